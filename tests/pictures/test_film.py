"""Moving pictures: what stays is written once, and every drawing is seen in its turn."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from pipyard import shelf
from pipyard.core import log as logs
from pipyard.core.scene import Die
from pipyard.pictures import golden_films, positions
from pipyard.pictures.film import moving
from pipyard.pictures.pyramid_drawing import Drawing
from pipyard.pictures.scenes import film
from tests.conformance.cases import shelf as shelved
from tools import films
from tools.golden import log_in, path_of

SVG = "{http://www.w3.org/2000/svg}"


def test_a_die_that_comes_is_hidden_before_and_one_that_stays_does_not_blink() -> None:
    stays, comes = Die("8,0,0", "red"), Die("0,8,0", "green")
    drawn = ElementTree.fromstring(moving([Drawing((stays,)), Drawing((stays, comes))], "two"))
    clocks = [clock.get("values") for clock in drawn.iter(f"{SVG}animate")]
    # the funnel that is filled, and the die that fills it
    assert sorted(map(str, clocks)) == ["hidden;visible", "visible;hidden"]
    assert {clock.get("calcMode") for clock in drawn.iter(f"{SVG}animate")} == {"discrete"}


def test_moments_are_the_same_every_time_and_none_comes_twice_in_a_row() -> None:
    game = shelf.game("rasanto")
    found = positions.moments(game)
    assert found == positions.moments(game)
    assert 3 <= len(found) <= 8
    assert all(one.dice != other.dice for one, other in pairwise(found))


@pytest.mark.parametrize("key", shelved())
def test_every_film_is_the_beginning_of_a_golden_game_and_moves(key: str) -> None:
    game = shelf.game(key)
    record = golden_films.records()[key]
    assert record == films.best(game), "write it anew: python -m tools.films"
    header, events = logs.read(record.log)
    golden = [logs.read(log_in(path_of(key, preset).read_text("utf-8"))) for preset in game.presets]
    assert any(whole == header and all_events[: len(events)] == events for whole, all_events in golden)
    drawn = film(golden_films.shown(game, record), game.info.title)
    assert drawn
    clocks = [str(clock.get("values")).split(";") for clock in ElementTree.fromstring(drawn).iter(f"{SVG}animate")]
    assert len(record.stops) >= 2
    changes = {at for clock in clocks for at, (old, new) in enumerate(pairwise(clock)) if old != new}
    assert changes == set(range(len(record.stops) - 1)), "every picture differs from the one before"


def test_all_films_together_stay_small() -> None:
    assert films.FILMS_FILE.stat().st_size < 160_000
    assert set(golden_films.records()) == set(shelved())


def test_a_tower_grows_a_sheet_fills_and_a_board_receives_dice() -> None:
    for key, first in (("emag", "<rect"), ("dice_trip", "<text"), ("tumblin_dice", "<polygon"), ("mes_des_tes_des", "<circle")):
        scenes = golden_films.shown(shelf.game(key), golden_films.records()[key])
        before, after = (film([scene], "") or "" for scene in (scenes[0], scenes[-1]))
        assert before.count(first) != after.count(first), key
