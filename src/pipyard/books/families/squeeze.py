"""What Squeezing and Abquetschen share: roll, build that many connected dice onto your own, and avoid being buried."""

from pipyard.core.errors import BadLog
from pipyard.core.log import Event, Header
from pipyard.core.match import Match
from pipyard.core.migration import Step as MigrationStep
from pipyard.pyramid.growth import growths, longest_row, lying, mask, members, over_all, roots_over
from pipyard.vocabulary import *

STOP = Move("stop")
AGAIN = Listed([Move("keep"), Move("again")])
ROLL_FOR_START = 0
START = 1
ROLL_TO_BUILD = 2
KEEP_OR_AGAIN = 3
BUILD = 4
BONUS = 5
ROLLED_OUT = 6
DICE = 55
BONUS_OF_ROW = {4: 1, 5: 2, 6: 3}


class Builds(Finite):
    """Sets of cells to fill, as bits; moves are created on demand."""

    def __init__(self, verb: str, sets: list[int], may_stop: bool) -> None:
        self.verb: str = verb
        self.sets: list[int] = sets
        self.may_stop: bool = may_stop

    def one(self, bits: int) -> Move:
        return Move(self.verb, *[CELLS[place] for place in members(bits)])

    def all(self) -> list[Move]:
        listed = [self.one(bits) for bits in self.sets]
        return [*listed, STOP] if self.may_stop else listed

    def size(self) -> int:
        return len(self.sets) + int(self.may_stop)

    def contains(self, move: Move) -> bool:
        if move.verb != self.verb:
            return self.may_stop and move == STOP
        bits = mask(set(move.names()))
        return bits in self.sets and self.one(bits) == move

    def sample(self, rng: Random) -> Move:
        pick = int(rng.random() * self.size())
        return self.one(self.sets[pick]) if pick < len(self.sets) else STOP


def start_tops(inner_only: bool) -> list[int]:
    """The cells of level 1 that can be the top of the start pyramid."""
    tops = [place for place in range(SIZE) if LEVEL[place] == 1]
    if not inner_only:
        return tops
    return [top for top in tops if all([min([AT[under][axis] for axis in AXES]) >= 1 for under in UNDER[top]])]


