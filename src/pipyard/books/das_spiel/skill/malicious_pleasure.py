"""Malicious Pleasure: a good throw lets you add dice, and a hard one gives the others theirs back.

You throw one die onto the plate. If it settles above the plate with a die of yours under it, you choose a number that one of those turns
to it and add up to that many dice, the thrown one included, all hanging together. Dice pushed off go back to their owners. Whoever has no
dice left wins.
"""

from pipyard.books.families.skill_entries import DECIDE, TURNED_ENTRIES, Entering, how_entered
from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

SHARES: dict[int, int] = {2: 82, 3: 55}
FIRST = 82
"""How far the numbers of the players' dice are apart."""
ROLLING = 6
"""A die that is added is rolled."""
ROLLED = Chance(Even([Move(triple) for triple in TRIPLES]))


def numbers_offered(pile: Pile, place: int, colour: int) -> list[int]:
    """The numbers that dice of a colour turn to the die in a cell, from the greatest down."""
    found: set[int] = set()
    for axis, under in enumerate(UNDER[place]):
        if pile.at(under) == colour and pile.turned[under] >= 0:
            found.add(pile.face(under, axis))
    return sorted(found, reverse=True)


def open_to(pile: Pile, chain: list[int], corners: bool) -> list[int]:
    """The funnels that touch a chain of dice by a face or an edge, or by a corner where that is enough."""
    near: set[int] = set()
    for place in chain:
        near.update(TOUCHING[place])
        if corners:
            near.update(TOUCHING_BY_CORNER[place])
    return [place for place in pile.funnel_cells() if place in near]


class MaliciousPleasureOptions(Options):
    contact = choice("face_edge", "face_edge_corner", why="how what you add must touch", source="english, french")
    orientation = choice("choice", "random", why="you turn what you add, or it is rolled", source="silent")
    distance_cm = number(20, 10, 30, why="how far from the plate you throw at least", source="C11")
    max_rounds = max_rounds(200, "the smallest stock wins", most=999)
    input = how_entered()
    start_seat = start_seat()


class Adding(Stepwise):
    """``add CELL TRIPLE`` into one of some funnels, ``add CELL`` where it is rolled, or ``stop``."""

    def __init__(self, open_cells: list[int], rolled: bool) -> None:
        self.open: list[int] = open_cells
        self.rolled: bool = rolled

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            return Steps(["add", "stop"], False)
        if prefix[0] == "stop":
            return Steps([], len(prefix) == 1)
        if prefix[0] != "add" or len(prefix) > 3:
            return Steps([], False)
        if len(prefix) == 1:
            return Steps([CELLS[place] for place in self.open], False)
        if len(prefix) == 2:
            return Steps([], True) if self.rolled else Steps([*TRIPLES], False)
        return Steps([], not self.rolled)


