"""Search: Monte Carlo tree search for every turn-based game, with nothing written for any single one.

``mcts:800ms`` thinks for so long, ``mcts:5000`` tries so many times. A try walks down the tree, adds one position to it, judges that
position and carries the verdict back up. Each seat maximises the worth of its own side (max^n), so teams and any number of players
are nothing special. Chance is a node of its own: its outcomes come as often as the odds say; where they are many, only some are
followed up, more of them the longer we think. The same goes for moves too many to list.

Where something is hidden, every try begins with another state that the seat could not tell from the real one
(``view.guess``), and the tree keeps what the seat could do, not what the state is. Sealed decisions are made for every seat
without regard to what the others choose in the same breath.

A position is judged by the game's own ``outlook`` if it has one, squashed to a chance of winning; else by playing on at random.
With an outlook every move of a position that is worth a closer look is looked at once before any is tried, so that the search
begins where a greedy player ends: likely answers are tried first, and unlikely ones do not spoil the mean.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from pipyard.bots.evaluation import AUTOMATIC, count_seats, has_secrets
from pipyard.bots.hidden_information import Unseen
from pipyard.bots.tree import NEW, TOGETHER, Node
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.turn import CHANCE, CHOOSE, OVER, Over

VERSION: Final = 3
"""Changes whenever the search chooses other moves: measurements of its strength hold for one version."""
RIPE: Final = 2.0
"""A judged position is looked into when it is visited for the third time; before that its verdict stands."""
CURIOSITY: Final = 0.7
"""How much rarely tried moves are favoured, for values between 0 and 1."""
JUDGED_CURIOSITY: Final = 1.0
"""The same where positions are judged, for each unit by which the moves' first looks lie apart."""
REMEMBERED: Final = 48
"""Positions compared with the new one to find the tree of the last decision again."""


class Found:
    """What a search thinks of one move: how often it was tried, and what it is worth to the mover, from 0 to 1."""

    __slots__ = ("move", "visits", "worth")

    def __init__(self, move: Move, visits: int, worth: float) -> None:
        self.move: Move = move
        self.visits: int = visits
        self.worth: float = worth

    def __repr__(self) -> str:
        return f"{self.move.text}: {self.worth:.3f} ({self.visits})"


class Search(Unseen):
    """One search tree, grown from what one seat sees."""

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
        """Think: so many tries, or until the time is over (0: no limit)."""
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
            if not self.hidden and self.root.kind == CHOOSE and len(self.root.moves) == 1 and not self.root.open:
                break
        self.tries += done

    def consider(self, moves: list[Move]) -> None:
        """Look at these moves only."""
        self.only = [move.text for move in moves]
        self.look(self.root, self.start)
        if not self.hidden and self.root.kind == CHOOSE:
            self.root.listed = True
            self.root.children = []
            self.root.moves = moves[:]

    def also(self, move: Move) -> None:
        """Look at this move too, even where moves are too many to be listed."""
        root = self.root
        self.look(root, self.start)
        if self.hidden or root.kind != CHOOSE:
            return
        self.list_moves(root, self.start.moves(root.seat))
        if root.open and root.branch is not None:
            root.branch[move.text] = root
            root.moves.append(move)

    def attempt(self, state: State) -> None:
        """One walk down the tree, which grows by one node."""
        path = self.path
        path.clear()
        node = self.root
        path.append(node)
        self.table_path.clear()
        values: list[float] | None = None
        while values is None:
            if node.kind == NEW:
                self.look(node, state)
                values = node.values
                if values is not None:
                    break
                if node is self.root:
                    continue
                values = self.evaluate(state)
                if self.foresees and not self.hidden:
                    node.values = values
            elif node.kind == OVER:
                values = self.ending(node, state)
            elif node.kind == CHANCE:
                node = self.happening(node, state)
                path.append(node)
            elif node.kind == TOGETHER:
                node = self.sealed(node, state)
                path.append(node)
            elif self.foresees and node.visits < RIPE and node is not self.root:
                values = node.values if node.values is not None else self.evaluate(state)
            elif self.hidden:
                turn = state.turn()
                if turn.kind != CHOOSE or turn.seat != node.seat:
                    values = self.evaluate(state)  # what is hidden has led elsewhere than before
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
            if node.kind == CHOOSE:
                before = node.side
                node.mine += values[before]
            elif node.kind != NEW:
                before = -1
        for node in self.table_path:
            node.visits += 1.0
            node.total += values[node.side]

    def ending(self, node: Node, state: State) -> list[float]:
        """The verdict of an end; among hidden things the same node may end otherwise."""
        if self.hidden:
            turn = state.turn()
            return self.ended(turn) if isinstance(turn, Over) else self.evaluate(state)
        assert node.values is not None
        return node.values

    def follow(self, view: State) -> bool:
        """Go on from a later decision of the same seat, if the tree knows it: what was thought about it then is kept."""
        if self.hidden or self.root.kind != CHOOSE:
            return False
        wanted = view.facts()
        line: list[tuple[Node, State]] = [(self.root, self.start)]
        looked = 0
        for node, state in line:
            for move, child in self.known(node):
                if looked >= REMEMBERED:
                    return False
                looked += 1
                after = state.copy()
                if node.kind == CHANCE:
                    after.land(move)
                else:
                    after.play(node.seat, move)
                if child.kind == CHOOSE and child.seat == self.seat and after.facts() == wanted:
                    self.root = child
                    self.start = view.copy()
                    self.view = view
                    return True
                line.append((child, after))
        return False

    def known(self, node: Node) -> list[tuple[Move, Node]]:
        """What followed a node in the tree, the most tried first; at the root only the move that was played."""
        found: list[tuple[Move, Node]] = []
        if node.kind == CHOOSE:
            for at, child in enumerate(node.children):
                if child.visits and (node is not self.root or node.moves[at].text == self.chosen):
                    found.append((node.moves[at], child))
        elif node.kind == CHANCE and node.branch is not None and not node.open:
            found = [(outcome, node.branch[outcome.text]) for outcome in node.moves]
        found.sort(key=lambda pair: -pair[1].visits)
        return found

    # the answer

    def found(self) -> list[Found]:
        """The moves of the seat that searched, the best first."""
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
        rows: list[Found] = []
        for move, node in edges:
            weight = node.visits + node.looks
            if weight:
                rows.append(Found(move, int(node.visits), (node.total + node.looks * node.prior) / weight))
        rows.sort(key=lambda row: (-row.visits, -row.worth))
        return rows
