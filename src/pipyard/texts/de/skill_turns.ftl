## Die Geschicklichkeitsspiele Zug um Zug: Schnipser, Versteckspiel, Trulla, Auftischen, Schadenfreude (und was Bergsteigen dazubringt)

dishing-up-calls-3 = Wen ein gefallener Würfel aufruft: 1/2 → { $seat1 }; 3/4 → { $seat2 }; 5/6 → { $seat3 }.
dishing-up-calls-4 = Wen ein gefallener Würfel aufruft: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5/6 → { $seat_left }, links.
dishing-up-calls-5 = Wen ein gefallener Würfel aufruft: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat_left }, links.
dishing-up-calls-6 = Wen ein gefallener Würfel aufruft: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat6 }.
dishing-up-throws = Wurf { $throw } von höchstens { $of }.
fallen = gefallener Würfel
flickers-all-on-plate = alle Würfel von jemandem liegen auf der Platte
flickers-goal = Wer alle { $dice } Würfel auf der Platte hat, gewinnt.
flickers-left = Übrige Schnipser in diesem Zug: { $count }.
hand = in der Hand
hide-away-counted = niemand kann noch werfen, also entscheidet die Deckung
hide-away-hidden = eine Pyramide ist versteckt
hide-away-last = nur eine Pyramide ist noch zu sehen
hide-away-others = Bedeck die neun offenen Flächen der anderen Pyramiden. Gezählt wird die Deckung.
hide-away-out = Die Pyramide in { $colour ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $colour }
    } ist versteckt: Ihr Besitzer scheidet aus.
hide-away-own = Bedeck die neun offenen Flächen deiner eigenen Pyramide. Gezählt wird die Deckung.
hide-away-throw = Wurf { $throw } von höchstens { $of }.
malicious-add = Würfel, die du noch dazusetzen darfst: { $count }.
malicious-choose = Wähl eine der Zahlen, die deine Würfel ihm zuwenden: { $numbers }.
mountaing-mounted = Angehängt: { $count }. In der Schachtel übrig: { $left }.
no-dice-in-stock = jemand hat keine Würfel mehr
skill-again = Alle haben Einspruch erhoben: Der Zug wird wiederholt, und dann gilt sein Eintrag.
skill-entered = Von Hand eingetragen: { $entry }. Erheb nur Einspruch, wenn es nicht stimmt.
throws-made = der letzte Wurf ist gemacht
trulla-touched = Die Kelle hat die Würfel berührt: Der Zug war vorbei.

verb-fell = { $rest }: wie viele fielen, und was der erste zeigt
verb-landed = gelandet; gefallene Würfel jedes Spielers: { $rest }
verb-lost = der Würfel von { $rest } fiel
verb-missed = verfehlt; gefallene Würfel jedes Spielers: { $rest }
verb-off = der Würfel ist daneben
verb-returned = der Würfel liegt schief und kommt zurück
verb-settled = der Würfel sitzt in { $rest }
verb-shifted = ein Würfel wurde verschoben: { $rest }
verb-stayed = der Würfel blieb
verb-tally = Flächen jeder Farbe: { $rest }
verb-throw = werfen { $rest }
verb-ladle = schütten { $rest }
verb-use = { $rest } benutzen
verb-mounted = angehängt: { $rest }

## Was aus Würfeln wurde, die Hände bewegt haben

settled-capped = Die Zeit war um, ehe alles still lag.
settled-goal = Das Ziel ist erreicht.
settled-many-astray = { $count } liegen schief.
settled-many-kept = { $count } bleiben in der Kelle.
settled-many-off = { $count } sind daneben.
settled-many-seated = { $count } sitzen.
settled-many-taken = { $count } sind genommen.
settled-new-astray = Der Würfel liegt schief.
settled-new-kept = Ein Würfel bleibt in der Kelle.
settled-new-off = Der Würfel ist daneben{ $face ->
    [0] {"."}
   *[other] {" "}und zeigt { $face }.
  }
settled-new-seated = Der Würfel sitzt in { $at } ({ $triple }).
settled-nothing = Nichts hat sich geändert.
settled-old-astray = Der Würfel { $known ->
    [cell] von { $was }
   *[other] { $was }
  } liegt schief.
settled-old-off = Der Würfel { $known ->
    [cell] von { $was }
   *[other] { $was }
  } ist daneben{ $face ->
    [0] {"."}
   *[other] {" "}und zeigt { $face }.
  }
settled-old-seated = Der Würfel { $known ->
    [cell] von { $was }
   *[other] { $was }
  } liegt jetzt in { $at } ({ $triple }).
settled-old-taken = Der Würfel { $known ->
    [cell] von { $was }
   *[other] { $was }
  } ist heraus.
settled-released = Der Finger hat losgelassen.
settled-slipped = Der Würfel ist aus den Fingern gerutscht.
settled-tilted = Die Platte ist nicht waagerecht.
settled-touched = Die Kelle hat etwas berührt.
cli-loose = Schief liegen: { $dice }.
