"""When the table rolls for people who want to be asked."""

from __future__ import annotations

from pipyard.core.space import Certain
from pipyard.core.turn import Chance, Choose
from pipyard.server.room.game_session import GameSession
from pipyard.shelf import game


def test_whoever_plays_roll_has_asked_for_the_dice() -> None:
    session = GameSession()
    session.begin(game("storing_scores", start_seat="0"), 2, 0)
    session.source.at_will |= {0, 1}
    match = session.begin_move()
    match.resume(session.source)
    assert isinstance(match.turn, Chance)
    assert session.rollers(match.turn) == [0]
    session.source.allow(granted=True)
    match.resume(session.source)
    while not match.state.moves(match.turn.seat).contains(match.game.parse("roll")):
        seat = match.turn.seat
        session.begin_move("lift")
        match.submit(seat, str(match.state.moves(seat).sample(session.source.rng)))
        while isinstance(match.turn, Chance) and isinstance(match.turn.space, Certain):
            match.happen(match.turn.space.event)
    seat, before = match.turn.seat, len(match.events)
    session.begin_move("roll")
    match.submit(seat, "roll")
    assert isinstance(match.turn, Choose)
    assert [event.seat for event in match.events[before:]] == [seat, -1]
