## Warum etwas nicht geht.

why-eintrichtern-with-max-players-cannot = eintrichtern mit max_players { $most } geht nicht mit { $seats }

why-dice-go-forward-or-sideways = Würfel gehen vorwärts oder seitwärts in einen Nachbartrichter, nie zurück
why-there-is-no-die-of = auf { $cell } ist kein Würfel von dir
why-a-turn-must-change-the = eine Drehung muss die Zahlen ändern

why-it-does-not-cost-exactly = es kostet nicht genau die { $left }, die du hast
why-a-1-swaps-one-of = eine 1 tauscht einen deiner Würfel mit einem freien feindlichen, der unmittelbar darauf liegt
why-the-die-at-is-not = der Würfel auf { $cell } gehört dir nicht

why-you-draw-the-foot-of = du ziehst den Fuß einer deiner eigenen Kanten: { $feet }

why-you-pull-on-the-two = du ziehst an den zwei Kanten deiner eigenen Seite, eine bis acht Stellen unter dem obersten
why-adjacent-no-and-order-any = adjacent=no und order=any gehen nicht zusammen: Fast jede Pyramide hätte schon ein Ziel
why-own-run-has-six-numbers = eine eigene Reihe hat sechs Zahlen von 1 bis 6, oder sechs Nullen für keine
why-own-objectives = höchstens { $most } Aufgaben mit Kommas dazwischen: { $least } bis { $longest } Zahlen von 1 bis 6 oder Buchstaben von a bis f, oder zwei oder drei Teile von { $part } bis { $longest } mit + verbunden, zusammen 17 Zeichen

why-you-pull-a-die-of = du ziehst einen Würfel einer der drei Kanten, eine bis acht Stellen unter dem obersten
why-you-have-pulled-say-done = du hast gezogen: Sag done, oder melde mit claim

why-a-captured-die-goes-to = ein gefangener Würfel kommt in einen leeren Starttrichter seines Besitzers, als Drittes genannt
why-dice-stay-on-the-plate = Würfel bleiben auf der Platte
why-only-a-die-on-its = nur ein Würfel auf der eigenen Ziellinie geht seitwärts
why-a-die-at-home-only = ein Würfel zu Hause geht nur seitwärts auf seiner Ziellinie
why-an-escape-slides-down-a = eine Flucht geht gerade auf eine Ecke zu, den Grat entlang, in den Trichter gleich hinter den beiden daneben
why-an-attack-climbs-over-a = ein Angriff geht gerade auf eine Seite zu, über den Grat, in den Trichter gleich hinter den beiden daneben
why-your-own-dice-are-never = du kannst deine eigenen Würfel nicht fangen
why-the-die-at-is-at = der Würfel auf { $cell } ist zu Hause und sicher
why-its-owner-has-no-empty = sein Besitzer hat keinen leeren Starttrichter

why-is-not-next-to-your = { $cell } ist nicht neben deinem Forscher auf { $cell2 }
why-a-turn-can-be-stopped = ein Zug kann erst beendet werden, wenn der Forscher sich gedreht hat
why-the-explorer-has-turned-already = der Forscher hat sich schon gedreht: Tausch, oder hör auf
why-a-turn-must-change-how = eine Drehung muss ändern, wie der Forscher steht
why-touching-faces-must-be-equal = wo sich die beiden Würfel berühren, zeigt deiner { $mine } und der grüne { $theirs }: Die Zahlen müssen gleich sein
why-explorers-cannot-change-places-with = Forscher können nicht miteinander tauschen

why-the-die-is-rolled-not = der Würfel wird gewürfelt; wie er steht, kannst du nicht wählen
why-say-how-it-stands-place = sag, wie er steht: place STELLE TRIPEL
why-first-all-dice-are-placed = zuerst müssen alle Würfel gesetzt sein
why-a-die-pivots-into-an = ein Würfel kippt in einen benachbarten Trichter, und { $cell } ist nicht neben { $cell2 }
why-all-your-dice-are-placed = alle deine Würfel sind gesetzt: Kipp einen davon
why-is-not-in-the-start = { $cell } ist nicht im Startgebiet, den Reihen a und b

why-the-die-shows-its-last = der Würfel zeigt { $shown }: Sein letzter Sprung muss genau so weit auf einer Linie gehen, einen Würfel überqueren und in einem leeren Trichter enden
why-there-is-no-die-at = auf { $cell } ist kein Würfel
why-only-a-jump-after-a = nur ein Sprung nach einem Wurf lässt sich ablehnen
why-you-may-go-on-with = du darfst mit dem gewürfelten Würfel auf { $cell } weitermachen, oder aufhören
why-a-die-can-jump-so = ein Würfel kann springen, also muss einer

