### Waarom iets niet kan, buiten de regels: opdrachten, bots, het lab, de natuurkunde.

## Opties, logboeken, spellen

why-option-cannot-be = { $name } kan niet { $value } zijn: mogelijk is { $allowed }
why-default-cannot-be = de standaardwaarde van een optie kan niet { $value } zijn: mogelijk is { $allowed }
why-no-option-at-all = er is geen optie { $what }; dit spel heeft er geen
why-where-it-went-wrong = { $where }, { $event }: { $error }
why-there-is-no-game = er is geen spel { $key }{ $hint }
why-is-no-game = { $entry } is geen spel, en geen module die er een maakt
why-is-offered-as = { $entry } heeft de sleutel { $key }, maar het entry point heet { $name }
why-cannot-be-loaded = { $entry } kan niet worden geladen ({ $type } ({ $error }))
why-there-is-no-file = er is geen bestand { $path }
why-is-no-python-file = { $path } is geen Python-bestand: de naam moet op .py eindigen
why-defines-no-game = { $path } maakt geen spel: `MyGame = Game(MyState, MyOptions, ...)` met een eigen toestand
why-on-the-shelf-already = het spel in { $path } heeft de sleutel { $key }, die al bezet is: kies een andere
why-key-is-made-of = het spel in { $path } heeft de sleutel { $key }: een sleutel bestaat uit letters, cijfers en liggende streepjes
why-no-rules-page = voor { $key } is er geen regelpagina
why-cannot-be-written = { $path } kan niet worden geschreven: { $strerror }
why-picture-ends-with = { $out } moet op .svg, .pdf of .png eindigen
why-pdf-needs = PDF heeft de bibliotheek cairo en nog een pakket nodig: pip install 'pipyard[pdf]'; SVG en PNG gaan zonder
why-holds-something-else = in { $out } staat iets anders: noem een lege map, of een met een ouder handboek

## Handen

why-cannot-be-part-of-the-movement = { $verb }: { $name } kan niet bij de beweging horen, alleen { $allowed }
why-plate-tilted-at-most = de plaat wordt hier hoogstens { $most } graden schuin gehouden, niet { $steep }
why-mouth-too-near = de mond is { $gap } cm van { $die }; hij moet 5 cm van elke dobbelsteen zijn
why-mouth-stays-away = de mond blijft minstens 5 cm van elke dobbelsteen vandaan
why-empty-place-of-the-skeleton = een dobbelsteen gaat op een lege plek van het geraamte: { $cells }
why-there-is-no-die = er is geen dobbelsteen { $name }
why-top-die-stays = de bovenste dobbelsteen mag niet worden gepakt
why-cannot-be-gripped = de dobbelsteen op { $name } kan niet worden vastgepakt: op al zijn bovenvlakken liggen andere
why-a-tally-names = een telling noemt de vlakken van { $colours }
why-tally-last-must-have = een volledige piramide heeft { $all } vlakken: { $last } moet er { $rest } hebben
why-tally-too-many = een volledige piramide heeft maar { $all } vlakken
why-needs-a = bij { $verb } ontbreekt nog: { $missing }
why-which-die = { $verb }: welke dobbelsteen? Er zijn { $cells }
why-is-no-part = { $verb }: { $typed } is niet goed als { $part }
why-this-cannot-be-done-now = dat kan nu niet; mogelijk is { $verbs }

## Bots

why-there-is-no-language = er is geen taal { $name }; kies uit: { $kinds }
why-there-is-no-bot = er is geen bot { $name }; kies uit: { $kinds }
why-no-hands-of-that-level = er is geen bot { $name }; handen zijn { $levels }, of twee daarvan (master/club: handen/gedachten)
why-mix-is-no-bot = mix:{ $argument } is geen bot: na de dubbele punt komt het percentage goede zetten (mix:40, mix:40/perfect)
why-memory-is-no-bot = memory:{ $argument } is geen bot: na de dubbele punt komt het percentage dat de bot onthoudt (memory:80, memory:80/mcts:300)
why-mcts-is-no-bot = mcts:{ $argument } is geen bot: na de dubbele punt staat hoe lang hij nadenkt (mcts:800ms) of hoeveel pogingen hij heeft (mcts:5000)
why-trip-is-no-bot = trip:{ $argument } is geen bot: na de dubbele punt staat hoeveel keuzes hij goed bekijkt, 0 tot 48
why-trip-plays-only = de bot "trip" speelt alleen dice_trip, niet { $key }
why-cannot-race = { $name } kan niet om het hardst spelen: daarvoor zijn bots met reflexen nodig, zoals reflex:normal
why-stands-still = { $key } staat stil: niemand doet iets en er gaat geen bel
why-matter-of-the-hand = { $game } is handwerk: er is geen betere zet te tonen
why-hands-play-dexterity = handen spelen alleen behendigheidsspellen, niet { $key }
why-program-needs-a-command = program: heeft een opdracht nodig, bijvoorbeeld program:node examples/bot.js
why-asks-and-asks = het vraagt maar door en doet geen zet
why-is-no-answer = { $word } is geen antwoord: het moet een zet zijn of steps
why-did-not-say-ready = het heeft niet ready gezegd
why-cannot-be-started = het kan niet worden gestart: { $strerror }
why-it-has-ended = het is gestopt
why-no-answer-within = geen antwoord binnen { $seconds } seconden
why-does-not-read = het leest zijn invoer niet

