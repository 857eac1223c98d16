"""Keeping the score of real dice: faces of a finished pyramid, heaps of taken dice, outcomes typed by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard import score, shelf
from pipyard.cli.app import app
from pipyard.core.errors import PipyardError
from pipyard.core.match import Match
from pipyard.pyramid.cells import CELLS, OUTER, SIZE, UNDER, cells
from pipyard.score import faces, heaps, tries
from pipyard.score.sheets import faces_sheet
from pipyard.shelf import game
from pipyard.workshop import high_rise

THREE = ["Ann", "Bob", "Cleo"]


def tally(*lines: str, key: str = "most_simple_game", players: list[str] = THREE) -> faces.FacesKeeper:
    kept = faces.keeper(game(key), players)
    for line in lines:
        kept.add_line(line)
    return kept


def test_every_keeper_is_for_a_game_of_the_shelf() -> None:
    kept = set(score.kept()) - set(shelf.own())
    assert kept <= set(shelf.keys())
    assert len(kept) == 67
    assert score.way(game("rasanto")) == "faces"
    assert score.way(game("tumblin_dice")) == "tumblin_dice"
    assert score.way(game("wolf")) == "by_sheet"
    assert score.way(game("up_and_down")) == "up_and_down"
    assert not score.way(game("my_game"))


def test_every_game_with_an_entry_by_hand_has_a_keeper() -> None:
    by_hand = [one.info.key for one in shelf.games() if "input" in type(one.options).fields]
    assert not [key for key in by_hand if score.kept().get(key) != "tries"]


def own_game(folder: Path, how: str) -> Path:
    """A game of somebody's own that says how its score is kept."""
    rules = Path(high_rise.__file__).read_text(encoding="utf-8")
    path = folder / "own_rise.py"
    path.write_text(rules.replace('key="high_rise"', f'key="own_rise_{how}", score="{how}"'), encoding="utf-8")
    return path


def test_the_score_of_ones_own_game_is_kept(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["score", str(own_game(tmp_path, "faces")), "--players", "Ann,Ben"], input="70 65\n\n")
    assert result.exit_code == 0, result.output
    assert "70" in result.output
    assert "★" in result.output


def test_a_score_that_nobody_keeps_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["score", str(own_game(tmp_path, "sums"))])
    assert result.exit_code == 2
    assert "faces, heaps, tries" in " ".join(result.output.split())
    with pytest.raises(PipyardError, match="rasanto"):
        score.keeper(game("my_game"), THREE)


# faces


def test_109_dice_show_135_faces() -> None:
    assert len(faces_sheet.VISIBLE) == 109
    assert sum(faces_sheet.outer_faces(place) for place in faces_sheet.VISIBLE) == faces_sheet.ALL_FACES


def test_the_places_of_the_sheet_are_those_of_the_pyramid() -> None:
    shown = {CELLS[place].text: int(OUTER[place]) for place in range(SIZE) if OUTER[place]}
    assert {place: faces_sheet.outer_faces(place) for place in faces_sheet.VISIBLE} == shown
    for place in faces_sheet.VISIBLE:
        under = {CELLS[int(at)].text for at in UNDER[cells(place)[0]]}
        assert set(faces_sheet.visible_under(place)) == under & set(faces_sheet.VISIBLE)


def test_every_side_has_45_faces_and_rows_run_from_edge_to_edge() -> None:
    for side in range(3):
        assert len({place for number in range(faces.FACE_ROWS) for place in faces.row(side, number)}) == 45
    assert faces.row(0, 8)[0] == cells("0,8,0")[0]
    assert faces.row(0, 8)[-1] == cells("0,0,8")[0]


def test_counted_faces_must_be_135() -> None:
    kept = tally("50 41 43")
    assert not kept.complete()
    assert "134" in kept.asks()
    kept.add_line("black 44")
    assert kept.complete()
    kept.add_line("")
    assert kept.asks() == ""
    assert [(rows[0][1], rows[0][2]) for rows in kept.results()] == [(50, "★"), (41, ""), (44, "")]


