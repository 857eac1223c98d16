"""The final tally of a pyramid: the outer faces of every colour, counted by the players or die by die. There are 135.

Counted by the players::

    red 50, green 41                 in any order; a colour named again is corrected
    50 41 44                         or all of them, in the order of the colours

Die by die::

    x 3 rrgk                         the side x=0, row 3 (the top die is row 0), from 0,3,0 to 0,0,3
    rrgk                             the row that is asked for, once one was entered
    5,3,0 8,0,0 red                  or some places

An edge belongs to two sides, so its dice are entered once and checked when they come again.

If the rules allow a game to end before the pyramid is complete, the faces of its three sides count as they are (C5)::

    unfinished                       what was not entered is empty; ``complete`` takes that back
    x 3 -rg-                         a place without a die
"""

from __future__ import annotations

import re
from typing import Final

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.game import Game
from pipyard.core.text import Text, because
from pipyard.pyramid.cells import AXIS_NAMES, CELLS, OUTER, cells, find
from pipyard.score import Rows
from pipyard.score.forms import EntryForm, FormBlank
from pipyard.score.sheets.faces_sheet import ALL_FACES, MOST_UNFINISHED, NO_DIE, FacesSheet
from pipyard.score.sheets.sheet_terms import FacesTerms
from pipyard.texts import say
from pipyard.texts.place_names import CELL_TEXT

FACE_ROWS: Final = 9
NOT_YET: Final = "."


def row(axis: int, number: int) -> list[int]:
    """The places of a row of a side, from one edge to the other; row 0 is the top die."""
    found: list[int] = []
    for step in range(number + 1):
        at = [0, 0, 0]
        at[(axis + 1) % 3], at[(axis + 2) % 3] = number - step, step
        found.append(find(*at))
    return found


def may_end_early(game: Game) -> bool:
    """Whether the rules allow an unfinished pyramid: an end after a number of rounds, or when nobody places a die any more."""
    return "max_rounds" in type(game.options).fields or getattr(game.options, "placing", "") == "may"


