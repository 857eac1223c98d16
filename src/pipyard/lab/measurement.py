"""Measurements for a game's place in the triangle, in blocks of a few games, as many as time allows.

- **chance**: equal players play twice with the same rolls and other whims; twins that end alike show what the rolls decide alone. And
  twice with the same whims and other rolls (**whims**): what these do not have in common the rolls have a part in.
- **tactics**: a player that thinks against one that plays anything, with equal hands, eyes and memory.
- **skill**: steady hands against shaky ones, quick eyes against slow ones, a good memory against a bad one, both thinking alike.

docs/triangle.md says why these, and how they become a place.
"""

from __future__ import annotations

from time import process_time
from typing import Any

from msgspec import Struct

from pipyard.books.families.attempts import AttemptsState
from pipyard.bots.levels import named_levels, string_for
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.hands.hand_bot import has_choice
from pipyard.lab import choosy_bot as choosy_bot  # imported to register this bot
from pipyard.lab.behaviour_digest import mark
from pipyard.lab.bot_game import TooSlow, fewest, has_chance, play, with_whims
from pipyard.lab.subject import Subject
from pipyard.lab.tournament import block, lineups

CHANCE_CORNER, TACTICS_CORNER, SKILL_CORNER, WHIMS = "chance", "tactics", "skill", "whims"
CORNERS = (TACTICS_CORNER, CHANCE_CORNER, SKILL_CORNER)
PLAYOUT_LEVELS = (800, 400, 200, 100, 50)
"""Playouts of the thinking player, if there is time."""
USUAL_PLAYOUTS = 100
"""Playouts if no time is given."""
PROBES = (3, 20)
"""Blocks in which the search has to prove no worse than greed: minimum, and maximum if there is time."""
MOST_BLOCKS: dict[str, int] = {CHANCE_CORNER: 300, WHIMS: 300, TACTICS_CORNER: 150, SKILL_CORNER: 150}
"""Maximum number of blocks."""
GAMES_WANTED = 60
"""Number of games that should fit into the time of a game; the playouts are chosen accordingly."""
LATE_FACTOR = 1.5
"""Measuring stops when a game has used this multiple of its time."""
LAVISH: dict[str, float] = {"master": 30, "club": 16}
"""Hands think like a level if this many games fit into the time, otherwise like a beginner."""


class MeasurementPlan(Struct, frozen=True):
    """The players for each quantity that can be measured."""

    seats: int
    options: dict[str, str]
    bots: dict[str, list[str]]


class Measurements(Struct):
    """The results for a game so far: the plan, the blocks of each quantity in order, and the hashes of the bots (``marks``).

    ``spent``: processor seconds per quantity, ``seconds``: in total.
    """

    key: str
    plan: MeasurementPlan
    blocks: dict[str, list[Any]]
    seconds: float = 0.0
    marks: dict[str, str] = {}
    spent: dict[str, float] = {}

    def counted(self) -> dict[str, int]:
        """The number of blocks for each corner's quantity."""
        rows = {name: len(self.blocks.get(name, [])) for name in rows_of(self.plan)}
        return {name: rows[name] + (rows[WHIMS] if name == CHANCE_CORNER else 0) for name in CORNERS if name in rows}

    def full(self) -> bool:
        """Whether no more blocks are needed."""
        return all(len(self.blocks.get(name, [])) >= MOST_BLOCKS[name] for name in rows_of(self.plan))


def begun(subject: Subject, seed: str, seconds: float) -> Measurements:
    """A game without results yet; the time it will get determines the players."""
    chosen = plan(subject, seed, seconds)
    return Measurements(subject.word, chosen, {}, marks=marks(subject, chosen))


def marks(subject: Subject, plan: MeasurementPlan) -> dict[str, str]:
    """The hash of players and rules for every quantity."""
    game = subject.changed(**plan.options).game()
    return {name: mark(game, plan.seats, bots) for name, bots in plan.bots.items()}


def still_true(known: Measurements) -> Measurements | None:
    """The results, without the blocks of players whose play has changed; None if the game is now measured in another form."""
    subject = Subject(known.key)
    if dict(form(subject).options) != known.plan.options:
        return None
    now = marks(subject, known.plan)
    changed = {name for name, one in now.items() if known.marks.get(name) != one}
    changed |= {WHIMS} if CHANCE_CORNER in changed else set[str]()
    kept = {name: blocks for name, blocks in known.blocks.items() if name not in changed}
    spent = {name: 0.0 if name in changed else seconds for name, seconds in known.spent.items()}
    return (
        Measurements(known.key, known.plan, kept, known.seconds - sum(known.spent.values()) + sum(spent.values()), now, spent)
        if kept
        else None
    )


