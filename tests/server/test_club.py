"""The club over HTTP and the socket: accounts, the door, histories, rated games."""

from __future__ import annotations

import sqlite3

import pytest

from .club_members import GAME, ClubMember, play_together, rated_game
from .guests import Guest, Server

pytestmark = pytest.mark.table


def host_of(server: Server) -> ClubMember:
    """A member whom the machine's owner made a host."""
    host = ClubMember(server, "Hilda")
    with sqlite3.connect(server.folder / "rooms.sqlite") as database:
        database.execute("UPDATE members SET role = 'host' WHERE id = ?", (host.card["id"],))
    database.close()
    return host


def test_a_key_makes_a_member_and_a_name_belongs_to_one(server: Server) -> None:
    ann = ClubMember(server, "Ann of A")
    assert ann.status == 201
    assert ann.get("/api/club/me")["name"] == "Ann of A"
    assert ann.get("/api/club")["me"]["id"] == ann.card["id"]
    # the same device again: the same member
    assert server.post("/api/club/members", {"name": "other", "key": ann.key})[1]["id"] == ann.card["id"]
    assert ClubMember(server, "ANN of a").status == 409
    assert ClubMember(server, "\N{FULLWIDTH LATIN CAPITAL LETTER A}nn of A").status == 409
    assert ClubMember(server, "\t,\t").status == 400
    assert ann.post("/api/club/me", name="Anna")[0] == 200
    assert ann.get("/api/club/me")["name"] == "Anna"
    assert b"Anna" in (server.folder / "rooms.sqlite").read_bytes() + (server.folder / "rooms.sqlite-wal").read_bytes()
    assert ann.key.encode() not in (server.folder / "rooms.sqlite-wal").read_bytes()


def test_a_new_key_puts_out_the_devices_with_the_old_one(server: Server) -> None:
    ben = ClubMember(server, "Ben of B")
    old = ben.key
    ben_again = "k" * 22
    assert ben.post("/api/club/me", key=ben_again)[0] == 200
    assert "error" in ben.get("/api/club/me")
    ben.key = ben_again
    assert ben.get("/api/club/me")["name"] == "Ben of B"
    assert old != ben_again


def test_what_strangers_send_is_refused_cleanly(server: Server) -> None:
    assert server.post("/api/club/members", {"name": "x"})[0] == 400
    assert server.post("/api/club/members", {"name": "x", "key": "short"})[0] == 400
    assert server.post("/api/club/members", {"name": "x", "key": "k" * 22, "more": 1})[0] == 400
    assert server.post("/api/club/members", b"[" * 2000)[0] == 413
    assert server.post("/api/club/me", {"name": "x"})[0] == 401
    assert server.post("/api/club", {"door": "open"}, authorization="Bearer " + "x" * 22)[0] == 401
    assert server.post("/api/club/members", {"name": "y", "key": "l" * 22}, origin="http://elsewhere.example")[0] == 403


def test_a_rated_game_is_kept_with_its_ratings_and_survives_a_kill(own_server: Server) -> None:
    ann, ben = ClubMember(own_server, "Ann"), ClubMember(own_server, "Ben")
    room, one, other = rated_game(ann, ben)
    assert [chair["name"] for chair in one.chairs] == ["Ann", "Ben"]
    for refused in ({"t": "undo", "seat": 0}, {"t": "hint", "seat": one.turn["seats"][0]}, {"t": "manage", "action": "close"}):
        asker = one if refused.get("seat", 0) == 0 else other
        assert asker.ask(**refused)["t"] == "sorry"
    assert one.ask(t="rename", seat=0, name="Nobody")["t"] == "sorry"
    play_together(one, other)
    own_server.kill()
    own_server.guests.clear()
    own_server.start()
    past = ann.get("/api/club/me/games")["games"]
    assert [(game["room"], game["number"], game["game"], game["rated"]) for game in past] == [(room, 1, GAME, True)]
    assert [player["name"] for player in past[0]["players"]] == ["Ann", "Ben"]
    changes = {name: member.get("/api/club/me/games")["games"][0]["change"] for name, member in (("a", ann), ("b", ben))}
    ranks = [player["rank"] for player in past[0]["players"]]
    assert (changes["a"] > changes["b"]) == (ranks[0] < ranks[1])
    mine = ann.get("/api/club/me")
    assert mine["ratings"][0]["provisional"]
    assert mine["opponents"][0]["name"] == "Ben"
    assert mine["opponents"][0]["ahead"] + mine["opponents"][0]["behind"] == 1
    assert ann.get(f"/api/club/me/curve/{GAME}")["points"][-1]["points"] == past[0]["points"]
    board = ann.get(f"/api/club/ratings/{GAME}")
    assert board["lines"] == []
    assert board["hidden"] == 2
    assert ann.text("/api/club/me/logs").startswith("pipyard 1\n")
    # others see results, not whom somebody plays and where
    seen = ben.get(f"/api/club/members/{ann.card['id']}")
    assert seen["games"] == mine["games"]
    assert seen["opponents"] == []
    assert own_server.get(f"/api/rooms/{room}/games/1/0")["players"] == ["Ann", "Ben"]


