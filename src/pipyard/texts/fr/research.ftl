### Ce qu’on dit aux programmes qui apprennent.

why-kind-not-listed = les coups de { $key } ne peuvent pas être numérotés : les mots de { $kind } ne sont pas énumérés (donnez members à kind(), ou names à Game)
why-no-action = { $key } n’a pas d’action { $word }
why-action-not-legal = l’action { $word } n’est pas permise maintenant
why-no-such-action = il n’y a pas d’action { $number } ; il y en a { $count }
why-number-of-games = le nombre de parties doit être compris entre 1 et { $most }, et non { $count }
why-number-of-actions = il faut { $wanted } actions, une par partie, et non { $count }
