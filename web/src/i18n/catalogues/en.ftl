app-subtitle = The table for dice games
language = Language
rules = Rules
rules-none = There is no rules page for this game yet.
close = Close
text-mode = Text mode
lobby-skip = Skip to the first game
lobby-search = Find a game
lobby-go-on = Continue playing
lobby-no-server = The server does not respond. Try again in a moment.
storage-may-go = This browser may delete the games kept here when it runs out of space: save them as files now and then.
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $same ->
        [yes] { $least } players
       *[other] { $least }–{ $most } players
    }
}
lobby-minutes = { $minutes } min
play-now = Play now
set-up = Set up
your-name = Your name
seats-title = Who plays?
number-of-players = Players
seat-me = me
seat-also-me = another person at this screen
seat-open = a friend, by link
seat-bot = bot: { $bot }
seat-label = Seat { $seat }
presets-title = Variant
options-title = Options
option-source = Source: { $source }
ruling-book = The books say:
ruling-decision = We play:
option-on = yes
option-off = no
make-room = Open the table
cancel = Cancel
back-to-lobby = All games
waiting-title = Waiting for players
waiting-link = Send this link to your friends:
waiting-here = This address works only on this machine. For friends on your network, start the table with: make play FRIENDS=1 (or: pipyard serve --host 0.0.0.0)
notify-ask = Notify you when it is your turn?
notify-yes = Yes, please
notify-no = No, thanks
notify-plain = Over plain http this page cannot notify you of your turn while you look elsewhere; over https it can.
copy-link = Copy link
code-say = Or tell your friends this code; they enter it on the front page:
copied = Copied.
invitation = { $host } invites you to { $title }
invitation-full = All seats are taken. You can watch as soon as the game begins.
sit-down = Sit down
not-copied = This browser does not allow copying. The link is selected: copy it with the keyboard or a long press.
pass-to = Pass the screen to { $name }
pass-why = Everybody else, look away.
pass-done = I am { $name }
seat-name = Name
seat-name-of = Name of player { $seat }
sit-here = Sit here
let-bot-sit = Bot: { $bot }
start = Start
next-game = Play again
spectating = You are watching.
your-turn = Your turn
your-turn-as = { $name }, it is your turn
turn-of = { $names } to move
turn-chance = The dice decide …
over-you = You win
over-winner = { $names } wins
over-winners = { $names } share the victory
over-nobody = Nobody wins
over-why = The end: { $why }.
you = you
you-name = You
default-name = Player
seat-open-name = open seat
away = away
score = Score
leads = in the lead
leads-shared = tied for the lead
points-lying = + { $points } on the board
choose-next = Choose
choose-stand = How is the die to stand? As it looks from your seat:
choose-on-board = Tap a highlighted place on the board, or choose here:
choices-list = As a list ({ $count })
chosen-so-far = So far: { $move }
many-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
many-places = { $first } and { $count } more
which-move = Which move?
confirm = Play: { $move }
back = Back
last-move = Last move
log-title = Moves
chat-title = Chat
chat-say = Say something
send = Send
chat-empty = Nobody has said anything yet.
undo-ask = Take back
undo-wanted = { $name } wants to take back a move.
undo-waiting = You have asked to take back your move.
undo-yes = Agree
undo-no = Decline
undo-withdraw = Withdraw
undo-done = { $who } takes back a move
undo-done-you = You take back a move
physics-retry = Try again
health-lost = Connection lost. Reconnecting …
health-silent = The connection is not responding. Trying another …
sending = Sending …
sending-later = Not sent yet. Your move will be sent as soon as you are online.
health-connecting = Connecting …
view-home = My side
view-top = From above
view-x = Side a1–a9
view-y = Side i1–a1
view-z = Side a9–i1
views = Views
table-more = More
table-parts = More panels
show-choices = Show my legal moves
show-choices-short = Hints
show-free = Show free dice
show-free-short = Free dice
show-nothing = Show nothing
show-nothing-short = No hints
health-nowhere = There is no such table. The link may be incomplete.
dice-on-table = Dice on the table
level = Level { $level }
cell-die = { $colour } die
cell-die-numbers = { $colour } die { $triple }
cell-empty = empty place
board-as-text = The pyramid, level by level
table-as-text = The table in words
board-empty = The plate is empty.
plain-table = This game has no board here: choose your moves from the list.
player-log = { $who }: { $what }
player-log-you = You: { $what }
dealt = The dice are dealt
roll-log = { $who } rolls { $what }
roll-log-you = You roll { $what }
begins-log = { $who } begins
begins-log-you = You begin
chance-log = Drawn: { $what }
keys-help = Keys: type the name of a place (e4) or the sign beside a choice, Enter plays, Escape goes back, R turns a piece; arrows choose in the list. On a view button, arrows rotate the picture, plus and minus zoom.
kind-construction = building
kind-demolition = taking apart
kind-alteration = rebuilding
kind-solo = alone too
kind-special = special
kind-tactics = tactics
kind-chance = chance
kind-hidden = secrets
kind-memory = memory
kind-puzzle = puzzle
kind-skill = skill
kind-board = board
book-kosmos = Das Spiel
book-abacus = Das Spiel, Abacus
book-fifty_five = 55
book-dice_trip = Dice Trip
book-tumblin_dice = Tumblin-Dice
bot-greedy = quick
bot-random = careless
bot-beginner = beginner
bot-club = medium
bot-master = master
bot-named = Bot ({ $level })
bot-numbered = Bot { $number } ({ $level })
trip-score = Score of this sheet
trip-sheets = Sheets
trip-cross = Cross out
trip-hint-series = linked cities whose numbers follow one another
trip-hint-zones = zones without a crossed city
trip-keep = Keep the roll
trip-twice = Use a die twice
trip-done = Write
trip-print = Print
trip-pick-dice = Tap two dice, tens first, or drag one over the other to a city; or cross out a city.
trip-pick-units = Now the die for the units.
trip-pick-city = Tap the city for { $number }.
trip-pick-cross = Tap the city to cross out.
trip-pick-reroll = Tap the dice to roll again, or keep the roll.
trip-map-alt = Map { $name }: { $filled } of { $all } cities filled
kind-dexterity = dexterity
kind-speed = speed
kind-teams = teams
kind-together = all at once
kind-writing = writing
kind-riddle = riddle
kind-sandbox = your own rules
kind-3d = in space
book-tumblin = Tumblin-Dice
shot-title = Your shot
shot-help = Tap the disc to set the die down. Pull the die back and let go to shoot. Or enter numbers and press Shoot.
shot-die = Which die
shot-aim = Aim (°)
shot-speed = Speed (m/s)
shot-spin = Spin
shot-lift = Lift
shot-x = Sideways
shot-y = Forward
shot-yaw = Rotation (°)
shot-up = Number on top
shot-roll = Roll it across the disc
shot-more = Spin, lift, place
shot-shoot = Shoot { $die }
shot-again = Replay
slope-home = Shooter
slope-top = From above
slope-end = From the end
tumble-round-points = This round
tumble-on-board = Dice on the board
zone-off = fell off the board
zone-short = did not reach the first step
zone-foul = foul
zone-no-points = { $why }: 0 points
settled-log = At rest: { $what }
mark-witch = witch
mark-wolf = wolf
mark-possible = may be the wolf
mark-asked = asked about: not the wolf
qr-label = QR code of the invitation
qr-show = QR code
replay-title = Step through the game
replay-position = Position in the game
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-run = Play or pause
replay-share = Copy the link to this replay
replay-table = To the table
replay-start = The beginning
replay-none = This game is not over yet, or does not exist.
who-plays = Who plays?
who-plays-help = Press your key, or tap your name, then claim.
race-title = The race
race-throw = Your throw
race-die = die { $number }, key { $slot }
race-throw-help = Tap a die, then the pile; or drag it there; or press the key of its place in the row.
race-on-board = Tap the board: every tap counts immediately.
race-choose = Every tap counts immediately.
race-die-first = Choose one of your dice first.
verdict-right = Right!
verdict-call = Accepted.
verdict-void = It does not count.
tray-die = { $layer ->
    [0] row { $row }, die { $place }
   *[other] layer { $layer }, row { $row }, die { $place }
}
die-at = the { $die } ({ $where })
one-tap = Play with one tap, without confirmation
one-tap-short = One tap
draw-fast = Draw faster, with less detail
draw-fast-short = Fast
ready = Ready
seat-colour = Colour of { $name }
next-is = Next game: { $title }.
next-from-here = It starts from this pyramid.
plan-next = Choose the next game
plan-liked = You may also like
plan-like-this = Goes well after { $title }, { $minutes } minutes
plan-from-here = From this pyramid
plan-afresh = New setup
plan-set = Play this next
clock-move = { $time } per move
clock-bank = { $more ->
    [0] { $time } for the whole game
   *[other] { $time } for the whole game, { $more } s more after each move
}
real-dice = With real dice: players enter what their dice show.
evening-title = This evening
evening-points = { $count ->
    [one] 1 game won this evening
   *[other] { $count } games won this evening
}
rolled-title = What do your dice show?
rolled-count = { $count ->
    [one] Roll one die, then tap or type what lies up.
   *[other] Roll { $count } dice, then tap or type what lies up.
}
rolled-faces = They have { $faces } faces.
rolled-order = In this order: { $names }.
rolled-standing = Roll one die into its funnel, then tap its three numbers as seen from the sides a1–a9, i1–a1 and a9–i1.
rolled-choice = Draw, then choose what you drew.
rolled-like = For example: { $example }
rolled-slot = { $die }: { $face }. Remove it
rolled-empty = { $die }: nothing yet
rolled-die = Die { $number }
rolled-told = { $told } of { $count }
rolled-send = Done
rolled-by-table = Let the table roll
rolled-own-dice = I have real dice here
rolled-no-dice = No dice here? The table rolls for you
mute = Hide messages from { $name }
hand-title = Your hand
hand-numbers = In numbers
hand-which = Take hold of a die on the board and pull it out.
hand-die = Die (place)
hand-aim = Target
hand-aim-middle = middle
hand-aim-left = left
hand-aim-right = right
hand-aim-near = near
hand-aim-far = far
hand-manner = How
hand-manner-usual = normally
hand-manner-softly = softly
hand-manner-hard = hard
hand-manner-high = high
hand-verb-throw = Throw
hand-verb-flick = Flick
hand-verb-pull = Pull
hand-verb-ladle = Pour
hand-verb-stack = Place
hand-verb-place = Place a die
hand-help-throw = Tap where the die should come down, or pull the die back like a bow.
hand-help-flick = Tap where the die should come down, or pull it back like a bow.
hand-help-pull = Take hold of a die and drag: the arrow shows the direction and distance. Beyond 20 mm it comes out.
hand-help-draw = Take hold of a die and drag it out of its side a little, by { $farthest } mm at most.
hand-help-ladle = Drag both ends of the path, or tap where the dice should fall.
hand-help-stack = Drag the die over the tower, or type how far to move it aside.
hand-x = Start, to the right (mm)
hand-y = Start, ahead (mm)
hand-z = Start, height (mm)
hand-vx = Speed to the right (m/s)
hand-vy = Speed ahead (m/s)
hand-vz = Speed upward (m/s)
hand-sx = Spin x (rad/s)
hand-sy = Spin y (rad/s)
hand-sz = Spin z (rad/s)
hand-azimuth = Direction (°)
hand-elevation = Elevation (°)
hand-speed = Speed (m/s)
hand-spin = Spin (rad/s)
hand-dx = Direction, right
hand-dy = Direction, ahead
hand-dz = Direction, up
hand-distance = Distance (mm)
hand-grip = Grip (N)
hand-count = Dice
hand-x0 = From, right (mm)
hand-y0 = From, ahead (mm)
hand-x1 = To, right (mm)
hand-y1 = To, ahead (mm)
hand-height = Height (mm)
hand-rate = Pouring speed (°/s)
hand-right = Offset, right (mm)
hand-ahead = Offset, ahead (mm)
hand-yaw = Rotation (°)
live-title = Your hand, live
live-begin-tilt = Take the plate in your hands
live-begin-press = Put a finger on the top die and take the plate
live-begin-blow = Take a breath
live-begin-pull = Take hold of it and pull, live
live-help-tilt = Drag on the board, or hold the arrow keys, to tilt the plate; space shakes it. The clock runs from your first movement.
live-help-press = Drag on the board, or hold the arrow keys, to turn the plate; space shakes it. The finger presses until you let go.
live-help-blow = Point at a die and hold, or hold space: the longer you hold, the harder you blow. Blow softly: a die that falls off the plate ends the try. The arrow keys move the aim; you blow from where you look.
live-help-pull = Drag on the board: the die follows your hand. Or hold the down arrow to pull, up to push it back, left and right to wiggle. Beyond 20 mm it comes out when you let go.
live-watch = { $name } is playing: watch the board.
live-tilt = Tilted by { $degrees }°
live-breath = Breath: { $percent } %
live-drawn = Pulled by { $millimetres } mm
live-force = Press (N)
live-grip = Grip (N)
live-shake = Shake
live-phone = Tilt with the phone
live-microphone = Blow into the microphone
live-not-allowed = Not allowed by this browser
turn-race = All at once: be quick!
race-numbers = Your numbers
settled-in = a die settles in { $where }
settled-seated = { $count ->
    [one] one die came to stand
   *[other] { $count } dice came to stand
}
settled-astray = { $count ->
    [one] one lies loose
   *[other] { $count } lie loose
}
settled-off = { $count ->
    [one] one has fallen
   *[other] { $count } have fallen
}
settled-taken = { $count ->
    [one] one is in the hand
   *[other] { $count } are in the hand
}
settled-kept = { $count ->
    [one] one is still in the ladle
   *[other] { $count } are still in the ladle
}
settled-same = nothing changed
settled-goal = goal reached
settled-tilted = the plate is not level
settled-released = the finger let go
settled-slipped = the grip was too weak
settled-touched = the ladle touched something
settled-capped = time ran out
hand-verb-tilt = Tilt the plate
hand-verb-press = Press and turn
hand-verb-blow = Blow
terms-title = Clocks and real dice
terms-clock = Time for a move
terms-bank = Time for the whole game
terms-more = Added after each move
terms-out = When time runs out
terms-hand = We roll real dice
terms-no-clock = no clock
terms-nothing = nothing
terms-lose = the player loses
terms-rules = the rules make the player’s moves
terms-seconds = { $count } seconds
terms-minutes = { $count } min
write-move = Write a move
play-it = Play
live-no-senses = Tilting the phone and blowing into the microphone need a secure address (https), which this one is not. Keys, mouse and touch work.

