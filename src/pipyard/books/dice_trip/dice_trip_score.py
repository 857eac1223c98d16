"""Keeping the score of a printed Dice Trip: dice and entries as they are typed, or a finished sheet, checked, counted and explained.

A round is typed as it happens::

    1 1 3 5                          the dice, in the order of their colours
    reroll blue 5                    the roller rolls one die again and it shows 5 (else just go on)
    11 Brussels, 35 Ghent            the entries of the player who is asked: a number or a pair of dice (rb), and a city
    x Hasselt, 33 Mechelen           x crosses a city
    twice 62 Mons, 65 Namur          a die used in both numbers

A finished sheet is a list of cities: ``Ostend 43+, Bruges 31, Hasselt x``; ``+`` marks a colour bonus.
"""

from __future__ import annotations

import re
from typing import Any, cast

from pipyard.books.dice_trip import atlas
from pipyard.books.dice_trip.chart import NUMBERS, Chart, City, find_city, named
from pipyard.books.dice_trip.dice_trip import TO_REROLL, DiceTripState
from pipyard.books.dice_trip.entry_space import CROSS_WORD, TWICE
from pipyard.books.dice_trip.portrait import drawn_map
from pipyard.books.dice_trip.sheet import COLOUR, EMPTY, EQUAL_DIGITS, Score, Sheet, made
from pipyard.core.errors import Illegal, Unparsable
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.notation import Atom, Move
from pipyard.core.text import because, quoted
from pipyard.core.turn import Chance, Choose, Over
from pipyard.score import Rows
from pipyard.score.cards import ScoreCard, TermBinding, same
from pipyard.score.forms import EntryForm, FormBlank, FormChoice, plain
from pipyard.texts import knows, language, say

CROSSES = ("x", "cross", "-", "✗", "×")
EXAMPLES = (
    ("1 1 3 5", "score-can-roll"),
    ("reroll blue 5", "score-can-reroll"),
    ("35 Gent, x Hasselt", "score-can-write"),
    ("twice 62 Mons, 65 Namur", "score-can-twice"),
)


def city_named(chart: Chart, words: str) -> City:
    """A city, or a complaint."""
    city = find_city(chart, words)
    if city is None:
        known = ", ".join([named(one.names, language()) for one in chart.cities])
        raise Unparsable(because("why-trip-no-city", words=quoted(words.strip()), known=known))
    return city


