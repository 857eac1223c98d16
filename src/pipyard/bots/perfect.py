"""Perfect play where it is cheap, all behind the bot string ``perfect``.

- Masquerade: a table of how many draws every arrangement is from the goal.
- Wolf: the dog or question with the least expected number of dogs and questions; exact where few cells are left, and elsewhere among
  the best splits.
- The Green Amoeba: every way to spend the rest of the turn, judged by the tabulated distances.
- Reducto and Smuggling: the end of the game searched through; before that, and in all other games, tree search.

A bot sees a game only through its state, so the states' own words are used here: ``words``, ``possible``, ``sight``.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final, cast

from pipyard.bots.bot import Bot, kind
from pipyard.bots.judging import count_seats, has_secrets, verdict
from pipyard.bots.mcts import MctsBot, budget
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.space import Finite, Weighted
from pipyard.core.turn import Chance, Choose, Over

MOST_POSITIONS: Final = 20_000
"""Positions that an endgame may have to be searched through."""
MOST_WAYS: Final = 12
"""Ways through an amoeba's turn that are followed side by side."""
FEW_CELLS: Final = 4
UNKNOWN: Final = -1.0


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


class Endgame:
    """Searches a position through to all its ends, if they are few enough. Values are those of ``verdict``, for every side."""

    def __init__(self, sides: int) -> None:
        self.sides: int = sides
        self.left: int = MOST_POSITIONS
        self.depth: int = 0
        self.known: dict[object, list[float]] = {}

    def best(self, state: State, seat: int) -> tuple[Move, float] | None:
        """The best move and its value; None where the end is too far away."""
        space = state.moves(seat)
        if not isinstance(space, Finite) or has_secrets(state):
            return None
        for depth in (4, 8, 12, 16, 24):
            self.known.clear()
            found = self.through(state, seat, space.all(), depth)
            if found is not None or self.left <= 0:
                return found
        return None

    def through(self, state: State, seat: int, moves: list[Move], depth: int) -> tuple[Move, float] | None:
        """The best move by a search of this depth; a sure victory needs no other move to be understood."""
        chosen: Move | None = None
        most = UNKNOWN
        whole = True
        for move in moves:
            after = state.copy()
            after.play(seat, move)
            values = self.value(after, depth - 1)
            if values is None:
                whole = False
            elif values[seat % self.sides] > most:
                chosen, most = move, values[seat % self.sides]
                if most >= 1.0:
                    return chosen, most
        return (chosen, most) if whole and chosen is not None else None

    def value(self, state: State, depth: int) -> list[float] | None:
        """What a position is worth to every side under best play; None where that cannot be seen."""
        turn = state.turn()
        if isinstance(turn, Over):
            return verdict(turn, self.sides)
        self.left -= 1
        if depth <= 0 or self.left <= 0:
            return None
        if isinstance(turn, Chance):
            space = turn.space
            if not isinstance(space, Weighted):
                return None
            total = [0.0] * self.sides
            for outcome in space.all():
                after = state.copy()
                after.land(outcome)
                values = self.value(after, depth - 1)
                if values is None:
                    return None
                odds = float(space.odds(outcome))
                for side in range(self.sides):
                    total[side] += odds * values[side]
            return total
        if not isinstance(turn, Choose) or turn.how != "alone":
            return None
        moves = state.moves(turn.seat)
        if not isinstance(moves, Finite):
            return None
        side = turn.seat % self.sides
        best: list[float] | None = None
        whole = True
        for move in moves.all():
            after = state.copy()
            after.play(turn.seat, move)
            values = self.value(after, depth - 1)
            if values is None:
                whole = False
            elif best is None or values[side] > best[side]:
                best = values
                if values[side] >= 1.0:
                    return values
        return best if whole else None


