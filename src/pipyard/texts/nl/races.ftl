## Raffzahn, Grijpgraag, Bunte Kuh, Gevlekte koe, Perspectives, Uitkijk, Het ijdele parelhoen, De slimme mol

amiss-after-stop = Dat was na Stop: de dobbelsteen gaat terug, en elk van de anderen krijgt er een van jou.
amiss-hill = Hoop { $hill } is het niet.
amiss-no-funnel = Daar is geen trechter.
amiss-not-free = Die dobbelsteen is niet vrij: er ligt een andere op.
amiss-number = Dat toont { $shows }, niet { $asked }.
amiss-side = Zijde { $side ->
    [x] a1–a9
    [y] i1–a1
   *[other] a9–i1
 } moet { $asked } tonen; deze dobbelsteen toont daar { $shows }.
amiss-there-is-one = Er is een trechter die { $asked } toont.
amiss-two-numbers = Die dobbelsteen toont { $shows }; jouw getallen zijn { $own } en { $common }.
verdict-blocked = Je bent na een fout nog geblokkeerd.
verdict-busy = Te snel: een hand heeft even tijd nodig tussen twee grepen.
verdict-closed = Je bent nu niet aan de beurt.
verdict-gone = Te laat: dat is al weg.
verdict-grace = Niemand kon de roep al horen, dus dit telt niet.
verdict-late = Te laat: dat was al beslist.
verdict-nothing = Er gebeurt niets.
verdict-refused = Dat kan nu niet.
verdict-wrong = Fout.
grab-closed = Stop: handen weg tot de volgende worp.
grab-open = Grijp elke vrije dobbelsteen die op jouw zijde { $number } toont. Alleen { $seat } heeft gegooid en mag Stop roepen.
hint = Op dit moment: { $what }.
nothing-grabbed = er heeft te lang niemand een dobbelsteen gegrepen
only-the-plate-left = er is boven de plaat geen dobbelsteen meer
verb-grab = { $rest } grijpen
cow-place = Zet een van je dobbelstenen.
cow-point = Wijs een trechter aan waarvan de getallen { $total } maken.
cow-seek = Vind een trechter waarvan de drie getallen { $total } maken, of zeg dat die er niet is.
verb-blank = nergens
verb-call = roepen
verb-no = nee
nobody-puts-dice = er heeft te veel rondes niemand een dobbelsteen gezet
number-of-all = getal dat voor iedereen telt
own-number = eigen getal
toss-add = De anderen mogen dobbelstenen bijzetten, wat ze ook tonen: ieder hoogstens { $count }.
toss-all = Zet dobbelstenen die je eigen getal of { $number } tonen.
toss-others = Zet dobbelstenen die je eigen getal tonen. De { $number } telt ook, maar niet voor wie hem gooide.
verb-add = een dobbelsteen bijzetten op { $rest }
fowl-sides = Het verenkleed toont { $x } op zijde a1–a9, { $y } op zijde i1–a1 en { $z } op zijde a9–i1. Een dobbelsteen met alle drie mag je draaien.
time-over = de tijd is om
mole-age = De mol is precies { $what } jaar oud: van welke hoop zijn de zichtbare getallen samen zoveel?
mole-tell = De meester vraagt: { $what }
mole-below = Van onderen gezien is de bovenste van de hoop samen { $what }. Welke hoop?
mole-faces = Op welke hoop is de { $what } het vaakst te zien?
mole-hills = De toppen van de hopen: 1 is a1.2; 2 is a4.2; 3 is a7.2; 4 is d1.2; 5 is d4.2; 6 is g1.2.
mole-least = De mol houdt niet van { $what ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $what }
    }. Welke hoop heeft daar de minste dobbelstenen van?
mole-left = Raadsels over: { $count }.
mole-most = De mol houdt van { $what ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $what }
    }. Welke hoop heeft daar de meeste dobbelstenen van?
mole-near = De mol is bijna { $what } jaar oud: van welke hoop komen de zichtbare getallen het dichtst in de buurt?
mole-top = De bovenste van de hoop is samen { $what }. Welke hoop?
mole-was = Het was hoop { $hill }.
riddles-solved = alle raadsels zijn gegeven
verb-age = de zichtbare getallen zijn samen { $rest }
verb-below = de bovenste is van onderen gezien samen { $rest }
verb-faces = de meeste vlakken met { $rest }
verb-least = het minst { $rest ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $rest }
    }
verb-most = het meest { $rest ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $rest }
    }
verb-near = de zichtbare getallen komen het dichtst bij { $rest }
verb-point = hoop { $rest } aanwijzen
verb-top = de bovenste is samen { $rest }
verb-tell = een raadsel van de meester over hoop { $rest }
grab-open-you = Gris elke vrije steen die aan jouw kant { $number } toont. Jij hebt gegooid: roep Stop als er geen meer is.
