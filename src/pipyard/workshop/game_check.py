"""Check a game: does it begin and end, and does it keep the laws? Every problem is reported with its line and a remedy.

``pipyard check`` examines a file closely; every other command that takes a file runs a short check first.
"""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

from pipyard import shelf
from pipyard.core.errors import BadOption, PipyardError, UnknownGame, reason_of
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.space import Space
from pipyard.core.text import Text, because
from pipyard.core.turn import Chance, Choose, Over
from pipyard.workshop import isolation_laws, laws, likely_slips, secrecy_laws, source_check
from pipyard.workshop.isolation_laws import BY_CHANCE, LONGEST_RECORD, Beginning, Keepsake, Record
from pipyard.workshop.laws import BrokenLaw
from pipyard.workshop.source_check import Problem
from pipyard.workshop.source_lines import SourceFile
from pipyard.workshop.time_limit import CHECK_TIMEOUT, Heartbeat, TimeLimitExceeded, watched

T = TypeVar("T")
ENDLESS_EVENTS = 40_000
"""A random game that is longer than this is considered endless."""
SAMPLED = 6
"""Positions examined per game."""
COMPILED = " object expected; got "
"""The error of a compiled class when a field gets a value of another type."""
OF_KEYS = ("why-on-the-shelf-already", "why-key-is-made-of")
"""Refusals of a key: they belong to the line that gives it."""
REMEMBERED_MOVES = 40
"""Moves of other turns that are tried where they are illegal."""


@dataclass(frozen=True)
class Effort:
    """The extent of a check: games per preset and number of seats, and events in total."""

    games: int
    events: int
    presets: bool = True
    """Whether to play all presets, or only the first."""
    counts: int = 16
    """How many numbers of seats to try, the smallest first."""


THOROUGH = Effort(3, 100_000)
QUICK_CHECK = Effort(1, 3_000, presets=False)


@dataclass
class CheckReport:
    """The result of a check."""

    file: str
    game: Game | None = None
    problems: list[Problem] = field(default_factory=list[Problem])
    lengths: list[int] = field(default_factory=list[int])
    """The number of events of every game played."""
    positions: int = 0

    def refuse(self) -> None:
        """Raise an :class:`UnknownGame` with the first problem, if there is one."""
        if not self.problems:
            return
        first, more = self.problems[0].said(self.file), len(self.problems) - 1
        raise UnknownGame(because("check-and-more", why=first, count=more, file=self.file) if more else first)


_ADMITTED: set[str] = set()
"""Versions of files that passed, as the shelf names them."""


def admitted(path: str | Path, text: str | None = None) -> Game:
    """The game in a file, not on the shelf yet; an :class:`UnknownGame` names the problem and its line."""
    report = check(path, QUICK_CHECK, text)
    report.refuse()
    if report.game is None:
        raise UnknownGame(because("why-defines-no-game", path=str(path)))
    _ADMITTED.add(shelf.exact(report.game))
    return report.game


def check(path: str | Path, effort: Effort = THOROUGH, text: str | None = None, patience: float = CHECK_TIMEOUT) -> CheckReport:
    """Read a file, play its game and check the laws."""
    report = CheckReport(Path(path).name)
    try:
        with watched(patience) as watch:
            report.problems += read_through(path, text)
            if report.problems:
                return report  # later errors would only be consequences
            report.game = shelf.read(path, text)
            if effort is not QUICK_CHECK or shelf.exact(report.game) not in _ADMITTED:
                origin = shelf.origin(report.game)
                _Checker(report, SourceFile(path, origin.text if origin else ""), effort, watch).everything(report.game)
    except SyntaxError as error:
        unread = because("check-not-python", error=error.msg) if error.lineno else because("check-not-text", error=error.msg)
        report.problems.append(Problem(unread, error.lineno or 0))
    except UnicodeDecodeError as error:
        report.problems.append(Problem(because("check-not-text", error=str(error))))
    except PipyardError as error:
        source = _source(path, text)
        report.problems.append(Problem(error.text, source.passed(error) or (source.game("key") if error.text.key in OF_KEYS else 0)))
    except TimeLimitExceeded as error:
        report.problems.append(_hangs(patience, error, _source(path, text)))
    except OSError as error:
        source = _source(path, text)
        report.problems.append(_bug(error, source) if source.passed(error) else Problem(_unread(path, error)))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # rules can raise anything
        report.problems.append(_bug(error, _source(path, text)))
    return report


