### Tenir la marque avec de vrais dés.

faces-ask = Combien de faces extérieures montre chaque couleur ({ $colours }) ? Tapez les nombres ou, dé par dé, une rangée d’un côté : x 0 r
faces-missing = { $tally }. Et { $colours } ?
faces-last = { $tally }. Alors { $colour } en montre { $count } : une ligne vide si c’est juste, sinon tapez { $colour } et un nombre
faces-wrong = { $tally } : cela fait { $sum }, mais il y a 135 faces extérieures. Recomptez et tapez ce qui change
faces-right = { $tally } : 135 faces. Une ligne vide si c’est juste ; sinon tapez ce qui change
faces-row = Côté { $side }=0, rangée { $row }, de { $first } à { $last } : une lettre par dé
faces-row-length = cette rangée a { $count } dés, mais { $typed } ont été tapés
faces-inside = on ne voit rien de { $place } : la place est à l’intérieur
faces-other = { $place } était { $colour } et serait maintenant { $typed } ; si c’est juste, corrigez la place : { $place } { $typed }
faces-by-dice = les dés sont entrés un par un : corrigez un dé par sa place, par exemple 5,3,0 et la couleur
faces-too-many = aucune couleur ne peut montrer plus de 135 faces
faces-no-colour = { $word } n’est pas une couleur ici ; il y a : { $colours }
faces-help = tapez une couleur et ses faces (rouge 50), tous les nombres dans l’ordre, une rangée d’un côté (x 3 { $row }) ou des places et une couleur (5,3,0 rouge)
faces-only-building = les faces comptent dans la version où l’on construit : enlevez l’option version
faces-of = faces extérieures, { $colour }
heaps-ask = Qu’a pris { $name } ({ $colours })
heaps-last = Alors { $name } a ({ $colours }) { $counts } : une ligne vide si c’est juste, sinon tapez les nombres
heaps-right = { $all } dés. Une ligne vide si c’est juste ; sinon nommez quelqu’un et retapez les nombres
heaps-colour-wrong = { $colour } : { $count } annoncés, mais il y en a { $most }. Nommez quelqu’un et retapez les nombres
heaps-sum-wrong = Cela fait { $count } dés, mais il y en a { $all }. Nommez quelqu’un et retapez les nombres
heaps-help = tapez les nombres dans l’ordre des couleurs ({ $colours }), avec un nom devant si c’est quelqu’un d’autre ; ou une couleur et son nombre
heaps-nobody = { $word } ne joue pas ; il y a : { $players }
heaps-players = on joue de { $least } à { $most } : nommez les joueurs avec --players Ann,Bob
heaps-player = joueur { $number }
heaps-points = points
typed-ask = { $number }. { $name }, qu’est-ce que cela a donné ({ $verbs })
typed-accept = { $number }. { $name }, est-ce juste : { $line } ? Une ligne vide accepte, object refuse
typed-who = { $number }. Qui commence ({ $names })
typed-over = la partie est finie ; fix ou undo la corrige
typed-help = tapez ce qui s’est passé, en commençant par : { $verbs } ; undo reprend la dernière ligne, fix 3 … corrige la troisième
typed-fix = fix, le numéro d’une ligne de 1 à { $count }, et ce qu’elle doit être
typed-points = points
