"""What options, and what they can be, are called: by a text of the game's own if it has one, else by the common one."""

from __future__ import annotations

from pipyard.texts import knows, say

FLAGS = {"True": "yes", "False": "no"}


def option_name(game: str, option: str, lang: str = "") -> str:
    """The name of an option; one of a game of your own without a text is called by its key."""
    own = f"option-{game}-{option}"
    key = own if knows(own) else f"option-{option}"
    return say(key, lang) if knows(key) else option.replace("_", " ")


def value_name(game: str, option: str, word: str, lang: str = "") -> str:
    """The name of something an option can be; numbers speak for themselves."""
    plain = FLAGS.get(word, word)
    if option.endswith("_seat") and plain.isdecimal():
        return say("value-seat", lang, number=int(plain) + 1)
    for key in (f"value-{game}-{option}-{plain}", f"value-{option}-{plain}", f"value-{plain}"):
        if knows(key):
            return say(key, lang)
    return plain.replace("_", " ")


def preset_name(game: str, preset: str, lang: str = "") -> str:
    """The name of a named set-up; one of a game of your own without a text is called by its key."""
    own = f"preset-{game}-{preset}"
    key = own if knows(own) else f"preset-{preset}"
    return say(key, lang) if knows(key) else preset.replace("_", " ").capitalize()
