"""The Most Simple Game: roll, and put that many dice.

In your turn you roll one die and put as many dice of your colour, each into any funnel of the plate or of the pyramid.
When the pyramid is complete, the colour that shows most outer faces wins: three at the apex, two on an edge, none inside.
"""

from pipyard.vocabulary import *

STOP = Move("stop")
IDLE_ROUNDS = 3


class MostSimpleGameOptions(Options):
    stock = choice("unlimited", "equal", why="as many dice as needed, or 165 shared out (55 each of three, 83 of two)", source="C3")
    placing = choice("must", "may", why="all dice rolled are put, or as many of them as one likes", source="R1")
    start_seat = start_seat()


class MostSimpleGameState(BuildingState):
    def __init__(self, seats: int, options: MostSimpleGameOptions) -> None:
        sides = min(seats, 3)
        super().__init__(seats, options.start_seat, sides, dice_each(options.stock, sides))
        self.may_stop: bool = options.placing == "may"
        self.placed_in: int = -1  # the last round in which a die was put

    def turn(self) -> Turn:
        if self.due:
            return ALONE[self.seat]
        if self.seat < 0:
            return who_begins(self.seats)
        if self.pile.complete():
            return ranked(self.drawn_scores(), "pyramid-complete")
        idle = self.may_stop and self.rounds() - self.placed_in > IDLE_ROUNDS
        return ranked(self.drawn_scores(), "nobody-puts-a-die") if idle else ROLL[self.seat]

    def decided(self, outcome: Outcome) -> None:
        self.roll(outcome.number)
        self.due = min(self.rolled, self.stock[self.seat % self.sides])

    def moves(self, seat: int) -> Space:
        return Listed([*self.pile.places.all(), STOP]) if self.may_stop else self.pile.places

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.at >= 0:
            self.put_own(move.at)
            self.placed_in = self.rounds()
            self.due -= 1
        if move.at < 0 or self.pile.complete():
            self.due = 0
        if self.due == 0:
            self.next_with_dice()

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.at < 0:
            return because("why-you-have-to-put-more", due=self.due)
        return self.pile.no_funnel_because(move.at)

    def drawn_areas(self) -> list[Area]:
        return FACES_WORTH

    def said(self) -> list[Text]:
        found = self.dice_to_put()
        if found and self.may_stop:
            found.append(Text("you-may-stop"))
        return found


MostSimpleGame = Game(
    MostSimpleGameState, MostSimpleGameOptions, moves=["place CELL", "stop"],
    presets={"standard": {}, "equal": {"stock": "equal"}, "may": {"placing": "may"}},
    key="most_simple_game", book="kosmos", number=10, title="The Most Simple Game", seats=(2, 3, 6, 9), sides=3, minutes=20,
    kinds=("chance",), authors="Jürgen Wagner", score="faces",
    summary="Roll, and put that many dice wherever there is a funnel. Most outer faces of the complete pyramid win.",
)  # fmt: skip
