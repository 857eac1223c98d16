"""Moving pictures: what stays is written once, and every drawing is seen in its turn."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

from pipyard import shelf
from pipyard.core.scene import Die
from pipyard.pictures import positions
from pipyard.pictures.film import moving
from pipyard.pictures.pyramid_drawing import Drawing

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
