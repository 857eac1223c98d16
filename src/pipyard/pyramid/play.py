"""The base of nearly every pyramid game: the pile, the turn, the number of turns, and the scene."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pipyard.core.game import State
from pipyard.core.notation import Move, Outcome
from pipyard.core.options import Options
from pipyard.core.scene import Area, Die, Heap, Roll, Scene, Step, Text, leaders
from pipyard.core.space import Even, Finite
from pipyard.core.turn import ALONE, Chance, Over, Turn, ranked
from pipyard.dice.orientation import TRIPLES, UP, fitting
from pipyard.pyramid.cells import AXES, CELLS, OUTER, SIZE, Cell
from pipyard.pyramid.pile import EMPTY, Pile

WHO_BEGINS: Final[list[Chance]] = [Chance(Even([Move(seat) for seat in range(seats)])) for seats in range(1, 17)]


def who_begins(seats: int) -> Chance:
    """The start seat is drawn at random (C1)."""
    return WHO_BEGINS[seats - 1]


def given_seat(start: Options | str) -> int:
    """The start seat of the options or of their ``start_seat``; -1 for a random one. Without such an option seat 0 begins."""
    option = start if isinstance(start, str) else str(start.chosen.get("start_seat", "0"))
    return -1 if option == "random" else int(option)


def as_it_stands(turned: int, seat: int) -> Roll:
    """A die that a seat has rolled and keeps as it stands."""
    return Roll(upper_faces(turned), seat, "as-it-stands", one=True)


def upper_faces(turned: int) -> tuple[int, ...]:
    """The numbers that a die on the plate shows towards the three sides."""
    return tuple([int(UP[turned][axis]) for axis in AXES])


def rows_to_go(rows: list[int]) -> list[Text | None]:
    """Everybody's progress where dice travel: how many rows they have to go, all dice together."""
    return [Text("progress-rows", {"rows": many}) for many in rows]


def area(
    kind: str, places: list[int] | tuple[int, ...] = (), owner: int = -1, *, sign: str = "", colour: str = "", say: str = "", of: int = -1
) -> Area:
    """An area for ``drawn_areas``; ``say`` is the key of its explanation."""
    named = tuple([CELLS[place].text for place in places])
    return Area(kind, named, owner, sign, colour, CELLS[of].text if of >= 0 else "", Text(say) if say else None)


FACES_WORTH: Final[list[Area]] = [
    area("worth", [place for place in range(SIZE) if OUTER[place] == faces], sign=str(faces), say="area-outer-faces") for faces in (1, 2, 3)
]
"""Areas for games that count outer faces: how many a die shows in each place."""


def signed_areas(signs: dict[int, str], say: str) -> list[Area]:
    """Areas of the places with the same sign, ``+4`` or ``6 2``, in the order of their numbers."""
    places: dict[str, list[int]] = {}
    for place, sign in signs.items():
        places.setdefault(sign, []).append(place)
    ordered = sorted(places.items(), key=lambda item: [int(part) for part in item[0].split()])
    return [area("worth", same, sign=sign, say=say) for sign, same in ordered]


_SEARCHED: Final = 400
"""Longer lists of moves are not searched for a reason."""
_PUTTING: Final = ("place", "put")
_TAKING: Final = ("take", "lift", "remove")


def _not_there_because(pile: Pile, move: Move) -> Text | None:
    """Why the pile as it is does not admit putting, taking or moving a die so."""
    cells = [int(atom.index) for atom in move.atoms[1:] if isinstance(atom, Cell)]
    if not cells or len(cells) != len(move.atoms) - 1:
        return None
    if move.verb in _PUTTING and len(cells) == 1:
        return pile.no_funnel_because(cells[0])
    if move.verb in _TAKING and len(cells) == 1:
        return pile.not_free_because(cells[0])
    if move.verb == "move" and len(cells) == 2:
        return pile.not_free_because(cells[0]) or pile.no_funnel_because(cells[1])
    return None


def ahead(points: list[int], seat: int) -> float:
    """A seat's lead over the best other one."""
    return float(points[seat] - max([theirs for other, theirs in enumerate(points) if other != seat]))