class SqueezeState(PyramidState):
    """The phases of a turn, the sets of cells that can be built, and the protected start."""

    palette = ("red", "green", "black", "blue")
    own_colours = True
    fewest_win = True

    def __init__(self, seats: int, start_seat: str) -> None:
        super().__init__(seats, start_seat)
        self.phase: int = ROLL_FOR_START
        self.stock: list[int] = [DICE] * seats
        self.starter: int = -1
        self.starter_turns: int = 0  # how often the starter has built; the start pyramid is the first time
        self.rolled: int = 0
        self.offered: list[int] = []  # the sets of cells that may be filled now, as bits
        self.fresh: int = 0  # the dice built in this turn
        self.bonus: int = 0
        self.passes: int = 0  # in a row
        self.inner_start: bool = True
        self.anywhere: bool = False  # a first build may stand anywhere
        self.again: bool = False  # a rolled 1 may be rolled again
        self.this_turn_only: bool = False  # bonus dice must touch the dice just built
        self.protect: bool = True

    # --- hooks in which the two editions differ

    def protected(self, seat: int) -> bool:
        """Whether a seat must leave a face of the start pyramid open; its owner need not, because new dice show faces."""
        return self.protect and seat != self.starter and self.starting()

    def starting(self) -> bool:
        """Whether the start pyramid is still protected."""
        return self.starter_turns < 2

    def size(self, seat: int) -> int:
        """The number of dice that a roll requires."""
        return min(self.rolled, self.stock[seat])

    def rolled_out(self, seat: int) -> bool:
        """Whether the roll itself wins; checked once, before anything is built with it."""
        return False

    def stopped(self) -> Over | None:
        """The end without an empty stock, checked before every roll."""
        return None

    def after_pass(self) -> None:
        """Called when nothing can be built with the roll."""

    # the course of a turn

    def ended(self) -> Over | None:
        empty = [seat for seat in range(self.seats) if self.stock[seat] == 0]
        if empty:
            return won(empty, self.stock, "stock-empty")
        if self.phase == ROLLED_OUT:
            return won([self.seat], self.stock, "rolled-more-than-the-stock")
        return self.stopped() if self.phase == ROLL_TO_BUILD else None

    def on_turn(self) -> Turn:
        return ROLL[self.seat] if self.phase in (ROLL_FOR_START, ROLL_TO_BUILD) else ALONE[self.seat]

    def decided(self, outcome: Outcome) -> None:
        if self.phase == ROLL_FOR_START:
            self.rolled = 0
            if outcome.number == 4:
                self.starter = self.seat
                self.phase = START
            else:
                self.seat = (self.seat + 1) % self.seats
            return
        first = self.rolled == 0
        self.rolled = outcome.number
        if self.rolled_out(self.seat):
            self.phase = ROLLED_OUT
        elif self.rolled == 1 and self.again and first:
            self.phase = KEEP_OR_AGAIN
        else:
            self.offer_builds()

    def offer_builds(self) -> None:
        self.phase = BUILD
        self.offered = self.builds(self.seat, self.size(self.seat))
        if not self.offered:
            self.passes += 1
            self.end_turn()
            self.after_pass()

    def builds(self, seat: int, count: int) -> list[int]:
        """All sets of so many cells that a seat may fill."""
        occupied = lying(self.pile)
        own = self.pile.cells_of(seat)
        if own:
            roots = roots_over(occupied, own)
        elif self.anywhere:
            roots = [place for place in range(SIZE) if not self.pile.occupied(place)]
        else:
            roots = roots_over(occupied, self.pile.dice_cells())
        return self.leaving_start_open(seat, growths(occupied, roots, count))

    def leaving_start_open(self, seat: int, sets: list[int]) -> list[int]:
        """The sets that leave a face of the start pyramid open, while that is required."""
        if not self.protected(seat):
            return sets
        open_now = over_all(self.pile.cells_of(self.starter)) & ~lying(self.pile)
        return [bits for bits in sets if open_now & ~bits]

    def moves(self, seat: int) -> Space:
        if self.phase == START:
            return Listed([Move("start", CELLS[top]) for top in start_tops(self.inner_start)])
        if self.phase == KEEP_OR_AGAIN:
            return AGAIN
        return Builds("build", self.offered, False) if self.phase == BUILD else Builds("bonus", self.offered, True)

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "start":
            self.put(seat, [*UNDER[move.at], move.at])
            self.starter_turns = 1
            self.end_turn()
        elif move.verb == "again":
            self.phase = ROLL_TO_BUILD
        elif move.verb == "keep":
            self.offer_builds()
        elif move.verb == "build":
            self.passes = 0
            self.fresh = mask(move.names())
            self.put(seat, move.names())
            self.offer_bonus(seat)
        else:
            if move.verb == "bonus":
                self.put(seat, move.names())
            self.end_turn()

    def put(self, seat: int, places: list[int]) -> None:
        for place in sorted(places):
            self.pile.put(place, seat)
            self.stock[seat] -= 1

    def offer_bonus(self, seat: int) -> None:
        """A row of four, five or six among the new dice earns up to one, two or three more."""
        self.bonus = min(BONUS_OF_ROW.get(longest_row(self.fresh), 0), self.stock[seat])
        occupied = lying(self.pile)
        touched = members(self.fresh) if self.this_turn_only else self.pile.cells_of(seat)
        roots = roots_over(occupied, touched)
        grown = [bits for count in range(1, self.bonus + 1) for bits in growths(occupied, roots, count)]
        self.offered = self.leaving_start_open(seat, grown)
        self.phase = BONUS
        if not self.offered:
            self.end_turn()

    def end_turn(self) -> None:
        if self.seat == self.starter and self.fresh:
            self.starter_turns += 1
        self.rolled, self.fresh, self.bonus = 0, 0, 0
        self.offered = []
        self.phase = ROLL_TO_BUILD
        self.next_seat()

    def buried(self, seat: int) -> bool:
        """Whether a seat has dice on the pyramid but can never build on them."""
        own = self.pile.cells_of(seat)
        return bool(own) and not roots_over(lying(self.pile), own)

    def smallest_stock(self, why: str) -> Over:
        return ranked(self.stock, why, fewest=True)

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.phase == START:
            return because("why-the-start-pyramid-is-named")
        if self.phase == KEEP_OR_AGAIN:
            return because("why-keep-the-1-or-roll")
        wanted = because("part-bonus-dice") if self.phase == BONUS else because("part-dice", count=self.size(seat))
        if self.phase != BONUS and self.size(seat) == 1:
            return because("why-one-standing-and-touching", wanted=wanted)
        return because("why-all-standing-hanging-together-by", wanted=wanted)

    def rough_outlook(self, seat: int) -> float:
        """Good: few dice left and many places to build, while the others are short of both."""
        occupied = lying(self.pile)
        reach = [float(len(roots_over(occupied, self.pile.cells_of(other)))) for other in range(self.seats)]
        rivals = [self.stock[other] - 0.3 * reach[other] for other in range(self.seats) if other != seat]
        return min(rivals) - self.stock[seat] + 0.5 * reach[seat]

    def drawn_heaps(self) -> list[Heap]:
        return self.own_heaps("stock", self.stock)

    def rolls_for(self) -> str:
        return "start" if self.phase == ROLL_FOR_START else ""

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((self.rolled,), self.seat)] if self.rolled else []

    def drawn_scores(self) -> list[int]:
        return self.stock

    def said(self) -> list[Text]:
        if self.phase == ROLL_FOR_START:
            return [Text("squeezing-roll-a-four")]
        if self.phase == BONUS:
            return [Text("squeezing-bonus", {"dice": self.bonus})]
        return [Text("squeezing-build", {"dice": self.size(self.seat)})] if self.phase == BUILD else []


def from_version_1(game: Game) -> MigrationStep:
    """Migrate logs of version 1: unchanged, except for games that its bug ended.

    Version 1 compared a roll with the stock again while bonus dice were to be placed. Such a game has a winner by its log and none by the
    rules, so it is refused.
    """

    def step(header: Header, events: list[Event]) -> tuple[Header, list[Event]]:
        try:
            match = Match(game.configured(**header.options), header.seats, source=None)
            match.follow(events)
        except (BadOption, BadLog):
            return header, events  # replaying it reports the error
        state = match.state
        if isinstance(state, SqueezeState) and state.phase == BONUS and state.rolled_out(state.seat):
            raise BadLog(because("why-a-fault-of-that-version-ended-the-game", version=header.version, game=header.game))
        return header, events

    return step
