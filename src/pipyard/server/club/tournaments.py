"""Tournaments in the store: made, joined, begun, paired, decided. Every step is one transaction on the locked row of the tournament.

A result is stored with the event that ends its game, and only if there is none yet, so that nothing is lost or counted twice. The next
pairings follow from the stored ones, whichever process computes them.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec

from pipyard.core.text import because
from pipyard.server.club import tournament_rows as rows
from pipyard.server.club.members import GONE_NAME, ClubRefusal, Member
from pipyard.server.club.ratings import START
from pipyard.server.club.results import BOT, GameRecord, bot_player
from pipyard.server.club.tournament_rows import EntrantRow, PairingRow, TournamentRow, Whole
from pipyard.server.protocol.club_messages import TournamentMakers
from pipyard.server.protocol.tournament_messages import NewTournament, StandingCard, TournamentPage
from pipyard.server.store.script import Script
from pipyard.tournament.pairings import BYE
from pipyard.tournament.standings import standings
from pipyard.tournament.systems import FEWEST, next_pairings, rounds_of, takes_late
from pipyard.tournament.tie_breaks import TIE_BREAKS

MOST_OPEN_TOURNAMENTS: Final = 50
"""Tournaments of the house that are open or running."""
MOST_OF_ONE: Final = 3
"""The same for one member."""
MOST_ENTRANTS: Final = {"swiss": 128, "round-robin": 24, "knock-out": 128, "arena": 64}
MOST_BOTS: Final = 16
"""Bots in one tournament: they think on this machine."""
MOST_PAIRINGS: Final = 3000
"""Pairings of an arena."""
INSERT_PAIRING: Final = """INSERT INTO pairings
(tournament, number, round, first_entrant, second_entrant, first_points, second_points, how, game, room, made, opened)
VALUES (?,?,?,?,?,?,?,?,?,?,?,0)"""
DECIDE_PAIRING: Final = (
    "UPDATE pairings SET first_points = ?, second_points = ?, how = ? WHERE tournament = ? AND number = ? AND first_points IS NULL"
)
TAKE_RESULT: Final = """UPDATE pairings SET first_points = ?, second_points = ?, how = 'played' WHERE room = ? AND first_points IS NULL
AND EXISTS (SELECT 1 FROM tournaments t WHERE t.id = pairings.tournament AND t.state = 'running')"""


def _now() -> int:
    return int(time.time() * 1000)


# --- who may do what


def may_make(member: Member | None) -> Script[bool]:
    """Whether somebody may make tournaments: every member, unless the house leaves it to moderators."""
    if member is None:
        return False
    return member.moderates or (yield from makers()) == "members"


def makers() -> Script[TournamentMakers]:
    """Who makes tournaments here."""
    found = yield "SELECT value FROM house WHERE name = 'tournaments'", ()
    return "moderators" if found and found[0][0] == "moderators" else "members"


def let_make(who: TournamentMakers) -> Script[None]:
    yield "INSERT INTO house VALUES ('tournaments', ?) ON CONFLICT (name) DO UPDATE SET value = ?", (who, who)


def directs(row: TournamentRow, member: Member | None) -> bool:
    return member is not None and (member.moderates or member.id == row.director)


def _must_direct(row: TournamentRow, member: Member) -> None:
    if not directs(row, member):
        raise ClubRefusal(because("why-directors-only"))


# --- before it begins


def make(plan: NewTournament, member: Member) -> Script[str]:
    """A new tournament, and its id."""
    if not (yield from may_make(member)):
        raise ClubRefusal(because("why-moderators-only"))
    for condition, values, most in (("", (), MOST_OPEN_TOURNAMENTS), (" AND director = ?", (member.id,), MOST_OF_ONE)):
        found = yield f"SELECT count(*) FROM tournaments WHERE state IN ('open', 'running'){condition}", values
        if found[0][0] >= most:
            raise ClubRefusal(because("why-too-many-tournaments"), 429)
    id = secrets.token_hex(6)
    values = (id, msgspec.json.encode(plan).decode(), member.id, "open", secrets.token_hex(16), 0, _now(), 0, 0, "", 0)
    yield (
        """INSERT INTO tournaments (id, plan, director, state, seed, rounds, made, begun, ended, keeper, kept)
        VALUES (?,?,?,?,?,?,?,?,?,?,?)""",
        values,
    )
    for bot in plan.bots:
        yield from _enter(id, BOT + bot, bot, 1)
    return id


def _enter(id: str, who: str, name: str, first_round: int) -> Script[None]:
    found = yield "SELECT COALESCE(max(number), -1) + 1 FROM entrants WHERE tournament = ?", (id,)
    values = (id, int(found[0][0]), who, name, 0.0, first_round, 0)
    yield "INSERT INTO entrants (tournament, number, who, name, strength, first_round, last_round) VALUES (?,?,?,?,?,?,?)", values


def join(id: str, member: Member) -> Script[None]:
    yield from _join(id, member.id, member.name)


def add_bot(id: str, bot: str, member: Member) -> Script[None]:
    row = yield from rows.locked(id)
    _must_direct(row, member)
    entrants = yield from rows.entrants_of(id)
    if len([one for one in entrants if one.bot]) >= MOST_BOTS:
        raise ClubRefusal(because("why-too-many-bots"), 409)
    yield from _join(id, BOT + bot, bot)


def _join(id: str, who: str, name: str) -> Script[None]:
    """Enter, or come back. A Swiss tournament and an arena take latecomers, from the next round on."""
    row = yield from rows.locked(id)
    entrants = yield from rows.entrants_of(id)
    known = next((one for one in entrants if one.who == who), None)
    late = row.state == "running" and takes_late(row.plan.system)
    if row.state != "open" and not late:
        raise ClubRefusal(because("why-too-late-to-join"), 409)
    if known is not None:
        yield "UPDATE entrants SET last_round = 0 WHERE tournament = ? AND number = ?", (id, known.number)
        return
    if len(entrants) >= MOST_ENTRANTS[row.plan.system]:
        raise ClubRefusal(because("why-tournament-is-full"), 409)
    round = 0
    if late:
        round = Whole(row, entrants, (yield from rows.pairings_of(id))).round
        if row.rounds and round >= row.rounds:
            raise ClubRefusal(because("why-too-late-to-join"), 409)
    yield from _enter(id, who, name, round + 1)


def withdraw(id: str, number: int, member: Member) -> Script[list[str]]:
    """Take somebody out: oneself, or anybody by a director. The games they are in are lost; returns their rooms."""
    row = yield from rows.locked(id)
    found = Whole(row, (yield from rows.entrants_of(id)), (yield from rows.pairings_of(id)))
    one = next((each for each in found.entrants if each.number == number), None)
    if one is None:
        raise ClubRefusal(because("why-no-such-entrant"), 404)
    if one.who != member.id:
        _must_direct(row, member)
    if row.state == "open":
        yield "DELETE FROM entrants WHERE tournament = ? AND number = ?", (id, number)
        return []
    if row.state != "running":
        raise ClubRefusal(because("why-tournament-is-over"), 409)
    yield "UPDATE entrants SET last_round = ? WHERE tournament = ? AND number = ?", (max(found.round, 1), id, number)
    rooms: list[str] = []
    for each in found.pairings:
        if each.pending and number in (each.first, each.second):
            points = (0.0, 1.0) if each.first == number else (1.0, 0.0)
            yield DECIDE_PAIRING, (*points, "absent", id, each.number)
            rooms.append(each.room)
    return rooms


def begin(id: str, member: Member) -> Script[None]:
    """Begin: settle the starting order by the ratings of the first game, and the number of rounds; then pair."""
    row = yield from rows.locked(id)
    _must_direct(row, member)
    if row.state != "open":
        raise ClubRefusal(because("why-tournament-has-begun"), 409)
    entrants = yield from rows.entrants_of(id)
    if len(entrants) < FEWEST:
        raise ClubRefusal(because("why-tournament-needs-two"), 409)
    for one in entrants:
        who = bot_player(one.bot) if one.bot else one.who
        known = yield "SELECT mu FROM ratings WHERE who = ? AND game = ?", (who, row.plan.games[0].game)
        strength = float(known[0][0]) if known else START
        yield "UPDATE entrants SET strength = ? WHERE tournament = ? AND number = ?", (strength, id, one.number)
    rounds = rounds_of(row.terms, len(entrants))
    yield "UPDATE tournaments SET state = 'running', begun = ?, rounds = ? WHERE id = ?", (_now(), rounds, id)
    yield from advance(id)


# --- while it runs


def needs_advance(found: Whole, now: int) -> bool:
    """Whether pairings can be made now, or the tournament is over. Nothing is written to find out."""
    row = found.row
    if row.state != "running":
        return False
    ended = bool(row.ends and now >= row.ends)
    if all([not one.pending for one in found.pairings]) and (ended or row.plan.system != "arena"):
        return True
    players, pairings = [one.entrant for one in found.entrants], [one.pairing for one in found.pairings]
    return not ended and bool(next_pairings(row.terms, players, pairings, row.seed, row.rounds))


def advance(id: str, now: int = 0) -> Script[None]:
    """Make the pairings that can be made now; end the tournament if there are none and none is open."""
    row = yield from rows.locked(id)
    if row.state != "running":
        return
    at = now or _now()
    entrants = yield from rows.entrants_of(id)
    pairings = [one.pairing for one in (yield from rows.pairings_of(id))]
    players = [one.entrant for one in entrants]
    over = bool(row.ends and at >= row.ends) or len(pairings) >= MOST_PAIRINGS
    while not over:
        due = next_pairings(row.terms, players, pairings, row.seed, row.rounds)
        for one in due:
            end = "" if not one.over else "bye" if one.is_bye else "absent"
            which = (one.round - 1) % len(row.plan.games)
            points = (one.first_points, one.second_points)
            room = "" if one.over else new_room_key()
            yield INSERT_PAIRING, (id, len(pairings), one.round, one.first, one.second, *points, end, which, room, at)
            pairings.append(one)
        if not due or any([not one.over for one in pairings]):
            break
    waits = row.plan.system == "arena" and not over  # for others who join
    if not waits and all([one.over for one in pairings]):
        yield "UPDATE tournaments SET state = 'over', ended = ? WHERE id = ?", (at, id)


def new_room_key() -> str:
    """The key of a room that is opened later, by whichever process comes first."""
    return secrets.token_hex(16)


def opened(room: str) -> Script[None]:
    yield "UPDATE pairings SET opened = 1 WHERE room = ?", (room,)


def take(finished: GameRecord) -> Script[None]:
    """Take the result of a pairing from the end of its game, unless it is decided already."""
    if finished.number != 1 or len(finished.players) != 2:
        return
    first, second = [player.rank for player in finished.players]
    points = (0.5, 0.5) if first == second else (1.0, 0.0) if first < second else (0.0, 1.0)
    yield TAKE_RESULT, (*points, finished.room)


def absent(room: str, here: tuple[bool, bool]) -> Script[None]:
    """Decide a pairing whose time to come is up: whoever is there wins."""
    points = (float(here[0] and not here[1]), float(here[1] and not here[0]))
    yield TAKE_RESULT.replace("'played'", "'absent'"), (*points, room)


def set_result(id: str, number: int, halves: tuple[int, int], member: Member) -> Script[str]:
    """The director decides a pairing of the present round, or corrects it; returns its room."""
    row = yield from rows.locked(id)
    _must_direct(row, member)
    if row.state != "running":
        raise ClubRefusal(because("why-tournament-is-over"), 409)
    found = yield from rows.pairings_of(id)
    one = next((each for each in found if each.number == number), None)
    if one is None or one.second == BYE or (one.round < _present(found) and row.plan.system != "arena"):
        raise ClubRefusal(because("why-pairing-is-past"), 409)
    if sum(halves) not in (0, 2):
        raise ClubRefusal(because("why-points-do-not-add-up"), 400)
    how = "set" if sum(halves) else "absent"
    yield (
        "UPDATE pairings SET first_points = ?, second_points = ?, how = ? WHERE tournament = ? AND number = ?",
        (halves[0] / 2, halves[1] / 2, how, id, number),
    )
    return one.room


def _present(found: tuple[PairingRow, ...]) -> int:
    return max([one.round for one in found], default=0)


def stop(id: str, member: Member) -> Script[list[str]]:
    """End a tournament as it is, or cancel one that has not begun; returns the rooms of open games, which are played on."""
    row = yield from rows.locked(id)
    _must_direct(row, member)
    if row.state not in ("open", "running"):
        raise ClubRefusal(because("why-tournament-is-over"), 409)
    if row.state == "open":
        for table, column in (("entrants", "tournament"), ("tournaments", "id")):
            yield f"DELETE FROM {table} WHERE {column} = ?", (id,)
        return []
    yield "UPDATE tournaments SET state = 'stopped', ended = ? WHERE id = ?", (_now(), id)
    return [one.room for one in (yield from rows.pairings_of(id)) if one.pending]


def forget(member: str) -> Script[None]:
    """A member leaves the club: their results stay, without the name."""
    yield "DELETE FROM entrants WHERE who = ? AND tournament IN (SELECT id FROM tournaments WHERE state = 'open')", (member,)
    gone = """UPDATE entrants SET last_round = COALESCE((SELECT max(round) FROM pairings p WHERE p.tournament = entrants.tournament), 1)
    WHERE who = ? AND last_round = 0 AND tournament IN (SELECT id FROM tournaments WHERE state = 'running')"""
    yield gone, (member,)
    yield "UPDATE entrants SET who = '', name = ? WHERE who = ?", (GONE_NAME, member)
    yield "UPDATE tournaments SET director = '' WHERE director = ?", (member,)


# --- which process looks after it

TOURNAMENT_LEASE_MS: Final = 15_000
"""Milliseconds after which another process looks after a tournament that nobody has looked after."""


def lease(process: str, now: int) -> Script[list[str]]:
    """The running tournaments that a process looks after."""
    running = yield "SELECT id, keeper, kept FROM tournaments WHERE state = 'running' ORDER BY id", ()
    mine: list[str] = []
    for id, keeper, kept in running:
        if keeper == process and now - kept < TOURNAMENT_LEASE_MS / 3:
            mine.append(str(id))
        elif keeper == process or now - kept >= TOURNAMENT_LEASE_MS:
            change = "UPDATE tournaments SET keeper = ?, kept = ? WHERE id = ? AND keeper = ? AND kept = ? RETURNING 1"
            if (yield change, (process, now, id, keeper, kept)):
                mine.append(str(id))
    return mine


# --- what is shown


def page(found: Whole, member: Member | None, director: str) -> TournamentPage:
    row = found.row
    players = [one.entrant for one in found.entrants]
    table = standings(row.terms, players, [one.pairing for one in found.pairings], row.seed) if found.pairings else []
    mine = found.of(member.id) if member is not None else None
    late = row.state == "running" and takes_late(row.plan.system) and (not row.rounds or found.round < row.rounds)
    out = mine is None or mine.last_round > 0
    return TournamentPage(
        row.id,
        row.plan,
        row.state,
        director,
        row.rounds,
        found.round,
        row.ends,
        tuple([one.card for one in found.entrants]),
        tuple([one.card(row.plan) for one in found.pairings]),
        tuple([StandingCard(one.place, one.entrant, one.points, one.played, one.tie_breaks) for one in table]),
        tuple([kind for kind in TIE_BREAKS[row.plan.system] if kind != "direct"]),
        mine.number if mine is not None else -1,
        seat_of(found, mine) if row.state == "running" else "",
        directs(row, member),
        member is not None and out and (row.state == "open" or late),
    )


def seat_of(found: Whole, one: EntrantRow | None) -> str:
    """The table where somebody is expected now."""
    waiting = [each for each in found.pairings if one is not None and _waits_for(each, one.number)]
    return waiting[0].room if waiting else ""


def _waits_for(pairing: PairingRow, number: int) -> bool:
    return pairing.pending and pairing.opened and number in (pairing.first, pairing.second)
