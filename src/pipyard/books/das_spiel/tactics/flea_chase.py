"""Flea Chase: hop your ten dice into the third corner, and show as many faces there as you can.

Two players, ten dice each, one goal for both: the pyramid of twenty in the corner between them. In your turn one of your dice
makes a right-angle jump. Whoever has all ten dice in the goal stops; the other goes on alone and pays one point for every turn
they still need. Then the faces count. A blockade costs the victim one turn, and then it must be lifted.
"""

from pipyard.books.families.jump_turns import BlockadeState
from pipyard.vocabulary import *

FACES: list[int] = [
    (int(AT[place][0] == 0) + int(AT[place][1] == 0) + int(AT[place][2] == 5)) if AT[place][2] >= 5 else 0 for place in range(SIZE)
]
"""The outer faces of the small pyramid: 30 in all."""
GOAL: list[int] = [place for place in range(SIZE) if AT[place][2] >= 5]


class FleaChaseOptions(Options):
    start = choice("flat", "pyramid", why="ten base funnels, or a pyramid of side 3", source="R1")
    long_jump = long_jump()
    max_rounds = max_rounds(120, "without anybody in the goal it ends, and dice outside count -1")
    extra_limit = number(40, 1, 1000, why="how many counted turns the later player has", source="silent")
    start_seat = start_seat()


class FleaChaseState(BlockadeState):
    palette = ("red", "green")

    def __init__(self, seats: int, options: FleaChaseOptions) -> None:
        super().__init__(seats, options)
        self.extra_limit: int = options.extra_limit
        self.begins: int = self.seat
        self.finisher: int = -1  # who has all ten dice in the goal
        self.extra: int = 0  # turns of the other one since then
        self.duty: bool = False  # the player on turn has to lift a blockade
        for seat in range(2):
            flat = plate_corner(seat, 5)
            put_all(self.pile, flat if options.start == "flat" else corner(seat, 3), seat)

    def land(self, outcome: Outcome) -> None:
        self.seat = self.begins = outcome.number

    def outside(self, seat: int) -> list[int]:
        """The dice of a seat that are not in the goal yet."""
        return [place for place in self.pile.cells_of(seat) if AT[place][2] < 5]

    def stuck(self, seat: int) -> bool:
        """Dice outside, and none of them has a jump."""
        outside = self.outside(seat)
        return bool(outside) and not can_jump(self.pile, outside, self.long_jumps)

    def blockers(self, seat: int) -> list[int]:
        """The enemy dice that rest on outside dice of a seat."""
        return sorted({over for place in self.outside(seat) for over in OVER[place] if self.pile.at(over) == 1 - seat})

    def is_blockaded(self, seat: int) -> bool:
        return self.finisher < 0 and self.stuck(seat) and bool(self.blockers(seat))

    def due(self, seat: int) -> list[Move]:
        """The jumps that lift the blockade: those that give the victim a jump, if there are such."""
        if not self.duty or not self.stuck(1 - seat):
            return []
        lifting = jumps_of(self.pile, self.blockers(1 - seat), self.long_jumps)
        return [move for move in lifting if self.frees(seat, move)] or lifting

    def frees(self, seat: int, move: Move) -> bool:
        carry(self.pile, move.at, move.to)
        free = not self.stuck(1 - seat)
        carry(self.pile, move.to, move.at)
        return free

    def play(self, seat: int, move: Move) -> None:
        blockaded = self.is_blockaded(seat)
        self.jump_or_pass(move)
        self.after(seat, blockaded)
        self.end_turn(by_pass=move.verb == "pass")

    def passed(self, seat: int) -> None:
        self.after(seat, self.is_blockaded(seat))

    def after(self, seat: int, blockaded: bool) -> None:
        """What a turn leaves behind: the duty to lift, the end of a player's journey, the count of the other's turns."""
        self.duty = blockaded and self.stuck(seat)
        if self.finisher >= 0:
            self.extra += 1
        elif not self.outside(seat):
            self.finisher = seat

    def next_seat(self) -> None:
        """Who has finished stops; the other goes on alone."""
        super().next_seat()
        if self.seat == self.finisher:
            super().next_seat()

    def needed(self) -> int:
        """The turns that cost the later player: the second player of the game has the first of them free."""
        free = 1 if self.finisher == self.begins else 0
        return min(max(0, self.extra - free), self.extra_limit)

    def goal(self) -> Over | None:
        if self.finisher < 0:
            return None
        if self.outside(1 - self.finisher) and self.needed() < self.extra_limit:
            return None
        return ranked(self.drawn_scores(), "both-in-the-goal" if not self.outside(1 - self.finisher) else "turn-limit")

    def ended(self) -> Over | None:
        if self.finisher >= 0:
            return self.goal()
        return super().ended()

    def limit(self) -> Over:
        return ranked(self.drawn_scores(ended=True), self.why_limited())

    def drawn_areas(self) -> list[Area]:
        worth = [area("worth", [place for place in GOAL if FACES[place] == n], sign=str(n), say="area-outer-faces") for n in (1, 2, 3)]
        return [area("goal", GOAL, say="area-goal-of-all"), *worth]

    def drawn_scores(self, ended: bool = False) -> list[int]:
        """Outer faces in the goal, less the turns needed; dice outside count -1 at a limit."""
        scores = [sum([FACES[place] for place in self.pile.cells_of(seat)]) for seat in range(2)]
        if self.finisher >= 0:
            scores[1 - self.finisher] -= self.needed()
            ended = self.needed() == self.extra_limit
        if ended:
            scores = [score - len(self.outside(seat)) for seat, score in enumerate(scores)]
        return scores

    def progress(self) -> list[Text | None]:
        return rows_to_go([sum([max(0, 5 - int(AT[place][2])) for place in self.pile.cells_of(seat)]) for seat in range(2)])

    def said(self) -> list[Text]:
        return super().said() + ([Text("flea-alone", {"turns": self.needed()})] if self.finisher >= 0 else [])


FleaChase = Game(
    FleaChaseState, FleaChaseOptions, moves=["jump CELL CELL", "pass"],
    presets={"standard": {}, "pyramid": {"start": "pyramid"}, "short_jumps": {"long_jump": "forbidden"}},
    key="flea_chase", book="kosmos", number=55, title="Flea Chase", seats=(2,), minutes=30, kinds=("3d", "tactics"),
    authors="Karin and Reinhold Wittig",
    score="most points 99",
    summary="Hop your ten dice over the ridges into the third corner. Faces count, and every turn you are late costs.",
)  # fmt: skip
