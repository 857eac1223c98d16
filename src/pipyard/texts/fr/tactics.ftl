## Déplacer les Montagnes, Sauts de Puce, La Ligne d’Arrivée, Ange et Démon

angel-cannot-move = l’ange ne peut pas bouger
angel-caught = le diable a attrapé l’ange
angel-escaped = tous les dés verts sont utilisés et l’ange est libre
both-in-the-goal = les deux ont tous leurs dés dans le but
turn-limit = le dernier arrivé a épuisé ses tours
devil-green-left = { $dice ->
    [one] il reste { $dice } dé vert
   *[other] il reste { $dice } dés verts
}
flea-alone = l’autre a fini : { $turns ->
    [one] { $turns } tour compté
   *[other] { $turns } tours comptés
}
jumps-left = { $jumps ->
    [one] encore { $jumps } saut
   *[other] encore { $jumps } sauts
} à ce tour
lift-the-blockade = vous devez lever un blocus
