"""Falling Rocks: over the ridges to the far edge.

Each of three players starts with six dice in a corner and must bring them all to the opposite edge. A die climbs over a ridge
into the funnel beyond and may throw out an enemy that lies there, which then starts again in its corner; or it slides down a
ridge into an empty funnel. At home, on its own finish line, a die is safe and only shuffles sideways.
"""

from pipyard.vocabulary import *

START: list[list[int]] = [plate_corner(seat, 6) for seat in AXES]
ATTACKED: list[list[int]] = [attacks(place) for place in range(BASE)]
ESCAPED: list[list[int]] = [escapes(place) for place in range(BASE)]
BESIDE: list[list[list[int]]] = [
    [[int(NEXT[place][d]) for d in DIRECTIONS if NEXT[place][d] >= 0 and AT[NEXT[place][d]][seat] == 0] for place in range(BASE)]
    for seat in AXES
]
"""``BESIDE[seat][place]``: the adjacent funnels on a seat's finish line."""
ATTACK = Walks("attack")
ESCAPE = Walks("escape")
SIDEWAYS = Walks("sideways")


class FallingRocksOptions(Options):
    no_start_free = choice(
        "illegal",
        "nearest",
        why="a die whose owner has no empty start funnel cannot be attacked, or goes to the empty funnel nearest to his corner",
        source="silent",
    )
    max_rounds = max_rounds(200, "most dice at home win")
    start_seat = start_seat()


class FallingRocksState(PlateState):
    own_colours = True

    def __init__(self, seats: int, options: FallingRocksOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.nearest: bool = options.no_start_free == "nearest"
        self.max_rounds: int = options.max_rounds
        self.home: list[int] = [0, 0, 0]
        for seat in AXES:
            put_all(self.pile, START[seat], seat)
        if self.seat >= 0:
            self.ask()

    def goal(self) -> Over | None:
        return first_with(6, self.home[:], "all-dice-home")

    def legal(self, seat: int) -> list[Move]:
        found: list[Move] = []
        pile = self.pile
        for place in plate_dice(pile, seat):
            if AT[place][seat] == 0:
                found.extend([SIDEWAYS.of(place, end) for end in BESIDE[seat][place] if pile.colour[end] == EMPTY])
                continue
            for end in ATTACKED[place]:
                enemy: int = pile.colour[end]
                if enemy == EMPTY:
                    found.append(ATTACK.of(place, end))
                elif enemy != seat and AT[end][enemy] > 0:
                    for back in self.sent_back(enemy, place):
                        found.append(Move("attack", CELLS[place], CELLS[end], CELLS[back]))
            for end in ESCAPED[place]:
                if pile.colour[end] == EMPTY:
                    found.append(ESCAPE.of(place, end))
        return found

    def sent_back(self, enemy: int, left: int) -> list[int]:
        """Where a captured die can be put; ``left`` is the funnel the attacker leaves."""
        pile = self.pile
        free = [place for place in START[enemy] if pile.at(place) == EMPTY or place == left]
        if free or not self.nearest:
            return free
        empty = [place for place in range(BASE) if pile.at(place) == EMPTY or place == left]
        least = min([distance(place, HOME[enemy]) for place in empty])
        return [place for place in empty if distance(place, HOME[enemy]) == least]

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        pile = self.pile
        captured: int = pile.at(move.to)
        if captured != EMPTY:
            pile.take(move.to)
        carry(pile, move.at, move.to)
        if captured != EMPTY:
            pile.put(move.names()[2], captured)
        elif move.verb == "sideways":
            self.home[seat] -= 1
        if AT[move.to][seat] == 0:
            self.home[seat] += 1
        self.end_turn()

    def objection(self, seat: int, move: Move) -> Text | None:
        mine = self.not_yours_because(seat, move.at)
        if mine:
            return mine
        if max(move.at, move.to) >= BASE:
            return because("why-dice-stay-on-the-plate")
        at_home = AT[move.at][seat] == 0
        if move.verb == "sideways":
            return self.taken_because(move.to) if at_home else because("why-only-a-die-on-its")
        if at_home:
            return because("why-a-die-at-home-only")
        if move.verb == "escape":
            return self.taken_because(move.to) if move.to in ESCAPED[move.at] else because("why-an-escape-slides-down-a")
        if move.to not in ATTACKED[move.at]:
            return because("why-an-attack-climbs-over-a")
        victim = self.pile.at(move.to)
        if victim == seat:
            return because("why-your-own-dice-are-never")
        if victim != EMPTY and AT[move.to][victim] == 0:
            return because("why-the-die-at-is-at", cell=CELLS[move.to].text)
        if victim != EMPTY and not self.sent_back(victim, move.at):
            return because("why-its-owner-has-no-empty")
        return because("why-a-captured-die-goes-to") if victim != EMPTY else None

    def drawn_areas(self) -> list[Area]:
        return [area("home", START[seat], seat) for seat in AXES] + [area("finish", plate_line(seat, 0), seat) for seat in AXES]

    def drawn_scores(self) -> list[int]:
        return self.home

    def rows_left(self) -> list[int]:
        return [sum([int(AT[place][seat]) for place in plate_dice(self.pile, seat)]) for seat in AXES]


FallingRocks = Game(
    FallingRocksState, FallingRocksOptions,
    moves=["attack CELL CELL", "attack CELL CELL CELL", "escape CELL CELL", "sideways CELL CELL"],
    presets={"standard": {}, "nearest": {"no_start_free": "nearest"}},
    key="falling_rocks", book="kosmos", number=54, title="Falling Rocks", seats=(3,), minutes=25, kinds=("board", "tactics"),
    authors="Jochen Baurmeister, Peter Pallat, Reinhold Wittig",
    score="win",
    summary="Climb ridges, slide down ridges, throw enemies back to their corner. First with all six dice on the far edge.",
)  # fmt: skip
