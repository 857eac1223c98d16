"""The handbook from plain files, without a server: its search, in several languages, and the switch between versions."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as Tab

from pipyard.handbook import search_index, versions
from pipyard.handbook.template import SCRIPT, Page, written

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parents[2]
RULES = '<p>Place a die.</p><h2 id="end">Scoring</h2><p>Whoever crosses the ridge first wins the game.</p>'
PAGES = [
    Page("en/index.html", "Games", "<p>All games.</p>"),
    Page("en/games/el_dado.html", "El Dado", RULES),
    Page("de/index.html", "Spiele", "<p>Alle Spiele.</p>", "de"),
    Page("de/games/el_dado.html", "El Dado", '<h2 id="ende">Wertung</h2><p>Die Glückswürfel zählen doppelt.</p>', "de"),
]
DOCUMENTS = [Page("developers/host.html", "Running a table", '<h2 id="backups">Backups</h2><p>Export the rooms.</p>')]


def write(out: Path, version: str, pages: list[Page]) -> None:
    book = versions.make_room(out, version)
    scripts = search_index.scripts(pages, DOCUMENTS)
    files = {**{page.path: written(page, version) for page in [*pages, *DOCUMENTS]}, **scripts}
    for path, text in files.items():
        (book / path).parent.mkdir(parents=True, exist_ok=True)
        (book / path).write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "web" / "handbook" / SCRIPT, book)
    versions.lead(out)


@pytest.fixture
def handbook(tmp_path: Path) -> Path:
    write(tmp_path, "0.1.0", PAGES[:1] + PAGES[2:3])
    write(tmp_path, "0.2.0", PAGES)
    return tmp_path


@pytest.fixture
def tab(chromium: Browser) -> Iterator[Tab]:
    context = chromium.new_context(java_script_enabled=True)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    context.close()
    assert troubles == []


def test_the_first_page_leads_to_the_newest_version(handbook: Path, tab: Tab) -> None:
    (handbook / "0.2.0" / "index.html").write_text("<title>newest</title>", encoding="utf-8")
    tab.goto((handbook / "index.html").as_uri())
    tab.wait_for_url("**/0.2.0/index.html")
    assert tab.title() == "newest"


@pytest.mark.parametrize(
    ("lang", "asked", "first", "address"),
    [
        ("en", "ridg", "El Dado · Scoring", "en/games/el_dado.html#end"),
        ("de", "gluckswurfel", "El Dado · Wertung", "de/games/el_dado.html#ende"),
        ("de", "würfel", "El Dado · Wertung", "de/games/el_dado.html#ende"),
        ("de", "backup", "Running a table · Backups", "developers/host.html#backups"),
    ],
)
def test_a_word_is_found_and_opened_with_keys(handbook: Path, tab: Tab, lang: str, asked: str, first: str, address: str) -> None:
    tab.goto((handbook / "0.2.0" / lang / "index.html").as_uri())
    tab.keyboard.press("/")
    tab.keyboard.type(asked)
    expect(tab.locator(".found a").first).to_contain_text(first)
    expect(tab.locator(".found mark").first).to_be_visible()
    tab.keyboard.press("ArrowDown")
    tab.keyboard.press("Enter")
    tab.wait_for_url(f"**/0.2.0/{address}")
    assert tab.locator(f"[id='{address.partition('#')[2]}']").is_visible()


def test_words_that_stand_nowhere_are_answered_too(handbook: Path, tab: Tab) -> None:
    tab.goto((handbook / "0.2.0" / "de" / "index.html").as_uri())
    tab.fill("form.search input", "ridge wertung")
    expect(tab.locator(".found")).to_contain_text("Nichts gefunden")
    tab.keyboard.press("Escape")
    assert tab.locator(".found").is_hidden()


def test_the_same_page_of_another_version_is_opened_where_there_is_one(handbook: Path, tab: Tab) -> None:
    tab.goto((handbook / "0.2.0" / "de" / "index.html").as_uri())
    tab.select_option("select.version", "0.1.0")
    tab.wait_for_url("**/0.1.0/de/index.html")
    assert tab.locator("select.version").input_value() == "0.1.0"
    tab.goto((handbook / "0.2.0" / "de" / "games" / "el_dado.html").as_uri())
    tab.select_option("select.version", "0.1.0")
    tab.wait_for_url("**/0.1.0/de/index.html")


def test_without_scripts_everything_can_be_read(handbook: Path, chromium: Browser) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((handbook / "0.2.0" / "en" / "games" / "el_dado.html").as_uri())
    assert page.locator("form.search").is_hidden()
    assert "ridge" in page.locator("main").inner_text()
    page.click("a.version")
    page.wait_for_url("**/versions.html")
    context.close()
