"""Moves as text: a move is a short row of atoms, ``jump 6,0,0 5,3,0``.

An atom is a word (``roll``), a number, or a :class:`Name` that stands for a thing of the game
(a cell, a triple, a city). What a player decides and what chance decides are written alike.

A game lists the forms of its moves, ``"jump CELL CELL"``. Small words stand for themselves, words in
capitals are kinds of atoms; ``CELL...`` is one or more of a kind, as many as there are. Packages add kinds with :func:`kind`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.errors import Unparsable
from pipyard.core.text import Text, because, either, plain, quoted


@mypyc_attr(allow_interpreted_subclasses=True)
class Name:
    """An atom that stands for a thing: ``index`` is for the rules, ``text`` for people."""

    __slots__ = ("index", "text")

    def __init__(self, index: int, text: str) -> None:
        self.index: int = index
        self.text: str = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


Atom = str | int | float | Name


class Move:
    """A row of atoms: the decision of a player, or of chance.

    Shortcuts for the rules: ``verb`` is the first atom if it is a word, ``at`` and ``to`` are the indices of the first two names,
    ``number`` is the first number (-1: none). Two moves are equal if their texts are.
    """

    __slots__ = ("at", "atoms", "number", "text", "to", "verb")

    def __init__(self, *atoms: Atom) -> None:
        self.atoms: tuple[Atom, ...] = atoms
        self.text: str = " ".join([str(atom) for atom in atoms])
        self.verb: str = ""
        self.at: int = -1
        self.to: int = -1
        self.number: int = -1
        counted = False
        for atom in atoms:
            if isinstance(atom, Name):
                if self.at < 0:
                    self.at = atom.index
                elif self.to < 0:
                    self.to = atom.index
            elif isinstance(atom, int):
                if not counted:
                    counted = True
                    self.number = atom
            elif isinstance(atom, str) and not self.verb:
                self.verb = atom

    def names(self) -> list[int]:
        """The indices of all names, in order."""
        return [atom.index for atom in self.atoms if isinstance(atom, Name)]

    def numbers(self) -> list[int]:
        """All whole numbers, in order."""
        return [atom for atom in self.atoms if isinstance(atom, int)]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


Outcome = Move
"""A chance outcome, written like a move."""

RECORDING: Final = "~"
"""An atom with this prefix is a packed recording; it may be longer than a typed word."""
MAX_NOTATION: Final = 4_000
LONGEST_RECORDED: Final = 40_000
"""The maximum length of a move, without and with a recording."""


def _number(token: str) -> int | None:
    digits = token[1:] if token[:1] == "-" else token
    return int(token) if digits.isascii() and digits.isdigit() and len(token) < 10 else None


_KINDS: Final[dict[str, tuple[Callable[[str], Atom | None], Text]]] = {"NUMBER": (_number, because("part-whole-number"))}


MOST_NUMBER: Final = 99
"""The largest NUMBER with an action of its own, for programs that learn: the moves of turn-based games need no larger one."""
_MEMBERS: Final[dict[str, list[str]]] = {"NUMBER": [str(number) for number in range(MOST_NUMBER + 1)]}


def kind(name: str, read: Callable[[str], Atom | None], described: Text | str, members: list[str] | None = None) -> None:
    """Register a kind of atom: ``read`` turns a token into an atom, or None if it is of another kind. ``members`` are all its tokens,
    where they can be listed: programs that learn number them.
    """
    _KINDS[name] = (read, plain(described))
    if members is not None:
        _MEMBERS[name] = members


def is_kind(name: str) -> bool:
    """Whether a word of a form is a kind of atom, not a word that stands for itself."""
    return name in _KINDS


def kinds() -> list[str]:
    """The names of all kinds of atoms."""
    return list(_KINDS)


def members_of(name: str) -> list[str] | None:
    """All tokens of a kind of atom; None where they cannot be listed."""
    return _MEMBERS.get(name)


def described(name: str) -> Text | None:
    """The description of a kind of atom; None for a literal word."""
    return _KINDS[name][1] if name in _KINDS else None


def read_atom(name: str, token: str) -> Atom | None:
    """Read a token as an atom of the named kind, or as the literal word ``name``."""
    if name in _KINDS:
        return _KINDS[name][0](token)
    return token if token == name else None


def _spread(kinds: list[str], tokens: list[str]) -> list[str]:
    """Expand ``CELL...`` in a form for a number of tokens: the last one takes the rest, others what they can read."""
    spread: list[str] = []
    for place, kind in enumerate(kinds):
        if not kind.endswith("..."):
            spread.append(kind)
            continue
        name = kind[:-3]
        many = 1
        if place == len(kinds) - 1:
            many = max(1, len(tokens) - len(spread))
        else:
            while len(spread) + many < len(tokens) and read_atom(name, tokens[len(spread) + many]) is not None:
                many += 1
        spread.extend([name] * many)
    return spread


def read(text: str, forms: tuple[str, ...], whose: str) -> Move:
    """Parse ``text`` as a move in one of the ``forms``; ``whose`` names the game in errors."""
    tokens = text.split()
    if not tokens:
        raise Unparsable(because("why-an-empty-line-is-no", whose=whose, forms=", ".join(forms)))
    written = len(text) - sum([len(token) for token in tokens if token.startswith(RECORDING)])
    if len(tokens) > 400 or written > MAX_NOTATION or len(text) > LONGEST_RECORDED:
        raise Unparsable(because("why-a-move-of-words-and", tokens=len(tokens), what=len(text)))
    near: list[str] = []
    trouble: Text | None = None
    for form in forms:
        kinds = _spread(form.split(), tokens)
        atoms: list[Atom] = []
        for name, token in zip(kinds, tokens, strict=False):
            atom = read_atom(name, token)
            if atom is None:
                break
            atoms.append(atom)
        if len(atoms) == len(tokens) == len(kinds):
            return Move(*atoms)
        if atoms:
            near.append(form)
            if len(atoms) < min(len(tokens), len(kinds)):
                name = kinds[len(atoms)]
                wanted = _KINDS[name][1] if name in _KINDS else quoted(name)
                trouble = because("part-is-not", token=quoted(tokens[len(atoms)]), wanted=wanted)
    if near:
        raise Unparsable(because("why-is-no-move-it-should", shortened=quoted(text), trouble=trouble, near=either(near)))
    raise Unparsable(because("why-knows-no-move-it-knows", whose=whose, tokens=quoted(tokens[0]), forms=", ".join(forms)))
