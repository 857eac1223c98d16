"""What is measured for a game's place in the triangle, in blocks of a few games, as many as there is time for.

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
from pipyard.bots.levels import string_for
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.hands.hands import has_choice
from pipyard.lab import choosy_bot as choosy_bot  # makes itself known when it is imported
from pipyard.lab.bot_game import TooSlow, fewest, has_chance, play, with_whims
from pipyard.lab.likeness import mark
from pipyard.lab.subject import Subject
from pipyard.lab.tournament import block, lineups

CHANCE, TACTICS, SKILL, WHIMS = "chance", "tactics", "skill", "whims"
CORNERS = (TACTICS, CHANCE, SKILL)
PLAYOUT_LEVELS = (800, 400, 200, 100, 50)
"""How many tries the thinker may have, if there is time."""
USUAL_PLAYOUTS = 100
"""So many tries where no time is given."""
PROBES = (3, 20)
"""Blocks in which the search has to show that it is no worse than greed: so few at least, and so many if there is time."""
MOST_GAMES: dict[str, int] = {CHANCE: 300, WHIMS: 300, TACTICS: 150, SKILL: 150}
"""More blocks than these are not needed."""
GAMES_WANTED = 60
"""So many games should fit into the time for a game of the collection: the thinker's tries are chosen by that."""
LATE_FACTOR = 1.5
"""When a game has taken so many times its time it is left, whatever is known of it."""
LAVISH: dict[str, float] = {"master": 30, "club": 16}
"""Hands think as much as a level if so many games fit into the time; else as a beginner."""


class Plan(Struct, frozen=True):
    """Who plays what: for each quantity that can be measured its players."""

    seats: int
    options: dict[str, str]
    bots: dict[str, list[str]]


class Found(Struct):
    """What is known of a game so far: the plan, the blocks of each quantity in their order, and what the bots were (``marks``).

    ``spent`` are the seconds of the processor that went into each quantity, ``seconds`` those of everything.
    """

    key: str
    plan: Plan
    blocks: dict[str, list[Any]]
    seconds: float = 0.0
    marks: dict[str, str] = {}
    spent: dict[str, float] = {}

    def counted(self) -> dict[str, int]:
        """How many blocks there are of each corner's quantity."""
        rows = {name: len(self.blocks.get(name, [])) for name in rows_of(self.plan)}
        return {name: rows[name] + (rows[WHIMS] if name == CHANCE else 0) for name in CORNERS if name in rows}

    def full(self) -> bool:
        """Whether more blocks are not needed."""
        return all(len(self.blocks.get(name, [])) >= MOST_GAMES[name] for name in rows_of(self.plan))


def begun(subject: Subject, seed: str, seconds: float) -> Found:
    """A game of which nothing is known yet; the players are chosen by the time there will be for it."""
    chosen = plan(subject, seed, seconds)
    return Found(subject.word, chosen, {}, marks=marks(subject, chosen))


def marks(subject: Subject, plan: Plan) -> dict[str, str]:
    """For every quantity what its players and the rules are."""
    game = subject.changed(**plan.options).game()
    return {name: mark(game, plan.seats, bots) for name, bots in plan.bots.items()}


def still_true(known: Found) -> Found | None:
    """What is known, without the blocks of players who play otherwise now; None where the game is measured in another form."""
    subject = Subject(known.key)
    if dict(form(subject).options) != known.plan.options:
        return None
    now = marks(subject, known.plan)
    changed = {name for name, one in now.items() if known.marks.get(name) != one}
    changed |= {WHIMS} if CHANCE in changed else set[str]()
    kept = {name: blocks for name, blocks in known.blocks.items() if name not in changed}
    spent = {name: 0.0 if name in changed else seconds for name, seconds in known.spent.items()}
    return Found(known.key, known.plan, kept, known.seconds - sum(known.spent.values()) + sum(spent.values()), now, spent) if kept else None


def measure(subject: Subject, seed: str, seconds: float, known: Found | None, blocks: int = 0, in_all: float = 0.0) -> Found:
    """Add as many blocks as fit into the time to what is known; ``blocks`` instead asks for so many of each, however long that takes.

    The time is the processor's: on a busy machine it takes longer, and the same players are chosen. ``in_all`` is the time that the game
    will get altogether, if this is only a part of it. Whatever has had the least time is next; everything that can be measured gets at
    least one try.
    """
    asked = process_time()
    in_all = max(seconds, in_all)
    found = known or begun(subject, seed, 0.0 if blocks else in_all)
    began = process_time()
    game = subject.changed(**found.plan.options).game()
    slow = "dexterity" in game.info.kinds
    patience = max(6.0, in_all)  # for a block
    order = (SKILL, TACTICS, CHANCE, WHIMS) if slow else (TACTICS, CHANCE, WHIMS, SKILL)
    open_ = [name for name in order if name in rows_of(found.plan)]
    found.spent = {**dict.fromkeys(open_, 0.0), **found.spent}
    while open_:
        name = min(open_, key=lambda one: found.spent[one])
        rows = found.blocks.setdefault(name, [])
        gone = 0.0 if blocks else (process_time() - began) / seconds
        if len(rows) >= (blocks or MOST_GAMES[name]) or (gone > 1 and len(rows) >= least(name)) or gone > LATE_FACTOR:
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