@mypyc_attr(allow_interpreted_subclasses=True)
class PyramidState(State):
    """A pile and the seats around it.

    ``seat`` is -1 until the first seat is known; ``turns`` counts finished turns; ``last`` is the move that the scene marks, if a game sets
    it in ``play``. In a view of a game with hidden numbers ``seen`` holds what is known of each die, ``6?3``.
    """

    __slots__ = ("last", "pile", "seat", "seats", "seen", "turns")

    palette: ClassVar[tuple[str, ...]] = ("red", "green", "black")
    """The names of the pile's colours."""
    own_colours: ClassVar[bool] = False
    """Whether the first colours of the palette belong to the seats, one each."""
    fewest_win: ClassVar[bool] = False
    """Whether the lowest score leads, and wins a game that ends without a goal."""

    def __init__(self, seats: int, start: Options | str = "0") -> None:
        self.seats: int = seats
        self.seat: int = given_seat(start)
        self.turns: int = 0
        self.pile: Pile = Pile()
        self.last: Move | None = None
        self.seen: dict[int, str] = {}

    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        return self.ended() or self.on_turn()

    def ended(self) -> Over | None:
        """The end of the game, or None."""
        return None

    def on_turn(self) -> Turn:
        """The turn of the seat whose turn it is."""
        return ALONE[self.seat]

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = outcome.number
        else:
            self.decided(outcome)

    def decided(self, outcome: Outcome) -> None:
        """Apply a chance outcome after the first seat has been drawn."""
        raise NotImplementedError

    def next_seat(self) -> None:
        """Pass the turn clockwise."""
        self.turns += 1
        self.seat = (self.seat + 1) % self.seats

    def rounds(self) -> int:
        """The number of complete rounds."""
        return self.turns // self.seats

    def past(self, limit: int) -> bool:
        """Whether a round limit is reached (C9); 0 is none."""
        return 0 < limit <= self.rounds()

    def end_by_limit(self, limit: int) -> Over | None:
        """The end by the scores if a round limit is reached."""
        return ranked(self.drawn_scores(), "round-limit", fewest=self.fewest_win) if self.past(limit) else None

    def said_round(self, limit: int) -> Text:
        """A text with the current round and the maximum."""
        now = self.rounds() + 1
        return Text("round", {"round": min(now, limit), "of": limit}) if limit else Text("round-without-limit", {"round": now})

    def hide_numbers(self, axes: tuple[int, ...] = AXES) -> None:
        """For a view: forget the orientations, except for the uncovered upper faces of these axes."""
        pile = self.pile
        for place in pile.dice_cells():
            if pile.turned[place] >= 0:
                triple = TRIPLES[pile.turned[place]].text
                known = [triple[axis] if axis in axes and not pile.covered(place, axis) else "?" for axis in AXES]
                self.seen[place] = "".join(known)
                pile.turn(place, EMPTY)

    def guess_numbers(self, rng: Random) -> None:
        """From a view: give every die an orientation that fits what is visible of it."""
        for place, known in self.seen.items():
            ways = fitting(known)
            self.pile.turn(place, ways[int(rng.random() * len(ways))])
        self.seen = {}

    def guess(self, rng: Random) -> State:
        """By default only orientations are hidden, so only they are guessed."""
        new = self.copy()
        new.guess_numbers(rng)
        return new

    def objection(self, seat: int, move: Move) -> Text | None:
        """Unless a game says more: there is no funnel, or no free die, where all legal moves of this kind have one."""
        why = _not_there_because(self.pile, move)
        space = self.moves(seat) if why is not None else None
        if not isinstance(space, Finite) or space.size() > _SEARCHED:
            return None
        alike = [other for other in space.all() if other.verb == move.verb]
        return why if alike and all([_not_there_because(self.pile, other) is None for other in alike]) else None

    def record_steps(self) -> None:
        self.pile.story = []

    def recorded_steps(self) -> list[Step]:
        story = self.pile.story
        if story is None:
            return []
        self.pile.story = []
        return [Step(step.verb, step.at, step.to, self.palette[int(step.colour)] if step.colour else "") for step in story]

    def scene(self) -> Scene:
        """The pile as it stands; games add the rest through the hooks below."""
        return Scene(
            dice=tuple(self.drawn_dice()),
            rolls=tuple(self.drawn_rolls()),
            heaps=tuple(self.drawn_heaps()),
            scores=tuple(self.drawn_scores()),
            leaders=self.leading(),
            colours=tuple(self.seat_colours()),
            roles=tuple(self.roles()),
            progress=tuple(self.progress()),
            rolls_for=self.rolls_for(),
            say=tuple(self.said()),
            areas=tuple(self.drawn_areas()),
            last=tuple([atom.text for atom in self.last.atoms if isinstance(atom, Cell)]) if self.last is not None else (),
            extra=self.drawn_besides(),
        )

    def drawn_dice(self) -> list[Die]:
        pile = self.pile
        return [
            Die(
                CELLS[place].text,
                self.palette[pile.at(place)],
                self.seen.get(place, "") or (TRIPLES[pile.turned[place]].text if pile.turned[place] >= 0 else ""),
                self.owner(pile.at(place)),
            )
            for place in pile.dice_cells()
        ]

    def owner(self, colour: int) -> int:
        """The seat that a colour belongs to, -1 for none."""
        return colour if self.own_colours and colour < self.seats else -1

    def seat_colours(self) -> list[str]:
        """The colour of every seat, where seats have colours."""
        return list(self.palette[: self.seats]) if self.own_colours else []

    def roles(self) -> list[str]:
        """What every seat is now, where seats are different things: the climber and the guard."""
        return []

    def progress(self) -> list[Text | None]:
        """How far every seat is, where the score does not tell; None where the viewer may not know."""
        return rows_to_go(self.rows_left())

    def rows_left(self) -> list[int]:
        """Where dice travel: the rows between every seat's dice and its goal, all dice together. The fewest lead."""
        return []

    def rolls_for(self) -> str:
        """What the next roll decides, where it is not the usual thing: ``rolling-GAME-WORD`` is its prompt."""
        return ""

    def drawn_rolls(self) -> list[Roll]:
        return []

    def drawn_heaps(self) -> list[Heap]:
        return []

    def own_heaps(self, label: str, counts: list[int]) -> list[Heap]:
        """The number of dice of its colour that every seat has."""
        return [Heap(label, seat, {self.palette[seat]: count}) for seat, count in enumerate(counts)]

    def drawn_scores(self) -> list[int]:
        """The points of every seat, for the table and for :meth:`end_by_limit`; none unless a game has points."""
        return []

    def leading(self) -> tuple[int, ...]:
        """The leading seats, if the score decides or dice travel; where they do, nobody before everybody has had a turn."""
        rows = self.rows_left()
        if rows and self.rounds() == 0:
            return ()
        return leaders(rows, fewest=True) if rows else leaders(self.drawn_scores(), self.fewest_win)

    def said(self) -> list[Text]:
        """Texts for the players."""
        return []

    def drawn_areas(self) -> list[Area]:
        """Homes, goals, forbidden places, what a place or a colour is worth: see ``Area``."""
        return []

    def drawn_besides(self) -> dict[str, object]:
        """What lies beside the plate, other than heaps of dice."""
        return {}
