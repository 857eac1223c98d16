"""Dice Trip, round by round or as finished sheets.

Round by round: ``0`` names the first roller where there are several, ``1 1 3 5`` is a roll, ``keep`` or ``reroll b 5`` follows where
the roller may roll again, then the entries of every seat in turn, ``rb ghent, x hasselt`` or ``twice rb mons, rg namur``.

Finished sheets: ``A ostend 43+`` writes a number into a city of seat A (``+``: a bonus by its colour), ``A hasselt x`` crosses it, and
``A hasselt`` empties it again; ``A tens 3`` notes the points for one of each ten.
"""

from __future__ import annotations

from pipyard.books.dice_trip.chart import NUMBERS
from pipyard.books.dice_trip.sheet import (
    COLOUR,
    CROSS,
    CROSSED,
    EMPTY,
    EQUAL_DIGITS,
    Score,
    Sheet,
    first_pairs,
    may_use_twice,
    second_pairs,
)
from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.core.turn import ranks_of
from pipyard.score.sheets.sheet_terms import TripTerms

BEGIN = "begin"
ROLL_LINE = "roll"
REROLL = "reroll"
WRITE = "write"
DONE = "done"
ROWS = "ABCDEFGH"


def trip_ranks(terms: TripTerms, sheets: list[Sheet]) -> list[int]:
    """Rank by points; ties, if agreed, by fewer crosses."""
    keys: list[tuple[int, ...]] = []
    for sheet in sheets:
        points = Score(sheet, terms.tens).total
        keys.append((-points, sheet.at.count(CROSSED) if terms.fewest else 0))
    return ranks_of(keys)


class TripSheet:
    """A game round by round. ``phase``: what is entered next, ``seat``: the roller, ``writer``: who writes."""

    def __init__(self, terms: TripTerms, seats: int) -> None:
        self.terms: TripTerms = terms
        self.seats: int = seats
        self.sheets: list[Sheet] = [Sheet(terms.chart) for _ in range(seats)]
        self.phase: str = BEGIN if seats > 1 else ROLL_LINE
        self.seat: int = 0
        self.writer: int = 0
        self.dice: list[int] = []
        self.rounds: int = 0
        self.line_count: int = 0

    def add_line(self, line: str) -> None:
        words = line.replace(",", " , ").split()
        if self.phase == DONE:
            raise PipyardError(because("sheet-over"))
        if self.phase == BEGIN:
            if len(words) != 1 or not words[0].isdecimal() or int(words[0]) >= self.seats:
                raise PipyardError(because("sheet-no-line", line=line))
            self.seat = int(words[0])
            self.phase = ROLL_LINE
        elif self.phase == ROLL_LINE:
            self.dice = self.roll(words, 4)
            self.phase = REROLL
            if not self.sheets[self.seat].may_reroll:
                self.begin_writing()
        elif self.phase == REROLL:
            self.again(words)
            self.begin_writing()
        else:
            self.write(words)
            self.next_writer()
        self.line_count += 1

    def roll(self, words: list[str], wanted: int) -> list[int]:
        if len(words) != wanted or not all([word in ("1", "2", "3", "4", "5", "6") for word in words]):
            raise PipyardError(because("sheet-no-line", line=" ".join(words)))
        return [int(word) for word in words]

    def again(self, words: list[str]) -> None:
        """``keep``, or ``reroll b 5 g 2``."""
        if words == ["keep"]:
            return
        letters = self.terms.chart.letters
        named = [words[at] for at in range(1, len(words), 2)]
        if len(words) < 3 or words[0] != "reroll" or len(words) % 2 == 0 or not all([word in letters for word in named]):
            raise PipyardError(because("sheet-no-line", line=" ".join(words)))
        faces = self.roll([words[at] for at in range(2, len(words), 2)], len(named))
        for letter, face in zip(named, faces, strict=True):
            self.dice[letters.index(letter)] = face
        self.sheets[self.seat].may_reroll = False

    def begin_writing(self) -> None:
        """Start writing; a player who can only cross the last city is not asked."""
        self.phase = WRITE
        self.writer = -1
        for sheet in self.sheets:
            if sheet.open == 1 and not sheet.writable(self.dice):
                sheet.cross(sheet.empty_cities()[0])
        self.next_writer()

    def next_writer(self) -> None:
        """The next seat with fewer entries than this round requires."""
        self.writer += 1
        while self.writer < self.seats and self.sheets[self.writer].open <= max(0, self.terms.chart.size - 2 * (self.rounds + 1)):
            self.writer += 1
        if self.writer < self.seats:
            return
        self.seat = (self.seat + 1) % self.seats
        self.rounds += 1
        self.phase = ROLL_LINE if self.rounds < (self.terms.chart.size + 1) // 2 else DONE

    def may_twice(self) -> bool:
        return may_use_twice(self.sheets[self.writer], self.dice, self.terms.two_dice)

    def pairs(self, twice: bool, first: int) -> list[int]:
        """The pairs of dice for the next entry; ``first``: the pair of the first entry (-1: this is the first)."""
        sheet = self.sheets[self.writer]
        if first < 0:
            return [*first_pairs(sheet, self.dice, self.terms.two_dice, twice), CROSS]
        found = second_pairs(sheet, self.dice, self.terms.two_dice, twice, first)
        return found if twice and first == CROSS else [*found, CROSS]

    def write(self, words: list[str]) -> None:
        chart, sheet = self.terms.chart, self.sheets[self.writer]
        twice = words[:1] == ["twice"]
        parts = [word for word in words if word not in (",", "twice")]
        wanted = min(2, sheet.open)
        if len(parts) != 2 * wanted or (twice and not self.may_twice()):
            raise PipyardError(because("sheet-no-line", line=" ".join(words)))
        pairs: list[int] = []
        cities: list[int] = []
        ids = [city.text for city in chart.cities]
        for place in range(wanted):
            what, where = parts[2 * place], parts[2 * place + 1]
            if (what != "x" and what not in chart.pairs) or where not in ids:
                raise PipyardError(because("sheet-no-line", line=" ".join(words)))
            pair = CROSS if what == "x" else chart.pairs.index(what)
            city = ids.index(where)
            if pair not in self.pairs(twice, pairs[0] if pairs else -1) or sheet.at[city] != EMPTY or city in cities:
                raise PipyardError(because("sheet-no-line", line=" ".join(words)))
            pairs.append(pair)
            cities.append(city)
        for pair, city in zip(pairs, cities, strict=True):
            sheet.enter(self.dice, pair, city)
        if twice:
            sheet.may_twice = False

    def over(self) -> bool:
        return self.phase == DONE

    def scores(self) -> list[int]:
        return [Score(sheet, self.terms.tens).total for sheet in self.sheets]

    def ranks(self) -> list[int]:
        return trip_ranks(self.terms, self.sheets)