def rows_of(plan: Plan) -> list[str]:
    """What is to be measured; chance takes two rows."""
    return [*plan.bots, *([WHIMS] if CHANCE in plan.bots else [])]


def least(name: str) -> int:
    """Fewer blocks than these say next to nothing: they are played even when the time is over."""
    return 3 if name in (CHANCE, WHIMS) else 2


def one_block(game: Game, plan: Plan, name: str, seed: str, until: float) -> Any:
    """A pair of twins, or the share of the points of the better bot."""
    seats, sides = plan.seats, game.sides(plan.seats)
    twins = [f"{seed}/{twin}" for twin in (0, 1)]
    if name == CHANCE:
        return [play(game, seats, plan.bots[CHANCE], seed, whims, None, until=until).points(sides) for whims in twins]
    if name == WHIMS:
        return [play(game, seats, plan.bots[CHANCE], chance, seed, None, until=until).points(sides) for chance in twins]
    return block(game, seats, sides, pairings(game, seats), plan.bots[name], seed, until)


def pairings(game: Game, seats: int) -> list[list[int]]:
    """Who sits where in a block. Where everybody tries alone no seat is better than another: there one game is enough."""
    rows = lineups(seats, game.sides(seats))
    return rows[:1] if isinstance(game.start(seats), AttemptsState) else rows


def plan(subject: Subject, seed: str, seconds: float) -> Plan:
    """Who is to play a game: the strongest that the time allows, or, without a time, what is the same on every machine."""
    subject = form(subject)
    game = subject.game()
    seats = fewest(game)
    bots = players(game, seats, seed, seconds)
    if "dexterity" not in game.info.kinds and not has_chance(game, seats):
        del bots[CHANCE]  # then it is nothing, exactly
    return Plan(seats, dict(subject.options), bots)


def form(subject: Subject) -> Subject:
    """The game in the form in which it is measured."""
    return shortened(subject).same_start()


def shortened(subject: Subject) -> Subject:
    """A part of the game that has a winner too, where all of it takes long (hands cost seconds for every action), and one of several
    attempts; what was chosen before stays as it is."""
    game = subject.game()
    options = dict(game.info.short)
    if "attempts" in type(game.options).fields:
        options["attempts"] = "1"
    return subject.changed(**{**options, **dict(subject.options)})


def players(game: Game, seats: int, seed: str, seconds: float) -> dict[str, list[str]]:
    """For each quantity the two bots, the better one first; for chance the one that everybody is."""
    kinds = game.info.kinds
    if "dexterity" in kinds:
        return _hands(game, seats, seed, seconds)
    if "speed" in kinds:
        # with a bot without a clock nobody is quicker than the other: whose turn it is is drawn
        return {CHANCE: ["reflex:hard"], SKILL: ["reflex:hard", "reflex:easy"], TACTICS: ["choosy", "reflex:hard"]}
    thinker = strongest(game, seats, seed, seconds)
    if "memory" in kinds:
        good, bad, same = (f"memory:{percent}/{thinker}" for percent in (95, 5, 50))
        return {CHANCE: [good], TACTICS: [same, "random"], SKILL: [good, bad]}
    return {CHANCE: [with_whims(thinker)], TACTICS: [thinker, "random"]}


def _hands(game: Game, seats: int, seed: str, seconds: float) -> dict[str, list[str]]:
    """Hands: for skill a master's against a beginner's with the same thoughts, for tactics the same hands with thoughts and without."""
    head = "beginner"
    for level, games in LAVISH.items():
        if seconds and _in_time(game, seats, [f"hands:master/{level}", f"hands:beginner/{level}"], seed, seconds / games):
            head = level
            break
    found = {CHANCE: [f"hands:club/{head}"], SKILL: [f"hands:master/{head}", f"hands:beginner/{head}"]}
    return found if not has_choice(game) else {**found, TACTICS: [f"hands:club/{head}", "hands:club/none"]}


def strongest(game: Game, seats: int, seed: str, seconds: float) -> str:
    """The best player that can play enough games in the time: one that knows the game, a search, or greed if that is better."""
    knower = "trip" if "writing" in game.info.kinds else "perfect:200" if string_for("master", game) == "perfect" else ""
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
    """Whether bots play a game in the time; always, if no time is given."""
    try:
        play(game, seats, names, seed, seed, None, until=process_time() + seconds if seconds else 0.0)
    except TooSlow:
        return False
    return True


def _affordable(game: Game, seats: int, seed: str, seconds: float) -> int:
    """So many tries a decision leave time for enough games; 0 where even few tries do not."""
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


def measured(subject: Subject, seed: str, seconds: float, known: Found | None, blocks: int, in_all: float = 0.0) -> Found | str:
    """As :func:`measure`, for a crew: what cannot be played comes back as words."""
    try:
        return measure(subject, seed, seconds, known, blocks, in_all)
    except BROKEN as error:
        return f"{type(error).__name__}: {error}"


BROKEN = (PipyardError, RuntimeError, ValueError, TypeError, KeyError, IndexError, AssertionError, NotImplementedError)
"""What a game may do wrong without the others suffering for it."""