def test_the_last_colour_is_offered() -> None:
    kept = tally("red 50, green 41")
    assert "44" in kept.asks()
    kept.add_line("")
    assert kept.tally() == {"red": 50, "green": 41, "black": 44}


def test_a_correction_after_a_complete_tally_counts_again() -> None:
    kept = tally("50 41 44", "red 49")
    assert not kept.complete()
    kept.add_line("green 42")
    assert kept.complete()


def test_die_by_die_the_faces_are_counted_and_edges_checked() -> None:
    kept = tally()
    for number in range(faces.FACE_ROWS):
        kept.add_line(f"x {number} {'r' * (number + 1)}")
    with pytest.raises(PipyardError, match=r"0,0,0 was red.*green"):
        kept.add_line("y 0 g")
    for number in range(faces.FACE_ROWS):
        kept.add_line(f"y {number} r{'g' * number}")
    assert not kept.complete()
    for number in range(1, faces.FACE_ROWS):
        kept.add_line(f"z {number} g{'k' * (number - 1)}r")
    assert kept.complete()
    assert kept.tally() == {"red": 45 + 8 + 8 + 2, "green": 36 + 8, "black": 28}
    assert sum(kept.tally().values()) == 135
    kept.add_line("0,0,0 black")
    assert kept.tally()["black"] == 31
    assert "r r" in kept.drawing()


def test_once_a_row_was_told_the_next_one_is_asked_for() -> None:
    kept = tally("x 0 r")
    for number in range(1, faces.FACE_ROWS):
        assert f"row {number}" in kept.asks()
        kept.add_line("k" * (number + 1))
    assert len(kept.sheet.dice) == 45
    assert "y=0, row 1" in kept.asks()


@pytest.mark.parametrize("line", ["purple 3", "1,1,1 red", "x 3 rr", "red", "nothing at all", "red 136", ""])
def test_what_cannot_be_is_refused_and_changes_nothing(line: str) -> None:
    kept = tally()
    with pytest.raises(PipyardError):
        kept.add_line(line)
    assert kept.tally() == {}


def test_what_was_kept_can_be_counted_again() -> None:
    kept = tally("50 41 44")
    assert [row[1] for row in faces.finished(game("most_simple_game"), kept.kept(), -1)] == [50, 41, 44]
    by_dice = tally("x 0 r")
    by_dice.add_line(f"{' '.join(faces_sheet.VISIBLE)} green")
    assert [row[1] for row in faces.finished(game("most_simple_game"), by_dice.kept(), -1)] == [0, 135, 0]


def test_teams_share_a_colour() -> None:
    kept = tally("70 65", key="rasanto", players=["Ann", "Bob", "Cleo", "Dan"])
    assert [rows[0][2] for rows in kept.results()] == ["★", "", "★", ""]


def test_only_building_counts_faces() -> None:
    with pytest.raises(PipyardError):
        faces.keeper(game("up_and_down", version="colours"), THREE)


# unfinished pyramids


def test_an_unfinished_pyramid_shows_what_was_counted() -> None:
    kept = tally("unfinished", "red 30 green 41", key="forbidden_number")
    with pytest.raises(PipyardError):
        kept.add_line("")  # nobody can say what the last colour shows
    kept.add_line("black 22")
    assert kept.complete()
    assert "93" in kept.asks()
    kept.add_line("")
    assert kept.asks() == ""
    assert [(rows[0][1], rows[0][2]) for rows in kept.results()] == [(30, ""), (41, "★"), (22, "")]
    assert [row[1] for row in faces.finished(game("forbidden_number"), kept.kept(), -1)] == [30, 41, 22]


def test_the_top_die_is_missing_in_every_unfinished_pyramid() -> None:
    kept = tally("50 41 42", "unfinished", key="up_and_down")
    assert not kept.complete()
    assert "132" in kept.asks()
    kept.add_line("black 41")
    assert kept.complete()
    kept.add_line("complete")
    assert not kept.complete()


