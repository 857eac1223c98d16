"""A room between its games, and on its own terms: readiness, colours, the next game, muting, clocks, real dice."""

from __future__ import annotations

import json

import pytest

from tests.server.guests import Server

from .pages import PHONE, Person, Visitors, played_out, two_friends
from .test_table import AXE

pytestmark = pytest.mark.browser


def arrived(visitors: Visitors, game: str) -> tuple[Person, Person]:
    """Ann has opened a table, Ben has sat down, and nothing has begun."""
    ann, ben = visitors.invite(), visitors.invite()
    ann.set_up(game, "Ann", "me", "open")
    ben.go(f"/t/{ann.room()}")
    ben.settled()
    ben.page.fill("#my-name", "Ben")
    ben.page.click('[data-key="sit-1"]')
    ben.until("document.querySelector('[data-key=\"ready-1\"]')")
    return ann, ben


@pytest.mark.flat
def test_colours_are_chosen_and_the_game_begins_when_all_are_ready(visitors: Visitors) -> None:
    ann, ben = arrived(visitors, "el_dado")
    ann.until("document.querySelector('[data-key=\"colour-0\"]')")
    ann.page.select_option('[data-key="colour-0"]', "violet")
    ben.until("pipyard.said.chairs[0].colour == 'violet'")
    ben.until("!document.querySelector('[data-key=colour-1]')?.innerText.toLowerCase().includes('violet')")
    ann.page.click('[data-key="ready-0"]')
    ben.until("pipyard.said.chairs[0].ready")
    ben.page.click('[data-key="ready-1"]')
    for person in (ann, ben):
        person.until("pipyard.state.picture.turn.kind == 'choose'")


@pytest.mark.flat
def test_a_voice_is_muted_and_heard_again(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "el_dado")
    ben.page.click('[data-key="mute-0"]')
    ben.until("document.querySelector('[data-key=\"mute-0\"][aria-pressed=true]')")
    ann.page.fill(".say-row input[aria-label='Say something']", "one")
    ann.page.keyboard.press("Enter")
    ann.until("document.querySelector('.chat-lines').innerText.includes('one')")
    ben.page.click('[data-key="mute-0"]')
    ben.until("document.querySelector('[data-key=\"mute-0\"][aria-pressed=false]')")
    ann.page.fill(".say-row input[aria-label='Say something']", "two")
    ann.page.keyboard.press("Enter")
    ben.until("document.querySelector('.chat-lines').innerText.includes('two')")
    assert "one" not in ben.page.inner_text(".chat-lines")


@pytest.mark.flat
def test_what_a_spectator_says_is_signed(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "el_dado")
    eve = visitors.invite()
    eve.go(f"/t/{ann.room()}")
    eve.settled()
    assert not ann.page.is_visible("[data-key=chat-name]")
    eve.page.fill(".say-row input[aria-label='Say something']", "Good luck")
    eve.page.keyboard.press("Enter")
    # nothing is sent without a name, and where it is missing one can type
    assert eve.page.locator("[data-key=chat-name]:invalid").evaluate("field => field == document.activeElement")
    assert eve.page.input_value(".say-row input[aria-label='Say something']") == "Good luck"
    eve.page.fill("[data-key=chat-name]", "Ben")
    eve.page.keyboard.press("Enter")
    ben.reads(".chat-lines", "Ben 2 (watching) Good luck")
    ben.reads(".sr[role=status]", "Ben 2 (watching) says: Good luck")
    # the device keeps it
    eve.page.reload()
    eve.settled()
    assert eve.page.input_value("[data-key=chat-name]") == "Ben"
    assert ann.page.inner_text(".chat-lines").count("Good luck") == 1


