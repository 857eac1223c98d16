### Was die Kommandozeile sagt.

cli-about = worum es geht
cli-and-more = … und { $count } weitere
cli-at-rest = die Würfel liegen still
cli-begins = es beginnt: { $who }
cli-book = Buch
cli-cannot-stand-here = „{ $token }“ ist hier nicht möglich; möglich: { $offer }
cli-only-this = „{ $token }“ ist hier nicht möglich: Der Zug { $move } ist vollständig
cli-chance = Zufall: { $what }
cli-countdown = { $seconds } s
cli-dealt = die Würfel sind verteilt
cli-enter-plays = Eingabe spielt „{ $move }“; oder dazu: { $offer }
cli-event = { $who }: { $what }
cli-from-to = { $default } ({ $low } bis { $high })
cli-game-facts = { $seats } Spieler · etwa { $minutes } Minuten · { $kinds }
cli-games-played = { $title }: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }
cli-hand-below = Tipp ein, was du siehst; Eingabe lässt den Computer würfeln · help, quit
cli-hand-help = Tipp ein, was deine Würfel zeigen, zum Beispiel: { $example }
    Eingabe, oder „random“, lässt den Computer würfeln. Befehle: save DATEI, rules, log, quit.
cli-hand-over = { $name } ist dran. Gib die Tastatur weiter, dann drück die Eingabetaste.
cli-hand-prompt = { $who }, was zeigen die Würfel
cli-help = Tipp einen Zug ein ({ $forms }), oder nur den Teil, der sich nicht von selbst versteht.
    Die Tabulatortaste zeigt, was folgen kann; eine leere Zeile nummeriert es, dann genügt die Nummer.
      moves         nummeriert, was folgen kann
      hint          was ein gieriger Bot täte
      wait          im Wettlauf: die anderen vorlassen
      undo          den letzten Zug zurücknehmen (nie über einen Wurf hinaus)
      table         den Tisch noch einmal zeichnen
      rules         die Regeln dieses Spiels
      log           was bisher geschah
      save DATEI    das Spiel aufheben; weiter mit: pipyard play --load DATEI
      quit          aufhören
cli-help-free = {"  "}free          freie Würfel zeigen, funnels die Trichter (noch einmal: nicht mehr)
cli-help-places = Ein Platz heißt nach seiner Reihe und Nummer, über der Platte auch nach seiner Ebene: d5 liegt auf der Platte, d5.1 eine Ebene höher.
    Die Buchstaben stehen links von den Reihen, die Nummern darunter (folg der Schräge nach oben).
