"""My Game: the empty page at the end of the book.

The plate, the box and your hands: put, take, move, jump, pivot, turn and roll dice as you like, and say `next` when the next player
is on. Where you want a referee, switch one on: which actions are allowed, how many dice a turn, when it ends and what counts.
A sheet made only of switches is a game already, and bots can play it.
(Longer than most: it holds every action and every way to count that the sheet can switch on.)
"""

from __future__ import annotations

from pipyard.vocabulary import *

COLOURS = ("red", "green", "black", "blue", "golden")
BOX = (90, 90, 90, 10, 1)
WOOD = 5
"""The upturned plate: two levels of wood that nobody draws or takes."""
MOST_ACTIONS = 200
"""After so many actions in one turn it is the next player's turn."""
DICE_ACTIONS = ("put", "take", "move", "pivot", "jump", "turn", "drop")
ACTIONS = (*DICE_ACTIONS, "roll", "fill", "count", "finish")


class Colour(Name):
    """A colour as an atom."""


NAMED: dict[str, Colour] = {word: Colour(index, word) for index, word in enumerate(COLOURS)}
kind("COLOUR", NAMED.get, "one of " + ", ".join(COLOURS))


class MyGameOptions(Options):
    title = line("", 60, why="what your game is called", source="own_rules")
    text = line("", 500, why="your rules in a few words", source="own_rules")
    position = line("", 4000, why="the dice at the start: 8,0,0=red=623;7,1,0=green", source="own_rules")
    plate = choice("upright", "upside_down", why="45 funnels for 165 dice, or the 28 of the upturned plate for 84", source="book")
    actions = several(ACTIONS, ACTIONS, why="what players may do", source="own_rules")
    dice_per_turn = number(0, 0, 165, why="how many dice a turn, 0: as many as you like", source="own_rules")
    free_only = flag(False, why="only free dice are taken; otherwise what rests on them slides down", source="own_rules")
    contact = flag(False, why="a die that is put must touch another by a face where that is possible", source="own_rules")
    colours_by_seat = flag(False, why="every seat has a colour of its own", source="own_rules")
    stock = number(0, 0, 165, why="dice of every seat, 0: no limit", source="own_rules")
    end = choice("none", "stock_empty", "pyramid_complete", "plate_empty", why="when the game ends by itself", source="own_rules")
    score = choice("none", "outer_faces", "dice", "points", "numbers", why="what counts in the end", source="own_rules")
    points = numbers((1, 1, 1, 1, 1), -99, 99, why="what a red, green, black, blue and golden die is worth", source="own_rules")
    max_rounds = number(30, 1, 1000, why="after so many rounds the game ends", source="own_rules")


def read_position(text: str) -> list[tuple[int, int, int]]:
    """Cells, colours and orientations of a saved pile, lowest first; a clear error if it cannot stand."""
    found: list[tuple[int, int, int]] = []
    for entry in [part for part in text.split(";") if part]:
        place, _, rest = entry.partition("=")
        colour, _, triple = rest.partition("=")
        if colour not in NAMED or (triple and triple not in INDEX) or place not in [cell.text for cell in CELLS]:
            raise BadOption(because("why-position-is-no-die-it", entry=quoted(entry)))
        found.append((cells(place)[0], NAMED[colour].index, INDEX[triple] if triple else EMPTY))
    return sorted(found)


class Sandbox(Stepwise):
    """What may be done now, atom by atom."""

    def __init__(self, state: MyGameState, seat: int) -> None:
        self.state: MyGameState = state
        self.seat: int = seat

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix and self.state.acted >= MOST_ACTIONS:
            return Steps(["next"], False)
        if not prefix:
            verbs = [verb for verb in ["next", *self.state.actions] if verb in ("next", "finish") or self.steps((verb,)).atoms]
            return Steps(list(verbs), False)
        return self.state.after(self.seat, str(prefix[0]), list(prefix[1:]))


