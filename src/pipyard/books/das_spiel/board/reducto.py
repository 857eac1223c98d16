"""Reducto: jump over dice and off the plate.

45 dice in three colours cover the plate, one is taken out. The number a die shows on an axis carries it exactly so many funnels
along the line it points at. Jumps it over another die onto an empty funnel, it is yours. If nobody can jump, a die is rolled
anew; when few are left, dice may first take position. Green counts 3, red 2, black 1.
(Longer than most: what may be done changes twice, with the number of dice that are left.)
"""

from pipyard.vocabulary import *

COLOURS = "grk"
WORTH = (3, 2, 1)
MIX = Chance(Shuffle(15 * "g" + 15 * "r" + 15 * "k"))
DEAL = Chance(Deal(BASE))
DRAWN_OUT = Chance(Even([Move("out", place) for place in CELLS[:BASE]]))
REROLL: list[Move] = [Move("reroll", place) for place in CELLS[:BASE]]
STOP = Move("stop")
MANY = 15
FEW = 5
"""Above 15 dice only jumps count; up to 5 everything is allowed."""
ANY_WAY = 0
CROSS_BUT_ONE = 1
TAKING = 2
"""What a jump must do: nothing; cross a die unless it goes just one funnel; cross a die."""


class ReductoOptions(Options):
    early_roll_jump = flag(True, why="while more than 15 dice lie, the roller may jump with the die at once", source="french, english")
    positioning_cross = flag(False, why="positioning moves of two and more funnels must cross a die too", source="R1")
    stall_limit = number(30, 1, 1000, why="so many turns in a row without a taken die end the game", source="silent")
    start_seat = start_seat()


def ways(place: int, turned: int) -> list[tuple[int, int, int]]:
    """Where the three numbers of a die lead on the plate: the direction, the number and the funnel at the end."""
    found: list[tuple[int, int, int]] = []
    for axis in range(3):
        count = int(UP[turned][axis])
        for direction in ALONG[axis]:
            ray = RAY[place][direction]
            if len(ray) >= count:
                found.append((direction, count, ray[count - 1]))
    return found


WAYS: list[list[tuple[int, int, int]]] = [ways(place, turned) for place in range(BASE) for turned in range(24)]
"""By the number of a funnel times 24 plus the orientation of the die there."""


def crosses(pile: Pile, place: int, direction: int, count: int) -> bool:
    """Whether a die lies on the way, before the funnel at the end."""
    here: int = place
    for _ in range(count - 1):
        here = NEXT[here][direction]
        if pile.colour[here] != EMPTY:
            return True
    return False


def ends(pile: Pile, place: int, turned: int, must: int) -> list[int]:
    """Where a die can go from a funnel with one of its numbers."""
    colour = pile.colour
    found: list[int] = []
    for direction, count, end in WAYS[place * 24 + turned]:
        if colour[end] == EMPTY:
            if must == ANY_WAY or (must == CROSS_BUT_ONE and count == 1) or crosses(pile, place, direction, count):
                found.append(end)
    return found


def leads_off(pile: Pile, place: int, turned: int, most: int, must: int) -> bool:
    """Whether a die that is not on the pile any more, standing so in a funnel, has a taking jump after that many positioning moves."""
    if ends(pile, place, turned, TAKING):
        return True
    if most:
        for end in ends(pile, place, turned, must):
            if leads_off(pile, end, turned, most - 1, must):
                return True
    return False


def stranded(pile: Pile, must: int) -> bool:
    """Whether no numbers on any of the dice could ever free one of them."""
    for place in range(BASE):
        colour = pile.colour[place]
        if colour == EMPTY:
            continue
        pile.repaint(place, EMPTY)
        free = False
        for turned in range(24):
            free = free or leads_off(pile, place, turned, 2, must)
        pile.repaint(place, colour)
        if free:
            return False
    return True


