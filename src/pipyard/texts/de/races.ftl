## Raffzahn, Der Gierschlund, Bunte Kuh, Gescheckte Kuh, Perspectives, Ausguck, Das eitle Perlhuhn, Der schlaue Maulwurf

amiss-after-stop = Das war nach dem Stopp: Der Würfel kommt zurück, und jeder andere bekommt einen von deinen.
amiss-hill = Hügel { $hill } ist es nicht.
amiss-no-funnel = Dort ist kein Trichter.
amiss-not-free = Dieser Würfel ist nicht frei: Ein anderer liegt darauf.
amiss-number = Das zeigt { $shows }, nicht { $asked }.
amiss-side = Seite { $side ->
    [x] a1–a9
    [y] i1–a1
   *[other] a9–i1
 } muss { $asked } zeigen; dieser Würfel zeigt dort { $shows }.
amiss-there-is-one = Es gibt einen Trichter, der { $asked } zeigt.
amiss-two-numbers = Dieser Würfel zeigt { $shows }; deine Zahlen sind { $own } und { $common }.
verdict-blocked = Du bist nach einem Fehler noch gesperrt.
verdict-busy = Zu früh: Eine Hand braucht zwischen zwei Griffen einen Augenblick.
verdict-closed = Du bist jetzt nicht an der Reihe.
verdict-gone = Zu spät: Das ist weg.
verdict-grace = Den Ruf kann noch niemand gehört haben, also zählt es nicht.
verdict-late = Zu spät: Das war schon entschieden.
verdict-nothing = Nichts geschieht.
verdict-refused = Das geht jetzt nicht.
verdict-wrong = Falsch.
grab-closed = Stopp: Hände weg bis zum nächsten Wurf.
grab-open = Greif jeden freien Würfel, der auf deiner Seite { $number } zeigt. Nur { $seat } hat gewürfelt und darf Stopp rufen.
hint = Gerade jetzt: { $what }.
nothing-grabbed = zu lange hat niemand einen Würfel gegriffen
only-the-plate-left = über der Platte ist kein Würfel mehr
verb-grab = { $rest } greifen
cow-place = Setz einen deiner Würfel.
cow-point = Zeig auf einen Trichter, dessen Zahlen { $total } ergeben.
cow-seek = Finde einen Trichter, dessen drei Zahlen { $total } ergeben, oder sag, dass es keinen gibt.
verb-blank = Fehlanzeige
verb-call = rufen
verb-no = nein
nobody-puts-dice = zu viele Runden hat niemand einen Würfel gesetzt
number-of-all = Zahl, die für alle zählt
own-number = eigene Zahl
toss-add = Die anderen dürfen Würfel dazusetzen, gleich was sie zeigen: je höchstens { $count }.
toss-all = Setz Würfel, die deine eigene Zahl oder { $number } zeigen.
toss-others = Setz Würfel, die deine eigene Zahl zeigen. Die { $number } zählt auch, aber nicht für den, der sie geworfen hat.
verb-add = einen Würfel dazusetzen nach { $rest }
fowl-sides = Der Mantel zeigt { $x } auf Seite a1–a9, { $y } auf Seite i1–a1 und { $z } auf Seite a9–i1. Ein Würfel mit allen dreien darf gedreht werden.
time-over = die Zeit ist um
mole-age = Der Maulwurf ist genau { $what } Jahre alt: Die sichtbaren Zahlen welches Hügels ergeben das?
mole-tell = Der Meister fragt: { $what }
mole-below = Von unten gesehen ergibt der obere Würfel { $what }. Welcher Hügel?
mole-faces = Auf welchem Hügel sieht man die { $what } am häufigsten?
mole-hills = Die oberen Würfel der Hügel: 1 ist a1.2; 2 ist a4.2; 3 ist a7.2; 4 ist d1.2; 5 ist d4.2; 6 ist g1.2.
mole-least = Der Maulwurf mag kein { $what ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $what }
    }. Welcher Hügel hat die wenigsten Würfel davon?
mole-left = Übrige Rätsel: { $count }.
mole-most = Der Maulwurf mag { $what ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $what }
    }. Welcher Hügel hat die meisten Würfel davon?
mole-near = Der Maulwurf ist fast { $what } Jahre alt: Die sichtbaren Zahlen welches Hügels kommen dem am nächsten?
mole-top = Der obere Würfel ergibt { $what }. Welcher Hügel?
mole-was = Es war Hügel { $hill }.
riddles-solved = alle Rätsel sind gestellt
verb-age = die sichtbaren Zahlen ergeben { $rest }
verb-below = der obere Würfel ergibt von unten { $rest }
verb-faces = die meisten Flächen mit { $rest }
verb-least = am wenigsten { $rest ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $rest }
    }
verb-most = am meisten { $rest ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $rest }
    }
verb-near = die sichtbaren Zahlen kommen { $rest } am nächsten
verb-point = auf Hügel { $rest } zeigen
verb-top = der obere Würfel ergibt { $rest }
verb-tell = ein Rätsel des Meisters über Hügel { $rest }
grab-open-you = Greif jeden freien Würfel, der auf deiner Seite { $number } zeigt. Du hast gewürfelt: Ruf Stopp, wenn keiner mehr da ist.
