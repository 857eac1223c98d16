"""Tournaments of bots: round robin or Swiss, with all seats exchanged and the same chance for both sides.

Two bots meet in *blocks*: the games of a block share their chance and differ in the seating, with all seats exchanged. A block gives one
number, the first bot's share of the wins, 0.5 for equal bots. After every round settled pairs are dropped, so that the games go to open
questions. The result does not depend on the number of workers.
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
from pipyard.lab.bot_ratings import BotRating, ratings, tools
from pipyard.lab.confidence import OPEN, ConfidenceSequence, StoppingRule
from pipyard.lab.result_file import ResultFile
from pipyard.lab.statistics import Estimate, Moments
from pipyard.lab.subject import Subject
from pipyard.lab.worker_pool import WorkerPool, piecework, version
from pipyard.tournament import swiss
from pipyard.tournament.pairings import pair_of

FIRST_ROUND = 4
"""Blocks per pair in the first round; every further round doubles them."""
LONGEST_ROUND = 32_768
Prepare = Callable[[list[str]], None]
"""Registers bots in another process."""


class TournamentPlan(Struct, frozen=True):
    """The question of a tournament. It determines the answer exactly, unless a bot thinks by the clock."""

    game: Subject
    seats: int
    bots: list[str]
    games: int  # maximum per pair
    seed: str
    format: str = "round-robin"
    settle: bool = True
    risk: float = 0.05
    margin: float = 0.05
    rounds: int = 0  # of a Swiss tournament; 0: as many as needed
    reproducible: bool = True
    made_by: str = ""
    own: str = ""  # the hash of a custom game's file


class PairRound(Struct, frozen=True):
    """The results of one pair in one round: the first bot's share of the points of every block."""

    round: int
    pair: tuple[int, int]
    blocks: list[float]


class PairStanding(Struct, frozen=True):
    """Two bots: the first one's share of the points, with an interval valid at any time, and the verdict."""

    first: str
    second: str
    points: Estimate
    games: int
    verdict: str


class TournamentResult(Struct, frozen=True):
    """The result of a tournament."""

    question: TournamentPlan
    ratings: list[BotRating]
    standings: list[PairStanding]
    games: int
    digest: str


def lineups(seats: int, sides: int) -> list[list[int]]:
    """The seatings of the games of a block: 0 and 1 are the two bots. Each sits in every seat equally often."""
    found: list[list[int]] = []
    for turned in range(sides):
        for other in (0, 1):
            row = [(((seat % sides) + turned) % sides + other) % 2 for seat in range(seats)]
            if row not in found:
                found.append(row)
    return found


def meet(game: Subject, seats: int, names: list[str], seed: str, prepare: Prepare | None, first: int, count: int) -> list[float]:
    """Play blocks of two bots from ``first`` on; return the first bot's share of the wins of each block."""
    if prepare is not None:
        prepare(names)
    one = game.game()
    sides = one.sides(seats)
    rows = lineups(seats, sides)
    return [block(one, seats, sides, rows, names, f"{seed}/{number}") for number in range(first, first + count)]


def block(
    game: Game, seats: int, sides: int, rows: list[list[int]], names: list[str], seed: str, until: float = 0.0, most: int = MOST_STEPS
) -> float:
    """Play one block; return the first bot's share of the wins."""
    points = 0.0
    for place, row in enumerate(rows):
        record = play(game, seats, [names[who] for who in row], seed, f"{seed}/{place}", None, most, until)
        points += sum(won for won, who in zip(record.points(sides), row, strict=False) if who == 0)
    return points / len(rows)


def asked(
    game: Subject, bots: list[str], games: int, seed: str, seats: int = 0, form: str = "round-robin", settle: bool = True,
    rule: StoppingRule | None = None, rounds: int = 0,
) -> TournamentPlan:  # fmt: skip
    """Validate a question."""
    tools()
    rule = rule or StoppingRule()
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
    return TournamentPlan(game.named(), seats, bots, games, seed, form, settle, rule.risk, rule.margin, rounds, sure, version(), game.mark)


