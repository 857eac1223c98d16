"""What a player may write in a round: two entries picked atom by atom, far too many together to be listed."""

from __future__ import annotations

from random import Random
from typing import Final

from pipyard.books.dice_trip.sheet import (
    APART,
    CROSS,
    EMPTY,
    SHARING,
    Entry,
    Sheet,
    first_pairs,
    made,
    may_use_twice,
    second_pairs,
    twice_pairs,
)
from pipyard.core.notation import Atom, Move
from pipyard.core.space import Space, Steps
from pipyard.core.text import Text, because

WRITE: Final = "write"
TWICE: Final = "twice"
CROSS_WORD: Final = "cross"


class Writing(Space):
    """The entries of one sheet for one roll: ``write rb bruxelles cross hasselt``, ``twice rb mons rg namur``."""

    def __init__(self, sheet: Sheet, dice: list[int], two_dice: bool) -> None:
        self.sheet: Sheet = sheet
        self.dice: list[int] = dice
        self.two_dice: bool = two_dice

    def entries(self, move: Move) -> list[Entry]:
        """The entries a move names; none where it is not of the form."""
        chart = self.sheet.chart
        words = [str(atom) for atom in move.atoms]
        found: list[Entry] = []
        if not words or words[0] not in (WRITE, TWICE) or len(words) not in (3, 5):
            return []
        for first in range(1, len(words), 2):
            pair = CROSS if words[first] == CROSS_WORD else chart.pair.get(words[first], -1)
            city = chart.city.get(words[first + 1])
            if pair < 0 or city is None:
                return []
            found.append((pair, city.index))
        return found

    def objection(self, move: Move) -> Text | None:
        """Why a move is not legal, in words; empty where it is."""
        sheet, dice, chart = self.sheet, self.dice, self.sheet.chart
        entries = self.entries(move)
        if not entries:
            return because("why-it-should-name-one-or")
        wanted = min(2, sheet.open)
        if len(entries) != wanted:
            return because("why-only-one-city-is-empty") if wanted == 1 else because("why-every-round-takes-two-entries")
        for pair, city in entries:
            if sheet.at[city] != EMPTY:
                stands = because("part-holds", number=sheet.at[city]) if sheet.at[city] > 0 else because("part-is-crossed")
                return because("why-already", city=chart.cities[city].text, stands=stands)
            if pair != CROSS and sheet.holds(made(dice, pair)):
                there = chart.cities[sheet.city_of[(made(dice, pair) // 10) * 6 + made(dice, pair) % 10 - 7]].text
                return because("why-stands-in-already", pair=made(dice, pair), there=there)
        if wanted == 2:
            if entries[0][1] == entries[1][1]:
                return because("why-cannot-take-both-entries", entries=chart.cities[entries[0][1]].text)
            if CROSS not in (entries[0][0], entries[1][0]) and made(dice, entries[0][0]) == made(dice, entries[1][0]):
                return because("why-can-be-written-once-only", entries=made(dice, entries[0][0]))
        return self._split_objection(move.verb == TWICE, [pair for pair, _ in entries if pair != CROSS], wanted)

    def _split_objection(self, twice: bool, pairs: list[int], wanted: int) -> Text | None:
        chart = self.sheet.chart
        if not twice:
            if len(pairs) == 2 and pairs[1] not in APART[pairs[0]]:
                return because("why-and-share-a-die-only", pairs=chart.pairs[pairs[0]], pairs2=chart.pairs[pairs[1]])
            return None
        if wanted == 1:
            return because("why-a-die-cannot-be-used")
        if not self.sheet.may_twice:
            return because("why-a-die-has-been-used")
        if not pairs:
            return because("why-two-crosses-need-no-die")
        good = twice_pairs(self.dice, self.two_dice)
        for pair in pairs:
            if pair not in good:
                return because("why-has-two-equal-digits-not", pair=made(self.dice, pair))
        if len(pairs) == 2 and pairs[1] not in SHARING[pairs[0]]:
            return because("why-and-should-have-exactly-one", pairs=chart.pairs[pairs[0]], pairs2=chart.pairs[pairs[1]])
        if not any([other in good for other in SHARING[pairs[0]]]):
            return because("why-no-second-number-can-be", pairs=chart.pairs[pairs[0]])
        return None

    def contains(self, move: Move) -> bool:
        return not self.objection(move)

    def firsts(self, twice: bool) -> list[int]:
        """The pairs that the first (or only) written entry may use."""
        return first_pairs(self.sheet, self.dice, self.two_dice, twice)

    def seconds(self, twice: bool, first: int) -> list[int]:
        """The pairs that the second entry may use after the first."""
        return second_pairs(self.sheet, self.dice, self.two_dice, twice, first)

    def verbs(self) -> list[Atom]:
        if self.sheet.open == 0:
            return []
        return [WRITE, TWICE] if may_use_twice(self.sheet, self.dice, self.two_dice) else [WRITE]

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        chart = self.sheet.chart
        words = [str(atom) for atom in prefix]
        if not words:
            return Steps(self.verbs(), False)
        if words[0] not in self.verbs() or len(words) > 5:
            return Steps([], False)
        twice = words[0] == TWICE
        pairs: list[int] = []
        empty = self.sheet.empty_cities()
        for place, word in enumerate(words[1:]):
            if place % 2 == 0:
                pair = CROSS if word == CROSS_WORD else chart.pair.get(word, -1)
                if pair not in self._offered(twice, pairs):
                    return Steps([], False)
                pairs.append(pair)
            else:
                city = chart.city.get(word)
                if city is None or city.index not in empty:
                    return Steps([], False)
                empty.remove(city.index)
        if len(words) % 2 == 0:
            return Steps([chart.cities[city] for city in empty], False)
        if len(words) == 1 + 2 * min(2, self.sheet.open):
            return Steps([], True)
        return Steps([CROSS_WORD if pair == CROSS else chart.pairs[pair] for pair in self._offered(twice, pairs)], False)

    def _offered(self, twice: bool, pairs: list[int]) -> list[int]:
        if not pairs:
            return [*self.firsts(twice), CROSS]
        if twice and pairs[0] == CROSS:
            return self.seconds(twice, CROSS)
        return [*self.seconds(twice, pairs[0]), CROSS]

    def move(self, twice: bool, entries: list[Entry]) -> Move:
        """The move that makes these entries."""
        chart = self.sheet.chart
        atoms: list[Atom] = [TWICE if twice else WRITE]
        for pair, city in entries:
            atoms.append(CROSS_WORD if pair == CROSS else chart.pairs[pair])
            atoms.append(chart.cities[city])
        return Move(*atoms)

    def sample(self, rng: Random) -> Move:
        verbs = self.verbs()
        twice = verbs[int(rng.random() * len(verbs))] == TWICE
        empty = self.sheet.empty_cities()
        entries: list[Entry] = []
        pairs: list[int] = []
        for _ in range(min(2, self.sheet.open)):
            offered = self._offered(twice, pairs)
            pairs.append(offered[int(rng.random() * len(offered))])
            entries.append((pairs[-1], empty.pop(int(rng.random() * len(empty)))))
        return self.move(twice, entries)
