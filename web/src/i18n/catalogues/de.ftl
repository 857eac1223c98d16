app-subtitle = Der Tisch für Würfelspiele
language = Sprache
rules = Regeln
rules-none = Für dieses Spiel gibt es noch keine Regelseite.
close = Schließen
text-mode = Textansicht
lobby-skip = Zum ersten Spiel
lobby-search = Spiel suchen
lobby-go-on = Weiterspielen
lobby-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
storage-may-go = Dieser Browser darf die hier aufbewahrten Spiele löschen, wenn der Platz knapp wird: Speichere sie ab und zu als Datei.
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 Spieler
       *[other] 1–{ $most } Spieler
    }
   *[other] { $same ->
        [yes] { $least } Spieler
       *[other] { $least }–{ $most } Spieler
    }
}
lobby-minutes = { $minutes } min
play-now = Jetzt spielen
set-up = Einrichten
your-name = Dein Name
seats-title = Wer spielt mit?
number-of-players = Spieler
seat-me = ich
seat-also-me = noch jemand an diesem Bildschirm
seat-open = jemand mit Link
seat-bot = Bot: { $bot }
seat-label = Platz { $seat }
presets-title = Variante
options-title = Optionen
option-source = Quelle: { $source }
ruling-book = Die Bücher:
ruling-decision = Wir spielen:
option-on = ja
option-off = nein
make-room = Tisch öffnen
cancel = Abbrechen
back-to-lobby = Alle Spiele
waiting-title = Warten auf Mitspieler
waiting-link = Schick diesen Link an deine Freunde:
waiting-here = Diese Adresse gilt nur auf diesem Gerät. Für Freunde im Netz starte den Tisch mit: make play FRIENDS=1 (oder: pipyard serve --host 0.0.0.0)
notify-ask = Dich benachrichtigen, wenn du am Zug bist?
notify-yes = Ja, bitte
notify-no = Nein, danke
notify-plain = Über einfaches http kann dich diese Seite nicht rufen, während du woanders bist; über https könnte sie es.
copy-link = Link kopieren
code-say = Oder nenn Freunden diesen Code; sie geben ihn auf der Startseite ein:
copied = Kopiert.
invitation = { $host } lädt dich zu { $title } ein
invitation-full = Alle Plätze sind besetzt. Sobald das Spiel beginnt, kannst du zusehen.
sit-down = Hinsetzen
not-copied = Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: kopiere ihn selbst, mit der Tastatur oder durch langes Drücken.
pass-to = Gib das Gerät an { $name }
pass-why = Alle anderen schauen weg.
pass-done = Ich bin { $name }
seat-name = Name
seat-name-of = Name von Person { $seat }
sit-here = Hier sitzen
let-bot-sit = Bot: { $bot }
start = Anfangen
next-game = Noch einmal
spectating = Du schaust zu.
your-turn = Du bist dran
your-turn-as = { $name }, du bist dran
turn-of = Am Zug: { $names }
turn-chance = Die Würfel entscheiden …
over-you = Du gewinnst
over-winner = { $names } gewinnt
over-winners = { $names } teilen sich den Sieg
over-nobody = Niemand gewinnt
over-why = Ende: { $why }.
you = du
you-name = Du
default-name = Spieler
seat-open-name = freier Platz
away = nicht da
score = Punkte
leads = vorn
leads-shared = gleichauf vorn
points-lying = + { $points } auf dem Brett
choose-next = Wähl
choose-stand = Wie soll der Würfel stehen? Von deinem Platz aus gesehen:
choose-on-board = Tipp auf eine beleuchtete Stelle oder wähl hier:
choices-list = Als Liste ({ $count })
chosen-so-far = Bisher: { $move }
many-dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
many-places = { $first } und { $count } weitere
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
undo-withdraw = Doch nicht
undo-done = { $who } nimmt einen Zug zurück
undo-done-you = Du nimmst einen Zug zurück
physics-retry = Noch einmal versuchen
health-lost = Verbindung verloren. Wird neu verbunden …
health-silent = Die Verbindung antwortet nicht. Eine andere wird versucht …
sending = Wird gesendet …
sending-later = Noch nicht gesendet. Der Zug geht hinaus, sobald die Verbindung steht.
health-connecting = Verbinden …
view-home = Meine Seite
view-top = Von oben
view-x = Seite a1–a9
view-y = Seite i1–a1
view-z = Seite a9–i1
views = Ansichten
table-more = Mehr
table-parts = Weitere Bereiche
show-choices = Meine möglichen Züge zeigen
show-choices-short = Hinweise
show-free = Freie Würfel zeigen
show-free-short = Freie Würfel
show-nothing = Nichts zeigen
show-nothing-short = Ohne
health-nowhere = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
dice-on-table = Würfel auf dem Tisch
level = Ebene { $level }
cell-die = Würfel { $colour }
cell-die-numbers = Würfel { $colour } { $triple }
cell-empty = leere Stelle
board-as-text = Die Pyramide, Ebene für Ebene
table-as-text = Der Tisch in Worten
board-empty = Die Platte ist leer.
plain-table = Für dieses Spiel gibt es hier kein Brett zu sehen: Wähl deine Züge aus der Liste.
player-log = { $who }: { $what }
player-log-you = Du: { $what }
dealt = Die Würfel sind verteilt
roll-log = { $who } würfelt { $what }
roll-log-you = Du würfelst { $what }
begins-log = { $who } beginnt
begins-log-you = Du beginnst
chance-log = Gezogen: { $what }
keys-help = Tasten: Tipp den Namen eines Platzes (e4) oder das Zeichen neben einer Wahl, Enter spielt, Escape geht zurück, R dreht ein Stück; Pfeile wählen in der Liste. Auf einem Knopf der Ansichten drehen die Pfeile das Bild, Plus und Minus holen es heran.
kind-construction = Aufbau
kind-demolition = Abbau
kind-alteration = Umbau
kind-solo = auch allein
kind-special = besonders
kind-tactics = Taktik
kind-chance = Zufall
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
bot-random = sorglos
bot-greedy = flink
bot-beginner = Anfänger
bot-club = mittel
bot-master = Meister
bot-named = Bot ({ $level })
bot-numbered = Bot { $number } ({ $level })
trip-score = Punkte dieses Blatts
trip-sheets = Blätter
trip-cross = Streichen
trip-hint-series = verbundene Städte mit aufeinanderfolgenden Zahlen
trip-hint-zones = Zonen ohne gestrichene Stadt
trip-keep = Wurf behalten
trip-twice = Einen Würfel doppelt
trip-done = Eintragen
trip-print = Drucken
trip-pick-dice = Tipp auf zwei Würfel, zuerst die Zehner, oder zieh einen über den anderen zu einer Stadt; oder streich eine Stadt.
trip-pick-units = Jetzt der Würfel für die Einer.
trip-pick-city = Tipp auf die Stadt für { $number }.
trip-pick-cross = Tipp auf die Stadt, die du streichst.
trip-pick-reroll = Tipp auf die Würfel, die du neu wirfst, oder behalt den Wurf.
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
shot-help = Tipp auf die Startrampe, um den Würfel hinzulegen. Zieh ihn zurück und lass los: Er schießt los. Oder stell ihn mit Zahlen ein und schieß.
shot-die = Welcher Würfel
shot-aim = Richtung (°)
shot-speed = Tempo (m/s)
shot-spin = Drall
shot-lift = Höhe
shot-x = Seitlich
shot-y = Vor
shot-yaw = Drehung (°)
shot-up = Zahl oben
shot-roll = Über die Startrampe rollen
shot-more = Drall, Höhe, Stelle
shot-shoot = { $die } schießen
shot-again = Wiederholung
slope-home = Schütze
slope-top = Von oben
slope-end = Vom Ende her
tumble-round-points = Diese Runde
tumble-on-board = Würfel auf dem Brett
zone-off = vom Brett gefallen
zone-short = erreichte die erste Stufe nicht
zone-foul = Foul
zone-no-points = { $why }: 0 Punkte
settled-log = Zur Ruhe: { $what }
mark-witch = Hexe
mark-wolf = Wolf
mark-possible = kann der Wolf sein
mark-asked = gefragt: nicht der Wolf
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
who-plays = Wer spielt?
who-plays-help = Drück deine Taste oder tipp auf deinen Namen, dann greif zu.
race-title = Das Rennen
race-throw = Dein Wurf
race-die = Würfel { $number }, Taste { $slot }
race-throw-help = Tipp einen Würfel an, dann die Pyramide; oder zieh ihn hin; oder drück die Ziffer seiner Stelle.
race-on-board = Tipp auf das Brett: Jeder Tipp zählt sofort.
race-choose = Jeder Tipp zählt sofort.
race-die-first = Wähl zuerst einen deiner Würfel.
verdict-right = Richtig!
verdict-call = Angenommen.
verdict-void = Zählt nicht.
tray-die = { $layer ->
    [0] Reihe { $row }, Würfel { $place }
   *[other] Schicht { $layer }, Reihe { $row }, Würfel { $place }
}
die-at = { $colour ->
    [black] den schwarzen Würfel
    [blue] den blauen Würfel
    [brown] den braunen Würfel
    [golden] den goldenen Würfel
    [green] den grünen Würfel
    [grey] den grauen Würfel
    [lime] den hellgrünen Würfel
    [maroon] den dunkelroten Würfel
    [navy] den dunkelblauen Würfel
    [olive] den olivgrünen Würfel
    [orange] den orangefarbenen Würfel
    [pink] den rosafarbenen Würfel
    [purple] den violetten Würfel
    [red] den roten Würfel
    [turquoise] den türkisen Würfel
    [violet] den violetten Würfel
    [white] den weißen Würfel
    [yellow] den gelben Würfel
   *[other] { $die }
} ({ $where })
one-tap = Mit einem Tipp ziehen, ohne Rückfrage
one-tap-short = Ein Tipp
draw-fast = Schneller und schlichter zeichnen
draw-fast-short = Schnell
ready = Bereit
seat-colour = Farbe von { $name }
next-is = Nächstes Spiel: { $title }.
next-from-here = Es beginnt mit dieser Pyramide.
plan-next = Nächstes Spiel wählen
plan-liked = Das könnte euch auch gefallen
plan-like-this = Passt gut nach { $title }, { $minutes } Minuten
plan-from-here = Mit dieser Pyramide
plan-afresh = Neuer Aufbau
plan-set = Als Nächstes spielen
clock-move = { $time } je Zug
clock-bank = { $more ->
    [0] { $time } für das ganze Spiel
   *[other] { $time } für das ganze Spiel, { $more } s dazu nach jedem Zug
}
real-dice = Mit echten Würfeln: Alle geben ein, was ihre Würfel zeigen.
evening-title = Dieser Abend
evening-points = { $count ->
    [one] 1 Spiel gewonnen heute Abend
   *[other] { $count } Spiele gewonnen heute Abend
}
rolled-title = Was zeigen deine Würfel?
rolled-count = { $count ->
    [one] Wirf einen Würfel, dann tipp an oder ein, was oben liegt.
   *[other] Wirf { $count } Würfel, dann tipp an oder ein, was oben liegt.
}
rolled-faces = Sie haben { $faces } Seiten.
rolled-order = In dieser Reihenfolge: { $names }.
rolled-standing = Wirf einen Würfel in seinen Trichter, dann tipp seine drei Zahlen an, von den Seiten a1–a9, i1–a1 und a9–i1 gesehen.
rolled-choice = Zieh, dann wähl, was du gezogen hast.
rolled-like = Zum Beispiel: { $example }
rolled-slot = { $die }: { $face }. Herausnehmen
rolled-empty = { $die }: noch nichts
rolled-die = Würfel { $number }
rolled-told = { $told } von { $count }
rolled-send = Fertig
rolled-by-table = Den Tisch würfeln lassen
rolled-own-dice = Ich habe echte Würfel hier
rolled-no-dice = Keine Würfel da? Der Tisch würfelt für dich
mute = Nachrichten von { $name } ausblenden
hand-title = Deine Hand
hand-numbers = In Zahlen
hand-which = Fass auf dem Brett einen Würfel und zieh ihn heraus.
hand-die = Würfel (Platz)
hand-aim = Ziel
hand-aim-middle = Mitte
hand-aim-left = links
hand-aim-right = rechts
hand-aim-near = nah
hand-aim-far = fern
hand-manner = Wie
hand-manner-usual = normal
hand-manner-softly = sanft
hand-manner-hard = fest
hand-manner-high = hoch
hand-verb-throw = Werfen
hand-verb-flick = Schnippen
hand-verb-pull = Ziehen
hand-verb-ladle = Schütten
hand-verb-stack = Aufsetzen
hand-verb-place = Einen Würfel setzen
hand-help-throw = Tipp an, wo der Würfel landen soll, oder zieh ihn zurück wie einen Bogen.
hand-help-flick = Tipp an, wo der Würfel landen soll, oder zieh ihn zurück wie einen Bogen.
hand-help-pull = Fass einen Würfel und zieh: Der Pfeil zeigt, wohin und wie weit. Über 20 mm kommt er heraus.
hand-help-draw = Fass einen Würfel und zieh ihn ein wenig aus seiner Seite, höchstens { $farthest } mm.
hand-help-ladle = Zieh an beiden Enden des Weges, oder tipp an, wo die Würfel fallen sollen.
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
hand-elevation = Höhenwinkel (°)
hand-speed = Tempo (m/s)
hand-spin = Drall (rad/s)
hand-dx = Richtung, rechts
hand-dy = Richtung, vorn
hand-dz = Richtung, oben
hand-distance = Entfernung (mm)
hand-grip = Griff (N)
hand-count = Würfel
hand-x0 = Von, rechts (mm)
hand-y0 = Von, vorn (mm)
hand-x1 = Bis, rechts (mm)
hand-y1 = Bis, vorn (mm)
hand-height = Höhe (mm)
hand-rate = Gießgeschwindigkeit (°/s)
hand-right = Versatz rechts (mm)
hand-ahead = Versatz vorn (mm)
hand-yaw = Drehung (°)
live-title = Deine Hand, live
live-begin-tilt = Nimm die Platte in die Hände
live-begin-press = Finger auf den obersten Würfel, Platte in die Hand
live-begin-blow = Hol Luft
live-begin-pull = Festhalten und live ziehen
live-help-tilt = Zieh auf dem Brett oder halt die Pfeiltasten, um die Platte zu neigen; die Leertaste schüttelt. Die Uhr läuft ab der ersten Bewegung.
live-help-press = Zieh auf dem Brett oder halt die Pfeiltasten, um die Platte zu wenden; die Leertaste schüttelt. Der Finger drückt, bis du loslässt.
live-help-blow = Zeig auf einen Würfel und halte, oder halte die Leertaste: Je länger, desto stärker bläst du. Blas sanft: Ein Würfel, der von der Platte fällt, beendet den Versuch. Die Pfeiltasten zielen; du bläst von dort, von wo du schaust.
live-help-pull = Zieh auf dem Brett: Der Würfel folgt deiner Hand. Oder halte die Pfeiltaste nach unten, um ihn herauszuziehen, nach oben, um ihn zurückzuschieben, links und rechts, um zu rütteln. Über 20 mm wird er beim Loslassen herausgenommen.
live-watch = { $name } ist am Werk: Schau aufs Brett.
live-tilt = Um { $degrees }° geneigt
live-breath = Atem: { $percent } %
live-drawn = { $millimetres } mm gezogen
live-force = Druck (N)
live-grip = Griff (N)
live-shake = Schütteln
live-phone = Mit dem Telefon neigen
live-microphone = Ins Mikrofon blasen
live-not-allowed = Vom Browser nicht erlaubt
turn-race = Alle zugleich: schnell!
race-numbers = Deine Zahlen
settled-in = ein Würfel steht in: { $where }
settled-seated = { $count ->
    [one] ein Würfel kam zum Stehen
   *[other] { $count } Würfel kamen zum Stehen
}
settled-astray = { $count ->
    [one] einer liegt lose
   *[other] { $count } liegen lose
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
settled-tilted = die Platte ist nicht waagerecht
settled-released = der Finger hat losgelassen
settled-slipped = der Griff war zu schwach
settled-touched = die Kelle hat etwas berührt
settled-capped = die Zeit lief ab
hand-verb-tilt = Platte neigen
hand-verb-press = Drücken und wenden
hand-verb-blow = Blasen
terms-title = Uhren und echte Würfel
terms-clock = Zeit für einen Zug
terms-bank = Zeit für das ganze Spiel
terms-more = Dazu nach jedem Zug
terms-out = Wenn die Zeit um ist
terms-hand = Wir würfeln mit echten Würfeln
terms-no-clock = keine Uhr
terms-nothing = nichts
terms-lose = wer dran ist, verliert
terms-rules = entscheiden die Regeln
terms-seconds = { $count } Sekunden
terms-minutes = { $count } min
write-move = Einen Zug schreiben
play-it = Spielen
live-no-senses = Das Telefon zu neigen und ins Mikrofon zu blasen geht nur unter einer sicheren Adresse (https), und diese ist keine. Tasten, Maus und Finger gehen.

manage-title = Tisch verwalten
manage-you-host = Du leitest den Tisch und entscheidest.
manage-host = { $name } leitet den Tisch und entscheidet. In Abwesenheit wird abgestimmt.
manage-no-host = Niemand leitet den Tisch: Es wird abgestimmt.
manage-kick = Entfernen
manage-free = Platz freigeben
manage-leave = Platz verlassen
manage-token = Neuer Link
manage-make-host = Leitung übergeben
manage-close = Tisch schließen
manage-sure =
    { $what ->
        [kick] { $name } vom Tisch entfernen? Dann kann nur Platz nehmen, wer einen Link zu diesem Platz bekommt.
        [bot-make-way] { $name } entfernen, damit ein Mensch seinen Platz einnehmen kann?
        [leave] Deinen Platz aufgeben?
        [make-host] Die Leitung des Tisches an { $name } übergeben?
       *[close] Den Tisch für alle schließen? Danach lässt sich hier nichts mehr spielen.
    }
manage-is-host = leitet den Tisch
manage-invite = Link machen
manage-invitation = Schick diesen Link an die Person, die dort sitzen soll:
manage-guarded = Jemand wurde entfernt: Für einen freien Platz braucht es jetzt einen Link von der Person, die den Tisch leitet.
manage-open = Alle Platz nehmen lassen
vote-waiting = Noch nicht abgestimmt: { $names }
invitation-guarded = Von diesem Tisch wurde jemand entfernt, darum werden seine Plätze nur auf Einladung vergeben. Du kannst zusehen oder um einen Link bitten.
vacant-title = Ein Platz ist frei: Das Spiel wartet auf ihn
vacant-secret = Der Platz hat Geheimnisse: Nur ein Bot kann ihn einnehmen.
bot-instead = Statt { $name }
bot-replace = Diesen spielen lassen
bot-make-way = Platz freigeben
live-waits = Gerade sind alle Simulationen vergeben: Du bist Nummer { $place } in der Schlange.
manage-link = Schick { $name } diesen Link; der alte gilt nicht mehr:
manage-closed = Dieser Tisch ist geschlossen.
vote-yes = Zustimmen
vote-no = Ablehnen
vote-withdraw = Zurückziehen
prompt-ready = Bereit: { $move }. Bestätige oder ändere es.
prompt-missing-place = Gewählt: { $move }. Wähl jetzt einen Platz.
prompt-missing-die = Gewählt: { $move }. Wähl jetzt einen Würfel.
prompt-missing-triple = Gewählt: { $move }. Wähl jetzt, wie der Würfel steht.
prompt-missing-city = Gewählt: { $move }. Wähl nun eine Stadt.
prompt-missing-number = Gewählt: { $move }. Wähl nun eine Zahl, oder ✕, um eine Stadt zu streichen.
prompt-missing-more = Gewählt: { $move }. Wähl jetzt den Rest.
choice-put-piece = → dieses Stück auf die Platte setzen
secret-place = ein geheimer Ort
secret-log = { $who } entscheidet geheim
secret-log-you = Du entscheidest geheim
numbered-die = Würfel { $number } ({ $colour })
timeout-log = Die Zeit von { $who } ist um
timeout-log-you = Deine Zeit ist um
forfeit-log = { $who } gibt auf
forfeit-log-you = Du gibst auf
points-log = { $who } { $gain } = { $score }
time-log = Beste Zeit ({ $who }): { $score }
card-log = { $who } zieht eine Karte
card-log-you = Du ziehst eine Karte
throw-log-you = { $count ->
    [one] Du wirfst einen Würfel
   *[other] Du wirfst { $count } Würfel
}
nothing-done-log = { $who } kann mit einer { $what } nichts anfangen und passt
forbidden-log = { $what } ist die verbotene Zahl: { $who } setzt nichts
forbidden-log-you = { $what } ist die verbotene Zahl: Du setzt nichts
nothing-done-log-you = Du kannst mit einer { $what } nichts anfangen und passt
riddle-log = Das Rätsel: { $what }
atom-middle = Mitte
atom-left = links
atom-right = rechts
atom-near = nah
atom-far = fern
atom-softly = sanft
atom-hard = kräftig
atom-high = hoch
place-before = vor { $where }
mark-dog = ein Hund, der sich umsieht
mark-not = ein Hund, der den Wolf nicht sieht
mark-sees = ein Hund, der den Wolf sieht
chat-spectator = Zuschauer
chat-watching = { $name } (schaut zu)
chat-heard = { $name } sagt: { $text }