why-a-jump-goes-straight-over = ein Sprung geht geradeaus über einen benachbarten Würfel in den Trichter dahinter
why-a-turn-can-be-stopped-only = ein Zug kann nur nach der ersten von zwei Bewegungen beendet werden
why-all-your-dice-are-placed-step = alle deine Würfel sind gesetzt: Geh oder spring mit einem davon
why-is-neither-next-to-nor-behind = { $cell } liegt weder neben { $cell2 } noch gerade hinter einem Würfel daneben
why-is-not-next-to = { $cell } ist nicht neben { $cell2 }

why-only-the-customs-capture = nur der Zoll fängt
why-an-officer-jumps-straight-over = ein Zöllner springt geradeaus über einen Schmuggler nach dem anderen
why-the-smuggler-at-has-arrived = der Schmuggler auf { $cell } ist angekommen und bleibt dort
why-smugglers-keep-off-the-edges = Schmuggler dürfen nicht in die Trichter an den Seiten i1–a1 und a9–i1

why-no-number-of-leads-there = keine Zahl von { $shown } führt auf freiem Weg dorthin: Schwarze Würfel sperren ihn, rote werden nie betreten
why-the-guard-puts-one-black = die Wache setzt einen schwarzen Würfel in einen leeren Trichter neben Grün
why-with-the-numbers-that-point = mit { $shown } stimmen die Zahlen nicht, die auf den Thron zeigen
why-you-can-move-so-you = du kannst gehen, also musst du
why-only-the-guard-places-dice = nur die Wache setzt Würfel
why-the-throne-is-entered-only = auf den Thron kommt man nur von g1, g2 und g3

why-no-shift = beim Schieben geht die ganze Reihe einen Schritt, in leere Trichter
why-no-swing = beim Schwenken dreht sich die Reihe um ihren Endwürfel auf die nächste Linie, in leere Trichter
why-no-hop = beim Springen geht die Reihe zwei Schritte zur Seite über einen Würfel einer anderen Reihe, oder ihre Linie entlang über alle Würfel vor ihr, in leere Trichter
why-no-mount = beim Aufsteigen geht jeder Würfel der Reihe in einen Trichter aus drei Würfeln anderer Reihen, und alle in dieselbe Richtung
why-no-dismount = beim Absteigen geht jeder Würfel direkt hinter zwei der Würfel unter ihm in einen leeren Trichter der Platte, und alle in dieselbe Richtung
why-a-mounted-row-can-only = eine aufgestiegene Reihe kann nur absteigen
why-this-row-is-not-mounted = diese Reihe ist nicht aufgestiegen
why-your-mounted-row-has-to = deine aufgestiegene Reihe muss zuerst herunter
why-dice-of-another-row-rest = Würfel einer anderen Reihe liegen auf dieser und blockieren sie
why-without-blockade-no-row-mounts = ohne die Option Blockade steigen Reihen nicht auf andere
why-a-single-die-does-not = ein einzelner Würfel schwenkt nicht
why-a-swing-is-named-by = nenn das Ende der Reihe, das schwenkt
why-this-row-is-named-by = diese Reihe heißt nach ihrem ersten Würfel, { $cell }

why-only-your-witch-moves-the = nur deine Hexe bewegt sich, der Würfel auf { $cell }

why-dogs-stand-on-the-dice = Hunde stehen auf den Würfeln der Platte
why-dogs-sit-in-the-funnels = ein Hund sitzt in einer Lücke zwischen drei Schafen; tipp ein Schaf an, um nach ihm zu fragen
why-a-bush-cannot-be-the = ein Busch kann nicht der Wolf sein
why-the-wolf-is-one-of = der Wolf ist einer der 45 Würfel auf der Platte
why-the-wolf-is-hidden-already = der Wolf ist schon versteckt
why-only-the-dice-on-the = nur die Würfel auf der Platte können der Wolf sein
why-a-dog-is-at-already = auf { $cell } ist schon ein Hund
why-first-the-wolf-is-hidden = zuerst wird der Wolf versteckt: name STELLE

why-the-amoeba-would-be-torn = die Amöbe würde zerreißen
why-you-have-to-make-all = du musst alle deine Schritte machen
why-the-amoeba-must-hang-together = die Amöbe muss zusammenhängen, wenn du aufhörst
why-is-not-adjacent-to = { $cell } ist nicht neben { $cell2 }

why-you-have-to-put-more = du musst noch { $due } setzen

why-only-who-takes-dice-off = du darfst nur aufhören, während du beim Abbauen Würfel wegnimmst
why-dice-that-come-back-must = du musst die Würfel, die zurückkommen, wieder setzen
why-with-a-you = mit einer { $rolled }: { $dice }
why-that-colour-is-not-yours = diese Farbe kannst du jetzt nicht zurückgeben
why-the-colours-version-of-up = Auf und Ab mit Farben ist für 2 bis 6, nicht für { $seats }
why-up-and-down-is-for = Auf und Ab ist für 3 oder für drei Teams (6, 9), nicht für { $seats }; mit Farben ist es für 2 bis 6