## Opdrachten

why-name-a-log-or-a-game = noem een LOG of een spel met --game
why-nothing-to-advise = er is nu niets te beslissen, dus ook niets aan te raden
why-name-a-game-or-load = noem een spel ("pipyard games" somt ze op) of laad met --load een bewaard spel
why-name-a-game = noem een spel ("pipyard games" somt ze op)
why-name-a-game-or-all = noem een spel, of --all
why-picture-not-written = de afbeelding kan niet naar { $out } worden geschreven: { $strerror }
why-game-not-kept = het spel kan niet in { $path } worden bewaard: { $strerror }
why-file-there-already = { $path } bestaat al en wordt niet overschreven: noem een ander bestand
why-game-there-already = { $path } bestaat al en wordt niet overschreven: noem een ander bestand, of speel het spel daarin verder: pipyard play --load { $path }
why-not-even-text = { $path } is geen logboek van Pipyard: het is niet eens tekst
why-nothing-written-to = kan niet naar { $out } schrijven: { $strerror }
why-seats-names-nobody = --seats noemt niemand: schrijf bijvoorbeeld --seats human,greedy
why-seats-names-no-bot = --seats noemt geen bot: schrijf bijvoorbeeld --seats greedy,random
why-that-is-a-bot = een mens kan niet { $name } heten: zo heet een bot
why-no-preset = { $key } heeft geen vaste instelling { $preset }; er zijn: { $known }
why-write-name-value = { $pair } is geen optie: schrijf naam=waarde; { $key } heeft { $known }
why-only-dice-trip-has-sheets = { $log } is een spel van { $key }: alleen dice_trip heeft bladen
why-no-score-keeper = voor { $key } kan de score niet worden bijgehouden; wel voor: { $known }
why-no-such-score = { $key } gebruikt de score { $score }, die niet bestaat; kies uit: { $known }
why-no-sheet-to-count = { $key } heeft geen blad om te tellen: laat --sheet weg en typ het spel in
why-coach-knows-dice-trip = de coach kent alleen dice_trip; dit is een logboek van { $game }

## De score van Dice Trip bijhouden

why-trip-no-city = geen enkele stad op deze kaart, of meer dan één, begint met { $words }; de steden: { $known }
why-trip-is-no-roll = { $words } is geen worp: typ zoveel getallen van 1 tot 6: { $wanted }
why-does-not-play = { $words } speelt niet mee; de spelers zijn: { $players }
why-trip-name-the-dice = noem de dobbelstenen die opnieuw worden gegooid, zoals "reroll blue green"
why-trip-roll-stands = houd eerst de worp met een lege regel, of verander hem, zoals "reroll blue 5"
why-is-no-die = { $word } is geen dobbelsteen; de dobbelstenen zijn: { $known }
why-trip-number-and-city = { $part } moet een getal (of x) en een stad zijn, zoals { $like }
why-trip-cannot-be-made = { $number } kan niet worden gemaakt met de dobbelstenen { $dice }
why-trip-cannot-be-made-beside = { $number } kan naast { $used } niet worden gemaakt met de dobbelstenen { $dice }
why-trip-one-city-empty = één stad is nog leeg: { $missing }
why-trip-cities-empty = { $count } steden zijn nog leeg: { $missing }
why-trip-city-and-number = { $words } moet een stad en haar getal zijn, of x: "Gent 35"
why-trip-given-twice = { $city } staat er twee keer
why-trip-cannot-stand-in = { $what } kan niet in { $city } staan: twee cijfers van 1 tot 6, of x
why-trip-written-once = { $number } staat in { $other } en in { $city }: een getal mag maar één keer worden geschreven
why-trip-no-bonus-city = { $city } kan geen bonusstad zijn: de stad heeft geen kleur en { $number } heeft twee verschillende cijfers

## Het lab

why-cluster-needs-dask = een cluster heeft dask.distributed nodig: pip install 'pipyard[cluster]'
why-no-scheduler = op { $address } is geen planner ({ $error })
why-cluster-has-no-workers = het cluster heeft geen werkers
why-install-the-same = de werker { $address } heeft { $theirs }, dit is { $mine }: installeer overal hetzelfde
why-another-question = { $path } hoort bij een andere reeks: { $difference }; kies een ander bestand
why-no-file-of-results = { $path } is geen resultatenbestand ({ $error })
why-takes-too-long = een spel van { $key } duurt te lang
why-ratings-need-scipy = voor ratings is scipy nodig: pip install 'pipyard[lab]'
why-one-side-only = { $key } met { $seats } stoelen heeft maar één partij: er valt niets te vergelijken
why-arena-needs-two-bots = een toernooi heeft minstens twee bots nodig, allemaal verschillend, bijvoorbeeld --bots greedy,random
why-no-format = { $form } is geen toernooivorm: kies round-robin of swiss
why-name-the-very-file = deze uitslagen zijn van een eigen spel, { $word }: noem precies het bestand dat is gebruikt
why-made-by-another = { $path } is gemaakt met { $made }, dit is { $version }: andere regels of bots spelen misschien anders
why-another-seed = { $path } is gemeten met startgetal { $known }, niet { $seed }
why-no-measurements = { $path } is geen bestand met metingen ({ $error })
why-no-triangle = { $path } is geen driehoeksbestand ({ $error })

