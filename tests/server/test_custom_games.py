"""Games of the owner's own at the table: files he names, read again when he saves them."""

from __future__ import annotations

import asyncio
import json
import os
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pipyard import shelf
from pipyard.core.errors import UnknownGame
from pipyard.server.custom_games import CustomGames
from pipyard.server.protocol.common import PROTOCOL
from pipyard.workshop import scaffold

from .guests import PATIENCE, Guest, Server

pytestmark = pytest.mark.table
TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "tutorial"


def save(file: Path, text: str) -> None:
    """Save a file as editors do, so that nobody can miss it."""
    before = file.stat().st_mtime_ns
    file.write_text(text, encoding="utf-8")
    os.utime(file, ns=(before + 1_000_000_000, before + 1_000_000_000))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "tall_tower.py"
    scaffold.begin(made)
    return made


@pytest.fixture
def table(tmp_path: Path, file: Path) -> Iterator[Server]:
    running = Server(tmp_path / "rooms")
    running.more = ["--game", str(file)]
    running.journal = tmp_path / "journal"
    running.start()
    yield running
    running.stop()


def card(server: Server) -> dict[str, Any]:
    return next(card for card in server.get("/api/games")["games"] if card["key"] == "tall_tower")


def wait_for_turn(guest: Guest, seat: int = 0) -> None:
    while str(seat) not in guest.turn.get("moves", {}):
        guest.receive()


def wait_for_end(guest: Guest) -> None:
    while guest.turn["kind"] != "over":
        guest.receive()


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_named_file_is_in_the_lobby_with_a_picture_and_its_rules(table: Server) -> None:
    shown = card(table)
    assert (shown["book"], shown["title"], shown["seats"]) == ("my_game", "Tall Tower", [2, 3])
    assert table.get("/api/words/en")["tall_tower"]["title"] == "Tall Tower"
    assert "tall_tower" in table.get("/api/triangle")["games"]
    with urllib.request.urlopen(f"{table.url}/rules/de/tall_tower.md") as page:
        assert b"every die is worth the level" in page.read()
    with urllib.request.urlopen(f"{table.url}/api/picture/tall_tower.svg") as picture:
        assert b"<svg" in picture.read()


def test_it_is_played_against_a_bot_that_knows_the_file_and_looked_through_afterwards(table: Server) -> None:
    room, tokens = table.room("tall_tower", "me", "greedy", dice="2", start_seat="0")
    ann = Guest(table, room, tokens[0])
    ann.play(0, "place 8,0,0")
    wait_for_turn(ann)
    ann.play(0)
    wait_for_end(ann)
    assert "no move" not in table.journal.read_text()
    log = urllib.request.urlopen(f"{table.url}/api/rooms/{room}/games/1.log").read().decode()
    assert "game: tall_tower@" in log
    assert table.get(f"/api/rooms/{room}/games/1/4")["title"] == "Tall Tower"
    table.post(f"/api/rooms/{room}/games/1/review", {})
    wait_until(lambda: table.get(f"/api/rooms/{room}/games/1/review")["state"] in ("done", "failed"))
    assert table.get(f"/api/rooms/{room}/games/1/review")["state"] == "done"


def test_saving_changes_the_rules_of_new_rooms_and_running_rooms_keep_theirs(table: Server, file: Path) -> None:
    old, tokens = table.room("tall_tower", "me", "greedy", dice="2", start_seat="0")
    ann = Guest(table, old, tokens[0])
    text = file.read_text(encoding="utf-8")
    changed = text.replace("seats=(2, 3)", "seats=(2,)").replace('["place CELL"]', '["put CELL"]')
    changed = changed.replace("return self.pile.places", 'return Listed([Move("put", place.atoms[1]) for place in self.pile.places])')
    save(file, changed)
    wait_until(lambda: card(table)["seats"] == [2])
    ann.play(0, "place 8,0,0")
    wait_for_turn(ann)
    ann.play(0)
    wait_for_end(ann)
    assert [line["text"].split()[0] for line in ann.lines if line["seat"] >= 0] == ["place"] * 4
    again = Guest(table, old, tokens[0])
    assert again.turn["kind"] == "over"
    new, tokens = table.room("tall_tower", "me", "greedy", dice="2", start_seat="0")
    ben = Guest(table, new, tokens[0])
    ben.play(0, "put 8,0,0")
    wait_for_turn(ben)
    assert [line["text"].split()[0] for line in ben.lines if line["seat"] >= 0] == ["put"] * 2
    assert "no move" not in table.journal.read_text()


def test_the_next_game_at_a_running_table_is_played_by_what_was_saved(table: Server, file: Path) -> None:
    room, tokens = table.room("tall_tower", "me", "greedy", dice="1", start_seat="0")
    ann = Guest(table, room, tokens[0])
    ann.play(0, "place 8,0,0")
    wait_for_end(ann)
    text = file.read_text(encoding="utf-8")
    changed = text.replace('["place CELL"]', '["put CELL"]')
    changed = changed.replace("return self.pile.places", 'return Listed([Move("put", place.atoms[1]) for place in self.pile.places])')
    save(file, changed)
    wait_until(lambda: "new games of Tall Tower" in table.journal.read_text())
    assert ann.ask(t="ready", seat=0, yes=True)["t"] == "done"
    wait_for_turn(ann)
    ann.play(0, "put 8,0,0")
    wait_for_end(ann)
    again = Guest(table, room, tokens[0])
    assert again.turn["kind"] == "over"
    assert "put 8,0,0" in urllib.request.urlopen(f"{table.url}/api/rooms/{room}/games/2.log").read().decode()
    assert "place 8,0,0" in urllib.request.urlopen(f"{table.url}/api/rooms/{room}/games/1.log").read().decode()


