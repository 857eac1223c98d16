"""Dice Trip: four dice, two numbers, and a road through your own map.

Every round one player rolls four dice of four colours for everybody. Split them into two pairs, read each pair as a
two-digit number and write the two numbers into two empty cities of your map; a number stands once only, and what you
cannot or will not write costs you a crossed city. Once a game the roller may roll dice again, and everybody may use one
die in both numbers. When the map is full the longest road of ascending numbers, rows of consecutive ones, cities with
equal digits or the die of their colour, and zones without a cross make points. The highest total wins.
(Longer than most: everybody writes at once and unseen by the others, on a map that may be one of the user's own.)
"""

from itertools import combinations

from pipyard.books.dice_trip.atlas import MapChoice, chart
from pipyard.books.dice_trip.chart import Chart, City
from pipyard.books.dice_trip.entry_space import CROSS_WORD, TWICE, Writing
from pipyard.books.dice_trip.portrait import portrait
from pipyard.books.dice_trip.prospect import prospect
from pipyard.books.dice_trip.sheet import Score, Sheet, total
from pipyard.vocabulary import *

FOUR: list[Chance] = [Chance(each(4), seat) for seat in range(8)]
SOME = [each(count) for count in range(1, 5)]
"""The rolls of one to four distinguishable dice."""
SUBSETS = [subset for count in range(1, 5) for subset in combinations(range(4), count)]
RATINGS = [(40, "legend"), (33, "explorer"), (27, "guide"), (20, "traveller"), (-99, "day-tripper")]
"""What a solo total is called."""

TO_ROLL, TO_REROLL, ROLLING_AGAIN, TO_WRITE = 0, 1, 2, 3

SEALED = Move("write", "?")
"""Stands in a view for what another seat has handed in."""


def _a_pair(token: str) -> Atom | None:
    return token if len(token) == 2 and token.isalnum() and token[0] != token[1] else None


def _a_die(token: str) -> Atom | None:
    return token if len(token) == 1 and token.isalnum() else None


def _a_city(token: str) -> Atom | None:
    """Which cities there are depends on the map: the game looks them up."""
    return City(-1, token, {}, -1, -1, 0.0, 0.0, "")


kind("PAIR", _a_pair, because("part-pair"))
kind("DIE", _a_die, because("part-die-by-letter"))
kind("CITY", _a_city, because("part-city"))


class DiceTripOptions(Options):
    map = MapChoice("belgium", why="the map everybody writes on", source="files")
    tens_variant = flag(False, why="one of each ten: points for coloured cities still empty when all six tens stand", source="variant")
    double_die_pairs = choice(
        "strict",
        "two_dice",
        why="with a die used twice: no equal digits at all, or only none made of that die alone",
        source="R3, french, english, dutch",
    )
    tie = choice("shared", "fewest_crossed", why="equal totals share, or fewer crossed cities decide first", source="R10")
    reveal = choice("round_end", "live", why="entries of others appear when all are done, or at once", source="screen")
    write_seconds = number(0, 0, 3600, why="time to write; 0: none; then crosses fill the first empty cities", source="screen")
    reroll_seconds = number(15, 0, 3600, why="time for the roller to re-roll; then the roll stands", source="screen")
    start_seat = start_seat()