class FinishedTrips:
    """Completed sheets, entered city by city."""

    def __init__(self, terms: TripTerms, seats: int) -> None:
        self.terms: TripTerms = terms
        self.seats: int = seats
        self.sheets: list[Sheet] = [Sheet(terms.chart) for _ in range(seats)]
        self.tens: list[int] = [0] * seats
        self.line_count: int = 0

    def add_line(self, line: str) -> None:
        words = line.split()
        ids = [city.text for city in self.terms.chart.cities]
        if len(words) < 2 or len(words) > 3 or words[0] not in ROWS[: self.seats] or words[1] not in [*ids, "tens"]:
            raise PipyardError(because("sheet-no-line", line=line))
        seat = ROWS.index(words[0])
        if words[1] == "tens":
            self.tens[seat] = self.number(words[2] if len(words) > 2 else "0", 8)
        else:
            self.enter(seat, ids.index(words[1]), words[2] if len(words) > 2 else "")
        self.line_count += 1

    def number(self, word: str, most: int) -> int:
        if not word.isdecimal() or len(word) > 2 or int(word) > most:
            raise PipyardError(because("sheet-no-number", least=0, most=most))
        return int(word)

    def enter(self, seat: int, place: int, word: str) -> None:
        old = self.sheets[seat]
        fresh = Sheet(self.terms.chart)
        for city, stands in enumerate(old.at):
            if city != place and stands == CROSSED:
                fresh.cross(city)
            elif city != place and stands != EMPTY:
                fresh.write(city, stands, old.ticks[city])
        if word == "x":
            fresh.cross(place)
        elif word != "":
            digits = word.rstrip("+")
            if not digits.isdecimal() or int(digits) not in NUMBERS:
                raise PipyardError(because("sheet-no-line", line=word))
            number = int(digits)
            if fresh.holds(number):
                raise PipyardError(because("sheet-number-stands", number=number))
            equal = number % 11 == 0
            coloured = word.endswith("+") and self.terms.chart.cities[place].colour >= 0
            fresh.write(place, number, EQUAL_DIGITS if equal else COLOUR if coloured else 0)
        self.sheets[seat] = fresh

    def counted(self, seat: int) -> Sheet:
        """A sheet with the noted points for one of each ten: when they were earned can no longer be seen."""
        self.sheets[seat].tens = self.tens[seat]
        return self.sheets[seat]

    def over(self) -> bool:
        return all([sheet.open == 0 for sheet in self.sheets])

    def scores(self) -> list[int]:
        return [Score(self.counted(seat), self.terms.tens).total for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return trip_ranks(self.terms, [self.counted(seat) for seat in range(self.seats)])
