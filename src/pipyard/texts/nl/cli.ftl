### Wat de opdrachtregel zegt, op alfabetische volgorde van de sleutels.

cli-about = over
cli-and-more = … en nog { $count }
cli-at-rest = de dobbelstenen liggen stil
cli-begins = eerste speler: { $who }
cli-book = boek
cli-cannot-stand-here = "{ $token }" kan hier niet; mogelijk: { $offer }
cli-only-this = "{ $token }" kan hier niet: de zet { $move } is compleet
cli-chance = toeval: { $what }
cli-countdown = { $seconds } s
cli-dealt = de dobbelstenen zijn verdeeld
cli-enter-plays = Enter speelt "{ $move }"; of voeg toe: { $offer }
cli-event = { $who }: { $what }
cli-from-to = { $default } ({ $low } tot { $high })
cli-game-facts = { $seats } spelers · ongeveer { $minutes } minuten · { $kinds }
cli-games-played = { $title }: { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, startgetal { $seed }
cli-hand-below = Typ wat je ziet; Enter laat de computer gooien · help, quit
cli-hand-help = Typ wat je dobbelstenen tonen, bijvoorbeeld: { $example }
    Enter, of "random", laat de computer gooien. Opdrachten: save BESTAND, rules, log, quit.
cli-hand-over = { $name } is aan de beurt. Geef het toetsenbord door en druk op Enter.
cli-hand-prompt = { $who }, wat tonen de dobbelstenen
cli-help = Typ een zet ({ $forms }), of alleen het deel ervan dat niet vanzelf duidelijk is.
    De Tab-toets toont wat er kan volgen; een lege regel nummert het, en dan is het nummer genoeg.
      moves         nummer wat er kan volgen
      hint          wat een gretige bot zou doen
      wait          in een race: laat de anderen voorgaan
      undo          neem je laatste zet terug (nooit voorbij een worp)
      table         teken de tafel opnieuw
      rules         de regels van dit spel
      log           wat er tot nu toe is gebeurd
      save BESTAND  bewaar het spel, om verder te gaan met: pipyard play --load BESTAND
      quit          stoppen
cli-help-free = {"  "}free          wijs de vrije dobbelstenen aan, funnels de trechters (nog eens: niet meer)
cli-help-places = Een plek heet naar haar rij en nummer, en boven de plaat naar haar laag: d5 ligt op de plaat, d5.1 één laag hoger.
    De letters staan links van de rijen, de nummers eronder (volg de helling omhoog).
cli-hint = de gretige bot zou spelen: { $move }
cli-figure-legend = **De tekeningen.** Elke laag is van boven getekend, met i1 bovenaan. Een letter is een dobbelsteen van die kleur: { $colours }. De drie cijfers erachter zijn de drie bovenvlakken: dat naar lijn a toe, het linker, het rechter; ? is een vlak dat je niet ziet. ∘ is een lege trechter, · een lege plek zonder trechter, ○ een ring, × een kruis, + een dobbelsteen die nog komt, * het eind van een pijl. Andere letters en cijfers legt het bijschrift uit.
cli-how-to-read-cells = een plek is haar letter (links van de rij) en haar nummer (eronder; volg de helling omhoog), en boven de plaat .laag: d5.1
cli-interval = 95 %
cli-keep-it = Het spel opslaan? [Y/n]{" "}
cli-kept = Het spel is opgeslagen in { $path } - ga verder met: pipyard play --load { $path }
cli-kept-over = Het spel is opgeslagen in { $path } - bekijk het opnieuw met: pipyard replay { $path }
cli-key = sleutel
cli-keys = Tab vult aan, Enter nummert · help, hint, undo, quit
cli-kind-3d = ruimtelijk
cli-kind-alteration = verbouwen
cli-kind-board = bord
cli-kind-chance = toeval
cli-kind-construction = bouwen
cli-kind-demolition = afbreken
cli-kind-dexterity = behendigheid
cli-kind-hidden = geheimen
cli-kind-memory = geheugen
cli-kind-puzzle = puzzel
cli-kind-riddle = raadsel
cli-kind-sandbox = eigen regels
cli-kind-skill = behendigheid
cli-kind-solo = ook alleen
cli-kind-special = bijzonder
cli-kind-speed = snelheid
cli-kind-tactics = tactiek
cli-kind-teams = teams
cli-kind-together = allemaal tegelijk
cli-kind-writing = schrijven
cli-label-of = { $label } van { $name }
cli-length = Lengte: gemiddeld { $mean } gebeurtenissen, van { $least } tot { $most }.
cli-level = laag { $level }
cli-look-well = Kijk goed … { $seconds } s
cli-mean-rank = gemiddelde plaats
cli-mean-score = gemiddelde score
cli-minutes = min
cli-name-and-colour = { $name } ({ $colour })
cli-next = hierna: { $offer }
cli-no-bench = De snelheidsmetingen horen bij de broncode, niet bij het geïnstalleerde programma. In een werkkopie: python -m benchmarks
cli-no-undo = geen van je zetten kan worden teruggenomen: het toeval heeft sindsdien beslist
cli-nobody = niemand
cli-nobody-wins = Niemand wint: { $why }.
cli-nobody-won = Zonder winnaar: { $count }.
cli-not-allowed = "{ $move }" mag niet: { $because }
cli-not-over = Het logboek stopt voor het einde van het spel.
cli-notation = Zetten: { $forms }
cli-nothing = niets
cli-numbers-in-picture = Typ een nummer om te kiezen (tot nu toe: { $begun }).
cli-one-of-several = { $name } ({ $seat })
cli-only-move = { $who }: Enter speelt { $move }
cli-option = optie
cli-option-why = wat ze verandert
cli-player = speler { $seat }
cli-player-column = speler
cli-players = spelers
cli-playing = bezig met spelen
cli-presets = Vaste instellingen: { $presets }
cli-prompt = { $who } { $begun }
cli-rank = plaats
cli-rolled = { $who } gooide { $what }
cli-score = score
cli-secret = een geheime keuze
cli-share = { $names } delen de overwinning: { $why }.
cli-shared = gedeelde winst
cli-source = uit
cli-the-table = Allemaal
cli-title = titel
cli-undone = teruggenomen
cli-values = waarden, de standaard eerst
cli-welcome = { $title }
cli-welcome-help = Typ "help" voor hulp, "rules" voor de regels, of een lege regel voor een lijst van je zetten.
cli-who = wie
cli-who-begins = Wie begint ({ $names })
cli-wins = { $you ->
    [1] Je wint: { $why }.
   *[other] { $name } wint: { $why }.
}
cli-won = gewonnen
cli-you = jij

cli-lesson-title = Leer { $title }: stap { $step } van { $steps }
cli-lesson-go-on = Enter gaat verder: 
cli-lesson-your-move = Jouw zet ({ $moves }): 
cli-lesson-not-that = Niet die: hier kun je alleen de zetten van de les spelen.
cli-lesson-again = Een leerzame fout. Probeer het nog eens.
cli-lesson-end = Meer heb je niet nodig. Speel nu: pipyard play { $key }
cli-lesson-list = Spellen met een les: { $games }
cli-lesson-fine = De les van { $title } klopt: { $steps } stappen.
cli-puzzle-title = Puzzel { $number } van { $title } (rating { $rating })
cli-puzzle-move = Jouw zet:{ " " }
cli-puzzle-again = Nog een keer.
cli-puzzle-list = Puzzels: { $games }
cli-puzzle-next = Dat was de laatste stap. Verder: pipyard puzzle { $key } --number { $next }
