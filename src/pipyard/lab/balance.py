"""The balance of a game: what happens when bots play it many times, and what its options change.

Two kinds of players are looked at: those who play anything, who come everywhere, and those who think as far as there is time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.options import Choice, Flag, Number, Option, Phrase, Several, written
from pipyard.lab.crew import Crew, Piecework, piecework, version
from pipyard.lab.figures import Estimate, Moments, luck, share
from pipyard.lab.measuring import shortened
from pipyard.lab.playing import ENDLESS, Record, fewest, has_chance, with_whims
from pipyard.lab.subject import Subject
from pipyard.lab.watching import Seen, can_pass, duels, ends, results, twins, watch
from pipyard.physics.hands import have_learned

T = TypeVar("T")
STEPS = 20_000
"""A game of more steps is taken for endless."""
IN_TIME_STEPS = 8_000
"""The same where there is little time."""
STUBBORN_STEPS = 3_000
LOOK_STEPS = 2_000
SORTS: dict[str, int] = {"ruling": 4, "variant": 2, "screen": 1}
"""What options are about, and how much of the time each of their values gets."""
BARS = 24
ENOUGH = 20
"""Of fewer games nobody is told that something never happened in them."""
RULINGS = re.compile(r"ruling|\bEN\b|\bFR\b|French|English|translat|edition|Abacus", re.IGNORECASE)
SCREEN = re.compile(r"screen|digital|clock|protocol", re.IGNORECASE)


class Span(Struct, frozen=True):
    """How a number is spread over games."""

    mean: Estimate
    least: float
    most: float
    bars: list[tuple[float, float, int]]  # from, to, how many games


class Effect(Struct, frozen=True):
    """What another value of an option changes, against the game as it is, with the same chance for both.

    ``differ`` is the share of games that go otherwise; the others are differences: of the first player's share of the victories,
    of the share of games without a single winner, of the number of decisions (in parts of the usual number).
    """

    option: str
    value: str
    usual: str
    sort: str
    source: str
    games: int
    differ: float
    first: Estimate
    drawn: Estimate
    length: Estimate


class Caution(Struct, frozen=True):
    """Something that is probably not meant to be so: a key of the catalogue (after ``lab-warn-``) and what to fill in."""

    key: str
    args: dict[str, str | int] = {}


class Report(Struct, frozen=True):
    """Everything that was found."""

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
    decisions: Span
    chances: float
    order: list[Estimate]  # the share of victories of the first, second … player in order
    drawn: Estimate  # several winners or none
    nobody: Estimate
    steps: int  # after so many a game was broken off
    endless: Estimate
    settled: Estimate | None  # the part of the game after which the winner led for good
    comeback: Estimate | None  # how often the winner was behind at half time
    choices: Estimate  # moves to choose from
    most_choices: int
    unlisted: float  # the share of decisions whose moves cannot be listed
    forced: float
    luck: Estimate
    thinking: Estimate  # the share of the points of who thinks against who plays anything
    ends: dict[str, int]
    forms: dict[str, int]
    unused_forms: list[str]
    unused_ends: list[str]
    effects: list[Effect]
    untried: list[str]  # options there was no time for
    unfit: list[str]  # values that do not go with the rest of the game or with so few players
    elsewhere: dict[str, str]  # forms and ends that come with another value of an option only, and with which
    warnings: list[Caution]
    seconds: float


def players_for(game: Game) -> str:
    """Who thinks well enough for a report, and fast enough."""
    kinds = game.info.kinds
    if have_learned(game):
        return "hands:beginner"
    if "speed" in kinds:
        return "reflex:normal"
    if "writing" in kinds:
        return "mix:90/trip"  # two that never err write the same sheet
    if "memory" in kinds:
        return "memory:80"
    return "greedy"


class Time:
    """How long something may take: so many games, or until a time; some games are always played."""

    def __init__(self, games: int, seconds: float = 0.0) -> None:
        self.games = games
        self.until = perf_counter() + seconds if seconds else 0.0

    def spend(self, part: float) -> Time:
        """A part of the time that is left, for as many games."""
        return Time(self.games, max(0.05, part * (self.until - perf_counter())) if self.until else 0.0)

    def over(self) -> bool:
        return bool(self.until) and perf_counter() > self.until

    def gather(self, crew: Crew, work: Piecework[T], games: int, least: int = 2) -> list[T]:
        found: list[T] = []
        for answer in crew.answers(work, 0, games):
            found.append(answer)
            if self.over() and len(found) >= least:
                break
        return found


def report(
    subject: Subject, crew: Crew, games: int = 200, seed: str = "0", seats: int = 0, bots: str = "", seconds: float = 0.0,
    told: Callable[[str], None] | None = None, with_options: bool = True,
) -> Report:  # fmt: skip
    """Look at a game. With ``seconds`` as many games are played as fit into them, and games of hands are played in a short form."""
    began = perf_counter()
    if seconds:
        subject = shortened(subject)
    game = subject.game()
    seats = seats or fewest(game)
    sides = game.sides(seats)
    players = bots or players_for(game)
    time = Time(games, seconds)
    steps = IN_TIME_STEPS if seconds else STEPS

    def stage(what: str) -> None:
        if told is not None:
            told(what)

    physical = "dexterity" in game.info.kinds
    anything = players if have_learned(game) else "random"
    plain: list[Seen] = []
    if players != anything:
        stage("random")
        plain = time.spend(0.15).gather(crew, piecework(watch, subject, seats, [anything], f"{seed}/any", steps), games)
    stage("thinking")
    good = time.spend(0.3).gather(crew, piecework(watch, subject, seats, [players], f"{seed}/good", steps), games)
    told_steps = steps
    if seconds and any(one.record.why == ENDLESS for one in (*plain, *good)):
        steps = LOOK_STEPS  # the rest would take too long
    stage("luck")
    alike = subject.same_start()
    pairs: list[list[list[float]]] = []
    left_out = physical and time.over()  # a game of hands may take as long as all there is time for
    if not left_out and (physical or has_chance(alike.game(), seats)):
        pairs = time.spend(0.25).gather(crew, piecework(twins, alike, seats, [with_whims(players)], f"{seed}/luck", steps), games // 2)
    duel: list[float] = []
    if sides > 1 and players != anything:
        stage("duel")
        duel = time.spend(0.2).gather(crew, piecework(duels, subject, seats, [players, anything], f"{seed}/duel", steps), games // 4)
    stage("stubborn")
    # hands never pass, and in a race the clock goes on by itself
    stubborn = _stubborn(subject, seats, crew, seed) if not {"dexterity", "speed"} & set(game.info.kinds) else {}
    stage("options")
    records = [one.record for one in good]
    everything = [one.record for one in (*plain, *good)]
    forms = _added([one.forms for one in (*plain, *good)])
    reasons = _added([{record.why: 1} for record in everything])
    unused_forms, unused_ends = unused(game, forms), [why for why in ends(subject, seats) if why not in reasons]
    asleep = {*unused_forms, *unused_ends} if with_options else set[str]()
    elsewhere = woken(subject, seats, anything, asleep, crew, seed, time.spend(0.3))
    tried = Tried()
    if with_options:
        tried.everything(subject, seats, players, crew, max(4, games // 2), seed, time, steps)
    listed = [one.choices for one in good]
    decisions = sum(one.record.decisions for one in good)
    behind = [one.behind for one in good if one.behind is not None]
    settled = Moments()
    for one in good:
        if one.settled is not None:
            settled.add(one.settled)
    found = Report(
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
        steps=told_steps,
        endless=share(sum(record.why == ENDLESS for record in everything), len(everything)),
        settled=settled.estimate() if settled.count else None,
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
    """Forms of moves that nobody used. What hands do can be written in several ways: there it is the verb that counts."""
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


def _mean(values: Sequence[float]) -> Estimate:
    moments = Moments()
    for value in values:
        moments.add(value)
    return moments.estimate()


def _difference(values: Sequence[float]) -> Estimate:
    """Differences of shares lie between -1 and 1; few that are all alike do not say that there is no spread."""
    moments = Moments()
    for value in values:
        moments.add((value + 1) / 2)
    one = moments.bounded()
    return Estimate(2 * one.value - 1, 2 * one.low - 1, 2 * one.high - 1, one.count)


def _choices(games: list[Seen]) -> Estimate:
    moments = Moments()
    for one in games:
        if one.choices[1]:
            moments.add(one.choices[0] / one.choices[1])
    return moments.estimate()


def spread(values: Sequence[float]) -> Span:
    """Mean, bounds and a histogram."""
    least, most = min(values, default=0.0), max(values, default=0.0)
    wide = max(1.0, -(-(most - least + 1) // BARS))
    bars: list[tuple[float, float, int]] = []
    low = float(least)
    while low <= most:
        bars.append((low, low + wide - 1, sum(low <= value < low + wide for value in values)))
        low += wide
    return Span(_mean(values), least, most, bars)


def points_of_first(record: Record, sides: int) -> float:
    """The share of the victory of who decided first."""
    return record.points(sides)[max(0, record.first) % sides]


def in_order(records: Sequence[Record], sides: int) -> list[Estimate]:
    """The share of victories by place in the order: who decided first, the one after him, and so on."""
    decided = [record for record in records if any(record.ranks)]
    won = [sum(record.points(sides)[(max(0, record.first) + place) % sides] for record in decided) for place in range(sides)]
    return [share(one, len(decided)) for one in won]


def _is_drawn(record: Record, sides: int) -> bool:
    return len({seat % sides for seat, rank in enumerate(record.ranks) if rank == 1}) != 1


def _drawn(records: Sequence[Record], sides: int) -> Estimate:
    return share(sum(_is_drawn(record, sides) for record in records), len(records))


# options


def other_values(option: Option[Any], usual: object) -> Sequence[object]:
    """The other values worth a try: all words, both bounds of a range and what lies between, every word left out once."""
    if isinstance(option, (Choice, Flag)):
        return [value for value in option.values() if value != usual]
    if isinstance(option, Number):
        middle = int(str(usual))
        near = {option.low, max(option.low, middle // 2), min(option.high, 2 * middle)} | (
            {option.high} if option.high <= 20 else set[int]()
        )
        return sorted(near - {middle})
    if isinstance(option, Phrase):
        return [f"{word}:{low}" for word, (low, _) in option.ranges.items() if f"{word}:{low}" != usual]
    if isinstance(option, Several):
        chosen = list(option.check(usual))
        return [tuple(word for word in option.words if word != left) for left in option.words if len(chosen) > 1]
    return []


def sort_of(option: Option[Any]) -> str:
    """What an option is about: a ruling between two books, the table on a screen, or a variant."""
    if RULINGS.search(option.source):
        return "ruling"
    return "screen" if SCREEN.search(option.source) else "variant"


def changes(game: Game) -> list[tuple[str, object]]:
    """Every other value of every option, rulings first: if there is no time for all of them, they are what one wants to know."""
    fields = type(game.options).fields
    order = sorted([name for name in fields if name != "start_seat"], key=lambda name: -SORTS[sort_of(fields[name])])
    return [(name, value) for name in order for value in other_values(fields[name], game.options.chosen[name])]


def woken(subject: Subject, seats: int, players: str, asleep: set[str], crew: Crew, seed: str, time: Time) -> dict[str, str]:
    """Which of the forms and ends that never came do come when an option is changed, and which option that is."""
    found: dict[str, str] = {}
    for name, value in changes(subject.game()):
        if not asleep - set(found) or time.over():
            break
        changed = subject.changed(**{name: value})
        try:
            changed.game().start(seats)
            games = time.gather(crew, piecework(watch, changed, seats, [players], f"{seed}/elsewhere", LOOK_STEPS), 4, 1)
        except PipyardError:
            continue
        seen = {form for one in games for form in one.forms} | {one.record.why for one in games}
        for word in asleep & seen - set(found):
            found[word] = f"{name}={written(value)}"
    return found


class Tried:
    """Every other value of every option: what it changes, or why that is not known."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.untried: list[str] = []
        self.unfit: list[str] = []

    def everything(self, subject: Subject, seats: int, players: str, crew: Crew, games: int, seed: str, time: Time, steps: int) -> None:
        """Play with all of them, with the same chance as without."""
        game = subject.game()
        fields = type(game.options).fields
        todo = changes(game)
        if time.over():
            self.untried = [f"{name}={written(value)}" for name, value in todo]
            return
        seed = f"{seed}/options"
        weights = [SORTS[sort_of(fields[name])] for name, _ in todo]
        most = max(weights, default=1)
        usual = time.spend(most / (sum(weights) + most)).gather(crew, piecework(results, subject, seats, [players], seed, steps), games)
        for at, (name, value) in enumerate(todo):
            if time.over():
                self.untried.append(f"{name}={written(value)}")
                continue
            part = time.spend(weights[at] / sum(weights[at:]))
            changed = subject.changed(**{name: value})
            try:
                changed.game().start(seats)
                other = part.gather(crew, piecework(results, changed, seats, [players], seed, steps), len(usual))
            except PipyardError:
                self.unfit.append(f"{name}={written(value)}")
                continue
            self.effects.append(effect(name, fields[name], game, value, usual[: len(other)], other, game.sides(seats)))


