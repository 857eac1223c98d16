"""What moderators see: reports of names and lines of chat, and the games that are being played."""

from __future__ import annotations

import pytest

from .club_members import GAME, ClubMember, rated_game
from .guests import Guest, Server
from .test_club import host_of

pytestmark = pytest.mark.table


def test_a_line_and_a_name_are_reported_once_and_settled(own_server: Server) -> None:
    host, ann, rude = host_of(own_server), ClubMember(own_server, "Ann"), ClubMember(own_server, "Rude")
    room, one, other = rated_game(ann, rude)
    assert other.ask(t="say", text="you play like a brick")["t"] == "done"
    one.wait_for_n(other.n)
    line = one.chat[-1]["n"]
    assert ann.post("/api/club/reports", room=room, line=line) == (201, {})
    assert ann.post("/api/club/reports", room=room, line=line)[0] == 201
    assert own_server.post("/api/club/reports", {"room": room, "seat": 1})[0] == 201  # a guest who watches
    for wrong in ({"line": line + 50}, {"seat": 5}, {}, {"seat": 99}):
        assert ann.post("/api/club/reports", room=room, **wrong)[0] in (400, 404), wrong
    assert ann.post("/api/club/reports", room="x" * 20, seat=0)[0] == 404
    # who reports cannot put words into somebody's mouth, and only moderators read it
    assert ann.post("/api/club/reports", room=room, line=line, text="worse")[0] == 400
    assert "error" in ann.get("/api/club/reports")
    found = host.get("/api/club/reports")["reports"]
    told = [(report["name"], report["text"], report["reporter"], report["member"]) for report in found]
    assert told == [("Rude", "you play like a brick", "Ann", rude.card["id"]), ("Rude", "", "", rude.card["id"])]
    assert ann.post(f"/api/club/reports/{found[0]['id']}")[0] == 403
    assert [one["text"] for one in host.post(f"/api/club/reports/{found[0]['id']}")[1]["reports"]] == [""]
    # what is personal goes with the account
    assert rude.post("/api/club/me/delete")[0] == 200
    assert host.get("/api/club/reports")["reports"] == []


def test_reports_are_limited(own_server: Server) -> None:
    room, _ = own_server.room(GAME, "me", "open")
    answers = [own_server.post("/api/club/reports", {"room": room, "seat": 0})[0] for _ in range(12)]
    assert answers[0] == 201
    assert answers[-1] == 429


def test_moderators_see_the_games_that_are_played(own_server: Server) -> None:
    host, ann, ben = host_of(own_server), ClubMember(own_server, "Ann"), ClubMember(own_server, "Ben")
    assert host.get("/api/club/running")["games"] == []
    room, one, other = rated_game(ann, ben)
    quiet, token = ann.room("random")
    guest = ann.enter(quiet, token)
    assert isinstance(guest, Guest)
    assert "error" in ann.get("/api/club/running")
    games = host.get("/api/club/running")["games"]
    assert [(game["room"], game["names"], game["rated"], game["here"]) for game in games] == [
        (room, ["Ann", "Ben"], True, 2),
        (quiet, ["Me", "random"], False, 1),
    ]
    # a rated game goes on when everybody has left, also after a restart
    one.close()
    other.close()
    own_server.kill()
    own_server.guests.clear()
    own_server.start()
    assert [(game["room"], game["game"]) for game in host.get("/api/club/running")["games"]] == [(room, GAME)]