class ReductoState(PyramidState):
    palette = ("green", "red", "black")

    def __init__(self, seats: int, options: ReductoOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.early_jump: bool = options.early_roll_jump
        self.must: int = CROSS_BUT_ONE if options.positioning_cross else ANY_WAY
        self.stall_limit: int = options.stall_limit
        self.colours: str = ""
        self.dealt: bool = False
        self.left: int = BASE
        self.heaps: list[list[int]] = [[0, 0, 0] for _ in range(seats)]
        self.stall: int = 0
        self.over: bool = False
        self.reroll: int = -1  # the die that is being rolled anew
        self.rerolled: bool = False  # it has been rolled, and may jump
        self.offered: list[Move] = []

    def ended(self) -> Over | None:
        if self.over:
            return ranked(self.drawn_scores(), "one-die-left" if self.left == 1 else "no-die-can-be-freed")
        return ranked(self.drawn_scores(), "nothing-taken-for-long") if self.stall >= self.stall_limit else None

    def on_turn(self) -> Turn:
        if self.left == BASE:
            return DRAWN_OUT if self.dealt else DEAL if self.colours else MIX
        return ROLL_ONTO_PLATE[self.seat] if self.reroll >= 0 and not self.rerolled else ALONE[self.seat]

    def decided(self, outcome: Outcome) -> None:
        if not self.colours:
            self.colours = outcome.text
        elif not self.dealt:
            for place in range(BASE):
                self.pile.stand(place, COLOURS.index(self.colours[place]), LETTERS.index(outcome.text[place]))
            self.dealt = True
        elif self.left == BASE:
            self.pile.take(outcome.at)
            self.pile.turn(outcome.at, EMPTY)
            self.left -= 1
            self.ask()
        else:
            self.pile.turn(self.reroll, outcome.at)
            self.after_the_roll()

    def after_the_roll(self) -> None:
        """The roller may go on with the die just rolled, if it can jump."""
        found: list[Move] = []
        if self.early_jump or self.left <= MANY:
            self.sequences(self.reroll, 1 if self.left <= FEW else 0, found)
        if found:
            self.rerolled = True
            self.offered = [*found, STOP]
        else:
            self.end_turn(False)

    def ask(self) -> None:
        """What the seat may do at the beginning of its turn: dice that can jump have to, unless few are left."""
        found: list[Move] = []
        lying = [place for place in range(BASE) if self.pile.colour[place] != EMPTY]
        if self.left > FEW:
            for place in lying:
                for direction, count, end in WAYS[place * 24 + int(self.pile.turned[place])]:
                    if self.pile.colour[end] == EMPTY and crosses(self.pile, place, direction, count):
                        found.append(JUMPS.of(place, end))
            if found:
                self.offered = found
                return
        if self.left <= MANY:
            for place in lying:
                self.sequences(place, 2 if self.left <= FEW else 1, found)
        found.extend([REROLL[place] for place in lying])
        self.offered = found

    def sequences(self, start: int, most: int, found: list[Move]) -> None:
        """Add the jumps of a die with up to so many positioning moves before; the funnel it has left counts as empty."""
        pile = self.pile
        colour = pile.at(start)
        pile.repaint(start, EMPTY)
        self.go_on([start], pile.turned[start], most, found)
        pile.repaint(start, colour)

    def go_on(self, path: list[int], turned: int, most: int, found: list[Move]) -> None:
        for end in ends(self.pile, path[-1], turned, TAKING):
            if len(path) == 1:
                found.append(JUMPS.of(path[0], end))
            else:
                found.append(Move("jump", *[CELLS[place] for place in path], CELLS[end]))
        if most:
            for end in ends(self.pile, path[-1], turned, self.must):
                self.go_on([*path, end], turned, most - 1, found)

    def moves(self, seat: int) -> Space:
        return Listed(self.offered)

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "reroll":
            self.reroll = move.at
            return
        if move.verb == "jump":
            self.heaps[seat][self.pile.take(move.at)] += 1
            self.pile.turn(move.at, EMPTY)
            self.left -= 1
        self.end_turn(move.verb == "jump")

    def end_turn(self, taken: bool) -> None:
        self.reroll, self.rerolled = -1, False
        self.stall = 0 if taken else self.stall + 1
        if taken and self.left <= 3:
            self.over = self.left == 1 or stranded(self.pile, self.must)
        self.next_seat()
        self.offered = []
        if not self.over:
            self.ask()

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.at >= 0 and not self.pile.occupied(move.at):
            return because("why-there-is-no-die-at", cell=CELLS[move.at].text)
        if move.verb == "stop":
            return because("why-only-a-jump-after-a")
        if self.rerolled:
            return because("why-you-may-go-on-with", cell=CELLS[self.reroll].text)
        if move.verb == "reroll":
            return because("why-a-die-can-jump-so")
        shown = "".join([str(UP[self.pile.turned[move.at]][axis]) for axis in range(3)])
        return because("why-the-die-shows-its-last", shown=shown)

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("taken", seat, dict(zip(self.palette, heap, strict=True))) for seat, heap in enumerate(self.heaps)]

    def drawn_areas(self) -> list[Area]:
        return [area("worth", sign=str(worth), colour=colour) for colour, worth in zip(self.palette, WORTH, strict=True)]

    def drawn_scores(self) -> list[int]:
        return [sum([count * worth for count, worth in zip(heap, WORTH, strict=True)]) for heap in self.heaps]

    def said(self) -> list[Text]:
        if self.left == BASE:
            return []
        rule = "reducto-many" if self.left > MANY else "reducto-some" if self.left > FEW else "reducto-few"
        found = [Text(rule, {"left": self.left})]
        if self.rerolled:
            found.append(Text("reducto-rolled", {"cell": CELLS[self.reroll].text}))
        if self.stall:
            found.append(Text("reducto-stall", {"turns": self.stall, "of": self.stall_limit}))
        return found


Reducto = Game(
    ReductoState, ReductoOptions, moves=["jump CELL CELL", "jump CELL CELL CELL", "jump CELL CELL CELL CELL", "reroll CELL", "stop"],
    presets={"standard": {}, "english": {"early_roll_jump": False}, "strict": {"positioning_cross": True}},
    key="reducto", book="kosmos", number=46, title="Reducto", seats=(2, 3, 4, 5, 6), minutes=25,
    kinds=("board", "demolition", "tactics", "chance"),
    score="worth green 3 red 2 black 1",
    summary="A die's number carries it exactly so far. If it jumps over another, the jumper is yours; green counts most.",
)  # fmt: skip
