"""The score keeper, the pictures, and the commands."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import pipyard
from pipyard.books.dice_trip.atlas import chart
from pipyard.books.dice_trip.dice_trip_score import TripKeeper, explained, read_sheet
from pipyard.cli.app import app
from pipyard.pictures.trip_sheet import printable, sheet_picture
from tests.rules.test_dice_trip import GAME, the_game

SHEET = """
Oostende 43+, Brugge 31, Ieper 36, Kortrijk 12, Gent 35+, Antwerpen 23, Turnhout 55, Mechelen 33, Hasselt x
Brussels 11, Louvain 16+, Tienen 52, Halle x, Wavre 26, Nivelles 51   # the zone in the middle
Tournai 61, Mons 62, Charleroi 63+, Namur 65, Dinant 64, Liege 66, Verviers 56, Bastogne 15+, Bouillon 44, Arlon 32
"""


def keeper(*players: str, **options: object) -> TripKeeper:
    game = pipyard.game("dice_trip", **options)
    return TripKeeper(game, list(players) or ["Ann"])


def test_a_game_typed_at_the_table_is_counted_like_one_played_here() -> None:
    one = keeper()
    for number, (dice, move) in enumerate(GAME, 1):
        one.add_line(dice)
        if number == 12:
            one.add_line("reroll blue 5")
        one.add_line(move)
    assert one.asks() == ""
    assert one.results()[0][-1][1] == 25
    assert one.match.over is not None


def test_numbers_will_do_and_the_better_die_is_taken() -> None:
    one = keeper()
    one.add_line("3 3 5 1")
    one.add_line("35 Antwerp, 13 Gand")
    assert one.match.events[-1].text == "write rg antwerpen yb gent", "red for the red city, yellow for the yellow one"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("36 gent, 11 mons", "cannot be formed from the dice 1 1 3 5"),
        ("11 gent, 11 mons", "cannot be formed from the dice 1 1 3 5 in addition to"),
        ("11 gent, 35 gent", "cannot take both"),
        ("11 atlantis, 35 gent", "no single city on this map begins with 'atlantis'"),
        ("11 gent", "two entries"),
        ("twice 11 gent, 13 mons", "equal digits"),
    ],
)
def test_an_illegal_entry_is_refused_with_the_reason_and_changes_nothing(line: str, why: str) -> None:
    one = keeper("Ann", "Bob", start_seat="0")
    one.add_line("1 1 3 5")
    one.add_line("")
    before = one.match.log
    with pytest.raises(pipyard.PipyardError, match=why):
        one.add_line(line)
    assert one.match.log == before


def test_a_roll_that_is_none_is_refused() -> None:
    for line in ("1 2 3", "1 2 3 7", "one two three four", ""):
        with pytest.raises(pipyard.PipyardError, match="is no roll"):
            keeper().add_line(line)


def test_a_finished_sheet_is_checked_and_explained() -> None:
    rows = explained(read_sheet(chart("belgium"), SHEET))
    assert [points for _, points, _ in rows] == [10, -2, 9, 4, 4, 25]
    assert "Brussels 11, Leuven 16, Wavre 26" in rows[2][2]
    assert explained(read_sheet(chart("belgium"), SHEET), 2)[-1][1] == 27


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("Brugge 31", "Brugge 43", "each number can be written only once"),
        ("Brugge 31", "Brugge 17", "two digits from 1 to 6"),
        ("Brugge 31", "Brugge 31+", "cannot be a bonus city"),
        ("Brugge 31, ", "", "1 city is still empty: brugge"),
        ("Brugge 31", "Gent 31", "appears twice"),
        ("Brugge 31", "Brugge", "a city and its number"),
    ],
)
def test_a_wrong_sheet_is_refused_with_the_reason(old: str, new: str, why: str) -> None:
    with pytest.raises(pipyard.PipyardError, match=why):
        read_sheet(chart("belgium"), SHEET.replace(old, new))


@pytest.mark.parametrize("id", ["belgium", "switzerland", "pipland"])
def test_pictures_are_sound_and_show_every_city(id: str) -> None:
    extra = pipyard.game("dice_trip", map=id).start(1).scene().extra
    for picture, copies in ((sheet_picture(extra, 0, "Ann & Bob"), 1), (printable(extra), 4)):
        words = [element.text for element in ElementTree.fromstring(picture).iter() if element.tag.endswith("text")]
        for city in chart(id).cities:
            assert words.count(city.names["en"]) == 2 * copies, "each name has a halo"


def test_the_picture_of_a_sheet_explains_the_points() -> None:
    picture = sheet_picture(the_game().state.scene().extra, 0)
    assert "Brussels 11, Leuven 16" in picture
    assert ">25<" in picture


def test_the_commands(tmp_path: Path) -> None:
    run = CliRunner()
    log = tmp_path / "game.pipyard"
    log.write_text(the_game().log, encoding="utf-8")
    assert "belgium" in run.invoke(app, ["maps"]).output
    drawn = run.invoke(app, ["sheet", str(log), "--out", str(tmp_path / "sheet.svg")])
    assert drawn.exit_code == 0, drawn.output
    assert (tmp_path / "sheet.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert run.invoke(app, ["sheet", "--map", "pipland", "--out", str(tmp_path / "empty.svg")]).exit_code == 0
    assert run.invoke(app, ["sheet", "--out", str(tmp_path / "empty.doc")]).exit_code != 0
    (tmp_path / "bad.toml").write_text("format = 2", encoding="utf-8")
    checked = run.invoke(app, ["maps", "check", str(tmp_path / "bad.toml")])
    assert checked.exit_code == 1
    assert "format" in checked.output
    (tmp_path / "typed.txt").write_text(SHEET, encoding="utf-8")
    counted = run.invoke(app, ["score", "dice_trip", "--sheet", str(tmp_path / "typed.txt")])
    assert "25" in counted.output
    result = run.invoke(app, ["coach", str(log), "--deep", "0", "--out", str(tmp_path / "regret.svg")])
    assert result.exit_code == 0, result.output
    assert "33 mechelen" in result.output
    assert (tmp_path / "regret.svg").exists()
