"""Proofs of puzzles: why only one move is right, and what every other move allows."""

from __future__ import annotations

from math import sqrt
from random import Random

from pipyard.bots.analysis import hint
from pipyard.bots.forced import ForcedWins, ProofLimit, follow, listed, played
from pipyard.bots.search import Search
from pipyard.bots.simple import GreedyBot
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.log import Event
from pipyard.core.notation import Move
from pipyard.core.space import Finite
from pipyard.core.text import because
from pipyard.core.turn import Choose, Over
from pipyard.puzzles import MoveResult, Proof

FEWEST_MOVES, MOST_MOVES = 4, 50
"""Fewer moves are too easy to guess; more are too many to compare."""
MOST_NEXT = 4
"""Maximum number of continuations after the first move."""
LEAST_CATCH = 3
LEAST_LEAD = 2
"""A catch must bring this many points, and this many more than the next best."""
CATCH_TRIES = 4_000
"""Playouts of the search that must prefer the largest catch too."""
SAMPLES = 5
MARGIN_TRIES = 100
LEAST_MARGIN = 0.08
DEEP_TRIES = 20_000
"""Playouts of the deep search of the whole position, as the study board makes it; its first fifth must already say the same."""
DEEP_EACH = 500
"""Playouts for every move alone in each sample of the deep comparison."""
STEADY = 0.08
"""The maximum change of the winning chance during the deep search, and between it and the deep comparison (twice as much)."""
T_QUANTILE = 3.747
"""Student's t with 4 degrees of freedom: 99 % of all means lie this many standard errors above their lower bound."""
CONFIDENCE = 0.99

ProvedMoves = tuple[dict[str, MoveResult], Proof, int]
"""All moves, the proof, and the gain of the solution."""


class Position:
    """A decision in a game between bots."""

    def __init__(self, game: Game, state: State, seat: int, seats: int) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.sides = game.sides(seats)
        self.side = seat % self.sides
        space = state.moves(seat)
        self.moves: list[Move] = space.all() if isinstance(space, Finite) and space.size() <= MOST_MOVES else []
        self.after = [played(state, seat, move) for move in self.moves]
        self.groups = _alike(self.after)

    @property
    def askable(self) -> bool:
        """Whether there are enough moves; moves to the same position count once."""
        return len(set(self.groups)) >= FEWEST_MOVES


def _alike(states: list[State]) -> list[int]:
    """The index of the first equal position, for every position."""
    first: dict[object, int] = {}
    return [first.setdefault(state.facts(), at) for at, state in enumerate(states)]


def winning(at: Position, decisions: int, most: int) -> list[int]:
    """The indices of the moves that win in this many decisions."""
    forced = ForcedWins(at.sides, most)
    return [number for number, after in enumerate(at.after) if forced.wins(after, at.side, decisions - 1)]


def win(at: Position, won: list[int], decisions: int, most: int) -> ProvedMoves | None:
    """A win in this many decisions that only one move preserves."""
    if len({at.groups[number] for number in won}) != 1:
        return None
    forced = ForcedWins(at.sides, most)
    tries: dict[str, MoveResult] = {}
    for number, (move, after) in enumerate(zip(at.moves, at.after, strict=True)):
        tries[move.text] = _kept(forced, at, after, decisions) if number in won else _lost(forced, at, after, decisions)
    return tries, Proof("exact", forced.looked), 0


def _kept(forced: ForcedWins, at: Position, after: State, decisions: int) -> MoveResult:
    """A right move, the best defence, and the next decision."""
    now, line = after, forced.defence(after, at.side, decisions - 1)
    for event in line:
        now = follow(now, event)
    log = tuple([str(event) for event in line])
    turn = now.turn()
    if isinstance(turn, Over):
        return MoveResult("solved", log)
    assert isinstance(turn, Choose)
    if turn.seat != at.seat:
        raise ProofLimit(because("why-unproved"))
    right = {move.text for move in forced.winning(now, turn.seat, decisions - 1)}
    if not 0 < len(right) <= MOST_NEXT:
        raise ProofLimit(because("why-unproved"))
    following: dict[str, MoveResult] = {}
    for move in listed(now, turn.seat):
        reached = played(now, turn.seat, move)
        following[move.text] = (
            _kept(forced, at, reached, decisions - 1) if move.text in right else _lost(forced, at, reached, decisions - 1)
        )
    return MoveResult("right", log, next=following)


def _lost(forced: ForcedWins, at: Position, after: State, decisions: int) -> MoveResult:
    """A wrong move: an opponent wins by force, or the win is gone."""
    punished = _punished(forced, at, after)
    if punished is not None:
        return punished
    line = forced.escape(after, at.side, decisions - 1)
    return MoveResult("escapes", tuple([str(event) for event in line]))


def _punished(forced: ForcedWins, at: Position, after: State) -> MoveResult | None:
    """The refutation of a wrong move, if an opponent then wins with the next move."""
    turn = after.turn()
    if isinstance(turn, Over):
        return MoveResult("loses") if not forced.wins(after, at.side, 0) else None
    for side in range(at.sides):
        if side != at.side and forced.wins(after, side, 1):
            return MoveResult("loses", tuple([str(event) for event in forced.attack(after, side, 1)]))
    return None


def save(at: Position, most: int) -> ProvedMoves | None:
    """The only move after which no opponent wins with the next move."""
    forced = ForcedWins(at.sides, most)
    tries: dict[str, MoveResult] = {}
    safe: set[int] = set()
    for number, (move, after) in enumerate(zip(at.moves, at.after, strict=True)):
        punished = _punished(forced, at, after)
        if punished is None:
            safe.add(at.groups[number])
            if len(safe) > 1:
                return None
        tries[move.text] = punished or MoveResult("solved", _reply(at, after))
    return (tries, Proof("exact", forced.looked), 0) if safe else None


