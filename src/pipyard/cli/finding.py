"""Finding the game a word means: a key of the shelf, or the path of a file of the user's own."""

from __future__ import annotations

from functools import cache

from pipyard import rules, rulings, shelf
from pipyard.core.game import Game
from pipyard.inventing import checking
from pipyard.pictures import figures
from pipyard.rules.wording import headline, said_by_itself
from pipyard.texts import language, say


@cache
def find(word: str) -> Game:
    """The game; a word that ends with ``.py`` is a file, which is run, and checked before it is let in."""
    if not word.endswith(".py"):
        return shelf.game(word)
    checking.admitted(word)
    return shelf.adopt(word)


def rules_text(one: Game, lang: str = "") -> str:
    """A game's page of rules; for a game of the user's own what its file says at the top."""
    key = one.info.key
    text = rules.page(key, lang) if rules.languages(key) else said_by_itself(one)
    return figures.replaced(text, lambda _, block: f"> {figures.words(figures.read(block.source, shelf.game), lang)}")


def rulings_text(one: Game, lang: str = "") -> str:
    """What the books leave open about a game, and what was decided."""
    if not rulings.for_game(one, lang):
        return say("rulings-none", lang) + "\n"
    return rulings.page(one, headline(one, lang or language())[0], lang)
