### Les tournois : pourquoi quelque chose est refusé.

why-no-such-tournament = ce tournoi n’existe pas
why-directors-only = seule la direction de ce tournoi peut faire cela
why-too-many-tournaments = trop de tournois sont ouverts : attendez que l’un d’eux se termine
why-too-many-bots = ce tournoi a déjà autant de robots que cette machine peut en faire jouer
why-too-late-to-join = il est trop tard pour s’inscrire à ce tournoi
why-tournament-is-full = ce tournoi est complet
why-no-such-entrant = personne ne participe sous ce numéro
why-tournament-is-over = ce tournoi n’est pas en cours
why-tournament-has-begun = ce tournoi a déjà commencé
why-tournament-needs-two = il faut au moins deux participants pour un tournoi
why-tournament-needs-a-clock = un tournoi se joue à la pendule : des secondes par coup, ou par partie
why-pairing-is-past = seules les rencontres de la ronde en cours peuvent être tranchées
why-points-do-not-add-up = une partie donne 1 et 0, ½ et ½, 0 et 1, ou rien aux deux
why-no-table-for-you = aucune table ne vous attend pour le moment
why-tournament-decides = c’est une table de tournoi : ses places se prennent sur la page du tournoi, sans conseils, sans reprise de coup et sans autre jeu
