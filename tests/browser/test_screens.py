"""Pictures of the main screens for docs/screens, to be looked at: ``python tools/web.py screens``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.guests import Server

from .pages import DESK, PHONE, Person, Visitors
from .test_around import arrive
from .test_races import verdict
from .test_room import with_real_dice
from .test_whole_games import write

pytestmark = [pytest.mark.browser, pytest.mark.screens]
SCREENS = Path(__file__).parents[2] / "docs" / "screens"


def shoot(person: Person, name: str, wait: int = 1500) -> None:
    person.page.wait_for_timeout(wait)
    SCREENS.mkdir(parents=True, exist_ok=True)
    assert person.page.screenshot(path=SCREENS / f"{name}.png")


@pytest.mark.parametrize(("device", "size"), [(DESK, "desktop"), (PHONE, "phone")])
class TestScreens:
    def test_lobby(self, visitors: Visitors, device: dict[str, object], size: str) -> None:
        ann = visitors.invite(device)
        ann.go("/")
        ann.page.wait_for_selector(".card")
        shoot(ann, f"lobby-{size}")
        ann.page.click('[data-key="find"]')
        ann.page.click('[data-mood="build"]')
        ann.page.locator('[data-card="rasanto"]').scroll_into_view_if_needed()
        shoot(ann, f"cards-{size}")
        ann.page.click('[data-card="rasanto"] [data-rules]')
        ann.page.locator("dialog.rules figure").first.scroll_into_view_if_needed()
        shoot(ann, f"rules-{size}")
        ann.page.keyboard.press("Escape")
        ann.page.click('[data-game="rasanto"]:not([data-now]):not([data-rules])')
        ann.page.click("dialog summary")
        shoot(ann, f"set-up-{size}")

    def test_replay(self, visitors: Visitors, server: Server, device: dict[str, object], size: str) -> None:
        ann = visitors.invite(device, quality="low")
        arrive(ann, server, "replay")
        ann.page.locator(".regret button").nth(1).click()
        shoot(ann, f"replay-{size}")

    @pytest.mark.parametrize(
        ("game", "moves"),
        [
            ("el_dado", 8),
            ("rasanto", 9),
            ("storing_scores", 1),
            ("diebylon", 2),
            ("masquerade", 2),
            ("quadrula_rasa", 1),
            ("mes_des_tes_des", 1),
        ],
    )
    def test_game(self, visitors: Visitors, device: dict[str, object], size: str, game: str, moves: int) -> None:
        ann = visitors.invite(device, quality="high")
        ann.play_now(game)
        for _ in range(moves):
            ann.my_turn()
            ann.pick_from_list()
            ann.confirm()
        ann.my_turn()
        shoot(ann, f"{game}-{size}")

    @pytest.mark.parametrize("game", ["raffzahn", "perspectives", "clever_mole"])
    def test_race(self, visitors: Visitors, device: dict[str, object], size: str, game: str) -> None:
        ann = visitors.invite(device, quality="low")
        ann.play_now(game)
        ann.until("pipyard.state.picture.turn.how == 'race'")
        if game == "raffzahn":
            covered = ann.visible(["0,3,4", "0,4,3", "0,2,5"])[0]
            while verdict(ann, lambda: ann.click_cell(covered))["tone"] != "wrong":
                pass
        shoot(ann, f"{game}-{size}", wait=0 if game == "raffzahn" else 900)

    @pytest.mark.parametrize("game", ["flickers", "dice_mikado", "emag"])
    def test_hand(self, visitors: Visitors, device: dict[str, object], size: str, game: str) -> None:
        ann = visitors.invite(device, quality="low")
        ann.set_up(game, "Ann", *["me"] * (2 if game == "flickers" else 1))
        ann.until("document.querySelector('[data-key=\"act\"]')")
        for _ in range(0 if game == "dice_mikado" else 3):
            before = ann.state["n"]
            ann.page.click('[data-key="quick-act"]')
            ann.until(f"pipyard.state.n > {before + 1}")
            ann.until("!pipyard.state.busy && pipyard.state.picture.turn.kind == 'choose'")
        if game == "dice_mikado":
            cell = ann.visible(["0,3,5", "0,4,4", "4,0,4", "3,0,5", "5,3,0"])[0]
            point = ann.page.evaluate("cell => window.pipyard.pixel(cell)", cell)
            ann.page.mouse.move(point["x"], point["y"])
            ann.page.mouse.down()
            ann.page.mouse.move(point["x"] - 40, point["y"] + 40, steps=3)
            ann.page.mouse.up()
        shoot(ann, f"{game}-{size}")

    def test_live(self, visitors: Visitors, device: dict[str, object], size: str) -> None:
        ann = visitors.invite(device, quality="low")
        ann.set_up("faraday", "Ann", "me")
        ann.page.click('[data-key="live-tilt"]')
        ann.until("document.querySelector('[data-key=\"live-end\"]')")
        box = ann.page.locator(".stage canvas").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        ann.page.mouse.move(x, y)
        ann.page.mouse.down()
        ann.page.mouse.move(x + 0.07 * min(box["width"], box["height"]), y, steps=2)
        ann.until("pipyard.steering && Math.hypot(...pipyard.steering.tilt) > 8")
        shoot(ann, f"faraday-{size}", wait=0)
        ann.page.mouse.up()

    def test_dice_trip(self, visitors: Visitors, device: dict[str, object], size: str) -> None:
        ann = visitors.invite(device)
        ann.play_now("dice_trip")
        for _ in range(9):
            ann.my_turn()
            write(ann)
            ann.page.wait_for_timeout(300)
        ann.my_turn()
        ann.page.evaluate("() => scrollTo(0, 0)")
        shoot(ann, f"dice_trip-{size}")
        if device is DESK:
            ann.page.emulate_media(media="print")
            ann.page.set_viewport_size({"width": 800, "height": 1130})
            shoot(ann, "dice_trip-print")

    def test_tumblin_dice(self, visitors: Visitors, device: dict[str, object], size: str) -> None:
        ann = visitors.invite(device, quality="low")
        ann.play_now("tumblin_dice")
        for aim in ("-4", "7", "2"):
            ann.my_turn()
            shot = f"{ann.page.locator('[data-die][aria-pressed=true]').get_attribute('data-die')}"
            ann.page.locator("#shot-aim").fill(aim)
            ann.page.click('[data-key="quick-shoot"]')
            ann.until(f"pipyard.state.picture.scene.extra.dice.some(die => die.die == '{shot}')")
        ann.my_turn()
        ann.page.locator("#shot-aim").fill("6")
        ann.page.evaluate("() => scrollTo(0, 0)")
        shoot(ann, f"tumblin_dice-{size}")

    def test_real_dice(self, visitors: Visitors, device: dict[str, object], size: str) -> None:
        ann = visitors.invite(device)
        with_real_dice(ann, "dice_trip", 1)
        ann.until("document.querySelector('.by-hand')")
        for face in (3, 5):
            ann.page.click(f'[data-key="rolled-{face}"]')
        shoot(ann, f"real_dice-{size}")

    def test_contrast_and_two_at_one_screen(self, visitors: Visitors, server: Server, device: dict[str, object], size: str) -> None:
        ann = visitors.invite(device, quality="low")
        arrive(ann, server, "contrast")
        ann.set_up("clever_mole", "Ann", "me", "me")
        ann.until("document.querySelectorAll('.who').length == 2")
        shoot(ann, f"contrast-{size}")

    def test_waiting_and_text(self, visitors: Visitors, device: dict[str, object], size: str) -> None:
        ann = visitors.invite(device)
        ann.set_up("el_dado", "Ann", "me", "open")
        ann.page.click(".notice summary")
        shoot(ann, f"waiting-{size}")
        ann.page.click('[data-key="bot-1"]')
        ann.page.click('[data-key="start"]:not(:disabled)')
        ann.my_turn()
        ann.page.click('button[aria-label="Text mode"]')
        shoot(ann, f"text-{size}")
