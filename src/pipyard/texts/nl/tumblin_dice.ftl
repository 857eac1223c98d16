## Tumblin-Dice: de lijst van dobbelstenen en het scoreblad (de rest staat in nl.ftl)

tumblin-points = = { $points }
tumblin-keep-order = Wie schiet het eerst? Noem de partijen op volgorde ({ $sides })
tumblin-keep-order-wrong = Noem elke partij één keer, met de letter van een van haar spelers, bijvoorbeeld: B A
tumblin-keep-dice = { $name } ({ $letter }): zone en vlak van { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
  }, bijv. 46 voor een 6 op 4x, s te kort, o eraf
tumblin-keep-help = Typ zone en vlak van elke dobbelsteen, bijv. 46 23 o s; A 46 voor een andere speler; fix A 2 46 verbetert de tweede dobbelsteen van A, fix 1 A 2 46 in ronde 1.
tumblin-keep-over = Het spel is uit. Een fout kun je verbeteren: fix RONDE SPELER DOBBELSTEEN LEZING.
tumblin-keep-nobody = { $word } speelt niet mee; de spelers zijn { $players }
tumblin-keep-too-many = { $name } kan in deze ronde nog maar { $count } dobbelstenen invoeren.
tumblin-keep-fix = Een verbetering luidt: fix SPELER DOBBELSTEEN LEZING, zoals fix A 2 46, of fix RONDE SPELER DOBBELSTEEN LEZING.
tumblin-keep-no-die = { $name } heeft in die ronde { $count } dobbelstenen ingetypt.
tumblin-keep-bonus = { $name }: geef de bonussteen, en alleen die, een plus, zoals +34.
tumblin-keep-total = totaal
tumblin-board-fine = { $name } is een bord: { $width } x { $length } mm, zones { $zones }, { $pegs } pinnen
tumblin-board-low-step = vreemd: de trede omlaag naar { $zone } is { $height } mm hoog, minder dan een dobbelsteen van { $edge } mm: dobbelstenen glijden eroverheen zonder te kantelen
tumblin-board-close-pegs = waarschuwing: tussen de pinnen op { $one } en { $two } zit { $gap } mm, te smal voor een draaiende dobbelsteen
tumblin-board-folders = Je eigen borden horen in: { $folders }
tumblin-keep-no-reading = { $word } noemt geen zone en vlak: 46 is een 6 op 4x, s te kort, o eraf, f fout
