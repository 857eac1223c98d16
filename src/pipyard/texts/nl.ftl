### Wat Pipyard in het Nederlands zegt.

## Waarom een spel eindigde

all-dice-used = een speler heeft al zijn dobbelstenen gebruikt
all-own-dice-off = alle eigen dobbelstenen zijn van de piramide
amoeba-at-home = de amoebe heeft een hoek bereikt
corner-complete = een hoekpiramide is af
corners-complete = alle hoekpiramiden zijn af
enough-dice-stored = er zijn genoeg dobbelstenen gewonnen
enough-dice-won = er zijn genoeg dobbelstenen gewonnen
goal-reached = het doel is bereikt
last-die-placed = een speler heeft zijn laatste dobbelsteen gezet
last-in-the-game = nog maar één speler heeft dobbelstenen
no-die-left = er is geen dobbelsteen meer over
nobody-puts-a-die = drie rondes lang heeft niemand een dobbelsteen gezet
overtime-shared = na tien extra rondes stond niemand voor
overtime-won = de extra ronde heeft beslist
plate-full = de plaat is vol
pyramid-complete = de piramide is af
round-limit = de laatste ronde is gespeeld
rounds-played = alle rondes zijn gespeeld
rounds-won = er zijn genoeg rondes gewonnen
target-reached = het doel is bereikt
top-of-a-corner = de top van een volledige hoek is veroverd

## Wat een scène zegt

acquire-paid = { $payer ->
        [red] Rood
        [green] Groen
        [black] Zwart
        [blue] Blauw
        [golden] Goud
        [yellow] Geel
        [grey] Grijs
       *[other] { $payer }
    } heeft { $payee ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $payee }
    } betaald: { $count }.
amoeba-homes = De hoeken: { $home_0 } – { $seat_0 }, { $home_1 } – { $seat_1 }, { $home_2 } – { $seat_2 }. De score is hoe ver de zes stenen ervandaan zijn.
dice-to-put = Dobbelstenen die nog gezet moeten worden: { $count }.
dice-to-take = Dobbelstenen die nog genomen moeten worden: { $count }.
die-as-it-stands = De dobbelsteen toont { $triple } naar de zijden a1–a9, i1–a1 en a9–i1. Hij wordt gezet zoals hij staat.
diebylon-steps = De sprongen moeten samen { $steps } kosten.
diebylon-swap = Er is een 1 gegooid: ruil een van je dobbelstenen met een vrije van een tegenstander die erop ligt.
dora-greatest = { $by ->
        [red] Rood
        [green] Groen
        [black] Zwart
        [blue] Blauw
        [golden] Goud
        [yellow] Geel
        [grey] Grijs
       *[other] { $by }
    } vult { $cell } ({ $a }, { $b }, { $c }): het grootste getal is van hem. Tegen die dobbelsteen.
dora-name-a-funnel = Er wachten meerdere trechters: noem de trechter die nu wordt gevuld.
dora-one-colour = { $by ->
        [red] Rood
        [green] Groen
        [black] Zwart
        [blue] Blauw
        [golden] Goud
        [yellow] Geel
        [grey] Grijs
       *[other] { $by }
    } vult { $cell } ({ $a }, { $b }, { $c }): de drie dobbelstenen hebben één kleur. Tegen het grootste getal.
dora-three-equal = { $by ->
        [red] Rood
        [green] Groen
        [black] Zwart
        [blue] Blauw
        [golden] Goud
        [yellow] Geel
        [grey] Grijs
       *[other] { $by }
    } vult { $cell } ({ $a }, { $b }, { $c }): de getallen zijn gelijk, en zijn dobbelsteen kwam het laatst. Tegen een ervan naar keuze.
dora-two-equal = { $by ->
        [red] Rood
        [green] Groen
        [black] Zwart
        [blue] Blauw
        [golden] Goud
        [yellow] Geel
        [grey] Grijs
       *[other] { $by }
    } vult { $cell } ({ $a }, { $b }, { $c }): twee getallen zijn gelijk, en het derde is van hem. Tegen die dobbelsteen.
