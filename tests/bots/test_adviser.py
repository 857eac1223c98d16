"""Advice: no slips, and nothing that greed sees to be lost."""

from __future__ import annotations

from random import Random

import pytest

from pipyard.bots.adviser import steady
from pipyard.bots.bot import bot
from pipyard.core.match import Match
from pipyard.core.space import Finite, Space
from pipyard.core.turn import Choose
from pipyard.shelf import game


@pytest.mark.parametrize(
    ("name", "key", "steadily"),
    [
        ("club", "el_dado", "mcts:400"),
        ("beginner", "el_dado", "mcts:400"),
        ("random", "el_dado", "mcts:400"),
        ("master", "el_dado", "mcts:800ms"),
        ("club", "wolf", "perfect"),
        ("club", "eintrichtern", "memory:60/mcts:400"),
        ("club", "mes_des_tes_des", "greedy"),
        ("club", "dice_trip", "greedy"),
        ("mix:30/mcts:5000", "el_dado", "mcts:5000"),
        ("greedy", "el_dado", "greedy"),
    ],
)
def test_advice_has_no_slips(name: str, key: str, steadily: str) -> None:
    assert steady(name, game(key)) == steadily


def listed(space: Space) -> list[str]:
    assert isinstance(space, Finite)
    return [str(move) for move in space.all()]


def open_to_the_next(match: Match, seat: int, move: str) -> int:
    """What the dearest free die is worth after a move."""
    after = match.state.copy()
    after.play(seat, match.game.parse(move))
    colours = {die.cell: die.colour for die in after.scene().dice}
    worth = {"golden": 10, "blue": 5, "green": 3, "black": 2, "red": 1}
    return max(worth[colours[free.removeprefix("take ")]] for free in listed(after.moves(1 - seat)))


def test_advice_does_not_lay_the_golden_die_bare() -> None:
    """Whatever is suggested in El Dado, the golden die is not left to the next player while there is another move."""
    played = game("el_dado")
    found = 0
    for seed in range(40):
        match = Match(played, 2, seed=str(seed))
        rng = Random(seed)
        while isinstance(match.turn, Choose) and not found > 2:
            seat = match.turn.seat
            moves = listed(match.state.moves(seat))
            left = {move: open_to_the_next(match, seat, move) for move in moves} if len(match.state.scene().dice) > 1 else {}
            if 10 in left.values() and min(left.values()) < 10:
                advised = str(bot("advice:club", "1").choose(played, match.state.view(seat), seat))
                assert left[advised] < 10, f"{advised} gives the golden die away after {len(match.events)} events of game {seed}"
                found += 1
                break
            match.submit(seat, match.game.parse(rng.choice(moves)))
        if found > 2:
            break
    assert found == 3
