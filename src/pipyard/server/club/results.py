"""Results of games. A result, its rating changes and the event that ended the game are one transaction.

The primary key (room, number of the game) decides between two processes, so nothing is rated twice.
"""

from __future__ import annotations

import time

from msgspec import Struct

import pipyard
from pipyard.server.club.ratings import START, START_DOUBT, Rating, rated
from pipyard.server.store.script import Script

BOT = "bot:"
"""The beginning of a bot's name among players. It ends with the version, since a bot of another version is another player."""
INSERT_RESULT = """INSERT INTO results (room, number, game, seats, rated, ended) VALUES (?,?,?,?,?,?)
ON CONFLICT (room, number) DO NOTHING RETURNING 1"""
INSERT_PLAYER = """INSERT INTO players (room, number, seat, who, name, place, score, ended, mu_before, sigma_before, mu_after, sigma_after)
VALUES (?,?,?,?,?,?,?,?,?,?,?,?)"""
UPDATE_RESULT = "UPDATE results SET ended = ? WHERE room = ? AND number = ? AND rated = 0 RETURNING 1"
INSERT_RATING = "INSERT INTO ratings (who, game, mu, sigma, games) VALUES (?,?,?,?,0) ON CONFLICT (who, game) DO NOTHING"
COUNT_GAME = "UPDATE ratings SET games = games + 1 WHERE who = ? AND game = ? RETURNING mu, sigma"
"""Locks the row, too."""


class RecordedPlayer(Struct, frozen=True):
    """Who held a seat at the end: a member's id, a bot (``bot:name@version``) or a guest (empty)."""

    who: str
    name: str
    rank: int
    score: int = 0


class GameRecord(Struct, frozen=True):
    """A finished game. Seat ``i`` played for side ``i % sides``."""

    room: str
    number: int
    game: str
    rated: bool
    players: tuple[RecordedPlayer, ...]
    sides: int
    tournament: str = ""
    """The tournament that the game decides a pairing of."""

    @property
    def counts(self) -> bool:
        """Whether the club keeps it: somebody of the club has played."""
        return any([player.who and not player.who.startswith(BOT) for player in self.players])


def bot_player(bot: str) -> str:
    return f"{BOT}{bot}@{pipyard.__version__}"


def record(finished: GameRecord, now: int = 0) -> Script[None]:
    """Store the result and change the ratings, once. The end of an unrated game that was taken back replaces the earlier one."""
    at = now or int(time.time() * 1000)
    key = (finished.room, finished.number)
    new = yield INSERT_RESULT, (*key, finished.game, len(finished.players), int(finished.rated), at)
    if not new:
        again = yield UPDATE_RESULT, (at, *key)
        if not again:
            return
        yield "DELETE FROM players WHERE room = ? AND number = ?", key
    changes = (yield from _rate(finished)) if finished.rated else {}
    for seat, player in enumerate(finished.players):
        before, after = changes.get(seat, (None, None))
        known = (*(before or (None, None)), *(after or (None, None)))
        yield INSERT_PLAYER, (*key, seat, player.who, player.name, player.rank, player.score, at, *known)


def _rate(finished: GameRecord) -> Script[dict[int, tuple[Rating, Rating]]]:
    """Change the ratings of all players; return those before and after, by seat. Rows are locked in order of their keys."""
    before: dict[str, Rating] = {}
    for who in sorted({player.who for player in finished.players}):
        yield INSERT_RATING, (who, finished.game, START, START_DOUBT)
        mu, sigma = (yield COUNT_GAME, (who, finished.game))[0]
        before[who] = Rating(float(mu), float(sigma))
    sides = [range(side, len(finished.players), finished.sides) for side in range(finished.sides)]
    teams = [[before[finished.players[seat].who] for seat in side] for side in sides]
    after = rated(teams, [finished.players[side[0]].rank for side in sides])
    by_seat = {seat: after[number][place] for number, side in enumerate(sides) for place, seat in enumerate(side)}
    for who in before:
        # a bot may hold several seats; its rating is the mean of what they earned
        earned = [by_seat[seat] for seat, player in enumerate(finished.players) if player.who == who]
        mean = Rating(sum([one.mu for one in earned]) / len(earned), sum([one.sigma for one in earned]) / len(earned))
        yield "UPDATE ratings SET mu = ?, sigma = ? WHERE who = ? AND game = ?", (mean.mu, mean.sigma, who, finished.game)
    return {seat: (before[player.who], by_seat[seat]) for seat, player in enumerate(finished.players)}
