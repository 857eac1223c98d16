"""What to do now, in the words of a game, and what its score counts. The browser asks in the same way."""

from __future__ import annotations

from collections.abc import Iterable

from pipyard.texts import knows, say


def prompt(game: str, verbs: Iterable[str], lang: str = "", role: str = "") -> str:
    """What to do: by game and role, by game and the only verb, by game and verb, else by game; a game without a text of its own lists
    what may be done.
    """
    several = sorted(set(verbs))
    only = [f"do-{game}-only-{verb}" for verb in several] if len(several) == 1 else []
    for key in (f"do-{game}-as-{role}", *only, *[f"do-{game}-{verb}" for verb in several], f"do-{game}"):
        if knows(key):
            return say(key, lang)
    words = [say(f"verb-{verb}", lang, rest="").strip(": ") if knows(f"verb-{verb}") else verb for verb in several]
    return say("do-any", lang, verbs=", ".join(words))


def rolling(game: str, lang: str = "", decides: str = "") -> str:
    """What is rolled for, by game and what the roll decides, else by game; empty where nobody says so."""
    for key in (f"rolling-{game}-{decides}", f"rolling-{game}"):
        if knows(key):
            return say(key, lang)
    return ""


def counts(game: str, lang: str = "") -> str:
    """What the score counts, and whether high or low wins; empty where nobody says so."""
    key = f"counts-{game}"
    return say(key, lang) if knows(key) else ""
