"""Tournaments of bots: everybody against everybody, or Swiss; every seat for everybody, the same chance for both.

Two bots meet in *blocks*: the games of a block have the same chance and differ in who sits where, all seats being exchanged. A block
gives one number, the share of the victories that the first bot won, which is a half if they are equal. After every round the questions
that are settled are dropped, so that the games go where something is still open. Nothing depends on how many workers play.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

from msgspec import Struct

from pipyard.bots.bot import bot
from pipyard.core.errors import BadOption, PipyardError
from pipyard.core.game import Game
from pipyard.core.text import because, quoted
from pipyard.lab import result_file
from pipyard.lab.bot_game import MOST_STEPS, fewest, in_time, play
from pipyard.lab.confidence import OPEN, Rule, Sequence
from pipyard.lab.crew import Crew, piecework, version
from pipyard.lab.ratings import Rating, ratings, tools
from pipyard.lab.result_file import Journal
from pipyard.lab.statistics import Estimate, Moments
from pipyard.lab.subject import Subject

FIRST_ROUND = 4
"""Blocks of a pair in the first round; every further round has twice as many."""
LONGEST_ROUND = 32_768
Prepare = Callable[[list[str]], None]
"""Makes bots known to a process that it would not know by itself."""


class Question(Struct, frozen=True):
    """What a tournament asks. The answer follows from it to the last bit, unless a bot thinks by the clock."""

    game: Subject
    seats: int
    bots: list[str]
    games: int  # of each pair, at most
    seed: str
    format: str = "round-robin"
    settle: bool = True
    risk: float = 0.05
    margin: float = 0.05
    rounds: int = 0  # of a Swiss tournament, 0: as many as it takes
    reproducible: bool = True
    made_by: str = ""
    own: str = ""  # the mark of a file of the user's own


class Line(Struct, frozen=True):
    """What came out for one pair in one round: for every block the share of the points of the first bot."""

    round: int
    pair: tuple[int, int]
    blocks: list[float]


class Standing(Struct, frozen=True):
    """Two bots: the share of the points of the first, with an interval that holds however long was played, and whether that settles it."""

    first: str
    second: str
    points: Estimate
    games: int
    verdict: str


class Result(Struct, frozen=True):
    """The answer."""

    question: Question
    ratings: list[Rating]
    standings: list[Standing]
    games: int
    digest: str


def lineups(seats: int, sides: int) -> list[list[int]]:
    """Who sits where in the games of a block: 0 and 1 are the two bots. Each sits in every seat equally often."""
    found: list[list[int]] = []
    for turned in range(sides):
        for other in (0, 1):
            row = [(((seat % sides) + turned) % sides + other) % 2 for seat in range(seats)]
            if row not in found:
                found.append(row)
    return found


def meet(game: Subject, seats: int, names: list[str], seed: str, prepare: Prepare | None, first: int, count: int) -> list[float]:
    """Play blocks ``first`` and on of two bots; comes back with the first bot's share of the victories, block by block."""
    if prepare is not None:
        prepare(names)
    one = game.game()
    sides = one.sides(seats)
    rows = lineups(seats, sides)
    return [block(one, seats, sides, rows, names, f"{seed}/{number}") for number in range(first, first + count)]


def block(
    game: Game, seats: int, sides: int, rows: list[list[int]], names: list[str], seed: str, until: float = 0.0, most: int = MOST_STEPS
) -> float:
    """The games of one block; comes back with the share of the victories that the first of two bots won."""
    points = 0.0
    for place, row in enumerate(rows):
        record = play(game, seats, [names[who] for who in row], seed, f"{seed}/{place}", None, most, until)
        points += sum(won for won, who in zip(record.points(sides), row, strict=False) if who == 0)
    return points / len(rows)


