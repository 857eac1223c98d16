"""The games on the shelf, described for people and for programs."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from pipyard.core.errors import BadOption
from pipyard.core.game import Game
from pipyard.core.options import written
from pipyard.shelf import adopt, game
from pipyard.texts import say


def described(one: Game) -> dict[str, Any]:
    """Everything a program may want to know of a game before it is played."""
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
            {"key": key, "values": option.values(), "default": option.default, "source": option.source, "why": option.why}
            for key, option in fields.items()
        ],
        "presets": {name: dict(chosen) for name, chosen in one.presets.items()},
    }


def listed(games: list[Game]) -> RenderableType:
    """The shelf as a table."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("cli-key", "cli-title", "cli-players", "cli-minutes", "cli-about"):
        grid.add_column(say(heading), no_wrap=heading != "cli-about")
    for one in games:
        grid.add_row(one.info.key, one.info.title, seats_words(one), str(one.info.minutes), one.info.summary)
    return grid


def seats_words(one: Game) -> str:
    """``2-6`` or ``2, 4, 6``."""
    seats = one.info.seats
    if len(seats) > 2 and list(seats) == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    return ", ".join(map(str, seats))


def chosen(key: str, preset: str = "", options: list[str] | None = None) -> Game:
    """The game with a preset and options such as ``mix=box``. A key that ends with ``.py`` is a file of the user's own."""
    one = adopt(key) if key.endswith(".py") else game(key)
    given: dict[str, object] = {}
    if preset:
        if preset not in one.presets:
            raise BadOption(f"{key} has no preset {preset!r}; it has: {', '.join(one.presets)}")
        given.update(one.presets[preset])
    for pair in options or []:
        name, equals, value = pair.partition("=")
        if not equals:
            known = ", ".join(f"{name}={written(option.default)}" for name, option in type(one.options).fields.items())
            raise BadOption(f"{pair!r} is no option: write name=value; {key} has {known}")
        given[name.strip()] = value.strip()
    return one.configured(**given) if given else one
