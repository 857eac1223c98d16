## The pages of rules: how to play, and the reference

rules-age = dès { $age } ans
rules-minutes = { $minutes } minutes
rules-players = { $seats } joueurs
rules-lots = Tirez au sort celui qui commence.
rules-lots-and-left = Tirez au sort celui qui commence ; ensuite, on continue vers la gauche.
rules-read-on = Pour continuer
rules-next = À jouer ensuite : { $titles }
rules-reference-about = Référence : options, précisions, notation
rules-how-to-play = Comment jouer
reference-title = { $title } – référence
reference-intro = Chaque option avec ses valeurs et son origine, les précisions, l’écriture des coups et les durées.
reference-usual = par défaut
reference-default = par défaut { $value }
reference-range = de { $low } à { $high }
reference-no-options = Ce jeu n’a pas d’options.
reference-typed = Clé : { $key }
reference-values = Valeurs : { $values }
reference-source = Source : { $source }
reference-presets = Variantes toutes prêtes
reference-preset-nothing = tout par défaut
reference-remarks = À noter aussi
reference-notation = Comment s’écrivent les coups
reference-notation-about = Dans le terminal, dans les parties enregistrées et pour les robots, les coups s’écrivent en mots. Les mots en capitales sont à remplacer :
reference-game-takes = Une partie dure environ { $minutes } minutes.
reference-times = Durées
