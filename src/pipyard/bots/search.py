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

from math import exp, log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from pipyard.bots.bot import Bot, kind
from pipyard.core.errors import UnknownBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.playout import playout
from pipyard.core.space import Finite, Space
from pipyard.core.turn import CHANCE, CHOOSE, OVER, Chance, Choose, Over, Turn

VERSION: Final = 3
"""Changes whenever the search chooses other moves: measurements of its strength hold for one version."""
NEW: Final = -1
TOGETHER: Final = 3
"""Kinds of nodes besides those of turns: not looked at yet, and a sealed decision of several seats."""
MOST_LISTED: Final = 120
"""Longer lists of moves are widened little by little."""
MOST_OUTCOMES: Final = 40
"""More outcomes than these are followed up little by little."""
MOST_FORESEEN: Final = 300
FORESEEN_LATER: Final = 60
"""So many moves are looked at before any is tried: now, and in positions that lie ahead."""
DRAWN: Final = 60
DRAWN_LATER: Final = 20
"""The same where moves cannot be listed, only drawn."""
LOOKS: Final = 4
"""Where something is hidden or chance comes next, a move is looked at so many times at the root."""
RIPE: Final = 2.0
"""A judged position is looked into when it is visited for the third time; before that its verdict stands."""
CURIOSITY: Final = 0.7
"""How much rarely tried moves are favoured, for values between 0 and 1."""
JUDGED_CURIOSITY: Final = 1.0
"""The same where positions are judged, for each unit by which the moves' first looks lie apart."""
LEAST_SPREAD: Final = 0.01
LONGEST: Final = 4000
"""A game played on at random is broken off after so many steps."""
TRIALS: Final = 8
SWING_STEPS: Final = 18
AMONG: Final = 5
"""Likely continuations that show how far the outlook swings: so many, so long, each step the best looking of so many moves."""
TO_THE_END: Final = -1
AUTOMATIC: Final = -2
"""How many random steps come before a position is judged: all there are; as many as suit the game."""
ENOUGH: Final = 150
"""A tree of fewer tries is not worth keeping."""
REMEMBERED: Final = 48
"""Positions compared with the new one to find the tree of the last decision again."""


