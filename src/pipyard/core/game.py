"""Games and their states: the contract of every rule file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from types import ModuleType
from typing import Any, Final, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from pipyard.core.companions import companion
from pipyard.core.errors import BadOption
from pipyard.core.facts import facts, remake, slots
from pipyard.core.info import Info
from pipyard.core.notation import Move, Outcome, members_of, read
from pipyard.core.options import Options, for_seats
from pipyard.core.race import CALL, Window
from pipyard.core.scene import Scene, Step, Text
from pipyard.core.space import NOTHING, Finite, Space
from pipyard.core.text import because
from pipyard.core.turn import Turn

Begun = TypeVar("Begun", bound="State")
Chosen = TypeVar("Chosen", bound=Options)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """A position: who may do what, and what happens then. Mutable and cheap to copy.

    A state never calls ``random``, never reads a clock, and never touches files or sockets.
    """

    __slots__ = ()

    def turn(self) -> Turn:
        """What happens next: ``Choose``, ``Chance`` or ``Over``."""
        raise NotImplementedError

    def moves(self, seat: int) -> Space:
        """The moves of this seat now."""
        return NOTHING

    def play(self, seat: int, move: Move) -> None:
        """Play a seat's move. The caller has checked that it is legal."""
        raise NotImplementedError

    def land(self, outcome: Outcome) -> None:
        """Apply a chance outcome. The caller has checked that it is possible."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy. Generated for every class; do not write one by hand."""
        return remake_state(self)

    def view(self, seat: int | None) -> State:
        """What a seat, or a spectator (None), may know: a copy without any secret."""
        new = self.copy()
        new.conceal(seat)
        return new

    def conceal(self, seat: int | None) -> None:
        """Remove from this state, in place, everything the seat may not know."""

    def guess(self, rng: Random) -> State:
        """From a view: a complete state that the seat could not distinguish from the real one. Without secrets, a copy."""
        return self.copy()

    def lapse(self, seat: int) -> None:
        """The seat has run out of time. By default it plays its first legal move."""
        space = self.moves(seat)
        if isinstance(space, Finite):
            self.play(seat, space.all()[0])
        else:
            self.play(seat, space.sample(Random(0)))

    def race(self) -> Window | None:
        """In a race: what is being decided, and which bells may ring. Their events come back through :meth:`land`."""
        return None

    def judge(self, seat: int, move: Move) -> int:
        """In a race: what a legal move would be now: HIT, SLIP, PAID, VOID or CALL. From a view: as far as the seat can see."""
        return CALL

    def glances(self, seat: int) -> list[Move]:
        """In a race: the moves a player examines one by one to find a right one."""
        return []

    def closing(self, seat: int) -> Move | None:
        """In a race: the call of a player who finds nothing more."""
        return None

    def amiss(self, seat: int, move: Move) -> Text | None:
        """In a race: what is wrong with a legal move, for its player; never more than the seat can see."""
        return None

    def objection(self, seat: int, move: Move) -> Text | None:
        """Why a move is not legal now; None if there is no specific reason."""
        return None

    def outlook(self, seat: int) -> float:
        """How promising the position looks for a seat; larger is better. Bots that look ahead use it.

        Define it here, or as ``outlook(state, seat)`` in the companion ``_bot`` of the rules.
        """
        judge = judge_of(type(self))
        return judge(self, seat) if judge is not None else self.rough_outlook(seat)

    def rough_outlook(self, seat: int) -> float:
        """The default outlook of a family of games."""
        return 0.0

    def scene(self) -> Scene:
        """What to draw, in the terms of the game."""
        raise NotImplementedError

    def record_steps(self) -> None:
        """From now on record the steps of events for :meth:`recorded_steps`, for animations and commentary."""

    def recorded_steps(self) -> list[Step]:
        """The steps since the last call, in order."""
        return []

    def facts(self) -> object:
        """The contents of the state as nested tuples, to compare states."""
        return (type(self).__name__, *[(name, facts(getattr(self, name))) for name in slots(self) if hasattr(self, name)])


_JUDGES: Final[dict[type, Callable[[State, int], float] | None]] = {}


def judge_of(kind: type) -> Callable[[State, int], float] | None:
    """The outlook of the companion, or of the game whose state class this one derives from."""
    if kind not in _JUDGES:
        found = [getattr(companion(str(getattr(base, "__module__", "")), "bot"), "outlook", None) for base in kind.__mro__]
        _JUDGES[kind] = next((judge for judge in found if judge is not None), None)
    return _JUDGES[kind]


