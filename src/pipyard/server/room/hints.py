"""Help for players: a move that the table suggests, and why a place is not allowed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from pipyard.bots.levels import LEVELS
from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.scene import Scene, Step, Text
from pipyard.core.space import Finite
from pipyard.core.text import because
from pipyard.core.turn import Choose, Over
from pipyard.physics.physics_source import by_physics
from pipyard.pyramid.play import PyramidState
from pipyard.server.protocol.messages import Hint
from pipyard.server.room.game_session import encoded
from pipyard.server.room.seats import RequestRefused, Visitor
from pipyard.server.store.events import Spoken

if TYPE_CHECKING:
    from pipyard.server.room.room import Room

USUAL_LEVEL: Final = "club"
"""The strength of a suggestion where no bot plays."""
OTHERS: Final = 8
REPLIES: Final = 40
"""So many other moves are compared with the suggested one, by so many answers to each at most."""
NOT_STUDIED: Final = ("dexterity", "skill", "speed", "sandbox")
"""Kinds of games whose moves depend on the hand or the clock, or that nobody wins: no bot can evaluate them."""
MOST_STUDIED: Final = 300
"""Events of the longest game that a study can begin with."""
HINT_MARK: Final = "\N{ELECTRIC LIGHT BULB}"
"""What the chat shows everybody when a seat has asked for a suggestion."""


async def hint(room: Room, visitor: Visitor, number: int, id: int) -> None:
    """A move as an adviser of the opponents' strength would play it from this seat; everybody learns that it was asked for."""
    room.must_hold(visitor, number)
    match = room.playing()
    room.must_not_be_rated()
    turn = match.turn
    if not isinstance(turn, Choose) or number not in turn.seats or turn.how == "race":
        raise RequestRefused("turn", because("why-seat-not-asked", seat=number))
    if by_physics(room.game):
        raise RequestRefused("illegal", because("why-no-hint"))
    seen = len(match.events)
    strongest = max([seat.bot for seat in room.seats if seat.bot], key=_strength, default=USUAL_LEVEL)
    move = await room.autoplay.suggest(match, number, f"advice:{strongest}")
    if not move or room.match is not match or len(match.events) != seen:
        raise RequestRefused("stale", because("why-happened-meanwhile"))
    found = await asyncio.to_thread(advised, room.game, room.session.view(number).copy(), number, move)
    visitor.send(encoded(Hint(id, number, move, found.reasons, found.steps, found.scene, studied_line(match))))
    await room.transact(_announce, room, number)


def studied_line(match: Match) -> tuple[str, ...]:
    """The events of a game for the study board; none if they are not known to everybody, or nothing can be studied."""
    open_ = match.same_for_all(0) and not match.sealed and not set(match.game.info.kinds) & set(NOT_STUDIED)
    return tuple([str(event) for event in match.events]) if open_ and len(match.events) <= MOST_STUDIED else ()


def _strength(bot: str) -> int:
    return LEVELS.index(bot) if bot in LEVELS else 1


async def _announce(room: Room, number: int) -> None:
    since = room.n - 1
    await room.append_events(Spoken(number, room.seats[number].name, HINT_MARK))
    room.broadcast.send_update(since)


class HintReasons:
    """What a suggested move brings: reasons in words, and what is seen to happen."""

    def __init__(self) -> None:
        self.reasons: tuple[Text, ...] = (Text("hint-usual"),)
        self.steps: tuple[Step, ...] = ()
        self.scene: Scene | None = None


def advised(game: Game, view: State, number: int, move: str) -> HintReasons:
    """Why a move is a good one, as far as its player can see, and what it changes on the board."""
    found = HintReasons()
    with contextlib.suppress(PipyardError):
        after = view.copy()
        after.record_steps()
        after.play(number, game.parse(move))
        steps = tuple(after.recorded_steps())
        found.steps, found.scene = steps, after.scene()
        reasons = [*_gains(view, after, number), *_consequences(move, steps), *_answers(view, after, number, move)]
        found.reasons = tuple(reasons) or found.reasons
    return found


def _gains(before: State, after: State, number: int) -> Iterator[Text]:
    """What the move itself decides or brings."""
    turn = after.turn()
    if isinstance(turn, Over):
        yield Text("hint-wins" if turn.ranks[number] == 1 else "hint-ends")
    old, new = before.scene().scores, after.scene().scores
    if len(old) != len(new) or isinstance(turn, Over):
        return
    fewest = isinstance(before, PyramidState) and before.fewest_win
    for seat, (was, now) in enumerate(zip(old, new, strict=True)):
        gained = was - now if fewest else now - was
        if seat == number and gained > 0:
            yield Text("hint-score", {"was": was, "now": now})
        elif seat != number and gained < 0:
            yield Text("hint-score-of", {"seat": seat, "was": was, "now": now})


def _consequences(move: str, steps: tuple[Step, ...]) -> Iterator[Text]:
    """What follows from the move besides what it says itself."""
    named = move.split()
    moved = any(step.verb == "take" and step.at in named for step in steps)
    for verb in ("put", "take"):
        count = sum(step.verb == verb and step.at not in named for step in steps)
        if count and not (verb == "put" and moved):
            yield Text(f"hint-{verb}", {"count": count})


def _answers(before: State, after: State, number: int, move: str) -> Iterator[Text]:
    """What the next player can do after this move, and after another."""
    here = _answer(after)
    space = before.moves(number)
    if here is None or not isinstance(space, Finite):
        return
    seat, least = here
    rng = Random(move)
    others = [space.sample(rng) for _ in range(OTHERS)]
    worst = least
    for other in others:
        instead = before.copy()
        instead.play(number, other)
        reply = _answer(instead)
        if reply is not None and reply[0] == seat:
            worst = max(worst, reply[1])
    if worst > least:
        yield Text("hint-answer", {"seat": seat, "least": least, "most": worst})


def _answer(state: State) -> tuple[int, int] | None:
    """Who answers, and the most points that one move brings; None: nobody chooses, or no points are counted."""
    turn = state.turn()
    old = state.scene().scores
    if not isinstance(turn, Choose) or turn.how != "alone" or not old or (isinstance(state, PyramidState) and state.fewest_win):
        return None
    seat = turn.seat
    space = state.moves(seat)
    if not isinstance(space, Finite):
        return None
    rng = Random(0)
    replies = space.all() if space.size() <= REPLIES else [space.sample(rng) for _ in range(REPLIES)]
    most = 0
    for reply in replies:
        after = state.copy()
        after.play(seat, reply)
        new = after.scene().scores
        if len(new) == len(old):
            most = max(most, new[seat] - old[seat])
    return seat, most


def why_not(room: Room, visitor: Visitor, number: int, move: str) -> None:
    """Refuse what a seat may not do now, by what it sees; what it may do is not refused, and not done either."""
    room.must_hold(visitor, number)
    turn = room.playing().turn
    if not isinstance(turn, Choose) or number not in turn.seats:
        raise RequestRefused("turn", because("why-seat-not-asked", seat=number))
    view = room.session.view(number)
    # a die of a block is no place
    broken_off = "trays" in view.scene().extra and "," not in move.rpartition(" ")[2]
    generally = because("why-not-this-die") if broken_off else because("why-not-this-place")
    try:
        chosen = room.game.parse(move)
    except Unparsable:
        raise RequestRefused("illegal", generally) from None
    if not room.session.space(number).contains(chosen):
        raise RequestRefused("illegal", view.objection(number, chosen) or generally)
