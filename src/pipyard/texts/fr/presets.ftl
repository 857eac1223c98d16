## The names of named set-ups. preset-<game>-<name> goes first: the same key means something else in another game.

preset-standard = Standard
preset-by_hand = Avec de vrais dés

preset-abquetschen-kosmos = Comme dans le livre Kosmos
preset-abquetschen-reroll = Un 1 peut être relancé

preset-acquire-french = Prix du texte français
preset-acquire-sixty = 60 dés chacun

preset-asparagus-box = Couleurs tirées de la boîte
preset-asparagus-whole = Seulement la plus longue rangée

preset-bunte_kuh-call = Annoncer, puis montrer
preset-bunte_kuh-kosmos = 120 dés distribués (Kosmos)

preset-captain_flint-freehand = Monter le squelette à la main
preset-captain_flint-l_frame = Avec un cadre en L

preset-clever_mole-built = Le maître construit les taupinières
preset-clever_mole-rotating = Chacun pose une énigme à son tour
preset-clever_mole-same_hills = Les mêmes taupinières jusqu’au bout
preset-clever_mole-strict = Une erreur coûte un point

preset-coulomb-children = Pour enfants : il suffit de les réunir

preset-cui_bono-cap_only = Une position peut revenir
preset-cui_bono-long_rows = Seules les rangées de 4 et plus sont interdites

preset-cui_bono_kosmos-edges = Seules les rangées des arêtes sont interdites
preset-cui_bono_kosmos-keep_limit = Jusqu’au premier qui garde dix dés

preset-dice_mikado-apex_moves = Fini dès que le sommet bouge

preset-dice_trip-fewest_crossed = À égalité, le moins de villes rayées
preset-dice_trip-live = Feuilles toujours visibles
preset-dice_trip-tens = Avec des points pour les six dizaines
preset-dice_trip-two_dice = Doubles avec deux dés égaux

preset-diebylon-fast = Rapide : le sommet d’un coin gagne
preset-diebylon-gentle = En douceur : échange au choix
preset-diebylon-shared_number = Plusieurs dés se partagent le lancer

preset-dishing_up-near = Lancer de tout près
preset-dishing_up-short = Courte : 100 lancers

preset-dora-active_player = Vous choisissez l’ordre de remplissage

preset-doubles-french = Les dés en prime sont obligatoires

preset-dune-one_try = Un seul essai chacun

preset-eintrichtern-notes = Avec la liste des totaux
preset-eintrichtern-sum_only = Les autres n’entendent que le total

preset-el_dado-box = Couleurs tirées de la boîte

preset-emag-dice = Chaque dé porté compte

preset-falling_rocks-nearest = Un dé touché va au creux libre le plus proche

preset-faraday-one_try = Un seul essai chacun

preset-favourite-rare_green = Peu de dés verts

preset-finish-hard_blockade = Les blocages durent plus longtemps
preset-finish-short_jumps = Sans longs sauts

preset-fire_and_water-box = Seulement 90 dés noirs
preset-fire_and_water-french = Les coins se touchent aussi

preset-fire_red_devil-burying = L’ange peut ensevelir le diable
preset-fire_red_devil-same_funnel = Le diable prend aussi dans le même creux

preset-flea_chase-pyramid = Départ en petites pyramides
preset-flea_chase-short_jumps = Sans longs sauts

preset-flickers-far = De plus loin
preset-flickers-whole_hand = Tous vos dés en un tour

preset-forbidden_number-equal = 55 dés chacun
preset-forbidden_number-repeat = Vous perdez tout dé qui se libère
preset-forbidden_number-six = Le 6 est interdit

preset-golden_centre-french = Trois pareils enlèvent un dé
preset-golden_centre-short = Courte : pyramides de quatre

preset-greedy_grabber-abacus = Comme dans l’édition Abacus
preset-greedy_grabber-pay = Une erreur coûte un dé

preset-green_amoeba-end_of_turn = Réunie à la fin du tour
preset-green_amoeba-exact = Tous les pas sont obligatoires
preset-green_amoeba-slow = Le nombre de pas n’augmente jamais

preset-hide_away-french = Cacher les pyramides des autres
preset-hide_away-quick = Rapide : dix dés, 20 lancers

preset-lookout-golden_for_all = Le nombre doré compte pour tous
preset-lookout-strict = Après Stop, seuls les dés qui conviennent

preset-malicious_pleasure-corners = Les coins se touchent aussi
preset-malicious_pleasure-rolled = Ce que vous ajoutez est lancé

preset-masquerade-french = Bleu, rouge, vert du pied au sommet
preset-masquerade-random = Départ au hasard
preset-masquerade-training = Entraînement : arêtes d’une couleur

preset-mes_des_tes_des-ransom_continues = Un rachat permet de continuer
preset-mes_des_tes_des-short = Courte : 16 dés gagnent

preset-most_simple_game-equal = Autant de dés pour tous
preset-most_simple_game-may = On n’est pas obligé de tout poser

