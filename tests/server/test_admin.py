"""Looking after the rooms that are kept."""

from __future__ import annotations

import asyncio
import json
import logging
from functools import partial
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from pipyard import Match, shelf, texts
from pipyard.cli.app import app
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.club import members
from pipyard.server.lobby import Lobby
from pipyard.server.log_format import JsonLines
from pipyard.server.prometheus import PrometheusMetrics
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.room.seats import new_key
from pipyard.server.store.choose import FILE
from pipyard.server.store.sqlite import SqliteStore
from pipyard.workshop import scaffold

from .test_all_games import Guest


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["admin", *words])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture
def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two rooms in the folder: one with a move played, one where nobody has come yet."""
    monkeypatch.delenv("PIPYARD_DATABASE", raising=False)

    async def story() -> list[str]:
        store = SqliteStore(tmp_path / FILE)
        house = Lobby(store, BotPool(1), 0)
        first, tokens = await house.open(NewRoom("el_dado", (NewSeat("person", "Ann"), NewSeat("person", "Ben")), {"start_seat": "0"}))
        ann = Guest()
        await first.enter(ann, tuple(tokens.values()), -1, 1)
        await first.submit(ann, 0, "take 0,0,0", first.n)
        await asyncio.sleep(0.01)
        second, _ = await house.open(NewRoom("rasanto", (NewSeat("person", "Eve"), NewSeat("open"))))
        await store.close()
        return [first.key, second.key]

    return asyncio.run(story())


def test_a_key_is_never_taken_for_an_option() -> None:
    assert not [key for key in (new_key() for _ in range(2000)) if key.startswith("-")]


def test_rooms_are_listed(rooms: list[str], tmp_path: Path) -> None:
    found = json.loads(run("list", "--data", str(tmp_path), "--json"))
    assert [(one["room"], one["game"], one["games"], one["over"]) for one in found] == [
        (rooms[1], "rasanto", 0, False),
        (rooms[0], "el_dado", 1, False),
    ]
    assert "Ann, Ben" in run("list", "--data", str(tmp_path))


@pytest.mark.parametrize("lang", texts.languages())
def test_rooms_are_looked_after_in_every_language(rooms: list[str], tmp_path: Path, lang: str) -> None:
    def said(*words: str) -> str:
        result = CliRunner().invoke(app, ["--lang", lang, "admin", *words, "--data", str(tmp_path)])
        return result.stdout + result.stderr

    listed = said("list")
    assert texts.say("admin-running", lang) in listed
    assert texts.say("admin-waiting", lang) in listed
    assert said("export", "nowhere") == f"pipyard: {texts.say('why-no-room-of-this-key', lang, room='nowhere')}\n"
    assert said("prune", "--days", "0").endswith(texts.say("admin-would-forget", lang, count=2) + "\n")
    assert said("prune", "--days", "0", "--yes").endswith(texts.say("admin-forgotten", lang, count=2) + "\n")
    assert said("list") == texts.say("admin-no-rooms", lang) + "\n"


def test_what_is_exported_can_be_imported_elsewhere(rooms: list[str], tmp_path: Path) -> None:
    exported = run("export", "--data", str(tmp_path))
    file = tmp_path / "rooms.jsonl"
    file.write_text(exported)
    run("import", str(file), "--data", str(tmp_path / "other"))
    assert run("export", "--data", str(tmp_path / "other"), *rooms) == run("export", "--data", str(tmp_path), *rooms)
    run("import", str(file), "--data", str(tmp_path / "other"))  # the second time nothing changes
    assert len(run("export", "--data", str(tmp_path / "other")).splitlines()) == 2


def test_a_log_of_a_room_replays(rooms: list[str], tmp_path: Path) -> None:
    match = Match.replay(run("export", rooms[0], "--logs", "--data", str(tmp_path)))
    assert match.players == ("Ann", "Ben")
    assert match.events[-1].text == "take 0,0,0"


def test_logs_become_rooms_in_which_the_game_goes_on(rooms: list[str], tmp_path: Path) -> None:
    over = Match.replay(run("export", rooms[0], "--logs", "--data", str(tmp_path)))
    while over.over is None:
        over.submit(over.turn.seat, over.moves(over.turn.seat).sample(Random(1)))
    logs = tmp_path / "games.txt"
    logs.write_text(run("export", "--logs", "--data", str(tmp_path)) + over.log)
    keys = run("import", str(logs), "--data", str(tmp_path / "other")).split()
    assert len(keys) == 2
    assert run("export", "--logs", *keys, "--data", str(tmp_path / "other")) == logs.read_text().replace(over.log, over.log + "\n")

    async def story() -> None:
        store = SqliteStore(tmp_path / "other" / FILE)
        room = await Lobby(store, BotPool(1), 0).find(keys[0])
        ann = Guest()
        await room.enter(ann, (), -1, 1)
        assert [(chair.kind, chair.name) for chair in ann.chairs] == [("open", "Ann"), ("open", "Ben")]
        await room.sit(ann, 1, "Eve", 2)
        await room.submit(ann, 1, "take 1,0,0", room.n)
        assert [line.text for line in ann.lines[-2:]] == ["take 0,0,0", "take 1,0,0"]
        room.close_tasks()
        await store.close()

    asyncio.run(story())
    logs.write_text(over.log.replace("take 0,0,0", "take 8,0,0"))
    refused = CliRunner().invoke(app, ["admin", "import", str(logs), "--data", str(tmp_path / "other")])
    assert "line 1 is not a valid room" in refused.stderr
    assert len(json.loads(run("list", "--data", str(tmp_path / "other"), "--json"))) == 2


@pytest.mark.parametrize(("old", "new"), [("take 0,0,0", "take 8,0,0"), ('"opened"', '"sat"'), ("el_dado", "no_such_game")])
def test_what_cannot_have_happened_is_not_imported(rooms: list[str], tmp_path: Path, old: str, new: str) -> None:
    file = tmp_path / "rooms.jsonl"
    file.write_text(run("export", rooms[0], "--data", str(tmp_path)).replace(old, new))
    result = CliRunner().invoke(app, ["admin", "import", str(file), "--data", str(tmp_path / "other")])
    assert result.exit_code == 2
    assert "line 1 is not a valid room" in result.stderr
    assert run("export", "--data", str(tmp_path / "other")) == ""


def test_old_rooms_are_forgotten_only_when_that_is_meant(rooms: list[str], tmp_path: Path) -> None:
    assert set(run("prune", "--days", "0", "--data", str(tmp_path)).split()) == set(rooms)
    assert run("prune", "--days", "1", "--yes", "--data", str(tmp_path)) == ""
    assert run("prune", "--days", "0", "--only-over", "--yes", "--data", str(tmp_path)) == ""
    assert len(json.loads(run("list", "--data", str(tmp_path), "--json"))) == 2
    run("prune", "--days", "0", "--yes", "--data", str(tmp_path))
    assert json.loads(run("list", "--data", str(tmp_path), "--json")) == []


def test_a_line_of_the_journal_is_one_json_object() -> None:
    record = logging.makeLogRecord({"msg": "room %s\nis broken", "args": ("abc",), "levelname": "WARNING", "name": "pipyard", "rooms": 3})
    record.color_message = "room \x1b[36m%s\x1b[0m is broken"  # as uvicorn adds it
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "36m" not in line
    said = json.loads(line)
    assert (said["said"], said["level"], said["rooms"]) == ("room abc\nis broken", "warning", 3)


def test_figures_are_what_prometheus_reads() -> None:
    figures = PrometheusMetrics()
    figures.message("submit")
    figures.message("submit")
    for seconds in (0.0005, 0.02, 99):
        figures.move(seconds)
    text = figures.text({"pipyard_rooms": ("rooms in memory", 3)}, {"pipyard_entries_total": ("entries kept", 1234567.0)}).decode()
    for line in [
        'pipyard_messages_total{kind="submit"} 2.0',
        'pipyard_move_seconds_bucket{le="0.001"} 1.0',
        'pipyard_move_seconds_bucket{le="0.025"} 2.0',
        'pipyard_move_seconds_bucket{le="+Inf"} 3.0',
        "pipyard_move_seconds_count 3.0",
        "# TYPE pipyard_rooms gauge",
        "pipyard_rooms 3.0",
        "pipyard_entries_total 1.234567e+06",
    ]:
        assert line in text.splitlines()


@pytest.fixture
def own_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a room of a game of the owner's own, whose rules nobody here knows any more."""
    monkeypatch.delenv("PIPYARD_DATABASE", raising=False)
    file = tmp_path / "tall_tower.py"
    scaffold.begin(file)
    shelf.adopt(file)

    async def story() -> None:
        store = SqliteStore(tmp_path / FILE)
        house = Lobby(store, BotPool(1), 0)
        room, tokens = await house.open(NewRoom("tall_tower", (NewSeat("person", "Ann"), NewSeat("person", "Ben")), {"start_seat": "0"}))
        await room.enter(Guest(), tuple(tokens.values()), -1, 1)
        await asyncio.sleep(0.01)
        await store.close()

    asyncio.run(story())
    for known in (shelf._OWN, shelf._VERSIONS):  # pyright: ignore[reportPrivateUsage]
        for key in list(known):
            monkeypatch.delitem(known, key)  # pyright: ignore[reportArgumentType, reportUnknownMemberType]
    return file


