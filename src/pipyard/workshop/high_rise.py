"""High Rise: every die is worth the level it lies on.

In your turn you put one die of your colour into any funnel. A die on the plate is worth nothing, one on the next level 1,
and so on upwards; but three dice make a funnel, and the next player may be the one to use it. When everybody has put
every die, the highest total wins.
"""

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
        return ranked(self.drawn_scores(), "no-die-left")

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

    # What the greedy bot maximises; optional.
    def outlook(self, seat: int) -> float:
        """What I have, less half of what the best funnel offers whoever is next."""
        return self.drawn_scores()[seat] - 0.5 * max([int(LEVEL[funnel]) for funnel in self.pile.funnel_cells()], default=0)

    # What players see besides the pile: the points.
    def drawn_scores(self) -> list[int]:
        return [sum([LEVEL[place] for place in self.pile.cells_of(seat)]) for seat in range(self.seats)]


# The description. The key identifies the game and must be unique.
HighRise = Game(
    HighRiseState, HighRiseOptions, moves=["place CELL"],
    presets={"standard": {}, "short": {"dice": 8}},
    key="high_rise", book="my_game", title="High Rise", seats=(2, 3), minutes=10, kinds=("construction", "tactics"),
    summary="Put your dice as high as you can; every three dice make a funnel, for whoever comes next.",
)  # fmt: skip
