"""The table as its guests meet it."""

from __future__ import annotations

import json
import sqlite3
import urllib.error
import urllib.request
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pipyard.server.protocol.common import PROTOCOL

from .guests import Guest, Server

pytestmark = pytest.mark.table


def two_at(server: Server, game: str, **options: str) -> tuple[str, Guest, Guest]:
    """A room where Ann and Ben play."""
    room, tokens = server.room(game, "me", "open", **options)
    ann, ben = Guest(server, room, tokens[0]), Guest(server, room)
    assert ben.picture["eye"] == -1
    assert ben.ask(t="sit", seat=1, name="Ben")["t"] == "done"
    assert ann.ask(t="start")["t"] == "done"
    ben.wait_for_n(ann.n)
    return room, ann, ben


def play_out(ann: Guest, ben: Guest, most: int = 10_000) -> int:
    """Both play the first move they are offered, until the game is over."""
    count = 0
    while ann.turn["kind"] == "choose" and count < most:
        guest, other = (ann, ben) if "0" in ann.turn["moves"] else (ben, ann)
        seat = ann.turn["seats"][0]
        assert guest.play(seat)["t"] == "done"
        other.wait_for_n(guest.n)
        guest.wait_for_n(other.n)
        count += 1
    return count


@pytest.mark.parametrize(("game", "moves"), [("rasanto", 45), ("el_dado", 165)])
def test_two_guests_play_a_whole_game(server: Server, game: str, moves: int) -> None:
    _, ann, ben = two_at(server, game)
    assert play_out(ann, ben) == moves
    assert ann.turn["kind"] == "over"
    assert ann.turn == ben.turn
    assert sorted(ann.turn["ranks"])[0] == 1


def test_a_cascade_is_told_step_by_step(server: Server) -> None:
    _, ann, ben = two_at(server, "rasanto", start_seat="0")
    for guest, other, move in [(ann, ben, "place 8,0,0"), (ben, ann, "place 7,1,0"), (ann, ben, "place 7,0,1")]:
        seat = 0 if guest is ann else 1
        assert guest.play(seat, move)["t"] == "done"
        other.wait_for_n(guest.n)
    steps = ben.lines[-1]["steps"]
    assert [(step["verb"], step["at"], step["colour"]) for step in steps] == [("put", "7,0,1", "red"), ("put", "7,0,0", "red")]


def test_a_move_is_on_disk_when_it_is_acknowledged(server: Server) -> None:
    room, ann, _ = two_at(server, "el_dado", start_seat="0")
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    with sqlite3.connect(f"file:{server.folder / 'rooms.sqlite'}?mode=ro", uri=True) as db:
        bodies = [json.loads(body) for (body,) in db.execute("SELECT body FROM log WHERE room = ? ORDER BY n", (room,))]
    db.close()
    assert bodies[-1] == {"t": "event", "seat": 0, "text": "take 0,0,0"}


def test_a_killed_server_has_every_acknowledged_move_after_its_restart(own_server: Server) -> None:
    server = own_server
    room, ann, ben = two_at(server, "el_dado")
    play_out(ann, ben, 40)
    lines, scene, n, tokens = ann.lines, ann.picture["scene"], ann.n, ann.tokens
    server.kill()
    server.start()
    again = Guest(server, room, *tokens)
    assert again.mine == [0]
    assert [line["text"] for line in again.lines] == [line["text"] for line in lines]
    assert again.picture["scene"] == scene
    assert again.n == n
    other = Guest(server, room, *ben.tokens)
    play_out(again, other)
    assert again.turn["kind"] == "over"


def test_who_comes_back_gets_only_what_he_missed(server: Server) -> None:
    room, ann, ben = two_at(server, "el_dado", start_seat="0")
    seen = ben.n
    ben.close()
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    back = Guest(server, room, *ben.tokens, since=seen)
    assert back.first["t"] == "update"
    assert [line["text"] for line in back.lines] == ["take 0,0,0"]
    assert back.turn["seats"] == [1]
    fresh = Guest(server, room, *ben.tokens, since=10_000)
    assert fresh.first["t"] == "table"


def test_whoever_speaks_german_hears_in_german_why_something_cannot_be(server: Server) -> None:
    room, ann, _ = two_at(server, "el_dado", start_seat="0")
    german = Guest(server, room, hello=False)
    german.send(t="hello", protocol=PROTOCOL, room=room, tokens=ann.tokens, language="de-AT")
    german.hear_until("table")
    refused = german.ask(t="submit", seat=0, move="take 8,0,0", after=german.n)
    assert refused["text"] == "'take i1' ist nicht erlaubt: der Würfel auf i1 ist nicht frei: Auf ihm liegt h1.1"
    assert "not free" in ann.ask(t="submit", seat=0, move="take 8,0,0", after=ann.n)["text"]


