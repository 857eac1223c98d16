"""Search with hidden information, chance, and sealed decisions."""

from __future__ import annotations

from math import log, sqrt
from random import Random

from pipyard.bots.tree import DRAWN_LATER, LOOKS, MOST_FORESEEN, MOST_LISTED, SAMPLED_BRANCHES, TOGETHER, Node, Tree, spread
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.space import Finite, Space
from pipyard.core.turn import Chance, Choose


class HiddenTree(Tree):
    """A tree of a seat's options, without states."""

    def __init__(self, start: State, rng: Random, seat: int, count: int, sides: int, depth: int, hidden: bool) -> None:
        super().__init__(start, rng, seat, count, sides, depth, hidden)
        self.table_path: list[Node] = []
        self.only: list[str] = []  # the texts of the moves to consider, if limited

    def choose_foreseen(self, node: Node, state: State, space: Space) -> Node:
        """The same with hidden information: the look of a move is its mean over the first guesses in which it is legal."""
        branch = node.branch
        assert branch is not None
        root = node is self.root
        legal: list[Move]
        if isinstance(space, Finite) and space.size() <= MOST_FORESEEN:
            legal = space.all()
        else:
            legal = [edge.moves[0] for edge in branch.values() if space.contains(edge.moves[0])]
            drawn = DRAWN_LATER if not root else MOST_FORESEEN if isinstance(space, Finite) else SAMPLED_BRANCHES
            for move in [space.sample(self.rng) for _ in range(1 if legal else drawn)]:
                if move not in legal:
                    legal.append(move)
        if self.only and root:
            legal = [move for move in legal if move.text in self.only]
        again = root and node.visits < LOOKS
        edges: list[Node] = []
        worths: list[float] = []
        for move in legal:
            edge = branch.get(move.text)
            if edge is None:
                edge = Node()
                edge.kind = TOGETHER + 1
                edge.moves = [move]
                edge.children = [Node()]
                branch[move.text] = edge
            if again or edge.looks == 0.0:
                edge.prior += (self.foresee(state, node.seat, move, node.side, 1) - edge.prior) / (edge.looks + 1.0)
                edge.looks += 1.0
            edge.seen += 1.0
            edges.append(edge)
            worths.append(edge.prior)
        curious = self.curiosity * spread(worths)
        most = -1.0
        found = edges[0]
        for edge in edges:
            visits = edge.visits + edge.looks
            worth = (edge.total + edge.looks * edge.prior) / visits + curious * sqrt(log(edge.seen + 2.0) / visits)
            if worth > most:
                most = worth
                found = edge
        return found

    def choose_hidden(self, node: Node, space: Space) -> Node:
        """Choose among the moves that are legal in this guess. Returns the edge: one move and the node after it."""
        branch = node.branch
        assert branch is not None
        legal: list[Move]
        if isinstance(space, Finite) and space.size() <= MOST_LISTED:
            legal = space.all()
        else:
            legal = [edge.moves[0] for edge in branch.values() if space.contains(edge.moves[0])]
            if len(legal) < 3 + 2 * sqrt(node.visits) or not legal:
                legal.append(space.sample(self.rng))
        if self.only and node is self.root:
            legal = [move for move in legal if move.text in self.only]
        fresh: list[Move] = []
        most = -1.0
        found: Node | None = None
        for move in legal:
            edge = branch.get(move.text)
            if edge is None:
                fresh.append(move)
                continue
            edge.seen += 1.0
            worth = edge.total / edge.visits + self.curiosity * sqrt(log(edge.seen + 1) / edge.visits) if edge.visits else 9.0
            if worth > most:
                most = worth
                found = edge
        if fresh and (found is None or node is self.root or 2 * len(branch) <= node.visits):
            move = fresh[int(self.rng.random() * len(fresh))]
            found = Node()
            found.kind = TOGETHER + 1
            found.seen = 1.0
            found.moves = [move]
            found.children = [Node()]
            branch[move.text] = found
        assert found is not None
        return found

    def happening(self, node: Node, state: State) -> Node:
        """Sample a chance event by its odds."""
        turn = state.turn()
        branch = node.branch
        assert branch is not None
        if not isinstance(turn, Chance):
            return Node()  # the hidden information differs from before: evaluate instead of remembering
        if node.open and self.hidden:
            state.land(turn.space.sample(self.rng))
            return branch.setdefault("", Node())
        if node.open and len(node.moves) > 2 * sqrt(node.visits + 1):
            pick = int(self.rng.random() * len(node.moves))
            state.land(node.moves[pick])
            return branch[node.moves[pick].text]
        outcome = turn.space.sample(self.rng)
        state.land(outcome)
        child = branch.get(outcome.text)
        if node.open or child is None:
            node.moves.append(outcome)
        if child is None:
            child = Node()
            branch[outcome.text] = child
        return child

    def sealed(self, node: Node, state: State) -> Node:
        """Let every seat decide by its own table, without seeing the others' choices."""
        turn = state.turn()
        tables, branch = node.tables, node.branch
        assert tables is not None
        assert branch is not None
        if not isinstance(turn, Choose):
            return Node()
        words: list[str] = []
        for seat in turn.seats:
            table: Node | None = None
            for known in tables:
                if known.seat == seat:
                    table = known
            if table is None:
                table = Node()
                table.seat = seat
                table.side = seat % self.sides
                table.branch = {}
                tables.append(table)
            edge = self.choose_hidden(table, state.moves(seat))
            edge.side = table.side
            table.visits += 1.0
            self.table_path.append(edge)
            words.append(edge.moves[0].text)
            state.play(seat, edge.moves[0])
        text = "|".join(words)
        child = branch.get(text)
        if child is None:
            child = Node()
            branch[text] = child
        return child
