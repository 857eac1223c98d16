"""Pages besides the tables: pictures of games, rules with figures, games in words, the triangle."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
from functools import cache
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard import rules, rulings
from pipyard.core.errors import PipyardError, UnknownGame
from pipyard.core.game import Game
from pipyard.core.scene import Die, Scene
from pipyard.core.text import because
from pipyard.pictures import figures, golden_films, positions
from pipyard.pictures.pyramid_drawing import Drawing, picture
from pipyard.pictures.scenes import film as moving_picture
from pipyard.pictures.scenes import scene_picture, share_picture
from pipyard.pictures.svg import png
from pipyard.quizzes import questions
from pipyard.rules import how_to_play, reference
from pipyard.rules.wording import wording
from pipyard.server.web.responses import answer, encoder, made_for, refused
from pipyard.server.web.triangle_api import TriangleAnswer, triangle
from pipyard.shelf import files, game, own
from pipyard.texts import languages

logger = logging.getLogger(__name__)
SVG: Final = "image/svg+xml"
SVG_CACHING: Final = "max-age=3600"
PACKED: Final = 6
"""How hard the pages of all games are compressed."""
CORNER_CELLS: Final = ("8,0,0", "7,1,0", "7,0,1", "6,2,0", "6,1,1", "6,0,2", "7,0,0", "6,1,0", "6,0,1", "6,0,0")


class RulingWords(Struct, frozen=True):
    """A question the books leave open, what they say about it (empty: nothing), and the decision."""

    question: str
    book: str
    decision: str


class OptionWords(Struct, frozen=True):
    """An option in words: its name, its meaning (one line of Markdown), the names of its values, and its source."""

    name: str
    text: str
    words: dict[str, str]
    source: str
    rulings: tuple[RulingWords, ...]


class GameWords(Struct, frozen=True):
    """A game in words: its title, a few sentences, its appeal in one line, its options and its presets by key."""

    title: str
    sentences: str
    fun: str
    options: dict[str, OptionWords]
    presets: dict[str, str]


def routes() -> list[Route]:
    """Routes of these pages."""
    return [
        Route("/api/picture/{key}.svg", _picture),
        Route("/api/picture/{key}.png", _preview_picture),
        Route("/api/film/{key}.svg", _film),
        Route("/api/triangle", _triangle),
        Route("/api/words/{language}", _words),
        Route("/api/rules/{language}", _all_pages),
        Route("/rules/{language}/{key}.md", _rules),
        Route("/rules/{language}/{key}/reference.md", _reference),
        Route("/rules/{language}/{key}/{number:short}.svg", _figure),
        Route("/rules/{language}/{key}/quiz.json", _quiz),
        Route("/rules/{language}/{key}/quiz-{number:short}.svg", _quiz_picture),
    ]


@cache
def shelved() -> dict[str, Game]:
    """Every game that can be opened; an unreadable file hides only itself."""
    found: dict[str, Game] = {}
    for key in [*files(), *own()]:
        try:
            found[key] = game(key)
        except UnknownGame:
            continue
        except Exception:
            logger.exception("the game %s cannot be opened", key)
    return found


@cache
def portrait(key: str) -> str:
    """A game's picture: its board in a typical position."""
    one = shelved()[key]
    try:
        scene = positions.typical(one)
    except (PipyardError, NotImplementedError):
        scene = Scene(table="")
    drawn = scene_picture(scene, one.info.title, pips=True) if scene.dice or scene.table != "pyramid" else None
    if drawn is not None:
        return drawn
    colours = [colour for heap in scene.heaps for colour in heap.dice] or list(scene.colours) or ["red", "green", "black"]
    heap = [Die(cell, colours[at % len(colours)]) for at, cell in enumerate(CORNER_CELLS)]
    return picture(Drawing(tuple(heap), show="near"), one.info.title, pips=True)


@cache
def portrait_png(key: str) -> bytes:
    """A game's picture as PNG: messengers do not show SVG."""
    one = shelved()[key]
    try:
        shared = share_picture(positions.typical(one), one.info.title)
    except (PipyardError, NotImplementedError):
        shared = None
    return png(shared or portrait(key))


@cache
def film(key: str) -> str:
    """A game's animation: the beginning of its golden game, else of a random game; its picture if there is nothing to animate."""
    one = shelved()[key]
    record = golden_films.records().get(key)
    try:
        scenes = golden_films.shown(one, record) if record else positions.moments(one)
        return moving_picture(scenes, one.info.title) or portrait(key)
    except (PipyardError, NotImplementedError):
        return portrait(key)


@cache
def words(language: str) -> bytes:
    """All games in words in one language."""
    found: dict[str, GameWords] = {}
    for key, one in shelved().items():
        worded = wording(one, language)
        options = {name: _option(one, name, language) for name in worded.options}
        found[key] = GameWords(worded.title, worded.sentences, worded.fun, options, worded.presets)
    return encoder.encode(found)


def _option(one: Game, name: str, language: str) -> OptionWords:
    option, key = type(one.options).fields[name], one.info.key
    behind = [RulingWords(found.question, found.book, found.decision) for found in rulings.behind(option, key, language)]
    return OptionWords(*wording(one, language).options[name], rulings.source_words(option, key, language), tuple(behind))


