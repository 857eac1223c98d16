"""Keeping the score of real dice, on a phone that lies on the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import numpy as np
import pytest
from playwright.sync_api import Browser

from benchmarks import camera
from pipyard import shelf
from pipyard.score import faces, keeper
from pipyard.score.cards import cards, sheet_of

from .pages import DESK, PHONE, Person, Visitors
from .proxy import Proxy
from .test_table import AXE

pytestmark = pytest.mark.browser
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
CARDS = {one.key: one for one in cards()}


CUT = ("ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH", "ERR_FAILED")
"""What the browser calls a line that was cut; the last is for what goes through the service worker, such as a quiz, which is not kept."""


@pytest.fixture
def ann(chromium: Browser, proxy: Proxy) -> Iterator[Person]:
    """Somebody whose line can be cut; then the browser says of everything it asks for that it did not come."""
    guests = Visitors(chromium, proxy.url)
    yield guests.invite(SMALL)
    guests.go_home()
    assert [one for one in guests.troubles if not any(word in one for word in CUT)] == []


WHERE = """([selector, nth]) => {
    const wanted = document.querySelectorAll(selector)[nth];
    if (!wanted) return "missing";
    if (wanted.disabled) return "disabled";
    let { x, y, width, height } = wanted.getBoundingClientRect();
    if (y < 0 || y + height > innerHeight || x < 0 || x + width > innerWidth) {
        wanted.scrollIntoView({ block: "center" });
        ({ x, y, width, height } = wanted.getBoundingClientRect());
        window.scrolled = (window.scrolled ?? 0) + 1;
    }
    const spot = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(...spot);
    return hit && (wanted.contains(hit) || hit.contains(wanted)) ? [...spot, window.scrolled ?? 0] : "covered";
}"""
"""Where a finger taps: in the middle of a thing that is on the screen and not under something else."""


class Taps:
    """Taps on a page, counted; ``scrolls``: how often the page had to be scrolled since it was loaded."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.count = 0
        self.scrolls = 0

    def __call__(self, selector: str, nth: int = 0) -> None:
        self.page.wait_for_selector(selector, state="attached")
        found = self.page.evaluate(WHERE, [selector, nth])
        assert isinstance(found, list), f"{selector} is {found}"
        x, y, self.scrolls = found
        self.page.touchscreen.tap(x, y)
        self.count += 1

    def spot(self, selector: str) -> None:
        """Tap a drawing: in the middle of its first shape, or on its name, if the shape has a hole there."""
        part = "text" if "zone" in selector else ":first-child"
        self.page.locator(f"{selector} > {part}").first.tap(force=True)
        self.count += 1


def choose_players(person: Person, *names: str) -> None:
    person.page.wait_for_selector("#count")
    person.page.select_option("#count", str(len(names)))
    for seat, name in enumerate(names):
        person.page.fill(f"#player-{seat}", name)


def set_up(person: Person, key: str, *names: str, begin: str = "button[type=submit]") -> Person:
    """A new game by way of the first page, as people come to it."""
    person.go("/score")
    person.page.locator(f'[data-card="{key}"]').click()
    choose_players(person, *names)
    person.page.locator(begin).click()
    person.page.wait_for_selector(".playing .score-sheet > *")
    return person


def set_up_with(person: Person, key: str, goal: str, number: str, *names: str) -> None:
    """A new game that ends differently."""
    person.go("/score")
    person.page.locator(f'[data-card="{key}"]').click()
    choose_players(person, *names)
    person.page.click("form details summary")
    person.page.select_option("#option-goal-word", goal)
    person.page.fill("#option-goal-number", number)
    person.page.locator("#option-goal-number").blur()
    person.page.locator("button[type=submit]").click()
    person.page.wait_for_selector(".playing .score-sheet > *")


def ready(person: Person) -> None:
    """Everything is here for the time without a network."""
    person.go("/score")
    person.until("document.querySelector('[data-offline=ready]')")


def kept(person: Person) -> dict[str, Any]:
    """The game on the page, as the device keeps it."""
    found: list[dict[str, Any]] = json.loads(person.page.evaluate("() => localStorage.getItem('pipyard.companion')"))["games"]
    return max(found, key=lambda one: str(one["changed"]))


def looks(person: Person) -> str:
    return person.page.inner_text("main")


SHOWN = """() => {
    const all = (selector) => [...document.querySelectorAll(`main ${selector}`)];
    const passing = "[data-key=notice], [data-offline]";
    const drawn = (die) => [die.dataset.cell, die.getAttribute("aria-label"), die.querySelector("polygon").getAttribute("points")];
    return [
        [...document.querySelector("main").children].filter((one) => !one.matches(passing)).map((one) => one.innerText),
        all("input:not([type=file]), select").map((field) => field.value),
        all("[aria-pressed=true], [aria-checked=true], .now").map((one) => one.textContent.trim()),
        all(".score-pyramid g").map(drawn),
    ];
}"""
"""Everything that a page says of the game: words, fields, what is chosen, the dice of a pyramid and how it is turned."""


def reload_shows_the_same(person: Person, drawn: str = ".playing .score-sheet > *") -> None:
    before = person.page.evaluate(SHOWN)
    person.page.reload()
    person.page.wait_for_selector(drawn)
    assert person.page.evaluate(SHOWN) == before


def fits(person: Person) -> bool:
    fitting: bool = person.page.evaluate(
        "() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
    )
    return fitting


def by_lists(lines: list[str]) -> int:
    """The taps of the form with drop-down lists: two for each list, to open it and to choose, and one to enter the line."""
    return sum([1 if line == "keep" else 2 * len(line.split()) + 1 for line in lines])


def tell_die(taps: Taps, zone: str, face: str = "") -> None:
    taps.spot(f'.tumblin-board [data-zone="{zone}"]')
    if face:
        taps(f'[data-face="{face}"]')


ROUNDS = [
    [
        ("4", "6"),
        ("3", "5"),
        ("o", ""),
        ("2", "4"),
        ("4", "5"),
        ("4", "5"),
        ("1", "6"),
        ("s", ""),
        ("3", "3"),
        ("2", "6"),
        ("4", "4"),
        ("1", "1"),
    ],
    [
        ("4", "6"),
        ("4", "6"),
        ("3", "6"),
        ("2", "5"),
        ("1", "2"),
        ("o", ""),
        ("3", "4"),
        ("4", "2"),
        ("2", "2"),
        ("2", "3"),
        ("3", "5"),
        ("f", ""),
    ],
]
"""Two rounds of three players with four dice each."""


