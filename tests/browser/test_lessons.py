"""A lesson in real browsers: from the offer at a first table to the first real game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pipyard import lessons

from .pages import CONFIRM, DESK, PHONE, Person, Visitors

pytestmark = pytest.mark.browser


def play(person: Person, move: str) -> None:
    """Click the cells of a move, then play it."""
    for cell in [atom for atom in move.split() if "," in atom]:
        person.until("!pipyard.state.busy && pipyard.picker")
        person.click_cell(cell)
    person.until(f"pipyard.state.move == '{move}'")
    person.page.click(CONFIRM)


PICK = """(move) => {
  const table = window.pipyard;
  const atoms = move.split(' ');
  const { choices } = window.pipyardLesson.step;
  if (choices?.length) { document.querySelector(`[data-key="lesson-choice-${choices.indexOf(move)}"]`).click(); return; }
  // a claim, or an action by hand, is sent as its tool would send it
  if (table.racing || window.pipyardLesson.step.by_hand) { table.send(move); return; }
  while (table.state.move !== move) {
    const atom = atoms[table.picker.atoms.length];
    const branch = table.picker.next?.find((one) => one.atom === atom);
    if (/^\\d+,\\d+,\\d+$/.test(atom)) table.pick(atom, null);
    else if (branch) table.take([branch]);
    else throw new Error(`${atom} is not offered`);
  }
  table.submit();
}"""


def pick(person: Person, move: str) -> None:
    """The same without a pointer: not every cell can be seen from where the camera stands."""
    person.until("!pipyard.state.busy && (pipyard.picker || pipyardLesson.step.choices?.length)")
    person.page.evaluate(PICK, move)


def says(person: Person, words: str) -> None:
    person.until(f"document.querySelector('.lesson-text')?.textContent == {json.dumps(words)}")


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_lesson_is_taken_with_its_mistakes_and_leads_to_a_game(visitors: Visitors, device: dict[str, Any]) -> None:
    ann = visitors.invite(device)
    ann.go("/learn/rasanto")
    ann.page.wait_for_selector(".lesson-text")
    ann.settled()
    for step in lessons.lesson("rasanto").steps:
        says(ann, step.en)
        ann.settled()
        for wrong in step.tries:
            play(ann, wrong.move)
            says(ann, wrong.en)
            ann.page.click('[data-key="lesson-back"]')
            says(ann, step.en)
        if step.do:
            play(ann, step.do)
        else:
            ann.page.click('[data-key="lesson-next"]')
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ann.page.click('[data-key="lesson-play"]')
    ann.page.wait_for_url("**/t/**")
    ann.my_turn()
    # the first turns come with help, until it is not wanted any more
    assert "Turn 1 of 3" in ann.page.inner_text('[data-key="first-turns"]')
    ann.page.click('[data-key="first-turns-alone"]')
    ann.until("!document.querySelector('[data-key=first-turns]') && document.querySelector('[data-key=hint]')")
    # whoever has taken the lesson is not offered it again, and lessons are no tables to come back to
    assert ann.page.locator('[data-key="lesson-offer"]').count() == 0
    ann.go("/")
    ann.page.wait_for_selector("[data-shelf]")
    assert ann.page.locator(".go-on li").count() == 1


def test_a_first_visit_offers_the_lesson_until_it_is_declined(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.play_now("el_dado")
    ann.page.wait_for_selector('[data-key="lesson-offer"]')
    assert ann.page.get_attribute('[data-key="lesson-take"]', "href") == "/learn/el_dado"
    ann.page.click('[data-key="lesson-decline"]')
    ann.until("!document.querySelector('[data-key=lesson-offer]')")
    ann.play_now("el_dado")
    ann.my_turn()
    assert ann.page.locator('[data-key="lesson-offer"]').count() == 0
    # but it can always be found
    ann.go("/")
    assert ann.page.get_attribute('[data-shelf="first"] [data-learn="el_dado"]', "href") == "/learn/el_dado"


def throw_well(person: Person, move: str) -> None:
    """Act by hand until it goes well: the real physics has the last word."""
    while True:
        pick(person, move)
        person.page.wait_for_selector('[data-key="lesson-back"]')
        person.settled()
        if person.page.locator('[data-key="lesson-next"]').count():
            person.page.click('[data-key="lesson-next"]')
            return
        person.page.click('[data-key="lesson-back"]')
        person.settled()


def test_in_a_game_of_skill_the_real_tool_throws_and_the_real_physics_answers(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    ann.go("/learn/flickers")
    ann.page.wait_for_selector(".lesson-text")
    ann.page.click('[data-key="lesson-next"]')
    says(ann, lessons.lesson("flickers").steps[1].en)
    ann.settled()
    before = ann.page.evaluate("() => window.pipyard.state.n")
    # the tool aims at the middle of the plate to begin with
    ann.page.click('[data-key="quick-act"]')
    ann.page.wait_for_selector('[data-key="lesson-back"]')
    assert ann.page.evaluate("() => window.pipyard.state.n") == before + 2
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


WALKED = ("el_dado", "wolf", "masquerade", "clever_mole", "dice_trip")
"""In every run, beside Rasanto: the laws of lessons hold all of them without a browser."""


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=() if key in WALKED else pytest.mark.long) for key in lessons.offered() if key != "rasanto"]
)
def test_every_lesson_can_be_walked_through_at_the_table(visitors: Visitors, key: str) -> None:
    ann = visitors.invite()
    ann.go(f"/learn/{key}")
    ann.page.wait_for_selector(".lesson-text")
    for step in lessons.lesson(key).steps:
        says(ann, step.en)
        ann.settled()
        by_hand = ann.page.evaluate("() => Boolean(window.pipyardLesson.step?.by_hand)")
        for wrong in () if by_hand else step.tries:
            pick(ann, wrong.move)
            says(ann, wrong.en)
            ann.settled()
            ann.page.click('[data-key="lesson-back"]')
            says(ann, step.en)
            ann.settled()
        if by_hand:
            throw_well(ann, step.do)
        elif step.do:
            pick(ann, step.do)
        else:
            ann.page.click('[data-key="lesson-next"]')
    ann.page.wait_for_selector('[data-key="lesson-play"]')


@pytest.mark.flat
def test_in_dice_trip_the_only_number_left_is_made_by_itself_and_cannot_be_lost(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    ann.go("/learn/dice_trip")
    ann.page.click('[data-key="lesson-next"]')
    ann.page.click('[data-key="keep"]')
    says(ann, lessons.lesson("dice_trip").steps[2].en)
    ann.settled()
    for die in "rb":
        ann.page.click(f'[data-key="die-{die}"]')
    # where few cities are left to choose from, a small screen has room for their names
    assert ann.page.locator(".trip-map .name:visible").all_text_contents() == ["Ghent", "Brussels"]
    ann.page.click(".city.open[data-city=bruxelles]")
    ann.until("pipyard.picker.atoms.join(' ') == 'write rb bruxelles gy'")
    assert ann.page.locator(".trip-die:not(:disabled)").count() == 0
    ann.page.click(".city.open[data-city=gent]")
    ann.page.click('[data-key="trip-confirm"]')
    says(ann, lessons.lesson("dice_trip").steps[3].en)


def test_a_live_action_is_practised_in_its_lesson(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/learn/dune")
    ann.page.click('[data-key="lesson-next"]')
    ann.page.click('[data-key="lesson-live"]')
    ann.page.click('[data-key^="live-"]')
    ann.until("document.querySelector('[data-key=live-end]')")
    ann.page.click('[data-key="lesson-next"]')
    says(ann, lessons.lesson("dune").steps[2].en)
    assert ann.page.evaluate("() => !document.querySelector('[data-key=live-end]')")
    # it is no table to come back to
    ann.go("/")
    ann.page.wait_for_selector("[data-shelf]")
    assert ann.page.locator(".go-on li").count() == 0