@cache
def page(language: str, key: str) -> str:
    """How to play a game, or the chapter about the pyramid, with figures as images, each with a text alternative."""

    def image(number: int, block: figures.Block) -> str:
        return figures.image(block, game, language, f"/rules/{language}/{key}/{number}.svg")

    return figures.replaced(how_to_play.chapter(language) if key == rules.PYRAMID else how_to_play.page(game(key), language), image)


@cache
def reference_page(language: str, key: str) -> str:
    """The reference of a game."""
    return reference.page(game(key), language)


@cache
def figure(language: str, key: str, number: int) -> str:
    """A figure of a page by number, from 1."""
    found = figures.blocks(rules.source(key, language))
    if not 1 <= number <= len(found):
        raise UnknownGame(because("why-page-has-no-figure", game=key, number=number))
    block = found[number - 1]
    return figures.draw(block.source, game, language, block.line)


@cache
def all_pages(language: str) -> bytes:
    """The rules and pictures of all games in one language, by address, packed: what a device keeps for when there is no network.

    Twelve times as long unpacked; so its parts are not cached one by one.
    """
    found: dict[str, str] = {}
    games = [key for key in shelved() if key not in own()]
    for key in [rules.PYRAMID, *games]:
        found[f"/rules/{language}/{key}.md"] = page.__wrapped__(language, key)
        for number, block in enumerate(figures.blocks(rules.source(key, language)), 1):
            found[f"/rules/{language}/{key}/{number}.svg"] = figures.draw(block.source, game, language, block.line)
    for key in games:
        found[f"/rules/{language}/{key}/reference.md"] = reference_page.__wrapped__(language, key)
        found[f"/api/picture/{key}.svg"] = portrait(key)
    return gzip.compress(encoder.encode(found), PACKED, mtime=0)


@cache
def quiz(language: str, key: str) -> bytes:
    """The quiz at the end of How to play; an empty list if there is none."""
    return encoder.encode(questions.asked(game(key), language))


@cache
def quiz_picture(language: str, key: str, number: int) -> str:
    """The position of a question by number, from 1."""
    return questions.drawn(game(key), number, language)


def forget() -> None:
    """Drop everything cached about a game whose rules have changed."""
    for made in (shelved, portrait, portrait_png, film, words, page, reference_page, figure, all_pages, quiz, quiz_picture):
        made.cache_clear()


async def _picture(request: Request) -> Response:
    key = request.path_params["key"]
    if key not in await asyncio.to_thread(shelved):
        return refused(request, because("why-no-such-game"), 404)
    return _svg(await asyncio.to_thread(portrait, key))


async def _preview_picture(request: Request) -> Response:
    """A game's picture for messengers."""
    key = request.path_params["key"]
    if key not in await asyncio.to_thread(shelved):
        return refused(request, because("why-no-such-game"), 404)
    return Response(await asyncio.to_thread(portrait_png, key), media_type="image/png", headers={"cache-control": SVG_CACHING})


async def _film(request: Request) -> Response:
    key = request.path_params["key"]
    if key not in await asyncio.to_thread(shelved):
        return refused(request, because("why-no-such-game"), 404)
    return _svg(await asyncio.to_thread(film, key))


async def _triangle(request: Request) -> Response:
    return answer(await asyncio.to_thread(_triangle_now))


def _triangle_now() -> TriangleAnswer:
    return triangle([one.info for one in shelved().values()])


async def _words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in languages():
        return refused(request, because("why-language-not-spoken"), 404)
    found = await asyncio.to_thread(words, language)
    return Response(found, media_type="application/json", headers={"cache-control": "no-cache"})


async def _all_pages(request: Request) -> Response:
    """Large, and the same for weeks: a device that has it already gets a short answer."""
    language = request.path_params["language"]
    if language not in languages():
        return refused(request, because("why-language-not-spoken"), 404)
    packed = await asyncio.to_thread(all_pages, language)
    mark = f'"{hashlib.sha256(packed).hexdigest()[:32]}"'
    headers = {"cache-control": "no-cache", "etag": mark, "vary": "accept-encoding"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == mark:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(await asyncio.to_thread(gzip.decompress, packed), media_type="application/json", headers=headers)
    return Response(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})


async def _rules(request: Request) -> Response:
    """How to play a game, in a language or in English."""
    return await made_for(request, page, [rules.PYRAMID, *files(), *own()], "text/markdown")


async def _reference(request: Request) -> Response:
    """The reference of a game."""
    return await made_for(request, reference_page, [*files(), *own()], "text/markdown")


async def _figure(request: Request) -> Response:
    number = request.path_params["number"]
    known = [rules.PYRAMID, *files(), *own()]
    return await made_for(request, lambda language, key: figure(language, key, number), known, SVG, SVG_CACHING)


async def _quiz(request: Request) -> Response:
    return await made_for(request, quiz, [*files(), *own()], "application/json")


async def _quiz_picture(request: Request) -> Response:
    number = request.path_params["number"]
    return await made_for(request, lambda language, key: quiz_picture(language, key, number), [*files(), *own()], SVG, SVG_CACHING)


def _svg(drawn: str) -> Response:
    return Response(drawn, media_type=SVG, headers={"cache-control": SVG_CACHING})
