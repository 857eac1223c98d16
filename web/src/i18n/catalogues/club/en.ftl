# The pages of the club, and privacy.
club-title = Club
club-go = Club: members, ratings, my games
club-me = My page
club-member = Member
club-privacy = Privacy
club-privacy-read = What this server knows about you
club-none = There is no club on this server.
club-refused = You can still play as a guest where guests are welcome.
club-join = Become a member
club-join-about = Members have a history, ratings and a page of their own. There is no password and no e-mail: this device makes a key and keeps it. Guests can go on playing without one.
club-invited = You have an invitation.
club-needs-invitation = New members need an invitation here: ask a host for a link.
club-name = Name
club-join-go = Become a member
club-return = I am a member already
club-return-about = On your other device, open “My page” and show the key. Scan its code with this device, or type the twelve words.
club-phrase = Twelve words
club-return-go = Use this key
club-phrase-wrong = A word is wrong or missing: check all twelve.
club-carried = A key from another device
club-carried-about = The link that you opened carries a member’s key. Use it here only if it is your own.
club-carried-go = It is mine: use it here
club-since = Member since { $day }
club-results = Results
club-game = Game
club-player = Player
club-rating-head = Rating
club-rating = { $points } ± { $margin }
club-rating-provisional = { $points } ± { $margin } ?
club-rating-about = Everybody starts at 1500; 400 points more means winning ten times as often as losing. With a probability of 95 % your strength lies within ±. A question mark: too few rated games to tell.
club-played = Played
club-first = First places
club-curve = Rating over { $games } games; now { $points } ± { $margin }
club-curve-short = A curve needs two rated games.
club-past = Past games
club-all-games = All games
club-all-opponents = All opponents
club-more = More
club-no-games = No finished games yet.
club-replay = Replay { $title }, { $day }
club-place = place { $place } of { $players }
club-bot = Bot { $name } ({ $version })
club-opponents = Opponents
club-opponent = Opponent
club-no-opponents = Members and bots whom you have met appear here. Only you see this.
club-ahead = Ahead
club-behind = Behind
club-key = Your key
club-key-about = The key is all that makes this device yours. Carry it to your other devices, and keep the words on paper: nobody can restore them, and whoever has them is you.
club-key-show = Show the key
club-key-scan = Scan this code with your other device:
club-key-write = Or write down these twelve words, in this order:
club-copy = Copy
club-copied = Copied
club-key-lost = A device was lost, or somebody saw the key
club-key-new-about = A new key puts out all other devices. Write down its words anew.
club-key-new = Make a new key
club-leave-about = Remove the key from this device only. Without the words or another device, your account cannot be opened again.
club-leave = Remove the key from this device
club-account = Account
club-rename = Rename
club-data = Download my data
club-logs = Download all my games
club-delete = Delete my account
club-delete-about = Your name, ratings, history and what you wrote in chats are deleted for good. The moves of your games stay, without your name, because they belong to the others, too.
club-delete-type = Type “{ $name }” to delete the account
club-delete-go = Delete for good
club-house = The house
club-door = Who may come in
club-door-open = Open to everybody: members and guests
club-door-members = Members only; everybody can become one
club-door-invited = Members only; new ones need an invitation
club-board = Leaderboard
club-board-none = No rated games yet. Members can play for ratings: choose it under “Clocks and real dice” when you open a table.
club-board-empty = Nobody has played enough rated games yet.
club-care = Look after the house
club-invite = Invite somebody
club-invite-about = This link makes one person a member. It is valid for { $days } days.
club-members = Members
club-role = Role of { $name }
club-role-member = Member
club-role-moderator = Moderator
club-role-host = Host
club-new-name = New name for { $name }
club-banned = banned
club-ban = Ban
club-unban = Lift the ban
terms-rated = Rated
terms-rated-about = A rated game is for members and bots, one to a device, with the usual options or a ready-made variant. Its clock runs on even when everybody has left; there are no hints and no moves taken back.
privacy-device = On your device
privacy-device-text = Your browser keeps your name, your settings, the tables where you have a seat, puzzles you have solved, scores of real dice, a member’s key, and a random number that keeps two members at one device from meeting in a rated game; of it, a table stores a hash that no other table has. This stays there, except what you send by playing. There are no cookies.
privacy-tables = At a table
privacy-tables-text = The server stores what happens at a table: the names that players typed, every move with its time, and the chat. Whoever has the link can watch; a table that is listed in the club can be watched by everybody who may come in. Tables stay until the host of this server deletes them. Network addresses are used in memory to limit abuse, and are not stored by Pipyard; a proxy in front of it may keep its own records.
privacy-members = About members
privacy-members-text = Of a member the server stores the name, a hash of the key (never the key), the day of joining, the role, vacations, the tables where they took a seat, moves laid down in advance, the results of their games, their ratings, and the tournaments they took part in or directed.
privacy-others-text = Others see a member’s name, day of joining, ratings and numbers of games; in a closed house only members see them. Whom you played, and where, only you see, except in tournaments: their entrants, pairings and results are seen by everybody who may come in; moderators see names, roles, bans, the games that are being played, and names or messages that somebody has reported, with who reported them.
privacy-calls = Calls about your turn
privacy-calls-text = If you let a browser call you when it is your turn, the server stores, for each of your seats there, the address that the browser got from the push service of its maker (Google, Mozilla, Apple or Microsoft), two keys for it, and your language. It keeps them for 60 days after the browser last gave them, or until the table is deleted. Calls go through that service: it learns when this server calls which browser, but cannot read what the call says, because it is encrypted for your browser. The host may also let the server tell a messenger of the house whose turn it is in games with days for a move: the names of those to move, the game, and the link of the table.
privacy-rights = What you can do
privacy-rights-text = On “My page” you can download everything the club knows about you, with your chat and the addresses for calls, and the logs of all your games, change your name, and delete your account. Deleting removes your name, your ratings and your chat from the store at once; the host’s backups keep them until they are replaced.
privacy-never = What Pipyard never does
privacy-never-text = It asks for no e-mail, no telephone number and no password. It counts no visits and loads nothing from other sites. Except for the calls above, it tells nobody else about you.
club-count = { $count ->
    [0] Nobody has joined yet.
    [one] One member
   *[other] { $count } members
}
club-board-hidden = { $count ->
    [0] All ratings are certain enough to be shown.
    [one] One player is not listed: too few rated games.
   *[other] { $count } players are not listed: too few rated games.
}
club-tables = Open tables
club-tables-waiting = Free seats
club-tables-running = Games to watch
club-tables-none = Nobody is waiting at the moment.
club-tables-quiet = No listed game is being played.
club-table-sit = Join
club-table-watch = Watch
club-seek = Find an opponent
club-seek-about = Play with whoever is waiting, the nearest in rating first
club-seek-bots = If nobody comes within a minute, bots play
terms-listed = List the table in the club
club-table-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
club-table-clock = { $seconds } s a move
report-title = Report a name or a message
report-about = The moderators of the club see what you choose, and who reports it.
report-name = The name “{ $name }”
report-go = Report it
report-done = The moderators will look at it.
club-reports = Reports
club-reports-none = Nothing has been reported.
club-report-name = The name was reported.
club-report-guest = a guest
club-report-table = To the table
club-report-settle = Settled
club-running = Games being played
club-running-none = No game is being played.
club-running-here = { $count } present
club-look-again = Look again
terms-days-a-move = { $count ->
    [one] 1 day a move
   *[other] { $count } days a move
}
terms-days = Days for each move
terms-days-each = { $count ->
    [one] 1 day
   *[other] { $count } days
}
turns-title = Your turn
turns-none = No game with days for a move, and no rated game, is waiting.
turns-mine = your turn
turns-of = { $name } is to move
turns-nobodys = somebody else is to move
turns-left = { $time } left
vacation-title = Vacation
vacation-about = While you are away, your clocks stand still in games with days for a move. Days left this year: { $left }.
vacation-take = From now on, for
vacation-go = Go on vacation
vacation-until = You are on vacation until { $day }: your clocks stand still.
vacation-back = I am back
vacation-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
premoves-title = If they play …, I play …
premoves-about = The table plays your answer at once if it comes as you expect. Write moves as in the log. Nobody else sees this.
premoves-if = If they play
premoves-then = I play
premoves-pair = { $theirs } → { $mine }
premoves-add = Add
premoves-clear = Forget the line
seek-kind = Kind of game
seek-any-kind = Any kind
seek-seats = Number of players
seek-players = { $count } players
seek-length = Time for each player
seek-level = Level of the bots
