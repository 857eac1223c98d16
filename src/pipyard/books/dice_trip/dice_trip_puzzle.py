"""Puzzles of Dice Trip: the best entry for a roll, made and judged by the strong player."""

from __future__ import annotations

from typing import cast

from pipyard.books.dice_trip.dice_trip import DiceTripState
from pipyard.books.dice_trip.strategy.trip_adviser import Adviser
from pipyard.bots import arena
from pipyard.bots.bot import bot
from pipyard.bots.levels import LEVELS, string_for
from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.turn import Choose
from pipyard.puzzles import MoveResult, Proof, Puzzle
from pipyard.puzzles.puzzle_difficulty import ASKED, rated

ENTRY_LEAD = 60
"""The minimum lead of the best entry, in hundredths of a point."""
ENTRY_BOT = "mix:70/trip"
MOST_OF_A_TRIP = 2
ALIKE = 5
"""The tolerance for equally good entries, in hundredths of a point."""


def judge(asked: Puzzle, before: State, move: Move, after: State) -> MoveResult:
    """An entry, evaluated by the strong player in hundredths of a point."""
    known = asked.tries.get(move.text)
    if known is not None:
        return known
    state = cast("DiceTripState", before)
    amount = round(100 * Adviser(state.chart).after(state, asked.seat, move))
    return MoveResult("solved" if amount >= asked.amount - ALIKE else "worse", amount=amount)


def make(game: Game, seed: str, number: int) -> list[Puzzle]:
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
