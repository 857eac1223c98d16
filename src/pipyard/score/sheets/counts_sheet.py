"""A number per player: ``A 12`` (added, or the current value), ``A right``, ``A wrong``, ``out B``, ``won A C``, ``over``.

Where no numbers count, nobody won a game that is ``over``.
"""

from __future__ import annotations

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.score.sheets.sheet_terms import CountsTerms

SIGNS = "ABCDEFGHIJKLMNOP"


class CountsSheet:
    """``numbers[seat]``: the numbers entered for a seat, ``lines[seat]``: their lines.

    ``won``: the winners named, ``out``: the players eliminated.
    """

    def __init__(self, terms: CountsTerms, seats: int) -> None:
        self.terms: CountsTerms = terms
        self.seats: int = seats
        self.numbers: list[list[int]] = [[] for _ in range(seats)]
        self.lines: list[list[int]] = [[] for _ in range(seats)]
        self.won: list[int] = []
        self.out: list[int] = []
        self.right: int = 0
        self.ended: bool = False
        self.line_count: int = 0

    def add_line(self, line: str) -> None:
        words = line.split()
        if self.over():
            raise PipyardError(because("sheet-over"))
        if words == ["over"]:
            self.ended = True
        elif len(words) > 1 and words[0] == "won":
            self.won = [self.seat(word) for word in words[1:]]
            self.ended = True
        elif len(words) == 2 and words[0] == "out" and self.terms.way == "win":
            self.leave(self.seat(words[1]))
        elif len(words) == 2 and self.terms.way != "win":
            self.note(self.seat(words[0]), words[1])
        else:
            raise PipyardError(because("sheet-no-line", line=line))
        self.line_count += 1

    def leave(self, seat: int) -> None:
        """Eliminate a player; the last remaining one has won."""
        if seat in self.out:
            raise PipyardError(because("sheet-is-out"))
        self.out.append(seat)
        left = [one for one in range(self.seats) if one not in self.out]
        if len(left) == 1:
            self.won = left
            self.ended = True

    def note(self, seat: int, word: str) -> None:
        """Note a number or a claim: a wrong claim may score for the others."""
        found = self.number(word)
        self.numbers[seat].append(found)
        self.lines[seat].append(self.line_count)
        if self.terms.way == "claims" and word == "right":
            self.right += 1
        if self.terms.way == "claims" and word == "wrong" and self.terms.others != 0:
            for other in range(self.seats):
                if other != seat:
                    self.numbers[other].append(self.terms.others)
                    self.lines[other].append(self.line_count)

    def seat(self, word: str) -> int:
        if word not in SIGNS[: self.seats]:
            raise PipyardError(because("sheet-no-line", line=word))
        return SIGNS.index(word)

    def number(self, word: str) -> int:
        terms = self.terms
        if terms.way == "claims" and word == "right":
            return terms.right
        if terms.way == "claims" and word == "wrong":
            return terms.wrong
        plain = word.removeprefix("-")
        if terms.way == "claims" or not plain.isdecimal() or len(plain) > 5:
            raise PipyardError(because("sheet-no-number", least=terms.least, most=terms.most))
        found = -int(plain) if word.startswith("-") else int(plain)
        if found < terms.least or found > terms.most:
            raise PipyardError(because("sheet-no-number", least=terms.least, most=terms.most))
        return found

    def scores(self) -> list[int]:
        if self.terms.way == "win":
            return [1 if seat in self.won else 0 for seat in range(self.seats)]
        if self.terms.way == "now":
            return [own[-1] if own else self.terms.start for own in self.numbers]
        return [self.terms.start + sum(own) for own in self.numbers]

    def reached(self) -> bool:
        """Whether a player has reached the target; from above if the lowest score wins."""
        terms = self.terms
        if terms.target < 0:
            return False
        return any([score <= terms.target if terms.low else score >= terms.target for score in self.scores()])

    def over(self) -> bool:
        if self.ended or self.reached():
            return True
        if self.terms.way == "claims":
            return self.terms.rounds > 0 and self.right >= self.terms.rounds
        return self.terms.rounds > 0 and all([len(own) >= self.terms.rounds for own in self.numbers])

    def ranks(self) -> list[int]:
        if self.won:
            return [1 if seat in self.won else 1 + len(self.won) for seat in range(self.seats)]
        if self.terms.way == "win":
            return [0] * self.seats
        better = [-score if self.terms.low else score for score in self.scores()]
        return [1 + sum([1 for other in better if other > mine]) for mine in better]
