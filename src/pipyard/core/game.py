"""Games and their states: the contract every rule file fulfils."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from pipyard.core.errors import BadOption
from pipyard.core.facts import duplicate, facts, slots
from pipyard.core.info import Info
from pipyard.core.notation import Move, Outcome, read
from pipyard.core.options import Options
from pipyard.core.race import CALL, Window
from pipyard.core.scene import Scene, Step, Text
from pipyard.core.space import NOTHING, Finite, Space
from pipyard.core.turn import Turn


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """A position: who may do what, and what becomes of it. Mutable, slotted, cheap to copy.

    A state never calls ``random``, never looks at a clock and never touches files or sockets.
    """

    __slots__ = ()

    def turn(self) -> Turn:
        """What happens next: ``Choose``, ``Chance`` or ``Over``."""
        raise NotImplementedError

    def moves(self, seat: int) -> Space:
        """What this seat may decide now."""
        return NOTHING

    def play(self, seat: int, move: Move) -> None:
        """A seat has decided. The caller has made sure that the move is legal."""
        raise NotImplementedError

    def land(self, outcome: Outcome) -> None:
        """Chance has decided. The caller has made sure that the outcome is possible."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy; games whose copies must be quick write their own."""
        cls = type(self)
        new: State = cls.__new__(cls)
        for name in slots(self):
            if hasattr(self, name):
                setattr(new, name, duplicate(getattr(self, name)))
        return new

    def view(self, seat: int | None) -> State:
        """What a seat, or a spectator (None), may know: a copy with every secret taken out. Never more."""
        new = self.copy()
        new.conceal(seat)
        return new

    def conceal(self, seat: int | None) -> None:
        """Take out of this state, in place, everything the seat may not know. Declared once, here."""

    def guess(self, rng: Random) -> State:
        """From a view: a whole state that its seat could not tell from the real one. Without secrets, a copy."""
        return self.copy()

    def lapse(self, seat: int) -> None:
        """The seat's time is over. Unless the game says otherwise it plays its first legal move."""
        space = self.moves(seat)
        if isinstance(space, Finite):
            self.play(seat, space.all()[0])
        else:
            self.play(seat, space.sample(Random(0)))

    def race(self) -> Window | None:
        """In a race: what is decided now and what the clock may do by itself. The bells' events come back through :meth:`land`."""
        return None

    def judge(self, seat: int, move: Move) -> int:
        """In a race: what a legal move would be now, HIT, SLIP, PAID, VOID or CALL. From a view: as far as the seat can see."""
        return CALL

    def glances(self, seat: int) -> list[Move]:
        """In a race: the moves a player looks at one by one, to see which is right."""
        return []

    def closing(self, seat: int) -> Move | None:
        """In a race: what a player calls who has found nothing more."""
        return None

    def amiss(self, seat: int, move: Move) -> Text | None:
        """In a race: what is wrong with a legal move, for the one who makes it; no more than the seat could see for itself."""
        return None

    def objection(self, seat: int, move: Move) -> str:
        """Why a move is not legal now, in words; empty where there is nothing more to say than that."""
        return ""

    def outlook(self, seat: int) -> float:
        """How promising the position looks for a seat, larger is better; bots that look ahead use it."""
        return 0.0

    def scene(self) -> Scene:
        """What to draw, in domain words."""
        raise NotImplementedError

    def listen(self) -> None:
        """From now on remember, for :meth:`told`, what happens step by step (for animations and commentary)."""

    def told(self) -> list[Step]:
        """The steps since the last call, in order."""
        return []

    def facts(self) -> object:
        """Everything the state holds as nested tuples, to compare states."""
        return (type(self).__name__, *[(name, facts(getattr(self, name))) for name in slots(self) if hasattr(self, name)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rule book's game: its description, its options, its notation, its start. Stateless."""

    info: ClassVar[Info]
    choices: ClassVar[type[Options]] = Options
    presets: ClassVar[dict[str, dict[str, object]]] = {"standard": {}}
    """Named, sourced sets of options; the first is the standard game."""
    forms: ClassVar[tuple[str, ...]]
    """The notation of the moves, e.g. ``("roll", "lift CELL")``."""
    hurries: ClassVar[tuple[str, ...]] = ()
    """The options that limit how many seconds a player has; :meth:`patience` says for what."""

    def __init__(self, options: Options | None = None) -> None:
        self.options = options if options is not None else self.choices()

    def begin(self, seats: int) -> State:
        """The state before anything has happened. Called by :meth:`start`."""
        raise NotImplementedError

    def start(self, seats: int = 0, **options: object) -> State:
        """A fresh state for a number of seats (0: the least that can play); options given here replace the game's own."""
        if options:
            return self.configured(**options).start(seats)
        if seats == 0:
            seats = self.fewest()
        if seats not in self.info.seats:
            allowed = ", ".join([str(count) for count in self.info.seats])
            raise BadOption(f"{self.info.key} cannot be played by {seats}: it takes {allowed}")
        first = str(self.options.chosen.get("start_seat", ""))
        if first.isdigit() and int(first) >= seats:
            raise BadOption(f"start_seat cannot be {first}: the seats of {seats} players are 0 to {seats - 1}")
        self.check(seats)
        return self.begin(seats)

    def patience(self, state: State, seat: int) -> tuple[int, int]:
        """How many seconds the rules give a seat that is asked (0: as long as it likes), and a number for what they are given:
        decisions of the same number share them. When they are over, :meth:`State.lapse` follows."""
        return (0, 0)

    def fewest(self) -> int:
        """The least number of seats that can play with these options."""
        for seats in self.info.seats:
            try:
                self.check(seats)
            except BadOption:
                continue
            return seats
        raise BadOption(f"{self.info.key} cannot be played by any number of seats with {self.options}")

    def sides(self, seats: int) -> int:
        """How many sides so many seats are, with these options: seat ``i`` plays for side ``i % sides`` (C8)."""
        return min(self.info.sides, seats) if self.info.sides else seats

    def check(self, seats: int) -> None:
        """Refuse combinations of options and seats that make no game, with :class:`BadOption`."""

    def configured(self, **options: object) -> Game:
        """The same game with some options changed."""
        game: Game = type(self)(self.options.replace(**options))
        return game

    def parse(self, text: str) -> Move:
        """Read a move; ``parse(str(move)) == move``."""
        return read(text, self.forms, self.info.key)

    def __repr__(self) -> str:
        return f"<{self.info.key} {self.options}>"