def test_a_file_with_an_error_is_told_of_and_the_last_good_one_stays(table: Server, file: Path) -> None:
    save(file, file.read_text(encoding="utf-8") + "\n)\n")
    wait_until(lambda: "the old rules stay in use" in table.journal.read_text())
    assert "tall_tower.py, line" in table.journal.read_text()
    assert card(table)["title"] == "Tall Tower"
    room, tokens = table.room("tall_tower", "me", "greedy")
    assert Guest(table, room, tokens[0]).turn["kind"] in ("choose", "wait", "chance")


def test_a_room_whose_rules_are_gone_says_so(table: Server, file: Path) -> None:
    room, tokens = table.room("tall_tower", "me", "greedy", dice="2", start_seat="0")
    ann = Guest(table, room, tokens[0])
    ann.play(0, "place 8,0,0")
    table.stop()
    text = file.read_text(encoding="utf-8")
    save(file, text.replace("return self.pile.places", "return Listed([move for move in self.pile.places if move.at != cell(8, 0, 0)])"))
    table.start()
    late = Guest(table, room, tokens[0], hello=False)
    late.send(t="hello", protocol=PROTOCOL, room=room, tokens=[tokens[0]], since=-1)
    assert "have changed since it began" in json.dumps(late.receive())


def test_a_game_that_cannot_begin_is_not_let_in(file: Path) -> None:
    own = CustomGames([file])
    good = shelf.game("tall_tower")
    for wrong in ("raise ValueError('no')", "self.nonsense()", "exit(3)"):
        save(file, scaffold.model().replace("high_rise", "tall_tower").replace("super().__init__(seats, options.start_seat)", wrong))
        asyncio.run(own.reload_changed())
        assert type(shelf.game("tall_tower")) is type(good)


def test_what_cannot_be_read_keeps_the_table_closed(tmp_path: Path, file: Path) -> None:
    for name, text, why in (
        ("a.py", "x = (", "line 1"),
        ("b.py", "x = 1 / 0", r"line 1: .*\(ZeroDivisionError"),
        ("c.py", "x = 1", "defines no game"),
    ):
        (tmp_path / name).write_text(text)
        with pytest.raises(UnknownGame, match=why):
            CustomGames([tmp_path / name])
    (tmp_path / "twin.py").write_text(file.read_text(encoding="utf-8"))
    with pytest.raises(UnknownGame, match="another key"):
        CustomGames([file, tmp_path / "twin.py"])
    with pytest.raises(UnknownGame, match="no file"):
        CustomGames([tmp_path / "nowhere.py"])


def test_a_game_that_changes_its_key_leaves_the_old_one(file: Path) -> None:
    own = CustomGames([file])
    save(file, file.read_text(encoding="utf-8").replace('"tall_tower"', '"taller_tower"'))
    asyncio.run(own.reload_changed())
    assert "taller_tower" in shelf.own()
    assert "tall_tower" not in shelf.own()


@pytest.fixture
def tutorial(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "rooms")
    running.more = [word for file in sorted(TUTORIAL.glob("*.py")) for word in ("--game", str(file))]
    running.journal = tmp_path / "journal"
    running.start()
    yield running
    running.stop()


def test_the_games_of_the_tutorial_are_played_at_the_table(tutorial: Server) -> None:
    room, tokens = tutorial.room("curling", "me", "beginner", start_seat="0")
    ann = Guest(tutorial, room, tokens[0])
    ann.play(0, "flick middle high")
    wait_for_turn(ann)
    assert [line["seat"] for line in ann.lines] == [0, -1, 1, -1]
    assert ann.lines[1]["motion"], "dice are seen to move"
    room, tokens = tutorial.room("secret_storey", "me", "greedy", start_seat="0")
    ben = Guest(tutorial, room, tokens[0])
    wait_for_turn(ben)
    mine, others = [line["text"] for line in ben.lines]
    assert mine in ("1", "2", "3")
    assert others == "?"
    assert ben.picture["scene"]["say"] == [{"key": "your-level-is", "args": {"level": int(mine)}}]
    ben.play(0)
    wait_for_turn(ben)
    room, tokens = tutorial.room("long_row", "me", "greedy")
    cat = Guest(tutorial, room, tokens[0])
    wait_for_turn(cat)
    assert (cat.picture["scene"]["table"], len(cat.picture["scene"]["rolls"][0]["values"])) == ("dice", 6)
    cat.play(0)
    wait_for_turn(cat)
    room, tokens = tutorial.room("under_the_cup", "me", "greedy")
    dan = Guest(tutorial, room, tokens[0])
    wait_for_turn(dan)
    assert [roll["by"] for roll in dan.picture["scene"]["rolls"]] == [0], "only the own cup is seen"
    assert "?" in [line["text"] for line in dan.lines]
    dan.play(0)
    room, tokens = tutorial.room("summit", "me", "greedy", "random")
    wait_for_turn(Guest(tutorial, room, tokens[0]))
    assert "no move" not in tutorial.journal.read_text()


def test_the_net_cannot_name_a_file(table: Server, tmp_path: Path) -> None:
    other = tmp_path / "other_tower.py"
    scaffold.begin(other)
    status, _ = table.post(
        "/api/rooms", {"game": str(other), "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}], "options": {}}
    )
    assert status == 400