def effect(name: str, option: Option[Any], game: Game, value: object, usual: list[Record], other: list[Record], sides: int) -> Effect:
    """Two rows of games with the same chance, compared one by one."""
    both = list(zip(usual, other, strict=True))
    mean = sum(record.decisions for record in usual) / max(1, len(usual)) or 1.0
    return Effect(
        name, written(value), written(game.options.chosen[name]), sort_of(option), option.source, len(both),
        sum(a != b for a, b in both) / max(1, len(both)),
        _difference([points_of_first(b, sides) - points_of_first(a, sides) for a, b in both]),
        _difference([float(_is_drawn(b, sides)) - float(_is_drawn(a, sides)) for a, b in both]),
        _mean([(b.decisions - a.decisions) / mean for a, b in both]),
    )  # fmt: skip


def _stubborn(subject: Subject, seats: int, crew: Crew, seed: str) -> dict[str, bool]:
    """Whether the game ends when everybody passes, and when everybody takes the first move there is."""
    found: dict[str, bool] = {}
    for name in ("passing", "first"):
        if name == "first" or can_pass(subject.game()):
            work = piecework(results, subject, seats, [name], f"{seed}/{name}", STUBBORN_STEPS)
            found[name] = any(record.why == ENDLESS for record in crew.answers(work, 0, 2))
    return found


