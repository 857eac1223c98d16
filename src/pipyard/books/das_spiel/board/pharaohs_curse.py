"""The Pharaoh's Curse: three explorers in a maze of numbers.

The plate is full of green dice; your explorer stands in the middle of one edge and must reach the opposite corner. He changes
places with an adjacent green die when the two faces that look at each other across their common edge show the same number;
the green die may then be set down any way you like. Or you turn your explorer on the spot. The first in their own corner wins.
"""

from pipyard.vocabulary import *

GREEN = 3
CAMP: list[int] = cells("0,4,4 4,0,4 4,4,0")
DEAL = Chance(Deal(BASE))
SWAP: list[list[Move]] = [[Move("swap", CELLS[place], triple) for triple in TRIPLES] for place in range(BASE)]
TURN: list[list[Move]] = [[Move("turn", other) for other in TRIPLES if other is not triple] for triple in TRIPLES]
"""``TURN[orientation]``: the turns to every other one."""
STOP = Move("stop")


class PharaohsCurseOptions(Options):
    actions = choice("one", "turn_then_swap", why="one action a turn, or a turn that a swap may follow", source="translator, agreed")
    max_rounds = max_rounds(60, "whoever is nearest to his corner wins")
    start_seat = start_seat()


class PharaohsCurseState(PyramidState):
    palette = ("red", "blue", "black", "green")
    own_colours = True

    def __init__(self, seats: int, options: PharaohsCurseOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.two_actions: bool = options.actions == "turn_then_swap"
        self.max_rounds: int = options.max_rounds
        self.explorer: list[int] = CAMP[:]
        self.dealt: bool = False
        self.turned_first: bool = False  # the explorer has turned and may still swap in this turn

    def on_turn(self) -> Turn:
        return ALONE[self.seat] if self.dealt else DEAL

    def decided(self, outcome: Outcome) -> None:
        self.set_up([LETTERS.index(letter) for letter in outcome.text])

    def set_up(self, orientations: list[int]) -> None:
        for place in range(BASE):
            self.pile.stand(place, CAMP.index(place) if place in CAMP else GREEN, orientations[place])
        self.dealt = True

    def ended(self) -> Over | None:
        for seat in AXES:
            if self.explorer[seat] == HOME[seat]:
                return won([seat], self.drawn_scores(), "corner-reached")
        return self.end_by_limit(self.max_rounds)

    def moves(self, seat: int) -> Space:
        found: list[Move] = []
        for place in self.swappable(seat):
            found.extend(SWAP[place])
        if self.turned_first:
            found.append(STOP)
        else:
            found.extend(TURN[self.pile.turned[self.explorer[seat]]])
        return Listed(found)

    def swappable(self, seat: int) -> list[int]:
        """The green dice an explorer may change places with: the faces across the common edge are equal."""
        pile = self.pile
        here = self.explorer[seat]
        own = UP[pile.turned[here]]
        found: list[int] = []
        for direction in range(6):
            place: int = NEXT[here][direction]
            if place >= 0 and pile.colour[place] == GREEN and own[SHRINKS[direction]] == UP[pile.turned[place]][GROWS[direction]]:
                found.append(place)
        return found

    def play(self, seat: int, move: Move) -> None:
        pile = self.pile
        here = self.explorer[seat]
        if move.verb == "swap":
            self.last = Move("swap", CELLS[here], CELLS[move.at])
            pile.repaint(here, GREEN)
            pile.repaint(move.at, seat)
            pile.turn(move.at, pile.turned[here])
            pile.turn(here, move.to)
            self.explorer[seat] = move.at
            self.tell(Step("jump", CELLS[here].text, CELLS[move.at].text, str(seat)))
            self.tell(Step("jump", CELLS[move.at].text, CELLS[here].text, str(GREEN)))
        elif move.verb == "turn":
            self.last = Move("turn", CELLS[here])
            pile.turn(here, move.at)
            self.tell(Step("turn", CELLS[here].text, "", str(seat)))
            if self.two_actions and self.swappable(seat):
                self.turned_first = True
                return
        self.turned_first = False
        self.next_seat()

    def tell(self, step: Step) -> None:
        if self.pile.story is not None:
            self.pile.story.append(step)

    def objection(self, seat: int, move: Move) -> Text | None:
        pile = self.pile
        here = self.explorer[seat]
        if move.verb == "stop":
            return because("why-a-turn-can-be-stopped")
        if move.verb == "turn":
            return because("why-the-explorer-has-turned-already") if self.turned_first else because("why-a-turn-must-change-how")
        for direction in range(6):
            if NEXT[here][direction] == move.at:
                if pile.at(move.at) != GREEN:
                    return because("why-explorers-cannot-change-places-with")
                down, up = SHRINKS[direction], GROWS[direction]
                mine, theirs = pile.face(here, down), pile.face(move.at, up)
                return because("why-touching-faces-must-be-equal", mine=mine, theirs=theirs)
        return because("why-is-not-next-to-your", cell=CELLS[move.at].text, cell2=CELLS[here].text)

    def drawn_areas(self) -> list[Area]:
        return [area("home", [CAMP[seat]], seat) for seat in AXES] + [area("goal", [HOME[seat]], seat) for seat in AXES]

    def drawn_scores(self) -> list[int]:
        return [int(AT[self.explorer[seat]][seat]) for seat in AXES]

    def said(self) -> list[Text]:
        found = [self.said_round(self.max_rounds)]
        if self.turned_first:
            found.append(Text("pharaohs-curse-may-swap"))
        return found


PharaohsCurse = Game(
    PharaohsCurseState, PharaohsCurseOptions, moves=["swap CELL TRIPLE", "turn TRIPLE", "stop"],
    presets={"standard": {}, "quick": {"actions": "turn_then_swap"}},
    key="pharaohs_curse", book="kosmos", number=50, title="The Pharaoh's Curse", seats=(3,), minutes=25, kinds=("board", "tactics"),
    authors="Carsten Volle",
    score="win",
    summary="Swap places with a green die where two equal numbers meet, or turn your explorer. Lead it to the opposite corner.",
)  # fmt: skip