@pytest.mark.flat
def test_the_next_game_of_the_evening_is_another_one(visitors: Visitors, server: Server) -> None:
    room, seats = played_out(server, "rasanto")
    ann = visitors.invite()
    ann.page.goto(f"{ann.base}/t/{room}#{seats}")
    ann.settled()
    ann.page.click('[data-key="plan"]')
    ann.until("document.querySelectorAll('[data-key=\"plan-game\"] option').length > 5")
    # what people who like Rasanto may like, too, is offered first; Summit Storm is not for two
    assert ann.page.input_value('[data-key="plan-game"]') == "dora"
    ann.page.select_option('[data-key="plan-game"]', "el_dado")
    ann.page.click('[data-key="plan-go"]')
    ann.until("pipyard.said.next && pipyard.said.next.game == 'el_dado'")
    ann.page.click('[data-key="next"]')
    ann.until("pipyard.said.game == 'el_dado' && pipyard.state.picture.turn.kind == 'choose'")
    ann.reads(".evening", "Rasanto")


def with_real_dice(ann: Person, game: str, seats: int, clocks: bool = False) -> None:
    """A table at which the people tell what their dice show."""
    ann.go("/")
    ann.page.click(f'[data-game="{game}"]:not([data-now]):not([data-rules])')
    ann.page.fill("#name", "Ann")
    ann.page.select_option("#count", str(seats))
    for seat in range(seats):
        ann.page.select_option(f"#seat-{seat}", "me")
    ann.page.click(".terms summary")
    if clocks:
        ann.page.select_option("#terms-clock", "300")
        ann.page.select_option("#terms-bank", "900")
    ann.page.check("#terms-hand")
    ann.page.click("dialog button[type=submit]")
    ann.page.wait_for_url("**/t/**")


@pytest.mark.flat
def test_clocks_run_and_real_dice_are_told(visitors: Visitors) -> None:
    ann = visitors.invite()
    with_real_dice(ann, "storing_scores", 2, clocks=True)
    ann.until("window.pipyard && pipyard.said && pipyard.said.clock.bank == 900 && pipyard.said.hand")
    ann.until("document.querySelector('#rolled') || !document.querySelector('.clock[hidden]')")


