"""Finish: bring your seven dice over the ridges to the far edge.

Each of three players starts with seven dice before a corner and wants them in the seven funnels of the edge across.
In your turn one of your dice makes a right-angle jump. Standing on enemy dice stops them, but whoever has no useful jump left
because of that is blockaded: the blockers must lift the blockade in their next turn.
"""

from pipyard.books.families.jump_turns import BlockadeState
from pipyard.vocabulary import *

START: list[list[int]] = [sorted([place, *ADJACENT[place]]) for place in cells("6,1,1 1,6,1 1,1,6")]
LINE: list[list[int]] = [[place for place in plate_line(seat, 0) if place not in HOME] for seat in AXES]
"""The seven cells in which every seat starts, and the seven funnels of its finish."""


class FinishOptions(Options):
    lift_when = choice(
        "no_useful", "no_jump", why="a blockade is lifted when there is no useful jump, or no jump at all", source="english, french, agreed"
    )
    long_jump = long_jump()
    max_rounds = max_rounds(120, "most dice on the finish line win")
    start_seat = start_seat()


class FinishState(BlockadeState):
    def __init__(self, seats: int, options: FinishOptions) -> None:
        super().__init__(seats, options)
        self.no_useful: bool = options.lift_when == "no_useful"
        self.blockaded: list[list[int]] = [[] for _ in range(seats)]  # whom each seat has to free in its next turn
        for seat in AXES:
            put_all(self.pile, START[seat], seat)

    def useful(self, seat: int, move: Move) -> bool:
        """A jump of a die that is not at its goal, and that does not lead back."""
        return move.at not in LINE[seat] and AT[move.to][seat] <= AT[move.at][seat]

    def stuck(self, seat: int) -> bool:
        """Whether a player lacks the jump that a blockade may not take away."""
        return not (self.has_useful_jump(seat) if self.no_useful else self.able(seat))

    def blockers(self, seat: int, victim: int) -> list[int]:
        """The dice of a seat that rest on dice of the victim which are not at their goal."""
        under = [place for place in self.pile.cells_of(victim) if place not in LINE[victim]]
        return [place for place in self.pile.cells_of(seat) if any([place in OVER[die] for die in under])]

    def is_blockaded(self, seat: int) -> bool:
        return self.stuck(seat) and any([bool(self.blockers(other, seat)) for other in AXES if other != seat])

    def due(self, seat: int) -> list[Move]:
        dice = {place for victim in self.blockaded[seat] if self.stuck(victim) for place in self.blockers(seat, victim)}
        return jumps_of(self.pile, sorted(dice), self.long_jumps)

    def passed(self, seat: int) -> None:
        self.ask_to_be_freed(seat)

    def ask_to_be_freed(self, seat: int) -> None:
        """A blockaded player has a turn: those who stand on the player's dice must free them in their next one, if still needed."""
        if not self.is_blockaded(seat):
            return
        for other in AXES:
            if other != seat and self.blockers(other, seat) and seat not in self.blockaded[other]:
                self.blockaded[other].append(seat)

    def play(self, seat: int, move: Move) -> None:
        self.blockaded[seat] = []
        self.ask_to_be_freed(seat)
        self.jump_or_pass(move)
        self.end_turn(by_pass=move.verb == "pass")

    def goal(self) -> Over | None:
        return first_with(7, self.drawn_scores(), "goal-reached")

    def drawn_areas(self) -> list[Area]:
        return [area("home", START[seat], seat) for seat in AXES] + [area("finish", LINE[seat], seat) for seat in AXES]

    def drawn_scores(self) -> list[int]:
        """Dice on the own finish line."""
        return [sum([1 for place in LINE[seat] if self.pile.colour[place] == seat]) for seat in AXES]

    def rows_left(self) -> list[int]:
        return [sum([int(AT[place][seat]) for place in self.pile.cells_of(seat)]) for seat in AXES]


Finish = Game(
    FinishState, FinishOptions, moves=["jump CELL CELL", "pass"],
    presets={"standard": {}, "hard_blockade": {"lift_when": "no_jump"}, "short_jumps": {"long_jump": "forbidden"}},
    key="finish", book="kosmos", number=56, title="Finish", seats=(3,), minutes=30, kinds=("3d", "tactics"), score="win",
    summary="Jump your seven dice over the ridges to the far edge. Stand on the others, but lift what you blockade.",
)  # fmt: skip
