"""A state that has nothing to say."""


from pipyard.vocabulary import *


# What players agree on before they begin. Every option has a default and a reason to change it.
class HighRiseOptions(Options):
    dice = number(20, 1, 50, why="how many dice everybody puts: fewer make a shorter game")
    start_seat = start_seat()


# Everything a player would expect back on undo. A PyramidState has a pile of dice, a seat whose turn it is, and draws itself.
class HighRiseState(PyramidState):
    own_colours = True

    def __init__(self, seats: int, options: HighRiseOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.dice: int = options.dice

    # What happens next? Somebody chooses, chance decides, or the game is over. This must not change anything.
    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        if self.rounds() < self.dice:
            return ALONE[self.seat]
        return ranked([1] * self.seats, "no-die-left")

    # Chance has decided: here, who begins.
    def land(self, outcome: Outcome) -> None:
        self.seat = outcome.number

    # What may this seat do? The pile knows its funnels; Listed([...]) takes any list of moves.
    def moves(self, seat: int) -> Space:
        return self.pile.places

    # Play a legal move. The number of the seat is the colour of its dice.
    def play(self, seat: int, move: Move) -> None:
        self.pile.put(move.at, seat)
        self.last = move
        self.next_seat()

    # Why a move is not allowed; optional.
    def objection(self, seat: int, move: Move) -> Text | None:
        return self.pile.no_funnel_because(move.at)

    # What players see besides the pile: the points.
    def said(self) -> list[Text]:  # check-no-list
        return None


# The description. The key identifies the game and must be unique.
HighRise = Game(
    HighRiseState, HighRiseOptions, moves=["place CELL"],
    presets={"standard": {}, "short": {"dice": 8}},
    key="broken_no_list", book="my_game", title="High Rise", seats=(2, 3), minutes=10, kinds=("construction", "tactics"),
    summary="Put your dice as high as you can; every three dice make a funnel, for whoever comes next.",
)  # fmt: skip
