"""Two people at two browsers play whole games of three kinds, with all that a pointer can do."""

from __future__ import annotations

import pytest

from .pages import Person, Visitors, two_friends, whose_turn

pytestmark = pytest.mark.browser


def over(person: Person) -> bool:
    return bool(person.picture["turn"]["kind"] == "over")


def in_step(player: Person, other: Person) -> None:
    """Both have seen the same."""
    other.until(f"pipyard.state.n >= {player.state['n']}")
    player.until(f"pipyard.state.n >= {other.state['n']}")
    player.settled()
    other.settled()


def test_rasanto(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "rasanto")
    for _ in range(45):
        player, other = whose_turn(ann, ben)
        player.pick_from_list()
        player.confirm()
        in_step(player, other)
    assert over(ann)
    assert over(ben)
    assert len(ann.dice) == 165
    assert ann.dice == ben.dice
    ben.page.click('[data-key="replay"]')
    ben.until("window.pipyardReplay && pipyardReplay.steps > 0")
    ben.page.click('[data-key="replay-next"]')
    ben.page.click('[data-key="replay-last"]')
    ben.until("document.querySelector('.replay-line').innerText.includes('place')")
    assert ben.page.evaluate("() => pipyardReplay.at") == ben.page.evaluate("() => pipyardReplay.steps")


def write(person: Person) -> None:
    """Two entries, tapped: a number where the dice make a new one, else a cross."""
    page = person.page
    if page.locator('[data-key="keep"]').count():
        before = person.state["n"]
        page.click('[data-key="keep"]')
        person.until(f"pipyard.state.n > {before}")
        return
    # what may follow an entry is asked of the server
    can_go_on = "pipyard.state.move || document.querySelector('.city.open, .trip-die:not(:disabled), [data-key=\"cross\"]')"
    person.until(can_go_on)
    while not person.state["move"]:
        if page.locator(".city.open").count():
            chosen = len(person.state["atoms"])
            page.locator(".city.open .spot").first.click()
            person.until(f"pipyard.state.atoms.length > {chosen} || !document.querySelector('.city.open')")
        elif page.locator(".trip-die[aria-pressed=true]").count():
            page.locator(".trip-die:not(:disabled):not([aria-pressed=true])").first.click()
            person.until("document.querySelector('.city.open')")
        elif page.locator(".trip-die:not(:disabled)").count():
            page.locator(".trip-die:not(:disabled)").first.click()
        else:
            page.click('[data-key="cross"]')
            person.until("document.querySelector('.city.open')")
        person.until(can_go_on)
    before = person.state["n"]
    page.click('[data-key="trip-confirm"]')
    person.until(f"pipyard.state.n > {before}")


def test_dice_trip(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "dice_trip", options={"reroll_seconds": "0"})
    for turn in range(60):
        for person in (ann, ben):
            person.settled()
            if person.picture["turn"]["moves"]:
                write(person)
        in_step(ann, ben)
        if over(ann):
            break
        if turn == 4:
            ben.page.reload()
            ben.settled()
    assert over(ann)
    assert over(ben)
    sheets = ann.picture["scene"]["extra"]["sheets"]
    assert [sheet["empty"] for sheet in sheets] == [0, 0]
    assert sheets == ben.picture["scene"]["extra"]["sheets"]
    ann.reads(".trip-score .total", str(sheets[0]["score"]["total"]))


def test_numbers_are_dragged_into_cities(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("dice_trip", "Ann", "me", options={"reroll_seconds": "0"})
    ann.until("document.querySelector('.trip-die:not(:disabled)')")
    if ann.page.locator('[data-key="keep"]').count():
        ann.page.click('[data-key="keep"]')
        ann.until("!document.querySelector('[data-key=\"keep\"]') && document.querySelector('.trip-die:not(:disabled)')")
    middles = [die.bounding_box() for die in ann.page.locator(".trip-die").all()]
    places = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in middles if box]
    mouse = ann.page.mouse
    mouse.move(*places[0])
    mouse.down()
    mouse.move(*places[1], steps=4)
    ann.until("document.querySelector('.trip-carried') && document.querySelector('.city.open')")
    number = ann.page.inner_text(".trip-carried")
    box = ann.page.locator(".city.open .spot").first.bounding_box()
    assert box
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    mouse.up()
    ann.until("pipyard.state.atoms.length == 3")
    assert ann.page.locator(".city.pencil .number").text_content() == number


def test_tumblin_dice(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "tumblin_dice", options={"goal": "rounds:1", "shot_seconds": "0"})
    shots = 0
    while not over(ann):
        player, other = whose_turn(ann, ben)
        if shots < 2:
            die = player.page.evaluate("() => window.pipyardSlope.pixel(0, 60, 116)")
            player.page.mouse.move(die["x"], die["y"])
            player.page.mouse.down()
            player.page.mouse.move(die["x"] - 3, die["y"] + 60, steps=3)
            assert float(player.page.input_value("#shot-speed")) > 1.5 or float(player.page.input_value("#shot-aim")) != 0
        else:
            player.page.locator("#shot-aim").focus()
            for _ in range(shots):
                player.page.keyboard.press("ArrowLeft")
        before = len(player.picture["scene"]["extra"]["dice"])
        if shots < 2:
            player.page.mouse.up()
        else:
            player.page.click('[data-key="shoot"]')
        player.until(f"pipyard.state.picture.scene.extra.dice.length > {before} || pipyard.state.picture.turn.kind == 'over'")
        player.until("!pipyard.state.busy && pipyard.state.picture.turn.kind != 'chance'")
        in_step(player, other)
        shots += 1
        assert shots <= 20
    assert over(ben)
    # what has been shot stays to be looked at
    lying = [die["die"] for die in ann.picture["scene"]["extra"]["dice"] if die["on_board"]]
    assert ann.page.evaluate("() => window.pipyardSlope.lying.map((die) => die.die)") == lying
    assert "Round 1 is over" in (ann.page.text_content("[data-key=moment]") or "")
    assert shots >= 8
    assert ann.picture["scene"]["extra"] == ben.picture["scene"]["extra"]


