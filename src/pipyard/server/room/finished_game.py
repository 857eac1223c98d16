"""The result of a room's game, for the club."""

from __future__ import annotations

from pipyard.server.club.results import GameRecord, RecordedPlayer, bot_player
from pipyard.server.room.room_state import RoomState


def finished_game(room: RoomState) -> GameRecord | None:
    """The present game of a room as a result, if it is over and everybody has a rank."""
    match = room.match
    over = match.over if match is not None else None
    if match is None or over is None or len(over.ranks) != len(room.seats):
        return None
    scores = over.scores if len(over.scores) == len(room.seats) else (0,) * len(room.seats)
    players = [
        RecordedPlayer(bot_player(seat.bot) if seat.bot else seat.member, seat.name, rank, score)
        for seat, rank, score in zip(room.seats, over.ranks, scores, strict=True)
    ]
    rated = room.rated and len(players) > 1 and all([player.who for player in players])
    return GameRecord(
        room.key, room.games_begun, match.game.info.key, rated, tuple(players), match.game.sides(len(players)), room.tournament
    )
