"""Lessons as the server sends them: every step a table, every answer an update."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pipyard import lessons
from pipyard.server.web.lessons import script, tree

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
    told = sent(key)["steps"]
    assert len(told) == len(taught.steps)
    before = told[0]["table"]["n"]
    for step, wanted in zip(told, taught.steps, strict=True):
        offered = step["table"]["picture"]["turn"]["moves"]
        assert atoms(offered.get(str(taught.learner), [])) == ({wanted.do, *step["tries"]} if wanted.do else set())
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


@pytest.mark.table
def test_lessons_are_found_over_http(server: Server) -> None:
    status, keys = text(server, "/api/lessons")
    assert status == 200
    assert json.loads(keys) == lessons.offered()
    assert server.get("/api/lessons/nl/rasanto")["key"] == "rasanto"
    assert text(server, "/api/lessons/xx/rasanto")[0] == 404
    assert text(server, "/api/lessons/en/nosuchgame")[0] == 404
