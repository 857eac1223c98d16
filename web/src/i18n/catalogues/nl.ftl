app-subtitle = De tafel voor dobbelspellen
language = Taal
rules = Regels
rules-none = Dit spel heeft nog geen regelpagina.
close = Sluiten
text-mode = Tekstmodus
lobby-skip = Naar het eerste spel
lobby-search = Zoek een spel
lobby-go-on = Verder spelen
lobby-no-server = De server antwoordt niet. Probeer het zo weer.
storage-may-go = Deze browser mag de spellen die hier bewaard worden verwijderen als de ruimte opraakt: sla ze af en toe op als bestand.
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
seat-label = Stoel { $seat }
presets-title = Variant
options-title = Opties
option-source = Bron: { $source }
ruling-book = De boeken:
ruling-decision = Wij spelen:
option-on = ja
option-off = nee
make-room = Tafel openen
cancel = Annuleren
back-to-lobby = Alle spellen
waiting-title = Wachten op spelers
waiting-link = Stuur deze link naar je vrienden:
waiting-here = Dit adres werkt alleen op dit apparaat. Start voor vrienden op het netwerk de tafel met: make play FRIENDS=1 (of: pipyard serve --host 0.0.0.0)
notify-ask = Een melding krijgen als je aan de beurt bent?
notify-yes = Ja, graag
notify-no = Nee, bedankt
notify-plain = Over gewoon http kan deze pagina je niet roepen terwijl je ergens anders kijkt; over https wel.
copy-link = Link kopiëren
code-say = Of geef je vrienden deze code; ze voeren hem in op de startpagina:
copied = Gekopieerd.
invitation = { $host } nodigt je uit voor { $title }
invitation-full = Alle plaatsen zijn bezet. Zodra het spel begint, kun je meekijken.
sit-down = Gaan zitten
not-copied = Deze browser laat de pagina niet kopiëren. De link is geselecteerd: kopieer hem zelf, met het toetsenbord of door lang te drukken.
pass-to = Geef het scherm aan { $name }
pass-why = De anderen kijken weg.
pass-done = Ik ben { $name }
seat-name = Naam
seat-name-of = Naam van speler { $seat }
sit-here = Hier zitten
let-bot-sit = Bot: { $bot }
start = Beginnen
next-game = Nog een keer
spectating = Je kijkt toe.
your-turn = Jij bent aan de beurt
your-turn-as = { $name }, jij bent aan de beurt
turn-of = Aan de beurt: { $names }
turn-chance = De dobbelstenen beslissen …
over-you = Je wint
over-winner = { $names } wint
over-winners = { $names } delen de overwinning
over-nobody = Niemand wint
over-why = Einde: { $why }.
you = jij
you-name = Jij
default-name = Speler
seat-open-name = vrije stoel
away = afwezig
score = Punten
leads = aan kop
leads-shared = samen voorop
points-lying = + { $points } op het bord
choose-next = Kies
choose-stand = Hoe moet de steen staan? Gezien vanaf jouw plaats:
choose-on-board = Tik op een verlichte plek op het bord, of kies hier:
choices-list = Als lijst ({ $count })
chosen-so-far = Tot nu toe: { $move }
many-dice = { $count ->
    [one] één steen
   *[other] { $count } stenen
}
many-places = { $first } en nog { $count }
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
undo-done = { $who } neemt een zet terug
undo-done-you = Jij neemt een zet terug
physics-retry = Opnieuw proberen
health-lost = Verbinding verbroken. Opnieuw verbinden …
health-silent = De verbinding reageert niet. Een andere wordt geprobeerd …
sending = Verzenden …
sending-later = Nog niet verzonden. De zet gaat weg zodra er verbinding is.
health-connecting = Verbinden …
view-home = Mijn kant
view-top = Van boven
view-x = Zijde a1–a9
view-y = Zijde i1–a1
view-z = Zijde a9–i1
views = Aanzichten
table-more = Meer
table-parts = Meer panelen
show-choices = Mijn mogelijke zetten tonen
show-choices-short = Hints
show-free = Vrije dobbelstenen tonen
show-free-short = Vrije stenen
show-nothing = Niets tonen
show-nothing-short = Zonder
health-nowhere = Deze tafel bestaat niet. Misschien is de link niet volledig.
dice-on-table = Dobbelstenen op tafel
level = Laag { $level }
cell-die = dobbelsteen { $colour }
cell-die-numbers = dobbelsteen { $colour } { $triple }
cell-empty = lege plek
board-as-text = De piramide, laag voor laag
table-as-text = De tafel in woorden
board-empty = De plaat is leeg.
plain-table = Dit spel heeft hier geen bord om te tonen: kies je zetten uit de lijst.
player-log = { $who }: { $what }
player-log-you = Jij: { $what }
dealt = De dobbelstenen zijn gedeeld
roll-log = { $who } gooit { $what }
roll-log-you = Jij gooit { $what }
begins-log = { $who } begint
begins-log-you = Jij begint
chance-log = Getrokken: { $what }
keys-help = Toetsen: typ de naam van een plek (e4) of het teken naast een keuze, Enter speelt, Escape gaat terug, R draait een stuk; pijlen kiezen in de lijst. Op een knop van de aanzichten draaien pijlen het beeld, plus en min halen het dichterbij.
kind-construction = bouwen
kind-demolition = afbreken
kind-alteration = verbouwen
kind-solo = ook alleen
kind-special = bijzonder
kind-tactics = tactiek
kind-chance = toeval
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
bot-random = zorgeloos
bot-greedy = vlug
bot-beginner = beginner
bot-club = gemiddeld
bot-master = meester
bot-named = Bot ({ $level })
bot-numbered = Bot { $number } ({ $level })
trip-score = Score van dit blad
trip-sheets = Bladen
trip-cross = Afkruisen
trip-hint-series = verbonden steden met opeenvolgende getallen
trip-hint-zones = zones zonder afgekruiste stad
trip-keep = Worp houden
trip-twice = Een dobbelsteen twee keer
trip-done = Schrijven
trip-print = Afdrukken
trip-pick-dice = Tik op twee dobbelstenen, eerst de tientallen, of sleep de ene over de andere naar een stad; of kruis een stad af.
trip-pick-units = Nu de dobbelsteen voor de eenheden.
trip-pick-city = Tik op de stad voor { $number }.
trip-pick-cross = Tik op de stad die je afkruist.
trip-pick-reroll = Tik op de dobbelstenen die je opnieuw gooit, of houd de worp.
trip-map-alt = Kaart { $name }: { $filled } van { $all } steden gevuld
kind-dexterity = behendigheid
kind-speed = snelheid
kind-teams = teams
kind-together = allemaal tegelijk
kind-writing = schrijven
kind-riddle = raadsel
kind-sandbox = eigen regels
kind-3d = ruimtelijk
book-tumblin = Tumblin-Dice
shot-title = Je schot
shot-help = Tik op het lanceerplatform om de dobbelsteen neer te leggen. Trek hem terug en laat los: hij schiet weg. Of stel hem in met getallen en schiet.
shot-die = Welke dobbelsteen
shot-aim = Richting (°)
shot-speed = Snelheid (m/s)
shot-spin = Draai
shot-lift = Hoogte
shot-x = Zijwaarts
shot-y = Vooruit
shot-yaw = Draaiing (°)
shot-up = Boven
shot-roll = Over het lanceerplatform rollen
shot-more = Draai, hoogte, plek
shot-shoot = Schiet { $die }
shot-again = Herhaling
slope-home = Schutter
slope-top = Van boven
slope-end = Vanaf het einde
tumble-round-points = Deze ronde
tumble-on-board = Dobbelstenen op het bord
zone-off = van het bord gevallen
zone-short = haalde de eerste trede niet
zone-foul = fout
zone-no-points = { $why }: 0 punten
settled-log = Tot rust: { $what }
mark-witch = heks
mark-wolf = wolf
mark-possible = kan de wolf zijn
mark-asked = gevraagd: niet de wolf
qr-label = QR-code van de uitnodiging
qr-show = QR-code
replay-title = Het spel stap voor stap
replay-position = Positie in het spel
replay-first = Naar het begin
replay-back = Een stap terug
replay-next = Een stap verder
replay-last = Naar het einde
replay-run = Afspelen of pauze
replay-share = Link naar deze herhaling kopiëren
replay-table = Naar de tafel
replay-start = Het begin
replay-none = Dit spel is nog niet afgelopen of bestaat niet.
who-plays = Wie speelt?
who-plays-help = Druk op je toets of tik op je naam, en sla dan toe.
race-title = De race
race-throw = Jouw worp
race-die = dobbelsteen { $number }, toets { $slot }
race-throw-help = Tik op een dobbelsteen, dan op de piramide; of sleep hem erheen; of druk op het cijfer van zijn plek.
race-on-board = Tik op het bord: elke tik telt meteen.
race-choose = Elke tik telt meteen.
race-die-first = Kies eerst een van je dobbelstenen.
verdict-right = Goed!
verdict-call = Aangenomen.
verdict-void = Telt niet.
tray-die = { $layer ->
    [0] rij { $row }, steen { $place }
   *[other] laag { $layer }, rij { $row }, steen { $place }
}
die-at = { $colour ->
    [black] de zwarte steen
    [blue] de blauwe steen
    [brown] de bruine steen
    [golden] de gouden steen
    [green] de groene steen
    [grey] de grijze steen
    [lime] de limoengroene steen
    [maroon] de donkerrode steen
    [navy] de donkerblauwe steen
    [olive] de olijfgroene steen
    [orange] de oranje steen
    [pink] de roze steen
    [purple] de paarse steen
    [red] de rode steen
    [turquoise] de turkooizen steen
    [violet] de violette steen
    [white] de witte steen
    [yellow] de gele steen
   *[other] { $die }
} ({ $where })
one-tap = Met één tik spelen, zonder bevestigen
one-tap-short = Eén tik
draw-fast = Sneller en eenvoudiger tekenen
draw-fast-short = Snel
ready = Klaar
seat-colour = Kleur van { $name }
next-is = Volgend spel: { $title }.
next-from-here = Het begint met deze piramide.
plan-next = Volgend spel kiezen
plan-liked = Misschien ook iets voor jullie
plan-like-this = Leuk na { $title }, { $minutes } minuten
plan-from-here = Met deze piramide
plan-afresh = Nieuwe opstelling
plan-set = Hierna spelen
clock-move = { $time } per zet
clock-bank = { $more ->
    [0] { $time } voor het hele spel
   *[other] { $time } voor het hele spel, { $more } s erbij na elke zet
}
real-dice = Met echte dobbelstenen: iedereen voert in wat de zijne tonen.
evening-title = Deze avond
evening-points = { $count ->
    [one] 1 spel gewonnen vanavond
   *[other] { $count } spellen gewonnen vanavond
}
rolled-title = Wat tonen je dobbelstenen?
rolled-count = { $count ->
    [one] Gooi één dobbelsteen en tik of typ wat boven ligt.
   *[other] Gooi { $count } dobbelstenen en tik of typ wat boven ligt.
}
rolled-faces = Ze hebben { $faces } vlakken.
rolled-order = In deze volgorde: { $names }.
rolled-standing = Gooi één dobbelsteen in zijn trechter en tik op zijn drie getallen, gezien van de zijden a1–a9, i1–a1 en a9–i1.
rolled-choice = Trek, en kies dan wat je hebt getrokken.
rolled-like = Bijvoorbeeld: { $example }
rolled-slot = { $die }: { $face }. Weghalen
rolled-empty = { $die }: nog niets
rolled-die = Dobbelsteen { $number }
rolled-told = { $told } van { $count }
rolled-send = Klaar
rolled-by-table = De tafel laten gooien
rolled-own-dice = Ik heb hier echte dobbelstenen
rolled-no-dice = Geen dobbelstenen bij de hand? De tafel gooit voor je
mute = Berichten van { $name } verbergen
hand-title = Jouw hand
hand-numbers = In getallen
hand-which = Pak een dobbelsteen op het bord en trek hem eruit.
hand-die = Steen (plaats)
hand-aim = Doel
hand-aim-middle = midden
hand-aim-left = links
hand-aim-right = rechts
hand-aim-near = dichtbij
hand-aim-far = ver
hand-manner = Hoe
hand-manner-usual = normaal
hand-manner-softly = zacht
hand-manner-hard = hard
hand-manner-high = hoog
hand-verb-throw = Gooien
hand-verb-flick = Schieten
hand-verb-pull = Trekken
hand-verb-ladle = Gieten
hand-verb-stack = Neerzetten
hand-verb-place = Een steen zetten
hand-help-throw = Tik waar de dobbelsteen moet neerkomen, of trek hem terug als een boog.
hand-help-flick = Tik waar de dobbelsteen moet neerkomen, of trek hem terug als een boog.
hand-help-pull = Pak een dobbelsteen en sleep: de pijl toont waarheen en hoe ver. Boven 20 mm komt hij eruit.
hand-help-draw = Pak een dobbelsteen en trek hem een beetje uit zijn kant, hoogstens { $farthest } mm.
hand-help-ladle = Sleep beide einden van de weg, of tik waar de dobbelstenen moeten vallen.
hand-help-stack = Sleep de dobbelsteen boven de toren, of typ hoe ver hij verschuift.
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
hand-elevation = Hoogtehoek (°)
hand-speed = Snelheid (m/s)
hand-spin = Draaiing (rad/s)
hand-dx = Richting, rechts
hand-dy = Richting, vooruit
hand-dz = Richting, omhoog
hand-distance = Afstand (mm)
hand-grip = Greep (N)
hand-count = Dobbelstenen
hand-x0 = Van, rechts (mm)
hand-y0 = Van, vooruit (mm)
hand-x1 = Tot, rechts (mm)
hand-y1 = Tot, vooruit (mm)
hand-height = Hoogte (mm)
hand-rate = Gietsnelheid (°/s)
hand-right = Opzij, rechts (mm)
hand-ahead = Opzij, vooruit (mm)
hand-yaw = Draaiing (°)
live-title = Jouw hand, live
live-begin-tilt = Neem de plaat in je handen
live-begin-press = Vinger op de bovenste dobbelsteen en neem de plaat
live-begin-blow = Haal adem
live-begin-pull = Vastpakken en live trekken
live-help-tilt = Sleep op het bord of houd de pijltjes vast om de plaat schuin te houden; spatie schudt. De klok loopt vanaf je eerste beweging.
live-help-press = Sleep op het bord of houd de pijltjes vast om de plaat te draaien; spatie schudt. De vinger drukt tot je loslaat.
live-help-blow = Wijs een dobbelsteen aan en houd vast, of houd spatie ingedrukt: hoe langer, hoe harder je blaast. Blaas zacht: een dobbelsteen die van de plaat valt, beëindigt de poging. De pijltjes richten; je blaast van waar je kijkt.
live-help-pull = Sleep op het bord: de steen volgt je hand. Of houd de pijl omlaag ingedrukt om hem eruit te trekken, omhoog om hem terug te duwen, links en rechts om te wrikken. Boven 20 mm wordt hij eruit genomen als je loslaat.
live-watch = { $name } is bezig: kijk naar het bord.
live-tilt = { $degrees }° schuin
live-breath = Adem: { $percent } %
live-drawn = { $millimetres } mm getrokken
live-force = Druk (N)
live-grip = Greep (N)
live-shake = Schudden
live-phone = Schuin houden met de telefoon
live-microphone = In de microfoon blazen
live-not-allowed = Niet toegestaan door deze browser
turn-race = Allemaal tegelijk: snel!
race-numbers = Jouw getallen
settled-in = een dobbelsteen staat in { $where }
settled-seated = { $count ->
    [one] één dobbelsteen kwam tot stilstand
   *[other] { $count } dobbelstenen kwamen tot stilstand
}
settled-astray = { $count ->
    [one] één steen ligt los
   *[other] { $count } stenen liggen los
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
hand-verb-tilt = Plaat schuin houden
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
live-no-senses = De telefoon schuin houden en in de microfoon blazen kan alleen op een beveiligd adres (https), en dit is er geen. Toetsen, muis en vinger werken wel.

manage-title = Tafel beheren
manage-you-host = Jij leidt de tafel en beslist.
manage-host = { $name } leidt de tafel en beslist. Bij afwezigheid wordt er gestemd.
manage-no-host = Niemand leidt de tafel: de spelers stemmen.
manage-kick = Verwijderen
manage-free = Plaats vrijmaken
manage-leave = Plaats verlaten
manage-token = Nieuwe link
manage-make-host = Leiding geven
manage-close = Tafel sluiten
manage-sure =
    { $what ->
        [kick] { $name } van de tafel verwijderen? Dan kan alleen iemand met een link naar die stoel er gaan zitten.
        [bot-make-way] { $name } verwijderen, zodat een mens de stoel kan innemen?
        [leave] Je plaats opgeven?
        [make-host] De leiding van de tafel aan { $name } geven?
       *[close] De tafel voor iedereen sluiten? Daarna kan hier niets meer worden gespeeld.
    }
manage-is-host = leidt de tafel
manage-invite = Link maken
manage-invitation = Stuur deze link naar wie daar moet zitten:
manage-guarded = Er is iemand verwijderd: voor een vrije stoel is nu een link nodig van wie de tafel leidt.
manage-open = Iedereen laten plaatsnemen
vote-waiting = Nog niet gestemd: { $names }
invitation-guarded = Er is iemand van deze tafel verwijderd, dus de stoelen worden alleen op uitnodiging gegeven. Je kunt meekijken, of om een link vragen.
vacant-title = Er is een stoel vrij: het spel wacht erop
vacant-secret = De stoel heeft geheimen: alleen een bot kan hem innemen.
bot-instead = In plaats van { $name }
bot-replace = Deze laten spelen
bot-make-way = Plaats vrijmaken
live-waits = Alle simulaties zijn nu bezet: je bent nummer { $place } in de rij.
manage-link = Stuur { $name } deze link; de oude werkt niet meer:
manage-closed = Deze tafel is gesloten.
vote-yes = Mee eens
vote-no = Niet mee eens
vote-withdraw = Intrekken
prompt-ready = Klaar om te spelen: { $move }. Bevestig of wijzig.
prompt-missing-place = Gekozen: { $move }. Kies nu een plek.
prompt-missing-die = Gekozen: { $move }. Kies nu een steen.
prompt-missing-triple = Gekozen: { $move }. Kies nu hoe de steen staat.
prompt-missing-city = Gekozen: { $move }. Kies nu een stad.
prompt-missing-number = Gekozen: { $move }. Kies nu een getal, of ✕ om een stad af te kruisen.
prompt-missing-more = Gekozen: { $move }. Kies nu de rest.
choice-put-piece = → dit stuk op de plaat zetten
secret-place = een geheime plek
secret-log = { $who } beslist in het geheim
secret-log-you = Jij beslist in het geheim
numbered-die = { $colour } steen { $number }
timeout-log = De tijd van { $who } is om
timeout-log-you = Jouw tijd is om
forfeit-log = { $who } geeft op
forfeit-log-you = Jij geeft op
points-log = { $who } { $gain } = { $score }
time-log = Beste tijd ({ $who }): { $score }
card-log = { $who } trekt een kaart
card-log-you = Jij trekt een kaart
throw-log-you = { $count ->
    [one] Jij gooit één steen
   *[other] Jij gooit { $count } stenen
}
nothing-done-log = { $who } kan niets met een { $what } en past
forbidden-log = { $what } is het verboden getal: { $who } legt niets
forbidden-log-you = { $what } is het verboden getal: jij legt niets
nothing-done-log-you = Jij kunt niets met een { $what } en past
riddle-log = Het raadsel: { $what }
atom-middle = midden
atom-left = links
atom-right = rechts
atom-near = dichtbij
atom-far = ver
atom-softly = zacht
atom-hard = hard
atom-high = hoog
place-before = voor { $where }
mark-dog = een hond die rondkijkt
mark-not = een hond die de wolf niet ziet
mark-sees = een hond die de wolf ziet
chat-spectator = Toeschouwer
chat-watching = { $name } (kijkt toe)
chat-heard = { $name } zegt: { $text }
