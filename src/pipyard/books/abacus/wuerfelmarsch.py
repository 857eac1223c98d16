"""Würfelmarsch: march your dice to the far corner, rolling as they go.

Each of three players has five dice on the middle of the own side and wants one of them in the corner across. In your turn you
pivot a die one funnel forward or sideways, or turn it on the spot to show other numbers. A die that pivots into a funnel of three
dice fights: the highest number captures, a tie of different owners sweeps all three off the board.
"""

from pipyard.vocabulary import *

START: list[list[int]] = [
    cells("0,6,2 0,5,3 0,4,4 0,3,5 0,2,6"),
    cells("2,0,6 3,0,5 4,0,4 5,0,3 6,0,2"),
    cells("6,2,0 5,3,0 4,4,0 3,5,0 2,6,0"),
]
FACING: list[int] = [orientation("321"), orientation("132"), orientation("213")]
FORWARD: list[list[tuple[int, int, int]]] = [[(1, -1, 0), (1, 0, -1)], [(0, 1, -1), (-1, 1, 0)], [(-1, 0, 1), (0, -1, 1)]]
SIDEWAYS: list[list[tuple[int, int, int]]] = [[(0, -1, 1), (0, 1, -1)], [(1, 0, -1), (-1, 0, 1)], [(-1, 1, 0), (1, -1, 0)]]
TURNS: list[list[Move]] = [[Move("turn", cell, triple) for triple in TRIPLES] for cell in CELLS[:BASE]]
"""For every base cell the moves that turn a die there, by the orientation it gets."""


def ways(directions: list[tuple[int, int, int]]) -> list[list[Move]]:
    """For every base cell the pivots of a die there."""
    ends = [[moved(place, dx, dy, dz) for dx, dy, dz in directions] for place in range(BASE)]
    return [[Move("pivot", CELLS[place], CELLS[end]) for end in ends[place] if end >= 0] for place in range(BASE)]


ONWARD: list[list[list[Move]]] = [ways(FORWARD[seat]) for seat in AXES]
ALL_WAYS: list[list[list[Move]]] = [ways([*FORWARD[seat], *SIDEWAYS[seat]]) for seat in AXES]


class WuerfelmarschOptions(Options):
    sideways = flag(True, why="four directions, or only the two forward ones", source="R1")
    own_tie = choice("no_fight", "literal", why="equal top numbers of one owner win together, or sweep all three off", source="R3")
    quiet_limit = number(
        60, 1, 1000, why="turns in a row without a step forward, a capture or a removal that end the game", source="silent"
    )
    start_seat = start_seat()


