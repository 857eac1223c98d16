"""The Clever Mole: six molehills, one riddle, and the first to point at the right hill has a point.

Six hills of ten dice stand on the plate, in mixed colours. A riddle fits exactly one of them: the least green, the most red, the
visible numbers adding up to an age, nearly an age, a top die with a certain sum (seen from above or from below), the most faces of
one number. Whoever points at the right hill first gets a point; whoever is wrong is out of this riddle. Most points win.
"""

from math import lcm

from pipyard.dice.pool import LETTERS
from pipyard.vocabulary import *

FEET = ((0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 0, 1), (1, 1, 0), (2, 0, 0))
"""The six hills; three times these are their tops."""
OFFSETS = [(a, b, c) for a in range(3) for b in range(3 - a) for c in range(3 - a - b)]
HILLS: list[list[int]] = [[cell(3 * i + a, 3 * j + b, 3 * k + c) for a, b, c in OFFSETS] for i, j, k in FEET]
PLACES: list[int] = sorted([place for hill in HILLS for place in hill])
COLOURS = ("red", "green", "black")
DEAL = Chance(Shuffle(20 * "r" + 20 * "g" + 20 * "k"))
NUMBERS = Chance(Deal(len(PLACES)))
POINT: list[Move] = [Move("point", hill) for hill in range(1, 7)]
SUMS = (6, 7, 9, 10, 11, 12, 14, 15)
"""What three faces round a corner can add up to."""
MOST_WORDS = 30
LONGEST_WORD = 24
NOBODY = -1

SETTING_UP = 0
RIDDLE = 1
SEEKING = 2
ENDED = 3


def _word(token: str) -> str | None:
    return token if len(token) <= LONGEST_WORD and token.isprintable() else None


kind("WORD", _word, because("part-word", letters=LONGEST_WORD))


class Riddles(Space):
    """What a master may ask: one of the riddles that fit one hill, or words of his own about a hill that only he knows."""

    def __init__(self, riddles: list[Move], master: int) -> None:
        self.riddles: list[Move] = riddles
        self.master: int = master

    def contains(self, move: Move) -> bool:
        if move.verb != "tell":
            return move in self.riddles
        words = move.atoms[2:]
        right = len(move.atoms) > 2 and isinstance(move.atoms[1], int) and 1 <= move.atoms[1] <= 6
        return right and len(words) <= MOST_WORDS and all([isinstance(word, str) for word in words])

    def sample(self, rng: Random) -> Move:
        if not self.riddles or rng.random() < 0.25:
            return Move("tell", 1 + int(rng.random() * 6), "which", "hill")
        return self.riddles[int(rng.random() * len(self.riddles))]

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if prefix and prefix[0] == "tell":
            if len(prefix) == 1:
                return Steps(list(range(1, 7)), False)
            done = self.contains(Move(*prefix))
            return Steps(["which", "hill"] if len(prefix) < MOST_WORDS else [], done)
        depth = len(prefix)
        fitting = [riddle for riddle in self.riddles if riddle.atoms[:depth] == prefix]
        found = {str(riddle.atoms[depth]): riddle.atoms[depth] for riddle in fitting if len(riddle.atoms) > depth}
        atoms = list(found.values())
        return Steps([*atoms, "tell"] if depth == 0 else atoms, any([len(riddle.atoms) == depth for riddle in fitting]))

    def shown(self, outcome: Outcome, seat: int | None) -> str:
        if outcome.verb != "tell" or seat == self.master:
            return outcome.text
        return " ".join(["tell", "?", *[str(word) for word in outcome.atoms[2:]]])


class CleverMoleOptions(ClaimOptions):
    riddles = number(10, 1, 99, why="how many riddles are given", source="agreed")
    master = choice("computer", "rotating", "fixed", why="who gives the riddles; a person needs two others", source="book")
    wrong = choice("locked_out", "minus_one", why="a wrong claim: out of this riddle, or a point off besides", source="agreed")
    riddle_time_s = number(60, 1, 600, why="seconds until a riddle is given up", source="R3")
    rebuild = choice("each_riddle", "never", why="new hills for each riddle, or the same all the time", source="agreed")
    start_seat = start_seat()


