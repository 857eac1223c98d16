app-subtitle = Der Tisch für Würfelspiele
language = Sprache
rules = Regeln
rules-none = Für dieses Spiel gibt es noch keine Regelseite.
close = Schließen
text-mode = Textansicht
lobby-title = Wähle ein Spiel
lobby-search = Spiel suchen
lobby-go-on = Weiterspielen
lobby-no-server = Der Server antwortet nicht. Versuche es gleich noch einmal.
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1–{ $most } Personen
    }
   *[other] { $same ->
        [yes] { $least } Personen
       *[other] { $least }–{ $most } Personen
    }
}
lobby-minutes = { $minutes } min
play-now = Jetzt spielen
set-up = Einrichten
your-name = Dein Name
seats-title = Wer spielt mit?
number-of-players = Personen
seat-me = ich
seat-also-me = noch jemand an diesem Bildschirm
seat-open = jemand mit Link
seat-bot = Bot: { $bot }
seat-label = Platz { $seat }
presets-title = Variante
options-title = Optionen
option-source = Quelle: { $source }
option-on = ja
option-off = nein
make-room = Tisch öffnen
cancel = Abbrechen
back-to-lobby = Alle Spiele
waiting-title = Warten auf Mitspieler
waiting-link = Schicke diesen Link an deine Freunde:
copy-link = Link kopieren
copied = Kopiert.
sit-here = Hier sitzen
let-bot-sit = Bot: { $bot }
start = Anfangen
next-game = Noch einmal
spectating = Du schaust zu.
your-turn = Du bist dran
your-turn-as = { $name }, du bist dran
turn-of = { $names } ist dran
turn-chance = Die Würfel entscheiden …
over-winner = { $names } gewinnt
over-winners = { $names } teilen sich den Sieg
over-nobody = Niemand gewinnt
over-why = Ende: { $why }.
you = du
default-name = Spieler
seat-open-name = freier Platz
away = nicht da
score = Punkte
choose-next = Wähle
choose-on-board = Tippe auf eine beleuchtete Stelle oder wähle hier:
choices-list = Als Liste ({ $count })
chosen-so-far = Bisher: { $move }
which-move = Welcher Zug?
confirm = Spielen: { $move }
back = Zurück
last-move = Letzter Zug
log-title = Züge
chat-title = Chat
chat-say = Etwas sagen
send = Senden
chat-empty = Noch hat niemand etwas gesagt.
undo-ask = Zug zurücknehmen
undo-wanted = { $name } möchte einen Zug zurücknehmen.
undo-waiting = Du hast gebeten, deinen Zug zurückzunehmen.
undo-yes = Einverstanden
undo-no = Ablehnen
undo-withdraw = Bitte zurückziehen
undo-done = { $name } nimmt einen Zug zurück
health-lost = Die Verbindung ist weg. Neuer Versuch …
health-connecting = Verbinden …
view-home = Meine Seite
view-top = Von oben
view-x = Seite 1
view-y = Seite 2
view-z = Seite 3
views = Ansichten
show-choices = Zeigen, was ich tun darf
room-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
dice-on-table = Würfel auf dem Tisch
level = Ebene { $level }
cell-die = Würfel { $colour }
cell-die-numbers = Würfel { $colour } { $triple }
cell-empty = leere Stelle
board-as-text = Die Pyramide, Ebene für Ebene
board-empty = Die Platte ist leer.
plain-table = Für dieses Spiel gibt es hier kein Brett zu sehen: Wähle deine Züge aus der Liste.
player-log = { $who }: { $what }
dealt = Die Würfel sind verteilt
roll-log = { $who } würfelt { $what }
chance-log = Gezogen: { $what }
keys-help = Tasten: Pfeile wählen, Enter bestätigt, Escape geht zurück.
kind-construction = Aufbau
kind-demolition = Abbau
kind-alteration = Umbau
kind-special = besonders
kind-tactics = Taktik
kind-chance = Glück
kind-hidden = Geheimnis
kind-memory = Gedächtnis
kind-puzzle = Knobelei
kind-skill = Geschick
kind-board = Brettspiel
book-kosmos = Das Spiel
book-abacus = Das Spiel, Abacus
book-fifty_five = 55
book-dice_trip = Dice Trip
book-tumblin_dice = Tumblin-Dice
bot-random = sorglos (random)
bot-greedy = flink (greedy)
bot-beginner = Anfänger
bot-club = Vereinsspieler
bot-master = Meister
trip-score = Punkte dieses Blatts
trip-sheets = Blätter
trip-cross = Streichen
trip-keep = Wurf behalten
trip-twice = Einen Würfel doppelt
trip-done = Eintragen
trip-print = Drucken
trip-pick-dice = Tippe auf zwei Würfel, zuerst die Zehner; oder streiche eine Stadt.
trip-pick-units = Jetzt der Würfel für die Einer.
trip-pick-city = Tippe auf die Stadt für { $number }.
trip-pick-cross = Tippe auf die Stadt, die du streichst.
trip-pick-reroll = Tippe auf die Würfel, die du neu wirfst, oder behalte den Wurf.
trip-map-alt = Karte { $name }: { $filled } von { $all } Städten gefüllt
kind-dexterity = Geschicklichkeit
kind-speed = Tempo
kind-teams = Teams
kind-together = alle zugleich
kind-writing = Schreiben
kind-riddle = Rätsel
kind-sandbox = eigene Regeln
kind-3d = räumlich
book-tumblin = Tumblin-Dice
shot-title = Dein Schuss
shot-help = Auf dem Brett: Tippe auf die Scheibe, um den Würfel zu setzen, und ziehe ihn zurück, um zu zielen.
shot-die = Welcher Würfel
shot-aim = Richtung (°)
shot-speed = Tempo (m/s)
shot-spin = Drall
shot-lift = Höhe
shot-x = Quer
shot-y = Vor
shot-yaw = Gedreht (°)
shot-up = Zahl oben
shot-roll = Über die Scheibe rollen
shot-more = Drall, Höhe, Platz
shot-shoot = { $die } schießen
shot-again = Wiederholung
slope-home = Schütze
slope-top = Von oben
slope-end = Vom Ende her
tumble-round-points = Diese Runde
tumble-on-board = Würfel auf dem Brett
settled-log = Zur Ruhe: { $what }
mark-witch = Hexe
mark-wolf = Wolf
mark-possible = möglich
mark-asked = gefragt
qr-label = QR-Code der Einladung
qr-show = QR-Code
replay-title = Das Spiel Zug für Zug
replay-position = Stelle im Spiel
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-run = Abspielen oder Pause
replay-share = Link zu dieser Wiederholung kopieren
replay-table = Zum Tisch
replay-start = Der Anfang
replay-none = Dieses Spiel ist noch nicht zu Ende, oder es gibt es nicht.
race-title = Das Rennen
race-throw = Dein Wurf
race-die = Würfel { $number }, Taste { $slot }
race-throw-help = Tippe einen Würfel an, dann den Haufen; oder zieh ihn hin; oder drücke die Ziffer seines Platzes.
race-on-board = Klicke auf das Brett: jeder Klick zählt sofort.
race-choose = Jeder Klick zählt sofort.
race-die-first = Wähle zuerst einen deiner Würfel.
verdict-right = Richtig!
verdict-call = Gehört.
verdict-void = Zählt nicht.
cell-words = { $level ->
    [0] Platte
   *[other] Ebene { $level }
}, { $row ->
    [1] vordere Reihe
    [2] zweite Reihe
    [3] dritte Reihe
    [4] vierte Reihe
    [5] fünfte Reihe
    [6] sechste Reihe
    [7] siebte Reihe
    [8] achte Reihe
   *[other] { $row }
}, { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
    [6] sechster
    [7] siebter
    [8] achter
    [9] neunter
   *[other] { $place }
}
cell-corner = { $level ->
    [0] Platte
   *[other] Ebene { $level }
}, hintere Ecke
cell-tip = die Spitze
die-at = { $die } ({ $where })
one-tap = Mit einem Tipp ziehen, ohne Rückfrage
draw-fast = Schneller und schlichter zeichnen
ready = Bereit
seat-colour = Farbe von { $name }
next-is = Nächstes Spiel: { $title }.
next-from-here = Es beginnt mit dieser Pyramide.
plan-next = Nächstes Spiel wählen
plan-from-here = Mit dieser Pyramide
plan-afresh = Neu aufgebaut
plan-set = Als Nächstes spielen
clock-move = { $time } je Zug
clock-bank = { $more ->
    [0] { $time } für das ganze Spiel
   *[other] { $time } für das ganze Spiel, { $more } s dazu nach jedem Zug
}
real-dice = Mit echten Würfeln: jeder sagt, was sie zeigen.
evening-title = Dieser Abend
evening-points = { $count ->
    [one] 1 Spiel gewonnen heute Abend
   *[other] { $count } Spiele gewonnen heute Abend
}
rolled-title = Was zeigen deine Würfel?
rolled-help = Wirf deine echten Würfel, dann tippe an oder ein, was oben liegt.
rolled-send = Das ist es
mute = Nicht zeigen, was { $name } sagt
hand-title = Deine Hand
hand-numbers = In Zahlen
hand-which = Fasse auf dem Brett einen Würfel und zieh ihn heraus.
hand-aim = Wohin
hand-aim-middle = Mitte
hand-aim-left = links
hand-aim-right = rechts
hand-aim-near = nah
hand-aim-far = fern
hand-manner = Wie
hand-manner-usual = wie gewohnt
hand-manner-softly = sanft
hand-manner-hard = fest
hand-manner-high = hoch
hand-verb-throw = Werfen
hand-verb-flick = Schnippen
hand-verb-pull = Ziehen
hand-verb-ladle = Schütten
hand-verb-stack = Aufsetzen
hand-help-throw = Tippe an, wo der Würfel landen soll, oder zieh ihn zurück wie einen Bogen.
hand-help-flick = Tippe an, wo der Würfel landen soll, oder zieh ihn zurück wie einen Bogen.
hand-help-pull = Fasse einen Würfel und zieh: der Pfeil zeigt, wohin und wie weit. Über 20 mm kommt er heraus.
hand-help-ladle = Zieh an beiden Enden des Weges, oder tippe an, wo die Würfel fallen sollen.
hand-help-stack = Zieh den Würfel über den Turm, oder gib ein, wie weit er versetzt wird.
hand-x = Start, nach rechts (mm)
hand-y = Start, nach vorn (mm)
hand-z = Start, Höhe (mm)
hand-vx = Tempo nach rechts (m/s)
hand-vy = Tempo nach vorn (m/s)
hand-vz = Tempo nach oben (m/s)
hand-sx = Drall x (rad/s)
hand-sy = Drall y (rad/s)
hand-sz = Drall z (rad/s)
hand-azimuth = Richtung (°)
hand-elevation = Steigung (°)
hand-speed = Tempo (m/s)
hand-spin = Drall (rad/s)
hand-dx = Richtung, rechts
hand-dy = Richtung, vorn
hand-dz = Richtung, oben
hand-distance = Wie weit (mm)
hand-grip = Griff (N)
hand-count = Würfel
hand-x0 = Von, rechts (mm)
hand-y0 = Von, vorn (mm)
hand-x1 = Bis, rechts (mm)
hand-y1 = Bis, vorn (mm)
hand-height = Höhe (mm)
hand-rate = Kippen (°/s)
hand-right = Versatz rechts (mm)
hand-ahead = Versatz vorn (mm)
hand-yaw = Gedreht (°)
live-title = Deine Hand, live
live-begin-tilt = Nimm die Platte in die Hände
live-begin-press = Finger auf die Spitze, Platte in die Hand
live-begin-blow = Hol Luft
live-help-tilt = Zieh auf dem Brett oder halte die Pfeiltasten, um die Platte zu kippen; Leertaste schüttelt. Die Uhr läuft ab der ersten Bewegung.
live-help-press = Zieh auf dem Brett oder halte die Pfeiltasten, um die Platte zu drehen; Leertaste schüttelt. Der Finger drückt, bis du loslässt.
live-help-blow = Halte den Zeiger auf dem Brett oder die Leertaste, um zu pusten; Pfeiltasten zielen. Du pustest von dort, wo du hinsiehst.
live-tilt = Gekippt um { $degrees }°
live-breath = Atem: { $percent } %
live-force = Druck (N)
live-shake = Schütteln
live-end = Loslassen
live-phone = Mit dem Telefon kippen
live-microphone = Ins Mikrofon pusten
live-not-allowed = Vom Browser nicht erlaubt
turn-race = Alle zugleich: schnell!
race-numbers = Deine Zahlen
settled-in = ein Würfel steht in: { $where }
settled-seated = { $count ->
    [one] ein Würfel steht
   *[other] { $count } Würfel stehen
}
settled-astray = { $count ->
    [one] einer liegt schief
   *[other] { $count } liegen schief
}
settled-off = { $count ->
    [one] einer ist gefallen
   *[other] { $count } sind gefallen
}
settled-taken = { $count ->
    [one] einer ist in der Hand
   *[other] { $count } sind in der Hand
}
settled-kept = { $count ->
    [one] einer ist noch in der Kelle
   *[other] { $count } sind noch in der Kelle
}
settled-same = nichts hat sich geändert
settled-goal = das Ziel ist erreicht
settled-tilted = die Platte ist nicht waagrecht
settled-released = der Finger hat losgelassen
settled-slipped = der Griff war zu schwach
settled-touched = die Kelle hat etwas berührt
settled-capped = die Zeit lief ab
hand-verb-tilt = Platte kippen
hand-verb-press = Drücken und wenden
hand-verb-blow = Pusten
terms-title = Uhren und echte Würfel
terms-clock = Zeit für einen Zug
terms-bank = Zeit für das ganze Spiel
terms-more = Dazu nach jedem Zug
terms-out = Wenn die Zeit um ist
terms-hand = Wir würfeln mit echten Würfeln
terms-no-clock = keine Uhr
terms-nothing = nichts
terms-lose = man verliert
terms-rules = entscheiden die Regeln
terms-seconds = { $count } Sekunden
terms-minutes = { $count } min
write-move = Einen Zug schreiben
play-it = Spielen
