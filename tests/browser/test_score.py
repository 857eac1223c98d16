"""Counting the faces of a real pyramid, on a phone that lies on the table."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote

import pytest

from pipyard.score import faces
from pipyard.shelf import game

from .pages import DESK, PHONE, Person, Visitors
from .test_table import AXE

pytestmark = pytest.mark.browser


def counting(visitors: Visitors, device: Any, key: str = "rasanto") -> Person:
    ann = visitors.invite(device)
    ann.go(f"/score/{key}")
    ann.page.wait_for_selector(".score")
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
    ann.page.get_by_text("Take back").tap()
    assert counts(ann) == ["3", "2", "0", "130"]
    assert "5 of 135" in ann.page.inner_text(".score-sum")


def test_it_fits_a_phone_and_asks_only_its_own_server(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.go("/score/triops")
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


def test_a_game_without_faces_says_where_its_score_is_kept(visitors: Visitors) -> None:
    ann = counting(visitors, DESK, "el_dado")
    assert "pipyard score el_dado" in ann.page.inner_text("main")


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_where_faces_are_counted(visitors: Visitors, device: Any) -> None:
    ann = visitors.invite(device, bypass_csp=True)
    ann.go("/score/most_simple_game")
    ann.page.wait_for_selector(".score-pyramid")
    ann.page.add_script_tag(path=str(AXE))
    found = ann.page.evaluate("() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})")
    assert not [(one["id"], one["help"], [node["target"] for node in one["nodes"]][:5]) for one in found["violations"]]
