"""What Bunte Kuh and Spotted Cow share: three dice make a total, and the first to find it in a funnel puts a die there."""

from pipyard.vocabulary import *

PLATE = 0
MEADOW = Chance(Deal(BASE))
THREE = Pool(3)
CLAIM: list[Move] = [Move("claim", cell) for cell in CELLS]
CALLED = Move("call")
POINT_MS = 4000
NOWHERE = -1
"""The place of a claim that no funnel shows the total."""

SETTING_UP = 0
ROLLING = 1
SEEKING = 2
POINTING = 3
PLACING = 4
FALLING = 5
"""Chance decides where and how the die stands."""
FINISHED = 6


_WAYS: dict[int, list[Move]] = {}


def all_ways(place: int) -> list[Move]:
    """The 24 ways to put a die into a funnel."""
    if place not in _WAYS:
        _WAYS[place] = [Move("put", CELLS[place], triple) for triple in TRIPLES]
    return _WAYS[place]


class CowState(RacingState):
    """``total``: the roll. ``claimant`` found it at ``found`` (or claimed that it is nowhere). ``out``: seats that are out of this round.
    ``none``: the word for "nowhere". ``refuses``: a wrong claim costs nothing. ``goes_on``: the others continue after one.
    """

    fewest_win = True

    def __init__(self, seats: int, start_seat: str, share: int, none: str) -> None:
        super().__init__(seats, start_seat, None, MEADOW)
        self.phase: int = SETTING_UP
        self.dice: list[int] = [share] * seats
        self.none: Move = Move(none)
        self.rolled: list[int] = []
        self.total: int = 0
        self.claimant: int = -1
        self.found: int = NOWHERE
        self.out: list[bool] = [False] * seats
        self.rounds_played: int = 0
        self.round_cap: int = 400
        self.seek_ms: int = 60000
        self.place_ms: int = 20000
        self.grace: int = 0
        self.hand: int = 0
        self.fumble: int = 0
        self.two_steps: bool = False  # a call locks the others out, then its seat points
        self.refuses: bool = False
        self.goes_on: bool = False
        self.random_turn: bool = False
        self.roller: bool = True  # the players roll, not a master

    def ended(self) -> Over | None:
        if self.phase != FINISHED:
            return None
        if 0 in self.dice:
            return won([seat for seat, count in enumerate(self.dice) if count == 0], self.dice, "all-dice-used")
        return ranked(self.dice, "round-limit", fewest=True)

    def on_turn(self) -> Turn:
        if self.phase == ROLLING:
            return Chance(THREE, self.seat if self.roller else -1)
        if self.phase == SEEKING:
            return Choose(tuple([seat for seat in range(self.seats) if not self.out[seat]]), "race")
        if self.phase == FALLING:
            return Chance(Even(self.places()), self.claimant)
        return Choose((self.claimant,), "race")

    def race(self) -> Window | None:
        if self.phase == SEEKING:
            bells = [Bell("nothing", self.seek_ms, self.window)]
            effort = 1 + len(self.pile.funnel_cells()) // 2 if self.two_steps else 1
            return Window(self.window, bells, self.seat, grace=self.grace, hand={"claim": self.hand}, fumble=self.fumble, effort=effort)
        if self.phase == POINTING:
            return Window(self.window, [Bell("late", POINT_MS, self.window)], self.claimant, fumble=self.fumble, calm=True)
        if self.phase == PLACING:
            return Window(self.window, [Bell("late", self.place_ms, self.window)], self.claimant, calm=True)
        return None

    def land(self, outcome: Outcome) -> None:
        if self.phase == SETTING_UP:
            if self.seat < 0:
                self.seat = outcome.number
                return
            for place, letter in enumerate(outcome.text):
                self.pile.stand(place, PLATE, LETTERS.index(letter))
            self.standing = None
            self.phase = ROLLING
        elif self.phase == ROLLING:
            self.rolled = outcome.numbers()
            self.total = sum(self.rolled)
            self.phase = SEEKING
            self.out = [False] * self.seats
            self.open_window()
        elif self.phase == SEEKING:
            self.next_round()
        elif self.phase == POINTING:
            self.wrong(self.claimant)
        elif self.phase == PLACING:
            self.phase = FALLING
        else:
            self.put(outcome.at, outcome.to)

    def moves(self, seat: int) -> Space:
        if self.phase == PLACING:
            return Listed(self.places())
        if self.phase == POINTING:
            return tries(CLAIM, [], self.funnels())
        calls = [*self.may_pass(seat), self.none]
        if self.two_steps:
            return tries([CALLED], calls)
        return tries(CLAIM, calls, self.funnels())

    def funnels(self) -> list[Move]:
        return [CLAIM[place] for place in self.pile.funnel_cells()]

    def places(self) -> list[Move]:
        """Where the claimant's die may go, and how it may stand."""
        places = [self.found] if self.found >= 0 else self.pile.funnel_cells()
        if self.random_turn and self.phase == PLACING:
            return [Move("put", CELLS[place]) for place in places]
        return [move for place in places for move in all_ways(place)]

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "pass":
            self.say_pass(seat)
        elif move.verb == "put":
            if self.random_turn:
                self.found = move.at
                self.phase = FALLING
            else:
                self.put(move.at, move.to)
        elif move.verb == "call":
            self.claimant = seat
            self.phase = POINTING
            self.open_window()
        elif self.right(move):
            self.claimant = seat
            self.found = move.at
            self.phase = FALLING if self.random_turn and move.at >= 0 else PLACING
            self.open_window()
        elif not (self.refuses and move.verb == "claim"):
            self.wrong(seat)

    def put(self, place: int, turned: int) -> None:
        self.pile.stand(place, 1 + self.claimant % 2, turned)
        self.dice[self.claimant] -= 1
        self.next_round()

    def wrong(self, seat: int) -> None:
        """One die from every opponent; then the round ends, or continues without the seat that was wrong."""
        for other in range(self.seats):
            self.dice[other] += self.seats - 1 if other == seat else -1
        self.out[seat] = True
        if self.goes_on and 0 not in self.dice and not all(self.out):
            self.phase = SEEKING
            self.look_again()
        else:
            self.next_round()

    def next_round(self) -> None:
        self.rounds_played += 1
        self.claimant, self.found = -1, NOWHERE
        if 0 in self.dice or self.rounds_played >= self.round_cap:
            self.phase = FINISHED
        else:
            self.next_seat()
            self.phase = ROLLING

    def sum_at(self, place: int) -> int:
        """The sum a funnel shows, 0 if there is none."""
        return sum(self.pile.funnel_numbers(place)) if place >= BASE and self.pile.is_funnel(place) else 0

    def nowhere(self) -> bool:
        return not any([self.sum_at(place) == self.total for place in self.pile.funnel_cells()])

    def right(self, move: Move) -> bool:
        return self.sum_at(move.at) == self.total if move.verb == "claim" else self.nowhere()

    def judge(self, seat: int, move: Move) -> int:
        if move.verb == "call":
            return PAID if self.nowhere() else HIT
        if move.verb == "claim":
            return HIT if self.right(move) else SLIP
        return CALL

    def amiss(self, seat: int, move: Move) -> Text | None:
        if move.verb == "claim" and not self.right(move):
            shows = self.sum_at(move.at)
            return Text("amiss-number", {"shows": shows, "asked": self.total}) if shows else Text("amiss-no-funnel")
        if move.verb == self.none.verb and not self.nowhere():
            return Text("amiss-there-is-one", {"asked": self.total})
        return None

    def glances(self, seat: int) -> list[Move]:
        if self.phase == SEEKING:
            return [CALLED] if self.two_steps else self.funnels()
        if self.phase == POINTING:  # the seat that called knows where
            return [move for move in self.funnels() if self.right(move)] or self.funnels()
        return []

    def closing(self, seat: int) -> Move | None:
        return self.none if self.phase == SEEKING else None

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.phase == PLACING:
            return because("why-put-your-die-where-you")
        if self.phase == POINTING:
            return because("why-you-have-called-point-at")
        return because("why-first-call-then-point") if self.two_steps else because("why-you-have-passed-already")

    def rough_outlook(self, seat: int) -> float:
        return float(min([theirs for other, theirs in enumerate(self.dice) if other != seat]) - self.dice[seat])

    def drawn_rolls(self) -> list[Roll]:
        return [Roll(tuple(self.rolled), self.seat if self.roller else -1)] if self.rolled else []

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("stock", seat, {self.palette[1 + seat % 2]: count}) for seat, count in enumerate(self.dice)]

    def drawn_scores(self) -> list[int]:
        return self.dice

    def said(self) -> list[Text]:
        found = [Text("round", {"round": self.rounds_played + 1, "of": self.round_cap})]
        if self.phase == SEEKING:
            found += [Text("cow-seek", {"total": self.total}), *self.hint()]
        elif self.phase == POINTING:
            found.append(Text("cow-point", {"total": self.total}))
        elif self.phase == PLACING:
            found.append(Text("cow-place"))
        return found
