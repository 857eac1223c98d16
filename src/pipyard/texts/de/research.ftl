### Was lernende Programme gesagt bekommen.

why-kind-not-listed = die Züge von { $key } lassen sich nicht nummerieren: die Wörter von { $kind } sind nicht aufgezählt (kind() braucht members oder Game braucht names)
why-no-action = in { $key } gibt es keine Aktion { $word }
why-action-not-legal = die Aktion { $word } ist jetzt nicht erlaubt
why-no-such-action = es gibt keine Aktion { $number }; es gibt { $count }
why-number-of-games = die Zahl der Partien muss zwischen 1 und { $most } liegen, nicht { $count }
why-number-of-actions = es braucht { $wanted } Aktionen, eine für jede Partie, nicht { $count }