class DiceTripState(State):
    """``seat`` is the roller (-1: not known yet), ``waiting`` the sealed entries of this round (None: still to come)."""

    def __init__(self, seats: int, options: DiceTripOptions) -> None:
        self.seats: int = seats
        self.chart: Chart = chart(options.map)
        self.tens: bool = options.tens_variant
        self.two_dice: bool = options.double_die_pairs == "two_dice"
        self.fewest: bool = options.tie == "fewest_crossed"
        self.live: bool = options.reveal == "live"
        self.seat: int = 0 if seats == 1 else -1 if options.start_seat == "random" else int(options.start_seat)
        self.phase: int = TO_ROLL
        self.finished: int = 0
        self.dice: list[int] = []
        self.again: list[int] = []
        self.sheets: list[Sheet] = [Sheet(self.chart) for _ in range(seats)]
        self.waiting: list[Move | None] = [None] * seats
        self.written: list[str] = [""] * seats
        self.viewer: int = -1

    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        if self.phase == TO_ROLL:
            return self.end() if self.finished == self.chart.rounds() else FOUR[self.seat]
        if self.phase == TO_REROLL:
            return ALONE[self.seat]
        if self.phase == ROLLING_AGAIN:
            return Chance(SOME[len(self.again) - 1], self.seat)
        return Choose(tuple([seat for seat in range(self.seats) if self.waiting[seat] is None]), "race" if self.live else "together")

    def end(self) -> Over:
        scores = [total(sheet, self.tens) for sheet in self.sheets]
        crossed = [sheet.at.count(-1) if self.fewest else 0 for sheet in self.sheets]
        order = [(-points, crosses) for points, crosses in zip(scores, crossed, strict=True)]
        return Over([1 + sum([1 for other in order if other < mine]) for mine in order], scores, "map-full")

    def land(self, outcome: Outcome) -> None:
        values = outcome.numbers()
        if self.seat < 0:
            self.seat = values[0]
        elif self.phase == TO_ROLL:
            self.dice = values
            self.phase = TO_REROLL
            if not self.sheets[self.seat].may_reroll:
                self.begin_writing()
        else:
            for die, value in zip(self.again, values, strict=True):
                self.dice[die] = value
            self.begin_writing()

    def begin_writing(self) -> None:
        """Everybody writes now; whoever can only cross the last city need not be asked."""
        self.again = []
        self.phase = TO_WRITE
        self.written = [""] * self.seats
        for seat, sheet in enumerate(self.sheets):
            if sheet.open == 1 and not sheet.writable(self.dice):
                self.hand_in(seat, self.late(seat))

    def moves(self, seat: int) -> Space:
        if self.phase == TO_REROLL:
            return Listed([Move("keep"), *[Move("reroll", *[self.chart.letters[die] for die in subset]) for subset in SUBSETS]])
        return self.writing(seat)

    def rerolling(self) -> bool:
        """Whether the roller has to keep the roll or to roll again."""
        return self.phase == TO_REROLL

    def writing(self, seat: int) -> Writing:
        return Writing(self.sheets[seat], self.dice, self.two_dice)

    def play(self, seat: int, move: Move) -> None:
        if self.phase == TO_WRITE:
            self.hand_in(seat, move)
        elif move.verb == "keep":
            self.begin_writing()
        else:
            self.sheets[seat].may_reroll = False
            self.again = [self.chart.letters.index(str(atom)) for atom in move.atoms[1:]]
            self.phase = ROLLING_AGAIN

    def hand_in(self, seat: int, move: Move) -> None:
        """Entries stay sealed until the last player is done (or are shown at once, if so agreed)."""
        self.waiting[seat] = move
        if self.live:
            self.enter(seat, move)
        if None in self.waiting:
            return
        for other in range(self.seats):
            entries = self.waiting[other]
            if entries is not None and not self.live:
                self.enter(other, entries)
        self.waiting = [None] * self.seats
        self.seat = (self.seat + 1) % self.seats
        self.finished += 1
        self.phase = TO_ROLL

    def enter(self, seat: int, move: Move) -> None:
        sheet = self.sheets[seat]
        for pair, city in self.writing(seat).entries(move):
            sheet.enter(self.dice, pair, city)
        if move.verb == TWICE:
            sheet.may_twice = False
        self.written[seat] = move.text

    def sheet_of(self, seat: int) -> Sheet:
        """A seat's sheet with what it has handed in already."""
        entries = self.waiting[seat]
        if entries is None or self.live:
            return self.sheets[seat]
        sheet = self.sheets[seat].copy()
        for pair, city in self.writing(seat).entries(entries):
            sheet.enter(self.dice, pair, city)
        sheet.may_twice = sheet.may_twice and entries.verb != TWICE
        return sheet

    def lapse(self, seat: int) -> None:
        self.play(seat, self.late(seat))

    def late(self, seat: int) -> Move:
        """What happens for a seat that has run out of time: the roll stands, the first empty cities are crossed."""
        if self.phase == TO_REROLL:
            return Move("keep")
        atoms: list[Atom] = ["write"]
        for city in self.sheets[seat].empty_cities()[:2]:
            atoms.extend([CROSS_WORD, self.chart.cities[city]])
        return Move(*atoms)

    def conceal(self, seat: int | None) -> None:
        self.viewer = -1 if seat is None else seat
        if not self.live:
            self.waiting = [move if move is None or other == seat else SEALED for other, move in enumerate(self.waiting)]

    def guess(self, rng: Random) -> State:
        new = self.copy()
        for seat, move in enumerate(new.waiting):
            if move is not None and move.text == SEALED.text:
                new.waiting[seat] = new.writing(seat).sample(rng)
        return new

    def facts(self) -> object:
        """Who looks is no part of the position."""
        known = self.copy() if self.viewer >= 0 else self
        known.viewer = -1
        return State.facts(known)

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.phase == TO_WRITE:
            if move.verb in ("keep", "reroll"):
                return because("why-the-dice-lie-now-everybody")
            return self.writing(seat).objection(move)
        return None if move.verb in ("keep", "reroll") else because("why-first-keep-the-roll-or")

    def outlook(self, seat: int) -> float:
        """What the sheet is worth, and what its gaps along a tour of the map still promise."""
        return prospect(self.sheet_of(seat))

    def scores(self) -> list[int]:
        return [Score(sheet, self.tens).total for sheet in self.sheets]

    def scene(self) -> Scene:
        said = [Text("trip-round", {"round": min(self.finished + 1, self.chart.rounds()), "rounds": self.chart.rounds()})]
        if self.phase != TO_ROLL:
            said.append(Text(("", "trip-reroll", "trip-rolling-again", "trip-write")[self.phase]))
        scores = self.scores()
        if self.seats == 1 and self.finished == self.chart.rounds():
            said.append(Text("trip-rating-" + rating(scores[0])))
        return Scene(
            table="dice_trip",
            rolls=(Roll(tuple(self.dice), self.seat),) if self.dice else (),
            scores=tuple(scores),
            leaders=leaders(scores),
            say=tuple(said),
            last=tuple([word for text in self.written for word in text.split() if word in self.chart.city]),
            extra={
                "viewer": self.viewer,
                **portrait(self.chart, self.sheets, self.dice, self.tens, self.written, [move is not None for move in self.waiting]),
            },
        )