def test_die_by_die_a_place_may_be_empty_but_no_die_floats() -> None:
    kept = tally("x 8 rrrgggkkk", "x 7 -rrgg---", key="forbidden_number")
    kept.add_line("unfinished")
    assert kept.complete()
    assert kept.tally() == {"red": 3 + 2 + 1, "green": 3 + 2, "black": 3 + 1}
    kept.add_line("0,0,5 black")
    assert not kept.complete()
    assert "none at 1,0,5" in kept.asks()
    kept.add_line("0,0,5 -")
    assert kept.complete()
    assert [row[1] for row in faces.finished(game("forbidden_number"), kept.kept(), -1)] == [6, 5, 4]


def test_a_pyramid_told_of_as_unfinished_begins_empty() -> None:
    kept = tally("unfinished", "8,0,0 0,8,0 red", key="up_and_down")
    assert kept.complete()
    assert kept.tally() == {"red": 4}
    kept.add_line("complete")
    assert not kept.complete()
    assert len(kept.sheet.dice) == 2


@pytest.mark.parametrize("key", ["summit_storm", "triops", "most_simple_game"])
def test_only_where_the_rules_know_such_an_end_can_it_be_unfinished(key: str) -> None:
    kept = tally(key=key)
    with pytest.raises(PipyardError):
        kept.add_line("unfinished")
    with pytest.raises(PipyardError):
        kept.add_line("x 0 -")
    assert faces.may_end_early(game("most_simple_game", placing="may"))


# heaps


def heap(*lines: str, key: str = "el_dado", players: list[str] = THREE, **options: object) -> heaps.HeapsKeeper:
    kept = heaps.keeper(game(key, **options), players)
    for line in lines:
        kept.add_line(line)
    return kept


def test_heaps_are_checked_against_the_mix_and_counted() -> None:
    kept = heap("1 0 20 20 20", "Bob 0 6 20 20 14")
    assert "4 11 11 18" in kept.asks()
    kept.add_line("")
    assert kept.scores() == [10 + 60 + 40 + 20, 30 + 60 + 40 + 14, 20 + 33 + 22 + 18]
    assert sum(kept.scores()) == 367
    assert kept.winners() == [1]
    kept.add_line("")
    assert kept.asks() == ""


def test_a_colour_told_too_often_is_found_and_can_be_corrected() -> None:
    kept = heap("1 0 20 20 20", "1 5 20 20 14")
    assert "golden" in kept.asks()
    kept.add_line("Bob golden 0")
    assert not kept.trouble()


def test_in_favourite_the_left_neighbour_of_the_richest_wins() -> None:
    kept = heap("30 20 10", "15 20 20", "10 15 25", key="favourite")
    assert kept.complete()
    assert kept.winners() == [1]


def test_a_mix_from_the_box_need_only_make_165() -> None:
    kept = heap("1 5 30 30 20", "0 2 10 30 37", players=["Ann", "Bob"], mix="box")
    assert kept.complete()
    kept.add_line("Bob 0 2 10 30 38")
    assert "166" in kept.asks()


def test_kept_heaps_can_be_counted_again() -> None:
    kept = heap("1 0 20 20 20", "Bob 0 6 20 20 14", "", players=["Ann", "Bob", "Cleo"])
    rows = heaps.finished(game("el_dado"), kept.kept(), -1)
    assert [row[:2] for row in rows] == [("Ann", 130), ("Bob", 144), ("Cleo", 93)]
    with pytest.raises(PipyardError, match="golden"):
        heaps.finished(game("el_dado"), "1 0 20 20 20\n1 10 31 31 32\n", -1)


@pytest.mark.parametrize("line", ["1 2", "Zoe 1 2 3 4 5", "purple 3", ""])
def test_heaps_that_cannot_be_read_change_nothing(line: str) -> None:
    kept = heap()
    with pytest.raises(PipyardError):
        kept.add_line(line)
    assert kept.heaps == [None, None, None]


# typed


def type_in(key: str, *lines: str, players: tuple[str, ...] = ("Ann", "Bob"), **options: object) -> tries.TriesKeeper:
    kept = tries.keeper(game(key, **options), list(players))
    for line in lines:
        kept.add_line(line)
    return kept