SCORE_PAGE = (Path(__file__).parents[2] / "docs" / "score.md").read_text("utf-8")


def documented(evening: str) -> tuple[str, str]:
    """How many taps an evening took and takes, as docs/score.md says."""
    (row,) = [line for line in SCORE_PAGE.splitlines() if line.startswith(f"| {evening}")]
    *_, before, now, _ = [cell.strip() for cell in row.split("|")]
    return before, now


def test_a_match_of_tumblin_dice_with_two_corrections_and_the_network_cut_half_way(ann: Person, proxy: Proxy) -> None:
    ready(ann)
    set_up_with(ann, "tumblin_dice", "rounds", "11", "Ann", "Bob", "Cleo")
    taps = Taps(ann)
    taps("[data-key=as-seated]")
    for number in range(11):
        for zone, face in ROUNDS[number % 2]:
            tell_die(taps, zone, face)
        if number == 5:
            proxy.close()
        if number % 5 == 0:
            reload_shows_the_same(ann)
        assert fits(ann)
    assert len(kept(ann)["result"]["scores"]) == 3
    assert taps.scrolls == 0
    assert taps.count / (11 * 12) <= 2.2
    # before the board was there, about two taps for every die
    assert ("about 270", str(taps.count)) == documented("Tumblin-Dice: three players, eleven rounds, four dice each")
    assert taps.count < 270
    taps(".score-curve summary")
    curves = ann.page.locator(".score-curve polyline")
    assert curves.count() == 3
    assert all(len((curves.nth(seat).get_attribute("points") or "").split()) > 10 for seat in range(3))
    taps(".score-curve summary")
    lines = kept(ann)["lines"]
    # two corrections: the first die of the first round, and one of the last player in the second
    for _ in range(10):
        taps('[aria-label="Previous round"]')
    taps('.tumblin-players [data-seat="0"]')
    before = taps.count
    taps('[data-slot="0"]')
    tell_die(taps, "1", "1")
    assert taps.count - before == int(documented("– a correction of a die")[1])
    taps('[aria-label="Next round"]')
    taps('.tumblin-players [data-seat="2"]')
    taps('[data-slot="3"]')
    tell_die(taps, "2", "1")
    corrected = kept(ann)["lines"]
    assert len(corrected) == len(lines)
    assert [(at, one) for at, one in enumerate(corrected) if one != lines[at]] == [(1, "A 1x1"), (24, "C 2x1")]
    reload_shows_the_same(ann)
    counting = keeper(shelf.game("tumblin_dice", **kept(ann)["options"]), ["Ann", "Bob", "Cleo"])
    for line in corrected:
        if counting.asks():
            counting.add_line(line)
    shown = ann.page.locator(".tumblin-players strong").all_inner_texts()
    assert [int(one) for one in shown] == counting.state.totals  # type: ignore[attr-defined]
    # and back: every correction can be taken back
    taps("[data-key=undo]")
    taps("[data-key=undo]")
    assert kept(ann)["lines"] == lines


def test_a_number_without_a_zone_enters_nothing_and_shifts_no_later_die(ann: Person) -> None:
    set_up(ann, "tumblin_dice", "Ann", "Bob")
    taps = Taps(ann)
    taps("[data-key=as-seated]")
    taps('[data-face="2"]')
    assert ann.page.inner_text("[data-key=asks]") == "Ann: first tap where the die lies, then its number."
    # a number tapped twice is one number
    tell_die(taps, "3", "5")
    taps('[data-face="5"]')
    tell_die(taps, "4", "6")
    assert kept(ann)["lines"] == ["A B", "A 3x5", "A 4x6"]


