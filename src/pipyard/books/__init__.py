"""The games, one readable file each, in folders that mirror the books. Found by scanning: the file's name is the game's key.

Games may import core, dice and pyramid; nothing but the command line, the table, the bots and the lab may import them.
"""
