"""What keepers ask for, as forms to be filled in: in the browser they make the lines that a keyboard would type."""

from __future__ import annotations

from random import Random

import pytest

from pipyard import score
from pipyard.books.dice_trip import dice_trip_score as dice_trip
from pipyard.books.tumblin_dice import tumblin_dice_score as tumblin_dice
from pipyard.core.errors import PipyardError, Unparsable
from pipyard.score import heaps, tries
from pipyard.score.forms import EntryForm, FormBlank, FormChoice
from pipyard.server.web.score_api import ScoreAnswer, ScoreRequest, counted
from pipyard.shelf import game
from pipyard.texts import speaking

THREE = ("Ann", "Bob", "Cleo")
FOUR = (*THREE, "Dan")


def filled(form: EntryForm, rng: Random) -> str:
    """Every blank with something in it."""
    words: list[str] = []
    for blank in form.blanks:
        left_out = bool(blank.after) and words[-1] not in blank.after
        word = rng.choice(blank.choices).word if blank.choices else str(rng.randint(blank.least, blank.most))
        words.append("" if left_out else word)
    return form.line(*words)


def answer_to(key: str, *lines: str, players: tuple[str, ...] = THREE, **options: str) -> ScoreAnswer:
    return counted(key, ScoreRequest(players, lines, options, "en"))


def test_a_line_is_the_head_and_the_words_behind_their_joints() -> None:
    zone, face = (
        FormBlank("zone", (FormChoice("4", "4×"), FormChoice("o", "off")), joint=" +"),
        FormBlank("face", least=1, most=6, joint="", after=("4",)),
    )
    form = EntryForm("dice", "A", (zone, face))
    assert form.line("4", "6") == "A +46"
    assert form.line("o", "6") == "A +o"
    assert form.line("", "") == "A"


@pytest.mark.parametrize("key", score.kept())
def test_what_is_filled_in_is_understood(key: str) -> None:
    """A line made of a form is refused for what it says, never for how it is said."""
    seats = next(one for one in (3, 2, 4) if one in game(key).info.seats)
    keeper = score.keeper(game(key), list(FOUR[:seats]))
    rng = Random(7)
    taken = 0
    for _ in range(40):
        forms = keeper.forms()
        assert bool(forms) == bool(keeper.asks())
        if not forms:
            break
        try:
            keeper.add_line(filled(rng.choice(forms), rng))
            taken += 1
        except PipyardError as error:
            assert not isinstance(error, Unparsable), str(error)  # noqa: PT017
    assert taken > 5 or not keeper.asks()


@pytest.mark.parametrize("key", score.kept())
def test_the_browser_gets_the_words_of_the_terminal(key: str) -> None:
    seats = next(one for one in (3, 2, 4) if one in game(key).info.seats)
    for language in ("en", "fr", "nl", "de", "es"):
        page = counted(key, ScoreRequest(FOUR[:seats], (), {}, language))
        with speaking(language):
            asked = score.keeper(game(key), list(FOUR[:seats])).asks()
            assert page.asks
            assert asked.startswith(page.asks)  # only the terminal explains how to type it


def test_a_correction_counts_everything_after_it_again() -> None:
    first = answer_to("tumblin_dice", "A B", "A 46 46 46 46 46", "B 11 11 11 11 11", players=("Ann", "Bob"))
    assert [rows[-1][1] for rows in first.results] == [120, 5]
    again = answer_to("tumblin_dice", "A B", "A 46 46 46 46 11", "B 11 11 11 11 11", players=("Ann", "Bob"))
    assert (again.taken, again.refused) == (3, "")
    assert [rows[-1][1] for rows in again.results] == [97, 5]


def test_a_line_that_no_longer_fits_is_named_and_nothing_after_it_counts() -> None:
    answer = answer_to("tumblin_dice", "A B", "A 99 46 46 46", "B 11 11 11 11", players=("Ann", "Bob"))
    assert answer.taken == 1
    assert answer.refused
    assert [rows[-1][1] for rows in answer.results] == [0, 0]


def test_the_right_number_of_dice_is_asked_for_and_the_bonus_die_is_marked() -> None:
    keeper = tumblin_dice.keeper(game("tumblin_dice", mode="french"), ["Ann", "Bob", "Cleo"])
    keeper.add_line("A B C")
    keeper.add_line("A 46 46")
    ann = next(form for form in keeper.forms() if form.head == "A")
    assert len(ann.blanks) == 2 * keeper._left(0)  # pyright: ignore[reportPrivateUsage]


def test_a_face_off_the_board_is_asked_for_only_where_it_counts() -> None:
    for ejected, wanted in (("zero", False), ("negative", True)):
        keeper = tumblin_dice.keeper(game("tumblin_dice", ejected=ejected), ["Ann", "Bob"])
        keeper.add_line("A B")
        assert ("o" in keeper.forms()[0].blanks[1].after) is wanted


def test_dice_trip_offers_the_numbers_of_the_dice_and_the_empty_cities() -> None:
    keeper = dice_trip.keeper(game("dice_trip"), ["Ann"])
    keeper.add_line("1 2 3 5")
    keeper.add_line("")
    form = keeper.forms()[0]
    assert {choice.word for choice in form.blanks[0].choices} == {
        "12",
        "21",
        "13",
        "31",
        "15",
        "51",
        "23",
        "32",
        "25",
        "52",
        "35",
        "53",
        "x",
    }
    keeper.add_line(form.line("12", "Ghent", "35", "Ostend"))
    keeper.add_line("1 2 3 5")
    keeper.add_line("")
    form = keeper.forms()[0]
    assert "12" not in {choice.word for choice in form.blanks[0].choices}
    assert "Ghent" not in {choice.word for choice in form.blanks[1].choices}


def test_the_last_heap_is_offered() -> None:
    keeper = heaps.keeper(game("el_dado"), ["Ann", "Bob"])
    keeper.add_line("Ann 1 3 20 15 16")
    assert keeper.forms()[0] == EntryForm("That is right")
    keeper.add_line(keeper.forms()[0].line())
    assert keeper.complete()


def test_seconds_may_have_decimals() -> None:
    keeper = tries.keeper(game("dune"), ["Ann"])
    solved = next(form for form in keeper.forms() if form.head == "solved")
    assert solved.blanks[0].decimals
    keeper.add_line(solved.line("31.5"))


def test_wrong_players_and_wrong_options_are_refused_in_the_language_asked_for() -> None:
    with pytest.raises(PipyardError, match="summit_storm"):
        answer_to("summit_storm", players=("Ann", "Bob"))
    with pytest.raises(PipyardError):
        answer_to("el_dado", values="many")
