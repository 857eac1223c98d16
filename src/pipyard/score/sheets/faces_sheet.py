"""The end of a pyramid whose outer faces are counted: die by die, or as numbers that the players counted.

``3,0,0 8,0,0 red`` puts dice in places (``-`` for no die), ``red 50`` enters faces; ``unfinished`` says that places not entered are empty,
``complete`` takes that back.
"""

from __future__ import annotations

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.score.sheets.sheet_terms import FacesTerms

ALL_FACES = 135
MOST_UNFINISHED = ALL_FACES - 3
"""The maximum for an unfinished pyramid: the top die, with its three faces, is always missing."""
EDGE_CELLS = 9
NO_DIE = "-"


def steps(place: str) -> list[int]:
    return [int(word) for word in place.split(",")]


def outer_faces(place: str) -> int:
    return steps(place).count(0)


VISIBLE = [f"{x},{y},{z}" for x in range(EDGE_CELLS) for y in range(EDGE_CELLS - x) for z in range(EDGE_CELLS - x - y) if 0 in [x, y, z]]
"""The 109 places with a visible face."""


def visible_under(place: str) -> list[str]:
    """The places under a die, as far as they can be seen."""
    x, y, z = steps(place)
    return [under for under in [f"{x + 1},{y},{z}", f"{x},{y + 1},{z}", f"{x},{y},{z + 1}"] if under in VISIBLE]


class FacesSheet:
    """``dice``: colours by place, ``counted``: faces counted by the players; dice count more. ``unfinished``: the pyramid stays so."""

    def __init__(self, terms: FacesTerms, seats: int) -> None:
        self.terms: FacesTerms = terms
        self.seats: int = seats
        self.dice: dict[str, str] = {}
        self.counted: dict[str, int] = {}
        self.unfinished: bool = False

    def colours(self) -> list[str]:
        """Every colour once: teams share theirs."""
        return [colour for seat, colour in enumerate(self.terms.seats) if colour not in self.terms.seats[:seat]]

    def add_line(self, line: str) -> None:
        words = line.split()
        if words in (["unfinished"], ["complete"]) and self.terms.early:
            self.end(words == ["unfinished"])
        elif len(words) == 2 and words[0] in self.colours() and not self.dice:
            self.count(words[0], words[1])
        elif len(words) > 1 and (words[-1] in self.colours() or (words[-1] == NO_DIE and self.terms.early)):
            self.lay(words[:-1], words[-1])
        else:
            raise PipyardError(because("sheet-no-line", line=line))

    def end(self, unfinished: bool) -> None:
        """Leave the pyramid unfinished, or not: then places that were empty are not entered."""
        if not unfinished:
            for place in [one for one, colour in self.dice.items() if colour == NO_DIE]:
                self.dice.pop(place)
        self.unfinished = unfinished

    def count(self, colour: str, word: str) -> None:
        if not word.isdecimal() or len(word) > 3 or int(word) > ALL_FACES:
            raise PipyardError(because("sheet-no-number", least=0, most=ALL_FACES))
        self.counted[colour] = int(word)

    def lay(self, places: list[str], colour: str) -> None:
        for place in places:
            if place not in VISIBLE:
                raise PipyardError(because("sheet-no-line", line=place))
        for place in places:
            self.dice[place] = colour

    def tally(self) -> dict[str, int]:
        """The faces of each colour that is known to show any, or was counted."""
        if not self.dice:
            return self.counted
        found: dict[str, int] = {}
        for place, colour in self.dice.items():
            if colour != NO_DIE:
                found[colour] = found.get(colour, 0) + outer_faces(place)
        return found

    def on_side(self, axis: int, colour: str) -> int:
        """The faces of a colour on one of the three sides."""
        return sum([1 for place, own in self.dice.items() if own == colour and steps(place)[axis] == 0])

    def entered(self) -> int:
        return sum(self.tally().values())

    def missing(self) -> list[str]:
        """The places that are not entered yet."""
        return [] if self.unfinished else [place for place in VISIBLE if place not in self.dice]

    def empty(self, place: str) -> bool:
        return self.dice.get(place, NO_DIE if self.unfinished else "") == NO_DIE

    def floating(self) -> list[str]:
        """A die, and an empty place under it, which cannot be; nothing if there is none."""
        for place in VISIBLE:
            if place in self.dice and not self.empty(place):
                bare = [under for under in visible_under(place) if self.empty(under)]
                if bare:
                    return [place, bare[0]]
        return []

    def over(self) -> bool:
        if self.dice:
            return self.entered() > 0 and not self.missing() and not self.floating()
        if len(self.counted) < len(self.colours()):
            return False
        return self.entered() <= MOST_UNFINISHED if self.unfinished else self.entered() == ALL_FACES

    def scores(self) -> list[int]:
        tally = self.tally()
        return [tally.get(colour, 0) for colour in self.terms.seats]

    def ranks(self) -> list[int]:
        scores = self.scores()
        return [1 + sum([1 for other in scores if other > mine]) for mine in scores]

    def kept_lines(self) -> list[str]:
        """What was entered, in lines that can be entered again."""
        found: list[str] = []
        for colour in [*self.colours(), NO_DIE]:
            places = [place for place in VISIBLE if self.dice.get(place, "") == colour]
            if places:
                found.append(f"{' '.join(places)} {colour}")
        if not self.dice:
            found.extend([f"{colour} {count}" for colour, count in self.counted.items()])
        if self.unfinished:
            found.append("unfinished")
        return found
