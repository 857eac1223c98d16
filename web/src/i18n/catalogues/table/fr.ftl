## What the table says beside the board and at the dice
tray-cube = { $who } : un cube de 4 × 4 × 4, { $count } restants
tray-block = { $who } : un bloc plat, { $count } restants
tray-top-layer = couche du haut
tray-layer = couche { $number } à partir du haut
tray-bottom-layer = couche du bas
prompt-piece-whole = { $count ->
    [one] Un dé est détaché.
   *[other] { $count } dés sont détachés.
 } Touchez l’endroit du plateau où va la pièce, ou faites-la glisser.
prompt-piece-begun = { $count ->
    [one] Un dé est choisi.
   *[other] { $count } dés sont choisis.
 } Cette pièce ne va encore nulle part : touchez d’autres dés à côté, ou retouchez-en un pour le remettre.
prompt-piece-put-fixed = { $count ->
    [one] Le dé est posé.
   *[other] La pièce de { $count } dés est posée.
 } Ici, une seule position est possible. Touchez un autre endroit pour déplacer, puis confirmez.
more-sayings = … et { $count } de plus
news-left-out = … { $count } de plus : voir Coups
key-trail = D’où à où un dé est allé
key-gone = Un dé a été retiré d’ici
die-somewhere = { $colour } ({ $where })
die-of-yours = votre dé { $colour } ({ $where })
die-of-somebody = dé { $colour }, { $who } ({ $where })
followed-put-named = comblé : { $dice }
followed-take-named = retiré : { $dice }
followed-slide-named = { $count ->
    [one] glisse : { $dice }
   *[other] glissent : { $dice }
}
followed-jump-named = déplacé aussi : { $dice }
nothing-done-why = { $who } lance { $what } : { $why }
nothing-done-why-you = Vous lancez { $what } : { $why }
rolled-log = { $rolled } : { $what }
idle-diebylon-1 = aucun dé adverse libre n’est posé sur un dé de cette couleur, on passe
idle-diebylon = aucun dé libre ne peut sauter pour exactement ce nombre, on passe
idle-reducto = avec ces nombres, il ne saute par-dessus aucun dé, le tour est fini
idle-steps_to_the_throne = aucun nombre ne mène nulle part, le vert reste
idle-up_and_down = aucun dé à poser ni à reprendre pour cela, on passe
trip-key-ring = 1 point de plus avec le dé de cette couleur dans le nombre ; partout pour deux chiffres égaux
trip-key-zone = Une zone : elle compte tant qu’aucune ville n’y est barrée
trip-key-link = Les routes relient les villes ; en pointillé, elles mènent dans une autre zone
trip-key-route = La plus longue route jusqu’ici
trip-key-series = La plus longue série jusqu’ici
trip-key-tick = Cette ville a son point de bonus