class WuerfelmarschState(PyramidState):
    palette = ("yellow", "red", "grey")
    own_colours = True

    def __init__(self, seats: int, options: WuerfelmarschOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.sideways: bool = options.sideways
        self.literal: bool = options.own_tie == "literal"
        self.quiet_limit: int = options.quiet_limit
        self.quiet: int = 0
        self.captured: list[int] = [0, 0, 0]
        self.removed: list[int] = [0, 0, 0]
        self.last_turn: list[int] = [-3, -2, -1]
        for seat in AXES:
            for place in START[seat]:
                self.pile.stand(place, seat, FACING[seat])

    def ended(self) -> Over | None:
        arrived = [seat for seat in AXES if self.pile.at(HOME[seat]) == seat]
        if arrived:
            return won(arrived, self.drawn_scores(), "goal-reached")
        colours = {self.pile.at(place) for place in range(BASE)}
        alive = [seat for seat in AXES if seat in colours]
        if len(alive) == 1:
            return won(alive, self.drawn_scores(), "last-player-left")
        if not alive:  # the best score wins, and of equal ones the player whose last turn was most recent
            scores = self.drawn_scores()
            best = [seat for seat in AXES if scores[seat] == max(scores)]
            return won([max(best, key=lambda seat: self.last_turn[seat])], scores, "no-die-left")
        return ranked(self.drawn_scores(), "quiet-limit") if self.quiet >= self.quiet_limit else None

    def moves(self, seat: int) -> Space:
        dice = self.dice(seat)
        pivots = (ALL_WAYS if self.sideways else ONWARD)[seat]
        found = [move for place in dice for move in pivots[place] if not self.pile.occupied(move.to)]
        for place in dice:
            turned: int = self.pile.turned[place]
            found.extend(TURNS[place][:turned])
            found.extend(TURNS[place][turned + 1 :])
        return Listed(found)

    def dice(self, seat: int) -> list[int]:
        """Where a seat's dice stand; all are on the plate."""
        return [place for place in range(BASE) if self.pile.at(place) == seat]

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        self.quiet += 1
        if move.verb == "turn":
            self.pile.turn(move.at, move.to)
        else:
            roll_over(self.pile, move.at, move.to)
            if AT[move.to][seat] > AT[move.at][seat]:
                self.quiet = 0
            if move.to != HOME[seat]:
                self.fight(move.to)
        self.last_turn[seat] = self.turns
        self.next_seat()
        while self.ended() is None and not self.dice(self.seat):
            self.seat = (self.seat + 1) % 3

    def fight(self, mover: int) -> None:
        """Judge every funnel of three dice that the pivoted die has made, then carry everything out together."""
        swept: set[int] = set()
        taken: dict[int, int] = {}
        beaten_by: list[tuple[int, int]] = []  # numbers and owners that beat the mover
        for axis in AXES:
            funnel = ABOVE[mover][axis]
            if funnel < 0 or not self.pile.is_funnel(funnel):
                continue
            dice = [int(under) for under in UNDER[funnel]]
            owners = self.pile.under_colours(funnel)
            numbers = self.pile.funnel_numbers(funnel)
            top = max(numbers)
            best = [owner for owner, face in zip(owners, numbers, strict=True) if face == top]
            if len(set(owners)) == 1:
                continue
            if len(set(best)) > 1 or (self.literal and len(best) > 1):
                swept.update(dice)
                continue
            for place, owner in zip(dice, owners, strict=True):
                if owner != best[0] and place == mover:
                    beaten_by.append((top, best[0]))
                elif owner != best[0]:
                    taken[place] = best[0]
        if beaten_by and mover not in swept:
            strongest = max([face for face, _ in beaten_by])
            victors = {owner for face, owner in beaten_by if face == strongest}
            if len(victors) == 1:
                taken[mover] = victors.pop()
            else:
                swept.add(mover)
        for place in sorted(swept):
            self.removed[self.pile.take(place)] += 1
        for place, owner in sorted(taken.items()):
            if place not in swept:
                self.pile.take(place)
                self.captured[owner] += 1
        if swept or taken:
            self.quiet = 0

    def objection(self, seat: int, move: Move) -> Text | None:
        if not self.pile.occupied(move.at) or self.pile.at(move.at) != seat:
            return because("why-there-is-no-die-of", cell=CELLS[move.at].text)
        if move.verb == "turn":
            return because("why-a-turn-must-change-the")
        return self.pile.no_funnel_because(move.to) or because("why-dice-go-forward-or-sideways")

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("captured", seat, {"dice": self.captured[seat]}) for seat in AXES]

    def drawn_areas(self) -> list[Area]:
        return [area("home", START[seat], seat) for seat in AXES] + [area("goal", [HOME[seat]], seat) for seat in AXES]

    def drawn_scores(self) -> list[int]:
        """Captured dice less own dice that a tie has swept off."""
        return [self.captured[seat] - self.removed[seat] for seat in AXES]

    def rows_left(self) -> list[int]:
        """Of the die nearest to its corner: dice taken do not win, the first die across does."""
        return [min([8 - AT[place][seat] for place in self.dice(seat)], default=8) for seat in AXES]

    def said(self) -> list[Text]:
        return [Text("quiet-turns", {"turns": self.quiet, "of": self.quiet_limit})]


Wuerfelmarsch = Game(
    WuerfelmarschState, WuerfelmarschOptions, moves=["pivot CELL CELL", "turn CELL TRIPLE"],
    presets={"standard": {}, "forward_only": {"sideways": False}, "literal": {"own_tie": "literal"}},
    key="wuerfelmarsch", book="abacus", number=6, title="Würfelmarsch", seats=(3,), minutes=20, kinds=("board", "tactics"),
    authors="Reinhold Wittig", printed=(10, 0, 0),
    score="win",
    summary="Pivot your dice towards the far corner. In a funnel of three the highest number captures, a tie sweeps all off.",
)  # fmt: skip
