"""Monte Carlo tree search for every turn-based game, without code for any single one.

``mcts:800ms`` limits the time, ``mcts:5000`` the number of playouts. A playout descends the tree, adds one position, evaluates it and
propagates the value back up. Each seat maximises the value of its own side (max^n), so teams and any number of players need no special
case. Chance nodes sample their outcomes by the odds; if there are many outcomes, only some are followed, and more of them as the search
goes on (progressive widening). The same applies to moves too many to list.

With hidden information, every playout starts from another state consistent with the seat's view (``view.guess``), and the tree stores the
seat's options, not states. Sealed decisions are made for every seat without regard to the others' choices.

A position is evaluated by the game's own ``outlook`` as a winning chance if it has one, otherwise by a random playout. With an outlook, all
moves of a promising position are evaluated once before any is tried, so that the search starts where a greedy player ends: likely replies
are tried first, and unlikely ones do not distort the mean.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from pipyard.bots.evaluation import AUTOMATIC, count_seats, has_secrets
from pipyard.bots.hidden_information import HiddenTree
from pipyard.bots.tree import TOGETHER, UNVISITED, Node
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.turn import CHANCE_TURN, CHOOSE_TURN, OVER_TURN, Over

VERSION: Final = 3
"""Increase when the search chooses other moves: measurements of its strength are valid for one version."""
RIPE: Final = 2.0
"""An evaluated position is expanded on its third visit; until then its evaluation stands."""
CURIOSITY: Final = 0.7
"""The exploration constant, for values between 0 and 1."""
JUDGED_CURIOSITY: Final = 1.0
"""The exploration constant with evaluations, per unit of their spread."""
REMEMBERED_POSITIONS: Final = 48
"""Positions compared with the new one to find it in the last decision's tree."""


class SearchResult:
    """The result for one move: its visits, and its value for the mover, from 0 to 1."""

    __slots__ = ("move", "visits", "worth")

    def __init__(self, move: Move, visits: int, worth: float) -> None:
        self.move: Move = move
        self.visits: int = visits
        self.worth: float = worth

    def __repr__(self) -> str:
        return f"{self.move.text}: {self.worth:.3f} ({self.visits})"