# what is probably not meant to be so


def percent(part: float) -> str:
    return f"{100 * part:.0f}"


def warnings(found: Report, stubborn: dict[str, bool]) -> list[Caution]:
    """What the inventor of a game should know, the worst first."""
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
    if found.drawn.low > 0.25:
        said.append(Caution("drawn", {"percent": percent(found.drawn.value)}))
    if games >= ENOUGH:
        said += [Caution("form", {"form": form, "games": games}) for form in found.unused_forms if form not in found.elsewhere]
        said += [Caution("end", {"why": why, "games": games}) for why in found.unused_ends if why not in found.elsewhere]
    if found.forced > 0.9:
        said.append(Caution("forced", {"percent": percent(found.forced)}))
    if found.thinking.count and found.thinking.high < 0.5:
        said.append(Caution("harmful", {"percent": percent(found.thinking.value)}))
    elif found.thinking.count >= ENOUGH and found.thinking.high < 0.55:
        said.append(Caution("thoughtless", {"percent": percent(found.thinking.value)}))
    if found.luck.low > 0.8 and found.sides > 1:
        said.append(Caution("luck", {"percent": percent(found.luck.value)}))
    for one in found.effects:
        if one.differ == 0 and one.games >= ENOUGH and one.sort != "screen":
            said.append(Caution("option", {"option": one.option, "value": one.value, "games": one.games}))
    return said
