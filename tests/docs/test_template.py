"""The game of the guide, with which `pipyard new` begins, is a game like any other: it keeps the laws of the shelf."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard import Match, shelf
from pipyard.cli.app import app
from pipyard.core.errors import UnknownGame
from pipyard.core.game import Game
from tests.conformance import test_every_game
from tests.conformance.cases import Case, allowed_seats, other_values

TEMPLATE = Path(__file__).resolve().parents[2] / "src" / "pipyard" / "workshop" / "high_rise.py"
OF_THE_SHELF = {
    "test_some_number_of_seats_can_play_every_preset",
    "test_the_odds_of_chance_add_up_to_one",
    "test_what_is_sealed_is_seen_by_nobody_else",
    "test_the_log_does_not_tell_what_a_view_hides",
    "test_what_a_move_has_shown_cannot_be_taken_back",
}
"""Laws about the list of all games, or of some of them, in which a file of one's own does not stand."""

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "tutorial"

game = shelf.adopt(TEMPLATE)
invented = {one.info.key: one for one in [game, *[shelf.adopt(file) for file in sorted(TUTORIAL.glob("*.py"))]]}
laws = {
    name: law
    for name, law in vars(test_every_game).items()
    if name.startswith("test_") and name not in OF_THE_SHELF and list(inspect.signature(law).parameters) in (["key"], ["case"])
}


def cases(one: Game) -> list[Case]:
    key = one.info.key
    presets = [
        Case(key, preset, seats, tuple(options.items()))
        for preset, options in one.presets.items()
        for seats in allowed_seats(one.configured(**options))
    ]
    changed = [Case(key, "", 2, ((name, value),)) for name, option in type(one.options).fields.items() for value in other_values(option)]
    return [*presets, *[case for case in changed if 2 in allowed_seats(case.game())]]


@pytest.mark.parametrize("key", invented)
@pytest.mark.parametrize("law", laws.values(), ids=laws)
def test_an_invented_game_keeps_the_laws_of_the_shelf(law: Callable[..., None], key: str) -> None:
    if "key" in inspect.signature(law).parameters:
        law(key)
    else:
        for case in cases(invented[key]):
            law(case)


def test_the_odds_of_invented_games_add_up() -> None:
    assert sum(test_every_game.check_odds(case) for one in invented.values() for case in cases(one))


@pytest.mark.parametrize("key", invented)
def test_moves_of_an_invented_game_show_and_hide_as_they_should(key: str) -> None:
    hidden = [one for case in cases(invented[key]) for one in test_every_game.kept_secret(case)]
    assert all(result != text for _, result, text in hidden)
    undone = [one for case in cases(invented[key]) for one in test_every_game.taken_back(case)]
    assert all(foretold == seen for _, _, foretold, seen in undone)


def test_the_first_game_of_the_tutorial_has_no_more_than_25_lines() -> None:
    lines = (TUTORIAL / "summit.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 25


@pytest.mark.parametrize(("name", "seen"), [("long_row", "the row is worth 0, 6 dice are left"), ("under_the_cup", "cup of greedy:")])
def test_games_without_a_pyramid_are_played_in_the_terminal(name: str, seen: str) -> None:
    words = ["--lang", "en", "play", str(TUTORIAL / f"{name}.py"), "--seats", "greedy,random", "--seed", "1"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert seen in done.output


def test_there_are_laws_to_keep() -> None:
    assert len(laws) > 10


def test_a_greedy_player_beats_a_random_one() -> None:
    from pipyard.bots import arena  # noqa: PLC0415

    ends = [arena.play(game, 2, ["greedy", "random"], seed).over for seed in range(10)]
    assert sum(over is not None and over.ranks[0] == 1 for over in ends) >= 9


def test_a_log_of_an_adopted_game_replays() -> None:
    match = Match("high_rise", seats=2, seed=3, dice=1)
    for place in ("place 0,8,0", "place 1,7,0"):
        match.submit(match.turn.seat, place)
    assert match.over is not None
    assert Match.replay(match.log).log == match.log


def test_a_log_finds_the_very_rules_it_was_played_by(tmp_path: Path) -> None:
    file = tmp_path / "tower.py"
    file.write_text(TEMPLATE.read_text(encoding="utf-8").replace("high_rise", "versioned_tower"))
    old = shelf.adopt(file)
    file.write_text(file.read_text(encoding="utf-8").replace("(2, 3)", "(2,)"))
    new = shelf.adopt(file)
    assert shelf.game("versioned_tower").info.seats == shelf.game(shelf.exact(new)).info.seats == (2,)
    assert shelf.game(shelf.exact(old)).info.seats == (2, 3)
    assert shelf.knows_exactly(shelf.exact(old))
    assert not shelf.knows_exactly("versioned_tower@0123456789ab")
    assert shelf.game("versioned_tower@0123456789ab").info.seats == (2,), "what is not known is taken to be what is"
    assert shelf.exact(shelf.game("rasanto")) == "rasanto"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("x = 1\n", "defines no game"), (TEMPLATE.read_text().replace("high_rise", "rasanto"), "another key")],
)
def test_a_file_that_is_no_new_game_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "own.py"
    file.write_text(text)
    with pytest.raises(UnknownGame, match=complaint):
        shelf.adopt(file)


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no file"):
        shelf.adopt("nowhere/at_all.py")
