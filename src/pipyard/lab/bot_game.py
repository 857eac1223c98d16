"""One game between bots, quickly: the loop of :mod:`pipyard.bots.arena` without a log, and with an eye on what happens.

Chance and the players' own whims come from two seeds, so that one of them can be kept while the other is drawn anew. Where a game needs
more than turns (a race against the clock, a bot that is another program) the arena plays it, with the same result.
"""

from __future__ import annotations

from random import Random
from time import process_time

from msgspec import Struct

from pipyard.bots import arena
from pipyard.bots.bot import bot
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
from pipyard.core.turn import CHANCE, CHOOSE, Chance, Choose, Over
from pipyard.hands import hands as hands  # these bots make themselves known when they are imported
from pipyard.lab.goal_distance import nearing
from pipyard.physics.physics_source import source_for

ENDLESS = "endless"
"""Why a game ended that was broken off."""
MOST_STEPS = 50_000
UNDECIDED = ("timeout", "forfeit", "undo")
"""Lines of a log of a seat that has decided nothing."""


class Record(Struct, frozen=True):
    """How one game ended. ``first`` is the seat that decided first, -1 where nobody decided anything.

    ``near`` tells, in games in which dice have to reach a goal, how near everybody came to it: the more, the nearer.
    """

    ranks: list[int]
    scores: list[int]
    why: str
    decisions: int
    chances: int
    first: int
    near: list[float] = []

    def points(self, sides: int) -> list[float]:
        """The victory by sides, in parts where it is shared. Where nobody has won it is theirs who came nearest, or everybody's."""
        winners = {seat % sides for seat, rank in enumerate(self.ranks) if rank == 1}
        if not winners and self.near:
            winners = {seat % sides for seat, near in enumerate(self.near) if near == max(self.near)}
        winners = winners or set(range(sides))
        return [1 / len(winners) if side in winners else 0.0 for side in range(sides)]

    def points_of_first(self, sides: int) -> float:
        """The share of the victory of who decided first."""
        return self.points(sides)[max(0, self.first) % sides]

    def drawn(self, sides: int) -> bool:
        """Whether there is no single winner."""
        return len({seat % sides for seat, rank in enumerate(self.ranks) if rank == 1}) != 1


class Closely:
    """What is noted of games that are watched closely: how many moves there were to choose from, which forms were used, who led."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sides = game.sides(seats)
        self.choices: list[int] = []  # by decision, -1 where the moves cannot be listed
        self.forms: dict[str, int] = {}
        self.leaders: list[int] = []  # the leading side before each decision, -1: nobody
        self.forced = 0
        self.lands = 0  # events that chance could have decided otherwise
        self._known: dict[tuple[object, ...], str] = {}
        self.leads = has_outlook(game.start(seats))  # whether it can be said who leads

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
    """The least number of seats that makes a contest."""
    return next((seats for seats in game.info.seats if seats >= max(2, game.fewest())), game.fewest())


def has_chance(game: Game, seats: int) -> bool:
    """Whether anything in a game can come one way or another by itself; seen from a few games of players who play anything."""
    notes = Closely(game, seats)
    notes.leads = False
    for number in range(4):
        play(game, seats, ["random"], f"chance/{number}", f"whims/{number}", notes, 1000)
    return notes.lands > 0


def in_time(name: str) -> bool:
    """Whether what a bot plays hangs on how quick the machine is, or on another program: such games cannot be played again exactly."""
    word, _, argument = name.partition(":")
    if word in ("mix", "memory") and "/" in argument:
        return in_time(argument.partition("/")[2])
    return word in ("program", "master") or (word in ("mcts", "perfect") and not argument.isdecimal())


def with_whims(name: str) -> str:
    """The same bot with whims: one that always plays alike plays one move of ten at random, for two of its games to differ at all."""
    return f"mix:90/{name}" if name.partition(":")[0] in ("greedy", "perfect", "trip") else name


class TooSlow(PipyardError):
    """A game took longer than somebody had time for."""


def play(
    game: Game,
    seats: int,
    names: list[str],
    chance: str,
    whims: str,
    closely: Closely | None = None,
    most: int = MOST_STEPS,
    until: float = 0.0,
) -> Record:
    """One game, the bots seat by seat (fewer names than seats are repeated); same seeds, same game.

    After ``most`` steps it is broken off; when this process has worked until ``until`` it is given up with :class:`TooSlow`.
    """
    players = [bot(names[seat % len(names)], f"{whims}/{seat}") for seat in range(seats)]
    if any(name.startswith("program:") for name in names) or (all(has_reflexes(name) for name in names) and races(game)):
        return _by_the_arena(game, seats, names, chance, whims, closely)
    state = game.start(seats)
    source = source_for(game, chance)
    order = Random(f"{whims}/order")
    secrets = has_secrets(state)
    watching = [(seat, player) for seat, player in enumerate(players) if player.watches(game)]
    # a bot that plays anything looks at nothing but its moves: it needs no view of its own where nothing is hidden
    plain = [None if secrets or type(player) is not RandomBot else player.rng for player in players]
    first, decisions, chances = -1, 0, 0
    goal = nearing(state)
    while True:
        turn = state.turn()
        kind = turn.kind
        if kind == CHOOSE:
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
        elif kind == CHANCE:
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
            return Record(list(turn.ranks), list(turn.scores), turn.why, decisions, chances, first, goal.near() if goal else [])
        for seat, player in watching:
            player.observe(game, state.view(seat), seat)
        if decisions + chances >= most:
            return Record([0] * seats, [0] * seats, ENDLESS, decisions, chances, first)
        if until and process_time() > until:
            raise TooSlow(because("why-takes-too-long", key=game.info.key))


def _by_the_arena(game: Game, seats: int, names: list[str], chance: str, whims: str, closely: Closely | None) -> Record:
    match = arena.play(game, seats, names, whims, source_for(game, chance))
    over = match.over
    assert over is not None
    if closely is not None:
        _look_again(match, closely)
    movers = [event.seat for event in match.events if event.seat != CHANCE_SEAT]
    first = movers[0] if movers else -1
    return Record(list(over.ranks), list(over.scores), over.why, len(movers), len(match.events) - len(movers), first)


def _look_again(match: Match, closely: Closely) -> None:
    """A race is too quick to be looked at: it is gone through again from its log."""
    again = Match(match.game, match.seats, source=None)
    for event in match.events:
        turn = again.turn
        if isinstance(turn, Chance):
            closely.chance(turn)
        elif event.seat != CHANCE_SEAT and event.text not in UNDECIDED:
            closely.decision(again.state, event.seat, match.game.parse(event.text))
        again.follow([event])
