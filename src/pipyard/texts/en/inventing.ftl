### What is said to people who invent games.

inventing-bad-name = { $file } is no good name for a game: begin with a letter, then letters, digits and underscores, as in my_game.py
inventing-key = Its key is { $name }.
inventing-key-taken = Its key is { $name }, because the shelf has a game { $taken } already.
inventing-made = { $path } is a game that runs. Change it, and:
inventing-next-lab = let bots try it out
inventing-next-play = play it in this terminal
inventing-next-serve = play it in the browser; saving the file changes the rules at once
inventing-no-python = { $path } is no Python file: its name should end with .py
inventing-not-written = { $path } cannot be written: { $why }
inventing-there-already = { $path } is there already; nothing is ever written over it
admin-unknown-rules = The rules of some games are not here: name the file of your own game with --game.
own-game-line = { $file }, line { $line }: { $why }
own-game-file = { $file }: { $why }
own-game-stays = { $why }; the rules stay as they were
own-game-new = { $file }: new games of { $title } are played by the new rules; those that have begun keep theirs
own-game-twice = { $file }: { $other } calls itself { $key } too: give one of them another key
