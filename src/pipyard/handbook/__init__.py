"""The handbook: a site of plain files about the games, for players in every language, and about the program, for developers.

``site.write(root, out)`` writes it from a checkout (see ``tools/handbook.py``) and returns all faults. It needs nothing from elsewhere and
no server: one script of its own searches it. May import everything but the command line; nothing imports it.
"""
