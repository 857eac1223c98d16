"""What options, and what they can be, are called: by a text of the game's own if it has one, else by the common one."""

from __future__ import annotations

from pipyard.texts import knows, say

FLAGS = {"True": "yes", "False": "no"}
VOCABULARY_OPTIONS = ("start_seat", "max_rounds")
"""Options that the vocabulary makes: they mean the same in every game, also in one of your own."""


def _shares(game: str, option: str) -> bool:
    """Whether an option is called as in other games. In a game of your own the same word may mean something else."""
    return option in VOCABULARY_OPTIONS or knows(f"fun-{game}")


def option_name(game: str, option: str, lang: str = "") -> str:
    """The name of an option; one of a game of your own without a text is called by its key."""
    own = f"option-{game}-{option}"
    key = own if knows(own) else f"option-{option}"
    return say(key, lang) if knows(key) and (key == own or _shares(game, option)) else option.replace("_", " ")


def value_name(game: str, option: str, word: str, lang: str = "") -> str:
    """The name of something an option can be; numbers speak for themselves."""
    plain = FLAGS.get(word, word)
    if option.endswith("_seat") and plain.isdecimal() and _shares(game, option):
        return say("value-seat", lang, number=int(plain) + 1)
    own, common = f"value-{game}-{option}-{plain}", f"value-{option}-{plain}"
    for key in (own, common, f"value-{plain}") if _shares(game, option) else (own, f"value-{plain}"):
        if knows(key):
            return say(key, lang)
    return plain.replace("_", " ")


def phrase_name(game: str, option: str, word: str, number: str, lang: str = "") -> str:
    """The name of a word with a number, ``target:301``; with ``…`` for a number that is still to be chosen."""
    key = f"phrase-{option}-{word}"
    return say(key, lang, number=number) if knows(key) and _shares(game, option) else f"{word.replace('_', ' ')}: {number}"


def preset_name(game: str, preset: str, lang: str = "") -> str:
    """The name of a named set-up; one of a game of your own without a text is called by its key."""
    own = f"preset-{game}-{preset}"
    key = own if knows(own) else f"preset-{preset}"
    return say(key, lang) if knows(key) else preset.replace("_", " ").capitalize()
