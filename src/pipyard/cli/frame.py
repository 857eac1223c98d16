"""The whole picture of a match: messages, the table, rolls, heaps and scores."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from pipyard.cli import tables
from pipyard.cli.area_signs import area_key
from pipyard.cli.style import LOUD, QUIET, Highlights, colour_name, rolled, tile
from pipyard.cli.tables.pyramid import open_funnels
from pipyard.core.scene import Heap, Scene, Text
from pipyard.core.text import Arg
from pipyard.core.turn import Chance, Choose, Over, Turn
from pipyard.texts import knows, say, say_text


class PlayerNames:
    """The names of the people and bots at the table."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def name(self, seat: int, scene: Scene | None = None) -> str:
        """The name of a seat: unique, with its colour where seats have colours."""
        if not 0 <= seat < len(self.names):
            return say("cli-nobody")
        given = self.names[seat]
        if given == "human":
            called = say("cli-you") if self.names.count("human") == 1 else say("cli-player", seat=seat + 1)
        else:
            called = given if self.names.count(given) == 1 else say("cli-one-of-several", name=given, seat=seat + 1)
        if scene is not None and seat < len(scene.colours):
            return say("cli-name-and-colour", name=called, colour=colour_name(scene.colours[seat]))
        return called


def frame(scene: Scene, turn: Turn, players: PlayerNames, look: Highlights) -> RenderableType:
    """Everything to show, from top to bottom."""
    parts: list[RenderableType] = [tables.draw(scene, look)]
    if scene.areas:
        parts.extend([*area_key(scene, open_funnels(scene), lambda text: _sentence(text, players)), Line()])
    for roll in scene.rolls:
        label = say(roll.label)
        if roll.by >= 0:
            label = say("cli-label-of", label=label, name=players.name(roll.by))
        parts.append(Line.assemble(f"{label}: ", rolled(roll.values)))
    parts.extend(_heap(heap) for heap in scene.heaps if heap.owner < 0)
    parts.append(_seats(scene, turn, players))
    parts.extend(Line(_sentence(text, players)) for text in scene.say)
    return Group(*parts)


def _sentence(text: Text, players: PlayerNames) -> str:
    """A sentence of the scene; "you" for the only person at the keyboard, where possible."""
    seat = text.args.get("seat")
    own = isinstance(seat, int) and players.name(seat) == say("cli-you") and knows(f"{text.key}-you")
    return say_text(Text(f"{text.key}-you" if own else text.key, _named(text.args, players)))


def _named(args: Mapping[str, Arg], players: PlayerNames) -> dict[str, Arg]:
    """The names of some seats."""
    return {name: players.name(value) if name.startswith("seat") and isinstance(value, int) else value for name, value in args.items()}


def _heap(heap: Heap) -> Line:
    line = Line(f"{say(heap.label)}: ")
    return line.append_text(_dice(heap.dice))


def _dice(dice: dict[str, int]) -> Line:
    tiles = [tile(colour, count) for colour, count in dice.items() if count]
    return Line("  ").join(tiles) if tiles else Line("-", QUIET)


def _seats(scene: Scene, turn: Turn, players: PlayerNames) -> RenderableType:
    """The seats with scores and heaps; an arrow marks those to move."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=bool(scene.scores or scene.heaps), header_style=QUIET)
    grid.add_column("")
    grid.add_column("")
    if scene.scores:
        grid.add_column(say("cli-score"), justify="right")
    labels = list(dict.fromkeys(heap.label for heap in scene.heaps if heap.owner >= 0))
    for label in labels:
        grid.add_column(say(label))
    asked = turn.seats if isinstance(turn, Choose) else (turn.by,) if isinstance(turn, Chance) else ()
    first = turn.winners() if isinstance(turn, Over) else []
    for seat in range(len(players.names)):
        arrow = "★" if seat in first else "▶" if seat in asked else " "
        who = Line(players.name(seat), LOUD if seat in asked or seat in first else "")
        if seat < len(scene.colours):
            who = Line.assemble(tile(scene.colours[seat]), " ", who)
        if seat < len(scene.roles):
            who = Line.assemble(who, (f" · {say(f'role-{scene.roles[seat]}')}", QUIET))
        far = scene.progress[seat] if seat < len(scene.progress) else None
        if far is not None:
            who = Line.assemble(who, (f" · {_sentence(far, players)}", QUIET))
        row: list[RenderableType] = [arrow, who]
        if scene.scores:
            row.append(str(scene.scores[seat]) if seat < len(scene.scores) else "")
        for label in labels:
            mine = [heap for heap in scene.heaps if heap.owner == seat and heap.label == label]
            row.append(Line("  ").join([_dice(heap.dice) for heap in mine]))
        grid.add_row(*row)
    return grid


def verdict(over: Over, players: PlayerNames) -> RenderableType:
    """The end: the reason, the winners, and the table of ranks."""
    winners = over.winners()
    why = say(over.why)
    if not winners:
        headline = say("cli-nobody-wins", why=why)
    elif len(winners) == 1:
        headline = say("cli-wins", name=players.name(winners[0]), why=why, you=int(players.name(winners[0]) == say("cli-you")))
    else:
        headline = say("cli-share", names=", ".join(players.name(seat) for seat in winners), why=why)
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column(say("cli-rank"), justify="right")
    grid.add_column(say("cli-who"))
    grid.add_column(say("cli-score"), justify="right")
    for seat in sorted(range(len(over.ranks)), key=lambda seat: (over.ranks[seat], seat)):
        grid.add_row(str(over.ranks[seat] or "-"), players.name(seat), str(over.scores[seat]))
    return Group(Line(headline, LOUD), grid)