def test_a_spectator_sees_and_does_nothing(server: Server) -> None:
    room, ann, _ = two_at(server, "el_dado", start_seat="0")
    watcher = Guest(server, room)
    assert watcher.mine == []
    assert watcher.turn["moves"] == {}
    for wish in [
        {"t": "submit", "seat": 0, "move": "take 0,0,0", "after": watcher.n},
        {"t": "steps", "seat": 0},
        {"t": "undo", "seat": 0},
        {"t": "start"},
        {"t": "invite", "seat": 1, "bot": "greedy"},
        {"t": "rename", "seat": 0, "name": "Eve"},
    ]:
        assert watcher.ask(**wish)["code"] == "seat"
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    watcher.wait_for_n(ann.n)
    assert watcher.lines[-1]["text"] == "take 0,0,0"


def test_hidden_numbers_never_leave_the_server(server: Server) -> None:
    room, tokens = server.room("storing_scores", "me", "me")
    ann, watcher = Guest(server, room, *tokens.values()), Guest(server, room)
    for guest in (ann, watcher):
        dice = {die["cell"]: die["triple"] for die in guest.picture["scene"]["dice"]}
        for cell, triple in dice.items():
            for axis, number in enumerate(triple):
                above = [int(part) for part in cell.split(",")]
                above[axis] -= 1
                covered = ",".join(map(str, above)) in dice
                assert (number == "?") == covered, (cell, triple)
        deal = max([line["text"] for line in guest.lines if line["seat"] == -1], key=len)
        on_plate = sorted([cell for cell in dice if sum(map(int, cell.split(","))) == 8])
        assert deal.split() == [dice[cell] for cell in on_plate]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"t":"fly"}',
        '{"t":"submit"}',
        '{"t":"submit","seat":-1,"move":"take 0,0,0","after":0}',
        '{"t":"submit","seat":"0","move":"take 0,0,0","after":0}',
        '{"t":"submit","seat":0,"move":"","after":0}',
        '{"t":"say","text":""}',
        '{"t":"say","text":"x","extra":1}',
        '{"t":"hello","room":"../../etc/passwd"}',
        '{"t":"steps","seat":0,"prefix":[' + ",".join(['"x"'] * 65) + "]}",
        "[" * 5000,
        '{"t":"say","text":"\\ud800"}',
    ],
)
def test_malformed_messages_are_refused_and_change_nothing(server: Server, message: str) -> None:
    room, tokens = server.room("el_dado", "me", "me")
    ann = Guest(server, room, *tokens.values())
    ann.socket.send(message)
    assert ann.receive()["t"] == "sorry"
    assert ann.ask(t="ping")["n"] == ann.n
    assert Guest(server, room).picture["scene"] == ann.picture["scene"]


def test_wrong_moves_are_refused_with_the_reason(server: Server) -> None:
    _, ann, ben = two_at(server, "el_dado", start_seat="0")
    before = ann.picture["scene"]
    for guest, seat, move, code in [
        (ann, 0, "take 8,0,0", "illegal"),
        (ann, 0, "fly 8,0,0", "illegal"),
        (ann, 0, "undo", "illegal"),
        (ann, 1, "take 0,0,0", "seat"),
        (ben, 1, "take 0,0,0", "turn"),
    ]:
        sorry = guest.play(seat, move)
        assert (sorry["t"], sorry["code"]) == ("sorry", code)
    assert ann.play(0, "take 8,0,0")["text"] == "'take i1' is not allowed: the die at i1 is not free: h1.1 rests on it"
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    ben.wait_for_n(ann.n)
    repeated = ann.ask(t="submit", seat=0, move="take 0,0,0", after=ann.n - 1)
    assert repeated["code"] in ("turn", "stale")
    assert ben.picture["scene"] != before


def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(server: Server) -> None:
    room, tokens = server.room("el_dado", "me", "me")
    ann, other = Guest(server, room, *tokens.values()), Guest(server, room)
    ann.socket.send('{"t":"say","text":"' + "x" * 100_000 + '"}')
    with pytest.raises(ConnectionClosed):
        ann.hear_until("nothing, ever")
    assert other.ask(t="ping")["t"] == "pong"


def test_who_talks_too_much_is_stopped(server: Server) -> None:
    room, tokens = server.room("el_dado", "me", "me")
    ann = Guest(server, room, *tokens.values())
    asked = [ann.send(t="say", text=f"hello {i}") for i in range(12)]  # at once: no machine is slow enough to let them all pass
    answers: dict[int, dict[str, Any]] = {}
    while len(answers) < len(asked):
        received = ann.hear_until("done", "sorry")
        answers[received["id"]] = received
    assert answers[asked[0]]["t"] == "done"
    assert "limit" in [answer.get("code") for answer in answers.values()]


def test_at_one_screen_an_undo_takes_back_one_move(server: Server) -> None:
    room, tokens = server.room("el_dado", "me", "me", start_seat="0")
    both = Guest(server, room, *tokens.values())
    for seat in (0, 1):
        assert both.play(seat)["t"] == "done"
    assert both.picture["may_undo"] == [1, 0]
    dice = len(both.picture["scene"]["dice"])
    assert both.ask(t="undo", seat=1)["t"] == "done"
    assert len(both.picture["scene"]["dice"]) == dice + 1