def test_rated_games_are_for_members_with_a_clock_and_one_seat_each(server: Server) -> None:
    ann, ben = ClubMember(server, "Ann of R"), ClubMember(server, "Ben of R")
    seats = [{"kind": "person", "name": "A"}, {"kind": "open"}]
    for wrong in (
        {"seats": [seats[0], seats[0]], "clock": 60},
        {"seats": seats},
        {"seats": seats, "clock": 60, "hand": True},
        {"seats": seats, "clock": 60, "when_out": "rules"},
    ):
        assert ann.post("/api/rooms", game=GAME, rated=True, **wrong)[0] == 400, wrong
    assert server.post("/api/rooms", {"game": GAME, "rated": True, "clock": 60, "seats": seats})[0] == 400
    room, _ = ann.rated_room("open")
    assert Guest(server, room).ask(t="sit", seat=1, name="guest")["t"] == "sorry"
    assert ann.enter(room).ask(t="sit", seat=1, name="myself")["t"] == "sorry"
    assert ben.enter(room).ask(t="sit", seat=1, name="Ben")["t"] == "done"


def test_bots_are_rated_on_the_same_scale(server: Server) -> None:
    ann = ClubMember(server, "Ann of Bots")
    room, token = ann.rated_room("random")
    guest = ann.enter(room, token)
    while guest.turn["kind"] != "over":
        if 0 in guest.turn["seats"] and guest.turn["kind"] == "choose":
            assert guest.play(0)["t"] == "done"
        else:
            guest.receive()
    past = ann.get("/api/club/me/games")["games"][0]
    assert past["players"][1]["bot"].startswith("random@")
    assert past["change"] != 0
    assert ann.get("/api/club/me/games?opponent=bot:nobody")["games"] == []
    assert ann.get(f"/api/club/me/games?game={GAME}")["games"] == [past]


def test_guests_leave_no_results_and_members_unrated_ones(server: Server) -> None:
    ann = ClubMember(server, "Ann of U")
    room, token = ann.room("open")
    one, other = ann.enter(room, token), Guest(server, room)
    assert other.ask(t="sit", seat=1, name="Gus")["t"] == "done"
    other.mine = [1]
    assert one.ask(t="start")["t"] == "done"
    other.wait_for_n(one.n)
    play_together(one, other)
    past = ann.get("/api/club/me/games")["games"]
    assert [(game["rated"], game["players"][1]["name"], game["players"][1]["id"]) for game in past] == [(False, "Gus", "")]
    # the last move is taken back and made again: still one result
    assert other.ask(t="undo", seat=[0, 1][other.lines[-1]["seat"] == 1])["t"] in ("done", "sorry")
    assert len(ann.get("/api/club/me/games")["games"]) == 1


