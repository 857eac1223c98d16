score-how = Kies een kleur en tik of veeg over de dobbelstenen zoals ze voor je liggen. Alleen de buitenkant telt.
score-pyramid = De piramide van boven
score-colour = Kleur
score-nothing = nog niet
score-left = { $told } van { $all } vlakken, nog { $left }
score-complete = Alle { $all } vlakken zijn genoemd.
score-turn = Draaien
score-rest = De rest in deze kleur
score-undo = Terugnemen
score-clear = Opnieuw beginnen
score-file = Bewaren als bestand
score-keepers = Score bijhouden
score-all = Alle spellen
score-about = Echte dobbelstenen op een echte tafel: Pipyard houdt het blad bij, controleert wat niet kan en zegt wie er gewonnen heeft.
score-begun = begonnen
score-none = Voor { $game } wordt geen score bijgehouden. Voor deze spellen wel:
score-who = Wie speelt er?
score-player = Speler { $number }
score-names = Iedereen heeft een eigen naam nodig.
score-begin = Beginnen
score-anew = Nieuw spel
score-lines = Wat is ingevuld
score-correct = verbeteren
score-enter = Invullen
score-leave-out = Weglaten
score-type = Liever typen
score-line-refused = Regel { $number } kan niet: { $why }
score-cut = De verbetering geldt, en { $count ->
    [one] de laatste regel vervalt
   *[other] de laatste { $count } regels vervallen
}
score-missing = Nog in te vullen: { $label }
score-over = Het spel is uit. Een verkeerde regel kan nog worden verbeterd.
score-no-server = De server antwoordt niet. Wat is ingevuld, blijft hier bewaard.
score-retry = Opnieuw proberen
score-numbers = Getallen typen
score-tapping = Dobbelstenen aantikken
