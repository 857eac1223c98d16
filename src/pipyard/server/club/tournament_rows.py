"""Tournaments as rows of the store."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from pipyard.core.text import because
from pipyard.server.club.members import ClubRefusal
from pipyard.server.club.results import BOT
from pipyard.server.protocol.tournament_messages import (
    EntrantCard,
    NewTournament,
    PairingCard,
    PairingEnd,
    TournamentCard,
    TournamentList,
    TournamentState,
)
from pipyard.server.store.script import Script
from pipyard.tournament.pairings import Entrant, Pairing
from pipyard.tournament.systems import Terms

MOST_TOURNAMENTS: Final = 100
COLUMNS: Final = "id, plan, director, state, seed, rounds, made, begun"
_plan = msgspec.json.Decoder(NewTournament)


class TournamentRow(Struct, frozen=True):
    """A tournament, without its entrants and pairings. Times are in milliseconds, 0: not yet."""

    id: str
    plan: NewTournament
    director: str
    state: TournamentState
    seed: str
    rounds: int
    made: int
    begun: int

    @property
    def terms(self) -> Terms:
        return Terms(self.plan.system, self.plan.rounds, self.plan.legs)

    @property
    def ends(self) -> int:
        return self.begun + 60_000 * self.plan.minutes if self.plan.system == "arena" and self.begun else 0


class EntrantRow(Struct, frozen=True):
    """An entrant: a member's id, a bot (``bot:name``), or empty after the account was deleted."""

    number: int
    who: str
    name: str
    strength: float
    first_round: int
    last_round: int

    @property
    def bot(self) -> str:
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else ""

    @property
    def member(self) -> str:
        return "" if self.bot else self.who

    @property
    def entrant(self) -> Entrant:
        return Entrant(self.number, self.strength, self.first_round, self.last_round)

    @property
    def card(self) -> EntrantCard:
        return EntrantCard(self.number, self.member, self.bot, self.name, self.first_round, self.last_round)


class PairingRow(Struct, frozen=True):
    """A pairing. ``room``: its table, which is there once it is ``opened``."""

    number: int
    round: int
    first: int
    second: int
    first_points: float | None
    second_points: float | None
    end: PairingEnd
    game: int
    room: str
    made: int
    opened: bool

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.round, self.first, self.second, self.first_points, self.second_points, self.end in ("", "played", "set"))

    @property
    def pending(self) -> bool:
        return self.first_points is None

    def card(self, plan: NewTournament) -> PairingCard:
        points = None if self.first_points is None or self.second_points is None else (self.first_points, self.second_points)
        room = self.room if self.opened else ""
        return PairingCard(self.number, self.round, self.first, self.second, plan.games[self.game].game, room, self.end, points)


class Whole(Struct, frozen=True):
    """A tournament with everything."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    pairings: tuple[PairingRow, ...]

    @property
    def round(self) -> int:
        return max([one.round for one in self.pairings], default=0)

    def of(self, member: str) -> EntrantRow | None:
        return next((one for one in self.entrants if member and one.who == member), None)


def _row(row: tuple[Any, ...]) -> TournamentRow:
    id, plan, director, state, seed, rounds, made, begun = row
    return TournamentRow(id, _plan.decode(plan), director, cast("TournamentState", state), seed, int(rounds), int(made), int(begun))


def tournament(id: str) -> Script[TournamentRow]:
    rows = yield f"SELECT {COLUMNS} FROM tournaments WHERE id = ?", (id,)
    if not rows:
        raise ClubRefusal(because("why-no-such-tournament"), 404)
    return _row(rows[0])


def locked(id: str) -> Script[TournamentRow]:
    """The same, and nobody else changes it until this transaction ends."""
    rows = yield f"UPDATE tournaments SET state = state WHERE id = ? RETURNING {COLUMNS}", (id,)
    if not rows:
        raise ClubRefusal(because("why-no-such-tournament"), 404)
    return _row(rows[0])


def entrants_of(id: str) -> Script[tuple[EntrantRow, ...]]:
    """The entrants, members under their present names."""
    asked = """SELECT e.number, e.who, COALESCE(m.name, e.name), e.strength, e.first_round, e.last_round
    FROM entrants e LEFT JOIN members m ON m.id = e.who WHERE e.tournament = ? ORDER BY e.number"""
    rows = yield asked, (id,)
    return tuple([EntrantRow(int(a), b, c, float(d), int(e), int(f)) for a, b, c, d, e, f in rows])


def _pairing(row: tuple[Any, ...]) -> PairingRow:
    number, round, first, second, points, others, how, game, room, made, opened = row
    return PairingRow(int(number), int(round), int(first), int(second), points, others, how, int(game), room, int(made), bool(opened))


def pairings_of(id: str) -> Script[tuple[PairingRow, ...]]:
    asked = """SELECT number, round, first_entrant, second_entrant, first_points, second_points, how, game, room, made, opened
    FROM pairings WHERE tournament = ? ORDER BY number"""
    rows = yield asked, (id,)
    return tuple([_pairing(row) for row in rows])


def whole(id: str) -> Script[Whole]:
    row = yield from tournament(id)
    return Whole(row, (yield from entrants_of(id)), (yield from pairings_of(id)))


def listed() -> Script[TournamentList]:
    asked = f"""SELECT {COLUMNS}, (SELECT count(*) FROM entrants e WHERE e.tournament = tournaments.id)
    FROM tournaments ORDER BY made DESC, id LIMIT ?"""
    rows = yield asked, (MOST_TOURNAMENTS,)
    cards: list[TournamentCard] = []
    for row in rows:
        one = _row(row[:8])
        games = tuple([each.game for each in one.plan.games])
        cards.append(TournamentCard(one.id, one.plan.name, one.plan.system, games, one.state, int(row[8]), one.made))
    return TournamentList(tuple(cards), False)


def of_member(member: str) -> Script[tuple[str, ...]]:
    """The names of the tournaments that a member takes part in or directs."""
    asked = "SELECT plan FROM tournaments WHERE director = ? OR id IN (SELECT tournament FROM entrants WHERE who = ?) ORDER BY made, id"
    rows = yield asked, (member, member)
    return tuple([_plan.decode(plan).name for (plan,) in rows])
