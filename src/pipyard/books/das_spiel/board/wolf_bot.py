"""What bots know of the Wolf: the dog or question with the least expected number of dogs and questions.

Exact where few cells are left, and elsewhere among the best splits.
"""

from pipyard.books.das_spiel.board.wolf import WolfState
from pipyard.vocabulary import *

LEVELS = "perfect"
FEW_CELLS = 4
Hopes = dict[tuple[tuple[int, ...], tuple[int, ...], int], float]


def perfect(view: WolfState, seat: int, rng: Random, memory: Hopes) -> Move | None:
    """The best dog or question; the wolf itself is hidden anywhere."""
    if not view.named:
        return view.moves(seat).sample(rng)
    best: Move | None = None
    hope = 999.0
    for move, yes in actions(view, view.possible, 12):
        worth = expected(view, view.possible, move, yes, 0, memory)
        if worth < hope:
            best, hope = move, worth
    return best


def actions(view: WolfState, cells: list[int], most: int) -> list[tuple[Move, list[int]]]:
    """The dogs that split best and a question, each with the cells for which the answer is yes."""
    space = view.moves(view.shepherd)
    assert isinstance(space, Finite)
    splits: list[tuple[int, Move, list[int]]] = []
    seen: set[tuple[int, ...]] = set()
    question: list[tuple[Move, list[int]]] = []
    for move in space.all():
        if move.verb == "ask":
            if move.at in cells and not question:
                question = [(move, [move.at])]
            continue
        watched = view.sight(move.at)
        yes = [place for place in cells if place in watched]
        if 0 < len(yes) < len(cells) and tuple(yes) not in seen:
            seen.add(tuple(yes))
            splits.append((abs(2 * len(yes) - len(cells)), move, yes))
    splits.sort(key=lambda split: split[0])
    return [(move, yes) for _, move, yes in splits[:most]] + question


def expected(view: WolfState, cells: list[int], move: Move, yes: list[int], deep: int, hopes: Hopes) -> float:
    """One for this action, and what its answer leaves to be done on average."""
    count = len(cells)
    no = [place for place in cells if place not in yes]
    if move.verb == "ask":
        return 1.0 + (len(no) / count) * least(view, no, deep + 1, hopes)
    after = view.copy()
    after.play(view.shepherd, move)
    after.watched = []
    return 1.0 + len(yes) / count * least(after, yes, deep + 1, hopes) + len(no) / count * least(after, no, deep + 1, hopes)


def least(view: WolfState, cells: list[int], deep: int, hopes: Hopes) -> float:
    """The least expected number of dogs and questions for these cells; beyond a few levels as if every split were even."""
    count = len(cells)
    if count <= 2:
        return 0.0 if count == 0 else 1.0 if count == 1 else 1.5
    if deep >= 2 and count > FEW_CELLS:
        return halving(count)
    key = (tuple(cells), tuple(sorted(view.dogs)), deep)
    if key not in hopes:
        most = 4 if deep < 2 else 3
        hopes[key] = min([expected(view, cells, move, yes, deep, hopes) for move, yes in actions(view, cells, most)])
    return hopes[key]


def halving(count: int) -> float:
    """Expected actions if every dog halves the cells, and the last one is asked for."""
    steps, size = 0.0, 1
    while size < count:
        size *= 2
        steps += 1.0
    longer = 2 * count - size
    return (longer * steps + (count - longer) * (steps - 1.0)) / count + 1.0


def outlook(state: WolfState, seat: int) -> float:
    """For the shepherd: few cells left open by the last action, few dogs used. For the others: the contrary."""
    return -state.hope - state.cost[seat] if seat == state.shepherd else state.hope - state.cost[seat]