why-dice-go-to-level-until = { $level ->
    [0] füll zuerst die Platte
   *[other] füll zuerst Ebene { $level }
}

why-a-rolled-die-is-put = ein gerollter Würfel wird gesetzt, wie er steht
why-name-one-of-the-funnels = nenn einen der Trichter, die zu füllen sind
why-its-lower-face-must-show = seine untere Fläche muss die Zahl der Fläche zeigen, auf der sie liegt
why-first-a-funnel-has-to = zuerst muss ein Trichter gefüllt werden

why-red-and-green-must-not = Rot und Grün dürfen sich nicht berühren
why-black-is-for-those-who = Schwarz darfst du nur nehmen, wenn du weder Rot noch Grün setzen kannst
why-you-have-no-die-left = du hast keinen Würfel mehr in { $verb ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $verb }
    }

why-no-lower-face-of-the = keine untere Fläche des Würfels gleicht der, auf der sie läge
why-the-die-has-to-be = du musst den Würfel setzen
why-does-not-belong-to-your = { $cell } gehört nicht zu deiner Ecke

why-the-chunk-does-not-fit = das Stück passt nicht dorthin: Es behält seine Form, jeder seiner Würfel steht fest, und es berührt den Bau { $touch }
why-a-chunk-has-dice-at = ein Stück hat höchstens { $most } Würfel
why-the-dice-of-a-chunk = die Würfel eines Stücks hängen mit Flächen zusammen
why-a-chunk-is-lifted-off = ein Stück wird abgehoben: Alles, was auf seinen Würfeln liegt, muss mit
why-that-would-break-the-rest = das würde den Rest deines Blocks in Stücke brechen
why-this-chunk-can-be-set = dieses Stück passt nirgends auf die Pyramide
why-is-not-in-your-cube = { $die } ist nicht in deinem Block
why-cube-cannot-be-125-with = cube kann mit drei Spielern nicht 125 sein: 3 x 125 Würfel sind nicht in der Schachtel
why-contact-cannot-be-face-with = contact kann mit einem chunk_max unter 3 nicht face sein: Ein einzelner Würfel der Platte berührt nichts mit einer Fläche

why-the-chunk-does-not-fit-there = das Stück passt nicht dorthin: Es behält seine Form, und jeder seiner Würfel ruht auf der Platte, auf einem Würfel oder auf dem Stück selbst
why-a-chunk-has-dice = ein Stück hat { $sizes } Würfel
why-that-would-break-the-rest-of = das würde den Rest deines flachen Blocks in Stücke brechen
why-is-not-in-your-block = { $die } ist nicht mehr in deinem Block
why-chunks-must-contain-1-without = chunks muss 1 enthalten: Ohne einzelne Würfel könnte niemand beginnen

why-nothing-carries = nichts trägt { $loose }
why-it-must-touch-the-main = es muss den Hauptbau mit einer Fläche berühren, als gerade Reihe oder als L
why-your-straight-row-earns-one = deine gerade Reihe bringt einen Würfel: Setz ihn in einen Trichter
why-the-first-die-goes-into = der erste Würfel kommt in einen Trichter der Platte
why-as-long-as-a-piece = solange irgendwo ein Dreierstück passt, setzt du drei
why-a-die-lies-at-already = auf { $taken } liegt schon ein Würfel

why-you-have-no-die-in = du hast keinen Würfel in der Hand: Würfle zuerst
why-is-no-cell-of-the = { $cell } ist keine Stelle des Mantels: Eine ihrer Zahlen muss 1 sein, und keine 0

why-a-row-is-straight-of = eine Reihe muss gerade und einfarbig sein und darf keine anderen Würfel tragen

why-you-take-one-die-first = zuerst nimmst du einen Würfel
why-what-a-double-gives-must = du musst die Würfel nehmen, die ein Pasch gibt

why-a-die-of-a-dearer = ein Würfel einer teureren Farbe ist frei: Grün vor Schwarz vor Rot
why-mix-cannot-be-the-three = mix kann nicht { $mix } sein: Die drei Zahlen müssen 165 ergeben, nicht { $mix2 }

why-say-how-it-stands-as = sag, wie er steht, wie in add 6,1,0 623
why-it-is-rolled-how-it = wie er steht, wird gewürfelt; du kannst es nicht wählen
why-touches-neither-the-thrown-die = { $cell } berührt weder den geworfenen Würfel noch einen dazugesetzten

