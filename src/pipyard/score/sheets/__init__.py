"""Score sheets for the browser: lines of input, and the score they add up to.

They use plain Python with numbers, strings and lists. ``tools/score_rules.py`` translates them for the browser, so a page keeps score
without a server. The rules of a game come from its own files; tests play the same games through both versions and through the games
themselves.
"""
