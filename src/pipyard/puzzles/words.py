"""Texts about a puzzle, in the languages of the catalogues."""

from __future__ import annotations

from typing import cast

from pipyard.core.scene import Scene
from pipyard.puzzles import MoveResult, Puzzle
from pipyard.texts import decimals, say


def asked_for(one: Puzzle, language: str = "", colour: str = "") -> str:
    """The task; ``colour`` is that of the target."""
    die = f"{one.target[1:]} ({say(f'colour-{colour}', language)})" if colour else one.target
    return say(f"puzzle-ask-{one.kind}", language, moves=one.moves, die=die)


def target_colour(one: Puzzle, scene: Scene) -> str:
    """The colour of the target die, if there is one."""
    dice = cast("list[dict[str, str]]", scene.extra.get("dice", [])) if one.target else []
    return next((die["colour"] for die in dice if die["die"] == one.target), "")


def names(one: Puzzle, language: str = "") -> list[str]:
    """The names of the players of a puzzle."""
    others = [seat for seat in range(one.seats) if seat != one.seat]
    numbers = {seat: str(count) if len(others) > 1 else "" for count, seat in enumerate(others, 1)}
    return [
        say("puzzle-you", language) if seat == one.seat else say("puzzle-opponent", language, number=numbers[seat]).strip()
        for seat in range(one.seats)
    ]


def outcome(one: Puzzle, tried: MoveResult, language: str = "") -> str:
    """The result of a move."""
    if tried.verdict == "solved":
        return say(f"puzzle-solved-{one.kind}", language, moves=one.moves, amount=_amount(one, one.amount, language))
    return say(
        f"puzzle-{tried.verdict}-{one.kind}" if tried.verdict == "worse" else f"puzzle-{tried.verdict}",
        language,
        amount=_amount(one, tried.amount, language),
        best=_amount(one, one.amount, language),
    )


def proved(one: Puzzle, language: str = "") -> str:
    """Why the solution is right, and how bots fare."""
    proof = one.proof
    why = say(
        f"puzzle-proof-{proof.method}",
        language,
        positions=proof.positions,
        margin=proof.margin if proof.method == "margin" else _amount(one, proof.margin, language),
        confidence=round(100 * proof.confidence),
        tries=proof.samples * proof.tries,
        deep=proof.deep,
    )
    failed = [
        say("puzzle-failed", language, level=say(f"puzzle-level-{level}", language), failed=failed, asked=asked)
        for level, (failed, asked) in one.fails.items()
    ]
    return f"{why} {say('puzzle-failures', language, list=', '.join(failed))}"


def _amount(one: Puzzle, amount: int, language: str) -> str:
    return decimals(f"{amount / 100:.1f}", language) if one.kind == "entry" else str(amount)
