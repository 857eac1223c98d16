"""Past games, tallies, curves and leaderboards, read from the results."""

from __future__ import annotations

from typing import Any, Final

from pipyard.server.club.ratings import CERTAIN, Rating
from pipyard.server.club.results import BOT
from pipyard.server.protocol.club_messages import (
    BoardLine,
    Curve,
    GameTally,
    Leaderboard,
    OpponentTally,
    PastGame,
    PastGames,
    PastPlayer,
    RatingCard,
    RatingPoint,
)
from pipyard.server.store.script import Script

GAMES_PER_PAGE: Final = 30
"""Past games in one answer."""
MOST_OPPONENTS: Final = 50
LONGEST_CURVE: Final = 500
LONGEST_BOARD: Final = 100
MINE = """SELECT r.room, r.number, r.game, r.ended, r.rated, p.seat, p.mu_before, p.sigma_before, p.mu_after, p.sigma_after,
    NOT EXISTS (SELECT 1 FROM log WHERE log.room = r.room)
FROM players p JOIN results r ON r.room = p.room AND r.number = p.number"""
THEIRS = "SELECT seat, who, name, place, score FROM players WHERE room = ? AND number = ? ORDER BY seat"
TALLIES = """SELECT r.game, count(*), sum(CASE WHEN p.place = 1 THEN 1 ELSE 0 END)
FROM players p JOIN results r ON r.room = p.room AND r.number = p.number WHERE p.who = ? GROUP BY r.game ORDER BY count(*) DESC, r.game"""
OPPONENTS = """SELECT q.who, max(q.name), count(*), sum(CASE WHEN p.place < q.place THEN 1 ELSE 0 END),
    sum(CASE WHEN p.place > q.place THEN 1 ELSE 0 END)
FROM players p JOIN players q ON q.room = p.room AND q.number = p.number AND q.seat <> p.seat
WHERE p.who = ? AND q.who <> '' AND q.who <> p.who GROUP BY q.who ORDER BY count(*) DESC, q.who LIMIT ?"""
BOARD = """SELECT t.who, m.name, t.mu, t.sigma, t.games FROM ratings t LEFT JOIN members m ON m.id = t.who
WHERE t.game = ? AND t.sigma <= ? AND COALESCE(m.banned, 0) = 0 ORDER BY t.mu DESC, t.who LIMIT ?"""


def _apart(who: str) -> tuple[str, str]:
    """A member's id, or the name of a bot with its version."""
    return ("", who.removeprefix(BOT)) if who.startswith(BOT) else (who, "")


def past_games(who: str, game: str = "", opponent: str = "", first: int = 0, most: int = GAMES_PER_PAGE) -> Script[PastGames]:
    """A member's finished games, the newest first; of one game, or against one opponent."""
    where, values = ["p.who = ?"], [who]
    if game:
        where.append("r.game = ?")
        values.append(game)
    if opponent:
        where.append("EXISTS (SELECT 1 FROM players q WHERE q.room = p.room AND q.number = p.number AND q.who = ?)")
        values.append(opponent)
    asked = f"{MINE} WHERE {' AND '.join(where)} ORDER BY p.ended DESC, r.room, r.number LIMIT ? OFFSET ?"
    rows = yield asked, (*values, most + 1, first)
    found: list[PastGame] = []
    for row in rows[:most]:
        players = yield THEIRS, (row[0], row[1])
        found.append(_past_game(row, players))
    return PastGames(tuple(found), len(rows) > most)


def _past_game(row: tuple[Any, ...], players: list[tuple[Any, ...]]) -> PastGame:
    room, number, game, ended, rated, seat, mu_before, sigma_before, mu_after, sigma_after, gone = row
    listed = tuple([PastPlayer(*_apart(who), name, place, score) for _, who, name, place, score in players])
    if mu_after is None:
        return PastGame(room, number, game, ended, bool(rated), seat, listed, gone=bool(gone))
    after, before = Rating(mu_after, sigma_after), Rating(mu_before, sigma_before)
    return PastGame(room, number, game, ended, bool(rated), seat, listed, after.points, after.points - before.points, bool(gone))


def tallies(who: str) -> Script[tuple[GameTally, ...]]:
    rows = yield TALLIES, (who,)
    return tuple([GameTally(game, int(played), int(first)) for game, played, first in rows])


def opponents(who: str) -> Script[tuple[OpponentTally, ...]]:
    rows = yield OPPONENTS, (who, MOST_OPPONENTS)
    return tuple([OpponentTally(*_apart(other), name, int(a), int(b), int(c)) for other, name, a, b, c in rows])


def ratings_of(who: str) -> Script[tuple[RatingCard, ...]]:
    rows = yield "SELECT game, mu, sigma, games FROM ratings WHERE who = ? ORDER BY games DESC, game", (who,)
    return tuple([_card(game, Rating(mu, sigma), games) for game, mu, sigma, games in rows])


def _card(game: str, rating: Rating, games: int) -> RatingCard:
    return RatingCard(game, rating.points, rating.margin, games, rating.provisional)


def curve(who: str, game: str) -> Script[Curve]:
    """A rating after each of the latest games."""
    asked = f"{MINE} WHERE p.who = ? AND r.game = ? AND p.mu_after IS NOT NULL ORDER BY p.ended DESC LIMIT ?"
    rows = yield asked, (who, game, LONGEST_CURVE)
    after = [(int(row[3]), Rating(row[8], row[9])) for row in reversed(rows)]
    return Curve(tuple([RatingPoint(ended, rating.points, rating.margin) for ended, rating in after]))


def leaderboard(game: str) -> Script[Leaderboard]:
    rows = yield BOARD, (game, CERTAIN, LONGEST_BOARD)
    hidden = yield "SELECT count(*) FROM ratings WHERE game = ? AND sigma > ?", (game, CERTAIN)
    lines: list[BoardLine] = []
    for who, name, mu, sigma, games in rows:
        id, bot = _apart(who)
        rating = Rating(mu, sigma)
        lines.append(BoardLine(id, bot, name or bot, rating.points, rating.margin, games))
    return Leaderboard(game, tuple(lines), int(hidden[0][0]))


def rated_games() -> Script[tuple[str, ...]]:
    rows = yield "SELECT game FROM ratings GROUP BY game ORDER BY sum(games) DESC, game", ()
    return tuple([str(game) for (game,) in rows])
