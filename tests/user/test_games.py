"""Every game on the shelf is played with bots at a real table of the user's environment, over its socket.

Hands do what hands do there: they shoot, throw and pour with real physics, and where an action can be done live, it is steered live.
"""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from pipyard import shelf
from pipyard.core.errors import BadOption
from tests.server.guests import PATIENCE, Guest, Server

TURNS = 4
"""Own turns at most; a game is left as soon as we have played twice and a bot once."""
KINDS = {one.info.key: one.info.kinds for one in shelf.games()}
BY_HAND = sorted([key for key, kinds in KINDS.items() if "dexterity" in kinds])
OTHERS = sorted(set(KINDS) - set(BY_HAND))
DICE_ALONE = ("golden_centre",)
"""Nobody is asked anything."""
QUICK = {"clever_mole": {"riddle_time_s": "2"}}
"""A riddle that nobody solves is given up after a minute, else."""
LIVE = {
    "captain_flint": ("press", "0,0,0"),
    "coulomb": ("tilt",),
    "dice_mikado": ("pull", "0,4,4"),
    "dune": ("blow",),
    "faraday": ("tilt",),
    "mountaing": ("pull", "0,4,4"),
}
"""What is steered live in the games where something can be."""
VERBS = ("blow", "draw", "flick", "ladle", "place", "press", "puff", "pull", "rock", "throw", "tilt", "turn")
"""What hands do."""
SAMPLES = 30
"""Half a second of steering."""
HANDS = {"tilt_x": 5.0, "press": 2.0, "breath": 0.8, "hand_y": -12.0}
"""What a hand comes to in half a second, by channel."""
HELD = {"grip": 5.0, "mouth_y": 200.0, "turned": -90.0}
"""Where it is all the time; channels that are not named rest."""


def seats_of(key: str) -> int:
    """The fewest, but two if the game takes them: somebody and a bot."""
    one = shelf.game(key)
    for seats in sorted(one.info.seats, key=lambda count: (count == 1, count)):
        try:
            one.start(seats)
        except BadOption:
            continue
        return seats
    raise AssertionError(f"nobody can play {key}")


def sit(table: Server, key: str) -> Guest:
    room, tokens = table.room(key, "me", *["beginner"] * (seats_of(key) - 1), **QUICK.get(key, {}))
    return Guest(table, room, *tokens.values())


def my_turn(guest: Guest) -> bool:
    """Wait until there is something to decide for us; whether there is, or the game is over."""
    until = time.monotonic() + 2 * PATIENCE
    while guest.turn["kind"] != "over" and "0" not in guest.turn["moves"]:
        assert time.monotonic() < until, f"the table waits for nobody knows what: {guest.turn}"
        guest.receive()
    return bool(guest.turn["kind"] != "over")


def moves(guest: Guest, *seats: int) -> int:
    return len([line for line in guest.lines if line["seat"] in seats])


def play_some_turns(guest: Guest, asked: bool = True, race: bool = False) -> None:
    """Own turns, and the bots' in between. In a race the bots may be through before we have understood what is wanted."""
    bots = range(1, len(guest.chairs))
    acted = 0
    while acted < TURNS and my_turn(guest) and not (acted >= 2 and moves(guest, *bots)):
        answer = guest.play(0)
        if answer.get("code") == "stale":  # where all decide at once, a bot was quicker: look at the table again
            continue
        assert answer["t"] == "done" or race, answer
        acted += 1
    over = not my_turn(guest)
    assert acted >= 2 or over
    assert acted or race or not asked, "the game was over before we were asked"
    assert guest.lines


def steer(guest: Guest, *prefix: str) -> str:
    """A live action for half a second; the text of the move that it became."""
    assert my_turn(guest)
    guest.send(t="live", seat=0, prefix=prefix, after=guest.n)
    began = guest.hear_until("live", "sorry")
    assert began["t"] == "live", began
    channels: list[str] = began["live"]["channels"]
    for first in range(SAMPLES):
        part = (first + 1) / SAMPLES
        guest.send(t="input", seat=0, first=first, samples=[[HELD.get(channel, part * HANDS.get(channel, 0.0)) for channel in channels]])
        time.sleep(1 / 60)  # as quickly as a hand is read
    guest.send(t="live_end", seat=0)
    over = guest.hear_until("live_over", "sorry")
    assert over["t"] == "live_over", over
    assert over["why"] in ("settled", "ended"), over
    return next(line["text"] for line in reversed(guest.lines) if line["seat"] == 0)


@pytest.mark.parametrize("key", OTHERS)
def test_a_game_is_played_with_bots(table: Server, key: str) -> None:
    guest = sit(table, key)
    play_some_turns(guest, key not in DICE_ALONE, "speed" in KINDS[key])
    guest.close()


@pytest.mark.parametrize("key", BY_HAND)
@pytest.mark.usefixtures("engine")
def test_a_game_of_hands_is_played_with_bots(table: Server, key: str) -> None:
    guest = sit(table, key)
    if key in LIVE:
        move = steer(guest, *LIVE[key])
        assert move.startswith(f"{' '.join(LIVE[key])} ~"), "a live action is kept with what the hand did"
    play_some_turns(guest)
    # every action of a hand is followed by where the dice came to rest
    for action, outcome in pairwise(guest.lines):
        if action["seat"] >= 0 and action["text"].split()[0] in VERBS:
            assert outcome["seat"] == -1
            assert "T" in outcome["text"] or "@" in outcome["text"], outcome
    guest.close()


def test_the_thirteen_games_of_hands_are_known() -> None:
    assert len(BY_HAND) == 13
    assert set(LIVE) <= set(BY_HAND)
