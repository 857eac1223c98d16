## Des dés qui ne peuvent pas être simulés.

physics-taken-back =
    { $why ->
        [died] Le programme qui fait bouger les dés s’est arrêté.
        [slow] Les dés ont mis trop de temps à s’immobiliser.
        [missing] Ce serveur ne peut pas simuler les dés.
       *[engine] Les dés n’ont pas pu être simulés.
    } Le coup a été repris : { $seat } peut rejouer.
physics-undecided =
    { $why ->
        [died] Le programme qui fait bouger les dés s’est arrêté.
        [slow] Les dés ont mis trop de temps à s’immobiliser.
        [missing] Ce serveur ne peut pas simuler les dés.
       *[engine] Les dés n’ont pas pu être simulés.
    } Rien ne s’est passé : réessayez.
physics-unplayable = Injouable ici : ce serveur ne peut pas simuler les dés ({ $why }).
serve-no-physics = Les jeux d’adresse sont injouables ici : les dés ne peuvent pas être simulés ({ $why }).
why-nothing-failed = il n’y a rien à réessayer
why-cannot-simulate = { $title } est injouable ici : les dés ne peuvent pas être simulés ({ $what })