why-mount-where-say-a-place = wohin? Nenn eine Stelle vor einer Seite, wie in mount -1,3,4
why-a-die-is-drawn-out = ein Würfel wird aus einer Seite gezogen: { $outward }
why-nothing-follows-stop = auf stop folgt nichts
why-you-may-draw-mount-pull = du darfst draw, mount, pull, place oder stop sagen
why-does-not-lie-in-that = { $cell } liegt nicht in dieser Seite
why-there-is-no-such-die = so einen Würfel gibt es in der Pyramide nicht
why-a-die-is-pulled-out = ein Würfel wird höchstens { $farthest } mm herausgezogen, nicht { $distance }
why-no-die-is-taken-out = kein Würfel wird aus der Pyramide genommen
why-all-dice-of-the-box = alle Würfel der Schachtel sind angehängt
why-is-a-cell-of-the = { $atoms } ist eine Stelle der Pyramide; eine Stelle vor einer Seite hat eine -1
why-a-die-before-a-side = ein Würfel vor einer Seite wird angehängt: mount { $spot }

why-there-are-six-hills-1 = es gibt sechs Hügel, 1 bis 6
why-a-riddle-must-fit-exactly = ein Rätsel muss auf genau einen Hügel passen; mit tell, einem Hügel und Worten darfst du ein eigenes stellen
why-master-cannot-be-a-person = master kann mit 2 Plätzen kein Mensch sein: Er meldet selbst nicht und braucht zwei andere
why-only-a-master-who-builds = nur ein Meister, der die Hügel baut, darf Würfel tauschen und drehen; die Option „wer die Hügel baut“ erlaubt es
why-the-hills-were-changed-often-enough = tausche zwei verschiedene Würfel der Hügel oder drehe einen; nach 60 Änderungen muss das Rätsel kommen
why-only-a-person-builds-hills = wo der Meister die Hügel baut, muss ein Mensch Meister sein

why-only-a-blockaded-player-may = nur wer blockiert ist, darf passen
why-you-have-to-lift-a = du musst eine Blockade aufheben: Spring mit einem Würfel, der auf einem blockierten steht

why-you-jump-with-your-own = du springst mit deinem eigenen Würfel, auf { $cell }
why-the-angel-may-not-land = der Engel darf nicht auf dem Teufel landen


why-map-cannot-be-it-is = map kann nicht { $id } sein: Es gibt { $known }{ $hint }

why-first-keep-the-roll-or = behalte zuerst den Wurf, oder würfle einige Würfel neu: Vorher schreibt niemand
why-the-dice-lie-now-everybody = die Würfel liegen: Jetzt schreiben alle
why-start-seat-cannot-be-there = start_seat kann nicht { $start } sein: Es gibt { $seats } Plätze, gezählt von 0
why-there-is-no-city-on = auf der Karte { $id } gibt es keine Stadt { $atom }; sie hat: { $city }

why-it-should-name-one-or = es sollte einen oder zwei Einträge nennen: je ein Würfelpaar (oder cross) und eine Stadt
why-only-one-city-is-empty = nur eine Stadt ist leer: ein Eintrag
why-every-round-takes-two-entries = jede Runde braucht zwei Einträge
why-already = { $city }: schon vergeben ({ $stands })
why-stands-in-already = { $pair } steht schon in { $there }
why-cannot-take-both-entries = { $entries } kann nicht beide Einträge aufnehmen
why-can-be-written-once-only = { $entries } lässt sich nur einmal schreiben
why-a-die-cannot-be-used = in der letzten Runde lässt sich kein Würfel doppelt benutzen: Es gibt nur eine Zahl
why-a-die-has-been-used = ein Würfel ist schon doppelt benutzt: Das geht einmal pro Spiel
why-two-crosses-need-no-die = zwei Kreuze verwenden keinen Würfel doppelt
why-and-should-have-exactly-one = { $pairs } und { $pairs2 } sollten genau einen Würfel gemeinsam haben
why-no-second-number-can-be = mit einem Würfel von { $pairs } lässt sich keine zweite Zahl bilden
why-and-share-a-die-only = { $pairs } und { $pairs2 } teilen sich einen Würfel: Das darf nur „twice“, einmal pro Spiel
why-has-two-equal-digits-not = { $pair } hat zwei gleiche Ziffern: nicht erlaubt, wenn ein Würfel doppelt benutzt wird

why-a-try-ends-after-seconds = ein Versuch endet nach { $limit } Sekunden
why-nothing-follows = auf { $verb } folgt nichts
why-an-entry-begins-with = ein Eintrag beginnt mit { $verbs }
why-needs-whole-number = { $verb } braucht so viele ganze Zahlen: { $bounds }
why-solved-needs-the-seconds-it = solved braucht die Sekunden, wie in solved 34.5
why-cannot-be-it-lies-between = { $value } kann nicht sein: Es liegt zwischen 0 und { $most }

why-first-call-then-point = zuerst rufen, dann zeigen
why-you-have-passed-already = du hast schon gepasst
why-put-your-die-where-you = setz deinen Würfel dorthin, wo du die Summe gefunden hast, oder in irgendeinen Trichter, wenn es keinen gab
why-you-have-called-point-at = du hast gerufen: Zeig auf einen Trichter