class PerfectBot(Bot):
    """Plays without a fault where it can, and searches where it cannot."""

    def __init__(self, seed: str, argument: str) -> None:
        super().__init__(seed)
        tries, seconds = budget(argument or "800ms")
        self.thinker: Bot = MctsBot(seed, tries, seconds)
        self.tables: dict[str, dict[str, int]] = {}
        self.hopes: dict[tuple[tuple[int, ...], tuple[int, ...], int], float] = {}
        self.plan: dict[object, Move] = {}

    def choose(self, game: Game, view: State, seat: int) -> Move:
        key = game.info.key
        move: Move | None = None
        if key == "masquerade":
            move = self.masquerade(view, seat)
        elif key == "wolf":
            move = self.wolf(view, seat)
        elif key == "green_amoeba":
            move = self.spend_turn(view, seat)
        elif key in ("reducto", "smuggling"):
            seats = count_seats(view, self.rng)
            found = Endgame(game.sides(seats)).best(view, seat)
            move = found[0] if found is not None else None
        return move if move is not None else self.thinker.choose(game, view, seat)

    def masquerade(self, view: State, seat: int) -> Move | None:
        state = cast("Any", view)
        table_key = f"{state.training} {state.target}"
        if table_key not in self.tables:
            self.tables[table_key] = draws_left(state.training, state.target)
        far = self.tables[table_key]
        now = arrangement_of(state.words(seat))
        space = view.moves(seat)
        assert isinstance(space, Finite)
        moves = space.all()
        away = [far[drawn(now, edge)] for edge in range(len(moves))]
        return moves[away.index(min(away))]

    # the wolf

    def wolf(self, view: State, seat: int) -> Move | None:
        state = cast("Any", view)
        if not state.named:
            return view.moves(seat).sample(self.rng)
        space = view.moves(seat)
        assert isinstance(space, Finite)
        names = {move.text: move for move in space.all()}
        cells: list[int] = list(state.possible)
        best, hope = "", 999.0
        for move, yes in self.actions(view, cells, 12):
            worth = self.expected(view, cells, move, yes, 0)
            if worth < hope:
                best, hope = move.text, worth
        return names.get(best)

    def actions(self, view: State, cells: list[int], most: int) -> list[tuple[Move, list[int]]]:
        """The dogs that split best and a question, each with the cells for which the answer is yes."""
        state = cast("Any", view)
        space = view.moves(state.shepherd)
        assert isinstance(space, Finite)
        splits: list[tuple[int, Move, list[int]]] = []
        seen: set[tuple[int, ...]] = set()
        question: list[tuple[Move, list[int]]] = []
        for move in space.all():
            if move.verb == "ask":
                if move.at in cells and not question:
                    question = [(move, [move.at])]
                continue
            watched: list[int] = state.sight(move.at)
            yes = [place for place in cells if place in watched]
            if 0 < len(yes) < len(cells) and tuple(yes) not in seen:
                seen.add(tuple(yes))
                splits.append((abs(2 * len(yes) - len(cells)), move, yes))
        splits.sort(key=lambda split: split[0])
        return [(move, yes) for _, move, yes in splits[:most]] + question

    def expected(self, view: State, cells: list[int], move: Move, yes: list[int], deep: int) -> float:
        """One for this action, and what its answer leaves to be done on average."""
        count = len(cells)
        no = [place for place in cells if place not in yes]
        if move.verb == "ask":
            return 1.0 + (len(no) / count) * self.least(view, no, deep + 1)
        after = view.copy()
        after.play(cast("Any", view).shepherd, move)
        cast("Any", after).watched = []
        return 1.0 + len(yes) / count * self.least(after, yes, deep + 1) + len(no) / count * self.least(after, no, deep + 1)

    def least(self, view: State, cells: list[int], deep: int) -> float:
        """The least expected number of dogs and questions for these cells; beyond a few levels as if every split were even."""
        count = len(cells)
        if count <= 2:
            return 0.0 if count == 0 else 1.0 if count == 1 else 1.5
        if deep >= 2 and count > FEW_CELLS:
            return halving(count)
        dogs: list[int] = sorted(cast("Any", view).dogs)
        key = (tuple(cells), tuple(dogs), deep)
        if key not in self.hopes:
            most = 4 if deep < 2 else 3
            self.hopes[key] = min([self.expected(view, cells, move, yes, deep) for move, yes in self.actions(view, cells, most)])
        return self.hopes[key]

    # the amoeba

    def spend_turn(self, view: State, seat: int) -> Move | None:
        """The next step of the best way to spend what is left of the turn; the way is thought out once and then followed."""
        here = _shape(view)
        if here not in self.plan:
            self.plan = self.way(view, seat)
        return self.plan.get(here)

    def way(self, view: State, seat: int) -> dict[object, Move]:
        """From every shape on the best way through the rest of the turn, the step that follows: home, if that can be reached."""
        best: dict[object, Move] = {}
        most = 0.0
        seen: set[object] = {_shape(view)}
        line: list[tuple[float, State, dict[object, Move]]] = [(0.0, view, {})]
        while line:
            later: list[tuple[float, State, dict[object, Move]]] = []
            for _, state, so_far in line:
                here = _shape(state)
                space = state.moves(seat)
                assert isinstance(space, Finite)
                for move in space.all():
                    after = state.copy()
                    after.play(seat, move)
                    turn = after.turn()
                    if isinstance(turn, Over):
                        if turn.winners() == [seat]:
                            return {**so_far, here: move}
                        continue
                    worth = after.outlook(seat)
                    if isinstance(turn, Choose) and turn.seat == seat:
                        shape = _shape(after)
                        if shape not in seen:
                            seen.add(shape)
                            later.append((worth, after, {**so_far, here: move}))
                    elif not best or worth > most:
                        best, most = {**so_far, here: move}, worth
            later.sort(key=lambda one: -one[0])
            line = later[:MOST_WAYS]
        return best


def _shape(state: State) -> object:
    """Where the dice lie, how many steps are left, and whose: what a step depends on."""
    amoeba = cast("Any", state)
    return (tuple(amoeba.dice), amoeba.left, amoeba.seat, amoeba.turns)


def halving(count: int) -> float:
    """Expected actions if every dog halves the cells, and the last one is asked for."""
    steps, size, total = 0.0, 1, 0.0
    while size < count:
        size *= 2
        steps += 1.0
    longer = 2 * count - size
    total = longer * steps + (count - longer) * (steps - 1.0)
    return total / count + 1.0


kind("perfect", lambda argument, seed: PerfectBot(seed, argument))