preset-mound_mover-blue = Une montagne bleue au milieu
preset-mound_mover-layers = Chaque montagne en trois couleurs
preset-mound_mover-rolled = Le dé donne le nombre de sauts

preset-mountaing-paper = Avec du papier derrière la rangée du bas
preset-mountaing-three_tries = Trois essais chacun

preset-mucho-domino = Domino : les nombres doivent correspondre
preset-mucho-domino_french = Domino, compté tout de suite (texte français)

preset-my_game-one_die_each = Un dé de votre couleur par tour
preset-my_game-upside_down = Sur le plateau retourné

preset-perspectives-kosmos = Comme dans le livre Kosmos

preset-pharaohs_curse-quick = Tourner et échanger d’un coup

preset-quadrula_rasa-faces = Seules les faces se touchent
preset-quadrula_rasa-glued = Morceaux pris n’importe où dans le cube
preset-quadrula_rasa-large_cube = Grands cubes, 5 sur 5 sur 5
preset-quadrula_rasa-one_piece = Le reste doit se tenir

preset-race-french = Coefficients du texte français
preset-race-rolled = Nombres de départ tirés au dé

preset-raffzahn-kept = Le dé du sommet reste
preset-raffzahn-pay = Une erreur coûte un dé

preset-rasanto-base_first = D’abord le plateau, puis l’avalanche
preset-rasanto-box = 90 dés par couleur
preset-rasanto-touching = Seulement à côté d’autres dés

preset-reducto-english = Comme dans le texte anglais
preset-reducto-strict = Un long trajet doit franchir un dé

preset-sandwich-french = Comme dans le texte français

preset-slide-any_order = Six nombres dans n’importe quel ordre
preset-slide-anywhere = Pas forcément côte à côte
preset-slide-open = Tous les côtés sont visibles
preset-slide-own_combinations = Trois combinaisons à vous gagnent aussi
preset-slide-turning = Tourner le dé à son gré

preset-slipped-automatic = Les cartes réussies sont reconnues automatiquement
preset-slipped-own_objectives = Quatre cartes à vous dans la pioche
preset-slipped-turning = Tourner le dé ; cartes annoncées seules
preset-slipped-two_cards = Deux cartes, une suffit

preset-smuggling-easy = Facile : deux contrebandiers
preset-smuggling-hard = Difficile : six contrebandiers

preset-spotted_cow-book = Un mauvais creux ne coûte rien
preset-spotted_cow-going_on = Les autres continuent ce lancer
preset-spotted_cow-rolled = Les dés restent comme ils tombent

preset-squeezing-abacus = Comme dans l’édition Abacus
preset-squeezing-free_start = Commencer n’importe où
preset-squeezing-french = Comme dans le texte français

preset-steps_to_the_throne-black_used = Les dés noirs posés décident
preset-steps_to_the_throne-captures = Les dés capturés décident
preset-steps_to_the_throne-must_move = Le grimpeur doit bouger
preset-steps_to_the_throne-single = Une seule montée

preset-storing_scores-all = Jusqu’au dernier dé vert

preset-summit_storm-box = 90 dés par couleur
preset-summit_storm-touching = Seulement à côté d’autres dés

preset-tabula_rasa-any_size = Morceaux d’un à six dés
preset-tabula_rasa-touching = Un dé seul doit toucher

preset-triangle-flat = Les rangées ne montent pas
preset-triangle-free = Les rangées glissent dans les deux sens
preset-triangle-french = Les rangées glissent en long

preset-triops-box = 90 dés chacun
preset-triops-may = Le dé en prime est facultatif

preset-trulla-french = La louche toujours pleine
preset-trulla-short = Courte : huit manches

preset-tumblin_dice-bonus = Duel à cinq dés et un dé bonus
preset-tumblin_dice-keen = Pour joueurs aguerris : un dé perdu coûte
preset-tumblin_dice-nine = Duel à neuf dés
preset-tumblin_dice-rounds = Jeu standard des éditions anglaise, allemande et espagnole : quatre manches
preset-tumblin_dice-standard = Jeu standard des éditions française et néerlandaise : premier à 301
preset-tumblin_dice-teams = Deux équipes, premier à 501
preset-tumblin_dice-wins = Premier à gagner quatre manches
preset-tumblin_dice-young = Pour les petits : on additionne

preset-up_and_down-colours = Couleurs
preset-up_and_down-colours_by_roll = Couleurs, le dé dit ce qu’on rend
preset-up_and_down-demolish = Démolition
preset-up_and_down-demolish_one = Démolition, un dé revient
preset-up_and_down-equal = 55 dés chacun

preset-vain_guinea_fowl-quick = Mains rapides

preset-witches_dance-open_corner = Le troisième coin est libre

preset-wolf-bushes = Avec des buissons
preset-wolf-plate = Les chiens sur moutons et buissons
preset-wolf-server = L’ordinateur cache le loup

preset-wuerfelmarsch-forward_only = Seulement vers l’avant
preset-wuerfelmarsch-literal = À égalité, même ses propres dés s’éliminent