why-you-may-now = du darfst jetzt: { $words }

why-only-the-player-who-rolled = nur wer gewürfelt hat, ruft Stopp, solange der Zug offen ist

why-you-have-your-total-lift = du hast deine Summe: Heb einen Würfel an
why-first-you-roll-or-keep = zuerst würfelst du, oder behältst die Summe, die daliegt
why-there-is-no-die-to = auf { $cell } ist kein Würfel, den man anheben kann

why-a-turn-is-entered-with = ein Zug wird eingetragen mit { $ends }
why-a-die-from-cannot-come = ein Würfel von { $cell } kann nicht auf { $cell2 } zur Ruhe kommen
why-there-is-no-die-left = es ist kein Würfel übrig, der sich gesetzt haben könnte
why-the-die-at-came-there = der Würfel auf { $cell } kam in diesem Zug dorthin
why-the-die-at-is-put = der Würfel auf { $cell } wird sofort zurückgesetzt und nicht eingetragen
why-enter-those-first = { $because }: Trag die zuerst ein

why-one-standing-and-touching = { $wanted }: fest stehend, und mit einer Fläche einen deiner Würfel berührend
why-all-standing-hanging-together-by = { $wanted }: alle fest stehend, mit Flächen zusammenhängend, und mit einer Fläche einen deiner Würfel berührend
why-the-start-pyramid-is-named = die Startpyramide heißt nach ihrem oberen Würfel, einer Stelle der Ebene 1
why-keep-the-1-or-roll = behalte die 1, oder würfle noch einmal

why-you-have-no-in-your = du hast keine { $number } in deinem Wurf
why-only-the-player-with-the = nur wer den goldenen Würfel hat, ruft Stopp
why-the-round-is-stopped-already = die Runde ist schon gestoppt

why-it-would-make-a-row = es ergäbe eine einfarbige Reihe
why-the-pile-has-stood-like = diese Stellung gab es schon einmal
why-you-take-a-die-from = du nimmst einen Würfel von der Platte, der mindestens zwei Flächen zeigt
why-first-you-take-a-die = zuerst nimmst du einen Würfel
why-put-the-die-in-your = leg den Würfel in deiner Hand zurück, oder behalte ihn
why-no-die-is-put-on = auf die bloße Platte kommt kein Würfel
why-the-three-dice-under-it = die drei Würfel darunter müssen drei Farben haben, oder alle eine, die nicht die des Würfels ist

why-feed-a-group-there-is = wähl eine vorhandene Gruppe: { $true }
why-you-can-ransom-0-to = du kannst 0 bis { $seat } Würfel freikaufen
why-nobody-has-won-a-die = niemand hat einen Würfel gewonnen: Kauf noch einen Wurf, oder beende deinen Zug

why-position-is-no-die-it = position: { $entry } ist kein Würfel: Es sollte STELLE=Farbe oder STELLE=Farbe=Tripel lauten
why-position = position: { $place }
why-is-switched-off-there-is = { $verb } ist ausgeschaltet; es gibt: { $actions }
why-it-must-touch-another-die = es muss einer der übrigen Würfel sein und einen anderen mit einer Fläche berühren

why-board-cannot-be-it-is = board kann nicht { $what } sein: Es gibt { $known }{ $hint }

why-is-no-die-on-the = { $token }: { $head } ist kein Würfel auf dem Brett; { $wanted }
why-a-die-that-lies-so = { $token }: ein Würfel, der so liegt, ist { $seen }
why-tells-no-zone-and-face = { $token } nennt weder Zone noch Zahl; { $wanted }
why-here-a-die-that-is = { $token }: hier zählt ein Würfel, der draußen ist, also braucht es auch seine Zahl, wie in off3
why-is-no-face-of-these = { $token }: { $word } ist keine Zahl dieser Würfel, die 1 bis { $faces } zeigen
why-an-outcome-of-words-is = ein Ergebnis aus { $tokens } Wörtern ist zu lang
why-names-a-die-twice = { $what } nennt einen Würfel zweimal
why-does-not-say-how-lies = { $what } sagt nicht, wie { $die } liegt; { $wanted }

why-is-said-twice-in = { $key } steht zweimal in { $what }
why-up-a-die-of-faces = up={ $number }: ein Würfel mit { $faces } Flächen zeigt 1 bis { $faces2 }
why-a-shot-begins-with-flick = ein Schuss beginnt mit flick, roll oder shoot und nennt einen Würfel
why-dice-are-flicked-in-this = in diesem Spiel wird geschnippt, nicht gerollt (launch=any erlaubt es)
why-cannot-be-shot-now-you = { $at } kann jetzt nicht gespielt werden; du kannst: { $ready }
why-is-said-twice = { $key } kommt zweimal vor
why-another-die-lies-there = dort liegt ein anderer Würfel
why-at-the-die-does-not = auf { $x }, { $y } liegt der Würfel nicht ganz auf der Startrampe
why-is-not-over-the-disc = { $x }, { $y } ist nicht über der Startrampe
why-another-die-lies-at = auf { $x }, { $y } liegt ein anderer Würfel
why-there-is-no-free-place = auf der Startrampe ist kein Platz frei
why-cannot-stand-in-a-shot = { $token } kann nicht in { $what } stehen; ein Schuss lautet: flick A1 aim=-3.5 speed=1.3
why-does-not-tell-what-the = { $what } beschreibt nicht, was die Hand tat: Es muss { $keys } angeben

