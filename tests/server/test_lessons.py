"""Lessons as the server sends them: every step a table, every answer an update."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from pipyard import lessons
from pipyard.server.web.lesson_api import script, tree

from .guests import Server
from .test_operation import text


def sent(key: str, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(script(key, language))
    return found


def atoms(branches: list[dict[str, Any]], before: str = "") -> set[str]:
    """The whole moves of a tree."""
    found: set[str] = set()
    for branch in branches:
        path = f"{before} {branch['atom']}".strip()
        if branch.get("done"):
            found.add(path)
        found |= atoms(branch.get("more", []), path)
    return found


@pytest.mark.parametrize("key", lessons.offered())
def test_only_the_moves_of_a_step_can_be_picked(key: str) -> None:
    taught = lessons.lesson(key)
    result = sent(key)["steps"]
    assert len(result) == len(taught.steps)
    before = result[0]["table"]["n"]
    for step, wanted in zip(result, taught.steps, strict=True):
        offered = step["table"]["picture"]["turn"]["moves"]
        moves = {wanted.do, *wanted.also, *[wrong.move for wrong in wanted.tries]} if wanted.do else set[str]()
        # what no tool sets up is offered by the lesson itself
        assert atoms(offered.get(str(taught.learner), [])) | set(step["choices"]) == moves
        # what comes of an action by hand is not known beforehand
        assert set(step["tries"]) == (set() if step["by_hand"] else moves - {wanted.do, *wanted.also})
        assert "live" not in step["table"]["picture"]["scene"]["extra"]
        assert step["update"]["picture"] == step["table"]["picture"]
        # the lines of an update are what happened since the step before
        if wanted is not taught.steps[0]:
            assert len(step["update"]["lines"]) == step["table"]["n"] - before
        before = step["table"]["n"]
        assert set(step["table"]["picture"]["scene"]["last"]) >= set(wanted.show)
        for wrong in step["tries"].values():
            assert wrong["update"]["lines"][0]["seat"] == taught.learner
            assert wrong["text"]


def test_a_lesson_speaks_the_language_that_is_asked_for() -> None:
    assert sent("rasanto", "fr")["title"] == "Pénurie"
    assert sent("rasanto", "de")["steps"][0]["text"].startswith("Du bist Rot")


def test_moves_that_begin_alike_share_their_branches() -> None:
    made = tree(("step 8,0,0 7,1,0", "step 8,0,0 7,0,1", "pass"))
    assert [branch.atom for branch in made] == ["step", "pass"]
    assert [branch.done for branch in made] == [False, True]
    assert made[0].more is not None
    assert made[0].more[0].more is not None
    assert len(made[0].more[0].more) == 2


HANDS = {"flickers", "emag", "dice_mikado", "mountaing", "faraday", "coulomb", "dune", "captain_flint"}
HANDS |= {"hide_away", "trulla", "dishing_up", "malicious_pleasure", "tumblin_dice"}


def test_games_of_skill_are_learnt_by_hand() -> None:
    assert {key for key in lessons.offered() if any(step["by_hand"] for step in sent(key)["steps"])} == HANDS


def shot(server: Server, path: str, body: bytes) -> tuple[int, dict[str, Any]]:
    request = urllib.request.Request(f"{server.url}/api/lessons/{path}", body, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


@pytest.mark.table
def test_real_physics_answers_an_action_in_a_lesson(server: Server) -> None:
    status, missed = shot(server, "en/flickers/1", b'{"move": "flick 8,0,0 hard"}')
    assert (status, missed["good"]) == (200, False)
    assert missed["text"] == lessons.lesson("flickers").steps[1].tries[0].en
    assert [line["seat"] for line in missed["update"]["lines"]] == [0, -1]
    assert missed["update"]["lines"][1]["motion"]
    status, landed = shot(server, "fr/flickers/1", b'{"move": "flick 3,3,2 softly"}')
    assert (status, landed["good"]) == (200, True)
    assert landed["text"].startswith("Bien joué")


@pytest.mark.table
@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("en/flickers/1", b'{"move": "throw 3,3,2"}', 404),
        ("en/flickers/0", b'{"move": "flick 3,3,2"}', 404),
        ("en/flickers/9", b'{"move": "flick 3,3,2"}', 404),
        ("en/nosuchgame/1", b'{"move": "flick 3,3,2"}', 404),
        ("xx/flickers/1", b'{"move": "flick 3,3,2"}', 404),
        ("en/flickers/1", b"flick", 404),
        ("en/flickers/1", b'{"move": "flick nowhere"}', 409),
        ("en/flickers/1", b'{"move": "' + b"x" * 3000 + b'"}', 413),
    ],
)
def test_what_no_lesson_asks_for_is_refused(server: Server, path: str, body: bytes, status: int) -> None:
    found, answer = shot(server, path, body)
    assert found == status
    assert answer


@pytest.mark.table
def test_lessons_are_found_over_http(server: Server) -> None:
    status, keys = text(server, "/api/lessons")
    assert status == 200
    assert json.loads(keys) == lessons.offered()
    assert server.get("/api/lessons/nl/rasanto")["key"] == "rasanto"
    assert text(server, "/api/lessons/xx/rasanto")[0] == 404
    assert text(server, "/api/lessons/en/nosuchgame")[0] == 404
