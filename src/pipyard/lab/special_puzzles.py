"""Puzzles of games with other decisions than picking one of a few moves: entries of Dice Trip, shots of Tumblin-Dice."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, degrees
from random import Random
from typing import cast

from pipyard.books.dice_trip.dice_trip import DiceTripState
from pipyard.books.dice_trip.strategy.trip_adviser import Adviser
from pipyard.books.tumblin_dice.tumblin_dice import TumblinDiceState
from pipyard.bots import arena
from pipyard.bots.bot import bot
from pipyard.bots.levels import LEVELS, string_for
from pipyard.core.game import Game
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.dice.shot import die_name, read_shot, settings, written
from pipyard.dice.shot_tremor import trembled
from pipyard.lab.puzzle_difficulty import ASKED, rated
from pipyard.physics.physics_source import source_for
from pipyard.puzzles import MoveResult, NoPuzzle, Proof, Puzzle
from pipyard.puzzles.judge import shot, worth_of

ENTRY_LEAD = 60
"""The minimum lead of the best entry, in hundredths of a point."""
ENTRY_BOT = "mix:70/trip"
MOST_OF_A_TRIP = 2
LEAST_TARGET = 2
"""The minimum value of a target die."""
SHOTS_TRIED = 60
"""Shots tried in the search for a hit."""
REPEATED_HITS, OFTEN = 6, 3
"""A solution must hit this often in this many attempts by a master's slightly unsteady hand, so that people can do it too."""


def entries(game: Game, seed: str, number: int) -> list[Puzzle]:
    """Rolls of a solo trip with one best entry."""
    name = f"{seed}/{number}"
    match = arena.play(game, 1, [ENTRY_BOT], name)
    again = Match(game, 1, "", source=None)
    found: list[Puzzle] = []
    for at, event in enumerate(match.events):
        state = cast("DiceTripState", again.state)
        if (
            event.seat != CHANCE_SEAT
            and not state.rerolling()
            and isinstance(again.turn, Choose)
            and at > 6
            and len(found) < MOST_OF_A_TRIP
        ):
            options = Adviser(state.chart).options(state, event.seat)
            worths = [round(100 * option.points) for option in options]
            if len(worths) > 3 and worths[0] - worths[1] >= ENTRY_LEAD:
                best = options[0].move.text
                tries = {
                    option.move.text: MoveResult("solved" if worth == worths[0] else "worse", amount=worth)
                    for option, worth in zip(options, worths, strict=True)
                }
                fails: dict[str, tuple[int, int]] = {}
                for level in LEVELS:
                    player = string_for(level, game)
                    chosen = [
                        bot(player, f"{name}/{ask}").choose(game, state.view(event.seat), event.seat).text for ask in range(ASKED[level])
                    ]
                    fails[level] = (sum([move != best for move in chosen]), ASKED[level])
                proof = Proof("bot", margin=worths[0] - worths[1])
                log = tuple([str(earlier) for earlier in match.events[:at]])
                options_of = dict(match.header.options)
                found.append(
                    Puzzle("entry", 1, event.seat, log, tries, proof, rated(fails), fails, f"{name}/{at}", 1, worths[0], "", options_of)
                )
        again.follow([event])
    return found


def hits(game: Game, seed: str, number: int) -> list[Puzzle]:
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
            if _hits(game, asked, move):
                hit.append(move)
        for move in hit:
            parsed = game.parse(move)
            times = 0
            for _ in range(REPEATED_HITS):
                shaken = trembled(read_shot(parsed, state.rules.faces, state.attitude), "master", rng)
                fields = {**settings(parsed), "aim": shaken.aim, "speed": shaken.speed, "spin": shaken.spin, "lift": shaken.lift}
                times += _hits(game, asked, written(parsed.at, fields).text)
            if times >= OFTEN:
                missed = SHOTS_TRIED - len(hit)
                fails = {"club": (missed, SHOTS_TRIED)}
                proof = Proof("physics", samples=REPEATED_HITS, confidence=times / REPEATED_HITS)
                return [
                    Puzzle("hit", 2, seat, log, {move: MoveResult("solved")}, proof, rated(fails), fails, name, 1, 0, asked.target, options)
                ]
    return []


def _hits(game: Game, asked: Puzzle, move: str) -> bool:
    try:
        return shot(game.info.key, asked, move).tried.verdict == "solved"
    except NoPuzzle:
        return False


MAKERS: dict[str, Callable[[Game, str, int], list[Puzzle]]] = {"dice_trip": entries, "tumblin_dice": hits}
"""Generators of puzzles for games with kinds of their own, from one game between bots."""