why-mode-is-for-players-not = mode={ $mode } ist für { $allowed } Spieler, nicht für { $seats }

why-cannot-be-played-by-it = { $key } lässt sich nicht mit { $seats } spielen: Es braucht { $allowed }
why-start-seat-cannot-be-the = start_seat kann nicht { $first } sein: Die Plätze von { $seats } Spielern sind 0 bis { $seats2 }
why-cannot-be-played-by-any = { $key } lässt sich mit { $options } von keiner Spielerzahl spielen

why-line-1-this-is-no = Zeile 1: Das ist kein Protokoll von Pipyard in Version 1: Es sollte mit „pipyard 1“ beginnen
why-line-is-no-header-line = Zeile { $at }: { $at2 } ist keine Kopfzeile: Sie sollte „Schlüssel: Wert“ lauten
why-line-1-the-header-has = Zeile 1: Im Kopf fehlt die Zeile { $key }: Sie sollte { $wanted } lauten
why-line-should-read = Zeile { $number }: „{ $key }: { $value }“ sollte { $wanted } lauten
why-line-is-no-event-it = Zeile { $number }: { $line } ist kein Ereignis: Es sollte „0 Zug“ oder „* Ergebnis“ lauten

why-the-game-is-over = das Spiel ist aus
why-chance-has-to-decide-first = zuerst entscheidet der Zufall: happen(outcome)
why-seat-is-not-asked-now = nicht Platz { $seat } ist an der Reihe, sondern Platz { $asked }
why-nothing-is-to-be-rolled = jetzt ist nichts zu würfeln: Ein Spieler entscheidet
why-cannot-happen-here = { $landed } kann hier nicht geschehen
why-nothing-is-to-be-rolled-now = jetzt ist nichts zu würfeln: Die Spieler laufen um die Wette
why-the-stamp-lies-before-the = der Zeitstempel { $stamp } liegt vor dem letzten, { $clock }: Zeitstempel gehen nie zurück
why-nothing-can-be-taken-back = nichts kann zurückgenommen werden: { $why }
why-seat-is-not-asked-now-so = Platz { $seat } ist nicht an der Reihe, also kann seine Zeit nicht ablaufen
why-there-is-no-seat = es gibt keinen Platz { $seat }
why-the-log-was-written-by = das Protokoll schrieb Version { $version } von { $game }, dies ist Version { $version2 }
why-the-header-asks-for-what = der Kopf passt nicht zu { $game }: { $error }
why-is-not-allowed-now-a = { $what } ist jetzt nicht erlaubt; ein Zug kann beginnen mit: { $offer }
why-is-not-allowed = { $typed } ist nicht erlaubt: { $because }

why-knows-no-move-it-knows = { $whose } hat keinen Zug { $tokens }; die Züge sind: { $forms }
why-an-empty-line-is-no = eine leere Zeile ist kein Zug; die Züge von { $whose } sind: { $forms }
why-a-move-of-words-and = ein Zug aus { $tokens } Wörtern und { $what } Zeichen ist zu lang
why-is-no-move-it-should = { $shortened } ist kein Zug{ $trouble }; er sollte lauten: { $near }

why-there-is-no-option-there = es gibt keine Option { $what }; es gibt: { $known }

why-the-game-has-not-ended = das Spiel ist nach { $limit } Schritten nicht zu Ende
why-the-game-is-not-over = das Spiel ist nicht aus

why-seat-sends-more-than-inputs = Platz { $seat } sendet mehr als { $mostasecond } Eingaben pro Sekunde

why-is-not-finished = { $what } ist unvollständig; { $steps }
why-cannot-stand-here-in = { $token } ist hier in { $what } nicht möglich; { $steps }
why-is-not-of-the-cards = { $strip } sind nicht { $count } der { $deck } Karten { $cards } in irgendeiner Folge