def dragged(person: Person, what: str, zone: str, touch: bool) -> None:
    """Something is dragged to the name of a zone, with a finger or with the mouse."""
    ends = [person.page.locator(one).first.bounding_box() for one in (what, f'.tumblin-board [data-zone="{zone}"] > text')]
    (x, y), (there, below) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box]
    path = [(x + (there - x) * step / 4, y + (below - y) * step / 4) for step in range(5)]
    if touch:
        line = person.page.context.new_cdp_session(person.page)
        for at, (left, top) in enumerate(path):
            line.send("Input.dispatchTouchEvent", {"type": "touchMove" if at else "touchStart", "touchPoints": [{"x": left, "y": top}]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()
        return
    person.page.mouse.move(*path[0])
    person.page.mouse.down()
    for left, top in path[1:]:
        person.page.mouse.move(left, top)
    person.page.mouse.up()


def test_dice_are_dragged_as_they_lie_with_a_finger_and_with_the_mouse(ann: Person) -> None:
    set_up(ann, "tumblin_dice", "Ann", "Bob")
    Taps(ann)("[data-key=as-seated]")
    for touch, number, zone in ((True, "6", "4"), (False, "5", "2"), (True, "3", "s")):
        dragged(ann, f'[data-face="{number}"]', zone, touch)
    assert kept(ann)["lines"] == ["A B", "A 4x6", "A 2x5", "A s"]
    # a die that was bumped lies elsewhere now, and one that showed no number is asked for it
    dragged(ann, '[data-lies="1"]', "3", True)
    dragged(ann, '[data-lies="2"]', "o", False)
    dragged(ann, '[data-lies="3"]', "1", True)
    assert ann.page.inner_text("[data-key=asks]") == "Ann, 1×: now tap the number on top."
    Taps(ann)('[data-face="2"]')
    assert kept(ann)["lines"] == ["A B", "A 3x6", "A o", "A 1x2"]
    # dropped beside the board it stays, and what was dragged is undone like a tap
    ann.page.locator("[data-key=undo]").tap()
    assert kept(ann)["lines"][3] == "A s"


@pytest.mark.parametrize("size", [(640, 360), (844, 390)])
def test_a_phone_on_its_side_shows_a_board_to_tap(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.invite({**PHONE, "viewport": {"width": size[0], "height": size[1]}})
    set_up(ann, "tumblin_dice", "Ann", "Bob", "Cleo")
    taps = Taps(ann)
    taps("[data-key=as-seated]")
    for zone, face in ROUNDS[0]:
        tell_die(taps, zone, face)
    assert taps.scrolls == 0
    assert fits(ann)
    heights = [ann.page.locator(f".level-{level}").bounding_box() for level in range(4)]
    assert all(box and box["height"] >= 36 for box in heights)


def test_half_a_die_survives_a_reload(ann: Person) -> None:
    set_up(ann, "tumblin_dice", "Ann", "Bob")
    taps = Taps(ann)
    taps("[data-key=as-seated]")
    asks = ann.page.locator("[data-key=asks]")
    assert asks.inner_text() == "A die of Ann’s: tap where it lies, then its number, or drag the number there."
    taps.spot('.tumblin-board [data-zone="3"]')
    ann.page.reload()
    ann.page.wait_for_selector(".tumblin-board .zone.now")
    assert asks.inner_text() == "Ann, 3×: now tap the number on top."
    taps('[data-face="5"]')
    assert kept(ann)["lines"] == ["A B", "A 3x5"]
    taps("[data-key=undo]")
    ann.until("document.querySelector('[data-key=notice]').innerText == 'Undone: Round 1: Ann, 3×5'")
    assert kept(ann)["lines"] == ["A B"]


def test_teams_and_a_bonus_die_are_told_by_tapping(ann: Person) -> None:
    ann.go("/score")
    ann.page.locator('[data-card="tumblin_dice"]').click()
    choose_players(ann, "Ann", "Bob")
    ann.page.click("summary")
    ann.page.select_option("#option-mode", "duel5bonus")
    ann.page.click("button[type=submit]")
    taps = Taps(ann)
    taps('[data-side="B"]')
    taps('[data-side="A"]')
    taps(".tumblin-slot.bonus")
    tell_die(taps, "4", "6")
    assert kept(ann)["lines"] == ["B A", "B +4x6"]
    assert fits(ann)


def test_a_dice_trip_of_four_without_a_network(ann: Person, proxy: Proxy) -> None:
    ready(ann)
    set_up(ann, "dice_trip", "Ann", "Bob", "Cleo", "Dan")
    taps = Taps(ann)
    taps('[data-begin="1"]')
    rounds = 0
    scrolls = 0
    while not kept(ann)["result"]:
        for face in "1235" if rounds % 2 == 0 else "4461":
            taps(f'.tumblin-faces [data-face="{face}"]')
        if ann.page.locator("[data-key=keep]").count():
            taps("[data-key=keep]")
        for _ in range(4):
            for entry in range(2 if rounds < 12 else 1):
                # a new number while the sheet can take one, and a cross when it cannot
                fitting = [one for one in ann.page.locator("[data-number]").all() if one.is_enabled()]
                taps("[data-number]", (rounds + entry) % len(fitting))
                taps.spot(".city.open")
        scrolls += taps.scrolls
        if rounds == 6:
            proxy.close()
        if rounds in (0, 6, 7):
            reload_shows_the_same(ann)
        rounds += 1
    assert rounds == 13
    assert scrolls == 0
    found = kept(ann)
    counting = keeper(shelf.game("dice_trip"), [one["name"] for one in found["players"]])
    for line in found["lines"]:
        counting.add_line(line)
    shown = [int(one) for one in ann.page.locator(".tumblin-players strong").all_inner_texts()]
    assert shown == [rows[-1][1] for rows in counting.results()]
    assert ann.page.locator(".trip-why tr").count() == 6
    # a round: four taps for the roll, one to keep it, four for everybody's entries
    assert taps.count <= 1 + 12 * (5 + 4 * 4) + (5 + 4 * 2)
    before, now = documented("Dice Trip on the map of Belgium: four players, thirteen rounds")
    assert (before.partition(",")[0], now) == (str(by_lists(found["lines"])), str(taps.count))


def test_an_earlier_entry_of_dice_trip_is_corrected_in_its_place(ann: Person) -> None:
    set_up(ann, "dice_trip", "Ann", "Bob")
    taps = Taps(ann)
    taps('[data-begin="0"]')
    for face in "1235":
        taps(f'.tumblin-faces [data-face="{face}"]')
    taps("[data-key=keep]")
    for _ in range(4):
        taps("[data-number]")
        taps.spot(".city.open")
    for face in "4461":
        taps(f'.tumblin-faces [data-face="{face}"]')
    lines = kept(ann)["lines"]
    assert "oostende" in lines[3]
    ann.page.click(".score-told summary")
    said = ann.page.locator(".score-lines li").all_inner_texts()
    assert [one.split("\n")[0] for one in said[:3]] == ["Ann: rolls first", "Round 1 Ann: roll 1 2 3 5", "Ann: keep the roll"]
    assert not [one for one in said if "oostende" in one or "rb" in one]
    taps('[data-line="3"]')
    ann.page.wait_for_selector("[data-correcting]")
    ann.page.click(".score-told summary")
    reload_shows_the_same(ann)
    taps("[data-number]")
    taps.spot('.city.open[data-city="arlon"]')
    taps("[data-number]")
    taps.spot('.city.open[data-city="namur"]')
    fixed = kept(ann)["lines"]
    assert "arlon" in fixed[3]
    assert (fixed[:3], fixed[4:]) == (lines[:3], lines[4:])
    assert ann.page.locator(".uncounted, .sorry, [data-correcting]").count() == 0
    ann.page.emulate_media(media="print")
    rows = ann.page.locator(".print-table tr")
    assert rows.count() == 3
    assert "Arlon" in rows.nth(1).inner_text()
    assert ann.page.locator("main > :not(header, .print-only):visible").count() == 0


def test_a_finished_sheet_is_told_by_its_cities_and_every_point_is_explained(ann: Person) -> None:
    set_up(ann, "dice_trip", "Ann", begin="[data-key=finished]")
    taps = Taps(ann)
    for at, (tens, units) in enumerate([("1", "1"), ("1", "2"), ("1", "3")]):
        taps.spot(f'[data-city="{CITIES[at]}"]')
        taps(f'[data-digit="{tens}"]')
        taps(f'[data-digit="{units}"]')
    taps.spot(f'[data-city="{CITIES[3]}"]')
    taps('[data-digit="x"]')
    assert kept(ann)["lines"] == [f"A {CITIES[0]} 11", f"A {CITIES[1]} 12", f"A {CITIES[2]} 13", f"A {CITIES[3]} x"]
    sheet = sheet_of(CARDS["dice_trip"], {}, 1, finished=True)
    for line in kept(ann)["lines"]:
        sheet.add_line(line)
    assert ann.page.locator(".trip-why .total td").first.inner_text() == str(sheet.scores()[0])
    assert ann.page.locator(".trip-why .crossed td").first.inner_text() == "-1"
    taps.spot(f'[data-city="{CITIES[3]}"]')
    taps('[data-digit=""]')
    assert ann.page.locator(".trip-why .crossed td").first.inner_text() in ("0", "-0")


CITIES = [city["text"] for city in (CARDS["dice_trip"].terms["chart"].table or {})["belgium"]["cities"]]


def test_three_games_in_a_row_have_a_total_and_nothing_is_lost(ann: Person, proxy: Proxy) -> None:
    ready(ann)
    taps = Taps(ann)
    taps('[data-card="most_simple_game"]')
    taps("#count")
    ann.page.select_option("#count", "3")
    taps.count += 1
    for seat, name in enumerate(("Ann", "Bob", "Cleo")):
        taps(f"#player-{seat}")
        ann.page.keyboard.type(name)
    taps("button[type=submit]")
    first = taps.count
    # two strokes of a finger over Ann's and Cleo's dice would do; here single taps, and the rest is Bob's
    for chip, cells in ((0, ("0,0,0", "4,0,0")), (2, ("0,4,0", "0,0,4"))):
        taps(".score-chip", chip)
        for cell in cells:
            taps.spot(f'[data-cell="{cell}"]')
    reload_shows_the_same(ann)
    taps(".score-chip", 1)
    taps("[data-key=rest]")
    assert kept(ann)["result"]["scores"] == [5, 126, 4]
    assert taps.count == first + 8
    reload_shows_the_same(ann)
    taps("[data-key=another]")
    proxy.close()
    taps('[data-card="finish"]')
    taps("button[type=submit]")
    taps("[data-claim=won]", 1)
    reload_shows_the_same(ann)
    taps("[data-key=another]")
    taps('[data-card="emag"]')
    taps("button[type=submit]")
    for at, count in enumerate((3, 5, 4) * 3):
        taps("#try-number")
        ann.page.keyboard.type(str(count))
        if at == 4:
            # half a try
            reload_shows_the_same(ann)
            assert ann.page.input_value("#try-number") == "5"
        taps("[data-key=counted]")
    assert kept(ann)["result"]["scores"] == [3, 5, 4]
    # before, every game asked for the players again, and Finish could not be kept at all
    assert first == 7
    assert taps.count == 7 + 8 + 3 + 1 + 3 + 18
    before, now = documented("The Most Simple Game, Finish and Emag, three players, with the set-up")
    assert (before.partition(",")[0], now) == (str(7 + 8 + 7 + 7 + 18), str(taps.count))
    ann.page.reload()
    ann.page.locator("[data-key=home]").tap()
    ann.page.wait_for_selector(".totals")
    rows = ann.page.locator(".totals").first.locator("tr").all_inner_texts()
    assert rows[0].split() == ["Bob", "3"]
    assert "★ Bob 5" in ann.page.locator(".records tr", has_text="Emag").inner_text()
    # thrown away, and back with a tap
    ann.page.locator("[data-key=throw]").first.tap()
    assert ann.page.locator(".totals").first.locator("tr").first.inner_text().split() == ["Bob", "2"]
    ann.page.locator("[data-key=restore]").tap()
    assert ann.page.locator(".totals").first.locator("tr").first.inner_text().split() == ["Bob", "3"]
    # everything goes through a file
    text = unquote((ann.page.get_attribute("[data-key=export]", "href") or "").partition(",")[2])
    ann.page.evaluate("() => localStorage.clear()")
    ann.page.reload()
    ann.page.wait_for_selector("[data-key=import]", state="attached")
    ann.page.set_input_files(
        "[data-key=import]", files=[{"name": "evenings.json", "mimeType": "application/json", "buffer": text.encode()}]
    )
    ann.until("document.querySelector('.totals')")
    assert ann.page.locator(".totals").first.locator("tr").first.inner_text().split() == ["Bob", "3"]
    ann.page.set_input_files("[data-key=import]", files=[{"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}])
    ann.page.wait_for_selector("[role=alert]")
    assert ann.page.locator(".totals").count() > 0


TAPPED = {
    "tumblin_dice": [
        *["[data-side=B]", "[data-side=A]", '[data-zone="4"]', '[data-face="6"]', '[data-zone="o"]', '[data-face="3"]'],
        *[".tumblin-slot", '[data-zone="2"]', "[data-key=undo]", '.tumblin-players [data-seat="0"]', '[data-zone="3"]'],
    ],
    "dice_trip": [
        *['[data-begin="1"]', '[data-face="2"]', '[data-face="3"]', '[data-face="back"]', '[data-face="3"]', '[data-face="5"]'],
        *['[data-face="5"]', '[data-die="1"]', '[data-key="keep"]', "[data-number]", ".city.open", "[data-number]", ".city.open"],
    ],
}
"""Taps on a sheet of two; after each of them the phone is put away and taken up again."""


def match_of_tumblin_dice(ann: Person, taps: Taps) -> Iterator[None]:
    """One round of two, tap by tap."""
    set_up_with(ann, "tumblin_dice", "rounds", "1", "Ann", "Bob")
    taps("[data-key=as-seated]")
    yield
    for zone, face in ROUNDS[0][:8]:
        taps.spot(f'.tumblin-board [data-zone="{zone}"]')
        yield
        if face:
            taps(f'[data-face="{face}"]')
            yield


def trip_of_one(ann: Person, taps: Taps) -> Iterator[None]:
    """A whole sheet of Dice Trip, tap by tap."""
    set_up(ann, "dice_trip", "Ann")
    while not kept(ann)["result"]:
        before = len(kept(ann)["lines"])
        for face in "1235" if before % 4 else "4461":
            taps(f'.tumblin-faces [data-face="{face}"]')
            yield
        if ann.page.locator("[data-key=keep]").count():
            taps("[data-key=keep]")
            yield
        written = len(kept(ann)["lines"])
        while len(kept(ann)["lines"]) == written:
            fitting = [one for one in ann.page.locator("[data-number]").all() if one.is_enabled()]
            taps("[data-number]", before % len(fitting))
            yield
            taps.spot(".city.open")
            yield


def tally_of_three(ann: Person, taps: Taps) -> Iterator[None]:
    """The faces of a pyramid, tap by tap: some dice, a change of the view and of a mind, and the rest."""
    set_up(ann, "most_simple_game", "Ann", "Bob", "Cleo")
    for chip, cells in ((0, ("0,0,0", "4,0,0", "0,4,0")), (2, ("0,0,4", "1,0,3", "0,1,2"))):
        taps(".score-chip", chip)
        yield
        for cell in cells:
            taps.spot(f'[data-cell="{cell}"]')
            yield
    ann.page.get_by_text("Rotate").tap()
    yield
    for what in ("[data-key=undo]", "[data-key=redo]"):
        taps(what)
        yield
    taps(".score-chip", 1)
    yield
    taps("[data-key=rest]")
    yield


EVENINGS = {"tumblin_dice": match_of_tumblin_dice, "dice_trip": trip_of_one, "most_simple_game": tally_of_three}


@pytest.mark.parametrize(
    ("key", "every"), [(key, 9) for key in EVENINGS] + [pytest.param(key, 1, marks=pytest.mark.long) for key in EVENINGS]
)
def test_a_whole_evening_shows_the_same_after_reloads_without_a_network(ann: Person, proxy: Proxy, key: str, every: int) -> None:
    ready(ann)
    taps = Taps(ann)
    for at, _ in enumerate(EVENINGS[key](ann, taps)):
        if at == 2:
            proxy.close()
        # the first is one of the first taps of a game, where most is half entered
        if at % every == every // 2:
            reload_shows_the_same(ann)
    assert kept(ann)["result"]
    reload_shows_the_same(ann)


@pytest.mark.parametrize("key", TAPPED)
def test_a_reload_after_any_tap_shows_the_same_without_a_network(ann: Person, proxy: Proxy, key: str) -> None:
    ready(ann)
    set_up(ann, key, "Ann", "Bob")
    proxy.close()
    taps = Taps(ann)
    for what in TAPPED[key]:
        if "zone" in what or "city" in what:
            taps.spot(what)
        else:
            taps(what)
        reload_shows_the_same(ann)
    assert len(kept(ann)["lines"]) == {"tumblin_dice": 3, "dice_trip": 4}[key]


def test_what_is_half_entered_is_there_after_a_reload_wherever_it_was(ann: Person) -> None:
    ann.go("/score")
    ann.page.wait_for_selector("#seek")
    ann.page.fill("#seek", "most")
    reload_shows_the_same(ann, ".score-game")
    # the players of a game that has not begun
    ann.page.locator('[data-card="most_simple_game"]').tap()
    choose_players(ann, "Ann", "Bob", "Cleo")
    ann.page.locator(".score-colour").nth(1).select_option("golden")
    reload_shows_the_same(ann, "#player-2")
    ann.page.locator("button[type=submit]").tap()
    ann.page.wait_for_selector(".score-pyramid")
    taps = Taps(ann)
    # the colour of the next stroke, and the side of the pyramid that is seen
    taps(".score-chip", 2)
    ann.page.get_by_text("Rotate").tap()
    taps.spot('[data-cell="0,0,0"]')
    reload_shows_the_same(ann)
    taps("[data-key=undo]")
    reload_shows_the_same(ann)
    taps("[data-key=redo]")
    assert kept(ann)["tally"] == {"0,0,0": "black"}
    # a number that is still being typed
    set_up(ann, "el_dado", "Ann", "Bob")
    ann.page.fill('[data-heap="0.2"]', "17")
    reload_shows_the_same(ann)
    assert ann.page.input_value('[data-heap="0.2"]') == "17"
    # correcting a heap that is known leaves half of another as it is
    for at, count in enumerate((1, 3, 17, 15, 16)):
        ann.page.fill(f'[data-heap="0.{at}"]', str(count))
        ann.page.locator(f'[data-heap="0.{at}"]').blur()
    ann.page.fill('[data-heap="1.3"]', "2")
    ann.page.fill('[data-heap="0.2"]', "18")
    ann.page.locator('[data-heap="0.2"]').blur()
    assert ann.page.input_value('[data-heap="1.3"]') == "2"
    taps("[data-key=undo]")
    assert (ann.page.input_value('[data-heap="0.2"]'), ann.page.input_value('[data-heap="1.3"]')) == ("17", "2")


def test_turns_counted_beside_a_pyramid_stay_when_it_is_tapped(ann: Person) -> None:
    set_up(ann, "trulla", "Ann", "Bob")
    taps = Taps(ann)
    taps("[data-key=turn]")
    taps("[data-key=turn]")
    taps.spot('[data-cell="0,0,0"]')
    assert (kept(ann)["turn"], len(kept(ann)["tally"])) == (2, 1)


def test_rules_and_pictures_of_games_never_opened_are_here_without_a_network(ann: Person, proxy: Proxy) -> None:
    ready(ann)
    proxy.close()
    ann.page.reload()
    ann.until("document.querySelector('[data-offline=ready]')")
    for key in ("up_and_down", "tumblin_dice", "falling_rocks"):
        set_up(ann, key, "Ann", "Bob", "Cleo")
        ann.page.locator("[data-key=rules]").tap()
        ann.page.wait_for_selector("dialog.rules")
        figures = ann.page.locator("dialog.rules img")
        assert figures.count() > 0
        figures.first.scroll_into_view_if_needed()
        ann.until("document.querySelector('dialog.rules img').naturalWidth > 0")
        assert ann.page.evaluate(f"() => fetch('/rules/en/{key}/reference.md').then((answer) => answer.ok)")
        ann.go("/score")
        card = f'[data-card="{key}"] img'
        ann.page.locator(card).scroll_into_view_if_needed()
        ann.until(f"document.querySelector('{card}').naturalWidth > 0")


@pytest.mark.parametrize(
    ("key", "tapped"),
    [
        ("most_simple_game", ['[data-cell="0,0,0"]', '[data-cell="8,0,0"]', ".score-chip", "[data-key=rest]"]),
        ("dune", ["[data-key=watch]", "[data-key=watch]", "[data-key=solved]", "[data-key=failed]"]),
        ("perspectives", ["[data-key=watch]", '[data-seat="3"] [data-claim=first]', '[data-seat="3"] [data-step="-1"]']),
    ],
)
def test_on_its_side_nothing_has_to_be_scrolled_while_entering(visitors: Visitors, key: str, tapped: list[str]) -> None:
    names = ("Ann", "Bob", "Cleo", "Dan")[: max(one for one in shelf.game(key).info.seats if one <= 4)]
    ann = set_up(visitors.invite({**PHONE, "viewport": {"width": 640, "height": 360}}), key, *names)
    taps = Taps(ann)
    for what in tapped:
        taps(what)
    assert taps.scrolls == 0


def test_another_game_erases_nothing(ann: Person) -> None:
    set_up(ann, "doubles", "Ann", "Bob")
    ann.page.locator('[data-seat="0"] [data-step="1"]').tap()
    ann.page.locator("[data-key=home]").tap()
    ann.page.locator('[data-card="doubles"]').tap()
    choose_players(ann, "Eve", "Fay")
    ann.page.click("button[type=submit]")
    ann.page.wait_for_selector(".counts")
    ann.page.locator("[data-key=home]").tap()
    assert ann.page.locator("[data-key=go-on]").count() == 2
    ann.page.locator("[data-key=go-on]", has_text="Ann").tap()
    assert ann.page.locator("#count-0").input_value() == "1"


ANSWERS = """
    StorageManager.prototype.persisted = async () => localStorage.getItem("lasting") === "true";
    StorageManager.prototype.persist = async () => {
        localStorage.setItem("asked", 1 + Number(localStorage.getItem("asked")));
        localStorage.setItem("lasting", "GRANTED");
        return GRANTED;
    };
"""
"""A browser that answers when it is asked to keep what is stored; Chromium without a window always refuses."""


@pytest.mark.parametrize("granted", [False, True])
def test_the_browser_is_asked_once_to_keep_games_and_a_refusal_is_told(ann: Person, granted: bool) -> None:
    ann.page.add_init_script(ANSWERS.replace("GRANTED", str(granted).lower()))
    ready(ann)
    assert ann.page.evaluate("localStorage.getItem('asked')") is None
    assert ann.page.locator("[data-key=may-go]").count() == 0, "nothing is kept yet"
    for _ in range(2):
        set_up(ann, "finish", "Ann", "Bob", "Cid")
        ann.until("localStorage.getItem('asked') == '1'")
        ready(ann)
        if not granted:
            ann.until("document.querySelector('[data-key=may-go]')")
        assert ann.page.locator("[data-key=may-go]").count() == (0 if granted else 1)
    if not granted:
        assert "may delete the games kept here" in ann.page.inner_text("[data-key=may-go]")


def test_plain_http_is_told_in_a_sentence_and_keeps_score_all_the_same(phones: Visitors) -> None:
    ann = phones.invite(SMALL)
    set_up(ann, "doubles", "Ann", "Bob")
    ann.page.context.set_offline(True)
    ann.page.locator('[data-seat="1"] [data-step="1"]').tap()
    ann.page.locator("[data-key=home]").tap()
    ann.page.wait_for_selector("[data-offline=plain]")
    assert "https" in ann.page.inner_text("[data-offline=plain]")
    phones.troubles[:] = [one for one in phones.troubles if "ERR_INTERNET_DISCONNECTED" not in one]


def test_a_race_is_judged_with_a_tap_by_the_rules_own_fine(ann: Person) -> None:
    set_up(ann, "spotted_cow", "Ann", "Bob", "Cleo")
    start = [int(one) for one in ann.page.locator(".claims strong").all_inner_texts()]
    ann.page.locator("[data-claim=right]").nth(0).tap()
    ann.page.locator("[data-claim=wrong]").nth(1).tap()
    now = [int(one) for one in ann.page.locator(".claims strong").all_inner_texts()]
    assert [after - before for before, after in zip(start, now, strict=True)] == [-2, 2, -1]
    ann.page.locator("[data-key=watch]").tap()
    ann.until("parseFloat(document.querySelector('.watch output').textContent) > 0")
    # who was first stops the clock, and nobody else can be
    assert "stops the clock" in ann.page.inner_text("[data-key=race]")
    ann.page.keyboard.press("3")
    ann.until("document.querySelector('.count.now[data-seat=\"2\"]')")
    assert ann.page.inner_text("[data-key=race]") == "Cleo was first."
    assert ann.page.locator("[data-key=watch]").inner_text() == "Start"
    assert ann.page.locator('[data-seat="0"] [data-claim=first]').is_disabled()
    ann.page.locator('[data-seat="2"] [data-claim=right]').tap()
    assert kept(ann)["lines"][-1] == "C right"


def test_whoever_calls_stop_in_a_race_for_dice_stops_the_clock(ann: Person) -> None:
    set_up(ann, "lookout", "Ann", "Bob", "Cleo")
    ann.page.locator("[data-key=watch]").tap()
    ann.page.locator('[data-seat="1"] [data-claim=first]').tap()
    assert ann.page.inner_text("[data-key=race]") == "Bob was first."
    assert ann.page.locator("[data-key=watch]").inner_text() == "Start"
    # what this brought is entered, and the next round begins
    ann.page.locator('[data-seat="0"] [data-step="-1"]').tap()
    assert (kept(ann)["lines"], kept(ann)["draft"]) == (["A 54"], "")


def test_turns_are_counted_where_the_rules_end_a_game_after_some_rounds(ann: Person) -> None:
    set_up(ann, "diebylon", "Ann", "Bob", "Cleo")
    for _ in range(4):
        ann.page.locator("[data-key=turn]").tap()
    ann.page.reload()
    ann.page.wait_for_selector(".turns")
    assert ann.page.inner_text(".turns [role=status]") == "Round 2 of 200: Bob"


def test_a_victory_is_shared_by_another_tap_and_nobody_may_win(ann: Person) -> None:
    set_up(ann, "masquerade", "Ann", "Bob", "Cid")
    taps = Taps(ann)
    taps("[data-claim=won]", 0)
    assert kept(ann)["result"]["ranks"] == [1, 2, 2]
    taps("[data-claim=won]", 2)
    assert (kept(ann)["lines"], kept(ann)["result"]["ranks"]) == (["won A C"], [1, 3, 1])
    taps("[data-key=rematch]")
    ann.page.wait_for_selector("[data-key=over]")
    taps("[data-key=over]")
    assert kept(ann)["result"]["ranks"] == [0, 0, 0]
    assert "Nobody won." in ann.page.inner_text(".score-ending")


def test_turns_without_a_taken_die_are_counted_and_begin_again(ann: Person) -> None:
    set_up(ann, "reducto", "Ann", "Bob")
    taps = Taps(ann)
    for _ in range(2):
        taps("[data-key=quiet]")
    reload_shows_the_same(ann)
    assert "without a taken die: 2 of 30" in looks(ann)
    taps("[data-key=quiet-reset]")
    assert "without a taken die: 0 of 30" in looks(ann)


def test_the_later_player_of_flea_chase_pays_for_turns(ann: Person) -> None:
    set_up(ann, "flea_chase", "Ann", "Bob")
    taps = Taps(ann)
    taps("[data-key=pyramid]")
    taps.spot('[data-spot="0,0,8/-1"]')
    taps('[data-cost="1"] [data-step="1"]')
    taps('[data-cost="1"] [data-step="1"]')
    reload_shows_the_same(ann)
    taps("[data-key=pyramid-take]")
    taps("[data-key=over]")
    assert kept(ann)["result"]["scores"] == [2, -2]


def test_the_stopwatch_gives_the_time_of_a_try(ann: Person) -> None:
    set_up(ann, "dune", "Ann", "Bob")
    ann.page.locator("[data-key=watch]").tap()
    ann.until("parseFloat(document.querySelector('.watch output').textContent) > 0.2")
    # it runs on while the page is loaded again
    ann.page.reload()
    ann.until("document.querySelector('.watch') && parseFloat(document.querySelector('.watch output').textContent) > 0.2")
    ann.page.locator("[data-key=watch]").tap()
    ann.page.locator("[data-key=solved]").tap()
    assert kept(ann)["lines"][0].startswith("A solved ")
    assert float(kept(ann)["lines"][0].split()[2]) > 0.2
    ann.page.locator("[data-key=failed]").tap()
    assert kept(ann)["lines"][1] == "B failed"
    ann.page.locator('[data-try="0.0"]').tap()
    assert kept(ann)["lines"] == ["B failed"]
    ann.page.locator("[data-key=undo]").tap()
    assert len(kept(ann)["lines"]) == 2


def test_heaps_are_checked_and_the_last_one_is_offered(ann: Person) -> None:
    set_up(ann, "el_dado", "Ann", "Bob")
    for at, count in enumerate((1, 3, 20, 15, 16)):
        ann.page.fill(f'[data-heap="0.{at}"]', str(count))
        ann.page.locator(f'[data-heap="0.{at}"]').blur()
    ann.page.locator("[data-key=rest]").tap()
    assert kept(ann)["result"]["scores"] == [131, 236]
    assert ann.page.locator(".heaps th", has_text="★").inner_text() == "Bob ★"


def test_up_and_down_is_kept_in_its_three_versions(ann: Person) -> None:
    for version, selector in (("demolish", ".counts"), ("colours", ".heaps")):
        ann.go("/score")
        ann.page.locator('[data-card="up_and_down"]').click()
        choose_players(ann, "Ann", "Bob", "Cleo")
        ann.page.click("summary")
        ann.page.select_option("#option-version", version)
        ann.page.click("button[type=submit]")
        ann.until(f"document.querySelector('{selector}')")
    set_up(ann, "up_and_down", "Ann", "Bob", "Cleo")
    ann.until("document.querySelector('.score-pyramid')")


def counting(visitors: Visitors, device: Any, key: str = "most_simple_game", *names: str) -> Person:
    ann = set_up(visitors.invite(device), key, *(names or ("Ann", "Bob", "Cleo")))
    ann.page.wait_for_selector(".score-pyramid")
    return ann


def counts(person: Person) -> list[str]:
    return person.page.locator(".score-chip strong").all_inner_texts()


def test_tapping_a_die_gives_it_the_colour_and_counts_its_faces(visitors: Visitors) -> None:
    ann = counting(visitors, PHONE)
    ann.page.locator('[data-cell="0,0,0"] polygon').first.tap()
    assert counts(ann) == ["3", "0", "0", "132"]
    ann.page.locator(".score-chip").nth(1).tap()
    ann.page.locator('[data-cell="4,0,0"] polygon').first.tap()
    ann.page.locator('[data-cell="0,0,0"] polygon').first.tap()
    assert counts(ann) == ["0", "5", "0", "130"]
    ann.page.locator("[data-key=undo]").tap()
    assert counts(ann) == ["3", "2", "0", "130"]
    assert "5 of 135" in ann.page.inner_text(".score-sum")
    # what was cleared comes back, also after the page was left
    ann.page.get_by_text("Start again").tap()
    ann.page.reload()
    ann.page.wait_for_selector(".score-pyramid")
    assert counts(ann) == ["0", "0", "0", "135"]
    ann.page.locator("[data-key=undo]").tap()
    assert counts(ann) == ["3", "2", "0", "130"]


def test_a_tally_stays_and_the_terminal_reads_it(visitors: Visitors) -> None:
    ann = counting(visitors, PHONE, "summit_storm")
    ann.page.locator('[data-cell="2,0,3"] polygon').first.tap()
    ann.page.locator(".score-chip").nth(2).tap()
    ann.page.get_by_text("The rest in this colour").tap()
    ann.page.reload()
    ann.page.wait_for_selector(".score-sum.complete")
    assert counts(ann) == ["1", "0", "134 ★", "0"]
    text = unquote((ann.page.get_attribute(".score-tools a[download]", "href") or "").partition(",")[2])
    assert [row[1] for row in faces.finished(shelf.game("summit_storm"), text, -1)] == [1, 0, 134]
    assert kept(ann)["result"]["ranks"] == [2, 3, 1]


def test_strokes_paint_and_keys_do_the_same(visitors: Visitors) -> None:
    ann = counting(visitors, DESK)
    boxes = [ann.page.locator(f'[data-cell="{cell}"] polygon').first.bounding_box() for cell in ("0,3,1", "0,3,3")]
    (ax, ay), (bx, by) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    ann.page.mouse.move(ax, ay)
    ann.page.mouse.down()
    ann.page.mouse.move(bx, by, steps=12)
    ann.page.mouse.up()
    assert counts(ann)[0] == "3"
    ann.page.locator('[data-cell="0,3,3"]').focus()
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("2")
    assert int(counts(ann)[1]) >= 1


def test_faces_that_were_counted_by_the_players_must_be_135(visitors: Visitors) -> None:
    ann = counting(visitors, PHONE, "triops")
    ann.page.get_by_text("Type the numbers").tap()
    for colour, count in (("red", "50"), ("green", "41"), ("black", "43")):
        ann.page.fill(f"#faces-{colour}", count)
    assert kept(ann)["result"] is None
    # the dice instead, and back: what was typed is still there
    ann.page.get_by_text("Tap the dice").tap()
    ann.page.get_by_text("Type the numbers").tap()
    assert ann.page.input_value("#faces-green") == "41"
    ann.page.fill("#faces-black", "44")
    assert kept(ann)["result"]["scores"] == [50, 41, 44]


def test_every_game_is_listed_and_one_that_cannot_be_kept_says_why(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    ann.go("/score")
    ann.page.wait_for_selector(".score-game")
    assert ann.page.locator(".score-game").count() == len(CARDS)
    assert "rules of this game yourselves" in ann.page.inner_text('[data-card="my_game"]')
    ann.go("/score/abacus")
    ann.page.wait_for_selector("[role=alert]")
    assert "abacus" in ann.page.inner_text("[role=alert]")


def test_it_fits_a_phone_and_asks_only_its_own_server(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    set_up(ann, "triops", "Ann", "Bob", "Cleo")
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert asked
    assert all(url.startswith((ann.base, "data:")) for url in asked)


@pytest.mark.parametrize(
    ("device", "key"),
    [
        pytest.param(device, key, marks=() if device is PHONE or key in ("", "tumblin_dice") else pytest.mark.long)
        for device in (PHONE, DESK)
        for key in ("", "most_simple_game", "tumblin_dice", "dice_trip", "el_dado", "dune", "spotted_cow")
    ],
)
def test_axe_finds_nothing_where_scores_are_kept(visitors: Visitors, device: Any, key: str) -> None:
    ann = visitors.invite(device, bypass_csp=True)
    if key:
        set_up(ann, key, "Ann", "Bob", *(["Cleo"] if key == "most_simple_game" else []))
        if key == "tumblin_dice":
            ann.page.click("[data-key=as-seated]")
    else:
        ann.go("/score")
    ann.page.wait_for_selector(".score-pyramid, .playing, .score-game")
    ann.page.add_script_tag(path=str(AXE))
    found = ann.page.evaluate("() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})")
    assert not [(one["id"], one["help"], [node["target"] for node in one["nodes"]][:5]) for one in found["violations"]]


def test_the_coach_says_what_would_have_been_better_and_that_it_needs_the_server(ann: Person, proxy: Proxy) -> None:
    set_up(ann, "dice_trip", "Ann")
    taps = Taps(ann)
    assert ann.page.locator("[data-key=coach]").count() == 0
    for face in "1235":
        taps(f'.tumblin-faces [data-face="{face}"]')
    taps("[data-key=keep]")
    for city in ("gent", "mons"):
        # two crosses in the middle of an empty sheet are a bad start
        taps('[data-number="x"]')
        taps.spot(f'[data-city="{city}"]')
    taps("[data-key=coach]")
    ann.reads(".trip-advice li", "✗")
    assert "Better:" in ann.page.inner_text(".trip-advice li")
    assert float(ann.page.inner_text(".trip-advice li strong").rpartition("+")[2].rstrip(")")) > 1
    # the next roll is entered as ever, and offline the coach says that it is away
    proxy.close()
    for face in "1235":
        taps(f'.tumblin-faces [data-face="{face}"]')
    taps("[data-key=coach]")
    ann.reads(".trip-coach", "needs the table’s server")


def test_a_photo_of_a_side_is_read_checked_and_taken_over(ann: Person, proxy: Proxy) -> None:
    """The photo is drawn by the program, and nothing of it leaves the phone: there is no network."""
    drawn = camera.drawn(np.random.default_rng(8), ("red", "green", "black"), 1.0)
    ready(ann)
    set_up(ann, "most_simple_game", "Ann", "Bob", "Cleo")
    proxy.close()
    taps = Taps(ann)
    taps("[data-key=photos]")
    assert "drawn pictures only" in looks(ann)
    assert ann.page.get_attribute("[data-key=photo-camera]", "capture") == "environment"
    file = {"name": "side.png", "mimeType": "image/png", "buffer": camera.png(drawn.pixels)}
    ann.page.set_input_files("[data-key=photo-choose]", files=[file])
    ann.page.wait_for_selector("canvas.photo:not([hidden])")
    for x, y in drawn.corners:
        box = ann.page.locator("canvas.photo").bounding_box()
        assert box
        scale = box["width"] / camera.PICTURE_SIZE[0]
        ann.page.touchscreen.tap(box["x"] + x * scale, box["y"] + y * scale)
    ann.reads("[data-key=photo-asks]", "Compare with the dice")
    counted = [drawn.faces.count(colour) for colour in range(3)]
    assert [int(one) for one in counts(ann)] == counted
    # the face at the tip gets the next colour
    (tx, ty), (rx, ry), (lx, ly) = drawn.corners
    taps(".score-chip", (drawn.faces[0] + 1) % 3)
    ann.page.evaluate("() => scrollTo(0, 0)")
    box = ann.page.locator("canvas.photo").bounding_box()
    assert box
    scale = box["width"] / camera.PICTURE_SIZE[0]
    x, y = tx + (rx + lx - 2 * tx) / 18, ty + (ry + ly - 2 * ty) / 18
    ann.page.touchscreen.tap(box["x"] + x * scale, box["y"] + y * scale)
    taps("[data-key=photo-take]")
    names = ("red", "green", "black")
    faces = [(drawn.faces[0] + 1) % 3, *drawn.faces[1:]]
    places = [f"0,{u},{v}" for u in range(9) for v in range(9 - u)]
    assert kept(ann)["tally"] == {place: names[colour] for place, colour in zip(places, faces, strict=True)}
    ann.reads("[data-key=photo-asks]", "Side 2 of 3")
    # a stroke like any other: undo takes the whole side back
    taps("[data-key=undo]")
    assert kept(ann)["tally"] == {}