def check_game(game: Game, source: SourceFile, effort: Effort = THOROUGH, patience: float = CHECK_TIMEOUT) -> CheckReport:
    """The same for a game that is already loaded."""
    report = CheckReport(source.path.name, game)
    with watched(patience) as watch:
        try:
            _Checker(report, source, effort, watch).everything(game)
        except TimeLimitExceeded as error:
            report.problems.append(_hangs(patience, error, source))
    return report


def _hangs(patience: float, error: TimeLimitExceeded, source: SourceFile) -> Problem:
    return Problem(because("check-hangs", seconds=round(patience)), source.passed(error))


def read_through(path: str | Path, text: str | None) -> list[Problem]:
    """Problems that show before the file runs."""
    if text is None and not Path(path).is_file():
        return []
    try:
        tree = ast.parse(text if text is not None else importlib.util.decode_source(Path(path).read_bytes()))
    except (SyntaxError, ValueError):
        return []  # loading it as a game explains why
    except (MemoryError, RecursionError) as error:  # nested too deeply
        return [Problem(because("check-not-python", error=reason_of(error)))]
    names = [*source_check.shadowed(tree), *source_check.option_names(tree)]
    arguments = [*source_check.game_arguments(tree), *source_check.word_arguments(tree)]
    return [*names, *arguments, *likely_slips.slips(tree), *source_check.dropped(tree)]


def _source(path: str | Path, text: str | None) -> SourceFile:
    """A file that could not be loaded; without its text if it cannot be read either."""
    try:
        return SourceFile(path, text if text is not None else importlib.util.decode_source(Path(path).read_bytes()))
    except (OSError, SyntaxError, UnicodeDecodeError):
        return SourceFile(path, "")


def _unread(path: str | Path, error: OSError) -> Text:
    return because("why-cannot-be-read", path=str(path), strerror=reason_of(error))


def _bug(error: BaseException, source: SourceFile, otherwise: int = 0) -> Problem:
    """An error in the author's code, or in ours because of what it returned; then the line is ``otherwise``."""
    line = source.passed(error)
    said = reason_of(error)
    unknown = source_check.unknown_name(error, source.names()) if line else None
    if unknown is not None:
        return Problem(unknown, line)
    if line:
        return Problem(because("check-bug", type=type(error).__name__, error=said), line)
    return Problem(because("check-bug-beyond", type=type(error).__name__, error=said), otherwise)


