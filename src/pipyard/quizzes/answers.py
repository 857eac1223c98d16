"""Answers from the rules: the position of a question, and its correct choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from pipyard.books.families.attempts import AttemptsState
from pipyard.core import log as logs
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT, Event, Header
from pipyard.core.match import Match
from pipyard.core.race import HIT
from pipyard.core.space import Finite
from pipyard.core.turn import Chance, Choose, Over
from pipyard.quizzes import Question, QuizGame
from pipyard.rules.how_to_play import seats

MINUTE: Final = 6000
"""The hundredths of a second in a minute."""


def event_of(line: str) -> Event:
    """The event of a log line."""
    return logs.read("\n".join([*Header("quiz", seats=1).lines(), "", line]))[1][0]


def position(game: Game, played: QuizGame, at: int) -> State:
    """The state after a number of events of a game."""
    match = Match(game.configured(**played.options) if played.options else game, played.seats, "", source=None)
    match.follow([event_of(line) for line in played.log[:at]])
    return match.state


def after(game: Game, state: State, line: str) -> State:
    """The state after an event."""
    event, new = event_of(line), state.copy()
    if event.seat == CHANCE_SEAT:
        turn = new.turn()
        if not isinstance(turn, Chance):
            raise ValueError(f"nothing is to be rolled before {line}")
        new.land(turn.space.parse(event.text))
    else:
        move = game.parse(event.text)
        if not new.moves(event.seat).contains(move):
            raise ValueError(f"{line} cannot be played")
        new.play(event.seat, move)
    return new


def may(game: Game, state: State, seat: int, move: str) -> bool:
    """Whether a seat may make a move."""
    try:
        return state.moves(seat).contains(game.parse(move))
    except PipyardError:
        return False


def _legal(game: Game, state: State, asked: Question) -> list[str]:
    return [choice for choice in asked.choices if may(game, state, asked.seat, choice)]


def _forbidden(game: Game, state: State, asked: Question) -> list[str]:
    return [choice for choice in asked.choices if not may(game, state, asked.seat, choice)]


def _right(game: Game, state: State, asked: Question) -> list[str]:
    return [choice for choice in _legal(game, state, asked) if state.judge(asked.seat, game.parse(choice)) == HIT]


def _moves(game: Game, state: State, asked: Question) -> list[str]:
    space = state.moves(asked.seat)
    return [str(space.size())] if isinstance(space, Finite) else []


def _points(game: Game, state: State, asked: Question) -> list[str]:
    return [str(after(game, state, asked.event).view(asked.seat).scene().scores[asked.seat])]


def _dice(game: Game, state: State, asked: Question) -> list[str]:
    then = after(game, state, asked.event).view(asked.seat).scene().dice
    return [str(abs(len(then) - len(state.view(asked.seat).scene().dice)))]


def _colour(game: Game, state: State, asked: Question) -> list[str]:
    then = after(game, state, asked.event).view(asked.seat).scene().dice
    return [die.colour for die in then if die.cell == asked.place]


def _turn(game: Game, state: State, asked: Question) -> list[str]:
    turn = after(game, state, asked.event).turn()
    return [str(turn.seats[0])] if isinstance(turn, Choose) and len(turn.seats) == 1 else []


def _winner(game: Game, state: State, asked: Question) -> list[str]:
    turn = state.turn()
    return [" ".join(map(str, turn.winners()))] if isinstance(turn, Over) else []


def _begin(game: Game, state: State, asked: Question) -> list[str]:
    return [str(len(state.view(asked.seat).scene().dice))]


def _stock(game: Game, state: State, asked: Question) -> list[str]:
    heaps = [heap for heap in state.view(asked.seat).scene().heaps if heap.owner == asked.seat]
    return [str(sum([sum(heap.dice.values()) for heap in heaps]))]


def _players(game: Game, state: State, asked: Question) -> list[str]:
    return [seats(game)]


def _round(game: Game, state: State, asked: Question) -> list[str]:
    points = cast("list[int]", state.view(asked.seat).scene().extra["round_points"])
    return [str(points[asked.seat])]


def _attempts(game: Game, state: State, asked: Question) -> list[str]:
    return [str(cast("AttemptsState", state).attempts)]


def _limit(game: Game, state: State, asked: Question) -> list[str]:
    return [str(cast("AttemptsState", state).limit // MINUTE)]


def _time(game: Game, state: State, asked: Question) -> list[str]:
    """The best time once the others have agreed with the result."""
    new = after(game, state, asked.event)
    turn = new.turn()
    if isinstance(turn, Choose) and may(game, new, turn.seats[0], "accept"):
        new.play(turn.seats[0], game.parse("accept"))
    return [str(new.view(asked.seat).scene().scores[asked.seat] // 100)]


QUESTION_KINDS: Final[dict[str, Callable[[Game, State, Question], list[str]]]] = {
    "legal": _legal,
    "forbidden": _forbidden,
    "right": _right,
    "moves": _moves,
    "points": _points,
    "dice": _dice,
    "colour": _colour,
    "turn": _turn,
    "winner": _winner,
    "begin": _begin,
    "stock": _stock,
    "players": _players,
    "round": _round,
    "attempts": _attempts,
    "limit": _limit,
    "time": _time,
}
"""The kinds of questions, each with the function that derives the correct choices from the rules."""


def right_choices(game: Game, state: State, asked: Question) -> list[str]:
    """The correct choices by the rules: exactly one in a good question."""
    return [choice for choice in QUESTION_KINDS[asked.kind](game, state, asked) if choice in asked.choices]
