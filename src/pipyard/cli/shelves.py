"""Descriptions of games, for people and for programs."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from pipyard import rulings
from pipyard.cli.game_lookup import called, find
from pipyard.cli.style import LOUD, QUIET
from pipyard.core.errors import BadOption
from pipyard.core.game import Game
from pipyard.core.options import Option, written
from pipyard.core.text import because, quoted
from pipyard.rules.wording import headline, wording
from pipyard.texts import ENGLISH, knows, language, say

ROOM_FOR_BOOKS = 110
MOST_SHOWN_VALUES = 4
"""Of longer lists only the first values are shown."""


def described(one: Game) -> dict[str, Any]:
    """Everything a program may want to know about a game."""
    info = one.info
    fields = type(one.options).fields
    return {
        "key": info.key,
        "book": info.book,
        "number": info.number,
        "title": info.title,
        "seats": list(info.seats),
        "sides": info.sides,
        "minutes": info.minutes,
        "kinds": list(info.kinds),
        "authors": info.authors,
        "summary": info.summary,
        "version": info.version,
        "forms": list(one.forms),
        "options": [
            {
                "key": key,
                "values": option.values(),
                "default": option.default,
                "source": rulings.source_words(option, info.key),
                "why": option.why,
            }
            for key, option in fields.items()
        ],
        "presets": {name: dict(chosen) for name, chosen in one.presets.items()},
    }


def listed(games: list[Game], width: int) -> RenderableType:
    """The list of games, one per line, with as much of the summary as fits."""
    rows = [tuple(say(heading) for heading in ("cli-key", "cli-title", "cli-book", "cli-players", "cli-minutes", "cli-about"))]
    for one in games:
        info = one.info
        book = f"{info.book} {info.number}" if info.number else info.book
        title, sentences = headline(one, language())
        rows.append((info.key, title, book, seats_words(one), str(info.minutes), sentences))
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]) - 1)]
    if width < ROOM_FOR_BOOKS:
        rows = [(*row[:2], *row[3:]) for row in rows]
        del widths[2]
    lines: list[Line] = []
    for row in rows:
        line = Line("  ".join(word.ljust(wide) for word, wide in zip(row, widths, strict=False)) + "  " + row[-1], "" if lines else QUIET)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return Group(*lines)


def shown(one: Game) -> RenderableType:
    """One game with its options and presets."""
    info = one.info
    about = say("cli-game-facts", seats=seats_words(one), minutes=info.minutes, kinds=", ".join(map(kind_words, info.kinds)))
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    worded = wording(one, language())
    translated = language() != ENGLISH
    for heading in ("cli-option", "cli-values", "cli-option-why", "cli-source"):
        grid.add_column(say(heading))
    for key, option in type(one.options).fields.items():
        why = re.sub(r"`|\*\*", "", worded.options[key].text) if translated else option.why
        grid.add_row(Line(key, LOUD), values_words(option), why, Line(rulings.source_words(option, info.key), QUIET))
    presets = [f"{name} ({' '.join(f'{k}={written(v)}' for k, v in given.items()) or '-'})" for name, given in one.presets.items()]
    lines: list[RenderableType] = [Line(worded.title, LOUD), Line(worded.sentences), Line(about, QUIET), Line(), grid, Line()]
    lines += [Line(say("cli-presets", presets=", ".join(presets))), Line(say("cli-notation", forms=", ".join(one.forms) or "-"))]
    if rulings.for_game(one):
        lines.append(Line(say("rulings-more", key=called(one)), QUIET))
    return Group(*lines)


def values_words(option: Option[Any]) -> str:
    """The values of an option, the default first: ``fixed | box``, ``60 (1 to 9999)``."""
    values = option.values()
    default = written(option.default)
    if isinstance(values, list):
        others = [written(value) for value in values if value != option.default]
        return " | ".join([default, *others[:MOST_SHOWN_VALUES], *(["…"] if len(others) > MOST_SHOWN_VALUES else [])])
    if "phrases" in values:
        return " | ".join([f"{word}:{bounds['from']}-{bounds['to']}" for word, bounds in values["phrases"].items()])
    if "several" in values:
        return ",".join(values["several"])
    if "text" in values:
        return default or "…"
    return say("cli-from-to", default=default, low=written(values["from"]), high=written(values["to"]))


def kind_words(kind: str) -> str:
    """The name of a kind of game; a custom kind is its own name."""
    return say(f"cli-kind-{kind}") if knows(f"cli-kind-{kind}") else kind


def seats_words(one: Game) -> str:
    """``2-6``, ``2, 4, 6`` or ``2, 4 … 16``."""
    seats = one.info.seats
    if len(seats) > 2 and list(seats) == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    if len(seats) > 4:
        return f"{seats[0]}, {seats[1]} … {seats[-1]}"
    return ", ".join(map(str, seats))


def chosen(key: str, preset: str = "", options: list[str] | None = None) -> Game:
    """The game with a preset and options such as ``mix=box``. A key that ends with ``.py`` is a custom file."""
    one = find(key)
    given: dict[str, object] = {}
    if preset:
        if preset not in one.presets:
            raise BadOption(because("why-no-preset", key=key, preset=quoted(preset), known=", ".join(one.presets)))
        given.update(one.presets[preset])
    for pair in options or []:
        name, equals, value = pair.partition("=")
        if not equals:
            known = ", ".join(f"{name}={written(option.default)}" for name, option in type(one.options).fields.items())
            raise BadOption(because("why-write-name-value", pair=quoted(pair), key=key, known=known))
        given[name.strip()] = value.strip()
    return one.configured(**given) if given else one
