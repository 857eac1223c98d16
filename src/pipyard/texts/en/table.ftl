## Why something cannot be at the table.

why-rules-have-changed = the rules of this game have changed since it was begun: open a new room
why-not-allowed-now = { $move } is not allowed now
why-nested-too-deeply = nested too deeply
why-too-much-happens = too much happens in this room at once; try again
why-room-needs-a-person = a room needs at least one person
why-house-is-full = the house is full: no more rooms can be kept
why-no-such-room = there is no such room
why-too-many-messages = too many messages; wait a moment
why-in-a-room-already = you are in a room already
why-room-is-full = the room is full
why-sixty-a-second = inputs come at most sixty a second
why-fault-of-the-server = this is a fault of the server; nothing you did
why-not-known-yet = this table does not know that yet
why-say-hello-first = say hello first
why-cannot-start-from = { $title } cannot start from the pyramid that stands here
why-still-open-seats = there are still open seats
why-handed-on-when-over = a pyramid is handed on when its game is over
why-store-does-not-answer = the store does not answer; try again
why-seat-not-asked = seat { $seat } is not asked now
why-no-move-begins = no move begins with { $prefix }
why-race-has-not-begun = the race has not begun yet
why-no-hint = games of skill have no suggestions
why-not-this-place = this place is not allowed now
why-nothing-to-roll = seat { $seat } has nothing to roll now
why-nothing-to-roll-by-hand = seat { $seat } has nothing to roll by hand now
why-nothing-of-yours-back = none of your moves can be taken back now
why-nobody-asks-to-undo = nobody asks you to take a move back
why-others-have-to-agree = the others have to agree
why-game-not-begun = the game has not begun
why-game-has-begun = the game has begun
why-something-happened = something has happened that your move does not know of yet
why-seat-not-yours = seat { $seat } is not yours
why-spectators-only-watch = spectators only watch
why-seat-not-open = seat { $seat } is not open
why-colour-of-another = { $colour } is somebody else's colour
why-happened-meanwhile = something has happened meanwhile
why-touched-is-touched = what has been touched has been touched
why-one-after-the-other = one thing after the other: a hand has one action
why-nothing-to-steer = { $prefix } is nothing that can be steered
why-not-done-live = { $verb } is not done live here
why-steers-nothing = seat { $seat } steers nothing here now
why-sample-has-numbers = a sample here has { $count } numbers: { $channels }
why-samples-sixty = samples come sixty a second
why-page-is-older = this page is older than the server; reload it
why-page-is-newer = this page is newer than the server; try again in a moment
why-room-closed = this room is closed
why-host-decides = only the host decides this
why-nobody-sits-there = nobody sits at seat { $seat }
why-seat-is-your-own = this is your own seat
why-seat-is-present = this player is here
why-seat-has-secrets = this seat has secrets until the game is over; only a bot may take it
why-vote-is-running = a vote is already running
why-nobody-to-vote = nobody else is here to vote on this
why-no-vote-of-yours = there is nothing for you to vote on
why-you-were-removed = you were removed from this table and may only watch
why-by-invitation = somebody was removed from this table, so its seats are given out by invitation: ask the host for a link

serve-at = Pipyard is at { $address } (rooms are kept in { $rooms }); Ctrl-C ends it
serve-network = Others in this network find it at { $address }
serve-port-taken = port { $port } is taken, perhaps by another table that is still open; choose another one: --port { $other }
serve-no-address = nobody can listen on { $host }, port { $port }: { $why }
serve-alone = Only this machine finds it there; --host 0.0.0.0 lets others in this network in
why-message-malformed = the message cannot be understood ({ $error })
why-other-sites = requests from other sites are not answered
why-too-many-requests = too many requests in a short time; wait a moment
why-too-many-rooms = too many rooms in a short time; wait a moment
why-no-such-game = there is no such game
why-not-over-yet = the game is not over yet
why-language-not-spoken = this language is not spoken here
why-body-is-json = the body should be JSON
why-no-such-page = there is no such page
why-no-host-name = { $name } is no host name: write it as in dice.example.org
why-no-such-name = this server does not go by that name
why-too-many-bytes = more than { $most } bytes
why-no-keeper-here = there is no score keeper for this game
why-too-many-reviews = too many games wait to be looked at; come back in a while
why-review-too-long = it took longer than { $seconds } seconds
why-review-failed = the game cannot be looked through ({ $error })
why-review-ended = the process that looked through the game has ended
why-no-better-move = in { $game } no better move can be shown

lesson-you = You
lesson-partner = Teacher { $seat }

## Decisions about a room, in its chat.

notice-kick = { $by } removed { $name } from the table
notice-kick-vote = The table voted to remove { $name }
notice-free = { $by } freed the seat of { $name }
notice-free-vote = The table voted to free the seat of { $name }
notice-leave = { $name } left the table
notice-token = { $by } made a new link for { $name }
notice-token-vote = The table voted to make a new link for { $name }
notice-invite = { $by } made a link to an open seat
notice-invite-vote = The table voted to make a link to an open seat
notice-open = { $by } lets anybody sit down again
notice-open-vote = The table voted to let anybody sit down again
notice-host = { $by } made { $name } the host
notice-close = { $by } closed the room
notice-close-vote = The table voted to close the room
notice-propose-kick = { $by } proposes to remove { $name }
notice-propose-free = { $by } proposes to free the seat of { $name }
notice-propose-token = { $by } proposes a new link for { $name }
notice-propose-invite = { $by } proposes a link to an open seat
notice-propose-open = { $by } proposes to let anybody sit down again
notice-propose-close = { $by } proposes to close the room
notice-vote-failed = The vote failed

notice-bot-failed = { $why ->
    [slow] { $bot } took too long to think, twice.
    [died] { $bot } crashed, twice.
    [illegal] { $bot } chose a move that is not allowed.
   *[error] { $bot } failed, twice.
} Nothing was played in its place.
bot-failed = { $why ->
    [slow] { $seat } took too long to think.
    [died] { $seat } crashed.
    [illegal] { $seat } chose a move that is not allowed.
   *[error] { $seat } failed.
} The game waits: let it try again, or let another one play.
why-hint-failed = the bot that suggests moves failed; try again

# why a bot would play the move it suggests
hint-wins = It wins.
hint-ends = It ends the game.
hint-score = Your score goes from { $was } to { $now }.
hint-score-of = The score of { $seat } goes from { $was } to { $now }.
hint-put = It fills { $count ->
    [one] one more place.
   *[other] { $count } more places.
}
hint-take = It takes { $count ->
    [one] one more die off.
   *[other] { $count } more dice off.
}
hint-answer = After it { $seat } gains { $least } at most; after another move up to { $most }.
hint-usual = Looking ahead, it turned out best.
preview-invitation = { $host } invites you to { $title }
