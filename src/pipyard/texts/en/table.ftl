## Why something cannot be at the table.

why-rules-have-changed = the rules of this game have changed since it began: open a new room
why-not-allowed-now = { $move } is not allowed now
why-nested-too-deeply = nested too deeply
why-too-much-happens = room busy, try again
why-room-needs-a-person = a room needs at least one person
why-house-is-full = the server is full: no more rooms can be stored
why-no-such-room = there is no such room
why-too-many-messages = too many messages; wait a moment
why-in-a-room-already = you are already in a room
why-room-is-full = the room is full
why-sixty-a-second = at most sixty inputs per second are accepted
why-fault-of-the-server = internal server error; it is not your fault
why-not-known-yet = this table does not support that yet
why-say-hello-first = say hello first
why-cannot-start-from = { $title } cannot start from this pyramid
why-still-open-seats = some seats are still open
why-handed-on-when-over = a pyramid can be reused only when its game is over
why-store-does-not-answer = the store does not respond; try again
why-seat-not-asked = it is not the turn of seat { $seat }
why-no-move-begins = no move begins with { $prefix }
why-race-has-not-begun = the race has not begun yet
why-no-hint = games of skill have no suggestions
why-not-this-die = with this die the piece would fit nowhere now, or the rest would come apart
why-not-this-place = this place is not allowed now
why-nothing-to-roll = seat { $seat } has nothing to roll now
why-real-dice-have-no-place = real dice are entered by zone and number, without an exact place
why-no-real-board-here = this table was not opened for real dice: flick the die on the screen
why-nothing-to-roll-by-hand = seat { $seat } has nothing to roll by hand now
why-nothing-of-yours-back = you have no move to take back now
why-nobody-asks-to-undo = nobody has asked you to take back a move
why-others-have-to-agree = the others must agree first
why-game-not-begun = the game has not begun
why-game-has-begun = the game has begun
why-something-happened = something happened before your move arrived; look again
why-seat-not-yours = seat { $seat } is not yours
why-spectators-only-watch = spectators only watch
why-seat-not-open = seat { $seat } is not open
why-colour-of-another = { $colour } is somebody else's colour
why-happened-meanwhile = something else has happened in the meantime
why-touched-is-touched = you have already touched it, so you cannot cancel
why-one-after-the-other = finish your current action first
why-nothing-to-steer = { $prefix } cannot be controlled live
why-not-done-live = { $verb } is not possible live here
why-sample-has-numbers = a sample must have { $count } numbers here: { $channels }
why-samples-sixty = the table cannot follow a hand that fast; a moment of it is left out
why-page-is-older = this page is older than the server; reload it
why-page-is-newer = this page is newer than the server; try again in a moment
why-room-closed = this room is closed
why-host-decides = only the host can decide this
why-nobody-sits-there = nobody is in seat { $seat }
why-seat-is-your-own = this is your own seat
why-seat-is-present = this player is still here
why-seat-has-secrets = this seat has secrets until the game is over; only a bot can take it
why-vote-is-running = a vote is already in progress
why-nobody-to-vote = nobody else is here to vote on this
why-no-vote-of-yours = there is nothing for you to vote on
why-you-were-removed = you were removed from this table and can only watch
why-by-invitation = somebody was removed from this table, so its seats are by invitation: ask the host for a link

serve-at = Pipyard is running at { $address } (rooms are stored in { $rooms }); press Ctrl-C to stop
serve-network = Others in your network can reach it at { $address }
serve-port-taken = port { $port } is taken, perhaps by another table that is still open; choose another: --port { $other }
serve-no-address = cannot listen on { $host }, port { $port }: { $why }
serve-alone = Only this machine can reach it; --host 0.0.0.0 opens it to your network
why-message-malformed = malformed message ({ $error })
why-other-sites = requests from other sites are refused
why-too-many-requests = too many requests; wait a moment
why-too-many-rooms = too many new rooms; wait a moment
why-no-such-game = there is no such game
why-not-over-yet = the game is not over yet
why-language-not-spoken = this language is not available
why-body-is-json = the body must be JSON
why-no-such-page = there is no such page
why-no-host-name = { $name } is not a host name: write it as in dice.example.org
why-no-such-name = this server does not answer to that name
why-too-many-bytes = more than { $most } bytes
why-no-keeper-here = there is no score keeper for this game
why-too-many-reviews = too many reviews are waiting; try again later
why-review-too-long = it took longer than { $seconds } seconds
why-log-too-long = the game is too long to be replayed from a link
why-review-failed = the game cannot be reviewed ({ $error })
why-review-ended = the review crashed
why-no-better-move = { $game } has no better moves to show

lesson-you = You
lesson-partner = Teacher { $seat }
lesson-well-done = That went well. Do it again if you like, or go on.

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
notice-abandoned = The game was given up, without a result: for a day nothing went on
notice-aborted = The game was aborted, without a result: somebody’s time was up before everybody had made a first move
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
why-hint-failed = the suggestion failed; try again

# why a bot would play the move it suggests
hint-wins = It wins.
hint-ends = It ends the game.
hint-score = Your score goes from { $was } to { $now }.
hint-score-of = { $seat }'s score goes from { $was } to { $now }.
hint-put = It fills { $count ->
    [one] one more place.
   *[other] { $count } more places.
}
hint-take = It takes { $count ->
    [one] one more die off.
   *[other] { $count } more dice off.
}
hint-answer = After it { $seat } can gain at most { $least }; after another move up to { $most }.
hint-usual = It came out best when looking ahead.
preview-invitation = { $host } invites you to { $title }
