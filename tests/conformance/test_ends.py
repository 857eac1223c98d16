"""A game ends for the reason it gives: the last position and the last event bear it out."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from pipyard import books
from pipyard.bots.simple import GreedyBot
from pipyard.core.notation import Move
from pipyard.core.playout import LIMIT
from pipyard.core.space import Finite
from pipyard.core.turn import Chance, Choose, Over
from tests.conformance.cases import Case, preset_cases, seat_to_ask
from tests.conformance.ends import OF_A_GAME, REASONS, End, question

SHORT = 120
"""Events of a case: a short game is followed by others, up to so many events."""
LONG = 12
"""Games of every case in the long version."""
WEIGHED = 2000
"""Moves that are weighed in its last game: players who want something reach ends that chance does not."""
BOOKS = Path(books.__file__).parent
MAKE_AN_END = ("Over", "end", "nobody", "ranked", "ranked_by", "result", "smallest_stock", "won")


def quick_cases() -> list[Case]:
    """Every preset and every number of seats; of the games of hands, which take long at random, the fewest and the most seats."""
    found: dict[tuple[str, str], list[Case]] = {}
    for case in preset_cases():
        found.setdefault((case.key, case.preset), []).append(case)
    dear = {case.key for case in preset_cases() if "dexterity" in case.game().info.kinds}
    return [case for cases in found.values() for case in ({cases[0]: 0, cases[-1]: 0} if cases[0].key in dear else cases)]


def ended(case: Case, number: int, weighed: int = 0) -> End:
    """How a game ends: the first so many moves are weighed by a greedy bot, the others are made at random."""
    rng = random.Random(f"{case}/end/{number}")
    bot = GreedyBot(f"{case}/end/{number}")
    game = case.game()
    state = game.start(case.seats)
    by, last = -1, Move()
    for length in range(LIMIT):
        turn = state.turn()
        if isinstance(turn, Choose):
            by = seat_to_ask(turn, rng)
            space = state.moves(by)
            if weighed > 0:
                weighed -= space.size() if isinstance(space, Finite) else 300
                last = bot.choose(game, state.view(by), by)
            else:
                last = space.sample(rng)
            state.play(by, last)
        elif isinstance(turn, Chance):
            by, last = -1, turn.space.sample(rng)
            state.land(last)
        else:
            assert isinstance(turn, Over)
            return End(game, turn, state, by, last, length)
    raise AssertionError(f"{case} has not ended")


def check(case: Case, number: int, weighed: int = 0) -> int:
    """Look at one end; comes back with how many events led to it."""
    end = ended(case, number, weighed)
    asked = question(case.key, end.over.why)
    assert asked is not None, f"nobody has said how to tell {end.over.why!r} of {case.key}: say it in tests/conformance/ends.py"
    assert asked(end), f"{case}, game {number}: {end.over.why!r} is not so, after {end.last.text!r} of {end.by}"
    return end.length


@pytest.mark.parametrize("case", quick_cases(), ids=str)
def test_a_game_ends_for_the_reason_it_gives(case: Case) -> None:
    number = length = 0
    while length < SHORT:
        length += check(case, number)
        number += 1


@pytest.mark.long
@pytest.mark.parametrize("case", preset_cases(), ids=str)
def test_many_games_end_for_the_reasons_they_give(case: Case) -> None:
    for number in range(1, LONG):
        check(case, number)
    check(case, LONG, WEIGHED)


def reasons(tree: ast.AST) -> Iterator[str]:
    """The reasons that stand in a file of rules: the words given to whatever makes an end."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in MAKE_AN_END:
            for given in node.args:
                for part in ast.walk(given) if isinstance(given, ast.IfExp) else [given]:
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.count("-"):
                        yield part.value


@pytest.mark.parametrize("path", sorted(BOOKS.rglob("*.py")), ids=lambda path: path.stem)
def test_every_reason_in_the_rules_can_be_asked_again(path: Path) -> None:
    missing = [
        why
        for why in reasons(ast.parse(path.read_text(encoding="utf-8")))
        if why not in REASONS and not any(why == of for _, of in OF_A_GAME)
    ]
    assert missing == [], "say how to tell them in tests/conformance/ends.py"
