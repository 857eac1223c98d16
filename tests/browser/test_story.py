"""The page of every game, read as a new player reads it: whose turn it is, what to do, who leads; compared with the state.

Every game is opened once, the languages taking turns; the long run opens it in all five. Text mode needs no graphics, so a page costs
little. What is said is checked for keys, codes and coordinates.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from pipyard import shelf
from pipyard.rules.wording import headline

from .pages import Person, Visitors

pytestmark = pytest.mark.browser

LANGUAGES = {"en-GB": "en", "fr-FR": "fr", "nl-NL": "nl", "de-DE": "de", "es-ES": "es"}
CODES = {
    "a cell": r"(?<![\d.,])\d,\d,\d(?![\d,])",
    "a setting": r"\b[a-z]+=-?\d",
    "a place in millimetres": r"-?\d+\.\d+ -?\d+\.\d+ -?\d+",
    "a recording": r"~\w{6}|\bT\d+\.\d",
    "a die by its number": r"#\d",
    "something empty": r"undefined|NaN|\bnull\b|\[object|\{ ?\$",
    "a key": r"\b[a-z]+_[a-z_]+\b|\bverb [a-z]+",
}
STATE = """() => (pipyard.state.busy || pipyard.state.picture.turn.kind == "waiting" ? null : {
    turn: pipyard.state.picture.turn, scene: pipyard.state.picture.scene, mine: pipyard.said.mine,
    asked: [...document.querySelectorAll('.player')].map((card) => card.classList.contains('asked')),
    leads: [...document.querySelectorAll('.player')].map((card) => !!card.querySelector('.leads')),
    scores: [...document.querySelectorAll('.player')].map((card) => card.querySelector('.points')?.innerText ?? ''),
    prompt: document.querySelector('.prompt')?.innerText ?? '', status: document.querySelector('.turn')?.innerText ?? '',
    title: document.querySelector('h1').innerText, about: document.querySelector('.about').innerText,
    said: [...document.querySelectorAll('.side, .status')].map((part) => part.innerText).join("\\n"),
})"""
"""What the page says and what the state is, of one and the same moment; null while something is on its way."""


def faults(page: dict[str, Any]) -> Iterator[str]:
    """What a reader of this page would stumble over."""
    turn, scene, mine = page["turn"], page["scene"], page["mine"]
    for what, pattern in CODES.items():
        for found in re.findall(pattern, page["said"]):
            yield f"{what}: {found}"
    if not page["status"]:
        yield "nobody says whose turn it is"
    if turn["kind"] == "choose":
        if page["asked"] != [seat in turn["seats"] for seat in range(len(page["asked"]))]:
            yield "the cards mark other players than those who are asked"
        if set(mine) & set(turn["seats"]) and len(page["prompt"].split()) < 4:
            yield f"too short a prompt: {page['prompt']!r}"
    if turn["kind"] == "chance" and set(mine) & set(turn["rolls"]) and len(page["prompt"].split()) < 2:
        yield "nobody says what is rolled for"
    if turn["kind"] != "over" and scene is not None:
        if page["leads"] != [seat in scene["leaders"] for seat in range(len(page["leads"]))]:
            yield "the cards name other leaders than the game does"
        for score, shown in zip(scene["scores"], page["scores"], strict=False):
            if str(score) not in shown.replace(",", ".") and f"{score / 100:g}" not in shown.replace(",", ".") and "–" not in shown:
                yield f"a score of {score} is shown as {shown!r}"


MAKE = """async ([game, seats]) => {
    const places = Array.from({ length: seats }, (_, seat) => (seat ? { kind: "bot", bot: "random" } : { kind: "person", name: "Ada" }));
    const body = JSON.stringify({ game, seats: places, rolls: true });
    const answer = await fetch("/api/rooms", { method: "POST", headers: { "content-type": "application/json" }, body });
    return answer.json();
}"""


def opened(reader: Person, key: str) -> None:
    """A table of this game with quick bots, as soon as it has begun; whoever is asked, the page has to say so."""
    game = shelf.game(key)
    seats = next((count for count in game.info.seats if count >= max(2, game.fewest())), game.fewest())
    made = reader.page.evaluate(MAKE, [key, seats])
    (token,) = made["tokens"].values()
    reader.page.goto(f"{reader.base}/t/{made['room']}#0.{token}")
    reader.wait("window.pipyard?.state.picture && !pipyard.state.busy && pipyard.state.picture.turn.kind != 'waiting'")


def read(visitors: Visitors, keys: list[str], locale: str) -> dict[str, list[str]]:
    reader = visitors.invite(language=locale, rolls=True)
    reader.page.add_init_script("try { localStorage['pipyard.text-mode'] = 'true' } catch { /* no storage */ }")
    reader.go("/")
    found: dict[str, list[str]] = {}
    for key in keys:
        opened(reader, key)
        page = None
        while page is None:
            page = reader.page.evaluate(STATE)
        wrong = list(faults(page))
        title, sentences = headline(shelf.game(key), LANGUAGES[locale])
        if (page["title"], page["about"]) != (title, sentences.strip()):
            wrong.append(f"the page is headed {page['title']!r} and {page['about']!r}")
        if wrong:
            found[key] = wrong
    return found


@pytest.mark.parametrize("at", range(len(LANGUAGES)), ids=list(LANGUAGES.values()))
def test_the_page_of_every_game_says_what_the_state_says(visitors: Visitors, at: int) -> None:
    keys = shelf.keys()[at :: len(LANGUAGES)]
    assert read(visitors, keys, list(LANGUAGES)[at]) == {}


@pytest.mark.long
@pytest.mark.parametrize("locale", LANGUAGES, ids=list(LANGUAGES.values()))
def test_the_page_of_every_game_in_every_language(visitors: Visitors, locale: str) -> None:
    assert read(visitors, shelf.keys(), locale) == {}
