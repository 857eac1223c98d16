"""The search for puzzles: examine every decision of games between bots, and keep clear, proved and interesting positions.

The journal of a search is its proof file: the first line holds the question, every further line the results of one game. An interrupted
search resumes where it stopped, and the same question finds the same puzzles again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from pipyard.bots import arena
from pipyard.bots.bot import bot
from pipyard.bots.forced import ProofLimit
from pipyard.bots.levels import LEVELS, string_for
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.match import Match
from pipyard.core.text import because
from pipyard.core.turn import Choose
from pipyard.lab import puzzle_proof
from pipyard.lab.bot_game import fewest
from pipyard.lab.puzzle_proof import Position, ProvedMoves
from pipyard.lab.result_file import ResultFile
from pipyard.lab.subject import Subject
from pipyard.puzzles import RIGHT, Kind, Puzzle
from pipyard.puzzles.puzzle_difficulty import ASKED, rated

PLAYERS = ["mix:80/mcts:60"]
"""The players: good enough for sensible positions, with some mistakes to exploit."""
FORCING_SEARCH = 3_000
"""Maximum positions in the search for a forced win, per length."""
PROOF_SEARCH = 20_000
"""Maximum positions in the proof of a puzzle, including the refutations."""
LONGEST_WIN = 3
LATE = 0.5
"""Forced wins are searched for after this part of a game."""
LAST, SPREAD = 16, 12
"""The number of final decisions examined, and of earlier ones."""
ESTIMATED_GAMES = 2
"""Estimated puzzles are looked for in so many first games only: their confirmation takes longest, and proved ones are better."""
MOST_OF_A_GAME = 5
"""Maximum puzzles per game: neighbouring positions are alike."""
MASTER = "mcts:400"
"""A master limited by playouts, not time, so that every machine gives the same answer."""
DULL = 0.2
"""Puzzles that beginners fail less often than this are too easy."""
MOST_EVENTS = 400
BEYOND = ("dexterity", "skill", "speed", "sandbox", "riddle", "hidden", "memory")
"""Kinds of games without puzzles of moves."""


class PuzzleQuery(Struct, frozen=True):
    """The question: a game, and games between bots by a seed."""

    subject: Subject
    seed: str
    seats: int
    version: int = 2
    estimated: int = ESTIMATED_GAMES
    """In how many of the first games estimated puzzles are looked for, too."""


class GamePuzzles(Struct, frozen=True):
    """The puzzles of one game."""

    game: int
    puzzles: tuple[Puzzle, ...]


class PuzzleSearch(Struct, frozen=True):
    """The question, the number of games searched, and the puzzles found."""

    quest: PuzzleQuery
    games: int
    puzzles: list[Puzzle]


Progress = Callable[[int, int], None]


def maker_of(game: Game) -> Callable[[Game, str, int], list[Puzzle]] | None:
    """How a game makes puzzles of its own from one game between bots: the function ``make`` of its companion ``_puzzle``."""
    return getattr(game.companion("puzzle"), "make", None)


def suits(game: Game) -> bool:
    """Whether the lab can search for puzzles in a game."""
    return maker_of(game) is not None or not set(game.info.kinds) & set(BEYOND)


def search(
    one: Subject,
    seed: str,
    games: int,
    wanted: int,
    out: Path | None,
    progress: Progress | None = None,
    estimated: int = ESTIMATED_GAMES,
) -> PuzzleSearch:
    """Search this many games, or until this many puzzles are found; ``progress`` is called with the games and puzzles so far."""
    game = one.game()
    if not suits(game):
        raise PipyardError(because("why-no-puzzles-here", game=game.info.key))
    quest = PuzzleQuery(one.named(), seed, fewest(game), estimated=estimated)
    journal = ResultFile(quest, GamePuzzles, out)
    lines = journal.lines
    kept: list[Puzzle] = []
    done = 0
    while done < games and len(kept) < wanted:
        if progress is not None:
            progress(done, len(kept))
        if done == len(lines):
            journal.add(GamePuzzles(done, tuple(_fresh(_of_game(game, seed, done, done < estimated), kept))))
        kept.extend(lines[done].puzzles)
        done += 1
    return PuzzleSearch(quest, done, kept)


def _of_game(game: Game, seed: str, number: int, estimated: bool) -> Iterable[Puzzle]:
    maker = maker_of(game)
    return maker(game, seed, number) if maker is not None else of_game(game, fewest(game), seed, number, estimated)


def _fresh(found: Iterable[Puzzle], kept: list[Puzzle]) -> list[Puzzle]:
    """The puzzles unlike those already kept."""
    new: list[Puzzle] = []
    for one in found:
        if not any(one.solutions() == other.solutions() and one.kind == other.kind and one.moves == other.moves for other in [*kept, *new]):
            new.append(one)
    return new


def of_game(game: Game, seats: int, seed: str, number: int, estimated: bool) -> list[Puzzle]:
    """The puzzles of one game between bots; ``estimated``: also those that cannot be proved exactly."""
    name = f"{seed}/{number}"
    match = arena.play(game, seats, PLAYERS, name)
    if len(match.events) > MOST_EVENTS:
        return []
    again = Match(game, seats, "", source=None)
    found: list[Puzzle] = []
    decisions, chosen_ones = 0, _looked_at(sum([event.seat != CHANCE_SEAT for event in match.events]))
    for at, event in enumerate(match.events):
        turn = again.turn
        if event.seat != CHANCE_SEAT and isinstance(turn, Choose) and turn.how == "alone" and len(found) < MOST_OF_A_GAME:
            decisions += 1
            if decisions not in chosen_ones:
                again.follow([event])
                continue
            log = tuple([str(earlier) for earlier in match.events[:at]])
            late = at >= LATE * len(match.events)
            asked = _asked(game, again.state, event.seat, seats, f"{name}/{at}" if estimated else "", late)
            if asked is not None:
                kind, moves, (tries, proof, amount) = asked
                fails = failures(game, again.state, event.seat, [move for move, tried in tries.items() if tried.verdict in RIGHT], name)
                options = dict(match.header.options)
                one = Puzzle(kind, seats, event.seat, log, tries, proof, rated(fails), fails, f"{name}/{at}", moves, amount, "", options)
                if not dull(one):
                    found.append(one)
        again.follow([event])
    return found


def _looked_at(decisions: int) -> set[int]:
    """The numbers of the decisions to examine, from 1."""
    apart = max(1, (decisions - LAST) // SPREAD)
    return {*range(apart, max(1, decisions - LAST), apart), *range(max(1, decisions - LAST), decisions + 1)}


def _asked(game: Game, state: State, seat: int, seats: int, seed: str, late: bool) -> tuple[Kind, int, ProvedMoves] | None:
    """The puzzle in a decision, if any; without a seed only one that can be proved exactly."""
    at = Position(game, state, seat, seats)
    if not at.askable:
        return None
    if late:
        try:
            forcing = _forcing(at)
        except ProofLimit:
            forcing = None
        if forcing is not None:
            kind, moves, proved = forcing
            return (kind, moves, proved) if proved is not None else None
    found = puzzle_proof.catch(at)
    if found is not None:
        return "catch", 1, found
    found = puzzle_proof.best(at, seed) if seed else None
    return ("best", 1, found) if found is not None else None


def _forcing(at: Position) -> tuple[Kind, int, ProvedMoves | None] | None:
    """A forced win or an only move; without a solution if several moves win."""
    for decisions in range(1, LONGEST_WIN + 1):
        won = puzzle_proof.winning(at, decisions, FORCING_SEARCH)
        if won:
            return "win", decisions, puzzle_proof.win(at, won, decisions, PROOF_SEARCH)
        found = puzzle_proof.save(at, FORCING_SEARCH) if decisions == 1 else None
        if found is not None:
            return "save", 1, found
    return None


def failures(
    game: Game, state: State, seat: int, right: list[str], seed: str, asked: Mapping[str, int] = ASKED
) -> dict[str, tuple[int, int]]:
    """How often bots of each level miss the first move."""
    found: dict[str, tuple[int, int]] = {}
    for level in [level for level in LEVELS if level in asked]:
        name = string_for(level, game).replace("mcts:800ms", MASTER)
        chosen = [bot(name, f"{seed}/{level}/{ask}").choose(game, state.view(seat), seat).text for ask in range(asked[level])]
        found[level] = (sum([move not in right for move in chosen]), asked[level])
    return found


def dull(one: Puzzle) -> bool:
    """Whether a puzzle is too easy; or, if its solution is only estimated, whether masters disagree with it."""
    failed, asked = one.fails["beginner"]
    doubted = one.proof.method == "margin" and one.fails["master"][0] > 0
    return failed < DULL * asked or doubted


def chosen(found: list[Puzzle], most: int) -> list[Puzzle]:
    """The best puzzles, the easiest first: some of every kind and length, estimated ones only where too few are proved."""
    picked: list[Puzzle] = []
    for estimated in (False, True):
        heaps: dict[tuple[str, int], list[Puzzle]] = {}
        for one in sorted(found, key=lambda one: -one.moves):
            if (one.proof.method == "margin") == estimated:
                heaps.setdefault((one.kind, one.moves), []).append(one)
        while len(picked) < most and any(heaps.values()):
            picked.extend([heap.pop(0) for heap in heaps.values() if heap])
    return sorted(picked[:most], key=lambda one: one.rating)
