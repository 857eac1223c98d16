"""The balance of a game: what happens when bots play it many times, and what its options change.

Two kinds of players are used: random ones, which reach every corner of the rules, and ones that think as far as time allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from pipyard.bots.levels import named_levels
from pipyard.core.game import Game
from pipyard.core.options import written
from pipyard.hands.hand_bot import have_learned
from pipyard.lab.bot_game import ENDLESS, BotGameResult, fewest, has_chance, with_whims
from pipyard.lab.measurement import shortened
from pipyard.lab.observation import ObservedGame, can_pass, duels, ends, results, twins, watch
from pipyard.lab.option_effects import LOOK_STEPS, Effect, OptionTrials, woken
from pipyard.lab.statistics import Estimate, Moments, luck, mean, share
from pipyard.lab.subject import Subject
from pipyard.lab.worker_pool import TimeBudget, WorkerPool, piecework, version

MOST_GAME_STEPS = 20_000
"""Longer games count as endless."""
IN_TIME_STEPS = 8_000
"""The same limit when time is short."""
STUBBORN_STEPS = 3_000
BARS = 24
A_FEW = 5
"""Minimum number of games before a report says that there is no winner."""
FEWEST_GAMES = 20
"""Minimum number of games before a report says that something never happened."""


class Distribution(Struct, frozen=True):
    """The distribution of a number over games."""

    mean: Estimate
    least: float
    most: float
    bars: list[tuple[float, float, int]]  # from, to, how many games


class Caution(Struct, frozen=True):
    """A warning about something probably unintended: a key of the catalogue (after ``lab-warn-``) and its arguments."""

    key: str
    args: dict[str, str | int] = {}


class BalanceReport(Struct, frozen=True):
    """The results of a balance report."""

    key: str
    title: str
    book: str
    minutes: int
    options: dict[str, str]
    made_by: str
    seed: str
    seats: int
    sides: int
    players: str
    games: int
    random_games: int
    decisions: Distribution
    chances: float
    order: list[Estimate]  # share of wins of the first, second … player in order
    drawn: Estimate  # several winners or none
    nobody: Estimate
    steps: int  # a game was aborted after this many
    endless: Estimate
    settled: Estimate | None  # part of the game after which the winner kept the lead
    comeback: Estimate | None  # how often the winner was behind at halftime
    choices: Estimate  # moves to choose from
    most_choices: int
    unlisted: float  # the share of decisions whose moves cannot be listed
    forced: float
    luck: Estimate
    thinking: Estimate  # share of points of a thinking player against a random one
    ends: dict[str, int]
    forms: dict[str, int]
    unused_forms: list[str]
    unused_ends: list[str]
    effects: list[Effect]
    untried: list[str]  # options skipped for lack of time
    unfit: list[str]  # values incompatible with the rest of the game or with so few players
    elsewhere: dict[str, str]  # forms and ends that occur only with another value of an option, and which one
    warnings: list[Caution]
    seconds: float


def players_for(game: Game) -> str:
    """Choose players that think well enough for a report, and fast enough."""
    kinds = game.info.kinds
    if have_learned(game):
        return "hands:beginner"
    if "speed" in kinds:
        return "reflex:normal"
    own = named_levels(game)
    if own:
        return with_whims(own["master"])  # two perfect players would decide alike
    if "memory" in kinds:
        return "memory:80"
    return "greedy"


def report(
    subject: Subject, pool: WorkerPool, games: int = 200, seed: str = "0", seats: int = 0, bots: str = "", seconds: float = 0.0,
    progress: Callable[[str], None] | None = None, with_options: bool = True,
) -> BalanceReport:  # fmt: skip
    """Report on a game. ``seconds`` limits the time for games; games of dexterity are then played in a short form."""
    began = perf_counter()
    if seconds:
        subject = shortened(subject)
    game = subject.game()
    seats = seats or fewest(game)
    sides = game.sides(seats)
    players = bots or players_for(game)
    time = TimeBudget(games, seconds)
    steps = IN_TIME_STEPS if seconds else MOST_GAME_STEPS

    def stage(what: str) -> None:
        if progress is not None:
            progress(what)

    physical = "dexterity" in game.info.kinds
    anything = players if have_learned(game) else "random"
    plain: list[ObservedGame] = []
    if players != anything:
        stage("random")
        plain = time.spend(0.15).gather(pool, piecework(watch, subject, seats, [anything], f"{seed}/any", steps), games)
    stage("thinking")
    good = time.spend(0.3).gather(pool, piecework(watch, subject, seats, [players], f"{seed}/good", steps), games)
    all_steps = steps
    if seconds and any(one.record.why == ENDLESS for one in (*plain, *good)):
        steps = LOOK_STEPS  # the rest would take too long
    stage("luck")
    alike = subject.same_start()
    pairs: list[list[list[float]]] = []
    left_out = physical and time.over()  # a single game of dexterity may use up all the time
    if not left_out and (physical or has_chance(alike.game(), seats)):
        pairs = time.spend(0.25).gather(pool, piecework(twins, alike, seats, [with_whims(players)], f"{seed}/luck", steps), games // 2)
    duel: list[float] = []
    if sides > 1 and players != anything:
        stage("duel")
        duel = time.spend(0.2).gather(pool, piecework(duels, subject, seats, [players, anything], f"{seed}/duel", steps), games // 4)
    stage("stubborn")
    # hands never pass, and in a race the clock runs by itself
    stubborn = _stubborn(subject, seats, pool, seed) if not {"dexterity", "speed"} & set(game.info.kinds) else {}
    stage("options")
    records = [one.record for one in good]
    everything = [one.record for one in (*plain, *good)]
    forms = _added([one.forms for one in (*plain, *good)])
    reasons = _added([{record.why: 1} for record in everything])
    unused_forms, unused_ends = unused(game, forms), [why for why in ends(subject, seats) if why not in reasons]
    asleep = {*unused_forms, *unused_ends} if with_options else set[str]()
    elsewhere = woken(subject, seats, anything, asleep, pool, seed, time.spend(0.3))
    tried = OptionTrials()
    if with_options:
        tried.everything(subject, seats, players, pool, max(4, games // 2), seed, time, steps)
    listed = [one.choices for one in good]
    decisions = sum(one.record.decisions for one in good)
    behind = [one.behind for one in good if one.behind is not None]
    settled = Moments()
    for one in good:
        if one.settled is not None:
            settled.add(one.settled)
    found = BalanceReport(
        key=game.info.key,
        title=game.info.title,
        book=game.info.book,
        minutes=game.info.minutes,
        options={name: written(value) for name, value in game.options.changed().items()},
        made_by=version(),
        seed=seed,
        seats=seats,
        sides=sides,
        players=players,
        games=len(good),
        random_games=len(plain),
        decisions=spread([record.decisions for record in records]),
        chances=sum(record.chances for record in records) / max(1, len(records)),
        order=in_order(records, sides),
        drawn=_drawn(records, sides),
        nobody=share(sum(not any(record.ranks) for record in records), len(records)),
        steps=all_steps,
        endless=share(sum(record.why == ENDLESS for record in everything), len(everything)),
        settled=settled.bounded() if settled.count else None,
        comeback=share(sum(behind), len(behind)) if behind else None,
        choices=_choices(good),
        most_choices=max((one[2] for one in listed), default=0),
        unlisted=1 - sum(one[1] for one in listed) / decisions if decisions else 0.0,
        forced=sum(one.forced for one in good) / decisions if decisions else 0.0,
        luck=luck([(a, b) for a, b in pairs]) if pairs else Estimate(0.0, 0.0, 0.0, 0 if left_out else len(good)),
        thinking=share(sum(duel), len(duel)),
        ends=reasons,
        forms=forms,
        unused_forms=unused_forms,
        unused_ends=unused_ends,
        effects=tried.effects,
        untried=tried.untried,
        unfit=tried.unfit,
        elsewhere=elsewhere,
        warnings=[],
        seconds=round(perf_counter() - began, 1),
    )
    return replace(found, warnings=warnings(found, stubborn))


def unused(game: Game, used: dict[str, int]) -> list[str]:
    """Forms of moves that nobody used. Actions by hand can be written in several ways, so only their verb counts."""
    if "dexterity" not in game.info.kinds:
        return [form for form in game.forms if form not in used]
    verbs = {form.split()[0] for form in used}
    return [form for form in game.forms if form.split()[0] not in verbs]


def _added(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for one in counts:
        for name, number in one.items():
            total[name] = total.get(name, 0) + number
    return dict(sorted(total.items(), key=lambda row: -row[1]))


def _choices(games: list[ObservedGame]) -> Estimate:
    moments = Moments()
    for one in games:
        if one.choices[1]:
            moments.add(one.choices[0] / one.choices[1])
    return moments.estimate()


def spread(values: Sequence[float]) -> Distribution:
    """Mean, bounds and a histogram."""
    least, most = min(values, default=0.0), max(values, default=0.0)
    wide = max(1.0, -(-(most - least + 1) // BARS))
    bars: list[tuple[float, float, int]] = []
    low = float(least)
    while low <= most:
        bars.append((low, low + wide - 1, sum(low <= value < low + wide for value in values)))
        low += wide
    return Distribution(mean(values), least, most, bars)


def in_order(records: Sequence[BotGameResult], sides: int) -> list[Estimate]:
    """The share of wins by place in the order: first to decide, second, and so on."""
    decided = [record for record in records if any(record.ranks)]
    won = [sum(record.points(sides)[(max(0, record.first) + place) % sides] for record in decided) for place in range(sides)]
    return [share(one, len(decided)) for one in won]


def _drawn(records: Sequence[BotGameResult], sides: int) -> Estimate:
    return share(sum(record.drawn(sides) for record in records), len(records))


def _stubborn(subject: Subject, seats: int, pool: WorkerPool, seed: str) -> dict[str, bool]:
    """Whether the game ends if everybody passes, and if everybody takes the first move."""
    found: dict[str, bool] = {}
    for name in ("passing", "first"):
        if name == "first" or can_pass(subject.game()):
            work = piecework(results, subject, seats, [name], f"{seed}/{name}", STUBBORN_STEPS)
            found[name] = any(record.why == ENDLESS for record in pool.answers(work, 0, 2))
    return found


# warnings


def percent(part: float) -> str:
    return f"{100 * part:.0f}"


def warnings(found: BalanceReport, stubborn: dict[str, bool]) -> list[Caution]:
    """Warnings for the inventor of a game, the worst first."""
    said: list[Caution] = []
    games = found.games + found.random_games
    if found.endless.value > 0:
        said.append(Caution("endless", {"percent": percent(found.endless.value), "steps": found.steps}))
    if stubborn.get("passing"):
        said.append(Caution("passing"))
    if stubborn.get("first"):
        said.append(Caution("stubborn"))
    fair = 1 / found.sides
    for place, won in enumerate(found.order):
        if found.sides > 1 and (won.low > fair + 0.03 or won.high < fair - 0.03):
            key = ("first" if place == 0 else "last" if place == found.sides - 1 else "place") + ("" if won.value > fair else "-loses")
            said.append(Caution(key, {"percent": percent(won.value), "fair": percent(fair), "place": str(place + 1)}))
    if found.drawn.low > 0.25 and found.games >= A_FEW:
        said.append(Caution("drawn", {"percent": percent(found.drawn.value)}))
    if games >= FEWEST_GAMES:
        said += [Caution("form", {"form": form, "games": games}) for form in found.unused_forms if form not in found.elsewhere]
        said += [Caution("end", {"why": why, "games": games}) for why in found.unused_ends if why not in found.elsewhere]
    if found.forced > 0.9:
        said.append(Caution("forced", {"percent": percent(found.forced)}))
    if found.thinking.count and found.thinking.high < 0.5:
        said.append(Caution("harmful", {"percent": percent(found.thinking.value)}))
    elif found.thinking.count >= FEWEST_GAMES and found.thinking.high < 0.55:
        said.append(Caution("thoughtless", {"percent": percent(found.thinking.value)}))
    if found.luck.low > 0.8 and found.sides > 1:
        said.append(Caution("luck", {"percent": percent(found.luck.value)}))
    for one in found.effects:
        if one.differ == 0 and one.games >= FEWEST_GAMES and one.sort != "screen":
            said.append(Caution("option", {"option": one.option, "value": one.value, "games": one.games}))
    return said
