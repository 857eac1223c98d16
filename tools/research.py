"""The table of all turn-based games in docs/research.md.

    PYTHONPATH=.fast python tools/research.py --write       (after `make fast`; interpreted, only the speeds are smaller)

Everything is measured with random moves, the fewest players (two, where one can play alone) and the standard options. Speeds are actions a
second of processor time with ``pipyard.vector`` and observations, 64 games at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import process_time

import pipyard
from pipyard.adapters.record import listed_outcomes
from pipyard.core.space import Finite
from pipyard.core.turn import Chance, Choose, Over
from pipyard.speed import compiled
from pipyard.tensors.action_set import ActionSet
from pipyard.tensors.observer import Observer, hides
from pipyard.tensors.support import turn_based, usual_seats

RESEARCH_PAGE = Path(__file__).resolve().parents[1] / "docs" / "research.md"
BEGIN, END = "<!-- games: tools/research.py --write -->\n", "<!-- end of games -->\n"
PLAYOUTS = 6
RESEARCH_HEAD = (
    "| game | players | chance | secrets | moves to choose from | decisions a game | actions | observation | actions/s |\n"
    "|---|---|---|---|--:|--:|--:|--:|--:|\n"
)


def players(seats: tuple[int, ...]) -> str:
    first, last = seats[0], seats[-1]
    return str(first) if first == last else f"{first}–{last}" if len(seats) == last - first + 1 else ", ".join(map(str, seats))


def measured(one: pipyard.Game) -> str:
    """The row of one game."""
    seats = usual_seats(one)
    drawn = listed = sealed = False
    choices: list[int] = []
    decisions, unlisted = 0, False
    for number in range(PLAYOUTS):
        state, rng = one.start(seats), Random(f"research/{number}")
        turn = state.turn()
        while not isinstance(turn, Over):
            if isinstance(turn, Chance):
                if listed_outcomes(turn.space)[0][0] is None:
                    drawn = True
                else:
                    listed = True
                state.land(turn.space.sample(rng))
            elif isinstance(turn, Choose):
                space = state.moves(turn.seat)
                sealed = sealed or turn.how == "together"
                decisions += 1
                if isinstance(space, Finite):
                    choices.append(space.size())
                else:
                    unlisted = True
                state.play(turn.seat, space.sample(rng))
            turn = state.turn()
    actions = ActionSet(one)
    size = Observer(one, seats, actions).size
    chance = "deals" if drawn else "listed" if listed else "none"
    secrets = "sealed" if sealed else "yes" if hides(one, seats) else "no"
    many = "not listed" if unlisted else f"{sum(choices) / len(choices):.0f}" if choices else "–"
    shown = f"{len(actions)}{' words' if actions.spelled else ''}" if actions.words else "–"
    speed = f"{rate(one):,.0f}" if actions.words else "–"
    return (
        f"| {one.info.title} (`{one.info.key}`) | {players(one.info.seats)} | {chance} | {secrets} | {many} | {decisions / PLAYOUTS:.0f} "
        f"| {shown} | {size:,} | {speed} |"
    )


def rate(one: pipyard.Game, seconds: float = 0.3) -> float:
    games = pipyard.vector(one, 64, seed=1)
    games.step(games.random_actions())
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        games.step(games.random_actions())
        steps += 64
    return steps / (process_time() - began)


def main() -> None:
    rows = [measured(one) for one in pipyard.games() if turn_based(one)]
    form = "compiled" if compiled() else "interpreted"
    text = f"{BEGIN}{RESEARCH_HEAD}" + "\n".join(rows) + f"\n\nSpeeds: {form}, one core of the machine that made this page.\n{END}"
    print(text)
    if "--write" in sys.argv:
        page = RESEARCH_PAGE.read_text("utf-8")
        RESEARCH_PAGE.write_text(page[: page.index(BEGIN)] + text + page[page.index(END) + len(END) :], "utf-8")


if __name__ == "__main__":
    main()
