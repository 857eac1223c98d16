"""The Clever Mole: six molehills, one riddle, and the first to point at the right hill has a point.

Six hills of ten dice stand on the plate, in mixed colours. A riddle fits exactly one of them: the least green, the most red, the
visible numbers adding up to an age, nearly an age, a top die with a certain sum (seen from above or from below), the most faces of
one number. Whoever points at the right hill first gets a point; whoever is wrong is out of this riddle. Most points win.
(Longer than most: every kind of riddle has to fit exactly one hill, and hills may be built by hand.)
"""

from pipyard.books.families.molehills import COLOURS, MOST_CHANGES, PLACES, MolehillState, Riddles
from pipyard.vocabulary import *

DEAL = Chance(Shuffle(20 * "r" + 20 * "g" + 20 * "k"))
NUMBERS = Chance(Deal(len(PLACES)))
POINT: list[Move] = [Move("point", hill) for hill in range(1, 7)]
NOBODY = -1

SETTING_UP = 0
RIDDLE = 1
SEEKING = 2
ENDED = 3


class CleverMoleOptions(ClaimOptions):
    riddles = number(10, 1, 99, why="how many riddles are given", source="agreed")
    master = choice("computer", "rotating", "fixed", why="who gives the riddles; a person needs two others", source="book")
    hills = choice("random", "master", why="who builds the hills: chance, or the master after it", source="book")
    wrong = choice("locked_out", "minus_one", why="a wrong claim: out of this riddle, or a point off besides", source="agreed")
    riddle_time_s = number(60, 1, 600, why="seconds until a riddle is given up", source="R3")
    rebuild = choice("each_riddle", "never", why="new hills for each riddle, or the same all the time", source="agreed")
    start_seat = start_seat()


class CleverMoleState(MolehillState):
    """``seat`` is the master, if a person is; ``marked`` the hill only the master knows; ``tried`` the hills that are wrong."""

    def __init__(self, seats: int, options: CleverMoleOptions) -> None:
        super().__init__(seats, "0" if options.master == "computer" else options.start_seat, DEAL, NUMBERS)
        self.master: str = options.master
        self.minus: int = 1 if options.wrong == "minus_one" else 0
        self.rebuild: bool = options.rebuild == "each_riddle"
        self.riddles_left: int = options.riddles
        self.time_ms: int = 1000 * options.riddle_time_s
        self.phase: int = SETTING_UP
        self.points: list[int] = [0] * seats
        self.locked: list[bool] = [False] * seats
        self.tried: list[int] = []
        self.riddle: Move | None = None
        self.marked: int = -1
        self.revealed: int = -1  # the hill of the riddle before

    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        if self.phase == SETTING_UP:
            return self.colours if self.colours is not None else NUMBERS
        if self.phase == RIDDLE:
            return Chance(self.drawn_riddle()) if self.master == "computer" else ALONE[self.seat]
        if self.phase == SEEKING:
            return Choose(tuple(self.seekers()), "race")
        return ranked(self.points, "riddles-solved")

    def seekers(self) -> list[int]:
        asker = NOBODY if self.master == "computer" else self.seat
        return [seat for seat in range(self.seats) if not self.locked[seat] and seat != asker]

    def race(self) -> Window | None:
        if self.phase != SEEKING or self.riddle is None:
            return None
        effort = 18 if self.riddle.verb in ("age", "near", "faces") else 3
        return Window(self.window, [Bell("over", self.time_ms, self.window)], effort=effort)

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = outcome.number
        elif self.phase == SETTING_UP and self.colours is not None:
            self.pile = Pile()
            for place, letter in zip(PLACES, outcome.text, strict=True):
                self.pile.put(place, "rgk".index(letter))
            self.colours = None
        elif self.phase == SETTING_UP:
            for place, letter in zip(PLACES, outcome.text, strict=True):
                self.pile.turn(place, LETTERS.index(letter))
            if self.valid_riddles():
                self.phase = RIDDLE
        elif self.phase == RIDDLE:
            self.give(outcome)
        else:
            self.next_riddle()

    def moves(self, seat: int) -> Space:
        if self.phase == RIDDLE:
            return Riddles(self.valid_riddles(), self.seat)
        return tries(POINT, self.may_pass(seat))

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "pass":
            self.say_pass(seat)
        elif move.verb == "point":
            self.last = move
            if move.number - 1 == self.answer():
                self.points[seat] += 1
                self.next_riddle()
                return
            self.tried.append(move.number - 1)
            self.points[seat] -= self.minus
            self.locked[seat] = True
            if not self.seekers():
                self.next_riddle()
        elif move.verb == "tell":
            self.marked = move.number - 1
            self.give(Move("tell", *move.atoms[2:]))
        else:
            self.give(move)

    def give(self, riddle: Move) -> None:
        self.riddle = riddle
        self.locked = [False] * self.seats
        self.tried = []
        self.phase = SEEKING
        self.open_window()

    def next_riddle(self) -> None:
        self.revealed = self.answer()
        self.riddle, self.marked = None, -1
        self.riddles_left -= 1
        if self.riddles_left <= 0:
            self.phase = ENDED
            return
        if self.master == "rotating":
            self.next_seat()
        self.phase = RIDDLE
        if self.rebuild:
            self.colours = DEAL
            self.phase = SETTING_UP

    def answer(self) -> int:
        """The hill that is right now; -1 where this view does not know it."""
        if self.riddle is None or self.riddle.verb == "tell":
            return self.marked
        return self.solve(self.riddle)

    def judge(self, seat: int, move: Move) -> int:
        if move.verb != "point":
            return CALL
        answer = self.answer()
        return VOID if answer < 0 else HIT if move.number - 1 == answer else SLIP

    def amiss(self, seat: int, move: Move) -> Text | None:
        return Text("amiss-hill", {"hill": move.number}) if move.verb == "point" and move.number - 1 != self.answer() else None

    def glances(self, seat: int) -> list[Move]:
        return POINT if self.phase == SEEKING else []

    def conceal(self, seat: int | None) -> None:
        """Only the master knows the hill thought of."""
        if self.phase == SEEKING and seat != self.seat:
            self.marked = -1

    def guess(self, rng: Random) -> State:
        new = self.copy()
        if new.riddle is not None and new.riddle.verb == "tell" and new.marked < 0:
            left = [hill for hill in range(6) if hill not in new.tried]
            new.marked = left[int(rng.random() * len(left))]
        return new

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.phase == RIDDLE and move.verb in ("swap", "turn"):
            return because("why-only-a-master-who-builds")
        if self.phase == RIDDLE:
            return because("why-a-riddle-must-fit-exactly")
        return because("why-there-are-six-hills-1") if move.verb == "point" else None

    def drawn_scores(self) -> list[int]:
        return self.points

    def said(self) -> list[Text]:
        found = [Text("mole-left", {"count": self.riddles_left})]
        if self.revealed >= 0 and self.phase != SEEKING:
            found.append(Text("mole-was", {"hill": self.revealed + 1}))
        if self.riddle is not None:
            verb = self.riddle.verb
            rest = " ".join([str(atom) for atom in self.riddle.atoms[1:]])
            found.append(Text(f"mole-{verb}", {"what": rest}))
        if self.phase == SEEKING:
            found.append(Text("mole-hills"))
        return found


