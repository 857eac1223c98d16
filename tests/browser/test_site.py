"""The site without a server: visited once, then the network is gone for good."""

from __future__ import annotations

import functools
import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page

from pipyard import lessons, puzzles
from tools.browser import ARGUMENTS, find_browser

from .pages import PATIENCE, Person, Visitors
from .test_lessons import pick, says
from .test_puzzles import play as solve
from .test_whole_games import write

pytestmark = pytest.mark.browser
SITE = Path(__file__).parents[2] / "build" / "site"
FOLDER = "games/dice"
"""Not the root of its host: a site works from any folder."""
GAME = "slide"
"""A short one."""
KEPT = "navigator.serviceWorker.controller && document.querySelector('.table-loading[hidden]')"


class Quiet(SimpleHTTPRequestHandler):
    """Plain files, as any web space serves them."""

    def log_message(self, format: str, *args: object) -> None:
        return


@contextmanager
def hosted(root: Path) -> Iterator[str]:
    """The site on a web space of plain files."""
    assert (SITE / "index.html").exists(), "the site is not built: python tools/static_site.py"
    (root / FOLDER).parent.mkdir(parents=True)
    shutil.copytree(SITE, root / FOLDER, copy_function=shutil.copy)
    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/{FOLDER}"
    host.shutdown()
    host.server_close()


