"""Pictures, rules with figures, games in words, the triangle, and what is looked through after a game."""

from __future__ import annotations

import gzip
import json
import re
import time
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from pipyard import shelf, texts
from pipyard.core.info import Info
from pipyard.core.turn import Chance
from pipyard.rules.wording import wording
from pipyard.server import lobby
from pipyard.server.web import pages as reading
from pipyard.server.web.triangle_api import by_kinds, triangle
from pipyard.texts import has

from .guests import Guest, Server
from .test_operation import text
from .test_server import play_out, two_at

PLAIN = Info(key="x", book="b", title="X", seats=(2,), kinds=("tactics", "board"))


@pytest.mark.parametrize("key", shelf.keys())
def test_every_game_has_a_picture(key: str) -> None:
    assert ElementTree.fromstring(reading.portrait(key)).tag.endswith("svg")


def test_a_game_is_placed_by_its_words_until_it_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "triangle.json"
    placed = triangle([PLAIN], file).games["x"]
    assert placed == by_kinds(PLAIN)
    assert not placed.measured
    assert placed.tactics > placed.chance
    assert placed.tactics + placed.chance + placed.skill == pytest.approx(1, abs=0.001)
    file.write_text(json.dumps({"games": {"x": {"tactics": 1, "chance": 2, "skill": 1, "games": 500}}}))
    measured = triangle([PLAIN], file).games["x"]
    assert (measured.tactics, measured.chance, measured.skill, measured.measured) == (0.25, 0.5, 0.25, True)
    assert not measured.rough
    wide = {"tactics": [0.1, 0.3], "chance": [0.1, 0.8], "skill": [0.1, 0.6]}
    file.write_text(json.dumps({"games": {"x": {"tactics": 1, "chance": 2, "skill": 1, "intervals": wide}}}))
    assert triangle([PLAIN], file).games["x"].rough
    file.write_text('{"games": {"x": {"tactics": 1}}}')
    assert triangle([PLAIN], file).games["x"] == placed


def test_options_and_what_they_can_be_have_names() -> None:
    adjacency = wording(shelf.game("rasanto"), "en").options["adjacency"]
    assert adjacency.name == "where a die may go"
    assert adjacency.words == {"free": "anywhere", "touching": "next to a die", "touching_own": "next to one of your dice"}
    assert "**next to one of your dice** asks for one next to a die of your own" in adjacency.text


@pytest.mark.parametrize("key", shelf.keys())
def test_every_option_is_explained_and_a_game_is_told_in_a_few_sentences(key: str) -> None:
    one = shelf.game(key)
    worded = wording(one, "en")
    assert set(worded.options) >= set(one.choices.fields)
    assert 1 <= worded.sentences.count(". ") + 1 <= 3
    assert worded.sentences.endswith((".", "?", "!"))


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de", "es"])
def test_every_game_says_in_one_line_what_is_fun(language: str) -> None:
    for one in shelf.games():
        fun = wording(one, language).fun
        assert has(f"fun-{one.info.key}", language)
        assert 10 < len(fun) <= 80, one.info.key


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de", "es"])
def test_every_named_set_up_has_a_name_of_its_own_game(language: str) -> None:
    """A key that two games share means two things: only the standard and real dice are the same everywhere."""
    for one in shelf.games():
        key = one.info.key
        names = [texts.option_names.preset_name(key, preset, language) for preset in one.presets]
        assert len({*names}) == len(names), (key, names)
        for preset, name in zip(one.presets, names, strict=True):
            assert preset in ("standard", "by_hand") or has(f"preset-{key}-{preset}", language), (key, preset)
            assert 3 < len(name) <= 85, (key, name)


@pytest.mark.table
def test_the_server_sends_pictures_words_and_pages(server: Server) -> None:
    status, picture = text(server, "/api/picture/rasanto.svg")
    assert status == 200
    assert picture.startswith("<?xml")
    assert text(server, "/api/picture/nosuchgame.svg")[0] == 404
    assert "<animate" in text(server, "/api/film/rasanto.svg")[1]
    assert text(server, "/api/film/nosuchgame.svg")[0] == 404
    assert server.get("/api/triangle")["games"]["rasanto"]["tactics"] > 0.5
    result = server.get("/api/words/de")["rasanto"]
    assert set(result) == {"title", "sentences", "fun", "options", "presets"}
    assert result["presets"]["standard"] == "Standard"
    assert text(server, "/api/words/xx")[0] == 404


def test_the_rules_of_all_games_come_in_one_answer(server: Server) -> None:
    found = server.get("/api/rules/de")
    games = shelf.keys()
    assert {f"/rules/de/{key}.md" for key in games} <= found.keys()
    assert {f"/api/picture/{key}.svg" for key in games} <= found.keys()
    for path in ("/rules/de/rasanto/1.svg", "/rules/de/rasanto/reference.md", "/rules/de/pyramid.md", "/api/picture/rasanto.svg"):
        assert found[path] == text(server, path)[1]
    named = {path for page in found.values() for path in re.findall(r"\]\((/rules/[^)]+\.svg)\)", page)}
    assert named
    assert named <= found.keys()
    assert text(server, "/api/rules/xx")[0] == 404