class BuiltMoleState(CleverMoleState):
    """The master may swap and turn dice before giving a riddle."""

    def __init__(self, seats: int, options: CleverMoleOptions) -> None:
        super().__init__(seats, options)
        self.changes_left: int = MOST_CHANGES

    def moves(self, seat: int) -> Space:
        if self.phase == RIDDLE:
            return Riddles(self.valid_riddles(), self.seat, self.changes_left > 0)
        return super().moves(seat)

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "turn":
            self.pile.turn(move.at, move.to)
        elif move.verb == "swap":
            self.swap(move.at, move.to)
        else:
            super().play(seat, move)
            return
        self.last = move
        self.changes_left -= 1

    def swap(self, one: int, other: int) -> None:
        """The dice change places, numbers and all."""
        pile = self.pile
        colour, turned = pile.at(one), pile.turned[one]
        pile.repaint(one, pile.at(other))
        pile.turn(one, pile.turned[other])
        pile.repaint(other, colour)
        pile.turn(other, turned)

    def next_riddle(self) -> None:
        super().next_riddle()
        self.changes_left = MOST_CHANGES

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.phase == RIDDLE and move.verb in ("swap", "turn"):
            return because("why-the-hills-were-changed-often-enough")
        return super().objection(seat, move)


def begun(seats: int, options: CleverMoleOptions) -> CleverMoleState:
    return BuiltMoleState(seats, options) if options.hills == "master" else CleverMoleState(seats, options)


def check(options: CleverMoleOptions, seats: int) -> None:
    if options.chosen["master"] != "computer" and seats < 3:
        raise BadOption(because("why-master-cannot-be-a-person"))
    if options.chosen["hills"] == "master" and options.chosen["master"] == "computer":
        raise BadOption(because("why-only-a-person-builds-hills"))


CleverMole = Game(
    begun, CleverMoleOptions,
    moves=[
        "point NUMBER", "pass", *[f'{verb} {colour}' for verb in ("least", "most") for colour in COLOURS], "age NUMBER", "near NUMBER",
        "top NUMBER", "below NUMBER", "faces NUMBER", "tell NUMBER WORD...", "swap CELL CELL", "turn CELL TRIPLE",
    ],
    presets={"standard": {}, "rotating": {"master": "rotating"}, "strict": {"wrong": "minus_one"}, "same_hills": {"rebuild": "never"},
        "built": {"master": "rotating", "hills": "master"}},
    check=check,
    key="clever_mole", book="kosmos", number=14, title="The Clever Mole", seats=(2, 3, 4, 5, 6, 7, 8), minutes=10,
    kinds=("special", "speed", "riddle"),
    score="claims riddles 1 0 0",
    summary="A riddle fits one of six molehills. Be the first to point at it.",
)  # fmt: skip
