## A table without a server.

site-loading = The table is being fetched – once, then it stays on this device …
site-starting = The table is being set …
site-failed = The table could not be loaded. Reload the page when there is a network.

## A game in a link, or in a file.

replay-whole = Copy a link that holds the whole game
replay-save = Save the game as a file
replay-too-long = This game is too long for a link. Save it as a file.
replay-broken = This link does not hold a game that can be shown. Perhaps a part of it was lost on the way.