def catch(at: Position) -> ProvedMoves | None:
    """The move that wins by far the most points at once, if it is also good."""
    before = at.state.scene().scores
    if at.seat >= len(before):
        return None
    gains = [after.scene().scores[at.seat] - before[at.seat] for after in at.after]
    best = max(gains)
    rest = [gain for gain, group in zip(gains, at.groups, strict=True) if group != at.groups[gains.index(best)]]
    if best < LEAST_CATCH or not rest or best - max(rest) < LEAST_LEAD:
        return None
    chosen = at.moves[gains.index(best)]
    for tries in (40 * len(at.moves), CATCH_TRIES):  # the short search spares the long one
        if hint(at.game, at.state.view(at.seat), at.seat, tries, 0.0, "catch")[0].move.text != chosen.text:
            return None
    listed_moves = {
        move.text: MoveResult("solved" if gain == best else "less", _reply(at, after), gain)
        for move, gain, after in zip(at.moves, gains, at.after, strict=True)
    }
    return listed_moves, Proof("exact", len(at.moves)), best


def best(at: Position, seed: str) -> ProvedMoves | None:
    """A move clearly ahead of all others in a quick look, in a deep search of the position, and in deep searches of every move alone.

    A quick look plays short games between like players and is often wrong about what follows. The chance that is shown for the
    solution is that of the deep search, as the study board shows it; those of the others come from their own searches.
    """
    view = at.state.view(at.seat)
    quick = hint(at.game, view, at.seat, 25 * len(at.moves), 0.0, f"{seed}/quick")
    if len(quick) < FEWEST_MOVES or quick[0].worth - max([row.worth for row in quick[1:]]) < LEAST_MARGIN:
        return None
    leader = next(number for number, move in enumerate(at.moves) if move.text == quick[0].move.text)
    if _samples(at, leader, seed, MARGIN_TRIES, 1) is None:
        return None
    chance = deep(at, leader, seed)
    worths = None if chance is None else _samples(at, leader, f"{seed}/deep", DEEP_EACH, SAMPLES)
    if chance is None or worths is None:
        return None
    rivals = [number for number in range(len(at.moves)) if at.groups[number] != at.groups[leader]]
    lead = lower_bound(worths, leader, rivals)
    means = [sum([row[number] for row in worths]) / SAMPLES for number in range(len(at.moves))]
    if min(lead, chance - max([means[number] for number in rivals])) < LEAST_MARGIN or abs(chance - means[leader]) > 2 * STEADY:
        return None
    shown = [round(100 * (means[number] if number in rivals else chance)) for number in range(len(at.moves))]
    tries = {
        move.text: MoveResult("worse" if number in rivals else "solved", _reply(at, at.after[number]), shown[number])
        for number, move in enumerate(at.moves)
    }
    proof = Proof("margin", margin=int(100 * lead), confidence=CONFIDENCE, samples=SAMPLES, tries=DEEP_EACH, deep=DEEP_TRIES)
    return tries, proof, shown[leader]


def deep(at: Position, leader: int, seed: str) -> float | None:
    """The winning chance by a deep search of the whole position; none if it prefers another move, or changes its mind on the way."""
    search = Search(at.game, at.state.view(at.seat), at.seat, Random(f"{seed}/whole"))
    found: list[float] = []
    for tries in (DEEP_TRIES // 5, DEEP_TRIES - DEEP_TRIES // 5):
        search.run(tries, 0.0)
        first = search.found()[0]
        texts = [move.text for number, move in enumerate(at.moves) if at.groups[number] == at.groups[leader]]
        if first.move.text not in texts:
            return None
        found.append(first.worth)
    return found[-1] if abs(found[-1] - found[0]) <= STEADY else None


def _samples(at: Position, leader: int, seed: str, tries: int, samples: int) -> list[list[float]] | None:
    """The value of every move searched alone with the same number of playouts, so many times; none as soon as the lead is too small."""
    worths: list[list[float]] = []
    for sample in range(samples):
        worths.append([_worth(at, move, f"{seed}/{sample}", tries) for move in at.moves])
        rivals = [worth for number, worth in enumerate(worths[-1]) if at.groups[number] != at.groups[leader]]
        if worths[-1][leader] - max(rivals) < LEAST_MARGIN / 2:
            return None
    return worths


def lower_bound(worths: list[list[float]], leader: int, rivals: list[int]) -> float:
    """The lead over the closest rival that is reached with 99 % confidence."""
    lead = 1.0
    for number in rivals:
        gaps = [row[leader] - row[number] for row in worths]
        mean = sum(gaps) / len(gaps)
        error = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))
        lead = min(lead, mean - T_QUANTILE * error)
    return lead


def _worth(at: Position, move: Move, seed: str, tries: int) -> float:
    search = Search(at.game, at.state.view(at.seat), at.seat, Random(f"{seed}/{move.text}"))
    search.consider([move])
    for _ in range(tries):
        search.run(1, 0.0)  # a search of a single move would stop at once
    return search.found()[0].worth


def _reply(at: Position, after: State) -> tuple[str, ...]:
    """The likely reply of the next player: the best-looking move, unless a roll comes first."""
    turn = after.turn()
    if not isinstance(turn, Choose) or turn.seat == at.seat or turn.how != "alone":
        return ()
    try:
        move = GreedyBot("reply").choose(at.game, after.view(turn.seat), turn.seat)
    except PipyardError:
        return ()
    return (str(Event(turn.seat, move.text)),)
