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
check-and-more = { $why } (nog { $count }: pipyard check { $file })
check-bug = op deze regel stopt het programma met een fout ({ $type }: { $error }): verbeter de regel, of wat hij krijgt
check-bug-beyond = met wat deze regels teruggeven kan Pipyard niet verder ({ $type }: { $error }): kijk wat `turn`, `moves`, `scene` en `view` teruggeven
check-copy-differs = een kopie van de toestand bevat iets anders in `{ $field }`: laat je eigen `copy` weg, kopieën maken zichzelf
check-copy-shares = een kopie van de toestand deelt `{ $field }` ermee, een zet in de ene verandert ze allebei: laat je eigen `copy` weg, of geef wat in `{ $field }` staat een `copy`
check-endless = een willekeurig gespeeld spel is na { $events } gebeurtenissen niet afgelopen: laat `turn` een einde teruggeven, desnoods na een grens aan de rondes
check-first-preset = de eerste voorinstelling, { $preset }, verandert opties: de eerste is het gewone spel, {"{}"}
check-good = { $file }: { $title } is in orde. { $games } spellen van { $least } tot { $most } gebeurtenissen zijn willekeurig gespeeld en { $positions } stellingen goed bekeken: ze beginnen, eindigen, zijn terug te lezen, na te spelen en te tekenen, en bewaren hun geheimen.
check-guess = wat `guess` van het beeld van { $viewer } maakt, ziet er daarvoor in `{ $field }` anders uit: `guess` vult aan wat `conceal` weghaalde en verandert verder niets, en `conceal` haalt het weer helemaal weg
check-hangs = deze regel is na { $seconds } seconden niet klaar: hier loopt een lus die nooit eindigt
check-leak-log = het verslag zegt { $viewer } “{ $text }”, en `conceal` verbergt het: laat `shown` van de ruimte ? zeggen tegen wie het niet mag weten
check-leak-sealed = iedereen kiest tegelijk, en anderen kunnen zien wat plaats { $seat } heeft gekozen: haal het weg in `conceal`
check-leak-view = { $viewer } leest “{ $read }” in het verslag, maar kan aan het beeld { $one } van { $two } onderscheiden: haal het weg in `conceal`
check-looking-changes = `{ $method }` verandert de toestand, en wordt zo vaak gevraagd als men wil: verander alleen iets in `play` en `land`
check-missing = de toestand heeft geen `{ $method }`, en het spel heeft die nodig: schrijf `def { $method }(self, ...)` in deze klasse
check-no-chance = `Chance` krijgt { $got }: geef het een ruimte, zoals D6 of Even([...])
check-no-copy = `copy` geeft { $got } terug: laat het weg, kopieën maken zichzelf
check-no-forms = het spel heeft geen `moves`, dus geen zet kan worden geschreven: voeg moves=["place CELL"] toe, met een vorm voor elk werkwoord
check-no-guess = `guess` geeft { $got } terug: geef een kopie van de toestand terug waarin al het verborgene is aangevuld
check-no-moves = plaats { $seat } is aan zet en heeft geen zet: laat `turn` hem overslaan of het spel beëindigen, of bied een zet aan om te passen
check-no-outlook = `outlook` geeft { $got } terug: geef een getal terug, hoe groter hoe beter voor die plaats
check-no-scene = `scene` geeft { $got } terug: geef Scene(...) terug
check-no-seats = geen enkel aantal plaatsen kan { $preset } spelen: `check` weigert ze allemaal, of seats=(...) is leeg
check-no-space = `moves` geeft { $got } terug: geef een ruimte terug, zoals Listed([Move("roll")])
check-no-state = het spel begint met { $got }: het eerste argument van Game is de klasse van de toestand, of een functie die een toestand teruggeeft
check-no-such-seat = `turn` vraagt plaats { $seat }, en de plaatsen zijn 0 tot en met { $last }: tel vanaf 0, of loot met who_begins(self.seats) wie begint
check-no-turn = `turn` geeft { $got } terug: geef ALONE[self.seat], Chance(space) of een einde zoals ranked(scores, why) terug
check-no-view = `view` geeft { $got } terug: laat het weg en schrijf `conceal`
check-no-why = het einde zegt niet waarom: geef een reden, zoals in ranked(scores, "alle stenen liggen")
check-not-python = dit is geen Python ({ $error }): verbeter het hier, of aan het eind van de regel ervoor
check-not-text = dit is geen tekst in UTF-8 ({ $error }): sla het bestand op in die codering
check-notation = de zet “{ $move }” is volgens moves=[{ $forms }] niet terug te lezen: elke zet begint met een woord dat daar staat, en heeft evenveel getallen en cellen
check-odds = de kansen van { $space } tellen op tot { $sum } in plaats van 1: laat `odds` elke uitkomst van `all` zijn deel geven, als Fraction
check-outcome = het toeval kan “{ $outcome }” geven, maar { $space } bevat dat niet of leest het anders: `sample`, `all` en `contains` moeten overeenstemmen
check-preset = de voorinstelling { $preset } maakt geen spel ({ $why }): noem opties die er zijn, met waarden die ze aannemen
check-problems = { $count ->
    [one] Er is één ding
   *[other] Er zijn { $count } dingen
} mis met { $file }; verbeter het eerste en controleer opnieuw.
check-ranks = het einde heeft { $ranks } rangen en { $scores } scores voor { $seats } plaatsen: geef elke plaats er een van elk
check-replay = het verslag van een spel geeft bij naspelen iets anders in `{ $field }`: de regels mogen niet zelf gooien, niet op een klok kijken en buiten de toestand niets onthouden
check-scene-json = de scène kan niet naar een browser worden gestuurd ({ $error }): ze bevat alleen getallen, woorden en lijsten of woordenboeken daarvan
check-scene-other = de scène komt als een andere terug van een browser: gebruik in `extra` woorden als sleutels en lijsten in plaats van tupels
check-scene-picture = de scène kan niet worden getekend ({ $error }): stenen liggen in cellen als 8,0,0, waarvan de drie getallen samen 8 zijn op de plaat en 0 aan de top, en drietallen schrijf je als 124
check-area = de scène heeft een gebied { $area } dat niet getekend kan worden: het is een van { $kinds }, in cellen van de piramide, en hoort bij een plaats of bij -1
check-scores = de scène heeft { $count } scores voor { $seats } plaatsen: een voor elke plaats, of geen
check-seat = plaats { $seat }
check-spectator = een toeschouwer
check-steps = de zet “{ $move }” kan niet woord voor woord worden gekozen, of leidt tot geen zet: `steps`, `contains` en de lijst van zetten moeten overeenstemmen
check-twice = de zet “{ $move }” staat twee keer in de lijst: noem elke zet één keer
check-view-moves = plaats { $seat } heeft in het eigen beeld andere zetten dan in het spel: `conceal` haalt iets weg dat nodig is om te beslissen, of `moves` hangt af van een geheim
check-view-twice = het beeld van een beeld verbergt iets anders in `{ $field }`: laat `conceal` ook werken op wat al verborgen is
inventing-next-check = zien of het zich aan de wetten voor spellen houdt
