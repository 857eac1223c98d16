"""The inventor's page, from the side of Python: what its worker answers, and which rules a table remembers."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from pipyard import shelf
from pipyard.browser import workbench
from pipyard.browser.own_rules import OwnRules, file_name, place_of
from pipyard.browser.page import BrowserWorker
from pipyard.core.errors import UnknownGame
from pipyard.workshop import scaffold


def game_called(key: str, dice: int = 2) -> str:
    """The template under another key, and shorter."""
    return scaffold.model().replace("high_rise", key).replace("number(20, 1, 50", f"number({dice}, 1, 50")


def answers(what: str, text: str, language: str = "en") -> list[dict[str, Any]]:
    said: list[bytes] = []
    workbench.work(json.dumps({"id": 7, "what": what, "text": text, "language": language}).encode(), said.append)
    return [json.loads(line) for line in said]


def test_a_good_file_is_called_good() -> None:
    (found,) = answers("check", game_called("tower_a"))
    assert (found["id"], found["done"], found["problems"]) == (7, True, [])
    assert found["said"].startswith("tower_a.py: High Rise is fine.")


def test_a_mistake_is_found_in_its_line_and_said_in_the_readers_language() -> None:
    text = game_called("tower_b").replace("self.next_seat()", "self.next_seet()")
    line = next(number for number, words in enumerate(text.splitlines(), 1) if "next_seet" in words)
    (found,) = answers("check", text, "de")
    assert [problem["line"] for problem in found["problems"]] == [line]
    assert "unbekannt" in found["problems"][0]["why"]


@pytest.mark.parametrize("text", ["", "this is no Python", "x = 1", "raise SystemExit", "import no_such_module"])
def test_what_is_no_game_is_a_problem_and_nothing_worse(text: str) -> None:
    for what in ("check", "report"):
        *_, found = answers(what, text)
        assert found["problems"], what


def test_a_report_says_how_far_it_is_and_is_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbench, "REPORT_GAMES", 4)
    monkeypatch.setattr(workbench, "REPORT_SECONDS", 0.2)
    *stages, found = answers("report", game_called("tower_c"))
    assert stages
    assert not any(stage["done"] for stage in stages)
    assert "<h1>High Rise</h1>" in found["page"]


def test_a_file_is_named_after_its_game() -> None:
    assert file_name(game_called("tower_d")) == "tower_d.py"
    assert file_name('Game(key="../../etc/passwd")') == "game.py"
    assert place_of("") == "/own/game.py"


class Drawer:
    """A browser's database, for rule files alone."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def rules(self, mark: str) -> str:
        return self.kept.get(mark, "")

    async def keep_rules(self, mark: str, text: str) -> None:
        self.kept[mark] = text

    async def commit(self, batches: str) -> str:
        raise NotImplementedError

    async def read(self, room: str, first: int) -> str:
        raise NotImplementedError

    async def rooms(self) -> str:
        raise NotImplementedError

    async def drop(self, room: str) -> None:
        raise NotImplementedError

    def publish(self, message: str) -> None:
        raise NotImplementedError

    def send(self, line: int, text: str) -> None:
        raise NotImplementedError

    def close(self, line: int) -> None:
        raise NotImplementedError

    def start(self, module: str) -> BrowserWorker:
        raise NotImplementedError


def test_a_room_finds_the_version_it_began_with() -> None:
    page = Drawer()
    old = asyncio.run(OwnRules(page).add(game_called("tower_e", 2)))
    new = asyncio.run(OwnRules(page).add(game_called("tower_e", 3)))
    assert len(page.kept) == 2
    began = shelf.exact(old)
    # as after a start of the table, when nothing is known
    asyncio.run(OwnRules(page).recall([json.dumps({"t": "opened", "game": began}), '{"t":"spoken","text":"a@b"}']))
    assert shelf.exact(shelf.game(began)) == began
    assert shelf.exact(shelf.game("tower_e")) == shelf.exact(new)


def test_a_file_with_a_mistake_does_not_come_to_the_table() -> None:
    page = Drawer()
    with pytest.raises(UnknownGame):
        asyncio.run(OwnRules(page).add(game_called("tower_f").replace("self.next_seat()", "self.next_seet()")))
    assert not page.kept
    assert "tower_f" not in shelf.own()
