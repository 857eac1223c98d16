## L’Asperge, Doubles, Mon Favori, Cui bono ?, Eintrichtern

cui-bono-costs = les dés gardés coûtent : { $n0 ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $n0 }
    } { $c0 }, { $n1 ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $n1 }
    } { $c1 }, { $n2 ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $n2 }
    } { $c2 }
dice = dés
doubles-credit = { $dice ->
    [one] { $dice } dé peut être pris
   *[other] { $dice } dés peuvent être pris
}
eintrichtern-note = { $cell } : { $total }
eintrichtern-target = Il faut { $target } dés rouges pour gagner.
enough-dice-kept = quelqu’un a gardé trop de dés
in-hand = en main
kept = gardés
last-player-left = il ne reste qu’un joueur
no-covering-die-left = il ne reste plus de dé qui couvre
peek-limit = personne n’a trouvé de total depuis trop longtemps
plate-empty = le plateau est vide
put-back-limit = trop de dés ont été remis de suite
