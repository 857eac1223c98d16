"""A game as table messages, for pages without a room: lessons, puzzles and the study board."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from random import SystemRandom

from pipyard.core.game import Game
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.scene import Scene
from pipyard.core.turn import Chance, Choose, Over
from pipyard.physics.physics_source import physical
from pipyard.rules.wording import headline
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.common import SeatColour
from pipyard.server.protocol.messages import Branch, Chair, Offer, Picture, Table, TurnNow, Update
from pipyard.server.room.game_session import GameSession
from pipyard.server.store.events import GameEvent

STAGE_COLOURS: tuple[SeatColour, ...] = ("red", "green", "blue", "golden")


class StagedGame:
    """A game replayed from its events and shown to the player of the seats ``mine``; ``bots`` of them are called by their level."""

    def __init__(
        self, game: Game, seats: int, names: Sequence[str], mine: tuple[int, ...], language: str, bots: tuple[int, ...] = ()
    ) -> None:
        self.game, self.mine, self.eye = game, mine, mine[0]
        self.title, self.summary = headline(game, language)
        people = [seat for seat in mine if seat not in bots]
        self.chairs = tuple(
            [
                Chair("person" if seat in people else "bot", names[seat], True, 0, STAGE_COLOURS[seat % len(STAGE_COLOURS)])
                for seat in range(seats)
            ]
        )
        self.session = GameSession()
        self.session.begin(game, seats, 0)
        self.n = 0

    def follow(self, happened: Sequence[Event], motion: str = "") -> None:
        """Apply events; ``motion`` is that of the last one."""
        for event in happened:
            last = event is happened[-1]
            self.n += 1
            self.session.replay(GameEvent(event.seat, event.text, event.stamp, motion if last else ""), self.n)

    async def simulate(self, lobby: Lobby, account: str) -> None:
        """If physics decides what happens next: simulate it, queued with the rooms and charged to an account, and apply the outcome."""
        turn = self.session.turn
        if not isinstance(turn, Chance) or not physical(turn):
            return
        heavy = await lobby.simulations.take(account)
        began = time.monotonic()
        try:
            simulation = await lobby.simulator.simulate(turn.space, str(SystemRandom().random()))
        finally:
            lobby.simulations.charge(account, time.monotonic() - began)
            lobby.simulations.leave(heavy)
        self.follow([Event(CHANCE_SEAT, simulation.outcome.text)], simulation.motion.text() if simulation.motion is not None else "")

    def follow_turn(self) -> None:
        """Switch to the view of the seat to decide, if it is one of ours."""
        turn = self.session.turn
        if isinstance(turn, Choose) and turn.seat in self.mine:
            self.eye = turn.seat

    def picture(self, asked: bool = True) -> Picture:
        """The view, with the options if a decision is due."""
        seats = [seat for seat in self.session.turn.seats if asked and seat in self.mine] if isinstance(self.session.turn, Choose) else []
        offers = {seat: self.session.offer(seat) for seat in seats}
        branches = {seat: tree.branches for seat, tree in offers.items() if tree is not None}
        return self.picture_of(self.session.view(self.eye).scene(), branches)

    def picture_of(self, scene: Scene, branches: Mapping[int, tuple[Branch, ...]]) -> Picture:
        """A scene with the current turn and with these options, by seat."""
        turn = self.session.turn
        if isinstance(turn, Over):
            now = TurnNow("over", ranks=tuple(turn.ranks), scores=tuple(turn.scores), why=turn.why)
        elif isinstance(turn, Choose):
            now = TurnNow("choose", turn.seats, turn.how, dict(branches))
        else:
            now = TurnNow("chance")
        return Picture(eye=self.eye, scene=scene, turn=now, undo=None, may_undo=())

    def table(self, picture: Picture) -> Table:
        info = self.game.info
        return Table(
            id=0,
            n=self.n,
            room="",
            game=info.key,
            title=self.title,
            options={name: str(value) for name, value in self.game.options.changed().items()},
            chairs=self.chairs,
            mine=self.mine,
            lines=self.session.lines(self.eye, -1),
            chat=(),
            picture=picture,
            own_side=info.own_side,
            summary=self.summary.strip(),
            rolls_for_order=info.rolls_for_order,
            timed=info.timed,
            rolls_for_all="speed" in info.kinds,
        )

    def update(self, since: int, picture: Picture) -> Update:
        """The events after number ``since``, and a picture."""
        return Update(id=0, n=self.n, lines=self.session.lines(self.eye, since), chat=(), chairs=self.chairs, picture=picture)

    def offer(self, prefix: tuple[str, ...]) -> Offer | None:
        """The continuations of a partial move."""
        turn = self.session.turn
        if not isinstance(turn, Choose) or turn.seat not in self.mine:
            return None
        tree = self.session.offer(turn.seat, prefix)
        return Offer(0, turn.seat, prefix, tree.done, tree.branches) if tree is not None else None
