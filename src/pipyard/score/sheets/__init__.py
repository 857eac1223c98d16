"""Score sheets for the browser: what was told line by line, and what it comes to.

They are plain Python of numbers, texts and lists. ``tools/score_rules.py`` translates them for the browser, so a page keeps score
without a server. What the rules of a game decide comes from its own files; tests play the same evenings through both, and
through the games themselves.
"""