def measure(subject: Subject, seed: str, seconds: float, known: Measurements | None, blocks: int = 0, in_all: float = 0.0) -> Measurements:
    """Add as many blocks as fit into the time; ``blocks`` asks for that many of each instead, however long it takes.

    Time is processor time, so a busy machine takes longer but chooses the same players. ``in_all`` is the total time for the game if this
    is only a part of it. The quantity with the least time so far is next; each gets at least one attempt.
    """
    asked = process_time()
    in_all = max(seconds, in_all)
    found = known or begun(subject, seed, 0.0 if blocks else in_all)
    began = process_time()
    game = subject.changed(**found.plan.options).game()
    slow = "dexterity" in game.info.kinds
    patience = max(6.0, in_all)  # for a block
    order = (SKILL_CORNER, TACTICS_CORNER, CHANCE_CORNER, WHIMS) if slow else (TACTICS_CORNER, CHANCE_CORNER, WHIMS, SKILL_CORNER)
    open_ = [name for name in order if name in rows_of(found.plan)]
    found.spent = {**dict.fromkeys(open_, 0.0), **found.spent}
    while open_:
        name = min(open_, key=lambda one: found.spent[one])
        rows = found.blocks.setdefault(name, [])
        gone = 0.0 if blocks else (process_time() - began) / seconds
        if len(rows) >= (blocks or MOST_BLOCKS[name]) or (gone > 1 and len(rows) >= least(name)) or gone > LATE_FACTOR:
            open_.remove(name)
            continue
        start = process_time()
        try:
            rows.append(one_block(game, found.plan, name, f"{seed}/{subject.word}/{name}/{len(rows)}", 0.0 if blocks else start + patience))
        except TooSlow:
            open_.remove(name)
        found.spent[name] += process_time() - start
    found.seconds += process_time() - asked
    return found


def rows_of(plan: MeasurementPlan) -> list[str]:
    """The quantities to measure; chance takes two rows."""
    return [*plan.bots, *([WHIMS] if CHANCE_CORNER in plan.bots else [])]


def least(name: str) -> int:
    """The minimum number of blocks, played even when the time is over."""
    return 3 if name in (CHANCE_CORNER, WHIMS) else 2


def one_block(game: Game, plan: MeasurementPlan, name: str, seed: str, until: float) -> Any:
    """A pair of twins, or the share of the points of the better bot."""
    seats, sides = plan.seats, game.sides(plan.seats)
    twins = [f"{seed}/{twin}" for twin in (0, 1)]
    if name == CHANCE_CORNER:
        return [play(game, seats, plan.bots[CHANCE_CORNER], seed, whims, None, until=until).points(sides) for whims in twins]
    if name == WHIMS:
        return [play(game, seats, plan.bots[CHANCE_CORNER], chance, seed, None, until=until).points(sides) for chance in twins]
    return block(game, seats, sides, pairings(game, seats), plan.bots[name], seed, until)


def pairings(game: Game, seats: int) -> list[list[int]]:
    """The seatings of a block. If everybody plays alone, no seat has an advantage and one game is enough."""
    rows = lineups(seats, game.sides(seats))
    return rows[:1] if isinstance(game.start(seats), AttemptsState) else rows


def plan(subject: Subject, seed: str, seconds: float) -> MeasurementPlan:
    """Choose the players: the strongest that the time allows, or, without a time, the same ones on every machine."""
    subject = form(subject)
    game = subject.game()
    seats = fewest(game)
    bots = players(game, seats, seed, seconds)
    if "dexterity" not in game.info.kinds and not has_chance(game, seats):
        del bots[CHANCE_CORNER]  # then it is exactly zero
    return MeasurementPlan(seats, dict(subject.options), bots)


def form(subject: Subject) -> Subject:
    """The game in the form in which it is measured."""
    return shortened(subject).same_start()


def shortened(subject: Subject) -> Subject:
    """A shorter form of the game that still has a winner, for games that take long (each action by hand costs seconds), and one of several
    attempts; options already chosen stay.
    """
    game = subject.game()
    options = dict(game.info.short)
    if "attempts" in type(game.options).fields:
        options["attempts"] = "1"
    return subject.changed(**{**options, **dict(subject.options)})