class Tournament:
    """A running tournament; ``path`` stores the results, so that a later run resumes there.

    A custom game is passed as ``own``: the question holds only its hash.
    """

    def __init__(
        self,
        question: TournamentPlan,
        path: Path | None = None,
        prepare: Prepare | None = None,
        keep: bool = False,
        own: Subject | None = None,
    ) -> None:
        if question.own and (own is None or own.mark != question.own):
            raise PipyardError(because("why-name-the-very-file", word=question.game.word))
        self.question = question
        self.subject = own if question.own and own is not None else question.game
        self.keep = keep  # whether to keep all lines in memory
        self.prepare = prepare
        self.met: dict[tuple[int, int], Moments] = {}
        self.sequences: dict[tuple[int, int], ConfidenceSequence] = {}
        self._done: dict[tuple[int, tuple[int, int]], PairRound] = {}
        self._digest = hashlib.sha256()
        self._meeting: dict[tuple[int, int], int] = {}  # the pairs of this round of a Swiss tournament, and their block limits
        self._swiss_round, self._step = 0, -1
        self._rested: dict[int, int] = {}
        game = self.subject.game()
        self.block = len(lineups(question.seats, game.sides(question.seats)))
        self.journal: ResultFile[TournamentPlan, PairRound] = ResultFile(question, PairRound, path)
        for line in self.journal.lines:
            self._done[line.round, line.pair] = line
        self.journal.lines.clear()

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.question.bots)), 2))

    def run(self, pool: WorkerPool, progress: Callable[[int], None] | None = None) -> TournamentResult:
        """Play until all pairs are settled or all games are played. ``progress`` is called with the number of games so far."""
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
                    for share in pool.answers(work, first, first + count):
                        blocks.append(share)
                        games += self.block
                        if progress is not None:
                            progress(games)
                    self.journal.add(PairRound(number, pair, blocks), self.keep)
                else:
                    games += self.block * len(blocks)
                    if progress is not None:
                        progress(games)
                self._count(pair, blocks)
            number += 1

    def _count(self, pair: tuple[int, int], blocks: list[float]) -> None:
        seen = self.met.setdefault(pair, Moments())
        sequence = self.sequences.setdefault(pair, ConfidenceSequence(self.question.risk))
        for share in blocks:
            seen.add(share)
            if self.question.settle:
                sequence.add(share)
            self._digest.update(share.hex().encode())

    @property
    def most(self) -> int:
        """The maximum number of games."""
        meetings = len(self.pairs) if self.question.format != "swiss" else self.rounds * (len(self.question.bots) // 2)
        return meetings * self.blocks * self.block

    @property
    def blocks(self) -> int:
        """The maximum number of blocks of a pair."""
        return max(1, self.question.games // self.block)

    @property
    def rounds(self) -> int:
        """The rounds of a Swiss tournament: as many as needed to find the best, by default."""
        return self.question.rounds or max(1, (len(self.question.bots) - 1).bit_length())

    def _round(self, number: int) -> list[tuple[tuple[int, int], int, int]]:
        """The next pairs, and which of their blocks."""
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
        """The unsettled ones of these pairs, up to this many blocks, in growing steps."""
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
        """Pair neighbours in the table who have not met; with an odd number, the lowest of those with the fewest byes gets a bye."""
        table = sorted(range(len(self.question.bots)), key=lambda place: (-self.points(place), place))
        pairs, resting = swiss.paired(table, dict.fromkeys(self.met, 1), self._rested)
        for one in resting:
            self._rested[one] = self._rested.get(one, 0) + 1
        return [pair_of(*pair) for pair in pairs]

    def points(self, place: int) -> float:
        """A bot's points so far: its shares of the wins, and a point per bye, as in tournaments of people."""
        won = sum(seen.mean for pair, seen in self.met.items() if pair[0] == place)
        lost = sum(1 - seen.mean for pair, seen in self.met.items() if pair[1] == place)
        return won + lost + self._rested.get(place, 0)

    def verdict(self, pair: tuple[int, int]) -> str:
        rule = StoppingRule(self.question.risk, self.question.margin)
        return self.sequences[pair].verdict(rule) if pair in self.sequences else OPEN

    def _result(self, games: int) -> TournamentResult:
        names = self.question.bots
        standings: list[PairStanding] = []
        for pair, seen in sorted(self.met.items()):
            sequence = self.sequences[pair]
            usual = seen.bounded()
            settled = self.question.settle
            points = Estimate(seen.mean, sequence.low, sequence.high, seen.count) if settled else usual
            verdict = self.verdict(pair) if settled else ""
            standings.append(PairStanding(names[pair[0]], names[pair[1]], points, seen.count * self.block, verdict))
        return TournamentResult(self.question, ratings(names, self.met), standings, games, self._digest.hexdigest())


def again(
    path: Path, pool: WorkerPool, prepare: Prepare | None = None, progress: Callable[[int], None] | None = None, own: Subject | None = None
) -> tuple[TournamentResult, str]:
    """Repeat the tournament of a file. Returns the result and any difference from the file."""
    question, lines = result_file.read(path, TournamentPlan, PairRound)
    if question.made_by != version():
        raise PipyardError(because("why-made-by-another", path=path, made=question.made_by, version=version()))
    fresh = Tournament(question, None, prepare, keep=True, own=own)
    result = fresh.run(pool, progress)
    played = fresh.journal.lines
    for before, now in zip(lines, played, strict=False):
        if before != now:
            return result, f"{question.bots[now.pair[0]]} - {question.bots[now.pair[1]]}, {now.round}"
    return result, "" if len(lines) == len(played) else str(min(len(lines), len(played)))
