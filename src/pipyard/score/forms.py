"""A keeper's question as a form with blanks: people fill it in on a page, which gives the same line as typing.

A line is the head of a form followed by the word in each filled blank, each after its joint.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FormChoice:
    """A possible word for a blank, and its label."""

    word: str
    label: str


@dataclass(frozen=True, slots=True)
class FormBlank:
    """A blank: one of some words, otherwise a number.

    ``joint`` precedes the word in the line. ``after``: shown only if the previous blank holds one of these words. ``value``: the initial
    value.
    """

    label: str
    choices: tuple[FormChoice, ...] = ()
    least: int = 0
    most: int = 0
    decimals: bool = False
    joint: str = " "
    after: tuple[str, ...] = ()
    optional: bool = False
    value: str = ""


@dataclass(frozen=True, slots=True)
class EntryForm:
    """A possible line."""

    title: str
    head: str = ""
    blanks: tuple[FormBlank, ...] = ()

    def line(self, *words: str) -> str:
        """The line with these words; an empty word skips its blank."""
        text = self.head
        before = ""
        for blank, word in zip(self.blanks, words, strict=True):
            if word and (not blank.after or before in blank.after):
                text += blank.joint + word
            before = word
        return text.strip()


def plain(words: list[str]) -> tuple[FormChoice, ...]:
    """Choices whose labels are the words themselves."""
    return tuple([FormChoice(word, word) for word in words])