manage-title = Manage the table
manage-you-host = You are the host, so you decide.
manage-host = { $name } is the host and decides. While the host is away, the players vote.
manage-no-host = There is no host: the players vote.
manage-kick = Remove
manage-free = Free the seat
manage-leave = Leave the seat
manage-token = New link
manage-make-host = Make host
manage-close = Close the table
manage-sure =
    { $what ->
        [kick] Remove { $name } from the table? Then only somebody with a link to the seat can take it.
        [bot-make-way] Remove { $name }, so that a person can take its seat?
        [leave] Give up your seat?
        [make-host] Hand the table over to { $name }?
       *[close] Close the table for everybody? Nothing can be played here afterwards.
    }
manage-is-host = host
manage-invite = Make a link
manage-invitation = Send this link to the person who should sit there:
manage-guarded = Somebody was removed: an open seat now needs a link from the host.
manage-open = Let anybody sit down
vote-waiting = Not voted yet: { $names }
invitation-guarded = Somebody was removed from this table, so its seats are by invitation. You can watch, or ask for a link.
vacant-title = A seat is free, and the game is waiting for it
vacant-secret = The seat has secrets: only a bot can take it.
bot-instead = Instead of { $name }
bot-replace = Let this bot play
bot-make-way = Free the seat
live-waits = All simulations are in use: you are number { $place } in the queue.
manage-link = Send this link to { $name }; the old one no longer works:
manage-closed = This table is closed.
vote-yes = Agree
vote-no = Disagree
vote-withdraw = Withdraw
prompt-ready = Ready to play: { $move }. Confirm, or change it.
prompt-missing-place = Chosen: { $move }. Now choose a place.
prompt-missing-die = Chosen: { $move }. Now choose a die.
prompt-missing-triple = Chosen: { $move }. Now choose how the die stands.
prompt-missing-city = Chosen: { $move }. Now choose a city.
prompt-missing-number = Chosen: { $move }. Now choose a number, or ✕ to cross out a city.
prompt-missing-more = Chosen: { $move }. Now choose the rest.
choice-put-piece = → put this piece on the board
secret-place = a secret place
secret-log = { $who } decides in secret
secret-log-you = You decide in secret
numbered-die = { $colour } die { $number }
timeout-log = { $who } ran out of time
timeout-log-you = You ran out of time
forfeit-log = { $who } gives up
forfeit-log-you = You give up
points-log = { $who } { $gain } = { $score }
time-log = Best time of { $who }: { $score }
card-log = { $who } draws a card
card-log-you = You draw a card
throw-log-you = { $count ->
    [one] You throw one die
   *[other] You throw { $count } dice
}
nothing-done-log = { $who } cannot use a { $what } and passes
forbidden-log = { $what } is the forbidden number: { $who } puts nothing
forbidden-log-you = { $what } is the forbidden number: you put nothing
nothing-done-log-you = You cannot use a { $what } and pass
riddle-log = The riddle: { $what }
atom-middle = middle
atom-left = left
atom-right = right
atom-near = near
atom-far = far
atom-softly = softly
atom-hard = hard
atom-high = high
place-before = before { $where }
mark-dog = a dog that looks round
mark-not = a dog that does not see the wolf
mark-sees = a dog that sees the wolf
chat-spectator = Spectator
chat-watching = { $name } (watching)
chat-heard = { $name } says: { $text }
