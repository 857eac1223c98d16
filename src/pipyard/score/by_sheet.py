"""Games without a keeper of their own: the sheet of the browser, at the terminal. ``Ann 12``, ``A right``, ``won Bob``, ``over``."""

from __future__ import annotations

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.game import Game
from pipyard.core.options import written
from pipyard.core.text import because
from pipyard.score import Rows
from pipyard.score.cards import card, sheet_of
from pipyard.score.forms import EntryForm, FormBlank, plain
from pipyard.score.sheets.counts_sheet import SIGNS, CountsSheet
from pipyard.score.sheets.heaps_sheet import HeapsSheet
from pipyard.texts import say


class SheetKeeper:
    """A sheet of numbers or of heaps; ``undo`` takes the last line back."""

    def __init__(self, game: Game, players: list[str]) -> None:
        if len(players) not in game.info.seats:
            raise PipyardError(because("heaps-players", least=min(game.info.seats), most=max(game.info.seats)))
        self.card = card(game)
        self.options = {name: written(getattr(game.options, name)) for name in type(game.options).fields}
        self.players = players
        self.lines: list[str] = []
        self.sheet = self._sheet_of([])

    def _sheet_of(self, lines: list[str]) -> CountsSheet | HeapsSheet:
        sheet = sheet_of(self.card, self.options, len(self.players))
        assert isinstance(sheet, CountsSheet | HeapsSheet)
        for line in lines:
            sheet.add_line(line)
        return sheet

    def asks(self) -> str:
        if self.sheet.over():
            return ""
        scores = ", ".join([f"{name} {score}" for name, score in zip(self.players, self.sheet.scores(), strict=True)])
        return f"{say(f'sheet-what-{self.card.what}')}: {scores}. {self._hint()}"

    def _hint(self) -> str:
        name = self.players[0]
        if isinstance(self.sheet, HeapsSheet):
            return say("sheet-type-heap", name=name, colours=" ".join([say(f"colour-{colour}") for colour in self.sheet.terms.colours]))
        if self.sheet.terms.way == "win":
            return say("sheet-type-out" if self.card.out else "sheet-type-win", name=name)
        return say("sheet-type-claim" if self.sheet.terms.way == "claims" else "sheet-type-number", name=name)

    def forms(self) -> list[EntryForm]:
        if self.sheet.over():
            return []
        if isinstance(self.sheet, HeapsSheet):
            colours = zip(self.sheet.terms.colours, self.sheet.terms.most, strict=True)
            blanks = tuple([FormBlank(say(f"colour-{colour}"), most=most) for colour, most in colours])
            return [EntryForm(name, SIGNS[seat], blanks) for seat, name in enumerate(self.players)]
        terms = self.sheet.terms
        if terms.way == "win":
            return [EntryForm(say("sheet-type-win", name=name), f"won {SIGNS[seat]}") for seat, name in enumerate(self.players)]
        if terms.way == "claims":
            return [EntryForm(name, SIGNS[seat], (FormBlank(name, plain(["right", "wrong"])),)) for seat, name in enumerate(self.players)]
        return [
            EntryForm(name, SIGNS[seat], (FormBlank(name, least=terms.least, most=terms.most),)) for seat, name in enumerate(self.players)
        ]

    def add_line(self, line: str) -> None:
        words = line.replace(",", " ").strip()
        if words.lower() == "undo":
            self.sheet = self._sheet_of(self.lines[:-1])
            self.lines = self.lines[:-1]
            return
        for seat, name in sorted(enumerate(self.players), key=lambda one: -len(one[1])):
            for head in ("", "won ", "out "):
                if f"{words.lower()} ".startswith(f"{head}{name.lower()} "):
                    words = f"{head}{SIGNS[seat]}{words[len(head) + len(name) :]}"
        if not words:
            raise Unparsable(because("sheet-no-line", line=""))
        self.sheet.add_line(words)
        self.lines.append(words)

    def results(self) -> list[Rows]:
        ranks = self.sheet.ranks() if self.sheet.over() else []
        what = say(f"sheet-what-{self.card.what}")
        return [[(what, score, "★" if ranks and ranks[seat] == 1 else "")] for seat, score in enumerate(self.sheet.scores())]

    def kept(self) -> str:
        return "\n".join([f"# pipyard score {self.card.key}: {', '.join(self.players)}", *self.lines]) + "\n"


def keeper(game: Game, players: list[str]) -> SheetKeeper:
    return SheetKeeper(game, players)
