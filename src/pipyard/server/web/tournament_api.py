"""Tournaments over HTTP: make, join, direct, sit down, follow, and take the results home."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import structs
from starlette.responses import Response
from starlette.routing import BaseRoute

from pipyard.bots.bot import bot
from pipyard.core.errors import PipyardError
from pipyard.core.options import written
from pipyard.core.text import because
from pipyard.physics.physics_source import by_physics
from pipyard.server.botpool.bot_pool import check_budget
from pipyard.server.club import members, tournament_rows, tournaments
from pipyard.server.club.club import must_rate
from pipyard.server.club.members import ClubRefusal, Member
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.club_messages import SeekResult
from pipyard.server.protocol.tournament_messages import ChangeTournament, NewTournament, TakeSeat, TournamentGame, TournamentPage
from pipyard.server.room.fair_play import must_be_standard
from pipyard.server.store.base import StoreError
from pipyard.server.web.club_api import ClubRequest, club_routes, member_of
from pipyard.server.web.responses import answer, encoder
from pipyard.shelf import game

if TYPE_CHECKING:
    from pipyard.server.web.app import WebApp

MOST_PLAN_BYTES: Final = 6000
"""The longest description of a tournament."""
TWO: Final = 2
"""Those who meet."""


async def listed(asked: ClubRequest) -> Response:
    member = await member_of(asked.http, asked.club)
    found = await asked.run(tournament_rows.listed)
    return answer(structs.replace(found, may=await asked.run(partial(tournaments.may_make, member))))


async def make(asked: ClubRequest) -> Response:
    wish = await asked.body(NewTournament, MOST_PLAN_BYTES)
    member = await asked.me()
    try:
        plan = checked(wish, asked.site.lobby)
    except (StoreError, ClubRefusal):
        raise
    except PipyardError as error:
        raise ClubRefusal(error.text, 400) from None
    return await _shown(asked, await asked.run(partial(tournaments.make, plan, member)), member, 201)


def checked(wish: NewTournament, lobby: Lobby) -> NewTournament:
    """A plan whose games exist, are for two, and have a clock and bots that can play; with the options written out."""
    name = " ".join(wish.name.split())
    if not name:
        raise ClubRefusal(because("why-name-is-empty"), 400)
    if not (wish.clock or wish.bank):
        raise ClubRefusal(because("why-tournament-needs-a-clock"), 400)
    if len(set(wish.bots)) < len(wish.bots):
        raise ClubRefusal(because("why-arena-needs-two-bots"), 400)
    for each in wish.bots:
        bot(each)
        check_budget(each, lobby.bots.patience)
    games: list[TournamentGame] = []
    for one in wish.games:
        played = game(one.game, **one.options)
        played.start(TWO)
        if played.sides(TWO) != TWO:
            raise ClubRefusal(because("why-one-side-only", key=played.info.key, seats=TWO), 400)
        if lobby.no_physics and by_physics(played):
            raise ClubRefusal(because("why-cannot-simulate", title=played.info.title, what=lobby.no_physics), 400)
        if wish.rated:
            must_rate()
            must_be_standard(played)
        games.append(TournamentGame(played.info.key, {key: written(value) for key, value in played.options.changed().items()}))
    return structs.replace(wish, name=name, games=tuple(games))


async def shown(asked: ClubRequest) -> Response:
    return await _shown(asked, asked.id, await member_of(asked.http, asked.club))


async def _shown(asked: ClubRequest, id: str, member: Member | None, status: int = 200) -> Response:
    return answer(await _page(asked, id, member), status)


async def _page(asked: ClubRequest, id: str, member: Member | None) -> TournamentPage:
    found = await asked.run(partial(tournament_rows.whole, id))
    director = ""
    if found.row.director:
        director = (await asked.run(partial(members.by_id, found.row.director))).name
    return tournaments.page(found, member, director)


async def change(asked: ClubRequest) -> Response:
    """Join, leave, or direct."""
    wish = await asked.body(ChangeTournament)
    me, id = await asked.me(), asked.id
    keeper = asked.site.tournaments
    match wish.action:
        case "join":
            await asked.run(partial(tournaments.join, id, me))
        case "bot":
            try:
                bot(wish.bot)
                check_budget(wish.bot, asked.site.lobby.bots.patience)
            except PipyardError as error:
                raise ClubRefusal(error.text, 400) from None
            await asked.run(partial(tournaments.add_bot, id, wish.bot, me))
        case "leave":
            mine = (await asked.run(partial(tournament_rows.whole, id))).of(me.id)
            if mine is None:
                raise ClubRefusal(because("why-no-such-entrant"), 404)
            await keeper.close(await asked.run(partial(tournaments.withdraw, id, mine.number, me)))
        case "withdraw":
            await keeper.close(await asked.run(partial(tournaments.withdraw, id, wish.entrant, me)))
        case "begin":
            await asked.run(partial(tournaments.begin, id, me))
        case "result":
            await keeper.close([await asked.run(partial(tournaments.set_result, id, wish.pairing, wish.points, me))])
        case "stop":
            await asked.run(partial(tournaments.stop, id, me))
    try:
        return await _shown(asked, id, me)
    except ClubRefusal:
        return answer({})  # it was cancelled before it began


async def seat(asked: ClubRequest) -> Response:
    """Take one's seat at the table of the present pairing."""
    wish = await asked.body(TakeSeat)
    me = await asked.me()
    try:
        found = await asked.run(partial(tournament_rows.whole, asked.id))
        room, number, token = await asked.site.tournaments.seat(found, me, wish.device)
    except (StoreError, ClubRefusal):
        raise
    except PipyardError as error:
        raise ClubRefusal(error.text, 409) from None
    return answer(SeekResult(room, {number: token}), 201)


async def results_as_json(asked: ClubRequest) -> Response:
    await member_of(asked.http, asked.club)
    page = await _page(asked, asked.id, None)
    return Response(encoder.encode(page), media_type="application/json", headers=_file(asked, "json"))


async def results_as_csv(asked: ClubRequest) -> Response:
    """The standings, then all pairings."""
    await member_of(asked.http, asked.club)
    page = await _page(asked, asked.id, None)
    names = {one.number: safe(one.name) for one in page.entrants}
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(["place", "name", "points", "games", *page.tie_breaks])
    for line in page.standings:
        lines.writerow([line.place, names[line.entrant], line.points, line.played, *line.tie_breaks])
    lines.writerow([])
    lines.writerow(["round", "game", "first", "second", "first points", "second points", "decided", "room"])
    for one in page.pairings:
        lines.writerow([one.round, one.game, names[one.first], names.get(one.second, ""), *(one.points or ("", "")), one.end, one.room])
    return Response(text.getvalue(), media_type="text/csv; charset=utf-8", headers=_file(asked, "csv"))


def safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name


def _file(asked: ClubRequest, kind: str) -> dict[str, str]:
    name = "".join([each for each in asked.id if each.isalnum()])
    return {"content-disposition": f'attachment; filename="tournament-{name}.{kind}"'}


def routes(site: Callable[[], WebApp]) -> list[BaseRoute]:
    table = [
        ("/api/club/tournaments", listed, "GET"),
        ("/api/club/tournaments", make, "POST"),
        ("/api/club/tournaments/{id}", shown, "GET"),
        ("/api/club/tournaments/{id}", change, "POST"),
        ("/api/club/tournaments/{id}/seat", seat, "POST"),
        ("/api/club/tournaments/{id}/results.csv", results_as_csv, "GET"),
        ("/api/club/tournaments/{id}/results.json", results_as_json, "GET"),
    ]
    return club_routes(site, table)