forbidden-number = Het verboden getal is { $number }.
golden-middle = { $number } is het middelste getal: { $seat } krijgt er een steen bij.
golden-two-equal = Twee gooiden hetzelfde: { $seat } krijgt er een steen bij.
golden-three-equal = Drie gelijke getallen: iedereen haalt er { $count ->
    [one] één steen af.
   *[other] { $count } stenen af.
}
level-to-fill = { $level ->
    [0] Stenen gaan op de plaat.
   *[other] Stenen gaan naar laag { $level } boven de plaat.
}
masquerade-goal-blue-red-green = Doel: blauw, rood, groen van voet tot top op alle drie de ribben.
masquerade-goal-main = Doel: dezelfde volgorde van voet tot top op alle drie de ribben.
masquerade-goal-training = Doel: elke ribbe van één kleur.
mes-des-buy = Niemand heeft een dobbelsteen gewonnen: koop nog een worp voor een actiesteen, of beëindig de beurt.
mes-des-feed = De rest van de pot gaat naar een groep van de voorraad: noem haar grootte.
mes-des-numbers = 6 en 5: { $seat }. 1 en 2: { $seat_two }. Wie gooit, wint met beide getallen, de ander alleen met het eerste.
mes-des-pool = Dobbelstenen in de pot: { $count }.
mes-des-ransom = De worp wint { $gain } voor wie gooit en { $loss } voor de ander. Hoeveel daarvan worden vrijgekocht?
mes-des-target = Wie { $target } dobbelstenen heeft, actiestenen meegeteld, wint.
mucho-domino = Boven de plaat moet een ondervlak gelijk zijn aan het vlak waar het op ligt. Je mag weigeren.
mucho-slow = Een piramide is af: elke ronde die nog volgt, kost de anderen { $cost } punten.
plate-dice-left = Plekken over op de plaat: { $count }.
roll-off-for = Op { $cell } komen drie kleuren samen: { $count } partijen gooien erom.
round = Ronde { $round } van hoogstens { $of }.
round-without-limit = Ronde { $round }.
steps-a-pip = Een oog is nu { $steps ->
    [one] { $steps } stap waard.
   *[other] { $steps } stappen waard.
}
steps-left = Stappen over: { $steps }.
storing-shown = De getallen zijn { $a }, { $b } en { $c }: samen { $sum }, gezocht { $total }.
storing-sum = Samen zijn de drie getallen { $sum }, gezocht { $total }.
storing-target = Wie { $target } groene dobbelstenen heeft, wint.
storing-total = Gezocht: drie getallen die samen { $total } zijn.
tumblin-ahead = { $seat } staat { $points } voor.
tumblin-ahead-you = Je staat { $points } voor.
tumblin-attitude = De dobbelsteen staat zoals geloot: stand { $attitude }.
tumblin-behind = { $seat } staat { $points } achter: een steen die { $needs } of meer telt, neemt de leiding.
tumblin-behind-you = Je staat { $points } achter: een steen die { $needs } of meer telt, neemt de leiding.
tumblin-bumps = Hij stoot { $die } van { $from } naar { $zone }, met { $face } boven: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
tumblin-bumps-off = Hij stoot { $die } van { $from } af.
tumblin-bumps-short = Hij stoot { $die } terug tot voor de lijn.
tumblin-far-behind = { $seat } staat { $points } achter, meer dan één steen kan goedmaken.
tumblin-far-behind-you = Je staat { $points } achter, meer dan één steen kan goedmaken.
tumblin-foul = { $die } raakt niet eerst het lanceerplatform: fout, geen punten.
tumblin-goal-rounds = { $number ->
    [one] Wie na één ronde de meeste punten heeft, wint.
   *[other] Wie na { $number } rondes de meeste punten heeft, wint.
}
tumblin-goal-target = Wie aan het eind van een ronde { $number } punten heeft, wint.
tumblin-goal-wins = { $number ->
    [one] Wie het eerst een ronde wint, wint.
   *[other] Wie het eerst { $number } rondes heeft gewonnen, wint.
}
tumblin-level = Gelijk: elke steen die telt, neemt de leiding.
tumblin-nudges = Hij raakt { $die } even, die op { $zone } blijft, met { $face } boven.
tumblin-order = Volgorde van schieten: { $order }.
tumblin-order-roll = Eén dobbelsteen voor elke partij: de hoogste schiet het eerst.
tumblin-overtime = Extra ronde { $round }.
tumblin-rests = { $die } blijft liggen op { $zone }, met { $face } boven: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
tumblin-rolls-off = { $die } gaat van het bord.
tumblin-round = Ronde { $round }.
tumblin-short = { $die } blijft voor de lijn liggen.
tumblin-team = ({ $colours })
up-and-down-build = Even getallen zetten dobbelstenen, oneven nemen terug. De score is het aantal zichtbare buitenvlakken.
up-and-down-colours = Even getallen nemen dobbelstenen, oneven geven terug. De score is wat de genomen dobbelstenen waard zijn.
up-and-down-demolish = Even getallen nemen dobbelstenen weg, oneven brengen ze terug. De score is hoeveel er over zijn: wie er het minst heeft, wint.
you-may-stop = Je mag altijd stoppen.

