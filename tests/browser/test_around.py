"""Everything round the tables, in real browsers: finding a game, setting it up, its rules, a finished game looked through, taste."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any
from urllib.parse import urljoin

import pytest

from pipyard.server.web.client_pages import WEB
from tests.server.guests import Server

from .pages import PHONE, Person, Visitors, played_out
from .test_table import AXE

pytestmark = pytest.mark.browser
MOST_SCRIPT = 312_000
FINGER = 44
SOME_CARDS = 6
TABLES = ("el_dado", "dice_trip", "tumblin_dice", "quadrula_rasa", "mes_des_tes_des")


def in_lobby(visitors: Visitors, *device: Any, **more: Any) -> Person:
    ann = visitors.invite(*device, **more)
    ann.go("/?all=yes")
    ann.page.wait_for_selector("[data-card]")
    return ann


def cards(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("() => [...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)")
    return found


# --- the lobby


def test_a_game_is_found_as_people_look_for_one(visitors: Visitors) -> None:
    ann = in_lobby(visitors)
    everything = cards(ann)
    assert len(everything) >= 56
    ann.page.click('[data-mood="build"]')
    ann.page.click('[data-mood="quick"]')
    quick = cards(ann)
    assert set(quick) >= {"perspectives", "lookout", "bunte_kuh"}
    assert "rasanto" not in quick
    ann.page.select_option("#pick-players", "4")
    assert "lookout" not in cards(ann)
    ann.page.select_option("#pick-minutes", "15")
    assert cards(ann) == ["perspectives"]
    assert "1 game" in ann.page.inner_text(".count")
    ann.page.click('[data-key="clear"]')
    assert cards(ann) == everything
    ann.page.fill("#search", "rasanto 23")
    assert cards(ann) == ["rasanto"]
    ann.page.fill("#search", "")
    ann.page.select_option("#pick-book", "dice_trip")
    assert cards(ann) == ["dice_trip"]
    ann.page.click('[data-key="clear"]')
    ann.page.select_option("#pick-order", "title")
    assert cards(ann)[0] in ("abquetschen", "acquire")


def test_the_score_keeper_is_found(visitors: Visitors) -> None:
    ann = in_lobby(visitors)
    assert ann.page.get_attribute('.invitation [data-key="score"]', "href") == "/score"
    assert ann.page.get_attribute('[data-card="rasanto"] [data-score]', "href") == "/score/rasanto"
    assert ann.page.locator('[data-card="rasanto"] [data-score]').inner_text() == "Score keeper"
    assert ann.page.locator('[data-card="my_game"] [data-score]').count() == 0
    ann.page.click('[data-game="rasanto"]:not([data-now]):not([data-rules])')
    ann.page.click("dialog [data-score]")
    ann.page.wait_for_url("**/score/rasanto")


def test_every_card_has_its_picture(visitors: Visitors) -> None:
    ann = in_lobby(visitors)
    # as if everything were in sight
    ann.page.evaluate("() => { for (const image of document.querySelectorAll('.portrait')) image.loading = 'eager' }")
    ann.until("[...document.querySelectorAll('.portrait')].every(image => image.complete)")
    assert ann.page.evaluate("() => [...document.querySelectorAll('.portrait')].filter(image => !image.naturalWidth).length") == 0


def test_the_triangle_is_pointed_at_tapped_and_walked_through(visitors: Visitors) -> None:
    ann = in_lobby(visitors)
    page = ann.page
    assert page.locator(".dot").count() == len(cards(ann))
    above = page.locator(".dot").last  # games may lie at the same place, and the last lies above the others
    key, label = above.get_attribute("data-dot"), above.get_attribute("aria-label")
    above.locator(".point").hover()
    assert label
    assert label in page.inner_text(".triangle-caption")
    above.locator(".point").click()
    ann.until(f"document.activeElement.dataset.game == '{key}' && document.activeElement.dataset.now")
    assert "chosen" in (page.get_attribute(f'[data-card="{key}"]', "class") or "")
    page.click('[data-corner="skill"]')
    assert page.input_value("#pick-order") == "near"
    assert "100 % skill" in page.inner_text(".asked")
    near = cards(ann)
    assert near.index("clever_mole") < near.index("rasanto")
    page.click('[data-corner="tactics"]')
    near = cards(ann)
    assert near.index("rasanto") < near.index("clever_mole")
    box = page.locator(".triangle").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.78)
    assert "Nearest to" in page.inner_text(".asked")
    first = page.locator('.dot[tabindex="0"]')
    assert first.count() == 1
    first.focus()
    before = first.get_attribute("data-dot")
    for key in ("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    assert page.locator('.dot[tabindex="0"]').count() == 1
    page.keyboard.press("ArrowDown")
    now = page.evaluate("() => document.activeElement.dataset.dot")
    assert now
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')") in page.inner_text(".triangle-caption")
    page.keyboard.press("Enter")
    ann.until(f"document.activeElement.dataset.game == '{now}'")
    assert before
    page.click(".triangle-panel details summary")
    page.locator(".dot-list button", has_text="El Dado").click()
    ann.until("document.activeElement.dataset.game == 'el_dado'")


def test_what_is_not_measured_says_so(visitors: Visitors) -> None:
    ann = in_lobby(visitors)
    hollow, dots = ann.page.locator(".dot.hollow").count(), ann.page.locator(".dot").count()
    words = ann.page.inner_text(".triangle-box")
    assert ("Open dot: not measured yet" in words) == (hollow > 0)
    assert ("Filled dot: measured" in words) == (hollow < dots)
    if hollow:
        assert "not measured yet" in (ann.page.locator(".dot.hollow").first.get_attribute("aria-label") or "")


@pytest.mark.parametrize(
    ("language", "title", "mood"),
    [
        ("fr-BE", "De quoi avez-vous envie", "construire"),
        ("nl-BE", "Waar heb je zin in", "bouwen"),
        ("de-DE", "Wonach ist dir", "bauen"),
        ("es-ES", "De qué tienes ganas", "construir"),
    ],
)
def test_the_lobby_and_its_forms_speak(visitors: Visitors, language: str, title: str, mood: str) -> None:
    ann = in_lobby(visitors, PHONE, language=language)
    assert title in ann.page.inner_text(".moods")
    assert ann.page.inner_text('[data-mood="build"]') == mood
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    ann.page.click('[data-card="rasanto"] button:not([data-now]):not([data-rules])')
    ann.page.wait_for_selector("dialog #preset")
    variants = ann.page.locator("#preset option").all_inner_texts()
    assert len(variants) == 4
    assert "Standard" not in variants or language in ("de-DE", "fr-BE")
    assert ann.page.locator("label[for=option-adjacency]").count() == 1
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360


# --- setting a table


def test_a_ruling_stands_under_its_option(visitors: Visitors) -> None:
    """It once floated over the dialog, with the style of a verdict at the board."""
    ann = in_lobby(visitors)
    page = ann.page
    page.click('[data-card="dune"] button:not([data-now]):not([data-rules])')
    page.click("dialog summary")
    rulings = page.locator(".field .option-ruling")
    rulings.first.wait_for()
    for ruling in rulings.all():
        inside, around = ruling.bounding_box(), ruling.locator("xpath=..").bounding_box()
        assert inside is not None
        assert around is not None
        assert around["y"] < inside["y"]
        assert inside["y"] + inside["height"] <= around["y"] + around["height"] + 1


def test_several_words_are_boxes_to_tick(visitors: Visitors) -> None:
    page = in_lobby(visitors).page
    page.click('[data-card="my_game"] button:not([data-now]):not([data-rules])')
    page.click("dialog summary")
    boxes = page.get_by_role("group", name="Actions")
    assert boxes.get_by_role("checkbox").count() == 11
    boxes.get_by_role("checkbox", name="Jump with a die", exact=False).uncheck()
    assert page.input_value("#option-actions") == "put,take,move,pivot,turn,drop,roll,fill,count,finish"


def test_a_table_is_set_for_me_and_a_bot_and_a_goal_is_chosen_by_name(visitors: Visitors) -> None:
    ann = in_lobby(visitors)
    page = ann.page
    page.click('[data-card="tumblin_dice"] button:not([data-now]):not([data-rules])')
    assert [page.input_value(f"#seat-{seat}") for seat in range(2)] == ["me", "bot:club"]
    page.select_option("#preset", "wins")
    page.click("dialog summary")
    goals = page.locator("#option-goal-word")
    assert goals.locator("option:checked").inner_text() == "First to win … rounds"
    assert page.input_value("#option-goal-number") == "4"
    assert "first to win 4 rounds" in page.inner_text("#preset-changes")
    goals.select_option(label="Most points after … rounds")
    page.fill("#option-goal-number", "1")
    page.press("#option-goal-number", "Tab")
    # the summary follows what was changed after the variant, and the help names values as the form does
    assert "most points after 1 " in page.inner_text("#preset-changes").lower()
    assert "target:" not in page.inner_text("#option-goal-why")
    page.click("dialog button[type=submit]")
    page.wait_for_url("**/t/**")
    # first everybody rolls for the first shot
    ann.until("window.pipyard?.state.picture?.scene?.say.some((text) => text.key == 'tumblin-goal-rounds')")
    said = {text["key"]: text["args"] for text in ann.picture["scene"]["say"]}
    assert said["tumblin-goal-rounds"] == {"number": 1}


def test_a_preset_fills_the_form_and_a_wrong_number_is_refused(visitors: Visitors) -> None:
    ann = in_lobby(visitors, language="de-DE")
    page = ann.page
    page.click('[data-card="up_and_down"] button:not([data-now]):not([data-rules])')
    page.select_option("#preset", "colours")
    page.click("dialog summary")
    assert page.input_value("#option-version") == "colours"
    assert "Anders als im Standardspiel" in page.inner_text("#preset-changes")
    page.fill("#option-max_rounds", "99999")
    page.locator("#option-max_rounds").blur()
    page.click("dialog button[type=submit]")
    assert page.evaluate("() => document.querySelector('#option-max_rounds').validationMessage") == "Eine ganze Zahl von 0 bis 1.000."
    assert page.url.split("?")[0].endswith("/")
    page.fill("#option-max_rounds", "12")
    page.locator("#option-max_rounds").blur()
    page.select_option("#count", "2")
    page.select_option("#seat-1", "bot:beginner")
    page.click("dialog button[type=submit]")
    page.wait_for_url("**/t/**")
    ann.settled()


def test_what_makes_no_game_is_said_in_the_form(visitors: Visitors) -> None:
    ann = in_lobby(visitors, language="fr-FR")
    page = ann.page
    page.click('[data-card="up_and_down"] button:not([data-now]):not([data-rules])')
    page.select_option("#count", "2")
    page.click("dialog button[type=submit]")
    ann.until("document.querySelector('dialog .sorry').innerText")
    assert page.inner_text("dialog .sorry").startswith("Cette mise en place n’est pas jouable")
    assert not page.is_disabled("dialog button[type=submit]")
    visitors.troubles = [trouble for trouble in visitors.troubles if "400" not in trouble]


def test_friends_are_invited_by_link_and_code(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("el_dado", "Ann", "me", "open")
    ann.page.click(".notice summary")
    assert ann.page.locator("svg.qr path").count() == 1
    assert ann.page.input_value(".link-box input").endswith(f"/t/{ann.room()}")


# --- rules


def test_rules_stand_beside_the_table_with_their_figures(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    ann.page.click('button[aria-label="Rules"]')
    ann.page.wait_for_selector("dialog.rules.beside figure img")
    for image in ann.page.locator("dialog.rules figure img").all():
        image.scroll_into_view_if_needed()
        assert "red on i1" in (image.get_attribute("alt") or "")
    ann.until("[...document.querySelectorAll('dialog.rules figure img')].every(image => image.complete && image.naturalWidth > 0)")
    ann.page.locator(".contents button", has_text="Good to know").click()
    ann.until("document.activeElement.tagName == 'H3'")
    # the game goes on meanwhile
    ann.pick_from_list()
    ann.confirm()
    assert ann.page.locator("dialog.rules").count() == 1
    ann.page.locator("dialog.rules .actions button").focus()
    ann.page.keyboard.press("Escape")
    ann.until("!document.querySelector('dialog')")


def test_rules_are_read_in_the_lobby_and_on_a_phone(visitors: Visitors) -> None:
    ann = in_lobby(visitors, PHONE)
    ann.page.click('[data-card="falling_rocks"] [data-rules]')
    ann.page.wait_for_selector("dialog.rules figure img")
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    ann.page.keyboard.press("Escape")
    ann.until("!document.querySelector('dialog')")


def test_the_quiz_at_the_end_of_the_rules_is_answered_by_tapping(visitors: Visitors) -> None:
    ann = in_lobby(visitors, PHONE)
    ann.page.click('[data-card="rasanto"] [data-rules]')
    ann.page.wait_for_selector(".quiz-choice")
    questions = ann.page.locator(".quiz-questions > li")
    assert questions.count() == 5
    assert questions.first.locator("img").get_attribute("alt")
    first = questions.first
    first.locator(".quiz-choice").first.click()
    assert first.locator(".quiz-verdict strong").inner_text()
    assert first.locator(".quiz-choice.right").count() == 1
    assert first.locator(".quiz-choice:enabled").count() == 0


# --- finished games


def test_a_finished_game_is_stepped_through_and_looked_through(visitors: Visitors, server: Server) -> None:
    room = played_out(server, "rasanto")[0]
    ann = visitors.invite()
    ann.go(f"/t/{room}?replay=1&step=12")
    ann.until("window.pipyardReplay && pipyardReplay.steps > 0")
    assert ann.page.evaluate("() => pipyardReplay.at") == 12
    ann.page.keyboard.press("ArrowRight")
    ann.until("pipyardReplay.at == 13")
    # it can be looked at from the own side, from above and from each side, with the keyboard too
    assert ann.page.locator(".views button").count() == 6
    height = "pipyardReplay.stage.camera.position.y"
    before = float(ann.page.evaluate(f"() => {height}"))
    ann.page.locator('[data-key="view-top"]').focus()
    ann.page.keyboard.press("Enter")
    ann.until(f"{height} > {before + 1} && document.activeElement.dataset.key == 'view-top'")
    ann.page.click('[data-key="view-home"]')
    ann.until(f"Math.abs({height} - {before}) < 1")
    side = "pipyardReplay.stage.camera.position.x"
    for key, seen in (("ArrowRight", side), ("ArrowUp", height), ("+", side)):
        from_here = float(ann.page.evaluate(f"() => {seen}"))
        ann.page.keyboard.press(key)
        ann.until(f"Math.abs({seen} - {from_here}) > 0.01 && pipyardReplay.at == 13")
    if ann.page.locator('[data-key="review"]').count():
        ann.page.click('[data-key="review"]')
    ann.page.wait_for_selector(".regret")
    # both seats are at this screen: up to three mistakes of each, and a best move
    assert 1 <= ann.page.locator(".regret:not(.best)").count() <= 6
    assert ann.page.locator(".regret.best").count() <= 2
    first = ann.page.locator(".regret:not(.best)").first
    assert "biggest mistake" in first.inner_text()
    step = int((re.search(r"Step (\d+)", first.inner_text()) or [""])[1])
    first.locator("button", has_text="Show the better move").click()
    ann.until(f"pipyardReplay.at == {step - 1}")
    ann.until("document.querySelector('.replay-line').innerText.startsWith('Better: ')")
    first.locator("button", has_text="Show as played").click()
    ann.until("document.querySelector('.replay-line').innerText.startsWith('Played: ')")
    eve = visitors.invite()
    # what was found is kept; the ending leads to the best move
    eve.go(f"/t/{room}?replay=1&review=best")
    eve.until("document.querySelector('.regret.best.shown button[aria-pressed=true]')")
    best = int((re.search(r"Step (\d+): .*, best move", eve.page.inner_text(".regret.best.shown")) or ["", "0"])[1])
    eve.until(f"pipyardReplay.at == {best - 1}")
    assert "Next best: " in eve.page.inner_text(".regret.best.shown")
    # the curve leads to a step, by a click and from decision to decision with the keyboard
    curve = eve.page.locator('[data-key="curve"]')
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": 0.5 * box["width"], "y": box["height"] / 2})
    steps = int(eve.page.evaluate("() => pipyardReplay.steps"))
    eve.until(f"Math.abs(pipyardReplay.at - {steps / 2}) <= 1")
    reached = int(eve.page.evaluate("() => pipyardReplay.at"))
    decision = eve.page.locator('[data-key="curve-decision"]')
    decision.focus()
    eve.page.keyboard.press("ArrowRight")
    eve.until(f"pipyardReplay.at > {reached} && document.activeElement.dataset.key == 'curve-decision'")
    there = int(eve.page.evaluate("() => pipyardReplay.at"))
    eve.until(f"document.activeElement.getAttribute('aria-valuetext').startsWith('Step {there}: ')")
    eve.page.keyboard.press("ArrowLeft")
    eve.until(f"pipyardReplay.at < {there}")
    eve.page.keyboard.press("End")
    eve.until(f"pipyardReplay.at > {there} && document.activeElement.value == document.activeElement.max")


def test_a_replay_shows_how_the_dice_moved(visitors: Visitors, server: Server) -> None:
    room = played_out(server, "tumblin_dice", goal="rounds:1")[0]
    ann = visitors.invite(motion=True)
    ann.go(f"/t/{room}?replay=1")
    ann.until("window.pipyardReplay && pipyardReplay.steps > 0")
    ann.until("document.querySelector('.review').innerText.includes('no better move can be shown')")
    for step in range(1, 7):
        ann.page.click('[data-key="replay-next"]')
        ann.until(f"pipyardReplay.at == {step}")
    ann.until("document.querySelector('.tumble canvas')")


# --- for everybody


@pytest.mark.flat
def test_sounds_begin_with_the_first_touch_and_one_click_mutes_them(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.page.add_init_script(
        "window.made = 0; const Real = AudioContext; window.AudioContext = class extends Real { constructor() { super(); window.made++ } }"
    )
    ann.set_up("el_dado", "Ann", "me", "me")
    ann.my_turn()
    ann.pick_from_list()
    ann.confirm()
    ann.my_turn()
    ann.until("window.made == 1")
    ann.page.click('[data-key="sounds"]')
    ann.until("document.querySelector('[data-key=\"sounds\"]').ariaPressed == 'false'")
    ann.page.reload()
    ann.my_turn()
    ann.pick_from_list()
    ann.confirm()
    ann.my_turn()
    assert ann.page.evaluate("() => window.made") == 0


def test_contrast_and_language_are_remembered(visitors: Visitors) -> None:
    ann = in_lobby(visitors)
    ann.page.click('[data-key="settings"]')
    ann.page.check("#taste-contrast")
    with ann.page.expect_navigation():
        ann.page.select_option("#language", "nl")
    ann.until("document.documentElement.lang == 'nl' && document.querySelector('.card')")
    assert ann.page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(0, 0, 0)"


@pytest.mark.parametrize("where", ["door", "lobby", "list", "set-up", "settings", "rules", "beside", "replay", "contrast", "phone"])
def test_axe_finds_nothing_round_the_tables(visitors: Visitors, server: Server, where: str) -> None:
    """All cards are looked at once, in the lobby; elsewhere some stand for all, because axe takes its time over each."""
    ann = visitors.invite(**({"device": PHONE} if where == "phone" else {}), bypass_csp=True)
    arrive(ann, server, where)
    if where != "lobby":
        ann.page.evaluate(f"() => {{ for (const card of [...document.querySelectorAll('.card')].slice({SOME_CARDS})) card.remove() }}")
    ann.page.add_script_tag(path=str(AXE))
    found = ann.page.evaluate("() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})")
    result = [(one["id"], one["help"], [node["target"] for node in one["nodes"]][:5]) for one in found["violations"]]
    assert not result, json.dumps(result, indent=1)


def arrive(ann: Person, server: Server, where: str) -> None:
    if where == "beside":
        ann.set_up("rasanto", "Ann", "me", "bot:beginner")
        ann.my_turn()
        ann.page.click('button[aria-label="Rules"]')
        ann.page.wait_for_selector("dialog.rules h3")
    elif where == "replay":
        ann.go(f"/t/{played_out(server, 'rasanto')[0]}?replay=1")
        ann.until("window.pipyardReplay && pipyardReplay.steps > 0")
        ann.page.wait_for_selector('[data-key="review"], .regret')
        if ann.page.locator('[data-key="review"]').count():
            ann.page.click('[data-key="review"]')
        ann.page.wait_for_selector(".regret")
    elif where == "waiting":
        ann.set_up("el_dado", "Ann", "me", "open")
        ann.page.click(".notice summary")
    elif where == "race":
        ann.set_up("perspectives", "Ann", *["me"] * 4)
        ann.until("document.querySelector('.throw button')")
    elif where in TABLES:
        ann.set_up(where, "Ann", "me", "bot:beginner")
        ann.my_turn()
    else:
        ann.go("/" if where == "door" else "/?all=yes")
        ann.page.wait_for_selector(".card")
        if where == "list":
            ann.page.click(".triangle-panel details summary")
        if where in ("settings", "contrast"):
            ann.page.click('[data-key="settings"]')
        if where == "contrast":
            ann.page.check("#taste-contrast")
            ann.page.click("dialog.settings .main-button")
        if where == "set-up":
            ann.page.click('[data-card="el_dado"] button:not([data-now]):not([data-rules])')
            ann.page.click("dialog summary")
        if where == "rules":
            ann.page.click('[data-card="el_dado"] [data-rules]')
            ann.page.wait_for_selector("dialog.rules h3")
    ann.until("document.getAnimations().every(one => one.playState != 'running' || one.effect.getTiming().iterations == Infinity)")


@pytest.mark.parametrize("where", ["door", "lobby", "set-up", "settings", "rules", "replay", "waiting", "race", *TABLES])
def test_a_finger_finds_every_button(visitors: Visitors, server: Server, where: str) -> None:
    ann = visitors.invite(PHONE)
    arrive(ann, server, where)
    small = ann.page.evaluate(
        """least => [...document.querySelectorAll('button, select, input, summary, header a, nav a, a.go')]
            .filter(part => part.checkVisibility() && !part.closest('label'))
            .map(part => [part.outerHTML.slice(0, 80), part.getBoundingClientRect()])
            .filter(([, box]) => box.height < least || (box.width < least))
            .map(([name, box]) => `${name} ${box.width} x ${box.height}`)""",
        FINGER - 0.5,
    )
    assert not small
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_client_can_be_installed(visitors: Visitors) -> None:
    ann = in_lobby(visitors)
    address = f"{ann.base}/assets/manifest.json"
    manifest = ann.page.request.get(address).json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512", "any"}
    for icon in manifest["icons"]:
        answer = ann.page.request.get(urljoin(address, icon["src"]))
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    errors = ann.page.context.new_cdp_session(ann.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    # a window without a profile can never install anything: that says nothing about the client
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


@pytest.mark.parametrize("where", ["lobby", "el_dado", "dice_trip", "tumblin_dice"])
def test_the_first_view_needs_little_script(visitors: Visitors, where: str) -> None:
    ann = visitors.invite()
    loaded: set[str] = set()
    ann.page.on("request", lambda request: loaded.add(request.url) if request.resource_type == "script" else None)
    if where == "lobby":
        ann.go("/")
        ann.page.wait_for_selector(".card")
    else:
        ann.play_now(where)
        ann.my_turn()
    names = {url.partition("?")[0].rpartition("/")[2] for url in loaded}
    assert names
    sizes = {name: len(gzip.compress((WEB / "assets" / name).read_bytes(), 6)) for name in names}
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
