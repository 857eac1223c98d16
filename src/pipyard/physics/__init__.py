"""Physics: simulate shots and actions until the dice lie still, and read the scene as the rules say.

``engine`` is the only module that knows the physics engine. May import core, dice and pyramid, and no book.
"""