## Hoopjes en worpen

action-dice = actiestenen
as-it-stands = de dobbelsteen, gezien van a1–a9, i1–a1, a9–i1
order = volgorde
reserve-group = groep van de voorraad
roll = worp
roll-off = beslissende worp
stock = voorraad
stored = verzameld
taken = genomen
throw = worp
unshot = nog te schieten
won-dice = gewonnen

## Kleuren, en de letter die voor elke staat waar geen kleur is

colour-black = zwart
colour-blue = blauw
colour-brown = bruin
colour-dice = willekeurige kleur
colour-golden = goud
colour-green = groen
colour-grey = grijs
colour-lime = lichtgroen
colour-maroon = wijnrood
colour-navy = donkerblauw
colour-olive = olijf
colour-orange = oranje
colour-pink = roze
colour-purple = paars
colour-red = rood
colour-turquoise = turkoois
colour-white = wit
colour-yellow = geel
letter-black = Z
letter-blue = B
letter-brown = N
letter-dice = D
letter-golden = U
letter-green = G
letter-grey = S
letter-lime = L
letter-maroon = M
letter-navy = A
letter-olive = F
letter-orange = O
letter-pink = E
letter-purple = P
letter-red = R
letter-turquoise = T
letter-violet = V
letter-white = W
letter-yellow = Y

## Werkwoorden van zetten, met wat er achter staat

verb-buy = nog een worp kopen
verb-decline = weigeren
verb-draw = { $rest } trekken
verb-end = de beurt beëindigen
verb-feed = aan de groep van { $rest } geven
verb-fill = { $rest } vullen
verb-flick = { $rest } wegtikken
verb-jump = laten springen: { $rest }
verb-keep = { $rest } houden
verb-lift = { $rest } optillen
verb-pass = passen
verb-place = { $rest } zetten
verb-put = { $rest } leggen
verb-ransom = { $rest } vrijkopen
verb-roll = gooien
verb-set = { $rest } zetten
verb-set-showing = trechter vullen, zichtbaar { $numbers }
verb-shoot = echt bord, met de hand ingevoerd: { $rest }
verb-step = zetten: { $rest }
verb-stop = stoppen
verb-swap = { $rest } ruilen
verb-take = { $rest } nemen

## Wat vanzelf gebeurt

event-cover = de dobbelsteen is weer bedekt

## Het teken tussen eenheden en tienden

decimal-sign = ,
golden-middle-you = { $number } is het middelste getal: jij krijgt er een steen bij.
golden-two-equal-you = Twee gooiden hetzelfde: jij krijgt er een steen bij.
