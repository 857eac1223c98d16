"""Perfect play where it is cheap, as the bot string ``perfect``.

The companion of a game's rules (``<key>_bot.py`` beside ``<key>.py``) may know the right move, ``perfect(view, seat, rng, memory)``;
``memory`` is a dictionary kept from move to move. If the companion says ``LEVELS = "endgame"``, the end of the game is searched
exhaustively. Before that, and in all other games, tree search decides.
"""

from __future__ import annotations

from typing import Any, Final

from pipyard.bots.bot import Bot, kind
from pipyard.bots.evaluation import count_seats, has_secrets, verdict
from pipyard.bots.mcts import MctsBot, budget
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.space import Finite, Weighted
from pipyard.core.turn import Chance, Choose, Over

MOST_ENDGAME_POSITIONS: Final = 20_000
"""Maximum positions in an endgame search."""
NOT_SOLVED: Final = -1.0


class Endgame:
    """Searches a position exhaustively, if it is small enough. Values are those of ``verdict``, for every side."""

    def __init__(self, sides: int) -> None:
        self.sides: int = sides
        self.left: int = MOST_ENDGAME_POSITIONS
        self.depth: int = 0
        self.known: dict[object, list[float]] = {}

    def best(self, state: State, seat: int) -> tuple[Move, float] | None:
        """The best move and its value; None if the end is too far away."""
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
        """The best move at this depth; a certain win ends the search early."""
        chosen: Move | None = None
        most = NOT_SOLVED
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
        """The value of a position for every side under best play; None if unknown."""
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
    """Plays perfectly where possible, and searches elsewhere."""

    def __init__(self, seed: str, argument: str) -> None:
        super().__init__(seed)
        tries, seconds = budget(argument or "800ms")
        self.thinker: Bot = MctsBot(seed, tries, seconds)
        self.memories: dict[str, dict[object, object]] = {}

    def choose(self, game: Game, view: State, seat: int) -> Move:
        knowledge: Any = game.companion("bot")
        move: Move | None = None
        if hasattr(knowledge, "perfect"):
            move = knowledge.perfect(view, seat, self.rng, self.memories.setdefault(game.info.key, {}))
        elif getattr(knowledge, "LEVELS", "") == "endgame":
            found = Endgame(game.sides(count_seats(view, self.rng))).best(view, seat)
            move = found[0] if found is not None else None
        return move if move is not None else self.thinker.choose(game, view, seat)


kind("perfect", lambda argument, seed: PerfectBot(seed, argument), sure=True)
