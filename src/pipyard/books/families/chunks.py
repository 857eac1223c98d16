"""What Tabula Rasa and Quadrula Rasa share: break a chunk off your own dice and set it on the pyramid as it is.

A move is ``set a0 a1 b1 on 3,2,3 3,3,2 …``: the dice of the chunk, then the cells it fills. There are far too many to list, so they are
picked atom by atom, dice and cells in any order; the log has one canonical order.
"""

from collections.abc import Callable, Mapping

from pipyard.pyramid.pieces import Ground, bits_of
from pipyard.vocabulary import *


def bits(dice: list[int]) -> int:
    """A chunk of these dice."""
    chunk = 0
    for die in dice:
        chunk |= 1 << die
    return chunk


class ChunkDie(Name):
    """A die beside the plate as an atom; ``at`` is where it stands, as row, column and height."""

    def __init__(self, index: int, text: str, at: tuple[int, int, int]) -> None:
        super().__init__(index, text)
        self.at: tuple[int, int, int] = at


class Parts:
    """A parsed move or prefix; not ``sound`` if no move can begin like this."""

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


class ChunkSpace(Space):
    """The chunks of one seat's ``rest`` (its dice, as bits) and where they fit."""

    def __init__(self, rest: int, ground: Ground, contact: int) -> None:
        self.rest: int = rest
        self.ground: Ground = ground
        self.contact: int = contact
        """The cells of which a chunk must fill one, -1 for no such rule."""

    def settings_of(self, dice: list[int]) -> list[tuple[int, ...]]:
        """Where the chunk of these dice fits; nowhere if it may not be broken off."""
        raise NotImplementedError

    def next_dice(self, dice: list[int]) -> list[Atom]:
        """The dice that can be picked after some others: together they are part of a chunk that fits."""
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

    def settings(self, prefix: tuple[Atom, ...]) -> list[tuple[Atom, ...]]:
        parts = Parts(prefix)
        if not parts.sound or not parts.on or parts.cells:
            return []
        return [tuple([CELLS[place] for place in cells]) for cells in self.settings_of(parts.dice)]

    def next_cells(self, parts: Parts) -> Steps:
        """The cells that go with those picked; when only one placement is left, its cells one by one."""
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
    """Every seat has connected dice of its own, as bits in ``rest``. The first to use them up wins."""

    own_colours = True
    tray: str = ""
    """The shape of a seat's dice: ``block`` or ``cube``."""
    named: Mapping[int, ChunkDie] = {}
    """The dice of a whole tray by their bits."""
    strides: tuple[int, ...] = ()
    """The bit distance to the next die, in every direction."""

    def __init__(self, seats: int, start_seat: str, rest: int) -> None:
        super().__init__(seats, start_seat)
        self.rest: list[int] = [rest] * seats

    def able(self, seat: int) -> bool:
        """Whether a single die can always be set; true by default."""
        return True

    def tray_size(self) -> list[int]:
        """Rows, columns and levels of a whole tray: the block, or a cube of as many dice as a seat has had."""
        if self.tray == "block":
            return [5, 11, 1]
        return [4, 4, 4] if self.left()[0] + len(self.pile.cells_of(0)) <= 64 else [5, 5, 5]

    def left(self) -> list[int]:
        """The number of dice every seat has left."""
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
        """The reason why some dice cannot be set there as a chunk."""
        raise NotImplementedError

    def rough_outlook(self, seat: int) -> float:
        """Good: few dice left, and well connected, because only that allows large chunks."""
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
        size = self.tray_size()
        for seat, rest in enumerate(self.rest):
            dice = [{"name": die.text, "at": list(die.at)} for die in [self.named[index] for index in bits_of(rest)]]
            trays.append({"owner": seat, "kind": self.tray, "size": size, "dice": dice})
        return {"trays": trays, "turn": self.seat}


def tidy(move: Move, in_order: Callable[[list[int]], list[Atom]]) -> Move:
    """A move may be typed in any order of its dice and cells; ``in_order`` gives the canonical order."""
    parts = Parts(move.atoms)
    if not parts.sound:
        return move
    return Move("set", *in_order(parts.dice), "on", *[CELLS[place] for place in sorted(parts.cells)])
