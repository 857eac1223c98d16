"""What the browser has to know of every game to keep its score without a server: how it is counted, and by which numbers.

A card names the sheet (see :mod:`pipyard.score.sheets`) and binds every term of it: to a number of the rules, to an option, or to the
number of players. Both sides read bindings alike: :func:`bound` here, ``bound`` in ``web/src/score/cards.ts``.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final, cast

from pipyard import shelf
from pipyard.books.dice_trip import atlas
from pipyard.books.dice_trip.chart import Chart
from pipyard.books.dice_trip.portrait import drawn_map
from pipyard.books.tumblin_dice.own_boards import board
from pipyard.books.tumblin_dice.own_boards import files as boards
from pipyard.books.tumblin_dice.tumblin_dice import MODES, Rules, TumblinDiceOptions
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.options import written
from pipyard.core.space import Shuffle
from pipyard.dice.shot import die
from pipyard.pyramid.cells import SIZE
from pipyard.pyramid.dealt import DealtState
from pipyard.score.faces import may_end_early
from pipyard.score.refusing import refused
from pipyard.score.sheets.counts import CountsSheet
from pipyard.score.sheets.heaps import HeapsSheet
from pipyard.score.sheets.terms import CountsTerms, HeapsTerms, TriesTerms, TripTerms, TumblinTerms
from pipyard.score.sheets.tries import TriesSheet
from pipyard.score.sheets.trip import FinishedTrips, TripSheet
from pipyard.score.sheets.tumblin import TumblinSheet

Sheet = TumblinSheet | TripSheet | FinishedTrips | TriesSheet | HeapsSheet | CountsSheet


@dataclass(frozen=True, slots=True)
class Bound:
    """Where a term comes from.

    ``option``: the option whose word decides (empty: none does). ``part``: of a word such as ``target:301`` the part before or behind the
    colon. ``table``: what to take for a word, or for ``word/seats``, or, without an option, for a number of seats. Without a table the
    word itself is taken, as ``kind`` says: a word, a number (``factor`` times), or a list of numbers.
    """

    option: str = ""
    value: Any = None
    table: dict[str, Any] | None = None
    part: int = -1
    kind: str = "word"
    factor: int = 1


@dataclass(frozen=True, slots=True)
class Card:
    """How the score of a game is kept. ``sheet`` may depend on an option; ``why``: the reason why it cannot be kept.

    ``what`` names what is counted, ``race``: players claim at the same time; ``watch``: a stopwatch helps;
    ``seconds``: how long a round or a turn lasts at most (0: as long as it takes); ``out``: players can be out.
    """

    key: str
    sheet: Bound
    terms: dict[str, Bound] = field(default_factory=dict[str, Bound])
    options: dict[str, str] = field(default_factory=dict[str, str])
    what: str = ""
    race: bool = False
    watch: bool = False
    seconds: Bound = Bound(value=0)
    out: bool = False
    why: str = ""


def bound(one: Bound, options: dict[str, str], seats: int) -> Any:
    """The value of a term for these options and players."""
    if not one.option and one.table is None:
        return one.value
    word = options[one.option] if one.option else str(seats)
    if one.part >= 0:
        word = word.split(":")[one.part]
    if one.table is not None:
        found = one.table.get(f"{word}/{seats}", one.table.get(word))
        if found is None:
            raise refused("sheet-not-for", seats=seats)
        return found
    if one.kind == "number":
        return one.factor * int(word)
    return [int(number) for number in re.findall(r"-?\d+", word)] if one.kind == "numbers" else word


def same(value: Any) -> Bound:
    return Bound(value=value)


def chosen(option: str, factor: int = 1) -> Bound:
    """An option that is a number."""
    return Bound(option, kind="number", factor=factor)


CARDLESS: Final = ("my_game",)
"""Games whose score nobody can keep."""

# --- what is counted, game by game

REACH: Final = (
    "green_amoeba", "wuerfelmarsch", "golden_centre", "dora", "tabula_rasa", "masquerade", "slide", "mound_mover", "diebylon", "sandwich",
    "smuggling", "pharaohs_curse", "triangle", "falling_rocks", "finish", "fire_red_devil", "mes_des_tes_des",
)  # fmt: skip
"""Whoever reaches the goal wins; there is nothing to add up."""
LAST: Final = ("acquire", "slipped")
"""Players are out one after the other."""
LEFT: Final = (
    "abquetschen",
    "squeezing",
    "fire_and_water",
    "quadrula_rasa",
    "dishing_up",
    "malicious_pleasure",
    "vain_guinea_fowl",
    "lookout",
    "perspectives",
)
"""Dice that are left to everybody; nobody has fewer than none, and who has none wins."""
MOST: Final[dict[str, tuple[str, int]]] = {
    "doubles": ("taken", SIZE),
    "ruins": ("used", 55),
    "mucho": ("pips", 999),
    "witches_dance": ("trail", 45),
    "race": ("points", 999),
    "flea_chase": ("points", 99),
}
"""The highest number wins: what it is, and how much it can be."""
FEWEST: Final[dict[str, tuple[str, int]]] = {"steps_to_the_throne": ("turns", 999), "wolf": ("dogs", 999)}
GRABS: Final = ("raffzahn", "greedy_grabber")
COWS: Final = ("bunte_kuh", "spotted_cow")


def counts(way: str, **given: Any) -> dict[str, Bound]:
    """The terms of a sheet of numbers; what is not given is usual."""
    usual: dict[str, Any] = {
        "way": way, "least": 0, "most": 999, "start": 0, "target": -1, "rounds": 0, "low": False, "right": 0, "wrong": 0, "others": 0,
    }  # fmt: skip
    return {name: one if isinstance(one, Bound) else same(one) for name, one in {**usual, **given}.items()}


def starts(game: Game) -> Bound:
    """What everybody begins with, by the number of players."""
    found: dict[str, int] = {}
    for seats in game.info.seats:
        try:
            found[str(seats)] = int(game.start(seats).scene().scores[0])
        except PipyardError:
            continue
    return Bound(table=found)


def card(game: Game) -> Card:
    """How the score of a game is kept."""
    key = game.info.key
    options = {name: written(getattr(game.options, name)) for name in type(game.options).fields}
    made = _card(game, key)
    return Card(key, made.sheet, made.terms, options, made.what, made.race, made.watch, made.seconds, made.out, made.why)


def _card(game: Game, key: str) -> Card:
    if key == "tumblin_dice":
        return Card(key, same("tumblin"), _tumblin(game), what="points")
    if key == "dice_trip":
        return Card(key, same("trip"), _trip(), what="points")
    if key == "up_and_down":
        return _up_and_down(game)
    if key == "my_game":
        return Card(key, same(""), why="sheet-why-my-game")
    if key == "captain_flint":
        return Card(
            key,
            same("tries"),
            _tries("fewest_tries", 25, Bound("method", table={"trick": 140, "freehand": 0, "l_frame": 0}), 25),
            what="bones",
            watch=True,
        )
    if key in ("dune", "faraday", "coulomb"):
        return Card(key, same("tries"), _tries("fastest", 0, same(0), 0), what="seconds", watch=True, seconds=chosen("time_limit_s"))
    if key in ("emag", "dice_mikado", "mountaing"):
        most = int(cast("Any", game.start(1)).most)
        return Card(key, same("tries"), _tries("most", most, same(0), 0), what="dice", watch=True, seconds=chosen("time_limit_s"))
    if key == "hide_away":
        way = Bound("target", table={"own": "now", "opponent": "win"})
        return Card(key, same("counts"), {**counts("now", most=9, target=9), "way": way}, what="covered", out=True)
    if key == "flickers":
        return Card(key, same("counts"), counts("now", most=5, target=5), what="on-plate")
    if key in ("storing_scores", "eintrichtern"):
        return Card(key, same("counts"), counts("now", most=36, target=_enough(game)), what="stored")
    if key in COWS:
        fine = {str(seats): seats - 1 for seats in game.info.seats}
        return Card(
            key, same("counts"), counts("claims", start=starts(game), target=0, low=True, right=-1, wrong=Bound(table=fine), others=-1),
            what="left", race=True, seconds=chosen("think_s") if key == "spotted_cow" else same(60),
        )  # fmt: skip
    if key in GRABS:
        fine = {str(seats): 1 - seats for seats in game.info.seats}
        return Card(
            key, same("counts"), counts("claims", least=-99, right=1, wrong=Bound(table=fine), others=1), what="taken", race=True
        )  # fmt: skip
    if key == "clever_mole":
        wrong = Bound("wrong", table={"locked_out": 0, "minus_one": -1})
        return Card(
            key, same("counts"), counts("claims", rounds=chosen("riddles"), right=1, wrong=wrong), what="riddles", race=True,
            seconds=chosen("riddle_time_s"),
        )  # fmt: skip
    if key in LEFT:
        return Card(
            key, same("counts"), counts("now", most=SIZE, start=starts(game), target=0, low=True), what="left",
            race=key in ("lookout", "perspectives", "vain_guinea_fowl"), seconds=chosen("round_s") if key == "lookout" else same(0),
        )  # fmt: skip
    if key in MOST:
        what, most = MOST[key]
        return Card(key, same("counts"), counts("now", most=most, least=-99 if key in ("flea_chase", "mucho") else 0), what=what)
    if key in FEWEST:
        what, most = FEWEST[key]
        return Card(key, same("counts"), counts("now", most=most, low=True), what=what)
    if key in LAST or key in REACH:
        return Card(key, same("counts"), counts("win"), what="win", out=key in LAST)
    if key in ("cui_bono", "cui_bono_kosmos"):
        prices = Bound("penalty", kind="numbers") if key == "cui_bono" else same([1, 2, 3])
        colours = ["yellow", "grey", "red"] if key == "cui_bono" else ["green", "black", "red"]
        return Card(key, same("heaps"), _few(colours, prices, low=True), what="kept")
    if key == "reducto":
        return Card(key, same("heaps"), _few(["green", "red", "black"], same([3, 2, 1]), low=False), what="taken")
    if game.info.score == "heaps":
        return Card(key, same("heaps"), _heaps(game), what="taken")
    if game.info.score == "faces" or key == "trulla":
        return Card(key, same("faces"), _faces(game), what="faces")
    return Card(key, same(""), why="sheet-why-unknown")


def _enough(game: Game) -> Bound:
    """How many stored dice win; -1 where it is played until none is left."""
    option = "end" if "end" in type(game.options).fields else ""
    found: dict[str, int] = {}
    for word in cast("Any", type(game.options).fields["end"]).words if option else [""]:
        one = game.chosen(end=word) if option else game
        for seats in game.info.seats:
            found[f"{word}/{seats}" if option else str(seats)] = int(cast("Any", one.start(seats)).target) or -1
    return Bound(option, table=found)


def _tries(how: str, most: int, others: Bound, full: int) -> dict[str, Bound]:
    return {
        "how": same(how), "attempts": chosen("attempts"), "limit": chosen("time_limit_s", 100), "most": same(most), "others": others,
        "full": same(full),
    }  # fmt: skip


def _few(colours: list[str], prices: Bound, low: bool) -> dict[str, Bound]:
    """Heaps of which nobody knows beforehand how large they get."""
    terms: dict[str, Any] = {"colours": colours, "most": [SIZE] * 3, "exact": False, "whole": 0, "low": low, "left_wins": False}
    return {**{name: same(value) for name, value in terms.items()}, "prices": prices}


def _heaps(game: Game) -> dict[str, Bound]:
    state = cast("Any", game.start(2))
    fields = type(game.options).fields
    left = hasattr(state, "winners")
    terms: dict[str, Bound] = {
        "colours": same(list(state.palette)), "prices": same(list(state.prices())), "whole": same(SIZE), "low": same(False),
        "left_wins": same(left), "exact": same(True), "most": same(_deck(state)),
    }  # fmt: skip
    if "values" in fields:
        terms["prices"] = Bound("values", kind="numbers")
    if left:
        terms["most"] = Bound("mix", kind="numbers")
    elif "mix" in fields:
        boxed = cast("Any", game.chosen(mix="box").start(2))
        terms["most"] = Bound("mix", table={"fixed": _deck(state), "box": _deck(boxed)})
        terms["exact"] = Bound("mix", table={"fixed": True, "box": False})
    return terms


def _deck(state: DealtState) -> list[int]:
    assert state.colours is not None
    deck = Counter(cast("Shuffle", state.colours.space).deck)
    return [deck[letter] for letter in state.letters]


def _faces(game: Game) -> dict[str, Bound]:
    colours: dict[str, list[str]] = {}
    for seats in game.info.seats:
        try:
            colours[str(seats)] = list(game.start(seats).scene().colours)
        except PipyardError:
            continue
    placing = type(game.options).fields.get("placing")
    early = Bound("placing", table={word: word == "may" for word in cast("Any", placing).words}) if placing else same(may_end_early(game))
    return {"seats": Bound(table=colours), "early": early}


def _up_and_down(game: Game) -> Card:
    """Three games in one: faces, dice that are left, and colours."""
    colours = cast("Any", game.chosen(version="colours"))
    heaps: dict[str, Any] = {
        "colours": list(colours.start(2).palette)[:3], "most": [SIZE // 3] * 3, "exact": True, "whole": SIZE, "left_wins": False,
    }  # fmt: skip
    terms = {
        **_faces(game.chosen(version="build")),
        **counts("now", most=55, start=55, target=0, low=Bound("version", table={"build": False, "demolish": True, "colours": False})),
    }
    terms.update({name: same(value) for name, value in heaps.items() if name != "most"})
    terms["prices"] = Bound("values", kind="numbers")
    terms["most"] = Bound("version", table={"build": 55, "demolish": 55, "colours": heaps["most"]})
    sheet = Bound("version", table={"build": "faces", "demolish": "counts", "colours": "heaps"})
    return Card("up_and_down", sheet, terms, what="up-and-down")


def _tumblin(game: Game) -> dict[str, Bound]:
    tables: dict[str, dict[str, Any]] = {name: {} for name in ("members", "side_of", "dice_each", "bonus", "colours")}
    for mode in ("french", "english", *MODES):
        for seats in game.info.seats:
            try:
                one = game.chosen(mode=mode)
                one.start(seats)
            except PipyardError:
                continue
            rules = Rules(seats, cast("TumblinDiceOptions", one.options), board(str(one.options.chosen["board"])))
            found = (rules.members, rules.side_of, rules.dice_each, rules.has_bonus, [rules.colour(die(seat, 1)) for seat in range(seats)])
            for name, value in zip(tables, found, strict=True):
                tables[name][f"{mode}/{seats}"] = value
    plain = ("order", "scoring", "all_on_board")
    return {
        **{name: Bound("mode", table=table) for name, table in tables.items()},
        **{name: Bound(name) for name in plain},
        "faces": chosen("dice_faces"),
        "goal": Bound("goal", part=0),
        "goal_number": Bound("goal", part=1, kind="number"),
        "ejected": Bound("ejected", table={"zero": False, "negative": True}),
        "times": Bound("board", table={name: [level.times for level in board(name).levels] for name in boards()}),
        "levels": Bound("board", table={name: [[level.start, level.end] for level in board(name).levels] for name in boards()}),
        "size": Bound("board", table={name: [board(name).width, board(name).length] for name in boards()}),
    }


def chart_terms(chart: Chart) -> dict[str, Any]:
    """A map as numbers and words: what counts, and (``map``) how it is drawn."""
    return {
        "id": chart.id, "size": chart.size, "letters": chart.letters, "pairs": chart.pairs, "zones": [zone.id for zone in chart.zones],
        "cities": [{"index": city.index, "text": city.text, "zone": city.zone, "colour": city.colour} for city in chart.cities],
        "near": chart.near, "linked": chart.linked, "series": chart.series, "zone_points": chart.zone_points, "map": drawn_map(chart),
    }  # fmt: skip


def _trip() -> dict[str, Bound]:
    return {
        "chart": Bound("map", table={name: chart_terms(atlas.chart(name)) for name in [one.id for one in atlas.charts()]}),
        "tens": Bound("tens_variant", table={"yes": True, "no": False}),
        "two_dice": Bound("double_die_pairs", table={"two_dice": True, "strict": False}),
        "fewest": Bound("tie", table={"fewest_crossed": True, "shared": False}),
    }


def sheet_of(one: Card, options: dict[str, str], seats: int, finished: bool = False) -> Sheet:
    """An empty sheet of a game for these options and players; ``finished``: of Dice Trip the one for whole sheets."""
    words = {**one.options, **options}
    kind = bound(one.sheet, words, seats)

    def given(names: tuple[str, ...]) -> dict[str, Any]:
        return {name: bound(one.terms[name], words, seats) for name in names}

    if kind == "tumblin":
        return TumblinSheet(TumblinTerms(**given(TumblinTerms.__slots__)), seats)
    if kind == "trip":
        found = given(TripTerms.__slots__)
        terms = TripTerms(**{**found, "chart": atlas.chart(str(found["chart"]["id"]))})
        return FinishedTrips(terms, seats) if finished else TripSheet(terms, seats)
    if kind == "tries":
        return TriesSheet(TriesTerms(**given(TriesTerms.__slots__)), seats)
    if kind == "heaps":
        return HeapsSheet(HeapsTerms(**given(HeapsTerms.__slots__)), seats)
    if kind == "counts":
        return CountsSheet(CountsTerms(**given(CountsTerms.__slots__)), seats)
    raise refused("sheet-not-for", seats=seats)


def cards() -> list[Card]:
    """All games, in the order of the shelf."""
    return [card(game) for game in [*shelf.games(), *[shelf.game(key) for key in shelf.own()]]]