class TripKeeper:
    """A game at a real table: everything typed is checked before it counts."""

    def __init__(self, game: Game, players: list[str]) -> None:
        self.players = players
        self.match = Match(game, len(players), players=players, source=None)

    @property
    def state(self) -> DiceTripState:
        return cast("DiceTripState", self.match.state)

    def asks(self) -> str:
        """What should be typed next; empty when the game is over."""
        turn = self.match.turn
        chart = self.state.chart
        if isinstance(turn, Over):
            return ""
        if isinstance(turn, Chance):
            if self.state.seat < 0:
                return say("trip-ask-first", names=", ".join(self.players))
            dice = [chart.colours[die] for die in (self.state.again or range(4))]
            return say("trip-ask-dice", who=self.players[turn.by], dice=" ".join(dice), round=self.state.finished + 1)
        if self.state.phase == TO_REROLL:
            return say("trip-ask-reroll", who=self.players[turn.seat])
        return say("trip-ask-entries", who=self.players[turn.seat])

    def forms(self) -> list[EntryForm]:
        turn = self.match.turn
        chart = self.state.chart
        faces = plain(list("123456"))
        if isinstance(turn, Over):
            return []
        if isinstance(turn, Chance):
            if self.state.seat < 0:
                return [EntryForm(say("score-begins"), "", (FormBlank(say("score-begins"), plain(self.players)),))]
            dice = self.state.again or range(4)
            return [
                EntryForm(say("score-dice-of", name=self.players[turn.by]), "", tuple([FormBlank(self._die(die), faces) for die in dice]))
            ]
        if self.state.phase == TO_REROLL:
            again = [FormBlank(self._die(die), faces, joint=f" {chart.letters[die]} ", optional=True) for die in range(4)]
            return [EntryForm(say("score-roll-stands")), EntryForm(say("score-roll-again"), "reroll", tuple(again))]
        sheet = self.state.sheets[turn.seat]
        numbers = list(dict.fromkeys([made(self.state.dice, place) for place in range(len(chart.pairs))]))
        fresh = [str(number) for number in sorted(numbers) if not sheet.holds(number)]
        entry = (*plain(fresh), FormChoice(CROSSES[0], say("score-cross")))
        empty = sorted([named(chart.cities[city].names, language()) for city in sheet.empty_cities()])
        blanks: list[FormBlank] = []
        for number in range(min(2, sheet.open)):
            blanks.append(FormBlank(say("score-number", number=number + 1), entry, joint=", " if number else " "))
            blanks.append(FormBlank(say("score-city", number=number + 1), plain(empty)))
        found = [EntryForm(say("score-entries", name=self.players[turn.seat]), "", tuple(blanks))]
        if sheet.may_twice and len(blanks) > 2:
            first = FormBlank(blanks[0].label, plain(fresh))
            found.append(EntryForm(say("score-entries-twice"), TWICE, (first, *blanks[1:])))
        return found

    def _die(self, die: int) -> str:
        colour = self.state.chart.colours[die]
        return say(f"colour-{colour.lower()}") if knows(f"colour-{colour.lower()}") else colour

    def add_line(self, line: str) -> None:
        """Somebody typed a line. Raises PipyardError with the reason, and then nothing has changed."""
        words = line.strip()
        if words.lower() == "undo":
            self.match.undo()
            return
        turn = self.match.turn
        if isinstance(turn, Chance):
            self._rolled(words)
        elif isinstance(turn, Choose):
            if self.state.phase == TO_REROLL:
                self._kept_or_rerolled(turn.seat, words)
            else:
                self.match.submit(turn.seat, self.read(turn.seat, words))

    def _rolled(self, words: str) -> None:
        if self.state.seat < 0:
            found = [seat for seat, name in enumerate(self.players) if name.lower() == words.lower() or str(seat) == words]
            if not found:
                raise Unparsable(because("why-does-not-play", words=quoted(words), players=", ".join(self.players)))
            self.match.happen(str(found[0]))
            return
        wanted = len(self.state.again) or 4
        digits = re.findall(r"\d", words)
        if len(digits) != wanted or not all([digit in "123456" for digit in digits]) or re.sub(r"[\d\s,;]", "", words):
            raise Unparsable(because("why-trip-is-no-roll", words=quoted(words), wanted=wanted))
        self.match.happen(" ".join(digits))

    def _kept_or_rerolled(self, seat: int, words: str) -> None:
        """An empty line (or anything that is no re-roll) keeps the roll; entries may follow at once."""
        if words.lower() in ("", "keep", "no"):
            self.match.submit(seat, "keep")
            return
        if not words.lower().startswith("reroll"):
            if self.state.seats > 1:
                raise Unparsable(because("why-trip-roll-stands"))
            move = self.read(seat, words)
            objection = self.state.writing(seat).objection(move)
            if objection:
                raise Illegal(because("why-is-not-allowed", typed=quoted(words), because=objection))
            self.match.submit(seat, "keep")
            self.match.submit(seat, move)
            return
        chart = self.state.chart
        dice: dict[int, str] = {}
        for word in words.lower().replace(",", " ").split()[1:]:
            if word in "123456" and len(word) == 1 and dice:
                dice[list(dice)[-1]] = word
            else:
                found = [die for die in range(4) if word in (chart.colours[die].lower(), chart.letters[die])]
                if not found:
                    raise Unparsable(because("why-is-no-die", word=quoted(word), known=", ".join(chart.colours)))
                dice[found[0]] = ""
        if not dice:
            raise Unparsable(because("why-trip-name-the-dice"))
        order = sorted(dice)
        self.match.submit(seat, Move("reroll", *[chart.letters[die] for die in order]))
        if all([dice[die] for die in order]):
            self.match.happen(" ".join([dice[die] for die in order]))

    def read(self, seat: int, words: str) -> Move:
        """Entries as people type them, as a move."""
        chart, dice = self.state.chart, self.state.dice
        verb, rest = ("twice", words[5:]) if words.lower().startswith("twice") else ("write", words.removeprefix("write "))
        parts = [part.strip() for part in re.split(r"[,;]", rest) if part.strip()]
        if len(parts) == 1 and len(parts[0].split()) in (2, 4):
            pieces = parts[0].split()
            parts = [" ".join(pieces[first : first + 2]) for first in range(0, len(pieces), 2)]
        atoms: list[Atom] = [verb]
        used: list[str] = []
        for part in parts:
            what, _, where = part.partition(" ")
            if not where:
                raise Unparsable(because("why-trip-number-and-city", part=quoted(part), like=quoted(f"35 {chart.cities[0].text}")))
            if what.lower() in CROSSES:
                atoms += [CROSS_WORD, city_named(chart, where)]
                continue
            city = city_named(chart, where)
            pair = what.lower() if what.lower() in chart.pair else self._pair(what, city, used, dice, chart, verb == TWICE)
            used.append(pair)
            atoms += [pair, city]
        return Move(*atoms)

    def _pair(self, number: str, city: City, used: list[str], dice: list[int], chart: Chart, twice: bool) -> str:
        """The dice that make a number; of equal dice the one that earns the bonus, if the split allows it."""
        common = 1 if twice else 0
        fitting = [
            text
            for place, text in enumerate(chart.pairs)
            if str(made(dice, place)) == number and all([len(set(text) & set(other)) == common for other in used])
        ]
        if not fitting:
            shown, beside = " ".join(map(str, dice)), ", ".join(used)
            raise Illegal(
                because("why-trip-cannot-be-made-beside", number=number, dice=shown, used=beside)
                if used
                else because("why-trip-cannot-be-made", number=number, dice=shown)
            )
        if city.colour >= 0:
            fitting.sort(key=lambda text: chart.letters[city.colour] not in text)
        return fitting[0]

    def kept(self) -> str:
        return self.match.log

    def results(self) -> list[Rows]:
        """What every player has so far, explained."""
        return [explained(sheet, max(0, sheet.tens) if self.state.tens else -1) for sheet in self.state.sheets]


