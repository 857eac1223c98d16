"""What bots know of Masquerade: a table of how many draws every arrangement is from the goal."""

from itertools import permutations

from pipyard.books.das_spiel.alteration.masquerade import DRAW, EDGES, MasqueradeState
from pipyard.vocabulary import *

LEVELS = "perfect"


def perfect(view: MasqueradeState, seat: int, rng: Random, memory: dict[str, dict[str, int]]) -> Move:
    """The draw that comes nearest to the goal."""
    table = f"{view.training} {view.target}"
    if table not in memory:
        memory[table] = draws_left(view.training, view.target)
    now = arrangement_of(view.words(seat))
    away = [memory[table][drawn(now, edge)] for edge in range(3)]
    return DRAW[EDGES[seat][away.index(min(away))][3]]


# Masquerade: an arrangement is the apex and then the three edges, each read from foot to top


def drawn(arrangement: str, edge: int) -> str:
    """The foot of an edge goes to the top; the others slide down."""
    foot = 1 + 3 * edge
    return arrangement[foot] + arrangement[1:foot] + arrangement[foot + 1 : foot + 3] + arrangement[0] + arrangement[foot + 3 :]


def put_back(arrangement: str, edge: int) -> str:
    """The arrangement before a draw."""
    foot = 1 + 3 * edge
    return arrangement[foot + 2] + arrangement[1:foot] + arrangement[0] + arrangement[foot : foot + 2] + arrangement[foot + 3 :]


def draws_left(training: bool, target: str) -> dict[str, int]:
    """How many draws every arrangement is from the goal."""
    if training:
        goals = ["k" + "".join([3 * letter for letter in order]) for order in permutations("rgb")]
    else:
        goals = ["k" + 3 * "".join(order) for order in permutations("rgb") if target in ("any", "".join(order))]
    far = dict.fromkeys(goals, 0)
    line = goals
    while line:
        later: list[str] = []
        for now in line:
            for edge in range(3):
                before = put_back(now, edge)
                if before not in far:
                    far[before] = far[now] + 1
                    later.append(before)
        line = later
    return far


def arrangement_of(words: list[str]) -> str:
    """The apex is what the edges lack of three red, green and blue dice and a black one."""
    edges = "".join(words)
    apex = [letter for letter in "rgbk" if edges.count(letter) < (1 if letter == "k" else 3)]
    return apex[0] + edges


def outlook(state: MasqueradeState, seat: int) -> float:
    """How many places of the edges already agree."""
    words = state.words(seat)
    if state.training:
        return float(sum([max([word.count(colour) for colour in "rgb"]) for word in words]))
    return float(sum([1 for height in range(3) for one in range(3) if words[one][height] == words[one - 1][height]]))