class Node:
    """A position as far as the tree knows it, or a choice among the outcomes of chance.

    ``total`` is what tries through this node were worth to the side that moved into it; ``mine`` to the side that moves out of it.
    """

    __slots__ = (
        "branch",
        "children",
        "listed",
        "kind",
        "mine",
        "looks",
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
        self.kind: i64 = NEW
        self.visits: float = 0.0
        self.seen: float = 0.0  # how often it could have been chosen: among hidden things not every move is always legal
        self.total: float = 0.0
        self.mine: float = 0.0
        self.prior: float = 0.0  # what it looks like to the side that moves into it, before any try
        self.looks: float = 0.0  # how many looks that is the mean of; they count like tries
        self.spread: float = 0.0  # how far the first looks at its moves lie apart
        self.seat: i64 = 0
        self.side: i64 = 0
        self.open: bool = False  # whether more moves or outcomes may still be drawn
        self.listed: bool = False
        self.moves: list[Move] = NO_MOVES
        self.children: list[Node] = NO_NODES
        self.branch: dict[str, Node] | None = None
        self.tables: list[Node] | None = None
        self.values: list[float] | None = None


NO_MOVES: Final[list[Move]] = []
NO_NODES: Final[list[Node]] = []
"""Shared by all nodes that have none of their own yet, and never changed."""


class Found:
    """What a search thinks of one move: how often it was tried, and what it is worth to the mover, from 0 to 1."""

    __slots__ = ("move", "visits", "worth")

    def __init__(self, move: Move, visits: int, worth: float) -> None:
        self.move: Move = move
        self.visits: int = visits
        self.worth: float = worth

    def __repr__(self) -> str:
        return f"{self.move.text}: {self.worth:.3f} ({self.visits})"


def has_outlook(state: State) -> bool:
    """Whether the game supplies an evaluation of its own."""
    return type(state).outlook is not State.outlook


def has_secrets(state: State) -> bool:
    """Whether the game hides anything from anybody, ever."""
    return type(state).conceal is not State.conceal


def count_seats(state: State, rng: Random) -> int:
    """How many play. States know; one that does not tell is played to its end."""
    told = getattr(state, "seats", 0)
    if isinstance(told, int) and told > 0:
        return told
    trial = state.copy()
    playout(trial, rng)
    turn = trial.turn()
    assert isinstance(turn, Over)
    return len(turn.ranks)


def verdict(over: Over, sides: int) -> list[float]:
    """What an end is worth to every side: mostly whether it has won, a little what place it took."""
    ranks = over.ranks
    best = [len(ranks) + 1] * sides
    for seat, rank in enumerate(ranks):
        side = seat % sides
        if rank and rank < best[side]:
            best[side] = rank
    winners = sum([1 for rank in best if rank == 1])
    if sides == 1:
        return [1.0 if winners else 0.0]
    if not winners:
        return [0.5 / sides] * sides
    values: list[float] = []
    for rank in best:
        behind = sum([1.0 if other > rank else 0.5 if other == rank else 0.0 for other in best]) - 0.5
        place = behind / (sides - 1)
        values.append(place if sides == 2 else 0.8 * (1.0 / winners if rank == 1 else 0.0) + 0.2 * place)
    return values


def mean(values: list[float]) -> float:
    """The mean; of one alone 0, for there is nobody to compare him with."""
    return sum(values) / len(values) if len(values) > 1 else 0.0


def spread(worths: list[float]) -> float:
    """The standard deviation of some first looks."""
    count = len(worths)
    middle = sum(worths) / count
    return max(LEAST_SPREAD, sqrt(sum([(worth - middle) ** 2 for worth in worths]) / count))


class Search:
    """One search tree, grown from what one seat sees."""

    def __init__(self, game: Game, view: State, seat: int, rng: Random, depth: int = AUTOMATIC) -> None:
        self.rng: Random = rng
        self.view: State = view
        self.seat: i64 = seat
        self.count: i64 = count_seats(view, rng)
        self.sides: i64 = game.sides(self.count)
        first = view.guess(rng)
        self.hidden: bool = has_secrets(view) and not (first.facts() == view.facts() and view.guess(rng).facts() == first.facts())
        self.start: State = first
        self.judged: bool = has_outlook(view)
        self.foresees: bool = self.judged and depth == AUTOMATIC  # whether moves are looked at before they are tried
        self.depth: i64 = depth  # steps played at random before a position is judged
        self.swing: float = 1.0
        self.origin: list[float] = [0.0] * self.sides
        self.usual: list[list[float]] = [self.origin] * self.count  # by the seat to move
        self.ends: list[Over] = []  # the latest ends met, and what they were worth: many games end in few ways
        self.worths: list[list[float]] = []
        self.root: Node = Node()
        self.path: list[Node] = []
        self.table_path: list[Node] = []
        self.tries: int = 0
        self.calibrated: bool = False
        self.curiosity: float = 0.0  # 0: as suits the way of judging
        self.chosen: str = ""
        self.only: list[str] = []  # if any, the texts of the moves to be looked at

    # what a position is worth

    def calibrate(self, until: float) -> None:
        """See how far the outlook swings in likely continuations.

        Random ones would not do: where good moves are rare, they swing so little that any good move would look like a victory.
        """
        self.calibrated = True
        if not self.judged:
            self.depth = TO_THE_END
            return
        if self.depth == AUTOMATIC:
            self.depth = 0
        start = self.start
        self.origin = self.outlooks(start)
        self.usual = [self.origin[:] for _ in range(self.count)]
        counts = [1] * self.count
        before = mean(self.origin)
        swings = 0.0
        squares = 0
        trials = 0
        while trials < TRIALS and not (trials > 1 and until and perf_counter() > until):
            state = start.copy()
            trials += 1
            turn = state.turn()
            for _ in range(SWING_STEPS):
                self.likely_step(state, turn)
                turn = state.turn()
                if turn.kind == OVER:
                    break
                if turn.kind == CHANCE:
                    continue
                told = self.outlooks(state)
                now = mean(told)
                usual = self.usual[turn.seat]
                counts[turn.seat] += 1
                for side in range(self.sides):
                    swings += (told[side] - now - self.origin[side] + before) ** 2
                    squares += 1
                    usual[side] += (told[side] - usual[side]) / counts[turn.seat]
        if squares and swings > 0:
            self.swing = sqrt(swings / squares)

    def likely_step(self, state: State, turn: Turn) -> None:
        """A step as somebody makes it who looks at a few moves and takes the one that looks best."""
        if turn.kind != CHOOSE:
            self.step(state, turn)
            return
        seat = turn.seat
        space = state.moves(seat)
        best = space.sample(self.rng)
        most = -1e300
        if not isinstance(space, Finite) or space.size() > 1:
            for _ in range(AMONG):
                move = space.sample(self.rng)
                after = state.copy()
                after.play(seat, move)
                worth = after.outlook(seat)
                if worth > most:
                    best, most = move, worth
        state.play(seat, best)

    def outlooks(self, state: State) -> list[float]:
        """The outlook of every side."""
        return [state.outlook(side) for side in range(self.sides)]

    def judge(self, state: State) -> list[float]:
        """The squashed outlook: how much better or worse everybody stands than is usual here with this seat to move.

        Many outlooks favour the seat that is on; without the comparison the search would only look for lines of the right length.
        """
        sides = self.sides
        turn = state.turn()
        usual = self.usual[turn.seat] if turn.kind == CHOOSE else self.origin
        if sides == 1:
            return [0.9 / (1.0 + exp(-max(-30.0, min(30.0, (state.outlook(0) - usual[0]) / self.swing))))]
        values: list[float] = []
        whole = 0.0
        for side in range(sides):
            gap = (state.outlook(side) - usual[side]) / self.swing
            share = exp(max(-30.0, min(30.0, gap)))
            values.append(share)
            whole += share
        for side in range(sides):
            values[side] = 0.03 + 0.94 * values[side] / whole
        return values

    def ended(self, over: Over) -> list[float]:
        """The verdict of an end, remembered for ends that the game has made once and for all."""
        ends = self.ends
        for at in range(len(ends)):
            if ends[at] is over:
                return self.worths[at]
        values = verdict(over, self.sides)
        if len(ends) < 4:
            ends.append(over)
            self.worths.append(values)
        return values

    def step(self, state: State, turn: Turn) -> None:
        """One random step."""
        if isinstance(turn, Chance):
            state.land(turn.space.sample(self.rng))
            return
        seat = turn.seat
        if isinstance(turn, Choose) and len(turn.seats) > 1 and turn.how == "race":
            seat = turn.seats[int(self.rng.random() * len(turn.seats))]
        state.play(seat, state.moves(seat).sample(self.rng))

    def evaluate(self, state: State) -> list[float]:
        """What a new position is worth to every side; the state is used up."""
        if self.depth < 0:
            rng = self.rng
            steps: i64 = 0
            while steps < LONGEST:
                turn = state.turn()
                if turn.kind == CHOOSE:
                    seat = turn.seat
                    state.play(seat, state.moves(seat).sample(rng))
                elif isinstance(turn, Over):
                    return self.ended(turn)
                else:
                    self.step(state, turn)
                steps += 1
            return self.judge(state) if self.judged else [0.25] * self.sides
        left = self.depth
        chances: i64 = 0
        while True:
            turn = state.turn()
            if isinstance(turn, Over):
                return self.ended(turn)
            if turn.kind == CHANCE:
                chances += 1
                if chances > 60:
                    break
            elif left <= 0:
                break
            else:
                left -= 1
            self.step(state, turn)
        return self.judge(state)

    # the tree

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

    def look(self, node: Node, state: State) -> None:
        """See for the first time what a position is."""
        turn = state.turn()
        if isinstance(turn, Over):
            node.kind = OVER
            node.values = self.ended(turn)
        elif isinstance(turn, Chance):
            node.kind = CHANCE
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
            node.kind = CHOOSE
            node.seat = seat
            node.side = seat % self.sides
            if self.hidden:
                node.branch = {}

    def list_moves(self, node: Node, space: Space) -> None:
        """Most positions are met only once: their moves are listed when they are met again."""
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

    def foresee(self, state: State, seat: int, move: Move, side: int, looks: int) -> float:
        """What a move looks like to a side right after it; where chance comes next, the mean of some looks."""
        after = state.copy()
        after.play(seat, move)
        if after.turn().kind != CHANCE:
            return self.settled(after)[side]
        total = 0.0
        for _ in range(looks):
            total += self.settled(after.copy())[side]
        return total / looks

    def settled(self, state: State) -> list[float]:
        """The judgement of a position after everything that happens in it by chance; the state is used up."""
        chances: i64 = 0
        turn = state.turn()
        while isinstance(turn, Chance) and chances < 60:
            state.land(turn.space.sample(self.rng))
            chances += 1
            turn = state.turn()
        return self.ended(turn) if isinstance(turn, Over) else self.judge(state)

    def foresee_all(self, node: Node, state: State) -> None:
        """Look once at the position after every move, or after some of them where they are many."""
        root = node is self.root
        moves = node.moves
        if node.open and node.branch is not None:
            space = state.moves(node.seat)
            for _ in range(DRAWN_LATER if not root else MOST_FORESEEN if isinstance(space, Finite) else DRAWN):
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
        """The best balance between worth and curiosity; a first look counts like one try."""
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
        """The move to try next: untried ones first, then the best balance between worth and curiosity."""
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
        # deep in the tree a move that does well is followed before all others are tried
        if untried > 0 and (node is self.root or not self.judged or 2 * len(children) <= node.visits):
            pick: i64 = count + int(self.rng.random() * untried)
            move = moves[pick]
            moves[pick] = moves[count]
            moves[count] = move
            children.append(Node())
            return count
        return self.best(node)

    def widen(self, node: Node, state: State) -> None:
        """Draw a further move, if there are fewer than the visits ask for."""
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

    def choose_foreseen(self, node: Node, state: State, space: Space) -> Node:
        """The same among hidden things: what a move looks like is the mean over the first guesses in which it is legal."""
        branch = node.branch
        assert branch is not None
        root = node is self.root
        legal: list[Move]
        if isinstance(space, Finite) and space.size() <= MOST_FORESEEN:
            legal = space.all()
        else:
            legal = [edge.moves[0] for edge in branch.values() if space.contains(edge.moves[0])]
            drawn = DRAWN_LATER if not root else MOST_FORESEEN if isinstance(space, Finite) else DRAWN
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
        """The move to try among those that are legal in this guess. Comes back with the edge: one move, one node after it."""
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
        """Let chance decide, as often this way or that as the odds say."""
        turn = state.turn()
        branch = node.branch
        assert branch is not None
        if not isinstance(turn, Chance):
            return Node()  # what is hidden has led elsewhere than before: the rest is judged, not remembered
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
        """Every seat decides by its own table, blind to what the others have chosen."""
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


class MctsBot(Bot):
    """Thinks ahead for so many tries, or so many seconds."""

    def __init__(self, seed: str, tries: int, seconds: float, depth: int = AUTOMATIC) -> None:
        super().__init__(seed)
        self.tries: int = tries
        self.seconds: float = seconds
        self.depth: int = depth
        self.curiosity: float = 0.0
        self.keeps: bool = True  # whether the tree is kept from one decision to the next
        self.last: Search | None = None

    def choose(self, game: Game, view: State, seat: int) -> Move:
        space = view.moves(seat)
        if isinstance(space, Finite) and space.size() == 1:
            return space.all()[0]
        search = self.last
        if search is None or search.seat != seat or not search.follow(view):
            search = Search(game, view, seat, self.rng, self.depth)
            search.curiosity = self.curiosity
        search.run(self.tries, self.seconds)
        rows = search.found()
        if rows and search.root.kind == TOGETHER:
            rows = [self.mixed(rows)]
        for row in rows:
            if space.contains(row.move):
                search.chosen = row.move.text
                self.last = search if self.keeps and search.tries >= ENOUGH else None
                return row.move
        return space.sample(self.rng)

    def mixed(self, rows: list[Found]) -> Found:
        """A sealed choice must not be foreseen: any of the moves that were tried most, as often as they were."""
        good = [row for row in rows if 2 * row.visits >= rows[0].visits]
        left = self.rng.random() * sum([row.visits for row in good])
        for row in good:
            left -= row.visits
            if left < 0:
                return row
        return good[0]


def budget(argument: str) -> tuple[int, float]:
    """Tries and seconds of ``5000``, ``800ms`` or ``2s``."""
    for unit, scale in (("ms", 0.001), ("s", 1.0)):
        number = argument.removesuffix(unit)
        if argument.endswith(unit) and number.isdigit() and 0 < int(number) * scale <= 600:
            return 0, int(number) * scale
    if argument.isdigit() and 0 < int(argument) <= 100_000_000:
        return int(argument), 0.0
    raise UnknownBot(
        f"mcts:{argument} is no bot: after the colon stands how long it thinks (mcts:800ms) or how many tries it has (mcts:5000)"
    )


def _make(argument: str, seed: str) -> Bot:
    tries, seconds = budget(argument or "800ms")
    return MctsBot(seed, tries, seconds)


kind("mcts", _make)