def read_sheet(chart: Chart, text: str) -> Sheet:
    """A finished sheet from a list of cities and numbers; every mistake is a complaint."""
    sheet = Sheet(chart)
    for part in re.split(r"[,;\n]", text):
        words = part.split("#")[0].strip()
        if not words:
            continue
        found = re.fullmatch(r"(.+?)[\s:=]+(\S+)", words)
        if found is None:
            raise Unparsable(because("why-trip-city-and-number", words=quoted(words)))
        city = city_named(chart, found.group(1))
        what = found.group(2).lower()
        if sheet.at[city.index] != EMPTY:
            raise Illegal(because("why-trip-given-twice", city=city.text))
        if what in CROSSES:
            sheet.cross(city.index)
            continue
        ticked = what.endswith("+")
        digits = what.rstrip("+")
        if not digits.isdecimal() or int(digits) not in NUMBERS:
            raise Unparsable(because("why-trip-cannot-stand-in", what=quoted(what), city=city.text))
        number = int(digits)
        if sheet.holds(number):
            other = chart.cities[sheet.city_of[NUMBERS.index(number)]].text
            raise Illegal(because("why-trip-written-once", number=number, other=other, city=city.text))
        equal = number % 11 == 0
        if ticked and not equal and city.colour < 0:
            raise Illegal(because("why-trip-no-bonus-city", city=city.text, number=number))
        sheet.write(city.index, number, EQUAL_DIGITS if equal else COLOUR if ticked else 0)
    missing = [chart.cities[city].text for city in sheet.empty_cities()]
    if missing:
        names = ", ".join(missing)
        raise Illegal(
            because("why-trip-cities-empty", count=len(missing), missing=names)
            if len(missing) > 1
            else because("why-trip-one-city-empty", missing=names)
        )
    return sheet


def explained(sheet: Sheet, tens_points: int = -1) -> Rows:
    """Every part of the score: its name, its points, where they come from."""
    chart = sheet.chart
    if tens_points >= 0:
        sheet = sheet.copy()
        sheet.tens = tens_points
    score = Score(sheet, tens_points >= 0)

    def cities(places: list[int], numbers: bool = True) -> str:
        words = [named(chart.cities[place].names, language()) for place in places]
        return ", ".join([f"{word} {sheet.at[place]}" if numbers else word for word, place in zip(words, places, strict=True)]) or "-"

    rows = [
        (say("trip-part-bonus"), len(score.bonus), cities(score.bonus)),
        (say("trip-part-crossed"), -len(score.crossed), cities(score.crossed, numbers=False)),
        (say("trip-part-road"), len(score.road), cities(score.road)),
        (say("trip-part-series"), score.series_points, cities(score.series)),
        (say("trip-part-zones"), score.zone_points, ", ".join([named(chart.zones[zone].names, language()) for zone in score.clean]) or "-"),
    ]
    if tens_points >= 0:
        rows.append((say("trip-part-tens"), score.tens, say("trip-hint-tens")))
    return [*rows, (say("trip-part-total"), score.total, "")]


def keeper(game: Game, players: list[str]) -> TripKeeper:
    """What the command line talks to."""
    return TripKeeper(game, players)


def finished(game: Game, text: str, tens: int) -> Rows:
    """A finished sheet, checked and counted."""
    return explained(read_sheet(atlas.chart(str(game.options.chosen["map"])), text), tens)


def chart_terms(chart: Chart) -> dict[str, Any]:
    """A map as numbers and words: what counts, and (``map``) how it is drawn."""
    return {
        "id": chart.id, "size": chart.size, "letters": chart.letters, "pairs": chart.pairs, "zones": [zone.id for zone in chart.zones],
        "cities": [{"index": city.index, "text": city.text, "zone": city.zone, "colour": city.colour} for city in chart.cities],
        "near": chart.near, "linked": chart.linked, "series": chart.series, "zone_points": chart.zone_points, "map": drawn_map(chart),
    }  # fmt: skip


def card(game: Game) -> ScoreCard:
    """What the sheet of the browser has to know."""
    terms = {
        "chart": TermBinding("map", table={name: chart_terms(atlas.chart(name)) for name in [one.id for one in atlas.charts()]}),
        "tens": TermBinding("tens_variant", table={"yes": True, "no": False}),
        "two_dice": TermBinding("double_die_pairs", table={"two_dice": True, "strict": False}),
        "fewest": TermBinding("tie", table={"fewest_crossed": True, "shared": False}),
    }
    return ScoreCard(sheet=same("trip"), terms=terms, what="points")
