"""Keeping the score of real dice, on a phone that lies on the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser

from pipyard.score import faces, keeper
from pipyard.score.cards import cards, sheet_of
from pipyard.shelf import game

from .pages import DESK, PHONE, Person, Visitors
from .proxy import Proxy
from .test_table import AXE

pytestmark = pytest.mark.browser
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
CARDS = {one.key: one for one in cards()}


@pytest.fixture
def ann(chromium: Browser, proxy: Proxy) -> Iterator[Person]:
    """Somebody whose line can be cut; then the browser says of everything it asks for that it did not come."""
    guests = Visitors(chromium, proxy.url)
    yield guests.invite(SMALL)
    guests.go_home()
    assert [one for one in guests.troubles if "ERR_CONNECTION" not in one and "ERR_CONTENT_LENGTH_MISMATCH" not in one] == []


class Taps:
    """Taps on a page, counted."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.count = 0

    def __call__(self, selector: str, nth: int = 0) -> None:
        self.page.locator(selector).nth(nth).tap()
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


def reload_shows_the_same(person: Person) -> None:
    before = looks(person)
    person.page.reload()
    person.page.wait_for_selector(".playing .score-sheet > *")
    assert looks(person) == before


def fits(person: Person) -> bool:
    fitting: bool = person.page.evaluate(
        "() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
    )
    return fitting


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


