"""Slide: pull on your two edges until your side shows six of a kind, or one to six.

The pyramid is complete, its dice stand anyhow. You sit at one side and see only its numbers. The two edges of your side are your
spars: pull a die out, those above it slide down, and the pulled one goes on the top. No die is ever turned. You win with six equal
numbers in a row, with 1 to 6 in order, or with six dice of a spar that show the same as the black dice beside them.
"""

from pipyard.books.families.own_objectives import LONGEST_TEXT, check_objectives, own_list, shown_in, spelled
from pipyard.books.families.spars import CHAINS, OUTER_AXES, SPARS, SparPulls, SparState, check_own_run, pulls
from pipyard.vocabulary import *

OWN_SIDE = Chance(Deal(SIZE, OUTER_AXES, own_axis=True))
OPEN = Chance(Deal(SIZE, OUTER_AXES))
ORDERED: list[list[int]] = [[1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]]


PULLS: list[list[SparPulls]] = [
    [pulls([spar for spar in AXES if spar != seat], turning, own) for turning in (False, True) for own in (False, True)] for seat in AXES
]


class SlideOptions(Options):
    order = choice("ordered", "any", why="1 to 6 in order, or in any order", source="R1")
    adjacent = flag(True, why="the six numbers lie side by side, or anywhere in the chain", source="R1, english, french")
    third_goal = choice("matched", "none", why="six dice of an edge that match the black ones beside them", source="R3, french")
    turn_on_replace = flag(False, why="the pulled die may be set down with any triple", source="french")
    own_run = numbers((0, 0, 0, 0, 0, 0), 0, 6, why="six numbers of your own that win as well, zeros for none", source="french")
    own_combinations = line("", LONGEST_TEXT, why="rows, doubles and combinations of your own that win as well", source="french")
    view = choice("own_side", "open", why="you see only your own side, or all", source="book")
    max_rounds = max_rounds(100, "nobody wins")
    start_seat = start_seat()


def beside(seat: int, spar: int) -> list[tuple[int, int]]:
    """The seven dice of a spar below the apex that have a black one beside them on a side, each with that one."""
    blacks = [find(*[0 if axis == seat else down if axis == spar else 1 for axis in AXES]) for down in range(1, 8)]
    return [(SPARS[spar][down], black) for down, black in enumerate(blacks, 1)]


BESIDE: list[list[list[tuple[int, int]]]] = [[beside(seat, spar) for spar in AXES if spar != seat] for seat in AXES]


def longest_run(chain: list[int], step: int) -> int:
    """The longest run of neighbours that differ by a step: equal ones with 0, numbers in order with 1 or -1."""
    best = run = 1
    before = chain[0]
    for face in chain[1:]:
        run = run + 1 if face == before + step else 1
        best = max(best, run)
        before = face
    return best


def follows(chain: list[int], order: list[int]) -> bool:
    """Whether some numbers come one after the other in a chain, with gaps."""
    found = 0
    for number_here in chain:
        if found < len(order) and number_here == order[found]:
            found += 1
    return found == len(order)


