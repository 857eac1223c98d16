"""Tumblin-Dice: ``B A C`` is the order of the sides, ``A 4x6`` a die of seat A, ``A +4x6`` its bonus die, ``A o``, ``A s``, ``A f``."""

from __future__ import annotations

from pipyard.books.tumblin_dice.round_points import after_overtime, after_round, end_ranks, round_winner, round_worth
from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.dice.shot_outcome import points_of
from pipyard.score.sheets.sheet_terms import TumblinTerms

PLAYER_LETTERS = "ABCDEFGHIJKLMNOP"


class TumblinSheet:
    """``dice[round][seat]``: the words of the dice, ``lines[round][seat]``: their line numbers; the last round is in progress.

    ``sheet``: each seat's points of the finished rounds, ``orders``: the order of sides of each round, ``winners``: sides.
    """

    def __init__(self, terms: TumblinTerms, seats: int) -> None:
        self.terms: TumblinTerms = terms
        self.seats: int = seats
        self.order: list[int] = []
        self.overtime: int = 0
        self.totals: list[int] = [0] * len(terms.members)
        self.wins: list[int] = [0] * len(terms.members)
        self.sheet: list[list[int]] = []
        self.orders: list[list[int]] = []
        self.extra: list[int] = []
        self.dice: list[list[list[str]]] = []
        self.lines: list[list[list[int]]] = []
        self.winners: list[int] = []
        self.why: str = ""
        self.line_count: int = 0

    def begin(self, order: list[int]) -> None:
        self.order = order
        self.orders.append(order)
        self.extra.append(self.overtime)
        self.dice.append([[] for _ in range(self.seats)])
        self.lines.append([[] for _ in range(self.seats)])

    def add_line(self, line: str) -> None:
        words = line.split()
        if self.winners:
            raise PipyardError(because("tumblin-keep-over"))
        if not words:
            raise PipyardError(because("tumblin-keep-help"))
        if not self.order:
            self.begin(self.ordered(words))
        else:
            if len(words) != 2 or words[0] not in PLAYER_LETTERS[: self.seats]:
                raise PipyardError(because("tumblin-keep-help"))
            self.enter(PLAYER_LETTERS.index(words[0]), words[1])
        self.line_count += 1

    def ordered(self, words: list[str]) -> list[int]:
        """The sides in the order named, by a letter of each."""
        sides = [self.terms.side_of[PLAYER_LETTERS.index(word)] for word in words if word in PLAYER_LETTERS[: self.seats]]
        if len(words) != len(sides) or sorted(sides) != list(range(len(self.terms.members))):
            raise PipyardError(because("tumblin-keep-order-wrong"))
        return sides

    def enter(self, seat: int, word: str) -> None:
        """Enter one die. The round is scored after the last one."""
        own = self.dice[-1][seat]
        bonus = len([one for one in own if one.startswith("+")])
        if self.left(seat) == 0 or not self.can_be(word):
            raise PipyardError(because("tumblin-keep-no-reading", word=word))
        if word.startswith("+") and (not self.terms.bonus or bonus > 0):
            raise PipyardError(because("tumblin-keep-no-reading", word=word))
        if not word.startswith("+") and len(own) - bonus >= self.terms.dice_each:
            raise PipyardError(because("tumblin-keep-no-reading", word=word))
        own.append(word)
        self.lines[-1][seat].append(self.line_count)
        if not self.missing():
            self.count()

    def can_be(self, word: str) -> bool:
        plain = word.removeprefix("+")
        if plain == "s" or plain == "f":
            return True
        if plain.startswith("o"):
            face = plain.removeprefix("o")
            return self.is_face(face) if self.terms.ejected else face == ""
        times, _, face = plain.partition("x")
        return times in [str(one) for one in self.terms.times] and self.is_face(face)

    def is_face(self, word: str) -> bool:
        return word in [str(face) for face in range(1, self.terms.faces + 1)]

    def left(self, seat: int) -> int:
        """The number of a seat's dice still to enter in this round."""
        if self.winners or not self.order or self.terms.side_of[seat] not in self.order:
            return 0
        return self.terms.dice_each + (1 if self.terms.bonus else 0) - len(self.dice[-1][seat])

    def missing(self) -> list[int]:
        """The seats with dice still to enter, in the order of play."""
        return [seat for side in self.order for seat in self.terms.members[side] if self.left(seat) > 0]

    def points(self, word: str) -> int:
        """The points of one die."""
        terms = self.terms
        plain = word.removeprefix("+")
        bonus = word.startswith("+")
        if plain == "s" or plain == "f":
            return points_of(False, False, 0, 0, terms.scoring, terms.ejected, bonus)
        if plain.startswith("o"):
            face = plain.removeprefix("o")
            return points_of(False, True, 0, int(face) if face else 0, terms.scoring, terms.ejected, bonus)
        times, _, shown = plain.partition("x")
        return points_of(True, False, int(times), int(shown), terms.scoring, terms.ejected, bonus)

    def worth(self, number: int, seat: int) -> int:
        """The value of a seat's dice of a round so far."""
        own = self.dice[number][seat]
        whole = len(own) == self.terms.dice_each + (1 if self.terms.bonus else 0)
        all_score = whole and all(["x" in word for word in own])
        return round_worth([self.points(word) for word in own], all_score, self.terms.all_on_board)

    def count(self) -> None:
        terms = self.terms
        now = [self.worth(len(self.dice) - 1, seat) if terms.side_of[seat] in self.order else 0 for seat in range(self.seats)]
        self.sheet.append(now)
        gained = [sum([now[seat] for seat in own]) for own in terms.members]
        if self.overtime > 0:
            course = after_overtime(self.overtime, self.order, gained)
        else:
            best = round_winner(gained)
            if best >= 0:
                self.wins[best] += 1
            self.totals = [total + more for total, more in zip(self.totals, gained, strict=True)]
            course = after_round(len(self.sheet), self.order, self.totals, self.wins, terms.goal, terms.goal_number, terms.order)
        self.winners = course.winners
        self.why = course.why
        if not course.winners:
            self.overtime = course.overtime
            self.begin(course.order)

    def over(self) -> bool:
        return len(self.winners) > 0

    def scores(self) -> list[int]:
        """For each seat, its side's total, or the rounds its side has won."""
        found = self.wins if self.terms.goal == "wins" else self.totals
        return [found[side] for side in self.terms.side_of]

    def ranks(self) -> list[int]:
        found = self.wins if self.terms.goal == "wins" else self.totals
        return end_ranks(self.winners, found, self.terms.side_of)