def test_undo_needs_consent(server: Server) -> None:
    _, ann, ben = two_at(server, "el_dado", start_seat="0")
    before = ann.picture["scene"]
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    ben.wait_for_n(ann.n)
    assert ann.picture["may_undo"] == [0]
    assert ann.ask(t="undo", seat=0)["t"] == "done"
    assert ben.hear_until("update")["picture"]["undo"] == {"seat": 0, "waiting": [1]}
    assert ben.ask(t="undo_answer", seat=1, yes=True)["t"] == "done"
    assert ben.picture["scene"]["dice"] == before["dice"]
    assert ben.turn["seats"] == [0]
    assert ben.lines[-1]["text"] == "undo"


def test_against_a_bot_undo_takes_back_both_moves(server: Server) -> None:
    room, tokens = server.room("el_dado", "me", "greedy", start_seat="0")
    ann = Guest(server, room, tokens[0])
    before = ann.picture["scene"]["dice"]
    assert ann.play(0)["t"] == "done"
    while ann.turn["seats"] != [0]:
        ann.receive()
    assert ann.ask(t="undo", seat=0)["t"] == "done"
    assert ann.picture["scene"]["dice"] == before


@pytest.mark.parametrize("game", ["rasanto", "el_dado", "storing_scores", "diebylon", "masquerade"])
def test_a_game_against_bots(server: Server, game: str) -> None:
    seats = {card["key"]: card["seats"] for card in server.get("/api/games")["games"]}[game]
    room, tokens = server.room(game, "me", *["greedy"] * (max(2, seats[0]) - 1))
    ann = Guest(server, room, tokens[0])
    for _ in range(25):
        while ann.turn["kind"] == "chance" or (ann.turn["kind"] == "choose" and 0 not in ann.turn["seats"]):
            ann.receive()
        if ann.turn["kind"] == "over":
            break
        answer = ann.play(0)
        assert answer["t"] == "done", answer
    assert len(ann.lines) > 20 or ann.turn["kind"] == "over"


def test_pure_chance_plays_itself_while_somebody_looks(server: Server) -> None:
    room, tokens = server.room("golden_centre", "me", "me", "me")
    ann = Guest(server, room, *tokens.values())
    while ann.turn["kind"] != "over":
        ann.receive()
    assert [line["n"] for line in ann.lines] == list(range(5, 5 + len(ann.lines)))
    assert len(ann.lines) > 20


def test_other_origins_and_names_are_not_served(server: Server) -> None:
    body = {"game": "el_dado", "seats": [{"kind": "person"}, {"kind": "person"}]}
    assert server.post("/api/rooms", body, origin="http://evil.example")[0] == 403
    assert server.post("/api/rooms", body, host="evil.example")[0] == 421
    assert server.post("/api/rooms", body, origin=server.url)[0] == 201
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin("http://evil.example")).__enter__()


@pytest.mark.parametrize(("path", "status"), [("/livez", 200), ("/api/games", 200), ("/nowhere", 404), ("/rules/en/el_dado.md", 200)])
def test_every_answer_keeps_pages_to_themselves(server: Server, path: str, status: int) -> None:
    request = urllib.request.Request(server.url + path)
    try:
        with urllib.request.urlopen(request) as answer:
            found, headers = answer.status, answer.headers
    except urllib.error.HTTPError as error:
        with error:
            found, headers = error.code, error.headers
    assert found == status
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert headers["permissions-policy"] == "camera=(), geolocation=(), microphone=(self)"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        {"game": "no_such_game", "seats": [{"kind": "person"}]},
        {"game": "el_dado", "seats": []},
        {"game": "el_dado", "seats": [{"kind": "person"}]},
        {"game": "el_dado", "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]},
        {"game": "el_dado", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "god"}]},
        {"game": "el_dado", "seats": [{"kind": "person"}, {"kind": "open"}], "options": {"mix": "salad"}},
        {"game": "el_dado", "seats": [{"kind": "person"}, {"kind": "open"}], "options": {"colour": "blue"}},
        b"x" * 20_000,
    ],
)
def test_rooms_that_cannot_be_are_refused_with_the_reason(server: Server, body: object) -> None:
    status, answer = server.post("/api/rooms", body)
    assert status in (400, 413)
    assert answer["error"]


def test_tokens_are_not_kept(own_server: Server) -> None:
    server = own_server
    room, tokens = server.room("el_dado", "me", "me")
    Guest(server, room, *tokens.values())
    server.stop()
    kept = b"".join(file.read_bytes() for file in server.folder.iterdir())
    assert room.encode() in kept
    for token in tokens.values():
        assert token.encode() not in kept


@pytest.mark.parametrize("link", ["x", "half-a-link", "a-link-of-the-right-length-", "with spaces in it and so"])
def test_a_link_that_leads_nowhere_is_told_of_as_such(server: Server, link: str) -> None:
    lost = Guest(server, "", hello=False)
    lost.send(t="hello", protocol=PROTOCOL, room=link, tokens=(), since=-1)
    assert (lost.hear_until("sorry")["code"], lost.socket.close()) == ("unknown", None)
