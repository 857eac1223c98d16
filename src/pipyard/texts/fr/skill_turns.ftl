## Les jeux d’adresse tour par tour : La Danse des Dés, Cache-cache, Trulla, Service-Volée, Malin Plaisir (et ce qu’ajoute Escalade)

dishing-up-calls-3 = Qui un dé tombé appelle : 1/2 → { $seat1 }; 3/4 → { $seat2 }; 5/6 → { $seat3 }.
dishing-up-calls-4 = Qui un dé tombé appelle : 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5/6 → { $seat_left }, à gauche.
dishing-up-calls-5 = Qui un dé tombé appelle : 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat_left }, à gauche.
dishing-up-calls-6 = Qui un dé tombé appelle : 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat6 }.
dishing-up-throws = Lancer { $throw } sur { $of } au plus.
fallen = dé tombé
flickers-all-on-plate = tous les dés d’un joueur sont sur le plateau
flickers-goal = Avec ses { $dice } dés sur le plateau, on gagne.
flickers-left = Pichenettes restantes à ce tour : { $count }.
hand = en main
hide-away-counted = personne ne peut plus lancer, la couverture décide donc
hide-away-hidden = une pyramide est cachée
hide-away-last = une seule pyramide est encore visible
hide-away-others = Couvrez les neuf faces ouvertes des pyramides des autres. Les points sont la couverture.
hide-away-out = La pyramide du joueur { $colour ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $colour }
    } est cachée : il est éliminé.
hide-away-own = Couvrez les neuf faces ouvertes de votre propre pyramide. Les points sont la couverture.
hide-away-throw = Lancer { $throw } sur { $of } au plus.
malicious-add = Dés que vous pouvez encore ajouter : { $count }.
malicious-choose = Choisissez un des nombres que vos dés tournent vers lui : { $numbers }.
mountaing-mounted = Montés : { $count }. Encore dans la boîte : { $left }.
no-dice-in-stock = un joueur n’a plus de dé
skill-again = Tous ont contesté : le tour est rejoué, et ce qui est entré compte alors.
skill-entered = Entré à la main : { $entry }. Ne contestez que si c’est faux.
throws-made = le dernier lancer est fait
trulla-touched = La louche a touché les dés : le tour était fini.

verb-fell = { $rest } : combien sont tombés, et ce que montre le premier
verb-landed = arrivé ; dés tombés de chaque joueur : { $rest }
verb-lost = le dé de { $rest } est tombé
verb-missed = manqué ; dés tombés de chaque joueur : { $rest }
verb-off = le dé est dehors
verb-returned = le dé est de travers et revient
verb-settled = le dé s’est posé en { $rest }
verb-shifted = un dé a été déplacé : { $rest }
verb-stayed = le dé est resté
verb-tally = faces de chaque couleur : { $rest }
verb-throw = lancer { $rest }
verb-ladle = verser { $rest }
verb-use = utiliser { $rest }
verb-mounted = montés : { $rest }

## Ce que sont devenus les dés que des mains ont déplacés

settled-capped = Le temps était écoulé avant que tout soit immobile.
settled-goal = Le but est atteint.
settled-many-astray = { $count } sont de travers.
settled-many-kept = { $count } restent dans la louche.
settled-many-off = { $count } sont dehors.
settled-many-seated = { $count } se posent.
settled-many-taken = { $count } sont pris.
settled-new-astray = Le dé est de travers.
settled-new-kept = Un dé reste dans la louche.
settled-new-off = Le dé est dehors{ $face ->
    [0] {"."}
   *[other] {" "}et montre { $face }.
  }
settled-new-seated = Le dé se pose en { $at } ({ $triple }).
settled-nothing = Rien n’a changé.
settled-old-astray = Le dé { $known ->
    [cell] de { $was }
   *[other] { $was }
  } est de travers.
settled-old-off = Le dé { $known ->
    [cell] de { $was }
   *[other] { $was }
  } est dehors{ $face ->
    [0] {"."}
   *[other] {" "}et montre { $face }.
  }
settled-old-seated = Le dé { $known ->
    [cell] de { $was }
   *[other] { $was }
  } est maintenant en { $at } ({ $triple }).
settled-old-taken = Le dé { $known ->
    [cell] de { $was }
   *[other] { $was }
  } est sorti.
settled-released = Le doigt a lâché.
settled-slipped = Le dé a glissé des doigts.
settled-tilted = Le plateau n’est pas à plat.
settled-touched = La louche a touché quelque chose.
cli-loose = De travers : { $dice }.
