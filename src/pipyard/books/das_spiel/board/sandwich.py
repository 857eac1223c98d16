"""Sandwich: catch an enemy die between two of your own.

First everybody places their dice on the plate, one a turn. Then you step to an adjacent funnel or jump straight over a die.
An enemy between two of your dice in a line is captured; whoever walks between two dice of one enemy is lost himself.
When somebody has only two dice left, everybody may soon make two moves a turn. With fewer than two dice the game ends.
"""

from pipyard.vocabulary import *

STOP = Move("stop")
PHASES = ("sandwich-placing", "sandwich-one-move", "sandwich-two-moves")


class SandwichOptions(Options):
    phase3 = choice(
        "after_one_more",
        "at_once",
        why="two moves a turn begin after one more turn of everybody, or with the next turn",
        source="english, french",
    )
    quiet_rounds = number(25, 1, 1000, why="so many rounds without a capture, after the placing, end the game", source="silent")
    start_seat = start_seat()


class SandwichState(PlateState):
    own_colours = True

    def __init__(self, seats: int, options: SandwichOptions) -> None:
        super().__init__(seats, options.start_seat)
        dice = 6 if seats == 2 else 5
        self.at_once: bool = options.phase3 == "at_once"
        self.quiet_turns: int = options.quiet_rounds * seats
        self.stock: list[int] = [dice] * seats
        self.left: list[int] = [dice] * seats  # on the plate and in stock
        self.captures: list[int] = [0] * seats
        self.calm_from: int = 0  # the turn from which there has been no capture
        self.third_from: int = -1  # the turn with which phase 3 begins, -1: not known yet
        self.second: bool = False  # the first action of a turn of phase 3 is done
        if self.seat >= 0:
            self.ask()

    def phase(self) -> int:
        if max(self.stock):
            return 1
        return 3 if 0 <= self.third_from <= self.turns else 2

    def goal(self) -> Over | None:
        if min(self.left) >= 2:
            return None
        if self.seats == 2:
            return won([0 if self.left[1] < 2 else 1], self.left[:], "fewer-than-two-dice")
        placing = ranked([100 * dice + caught for dice, caught in zip(self.left, self.captures, strict=True)], "")
        return Over(placing.ranks, self.left[:], "fewer-than-two-dice")

    def out_of_time(self) -> bool:
        return self.phase() > 1 and self.turns - self.calm_from >= self.quiet_turns

    def limit(self) -> Over:
        return ranked(self.left[:], "nobody-can-move" if self.passes >= self.seats else "no-capture-any-more")

    def legal(self, seat: int) -> list[Move]:
        pile = self.pile
        if self.stock[seat]:
            return [PLACE[place] for place in range(BASE) if pile.colour[place] == EMPTY]
        found: list[Move] = []
        for place in plate_dice(pile, seat):
            walks(pile, place, found)
        return found

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "stop":
            self.finish_turn()
            return
        if move.verb == "place":
            self.last = move
            self.stock[seat] -= 1
            self.pile.put(move.at, seat)
            self.capture(seat, move.at)
            if max(self.stock) == 0:
                self.calm_from = self.turns + 1
        else:
            self.walk(move)
            self.capture(seat, move.to)
        if not self.second and self.phase() == 3 and self.goal() is None and self.able(seat):
            self.second = True
            self.offered = [*self.offered, STOP]
        else:
            self.finish_turn()

    def finish_turn(self) -> None:
        self.second = False
        if self.third_from < 0 and self.phase() == 2 and min(self.left) == 2:
            self.third_from = self.turns + 1 + (0 if self.at_once else self.seats)
        self.end_turn()

    def capture(self, seat: int, place: int) -> None:
        """First the mover's captures, all at once; then the mover's own die, if it now stands between two dice of one enemy."""
        pile = self.pile
        caught: list[int] = []
        for direction in range(6):
            near: int = NEXT[place][direction]
            if near >= 0 and pile.at(near) != EMPTY and pile.at(near) != seat:
                far: int = NEXT[near][direction]
                if far >= 0 and pile.at(far) == seat:
                    caught.append(near)
        for near in caught:
            self.left[pile.take(near)] -= 1
            self.captures[seat] += 1
        flanking: set[int] = set()
        for direction in (0, 2, 4):
            one: int = NEXT[place][direction]
            other: int = NEXT[place][direction + 1]
            if one >= 0 and other >= 0 and pile.at(one) == pile.at(other) and pile.at(one) != EMPTY and pile.at(one) != seat:
                flanking.add(int(pile.at(one)))
        if flanking:
            pile.take(place)
            self.left[seat] -= 1
            for enemy in flanking:
                self.captures[enemy] += 1
        if caught or flanking:
            self.calm_from = self.turns + 1

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "stop":
            return because("why-a-turn-can-be-stopped-only")
        if self.stock[seat]:
            return self.taken_because(move.at) if move.verb == "place" else because("why-first-all-dice-are-placed")
        if move.verb == "place":
            return because("why-all-your-dice-are-placed-step")
        return self.not_yours_because(seat, move.at) or self.no_walk_because(move)

    def drawn_areas(self) -> list[Area]:
        """Where a die of another would be lost between two dice of a seat."""
        found: list[list[int]] = [[] for _ in range(self.seats)]
        for place in range(BASE):
            for direction in (0, 2, 4):
                one, other = int(NEXT[place][direction]), int(NEXT[place][direction + 1])
                if self.pile.at(place) == EMPTY and one >= 0 and other >= 0 and self.pile.at(one) == self.pile.at(other) != EMPTY:
                    found[self.pile.at(one)].append(place)
        return [area("reach", places, seat, say="area-sandwich") for seat, places in enumerate(found) if places]

    def drawn_heaps(self) -> list[Heap]:
        return self.own_heaps("stock", self.stock) if self.phase() == 1 else []

    def drawn_scores(self) -> list[int]:
        return self.left

    def said(self) -> list[Text]:
        phase = self.phase()
        found = [Text(PHASES[phase - 1])]
        if phase == 2 and self.third_from >= 0:
            found.append(Text("sandwich-soon", {"turns": self.third_from - self.turns}))
        if self.second:
            found.append(Text("sandwich-second"))
        if phase > 1:
            found.append(Text("sandwich-quiet", {"turns": max(0, self.turns - self.calm_from), "of": self.quiet_turns}))
        found.extend([Text("sandwich-captures", {"seat": seat, "captures": caught}) for seat, caught in enumerate(self.captures)])
        return found


Sandwich = Game(
    SandwichState, SandwichOptions, moves=["place CELL", "step CELL CELL", "jump CELL CELL", "stop"],
    presets={"standard": {}, "french": {"phase3": "at_once"}},
    key="sandwich", book="kosmos", number=45, title="Sandwich", seats=(2, 3), minutes=20, kinds=("board", "tactics"),
    score="win",
    summary="Place, step and jump. An enemy die between two of yours is captured; do not walk into a sandwich yourself.",
)  # fmt: skip
