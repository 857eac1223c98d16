"""Storage denied, files that do not load, plain http, invitations, addresses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route

from tests.server.guests import Server

from .pages import PHONE, Person, Visitors, visiting
from .proxy import Proxy

pytestmark = pytest.mark.browser

DENIED = """
for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
"""
FULL = """
Storage.prototype.setItem = function () { throw new DOMException("full", "QuotaExceededError"); };
"""
PLAIN_HTTP = """
Object.defineProperty(navigator, "clipboard", { value: undefined });
document.execCommand = () => false;
"""


# --- storage


@pytest.mark.parametrize("trouble", [DENIED, FULL])
def test_play_now_seats_you_where_nothing_can_be_stored(visitors: Visitors, trouble: str) -> None:
    ann = visitors.invite()
    ann.page.add_init_script(trouble)
    ann.play_now("rasanto")
    assert ann.page.evaluate("() => pipyard.said.mine") == [0]
    ann.page.reload()
    ann.settled()
    assert ann.page.evaluate("() => pipyard.said.mine") == [0]


def test_a_guest_who_cannot_store_anything_keeps_the_seat(visitors: Visitors) -> None:
    ann, ben = visitors.invite(), visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "open")
    ben.page.add_init_script(DENIED)
    ben.go(f"/t/{ann.room()}")
    ben.settled()
    ben.page.fill("#my-name", "Ben")
    ben.page.keyboard.press("Enter")
    ben.until("pipyard.said.mine.length == 1")
    ben.page.reload()
    ben.settled()
    assert ben.page.evaluate("() => pipyard.said.mine") == [1]


# --- what does not load


def expecting_trouble(visitors: Visitors, person: Person) -> None:
    """The page says that something went wrong: that is what is wanted here."""
    person.until("document.querySelector('[data-key=\"reload\"]')")
    visitors.troubles.clear()


@pytest.mark.parametrize(("language", "words"), [("en-GB", "could not be loaded"), ("de-CH", "nicht geladen")])
def test_texts_that_do_not_load_are_said_with_a_button_to_load_again(visitors: Visitors, language: str, words: str) -> None:
    ann = visitors.invite(language=language)
    broken = True

    def answer(route: Route) -> None:
        route.fulfill(status=503) if broken else route.fallback()

    ann.page.route("**/texts/*.ftl", answer)
    ann.go("/")
    expecting_trouble(visitors, ann)
    assert words in ann.page.inner_text("body")
    broken = False
    ann.page.click('[data-key="reload"]')
    ann.page.wait_for_selector(".card")
    visitors.troubles.clear()


def test_a_board_that_does_not_load_is_said_in_its_place(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/?all=yes")
    ann.page.wait_for_selector("[data-card]")
    chunk = re.compile(r"/assets/board-[^/]*\.js$")
    ann.page.route(chunk, lambda route: route.abort())
    ann.page.click('[data-game="dice_trip"][data-now]')
    ann.page.wait_for_url("**/t/**")
    expecting_trouble(visitors, ann)
    ann.page.unroute(chunk)
    ann.page.click('[data-key="reload"]')
    ann.page.wait_for_selector(".trip-map svg")
    visitors.troubles.clear()


# --- invitations


def test_a_guest_reads_who_invites_to_what_and_sits_down(visitors: Visitors) -> None:
    ann, ben = visitors.invite(), visitors.invite(PHONE)
    ann.set_up("dice_trip", "Ann", "me", "open")
    ben.go(f"/t/{ann.room()}")
    ben.settled()
    ben.until("document.querySelector('.invitation p')")
    words = ben.page.inner_text(".invitation")
    assert "Ann invites you to Dice Trip" in words
    assert "Send this link" not in words
    assert not ben.page.is_visible(".board")
    ben.page.fill("#my-name", "Ben")
    ben.page.click('[data-key="sit"]')
    ben.until("pipyard.said.mine.length == 1")
    ann.until("pipyard.said.chairs[1].name == 'Ben'")


def test_a_code_that_was_said_aloud_leads_to_the_table(visitors: Visitors) -> None:
    ann, ben = visitors.invite(PHONE), visitors.invite(PHONE)
    ann.set_up("rasanto", "Ann", "me", "open")
    ann.until("document.querySelector('[data-key=code]')")
    code = ann.page.inner_text("[data-key=code]")
    ben.go("/")
    ben.page.fill("#code", " ".join(code.lower()))
    ben.page.click("[data-key=join]")
    ben.page.wait_for_url(f"**/t/{ann.room()}")
    ben.settled()
    ben.page.fill("#my-name", "Ben")
    ben.page.click("[data-key=sit]")
    ann.until("pipyard.said.chairs[1].name == 'Ben'")
    # all seats are taken: the code leads nowhere any more
    ben.go("/")
    ben.page.fill("#code", code)
    ben.page.click("[data-key=join]")
    ben.until("document.querySelector('.have-code .sorry').innerText.includes('No table')")
    visitors.troubles = [trouble for trouble in visitors.troubles if "404" not in trouble]


def test_a_link_tells_a_messenger_who_invites_to_what(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("rasanto", '<Ann "&>', "me", "open")
    page = ann.page.request.get(f"{ann.base}/t/{ann.room()}").text()
    assert '<meta property="og:title" content="&lt;Ann &quot;&amp;&gt; invites you to Rasanto">' in page
    image = re.search(r'property="og:image" content="([^"]+)"', page)
    assert image
    assert image[1].startswith(f"{ann.base}/")
    assert ann.page.request.get(image[1]).headers["content-type"] == "image/png"
    # what is named after its contents is never asked for again
    script = re.search(r'src="[.][.](/assets/[^"]+[.]js)"', page)
    assert script
    assert "immutable" in ann.page.request.get(ann.base + script[1]).headers["cache-control"]
    assert ann.page.request.get(f"{ann.base}/assets/manifest.json").headers["cache-control"] == "no-cache"


def test_copying_the_link_says_what_became_of_it(visitors: Visitors) -> None:
    ann = visitors.invite(permissions=["clipboard-read", "clipboard-write"])
    ann.set_up("rasanto", "Ann", "me", "open")
    ann.page.click('[data-key="copy"]')
    ann.until("document.querySelector('[data-key=\"copied\"]')")
    assert ann.page.inner_text('[data-key="copied"]') == "Copied."
    assert ann.page.evaluate("() => navigator.clipboard.readText()").endswith(f"/t/{ann.room()}")


def test_on_plain_http_the_link_is_selected_and_nothing_is_pretended(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.page.add_init_script(PLAIN_HTTP)
    ann.set_up("rasanto", "Ann", "me", "open")
    ann.page.click('[data-key="copy"]')
    ann.until("document.querySelector('[data-key=\"copied\"]')")
    assert "copy it with the keyboard" in ann.page.inner_text('[data-key="copied"]')
    assert ann.page.evaluate("() => getSelection().toString()").endswith(f"/t/{ann.room()}")


# --- addresses


def shown(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("() => [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)")
    return found


def test_back_finds_search_filters_and_scroll_as_they_were(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    ann.go("/?all=yes")
    ann.page.wait_for_selector("[data-card]")
    ann.page.select_option("#pick-players", "2")
    ann.page.click('[data-mood="think"]')
    ann.page.fill("#search", "a")
    ann.page.select_option("#pick-order", "title")
    games = shown(ann)
    assert 3 < len(games) < 60
    card = f'[data-card="{games[-2]}"]'
    top = f"document.querySelector('{card}').getBoundingClientRect().top"
    last = ann.page.locator(f"{card} [data-now]")
    last.scroll_into_view_if_needed()
    ann.until("history.state && history.state.mark && scrollY > 0")
    before = ann.page.evaluate(f"() => {top}")
    last.click()
    ann.page.wait_for_url("**/t/**")
    ann.settled()
    ann.page.go_back()
    ann.page.wait_for_selector("[data-card]")
    assert shown(ann) == games
    assert ann.page.input_value("#search") == "a"
    assert ann.page.input_value("#pick-players") == "2"
    assert ann.page.get_attribute('[data-mood="think"]', "aria-pressed") == "true"
    ann.until(f"scrollY > 0 && Math.abs({top} - {before}) < 3")


def test_rules_in_a_language_and_a_game_have_addresses(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/rules/de/rasanto")
    ann.page.wait_for_selector("dialog.rules h2")
    assert ann.page.evaluate("() => document.documentElement.lang") == "de"
    assert ann.page.get_attribute("[data-key=rules-link]", "href") == "/rules/de/rasanto"
    ann.go("/play/rasanto")
    ann.page.wait_for_selector("dialog #name")
    assert "Rasanto" in ann.page.inner_text("dialog h2")


def test_two_tabs_of_one_seat_agree(visitors: Visitors) -> None:
    """What is played in one is seen in the other, and neither plays a move twice."""
    ann = visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "me")
    other = Person(ann.page.context.new_page(), ann.base, ann.quality)
    other.go(f"/t/{ann.room()}")
    for tab in (ann, other):
        tab.my_turn()
        tab.pick_from_list()
    ann.confirm()
    other.until("pipyard.state.picture.scene.dice.length == 1 && !pipyard.state.busy")
    # what was picked for a turn that is over is gone
    assert not other.state["move"]
    other.pick_from_list()
    other.confirm()
    ann.until("pipyard.state.picture.scene.dice.length == 2")
    assert ann.state["n"] == other.state["n"]


def test_from_the_search_one_key_leads_to_the_first_game(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/?q=rasanto")
    ann.page.wait_for_selector("[data-card]")
    ann.page.focus("#search")
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    ann.until("document.activeElement.dataset.game == 'rasanto'")


def test_everything_works_from_a_folder_of_a_host(chromium: Browser, server: Server) -> None:
    """Whatever asks for something outside the folder is noticed by the visitors."""
    proxy = Proxy(server.port, "/dice")
    with visiting(chromium, proxy.url) as guests:
        ann = guests.invite()
        ann.play_now("rasanto")
        ann.my_turn()
        ann.click_cell("0,4,4")
        ann.until("pipyard.state.move")
        ann.confirm()
        # figures of the rules come from there too
        ann.page.click('button[aria-label="Rules"]')
        ann.page.locator("dialog.rules img").first.scroll_into_view_if_needed()
        ann.until("document.querySelector('dialog.rules img').naturalWidth > 0")
        ann.page.keyboard.press("Escape")
        link = f"{proxy.url}/t/{ann.room()}"
        sent = ann.page.request.get(link, headers={"x-forwarded-prefix": "/dice"}).text()
        image = re.search(r'property="og:image" content="([^"]+)"', sent)
        assert image
        assert image[1].startswith(f"{proxy.url}/")
        ann.page.click("a.home")
        ann.page.wait_for_selector(".card")
        assert ann.page.url.startswith(f"{proxy.url}/")
        ann.go("/score")
        ann.until("document.querySelector('.score-home')?.href.endsWith('/dice/')")
        # the page without a network is kept in the folder, too
        assert ann.page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == f"{proxy.url}/"
    proxy.close()