@pytest.fixture(scope="module")
def offline(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody who has visited the site once. Its server is closed, so nothing can be fetched any more."""
    with hosted(tmp_path_factory.mktemp("web")) as address:
        visitors = Visitors(chromium, address, flat=True)
        ann = visitors.invite()
        ann.go("/")
        ann.wait(KEPT)
    yield ann
    visitors.go_home()
    assert visitors.troubles == []


def visit(person: Person, path: str) -> None:
    person.page.goto(f"{person.base}/?at={path}&quality=draft")


def begin(person: Person, game: str, *seats: str, options: dict[str, str] | None = None) -> None:
    """Set up a table in the form of a game, as people do, and wait until it is there."""
    visit(person, f"/play/{game}")
    person.fill_in("Ann", *seats, options=options)


def over(person: Person) -> bool:
    return bool(person.picture["turn"]["kind"] == "over")


def move(person: Person) -> None:
    before = person.state["n"]
    person.pick_from_list()
    person.page.click('[data-key="confirm"]:visible, .acts [data-key="quick-confirm"]:visible')
    person.wait(f"pipyard.state.n > {before}")


def reload_goes_on(person: Person) -> None:
    """After a reload the same game stands at the same move."""
    person.settled()
    before, scene = person.state["n"], person.picture["scene"]
    person.page.reload()
    person.wait("window.pipyard?.state.picture")
    person.settled()
    assert person.state["n"] == before
    assert person.picture["scene"] == scene


def test_a_game_against_a_bot_to_its_end_with_a_reload(offline: Person) -> None:
    begin(offline, GAME, "me", "bot:beginner")
    moves = 0
    while True:
        offline.wait(
            "!pipyard.state.busy && (pipyard.state.picture.turn.kind == 'over' || Object.keys(pipyard.state.picture.turn.moves).length)"
        )
        if offline.picture["turn"]["kind"] == "over":
            break
        if moves == 2:
            number, dice = offline.state["n"], offline.dice
            offline.page.reload()
            offline.my_turn()
            assert (offline.state["n"], offline.dice) == (number, dice)
        assert moves < 100
        move(offline)
        moves += 1
    offline.reads(".status", "The end")
    # the game can be seen again, step by step, as the table has written it
    offline.page.click('[data-key="replay"]')
    offline.until("window.pipyardReplay && pipyardReplay.steps > 4")


def test_two_at_one_screen_and_a_second_tab(offline: Person) -> None:
    begin(offline, "rasanto", "me", "me")
    for _ in range(2):
        offline.my_turn()
        move(offline)
    offline.settled()
    second = Person(offline.page.context.new_page(), offline.base, offline.quality)
    second.page.set_default_timeout(1000 * PATIENCE)
    second.page.goto(offline.page.url)
    second.my_turn()
    assert second.dice == offline.dice
    move(second)
    # the other tab has heard of it
    offline.until(f"pipyard.state.n >= {second.state['n']}")
    second.page.close()


def test_python_starts_from_its_memory_and_without_it(offline: Person) -> None:
    images = "caches.keys().then((names) => names.filter((name) => name.startsWith('pipyard-memory')))"
    assert len(offline.page.evaluate(f"() => {images}")) == 1
    # an image that is none is thrown away, and Python imports everything once more
    spoil = f"async () => {{ const [name] = await {images}; const kept = await caches.open(name);"
    offline.page.evaluate(spoil + " for (const one of await kept.keys()) await kept.put(one, new Response('nothing')); }")
    begin(offline, "rasanto", "me", "me")
    offline.my_turn()
    size = f"async () => {{ const [name] = await {images}; const kept = await caches.open(name); const [one] = await kept.keys();"
    assert offline.page.evaluate(size + " return one ? (await (await kept.match(one)).arrayBuffer()).byteLength : 0; }") > 1e7


def test_a_sheet_of_dice_trip_to_its_end(offline: Person) -> None:
    begin(offline, "dice_trip", "me", options={"reroll_seconds": "0"})
    for turn in range(80):
        offline.until("!pipyard.state.busy && (pipyard.state.picture.turn.kind == 'over' || pipyard.state.picture.turn.moves[0])")
        if over(offline):
            break
        if turn == 5:
            reload_goes_on(offline)
        write(offline)
        offline.settled()
    assert over(offline)
    assert offline.picture["scene"]["extra"]["sheets"][0]["empty"] == 0


def test_a_race_to_its_end(offline: Person) -> None:
    begin(offline, "clever_mole", "me", "me", options={"riddles": "1"})
    for hill in range(6):
        for key in ("a", "l"):
            offline.until("pipyard.state.picture.turn.kind == 'over' || document.querySelectorAll('.choices li button').length == 6")
            if over(offline):
                break
            offline.page.keyboard.press(key)
            heard = offline.page.locator(".lines li").count()
            offline.page.locator(".choices li button").nth(hill).click()
            offline.until(f"document.querySelectorAll('.lines li').length > {heard} || pipyard.state.picture.turn.kind == 'over'")
            if (hill, key) == (0, "a"):
                reload_goes_on(offline)
    assert over(offline)


def test_a_game_of_hands_to_its_end(offline: Person) -> None:
    begin(offline, "flickers", "me", "me", options={"max_rounds": "1"})
    for _ in range(2):
        offline.until("!pipyard.state.busy && document.querySelector('[data-key=\"act\"]')")
        before = offline.state["n"]
        offline.page.click('[data-key="act"]')
        offline.until(f"pipyard.state.n > {before + 1} && !pipyard.state.busy && pipyard.state.picture.turn.kind != 'chance'")
        reload_goes_on(offline)
    assert over(offline)


def test_tumblin_dice_to_its_end(offline: Person) -> None:
    begin(offline, "tumblin_dice", "me", "me", options={"goal": "rounds:1", "shot_seconds": "0"})
    for _ in range(20):
        offline.until(
            "!pipyard.state.busy && (pipyard.state.picture.turn.kind == 'over' || document.querySelector('[data-key=\"quick-shoot\"]'))"
        )
        if over(offline):
            break
        before = offline.state["n"]
        offline.page.click('[data-key="quick-shoot"]')
        offline.until(f"pipyard.state.n > {before} && !pipyard.state.busy && pipyard.state.picture.turn.kind != 'chance'")
    assert over(offline)


def write_rules(person: Person, old: str, new: str) -> None:
    """Replace some words of the file in the editor."""
    replace = """([old, now]) => {
        const { view } = pipyardInvent.editor;
        const from = view.state.doc.toString().indexOf(old);
        view.dispatch({ changes: { from, to: from + old.length, insert: now } });
    }"""
    person.page.evaluate(replace, [old, new])
    person.until("pipyardInvent.finding === null")


def test_a_game_is_invented_checked_measured_and_played_to_its_end(offline: Person) -> None:
    checked = "window.pipyardInvent && pipyardInvent.finding"
    visit(offline, "/invent")
    offline.until(f"{checked}?.problems.length === 0")
    # a mistake is found in its line while somebody types, and so is a loop that never ends
    write_rules(offline, "self.next_seat()", "self.next_seet()")
    offline.until(f"{checked}?.problems.length === 1")
    offline.reads(".findings", "next_seat")
    assert offline.page.is_disabled('[data-key="play-now"]')
    line = offline.page.evaluate("() => pipyardInvent.finding.problems[0].line")
    write_rules(offline, "self.next_seet()", "while True: pass")
    offline.until(f"{checked}?.problems[0]?.line === {line}")
    offline.reads(".findings", "a loop here never ends")
    write_rules(offline, "while True: pass", "self.next_seat()")
    write_rules(offline, "number(20, 1, 50", "number(2, 1, 50")
    offline.until(f"{checked}?.problems.length === 0")
    offline.page.click('[data-key="invent-report"]')
    report = offline.page.frame_locator("dialog iframe")
    report.locator("h1").wait_for()
    assert report.locator("h1").inner_text() == "New Game"
    assert report.locator("script").count() == 0
    offline.page.click("dialog button")
    offline.page.click('[data-key="play-now"]')
    offline.page.wait_for_url("**/?at=/t/**")
    for turn in range(2):
        offline.my_turn()
        if turn == 1:
            # the table starts again, and knows the rules
            offline.page.reload()
            offline.my_turn()
        move(offline)
    offline.until("pipyard.state.picture.turn.kind == 'over'")
    visit(offline, "/invent")
    offline.until(f"{checked}?.problems.length === 0 && pipyardInvent.editor.text.includes('number(2, 1, 50')")


def test_nothing_of_a_strangers_file_runs_before_somebody_says_so(offline: Person) -> None:
    offline.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit(offline, "/invent")
    offline.until("window.pipyardInvent && pipyardInvent.finding")
    offline.page.click('[data-key="invent-link"]')
    offline.reads(".files", "Copied")
    link = offline.page.evaluate("() => navigator.clipboard.readText()")
    offline.page.evaluate("() => localStorage.removeItem('pipyard.own-files')")
    offline.page.goto("about:blank")
    offline.page.goto(link)
    offline.reads(".stranger", "somebody else")
    assert "#" not in offline.page.url
    assert offline.page.is_disabled('[data-key="play-now"]')
    assert offline.page.evaluate("() => pipyardInvent.finding") is None
    offline.page.click('[data-key="invent-trust"]')
    offline.until("pipyardInvent.finding?.problems.length === 0")
    offline.page.goto("about:blank")
    offline.page.goto(f"{link[:-30]}x")
    offline.reads(".files", "does not hold a file")


def save_along(person: Person, path: Path) -> None:
    person.page.click(".manage summary")
    person.page.click('[data-key="along"]')
    with person.page.expect_download() as saving:
        person.page.click('[data-key="along-save"]')
    saving.value.save_as(path)


def go_on_with(person: Person, path: Path) -> None:
    """From the front page, with a saved game, for two at this screen."""
    with person.page.expect_file_chooser() as choosing:
        person.page.click('[data-key="moved-door"]')
    choosing.value.set_files(path)
    for seat in range(2):
        person.page.select_option(f"#seat-{seat}", "me")
    person.page.click('[data-key="moved-go"]')


def test_a_game_goes_from_the_site_to_a_server_and_back(offline: Person, visitors: Visitors, tmp_path: Path) -> None:
    begin(offline, "rasanto", "me", "me")
    for _ in range(2):
        offline.my_turn()
        move(offline)
    offline.settled()
    dice, room = offline.dice, offline.page.url
    save_along(offline, tmp_path / "site.txt")
    ann = visitors.invite()
    ann.go("/")
    go_on_with(ann, tmp_path / "site.txt")
    ann.page.wait_for_url("**/t/**")
    ann.my_turn()
    assert ann.dice == dice
    move(ann)
    ann.settled()
    dice = ann.dice
    save_along(ann, tmp_path / "server.txt")
    visit(offline, "/")
    go_on_with(offline, tmp_path / "server.txt")
    offline.page.wait_for_url("**/?at=/t/**")
    offline.my_turn()
    assert offline.page.url != room
    assert offline.dice == dice
    move(offline)


def test_a_lesson_to_its_end(offline: Person) -> None:
    visit(offline, "/learn/el_dado")
    offline.wait("window.pipyardLesson && pipyard.state.picture && !pipyard.state.busy")
    for step in lessons.lesson("el_dado").steps:
        says(offline, step.en)
        offline.settled()
        if step.do:
            pick(offline, step.do)
        else:
            offline.page.click('[data-key="lesson-next"]')
    offline.page.wait_for_selector('[data-key="lesson-play"]')


def test_a_puzzle_is_solved(offline: Person) -> None:
    visit(offline, "/puzzles/rasanto/2")
    offline.page.wait_for_selector(".puzzle-text")
    solve(offline, puzzles.puzzle("rasanto", 2).solutions()[0])
    offline.page.wait_for_selector('[data-key="puzzle-next"]')
    assert "rasanto/2" in offline.page.evaluate("() => JSON.parse(localStorage.getItem('pipyard.puzzles')).solved")


def test_rules_with_their_figures_and_another_language(offline: Person) -> None:
    visit(offline, "/rules/fr/rasanto")
    offline.until("[...document.querySelectorAll('dialog img')].some((one) => one.complete && one.naturalWidth > 0)")
    assert offline.page.evaluate("() => document.documentElement.lang") == "fr"


def test_a_score_is_kept_and_stays(offline: Person) -> None:
    visit(offline, "/score")
    offline.page.click('[data-card="dice_trip"]')
    offline.page.fill("#player-0", "Ann")
    offline.page.click("[data-key=finished]")
    for city, digits in enumerate(("11", "12")):
        offline.page.locator("[data-city] > :first-child").nth(city).click(force=True)
        for digit in digits:
            offline.page.click(f'[data-digit="{digit}"]')
    kept = "() => Math.max(...JSON.parse(localStorage.getItem('pipyard.companion')).games.map((one) => one.lines.length))"
    assert offline.page.evaluate(kept) == 2
    points = offline.page.inner_text(".trip-why")
    offline.page.reload()
    offline.page.wait_for_selector(".trip-why")
    assert offline.page.inner_text(".trip-why") == points


def test_a_score_is_kept_to_the_end_of_a_game(offline: Person) -> None:
    visit(offline, "/score")
    offline.page.click('[data-card="finish"]')
    offline.page.select_option("#count", "3")
    offline.page.click("main button[type=submit]")
    offline.page.locator("[data-claim=won]").nth(1).click()
    offline.page.wait_for_selector(".score-ending")
    offline.page.reload()
    offline.page.wait_for_selector(".score-ending [data-key=rematch]")
    games = offline.page.evaluate("() => JSON.parse(localStorage.getItem('pipyard.companion')).games")
    assert [one["result"]["ranks"] for one in games if one["game"] == "finish"] == [[2, 1, 2]]


def test_the_coach_of_dice_trip_thinks_here(offline: Person) -> None:
    visit(offline, "/score")
    offline.page.click('[data-card="dice_trip"]')
    offline.page.select_option("#count", "1")
    offline.page.fill("#player-0", "Bob")
    offline.page.click("main button[type=submit]")
    for face in "1235":
        offline.page.click(f'.tumblin-faces [data-face="{face}"]')
    offline.page.click("[data-key=keep]")
    for city in ("gent", "mons"):
        # two crosses in the middle of an empty sheet are a bad start
        offline.page.click('[data-number="x"]')
        offline.page.locator(f'[data-city="{city}"] > :first-child').click(force=True)
    offline.page.click("[data-key=coach]")
    offline.reads(".trip-advice li", "Better:")


def test_the_site_can_be_installed(chromium: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path / "web") as address, own_browser(chromium, tmp_path / "profile") as (_, page):
        page.goto(f"{address}/")
        ann = Person(page, address, "draft")
        ann.wait(KEPT)
        manifest_at = page.evaluate("() => document.querySelector('link[rel=manifest]').href")
        manifest = page.evaluate("(address) => fetch(address).then((answer) => answer.json())", manifest_at)
        start, scope = [urljoin(manifest_at, manifest[name]) for name in ("start_url", "scope")]
        assert scope == f"{address}/"
        assert start.startswith(scope)
        assert page.evaluate("() => navigator.serviceWorker.controller.scriptURL").startswith(scope)
        for icon in manifest["icons"]:
            assert page.evaluate("(address) => fetch(address).then((answer) => answer.ok)", urljoin(manifest_at, icon["src"]))
        line = page.context.new_cdp_session(page)
        assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


@contextmanager
def own_browser(chromium: Browser, profile: Path) -> Iterator[tuple[subprocess.Popen[str], Page]]:
    """A browser with a profile that outlives it, as a process that can be killed."""
    found = find_browser()
    assert found
    words = [
        found,
        *ARGUMENTS,
        "--headless=new",
        "--remote-debugging-port=0",
        f"--user-data-dir={profile}",
        "--no-first-run",
        "about:blank",
    ]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    # what else it says is read, so that it never waits for a reader
    rest = threading.Thread(target=process.stderr.read, daemon=True)
    try:
        door = next(line for line in process.stderr if line.startswith("DevTools listening on ")).split()[-1]
        rest.start()
        page = chromium.browser_type.connect_over_cdp(door).contexts[0].pages[0]
        page.set_default_timeout(1000 * PATIENCE)
        yield process, page
    finally:
        process.kill()
        process.wait()
        if rest.ident is not None:
            rest.join()
        process.stderr.close()


def test_after_the_browser_was_killed_the_game_stands_at_the_last_move_shown(chromium: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path / "web") as address:
        with own_browser(chromium, tmp_path / "profile") as (process, page):
            ann = Person(page, address, "draft")
            ann.go("/")
            ann.wait(KEPT)
            begin(ann, "rasanto", "me", "me")
            for _ in range(3):
                ann.my_turn()
                move(ann)
            ann.settled()
            # no time to tidy up: it is killed as soon as the move is seen
            shown, dice, room = ann.state["n"], ann.dice, page.url
            process.kill()
            process.wait()
        with own_browser(chromium, tmp_path / "profile") as (_, page):
            ann = Person(page, address, "draft")
            page.goto(room)
            ann.my_turn()
            assert ann.state["n"] == shown
            assert ann.dice == dice
            move(ann)


def test_dice_are_flicked_and_blown_without_a_server(offline: Person) -> None:
    begin(offline, "flickers", "me", "bot:beginner")
    offline.my_turn()
    before = offline.state["n"]
    offline.page.click('[data-key="act"]')
    # the die comes to rest, and the bot's hand flicks the next one
    offline.until(f"pipyard.state.n > {before + 3} && !pipyard.state.busy")
    offline.reads(".lines", "At rest")
    begin(offline, "dune", "me")
    offline.until("document.querySelector('[data-key=\"live-blow\"]')")
    before = offline.state["n"]
    offline.page.click('[data-key="live-blow"]')
    offline.until("document.querySelector('[data-key=\"live-end\"]')")
    offline.page.evaluate("() => document.activeElement.blur()")
    offline.page.keyboard.down(" ")
    offline.until(f"pipyard.state.n > {before} || pipyard.live.running && pipyard.steering.sent > 30")
    offline.page.keyboard.up(" ")
    offline.page.keyboard.press("Enter")
    offline.until(f"pipyard.state.n > {before + 1} && !pipyard.live.running && !pipyard.state.busy")
    offline.reads(".lines", "At rest")


def test_all_games_can_be_played() -> None:
    shelf = json.loads((SITE / "api" / "games.json").read_text("utf-8"))
    assert [card["key"] for card in shelf["games"] if card["unplayable"]] == []
