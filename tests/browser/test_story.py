"""The page of every game, read as a new player reads it, and compared with the state.

Whose turn is it, what may I do, what has just happened, who leads and by what, how did it end? Every game is read at a few positions along
it, the last one its end, and the languages take turns; the long run reads a hundred. A room without a server writes what the page is sent,
so a position costs little, and so does text mode, which needs no graphics. What is said, and what a screen reader is told, is checked for
keys, codes, coordinates and words of other languages.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from pipyard import shelf
from tests.server.guests import Server

from .pages import Person, Visitors
from .read_positions import LANGUAGES, NAMES, WORD, Position, all_positions, vocabulary

pytestmark = [pytest.mark.browser, pytest.mark.flat]

CODES = {
    "a cell": r"(?<![\d.,])\d,\d,\d(?![\d,])",
    "a setting": r"\b[a-z]+=-?\d",
    "a place in millimetres": r"-?\d+\.\d+ -?\d+\.\d+ -?\d+",
    "a recording": r"~\w{6}|\bT\d+\.\d",
    "a die by its number": r"#\d",
    "something empty": r"undefined|NaN|\bnull\b|\[object|\{ ?\$",
    "a key": r"\b[a-z]+_[a-z_]+\b|\bverb [a-z]+",
}
PAGE = """() => {
    const text = (selector) => document.querySelector(selector)?.innerText ?? '';
    const cards = [...document.querySelectorAll('.player')];
    return {
        asked: cards.map((card) => card.classList.contains('asked')),
        leads: cards.map((card) => !!card.querySelector('.leads')),
        scores: cards.map((card) => card.querySelector('.points')?.innerText ?? ''),
        prompt: text('.prompt'), status: text('.turn'),
        log: [...document.querySelectorAll('.log-part li')].slice(0, 12).map((item) => item.textContent),
        title: text('h1'), about: text('.about'), ending: text('.ending'), roll: text('[data-key=roll]'),
        far: document.querySelectorAll('.ending .far').length, counts: text('.ending .counted') || text('.counts'),
        standings: [...document.querySelectorAll('.ending .standing')].map((row) => row.innerText),
        offers: document.querySelectorAll('.side button:enabled, .side input:enabled, .side select, .ground button, .board button').length,
    };
}"""


class Table:
    """A page without a server behind its socket: it shows the positions that it is sent."""

    def __init__(self, visitors: Visitors, room: str, locale: str) -> None:
        self.person: Person = visitors.invite(language=locale, rolls=True)
        self.language = LANGUAGES[locale]
        self.line: WebSocketRoute | None = None
        page = self.person.page
        page.add_init_script("try { localStorage['pipyard.text-mode'] = 'true' } catch { /* no storage */ }")
        page.route_web_socket("**/ws", self._dial)
        self.person.go(f"/t/{room}")

    def _dial(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda text: self._hear(line, json.loads(text)))

    def _hear(self, line: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["t"] == "ping":
            line.send(json.dumps({"t": "pong", "id": message["id"], "n": 0}))

    def show(self, position: Position) -> tuple[dict[str, Any], str]:
        """What the page says, and what a screen reader is told, once everything is drawn."""
        while self.line is None:
            self.person.page.wait_for_timeout(10)
        self.line.send(position.table)
        self.line.send(position.update)
        self.person.wait(
            f"window.pipyard?.said?.room == '{position.room}' && pipyard.said.n == {position.news['n']} && !pipyard.state.busy"
        )
        return self.person.page.evaluate(PAGE), self.person.page.locator("main").aria_snapshot()


def faults(position: Position, page: dict[str, Any], told: str, language: str) -> Iterator[str]:
    """What a reader of this page would stumble over."""
    # roles and attributes of the tree are no words of the page
    said = re.sub(r"^\s*- '?(/\w+: .*|\w+)|\[[\w=-]+\]", "", told, flags=re.MULTILINE)
    for what, pattern in CODES.items():
        for found in re.findall(pattern, said):
            yield f"{what}: {found}"
    known = vocabulary(language) | {
        *map(str.lower, WORD.findall(json.dumps(position.news["picture"]["scene"]["extra"].get("map"), ensure_ascii=False)))
    }
    for word in sorted({*WORD.findall(said)} - {*NAMES}):
        if word.lower() not in known and len(word) > 1:
            yield f"no word of this language: {word}"
    if (page["title"], page["about"]) != (position.title, position.about):
        yield f"the page is headed {page['title']!r} and {page['about']!r}"
    yield from faults_of_turn(position, page, told)
    yield from faults_of_news(position, page)
    yield from faults_of_score(position, page, told)


def faults_of_turn(position: Position, page: dict[str, Any], told: str) -> Iterator[str]:
    """Whose turn is it, and what may I do?"""
    turn = position.news["picture"]["turn"]
    asked = turn.get("seats", []) if turn["kind"] == "choose" else []
    rolling = turn.get("rolls", []) if turn["kind"] == "chance" else []
    if not page["status"] or spaced(page["status"]) not in spaced(told):
        yield f"whose turn it is, a screen reader is not told: {page['status']!r}"
    if page["asked"] != [seat in asked for seat in range(len(position.names))]:
        yield "the cards mark other players than those who are asked"
    for seat, name in enumerate(position.names):
        here = re.search(rf"\b{name}\b", page["status"]) is not None
        if turn["kind"] != "over" and position.reader not in (*asked, *rolling) and here != (seat in (*asked, *rolling)):
            yield f"{name} is {'' if here else 'not '}named: {page['status']!r}"
    if position.reader in asked:
        if len(page["prompt"].split()) < 4:
            yield f"too short a prompt: {page['prompt']!r}"
        if not page["offers"]:
            yield "nothing can be chosen"
    # whoever has just played "roll" has asked for the dice already
    (*_, last) = position.news["lines"]
    begged = last["seat"] == position.reader and last["text"].split()[0] in {"roll", "reroll"}
    if position.reader in rolling and not begged and (not page["roll"] or len(page["prompt"].split()) < 2):
        yield f"nobody says what is rolled for: {page['roll']!r}, {page['prompt']!r}"


def faults_of_news(position: Position, page: dict[str, Any]) -> Iterator[str]:
    """What has just happened?"""
    picture = position.news["picture"]
    (*_, last) = position.news["lines"]
    who = last["seat"] if last["seat"] >= 0 else last["by"]
    # who made a shot is named by the entry before its outcome; where all throw at once, or dice are dealt, it is nobody
    newest = " ".join(page["log"][: 2 if re.search(r"^T\d|@", last["text"]) else 1])
    if not newest:
        yield "nobody says what has happened"
    elif who >= 0 and position.names[who] not in newest and not re.fullmatch(r"[0-6]{7,}", last["text"]):
        yield f"{position.names[who]} is not named for {last['text']!r}: {newest!r}"
    if re.fullmatch(r"[1-6]", last["text"]) and last["text"] not in newest:
        yield f"nobody says that {last['text']} was rolled: {newest!r}"
    cells = re.findall(r"(?<!\S)\d,\d,\d(?!\S)", last["text"])
    if len(cells) == 1 and last["seat"] >= 0 and place_name(cells[0]) not in newest:
        yield f"nobody names {place_name(cells[0])} of {last['text']!r}: {newest!r}"
    scores = (picture["scene"] or {}).get("scores", [])
    for seat, (before, now) in enumerate(zip(position.scores, scores, strict=False)):
        if before != now and len(position.scores) == len(scores) and not any(one in " ".join(page["log"]) for one in written(now)):
            yield f"nobody says that {position.names[seat]} now has {now}"


def faults_of_score(position: Position, page: dict[str, Any], told: str) -> Iterator[str]:
    """Who leads, and by what? And at the end: who won, and why?"""
    turn, scene = position.news["picture"]["turn"], position.news["picture"]["scene"] or {}
    names, over = position.names, turn["kind"] == "over"
    scores = turn.get("scores", []) if over else scene.get("scores", [])
    leaders = [] if over else scene.get("leaders", [])
    if page["leads"] != [seat in leaders for seat in range(len(names))]:
        yield "the cards name other leaders than the game does"
    if scores and not page["counts"] and not scene.get("say"):
        yield "nobody says what counts"
    for score, shown in zip(scores, page["scores"], strict=False):
        if "–" not in shown and not any(one in shown for one in written(score)):
            yield f"a score of {score} is shown as {shown!r}"
    if not over:
        return
    ranks = turn["ranks"]
    for seat, name in enumerate(names):
        if ranks[seat] == 1 and position.reader != seat and name not in page["ending"].split("\n")[0]:
            yield f"{name} has won: {page['ending']!r}"
    order = sorted(range(len(names)), key=lambda seat: ranks[seat] or len(names))
    ranked = [next((seat for seat in order if names[seat] in row), -1) for row in page["standings"]]
    if ranked != order:
        yield f"the ending ranks {page['standings']} by {ranks}"
    if page["far"] != len([far for far in scene.get("progress", []) if far]):
        yield f"the ending does not say how far everybody is: {page['ending']!r}"
    if len(page["ending"].split("\n")) < 3 or spaced(page["ending"].split("\n")[0]) not in spaced(told):
        yield f"the ending is not told: {page['ending']!r}"


def spaced(text: str) -> str:
    """With one plain space between two words."""
    return " ".join(text.split())


def written(score: int) -> tuple[str, ...]:
    """A score as it may stand on the page; times in seconds, with the comma of some languages."""
    return str(score), f"{score / 100:g}", f"{score / 100:g}".replace(".", ",")


def place_name(cell: str) -> str:
    """What the board calls a place (``web/src/rules/place_names.ts``)."""
    x, y, z = map(int, cell.split(","))
    height = 8 - x - y - z
    return f"{'abcdefghi'[x]}{y + 1}" + (f".{height}" if height > 0 else "")


def read(visitors: Visitors, server: Server, keys: list[str], count: int, seed: int, locales: list[str]) -> dict[str, list[str]]:
    """The faults of these games, by game and language."""
    room, _ = server.room("rasanto", "me", "me")
    found: dict[str, list[str]] = {}
    sent = all_positions(keys, count, seed, [LANGUAGES[locale] for locale in locales])
    for locale in locales:
        table = Table(visitors, room, locale)
        for position in sent[table.language]:
            wrong = dict.fromkeys(faults(position, *table.show(position), table.language))
            known = found.setdefault(f"{position.game} in {table.language}", [])
            known += [one for one in wrong if one not in known]
    return {where: wrong for where, wrong in found.items() if wrong}


@pytest.mark.parametrize("at", range(len(LANGUAGES)), ids=list(LANGUAGES.values()))
def test_the_page_of_every_game_says_what_the_state_says(visitors: Visitors, server: Server, at: int) -> None:
    """Each in three languages."""
    locales = [*LANGUAGES][at:] + [*LANGUAGES][:at]
    assert read(visitors, server, shelf.keys()[at :: len(LANGUAGES)], 3, 1, locales[:3]) == {}


@pytest.mark.long
@pytest.mark.parametrize("locale", LANGUAGES, ids=list(LANGUAGES.values()))
def test_the_page_of_every_game_in_every_language(visitors: Visitors, server: Server, locale: str) -> None:
    """At a hundred positions, twenty of them in each language for each game."""
    assert read(visitors, server, shelf.keys(), 20, 2 + [*LANGUAGES].index(locale), [locale]) == {}


@pytest.mark.long
def test_the_texts_of_every_game_in_every_language() -> None:
    """The texts alone, without a page, at a hundred positions of each game (``web/src/table/story.test.ts``)."""
    done = subprocess.run(
        [sys.executable, "tools/web.py", "story"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PIPYARD_POSITIONS": "100:7"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-8000:]
