"""The handbook: a site of plain files about the games, for players in every language, and about the program, for developers.

``site.write(root, out)`` writes it from a checkout (``tools/handbook.py`` does), and comes back with everything that is wrong with it.
Pages ask nobody else for anything: no script, no font, no picture from elsewhere. May import everything but the command line; nothing
imports it.
"""