why-a-board-needs-a-table = ein Brett braucht eine Tabelle [{ $where }{ $key }]
why-there-is-no-entry-there = es gibt keinen Eintrag { $where }{ $key }.{ $what }; es gibt: { $allowed }
why-should-be-a-number-not = { $what } sollte eine Zahl sein, nicht { $value }
why-should-be-a-finite-number = { $what } sollte eine endliche Zahl vernünftiger Größe sein, nicht { $value }
why-a-board-needs = ein Brett braucht { $what }
why-should-lie-between-and-not = { $what } muss zwischen { $low } und { $high } liegen, nicht { $value }
why-should-be-numbers = { $what } sollte { $count } Zahlen sein
why-board-pegs-at-should-be = board.pegs.at sollte eine Liste von höchstens 200 Orten [x, y] sein
why-board-pegs-at-holds-places = board.pegs.at enthält Orte [x, y], nicht { $spot }
why-a-board-needs-two-to = ein Brett braucht zwei bis zwölf Tabellen [[board.step]]
why-the-last-step-should-end = die letzte Stufe sollte bei board.length, { $length }, enden, nicht bei { $end }
why-should-be-a-table-with = { $where } sollte eine Tabelle mit y und top sein
why-times-should-be-a-whole = { $where }.times sollte eine ganze Zahl außer 0 sein, nicht { $times }
why-y-should-begin-at-and = { $where }.y sollte bei { $before } beginnen und mindestens 20 lang sein, nicht { $span } bis { $span2 }
why-top-should-lie-below-the = { $where }.top sollte unter der Stufe davor liegen, { $top }, nicht bei { $top2 }
why-there-is-no-entry-there-are = es gibt keinen Eintrag { $where }.{ $what }; es gibt: y, top, times
why-is-too-large-for-a = { $path } ist zu groß für ein Brett
why-cannot-be-read = { $path } lässt sich nicht lesen: { $strerror }
why-is-no-toml-file = { $path } ist keine TOML-Datei ({ $error })
why-is-no-part-of-a = { $key } gehört nicht zu einem Brett: Es gibt board, dice und contact
why-contact-is-friction-restitution-friction = contact.{ $pair } ist [Reibung, Rückprall]: Reibung von 0.01 bis 2, Rückprall von 0 bis 0.95, nicht { $values }
why-board-line-must-lie-on = board.line muss auf der ersten Stufe liegen, zwischen y = { $start } und { $end }, nicht bei { $near } bis { $far }
why-board-disc-rect-is-x0 = board.disc.rect ist [x0, y0, x1, y1] mit x0 < x1 und y0 < y1
why-board-disc-must-lie-within = board.disc muss innerhalb der Breite des Bretts und vor der Linie liegen
why-board-disc-top-must-not = board.disc.top, { $disctop }, darf nicht unter der ersten Stufe liegen, { $top }
why-the-peg-at-does-not = der Stift bei { $x }, { $y } steht nicht auf dem Brett
why-the-peg-at-stands-on = der Stift bei { $x }, { $y } steht auf der Startrampe

why-there-is-no-die-of-faces = Würfel mit { $faces } Flächen gibt es hier nicht, nur mit 6, 8, 10, 12 oder 20

why-dice-are-dealt-as-many = { $count } Würfel werden verteilt: so viele Buchstaben von a (124) bis x (654), oder so viele Tripel, nicht { $what }

why-is-no-pose-it-is = { $what } ist keine Lage: Das sind sieben Zahlen x,y,z,w,i,j,k mit Kommas dazwischen
why-lies-farther-away-than-m = { $what } liegt weiter weg als { $far } m
why-is-no-pose-w-i = { $what } ist keine Lage: w,i,j,k müssen die Länge 1 haben

why-dice-are-thrown-as-many = { $count } Würfel werden geworfen: so viele Ziffern von 1 bis 6, nicht { $what }

why-after-the-aim-follows-how = nach dem Ziel kommt die Art und Weise: { $manners }
why-the-ladle-is-filled-dice = die Kelle muss voll sein: { $least } Würfel

why-it-must-lie-next-to = er muss neben einem Würfel liegen, der schon da ist
why-it-must-lie-next-to-own = er muss neben einem Würfel der eigenen Farbe liegen
why-dice-are-put-on-the = Würfel werden nur auf die Platte gesetzt: Die Trichter darüber füllen die Regeln

why-there-is-no-cell-coordinates = es gibt keine Stelle { $x },{ $y },{ $z }: Koordinaten sind 0 oder mehr und ergeben höchstens 8