class MyGameState(PyramidState):
    palette = (*COLOURS, "wood")

    def __init__(self, seats: int, options: MyGameOptions) -> None:
        super().__init__(seats)
        self.title: str = options.title
        self.actions: list[str] = list(options.actions)
        self.upside_down: bool = options.plate == "upside_down"
        self.per_turn: int = options.dice_per_turn
        self.free_only: bool = options.free_only
        self.contact: bool = options.contact
        self.by_seat: bool = options.colours_by_seat
        self.stock: list[int] = [options.stock or SIZE] * seats
        self.end: str = options.end
        self.score: str = options.score
        self.points: list[int] = list(options.points)
        self.max_rounds: int = options.max_rounds
        self.heaps: list[list[int]] = [[0] * len(COLOURS) for _ in range(seats)]
        self.counters: list[int] = [0] * seats
        self.rolled: list[int] = []
        self.pending: list[int] = []  # what chance has to decide: how many dice, or where and in which colour one falls
        self.done: int = 0  # dice of this turn
        self.acted: int = 0  # actions of this turn
        self.finished: bool = False
        if self.upside_down:
            for place in range(SIZE):
                if LEVEL[place] < 2:
                    self.pile.put(place, WOOD)
        for place, colour, turned in read_position(options.position):
            if not self.pile.is_funnel(place):
                raise BadOption(because("why-position", place=self.pile.no_funnel_because(place)))
            self.pile.stand(place, colour, turned)

    def own_dice(self) -> list[int]:
        """The cells with a die, without the wood of an upturned plate."""
        return [place for place in self.pile.dice_cells() if self.pile.at(place) != WOOD]

    def turn(self) -> Turn:
        if len(self.pending) == 1:
            return Chance(Pool(self.pending[0]), self.seat)
        if len(self.pending) == 2:
            return Chance(STANDING, self.seat)
        if len(self.pending) > 2:
            return Chance(Shuffle("".join([str(colour) for colour in self.pending[3:]]), self.pending[2]), self.seat)
        return self.ended() or ALONE[self.seat]

    def ended(self) -> Over | None:
        if self.finished:
            return self.result("finished")
        if self.end == "stock_empty" and 0 in self.stock:
            return self.result("stock-empty")
        if self.end == "pyramid_complete" and self.pile.complete():
            return self.result("pyramid-complete")
        if self.end == "plate_empty" and self.turns and not self.own_dice():
            return self.result("plate-empty")
        return self.result("round-limit") if self.past(self.max_rounds) else None

    def result(self, why: str) -> Over:
        scores = self.drawn_scores()
        return nobody(scores, why) if self.score == "none" else ranked(scores, why)

    def moves(self, seat: int) -> Space:
        return Sandbox(self, seat)

    def colours_for(self, seat: int) -> list[Atom]:
        """The colours a seat may put: its own, or what the box still holds."""
        if not self.stock[seat]:
            return []
        if self.by_seat:
            return [NAMED[COLOURS[seat % 3]]]
        lying = [len(self.pile.cells_of(colour)) + sum([heap[colour] for heap in self.heaps]) for colour in range(len(COLOURS))]
        return [NAMED[word] for index, word in enumerate(COLOURS) if lying[index] < BOX[index]]

    def places(self) -> list[Atom]:
        """The funnels where a die may be put."""
        funnels = self.pile.funnel_cells()
        if self.contact:
            dice = set(self.own_dice())
            touching = [place for place in funnels if any([near in dice for near in TOUCHING_BY_FACE[place]])]
            funnels = touching or funnels
        return [CELLS[place] for place in funnels]

    def movable(self, verb: str) -> list[int]:
        """The dice an action can be done with."""
        dice = self.own_dice()
        if verb == "turn" or (verb == "take" and not self.free_only):
            return dice
        free = [place for place in dice if self.pile.is_free(place)]
        if verb == "jump":
            return [place for place in free if jumps(self.pile, place)]
        if verb == "pivot":
            return [place for place in free if self.pile.turned[place] >= 0 and pivots(self.pile, place)]
        return free

    def targets(self, verb: str, start: int) -> list[int]:
        """Where a die can go."""
        if verb == "jump":
            return [end for end, _ in jumps(self.pile, start)]
        if verb == "pivot":
            return pivots(self.pile, start)
        return [end for end in self.pile.funnel_cells() if start not in TOUCHING_BY_FACE[end]]

    def after(self, seat: int, verb: str, rest: list[Atom]) -> Steps:
        """What may follow the beginning of a move."""
        if verb in ("next", "finish"):
            return Steps([], not rest)
        if verb not in self.actions:
            return Steps([], False)
        if verb in ("roll", "fill", "count"):
            return Steps([] if rest else self.amounts(verb), bool(rest))
        at = rest[0].index if rest and isinstance(rest[0], Name) else -1
        if verb in ("put", "drop"):
            return self.after_put(seat, verb, rest)
        if not rest:
            return Steps([CELLS[place] for place in self.movable(verb)], False)
        if verb == "take":
            return Steps([], True)
        if verb == "turn":
            others: list[Atom] = [triple for triple in TRIPLES if triple.index != self.pile.turned[at]]
            return Steps([] if len(rest) > 1 else others, len(rest) > 1)
        return Steps([] if len(rest) > 1 else [CELLS[end] for end in self.targets(verb, at)], len(rest) > 1)

    def after_put(self, seat: int, verb: str, rest: list[Atom]) -> Steps:
        if not rest:
            return Steps(self.places() if self.colours_for(seat) else [], False)
        if len(rest) == 1:
            return Steps(self.colours_for(seat), False)
        triples: list[Atom] = list(TRIPLES) if verb == "put" and len(rest) == 2 else []
        return Steps(triples, True)

    def amounts(self, verb: str) -> list[Atom]:
        """The numbers an action takes: dice to roll, levels on which something can be filled in, points to count."""
        found: list[Atom] = []
        if verb == "fill":
            found.extend(sorted({int(LEVEL[place]) for place in self.pile.funnel_cells()}))
        else:
            found.extend([1, 2, 3, 4, 5, 6] if verb == "roll" else [-1, 1, 5, 10])
        return found

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        names = move.names()
        if move.verb == "put":
            self.pile.stand(names[0], names[1], names[2] if len(names) > 2 else EMPTY)
            self.stock[seat] -= 1
        elif move.verb == "take":
            colour, _ = pull_out(self.pile, move.at)
            self.heaps[seat][colour] += 1
        elif move.verb in ("move", "jump"):
            carry(self.pile, move.at, move.to, move.verb)
        elif move.verb == "pivot":
            roll_over(self.pile, move.at, move.to)
        elif move.verb == "turn":
            self.pile.turn(move.at, move.to)
        elif move.verb == "drop":
            self.pending = names[:2]
        elif move.verb == "roll":
            self.pending = [move.number]
        elif move.verb == "fill":
            self.pending = self.shuffled_level(move.number)
        elif move.verb == "count":
            self.counters[seat] += move.number
        elif move.verb == "finish":
            self.finished = True
        self.after_action(move.verb)

    def after_action(self, verb: str) -> None:
        self.acted += 1
        if verb in DICE_ACTIONS:
            self.done += 1
        if verb == "next" or (self.per_turn and self.done >= self.per_turn and not self.pending):
            self.done = self.acted = 0
            self.next_seat()

    def shuffled_level(self, level: int) -> list[int]:
        """A level to fill with dice of red, green and black as evenly as the number of its funnels allows."""
        funnels = [place for place in self.pile.funnel_cells() if LEVEL[place] == level]
        return [level, -1, len(funnels), *[index % 3 for index in range(len(funnels))]]

    def land(self, outcome: Outcome) -> None:
        pending, self.pending = self.pending, []
        if len(pending) == 1:
            self.rolled = outcome.numbers()
        elif len(pending) == 2:
            self.pile.stand(pending[0], pending[1], outcome.at)
            self.stock[self.seat] -= 1
            self.after_action("")
        else:
            funnels = [place for place in self.pile.funnel_cells() if LEVEL[place] == pending[0]]
            for place, letter in zip(funnels, outcome.text, strict=True):
                self.pile.put(place, int(letter))

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb != "next" and move.verb not in self.actions:
            return because("why-is-switched-off-there-is", verb=move.verb, actions=", ".join(["next", *self.actions]))
        if move.verb in ("put", "drop"):
            return self.pile.no_funnel_because(move.at) or because("why-it-must-touch-another-die")
        return self.pile.not_free_because(move.at) if move.at >= 0 else None

    def drawn_areas(self) -> list[Area]:
        if self.score == "outer_faces":
            return FACES_WORTH
        worth = zip(self.palette, self.points, strict=False)
        return [area("worth", sign=str(points), colour=colour) for colour, points in worth] if self.score == "points" else []

    def drawn_scores(self) -> list[int]:
        """What counts by the sheet, and what the players have counted themselves."""
        return [score + counter for score, counter in zip(self.counted(), self.counters, strict=True)]

    def counted(self) -> list[int]:
        """What the sheet counts."""
        if self.score == "outer_faces":
            return [self.pile.outer_faces(seat % 3) for seat in range(self.seats)]
        if self.score == "dice":
            return [sum(heap) for heap in self.heaps]
        if self.score == "points":
            return [sum([many * worth for many, worth in zip(heap, self.points, strict=True)]) for heap in self.heaps]
        if self.score == "numbers":
            return [self.shown_numbers(seat % 3) for seat in range(self.seats)]
        return [0] * self.seats

    def shown_numbers(self, colour: int) -> int:
        """The sum of the numbers a colour shows on the outside of the pyramid."""
        dice = [place for place in self.pile.cells_of(colour) if self.pile.turned[place] >= 0]
        return sum([self.pile.face(place, axis) for place in dice for axis in AXES if CELLS[place].text.split(",")[axis] == "0"])

    def seat_colours(self) -> list[str]:
        return [COLOURS[seat % 3] for seat in range(self.seats)] if self.by_seat else []

    def drawn_rolls(self) -> list[Roll]:
        return [Roll(tuple(self.rolled), self.seat)] if self.rolled else []

    def drawn_heaps(self) -> list[Heap]:
        taken = [Heap("taken", seat, dict(zip(COLOURS, heap, strict=True))) for seat, heap in enumerate(self.heaps) if sum(heap)]
        limited = [Heap("stock", seat, {"dice": left}) for seat, left in enumerate(self.stock) if left < SIZE]
        return [*taken, *limited]

    def said(self) -> list[Text]:
        found = [self.said_round(self.max_rounds)]
        return [Text("my-game-title", {"title": self.title}), *found] if self.title else found


def check(options: MyGameOptions, seats: int) -> None:
    MyGameState(seats, options)


MyGame = Game(
    MyGameState, MyGameOptions,
    moves=[
        "put CELL COLOUR", "put CELL COLOUR TRIPLE", "take CELL", "move CELL CELL", "pivot CELL CELL", "jump CELL CELL",
        "turn CELL TRIPLE", "drop CELL COLOUR", "roll NUMBER", "fill NUMBER", "count NUMBER", "next", "finish",
    ],
    presets={
        "standard": {},
        "one_die_each": {
            "actions": "put", "dice_per_turn": 1, "colours_by_seat": True, "end": "pyramid_complete",
            "score": "outer_faces", "max_rounds": 165,
        },
        "upside_down": {"plate": "upside_down", "actions": "put,take,drop", "score": "dice", "max_rounds": 10},
    },
    check=check,
    key="my_game", book="mine", title="My Game", seats=(1, 2, 3, 4, 5, 6), minutes=30, kinds=("sandbox",),
    summary="The empty page of the book: all dice, all movements, and a referee only where you switch one on.",
)  # fmt: skip