class MaliciousPleasureState(SkillTurnState):
    """``chain`` is the thrown die with what was added to it, ``offered`` the numbers to choose from, ``due`` how many may be added."""

    own_colours = True
    fewest_win = True
    acts = ("throw",)

    def __init__(self, seats: int, options: MaliciousPleasureOptions) -> None:
        self.share: int = SHARES[seats]
        super().__init__(seats, options.start_seat, options.input, [self.share] * seats)
        self.corners: bool = options.contact == "face_edge_corner"
        self.rolled: bool = options.orientation == "random"
        self.distance: int = options.distance_cm
        self.max_rounds: int = options.max_rounds
        self.chain: list[int] = []
        self.offered: list[int] = []
        self.due: int = 0
        self.rolling: int = -1

    def rig(self) -> Rig:
        return Rig(distance=10.0 * self.distance, side=self.seat)

    def new_number(self) -> int:
        return self.unused(1 + FIRST * self.seat, self.share)

    def fresh(self, action: Action) -> dict[int, int]:
        return {self.new_number(): self.seat}

    def turn(self) -> Turn:
        return ROLLED if self.phase == ROLLING else super().turn()

    def came_to_rest(self, result: ActionResult) -> None:
        before = set(self.dice)
        self.take_in(result)
        thrown = [die for die in result.dice if die.number not in before and die.standing.how == SEATED]
        self.conclude(thrown[0].standing.cell if thrown else -1)

    def entries(self) -> Space:
        return Entering(self.pile, True, True, self.moved, [], ("off",))

    def draft(self, move: Move) -> bool:
        if move.verb == "off":
            return True
        self.draw(move, self.seat, 1 + FIRST * self.seat, self.share)
        self.recount(self.share)
        return move.verb == "settled"

    def confirmed(self) -> None:
        entry = self.entry[-1]
        self.conclude(entry.at if entry.verb == "settled" else -1)

    def conclude(self, place: int) -> None:
        """The thrown die lies in a cell (-1: it does not): what may be added?"""
        self.recount(self.share)
        self.restack()
        if self.finished():
            return
        self.chain = [place] if place >= 0 else []
        self.offered = numbers_offered(self.pile, place, self.seat) if place >= 0 else []
        if len(self.offered) == 1:
            self.choose(self.offered[0])
        elif self.offered:
            self.phase = DECIDE
        else:
            self.pass_on()

    def finished(self) -> bool:
        """Whether the player has used up all dice."""
        if self.stock[self.seat] == 0:
            self.ending = won([self.seat], self.stock[:], "no-dice-in-stock")
        return self.ending is not None

    def choose(self, number: int) -> None:
        self.offered = []
        self.due = number - 1
        self.go_on()

    def go_on(self) -> None:
        """More may be added, or the turn is over."""
        if self.due > 0 and open_to(self.pile, self.chain, self.corners):
            self.phase = DECIDE
        else:
            self.pass_on()

    def decisions(self) -> Space:
        if self.phase == ROLLING:
            return NOTHING
        if self.offered:
            return Listed([Move("use", number) for number in self.offered])
        return Adding(open_to(self.pile, self.chain, self.corners), self.rolled)

    def decide(self, move: Move) -> None:
        if move.verb == "use":
            self.choose(move.number)
        elif move.verb == "stop":
            self.pass_on()
        elif self.rolled:
            self.rolling = move.at
            self.phase = ROLLING
        else:
            self.add(move.at, str(move.atoms[2]))

    def landed(self, outcome: Outcome) -> None:
        self.add(self.rolling, outcome.text)

    def add(self, place: int, triple: str) -> None:
        number = self.new_number()
        self.dice[number] = seated(number, self.seat, place, triple)
        self.rolling = -1
        self.due -= 1
        self.chain.append(place)
        self.recount(self.share)
        self.restack()
        if not self.finished():
            self.go_on()

    def pass_on(self) -> None:
        self.chain = []
        self.offered = []
        self.due = 0
        self.next_seat()
        if self.past(self.max_rounds):
            self.ending = ranked(self.stock[:], "round-limit", fewest=True)
        self.begin_act()

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.phase == DECIDE and seat == self.seat and move.verb == "add" and move.at >= 0 and not self.offered:
            closed = self.pile.no_funnel_because(move.at)
            if closed:
                return closed
            if move.at not in open_to(self.pile, self.chain, self.corners):
                return because("why-touches-neither-the-thrown-die", cell=CELLS[move.at].text)
            return because("why-say-how-it-stands-as") if not self.rolled else because("why-it-is-rolled-how-it")
        return super().objection(seat, move)

    def drawn_scores(self) -> list[int]:
        return self.stock[:]

    def said_turn(self) -> list[Text]:
        said = [self.said_round(self.max_rounds)]
        if self.offered:
            said.append(Text("malicious-choose", {"numbers": " ".join([str(one) for one in self.offered])}))
        elif self.due:
            said.append(Text("malicious-add", {"count": self.due}))
        return said


MaliciousPleasure = Game(
    MaliciousPleasureState, MaliciousPleasureOptions,
    moves=[*aimed_forms("throw"), "use NUMBER", "add CELL TRIPLE", "add CELL", "stop", *TURNED_ENTRIES],
    presets={
        "standard": {}, "corners": {"contact": "face_edge_corner"}, "rolled": {"orientation": "random", "max_rounds": 60},
        "by_hand": {"input": "by_hand", "max_rounds": 30},
    },
    key="malicious_pleasure", book="kosmos", number=20, title="Malicious Pleasure", seats=(2, 3), minutes=40,
    kinds=("dexterity", "construction"), authors="Michael and Bernd Opitz", short={"max_rounds": "6"},
    score="left",
    summary="Throw a die onto the plate. Above a die of yours its number lets you add more. Whoever has none left wins.",
)  # fmt: skip