def players(game: Game, seats: int, seed: str, seconds: float) -> dict[str, list[str]]:
    """The two bots for each quantity, the better one first; for chance, the one bot on all seats."""
    kinds = game.info.kinds
    if "dexterity" in kinds:
        return _hands(game, seats, seed, seconds)
    if "speed" in kinds:
        # without clocks neither bot is faster, so the turn is drawn
        return {CHANCE_CORNER: ["reflex:hard"], SKILL_CORNER: ["reflex:hard", "reflex:easy"], TACTICS_CORNER: ["choosy", "reflex:hard"]}
    thinker = strongest(game, seats, seed, seconds)
    if "memory" in kinds:
        good, bad, same = (f"memory:{percent}/{thinker}" for percent in (95, 5, 50))
        return {CHANCE_CORNER: [good], TACTICS_CORNER: [same, "random"], SKILL_CORNER: [good, bad]}
    return {CHANCE_CORNER: [with_whims(thinker)], TACTICS_CORNER: [thinker, "random"]}


def _hands(game: Game, seats: int, seed: str, seconds: float) -> dict[str, list[str]]:
    """Players of games of dexterity: for skill a master's hands against a beginner's, thinking alike; for tactics the same hands with and
    without thinking.
    """
    head = "beginner"
    for level, games in LAVISH.items():
        if seconds and _in_time(game, seats, [f"hands:master/{level}", f"hands:beginner/{level}"], seed, seconds / games):
            head = level
            break
    found = {CHANCE_CORNER: [f"hands:club/{head}"], SKILL_CORNER: [f"hands:master/{head}", f"hands:beginner/{head}"]}
    return found if not has_choice(game) else {**found, TACTICS_CORNER: [f"hands:club/{head}", "hands:club/none"]}


def strongest(game: Game, seats: int, seed: str, seconds: float) -> str:
    """The best player that can play enough games in the time: a specialist, a search, or greed if that is better."""
    knower = named_levels(game).get("master") or ("perfect:200" if string_for("master", game) == "perfect" else "")
    if knower and _in_time(game, seats, [knower], seed, seconds / 6):
        return knower
    tries = _affordable(game, seats, seed, seconds)
    if not tries:
        return "greedy"
    search = f"mcts:{tries}"
    sides = game.sides(seats)
    points: list[float] = []
    least, most = PROBES
    until = process_time() + seconds / 4
    while len(points) < least or (len(points) < most and process_time() < until):
        try:
            last = until if seconds else 0.0
            points.append(block(game, seats, sides, lineups(seats, sides), [search, "greedy"], f"{seed}/probe/{len(points)}", last))
        except TooSlow:
            break
    return search if len(points) >= least and 2 * sum(points) >= len(points) else "greedy"


def _in_time(game: Game, seats: int, names: list[str], seed: str, seconds: float) -> bool:
    """Whether bots can play a game in the time; always true without a limit."""
    try:
        play(game, seats, names, seed, seed, None, until=process_time() + seconds if seconds else 0.0)
    except TooSlow:
        return False
    return True


def _affordable(game: Game, seats: int, seed: str, seconds: float) -> int:
    """The playouts per decision that leave time for enough games; 0 if even the fewest do not."""
    if not seconds:
        return USUAL_PLAYOUTS
    least = PLAYOUT_LEVELS[-1]
    began = process_time()
    try:
        play(game, seats, [f"mcts:{least}"], seed, seed, None, until=began + max(3.0, seconds / 8))
    except TooSlow:
        return 0
    took = process_time() - began
    return next((tries for tries in PLAYOUT_LEVELS if took * tries / least * GAMES_WANTED <= seconds), least)


def measured(
    subject: Subject, seed: str, seconds: float, known: Measurements | None, blocks: int, in_all: float = 0.0
) -> Measurements | str:
    """Like :func:`measure`, for workers: a game that cannot be played returns an error message."""
    try:
        return measure(subject, seed, seconds, known, blocks, in_all)
    except BROKEN as error:
        return f"{type(error).__name__}: {error}"


BROKEN = (PipyardError, RuntimeError, ValueError, TypeError, KeyError, IndexError, AssertionError, NotImplementedError)
"""Errors of one game that must not stop the others."""
