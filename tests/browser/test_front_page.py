"""The front page in real browsers: invitations, a game of the day, shelves, pictures that move, and all games behind a fold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .pages import PHONE, Person, Visitors

pytestmark = pytest.mark.browser
FIRST_GAMES = Path(__file__).parents[2] / "web" / "src" / "lobby" / "first_games.json"
MOST_HEIGHT = {"desk": 5700, "phone": 7500}


BUTTONS = ".invitation [data-now], .invitation [data-key=we-find], .invitation [data-key=score]"


def assert_invitations_fit(ann: Person) -> None:
    bottoms: list[float] = ann.page.evaluate(
        f"() => [...document.querySelectorAll('{BUTTONS}')].map(one => one.getBoundingClientRect().bottom)"
    )
    assert len(bottoms) == 3
    assert max(bottoms) <= ann.page.evaluate("() => innerHeight")


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de", "es"])
def test_every_suggested_game_leaves_room_for_all_three_invitations_on_a_phone(visitors: Visitors, language: str) -> None:
    """A long text of the game that chance suggests must not push the last button off the first screen."""
    ann = visitors.invite(PHONE, language=language)
    ann.go("/")
    ann.page.wait_for_selector("[data-shelf]")
    now = "document.querySelector('[data-key=play-something] [data-now]').dataset.game"
    seen: set[str] = set()
    games = len(json.loads(FIRST_GAMES.read_text()))
    for turn in range(2 * games):
        # each number chooses the next of the other games
        ann.page.evaluate(f"() => {{ Math.random = () => {turn % games / games}; }}")
        ann.page.click('[data-key="another"]')
        seen.add(ann.page.evaluate(f"() => {now}"))
        assert_invitations_fit(ann)
    assert len(seen) == games


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_three_invitations_and_a_play_button_are_on_the_first_screen_and_the_page_is_short(visitors: Visitors, size: str) -> None:
    ann = visitors.invite(PHONE) if size == "phone" else visitors.invite()
    ann.go("/")
    ann.page.wait_for_selector("[data-shelf]")
    ann.until("[...document.querySelectorAll('.portrait')].slice(0, 2).every(image => image.complete)")
    assert_invitations_fit(ann)
    assert ann.page.evaluate("() => document.documentElement.scrollHeight") < MOST_HEIGHT[size]
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= ann.page.evaluate("() => innerWidth")
    shelves = ann.page.evaluate("() => [...document.querySelectorAll('[data-shelf]')].map(one => one.dataset.shelf)")
    assert shelves[:8] == ["first", "quick", "brain", "two", "six", "solo", "hand", "eyes"]
    assert not ann.page.locator("[data-card]").first.is_visible()


def test_something_is_played_with_one_click(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/")
    now = ann.page.locator('[data-key="play-something"]')
    first = now.locator("[data-now]").get_attribute("data-game")
    now.locator('[data-key="another"]').click()
    ann.until(f"document.querySelector('[data-key=play-something] [data-now]').dataset.game != '{first}'")
    now.locator("[data-now]").click()
    ann.page.wait_for_url("**/t/**")
    ann.settled()
    # and it is found again
    room = ann.room()
    ann.go("/")
    ann.page.click(f'.go-on a[href="/t/{room}"]')
    ann.page.wait_for_url(f"**/t/{room}*")


def test_so_many_people_with_so_many_minutes_find_what_fits(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/")
    ann.page.select_option("#we-are", "5")
    ann.page.select_option("#we-have", "15")
    assert "We are 5 people with 15 minutes" in ann.page.inner_text(".invitations")
    ann.page.click('[data-key="we-find"]')
    ann.until("document.querySelector('[data-card=doubles]')?.checkVisibility()")
    assert "players=5" in ann.page.url
    assert "minutes=15" in ann.page.url
    assert ann.page.locator('[data-card="rasanto"]').count() == 0
    ann.page.reload()
    ann.until("document.querySelector('[data-card=doubles]')?.checkVisibility()")
    assert ann.page.input_value("#pick-players") == "5"


def test_a_shelf_is_reached_by_its_name(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/")
    ann.page.click('[data-to="eyes"]')
    ann.until("document.activeElement.id == 'shelf-eyes'")
    top = ann.page.evaluate("() => document.activeElement.getBoundingClientRect().top")
    assert -1 <= top < ann.page.evaluate("() => innerHeight")


def test_the_fold_of_all_games_is_in_the_address(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/")
    ann.page.click('[data-key="find"]')
    ann.until("document.activeElement.id == 'search' && location.search.includes('all=yes')")
    ann.page.click(".all-games > summary")
    ann.until("!location.search.includes('all=yes') && !document.querySelector('.all-games').open")


def test_pictures_move_while_they_are_pointed_at(visitors: Visitors) -> None:
    ann, ben = visitors.invite(motion=True), visitors.invite()
    for person in (ann, ben):
        person.go("/")
        person.page.locator('[data-shelf="first"] [data-tile="rasanto"] h3').hover()
    picture = "document.querySelector('[data-shelf=first] [data-tile=rasanto] img')"
    ann.until(f"{picture}.src.endsWith('/api/film/rasanto.svg') && {picture}.complete && {picture}.naturalWidth")
    assert ben.page.evaluate(f"() => {picture}.src").endswith("/api/picture/rasanto.svg")
    ann.page.locator("h1").hover()
    ann.until(f"{picture}.src.endsWith('/api/picture/rasanto.svg')")


@pytest.mark.parametrize(
    ("language", "words", "first"),
    [("de-DE", "Spiel des Tages", "abquetschen"), ("es-ES", "Juego del día", "dice_trip"), ("fr-FR", "Jeu du jour", "bunte_kuh")],
)
def test_the_front_page_speaks_and_readable_titles_come_first(visitors: Visitors, language: str, words: str, first: str) -> None:
    ann = visitors.invite(PHONE, language=language)
    ann.go("/")
    assert words in ann.page.inner_text(".day")
    assert ann.page.locator("[data-card]").first.get_attribute("data-card") == first