## Natuurkunde

why-no-engine = de natuurkunde kan niet worden geladen: { $what }
why-engine-failed = de natuurkunde is uitgevallen: { $what }
why-die-does-not-fall = de natuurkunde wordt geladen, maar een dobbelsteen valt niet
why-no-process = er kan geen proces worden gestart: { $what }
why-struck-with-no-numbers = een dobbelsteen kan niet worden geraakt met getallen die er geen zijn
why-left-all-numbers = de simulatie van een dobbelsteen is ontspoord
why-inside-the-board = { $die } ligt in het bord
why-inside-each-other = { $die } en { $other } overlappen elkaar
why-not-known-where = de plaats van { $die } is onbekend: die is niet ingevoerd
why-brings-in-one-die = { $verb } brengt één dobbelsteen in, niet { $count }
why-dice-in-the-ladle = er liggen { $count } dobbelstenen in de lepel, niet { $waiting }
why-not-live = { $verb } kan niet live; alleen { $can }
why-nobody-did-anything = er gebeurde niets, dus de simulatie is beëindigd
why-live-scene-died = de simulatie is gecrasht; probeer het opnieuw
why-live-scene-cancelled = de simulatie is geannuleerd
why-live-scene-silent = de simulatie reageert niet meer
why-cannot-be-pushed = { $strange } kan hier niet worden gestuurd; wel { $can }
why-live-scene-too-long = de simulatie was na { $seconds } seconden niet klaar
why-too-many-live-scenes = er lopen al { $most } simulaties; probeer het zo weer
why-live-lease-over = anderen wachtten op de simulatie, en ze werd niet gebruikt
why-where-die-lies = een dobbelsteen kan niet naar waar dobbelsteen { $other } ligt
why-no-die-under-the-finger = er is geen dobbelsteen onder de vinger
why-no-die-to-hold = er is geen dobbelsteen { $die } om vast te pakken
why-shot-not-resolved = het schot was na { $seconds } seconden niet uitgerekend
why-shot-died = de simulatie van het schot is gecrasht; probeer het opnieuw
why-not-resolved = de simulatie was na { $seconds } seconden niet klaar
why-simulation-died = de simulatie is gecrasht; probeer het opnieuw
why-only-shots-are-simulated = alleen schoten en handgrepen kunnen worden nagebootst
why-die-without-a-place = een dobbelsteen zonder bekende plek kan niet worden nagebootst
why-not-known-where-die = de plaats van dobbelsteen { $number } is onbekend: die is niet ingevoerd
why-another-die-is-there = daar zit al een andere dobbelsteen
why-die-on-the-plate-already = dobbelsteen { $die } ligt al op de plaat
why-move-not-allowed-now = de zet { $move } mag nu niet
why-seats-are = er is geen stoel { $seat }: de stoelen zijn 0 tot { $last }
why-setting = { $setting }: { $because }
why-program-failed = { $command }: { $error }
why-motion-too-long = de opgenomen beweging is te lang
why-motion-of-another-version = de beweging is opgenomen in versie { $version }, dit is versie { $now }
why-is-no-motion = dit is geen opgenomen beweging ({ $error })
why-hands-play-only = deze handen spelen alleen { $game }
why-no-adapter = { $key } wordt niet om de beurt gespeeld, dus is er geen adapter voor
why-no-environment = { $key } kent geen beslissingen en heeft dus geen omgeving

## Lessons

why-no-lesson = er is geen les voor { $key }
why-lesson-cannot-be-read = { $file } is geen les: { $why }
why-lesson-length = een les heeft { $least } tot { $most } stappen, waarvan minstens één met een zet
why-lesson-not-live = een live stap staat aan het begin van een spel met een live handeling
why-lesson-step = stap { $step }: { $why }
why-lesson-says-nothing = hij heeft geen tekst
why-lesson-mistake-without-move = er is een fout te maken, maar geen zet te doen
why-lesson-not-seen = { $fact } klopt niet
why-lesson-not-the-same = { $move } komt niet op hetzelfde neer als de zet van de stap
why-bad-certificate = { $file } is niet bruikbaar voor TLS: { $error }
why-no-puzzles = er zijn geen puzzels voor { $key }
why-no-such-puzzle = er zijn maar { $most } puzzels, geen nummer { $number }
why-puzzle-move-unknown = { $move } mag niet in deze puzzel
why-no-puzzles-here = het lab vindt geen puzzels in { $game }: de zetten zijn niet op te sommen
why-unproved = geen bewijs: er is te veel om te bekijken
why-name-a-proof-file = noem een bewijsbestand
why-name-a-shelf-folder = noem de map van de plank
why-not-studied = { $game } is een kwestie van de hand of de klok: er valt niets te bestuderen
