"""Games of skill: ``A solved 31.5``, ``A counted 12``, ``A failed``, ``A failed 12 3`` (dice of the goal, others). The best try counts."""

from __future__ import annotations

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.core.turn import ranks_of
from pipyard.score.sheets.sheet_terms import TriesTerms

SEATS = "ABCDEFGHIJKLMNOP"


def hundredths(word: str) -> int:
    """Hundredths of a second from typed seconds, ``31`` or ``31.5``; -1: invalid."""
    whole, _, rest = word.partition(".")
    if not whole.isdecimal() or len(whole) > 4 or len(rest) > 2 or (len(rest) > 0 and not rest.isdecimal()):
        return -1
    return 100 * int(whole) + (10 * int(rest) if len(rest) == 1 else int(rest) if rest else 0)


class TriesSheet:
    """``tries[seat]``: tuples of success (1 or 0), hundredths of a second, number."""

    def __init__(self, terms: TriesTerms, seats: int) -> None:
        self.terms: TriesTerms = terms
        self.seats: int = seats
        self.tries: list[list[tuple[int, int, int]]] = [[] for _ in range(seats)]
        self.lines: list[list[int]] = [[] for _ in range(seats)]
        self.line_count: int = 0

    def add_line(self, line: str) -> None:
        words = line.split()
        if len(words) < 2 or words[0] not in SEATS[: self.seats]:
            raise PipyardError(because("sheet-no-line", line=line))
        seat = SEATS.index(words[0])
        if self.done(seat):
            raise PipyardError(because("sheet-no-tries-left"))
        self.tries[seat].append(self.read(words[1], words[2:]))
        self.lines[seat].append(self.line_count)
        self.line_count += 1

    def read(self, verb: str, numbers: list[str]) -> tuple[int, int, int]:
        terms = self.terms
        if verb == "solved" and terms.how != "most" and len(numbers) == 1:
            time = hundredths(numbers[0])
            if time < 1 or time > terms.limit:
                raise PipyardError(because("sheet-no-time", most=terms.limit // 100))
            return (1, time, terms.full)
        if verb == "counted" and terms.how == "most" and len(numbers) == 1:
            return (1, 0, self.number(numbers[0], terms.most))
        if verb == "failed" and terms.how == "fewest_tries" and len(numbers) == 2:
            return (0, 0, self.number(numbers[0], terms.most) - self.number(numbers[1], terms.others))
        if verb == "failed" and terms.how == "fastest" and not numbers:
            return (0, 0, 0)
        raise PipyardError(because("sheet-no-line", line=verb))

    def number(self, word: str, most: int) -> int:
        if not word.isdecimal() or len(word) > 4 or int(word) > most:
            raise PipyardError(because("sheet-no-number", least=0, most=most))
        return int(word)

    def done(self, seat: int) -> bool:
        """Whether a player has no attempts left: a success ends them if the fewest attempts win."""
        own = self.tries[seat]
        return len(own) >= self.terms.attempts or (self.terms.how == "fewest_tries" and any([one[0] == 1 for one in own]))

    def over(self) -> bool:
        return all([self.done(seat) for seat in range(self.seats)])

    def best(self, seat: int) -> int:
        """The index of a player's best attempt; -1: none."""
        found = -1
        for place, one in enumerate(self.tries[seat]):
            if found < 0 or self.better(one, self.tries[seat][found]):
                found = place
        return found

    def better(self, one: tuple[int, int, int], two: tuple[int, int, int]) -> bool:
        if self.terms.how == "most":
            return one[2] > two[2]
        if self.terms.how == "fastest":
            return one[0] > two[0] or (one[0] == 1 and two[0] == 1 and one[1] < two[1])
        return one[0] > two[0] or (one[0] == 0 and two[0] == 0 and one[2] > two[2])

    def scores(self) -> list[int]:
        """The best number, or the best time in hundredths of a second (0: none)."""
        found: list[int] = []
        for seat in range(self.seats):
            best = self.best(seat)
            if best < 0:
                found.append(0)
            elif self.terms.how == "fastest":
                found.append(self.tries[seat][best][1])
            else:
                found.append(self.tries[seat][best][2])
        return found

    def ranks(self) -> list[int]:
        scores = self.scores()
        keys: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            if self.terms.how == "most":
                keys.append((-scores[seat],))
            elif self.terms.how == "fastest":
                keys.append((0, scores[seat]) if scores[seat] > 0 else (1, 0))
            else:
                keys.append(self.fewest(seat))
        if self.terms.how == "fastest" and not any(scores):
            return [0] * self.seats
        return ranks_of(keys)

    def fewest(self, seat: int) -> tuple[int, ...]:
        own = self.tries[seat]
        for place, one in enumerate(own):
            if one[0] == 1:
                return (0, place, one[1])
        return (1, -max([one[2] for one in own]), 0) if own else (2, 0, 0)
