"""The search tree: statistics of every position, and the choice of the next move to try."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from mypy_extensions import i64

from pipyard.bots.evaluation import AUTOMATIC, Judge
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.space import Finite, Space
from pipyard.core.turn import CHANCE_TURN, CHOOSE_TURN, OVER_TURN, Chance, Choose, Over

UNVISITED: Final = -1
TOGETHER: Final = 3
"""Node kinds besides turns: not expanded yet, and a sealed decision."""
MOST_LISTED: Final = 120
"""Longer lists of moves are widened progressively."""
MOST_OUTCOMES: Final = 40
"""More outcomes are widened progressively."""
MOST_FORESEEN: Final = 300
FORESEEN_LATER: Final = 60
"""Moves evaluated before any is tried: at the root, and in later positions."""
SAMPLED_BRANCHES: Final = 60
DRAWN_LATER: Final = 20
"""The same if moves can only be sampled, not listed."""
LOOKS: Final = 4
"""Evaluations per move at the root, with hidden information or chance next."""
LEAST_SPREAD: Final = 0.01


class Node:
    """A position in the tree, or a choice among the outcomes of chance.

    ``total``: the sum of values for the side that moved into this node; ``mine``: for the side that moves out of it.
    """

    __slots__ = (
        "branch",
        "children",
        "kind",
        "listed",
        "looks",
        "mine",
        "moves",
        "open",
        "prior",
        "seat",
        "seen",
        "side",
        "spread",
        "tables",
        "total",
        "values",
        "visits",
    )

    def __init__(self) -> None:
        self.kind: i64 = UNVISITED
        self.visits: float = 0.0
        self.seen: float = 0.0  # how often it was available: with hidden information not every move is always legal
        self.total: float = 0.0
        self.mine: float = 0.0
        self.prior: float = 0.0  # first evaluation for the side that moves into it
        self.looks: float = 0.0  # number of evaluations in that mean; they count like visits
        self.spread: float = 0.0  # spread of the first evaluations of its moves
        self.seat: i64 = 0
        self.side: i64 = 0
        self.open: bool = False  # whether more moves or outcomes can be drawn
        self.listed: bool = False
        self.moves: list[Move] = NO_MOVES
        self.children: list[Node] = NO_NODES
        self.branch: dict[str, Node] | None = None
        self.tables: list[Node] | None = None
        self.values: list[float] | None = None


NO_MOVES: Final[list[Move]] = []
NO_NODES: Final[list[Node]] = []
"""Shared by all nodes without children, and never changed."""


def spread(worths: list[float]) -> float:
    """The standard deviation of some first evaluations."""
    count = len(worths)
    middle = sum(worths) / count
    return max(LEAST_SPREAD, sqrt(sum([(worth - middle) ** 2 for worth in worths]) / count))


class Tree(Judge):
    """A tree for one position with open information."""

    def __init__(self, start: State, rng: Random, seat: int, count: int, sides: int, depth: int, hidden: bool) -> None:
        super().__init__(start, rng, count, sides, depth)
        self.seat: i64 = seat
        self.hidden: bool = hidden
        self.foresees: bool = self.judged and depth == AUTOMATIC  # whether moves are evaluated before they are tried
        self.root: Node = Node()
        self.curiosity: float = 0.0  # 0: the default for the evaluation

    def expand(self, node: Node, state: State) -> None:
        """Expand a position on the first visit."""
        turn = state.turn()
        if isinstance(turn, Over):
            node.kind = OVER_TURN
            node.values = self.ended(turn)
        elif isinstance(turn, Chance):
            node.kind = CHANCE_TURN
            node.branch = {}
            node.moves = []
            space = turn.space
            node.open = not isinstance(space, Finite) or space.size() > MOST_OUTCOMES
        elif isinstance(turn, Choose):
            if turn.how == "together" and len(turn.seats) > 1:
                node.kind = TOGETHER
                node.branch = {}
                node.tables = []
                return
            seat: i64 = turn.seat
            if turn.how == "race" and len(turn.seats) > 1 and self.seat in turn.seats:
                seat = self.seat
            node.kind = CHOOSE_TURN
            node.seat = seat
            node.side = seat % self.sides
            if self.hidden:
                node.branch = {}

    def list_moves(self, node: Node, space: Space) -> None:
        """List the moves of a position, on its second visit: most positions are visited only once."""
        node.listed = True
        node.children = []
        if isinstance(space, Finite):
            moves = space.all()
            if len(moves) <= (MOST_FORESEEN if self.foresees else MOST_LISTED):
                node.moves = moves[:]
                return
        node.open = True
        node.moves = []
        node.branch = {}

    def foresee_all(self, node: Node, state: State) -> None:
        """Evaluate the position after every move, or after a sample if there are many."""
        root = node is self.root
        moves = node.moves
        if node.open and node.branch is not None:
            space = state.moves(node.seat)
            for _ in range(DRAWN_LATER if not root else MOST_FORESEEN if isinstance(space, Finite) else SAMPLED_BRANCHES):
                move = space.sample(self.rng)
                if move.text not in node.branch:
                    node.branch[move.text] = node
                    moves.append(move)
        elif not root and len(moves) > FORESEEN_LATER:
            for at in range(FORESEEN_LATER):
                pick = at + int(self.rng.random() * (len(moves) - at))
                move = moves[pick]
                moves[pick] = moves[at]
                moves[at] = move
            del moves[FORESEEN_LATER:]
        children = node.children
        worths: list[float] = []
        for at in range(len(children), len(moves)):
            child = Node()
            child.prior = self.foresee(state, node.seat, moves[at], node.side, LOOKS if root else 1)
            child.looks = 1.0
            children.append(child)
            worths.append(child.prior)
        node.spread = spread(worths)

    def best_foreseen(self, node: Node) -> int:
        """The best move by value and exploration; a first evaluation counts like one visit."""
        children = node.children
        curious = self.curiosity * node.spread * sqrt(log(node.visits + 2.0))
        most = -1.0
        found: i64 = 0
        count: i64 = len(children)
        for at in range(count):
            child = children[at]
            visits = child.visits + child.looks
            worth = (child.total + child.looks * child.prior) / visits + curious / sqrt(visits)
            if worth > most:
                most = worth
                found = at
        return found

    def choose(self, node: Node, state: State) -> int:
        """The next move to try: untried ones first, then the best by value and exploration."""
        if not node.listed:
            self.list_moves(node, state.moves(node.seat))
        children = node.children
        if self.foresees:
            if not children:
                self.foresee_all(node, state)
            return self.best_foreseen(node)
        if node.open:
            self.widen(node, state)
        moves = node.moves
        count: i64 = len(children)
        untried = len(moves) - len(children)
        # deep in the tree a good move is followed before all others are tried
        if untried > 0 and (node is self.root or not self.judged or 2 * len(children) <= node.visits):
            pick: i64 = count + int(self.rng.random() * untried)
            move = moves[pick]
            moves[pick] = moves[count]
            moves[count] = move
            children.append(Node())
            return count
        return self.best(node)

    def widen(self, node: Node, state: State) -> None:
        """Draw another move, if there are fewer than the visits call for."""
        if len(node.moves) > len(node.children) or len(node.moves) >= 3 + 2 * sqrt(node.visits) + (30 if node is self.root else 0):
            return
        assert node.branch is not None
        space = state.moves(node.seat)
        for _ in range(4):
            move = space.sample(self.rng)
            if move.text not in node.branch:
                node.branch[move.text] = node
                node.moves.append(move)
                return

    def best(self, node: Node) -> int:
        children = node.children
        curious = self.curiosity * sqrt(log(node.visits + 1))
        most = -1.0
        found: i64 = 0
        count: i64 = len(children)
        for at in range(count):
            child = children[at]
            visits = child.visits
            if visits == 0.0:
                return at
            worth = child.total / visits + curious / sqrt(visits)
            if worth > most:
                most = worth
                found = at
        return found
