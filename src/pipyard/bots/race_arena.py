"""Races between bots: in virtual time, without waiting and reproducible from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pipyard.bots import reflex as reflex
from pipyard.bots.bot import bot
from pipyard.bots.levels import REFLEXES
from pipyard.bots.reflex import ReflexBot
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.referee import NEVER, Referee
from pipyard.core.source import Source
from pipyard.core.text import because
from pipyard.core.turn import Chance, Choose


def races(game: Game) -> bool:
    """Whether a game is a race with a clock, judged by its first events."""
    state, rng = game.start(), Random(0)
    for _ in range(60):
        turn = state.turn()
        if state.race() is not None:
            return True
        if isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        elif isinstance(turn, Choose) and turn.how == "alone":
            state.play(turn.seat, state.moves(turn.seat).sample(rng))
        else:
            break
    return False


def has_reflexes(name: str) -> bool:
    return name in REFLEXES or name.partition(":")[0] == "reflex"


def with_reflexes(name: str, seed: str) -> ReflexBot:
    """The bot of that name if it has reflexes; levels have their own, other bots get normal ones."""
    level = REFLEXES.get(name, name)
    player = bot(level if level.partition(":")[0] == "reflex" else "reflex:normal", seed)
    assert isinstance(player, ReflexBot)
    return player


class VirtualClock:
    """A clock that jumps to the next event."""

    def __init__(self) -> None:
        self.now = 0

    def until(self, when: int) -> int:
        self.now = max(self.now, when)
        return self.now


class InputInFlight:
    """An input on its way to the table."""

    __slots__ = ("about", "arrives", "seat", "text")

    def __init__(self, arrives: int, seat: int, text: str, about: int) -> None:
        self.arrives = arrives
        self.seat = seat
        self.text = text
        self.about = about


def ended(match: Match) -> bool:
    return match.over is not None


class Screens:
    """Each seat's view: the state sent with the last news that has reached it."""

    def __init__(self, match: Match, away: list[int]) -> None:
        self._match = match
        self._away = away
        self._slow = any(away)
        self._stood: list[tuple[int, State]] = [(0, match.state.copy() if self._slow else match.state)]
        self._news: list[list[int]] = [[away[seat]] for seat in range(match.seats)]  # arrival times by seat
        self._views: list[tuple[State, State] | None] = [None] * match.seats

    def broadcast(self, now: int) -> None:
        """Send news of an event to every seat."""
        for seat, away in enumerate(self._away):
            if not self._news[seat] or self._news[seat][-1] != now + away:
                self._news[seat].append(now + away)
        if self._slow:
            old = [when for when, _ in self._stood if when <= now - max(self._away)]
            self._stood = [(when, state) for when, state in self._stood if not old or when >= old[-1]]
            self._stood.append((now, self._match.state.copy()))
        else:
            self._views = [None] * len(self._views)

    def due(self) -> int:
        """When the next news reaches a seat."""
        return min([news[0] for news in self._news if news], default=NEVER)

    def arrives(self, seat: int, now: int) -> bool:
        """Whether news reaches a seat now."""
        arrived = [when for when in self._news[seat] if when <= now]
        self._news[seat] = self._news[seat][len(arrived) :]
        return bool(arrived)

    def view(self, seat: int, now: int) -> State:
        seen = self._stood[0][1]
        for when, state in self._stood:
            if when <= now - self._away[seat]:
                seen = state
        known = self._views[seat]
        if known is None or known[0] is not seen:
            known = (seen, seen.view(seat))
            self._views[seat] = known
        return known[1]


def race(
    game: Game,
    seats: int,
    names: Sequence[str],
    seed: int | str,
    clock: VirtualClock | None = None,
    delays: Sequence[int] = (),
    lag: int = -1,
    source: Source | None = None,
) -> Match:
    """Run one race of reflex bots by seat (fewer names than seats are repeated); the same seed gives the same game.

    ``delays``: latency in milliseconds of messages to and from each seat; ``lag``: how much of it is compensated.
    """
    match = Match(game, seats, seed, [names[seat % len(names)] for seat in range(seats)], source or "seeded")
    players: list[ReflexBot] = []
    for seat in range(match.seats):
        name = names[seat % len(names)]
        if not has_reflexes(name):
            raise PipyardError(because("why-cannot-race", name=name))
        players.append(with_reflexes(name, f"{seed}/{seat}"))
    clock = clock or VirtualClock()
    away = [delays[seat] if seat < len(delays) else 0 for seat in range(match.seats)]
    referee = Referee(match, lag)
    screens = Screens(match, away)
    under_way: list[InputInFlight] = []
    while not ended(match):
        when = min([referee.due(), screens.due(), *[player.due for player in players], *[message.arrives for message in under_way]])
        if when >= NEVER:
            raise PipyardError(because("why-stands-still", key=game.info.key))
        now = clock.until(when)
        for message in [one for one in under_way if one.arrives <= now]:
            under_way.remove(message)
            referee.add_input(message.seat, message.text, message.arrives, 2 * away[message.seat], message.about)
        if referee.due() <= now and referee.run(now):
            screens.broadcast(now)
            if ended(match):
                break
        for seat, player in enumerate(players):
            if screens.arrives(seat, now):
                window = referee.window()
                if away[seat] or player.due == NEVER or window is None or window.mark != player.mark:
                    player.notice(screens.view(seat, now), seat, now)
            if player.due <= now:
                move = player.act(game, screens.view(seat, now), seat, now)
                if move is not None:
                    under_way.append(InputInFlight(now + away[seat], seat, move.text, max(player.mark, -1)))
    return match
