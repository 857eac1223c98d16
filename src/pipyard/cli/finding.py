"""Finding the game a word means: a key of the shelf, or the path of a file of the user's own."""

from __future__ import annotations

from functools import cache

from pipyard import rules, shelf
from pipyard.core.errors import PipyardError, UnknownGame, reason_of
from pipyard.core.game import Game
from pipyard.core.text import because
from pipyard.pictures import figures
from pipyard.rules.wording import said_by_itself


@cache
def find(word: str) -> Game:
    """The game; a word that ends with ``.py`` is a file, which is run to see what game it defines."""
    if not word.endswith(".py"):
        return shelf.game(word)
    try:
        return shelf.adopt(word)
    except PipyardError:
        raise
    except Exception as error:
        raise UnknownGame(because("why-cannot-be-run", word=word, type=type(error).__name__, error=reason_of(error))) from None


def rules_text(one: Game, lang: str = "") -> str:
    """A game's page of rules; for a game of the user's own what its file says at the top."""
    key = one.info.key
    text = rules.page(key, lang) if rules.languages(key) else said_by_itself(one)
    return figures.replaced(text, lambda _, block: f"> {figures.words(figures.read(block.source, shelf.game), lang)}")
