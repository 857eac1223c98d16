"""The players' part: games by book and number, rules with pictures, the triangle and the glossary, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from pipyard import rules, rulings
from pipyard.core.game import Game
from pipyard.handbook import triangle_drawing
from pipyard.handbook.markup import RenderedPage, marked, slug
from pipyard.handbook.template import DEVELOPERS, LANGUAGE_NAMES, Page, link, way
from pipyard.pictures import figures
from pipyard.quizzes import questions
from pipyard.rules import glossary, how_to_play, reference
from pipyard.rules.how_to_play import seats
from pipyard.rules.wording import wording
from pipyard.score import way as way_of_scoring
from pipyard.server.web.pages import figure, portrait
from pipyard.server.web.triangle_api import TriangleAnswer, triangle
from pipyard.shelf import game as find
from pipyard.texts import ENGLISH, say
from pipyard.texts.option_names import option_name

BOOKS: Final = ("kosmos", "abacus", "fifty_five", "dice_trip", "tumblin", "mine")

RULED: Final = {"das_spiel": "kosmos", "tumblin_dice": "tumblin"}
"""Books whose rulings have another name."""


def place(game: Game, lang: str) -> str:
    """The path of a game's page."""
    return f"{lang}/games/{game.info.key}.html"


def picture_of(game: Game) -> str:
    """The path of a game's picture."""
    return f"pictures/{game.info.key}.svg"


def book_name(book: str, lang: str) -> str:
    return say(f"handbook-book-{book}", lang)


def reference_place(key: str, lang: str) -> str:
    """The path of a game's reference."""
    return f"{lang}/games/{key}-reference.html"


def chapter_place(lang: str) -> str:
    """The path of the chapter about the pyramid."""
    return f"{lang}/pyramid.html"


def ruled(book: str, lang: str) -> str:
    """The path of a book's rulings."""
    return f"{lang}/rulings-{book}.html"


def ruled_name(book: str, lang: str) -> str:
    """The name of a book of rulings."""
    return say("rulings-common", lang) if book == rulings.COMMON else book_name(RULED.get(book, book), lang)