def test_a_game_of_skill_is_an_ordinary_game_whose_outcomes_are_typed() -> None:
    kept = type_in("dice_mikado", "Bob", "counted 12", "", "counted 15", "")
    assert kept.asks() == ""
    again = Match.replay(kept.kept(), game)
    assert again.over is not None
    assert again.over.ranks == [1, 2]
    assert [rows[0][1] for rows in kept.results()] == [15, 12]


def test_a_correction_counts_what_follows_again() -> None:
    kept = type_in("dice_mikado", "Bob", "counted 12", "", "counted 15", "")
    kept.add_line("fix 2 counted 20")
    assert [rows[0][1] for rows in kept.results()] == [15, 20]
    with pytest.raises(PipyardError):
        kept.add_line("fix 2 counted 2000")
    assert [rows[0][1] for rows in kept.results()] == [15, 20]
    kept.add_line("undo")
    assert "counted 15" in kept.asks()


@pytest.mark.parametrize("key", [key for key, module in score.kept().items() if module == "tries"])
def test_every_game_of_skill_asks_for_what_may_be_typed(key: str) -> None:
    players = tuple(THREE[: 2 if 2 in game(key).info.seats else 3])
    kept = type_in(key, players=players, start_seat="0")
    assert "Ann" in kept.asks()
    with pytest.raises(PipyardError):
        kept.add_line("nonsense")
    with pytest.raises(PipyardError):
        kept.add_line("fix 9 x")


# the command


def test_the_command_keeps_what_was_typed(tmp_path: Path) -> None:
    file = tmp_path / "tally.txt"
    done = CliRunner().invoke(
        app, ["--lang", "en", "score", "summit_storm", "--players", "Ann,Bob,Cleo", "--save", str(file)], input="red 50 green 41\n\n\n"
    )
    assert done.exit_code == 0, done.output
    assert "black shows 44" in done.output.replace("\n", " ")
    assert file.read_text(encoding="utf-8").splitlines()[1:] == ["red 50", "green 41", "black 44"]
    again = CliRunner().invoke(app, ["score", "summit_storm", "--sheet", str(file)])
    assert "41" in again.output


def test_the_command_writes_over_no_file_except_that_of_the_game_it_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIPYARD_HOME", str(tmp_path / "home"))
    file = tmp_path / "tally.txt"
    words = ["--lang", "en", "score", "summit_storm", "--players", "Ann,Bob,Cleo", "--save", str(file)]
    file.write_text("precious", encoding="utf-8")
    done = CliRunner().invoke(app, words, input="red 50\n")
    assert (done.exit_code, file.read_text(encoding="utf-8")) == (2, "precious")
    assert "not overwritten" in done.output
    file.unlink()
    assert CliRunner().invoke(app, words, input="red 50\n").exit_code == 0
    assert CliRunner().invoke(app, words, input="green 41\n\n\n").exit_code == 0
    assert "green 41" in file.read_text(encoding="utf-8")


def test_the_command_can_be_left_and_says_what_may_be_typed(tmp_path: Path) -> None:
    file = tmp_path / "dune.txt"
    done = CliRunner().invoke(
        app, ["--lang", "en", "score", "dune", "--players", "Ann", "--save", str(file)], input="help\nsolved 30\nquit\nsolved 20\n"
    )
    assert done.exit_code == 0, done.output
    said = done.output.replace("\n", " ")
    assert "what was the result (solved dropped late)" in said
    assert "replaces line 3" in said
    assert "quit" in said.split("replaces line 3")[1].split("what was the result")[0]
    assert "solved 30" in file.read_text(encoding="utf-8")
    assert "solved 20" not in file.read_text(encoding="utf-8")


def test_a_colour_that_was_not_told_is_not_said_to_show_nothing() -> None:
    assert "green 0" not in tally("red 50", key="triops", players=["Ann", "Bob", "Cleo"]).asks()


def test_the_command_says_which_games_it_knows() -> None:
    done = CliRunner().invoke(app, ["score", "my_game"])
    assert done.exit_code != 0