def test_a_room_of_an_own_game_is_listed_without_its_rules_and_whole_with_them(own_room: Path, tmp_path: Path) -> None:
    (found,) = json.loads(run("list", "--data", str(tmp_path), "--json"))
    assert (found["game"].partition("@")[0], found["known"]) == ("tall_tower", False)
    (found,) = json.loads(run("list", "--data", str(tmp_path), "--json", "--game", str(own_room)))
    assert found["known"]


def test_a_room_of_an_own_game_is_exported_and_imported_with_its_file(own_room: Path, tmp_path: Path) -> None:
    text = tmp_path / "rooms.jsonl"
    text.write_text(run("export", "--data", str(tmp_path)), encoding="utf-8")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    refused = CliRunner().invoke(app, ["admin", "import", str(text), "--data", str(elsewhere)])
    assert refused.exit_code != 0
    run("import", str(text), "--data", str(elsewhere), "--game", str(own_room))
    assert len(json.loads(run("list", "--data", str(elsewhere), "--json", "--game", str(own_room)))) == 1
    assert "tall_tower" in run("export", "--logs", "--data", str(elsewhere), "--game", str(own_room))


@pytest.mark.parametrize("lang", texts.languages())
def test_the_club_is_managed_in_every_language(tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PIPYARD_DATABASE", raising=False)

    def said(*words: str) -> str:
        result = CliRunner().invoke(app, ["--lang", lang, "admin", "club", *words, "--data", str(tmp_path)])
        return result.stdout + result.stderr

    async def join() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.run(partial(members.join, "k" * 22, "Ann"))
        await store.close()

    assert said("members") == texts.say("admin-club-empty", lang) + "\n"
    asyncio.run(join())
    assert said("role", "ANN", "host") == texts.say("admin-club-done", lang, name="ANN") + "\n"
    assert texts.say("admin-club-host", lang) in said("members")
    assert said("ban", "Ann").endswith(texts.say("admin-club-done", lang, name="Ann") + "\n")
    assert texts.say("admin-club-banned", lang) in said("members")
    said("ban", "Ann", "--lift")
    said("rename", "Ann", "Anna")
    assert json.loads(said("data", "Anna"))["member"]["banned"] is False
    assert said("door") == texts.say("admin-club-door-open", lang) + "\n"
    assert said("door", "invited") == texts.say("admin-club-door-invited", lang) + "\n"
    assert "/me?invitation=" in said("invite")
    assert said("delete", "Anna") == texts.say("admin-club-would-delete", lang, name="Anna") + "\n"
    assert json.loads(said("members", "--json"))[0]["name"] == "Anna"
    assert said("delete", "Anna", "--yes") == texts.say("admin-club-done", lang, name="Anna") + "\n"
    assert said("members") == texts.say("admin-club-empty", lang) + "\n"
    assert said("ban", "Anna") == f"pipyard: {texts.say('why-no-such-member', lang)}\n"
