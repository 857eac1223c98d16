## L’Eau et le Feu, Élimination, Abquetschen, Triominos

colour-extra = supplémentaire
letter-extra = X
no-red-and-green-left = tous les dés rouges et verts sont posés
nobody-can-build = personne ne peut plus construire
nobody-can-place = personne ne peut poser de dé
player-buried = un joueur est enseveli
rolled-more-than-the-stock = le lancer dépasse la réserve
squeezing-bonus = { $dice ->
    [one] { $dice } dé de bonus peut être posé
   *[other] jusqu’à { $dice } dés de bonus peuvent être posés
}
squeezing-build = { $dice ->
    [one] { $dice } dé est à construire
   *[other] { $dice } dés sont à construire d’un seul tenant
}
squeezing-roll-a-four = qui lance un 4 commence
stock-empty = une réserve est vide
triops-bonus = la rangée droite rapporte un dé de plus
verb-again = relancer
verb-black = dé noir en { $rest }
verb-bonus = dés de bonus en { $rest }
verb-build = construire { $rest }
verb-green = dé vert en { $rest }
verb-pair = paire en { $rest }
verb-red = dé rouge en { $rest }
verb-start = pyramide de départ, sommet en { $rest }
verb-triangel = pièce en L { $rest }
verb-triops = ligne droite { $rest }
