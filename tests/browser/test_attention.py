"""Calling a player: the screen stays on, the phone buzzes once, the icon has a dot, and who is away is notified if they want that."""

from __future__ import annotations

import pytest

from .pages import Person, Visitors, two_friends, whose_turn

pytestmark = [pytest.mark.browser, pytest.mark.flat]

DEVICE = """
window.done = [];
const note = (word) => window.done.push(word);
const lock = { released: false, release: async () => { lock.released = true; note("sleep"); } };
const wakeLock = { request: async () => { lock.released = false; note("awake"); return lock; } };
Object.defineProperty(Navigator.prototype, "wakeLock", { value: wakeLock });
Navigator.prototype.vibrate = () => { note("buzz"); return true; };
Navigator.prototype.setAppBadge = async () => note("dot");
Navigator.prototype.clearAppBadge = async () => note("no dot");
Object.defineProperty(Notification, "permission", { get: () => localStorage.allowed ?? "default" });
Notification.requestPermission = async () => { note("asked"); return (localStorage.allowed = "granted"); };
ServiceWorkerRegistration.prototype.showNotification = async (words) => note(words);
"""
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def opened(visitors: Visitors) -> tuple[Person, Person]:
    """Somebody who is to move, and somebody who waits, at devices that note what they are asked for."""
    for person in (people := two_friends(visitors, "el_dado")):
        person.page.add_init_script(DEVICE)
        person.page.reload()
        person.settled()
    return whose_turn(*people)


def done(person: Person, word: str) -> int:
    """How often the device did this."""
    found: int = person.page.evaluate("(word) => window.done.filter((one) => one == word).length", word)
    return found


def play(player: Person, other: Person) -> None:
    player.pick_from_list()
    player.confirm()
    other.until(f"pipyard.state.n >= {player.state['n']}")
    other.settled()


def test_my_turn_calls_me_once_and_lets_go(visitors: Visitors) -> None:
    player, other = opened(visitors)
    player.until("window.done.includes('dot')")
    assert [done(player, "dot"), done(player, "awake"), done(other, "dot"), done(other, "awake")] == [1, 1, 0, 1]
    buzzed = done(player, "buzz")
    other.page.click(".chat-part h2")
    play(player, other)
    player.until("window.done.includes('no dot')")
    other.until("window.done.includes('dot') && window.done.includes('buzz')")
    assert "●" in other.page.title()
    assert "●" not in player.page.title()
    play(other, player)
    assert [done(other, word) for word in ("dot", "buzz", "no dot")] == [1, 1, 1]
    assert [done(player, word) for word in ("dot", "buzz", "no dot")] == [2, buzzed + 1, 1]


def test_the_screen_may_sleep_while_the_page_is_hidden(visitors: Visitors) -> None:
    player, _ = opened(visitors)
    player.until("window.done.includes('awake')")
    player.page.evaluate(HIDE, True)
    player.until("window.done.includes('sleep')")
    player.page.evaluate(HIDE, False)
    player.until("window.done.filter((one) => one == 'awake').length == 2")


def test_who_agreed_is_notified_while_away_and_asked_once(visitors: Visitors) -> None:
    player, other = opened(visitors)
    assert not player.page.locator("[data-key=turn-notice]").count()
    other.page.click("[data-key=notify-yes]")
    other.until("!document.querySelector('[data-key=turn-notice]') && window.done.includes('asked')")
    other.page.evaluate(HIDE, True)
    play(player, other)
    other.until("window.done.includes('Your turn')")
    assert [done(other, "asked"), done(other, "Your turn")] == [1, 1]


def test_who_declined_is_not_asked_again(visitors: Visitors) -> None:
    _, other = opened(visitors)
    other.page.click("[data-key=notify-no]")
    other.until("!document.querySelector('[data-key=turn-notice]')")
    other.page.reload()
    other.settled()
    assert not other.page.locator("[data-key=turn-notice]").count()
    assert done(other, "asked") == 0


def test_an_invitation_goes_through_the_share_sheet_where_there_is_one(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.page.add_init_script("window.shared = []; navigator.share = async (what) => { window.shared.push(what); };")
    ann.set_up("el_dado", "Ann", "me", "open")
    ann.page.click("[data-key=share]")
    ann.until("window.shared.length == 1")
    assert ann.room() in ann.page.evaluate("() => window.shared[0].url")