class Search(HiddenTree):
    """A search tree for the view of one seat."""

    def __init__(self, game: Game, view: State, seat: int, rng: Random, depth: int = AUTOMATIC) -> None:
        count = count_seats(view, rng)
        first = view.guess(rng)
        hidden = has_secrets(view) and not (first.facts() == view.facts() and view.guess(rng).facts() == first.facts())
        super().__init__(first, rng, seat, count, game.sides(count), depth, hidden)
        self.view: State = view
        self.path: list[Node] = []
        self.tries: int = 0
        self.chosen: str = ""

    def run(self, tries: int, seconds: float) -> None:
        """Search for this many playouts, or until the time is over (0: no limit)."""
        until = perf_counter() + seconds if seconds else 0.0
        if not self.calibrated:
            self.calibrate(perf_counter() + 0.15 * seconds if seconds else 0.0)
        if self.curiosity == 0.0:
            self.curiosity = JUDGED_CURIOSITY if self.foresees else CURIOSITY
        done = 0
        while not tries or done < tries:
            self.attempt(self.view.guess(self.rng) if self.hidden else self.start.copy())
            done += 1
            if until and perf_counter() >= until:
                break
            if not self.hidden and self.root.kind == CHOOSE_TURN and len(self.root.moves) == 1 and not self.root.open:
                break
        self.tries += done

    def consider(self, moves: list[Move]) -> None:
        """Consider these moves only."""
        self.only = [move.text for move in moves]
        self.expand(self.root, self.start)
        if not self.hidden and self.root.kind == CHOOSE_TURN:
            self.root.listed = True
            self.root.children = []
            self.root.moves = moves[:]

    def also(self, move: Move) -> None:
        """Consider this move too, even if the moves are too many to list."""
        root = self.root
        self.expand(root, self.start)
        if self.hidden or root.kind != CHOOSE_TURN:
            return
        self.list_moves(root, self.start.moves(root.seat))
        if root.open and root.branch is not None:
            root.branch[move.text] = root
            root.moves.append(move)

    def attempt(self, state: State) -> None:
        """Run one playout, which adds one node."""
        path = self.path
        path.clear()
        node = self.root
        path.append(node)
        self.table_path.clear()
        values: list[float] | None = None
        while values is None:
            if node.kind == UNVISITED:
                self.expand(node, state)
                values = node.values
                if values is not None:
                    break
                if node is self.root:
                    continue
                values = self.evaluate(state)
                if self.foresees and not self.hidden:
                    node.values = values
            elif node.kind == OVER_TURN:
                values = self.ending(node, state)
            elif node.kind == CHANCE_TURN:
                node = self.happening(node, state)
                path.append(node)
            elif node.kind == TOGETHER:
                node = self.sealed(node, state)
                path.append(node)
            elif self.foresees and node.visits < RIPE and node is not self.root:
                values = node.values if node.values is not None else self.evaluate(state)
            elif self.hidden:
                turn = state.turn()
                if turn.kind != CHOOSE_TURN or turn.seat != node.seat:
                    values = self.evaluate(state)  # the hidden information differs from before
                    break
                space = state.moves(node.seat)
                child = self.choose_foreseen(node, state, space) if self.foresees else self.choose_hidden(node, space)
                state.play(node.seat, child.moves[0])
                node = child.children[0]
                path.append(child)
                path.append(node)
            else:
                pick = self.choose(node, state)
                state.play(node.seat, node.moves[pick])
                node = node.children[pick]
                path.append(node)
        before: i64 = -1
        for node in path:
            node.visits += 1.0
            if before >= 0:
                node.total += values[before]
            if node.kind == CHOOSE_TURN:
                before = node.side
                node.mine += values[before]
            elif node.kind != UNVISITED:
                before = -1
        for node in self.table_path:
            node.visits += 1.0
            node.total += values[node.side]

    def ending(self, node: Node, state: State) -> list[float]:
        """The value of an end state; with hidden information the same node may end differently."""
        if self.hidden:
            turn = state.turn()
            return self.ended(turn) if isinstance(turn, Over) else self.evaluate(state)
        assert node.values is not None
        return node.values

    def follow(self, view: State) -> bool:
        """Continue from a later decision of the same seat, keeping its subtree if there is one."""
        if self.hidden or self.root.kind != CHOOSE_TURN:
            return False
        wanted = view.facts()
        line: list[tuple[Node, State]] = [(self.root, self.start)]
        looked = 0
        for node, state in line:
            for move, child in self.known(node):
                if looked >= REMEMBERED_POSITIONS:
                    return False
                looked += 1
                after = state.copy()
                if node.kind == CHANCE_TURN:
                    after.land(move)
                else:
                    after.play(node.seat, move)
                if child.kind == CHOOSE_TURN and child.seat == self.seat and after.facts() == wanted:
                    self.root = child
                    self.start = view.copy()
                    self.view = view
                    return True
                line.append((child, after))
        return False

    def known(self, node: Node) -> list[tuple[Move, Node]]:
        """The children of a node, the most visited first; at the root only the move that was played."""
        found: list[tuple[Move, Node]] = []
        if node.kind == CHOOSE_TURN:
            for at, child in enumerate(node.children):
                if child.visits and (node is not self.root or node.moves[at].text == self.chosen):
                    found.append((node.moves[at], child))
        elif node.kind == CHANCE_TURN and node.branch is not None and not node.open:
            found = [(outcome, node.branch[outcome.text]) for outcome in node.moves]
        found.sort(key=lambda pair: -pair[1].visits)
        return found

    # result

    def found(self) -> list[SearchResult]:
        """The moves of the searching seat, the best first."""
        root = self.root
        edges: list[tuple[Move, Node]] = []
        if root.kind == TOGETHER and root.tables is not None:
            for table in root.tables:
                if table.seat == self.seat and table.branch is not None:
                    edges = [(edge.moves[0], edge) for edge in table.branch.values()]
        elif self.hidden and root.branch is not None:
            edges = [(edge.moves[0], edge) for edge in root.branch.values()]
        else:
            edges = [(root.moves[at], child) for at, child in enumerate(root.children)]
        rows: list[SearchResult] = []
        for move, node in edges:
            weight = node.visits + node.looks
            if weight:
                rows.append(SearchResult(move, int(node.visits), (node.total + node.looks * node.prior) / weight))
        rows.sort(key=lambda row: (-row.visits, -row.worth))
        return rows
