"""A fast game between bots: the loop of :mod:`pipyard.bots.arena` without a log, with optional statistics.

Chance and the players' random choices use two seeds, so one can be kept while the other varies. Games that need more than turns (a race
against the clock, a bot in another program) are played by the arena, with the same result.
"""

from __future__ import annotations

from random import Random
from time import process_time

from msgspec import Struct

from pipyard.bots import arena
from pipyard.bots.bot import bot, is_sure
from pipyard.bots.evaluation import has_outlook, has_secrets
from pipyard.bots.race_arena import has_reflexes, races
from pipyard.bots.simple import RandomBot
from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.match import Match
from pipyard.core.notation import Move, Name, read
from pipyard.core.space import Certain, Finite
from pipyard.core.text import because
from pipyard.core.turn import CHANCE_TURN, CHOOSE_TURN, Chance, Choose, Over
from pipyard.lab.goal_distance import nearing
from pipyard.physics.physics_source import source_for

ENDLESS = "endless"
"""The reason for the end of an aborted game."""
MOST_STEPS = 50_000
UNDECIDED = ("timeout", "forfeit", "undo")
"""Log lines of a seat that are not decisions."""


class BotGameResult(Struct, frozen=True):
    """How one game ended. ``first`` is the seat that decided first, -1 if nobody decided anything.

    ``near``: in games in which dice have to reach a goal, how close each player came; higher is closer.
    """

    ranks: list[int]
    scores: list[int]
    why: str
    decisions: int
    chances: int
    first: int
    near: list[float] = []

    def points(self, sides: int) -> list[float]:
        """The win by sides, divided if shared. Without a winner it goes to the side that came closest, else to all."""
        winners = {seat % sides for seat, rank in enumerate(self.ranks) if rank == 1}
        if not winners and self.near:
            winners = {seat % sides for seat, near in enumerate(self.near) if near == max(self.near)}
        winners = winners or set(range(sides))
        return [1 / len(winners) if side in winners else 0.0 for side in range(sides)]

    def points_of_first(self, sides: int) -> float:
        """The share of the win of the player who decided first."""
        return self.points(sides)[max(0, self.first) % sides]

    def drawn(self, sides: int) -> bool:
        """Whether there is no single winner."""
        return len({seat % sides for seat, rank in enumerate(self.ranks) if rank == 1}) != 1


class GameObserver:
    """Details recorded for observed games: how many moves there were to choose from, which forms were used, who led."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sides = game.sides(seats)
        self.choices: list[int] = []  # by decision; -1: the moves cannot be listed
        self.forms: dict[str, int] = {}
        self.leaders: list[int] = []  # the leading side before each decision; -1: none
        self.forced = 0
        self.lands = 0  # chance events with more than one outcome
        self._known: dict[tuple[object, ...], str] = {}
        self.leads = has_outlook(game.start(seats))  # whether the lead is defined

    def decision(self, state: State, seat: int, move: Move) -> None:
        space = state.moves(seat)
        size = space.size() if isinstance(space, Finite) else -1
        self.choices.append(size)
        self.forced += size == 1
        form = self._form(move)
        self.forms[form] = self.forms.get(form, 0) + 1
        self.leaders.append(self._leader(state) if self.leads else -1)

    def chance(self, turn: Chance) -> None:
        self.lands += not isinstance(turn.space, Certain)

    def _form(self, move: Move) -> str:
        shape = (move.verb, *[type(atom).__name__ if not isinstance(atom, Name) else "name" for atom in move.atoms])
        if shape not in self._known:
            self._known[shape] = _matching(move, self.game)
        return self._known[shape]

    def _leader(self, state: State) -> int:
        hopes = [state.outlook(seat) for seat in range(self.seats)]
        best = max(hopes)
        leading = {seat % self.sides for seat, hope in enumerate(hopes) if hope == best}
        return leading.pop() if len(leading) == 1 else -1


def _matching(move: Move, game: Game) -> str:
    for form in game.forms:
        try:
            read(move.text, (form,), game.info.key)
        except Unparsable:
            continue
        return form
    return move.verb


def fewest(game: Game) -> int:
    """The smallest number of seats for a contest."""
    return next((seats for seats in game.info.seats if seats >= max(2, game.fewest())), game.fewest())


def has_chance(game: Game, seats: int) -> bool:
    """Whether a game involves chance, judged by a few random games."""
    notes = GameObserver(game, seats)
    notes.leads = False
    for number in range(4):
        play(game, seats, ["random"], f"chance/{number}", f"whims/{number}", notes, 1000)
    return notes.lands > 0


def in_time(name: str) -> bool:
    """Whether a bot's play depends on the speed of the machine or on another program, so its games cannot be reproduced."""
    word, _, argument = name.partition(":")
    if word in ("mix", "memory") and "/" in argument:
        return in_time(argument.partition("/")[2])
    return word in ("program", "master") or (word in ("mcts", "perfect") and not argument.isdecimal())


