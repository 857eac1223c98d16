## Raffzahn, L’Avare, La Vache multicolore, La Vache Tachetée, Perspectives, Regardez-bien !, La Pintade Vaine, La Taupe Tiptop

amiss-after-stop = C’était après Stop : le dé retourne à sa place, et chacun des autres reçoit un des vôtres.
amiss-hill = Ce n’est pas la taupinière { $hill }.
amiss-no-funnel = Il n’y a pas de creux là.
amiss-not-free = Ce dé n’est pas libre : un autre est dessus.
amiss-number = Cela montre { $shows }, pas { $asked }.
amiss-side = Le côté { $side ->
    [x] a1–a9
    [y] i1–a1
   *[other] a9–i1
 } doit montrer { $asked } ; ce dé y montre { $shows }.
amiss-there-is-one = Il y a un creux qui donne { $asked }.
amiss-two-numbers = Ce dé montre { $shows } ; vos nombres sont { $own } et { $common }.
verdict-blocked = Vous êtes encore bloqué après une erreur.
verdict-busy = Trop tôt : une main a besoin d’un instant entre deux prises.
verdict-closed = Ce n’est pas à vous d’agir.
verdict-gone = Trop tard : c’est parti.
verdict-grace = Personne ne pouvait encore avoir entendu l’appel, cela ne compte donc pas.
verdict-late = Trop tard : c’était déjà décidé.
verdict-nothing = Rien ne se passe.
verdict-refused = Ce n’est pas possible maintenant.
verdict-wrong = Faux.
grab-closed = Stop : ne touchez plus à rien jusqu’au lancer suivant.
grab-open = Saisissez chaque dé libre qui montre { $number } de votre côté. Seul le lanceur, { $seat }, peut crier Stop.
hint = En ce moment : { $what }.
nothing-grabbed = personne n’a saisi de dé depuis trop longtemps
only-the-plate-left = il ne reste aucun dé au-dessus du plateau
verb-grab = saisir { $rest }
cow-place = Posez un de vos dés.
cow-point = Montrez un creux dont les nombres font { $total }.
cow-seek = Trouvez un creux dont les trois nombres font { $total }, ou dites qu’il n’y en a pas.
verb-blank = il n’y en a pas
verb-call = appeler
verb-no = non
nobody-puts-dice = personne n’a posé de dé depuis trop de manches
number-of-all = nombre qui compte pour tous
own-number = votre nombre
toss-add = Les autres peuvent ajouter des dés, quel que soit leur nombre : au plus { $count } chacun.
toss-all = Posez des dés qui montrent votre nombre ou { $number }.
toss-others = Posez des dés qui montrent votre nombre. Le { $number } compte aussi, mais pas pour le joueur qui l’a lancé.
verb-add = ajouter un dé en { $rest }
fowl-sides = Le manteau montre { $x } du côté a1–a9, { $y } du côté i1–a1 et { $z } du côté a9–i1. Un dé qui a les trois peut être tourné.
time-over = le temps est écoulé
mole-age = La taupe a exactement { $what } ans : quelle taupinière a des nombres visibles qui font ce total ?
mole-tell = Le maître demande : { $what }
mole-below = Vu d’en dessous, le dé du sommet fait { $what }. Quelle taupinière ?
mole-faces = Sur quelle taupinière voit-on le plus souvent le { $what } ?
mole-hills = Les sommets des taupinières : 1 est a1.2 ; 2 est a4.2 ; 3 est a7.2 ; 4 est d1.2 ; 5 est d4.2 ; 6 est g1.2.
mole-least = La taupe n’aime pas le { $what ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $what }
    }. Quelle taupinière a le moins de dés de cette couleur ?
mole-left = Énigmes restantes : { $count }.
mole-most = La taupe aime le { $what ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $what }
    }. Quelle taupinière a le plus de dés de cette couleur ?
mole-near = La taupe a presque { $what } ans : quelle taupinière a des nombres visibles qui s’en approchent le plus ?
mole-top = Le dé du sommet fait { $what }. Quelle taupinière ?
mole-was = C’était la taupinière { $hill }.
riddles-solved = toutes les énigmes ont été posées
verb-age = les nombres visibles font { $rest }
verb-below = le dé du sommet vu d’en dessous fait { $rest }
verb-faces = le plus de faces avec { $rest }
verb-least = le moins de { $rest ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $rest }
    }
verb-most = le plus de { $rest ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $rest }
    }
verb-near = les nombres visibles approchent le plus de { $rest }
verb-point = montrer la taupinière { $rest }
verb-top = le dé du sommet fait { $rest }
verb-tell = une énigme du maître sur la taupinière { $rest }
grab-open-you = Prenez chaque dé libre qui montre { $number } de votre côté. Vous avez lancé : dites Stop quand il n’en reste plus.
