"""Keeping the score of real dice, on a phone that lies on the table."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote

import pytest

from pipyard.score import faces, kept
from pipyard.shelf import game

from .pages import DESK, PHONE, Person, Visitors
from .test_table import AXE

pytestmark = pytest.mark.browser


def set_up(visitors: Visitors, device: Any, key: str, *names: str, seats: int = 0) -> Person:
    ann = visitors.invite(device)
    ann.go(f"/score/{key}")
    ann.page.wait_for_selector("#count")
    if seats:
        ann.page.select_option("#count", str(seats))
    for seat, name in enumerate(names):
        ann.page.fill(f"#player-{seat}", name)
    ann.page.get_by_role("button", name="Begin").click()
    ann.page.wait_for_selector(".score-sheet > *")
    return ann


def counting(visitors: Visitors, device: Any, key: str = "most_simple_game", seats: int = 3) -> Person:
    ann = set_up(visitors, device, key, "Ann", seats=seats)
    ann.page.wait_for_selector(".score-pyramid")
    return ann


def counts(person: Person) -> list[str]:
    return person.page.locator(".score-chip strong").all_inner_texts()


def lines(person: Person, count: int) -> list[str]:
    """The lines that were told, once there are so many."""
    person.until(f"document.querySelectorAll('.score-line').length === {count}")
    return person.page.locator(".score-line span:first-child").all_inner_texts()


def points(person: Person) -> list[str]:
    return person.page.locator(".score-result .score-player strong").all_inner_texts()


def choose(person: Person, label: str, word: str, form: int = 0) -> None:
    """Tap a word of a blank, or choose it from its list, or type it."""
    inside = person.page.locator(".score-ask").nth(form)
    few = inside.locator("fieldset").filter(has=person.page.locator(f'legend:text-is("{label}")'))
    if few.count():
        few.first.locator("label").filter(has=person.page.locator(f'input[value="{word}"]')).click()
        return
    field = inside.get_by_label(label, exact=True)
    if field.evaluate("one => one.tagName") == "SELECT":
        field.select_option(word)
    else:
        field.fill(word)


def enter(person: Person, form: int = 0) -> None:
    person.page.locator(".score-ask").nth(form).get_by_role("button", name="Enter").click()


def test_tapping_a_die_gives_it_the_colour_and_counts_its_faces(visitors: Visitors) -> None:
    ann = counting(visitors, PHONE)
    ann.page.locator('[data-cell="0,0,0"] polygon').first.tap()
    assert counts(ann) == ["3", "0", "0", "132"]
    ann.page.locator(".score-chip").nth(1).tap()
    ann.page.locator('[data-cell="4,0,0"] polygon').first.tap()
    ann.page.locator('[data-cell="0,0,0"] polygon').first.tap()
    assert counts(ann) == ["0", "5", "0", "130"]
    ann.page.get_by_text("Take back").tap()
    assert counts(ann) == ["3", "2", "0", "130"]
    assert "5 of 135" in ann.page.inner_text(".score-sum")


def test_it_fits_a_phone_and_asks_only_its_own_server(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.go("/score/triops")
    ann.page.get_by_role("button", name="Begin").tap()
    ann.page.wait_for_selector(".score-pyramid")
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert asked
    assert all(url.startswith((ann.base, "data:")) for url in asked)


def test_once_it_is_there_it_needs_no_network(visitors: Visitors) -> None:
    ann = counting(visitors, PHONE)
    ann.page.context.set_offline(True)
    ann.page.get_by_text("Turn").tap()
    ann.page.get_by_text("The rest in this colour").tap()
    assert counts(ann) == ["135 ★", "0", "0", "0"]


def test_a_tally_stays_when_the_page_is_loaded_again_and_the_terminal_reads_it(visitors: Visitors) -> None:
    ann = counting(visitors, PHONE, "summit_storm")
    ann.page.locator('[data-cell="2,0,3"] polygon').first.tap()
    ann.page.locator(".score-chip").nth(2).tap()
    ann.page.get_by_text("The rest in this colour").tap()
    ann.go("/score/summit_storm")
    ann.page.wait_for_selector(".score-sum.complete")
    assert counts(ann) == ["1", "0", "134 ★", "0"]
    href = ann.page.get_attribute("a[download]", "href") or ""
    text = unquote(href.partition(",")[2])
    assert [row[1] for row in faces.finished(game("summit_storm"), text, -1)] == [1, 0, 134]


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


def test_there_are_as_many_colours_as_the_game_has_for_these_players(visitors: Visitors) -> None:
    ann = counting(visitors, PHONE, "rasanto", 4)
    ann.page.get_by_text("The rest in this colour").tap()
    assert counts(ann) == ["135 ★", "0", "0"]
    told = ann.page.locator(".score-players li").all_inner_texts()
    assert [line.split()[-1] for line in told] == ["★", "0", "★", "0"]


def test_faces_that_were_counted_by_the_players_must_be_135(visitors: Visitors) -> None:
    ann = counting(visitors, PHONE, "triops", 3)
    ann.page.get_by_text("Type the numbers").tap()
    choose(ann, "red", "50")
    choose(ann, "green", "41")
    choose(ann, "black", "43")
    enter(ann)
    ann.until("document.querySelector('.score-asks').textContent.includes('that makes 134')")
    choose(ann, "black", "44")
    enter(ann)
    ann.page.get_by_role("button", name="That is right", exact=True).tap()
    assert len(lines(ann, 3)) == 3
    assert points(ann) == ["50", "41", "44"]


def test_an_unfinished_pyramid_is_tallied_by_taps_and_by_numbers(visitors: Visitors) -> None:
    ann = counting(visitors, PHONE, "forbidden_number", 3)
    ann.page.locator('[data-cell="8,0,0"] polygon').first.tap()
    ann.page.get_by_text("We stopped here").tap()
    assert counts(ann) == ["2 ★", "0", "0", "133"]
    assert "2 faces of an unfinished pyramid" in ann.page.inner_text(".score-sum")
    ann.page.locator('[data-cell="3,0,0"] polygon').first.tap()
    assert "none at 4,0,0" in ann.page.inner_text(".score-sum")
    ann.page.get_by_text("Take back").tap()
    text = unquote((ann.page.get_attribute("a[download]", "href") or "").partition(",")[2])
    assert [row[1] for row in faces.finished(game("forbidden_number"), text, -1)] == [2, 0, 0]
    ann.page.get_by_text("Type the numbers").tap()
    ann.page.get_by_role("button", name="The pyramid is unfinished").tap()
    lines(ann, 1)
    for colour, count in (("red", "20"), ("green", "30"), ("black", "10")):
        choose(ann, colour, count)
    enter(ann)
    ann.page.get_by_role("button", name="That is right", exact=True).tap()
    lines(ann, 3)
    assert points(ann) == ["20", "30", "10"]


def test_every_keeper_is_listed_and_an_unknown_game_says_so(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    ann.go("/score")
    ann.page.wait_for_selector(".score-game")
    assert ann.page.locator(".score-game").count() == len(kept())
    ann.go("/score/abacus")
    ann.page.wait_for_selector("[role=alert]")
    assert "abacus" in ann.page.inner_text("[role=alert]")


def test_tumblin_dice_is_kept_by_taps_and_a_correction_counts_again(visitors: Visitors) -> None:
    ann = set_up(visitors, PHONE, "tumblin_dice", "Ann", "Bob", seats=2)
    choose(ann, "1.", "B")
    choose(ann, "2.", "A")
    enter(ann)
    assert lines(ann, 1) == ["B A"]
    for name, zone, face in (("Bob", "4", "6"), ("Ann", "1", "2")):
        ann.until(f"document.querySelector('.score-ask summary').textContent.includes('{name}')")
        for die in range(1, 6):
            choose(ann, f"Die {die}", zone)
            ann.page.locator(".score-ask").first.locator("fieldset:not([hidden])").nth(2 * die - 1).locator(
                f'label:has(input[value="{face}"])'
            ).tap()
        enter(ann)
    assert lines(ann, 3)[1:] == ["B 46 46 46 46 46", "A 12 12 12 12 12"]
    assert points(ann) == ["10", "120"]
    ann.page.locator(".score-line").nth(1).tap()
    ann.page.locator(".score-lines input").fill("B 46 46 46 46 o")
    ann.page.locator(".score-lines .main-button").tap()
    ann.until("document.querySelectorAll('.score-player strong')[1].textContent === '96'")
    ann.page.locator(".score-line").nth(1).tap()
    ann.page.locator(".score-lines input").fill("B 99")
    ann.page.locator(".score-lines .main-button").tap()
    ann.page.wait_for_selector("[role=alert] p")
    assert "Line 2" in ann.page.inner_text("[role=alert]")
    ann.go("/score/tumblin_dice")
    assert lines(ann, 3)[1] == "B 46 46 46 46 o"


def test_a_server_that_does_not_answer_loses_nothing(visitors: Visitors) -> None:
    ann = set_up(visitors, PHONE, "dune", "Ann", seats=1)
    choose(ann, "Seconds", "31.5")
    ann.page.context.set_offline(True)
    enter(ann)
    ann.page.wait_for_selector("[role=alert] p")
    ann.page.context.set_offline(False)
    enter(ann)
    assert lines(ann, 1) == ["solved 31.5"]
    visitors.troubles[:] = [one for one in visitors.troubles if "ERR_INTERNET_DISCONNECTED" not in one]


def test_dice_trip_is_kept_by_taps(visitors: Visitors) -> None:
    ann = set_up(visitors, PHONE, "dice_trip", "Ann", seats=1)
    for colour, face in (("red", "1"), ("blue", "2"), ("green", "3"), ("yellow", "5")):
        choose(ann, colour, face)
    enter(ann)
    ann.page.get_by_role("button", name="The roll stands").tap()
    lines(ann, 2)
    choose(ann, "Number 1", "12")
    choose(ann, "City 1", "Ghent")
    choose(ann, "Number 2", "x")
    choose(ann, "City 2", "Hasselt")
    enter(ann)
    assert lines(ann, 3)[2] == "12 Ghent, x Hasselt"
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_place_is_tapped_in_the_pyramid(visitors: Visitors) -> None:
    ann = set_up(visitors, PHONE, "hide_away", "Ann", "Bob", seats=2)
    choose(ann, "Who begins", "Bob")
    enter(ann)
    ann.page.locator('.score-places [data-cell="8,0,0"]').first.tap()
    enter(ann)
    assert lines(ann, 2) == ["Bob", "settled 8,0,0"]


def test_heaps_are_checked_and_the_last_one_is_offered(visitors: Visitors) -> None:
    ann = set_up(visitors, PHONE, "el_dado", "Ann", "Bob", seats=2)
    for colour, count in (("golden", "1"), ("blue", "3"), ("green", "20"), ("black", "15"), ("red", "16")):
        choose(ann, colour, count)
    enter(ann)
    ann.page.get_by_role("button", name="That is right", exact=True).tap()
    lines(ann, 2)
    ann.page.get_by_role("button", name="That is right", exact=True).tap()
    ann.until("document.querySelector('.score-asks').textContent.includes('is over')")
    assert ann.page.locator(".score-result").filter(has_text="★").count() == 1


@pytest.mark.parametrize("key", ["", "most_simple_game", "tumblin_dice", "hide_away"])
@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_where_scores_are_kept(visitors: Visitors, device: Any, key: str) -> None:
    ann = visitors.invite(device, bypass_csp=True)
    ann.go(f"/score/{key}".rstrip("/"))
    if key:
        ann.page.get_by_role("button", name="Begin").click()
    ann.page.wait_for_selector(".score-pyramid, .score-ask, .score-game")
    ann.page.add_script_tag(path=str(AXE))
    found = ann.page.evaluate("() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})")
    assert not [(one["id"], one["help"], [node["target"] for node in one["nodes"]][:5]) for one in found["violations"]]
