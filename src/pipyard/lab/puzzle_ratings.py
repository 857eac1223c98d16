"""The ratings of puzzles that are kept: many more bots try them than while they are looked for, so that few share a rating."""

from __future__ import annotations

from msgspec.structs import replace

from pipyard.core import log as logs
from pipyard.core.game import Game
from pipyard.core.log import Header
from pipyard.core.match import Match
from pipyard.lab.puzzle_search import failures
from pipyard.puzzles import Puzzle
from pipyard.puzzles.puzzle_difficulty import ASKED_AGAIN, rated

BY_THEMSELVES = ("entry", "hit")
"""Kinds whose game asks and rates by itself."""


def rated_again(game: Game, kept: list[Puzzle]) -> list[Puzzle]:
    """The same puzzles with better ratings, the easiest first."""
    return sorted([_rated(game, one) for one in kept], key=lambda one: (one.rating, one.found))


def _rated(game: Game, one: Puzzle) -> Puzzle:
    if one.kind in BY_THEMSELVES:
        return one
    played = game.configured(**one.options)
    match = Match(played, one.seats, "", source=None)
    match.follow(logs.read("\n".join([*Header(game.info.key, seats=one.seats).lines(), "", *one.log]))[1])
    fails = one.fails | failures(played, match.state, one.seat, one.solutions(), f"rating/{one.found}", ASKED_AGAIN)
    return replace(one, fails=fails, rating=rated(fails))
