"""What those who run a table rely on."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pipyard.cli.app import app
from pipyard.server.protocol.common import PROTOCOL

from .guests import PATIENCE, Guest, Server
from .test_server import play_out, two_at

pytestmark = pytest.mark.table


def text(server: Server, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(server.url + path, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def test_figures_count_what_happens_and_name_nobody(server: Server) -> None:
    room, ann, _ = two_at(server, "el_dado", start_seat="0")
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    assert ann.play(0, "take 0,0,0")["t"] == "sorry"
    status, figures = text(server, "/metrics")
    assert status == 200
    found = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
    assert float(found["pipyard_move_seconds_count"]) >= 1
    assert float(found['pipyard_messages_total{kind="submit"}']) >= 2
    assert float(found["pipyard_entries_total"]) >= 4
    assert float(found["pipyard_loop_lag_seconds_count"]) >= 1
    assert float(found["pipyard_live_queue"]) == float(found["pipyard_bot_queue"]) == float(found["pipyard_bot_failures_total"]) == 0
    assert float(found["pipyard_connections"]) >= 2
    assert any(name.startswith("pipyard_refusals_total") for name in found)
    assert room not in figures
    assert "Ben" not in figures


def test_the_log_of_a_game_can_be_read_when_it_is_over(server: Server) -> None:
    room, ann, ben = two_at(server, "rasanto")
    assert text(server, f"/api/rooms/{room}/games/1.log")[0] == 409
    play_out(ann, ben)
    status, log = text(server, f"/api/rooms/{room}/games/1.log")
    assert status == 200
    assert log.startswith("pipyard 1\ngame: rasanto")
    assert "players: Ann, Ben" in log
    assert text(server, f"/api/rooms/{room}/games/2.log")[0] == 404
    assert text(server, "/api/rooms/nosuchroomnosuchroom/games/1.log")[0] == 404


def test_a_browser_that_does_not_read_is_sent_away_and_the_others_play_on(server: Server) -> None:
    room, tokens = server.room("el_dado", "me", "me")
    ann = Guest(server, room, *tokens.values())
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.connect(("127.0.0.1", server.port))
    slow = connect(f"ws://127.0.0.1:{server.port}/ws", sock=plug, max_queue=1).__enter__()
    slow.send(json.dumps({"t": "hello", "protocol": PROTOCOL, "room": room}))
    sent_away = 0.0
    for number in range(3000):
        assert ann.ask(t="rename", seat=0, name=f"Ann {number}")["t"] == "done"
        if number % 50 == 49:
            figures = text(server, "/metrics")[1]
            sent_away = float(next(line for line in figures.splitlines() if line.startswith("pipyard_slow_browsers_total")).split()[1])
            if sent_away:
                break
    assert sent_away == 1
    assert ann.play(ann.turn["seats"][0])["t"] == "done"
    plug.close()


def test_a_server_that_is_told_to_stop_says_goodbye(own_server: Server) -> None:
    server = own_server
    _, ann, _ = two_at(server, "el_dado")
    assert server.process
    server.process.terminate()
    with pytest.raises(ConnectionClosed) as closed:
        ann.hear_until("nothing, ever")
    assert closed.value.rcvd
    assert closed.value.rcvd.code in (1012, 1013)
    try:
        server.process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        pytest.fail("the server does not end")


def test_a_room_that_cannot_be_is_refused_in_the_language_that_was_asked_for(server: Server) -> None:
    asked = {"game": "rasanto", "seats": [{"kind": "person"}, {"kind": "person"}], "options": {"adjacency": "nowhere"}}
    said = {lang: server.post("/api/rooms", asked, **{"accept-language": lang})[1]["error"] for lang in ("de-AT,de;q=0.9", "en", "ja")}
    assert said["en"] == said["ja"] == "adjacency cannot be 'nowhere'; it must be one of free, touching, touching_own"
    assert said["de-AT,de;q=0.9"] == "adjacency kann nicht 'nowhere' sein: Möglich ist eines von free, touching, touching_own"


def test_a_browser_gets_only_the_texts_it_can_say(server: Server) -> None:
    status, result = text(server, "/texts/de.ftl")
    assert status == 200
    assert "pyramid-complete = " in result
    assert not [line for line in result.splitlines() if line.startswith(("help-", "part-", "lab-"))]


def test_a_game_that_cannot_be_read_is_told_of(own_server: Server) -> None:
    server = own_server
    room, ann, ben = two_at(server, "rasanto")
    play_out(ann, ben)
    assert text(server, f"/api/rooms/{room}/games/0.log")[1] == text(server, f"/api/rooms/{room}/games/1.log")[1]
    log = sqlite3.connect(server.folder / "rooms.sqlite", isolation_level=None)
    log.execute("UPDATE log SET body = replace(body, 'rasanto', 'rasanta') WHERE n = 0")
    assert ann.ask(t="say", text="the room has grown, so it is read again")["t"] == "done"
    for path in ("1.log", "1/3", "1/review"):
        status, said = text(server, f"/api/rooms/{room}/games/{path}")
        assert (status, "rasanta" in said) == (409, True)
    log.execute("ALTER TABLE log RENAME TO gone")
    assert text(server, f"/api/rooms/{room}/games/1.log")[0] == 503
    assert text(server, "/healthz")[0] == 503
    log.close()


def test_a_running_table_is_copied_and_its_people_play_on_at_the_copy(server: Server, tmp_path: Path) -> None:
    room, tokens = server.room("el_dado", "me", "me", start_seat="0")
    ann = Guest(server, room, *tokens.values())
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    assert ann.ask(t="say", text="good evening")["t"] == "done"
    exported = CliRunner().invoke(app, ["admin", "export", "--data", str(server.folder)])
    assert exported.exit_code == 0
    assert not [token for token in tokens.values() if token in exported.stdout]
    (tmp_path / "rooms.jsonl").write_text(exported.stdout)
    imported = CliRunner().invoke(app, ["admin", "import", str(tmp_path / "rooms.jsonl"), "--data", str(tmp_path / "copy")])
    assert imported.exit_code == 0, imported.stderr
    copy = Server(tmp_path / "copy")
    try:
        copy.start()
        again = Guest(copy, room, *tokens.values(), since=ann.n)
        assert (again.first["t"], again.first["lines"], again.n) == ("update", [], ann.n)
        assert again.play(1, "take 1,0,0")["t"] == "done"
        assert [line["text"] for line in Guest(copy, room).lines][-2:] == ["take 0,0,0", "take 1,0,0"]
        assert Guest(copy, room).chat[-1]["text"] == "good evening"
    finally:
        copy.stop()
    assert ann.play(1, "take 0,1,0")["t"] == "done"  # the table itself goes on


@pytest.mark.table
def test_what_hosts_are_told_to_watch_is_measured(server: Server) -> None:
    told = (Path(__file__).parents[2] / "docs" / "operation" / "README.md").read_text()
    watched = set(re.findall(r"`(pipyard_\w+)", told))
    assert len(watched) >= 6
    figures = text(server, "/metrics")[1]
    assert sorted([name for name in watched if f"# HELP {name} " not in figures]) == []
    assert {path for path in re.findall(r"`GET (/\w+)`", told) if text(server, path)[0] != 200} == set()
