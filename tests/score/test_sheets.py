"""The sheets that the browser keeps count as the games do."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pipyard.books.dice_trip.dice_trip_score import explained, read_sheet
from pipyard.books.dice_trip.sheet import CROSSED
from pipyard.core.errors import PipyardError
from pipyard.core.match import Match
from pipyard.core.turn import Choose, Over
from pipyard.score import heaps, keeper, tries
from pipyard.score.cards import bound, sheet_of
from pipyard.score.sheets.dice_trip_sheet import FinishedTrips, TripSheet
from pipyard.score.sheets.faces_sheet import VISIBLE, FacesSheet
from pipyard.score.sheets.heaps_sheet import HeapsSheet
from pipyard.score.sheets.tries_sheet import TriesSheet
from pipyard.score.sheets.tumblin_sheet import PLAYER_LETTERS, TumblinSheet
from pipyard.shelf import game, keys

from .evenings import CARDS, PLAYED, TARGET, played, text

TOOL = Path(__file__).parents[2] / "tools" / "score_rules.py"
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
seeds = st.integers(0, 10**6)
few = settings(max_examples=12)
"""A game of many lines is entered anew for every example."""


def test_what_the_browser_counts_with_is_current() -> None:
    spec = importlib.util.spec_from_file_location("score_rules", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.SCORE_RULES_FILE.read_text("utf-8") == tool.typescript(), "run python tools/score_rules.py"
    assert TARGET.read_text("utf-8") == text(), "run python -m tests.score.evenings"


@pytest.mark.parametrize("number", [at for at, one in enumerate(PLAYED) if one[0] == "tumblin_dice"])
@few
@given(seed=seeds)
def test_tumblin_dice_comes_to_the_same_as_the_game(number: int, seed: int) -> None:
    key, seats, options, _ = PLAYED[number]
    sheet, lines = played(key, seats, options, False, seed)
    assert isinstance(sheet, TumblinSheet)
    counting = keeper(game(key, **options), NAMES[:seats])
    for line in lines:
        counting.add_line(line)
    state = counting.state  # type: ignore[attr-defined]
    assert state.totals == sheet.totals
    assert state.wins == sheet.wins
    over = state.turn()
    assert isinstance(over, Over) is sheet.over()
    if isinstance(over, Over):
        assert list(over.ranks) == sheet.ranks()
        assert list(over.scores) == sheet.scores()
        assert over.why == sheet.why


@pytest.mark.parametrize("number", [at for at, one in enumerate(PLAYED) if one[0] == "dice_trip" and not one[3]])
@few
@given(seed=seeds)
def test_dice_trip_comes_to_the_same_as_the_game(number: int, seed: int) -> None:
    key, seats, options, _ = PLAYED[number]
    sheet, lines = played(key, seats, options, False, seed)
    assert isinstance(sheet, TripSheet)
    counting = keeper(game(key, **options), NAMES[:seats])
    for line in lines:
        counting.add_line(line)
    over = counting.state.turn()  # type: ignore[attr-defined]
    assert isinstance(over, Over)
    assert list(over.scores) == sheet.scores()
    assert list(over.ranks) == sheet.ranks()


@few
@given(seed=seeds)
def test_finished_trips_are_counted_as_their_text_is(seed: int) -> None:
    sheet, _ = played("dice_trip", 2, {}, True, seed)
    assert isinstance(sheet, FinishedTrips)
    for own in sheet.sheets:
        chart = own.chart
        words = [
            f"{chart.cities[city].text} {'x' if stands == CROSSED else f'{stands}+' if own.ticks[city] else stands}"
            for city, stands in enumerate(own.at)
        ]
        assert [explained(read_sheet(chart, ", ".join(words)))[-1][1]] == [sheet.scores()[sheet.sheets.index(own)]]


@pytest.mark.parametrize("key", ["el_dado", "favourite", "asparagus"])
@few
@given(seed=seeds, seats=st.integers(2, 6))
def test_heaps_are_worth_what_the_game_says(key: str, seed: int, seats: int) -> None:
    sheet, lines = played(key, seats, {}, False, seed)
    assert isinstance(sheet, HeapsSheet)
    counting = heaps.keeper(game(key), NAMES[:seats])
    for line in lines:
        letter, _, rest = line.partition(" ")
        counting.add_line(f"{NAMES[PLAYER_LETTERS.index(letter)]} {rest}")
    assert counting.complete()
    assert counting.scores() == sheet.scores()
    assert counting.winners() == [seat for seat, rank in enumerate(sheet.ranks()) if rank == 1]


@pytest.mark.parametrize("key", ["rasanto", "most_simple_game", "forbidden_number", "summit_storm", "triops", "up_and_down"])
@pytest.mark.parametrize("seed", range(3))
def test_faces_are_those_that_the_game_counts(key: str, seed: int) -> None:
    seats = 2 if key == "rasanto" else 3
    match = Match(game(key), seats, seed=seed)
    rng = Random(seed)
    while isinstance(match.turn, Choose):
        seat = match.turn.seats[0]
        match.submit(seat, match.state.moves(seat).sample(rng))
    assert match.over is not None
    sheet = sheet_of(CARDS[key], {}, seats)
    assert isinstance(sheet, FacesSheet)
    dice = {die.cell: die.colour for die in match.state.scene().dice if die.cell in VISIBLE}
    for place, colour in dice.items():
        sheet.add_line(f"{place} {colour}")
    if len(dice) < len(VISIBLE):
        assert not sheet.over()
        sheet.add_line("unfinished")
    assert sheet.over()
    assert sheet.scores() == list(match.over.scores)
    assert sheet.ranks() == list(match.over.ranks)


@pytest.mark.parametrize("number", [at for at, one in enumerate(PLAYED) if one[0] == "forbidden_number"])
@few
@given(seed=seeds)
def test_the_terminal_counts_faces_as_the_sheet_does(number: int, seed: int) -> None:
    key, seats, options, _ = PLAYED[number]
    sheet, lines = played(key, seats, options, False, seed)
    counting = keeper(game(key, **options), NAMES[:seats])
    for line in lines:
        counting.add_line(line)
    assert [rows[0][1] for rows in counting.results()] == sheet.scores()
    assert [rows[0][2] == "★" for rows in counting.results()] == [rank == 1 for rank in sheet.ranks()]


def test_of_equally_few_points_the_fewest_dice_win() -> None:
    sheet = sheet_of(CARDS["cui_bono"], {}, 3)
    for line in ("A 3 0 0", "B 0 0 1", "C 0 2 0"):
        sheet.add_line(line)
    assert sheet.scores() == [3, 3, 4]
    assert sheet.ranks() == [2, 1, 3]


def test_a_victory_may_be_shared_and_nobody_may_win() -> None:
    shared, nobody = [sheet_of(CARDS["masquerade"], {}, 3) for _ in range(2)]
    shared.add_line("won A C")
    nobody.add_line("over")
    assert (shared.ranks(), nobody.ranks()) == ([1, 3, 1], [0, 0, 0])
    assert shared.over()
    assert nobody.over()


def test_games_that_end_without_progress_say_after_how_many_turns() -> None:
    told = {one.key: (one.quiet_what, bound(one.quiet, one.options, 3)) for one in CARDS.values() if one.quiet_what}
    assert told == {
        "reducto": ("taken", 30), "raffzahn": ("taken", 60), "greedy_grabber": ("taken", 60), "sandwich": ("captured", 25),
        "perspectives": ("placed", 20), "wuerfelmarsch": ("step", 60),
    }  # fmt: skip


@pytest.mark.parametrize("key", ["dune", "faraday", "coulomb", "emag", "dice_mikado", "mountaing", "captain_flint"])
@few
@given(seed=seeds, seats=st.integers(1, 4))
def test_tries_are_ranked_as_the_game_ranks_them(key: str, seed: int, seats: int) -> None:
    sheet, _ = played(key, seats, {}, False, seed)
    assert isinstance(sheet, TriesSheet)
    one = game(key, start_seat="0") if seats > 1 else game(key)
    counting = tries.keeper(one, NAMES[:seats])
    to_enter = [own[:] for own in sheet.tries]
    while not isinstance(counting.match.turn, Over):
        seat = counting.match.turn.seat  # type: ignore[union-attr]
        verbs = [str(atom) for atom in counting.match.state.moves(seat).steps().atoms]
        if "accept" in verbs:
            counting.add_line("accept")
            continue
        reached, time, number = to_enter[seat].pop(0)
        if sheet.terms.how == "most":
            counting.add_line(f"{verbs[0]} {number}")
        elif reached:
            counting.add_line(f"solved {time / 100:g}")
        elif sheet.terms.how == "fewest_tries":
            counting.add_line(f"failed {max(0, number)} {max(0, -number)}")
        else:
            counting.add_line("late")
    assert list(counting.match.turn.ranks) == sheet.ranks()
    assert list(counting.match.turn.scores) == sheet.scores()


def test_every_game_is_kept_or_says_why_not() -> None:
    # other tests may have adopted games of their own
    for key in keys():
        one = CARDS[key]
        if one.why:
            assert key == "my_game"
            continue
        for seats in game(key).info.seats:
            kind = bound(one.sheet, one.options, seats)
            if kind == "faces":
                table = one.terms["seats"].table or {}
                assert len(table.get(str(seats), [])) == seats or (key == "up_and_down" and seats % 3)
            else:
                assert not sheet_of(one, {}, seats).over()


@pytest.mark.parametrize("number", range(len(PLAYED)))
@given(line=st.one_of(st.text(max_size=20), st.from_regex(r"[A-D] [-+0-9xosf. ]{0,9}", fullmatch=True)))
@example(line="¹")
def test_whatever_is_told_counts_or_is_refused_with_a_reason(number: int, line: str) -> None:
    key, seats, options, finished = PLAYED[number]
    sheet = sheet_of(CARDS[key], options, seats, finished)
    before = sheet.scores()
    why = ""
    try:
        sheet.add_line(line)
    except PipyardError as error:
        why = str(error)
    assert not why or sheet.scores() == before
