"""Three games in one, so three sheets: faces where it builds, dice that are left in demolition, heaps where colours count."""

from __future__ import annotations

from typing import Any, cast

from pipyard.core.game import Game
from pipyard.pyramid.cells import SIZE
from pipyard.score import Keeper, Rows, by_sheet, faces
from pipyard.score.cards import ScoreCard, TermBinding, counts, face_terms, same

BUILD = "build"


def card(game: Game) -> ScoreCard:
    """What the sheets of the browser have to know."""
    colours = cast("Any", game.chosen(version="colours"))
    heaps: dict[str, Any] = {
        "colours": list(colours.start(2).palette)[:3], "most": [SIZE // 3] * 3, "exact": True, "whole": SIZE, "left_wins": False,
    }  # fmt: skip
    terms = {
        **face_terms(game.chosen(version="build")),
        **counts(
            "now", most=55, start=55, target=0, low=TermBinding("version", table={"build": False, "demolish": True, "colours": False})
        ),
    }
    terms.update({name: same(value) for name, value in heaps.items() if name != "most"})
    terms["prices"] = TermBinding("values", kind="numbers")
    terms["most"] = TermBinding("version", table={"build": 55, "demolish": 55, "colours": heaps["most"]})
    sheet = TermBinding("version", table={"build": "faces", "demolish": "counts", "colours": "heaps"})
    return ScoreCard(sheet=sheet, terms=terms, what="up-and-down")


def keeper(game: Game, players: list[str]) -> Keeper:
    """The keeper of the version that is played."""
    return faces.keeper(game, players) if game.options.chosen["version"] == BUILD else by_sheet.keeper(game, players)


def finished(game: Game, text: str, tens: int) -> Rows:
    """The tally that a file tells of."""
    return faces.finished(game, text, tens)
