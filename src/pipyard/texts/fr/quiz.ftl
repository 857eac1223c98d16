## Vous connaissez le jeu ? Les questions à la fin des règles

quiz-title = Vous connaissez le jeu ?
quiz-about = Cinq questions sur des positions de vraies parties.
quiz-you = Vous êtes { $who }.
quiz-lead-move = Vous jouez : { $event }.
quiz-lead-happens = Voici ce qui arrive : { $event }.
quiz-lead-rolled = Vous lancez { $roll }.
quiz-lead-fallen = Les dés montrent { $roll }.
quiz-event-failed = L’essai échoue : { $edges } dés des arêtes tiennent debout, et { $others } autres dés restent sur le plateau.
quiz-event-fell = { $count ->
    [one] Un dé tombe, et il montre { $face }.
   *[other] { $count } dés tombent, et le premier montre { $face }.
}
quiz-event-landed = Le dé reste sur le plateau. Dés tombés : { $fallen }.
quiz-event-missed = Le dé manque le plateau. Dés tombés : { $fallen }.
quiz-event-off = Le dé tombe du plateau.
quiz-event-settled = Le dé se pose en { $place }.
quiz-event-stayed = Le dé reste sur le plateau.
quiz-event-none-fallen = aucun
quiz-ask-legal = C’est à vous. Lequel de ces coups est permis ?
quiz-ask-forbidden = C’est à vous. Lequel de ces coups est interdit ?
quiz-ask-right = Tout le monde cherche en même temps. Quelle réponse est juste ?
quiz-ask-moves = C’est à vous. Entre combien de coups avez-vous le choix ?
quiz-ask-score = Votre score est de { $before }.
quiz-ask-points = Quel est alors votre score ?
quiz-ask-dice-more = Combien de dés s’ajoutent à la pyramide ?
quiz-ask-dice-fewer = Combien de dés quittent la pyramide ?
quiz-ask-colour = De quelle couleur est alors le dé en { $place } ?
quiz-ask-turn = Qui décide ensuite ?
quiz-ask-winner = La partie est finie : { $why }. Qui gagne ?
quiz-ask-begin = { $seats ->
    [one] Vous jouez en solitaire. Combien de dés y a-t-il sur le plateau au début ?
   *[other] Vous jouez à { $seats }. Combien de dés y a-t-il sur le plateau au début ?
}
quiz-ask-stock = { $seats ->
    [one] Vous jouez en solitaire. Combien de dés avez-vous à côté du plateau au début ?
   *[other] Vous jouez à { $seats }. Combien de dés chacun a-t-il à côté du plateau au début ?
}
quiz-ask-players = À combien peut-on jouer ?
quiz-ask-attempts = Combien d’essais chacun a-t-il ?
quiz-ask-limit = Combien de minutes un essai dure-t-il au plus ?
quiz-ask-time = Quel est maintenant votre meilleur temps, en secondes ?
quiz-ask-round = Combien valent vos dés tels qu’ils sont posés ?
quiz-crossed = rayée
quiz-sheet = La feuille avec tout ce qui est écrit jusqu’ici
quiz-lies = Un { $face } sur la marche { $times }×
quiz-lies-off = Un { $face } à côté du plateau
quiz-lies-short = Un { $face } qui n’a pas entièrement passé la ligne
quiz-fact = { $what } : { $how }
quiz-share = { $names } se partagent la victoire
quiz-why-legal = De ces coups, un seul est permis : { $move }.
quiz-why-forbidden = Ce coup est interdit : { $move }.
quiz-why-right = La bonne réponse : { $move }.
quiz-why-moves = Vous avez le choix : { $moves }.
quiz-why-points = Le score passe de { $before } à { $after }.
quiz-why-dice = Ces places changent : { $places }.
quiz-why-colour = Sous { $place } se trouvent { $colours } ; le dé du dessus est { $colour }.
quiz-why-turn = Décide ensuite : { $who }.
quiz-why-turn-again = C’est encore à vous.
quiz-why-winner = Vainqueur : { $who }.
quiz-why-time = C’est le temps le plus court qui compte : { $who } secondes.
quiz-why-number = Le bon nombre est { $number }.
quiz-objection = { $choices } : { $why }.
quiz-read = Voir « { $section } ».
quiz-right = Juste !
quiz-wrong = Pas tout à fait. La bonne réponse est { $choice }.
quiz-answer = Réponse
quiz-none = Il n’y a pas de quiz pour ce jeu.
quiz-which = Laquelle ? { $letters }
quiz-count = { $right } bonnes réponses sur { $all }.
