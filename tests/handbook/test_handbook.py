"""The handbook: it can be built, nothing in it leads nowhere, and it asks nobody else for anything."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

import pytest

from pipyard import __version__, rulings, shelf
from pipyard.core.errors import PipyardError
from pipyard.handbook import site, versions
from pipyard.handbook.markup import marked
from pipyard.handbook.players import seats
from pipyard.handbook.template import LANGUAGE_NAMES, way
from pipyard.handbook.triangle_drawing import _aside
from pipyard.quizzes import questions
from pipyard.rules import glossary

ROOT = Path(__file__).resolve().parents[2]
KEYS = [one.info.key for one in shelf.games() if one.module.startswith("pipyard.books.")]


@pytest.fixture(scope="module")
def handbook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("handbook")
    faults = site.write(ROOT, out)
    assert not faults, "\n".join(faults)
    return out / __version__


def text(handbook: Path, page: str) -> str:
    return (handbook / page).read_text(encoding="utf-8")


def test_every_game_has_a_page_and_a_picture_in_every_language(handbook: Path) -> None:
    for key in KEYS:
        assert (handbook / "pictures" / f"{key}.svg").read_text(encoding="utf-8").startswith("<")
        for lang in LANGUAGE_NAMES:
            page = text(handbook, f"{lang}/games/{key}.html")
            assert f"pipyard play {key}" in page
            assert f"pictures/{key}.svg" in page
            assert 'class="triangle"' in page


def test_the_handbook_has_the_colours_of_the_table(handbook: Path) -> None:
    assert text(handbook, "handbook.css").startswith((ROOT / "web/src/ui/tokens.css").read_text(encoding="utf-8"))


def test_the_shelves_stand_in_the_order_of_books_and_numbers(handbook: Path) -> None:
    page = text(handbook, "de/index.html")
    assert page.index('id="kosmos"') < page.index("captain_flint") < page.index("rasanto") < page.index('id="abacus"')


def test_rules_show_their_figures_and_the_place_in_the_triangle(handbook: Path) -> None:
    page = text(handbook, "fr/games/rasanto.html")
    assert 'src="../figures/rasanto-1.svg"' in page
    assert 'class="triangle"' in page
    assert "```" not in page


def test_a_page_names_the_same_page_in_the_other_languages(handbook: Path) -> None:
    page = text(handbook, "nl/games/el_dado.html")
    assert all(f'href="../../{lang}/games/el_dado.html"' in page for lang in LANGUAGE_NAMES if lang != "nl")
    assert '<html lang="nl">' in page


def test_the_triangle_has_a_dot_for_every_game(handbook: Path) -> None:
    assert text(handbook, "es/triangle.html").count("<circle") == len(KEYS)


def test_the_glossary_has_every_word(handbook: Path) -> None:
    for lang in glossary.languages():
        assert text(handbook, f"{lang}/glossary.html").count("<dt id=") == len(glossary.terms(lang))


def test_every_document_is_there_and_listed(handbook: Path) -> None:
    listed = text(handbook, "developers/index.html")
    for page in (
        "operation/index.html", "writing-a-game.html", "protocol.html", "bot-protocol.html", "adr/index.html", "benchmarks/results.html",
        "benchmarks/index.html", "adr/0001-everything-is-text.html",
    ):  # fmt: skip
        assert (handbook / "developers" / page).is_file()
        assert f'href="{page}"' in listed


def test_benchmarks_stand_with_their_commands(handbook: Path) -> None:
    page = text(handbook, "developers/benchmarks/index.html")
    assert "python -m benchmarks " in page
    assert "python benchmarks/physics.py" in page


@pytest.mark.parametrize("lang", LANGUAGE_NAMES)
def test_every_ruling_can_be_looked_up(handbook: Path, lang: str) -> None:
    for book in rulings.books():
        assert f"rulings-{book}.html" in text(handbook, f"{lang}/index.html")
        page = text(handbook, f"{lang}/rulings-{book}.html")
        found = [one for of_game in rulings.rulings(book, lang).values() for one in of_game.values()]
        assert found
        assert [one.question for one in found if f'id="{one.anchor}">{escape(one.question)}' not in page] == []


def test_it_is_small_enough_for_any_server(handbook: Path) -> None:
    assert sum(path.stat().st_size for path in handbook.rglob("*") if path.is_file()) < 60_000_000


@pytest.mark.parametrize("lang", LANGUAGE_NAMES)
def test_the_search_knows_every_page_and_every_heading(handbook: Path, lang: str) -> None:
    listed = text(handbook, f"search/{lang}.js").removeprefix("pipyardTexts(").removesuffix(");\n")
    documents = {path: sections for path, _, _, sections in json.loads(listed)}
    assert set(documents) == {path.relative_to(handbook).as_posix() for path in (handbook / lang).rglob("*.html")}
    rules = {anchor: f"{heading} {result}" for anchor, heading, result in documents[f"{lang}/games/el_dado.html"]}
    assert len(rules) > 3
    assert all(f'id="{anchor}"' in text(handbook, f"{lang}/games/el_dado.html") for anchor in rules if anchor)
    assert len(documents[f"{lang}/glossary.html"]) == len(glossary.terms(lang)) + 1


def test_quizzes_and_neighbours_are_not_searched(handbook: Path) -> None:
    searched = text(handbook, "search/en.js")
    assert "→" not in searched, "the way to the next game"
    assert escape(questions.asked(shelf.game("rasanto"), "en")[0].ask) in text(handbook, "en/games/rasanto.html")
    assert questions.asked(shelf.game("rasanto"), "en")[0].ask not in searched


def test_handbooks_of_several_versions_lie_side_by_side(tmp_path: Path) -> None:
    for version in ("0.9.0", "0.10.0"):
        versions.make_room(tmp_path, version).joinpath("page.html").touch()
    versions.make_room(tmp_path, "0.9.0")
    versions.lead(tmp_path)
    assert versions.kept(tmp_path) == ["0.10.0", "0.9.0"]
    assert (tmp_path / "0.10.0" / "page.html").exists()
    assert not (tmp_path / "0.9.0" / "page.html").exists(), "a version is written anew"
    assert 'url=0.10.0/index.html"' in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert (tmp_path / "versions.js").read_text(encoding="utf-8") == 'pipyardVersions(["0.10.0","0.9.0"]);\n'
    assert "0.9.0/de/index.html" in (tmp_path / "versions.html").read_text(encoding="utf-8")


def test_it_is_written_anew_only_over_itself(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(PipyardError, match="something else"):
        site.write(ROOT, tmp_path)
    assert (tmp_path / "letter.txt").exists()


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="gone.html">x</a>', "where nothing is"),
        ('<a href="#gone">x</a>', "no such heading"),
        ('<img src="https://example.org/a.png">', "asks for https://example.org/a.png"),
        ('<link href="//example.org/a.css">', "asks for //example.org/a.css"),
        ("<script></script>", "not plain"),
        ('<script src="other.js"></script>', "not plain"),
        ('<p onclick="x">', "not plain"),
        ('<p id="a"><p id="a">', "two places"),
    ],
)
def test_whatever_is_wrong_with_a_page_is_found(tmp_path: Path, body: str, fault: str) -> None:
    (tmp_path / "page.html").write_text(body, encoding="utf-8")
    (tmp_path / "other.js").touch()
    (found,) = site.faults(tmp_path)
    assert fault in found


def test_a_page_may_lead_elsewhere_but_not_ask_for_it(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text('<h2 id="a">A</h2><a href="https://example.org">x</a><a href="page.html#a">y</a>', encoding="utf-8")
    assert site.faults(tmp_path) == []


def test_a_link_of_a_document_that_leads_nowhere_is_a_fault(tmp_path: Path) -> None:
    from pipyard.handbook.developers import DeveloperPages  # noqa: PLC0415

    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Documents\n\n[gone](gone.md) [there](index.md#x)\n", encoding="utf-8")
    developers = DeveloperPages(tmp_path)
    assert [page.title for page in developers.pages()] == ["Documents", "Benchmarks"]
    assert developers.faults == ["docs/index.md links to gone.md, which does not exist"]


def test_headings_of_one_name_can_be_told_apart() -> None:
    found = marked("# T\n\n## Same `x`\n\n## Same x\n\n<b>raw</b>\n", lambda href: href)
    assert (found.title, [heading.id for heading in found.headings]) == ("T", ["same-x", "same-x-2"])
    assert "&lt;b&gt;" in found.html


def test_ways_lead_from_page_to_page() -> None:
    assert way("de/games/a.html", "de/index.html") == "../index.html"
    assert way("index.html", "en/x.html#y") == "en/x.html#y"


def test_seats_are_drawn_together() -> None:
    assert seats(shelf.game("rasanto")) == "2, 4, 6"
    assert seats(shelf.game("el_dado")) == "2–6"


def test_dots_of_one_place_do_not_cover_each_other() -> None:
    spots = [_aside(0.0, 0.0, taken) for taken in range(37)]
    assert spots[0] == (0.0, 0.0)
    assert min((a - c) ** 2 + (b - d) ** 2 for at, (a, b) in enumerate(spots) for c, d in spots[:at]) > 7.2**2