def with_whims(name: str) -> str:
    """The same bot with some randomness: a deterministic bot plays one move in ten at random, so that its games differ."""
    return f"mix:90/{name}" if is_sure(name.partition(":")[0]) else name


class TooSlow(PipyardError):
    """A game exceeded its time limit."""


def play(
    game: Game,
    seats: int,
    names: list[str],
    chance: str,
    whims: str,
    closely: GameObserver | None = None,
    most: int = MOST_STEPS,
    until: float = 0.0,
) -> BotGameResult:
    """Play one game, bots by seat (fewer names than seats are repeated); the same seeds give the same game.

    Abort after ``most`` steps; raise :class:`TooSlow` when this process has used processor time up to ``until``.
    """
    players = [bot(names[seat % len(names)], f"{whims}/{seat}") for seat in range(seats)]
    if any(name.startswith("program:") for name in names) or (all(has_reflexes(name) for name in names) and races(game)):
        return _by_the_arena(game, seats, names, chance, whims, closely)
    state = game.start(seats)
    source = source_for(game, chance)
    order = Random(f"{whims}/order")
    secrets = has_secrets(state)
    watching = [(seat, player) for seat, player in enumerate(players) if player.watches(game)]
    # a random bot looks only at its moves, so it needs no view of its own if nothing is hidden
    plain = [None if secrets or type(player) is not RandomBot else player.rng for player in players]
    first, decisions, chances = -1, 0, 0
    goal = nearing(state)
    while True:
        turn = state.turn()
        kind = turn.kind
        if kind == CHOOSE_TURN:
            seat = turn.seat
            if isinstance(turn, Choose) and turn.how == "race":
                seat = turn.seats[int(order.random() * len(turn.seats))]
            rng = plain[seat]
            move = state.moves(seat).sample(rng) if rng is not None else players[seat].choose(game, state.view(seat), seat)
            if closely is not None:
                closely.decision(state, seat, move)
            state.play(seat, move)
            decisions += 1
            if first < 0:
                first = seat
        elif kind == CHANCE_TURN:
            assert isinstance(turn, Chance)
            outcome = source.resolve(turn)
            assert outcome is not None
            if closely is not None:
                closely.chance(turn)
            if goal is not None:
                goal.see(state, turn, outcome)
            state.land(outcome)
            chances += 1
        else:
            assert isinstance(turn, Over)
            return BotGameResult(list(turn.ranks), list(turn.scores), turn.why, decisions, chances, first, goal.near() if goal else [])
        for seat, player in watching:
            player.observe(game, state.view(seat), seat)
        if decisions + chances >= most:
            return BotGameResult([0] * seats, [0] * seats, ENDLESS, decisions, chances, first)
        if until and process_time() > until:
            raise TooSlow(because("why-takes-too-long", key=game.info.key))


def _by_the_arena(game: Game, seats: int, names: list[str], chance: str, whims: str, closely: GameObserver | None) -> BotGameResult:
    match = arena.play(game, seats, names, whims, source_for(game, chance))
    over = match.over
    assert over is not None
    if closely is not None:
        _look_again(match, closely)
    movers = [event.seat for event in match.events if event.seat != CHANCE_SEAT]
    first = movers[0] if movers else -1
    return BotGameResult(list(over.ranks), list(over.scores), over.why, len(movers), len(match.events) - len(movers), first)


def _look_again(match: Match, closely: GameObserver) -> None:
    """Collect the details of a race from its log."""
    again = Match(match.game, match.seats, source=None)
    for event in match.events:
        turn = again.turn
        if isinstance(turn, Chance):
            closely.chance(turn)
        elif event.seat != CHANCE_SEAT and event.text not in UNDECIDED:
            closely.decision(again.state, event.seat, match.game.parse(event.text))
        again.follow([event])
