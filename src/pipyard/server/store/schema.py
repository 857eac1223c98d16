"""The schema of the club's tables, version by version, in SQL that both databases understand.

A store brings itself up to date when it is opened. Statements of a released version never change: append a version instead.
The log of the rooms has no versions; see :mod:`pipyard.server.store.migrate`.
"""

from __future__ import annotations

from pipyard.core.text import because
from pipyard.server.store.base import StoreError

CLUB_TABLES = (
    """CREATE TABLE members (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, proof TEXT NOT NULL UNIQUE,
        role TEXT NOT NULL, banned INTEGER NOT NULL, made BIGINT NOT NULL
    )""",
    "CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE invitations (proof TEXT PRIMARY KEY, made_by TEXT NOT NULL, ends BIGINT NOT NULL)",
    "CREATE TABLE visits (member TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (member, room))",
    """CREATE TABLE results (
        room TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, rated INTEGER NOT NULL,
        ended BIGINT NOT NULL, PRIMARY KEY (room, number)
    )""",
    """CREATE TABLE players (
        room TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL,
        place INTEGER NOT NULL, score INTEGER NOT NULL, ended BIGINT NOT NULL,
        mu_before DOUBLE PRECISION, sigma_before DOUBLE PRECISION, mu_after DOUBLE PRECISION, sigma_after DOUBLE PRECISION,
        PRIMARY KEY (room, number, seat)
    )""",
    "CREATE INDEX players_of_one ON players (who, ended)",
    """CREATE TABLE ratings (
        who TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL, PRIMARY KEY (who, game)
    )""",
    "CREATE INDEX ratings_of_a_game ON ratings (game, mu)",
)
OPEN_TABLES = (
    """CREATE TABLE listings (
        room TEXT PRIMARY KEY, game TEXT NOT NULL, host TEXT NOT NULL, names TEXT NOT NULL, seats INTEGER NOT NULL,
        free INTEGER NOT NULL, rated INTEGER NOT NULL, clock INTEGER NOT NULL, bank INTEGER NOT NULL, more INTEGER NOT NULL,
        running INTEGER NOT NULL, seen BIGINT NOT NULL
    )""",
    "CREATE INDEX listings_seen ON listings (seen)",
)
PUSH_TABLES = (
    """CREATE TABLE pushes (
        room TEXT NOT NULL, proof TEXT NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
        language TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (room, endpoint)
    )""",
    "CREATE INDEX pushes_of_a_browser ON pushes (endpoint)",
)
TURN_TABLES = (
    """CREATE TABLE turns (
        room TEXT NOT NULL, seat INTEGER NOT NULL, member TEXT NOT NULL, game TEXT NOT NULL, days INTEGER NOT NULL,
        since BIGINT NOT NULL, due BIGINT NOT NULL, claimed BIGINT NOT NULL, PRIMARY KEY (room, seat)
    )""",
    "CREATE INDEX turns_due ON turns (due)",
    "CREATE INDEX turns_of_a_member ON turns (member)",
    """CREATE TABLE reports (
        id TEXT PRIMARY KEY, room TEXT NOT NULL, what TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, member TEXT NOT NULL,
        text TEXT NOT NULL, reporter TEXT NOT NULL, made BIGINT NOT NULL, UNIQUE (room, what)
    )""",
)
TOURNAMENT_TABLES = (
    """CREATE TABLE tournaments (
        id TEXT PRIMARY KEY, plan TEXT NOT NULL, director TEXT NOT NULL, state TEXT NOT NULL, seed TEXT NOT NULL, rounds INTEGER NOT NULL,
        made BIGINT NOT NULL, begun BIGINT NOT NULL, ended BIGINT NOT NULL, keeper TEXT NOT NULL, kept BIGINT NOT NULL
    )""",
    """CREATE TABLE entrants (
        tournament TEXT NOT NULL, number INTEGER NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL, strength DOUBLE PRECISION NOT NULL,
        first_round INTEGER NOT NULL, last_round INTEGER NOT NULL, PRIMARY KEY (tournament, number)
    )""",
    "CREATE INDEX entrants_of_one ON entrants (who)",
    """CREATE TABLE pairings (
        tournament TEXT NOT NULL, number INTEGER NOT NULL, round INTEGER NOT NULL, first_entrant INTEGER NOT NULL,
        second_entrant INTEGER NOT NULL, first_points DOUBLE PRECISION, second_points DOUBLE PRECISION, how TEXT NOT NULL,
        game INTEGER NOT NULL, room TEXT NOT NULL, made BIGINT NOT NULL, opened INTEGER NOT NULL, PRIMARY KEY (tournament, number)
    )""",
    "CREATE INDEX pairings_of_a_room ON pairings (room)",
)
DAYS_TABLES = (
    "ALTER TABLE turns ADD COLUMN names TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE vacations (member TEXT NOT NULL, starts BIGINT NOT NULL, ends BIGINT NOT NULL, PRIMARY KEY (member, starts))",
    "CREATE TABLE premoves (room TEXT NOT NULL, seat INTEGER NOT NULL, at INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (room, seat))",
)
HELD_SEATS = ("ALTER TABLE listings ADD COLUMN held BIGINT NOT NULL DEFAULT 0",)
OF_A_ROOM = ("listings", "visits", "pushes", "turns", "reports", "premoves")
"""Tables whose rows go with the log of their room (column ``room``). Results and ratings stay."""
VERSIONS: tuple[tuple[str, ...], ...] = (CLUB_TABLES, OPEN_TABLES, PUSH_TABLES, TURN_TABLES, TOURNAMENT_TABLES, DAYS_TABLES, HELD_SEATS)
"""The statements that lead from each version to the next. Version 0 has the log alone."""


def steps_from(version: int) -> list[str]:
    """The statements that bring a store of some version up to date."""
    if version > len(VERSIONS):
        raise StoreError(because("why-store-is-newer"))
    return [statement for step in VERSIONS[version:] for statement in step]
