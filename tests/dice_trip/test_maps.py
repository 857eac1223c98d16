"""Map files: every error and warning is said, with its place and the way out; a broken file stops nothing."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pipyard
from pipyard.books.dice_trip import atlas
from pipyard.books.dice_trip.chartfile import ChartReading, read_chart
from pipyard.books.dice_trip.tour import bypasses

RING = ["a", "b", "c", "d", "e", "f"]


def a_map(**changes: str) -> str:
    """A sound map of six cities on a ring; changes replace or add top-level lines, '' takes one out."""
    head = {
        "format": "1",
        "id": '"ring"',
        "licence": '"CC0-1.0"',
        "name": '{ en = "Ring" }',
        "projection": '"plane"',
        "zone_points": "[0, 4, 7]",
        "links": '[["a","b"],["b","c"],["c","d"],["d","e"],["e","f"],["f","a"]]',
    }
    head.update(changes)
    lines = [f"{key} = {value}" for key, value in head.items() if value]
    lines += ["[[zone]]", 'id = "N"', 'name = { en = "North" }', "[[zone]]", 'id = "S"', 'name = { en = "South" }']
    spots = [(0, 2), (2, 3), (4, 2), (4, 0), (2, -1), (0, 0)]
    for city, (x, y) in zip(RING, spots, strict=True):
        zone = "N" if y > 1 else "S"
        lines += ["[[city]]", f'id = "{city}"', f'name = {{ en = "{city.upper()}" }}', f'zone = "{zone}"', f"x = {x}", f"y = {y}"]
    return "\n".join(lines)


def read(text: str) -> ChartReading:
    return read_chart(text, "ring.toml")


def test_a_sound_map_has_neither_errors_nor_warnings() -> None:
    reading = read(a_map())
    assert reading.chart is not None
    assert (reading.errors, reading.warnings) == ([], [])
    assert reading.chart.colours == ["red", "blue", "green", "yellow"]
    assert reading.chart.series[4] == 2


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        (a_map(id="ring"), "line 2, column 6", "not TOML"),
        (a_map() + "\n[[", "end of document", "not TOML"),
        (a_map(format="2"), "format", "reads format = 1"),
        (a_map(format=""), "format", "missing"),
        (a_map(format="true"), "format", "true or false"),
        (a_map(id='"My Ring"'), "id", "1 to 40 of a-z"),
        (a_map(id=""), "id", "missing"),
        (a_map(licence=""), "licence", "missing"),
        (a_map(licence="7"), "licence", "the number 7"),
        (a_map(name='"Ring"'), "name", "a table of language codes"),
        (a_map(name="{}"), "name", "a table of language codes"),
        (a_map(projection='"globe"'), "projection", '"geo" or "plane"'),
        (a_map(projection=""), "projection", "missing"),
        (a_map(colours='["red","red","green","yellow"]'), "colours", "four different"),
        (a_map(colours='["red","blue"]'), "colours", "four different"),
        (a_map(zone_points="[0, 4]"), "zone_points", "3 numbers"),
        (a_map(zone_points=""), "zone_points", "fits only three zones"),
        (a_map(zone_points='"much"'), "zone_points", "whole numbers"),
        (a_map(series_points="[[5, 3], [4, 2]]"), "series_points", "not ascending"),
        (a_map(series_points="[5, 3]"), "series_points", "pairs"),
        (a_map(links=""), "links", "missing"),
        (a_map(links='[["a","b"],["b","c"],["c","d"],["d","e"],["e","f"],["f","f"]]'), "links, number 6", "linked to itself"),
        (a_map(links='[["a","b"],["b","a"],["b","c"],["c","d"],["d","e"],["e","f"]]'), "links, number 2", "appears twice"),
        (a_map(links='[["a","b"],["b","zz"]]'), "links, number 2", "no city 'zz'"),
        (a_map(links='[["a","b","c"]]'), "links, number 1", "a pair of city ids"),
        (a_map(links='[["a","b"],["b","c"],["d","e"],["e","f"]]'), "links", "not connected: no way leads from a to d, e, f"),
        (a_map().replace('zone = "S"', 'zone = "X"', 1), "zone", "one of the zones N, S"),
        (a_map().replace('zone = "S"', 'zone = "N"'), "zone 'S'", "contains no city"),
        (a_map().replace('id = "S"', 'id = "N"'), "zone 'N'", "two zones"),
        (a_map().replace('id = "S"', 'id = "SOUTH"'), "id", "1 to 3 letters"),
        (a_map().replace('id = "b"', 'id = "a"'), "city 'a'", "two cities"),
        (a_map().replace('id = "b"\n', ""), "id", "missing"),
        (a_map().replace("x = 4", 'x = "east"', 1), "x", "a number"),
        (a_map().replace("x = 4", "x = nan", 1), "x", "a number"),
        (a_map().replace("x = 4\n", "", 1), "x", "missing"),
        (a_map(projection='"geo"'), "lon", "missing"),
        (a_map() + '\ncolour = "pink"', "colour", "one of red, blue, green, yellow"),
        (a_map() + '\nlabel = "up"', "label", '"n", "e", "s" or "w"'),
        (a_map().split("[[city]]")[0], "city", "missing"),
        ("[[city]]".join(a_map().split("[[city]]")[:4]), "city", "3 cities; a map has 5 to 36"),
        (a_map().replace("[[zone]]", "[[region]]"), "zone", "missing"),
    ],
)
def test_an_error_names_the_place_and_what_would_be_right(text: str, where: str, what: str) -> None:
    reading = read(text)
    assert reading.chart is None
    assert any(where in str(fault) and what in str(fault.what) for fault in reading.errors), [str(fault) for fault in reading.errors]
    assert all(str(fault).startswith("ring.toml: ") for fault in reading.errors)


def test_errors_are_said_all_at_once_and_with_their_line() -> None:
    reading = read(a_map(id='"??"', format="3").replace('zone = "S"', 'zone = "X"', 1))
    assert len(reading.errors) >= 3
    assert any(str(fault).startswith("ring.toml: line ") and "city 'd'" in str(fault) for fault in reading.errors)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (a_map(links='[["a","b"],["b","c"],["c","d"],["d","e"],["e","f"],["f","a"],["a","d"],["c","f"]]'), "a-d and c-f cross"),
        (a_map(links='[["a","b"],["b","c"],["c","d"],["d","e"],["e","f"]]'), "1 link;"),
        (a_map() + '\ncolour = "red"', "red 1, blue 0"),
    ],
)
def test_what_is_odd_is_a_warning(text: str, what: str) -> None:
    reading = read(text)
    result = [str(fault.what) for fault in reading.warnings]
    assert any(what in words for words in result), result


def test_a_link_that_brushes_a_city_is_a_warning() -> None:
    links = '[["a","b"],["b","c"],["c","d"],["d","e"],["e","f"],["f","a"],["a","c"]]'
    reading = read(a_map(links=links).replace("x = 2\ny = 3", "x = 2\ny = 2.05"))
    assert reading.chart is not None
    assert any("a-c passes very close to b" in str(fault.what) for fault in reading.warnings)


def test_pipyards_own_maps_have_nothing_to_complain_about() -> None:
    charts = {chart.id: chart for chart in atlas.charts()}
    assert {"belgium", "switzerland", "pipland"} <= set(charts)
    for reading in atlas.readings():
        if reading.chart is not None and reading.chart.id in ("belgium", "switzerland", "pipland"):
            assert reading.warnings == []
    assert charts["switzerland"].size % 2 == 0
    belgium = charts["belgium"]
    assert (belgium.size, len(belgium.links), belgium.rounds()) == (25, 50, 13)
    assert sorted(map(len, belgium.near)) == [2] * 3 + [3] * 5 + [4] * 7 + [5] * 9 + [6]


def test_a_users_own_map_is_found_and_a_broken_one_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ring.toml").write_text(a_map(), encoding="utf-8")
    (tmp_path / "broken.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "twin.toml").write_text(a_map(id='"belgium"'), encoding="utf-8")
    monkeypatch.setenv("PIPYARD_MAPS", str(tmp_path))
    match = pipyard.Match("dice_trip", seats=1, map="ring")
    assert match.state.chart.rounds() == 3  # type: ignore[attr-defined]
    faults = [str(fault) for reading in atlas.readings() for fault in reading.errors]
    assert any("broken.toml" in fault and "UTF-8" in fault for fault in faults)
    assert any("twin.toml" in fault and "belgium" in fault for fault in faults)
    with pytest.raises(pipyard.BadOption, match=r"broken\.toml"):
        pipyard.game("dice_trip", map="broken")
    with pytest.raises(pipyard.BadOption, match="did you mean belgium"):
        pipyard.game("dice_trip", map="belgum")


@given(st.text(max_size=200))
@settings(max_examples=60, deadline=None)
def test_no_text_whatever_takes_the_reader_down(text: str) -> None:
    reading = read(text)
    assert reading.chart is None
    assert reading.errors


@given(
    st.dictionaries(
        st.sampled_from(["format", "id", "name", "zone", "city", "links", "colours", "zone_points"]),
        st.sampled_from(["1", "[]", "{}", '"x"', "[1]", "[[1]]", "[{}]", "true", "1979-05-27", '[["a"]]', "[[]]", "nan"]),
        max_size=5,
    )
)
@settings(max_examples=80, deadline=None)
def test_no_value_whatever_takes_the_reader_down(values: dict[str, str]) -> None:
    reading = read("\n".join(f"{key} = {value}" for key, value in values.items()))
    assert reading.chart is None
    assert reading.errors


def test_tours_reach_every_city_of_our_maps() -> None:
    for chart in atlas.charts():
        tour = chart.tours()[0]
        assert sorted(tour) == list(range(chart.size))
        assert all(chart.linked[a * chart.size + b] for a, b in pairwise(tour))
        assert bypasses(chart.linked, chart.size, tour) >= chart.size // 3
