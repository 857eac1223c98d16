## A table without a server.

site-loading = The table is being fetched – once, then it stays on this device …
site-starting = The table is being set …
site-failed = The table could not be loaded. Reload the page when there is a network.

## A game in a link, or in a file.

replay-whole = Copy a link that holds the whole game
replay-save = Save the game as a file
replay-too-long = This game is too long for a link. Save it as a file.
replay-broken = This link does not hold a game that can be shown. Perhaps a part of it was lost on the way.

## Inventing a game.

invent-door = Invent a game of your own
invent-title = Invent a game
invent-about = The rules of a game are one page of Python. They are checked as you type, and everything runs and stays on this device.
invent-files = Your games
invent-unnamed = Game without a title
invent-new = New game
invent-open = Open a file
invent-save = Save as a file
invent-link = Copy a link
invent-delete = Delete
invent-delete-sure = Really delete?
invent-report = Lab report
invent-report-of = Lab report: { $title }
invent-editor = The rules of the game. Escape, then Tab leaves the editor.
invent-checking = The rules are being checked …
invent-measuring = Bots are playing …
invent-line = Line { $line }
invent-problems = { $count ->
    [one] One problem:
   *[other] { $count } problems:
}
invent-stuck = The rules did not answer in time. Perhaps a loop never ends. Change them, and they are checked again.
invent-too-long = This file is too long for a link. Save it as a file.
invent-not-kept = There is no room left on this device: save the file before you leave this page.
invent-broken = This link does not hold a file that can be read. Perhaps a part of it was lost on the way.
invent-stranger-title = { $title }: a game by somebody else
invent-stranger = Rules are a program. This one would run on this device only, but it could read and change what Pipyard keeps here, and use the network. Look through it below. Run it only if you trust whoever wrote it.
invent-trust = I trust it: run it
invent-refuse = Do not run it

## Moving a game.

along-title = Take this game along
along-about = The game as it stands can go on in another Pipyard: on a server, where friends can join by link, or on a site without one. It also stays here.
along-address = Address of the other Pipyard
along-go = Go on there
along-no-address = This is not an address.
moved-door = Go on with a saved game
moved-title = Go on with a game
moved-about = { $events ->
    [one] One event has happened so far.
   *[other] { $events } events have happened so far.
} The game goes on here where it stood. Who sits where?
moved-go = Go on here
