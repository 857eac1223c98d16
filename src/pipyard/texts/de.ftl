### Was Pipyard auf Deutsch sagt.

## Warum ein Spiel zu Ende ging

all-dice-used = jemand hat alle seine Würfel verbraucht
all-own-dice-off = alle eigenen Würfel sind von der Pyramide herunter
amoeba-at-home = die Amöbe hat eine Ecke erreicht
corner-complete = eine Eckpyramide ist fertig
corners-complete = alle Eckpyramiden sind fertig
enough-dice-stored = genug Würfel sind gewonnen
enough-dice-won = genug Würfel sind gewonnen
goal-reached = das Ziel ist erreicht
last-die-placed = jemand hat seinen letzten Würfel gesetzt
last-in-the-game = nur noch einer hat Würfel
no-die-left = kein Würfel ist übrig
nobody-puts-a-die = drei Runden lang hat niemand einen Würfel gesetzt
overtime-shared = nach zehn Zusatzrunden lag niemand vorn
overtime-won = die Zusatzrunde hat entschieden
plate-full = die Platte ist voll
pyramid-complete = die Pyramide ist fertig
round-limit = die letzte Runde ist gespielt
rounds-played = alle Runden sind gespielt
rounds-won = genug Runden sind gewonnen
target-reached = das Ziel ist erreicht
top-of-a-corner = der obere Würfel einer fertigen Ecke ist erobert

## Was eine Szene sagt

acquire-paid = { $payer ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $payer }
    } hat { $payee ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $payee }
    } bezahlt: { $count }.
amoeba-homes = Die Ecken: { $home_0 } – { $seat_0 }, { $home_1 } – { $seat_1 }, { $home_2 } – { $seat_2 }. Die Punkte sind, wie weit die sechs Würfel davon entfernt sind.
dice-to-put = Noch zu setzende Würfel: { $count }.
dice-to-take = Noch zu nehmende Würfel: { $count }.
die-as-it-stands = Der Würfel zeigt { $triple } zu den Seiten a1–a9, i1–a1 und a9–i1. Er wird gesetzt, wie er steht.
diebylon-steps = Die Sprünge müssen zusammen { $steps } kosten.
diebylon-swap = Eine 1 ist gewürfelt: Tausch einen deiner Würfel mit einem freien feindlichen, der darauf liegt.
dora-greatest = { $by ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $by }
    } füllt { $cell } ({ $a }, { $b }, { $c }): Die größte Zahl gehört ihm. Gegen diesen Würfel.
dora-name-a-funnel = Mehrere Trichter warten: Nenn den, der als Nächster gefüllt wird.
dora-one-colour = { $by ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $by }
    } füllt { $cell } ({ $a }, { $b }, { $c }): Die drei Würfel haben eine Farbe. Gegen die größte Zahl.
dora-three-equal = { $by ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $by }
    } füllt { $cell } ({ $a }, { $b }, { $c }): Die Zahlen sind gleich, und sein Würfel kam zuletzt. Gegen irgendeinen.
dora-two-equal = { $by ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $by }
    } füllt { $cell } ({ $a }, { $b }, { $c }): Zwei Zahlen sind gleich, und die dritte gehört ihm. Gegen diesen Würfel.