class SlideState(SparState):
    def __init__(self, seats: int, options: SlideOptions) -> None:
        self.own_side: bool = options.view == "own_side"
        super().__init__(seats, options.start_seat, OWN_SIDE if self.own_side else OPEN)
        self.any_order: bool = options.order == "any"
        self.adjacent: bool = options.adjacent
        self.matched: bool = options.third_goal == "matched"
        self.turning: bool = options.turn_on_replace
        self.max_rounds: int = options.max_rounds
        self.winner: int = -1

    def accepts_deal(self) -> bool:
        return not any([self.has_goal(seat) for seat in range(self.seats)])

    def ended(self) -> Over | None:
        if self.winner >= 0:
            return won([self.winner], self.drawn_scores(), "goal-reached")
        return nobody(self.drawn_scores(), "round-limit") if self.past(self.max_rounds) else None

    def moves(self, seat: int) -> Space:
        return PULLS[seat][2 * int(self.turning) + int(self.own_side)]

    def play(self, seat: int, move: Move) -> None:
        self.pull(move)
        for turned in range(self.seats):
            tested = (seat + turned) % self.seats
            if self.winner < 0 and self.has_goal(tested):
                self.winner = tested
        self.next_seat()

    def has_goal(self, seat: int) -> bool:
        chain = self.chain(seat)
        return self.six_equal(chain) or self.one_to_six(chain) or (self.matched and self.six_matched(seat))

    def six_equal(self, chain: list[int]) -> bool:
        if not self.adjacent:
            return any([chain.count(face) >= 6 for face in range(1, 7)])
        return longest_run(chain, 0) >= 6

    def one_to_six(self, chain: list[int]) -> bool:
        if not self.adjacent:
            return any([follows(chain, order) for order in ORDERED])
        if self.any_order:
            return any([len(set(chain[start : start + 6])) == 6 for start in range(12)])
        return longest_run(chain, 1) >= 6 or longest_run(chain, -1) >= 6

    def six_matched(self, seat: int) -> bool:
        for spar in BESIDE[seat]:
            alike = [self.pile.face(edge, seat) == self.pile.face(black, seat) for edge, black in spar]
            if sum(alike) >= 6 and (not self.adjacent or all(alike[:6]) or all(alike[1:])):
                return True
        return False

    def conceal(self, seat: int | None) -> None:
        """You see the uncovered faces of your own side; spectators none."""
        if not self.own_side:
            self.hide_numbers()
        else:
            self.hide_numbers((seat,) if seat is not None else ())
            if self.last is not None:
                self.last = Move("pull", CELLS[self.last.at])  # how a die was set down, only its faces show

    def objection(self, seat: int, move: Move) -> Text | None:
        return because("why-you-pull-on-the-two")

    def progress(self) -> list[Text | None]:
        """The longest run of equal or successive numbers on every side that the viewer sees."""
        if not self.adjacent or self.setting_up() is not None:
            return []
        return [self.longest(seat) for seat in range(self.seats)]

    def longest(self, seat: int) -> Text | None:
        shown = [self.seen[place][seat] if place in self.seen else str(self.pile.face(place, seat)) for place in CHAINS[seat]]
        if "?" in shown:
            return None
        chain = [int(number_here) for number_here in shown]
        equal = min(6, longest_run(chain, 0))
        ordered = min(6, max(longest_run(chain, 1), longest_run(chain, -1)))
        if max(equal, ordered) == 1:
            return Text("progress-run-none")
        return Text("progress-run-equal", {"length": equal}) if equal >= ordered else Text("progress-run-ordered", {"length": ordered})

    def drawn_scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(self.seats)]

    def said(self) -> list[Text]:
        return [self.said_round(self.max_rounds)]


class SlideOwnState(SlideState):
    """With objectives that the players have agreed on, which win as well; a run of six numbers is the first of them."""

    def __init__(self, seats: int, options: SlideOptions) -> None:
        super().__init__(seats, options)
        self.objectives: list[str] = own_list(options.own_combinations)
        if any(options.own_run):
            self.objectives.insert(0, "".join([str(face) for face in options.own_run]))

    def has_goal(self, seat: int) -> bool:
        return super().has_goal(seat) or any([shown_in(one, [self.chain(seat)]) for one in self.objectives])

    def said(self) -> list[Text]:
        return [*super().said(), *[Text("slide-own-goal", {"run": spelled(one)}) for one in self.objectives]]


def begun(seats: int, options: SlideOptions) -> SlideState:
    return SlideOwnState(seats, options) if any(options.own_run) or options.own_combinations else SlideState(seats, options)


def check(options: SlideOptions, seats: int) -> None:
    check_own_run(options.own_run)
    check_objectives(options.own_combinations)
    if not options.adjacent and options.order == "any":
        raise BadOption(because("why-adjacent-no-and-order-any"))


Slide = Game(
    begun, SlideOptions, moves=["pull CELL", "pull CELL TRIPLE"],
    presets={
        "standard": {}, "any_order": {"order": "any"}, "anywhere": {"adjacent": False}, "turning": {"turn_on_replace": True},
        "open": {"view": "open"}, "own_combinations": {"own_combinations": "aabbcc,abcabc,aabb+aabb"},
    },
    check=check,
    key="slide", book="kosmos", number=35, title="Slide", seats=(2, 3), minutes=30, kinds=("alteration", "tactics", "hidden"),
    authors="Hajo Bücken",
    score="win",
    summary="Pull dice out of your two edges until your side shows six of a kind or one to six. You see only your own side.",
)  # fmt: skip