def remake_state(state: Begun) -> Begun:
    """A copy of a state whose class has no compiled ``copy``."""
    return cast("Begun", remake(state))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Game:
    """A game: its description, its options, its notation and its initial state. Stateless."""

    def __init__(
        self,
        state: Callable[[int, Chosen], Begun],
        options: type[Chosen],
        moves: Sequence[str] = (),
        presets: dict[str, dict[str, object]] | None = None,
        *,
        key: str,
        title: str,
        seats: Sequence[int],
        book: str = "own",
        number: int = 0,
        sides: int = 0,
        minutes: int = 20,
        kinds: Sequence[str] = (),
        authors: str = "",
        summary: str = "",
        version: int = 1,
        hurries: Sequence[str] = (),
        score: str = "",
        printed: tuple[int, int, int] | None = None,
        own_side: bool = False,
        rolls_for_order: bool = False,
        short: dict[str, str] | None = None,
        editions: dict[str, str] | None = None,
        check: Callable[[Chosen, int], None] | None = None,
        patience: Callable[[Chosen, Begun, int], tuple[int, int]] | None = None,
        sides_for: Callable[[Chosen, int], int] | None = None,
        reading: Callable[[Chosen, Move], Move] | None = None,
        names: Callable[[Chosen], dict[str, list[str]]] | None = None,
    ) -> None:
        """``state`` creates the initial state from the number of seats and the options. ``moves`` is the notation, e.g. ``["roll", "lift
        CELL"]``. ``presets`` are named sets of options; the first is the standard game. ``hurries`` names the options that limit
        thinking time: with them a room runs a clock. ``book`` and ``number`` say where the game comes from, ``sides`` how many teams
        play (0: everybody alone), ``score`` how points are kept with real dice: ``faces``, ``heaps`` or a sheet. ``printed`` holds
        tactics, chance and skill out of ten, as printed on a game of the books; ``own_side``: every player sees only one side of the
        pyramid; ``rolls_for_order``: the first rolls only decide who begins; ``editions``: the preset of a language, where its edition has
        other rules. An own game needs none of these. :class:`Info` has all.

        ``check`` refuses invalid options and seats with :class:`BadOption`; ``patience``, ``sides_for`` and ``reading`` override
        :meth:`patience`, :meth:`sides` and :meth:`parse`. ``names`` lists the tokens of kinds of atoms that depend on the options.
        """
        self.info = Info(
            key=key,
            book=book,
            number=number,
            title=title,
            seats=tuple(seats),
            sides=sides,
            minutes=minutes,
            kinds=tuple(kinds),
            authors=authors,
            summary=summary,
            version=version,
            score=score,
            printed=printed,
            own_side=own_side,
            rolls_for_order=rolls_for_order,
            short=short or {},
            editions=editions or {},
        )
        self.choices: type[Options] = for_seats(options, max(seats, default=0))
        self.options: Options = self.choices()
        self.presets: dict[str, dict[str, object]] = presets or {"standard": {}}
        self.forms: tuple[str, ...] = tuple(moves)
        self.hurries: tuple[str, ...] = tuple(hurries)
        self.module: str = state.__module__
        """The module of the rules."""
        self.origin: tuple[str, str] | None = None
        """The custom file that the game was read from, and its text."""
        # the types of options and states are known here; from now on they are any game's
        self.made: Callable[[int, Any], State] = state
        self.checked: Callable[[Any, int], None] | None = check
        self.waited: Callable[[Any, Any, int], tuple[int, int]] | None = patience
        self.sided: Callable[[Any, int], int] | None = sides_for
        self.tidied: Callable[[Any, Move], Move] | None = reading
        self.named: Callable[[Any], dict[str, list[str]]] | None = names

    def start(self, seats: int = 0, **options: object) -> State:
        """A new state for a number of seats (0: the fewest possible); options given here override the game's."""
        if options:
            return self.configured(**options).start(seats)
        if seats == 0:
            seats = self.fewest()
        if seats not in self.info.seats:
            allowed = ", ".join([str(count) for count in self.info.seats])
            raise BadOption(because("why-cannot-be-played-by-it", key=self.info.key, seats=seats, allowed=allowed))
        first = str(self.options.chosen.get("start_seat", ""))
        if first.isdecimal() and int(first) >= seats:
            raise BadOption(because("why-start-seat-cannot-be-the", first=first, seats=seats, seats2=seats - 1))
        self.check(seats)
        return self.made(seats, self.options)

    def patience(self, state: State, seat: int) -> tuple[int, int]:
        """How many seconds the rules give a seat to move (0: no limit), and a number for the limit: decisions with the same number share
        it. When the time is up, :meth:`State.lapse` follows.
        """
        return self.waited(self.options, state, seat) if self.waited is not None else (0, 0)

    def fewest(self) -> int:
        """The smallest number of seats that can play with these options."""
        for seats in self.info.seats:
            try:
                self.check(seats)
            except BadOption:
                continue
            return seats
        raise BadOption(because("why-cannot-be-played-by-any", key=self.info.key, options=self.options))

    def sides(self, seats: int) -> int:
        """The number of sides for a number of seats: seat ``i`` plays for side ``i % sides`` (C8)."""
        if self.sided is not None:
            return self.sided(self.options, seats)
        return min(self.info.sides, seats) if self.info.sides else seats

    def check(self, seats: int) -> None:
        """Refuse invalid combinations of options and seats with :class:`BadOption`."""
        if self.checked is not None:
            self.checked(self.options, seats)

    def configured(self, **options: object) -> Game:
        """The same game with some options changed."""
        return self.playing(self.options.replace(**options))

    def chosen(self, /, **options: object) -> Game:
        """The same game with these options, and defaults for all others."""
        return self.playing(self.choices(**options))

    def playing(self, options: Options) -> Game:
        new = Game.__new__(Game)
        new.info, new.choices, new.options = self.info, self.choices, options
        new.presets, new.forms, new.hurries = self.presets, self.forms, self.hurries
        new.module, new.origin = self.module, self.origin
        new.made, new.checked, new.waited, new.sided, new.tidied = self.made, self.checked, self.waited, self.sided, self.tidied
        new.named = self.named
        return new

    def companion(self, kind: str) -> ModuleType | None:
        """The companion of this game for a bot, a hand or a score keeper: ``game.companion("bot")``."""
        return companion(self.module, kind)

    def tokens(self, kind: str) -> list[str] | None:
        """All tokens of a kind of atom in this game; None where they cannot be listed."""
        own = self.named(self.options) if self.named is not None else {}
        return own.get(kind) or members_of(kind)

    def parse(self, text: str) -> Move:
        """Parse a move; ``parse(str(move)) == move``."""
        move = read(text, self.forms, self.info.key)
        return self.tidied(self.options, move) if self.tidied is not None else move

    def __repr__(self) -> str:
        return f"<{f'{self.info.key} {self.options}'.rstrip()}>"
