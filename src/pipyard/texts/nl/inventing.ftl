### Wat er gezegd wordt tegen wie spellen bedenkt.

inventing-bad-name = { $file } is geen goede naam voor een spel: begin met een letter, dan letters, cijfers en lage streepjes, zoals my_tower.py
inventing-key = De sleutel is { $name }.
inventing-key-taken = Op de plank staat al een spel { $taken }, dus dat van jou heeft de sleutel { $name } en de titel { $title }. Beide kun je in het bestand veranderen.
inventing-made = { $path } is een compleet spel. Verander het, en dan:
inventing-next-lab = bots proberen het uit
inventing-next-play = speel het in deze terminal
inventing-next-serve = speel het in de browser; het bestand opslaan verandert meteen de regels
inventing-no-python = { $path } is geen Python-bestand: de naam moet op .py eindigen
inventing-not-written = { $path } kan niet geschreven worden: { $why }
inventing-there-already = { $path } bestaat al en wordt niet overschreven
admin-unknown-rules = Van sommige spellen ontbreken hier de regels: noem het bestand van je eigen spel met --game.
own-game-line = { $file }, regel { $line }: { $why }
own-game-file = { $file }: { $why }
own-game-stays = { $why }; de oude regels blijven gelden
own-game-new = { $file }: nieuwe partijen van { $title } gaan met de nieuwe regels; wat al begonnen is, houdt de oude
own-game-twice = { $file }: { $other } noemt zich ook { $key }: geef een van beide een andere sleutel
check-and-more = { $why } (nog { $count }: pipyard check { $file })
check-bug = deze regel geeft een fout ({ $type }: { $error }): verbeter de regel, of de waarden die hij krijgt
check-bug-beyond = met wat deze regels teruggeven kan Pipyard niet verder ({ $type }: { $error }): kijk wat `turn`, `moves`, `scene` en `view` teruggeven
check-copy-differs = een kopie van de toestand verschilt in `{ $field }`: haal je eigen `copy` weg, toestanden kopiëren zichzelf
check-copy-shares = een kopie van de toestand deelt `{ $field }` ermee, een zet in de ene verandert ze allebei: laat je eigen `copy` weg, of geef wat in `{ $field }` staat een `copy`
check-endless = een willekeurig spel eindigde niet binnen { $events } gebeurtenissen: laat `turn` een einde teruggeven, bijvoorbeeld na een aantal rondes
check-first-preset = de eerste voorinstelling, { $preset }, verandert opties: de eerste is het gewone spel, {"{}"}
check-good = { $file }: { $title } is in orde. { $games } spellen van { $least } tot { $most } gebeurtenissen zijn willekeurig gespeeld en { $positions } stellingen goed bekeken: ze beginnen, eindigen, zijn terug te lezen, na te spelen en te tekenen, en bewaren hun geheimen.
check-guess = `guess` verandert het beeld van { $viewer } in `{ $field }`: `guess` mag alleen aanvullen wat `conceal` weghaalde, en `conceal` moet dat weer weghalen
check-hangs = deze regel is na { $seconds } seconden niet klaar: hier loopt een lus die nooit eindigt
check-leak-log = het verslag toont { $viewer } “{ $text }”, wat `conceal` verbergt: laat `shown` van de ruimte ? teruggeven voor stoelen die het niet mogen weten
check-leak-sealed = iedereen kiest tegelijk, en anderen kunnen zien wat plaats { $seat } heeft gekozen: haal het weg in `conceal`
check-leak-view = { $viewer } leest “{ $read }” in het verslag, maar kan aan het beeld { $one } van { $two } onderscheiden: haal het weg in `conceal`
check-looking-changes = `{ $method }` verandert de toestand, maar kan willekeurig vaak worden aangeroepen: verander de toestand alleen in `play` en `land`
check-missing = de toestand heeft geen `{ $method }`, en het spel heeft die nodig: schrijf `def { $method }(self, ...)` in deze klasse
check-name-near = `{ $name }` is hier onbekend: bedoel je `{ $near }`?
check-name-unknown = `{ $name }` is hier onbekend: verbeter de naam, of leg hem vast voordat deze regel aan de beurt komt
check-unused = `{ $name }` wordt nergens gebruikt: bedoel je `{ $near }`?
check-argument-missing = `Game` heeft `{ $name }` nodig: schrijf { $example }
check-argument-unknown = `{ $word }` heeft geen argument `{ $name }`: laat het weg, of neem een van deze: { $known }
check-no-chance = `Chance` krijgt { $got }: geef het een ruimte, zoals D6 of Even([...])
check-no-copy = `copy` geeft { $got } terug: haal het weg, toestanden kopiëren zichzelf
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
check-no-why = het einde heeft geen reden: geef er een, zoals in ranked(scores, "alle stenen liggen")
check-not-python = dit is geen Python ({ $error }): verbeter het hier, of aan het eind van de regel ervoor
check-not-text = dit is geen UTF-8-tekst ({ $error }): sla het bestand op als UTF-8
check-notation = de zet “{ $move }” is met moves=[{ $forms }] niet te lezen: elke zet moet met een van deze woorden beginnen en dezelfde getallen en cellen hebben
check-odds = de kansen van { $space } tellen op tot { $sum } in plaats van 1: laat `odds` elke uitkomst van `all` zijn deel geven, als Fraction
check-outcome = het toeval kan “{ $outcome }” geven, maar { $space } bevat dat niet of leest het anders: `sample`, `all` en `contains` moeten overeenstemmen
check-preset = de voorinstelling { $preset } maakt geen spel ({ $why }): noem opties die er zijn, met waarden die ze aannemen
check-problems = Er zijn { $count } dingen mis met { $file }; verbeter het eerste en controleer opnieuw.
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
check-dropped = het resultaat van `{ $code }` wordt niet gebruikt: schrijf `return { $code }`
check-unused-result = `{ $name }` wordt na deze regel niet gebruikt: schrijf `return { $code }`
check-idle = deze regel doet niets met `{ $code }`: roep het aan, wijs het toe of geef het terug
check-taken = de naam `{ $name }` is bezet: { $owner } heeft zelf iets dat zo heet. Kies een andere naam
check-taken-kind = `self.{ $name }` is bezet: { $owner } bewaart daar { $kind }. Kies een andere naam voor wat van jou is
check-taken-arguments = `{ $name }` is een methode van { $owner } en wordt aangeroepen als { $name }({ $given }): neem dezelfde argumenten, of kies een andere naam
check-taken-word = `{ $name }` is hier al een optie van deze klasse en niet meer het woord dat opties maakt: geef die optie een andere naam
check-shadowed = `{ $name }` is een woord van de vocabulaire en zou vanaf deze regel iets anders betekenen: kies een andere naam
check-list = `{ $name }` bevat meer dan één ding: schrijf { $example }
check-weights = de gewichten van Biased zijn gehele getallen, geen onder 0 en niet allemaal 0; hier zijn het { $weights }: schrijf [5, 4] voor vijf tegen vier
check-no-objection = `objection` geeft { $got } terug: geef because("…") of None terug
check-unfilled = een reden heeft een plek { $name } zonder waarde: because("…", { $name }=…)
check-random = `random` maakt toeval dat geen logboek bewaart: regels gooien niet zelf. Geef Chance(D6) of Chance(Even([…])) terug uit `turn` en neem de uitkomst aan in `land`
check-choice-words = `choice` bestaat uit woorden, niet uit { $got }: flag(True, why=…) is aan of uit, number(3, 1, 9, why=…) is een getal
check-bounds = van { $low } tot { $high } zijn er geen getallen: schrijf het laagste voor het hoogste, zoals in number(3, 1, 9, why=…)
check-kind = `{ $name }` is geen soort deel dat een zet kan hebben: bedoel je { $near }?
check-verb = geen zet van `moves=` begint met “{ $name }”: bedoel je “{ $near }”?
check-verb-unknown = geen zet van `moves=` begint met “{ $name }”; ze beginnen met: { $near }
check-no-super = `__init__` begint zijn basis niet: schrijf super().__init__(…) op de eerste regel, met { $given }
check-class-field = `{ $name }` hoort bij de klasse, en een methode verandert het in één toestand; kopieën zouden het kwijtraken: zet het in `__init__`, self.{ $name } = { $value }
check-class-shared = `{ $name }` hoort bij de klasse, dus alle spellen en kopieën delen het: zet het in `__init__`, self.{ $name } = { $value }
check-outside-shared = `{ $name }` staat buiten de toestand, dus alle spellen en kopieën delen het: bewaar het in de toestand, als self.{ $field }, en zet het in `__init__`
check-class-set = `{ $code }` hoort bij de klasse, dus alle spellen en kopieën delen het: schrijf self.{ $name } en zet het in `__init__`
check-weights-count = Biased krijgt { $outcomes } uitkomsten en { $weights } gewichten: geef elke uitkomst haar gewicht
check-no-outcomes = het toeval heeft geen uitkomst, want { $space } is leeg: geef er minstens één op
check-no-move = { $space } bevat { $got }: er horen zetten in, zoals Move("roll") of PLACE[cell]
check-no-list = `{ $method }` geeft { $got } terug: geef een lijst terug
check-not-run = `{ $method }` geeft { $got } terug, dus geen van zijn regels is uitgevoerd: laat `async` of `yield` weg
check-argument-kind = `{ $name }` kan niet { $got } zijn: schrijf { $example }
check-no-import = `{ $name }` is een woord uit het vocabulaire, dat hier ontbreekt: begin het bestand met `from pipyard.vocabulary import *`
check-start-shared = een gespeelde partij heeft `{ $field }` van een nieuwe partij veranderd: maak het in `__init__` voor elke partij opnieuw aan, bijvoorbeeld als kopie, [*LIJST]
