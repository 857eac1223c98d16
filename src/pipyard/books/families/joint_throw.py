"""What Perspectives and Lookout share: all throw at once, two numbers count for each player, and matching dice go into the pile."""

from pipyard.dice.tumble import OrderedThrow
from pipyard.vocabulary import *

PUT: list[list[Move]] = [[Move("put", number, cell) for cell in CELLS] for number in range(7)]
ADD: list[Move] = [Move("add", cell) for cell in CELLS]
STOP = Move("stop")
DONE = Move("done")
MOST_THROWN = 10

SETTING_UP = 0
THROWING = 1
OPEN = 2
ADDING = 3
"""A player has stopped with matching dice in hand: the others may add as many."""
FINISHED = 4


class TossingState(RacingState):
    """``stock`` are all dice a seat has left, ``hands`` the numbers it has thrown and not put; ``markers`` the number that counts for
    each seat alone, ``special`` the one that counts for all (for the holder, ``seat``, only with ``holder_uses``).

    ``quota`` says how many dice each seat may still add after a Stop; with ``in_turn`` the ``order`` says who is on.
    """

    own_colours = True
    fewest_win = True

    def __init__(self, seats: int, start_seat: str, share: int) -> None:
        super().__init__(seats, start_seat)
        self.phase: int = SETTING_UP if self.seat < 0 else THROWING
        self.stock: list[int] = [share] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.markers: list[int] = [0] * seats
        self.special: int = 0
        self.quota: list[int] = [0] * seats
        self.order: list[int] = []
        self.placed: int = 0
        self.quiet: int = 0
        self.why: str = ""
        self.holder_uses: bool = True
        self.anyone_stops: bool = True
        self.any_extra: bool = True
        self.in_turn: bool = True
        self.drops: bool = True  # a die that does not match is out for this round
        self.limit_stops: bool = False  # the end of the time counts as a Stop of the holder
        self.hold: int = 800
        self.round_ms: int = 45000
        self.extra_ms: int = 10000
        self.grace: int = 0
        self.hand: int = 400
        self.fumble: int = 1500
        self.quiet_limit: int = 0
        self.round_limit: int = 0

    def thrown(self, seat: int) -> int:
        """The number of dice a seat throws."""
        return min(MOST_THROWN, self.stock[seat])

    def ended(self) -> Over | None:
        if self.phase != FINISHED:
            return None
        return first_with(0, self.stock, self.why) or ranked(self.stock, self.why, fewest=True)

    def on_turn(self) -> Turn:
        if self.phase == THROWING:
            return Chance(OrderedThrow(sum([self.thrown(seat) for seat in range(self.seats)]) + self.seats + 1), self.seat)
        if self.phase == OPEN:
            able = [seat for seat in range(self.seats) if self.hands[seat] or not self.passed[seat] or self.may_stop(seat)]
            return Choose(tuple(able), "race")
        adding = [seat for seat in range(self.seats) if self.quota[seat]]
        return Choose((self.order[0],) if self.in_turn else tuple(adding), "race")

    def race(self) -> Window | None:
        if self.phase == OPEN:
            bells = [Bell("over", self.round_ms, self.window)]
            hold = {"stop": self.hold}
            return Window(self.window, bells, self.seat, grace=self.grace, hand={"put": self.hand}, fumble=self.fumble, hold=hold)
        if self.phase == ADDING:
            late = self.window if self.in_turn else self.window - 1
            return Window(self.window, [Bell("over", self.extra_ms, self.window)], self.seat, late, calm=True)
        return None

    def land(self, outcome: Outcome) -> None:
        if self.phase == SETTING_UP:
            self.seat = outcome.number
            self.phase = THROWING
        elif self.phase == THROWING:
            self.throw([int(digit) for digit in outcome.text])
        elif self.phase == OPEN:
            if self.limit_stops:
                self.stop(self.seat)
            else:
                self.end_round()
        elif self.in_turn:
            self.finish(self.order[0])
        else:
            self.end_round()

    def throw(self, numbers: list[int]) -> None:
        """Every seat's dice in seat order, then everybody's marker, then the die whose number counts for all."""
        for seat in range(self.seats):
            count = self.thrown(seat)
            self.hands[seat] = sorted(numbers[:count])
            numbers = numbers[count:]
        self.markers = numbers[: self.seats]
        self.special = numbers[self.seats]
        self.placed = 0
        self.phase = OPEN
        self.open_window()

    def playable(self, seat: int, number: int) -> bool:
        return number == self.markers[seat] or (number == self.special and (seat != self.seat or self.holder_uses))

    def may_stop(self, seat: int) -> bool:
        return self.anyone_stops or seat == self.seat

    def left(self, seat: int) -> int:
        """The dice a seat could put and has not put yet."""
        return min(self.stock[seat], sum([1 for number in self.hands[seat] if self.playable(seat, number)]))

    def numbers_to_put(self, seat: int) -> list[int]:
        numbers = sorted(set(self.hands[seat]))
        if self.phase == ADDING and not self.any_extra:
            return [number for number in numbers if self.playable(seat, number)]
        return numbers

    def moves(self, seat: int) -> Space:
        funnels = self.pile.funnel_cells()
        puts = [PUT[number][place] for number in self.numbers_to_put(seat) for place in funnels]
        if self.phase == ADDING:
            return tries([*puts, *([ADD[place] for place in funnels] if self.any_extra else [])], [DONE])
        calls = self.may_pass(seat)
        if self.may_stop(seat):
            calls.append(STOP)
        likely = [PUT[number][place] for number in self.numbers_to_put(seat) if self.playable(seat, number) for place in funnels]
        return tries(puts, calls, likely)

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "pass":
            self.say_pass(seat)
        elif move.verb == "stop":
            self.stop(seat)
        elif move.verb == "done":
            self.finish(seat)
        elif self.phase == ADDING:
            if move.verb == "put":
                self.hands[seat].remove(move.number)
            self.put(seat, move.at)
            if self.phase == ADDING:
                self.quota[seat] -= 1
                if self.quota[seat] == 0 or not self.can_add(seat):
                    self.finish(seat)
        elif self.playable(seat, move.number):
            self.hands[seat].remove(move.number)
            self.put(seat, move.at)
            self.look_again()
        elif self.drops:
            self.hands[seat].remove(move.number)

    def put(self, seat: int, place: int) -> None:
        self.pile.put(place, seat)
        self.stock[seat] -= 1
        self.placed += 1
        if self.stock[seat] == 0:
            self.end("all-dice-used")
        elif self.pile.complete():
            self.end("pyramid-complete")

    def stop(self, caller: int) -> None:
        """End the round; the others may add as many dice as the caller could still have put."""
        many = self.left(caller)
        others = [(caller + step) % self.seats for step in range(1, self.seats)]
        self.quota = [many if seat in others and self.can_add(seat) else 0 for seat in range(self.seats)]
        self.order = [seat for seat in others if self.quota[seat]]
        if not self.order:
            self.end_round()
            return
        self.phase = ADDING
        self.open_window()

    def can_add(self, seat: int) -> bool:
        return self.any_extra or self.left(seat) > 0

    def finish(self, seat: int) -> None:
        """A seat stops adding dice."""
        self.quota[seat] = 0
        self.order.remove(seat)
        if not self.order:
            self.end_round()
        elif self.in_turn:
            self.open_window()

    def end_round(self) -> None:
        self.quiet = 0 if self.placed else self.quiet + 1
        self.hands = [[] for _ in range(self.seats)]
        self.next_seat()
        if self.quiet_limit and self.quiet >= self.quiet_limit:
            self.end("nobody-puts-dice")
        elif self.round_limit and self.turns >= self.round_limit:
            self.end("round-limit")
        else:
            self.phase = THROWING

    def end(self, why: str) -> None:
        self.phase = FINISHED
        self.why = why

    def judge(self, seat: int, move: Move) -> int:
        if self.phase != OPEN or move.verb != "put":
            return CALL
        return HIT if self.playable(seat, move.number) else SLIP

    def amiss(self, seat: int, move: Move) -> Text | None:
        if self.phase != OPEN or move.verb != "put" or self.playable(seat, move.number):
            return None
        own = self.markers[seat]
        if self.playable(seat, self.special) and own != self.special:
            return Text("amiss-two-numbers", {"shows": move.number, "own": own, "common": self.special})
        return Text("amiss-number", {"shows": move.number, "asked": own})

    def glances(self, seat: int) -> list[Move]:
        funnels = self.pile.funnel_cells()
        place = funnels[seat * len(funnels) // self.seats]
        if self.phase == ADDING and self.any_extra:
            return [ADD[place]]
        return [PUT[number][place] for number in self.numbers_to_put(seat)]

    def closing(self, seat: int) -> Move | None:
        if self.phase == ADDING:
            return DONE
        return STOP if self.phase == OPEN and self.may_stop(seat) else None

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb in ("put", "add") and not self.pile.is_funnel(move.at):
            return self.pile.no_funnel_because(move.at)
        if move.verb == "put":
            return because("why-you-have-no-in-your", number=move.number)
        if move.verb == "stop":
            return because("why-only-the-player-with-the") if not self.anyone_stops else because("why-the-round-is-stopped-already")
        return None

    def rough_outlook(self, seat: int) -> float:
        return float(min([theirs for other, theirs in enumerate(self.stock) if other != seat]) - self.stock[seat])

    def drawn_rolls(self) -> list[Roll]:
        if self.phase not in (OPEN, ADDING):
            return []
        throws = [Roll(tuple(hand), seat, "throw") for seat, hand in enumerate(self.hands)]
        markers = [Roll((number,), seat, "own-number") for seat, number in enumerate(self.markers)]
        return [*throws, *markers, Roll((self.special,), self.seat, "number-of-all")]

    def drawn_heaps(self) -> list[Heap]:
        return self.own_heaps("stock", self.stock)

    def drawn_scores(self) -> list[int]:
        return self.stock

    def said(self) -> list[Text]:
        if self.phase == OPEN:
            return [Text("toss-all" if self.holder_uses else "toss-others", {"number": self.special}), *self.hint()]
        if self.phase == ADDING:
            return [Text("toss-add", {"count": max(self.quota)})]
        return []