why-is-recorded-while-it-is = { $verb } wird aufgezeichnet, während es geschieht: Es sollte { $verb2 } lauten
why-hands-can = { $what }: Hände können { $forms }
why-pull-which-die-say-its = welchen Würfel ziehen? Nenn seine Stelle, wie in pull 0,3,5, oder seine Nummer, wie in pull #12
why-ladle-how-many-dice-say = wie viele Würfel schütten? Nenn eine ganze Zahl, wie in ladle 12
why-takes-at-most-numbers = { $verb } nimmt höchstens { $most } Zahlen: { $fields }
why-is-no-number = { $verb }: { $atom } ist keine Zahl
why-should-read = { $verb } sollte { $verb2 } lauten
why-place-should-read = place sollte { $place } lauten
why-place-is-no-turn-it = place: { $fourth } ist keine Drehung: Das sind vier Zahlen w,i,j,k der Länge 1
why-does-not-do-it-lies = { $verb }: { $field } muss zwischen { $low } und { $high } liegen, nicht { $value }
why-a-die-is-thrown-with = ein Würfel wird mit höchstens 3 m/s geworfen, nicht { $velocity }
why-a-die-is-thrown-with-a = ein Würfel wird mit einem Drall von höchstens 40 rad/s geworfen, nicht { $spin }
why-a-die-is-thrown-from = ein Würfel wird von mindestens { $distance } cm neben der Platte geworfen
why-a-die-is-flicked-from = ein Würfel wird vom Tisch geschnippt, mindestens { $edge } cm neben der Platte
why-a-die-is-flicked-from-the = ein Würfel wird von der Linie { $distance } cm vor deiner Seite geschnippt, deren Mitte { $x } { $y } ist
why-a-breath-needs-a-direction = der Atem braucht eine Richtung
why-a-pull-needs-a-direction = das Ziehen braucht eine Richtung
why-place-a-turn-is-four = place: Eine Drehung sind vier Zahlen w,i,j,k der Länge 1
why-the-finger-presses-the-die = der Finger drückt den Würfel auf { $cell }

why-that-is-no-jump = ein Sprung geht gerade an einer Fläche hinauf, über den Grat und gerade hinunter, und nie über einen leeren Trichter

why-cannot-be-done-now-you = { $this } geht jetzt nicht; du kannst { $verbs }
why-you-have-no-die-left-2 = du hast keinen Würfel mehr
why-you-have-only-dice-for = du hast nur { $hand } Würfel für die Kelle
why-there-is-no-such-die-to = so einen Würfel gibt es nicht zu ziehen

why-there-is-no-funnel-at = auf { $what } ist kein Trichter: Darunter ist leer: { $empty }
why-there-is-no-funnel-at-a = auf { $what } ist kein Trichter: Dort liegt ein Würfel
why-the-die-at-is-not-free = der Würfel auf { $what } ist nicht frei: Auf ihm liegt { $over }

why-is-not-empty = { $cell } ist nicht leer
why-is-not-on-the-plate = { $cell } ist nicht auf der Platte

why-does-not-tell-how-a = { $token } sagt nicht, wie ein Würfel steht; { $wanted }
why-it-is-not-said-how = es ist nicht gesagt, wie { $missing } steht; { $wanted }
why-is-no-time-it-is = { $token } ist keine Zeit: Das sind Sekunden, wie in T12.34
why-and-cannot-both-stand-in = { $number } und { $cell } können nicht beide in { $where } stehen
why-does-not-say-of-which = { $token } nennt keinen Würfel; { $wanted }
why-a-die-that-lies-so-does = { $token }: Ein Würfel, der so liegt, steht nicht dort
why-is-no-die-here = { $token }: { $what } ist hier kein Würfel; { $wanted }
why-an-outcome-of-letters-is = ein Ergebnis aus { $what } Zeichen ist zu lang

why-there-is-no-channel-there = es gibt keinen Kanal { $what }; es gibt { $number }
why-it-lies-between-and = { $what } muss zwischen { $low } und { $high } { $unit } liegen, nicht { $value }
why-a-recorded-movement-is-a = eine aufgezeichnete Bewegung ist ein Wort aus höchstens { $letters } Zeichen, das mit { $recording } beginnt
why-a-recorded-movement-is-written = eine aufgezeichnete Bewegung besteht nur aus Buchstaben, Ziffern, - und _
why-this-is-no-recorded-movement = das ist keine aufgezeichnete Bewegung: Sie ist abgeschnitten oder zu lang
why-this-is-no-recorded-movement-it = das ist keine aufgezeichnete Bewegung: Sie lässt sich nicht entpacken
why-this-is-no-recorded-movement-of = das ist keine aufgezeichnete Bewegung der Version { $version }
why-this-is-no-recorded-movement-its = das ist keine aufgezeichnete Bewegung: Ihre Kanäle oder ihre Länge ergeben keinen Sinn
why-this-is-no-recorded-movement-something = das ist keine aufgezeichnete Bewegung: Nach ihrem Ende folgt noch etwas
why-in-a-recorded-movement-lies = in einer aufgezeichneten Bewegung liegt { $channel } zwischen { $low } und { $high } { $unit }
why-this-is-no-recorded-movement-it-ends = das ist keine aufgezeichnete Bewegung: Sie endet zu früh

why-nobody-has-said-how-a = Version { $now } von { $game } kann kein Protokoll der Version { $version } lesen
why-a-fault-of-that-version-ended-the-game = das Protokoll stammt aus Version { $version } von { $game }, in der ein Fehler das Spiel zu früh beendete
