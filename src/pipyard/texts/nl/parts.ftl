### Delen van redenen: wat op de open plekken van hun zinnen kan staan.

part-or = { $one } of { $two }
part-is-not = : in plaats van { $token } hoort hier { $wanted }
part-did-you-mean = ; bedoel je { $near }?
part-games-lists-them = ; "pipyard games" somt ze op
part-nothing-played = er is nog niets gespeeld
part-chance-stays = wat het toeval heeft beslist of iemand heeft gezien, blijft
part-line = regel { $number }
part-event = gebeurtenis { $number }
part-one-of = een van { $words }
part-some-of = een paar van { $words }, met komma’s ertussen
part-whole-number = een geheel getal
part-whole-number-from = een geheel getal van { $low } tot { $high }
part-whole-numbers-from = { $count } gehele getallen van { $low } tot { $high }, met komma’s ertussen
part-phrase = { $word }:N met N van { $low } tot { $high }
part-one-line = één regel van hoogstens { $most } tekens
part-possible = mogelijk: { $shown }
part-possible-and-more = mogelijk: { $shown } en nog { $more }
part-nothing-follows = er kan niets meer volgen
part-triple = een van de 24 drietallen, zoals 623
part-cell = een plek zoals d5 op de plaat of d5.1 één laag hoger
part-aim = waarop je mikt: { $aims }, of een plek
part-manner = hoe: { $manners }
part-decimal = een getal, zoals -3.5
part-die-by-number = een dobbelsteen met zijn nummer, zoals #12
part-spot = een plek in het rooster, zoals 3,4,0 of -1,4,3
part-turn = een draaiing, vier getallen w,i,j,k met lengte 1
part-recording = een opgenomen beweging (een lang woord dat met { $sign } begint)
part-word = een woord van hoogstens { $letters } letters
part-pair = een paar dobbelstenen: eerst de tientallen, dan de eenheden, zoals rb
part-die-by-letter = een dobbelsteen: de eerste letter van zijn Engelse kleur, zoals r
part-city = een stad
part-seconds = een tijd in seconden, zoals 34.5 (hoogstens honderdsten)
part-cube-die = een dobbelsteen van de kubus, zoals 2-0-3 (drie getallen van 0 tot 4, het laatste is de hoogte)
part-block-die = een dobbelsteen van het blok, zoals a0 of e10 (rij a tot e, kolom 0 tot 10)
part-towards = een richting: x, y, z, -x, -y, -z of graden met de klok mee vanaf hoek i1, zoals 45
part-own-die = een dobbelsteen, zoals A1 (A+ is een bonussteen)
part-setting = een instelling, zoals aim=-3.5; er zijn { $fields } en up
part-say-how-dice-stand = zeg hoe de dobbelstenen nu liggen: { $one }:3,4,0/623, { $two }:astray, { $three }:off4 of { $four }:taken; over wat niet bewogen heeft hoef je niets te zeggen
part-say-how-it-lies = zeg hoe { $die } ligt{ $others }: { $zones }, short, off of foul, zoals { $like }:2x5
part-and-any-that-moved = , en elke die bewoog van { $dice }
part-no-number = het moet een getal zijn
part-lies-between = de waarde moet tussen { $low } en { $high } liggen
part-it-is-whole = het moet een geheel getal van { $low } tot { $high } zijn
part-has-drawn = het spel heeft { $drawn } geloot
part-takes = { $verb } neemt { $settings }
part-no-settings = geen instellingen
part-take-dice = dobbelstenen pakken
part-put-dice = dobbelstenen zetten
part-by-a-face = met een vlak
part-by-a-face-or-an-edge = met een vlak of een ribbe
part-holds = daar staat { $number }
part-is-crossed = afgekruist
part-bonus-dice = bonusstenen
part-dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
part-difference = { $name } is daar { $there } en hier { $here }
part-key-and-version = "game: el_dado 1", de sleutel en zijn versie
part-board-step = board.step { $number }

## Hoe de getallen van een zet met de hand heten

field-azimuth = richting
field-elevation = stijging
field-speed = snelheid
field-spin = draaiing
field-strength = kracht
field-seconds = seconden
field-distance = afstand
field-grip = greep
field-yaw = draaihoek
field-height = hoogte
field-count = aantal
field-rate = tempo
field-degrees = graden
field-newton = newton
field-direction = richting
part-of-the-strongest-breath = van de sterkste adem

## Wat typer en het systeem zeggen

part-system-no-such-file = er is geen bestand of map die zo heet
part-system-permission-denied = geen toestemming
part-system-is-a-directory = dat is een map
part-system-not-a-directory = dat is geen map
part-system-file-exists = die is er al
part-system-no-space = er is geen ruimte meer op de schijf

## Wat er in het bestand van een kaart moet staan

part-map-true-or-false = true of false
part-map-string = de tekst { $value }
part-map-number = het getal { $value }
part-map-array = een lijst
part-map-table = een tabel
part-map-date = een datum of tijd
part-map-names = een tabel van taalcodes en teksten, zoals { $like }
part-map-id = 1 tot 40 tekens uit a-z, 0-9 en -
part-map-licence = een tekst, zoals { $like }
part-map-colours = een lijst van vier verschillende teksten, de kleuren van de dobbelstenen
part-map-letters = 1 tot 3 letters
part-map-one-word = één woord van 1 tot 40 tekens
part-map-zone = een van de zones { $zones }
part-map-colour = een van { $colours }, of weggelaten
part-map-label = "n", "e", "s" of "w", of weggelaten
part-map-coordinate = een getal (de projectie is { $projection })
part-map-pairs = een lijst van paren, zoals { $like }
part-map-pair = een paar stad-id’s
part-map-points = een lijst van { $count } gehele getallen, voor 0 tot { $zones } schone zones
part-map-numbers = { $count } getallen
part-map-left-out = weggelaten, maar { $points } past alleen bij drie zones
part-map-series = een lijst van paren [lengte, punten]
part-map-place = nummer { $number }
part-map-numbered = { $part2 } nummer { $number }
part-map-byte = byte { $number }
part-yes-or-no = yes of no
part-system-address-in-use = het adres is in gebruik
part-in-brackets = { " " }({ $what })
