"""What a keeper asks for, as a form with blanks: a page shows it, people tap, and the line is the same that a keyboard would type.

A line is the head of a form and then the word of every blank that is filled in, each behind its joint.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """A word that may stand in a blank, and what people read for it."""

    word: str
    label: str


@dataclass(frozen=True, slots=True)
class Blank:
    """One thing to fill in: one of some words, else a number.

    ``joint`` stands before the word in the line. ``after``: only where the blank before it holds one of these words.
    ``value`` is what stands in it already.
    """

    label: str
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    decimals: bool = False
    joint: str = " "
    after: tuple[str, ...] = ()
    optional: bool = False
    value: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A line that may be told now."""

    title: str
    head: str = ""
    blanks: tuple[Blank, ...] = ()

    def line(self, *words: str) -> str:
        """The line with these words in the blanks; an empty word leaves its blank out."""
        told = self.head
        before = ""
        for blank, word in zip(self.blanks, words, strict=True):
            if word and (not blank.after or before in blank.after):
                told += blank.joint + word
            before = word
        return told.strip()


def plain(words: list[str]) -> tuple[Choice, ...]:
    """Words that are read as they are written."""
    return tuple([Choice(word, word) for word in words])
