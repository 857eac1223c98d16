## De behendigheidsspellen met beurten: Vingerschot, Verstoppertje, Trulla, Opscheppen, Leedvermaak (en wat Bergmontage toevoegt)

dishing-up-calls-3 = Wie een gevallen steen roept: 1/2 → { $seat1 }; 3/4 → { $seat2 }; 5/6 → { $seat3 }.
dishing-up-calls-4 = Wie een gevallen steen roept: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5/6 → { $seat_left }, links.
dishing-up-calls-5 = Wie een gevallen steen roept: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat_left }, links.
dishing-up-calls-6 = Wie een gevallen steen roept: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat6 }.
dishing-up-throws = Worp { $throw } van hoogstens { $of }.
fallen = gevallen dobbelsteen
flickers-all-on-plate = alle dobbelstenen van een speler liggen op de plaat
flickers-goal = Wie alle { $dice } dobbelstenen op de plaat heeft, wint.
flickers-left = Schoten over in deze beurt: { $count }.
hand = in de hand
hide-away-counted = niemand kan nog gooien, dus de dekking beslist
hide-away-hidden = een piramide is verstopt
hide-away-last = er is nog maar één piramide te zien
hide-away-others = Bedek de negen open vlakken van de piramiden van de anderen. De score is de dekking.
hide-away-out = De piramide in { $colour ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $colour }
    } is verstopt: de eigenaar ligt eruit.
hide-away-own = Bedek de negen open vlakken van je eigen piramide. De score is de dekking.
hide-away-throw = Worp { $throw } van hoogstens { $of }.
malicious-add = Dobbelstenen die je nog mag bijzetten: { $count }.
malicious-choose = Kies een van de getallen die je dobbelstenen hem toekeren: { $numbers }.
mountaing-mounted = Aangehangen: { $count }. Over in de doos: { $left }.
no-dice-in-stock = een speler heeft geen dobbelstenen meer
skill-again = Iedereen heeft bezwaar gemaakt: de beurt wordt herhaald, en dan geldt wat is ingetypt.
skill-entered = Met de hand ingetypt: { $entry }. Maak alleen bezwaar als het niet waar is.
throws-made = de laatste worp is gedaan
trulla-touched = De lepel raakte de dobbelstenen: de beurt was voorbij.

verb-fell = { $rest }: hoeveel er vielen, en wat de eerste toont
verb-landed = geland; gevallen dobbelstenen van elke speler: { $rest }
verb-lost = de dobbelsteen van { $rest } viel
verb-missed = gemist; gevallen dobbelstenen van elke speler: { $rest }
verb-off = de dobbelsteen is eraf
verb-returned = de dobbelsteen ligt scheef en komt terug
verb-settled = de dobbelsteen kwam terecht in { $rest }
verb-shifted = er is een dobbelsteen verschoven: { $rest }
verb-stayed = de dobbelsteen bleef liggen
verb-tally = vlakken van elke kleur: { $rest }
verb-throw = gooien { $rest }
verb-ladle = gieten { $rest }
verb-use = { $rest } gebruiken
verb-mounted = aangehangen: { $rest }

## Wat er werd van dobbelstenen die handen hebben bewogen

settled-capped = De tijd was om voordat alles stillag.
settled-goal = Het doel is bereikt.
settled-many-astray = { $count ->
    [one] Er ligt er één
   *[other] Er liggen er { $count }
  } scheef.
settled-many-kept = { $count ->
    [one] Er blijft er één
   *[other] Er blijven er { $count }
  } in de lepel.
settled-many-off = { $count ->
    [one] Er is er één
   *[other] Er zijn er { $count }
  } af.
settled-many-seated = { $count ->
    [one] Er komt er één
   *[other] Er komen er { $count }
  } goed terecht.
settled-many-taken = { $count ->
    [one] Er is er één
   *[other] Er zijn er { $count }
  } genomen.
settled-new-astray = De dobbelsteen ligt scheef.
settled-new-kept = Er blijft een dobbelsteen in de lepel.
settled-new-off = De dobbelsteen is eraf{ $face ->
    [0] {"."}
   *[other] {" "}en toont { $face }.
  }
settled-new-seated = De dobbelsteen komt terecht in { $at } ({ $triple }).
settled-nothing = Er is niets veranderd.
settled-old-astray = De dobbelsteen { $known ->
    [cell] van { $was }
   *[other] { $was }
  } ligt scheef.
settled-old-off = De dobbelsteen { $known ->
    [cell] van { $was }
   *[other] { $was }
  } is eraf{ $face ->
    [0] {"."}
   *[other] {" "}en toont { $face }.
  }
settled-old-seated = De dobbelsteen { $known ->
    [cell] van { $was }
   *[other] { $was }
  } ligt nu in { $at } ({ $triple }).
settled-old-taken = De dobbelsteen { $known ->
    [cell] van { $was }
   *[other] { $was }
  } is eruit.
settled-released = De vinger liet los.
settled-slipped = De dobbelsteen glipte uit de vingers.
settled-tilted = De plaat is niet recht.
settled-touched = De lepel raakte iets.
cli-loose = Scheef liggen: { $dice }.
