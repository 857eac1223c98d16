"""What the first evening looks like: a game of hands against a bot, from the lobby to the end, at the server of the user's environment."""

from __future__ import annotations

import pytest

from .pages import Person, Visitors

pytestmark = pytest.mark.browser

MOST = 60
"""Own actions, by far more than these games need."""
MINE = "Object.keys(pipyard.state.picture.turn.moves).length > 0"


def over(person: Person) -> bool:
    return bool(person.picture["turn"]["kind"] == "over")


def asked_or_over(person: Person) -> bool:
    """Wait for the bot and the dice; whether we are asked now, or all is over."""
    person.until(f"!pipyard.state.busy && !pipyard.live?.running && (pipyard.state.picture.turn.kind == 'over' || {MINE})")
    return not over(person)


def ended(person: Person) -> None:
    assert over(person)
    person.reads(".status", "The end")


def test_tumblin_dice_against_a_bot(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.fill_in_the_form("tumblin_dice", "Ann", "me", "bot:beginner", options={"goal": "rounds:1", "shot_seconds": "0"})
    shots = 0
    while asked_or_over(ann):
        assert shots < MOST
        before = ann.state["n"]
        ann.page.click('[data-key="quick-shoot"]')
        ann.until(f"pipyard.state.n > {before + 1}")
        shots += 1
    assert shots >= 4
    ended(ann)
    # both sides have dice on the board, wherever they came to rest
    result = ann.page.inner_text(".lines")
    assert "red die 1" in result
    assert "black die 1" in result
    # the moves fold away, and stay so until they are wanted again
    ann.page.click('[data-key="fold-log-part"]')
    assert not ann.page.is_visible(".lines")
    assert ann.page.evaluate("() => localStorage['pipyard.folded']") == '["log-part"]'
    ann.page.click('[data-key="fold-log-part"]')
    assert ann.page.is_visible(".lines")


def test_the_die_that_was_shot_is_seen_while_the_bot_shoots(visitors: Visitors) -> None:
    ann = visitors.invite(motion=True)
    ann.set_up("tumblin_dice", "Ann", "me", "bot:beginner", options={"goal": "rounds:1", "shot_seconds": "0"})
    ann.my_turn()
    ann.page.evaluate(
        """() => {
            const slope = window.pipyardSlope, play = slope.play.bind(slope);
            window.seen = [];
            slope.play = (...told) => { window.seen.push(slope.lying.map((die) => die.die)); return play(...told); };
        }"""
    )
    ann.page.click('[data-key="quick-shoot"]')
    ann.until("window.seen.length > 1")
    ann.until(f"!pipyard.state.busy && {MINE}")
    gone = [die["die"] for die in ann.picture["scene"]["extra"]["dice"] if not die["on_board"]]
    assert "A1" in [*ann.page.evaluate("() => window.seen[1]"), *gone]


def test_dune_against_a_bot(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.fill_in_the_form("dune", "Ann", "me", "bot:beginner", options={"attempts": "1", "time_limit_s": "10"})
    breaths = 0
    while asked_or_over(ann):
        assert breaths < MOST
        before = ann.state["n"]
        ann.page.click('[data-key="live-blow"]')
        ann.until("document.querySelector('[data-key=\"live-end\"]')")
        ann.page.evaluate("() => document.activeElement.blur()")
        ann.page.keyboard.down(" ")
        # the breath grows; an attempt may be over before it is at its strongest, for want of time or of a die
        ann.until(f"pipyard.state.n > {before} || pipyard.steering && pipyard.steering.breath > 0.9 && pipyard.steering.sent > 60")
        ann.page.keyboard.up(" ")
        ann.page.keyboard.press("Enter")
        ann.until(f"pipyard.state.n > {before + 1}")
        breaths += 1
    assert breaths
    ended(ann)
    assert "try 1 of 1: " in (ann.page.text_content("[data-key=moment]") or "")
    result = ann.page.inner_text(".lines")
    assert "At rest" in result