def test_a_match_of_tumblin_dice_with_two_corrections_and_the_network_cut_half_way(ann: Person, proxy: Proxy) -> None:
    ready(ann)
    set_up(ann, "tumblin_dice", "Ann", "Bob", "Cleo")
    taps = Taps(ann)
    taps("[data-key=as-seated]")
    before = taps.count
    told = 0
    while not kept(ann)["result"]:
        for zone, face in ROUNDS[told // 12 % 2]:
            tell_die(taps, zone, face)
            told += 1
            if told == 30:
                proxy.close()
            if told in (7, 31, 40):
                reload_shows_the_same(ann)
        assert fits(ann)
    assert (taps.count - before) / told <= 2.2
    lines = kept(ann)["lines"]
    # two corrections: the first die of the first round, and one of the last player in the second
    for _ in range(told // 12):
        if ann.page.locator('[aria-label="The round before"]').is_enabled():
            ann.page.locator('[aria-label="The round before"]').tap()
    ann.page.locator('.tumblin-players [data-seat="0"]').tap()
    ann.page.locator('[data-slot="0"]').tap()
    tell_die(taps, "1", "1")
    ann.page.locator('[aria-label="The round after"]').tap()
    ann.page.locator('.tumblin-players [data-seat="2"]').tap()
    ann.page.locator('[data-slot="3"]').tap()
    tell_die(taps, "2", "1")
    corrected = kept(ann)["lines"]
    assert len(corrected) == len(lines)
    assert [(at, one) for at, one in enumerate(corrected) if one != lines[at]] == [(1, "A 1x1"), (24, "C 2x1")]
    reload_shows_the_same(ann)
    counting = keeper(game("tumblin_dice"), ["Ann", "Bob", "Cleo"])
    for line in corrected:
        if counting.asks():
            counting.told(line)
    shown = ann.page.locator(".tumblin-players strong").all_inner_texts()
    assert [int(one) for one in shown] == counting.state.totals  # type: ignore[attr-defined]
    # and back: every correction can be taken back
    ann.page.locator("[data-key=undo]").tap()
    ann.page.locator("[data-key=undo]").tap()
    assert kept(ann)["lines"] == lines


def test_half_a_die_survives_a_reload(ann: Person) -> None:
    set_up(ann, "tumblin_dice", "Ann", "Bob")
    taps = Taps(ann)
    taps("[data-key=as-seated]")
    asks = ann.page.locator("[data-key=asks]")
    assert asks.inner_text() == "A die of Ann: tap where it lies, then its number."
    taps.spot('.tumblin-board [data-zone="3"]')
    ann.page.reload()
    ann.page.wait_for_selector(".tumblin-board .zone.now")
    assert asks.inner_text() == "Ann, 3×: now tap the number on top."
    taps('[data-face="5"]')
    assert kept(ann)["lines"] == ["A B", "A 3x5"]
    taps("[data-key=undo]")
    ann.until("document.querySelector('[data-key=notice]').innerText == 'Undone.'")
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
    proxy.close()
    for number in range(2):
        for face in "1235":
            taps(f'.tumblin-faces [data-face="{face}"]')
        taps("[data-key=keep]")
        for _ in range(4):
            for _ in range(2):
                taps("[data-number]", 0 if number == 0 else 1)
                taps.spot(".city.open")
        reload_shows_the_same(ann)
    found = kept(ann)
    counting = keeper(game("dice_trip"), [one["name"] for one in found["players"]])
    for line in found["lines"]:
        counting.told(line)
    shown = [int(one) for one in ann.page.locator(".tumblin-players strong").all_inner_texts()]
    assert shown == [rows[-1][1] for rows in counting.results()]
    assert ann.page.locator(".trip-why tr").count() == 6
    # by round: five taps for the roll, four for everybody's entries
    assert taps.count == 1 + 2 * (5 + 4 * 4)


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
        sheet.told(line)
    assert ann.page.locator(".trip-why .total td").first.inner_text() == str(sheet.scores()[0])
    assert ann.page.locator(".trip-why .crossed td").first.inner_text() == "-1"
    taps.spot(f'[data-city="{CITIES[3]}"]')
    taps('[data-digit=""]')
    assert ann.page.locator(".trip-why .crossed td").first.inner_text() in ("0", "-0")


CITIES = [city["text"] for city in (CARDS["dice_trip"].terms["chart"].table or {})["belgium"]["cities"]]


def test_three_games_in_a_row_have_a_total_and_nothing_is_lost(ann: Person, proxy: Proxy) -> None:
    ready(ann)
    set_up(ann, "finish", "Ann", "Bob", "Cleo")
    Taps(ann)("[data-claim=won]", 1)
    ann.page.locator("[data-key=rematch]").first.tap()
    ann.page.wait_for_selector("[data-claim=won]:not(:disabled)")
    proxy.close()
    Taps(ann)("[data-claim=won]", 1)
    ann.page.locator("[data-key=another]").tap()
    ann.page.locator('[data-card="emag"]').tap()
    choose_players(ann, "Ann", "Bob", "Cleo")
    ann.page.click("button[type=submit]")
    for count in (3, 5, 4) * 3:
        ann.page.fill("#try-number", str(count))
        ann.page.locator("[data-key=counted]").tap()
    assert kept(ann)["result"]["scores"] == [3, 5, 4]
    ann.page.reload()
    ann.page.locator("[data-key=home]").tap()
    ann.page.wait_for_selector(".totals")
    rows = ann.page.locator(".totals").first.locator("tr").all_inner_texts()
    assert rows[0].split() == ["Bob", "3"]
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
    ann.page.keyboard.press("3")
    ann.until("document.querySelector('.count.now[data-seat=\"2\"]')")
    assert ann.page.locator("[data-key=watch]").inner_text() == "Start"
    assert ann.page.locator('[data-seat="0"] [data-claim=first]').is_disabled()
    ann.page.locator('[data-seat="2"] [data-claim=right]').tap()
    assert kept(ann)["lines"][-1] == "C right"


def test_turns_are_counted_where_the_rules_end_a_game_after_some_rounds(ann: Person) -> None:
    set_up(ann, "diebylon", "Ann", "Bob", "Cleo")
    for _ in range(4):
        ann.page.locator("[data-key=turn]").tap()
    ann.page.reload()
    ann.page.wait_for_selector(".turns")
    assert ann.page.inner_text(".turns [role=status]") == "Round 2 of 200: Bob"


def test_the_stopwatch_gives_the_time_of_a_try(ann: Person) -> None:
    set_up(ann, "dune", "Ann", "Bob")
    ann.page.locator("[data-key=watch]").tap()
    ann.until("parseFloat(document.querySelector('.watch output').textContent) > 0.2")
    ann.page.locator("[data-key=watch]").tap()
    ann.page.locator("[data-key=solved]").tap()
    assert kept(ann)["lines"][0].startswith("A solved 0.")
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
    ann.page.get_by_text("Undo", exact=True).tap()
    assert counts(ann) == ["3", "2", "0", "130"]
    assert "5 of 135" in ann.page.inner_text(".score-sum")
    # what was cleared comes back, also after the page was left
    ann.page.get_by_text("Start again").tap()
    ann.page.reload()
    ann.page.wait_for_selector(".score-pyramid")
    assert counts(ann) == ["0", "0", "0", "135"]
    ann.page.get_by_text("Undo", exact=True).tap()
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
    assert [row[1] for row in faces.finished(game("summit_storm"), text, -1)] == [1, 0, 134]
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