def test_a_deleted_member_leaves_games_without_a_name(own_server: Server) -> None:
    ann, ben = ClubMember(own_server, "Ann"), ClubMember(own_server, "Benjamin")
    room, one, other = rated_game(ann, ben)
    assert other.ask(t="say", text="secret of mine")["t"] == "done"
    play_together(one, other)
    data = ben.get("/api/club/me/data")
    assert data["member"]["name"] == "Benjamin"
    assert data["rooms"] == [room]
    assert [game["room"] for game in data["games"]] == [room]
    assert ben.post("/api/club/me/delete")[0] == 200
    assert "error" in ben.get("/api/club/me")
    past = ann.get("/api/club/me/games")["games"][0]
    assert (past["players"][1]["name"], past["players"][1]["id"]) == ("?", "")
    assert own_server.get(f"/api/rooms/{room}/games/1/0")["players"] == ["Ann", "?"]
    seen = Guest(own_server, room)
    assert seen.chairs[1]["name"] == "?"
    assert "secret of mine" not in "".join(seen.got)
    own_server.stop()
    with sqlite3.connect(own_server.folder / "rooms.sqlite") as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        kept = str([database.execute(f"SELECT * FROM {table}").fetchall() for table in tables])
    database.close()
    assert "Ann" in kept
    assert "Benjamin" not in kept
    assert ben.card["id"] not in kept
    assert "secret of mine" not in kept


def test_a_closed_house_lets_in_members_and_those_with_an_invitation(own_server: Server) -> None:
    host = host_of(own_server)
    room, _ = host.room("open")
    assert Guest(own_server, room).first["t"] == "table"
    assert host.post("/api/club", door="members")[1]["door"] == "members"
    status, refusal = own_server.post("/api/rooms", {"game": GAME, "seats": [{"kind": "person"}, {"kind": "open"}]})
    assert (status, bool(refusal["error"])) == (403, True)
    stranger = Guest(own_server, room, hello=False)
    assert stranger.ask(t="hello", protocol=2, room=room)["t"] == "sorry"
    ann = ClubMember(own_server, "Ann")
    assert ann.enter(room).first["t"] == "table"
    assert host.post("/api/club", door="invited")[0] == 200
    assert ClubMember(own_server, "Uninvited").status == 403
    status, invitation = host.post("/api/club/invitations")
    assert status == 201
    assert ClubMember(own_server, "Bob", invitation=invitation["code"]).status == 201
    assert ClubMember(own_server, "Bobby", invitation=invitation["code"]).status == 403
    assert own_server.get("/api/club") == {"door": "invited", "members": 0, "me": None, "games": [], "tournaments": "members"}


def test_moderators_rename_and_ban_and_only_hosts_give_roles(own_server: Server) -> None:
    host, mod, rude = host_of(own_server), ClubMember(own_server, "Mo"), ClubMember(own_server, "Rude")
    assert mod.post(f"/api/club/members/{rude.card['id']}", banned=True)[0] == 403
    assert host.post(f"/api/club/members/{mod.card['id']}", role="moderator")[1]["role"] == "moderator"
    assert mod.post(f"/api/club/members/{rude.card['id']}", name="Polite")[1]["name"] == "Polite"
    assert mod.post(f"/api/club/members/{rude.card['id']}", role="host")[0] == 403
    assert mod.post(f"/api/club/members/{host.card['id']}", banned=True)[0] == 403
    assert mod.post("/api/club", door="members")[0] == 403
    assert mod.post(f"/api/club/members/{rude.card['id']}", banned=True)[1]["banned"] is True
    assert "error" in rude.get("/api/club/me")
    room, _ = host.room("open")
    assert rude.enter(room).first["t"] == "sorry"
    assert [one["name"] for one in mod.get("/api/club/members")["members"]] == ["Hilda", "Mo", "Polite"]
    assert "error" in rude.get("/api/club/members")


def test_a_moderator_does_not_lift_the_ban_of_another(own_server: Server) -> None:
    host, mod, other = host_of(own_server), ClubMember(own_server, "Mo"), ClubMember(own_server, "Max")
    for one in (mod, other):
        assert host.post(f"/api/club/members/{one.card['id']}", role="moderator")[0] == 200
    assert host.post(f"/api/club/members/{other.card['id']}", banned=True)[0] == 200
    assert mod.post(f"/api/club/members/{other.card['id']}", banned=False)[0] == 403
    assert "error" in other.get("/api/club/me")
