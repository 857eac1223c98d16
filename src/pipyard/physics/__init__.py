"""Physics: a Source that lets dice move. Scenes are made from descriptions (a board's file, the plate), dice move until they rest,
and the settled scene is read as the rules say. ``engine`` is the only module that knows which engine does it.

May import core, dice, pyramid and books; nothing below may import it.
"""
