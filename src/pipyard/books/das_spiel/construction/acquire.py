"""Acquire: every die you set settles accounts with the three under it.

Level by level you fill the pyramid with dice of your colour, one a turn, and your dice are also your money. A die on your own
dice costs you, a die on foreign ones brings you dice. Who has none left is out. The last player in the game wins.
"""

from pipyard.vocabulary import *


class AcquireOptions(Options):
    table = choice(
        "en", "fr", why="three own dice cost 4 to each other player and a third colour brings 2, or 3 and 1", source="R1, english, french"
    )
    start_stock = number(55, 55, 90, why="how many dice everybody begins with", source="variant")
    start_seat = start_seat()


class AcquireState(BuildingState):
    def __init__(self, seats: int, options: AcquireOptions) -> None:
        super().__init__(seats, options.start_seat, 3, options.start_stock)
        self.all_own: int = 4 if options.table == "en" else 3  # what three own dice cost, to each other player
        self.single_other: int = 2 if options.table == "en" else 1  # what the one die beside two of another colour brings
        self.level: int = 0
        self.open: list[int] = ON_LEVEL[0][:]  # the empty cells of the lowest incomplete level
        self.paid: list[tuple[int, int, int]] = []  # the last settlement: who paid whom how many

    def ended(self) -> Over | None:
        if self.stock.count(0) == 2:
            return won([self.stock.index(max(self.stock))], self.stock, "last-in-the-game")
        return None if self.open else ranked(self.stock, "pyramid-complete")

    def moves(self, seat: int) -> Space:
        return Listed([PLACE[place] for place in self.open])

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        self.paid = []
        self.put_own(move.at)
        self.open.remove(move.at)
        if self.level:
            self.settle(seat, move.at)
        if not self.open:
            self.level += 1
            self.open = ON_LEVEL[self.level][:] if self.level < 9 else []
        self.next_with_dice()

    def settle(self, seat: int, place: int) -> None:
        """Pay what is due, even after a last die. Who cannot pay in full pays what is left, alternately, the creditor on the left first."""
        dues = [due for due in self.dues(seat, place) if self.stock[due[0] + due[1] - seat] > 0]  # the other one is still in the game
        if len(dues) == 2 and dues[0][0] == seat:
            dues[0] = (seat, dues[0][1], min(dues[0][2], self.stock[seat] - self.stock[seat] // 2))
        for payer, payee, due in dues:
            if count := min(due, self.stock[payer]):
                self.stock[payer] -= count
                self.stock[payee] += count
                self.paid.append((payer, payee, count))

    def dues(self, seat: int, place: int) -> list[tuple[int, int, int]]:
        """Who owes whom how many when a seat sets a die on three dice: the price goes by the own ones among them, and by the other's."""
        under = [self.pile.colour[below] for below in UNDER[place]]
        own, left, right = under.count(seat), (seat + 1) % 3, (seat + 2) % 3
        prices = [0, self.single_other, 4, 8] if own == 0 else [0, 1, 2] if own == 1 else [0, 4] if own == 2 else [self.all_own]
        lefts, rights = prices[under.count(left)], prices[under.count(right)]
        owed = [(left, lefts), (right, rights)] if lefts >= rights else [(right, rights), (left, lefts)]
        return [(seat, other, due) if own else (other, seat, due) for other, due in owed if due]

    def objection(self, seat: int, move: Move) -> Text | None:
        level = because("why-dice-go-to-level-until", level=self.level) if LEVEL[move.at] != self.level else None
        return level or self.pile.no_funnel_because(move.at)

    def drawn_areas(self) -> list[Area]:
        """What every open place costs or brings the seat on turn."""
        dues = {place: self.dues(self.seat, place) for place in self.open} if self.seat >= 0 and self.level > 0 else {}
        brings = {place: sum([-due if payer == self.seat else due for payer, _, due in owed]) for place, owed in dues.items()}
        return signed_areas({place: f"{dice:+d}" for place, dice in brings.items()}, "area-account")

    def drawn_scores(self) -> list[int]:
        return self.stock

    def said(self) -> list[Text]:
        paid = [Text("acquire-paid", {"payer": self.palette[a], "payee": self.palette[b], "count": count}) for a, b, count in self.paid]
        return [Text("level-to-fill", {"level": self.level}), *paid] if self.level < 9 else paid


Acquire = Game(
    AcquireState, AcquireOptions, moves=["place CELL"], presets={"standard": {}, "french": {"table": "fr"}, "sixty": {"start_stock": 60}},
    key="acquire", book="kosmos", number=21, title="Acquire", seats=(3,), minutes=40, kinds=("construction", "tactics"),
    authors="Martin Callis, Jürgen Wagner, Reinhold Wittig", score="last",
    summary="Your dice are your money. Other players' dice under yours bring you some, your own cost you. Be the last in the game.",
)  # fmt: skip