class PlayerPages:
    """The pages about some games; ``pictures`` and ``pages`` are generators, ``faults`` collects problems."""

    def __init__(self, games: list[Game]) -> None:
        self.games = sorted(games, key=lambda one: (self._shelf(one.info.book), one.info.number, one.info.title))
        self.triangle: TriangleAnswer = triangle([one.info for one in games])
        self.faults: list[str] = []

    @staticmethod
    def _shelf(book: str) -> int:
        return BOOKS.index(book) if book in BOOKS else len(BOOKS)

    def pictures(self) -> Iterator[tuple[str, str]]:
        """Every picture with its path: portraits, and the figures of all pages."""
        for game in self.games:
            yield picture_of(game), portrait(game.info.key)
            for lang in rules.languages(game.info.key):
                yield from self._figures(game.info.key, lang)
            for number, one in enumerate(questions.asked(game, ENGLISH), 1):
                if one.picture:
                    yield self._position(game.info.key, number), questions.drawn(game, number, ENGLISH)
        for lang in rules.languages(rules.PYRAMID):
            yield from self._figures(rules.PYRAMID, lang)

    def _figures(self, key: str, lang: str) -> Iterator[tuple[str, str]]:
        for number in range(1, len(figures.blocks(rules.source(key, lang))) + 1):
            yield self._figure(key, lang, number), figure(lang, key, number)

    @staticmethod
    def _figure(key: str, lang: str, number: int) -> str:
        return f"{lang}/figures/{key}-{number}.svg"

    @staticmethod
    def _position(key: str, number: int) -> str:
        """The path of a question's picture, shared by all languages."""
        return f"pictures/{key}-quiz-{number}.svg"

    def _quiz(self, game: Game, here: str, lang: str) -> str:
        """The quiz of a page, each question with its answer collapsed."""
        parts: list[str] = []
        for number, one in enumerate(questions.asked(game, lang), 1):
            address = way(here, self._position(game.info.key, number))
            seen = f'<img src="{address}" alt="{escape(one.picture)}" loading="lazy">' if one.picture else ""
            facts = "".join([f"<p>{escape(fact)}</p>" for fact in one.facts])
            choices = "".join([f"<li>{escape(choice)}</li>" for choice in one.choices])
            right = f"{questions.ANSWER_LETTERS[one.answer]}: {one.choices[one.answer]}"
            answer = f"<details><summary>{escape(say('quiz-answer', lang))}</summary><p><strong>{escape(right)}</strong></p>"
            answer += f"<p>{escape(one.why)}</p></details>"
            parts.append(f'<li><p>{escape(one.ask)}</p>{seen}{facts}<ol type="A">{choices}</ol>{answer}</li>')
        if not parts:
            return ""
        head = f'<h2 id="quiz">{escape(say("quiz-title", lang))}</h2><p>{escape(say("quiz-about", lang))}</p>'
        return f'{head}<ol class="quiz">{"".join(parts)}</ol>'

    def _marked(self, text: str, key: str, here: str, spoken: str) -> RenderedPage:
        """A rules page as HTML, with figures as pictures and links to pages of the handbook."""

        def image(number: int, block: figures.Block) -> str:
            return figures.image(block, find, spoken, way(here, self._figure(key, spoken, number)))

        def leads(href: str) -> str:
            kind, _, name = href.partition(":")
            if kind == "rules":
                return way(here, chapter_place(spoken) if name == rules.PYRAMID else f"{spoken}/games/{name}.html")
            if kind == "reference":
                return way(here, reference_place(name, spoken))
            if not href.startswith(("#", "../", "figures/")):
                self.faults.append(f"{spoken}/{key}.md leads to {href}, which the handbook does not know")
            return href

        return marked(figures.replaced(text, image), leads)

    def pages(self) -> Iterator[Page]:
        """Every page in every language."""
        for lang in LANGUAGE_NAMES:
            yield self._shelves(lang)
            yield self._triangle(lang)
            yield self._words(lang)
            for book in rulings.books():
                yield self._rulings(book, lang)
            for at, game in enumerate(self.games):
                before = self.games[at - 1] if at else None
                after = self.games[at + 1] if at + 1 < len(self.games) else None
                yield self._game(game, lang, before, after)
                yield self._reference(game, lang)
            yield self._chapter(lang)

    def _everywhere(self, name: str) -> dict[str, str]:
        return {lang: f"{lang}/{name}.html" for lang in LANGUAGE_NAMES}

    def _shelves(self, lang: str) -> Page:
        here = f"{lang}/index.html"
        parts = [f'<p class="lead">{escape(say("handbook-welcome", lang, count=len(self.games)))}</p>']
        parts.append(f"<p>{link(here, chapter_place(lang), rules.title(how_to_play.chapter(lang)))}</p>")
        for book in dict.fromkeys([game.info.book for game in self.games]):
            cards = "".join([self._card(game, lang, here) for game in self.games if game.info.book == book])
            parts.append(f'<h2 id="{book}">{escape(book_name(book, lang))}</h2><ul class="shelf">{cards}</ul>')
        asked = [link(here, ruled(book, lang), ruled_name(book, lang)) for book in rulings.books()]
        parts.append(f"<h2>{escape(say('rulings-all', lang))}</h2><p>{escape(say('rulings-about', lang))}</p><p>{' · '.join(asked)}</p>")
        parts.append(f"<p>{link(here, DEVELOPERS, say('handbook-developers-about', lang))}</p>")
        return Page(here, say("handbook-games", lang), "".join(parts), lang, elsewhere=self._everywhere("index"), wide=True)

    def _card(self, game: Game, lang: str, here: str) -> str:
        words = wording(game, lang)
        number = f'<span class="number">{game.info.number}</span> ' if game.info.number else ""
        facts = say("handbook-facts", lang, seats=seats(game), minutes=game.info.minutes)
        return (
            f'<li><a href="{way(here, place(game, lang))}"><img src="{way(here, picture_of(game))}" alt="" loading="lazy">'
            f"<strong>{number}{escape(words.title)}</strong></a><span>{escape(facts)}</span><p>{escape(words.sentences)}</p></li>"
        )

    def _triangle(self, lang: str) -> Page:
        here = f"{lang}/triangle.html"
        spots = [(wording(game, lang).title, self.triangle.games[game.info.key], game) for game in self.games]
        drawn = triangle_drawing.everybody([(title, spot, way(here, place(game, lang))) for title, spot, game in spots], lang)
        heads = ("games", "tactics", "chance", "skill")
        head = "".join([f"<th>{escape(say(f'handbook-{name}', lang))}</th>" for name in heads])
        rows: list[str] = []
        for title, spot, game in sorted(spots, key=lambda row: (-row[1].tactics, -row[1].chance, row[0])):
            parts = "".join([f'<td class="figure">{round(100 * share)} %</td>' for share in (spot.tactics, spot.chance, spot.skill)])
            star = " *" if not spot.measured else " ≈" if spot.rough else ""
            rows.append(f"<tr><td>{link(here, place(game, lang), title)}{star}</td>{parts}</tr>")
        html = (
            f"<p>{escape(say('handbook-triangle-about', lang))}</p><figure>{drawn}</figure>"
            f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
        )
        if any([not spot.measured for _, spot, _ in spots]):
            html += f"<p>* {escape(say('handbook-guessed', lang))}</p>"
        if any([spot.rough for _, spot, _ in spots]):
            html += f"<p>≈ {escape(say('handbook-rough', lang))}</p>"
        return Page(here, say("handbook-triangle", lang), html, lang, elsewhere=self._everywhere("triangle"))

    def _words(self, lang: str) -> Page:
        spoken = lang if lang in glossary.languages() else ENGLISH
        terms = sorted(glossary.terms(spoken).values(), key=lambda term: term.word.casefold())
        rows = "".join([f'<dt id="{slug(term.word)}">{escape(term.word)}</dt><dd>{escape(term.means)}</dd>' for term in terms])
        html = f"<p>{escape(say('handbook-glossary-about', lang))}</p><dl>{rows}</dl>"
        return Page(f"{lang}/glossary.html", say("handbook-glossary", lang), html, lang, elsewhere=self._everywhere("glossary"))

    def _rulings(self, book: str, lang: str) -> Page:
        """The rulings of a book, game by game, each with the options that change it."""
        games = {game.info.key: game for game in self.games}
        parts = [f"<p>{escape(say('rulings-about', lang))}</p>"]
        for key, found in rulings.rulings(book, lang).items():
            here = [games[key]] if key in games else self.games if key == rulings.COMMON else []
            if key in games:
                title = link(ruled(book, lang), place(games[key], lang), wording(games[key], lang).title)
                parts.append(f'<h2 id="{key}">{title}</h2>')
            for one in found.values():
                names = [option_name(game.info.key, name, lang) for game in here for name in rulings.changed_by(one, game)]
                rows = [("rulings-book", one.book), ("rulings-decision", one.decision), ("rulings-option", ", ".join(dict.fromkeys(names)))]
                paragraphs = [f"<p><em>{escape(say(name, lang).strip('*'))}</em> {escape(words)}</p>" for name, words in rows if words]
                parts.append(f'<h3 id="{one.anchor}">{escape(one.question)}</h3>{"".join(paragraphs)}')
        title = f"{say('rulings-all', lang)}: {ruled_name(book, lang)}"
        return Page(ruled(book, lang), title, "".join(parts), lang, elsewhere=self._everywhere(f"rulings-{book}"))

    def _chapter(self, lang: str) -> Page:
        """How to read the pyramid."""
        here = chapter_place(lang)
        found = self._marked(how_to_play.chapter(lang), rules.PYRAMID, here, lang)
        return Page(here, found.title, found.html, lang, headings=found.headings, elsewhere=self._everywhere("pyramid"))

    def _reference(self, game: Game, lang: str) -> Page:
        """Options, rulings, notation and times of a game."""
        key = game.info.key
        here = reference_place(key, lang)
        found = self._marked(reference.page(game, lang), key, here, lang)
        return Page(here, found.title, found.html, lang, headings=found.headings, elsewhere=self._everywhere(f"games/{key}-reference"))

    def _game(self, game: Game, lang: str, before: Game | None, after: Game | None) -> Page:
        key = game.info.key
        here = place(game, lang)
        if not rules.languages(key):
            self.faults.append(f"{key} has no rules page")
            return Page(here, game.info.title, "", lang)
        spoken = rules.spoken(key, lang)
        found = self._marked(how_to_play.page(game, spoken), key, here, spoken)
        spot = self.triangle.games[key]
        rows = [
            (say("handbook-book", lang), book_name(game.info.book, lang) + (f", {game.info.number}" if game.info.number else "")),
            (say("handbook-players", lang), seats(game)),
            (say("handbook-minutes", lang), str(game.info.minutes)),
        ]
        if game.info.authors:
            names, _, last = game.info.authors.rpartition(" and ")
            rows.append((say("handbook-authors", lang), say("handbook-and", lang, names=names, last=last) if names else last))
        facts = "".join([f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows])
        unsure = "" if spot.measured and not spot.rough else "handbook-rough" if spot.measured else "handbook-guessed"
        measured = f"<p>{escape(say(unsure, lang))}</p>" if unsure else ""
        score = f"<p>{escape(say('handbook-score', lang))} <code>pipyard score {key}</code></p>" if way_of_scoring(game) else ""
        book = rulings.book_of(key)
        asked = f"<p>{link(here, f'{ruled(book, lang)}#{key}', say('rulings-all', lang))}</p>" if book else ""
        card = (
            f'<div class="card"><img src="{way(here, picture_of(game))}" alt=""><dl class="facts">{facts}</dl>'
            f"<p>{escape(say('handbook-play', lang))} <code>pipyard play {key}</code></p>{score}{asked}</div>"
            f'<div class="card"><h2>{link(here, f"{lang}/triangle.html", say("handbook-triangle", lang))}</h2>'
            f"{triangle_drawing.one(found.title, spot, lang)}"
            f"<p>{escape(triangle_drawing.place_words(found.title, spot, lang))}</p>{measured}</div>"
        )
        note = "" if spoken == lang else f'<p class="note">{escape(say("handbook-not-written", lang, language=LANGUAGE_NAMES[lang]))}</p>'
        article = found.html if spoken == lang else f'<div lang="{spoken}">{found.html}</div>'
        around: list[str] = []
        for other, sign in ((before, "← {}"), (after, "{} →")):
            around.append(link(here, place(other, lang), sign.format(wording(other, lang).title)) if other else "<span></span>")
        html = f'{note}{article}{self._quiz(game, here, spoken)}<nav class="around">{"".join(around)}</nav>'
        return Page(here, found.title, html, lang, card, found.headings, self._everywhere(f"games/{key}"))