def rating(points: int) -> str:
    """The title of a solo player with this many points."""
    return next(name for least, name in RATINGS if points >= least)


def patience(options: DiceTripOptions, state: DiceTripState, seat: int) -> tuple[int, int]:
    deciding = state.phase == TO_REROLL
    return (options.reroll_seconds if deciding else options.write_seconds, 2 * state.finished + (0 if deciding else 1))


def check(options: DiceTripOptions, seats: int) -> None:
    start = options.start_seat
    if seats > 1 and start != "random" and int(start) >= seats:
        raise BadOption(because("why-start-seat-cannot-be-there", start=start, seats=seats))


def reading(options: DiceTripOptions, move: Move) -> Move:
    """The cities of a move are those of the map."""
    chosen = chart(options.map)
    atoms: list[Atom] = []
    for atom in move.atoms:
        if isinstance(atom, City):
            city = chosen.city.get(atom.text)
            if city is None:
                raise Unparsable(because("why-there-is-no-city-on", atom=quoted(atom.text), id=chosen.id, city=", ".join(chosen.city)))
            atoms.append(city)
        else:
            atoms.append(atom)
    return Move(*atoms)


def names(options: DiceTripOptions) -> dict[str, list[str]]:
    """The cities of the map, and its dice by the letters of their colours."""
    chosen = chart(options.map)
    return {"CITY": list(chosen.city), "PAIR": list(chosen.pairs), "DIE": list(chosen.letters)}


DiceTrip = Game(
    DiceTripState, DiceTripOptions,
    moves=[
        "keep", "reroll DIE...",
        "write PAIR CITY PAIR CITY", "write PAIR CITY cross CITY", "write cross CITY PAIR CITY", "write cross CITY cross CITY",
        "twice PAIR CITY PAIR CITY", "twice PAIR CITY cross CITY", "twice cross CITY PAIR CITY",
        "write PAIR CITY", "write cross CITY",
    ],
    presets={
        "standard": {}, "tens": {"tens_variant": True}, "two_dice": {"double_die_pairs": "two_dice"},
        "fewest_crossed": {"tie": "fewest_crossed"}, "live": {"reveal": "live"},
    },
    hurries=["reroll_seconds", "write_seconds"], patience=patience, check=check, reading=reading, names=names,
    key="dice_trip", book="dice_trip", number=1, title="Dice Trip", seats=(1, 2, 3, 4, 5, 6, 7, 8), minutes=30,
    kinds=("chance", "writing", "together"), authors="Hartmut Kommerell",
    summary="Four dice make two numbers. Write them into your map: long ascending roads, rows and clean zones make points.",
)  # fmt: skip