forbidden-number = Die verbotene Zahl ist { $number }.
golden-middle = { $number } ist die mittlere Zahl: { $seat } baut einen Würfel an.
golden-two-equal = Zwei würfelten das Gleiche: { $seat } baut einen Würfel an.
golden-three-equal = Drei gleiche Zahlen: Alle nehmen { $count ->
    [one] einen Würfel ab.
   *[other] { $count } Würfel ab.
}
level-to-fill = { $level ->
    [0] Würfel kommen auf die Platte.
   *[other] Würfel kommen auf Ebene { $level } über der Platte.
}
masquerade-goal-blue-red-green = Ziel: auf allen drei Kanten Blau, Rot, Grün vom Fuß nach oben.
masquerade-goal-main = Ziel: auf allen drei Kanten dieselbe Folge vom Fuß nach oben.
masquerade-goal-training = Ziel: jede Kante einfarbig.
mes-des-buy = Niemand hat einen Würfel gewonnen: Kauf für einen Aktionswürfel noch einen Wurf, oder beende den Zug.
mes-des-feed = Der Rest des Topfes kommt zu einer Gruppe des Vorrats: Nenn ihre Größe.
mes-des-numbers = 6 und 5: { $seat }. 1 und 2: { $seat_two }. Wer würfelt, gewinnt mit beiden Zahlen, der andere nur mit der ersten.
mes-des-pool = Würfel im Topf: { $count }.
mes-des-ransom = Der Wurf bringt dem, der würfelt, { $gain }, und dem anderen { $loss }. Wie viele davon werden freigekauft?
mes-des-target = { $target } Würfel gewinnen, Aktionswürfel eingerechnet.
mucho-domino = Über der Platte muss eine untere Fläche dieselbe Zahl zeigen wie die, auf der sie liegt. Du darfst ablehnen.
mucho-slow = Eine Pyramide ist fertig: Jede weitere Runde kostet die anderen { $cost } Punkte.
plate-dice-left = Freie Stellen auf der Platte: { $count }.
roll-off-for = In { $cell } treffen sich drei Farben: { $count } Parteien würfeln darum.
round = Runde { $round } von höchstens { $of }.
round-without-limit = Runde { $round }.
steps-a-pip = Ein Auge ist jetzt { $steps ->
    [one] { $steps } Schritt wert.
   *[other] { $steps } Schritte wert.
}
steps-left = Übrige Schritte: { $steps }.
storing-shown = Die Zahlen sind { $a }, { $b } und { $c }: zusammen { $sum }, gesucht { $total }.
storing-sum = Zusammen ergeben die drei Zahlen { $sum }, gesucht { $total }.
storing-target = { $target } grüne Würfel gewinnen.
storing-total = Gesucht: drei Zahlen, die { $total } ergeben.
tumblin-ahead = { $seat } führt mit { $points }.
tumblin-ahead-you = Du führst mit { $points }.
tumblin-attitude = Der Würfel liegt, wie ausgelost: Lage { $attitude }.
tumblin-behind = { $seat } liegt { $points } zurück: Ein Würfel, der { $needs } oder mehr zählt, bringt die Führung.
tumblin-behind-you = Du liegst { $points } zurück: Ein Würfel, der { $needs } oder mehr zählt, bringt die Führung.
tumblin-bumps = Er stößt { $die } von { $from } auf { $zone }, oben { $face }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
tumblin-bumps-off = Er stößt { $die } von { $from } hinunter.
tumblin-bumps-short = Er stößt { $die } vor die Linie zurück.
tumblin-far-behind = { $seat } liegt { $points } zurück, mehr als ein Würfel gutmachen kann.
tumblin-far-behind-you = Du liegst { $points } zurück, mehr als ein Würfel gutmachen kann.
tumblin-foul = { $die } berührt nicht zuerst die Startrampe: Foul, keine Punkte.
tumblin-goal-rounds = { $number ->
    [one] Die meisten Punkte nach einer Runde gewinnen.
   *[other] Die meisten Punkte nach { $number } Runden gewinnen.
}
tumblin-goal-target = { $number } Punkte am Ende einer Runde gewinnen.
tumblin-goal-wins = { $number ->
    [one] Eine gewonnene Runde gewinnt.
   *[other] { $number } gewonnene Runden gewinnen.
}
tumblin-level = Gleichstand: Jeder Würfel, der zählt, bringt die Führung.
tumblin-nudges = Er streift { $die }, der auf { $zone } bleibt, oben { $face }.
tumblin-order = Es wird in dieser Reihenfolge geschossen: { $order }.
tumblin-order-roll = Ein Würfel für jede Partei: Der höchste schießt zuerst.
tumblin-overtime = Zusatzrunde { $round }.
tumblin-rests = { $die } bleibt auf { $zone } liegen, oben { $face }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
tumblin-rolls-off = { $die } verlässt das Brett.
tumblin-round = Runde { $round }.
tumblin-short = { $die } bleibt vor der Linie.
tumblin-team = ({ $colours })
up-and-down-build = Gerade Zahlen setzen Würfel, ungerade nehmen zurück. Gezählt werden die gezeigten Außenflächen.
up-and-down-colours = Gerade Zahlen nehmen Würfel, ungerade geben zurück. Gezählt wird, was die genommenen wert sind.
up-and-down-demolish = Gerade Zahlen nehmen Würfel weg, ungerade bringen sie zurück. Gezählt wird, wie viele übrig sind: Es gewinnt, wer am wenigsten hat.
you-may-stop = Du darfst jederzeit aufhören.

## Haufen und Würfe

action-dice = Aktionswürfel
as-it-stands = der Würfel, von a1–a9, i1–a1, a9–i1 gesehen
order = Reihenfolge
reserve-group = Gruppe des Vorrats
roll = Wurf
roll-off = Stechen
stock = Vorrat
stored = gesammelt
taken = genommen
throw = Wurf
unshot = noch zu schießen
won-dice = gewonnen

## Farben, und der Buchstabe, der für jede steht, wo es keine Farbe gibt

colour-black = schwarz
colour-blue = blau
colour-brown = braun
colour-dice = beliebige Farbe
colour-golden = golden
colour-green = grün
colour-grey = grau
colour-lime = hellgrün
colour-maroon = weinrot
colour-navy = dunkelblau
colour-olive = oliv
colour-orange = orange
colour-pink = rosa
colour-purple = lila
colour-red = rot
colour-turquoise = türkis
colour-white = weiß
colour-yellow = gelb
letter-black = S
letter-blue = B
letter-brown = N
letter-dice = D
letter-golden = O
letter-green = G
letter-grey = A
letter-lime = H
letter-maroon = M
letter-navy = U
letter-olive = V
letter-orange = E
letter-pink = P
letter-purple = L
letter-red = R
letter-turquoise = T
letter-violet = I
letter-white = W
letter-yellow = Y

## Verben der Züge, mit dem, was hinter dem Verb steht

verb-buy = noch einen Wurf kaufen
verb-decline = ablehnen
verb-draw = { $rest } ziehen
verb-end = den Zug beenden
verb-feed = der Gruppe von { $rest } geben
verb-fill = { $rest } füllen
verb-flick = { $rest } schnippen
verb-jump = springen lassen: { $rest }
verb-keep = { $rest } behalten
verb-lift = { $rest } anheben
verb-pass = passen
verb-place = { $rest } setzen
verb-put = { $rest } legen
verb-ransom = { $rest } freikaufen
verb-roll = würfeln
verb-set = { $rest } setzen
verb-set-showing = Trichter füllen, sichtbar { $numbers }
verb-shoot = echtes Brett, von Hand eingetragen: { $rest }
verb-step = ziehen: { $rest }
verb-stop = aufhören
verb-swap = { $rest } tauschen
verb-take = { $rest } nehmen

## Was von selbst geschieht

event-cover = der Würfel ist wieder bedeckt

## Das Zeichen zwischen Einern und Zehnteln

decimal-sign = ,
golden-middle-you = { $number } ist die mittlere Zahl: Du baust einen Würfel an.
golden-two-equal-you = Zwei würfelten das Gleiche: Du baust einen Würfel an.
