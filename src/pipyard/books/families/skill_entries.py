"""Entries for turns of skill: which dice fell, moved or came to rest, cell by cell."""

from __future__ import annotations

from pipyard.core.notation import Atom, Move
from pipyard.core.options import Choice, choice
from pipyard.core.scene import Text
from pipyard.core.space import Steps, Stepwise
from pipyard.core.text import because
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.cells import CELLS, Cell
from pipyard.pyramid.pile import Pile

DECIDE = 5
"""Everything is at rest, and the player has more to decide."""
PLATE_ENTRIES = ("lost CELL", "shifted CELL CELL", "settled CELL", "off", "accept", "object")
TURNED_ENTRIES = ("lost CELL", "shifted CELL CELL TRIPLE", "settled CELL TRIPLE", "off", "accept", "object")


def how_entered() -> Choice:
    """Whether hands and dice are simulated or real."""
    return choice("simulated", "by_hand", why="hands and dice of Pipyard, or a real set whose results you type", source="C13")


class Entering(Stepwise):
    """What can be entered next about a turn on the plate; ``triples``: orientations matter and are entered too."""

    def __init__(self, pile: Pile, triples: bool, room: bool, moved: list[int], fixed: list[int], ends: tuple[str, ...]) -> None:
        self.pile: Pile = pile
        self.triples: bool = triples
        self.room: bool = room
        self.moved: list[int] = moved
        self.fixed: list[int] = fixed
        self.ends: tuple[str, ...] = ends
        self.verbs: tuple[str, ...] = ("lost", "shifted", "settled")

    def loose(self) -> list[int]:
        """The free dice that were there before this turn and may have been knocked away."""
        return [place for place in self.pile.free_cells() if place not in self.moved and place not in self.fixed]

    def open_to(self, leaving: int) -> list[int]:
        """Where a die from a cell may lie now: in a funnel that does not rest on that cell."""
        pile = self.pile.copy()
        pile.take(leaving)
        return [place for place in pile.funnel_cells() if place != leaving]

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            loose = self.loose()
            found: list[Atom] = []
            if loose:
                found.append("lost")
                if any([self.open_to(place) for place in loose]):
                    found.append("shifted")
            if self.room and not self.pile.complete():
                found.append("settled")
            return Steps([*found, *self.ends], False)
        verb, many = str(prefix[0]), len(prefix)
        if verb in self.ends:
            return Steps([], many == 1)
        cells = [atom.index for atom in prefix[1:] if isinstance(atom, Cell)]
        wanted = {"lost": 1, "shifted": 2, "settled": 1}.get(verb, 0)
        if wanted == 0:
            return Steps([], False)
        if len(cells) < wanted and len(cells) == many - 1:
            return Steps([CELLS[place] for place in self.next_cells(verb, cells)], False)
        whole = wanted + 1 + int(self.triples and verb != "lost")
        if many < whole:
            return Steps([*TRIPLES], False)
        return Steps([], many == whole)

    def next_cells(self, verb: str, cells: list[int]) -> list[int]:
        if verb == "settled":
            return self.pile.funnel_cells()
        if not cells:
            return self.loose() if verb == "lost" else [place for place in self.loose() if self.open_to(place)]
        return self.open_to(cells[0])

    def trouble(self, move: Move) -> Text | None:
        """The reason why something cannot be entered."""
        if self.contains(move):
            return None
        verb = move.verb
        if verb == "settled":
            if not self.room:
                return because("why-there-is-no-die-left")
            return self.pile.no_funnel_because(move.at) if move.at >= 0 else None
        if verb in ("lost", "shifted") and move.at >= 0:
            if move.at in self.moved:
                return because("why-the-die-at-came-there", cell=CELLS[move.at].text)
            if move.at in self.fixed:
                return because("why-the-die-at-is-put", cell=CELLS[move.at].text)
            held = self.pile.not_free_because(move.at)
            if held or verb == "lost":
                return because("why-enter-those-first", because=held) if held and self.pile.occupied(move.at) else held
            return because("why-a-die-from-cannot-come", cell=CELLS[move.at].text, cell2=CELLS[move.to].text) if move.to >= 0 else None
        return because("why-a-turn-is-entered-with", ends=", ".join([*self.verbs, *self.ends]))