def test_whoever_has_the_rules_of_all_games_is_not_sent_them_again(server: Server) -> None:
    address = f"{server.url}/api/rules/en"
    with urllib.request.urlopen(urllib.request.Request(address, headers={"accept-encoding": "gzip"}), timeout=60) as answer:
        packed, mark = answer.read(), answer.headers["etag"]
    assert len(packed) < 1_000_000
    assert json.loads(gzip.decompress(packed)) == server.get("/api/rules/en")
    with pytest.raises(urllib.error.HTTPError) as same:
        urllib.request.urlopen(urllib.request.Request(address, headers={"if-none-match": mark}), timeout=60)
    assert same.value.code == 304
    status, page = text(server, "/rules/en/rasanto.md")
    assert status == 200
    assert "```" not in page
    assert "](/rules/en/rasanto/1.svg)" in page
    assert text(server, "/rules/en/rasanto/1.svg")[0] == 200
    assert text(server, "/rules/en/rasanto/99.svg")[0] == 404
    assert text(server, "/rules/xx/rasanto.md")[0] == 404
    assert "(reference:rasanto)" in page
    status, reference = text(server, "/rules/en/rasanto/reference.md")
    assert status == 200
    assert "`adjacency`" in reference
    assert text(server, "/rules/en/pyramid.md")[0] == text(server, "/rules/en/pyramid/1.svg")[0] == 200
    assert text(server, "/rules/en/nosuchgame/reference.md")[0] == 404
    asked = urllib.request.Request(f"{server.url}/api/picture/el_dado.svg", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        packed = answer.read()
    assert len(packed) < 15_000
    ElementTree.fromstring(gzip.decompress(packed))


@pytest.mark.table
def test_a_finished_game_is_looked_through_once_and_that_is_kept(server: Server) -> None:
    room, ann, ben = two_at(server, "rasanto")
    where = f"/api/rooms/{room}/games/1/review"
    assert text(server, where)[0] == 409
    play_out(ann, ben)
    assert server.get(where)["state"] == "none"
    assert server.post(where, {}, origin="https://elsewhere.example")[0] == 403
    assert server.post(where, {})[1]["state"] in ("waiting", "working")
    seen: list[tuple[int, int]] = []
    until = time.monotonic() + 300
    while (review := server.get(where))["state"] in ("waiting", "working"):
        assert time.monotonic() < until
        seen.append((review["done"], review["all"]))
        time.sleep(0.1)
    assert review["state"] == "done", review
    assert sorted(seen) == seen
    assert any(0 < done < all for done, all in seen)
    losses = [one["could"] - one["did"] for one in review["regrets"]]
    assert losses == sorted(losses, reverse=True)
    assert losses
    assert max(Counter([one["seat"] for one in review["regrets"]]).values()) <= 3
    for one in review["regrets"]:
        moment = server.get(f"/api/rooms/{room}/games/1/{one['at']}")
        assert (moment["line"]["seat"], moment["line"]["text"]) == (one["seat"], one["played"])
        assert one["better"] != one["played"]
    assert server.post(where, {})[1] == review
    assert len(list((server.folder / "reviews").iterdir())) == 1


@pytest.mark.table
def test_where_no_move_is_better_the_review_says_so(server: Server) -> None:
    room, tokens = server.room("tumblin_dice", "me", "me", goal="rounds:1")
    ann = Guest(server, room, *tokens.values())
    while ann.turn["kind"] != "over":
        if ann.turn["moves"]:
            seat = ann.turn["seats"][0]
            die = ann.picture["scene"]["extra"]["unshot"][seat][0]
            assert ann.play(seat, f"flick {die} speed=1.47 aim=3.2")["t"] == "done"
        if ann.turn["kind"] != "over":
            ann.hear_until("update")
    where = f"/api/rooms/{room}/games/1/review"
    server.post(where, {})
    until = time.monotonic() + 300
    while (review := server.get(where))["state"] in ("waiting", "working"):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert review["state"] == "failed"
    assert "no better moves to show" in review["error"]
    steps = server.get(f"/api/rooms/{room}/games/1/0")["steps"]
    moments = [server.get(f"/api/rooms/{room}/games/1/{step}") for step in range(1, steps + 1)]
    assert any(moment["line"]["motion"] for moment in moments), "a replay shows how the dice moved"


def test_a_card_says_that_everybody_stays_at_the_own_side() -> None:
    assert {card.key for card in lobby.shelf().games if card.own_side} == {"raffzahn", "greedy_grabber"}


@pytest.mark.parametrize("key", [one.info.key for one in shelf.games() if one.info.rolls_for_order])
def test_a_game_that_rolls_for_order_does_so_before_anybody_decides(key: str) -> None:
    state, rollers, rng = shelf.game(key).start(), set[int](), Random(1)
    while isinstance(turn := state.turn(), Chance):
        rollers.add(turn.by)
        state.land(turn.space.sample(rng))
    assert len(rollers) > 1
