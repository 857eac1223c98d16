"""Entries by hand (C13): the results of tries on a real table, as moves."""

from __future__ import annotations

from random import Random

from pipyard.core.notation import Atom, Move, Name, kind
from pipyard.core.options import Options, choice, number, start_seat
from pipyard.core.scene import Text
from pipyard.core.space import Listed, Space, Steps
from pipyard.core.text import because
from pipyard.dice.pose import decimal, short

BEGIN = 0
ACT = 1
IN_MOTION = 2
OBJECT = 3
DONE = 4
ACCEPT = Move("accept")
OBJECTION = Move("object")
STOP = Move("stop")
ANSWERS = Listed([ACCEPT, OBJECTION])
Tried = tuple[int, int, int]
"""One try: whether the goal was reached (1 or 0), after how many hundredths of a second, and its score."""
FAILED: Tried = (0, 0, 0)


def clock_text(hundredths: int) -> str:
    """A time in seconds, ``34.5``."""
    return short(hundredths / 100, 2)


def seconds(hundredths: int) -> Name:
    """A time as an atom; its index is in hundredths of a second."""
    return Name(hundredths, clock_text(hundredths))


def _read_seconds(token: str) -> Atom | None:
    value = decimal(token)
    if value is None or value < 0 or value > 9999 or token != short(value, 2):
        return None
    return seconds(round(100 * value))


kind("SECONDS", _read_seconds, because("part-seconds"))


class AttemptOptions(Options):
    attempts = number(3, 1, 9, why="how many tries everybody has; the best one counts", source="C12")
    time_limit_s = number(120, 10, 3600, why="how many seconds a try may take", source="C12")
    input = choice("simulated", "by_hand", why="hands and dice of Pipyard, or a real set whose results you type", source="C13")
    start_seat = start_seat()


class Entries(Space):
    """Possible entries: ``solved SECONDS`` up to a limit, single words, and words with whole numbers up to bounds."""

    def __init__(self, limit: int, words: tuple[str, ...], rows: dict[str, tuple[int, ...]]) -> None:
        self.limit: int = limit
        self.words: tuple[str, ...] = words
        self.rows: dict[str, tuple[int, ...]] = rows

    def contains(self, move: Move) -> bool:
        return self.trouble(move) is None

    def trouble(self, move: Move) -> Text | None:
        """The reason why an entry is invalid; None for a valid one."""
        verb = move.verb
        if verb == "solved" and self.limit:
            if len(move.atoms) != 2 or move.at < 1:
                return because("why-solved-needs-the-seconds-it")
            return None if move.at <= self.limit else because("why-a-try-ends-after-seconds", limit=clock_text(self.limit))
        if verb in self.words:
            return None if len(move.atoms) == 1 else because("why-nothing-follows", verb=verb)
        bounds = self.rows.get(verb)
        if bounds is None:
            return because("why-an-entry-begins-with", verbs=", ".join([*self.verbs()]))
        found = move.numbers()
        if len(found) != len(bounds) or len(move.atoms) != 1 + len(bounds):
            return because("why-needs-whole-number", verb=verb, bounds=len(bounds))
        for value, most in zip(found, bounds, strict=True):
            if not 0 <= value <= most:
                return because("why-cannot-be-it-lies-between", value=value, most=most)
        return None

    def verbs(self) -> list[str]:
        return [*(["solved"] if self.limit else []), *self.words, *self.rows]

    def offered(self) -> list[Atom]:
        """Some times for players who pick an entry step by step; any other may be typed."""
        return [seconds(100 * some) for some in (5, 10, 20, 30, 45, 60, 90, 120, 300, 600) if 100 * some <= self.limit]

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            return Steps([*self.verbs()], False)
        move = Move(*prefix)
        if self.contains(move):
            return Steps([], True)
        if move.verb == "solved" and self.limit and len(prefix) == 1:
            return Steps(self.offered(), False)
        bounds = self.rows.get(move.verb, ())
        given = len(prefix) - 1
        if given >= len(bounds) or len(move.numbers()) != given:
            return Steps([], False)
        return Steps([*range(bounds[given] + 1)], False)

    def sample(self, rng: Random) -> Move:
        verbs = self.verbs()
        verb = verbs[int(rng.random() * len(verbs))]
        if verb == "solved":
            times = self.offered()
            return Move(verb, times[int(rng.random() * len(times))])
        return Move(verb, *[int(rng.random() * (most + 1)) for most in self.rows.get(verb, ())])

    def facts(self) -> object:
        return (self.limit, self.words, tuple(self.rows))