cli-hint = der gierige Bot würde spielen: { $move }
cli-figure-legend = **Die Zeichnungen.** Jede Ebene ist von oben gezeichnet, mit i1 oben. Ein Buchstabe ist ein Würfel dieser Farbe: { $colours }. Die drei Ziffern dahinter sind seine drei oberen Flächen: die zur Linie a hin, die linke, die rechte; ? ist eine Fläche, die man nicht sieht. ∘ ist ein leerer Trichter, · eine leere Stelle ohne Trichter, ○ ein Ring, × ein Kreuz, + ein Würfel, der noch kommt, * das Ende eines Pfeils. Andere Buchstaben und Zahlen erklärt die Bildunterschrift.
cli-how-to-read-cells = ein Platz ist sein Buchstabe (links von der Reihe) und seine Nummer (darunter; folg der Schräge nach oben), über der Platte dazu .Ebene: d5.1
cli-interval = 95 %
cli-keep-it = Das Spiel speichern? [Y/n]{" "}
cli-kept = Das Spiel ist gespeichert in { $path } - weiter mit: pipyard play --load { $path }
cli-kept-over = Das Spiel ist gespeichert in { $path } - noch einmal ansehen mit: pipyard replay { $path }
cli-key = Schlüssel
cli-keys = Tab ergänzt, Eingabe nummeriert · help, hint, undo, quit
cli-kind-3d = räumlich
cli-kind-alteration = Umbau
cli-kind-board = Brettspiel
cli-kind-chance = Zufall
cli-kind-construction = Aufbau
cli-kind-demolition = Abbau
cli-kind-dexterity = Geschicklichkeit
cli-kind-hidden = Geheimnis
cli-kind-memory = Gedächtnis
cli-kind-puzzle = Knobelei
cli-kind-riddle = Rätsel
cli-kind-sandbox = eigene Regeln
cli-kind-skill = Geschick
cli-kind-solo = auch allein
cli-kind-special = besonders
cli-kind-speed = Tempo
cli-kind-tactics = Taktik
cli-kind-teams = Teams
cli-kind-together = alle zugleich
cli-kind-writing = Schreiben
cli-label-of = { $label } von { $name }
cli-length = Länge: im Mittel { $mean } Ereignisse, von { $least } bis { $most }.
cli-level = Ebene { $level }
cli-look-well = Schau gut hin … { $seconds } s
cli-mean-rank = mittlerer Rang
cli-mean-score = mittlere Punkte
cli-minutes = Min.
cli-name-and-colour = { $name } ({ $colour })
cli-next = weiter: { $offer }
cli-no-bench = Die Messungen gehören zu den Quellen, nicht zum installierten Programm. In den Quellen: python -m benchmarks
cli-no-undo = keiner deiner Züge lässt sich zurücknehmen: Seither hat der Zufall entschieden
cli-nobody = niemand
cli-nobody-wins = Niemand gewinnt: { $why }.
cli-nobody-won = Ohne Sieger: { $count }.
cli-not-allowed = „{ $move }“ ist nicht erlaubt: { $because }
cli-not-over = Das Protokoll hört vor dem Ende des Spiels auf.
cli-notation = Züge: { $forms }
cli-nothing = nichts
cli-numbers-in-picture = Tipp eine Nummer, um zu wählen (bisher: { $begun }).
cli-one-of-several = { $name } ({ $seat })
cli-only-move = { $who }: Eingabe spielt { $move }
cli-option = Option
cli-option-why = was sie ändert
cli-player = Spieler { $seat }
cli-player-column = Spieler
cli-players = Spieler
cli-playing = spielt
cli-presets = Vorlagen: { $presets }
cli-prompt = { $who } { $begun }
cli-rank = Rang
cli-rolled = { $who } würfelt { $what }
cli-score = Punkte
cli-secret = eine geheime Wahl
cli-share = { $names } teilen den Sieg: { $why }.
cli-shared = geteilte Siege
cli-source = aus
cli-the-table = Alle
cli-title = Titel
cli-undone = zurückgenommen
cli-values = Werte, der Standardwert zuerst
cli-welcome = { $title }
cli-welcome-help = „help“ zeigt die Hilfe, „rules“ die Regeln, eine leere Zeile listet deine Züge auf.
cli-who = wer
cli-who-begins = Wer beginnt ({ $names })
cli-wins = { $you ->
    [1] Du gewinnst: { $why }.
   *[other] { $name } gewinnt: { $why }.
}
cli-won = gewonnen
cli-you = du

cli-lesson-title = { $title } lernen: Schritt { $step } von { $steps }
cli-lesson-go-on = Weiter mit Enter: 
cli-lesson-your-move = Dein Zug ({ $moves }): 
cli-lesson-not-that = Den nicht: Hier sind nur die Züge der Lektion möglich.
cli-lesson-again = Aus diesem Fehler lernt man. Versuch es noch einmal.
cli-lesson-end = Mehr brauchst du nicht. Jetzt spielen: pipyard play { $key }
cli-lesson-list = Spiele mit einer Lektion: { $games }
cli-lesson-fine = Die Lektion von { $title } stimmt: { $steps } Schritte.
cli-puzzle-title = Rätsel { $number } zu { $title } (Wertung { $rating })
cli-puzzle-move = Dein Zug:{ " " }
cli-puzzle-again = Noch einmal.
cli-puzzle-list = Rätsel: { $games }
cli-puzzle-next = Das war der letzte Schritt. Weiter: pipyard puzzle { $key } --number { $next }
