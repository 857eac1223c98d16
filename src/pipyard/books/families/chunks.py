"""What Tabula Rasa and Quadrula Rasa share: break a chunk off your own dice and set it on the pyramid as it is.

A move is ``set a0 a1 b1 on 3,2,3 3,3,2 …``: the dice of the chunk, then the cells it fills. There can be far too many to list,
so they are picked atom by atom: dice and cells in any order that suits the hand. What is read is written in one order only.
"""

from collections.abc import Callable, Mapping

from mypy_extensions import mypyc_attr

from pipyard.pyramid.pieces import Ground, bits_of
from pipyard.vocabulary import *


def bits(dice: list[int]) -> int:
    """A chunk of these dice."""
    chunk = 0
    for die in dice:
        chunk |= 1 << die
    return chunk


@mypyc_attr(allow_interpreted_subclasses=True)
class TrayDie(Name):
    """A die beside the plate as an atom; ``at`` is where it stands, as row, column and height."""

    def __init__(self, index: int, text: str, at: tuple[int, int, int]) -> None:
        super().__init__(index, text)
        self.at: tuple[int, int, int] = at


class Parts:
    """A move, or its beginning, taken apart; not ``sound`` where no move can begin so."""

    def __init__(self, atoms: tuple[Atom, ...]) -> None:
        self.dice: list[int] = []
        self.cells: list[int] = []
        self.on: bool = False
        self.sound: bool = bool(atoms) and str(atoms[0]) == "set"
        for atom in atoms[1:]:
            if not isinstance(atom, Name):
                self.sound = self.sound and not self.on and str(atom) == "on"
                self.on = True
            elif isinstance(atom, Cell):
                self.sound = self.sound and self.on
                self.cells.append(atom.index)
            else:
                self.sound = self.sound and not self.on
                self.dice.append(atom.index)
        if len(set(self.dice)) < len(self.dice) or len(set(self.cells)) < len(self.cells):
            self.sound = False


@mypyc_attr(allow_interpreted_subclasses=True)
class ChunkSpace(Space):
    """The chunks of one seat's ``rest`` (its dice, as bits) and where they can be set."""

    def __init__(self, rest: int, ground: Ground, contact: int) -> None:
        self.rest: int = rest
        self.ground: Ground = ground
        self.contact: int = contact
        """The cells of which a chunk must fill one, -1 for no such rule."""

    def settings_of(self, dice: list[int]) -> list[tuple[int, ...]]:
        """Where the chunk of these dice can be set; nowhere if it may not be broken off."""
        raise NotImplementedError

    def next_dice(self, dice: list[int]) -> list[Atom]:
        """The dice that may be picked after some others: together they belong to a chunk that can be set."""
        raise NotImplementedError

    def written(self, dice: list[int], cells: tuple[int, ...]) -> Move:
        """The move with its atoms in order."""
        raise NotImplementedError

    def contains(self, move: Move) -> bool:
        parts = Parts(move.atoms)
        return parts.sound and bool(parts.cells) and tuple(sorted(parts.cells)) in self.settings_of(parts.dice)

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            return Steps(["set"], False)
        parts = Parts(prefix)
        if not parts.sound:
            return Steps([], False)
        if parts.on:
            return self.next_cells(parts)
        atoms = self.next_dice(parts.dice)
        return Steps(["on", *atoms] if self.settings_of(parts.dice) else atoms, False)

    def next_cells(self, parts: Parts) -> Steps:
        """The cells that go with those picked; when only one setting is left, its cells one after the other."""
        chosen = set(parts.cells)
        left = [cells for cells in self.settings_of(parts.dice) if chosen.issubset(cells)]
        if not left:
            return Steps([], False)
        if len(chosen) == len(parts.dice):
            return Steps([], True)
        found: set[int] = set()
        for cells in left:
            found.update(cells)
        ordered = sorted(found - chosen)
        return Steps([CELLS[place] for place in (ordered[:1] if len(left) == 1 else ordered)], False)


class ChunkState(PassingState):
    """Every seat has dice of its own that hang together, as bits in ``rest``. Whoever has used theirs up wins."""

    own_colours = True
    tray: str = ""
    """What the dice of a seat look like: ``block`` or ``cube``."""
    named: Mapping[int, TrayDie] = {}
    """The dice of a whole tray by their bits."""
    strides: tuple[int, ...] = ()
    """How many bits the next die is away, in every direction."""

    def __init__(self, seats: int, start_seat: str, rest: int) -> None:
        super().__init__(seats, start_seat)
        self.rest: list[int] = [rest] * seats

    def able(self, seat: int) -> bool:
        """A single die can always be set unless a game says otherwise."""
        return True

    def left(self) -> list[int]:
        """How many dice every seat has left."""
        return [rest.bit_count() for rest in self.rest]

    def leading(self) -> tuple[int, ...]:
        return leaders(self.left(), fewest=True)

    def goal(self) -> Over | None:
        done = [seat for seat, rest in enumerate(self.rest) if not rest]
        return won(done, self.left(), "all-dice-used") if done else None

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        parts = Parts(move.atoms)
        for die in parts.dice:
            self.rest[seat] &= ~(1 << die)
        for place in sorted(parts.cells):
            self.pile.put(place, seat)
        self.end_turn()

    def objection(self, seat: int, move: Move) -> Text | None:
        dice = Parts(move.atoms).dice
        missing = [self.named[die].text for die in dice if not self.rest[seat] >> die & 1]
        if not missing:
            return self.no_chunk_because(seat, dice)
        if self.tray == "cube":
            return because("why-is-not-in-your-cube", die=missing[0])
        return because("why-is-not-in-your-block", die=missing[0])

    def no_chunk_because(self, seat: int, dice: list[int]) -> Text | None:
        """Why some of a seat's dice are no chunk that can be set there, in words."""
        raise NotImplementedError

    def rough_outlook(self, seat: int) -> float:
        """Few dice left, and what is left hanging well together, for only that gives large chunks."""
        left = self.left()
        rest = self.rest[seat]
        rival = min([count for other, count in enumerate(left) if other != seat])
        return rival - left[seat] + 0.05 * sum([(rest & rest >> stride).bit_count() for stride in self.strides])

    def drawn_heaps(self) -> list[Heap]:
        return self.own_heaps("stock", self.left())

    def drawn_scores(self) -> list[int]:
        return self.left()

    def drawn_besides(self) -> dict[str, object]:
        trays: list[object] = []
        for seat, rest in enumerate(self.rest):
            dice = [self.named[index] for index in bits_of(rest)]
            trays.append({"owner": seat, "kind": self.tray, "dice": [{"name": die.text, "at": list(die.at)} for die in dice]})
        return {"trays": trays, "turn": self.seat}


def tidy(move: Move, in_order: Callable[[list[int]], list[Atom]]) -> Move:
    """A move may be typed in any order of its dice and cells; ``in_order`` says how the dice are written."""
    parts = Parts(move.atoms)
    if not parts.sound:
        return move
    return Move("set", *in_order(parts.dice), "on", *[CELLS[place] for place in sorted(parts.cells)])
