"""What the browser needs to keep the score of a game without a server: how it is counted, and with which numbers.

A card names the sheet (see :mod:`pipyard.score.sheets`) and binds each of its terms: to a number of the rules, to an option, or to the
number of players. Both sides read bindings alike: :func:`bound` here, ``bound`` in ``web/src/score/cards.ts``.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, cast

from pipyard import shelf
from pipyard.books.dice_trip import atlas
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.options import written
from pipyard.core.space import Shuffle
from pipyard.core.text import because
from pipyard.pyramid.cells import SIZE
from pipyard.pyramid.dealt_state import DealtState
from pipyard.score.faces import may_end_early
from pipyard.score.sheets.counts_sheet import CountsSheet
from pipyard.score.sheets.dice_trip_sheet import FinishedTrips, TripSheet
from pipyard.score.sheets.faces_sheet import FacesSheet
from pipyard.score.sheets.heaps_sheet import HeapsSheet
from pipyard.score.sheets.sheet_terms import CountsTerms, FacesTerms, HeapsTerms, TriesTerms, TripTerms, TumblinTerms
from pipyard.score.sheets.tries_sheet import TriesSheet
from pipyard.score.sheets.tumblin_sheet import TumblinSheet

Sheet = TumblinSheet | TripSheet | FinishedTrips | TriesSheet | HeapsSheet | CountsSheet | FacesSheet


@dataclass(frozen=True, slots=True)
class TermBinding:
    """The source of a term.

    ``option``: the deciding option (empty: none). ``part``: the part of a word such as ``target:301`` before or after the colon. ``table``:
    the value for a word, for ``word/seats``, or, without an option, for a number of seats. Without a table the word itself is used, as
    ``kind`` says: a word, a number (``factor`` times), or a list of numbers.
    """

    option: str = ""
    value: Any = None
    table: dict[str, Any] | None = None
    part: int = -1
    kind: str = "word"
    factor: int = 1


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """How the score of a game is kept. ``sheet`` may depend on an option; ``why``: the reason why the score cannot be kept.

    ``what``: what is counted; ``race``: players claim at the same time; ``watch``: a stopwatch helps; ``seconds``: the limit of a round or
    a turn (0: none); ``out``: players can be eliminated; ``rounds``: the rules end the game after this many rounds (0: they do not), so
    turns are counted; ``quiet``: so many turns or rounds in a row without ``quiet_what`` end it (0: none); ``pyramid``: what is counted
    on the pyramid at the end, as spots to tap (:mod:`pipyard.score.end_positions`).
    """

    key: str = ""
    sheet: TermBinding = TermBinding(value="")
    terms: dict[str, TermBinding] = field(default_factory=dict[str, TermBinding])
    options: dict[str, str] = field(default_factory=dict[str, str])
    what: str = ""
    race: bool = False
    watch: bool = False
    seconds: TermBinding = TermBinding(value=0)
    out: bool = False
    rounds: TermBinding = TermBinding(value=0)
    quiet: TermBinding = TermBinding(value=0)
    quiet_what: str = ""
    pyramid: TermBinding = TermBinding(value=None)
    why: str = ""


def bound(one: TermBinding, options: dict[str, str], seats: int) -> Any:
    """The value of a term for these options and players."""
    if not one.option and one.table is None:
        return one.value
    word = options[one.option] if one.option else str(seats)
    if one.part >= 0:
        word = word.split(":")[one.part]
    if one.table is not None:
        found = one.table.get(f"{word}/{seats}", one.table.get(word))
        if found is None:
            raise PipyardError(because("sheet-not-for", seats=seats))
        return found
    if one.kind == "number":
        return one.factor * int(word)
    return [int(number) for number in re.findall(r"-?\d+", word)] if one.kind == "numbers" else word


def same(value: Any) -> TermBinding:
    return TermBinding(value=value)


def chosen(option: str, factor: int = 1) -> TermBinding:
    """An option that is a number."""
    return TermBinding(option, kind="number", factor=factor)


# --- what is counted, by the words of ``Game(score=...)``

OWN_RULES: Final = "mine"
"""The book that players fill with their own games."""
QUIET_LIMITS: Final = {"stall_limit": "taken", "stall_turns": "taken", "quiet_limit": "step", "quiet_rounds": ""}
"""Options that end a game after so many turns or rounds in a row without something; empty: it depends on what is counted."""
RACES: Final = "speed"
"""The kind of games in which players act at the same time."""


def counts(way: str, **given: Any) -> dict[str, TermBinding]:
    """The terms of a sheet of numbers, with defaults."""
    usual: dict[str, Any] = {
        "way": way, "least": 0, "most": 999, "start": 0, "target": -1, "rounds": 0, "low": False, "right": 0, "wrong": 0, "others": 0,
    }  # fmt: skip
    return {name: one if isinstance(one, TermBinding) else same(one) for name, one in {**usual, **given}.items()}


def starts(game: Game) -> TermBinding:
    """The initial score, by the number of players."""
    found: dict[str, int] = {}
    for seats in game.info.seats:
        try:
            found[str(seats)] = int(game.start(seats).scene().scores[0])
        except PipyardError:
            continue
    return TermBinding(table=found)


def card(game: Game) -> ScoreCard:
    """The card of a game: from the companion of its rules, otherwise from its ``score``.

    ``win``, ``last``: who has reached the goal, or is still in. ``left``: dice that are left. ``most WHAT MOST``, ``fewest WHAT MOST``: a
    number per player. ``reach WHAT NUMBER``: the same, and that number wins. ``stored``: dice found. ``claims WHAT RIGHT WRONG OTHERS``:
    the value of a right and a wrong claim (``all``: one for every other player), and of a wrong one for the others. ``tries seconds``,
    ``dice`` or ``bones``: the best attempt. ``worth`` and ``costs``: dice of some colours with their prices.
    """
    options = {name: written(getattr(game.options, name)) for name in type(game.options).fields}
    beside: Any = game.companion("score")
    made: ScoreCard = beside.card(game) if hasattr(beside, "card") else _worded(game, *game.info.score.split())
    pyramid: TermBinding = beside.end_position(game) if hasattr(beside, "end_position") else made.pyramid
    rounds = chosen("max_rounds") if "max_rounds" in options else same(0)
    quiet = next((name for name in QUIET_LIMITS if name in options), "")
    if quiet:
        what = QUIET_LIMITS[quiet] or ("placed" if made.what == "left" else "captured")
        made = replace(made, quiet=chosen(quiet), quiet_what=what)
    return replace(made, key=game.info.key, options=options, rounds=rounds, pyramid=pyramid)


def _worded(game: Game, way: str = "", what: str = "", *more: str) -> ScoreCard:
    match way:
        case "faces":
            return ScoreCard(sheet=same("faces"), terms=face_terms(game), what="faces")
        case "heaps":
            return ScoreCard(sheet=same("heaps"), terms=_heaps(game), what="taken")
        case "worth" | "costs":
            return ScoreCard(
                sheet=same("heaps"), terms=_few(game, [what, *more], way == "costs"), what="kept" if way == "costs" else "taken"
            )
        case "tries":
            return ScoreCard(sheet=same("tries"), terms=_tries(game, what), what=what, watch=True, seconds=chosen("time_limit_s"))
        case "":
            why = "sheet-why-my-game" if game.info.book == OWN_RULES else "sheet-why-unknown"
            return ScoreCard(sheet=same(""), why=why)
        case _:
            return _counted(game, way, what, list(more))


def _counted(game: Game, way: str, what: str, more: list[str]) -> ScoreCard:
    """A sheet of numbers."""
    names = type(game.options).fields
    seconds = next((chosen(name) for name in ("round_s", "riddle_time_s", "think_s") if name in names), same(0))
    race = RACES in game.info.kinds
    terms, out = counts("win"), False
    match way:
        case "last":
            what, out = "win", True
        case "left":
            what, terms = "left", counts("now", most=SIZE, start=starts(game), target=0, low=True)
        case "most":
            terms = counts("now", most=int(more[0]), least=-99 if int(more[0]) in (99, 999) else 0)
        case "fewest":
            terms = counts("now", most=int(more[0]), low=True)
        case "reach":
            terms = counts("now", most=int(more[0]), target=int(more[0]))
            if "target" in names:  # or players push each other to the target, and the last one left wins
                terms["way"], out = TermBinding("target", table={"own": "now", "opponent": "win"}), True
        case "stored":
            what, terms = "stored", counts("now", most=36, target=_enough(game))
        case "claims":
            race, terms = True, _claims(game, what, more)
        case _:
            what = "win"
    return ScoreCard(sheet=same("counts"), terms=terms, what=what, race=race, seconds=seconds, out=out)


def _claims(game: Game, what: str, more: list[str]) -> dict[str, TermBinding]:
    right, wrong, others = more
    names = type(game.options).fields
    all_others = {str(seats): seats - 1 if wrong == "all" else 1 - seats for seats in game.info.seats}
    fine: Any = TermBinding(table=all_others) if wrong.endswith("all") else int(wrong)
    if "wrong" in names:
        fine = TermBinding("wrong", table={"locked_out": 0, "minus_one": -1})
    left: dict[str, Any] = {"start": starts(game), "target": 0, "low": True} if what == "left" else {}
    rounds = chosen("riddles") if "riddles" in names else same(0)
    return counts("claims", right=int(right), wrong=fine, others=int(others), rounds=rounds, **left)


def _enough(game: Game) -> TermBinding:
    """The number of stored dice that wins; -1 if play goes on until none is left."""
    option = "end" if "end" in type(game.options).fields else ""
    found: dict[str, int] = {}
    for word in cast("Any", type(game.options).fields["end"]).words if option else [""]:
        one = game.chosen(end=word) if option else game
        for seats in game.info.seats:
            found[f"{word}/{seats}" if option else str(seats)] = int(cast("Any", one.start(seats)).target) or -1
    return TermBinding(option, table=found)


def _tries(game: Game, what: str) -> dict[str, TermBinding]:
    how = {"seconds": "fastest", "dice": "most"}.get(what, "fewest_tries")
    most, others = same(int(cast("Any", game.start(1)).most) if how == "most" else 0), same(0)
    if how == "fewest_tries":
        bounds: dict[str, tuple[int, int]] = {}
        for word in cast("Any", type(game.options).fields["method"]).words:
            bounds[word] = cast("Any", game.chosen(method=word).start(1)).entries().rows["failed"]
        most = TermBinding("method", table={word: found[0] for word, found in bounds.items()})
        others = TermBinding("method", table={word: found[1] for word, found in bounds.items()})
    full = most if how == "fewest_tries" else same(0)
    return {
        "how": same(how), "attempts": chosen("attempts"), "limit": chosen("time_limit_s", 100), "most": most, "others": others,
        "full": full,
    }  # fmt: skip


def _few(game: Game, words: list[str], low: bool) -> dict[str, TermBinding]:
    """Heaps of unknown size: colours and prices alternate."""
    terms: dict[str, Any] = {
        "colours": words[::2], "most": [SIZE] * len(words[::2]), "exact": False, "whole": 0, "low": low, "left_wins": False,
    }  # fmt: skip
    prices = (
        TermBinding("penalty", kind="numbers") if "penalty" in type(game.options).fields else same([int(price) for price in words[1::2]])
    )
    return {**{name: same(value) for name, value in terms.items()}, "prices": prices}


def _heaps(game: Game) -> dict[str, TermBinding]:
    state = cast("Any", game.start(2))
    fields = type(game.options).fields
    left = hasattr(state, "winners")
    terms: dict[str, TermBinding] = {
        "colours": same(list(state.palette)), "prices": same(list(state.prices())), "whole": same(SIZE), "low": same(False),
        "left_wins": same(left), "exact": same(True), "most": same(_deck(state)),
    }  # fmt: skip
    if "values" in fields:
        terms["prices"] = TermBinding("values", kind="numbers")
    if left:
        terms["most"] = TermBinding("mix", kind="numbers")
    elif "mix" in fields:
        boxed = cast("Any", game.chosen(mix="box").start(2))
        terms["most"] = TermBinding("mix", table={"fixed": _deck(state), "box": _deck(boxed)})
        terms["exact"] = TermBinding("mix", table={"fixed": True, "box": False})
    return terms


def _deck(state: DealtState) -> list[int]:
    assert state.colours is not None
    deck = Counter(cast("Shuffle", state.colours.space).deck)
    return [deck[letter] for letter in state.letters]


def face_terms(game: Game) -> dict[str, TermBinding]:
    colours: dict[str, list[str]] = {}
    for seats in game.info.seats:
        try:
            colours[str(seats)] = list(game.start(seats).scene().colours)
        except PipyardError:
            continue
    placing = type(game.options).fields.get("placing")
    early = (
        TermBinding("placing", table={word: word == "may" for word in cast("Any", placing).words}) if placing else same(may_end_early(game))
    )
    return {"seats": TermBinding(table=colours), "early": early}


def sheet_of(kept: ScoreCard, options: dict[str, str], seats: int, finished: bool = False) -> Sheet:
    """An empty sheet of a game for these options and players; ``finished``: the Dice Trip sheet for completed sheets."""
    words = {**kept.options, **options}
    kind = bound(kept.sheet, words, seats)

    def given(terms: type[Any]) -> dict[str, Any]:
        return {one.name: bound(kept.terms[one.name], words, seats) for one in fields(terms)}

    if kind == "tumblin":
        return TumblinSheet(TumblinTerms(**given(TumblinTerms)), seats)
    if kind == "trip":
        found = given(TripTerms)
        found["chart"] = atlas.chart(str(found["chart"]["id"]))
        terms = TripTerms(**found)
        return FinishedTrips(terms, seats) if finished else TripSheet(terms, seats)
    if kind == "tries":
        return TriesSheet(TriesTerms(**given(TriesTerms)), seats)
    if kind == "heaps":
        return HeapsSheet(HeapsTerms(**given(HeapsTerms)), seats)
    if kind == "faces":
        return FacesSheet(FacesTerms(**given(FacesTerms)), seats)
    if kind == "counts":
        return CountsSheet(CountsTerms(**given(CountsTerms)), seats)
    raise PipyardError(because("sheet-not-for", seats=seats))


def cards() -> list[ScoreCard]:
    """All games, in the order of the shelf."""
    return [card(game) for game in [*shelf.games(), *[shelf.game(key) for key in shelf.own()]]]