class CleverMoleState(RacingState):
    """``seat`` is the master, if a person is; ``marked`` the hill he thinks of, known to him alone; ``tried`` the hills that are wrong."""

    palette = COLOURS

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

    # what the hills show

    def count(self, hill: int, colour: int) -> int:
        return sum([1 for place in HILLS[hill] if self.pile.at(place) == colour])

    def faces(self, hill: int) -> list[int]:
        """The 18 numbers that can be seen on a hill."""
        top = xyz(HILLS[hill][0])
        return [self.pile.face(place, axis) for place in HILLS[hill] for axis in AXES if xyz(place)[axis] == top[axis]]

    def top(self, hill: int) -> int:
        return sum([self.pile.face(HILLS[hill][0], axis) for axis in AXES])

    def scores_for(self, riddle: Move) -> list[int]:
        """For each hill how well the riddle fits it: the largest is meant, if it is the only one; 0 for an exact fit, -1 for none."""
        asked, hills = riddle.number, range(6)
        if riddle.verb in ("least", "most"):
            sign = 1 if riddle.verb == "most" else -1
            return [sign * self.count(hill, COLOURS.index(str(riddle.atoms[1]))) for hill in hills]
        if riddle.verb == "faces":
            return [self.faces(hill).count(asked) for hill in hills]
        if riddle.verb == "near":
            return [-abs(sum(self.faces(hill)) - asked) for hill in hills]
        if riddle.verb == "age":
            return [0 if sum(self.faces(hill)) == asked else -1 for hill in hills]
        above = asked if riddle.verb == "top" else 21 - asked
        return [0 if self.top(hill) == above else -1 for hill in hills]

    def solve(self, riddle: Move) -> int:
        """The hill a riddle means, -1 if it does not mean exactly one."""
        fit = self.scores_for(riddle)
        best = max(fit)
        if fit.count(best) != 1 or (riddle.verb in ("age", "top", "below") and best < 0):
            return -1
        return fit.index(best)

    def answer(self) -> int:
        """The hill that is right now; -1 where this view does not know it."""
        if self.riddle is None or self.riddle.verb == "tell":
            return self.marked
        return self.solve(self.riddle)

    def kinds_of_riddles(self) -> list[list[Move]]:
        """The five kinds of riddles with all the values they may have; not all of them are valid."""
        ages = sorted({sum(self.faces(hill)) for hill in range(6)})
        return [
            [Move(verb, colour) for verb in ("least", "most") for colour in COLOURS],
            [Move("age", age) for age in ages],
            [Move("near", age) for age in range(ages[0], ages[-1] + 1)],
            [Move(verb, asked) for verb in ("top", "below") for asked in SUMS],
            [Move("faces", face) for face in range(1, 7)],
        ]

    def valid_riddles(self) -> list[Move]:
        return [riddle for values in self.kinds_of_riddles() for riddle in values if self.solve(riddle) >= 0]

    def drawn_riddle(self) -> Biased:
        """A kind, then a value, drawn until the riddle is valid."""
        kinds = self.kinds_of_riddles()
        whole = lcm(*[len(values) for values in kinds])
        weighed = [(riddle, whole // len(values)) for values in kinds for riddle in values if self.solve(riddle) >= 0]
        return Biased([riddle for riddle, _ in weighed], [weight for _, weight in weighed])

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
        """The hill a master thinks of is known to him alone."""
        if self.phase == SEEKING and seat != self.seat:
            self.marked = -1

    def guess(self, rng: Random) -> State:
        new = self.copy()
        if new.riddle is not None and new.riddle.verb == "tell" and new.marked < 0:
            left = [hill for hill in range(6) if hill not in new.tried]
            new.marked = left[int(rng.random() * len(left))]
        return new

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.phase == RIDDLE:
            return because("why-a-riddle-must-fit-exactly")
        return because("why-there-are-six-hills-1") if move.verb == "point" else None

    def outlook(self, seat: int) -> float:
        return float(self.points[seat] - max([theirs for other, theirs in enumerate(self.points) if other != seat]))

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


def check(options: CleverMoleOptions, seats: int) -> None:
    if options.chosen["master"] != "computer" and seats < 3:
        raise BadOption(because("why-master-cannot-be-a-person"))


CleverMole = Game(
    CleverMoleState, CleverMoleOptions,
    moves=[
        "point NUMBER", "pass", *[f'{verb} {colour}' for verb in ("least", "most") for colour in COLOURS], "age NUMBER", "near NUMBER",
        "top NUMBER", "below NUMBER", "faces NUMBER", "tell NUMBER WORD...",
    ],
    presets={"standard": {}, "rotating": {"master": "rotating"}, "strict": {"wrong": "minus_one"}, "same_hills": {"rebuild": "never"}},
    check=check,
    key="clever_mole", book="kosmos", number=14, title="The Clever Mole", seats=(2, 3, 4, 5, 6, 7, 8), minutes=10,
    kinds=("special", "speed", "riddle"),
    summary="A riddle fits one of six molehills. Be the first to point at it.",
)  # fmt: skip