class _Checker:
    """Runs the checks one by one; of each kind only the first problem is reported."""

    def __init__(self, report: CheckReport, source: SourceFile, effort: Effort, watch: Heartbeat) -> None:
        self.report = report
        self.source = source
        self.effort = effort
        self.watch = watch
        self.state: type[State] = State
        self.broken: set[str] = set()
        self.odds: set[object] = set()
        self.moves: dict[str, Move] = {}
        self.now: State | None = None
        self.events = 0
        self.record: Record | None = None
        """The first game that was played."""

    def everything(self, game: Game) -> None:
        if next(iter(game.presets.values())):
            self.wrong(Problem(because("check-first-preset", preset=next(iter(game.presets))), self.source.game("presets")))
        for number, preset in enumerate(game.presets):
            if number == 0 or self.effort.presets:
                self.preset(game, preset)
        if self.record is not None and not self.report.problems:
            self.attempt("again", self.record.plays_again)

    def preset(self, game: Game, preset: str) -> None:
        """Check one set of options with every possible number of seats."""
        try:
            chosen = game.configured(**game.presets[preset])
            counts = [seats for seats in game.info.seats if self.allowed(chosen, seats)]
        except PipyardError as error:
            self.wrong(Problem(because("check-preset", preset=preset, why=error.text), self.source.game("presets")))
            return
        except (Exception, SystemExit) as error:
            self.wrong(self.bug(error))
            return
        if not counts:
            self.wrong(Problem(because("check-no-seats", preset=preset), self.source.game("seats")))
        for seats in counts[: self.effort.counts]:
            for number in range(self.effort.games):
                if self.events > self.effort.events and (number or seats != counts[0]):
                    self.attempt("begin", lambda seats=seats: laws.turn_of(chosen.start(seats), seats))
                    break
                seed = f"{preset}/{seats}/{number}"
                positions: list[Keepsake] = []
                self.attempt("play", lambda seats=seats, seed=seed, positions=positions: self.play(chosen, seats, seed, positions))
                if number == 0:
                    self.check_positions(chosen, seats, seed, [position.state for position in positions])

    def allowed(self, game: Game, seats: int) -> bool:
        try:
            game.check(seats)
        except BadOption:
            return False
        return True

    def play(self, game: Game, seats: int, seed: str, positions: list[Keepsake]) -> None:
        """A random game; ``positions`` gets some of its positions, evenly spread."""
        rng = Random(seed)
        state = game.start(seats)
        if not isinstance(cast("object", state), State):
            raise BrokenLaw(because("check-no-state", got=laws.got(state)), "Game")
        self.now = state
        if self.state is not type(state):
            self.state = type(state)
            own = self.source.own(self.state)
            for problem in [*source_check.state_names(own, self.state), *source_check.misspelled(self.source.tree, own, self.state)]:
                raise BrokenLaw(problem.why, line=problem.line)
        beginning = Beginning(game, seats)
        record: list[tuple[int, Move]] = []
        every = 1
        for events in range(ENDLESS_EVENTS):
            self.watch.beat()
            turn = laws.turn_of(state, seats)
            if self.record is None and (events == LONGEST_RECORD or isinstance(turn, Over)):
                self.record = Record(game, seats, record.copy(), state.copy())
            if events % every == 0 or isinstance(turn, Over):
                self.names(state)
                self.attempt("copies", lambda state=state: isolation_laws.copies_are_apart(state))
                positions.append(Keepsake(state))
                if len(positions) > 2 * SAMPLED:
                    positions[:], every = positions[::2], 2 * every
            if isinstance(turn, Over):
                self.report.lengths.append(events)
                self.events += events
                for position in positions:
                    position.unchanged()
                beginning.unchanged()
                return
            done: object = None
            if isinstance(turn, Chance):
                self.chance(turn.space, rng)
                outcome = turn.space.sample(rng)
                record.append((BY_CHANCE, outcome))
                done = cast("object", state.land(outcome))
            elif isinstance(turn, Choose):
                seat = laws.seat_to_ask(turn, rng)
                if not game.forms:
                    raise BrokenLaw(because("check-no-forms"), "Game")
                move = laws.space_of(state, seat).sample(rng)
                if len(self.moves) < REMEMBERED_MOVES:
                    self.moves[move.text] = move
                record.append((seat, move))
                done = cast("object", state.play(seat, move))
            if hasattr(done, "send"):  # a generator or a coroutine
                cast("Any", done).close()
                method = "land" if isinstance(turn, Chance) else "play"
                raise BrokenLaw(because("check-not-run", method=method, got=laws.got(done)), method)
        raise BrokenLaw(because("check-endless", events=ENDLESS_EVENTS), "ended", "turn")

    def names(self, state: State) -> None:
        """Check that the fields of the vocabulary have their types."""
        found = source_check.unfit(state, {node.name for node in self.source.own(self.state)})
        if found is not None:
            raise BrokenLaw(found[1], field=found[0])

    def chance(self, space: Space, rng: Random) -> None:
        """Check the odds of every kind of chance, once."""
        if type(space) in self.odds and len(self.odds) > 8:
            return
        key = repr(laws.facts(space))[:400]
        if key not in self.odds and len(self.odds) < 40:
            self.odds |= {key, type(space)}
            laws.odds_add_up(space, rng)  # not attempted: without odds no game can be played

    def check_positions(self, game: Game, seats: int, seed: str, positions: list[State]) -> None:
        """Check the laws at some positions and for the whole game."""
        rng = Random(seed)
        for state in positions:
            self.report.positions += 1
            self.attempt("scenes", lambda state=state: laws.scenes_are_drawn(state, seats, game.info.title))
            self.attempt("looks", lambda state=state: laws.only_looks(state, seats))
            self.attempt("twice", lambda state=state: secrecy_laws.views_hide_at_once(state, seats))
            self.attempt("leaks", lambda state=state: secrecy_laws.nothing_leaks(state, seats, rng))
            self.attempt("sealed", lambda state=state: secrecy_laws.sealed_is_unseen(state, seats))
            self.attempt("guesses", lambda state=state: secrecy_laws.guesses_fit(state, seats, rng))
            self.attempt("views", lambda state=state: laws.views_are_enough(state))
            for seat in self.attempt("asked", lambda state=state: laws.asked(state)) or []:
                self.attempt("notation", lambda state=state, seat=seat: laws.reads_back(game, laws.space_of(state, seat)))
                self.attempt("steps", lambda state=state, seat=seat: laws.steps_reach(game, laws.space_of(state, seat), rng))
                others = list(self.moves.values())
                self.attempt("refusals", lambda state=state, seat=seat, others=others: laws.refuses(game, state, seat, others, rng))
        if positions and not self.report.problems:
            self.attempt("log", lambda: secrecy_laws.logs_keep_secrets(game, seats, seed))
            self.attempt("replay", lambda: isolation_laws.logs_replay(game, seats, seed))

    def attempt(self, law: str, ask: Callable[[], T]) -> T | None:
        """Run a check, unless its kind has failed before."""
        if law in self.broken:
            return None
        self.watch.beat()
        try:
            return ask()
        except BrokenLaw as error:
            self.wrong(self.fault(error))
        except (Exception, SystemExit) as error:
            self.wrong(self.bug(error))
        self.broken.add(law)
        return None

    def wrong(self, problem: Problem) -> None:
        """Report a problem, once; an error that has no line of the file is a consequence where there is another problem."""
        if problem.why.key == "check-bug-beyond" and self.report.problems:
            return
        if not any(known.line == problem.line and known.why.key == problem.why.key for known in self.report.problems):
            self.report.problems.append(problem)

    def fault(self, error: BrokenLaw) -> Problem:
        """A broken law, at the line of the culprit."""
        if error.line:
            return Problem(error.text, error.line)
        if error.blame[:1] == ("Game",):
            return Problem(error.text, self.source.game("moves"))
        by_hand = "copy" in error.blame and self.source.has(self.state, "copy")
        line = self.source.field(self.state, error.field) if error.field and not by_hand else 0
        if error.kind is not None:
            line = line or self.source.method(error.kind, error.blame)
        return Problem(error.text, line or self.source.method(self.state, error.blame))

    def bug(self, error: BaseException) -> Problem:
        """An error in the author's code, or in ours because of it; a missing method is named."""
        line = self.source.passed(error)
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        if isinstance(error, NotImplementedError) and trace is not None and trace.tb_frame.f_code.co_filename != self.source.place:
            return Problem(because("check-missing", method=trace.tb_frame.f_code.co_name), self.source.method(self.state, ()))
        taken = self.taken_at(line if isinstance(error, TypeError) and COMPILED in str(error) else 0)
        if taken is not None:
            return taken
        return _bug(error, self.source, self.source.method(self.state, ()))

    def taken_at(self, line: int) -> Problem | None:
        """A field of the vocabulary that holds a wrong type, or a line that cannot set it."""
        own = {node.name for node in self.source.own(self.state)}
        unfit = source_check.unfit(self.now, own) if self.now is not None else None
        if unfit is not None:
            return Problem(unfit[1], self.source.field(self.state, unfit[0]))
        for name in self.source.fields_at(self.state, line):
            for base in source_check.bases_of(self.state):
                if name in base.fields and base.kind.__name__ not in own:
                    return Problem(source_check.field_taken(name, base), line)
        return None
