app-subtitle = De tafel voor dobbelspellen
language = Taal
rules = Regels
rules-none = Dit spel heeft nog geen regelpagina.
close = Sluiten
text-mode = Tekstmodus
lobby-title = Kies een spel
lobby-search = Zoek een spel
lobby-go-on = Verder spelen
lobby-no-server = De server antwoordt niet. Probeer het zo weer.
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 speler
       *[other] 1–{ $most } spelers
    }
   *[other] { $same ->
        [yes] { $least } spelers
       *[other] { $least }–{ $most } spelers
    }
}
lobby-minutes = { $minutes } min
play-now = Nu spelen
set-up = Instellen
your-name = Je naam
seats-title = Wie speelt mee?
number-of-players = Spelers
seat-me = ik
seat-also-me = nog iemand aan dit scherm
seat-open = een vriend, via link
seat-bot = bot: { $bot }
seat-label = Plaats { $seat }
presets-title = Variant
options-title = Opties
option-source = Bron: { $source }
option-on = ja
option-off = nee
make-room = Tafel openen
cancel = Annuleren
back-to-lobby = Alle spellen
waiting-title = Wachten op spelers
waiting-link = Stuur deze link naar je vrienden:
copy-link = Link kopiëren
copied = Gekopieerd.
sit-here = Hier zitten
let-bot-sit = Bot: { $bot }
start = Beginnen
next-game = Nog een keer
spectating = Je kijkt toe.
your-turn = Jij bent aan de beurt
your-turn-as = { $name }, jij bent aan de beurt
turn-of = { $names } is aan de beurt
turn-chance = De dobbelstenen beslissen …
over-winner = { $names } wint
over-winners = { $names } delen de winst
over-nobody = Niemand wint
over-why = Einde: { $why }.
you = jij
default-name = Speler
seat-open-name = vrije plaats
away = afwezig
score = Punten
choose-next = Kies
choose-on-board = Tik op een verlichte plek op het bord, of kies hier:
choices-list = Als lijst ({ $count })
chosen-so-far = Tot nu toe: { $move }
which-move = Welke zet?
confirm = Spelen: { $move }
back = Terug
last-move = Laatste zet
log-title = Zetten
chat-title = Chat
chat-say = Zeg iets
send = Stuur
chat-empty = Niemand heeft nog iets gezegd.
undo-ask = Zet terugnemen
undo-wanted = { $name } wil graag een zet terugnemen.
undo-waiting = Je hebt gevraagd om je zet terug te nemen.
undo-yes = Akkoord
undo-no = Weigeren
undo-withdraw = Intrekken
undo-done = { $name } neemt een zet terug
health-lost = De verbinding is weg. Nieuwe poging …
health-connecting = Verbinden …
view-home = Mijn kant
view-top = Van boven
view-x = Zijde 1
view-y = Zijde 2
view-z = Zijde 3
views = Aanzichten
show-choices = Laat zien wat ik mag doen
room-unknown = Deze tafel bestaat niet. Misschien is de link niet volledig.
dice-on-table = Dobbelstenen op tafel
level = Laag { $level }
cell-die = dobbelsteen { $colour }
cell-die-numbers = dobbelsteen { $colour } { $triple }
cell-empty = lege plek
board-as-text = De piramide, laag voor laag
board-empty = De plaat is leeg.
plain-table = Dit spel heeft hier geen bord om te tonen: kies je zetten uit de lijst.
player-log = { $who }: { $what }
dealt = De dobbelstenen zijn gedeeld
roll-log = { $who } gooit { $what }
chance-log = Getrokken: { $what }
keys-help = Toetsen: pijlen kiezen, Enter bevestigt, Escape gaat terug.
kind-construction = bouwen
kind-demolition = afbreken
kind-alteration = verbouwen
kind-special = bijzonder
kind-tactics = tactiek
kind-chance = geluk
kind-hidden = geheimen
kind-memory = geheugen
kind-puzzle = puzzel
kind-skill = behendigheid
kind-board = bord
book-kosmos = Das Spiel
book-abacus = Das Spiel, Abacus
book-fifty_five = 55
book-dice_trip = Dice Trip
book-tumblin_dice = Tumblin-Dice
bot-random = zorgeloos (random)
bot-greedy = vlug (greedy)
bot-beginner = beginner
bot-club = clubspeler
bot-master = meester
trip-score = Score van dit blad
trip-sheets = Bladen
trip-cross = Doorstrepen
trip-keep = Worp houden
trip-twice = Een steen twee keer
trip-done = Schrijven
trip-print = Afdrukken
trip-pick-dice = Tik op twee stenen, eerst de tientallen; of streep een stad door.
trip-pick-units = Nu de steen voor de eenheden.
trip-pick-city = Tik op de stad voor { $number }.
trip-pick-cross = Tik op de stad die je doorstreept.
trip-pick-reroll = Tik op de stenen die je opnieuw gooit, of houd de worp.
trip-map-alt = Kaart { $name }: { $filled } van { $all } steden gevuld
kind-dexterity = behendigheid
kind-speed = snelheid
kind-teams = ploegen
kind-together = allen tegelijk
kind-writing = schrijven
kind-riddle = raadsel
kind-sandbox = eigen regels
kind-3d = ruimtelijk
book-tumblin = Tumblin-Dice
shot-title = Je schot
shot-help = Op het bord: tik op de schijf om de steen te plaatsen, trek hem terug om te richten.
shot-die = Welke steen
shot-aim = Richting (°)
shot-speed = Snelheid (m/s)
shot-spin = Draai
shot-lift = Hoogte
shot-x = Dwars
shot-y = Vooruit
shot-yaw = Gedraaid (°)
shot-up = Boven
shot-roll = Over de schijf rollen
shot-more = Draai, hoogte, plaats
shot-shoot = Schiet { $die }
shot-again = Herhaling
slope-home = Schutter
slope-top = Van boven
slope-end = Vanaf het einde
tumble-round-points = Deze ronde
tumble-on-board = Stenen op het bord
settled-log = Tot rust: { $what }
mark-witch = heks
mark-wolf = wolf
mark-possible = mogelijk
mark-asked = gevraagd
qr-label = QR-code van de uitnodiging
qr-show = QR-code
replay-title = Het spel stap voor stap
replay-position = Plaats in het spel
replay-first = Naar het begin
replay-back = Een stap terug
replay-next = Een stap verder
replay-last = Naar het einde
replay-run = Afspelen of pauze
replay-share = Link naar deze herhaling kopiëren
replay-table = Naar de tafel
replay-start = Het begin
replay-none = Dit spel is nog niet afgelopen of bestaat niet.
race-title = De race
race-throw = Jouw worp
race-die = steen { $number }, toets { $slot }
race-throw-help = Tik op een steen, dan op de stapel; of sleep hem; of druk op het cijfer van zijn plaats.
race-on-board = Klik op het bord: elke klik telt meteen.
race-choose = Elke klik telt meteen.
race-die-first = Kies eerst een van je stenen.
verdict-right = Goed!
verdict-call = Gehoord.
verdict-void = Telt niet.
cell-words = { $level ->
    [0] plaat
   *[other] laag { $level }
}, { $row ->
    [1] voorste rij
    [2] tweede rij
    [3] derde rij
    [4] vierde rij
    [5] vijfde rij
    [6] zesde rij
    [7] zevende rij
    [8] achtste rij
   *[other] { $row }
}, { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
    [8] achtste
    [9] negende
   *[other] { $place }
}
cell-corner = { $level ->
    [0] plaat
   *[other] laag { $level }
}, achterste hoek
cell-tip = de top
die-at = { $die } ({ $where })
one-tap = Met één tik spelen, zonder bevestigen
draw-fast = Sneller en eenvoudiger tekenen
ready = Klaar
seat-colour = Kleur van { $name }
next-is = Volgend spel: { $title }.
next-from-here = Het begint met deze piramide.
plan-next = Volgend spel kiezen
plan-from-here = Met deze piramide
plan-afresh = Opnieuw opgezet
plan-set = Hierna spelen
clock-move = { $time } per zet
clock-bank = { $more ->
    [0] { $time } voor het hele spel
   *[other] { $time } voor het hele spel, { $more } s erbij na elke zet
}
real-dice = Met echte dobbelstenen: ieder zegt wat ze tonen.
evening-title = Deze avond
evening-points = { $count ->
    [one] 1 spel gewonnen vanavond
   *[other] { $count } spellen gewonnen vanavond
}
rolled-title = Wat tonen je dobbelstenen?
rolled-help = Gooi je echte dobbelstenen en tik of typ wat boven ligt.
rolled-send = Dat is het
mute = Niet tonen wat { $name } zegt
hand-title = Jouw hand
hand-numbers = In getallen
hand-which = Pak een steen op het bord en trek hem eruit.
hand-aim = Waarheen
hand-aim-middle = midden
hand-aim-left = links
hand-aim-right = rechts
hand-aim-near = dichtbij
hand-aim-far = ver
hand-manner = Hoe
hand-manner-usual = gewoon
hand-manner-softly = zacht
hand-manner-hard = hard
hand-manner-high = hoog
hand-verb-throw = Gooien
hand-verb-flick = Schieten
hand-verb-pull = Trekken
hand-verb-ladle = Gieten
hand-verb-stack = Plaatsen
hand-help-throw = Tik waar de steen moet neerkomen, of trek hem terug als een boog.
hand-help-flick = Tik waar de steen moet neerkomen, of trek hem terug als een boog.
hand-help-pull = Pak een steen en sleep: de pijl toont waarheen en hoe ver. Boven 20 mm komt hij eruit.
hand-help-ladle = Sleep beide einden van de weg, of tik waar de stenen moeten vallen.
hand-help-stack = Sleep de steen boven de toren, of typ hoe ver hij verschuift.
hand-x = Start, naar rechts (mm)
hand-y = Start, vooruit (mm)
hand-z = Start, hoogte (mm)
hand-vx = Snelheid rechts (m/s)
hand-vy = Snelheid vooruit (m/s)
hand-vz = Snelheid omhoog (m/s)
hand-sx = Draaiing x (rad/s)
hand-sy = Draaiing y (rad/s)
hand-sz = Draaiing z (rad/s)
hand-azimuth = Richting (°)
hand-elevation = Stijging (°)
hand-speed = Snelheid (m/s)
hand-spin = Draaiing (rad/s)
hand-dx = Richting, rechts
hand-dy = Richting, vooruit
hand-dz = Richting, omhoog
hand-distance = Hoe ver (mm)
hand-grip = Greep (N)
hand-count = Stenen
hand-x0 = Van, rechts (mm)
hand-y0 = Van, vooruit (mm)
hand-x1 = Tot, rechts (mm)
hand-y1 = Tot, vooruit (mm)
hand-height = Hoogte (mm)
hand-rate = Kantelen (°/s)
hand-right = Opzij, rechts (mm)
hand-ahead = Opzij, vooruit (mm)
hand-yaw = Gedraaid (°)
live-title = Jouw hand, live
live-begin-tilt = Neem de plaat in je handen
live-begin-press = Vinger op de top en neem de plaat
live-begin-blow = Haal adem
live-help-tilt = Sleep op het bord of houd de pijltjes vast om de plaat te kantelen; spatie schudt. De klok loopt vanaf je eerste beweging.
live-help-press = Sleep op het bord of houd de pijltjes vast om de plaat te draaien; spatie schudt. De vinger drukt tot je loslaat.
live-help-blow = Houd de aanwijzer op het bord, of spatie, om te blazen; de pijltjes richten. Je blaast van waar je kijkt.
live-tilt = Gekanteld { $degrees }°
live-breath = Adem: { $percent } %
live-force = Druk (N)
live-shake = Schudden
live-end = Loslaten
live-phone = Kantelen met de telefoon
live-microphone = In de microfoon blazen
live-not-allowed = Niet toegestaan door deze browser
turn-race = Allen tegelijk: snel!
race-numbers = Jouw getallen
settled-in = een steen staat in { $where }
settled-seated = { $count ->
    [one] één steen staat
   *[other] { $count } stenen staan
}
settled-astray = { $count ->
    [one] één ligt scheef
   *[other] { $count } liggen scheef
}
settled-off = { $count ->
    [one] één is gevallen
   *[other] { $count } zijn gevallen
}
settled-taken = { $count ->
    [one] één is in de hand
   *[other] { $count } zijn in de hand
}
settled-kept = { $count ->
    [one] één zit nog in de lepel
   *[other] { $count } zitten nog in de lepel
}
settled-same = niets is veranderd
settled-goal = het doel is bereikt
settled-tilted = de plaat is niet waterpas
settled-released = de vinger liet los
settled-slipped = de greep was te zwak
settled-touched = de lepel raakte iets
settled-capped = de tijd was om
hand-verb-tilt = Plaat kantelen
hand-verb-press = Drukken en draaien
hand-verb-blow = Blazen
terms-title = Klokken en echte dobbelstenen
terms-clock = Tijd per zet
terms-bank = Tijd voor het hele spel
terms-more = Erbij na elke zet
terms-out = Als de tijd om is
terms-hand = Wij gooien echte dobbelstenen
terms-no-clock = geen klok
terms-nothing = niets
terms-lose = de speler verliest
terms-rules = beslissen de regels
terms-seconds = { $count } seconden
terms-minutes = { $count } min
write-move = Een zet schrijven
play-it = Spelen
