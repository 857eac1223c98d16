"""Puzzles of Tumblin-Dice: a shot that pushes an opponent's die to where it is worth less, made and judged by simulation."""

from __future__ import annotations

from math import atan2, degrees
from random import Random
from typing import cast

from pipyard.books.tumblin_dice.tumblin_dice import TumblinDiceState
from pipyard.bots.bot import bot
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.turn import Choose
from pipyard.dice.shot import die_name, find_die, read_shot, settings, written
from pipyard.dice.shot_tremor import trembled
from pipyard.physics.physics_source import source_for
from pipyard.puzzles import MoveResult, NoPuzzle, Proof, Puzzle
from pipyard.puzzles.judge import judged
from pipyard.puzzles.puzzle_difficulty import rated

LEAST_TARGET = 2
"""The minimum value of a target die."""
SHOTS_TRIED = 60
"""Shots tried in the search for a hit."""
REPEATED_HITS, OFTEN = 6, 3
"""A solution must hit this often in this many attempts by a master's slightly unsteady hand, so that people can do it too."""


def judge(asked: Puzzle, before: State, move: Move, after: State) -> MoveResult:
    """A shot hits if the target is worth less after it."""
    was, is_now = worth_of(cast("TumblinDiceState", before), asked.target), worth_of(cast("TumblinDiceState", after), asked.target)
    return MoveResult("solved" if is_now < was else "missed")


def worth_of(state: TumblinDiceState, die: str) -> int:
    """The points of a die at its position."""
    index = find_die(die)
    reading = state.readings.get(index)
    return state.rules.points(reading, False) if reading is not None and index in state.lying else 0


def make(game: Game, seed: str, number: int) -> list[Puzzle]:
    """An opponent's die that a steady hand can push away."""
    name = f"{seed}/{number}"
    game = game.configured(shot_seconds=0)
    rng = Random(name)
    match = Match(game, 2, name, source=source_for(game, name))
    player = bot("hands:beginner", name)
    for _ in range(4 + number % 4):
        turn = match.turn
        if not isinstance(turn, Choose):
            return []
        match.submit(turn.seat, player.choose(game, match.state.view(turn.seat), turn.seat))
    turn = match.turn
    state = cast("TumblinDiceState", match.state)
    if not isinstance(turn, Choose):
        return []
    seat = turn.seat
    targets = [index for index in state.lying if index >> 4 != seat and worth_of(state, die_name(index)) >= LEAST_TARGET]
    log = tuple([str(event) for event in match.events])
    options = dict(match.header.options)
    for target in targets:
        asked = Puzzle("hit", 2, seat, log, {}, Proof("physics"), 0, {}, name, 1, 0, die_name(target), options)
        goal = state.lying[target]
        if goal is None:
            continue
        hit: list[str] = []
        for _ in range(SHOTS_TRIED):
            x = round(80 * rng.random() - 40, 1)
            aim = degrees(atan2(goal.x - x + 4 * (rng.random() - 0.5), max(20.0, goal.y - 60)))
            fields = {"x": x, "y": 60.0, "aim": round(max(-60.0, min(60.0, aim)), 2), "speed": round(1.4 + 1.4 * rng.random(), 2)}
            move = written(state.unshot[seat][0], fields).text
            if pushes(game, asked, move):
                hit.append(move)
        for move in hit:
            parsed = game.parse(move)
            times = 0
            for _ in range(REPEATED_HITS):
                shaken = trembled(read_shot(parsed, state.rules.faces, state.attitude), "master", rng)
                fields = {**settings(parsed), "aim": shaken.aim, "speed": shaken.speed, "spin": shaken.spin, "lift": shaken.lift}
                times += pushes(game, asked, written(parsed.at, fields).text)
            if times >= OFTEN:
                missed = SHOTS_TRIED - len(hit)
                fails = {"club": (missed, SHOTS_TRIED)}
                proof = Proof("physics", samples=REPEATED_HITS, confidence=times / REPEATED_HITS)
                return [
                    Puzzle("hit", 2, seat, log, {move: MoveResult("solved")}, proof, rated(fails), fails, name, 1, 0, asked.target, options)
                ]
    return []


def pushes(game: Game, asked: Puzzle, move: str) -> bool:
    """Whether a shot hits the target."""
    try:
        return judged(game.info.key, asked, [move])[0].tried.verdict == "solved"
    except NoPuzzle:
        return False
