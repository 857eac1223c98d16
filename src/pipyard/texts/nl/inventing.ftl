### Wat er gezegd wordt tegen wie spellen bedenkt.

inventing-bad-name = { $file } is geen goede naam voor een spel: begin met een letter, dan letters, cijfers en lage streepjes, zoals my_game.py
inventing-key = De sleutel is { $name }.
inventing-key-taken = De sleutel is { $name }, want op de plank staat al een spel { $taken }.
inventing-made = { $path } is een spel dat loopt. Verander het, en:
inventing-next-lab = bots proberen het uit
inventing-next-play = speel het in deze terminal
inventing-next-serve = speel het in de browser; het bestand opslaan verandert meteen de regels
inventing-no-python = { $path } is geen Python-bestand: de naam moet op .py eindigen
inventing-not-written = { $path } kan niet geschreven worden: { $why }
inventing-there-already = { $path } is er al; er wordt nooit iets overschreven
admin-unknown-rules = Van sommige spellen ontbreken hier de regels: noem het bestand van je eigen spel met --game.
own-game-line = { $file }, regel { $line }: { $why }
own-game-file = { $file }: { $why }
own-game-stays = { $why }; de regels blijven zoals ze waren
own-game-new = { $file }: nieuwe partijen van { $title } gaan met de nieuwe regels; wat al begonnen is, houdt de oude
own-game-twice = { $file }: { $other } noemt zich ook { $key }: geef een van beide een andere sleutel
