"""A thousand random shots in two engines: they need not agree on any one of them, but on what shots are like."""

from __future__ import annotations

import sys

import pytest

pytestmark = pytest.mark.long


def test_two_engines_agree_on_what_shots_are_like() -> None:
    pytest.importorskip("mujoco")
    from tests.physics.second_opinion import compare, distance, run_story  # noqa: PLC0415

    tally = compare(1000)
    sys.stdout.write("\n" + run_story(tally) + "\n")
    apart = {what: distance(tally["Rapier"][what], tally["MuJoCo"][what]) for what in tally["Rapier"]}
    assert apart["zone"] < 0.10, apart
    assert apart["bumped"] < 0.08, apart
    assert apart["face on the first step"] < 0.13, apart
    assert apart["face below"] < 0.12, apart