@pytest.mark.flat
def test_real_dice_are_asked_for_and_told_by_tapping(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    with_real_dice(ann, "dice_trip", 1)
    ann.until("document.querySelector('.by-hand')")
    asked = ann.page.inner_text(".by-hand")
    assert "Roll 4 dice" in asked
    assert "In this order: " in asked
    assert ann.page.locator(".slots button").count() == 4
    send = ann.page.locator(".by-hand [type=submit]")
    for face in (3, 3, 5):
        ann.page.click(f'[data-key="rolled-{face}"]')
    assert send.is_disabled()
    ann.page.click('[data-key="slot-1"]')
    ann.page.locator("#rolled").fill("3 5 9 2 4 1")
    ann.until("document.querySelector('.by-hand').innerText.includes('4 of 4')")
    assert ann.page.input_value("#rolled") == "3 5 2 4"
    send.click()
    ann.until("!document.querySelector('.by-hand')")
    assert ann.picture["scene"]["rolls"][0]["values"] == [3, 5, 2, 4]


@pytest.mark.flat
def test_one_family_has_real_dice_and_the_table_rolls_for_the_friends_far_away(visitors: Visitors, server: Server) -> None:
    status, made = server.post(
        "/api/rooms",
        {"game": "dice_trip", "seats": [{"kind": "person", "name": name} for name in ("Ann", "Ben")], "hand": True},
    )
    assert status == 201
    people = [visitors.invite(PHONE), visitors.invite()]
    for seat, person in enumerate(people):
        person.page.goto(f"{person.base}/t/{made['room']}#{seat}.{made['tokens'][str(seat)]}")
        person.wait("window.pipyard?.state?.picture?.turn.by_hand")
    roller = people[0].picture["turn"]["seats"][0]
    far, near = people[roller], people[1 - roller]
    assert near.page.locator(".by-hand").count() == 0
    far.page.locator("[data-key=no-dice]").click()
    # the choice is remembered: no form for dice that are not there
    far.page.reload()
    far.page.locator("[data-key=table-rolls]").click()
    for person in people:
        person.until("pipyard.state.picture.scene.rolls.length > 0 && !document.querySelector('.by-hand')")
    assert far.picture["scene"]["rolls"][0]["values"] == near.picture["scene"]["rolls"][0]["values"]


@pytest.mark.flat
def test_a_shot_on_a_real_board_is_tapped_and_seen_far_away(visitors: Visitors, server: Server) -> None:
    people = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    status, made = server.post("/api/rooms", {"game": "tumblin_dice", "seats": people, "hand": True, "options": {"shot_seconds": "0"}})
    assert status == 201
    ann, far = visitors.invite(PHONE), visitors.invite()
    ann.page.goto(f"{ann.base}/t/{made['room']}#{','.join(f'{seat}.{token}' for seat, token in made['tokens'].items())}")
    far.page.goto(f"{far.base}/t/{made['room']}")
    for face in (5, 3):
        ann.page.click(f'[data-key="rolled-{face}"]')
        ann.page.click(".by-hand [type=submit]")
    for die, zone, face in (("A1", "4", "6"), ("B1", "2", "5")):
        ann.page.click("[data-key=real-shot]")
        ann.page.locator(f'.real-shot [data-zone="{zone}"] text').first.click()
        ann.page.click(f'.real-shot [data-face="{face}"]')
        if die == "B1":
            ann.page.click('[data-moved="A1"]')
            ann.page.locator('.real-shot [data-zone="o"] text').first.click()
        ann.page.click(".real-shot [type=submit]")
    far.until("document.querySelector('.real-board [data-zone=\"2\"] .die')")
    assert far.page.locator(".real-board .die").count() == 2
    far.until("document.querySelector('.log-part').textContent.includes('entered by hand')")
    assert [(one["die"], one["lies"]) for one in far.picture["scene"]["extra"]["dice"]] == [("A1", "off"), ("B1", "2x5")]


@pytest.mark.flat
def test_a_real_die_that_cannot_stand_so_cannot_be_told(visitors: Visitors) -> None:
    ann = visitors.invite()
    with_real_dice(ann, "mucho", 3)
    ann.until("document.querySelector('.by-hand')")
    ann.page.click('[data-key="rolled-1"]')
    ann.until("document.querySelector('[data-key=\"rolled-6\"]:disabled')")
    assert ann.page.locator('[data-key="rolled-1"]').is_disabled()
    assert ann.page.locator(".faces button:not(:disabled)").count() == 4
    ann.page.click('[data-key="rolled-2"]')
    assert ann.page.locator(".faces button:not(:disabled)").count() == 1
    ann.page.locator(".faces button:not(:disabled)").click()
    before = ann.state["n"]
    ann.page.click(".by-hand [type=submit]")
    ann.until(f"pipyard.state.n > {before}")


@pytest.mark.parametrize(
    ("game", "seats"), [("raffzahn", 3), ("perspectives", 4), ("flickers", 2), ("dice_mikado", 1), ("faraday", 1), ("emag", 1)]
)
def test_axe_finds_nothing_at_races_and_hands(visitors: Visitors, game: str, seats: int) -> None:
    ann = visitors.invite(bypass_csp=True)
    ann.set_up(game, "Ann", "me", *(["bot:beginner"] * (seats - 1) if game == "raffzahn" else ["me"] * (seats - 1)))
    ann.until("pipyard.state.picture.turn.kind == 'choose'")
    if game == "faraday":
        ann.page.click('[data-key="live-tilt"]')
        ann.until("document.querySelector('[data-key=\"live-end\"]')")
    ann.page.add_script_tag(path=str(AXE))
    found = ann.page.evaluate("() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})")
    result = [(one["id"], one["help"], [node["target"] for node in one["nodes"]]) for one in found["violations"]]
    assert not result, json.dumps(result, indent=1)


@pytest.mark.flat
def test_a_link_that_leads_nowhere_says_so_and_shows_the_way_back(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/t/AAAAAAAAAAAAAAAAAAAAAAAA")
    ann.until("document.querySelector('.lost') && document.querySelector('.lost').innerText.includes('no such table')")
    ann.page.click("text=All games")
    ann.until("document.querySelector('[data-game]')")
