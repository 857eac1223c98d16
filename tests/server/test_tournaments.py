"""Tournaments over HTTP and the socket: made, joined, played by people and bots at real tables, killed in between, taken home."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from .club_members import GAME, ClubMember, play_together
from .guests import Guest, Server
from .test_club import host_of

pytestmark = pytest.mark.table
TOURNAMENTS = "/api/club/tournaments"


def make(director: ClubMember, system: str = "round-robin", **more: object) -> str:
    status, made = director.post(TOURNAMENTS, **{"name": "Cup", "system": system, "games": [{"game": GAME}], "bank": 600, **more})
    assert status == 201, made
    return str(made["id"])


def act(member: ClubMember, id: str, action: str, **more: object) -> Any:
    status, page = member.post(f"{TOURNAMENTS}/{id}", action=action, **more)
    assert status == 200, page
    return page


def page_of(member: ClubMember, id: str) -> Any:
    return member.get(f"{TOURNAMENTS}/{id}")


def table_for(member: ClubMember, id: str, at: Server | None = None) -> Guest | None:
    """The next table where somebody is expected, with their seat taken; None: the tournament is over."""
    while True:
        page = page_of(member, id)
        if page["state"] != "running":
            return None
        if page["seat"]:
            status, made = member.post(f"{TOURNAMENTS}/{id}/seat")
            if status == 201:
                guest = member.enter(made["room"], *made["tokens"].values(), at=at)
                guest.mine = [int(seat) for seat in made["tokens"]]
                return guest


def play_on(guest: Guest) -> None:
    """Play the first move on offer whenever asked, until the game is over."""
    while guest.turn["kind"] != "over":
        mine = set(guest.mine)
        if mine & set(guest.turn.get("rolls", ())):
            guest.ask(t="roll", seat=guest.mine[0])
        elif guest.turn["kind"] == "choose" and mine & set(guest.turn["seats"]):
            assert guest.play(guest.mine[0])["t"] in ("done", "sorry")
        else:
            guest.receive()


def is_over(member: ClubMember, id: str) -> Any:
    while (page := page_of(member, id))["state"] == "running":
        pass
    return page


def test_a_person_and_bots_play_a_tournament_to_its_end(server: Server) -> None:
    ann = ClubMember(server, "Ann of the Cup")
    id = make(ann, bots=["random"], rated=True)
    assert act(ann, id, "join")["me"] == 1
    act(ann, id, "bot", bot="greedy")
    assert page_of(ann, id)["joinable"] is False
    act(ann, id, "begin")
    played = 0
    while guest := table_for(ann, id):
        play_on(guest)
        played += 1
    assert played == 2
    page = is_over(ann, id)
    assert page["state"] == "over"
    assert page["round"] == page["rounds"] == 3
    assert [one["end"] for one in page["pairings"]] == ["played"] * 3
    assert sum(line["points"] for line in page["standings"]) == 3
    assert page["tie_breaks"] == ["wins", "sonneborn-berger"]
    # the game of the two bots has been played though nobody watched it, and the person's two are in their history, rated
    past = ann.get("/api/club/me/games")["games"]
    assert len(past) == 2
    assert all(game["change"] is not None for game in past)
    assert ann.get("/api/club/me/data")["tournaments"] == ["Cup"]
    # the results as files
    assert json.loads(ann.text(f"{TOURNAMENTS}/{id}/results.json"))["standings"] == page["standings"]
    lines = list(csv.reader(io.StringIO(ann.text(f"{TOURNAMENTS}/{id}/results.csv"))))
    assert lines[0] == ["place", "name", "points", "games", "wins", "sonneborn-berger"]
    assert {row[1] for row in lines[1:4]} == {"Ann of the Cup", "random", "greedy"}
    assert len(lines) == 4 + 2 + 3
    assert next(one for one in server.get(TOURNAMENTS)["tournaments"] if one["id"] == id)["state"] == "over"


def test_a_table_of_a_tournament_is_for_its_players_without_help(server: Server) -> None:
    ann, ben = ClubMember(server, "Ann of the Table"), ClubMember(server, "Ben of the Table")
    id = make(ann, "knock-out")
    act(ann, id, "join")
    act(ben, id, "join")
    act(ann, id, "begin")
    one = table_for(ann, id)
    assert one is not None
    room = page_of(ann, id)["pairings"][0]["room"]
    stranger = ClubMember(server, "Carl of the Table").enter(room)
    free = 1 - one.mine[0]
    assert stranger.ask(t="sit", seat=free, name="Carl")["t"] == "sorry"
    assert one.ask(t="invite", seat=free, bot="random")["t"] == "sorry"
    assert ClubMember(server, "Dora of the Table").post(f"{TOURNAMENTS}/{id}/seat")[0] == 409
    other = table_for(ben, id)
    assert other is not None
    assert other.mine == [free]
    other.wait_for_n(other.n)
    while other.turn["kind"] == "waiting":
        other.receive()  # it begins when both are there
    for refused in (
        {"t": "undo", "seat": free},
        {"t": "hint", "seat": free},
        {"t": "manage", "action": "close"},
        {"t": "rename", "seat": free, "name": "X"},
    ):
        assert other.ask(**refused)["t"] == "sorry"
    # another device of the same player takes the seat over
    again = table_for(ben, id)
    assert again is not None
    assert again.mine == [free]
    # whoever leaves the tournament loses the game that is being played
    page = act(ben, id, "leave")
    assert page["pairings"][0]["end"] == "absent"
    assert page["pairings"][0]["points"][one.mine[0]] == 1
    assert is_over(ann, id)["standings"][0]["points"] == 1


def test_nobody_sits_at_both_sides_of_a_rated_game_from_one_device(server: Server) -> None:
    ann, ben = ClubMember(server, "Ann of two names"), ClubMember(server, "Ben of two names")
    id = make(ann, "knock-out", rated=True)
    act(ann, id, "join")
    act(ben, id, "join")
    act(ann, id, "begin")
    while not page_of(ann, id)["seat"]:
        pass
    seat = f"{TOURNAMENTS}/{id}/seat"
    assert ann.post(seat, device="d" * 32)[0] == 201
    assert ann.post(seat, device="d" * 32)[0] == 201
    assert ben.post(seat, device="d" * 32)[0] == 409
    assert ben.post(seat, device="e" * 32)[0] == 201


def test_whoever_does_not_come_has_lost_after_a_while(server: Server) -> None:
    ann, ben = ClubMember(server, "Ann who waits"), ClubMember(server, "Ben who sleeps")
    id = make(ann, "knock-out", wait=10)
    act(ann, id, "join")
    act(ben, id, "join")
    act(ann, id, "begin")
    assert table_for(ann, id) is not None
    page = is_over(ann, id)
    (pairing,) = page["pairings"]
    assert pairing["end"] == "absent"
    winner = next(line["entrant"] for line in page["standings"] if line["place"] == 1)
    assert winner == page["me"]
    assert page_of(ben, id)["seat"] == ""


def test_directors_decide_and_others_do_not(server: Server) -> None:
    ann, ben = ClubMember(server, "Ann who directs"), ClubMember(server, "Ben who does not")
    id = make(ann, bots=["random"])
    act(ben, id, "join")
    for action in ("begin", "stop", "withdraw", "result"):
        assert ben.post(f"{TOURNAMENTS}/{id}", action=action, entrant=0)[0] == 403, action
    assert ben.post(f"{TOURNAMENTS}/{id}", action="bot", bot="greedy")[0] == 403
    assert ann.post(f"{TOURNAMENTS}/{id}", action="bot", bot="nothing")[0] == 400
    act(ann, id, "begin")
    assert ann.post(f"{TOURNAMENTS}/{id}", action="begin")[0] == 409
    page = act(ann, id, "result", pairing=0, points=[1, 1])
    assert page["pairings"][0]["points"] == [0.5, 0.5]
    assert is_over(ann, id)["standings"][1]["points"] == 0.5
    assert ann.post(f"{TOURNAMENTS}/{id}", action="result", pairing=0, points=[2, 0])[0] == 409
    cancelled = make(ann)
    act(ann, cancelled, "stop")
    assert "error" in page_of(ann, cancelled)


def test_what_strangers_send_about_tournaments_is_refused_cleanly(server: Server) -> None:
    ann = ClubMember(server, "Ann of Refusals")
    good = {"name": "Cup", "system": "swiss", "games": [{"game": GAME}], "bank": 60}
    assert server.post(TOURNAMENTS, good)[0] == 401
    for wrong in (
        {"name": " "},
        {"name": "x" * 61},
        {"system": "ladder"},
        {"games": []},
        {"games": [{"game": "nothing"}]},
        {"games": [{"game": GAME, "options": {"nothing": "1"}}]},
        {"bank": 0},
        {"rounds": 21},
        {"bots": ["nothing"]},
        {"bots": ["random", "random"]},
        {"more_than": 1},
    ):
        assert ann.post(TOURNAMENTS, **{**good, **wrong})[0] == 400, wrong
    assert ann.post(TOURNAMENTS, **{**good, "name": "x" * 7000})[0] == 413
    assert "error" in ann.get(f"{TOURNAMENTS}/nothing")
    assert ann.post(f"{TOURNAMENTS}/nothing", action="join")[0] == 404
    id = make(ann)
    assert server.post(f"{TOURNAMENTS}/{id}", {"action": "join"})[0] == 401
    assert ann.post(f"{TOURNAMENTS}/{id}", action="fly")[0] == 400
    assert ann.post(f"{TOURNAMENTS}/{id}/seat")[0] == 409


def test_hosts_leave_tournaments_to_moderators(own_server: Server) -> None:
    host, ann = host_of(own_server), ClubMember(own_server, "Ann")
    assert own_server.get(TOURNAMENTS)["may"] is False
    assert ann.get(TOURNAMENTS)["may"] is True
    assert ann.post("/api/club", tournaments="moderators")[0] == 403
    status, house = host.post("/api/club", tournaments="moderators")
    assert (status, house["tournaments"], house["door"]) == (200, "moderators", "open")
    assert ann.get(TOURNAMENTS)["may"] is False
    assert ann.post(TOURNAMENTS, name="Cup", system="swiss", games=[{"game": GAME}], bank=60)[0] == 403
    make(host)


def test_a_tournament_survives_a_kill_in_the_middle_of_games(own_server: Server) -> None:
    ann = ClubMember(own_server, "Ann")
    id = make(ann, "swiss", bots=["random", "greedy", "mix:50"], rounds=2)
    act(ann, id, "join")
    act(ann, id, "begin")
    rounds: list[int] = []
    while guest := table_for(ann, id):
        rounds.append(page_of(ann, id)["round"])
        if len(rounds) in (1, 3):  # break off in the middle of a game
            own_server.kill()
            own_server.guests.clear()
            own_server.start()
            continue
        play_on(guest)
    page = is_over(ann, id)
    assert rounds == [1, 1, 2, 2]
    assert [one["end"] for one in page["pairings"]] == ["played"] * 4
    assert sum(line["points"] for line in page["standings"]) == 4
    assert len(ann.get("/api/club/me/games")["games"]) == 2


def test_two_processes_run_one_tournament(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    ann = ClubMember(one, "Ann of two")
    ben = ClubMember(two, "Ben of two")
    id = make(ann, bots=["random"])
    act(ann, id, "join")
    act(ben, id, "join")
    act(ann, id, "begin")
    while (page := page_of(ann, id))["state"] == "running":
        open = [one for one in page["pairings"] if one["room"] and one["points"] is None]
        if not open:
            continue
        people = {page["me"]: (ann, one), page_of(ben, id)["me"]: (ben, two)}
        here = [people[each] for each in (open[0]["first"], open[0]["second"]) if each in people]
        guests = [table_for(member, id, at) for member, at in here]
        if len(guests) == 2 and guests[0] and guests[1]:
            play_together(guests[0], guests[1])
        elif guests and guests[0]:
            play_on(guests[0])
    page = page_of(ben, id)
    assert page["state"] == "over"
    assert [pairing["end"] for pairing in page["pairings"]] == ["played"] * 3
    assert page == {**page_of(ann, id), "me": page["me"], "directs": False}