class FacesKeeper:
    """The tally of one pyramid, typed; ``sheet`` counts it, ``early``: it may be unfinished."""

    def __init__(self, game: Game, players: list[str]) -> None:
        self.game = game
        self.players = players
        self.of_seat: tuple[str, ...] = game.start(len(players)).scene().colours
        self.colours: list[str] = list(dict.fromkeys(self.of_seat))
        self.letters = {colour: say(f"letter-{colour}").lower() for colour in self.colours}
        self.early = may_end_early(game)
        self.sheet = FacesSheet(FacesTerms(list(self.of_seat), self.early), len(players))
        self.agreed = False

    # counting

    def tally(self) -> dict[str, int]:
        """The known faces of each colour."""
        return self.sheet.tally()

    def complete(self) -> bool:
        return self.sheet.over()

    def asks(self) -> str:
        """What to type next; empty once the players agree on a tally."""
        return " ".join([part for part in (self.question(), self._hint()) if part])

    def question(self) -> str:
        """The same without the typing help."""
        if self.agreed:
            return ""
        tally = self.tally()
        shown = sum(tally.values())
        dice, counted = self.sheet.dice, self.sheet.counted
        counts = ", ".join([f"{say(f'colour-{colour}')} {tally.get(colour, 0)}" for colour in self.colours if dice or colour in tally])
        if self.complete():
            return say("faces-right-unfinished", tally=counts, sum=shown) if shown < ALL_FACES else say("faces-right", tally=counts)
        if dice and (floating := self.sheet.floating()):
            place, under = floating
            return f"{self.drawing()}\n{say('faces-floating', place=place, under=under)}"
        if dice:
            side, number = self._next()
            ends = row(side, number)
            head = say("faces-row", side=AXIS_NAMES[side], row=number, first=CELLS[ends[0]].text, last=CELLS[ends[-1]].text)
            return f"{self.drawing()}\n{counts} = {shown}/{ALL_FACES}\n{head}"
        if not counted:
            asked = say("faces-ask", colours=" ".join([say(f"colour-{colour}") for colour in self.colours]))
            return f"{say('faces-unfinished')} {asked}" if self.sheet.unfinished else asked
        missing = [colour for colour in self.colours if colour not in counted]
        if len(missing) == 1 and not self.sheet.unfinished:
            return say("faces-last", tally=counts, colour=say(f"colour-{missing[0]}"), count=ALL_FACES - shown)
        if missing:
            return say("faces-missing", tally=counts, colours=" ".join([say(f"colour-{colour}") for colour in missing]))
        if self.sheet.unfinished:
            return say("faces-wrong-unfinished", tally=counts, sum=shown, most=MOST_UNFINISHED)
        return say("faces-wrong", tally=counts, sum=shown)

    def _hint(self) -> str:
        """How to type a tally and, where possible, an unfinished pyramid."""
        if self.agreed or self.complete():
            return ""
        found = [] if self.sheet.dice or self.sheet.counted else [say("faces-typing")]
        if self.early and not self.sheet.unfinished:
            found.append(say("faces-early-row" if self.sheet.dice else "faces-early"))
        return " ".join(found)

    def forms(self) -> list[EntryForm]:
        """The numbers of all colours; the page has a pyramid to tap besides."""
        if self.agreed:
            return []
        names = {colour: say(f"colour-{colour}") for colour in self.colours}
        dice, counted, unfinished = self.sheet.dice, self.sheet.counted, self.sheet.unfinished
        blanks = [
            FormBlank(names[colour], most=ALL_FACES, joint=f" {colour} ", optional=True, value=str(counted.get(colour, "")))
            for colour in self.colours
        ]
        found = [] if dice else [EntryForm(say("score-faces"), "", tuple(blanks))]
        if self.early:
            found.append(EntryForm(say("score-complete"), "complete") if unfinished else EntryForm(say("score-unfinished"), "unfinished"))
        one_left = not dice and not unfinished and len(counted) == len(self.colours) - 1
        right = self.complete() or (one_left and sum(counted.values()) <= ALL_FACES)
        return [EntryForm(say("score-right")), *found] if right else found

    def _next(self) -> tuple[int, int]:
        """The first row with a place that is not entered."""
        rows = [(side, number) for side in range(3) for number in range(FACE_ROWS)]
        missing = self.sheet.missing()
        return next(one for one in rows if any([CELLS[place].text in missing for place in row(*one)]))

    def drawing(self) -> str:
        """The three sides beside each other, letters for colours."""
        lines = ["   ".join([f"{AXIS_NAMES[side]}=0".center(2 * FACE_ROWS) for side in range(3)])]
        for number in range(FACE_ROWS):
            sides: list[str] = []
            for side in range(3):
                sides.append(" ".join([self._sign(CELLS[place].text) for place in row(side, number)]).center(2 * FACE_ROWS))
            lines.append("   ".join(sides))
        return "\n".join(lines)

    def _sign(self, place: str) -> str:
        if self.sheet.empty(place):
            return NO_DIE
        return self.letters[self.sheet.dice[place]] if place in self.sheet.dice else NOT_YET

    # input

    def add_line(self, line: str) -> None:
        words = line.replace(";", " ").strip().lower()
        if not words:
            self._agree()
        elif words in ("unfinished", "complete"):
            self._end(words == "unfinished")
        elif found := re.fullmatch(r"([xyz])\s+([0-8])\s+(.+)", words):
            self._row(AXIS_NAMES.index(found[1]), int(found[2]), found[3])
        elif self.sheet.dice and not self.complete() and not re.search(r"\d", words):
            self._row(*self._next(), words)
        elif CELL_TEXT.match(words):
            self._places(words)
        else:
            self._counts(words.replace(",", " ").split())

    def _agree(self) -> None:
        """Handle an empty line: the last colour gets the rest, or a complete tally is confirmed."""
        counted = self.sheet.counted
        missing = [colour for colour in self.colours if colour not in counted]
        left = ALL_FACES - sum(counted.values())
        if self.complete():
            self.agreed = True
        elif not self.sheet.dice and not self.sheet.unfinished and len(missing) == 1 and left >= 0:
            self.sheet.add_line(f"{missing[0]} {left}")
        else:
            raise Unparsable(self._help())

    def _end(self, unfinished: bool) -> None:
        """Mark the pyramid as unfinished, with all other places empty, or as complete again."""
        if unfinished and not self.early:
            raise PipyardError(because("faces-never-unfinished"))
        self.sheet.add_line("unfinished" if unfinished else "complete")
        self.agreed = False

    def _help(self) -> Text:
        return because("faces-help", row="".join([self.letters[self.colours[at % len(self.colours)]] for at in range(4)]))

    def _colour(self, word: str) -> str:
        """A colour by its name in this language or in English, or by its letter; ``-`` for no die where the pyramid may be unfinished."""
        if word == NO_DIE and self.early:
            return NO_DIE
        for colour in self.colours:
            if word in (colour, say(f"colour-{colour}").lower(), self.letters[colour]):
                return colour
        for colour in self.colours:
            if word == say(f"letter-{colour}", "en").lower():
                return colour
        raise Unparsable(because("faces-no-colour", word=word, colours=[because(f"colour-{colour}") for colour in self.colours]))

    def _row(self, side: int, number: int, words: str) -> None:
        places = row(side, number)
        spelled = words.split() if len(words.split()) > 1 else list(words)
        if len(spelled) != len(places):
            raise Unparsable(because("faces-row-length", count=len(places), typed=len(spelled)))
        names = [CELLS[place].text for place in places]
        self._lay(dict(zip(names, [self._colour(word) for word in spelled], strict=True)), correcting=False)

    def _places(self, words: str) -> None:
        *places, word = words.split()
        colour = self._colour(word)
        found: dict[str, str] = {}
        for text in places:
            if not OUTER[cells(text)[0]]:
                raise PipyardError(because("faces-inside", place=text))
            found[text] = colour
        self._lay(found, correcting=True)

    def _lay(self, dice: dict[str, str], correcting: bool) -> None:
        """Enter a row. It may fill and confirm places, but a different die is corrected by its place only."""
        known = self.sheet.dice
        for place, colour in dice.items():
            before = NO_DIE if self.sheet.empty(place) and known else known.get(place, colour)
            if not correcting and before != colour:
                names = [one if one == NO_DIE else say(f"colour-{one}") for one in (before, colour)]
                raise PipyardError(because("faces-other", place=place, colour=names[0], typed=names[1]))
        for place, colour in dice.items():
            self.sheet.add_line(f"{place} {colour}")
        self.agreed = False

    def _counts(self, words: list[str]) -> None:
        if all([word.isdecimal() for word in words]) and len(words) == len(self.colours):
            pairs = dict(zip(self.colours, words, strict=True))
        elif len(words) % 2 == 0 and all([word.isdecimal() for word in words[1::2]]):
            pairs = {self._colour(word): count for word, count in zip(words[::2], words[1::2], strict=True)}
        else:
            raise Unparsable(self._help())
        if self.sheet.dice:
            raise PipyardError(because("faces-by-dice"))
        if any([int(count) > ALL_FACES for count in pairs.values()]):
            raise PipyardError(because("faces-too-many"))
        for colour, count in pairs.items():
            self.sheet.add_line(f"{colour} {int(count)}")
        self.agreed = False

    # output

    def results(self) -> list[Rows]:
        """Each player's colour and faces; the highest are marked."""
        ranks = self.sheet.ranks()
        found: list[Rows] = []
        for seat, shown in enumerate(self.sheet.scores()):
            colour = self.of_seat[seat]
            found.append([(say("faces-of", colour=say(f"colour-{colour}")), shown, "★" if self.complete() and ranks[seat] == 1 else "")])
        return found

    def kept(self) -> str:
        """The lines typed, in a form that can be typed again."""
        head = f"# pipyard score {self.game.info.key}: {', '.join(self.players)}"
        return "\n".join([head, *self.sheet.kept_lines()]) + "\n"


def keeper(game: Game, players: list[str]) -> FacesKeeper:
    """The tally of a pyramid, for games that count faces."""
    if getattr(game.options, "version", "build") != "build":
        raise PipyardError(because("faces-only-building"))
    return FacesKeeper(game, players)


def finished(game: Game, text: str, tens: int) -> Rows:
    """Read the tally from a file."""
    counting = keeper(game, [""] * (3 if 3 in game.info.seats else min(game.info.seats)))
    for line in text.splitlines():
        if line.partition("#")[0].strip():
            counting.add_line(line.partition("#")[0])
    if not counting.complete():
        raise PipyardError(because("score-not-complete", asked=counting.asks()))
    return [rows[0] for rows in counting.results()]