def asked(
    game: Subject, bots: list[str], games: int, seed: str, seats: int = 0, form: str = "round-robin", settle: bool = True,
    rule: Rule | None = None, rounds: int = 0,
) -> Question:  # fmt: skip
    """A question that makes sense, or the reason why it does not."""
    tools()
    rule = rule or Rule()
    one = game.game()
    seats = seats or fewest(one)
    one.start(seats)
    if one.sides(seats) < 2:
        raise BadOption(because("why-one-side-only", key=one.info.key, seats=seats))
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOption(because("why-arena-needs-two-bots"))
    for name in bots:
        bot(name)
    if form not in ("round-robin", "swiss"):
        raise BadOption(because("why-no-format", form=quoted(form)))
    sure = not any(in_time(name) for name in bots)
    return Question(game.named(), seats, bots, games, seed, form, settle, rule.risk, rule.margin, rounds, sure, version(), game.mark)


class Tournament:
    """A question on its way to the answer; ``path`` keeps what is known, so that a later run goes on from there.

    A game of the user's own is given as ``own``: the question only knows its mark.
    """

    def __init__(
        self, question: Question, path: Path | None = None, prepare: Prepare | None = None, keep: bool = False, own: Subject | None = None
    ) -> None:
        if question.own and (own is None or own.mark != question.own):
            raise PipyardError(because("why-name-the-very-file", word=question.game.word))
        self.question = question
        self.subject = own if question.own and own is not None else question.game
        self.keep = keep  # whether all lines stay in memory
        self.prepare = prepare
        self.met: dict[tuple[int, int], Moments] = {}
        self.sequences: dict[tuple[int, int], Sequence] = {}
        self._done: dict[tuple[int, tuple[int, int]], Line] = {}
        self._digest = hashlib.sha256()
        self._meeting: dict[tuple[int, int], int] = {}  # who meets in this round of a Swiss tournament, up to how many blocks
        self._swiss_round, self._step = 0, -1
        self._rested: dict[int, int] = {}
        game = self.subject.game()
        self.block = len(lineups(question.seats, game.sides(question.seats)))
        self.journal: Journal[Question, Line] = Journal(question, Line, path)
        for line in self.journal.lines:
            self._done[line.round, line.pair] = line
        self.journal.lines.clear()

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.question.bots)), 2))

    def run(self, crew: Crew, told: Callable[[int], None] | None = None) -> Result:
        """Play until everything is settled, or all games are played. ``told`` hears how many games have been played in all."""
        number, games = 0, 0
        while True:
            todo = self._round(number)
            if not todo:
                return self._result(games)
            for pair, first, count in todo:
                line = self._done.pop((number, pair), None)
                blocks = line.blocks if line is not None else []
                if line is None:
                    names = [self.question.bots[place] for place in pair]
                    seed = f"{self.question.seed}/{'/'.join(names)}"
                    work = piecework(meet, self.subject, self.question.seats, names, seed, self.prepare)
                    for share in crew.answers(work, first, first + count):
                        blocks.append(share)
                        games += self.block
                        if told is not None:
                            told(games)
                    self.journal.add(Line(number, pair, blocks), self.keep)
                else:
                    games += self.block * len(blocks)
                    if told is not None:
                        told(games)
                self._count(pair, blocks)
            number += 1

    def _count(self, pair: tuple[int, int], blocks: list[float]) -> None:
        seen = self.met.setdefault(pair, Moments())
        sequence = self.sequences.setdefault(pair, Sequence(self.question.risk))
        for share in blocks:
            seen.add(share)
            if self.question.settle:
                sequence.add(share)
            self._digest.update(share.hex().encode())

    @property
    def most(self) -> int:
        """How many games there can be at most."""
        meetings = len(self.pairs) if self.question.format != "swiss" else self.rounds * (len(self.question.bots) // 2)
        return meetings * self.blocks * self.block

    @property
    def blocks(self) -> int:
        """How many blocks two bots play at most when they meet."""
        return max(1, self.question.games // self.block)

    @property
    def rounds(self) -> int:
        """Rounds of a Swiss tournament: as many as it takes to find the best, if nothing else is asked for."""
        return self.question.rounds or max(1, (len(self.question.bots) - 1).bit_length())

    def _round(self, number: int) -> list[tuple[tuple[int, int], int, int]]:
        """What is played next: pairs, and which of their blocks."""
        if self.question.format != "swiss":
            return self._open(dict.fromkeys(self.pairs, self.blocks), number)
        while True:
            self._step += 1
            found = self._open(self._meeting, self._step)
            if found or self._swiss_round == self.rounds:
                return found
            self._meeting = {pair: self._played(pair) + self.blocks for pair in self._neighbours()}
            self._swiss_round += 1
            self._step = -1

    def _open(self, meeting: dict[tuple[int, int], int], step: int) -> list[tuple[tuple[int, int], int, int]]:
        """Which of these pairs play on, up to so many blocks, in steps that grow: those whose question is not settled."""
        size = min(FIRST_ROUND << min(step, 20), LONGEST_ROUND)
        found: list[tuple[tuple[int, int], int, int]] = []
        for pair, stop in meeting.items():
            before = self._played(pair)
            if before < stop and not (self.question.settle and self.verdict(pair) != OPEN):
                found.append((pair, before, min(size, stop - before)))
        return found

    def _played(self, pair: tuple[int, int]) -> int:
        return self.met[pair].count if pair in self.met else 0

    def _neighbours(self) -> list[tuple[int, int]]:
        """Neighbours in the table, as far as they have not met; with an odd number the last of those rests who have rested least."""
        table = sorted(range(len(self.question.bots)), key=lambda place: (-self.points(place), place))
        if len(table) % 2:
            resting = min(reversed(table), key=lambda place: self._rested.get(place, 0))
            self._rested[resting] = self._rested.get(resting, 0) + 1
            table.remove(resting)
        found: list[tuple[int, int]] = []
        while table:
            mine = table.pop(0)
            fresh = [other for other in table if _pair(mine, other) not in self.met]
            other = (fresh or table)[0]
            table.remove(other)
            found.append(_pair(mine, other))
        return found

    def points(self, place: int) -> float:
        """A bot's points so far: its share of the victories against everybody it has met, and a half for every rest."""
        won = sum(seen.mean for pair, seen in self.met.items() if pair[0] == place)
        lost = sum(1 - seen.mean for pair, seen in self.met.items() if pair[1] == place)
        return won + lost + self._rested.get(place, 0) / 2

    def verdict(self, pair: tuple[int, int]) -> str:
        rule = Rule(self.question.risk, self.question.margin)
        return self.sequences[pair].verdict(rule) if pair in self.sequences else OPEN

    def _result(self, games: int) -> Result:
        names = self.question.bots
        standings: list[Standing] = []
        for pair, seen in sorted(self.met.items()):
            sequence = self.sequences[pair]
            usual = seen.bounded()
            settled = self.question.settle
            points = Estimate(seen.mean, sequence.low, sequence.high, seen.count) if settled else usual
            verdict = self.verdict(pair) if settled else ""
            standings.append(Standing(names[pair[0]], names[pair[1]], points, seen.count * self.block, verdict))
        return Result(self.question, ratings(names, self.met), standings, games, self._digest.hexdigest())


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def again(
    path: Path, crew: Crew, prepare: Prepare | None = None, told: Callable[[int], None] | None = None, own: Subject | None = None
) -> tuple[Result, str]:
    """Run the tournament of a file once more. Comes back with the result, and with what differs from the file, if anything does."""
    question, lines = result_file.read(path, Question, Line)
    if question.made_by != version():
        raise PipyardError(because("why-made-by-another", path=path, made=question.made_by, version=version()))
    fresh = Tournament(question, None, prepare, keep=True, own=own)
    result = fresh.run(crew, told)
    played = fresh.journal.lines
    for before, now in zip(lines, played, strict=False):
        if before != now:
            return result, f"{question.bots[now.pair[0]]} - {question.bots[now.pair[1]]}, {now.round}"
    return result, "" if len(lines) == len(played) else str(min(len(lines), len(played)))
