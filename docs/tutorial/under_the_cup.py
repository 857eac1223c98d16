"""Under the Cup: everybody looks under one cup only, and says how many dice of a number lie under all of them.

Everybody rolls dice under a cup. Whoever begins says how many dice of a number there are at least, under all cups together. The next
player says more (more dice, or as many of a higher number), or doubts it. Then all cups are lifted: if there are that many, the doubter
loses a die, else the one who said so. The loser begins the next round. Whoever is the last to have dice wins.
"""

from pipyard.vocabulary import *

DOUBT = Move("doubt")


class Cup(Weighted):
    """Dice rolled under a cup, which only one seat looks under."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.dice = Pool(count)

    def all(self) -> list[Move]:
        return self.dice.all()

    def sample(self, rng: Random) -> Move:
        return self.dice.sample(rng)

    def odds(self, outcome: Outcome) -> Fraction:
        return self.dice.odds(outcome)

    def shown(self, outcome: Outcome, seat: int | None) -> str:
        return outcome.text if seat == self.seat else "?"


class UnderTheCupOptions(Options):
    dice = number(4, 1, 5, why="how many dice everybody begins with: fewer make a shorter game")


class UnderTheCupState(State):
    """``cups`` holds what lies under each cup, 0 for a die that is not known; ``bid`` how many of which number, ``bidder`` who said so."""

    def __init__(self, seats: int, options: UnderTheCupOptions) -> None:
        self.seats = seats
        self.left = [options.dice] * seats
        self.seat = -1
        self.rolled = 0
        self.cups: list[list[int]] = [[] for _ in range(seats)]
        self.bid = (0, 0)
        self.bidder = -1
        self.lifted = False

    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        if self.over():
            return won([seat for seat in range(self.seats) if self.left[seat]], self.left, "only one player has dice left")
        if self.lifted:
            return Chance(Certain("again", 4))
        if self.rolled < self.seats:
            return Chance(Cup(self.rolled, self.left[self.rolled]), self.rolled)
        return ALONE[self.seat]

    def over(self) -> bool:
        return self.left.count(0) == self.seats - 1

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = outcome.number
        elif self.lifted:
            self.new_round()
        else:
            self.cups[self.rolled] = outcome.numbers()
            self.rolled += 1
            self.skip_empty_cups()

    def new_round(self) -> None:
        self.lifted = False
        self.cups = [[] for _ in range(self.seats)]
        self.bid = (0, 0)
        self.bidder = -1
        self.rolled = 0
        self.skip_empty_cups()

    def skip_empty_cups(self) -> None:
        """Who is out rolls no more."""
        while self.rolled < self.seats and self.left[self.rolled] == 0:
            self.rolled += 1

    def moves(self, seat: int) -> Space:
        higher = [(count, face) for count in range(1, sum(self.left) + 1) for face in range(1, 7) if (count, face) > self.bid]
        bids = [Move("bid", count, face) for count, face in higher]
        return Listed([DOUBT, *bids] if self.bidder >= 0 else bids)

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "bid":
            count, face = move.numbers()
            self.bid = (count, face)
            self.bidder = seat
            self.seat = self.next_after(seat)
        else:
            loser = seat if self.holds() else self.bidder
            self.left[loser] -= 1
            self.lifted = True
            self.seat = loser if self.left[loser] else self.next_after(loser)

    def next_after(self, seat: int) -> int:
        """The next seat that has dice."""
        after = (seat + 1) % self.seats
        while self.left[after] == 0:
            after = (after + 1) % self.seats
        return after

    def holds(self) -> bool:
        """Whether there are as many dice of the number as was said."""
        count, face = self.bid
        return sum([cup.count(face) for cup in self.cups]) >= count

    def conceal(self, seat: int | None) -> None:
        if not self.lifted:
            self.cups = [cup if owner == seat else [0] * len(cup) for owner, cup in enumerate(self.cups)]

    def guess(self, rng: Random) -> State:
        new = self.copy()
        new.cups = [sorted([face or 1 + int(rng.random() * 6) for face in cup]) for cup in new.cups]
        return new

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "doubt":
            return because("nothing has been said yet that you could doubt")
        return because("say more than {count} times {face}, and no more than there are dice", count=self.bid[0], face=self.bid[1])

    def outlook(self, seat: int) -> float:
        """My dice, less half a die if I have said what is not so; in a guess the others have what they may well have."""
        bluffing = self.bidder == seat and not self.lifted and not self.holds()
        return self.left[seat] - 0.5 * int(bluffing)

    def scene(self) -> Scene:
        rolls = [Roll(tuple(cup), owner, "cup") for owner, cup in enumerate(self.cups) if cup and 0 not in cup]
        heaps = [Heap("dice", seat, {"red": count}) for seat, count in enumerate(self.left)]
        count, face = self.bid
        said = because("said: {count} times {face}", count=count, face=face) if count else because("nothing is said yet")
        return Scene(table="dice", rolls=tuple(rolls), heaps=tuple(heaps), scores=tuple(self.left), say=(said,))


UnderTheCup = Game(
    UnderTheCupState, UnderTheCupOptions, moves=["bid NUMBER NUMBER", "doubt"],
    presets={"standard": {}, "short": {"dice": 2}},
    key="under_the_cup", book="my_game", title="Under the Cup", seats=(2, 3, 4), minutes=15, kinds=("chance", "hidden"),
    summary="Look under your own cup, say how many there are under all of them, and doubt what the others say.",
)  # fmt: skip