def test_a_die_brought_back_is_not_shot(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("tumblin_dice", "Ann", "me", "me", options={"shot_seconds": "0"})
    ann.my_turn()
    before = ann.state["n"]
    die = ann.page.evaluate("() => window.pipyardSlope.pixel(0, 60, 116)")
    ann.page.mouse.move(die["x"], die["y"])
    ann.page.mouse.down()
    ann.page.mouse.move(die["x"], die["y"] + 60, steps=3)
    ann.page.mouse.move(die["x"], die["y"] + 12, steps=3)
    ann.page.mouse.up()
    assert not ann.state["busy"]
    assert ann.state["n"] == before


def test_a_race_to_its_end(visitors: Visitors) -> None:
    """One riddle of the Mole: two at one screen point at hills until somebody was right or both were wrong."""
    ann = visitors.invite()
    ann.set_up("clever_mole", "Ann", "me", "me", options={"riddles": "1"})
    for hill in range(6):
        for key in ("a", "l"):
            ann.until("pipyard.state.picture.turn.kind == 'over' || document.querySelectorAll('.choices li button').length == 6")
            if over(ann):
                break
            ann.page.keyboard.press(key)
            heard = ann.page.locator(".lines li").count()
            ann.page.locator(".choices li button").nth(hill).click()
            ann.until(f"document.querySelectorAll('.lines li').length > {heard} || pipyard.state.picture.turn.kind == 'over'")
    assert over(ann)
    ann.reads(".status", "The end")
    ann.page.wait_for_selector('[data-key="replay"]')


def test_a_game_of_hands_to_its_end(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("flickers", "Ann", "me", "me", options={"max_rounds": "1"})
    for _ in range(2):
        ann.until("!pipyard.state.busy && document.querySelector('[data-key=\"act\"]')")
        before = ann.state["n"]
        ann.page.click('[data-key="quick-act"]')
        ann.until(f"pipyard.state.n > {before + 1} && !pipyard.state.busy && pipyard.state.picture.turn.kind != 'chance'")
    assert over(ann)
    ann.reads(".status", "The end")


def test_the_motion_of_a_shot_is_played_and_played_again(visitors: Visitors) -> None:
    ann = visitors.invite(motion=True)
    ann.set_up("tumblin_dice", "Ann", "me", "me", options={"shot_seconds": "0"})
    ann.my_turn()
    ann.page.click('[data-key="quick-shoot"]')
    ann.until("pipyard.state.picture.scene.extra.dice.length == 1")
    ann.my_turn()
    ann.page.click('[data-key="again"]')
    assert "red die 1" in ann.page.inner_text(".tumble-panel")


def test_dice_beside_the_plate_are_picked(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("quadrula_rasa", "Ann", "me", "me")
    ann.my_turn()
    ann.page.locator("button.tray-die:not(:disabled)").first.click()
    ann.until("pipyard.state.atoms.length == 2")
    ann.until("document.querySelector('.choices summary, .choices li button')")
    ann.until("pipyard.picker.piece")
    ann.click_cell("3,2,3")
    ann.until("pipyard.state.move")
    # another place moves the piece, its die put back takes it away
    ann.click_cell("4,2,2")
    ann.until("pipyard.state.move.endsWith('on 4,2,2')")
    ann.page.locator("button.tray-die.picked").click()
    ann.until("!pipyard.state.move && !document.querySelector('button.tray-die.picked')")
    ann.page.locator("button.tray-die:not(:disabled)").first.click()
    ann.until("pipyard.picker.piece")
    ann.click_cell("3,2,3")
    ann.until("pipyard.state.move")
    ann.confirm()
    assert "3,2,3" in ann.dice


def test_a_chunk_is_swiped_together(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("quadrula_rasa", "Ann", "me", "me")
    ann.my_turn()
    mouse = ann.page.mouse
    places = [ann.page.locator(f'[data-key="tray-{name}"]').bounding_box() for name in ("0-0-3", "0-1-3", "0-2-3")]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in places if box]
    mouse.move(*middles[0])
    mouse.down()
    for middle in middles[1:]:
        mouse.move(*middle, steps=4)
    mouse.up()
    ann.until("document.querySelectorAll('button.tray-die.picked').length == 3")
    assert ann.state["atoms"][:4] == ["set", "0-0-3", "0-1-3", "0-2-3"]
    # a tap is still a tap
    ann.page.click('[data-key="tray-0-2-3"]')
    ann.until("document.querySelectorAll('button.tray-die.picked').length == 2")
