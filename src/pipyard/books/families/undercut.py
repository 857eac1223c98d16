"""What the two editions of Cui bono? share: taking dice from below, the slide, and where a die may be put back."""

from pipyard.vocabulary import *

KEEP = Move("keep")
COLOUR_LETTERS = "-rgk"
"""The letters for an empty cell and for each colour in the fingerprint of a pile."""
PUT: list[Move] = [Move("put", cell) for cell in CELLS]


class CuiBonoState(DealtState):
    """Take a base die with two visible faces, let the pile slide, then put the die back where allowed, or keep it at a cost."""

    fewest_win = True

    def __init__(self, seats: int, start_seat: str, colours: Chance, costs: list[int]) -> None:
        super().__init__(seats, start_seat, colours)
        self.costs: list[int] = costs
        self.kept: list[list[int]] = [[0, 0, 0] for _ in range(seats)]
        self.in_hand: int = EMPTY
        self.no_return: bool = True  # a position may not repeat
        self.stood: set[str] = set()  # positions since a die was last kept; earlier ones had more dice
        self.put_backs: int = 0
        self.guard: int = 200
        self.least_row: int = 2
        self.showing_rows: bool = False  # rows of one colour are barred only where every die shows two faces
        self.keep_limit: int = 0
        self.out: list[int] = []  # seats that lost on time, in order

    def ended(self) -> Over | None:
        if self.in_hand != EMPTY:
            return None
        if len(self.out) >= self.seats - 1 and self.seats > 1:
            return self.result("last-player-left")
        if self.keep_limit and any([sum(heap) >= self.keep_limit for heap in self.kept]):
            return self.result("enough-dice-kept")
        return self.result("plate-empty") if self.pile.empty() else None

    def result(self, why: str) -> Over:
        """Fewest points win, then fewer dice; seats that lost on time come last, the first of them last of all."""
        points = self.drawn_scores()
        late = [len(self.out) - self.out.index(seat) if seat in self.out else 0 for seat in range(self.seats)]
        return ranked_by([(late[seat], points[seat], sum(self.kept[seat])) for seat in range(self.seats)], points, why)

    def takeable(self) -> list[int]:
        """Base dice with at most one covered upper face."""
        return [place for place in range(BASE) if self.pile.occupied(place) and self.pile.visible_faces(place) >= 2]

    def moves(self, seat: int) -> Space:
        if self.in_hand == EMPTY:
            return Listed([TAKE[place] for place in self.takeable()])
        return Listed([*[PUT[place] for place in self.welcome()], KEEP])

    def welcome(self) -> list[int]:
        """The funnels above the plate where the die in hand may be put back."""
        if self.put_backs >= self.guard:
            return []
        suitable = [place for place in self.pile.funnel_cells() if place >= BASE and self.suits(place) and not self.one_coloured(place)]
        if not suitable or not self.no_return:
            return suitable
        now, letter = self.portrait(), COLOUR_LETTERS[self.in_hand + 1]
        return [place for place in suitable if now[:place] + letter + now[place + 1 :] not in self.stood]

    def suits(self, funnel: int) -> bool:
        """Three different colours, or all one colour other than that of the die."""
        colours = {self.pile.at(under) for under in UNDER[funnel]}
        return len(colours) == 3 or (len(colours) == 1 and self.in_hand not in colours)

    def one_coloured(self, funnel: int) -> bool:
        """Whether on some axis the row from the new die down to the plate would be all of its colour."""
        for axis in AXES:
            row = [funnel]
            place = BELOW[funnel][axis]
            while place >= 0:
                row.append(place)
                place = BELOW[place][axis]
            if len(row) < self.least_row or any([self.pile.at(below) != self.in_hand for below in row[1:]]):
                continue
            if not self.showing_rows or self.all_show_two(row):
                return True
        return False

    def all_show_two(self, row: list[int]) -> bool:
        """Whether every die of a row would show two faces with the new die on top of it."""
        self.pile.put(row[0], self.in_hand)
        showing = all([self.pile.visible_faces(place) >= 2 for place in row])
        self.pile.take(row[0])
        return showing

    def portrait(self) -> str:
        """The fingerprint of the pile: which cells are filled with which colours."""
        return "".join([COLOUR_LETTERS[self.pile.at(place) + 1] for place in range(len(CELLS))])

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "take":
            if not self.stood:
                self.stood.add(self.portrait())
            self.in_hand, _ = pull_out(self.pile, move.at)
            if not self.welcome():
                self.keep(seat)
            return
        if move.verb == "put":
            self.pile.put(move.at, self.in_hand)
            self.in_hand = EMPTY
            self.put_backs += 1
            self.stood.add(self.portrait())
            self.next_player()
        else:
            self.keep(seat)

    def keep(self, seat: int) -> None:
        self.kept[seat][self.in_hand] += 1
        self.in_hand = EMPTY
        self.put_backs = 0
        self.stood = {self.portrait()}
        self.next_player()

    def next_player(self) -> None:
        self.next_seat()
        while self.seat in self.out and len(self.out) < self.seats:
            self.next_seat()

    def lapse(self, seat: int) -> None:
        """Out of time: take the first possible die, and keep what is in the hand."""
        if self.in_hand == EMPTY:
            self.play(seat, TAKE[self.takeable()[0]])
        if self.in_hand != EMPTY and self.seat == seat:
            self.keep(seat)

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.in_hand == EMPTY:
            return because("why-you-take-a-die-from") if move.verb == "take" else because("why-first-you-take-a-die")
        if move.verb == "take":
            return because("why-put-the-die-in-your")
        if move.at < BASE:
            return because("why-no-die-is-put-on")
        why = self.pile.no_funnel_because(move.at)
        if why:
            return why
        if not self.suits(move.at):
            return because("why-the-three-dice-under-it")
        return because("why-it-would-make-a-row") if self.one_coloured(move.at) else because("why-the-pile-has-stood-like")

    def rough_outlook(self, seat: int) -> float:
        points = self.drawn_scores()
        least = min([theirs for other, theirs in enumerate(points) if other != seat])
        burden = float(self.costs[self.in_hand]) if self.in_hand != EMPTY and self.seat == seat and len(self.welcome()) == 0 else 0.0
        return least - points[seat] - burden

    def drawn_heaps(self) -> list[Heap]:
        heaps = [Heap("kept", seat, dict(zip(self.palette, heap, strict=True))) for seat, heap in enumerate(self.kept)]
        if self.in_hand != EMPTY:
            heaps.append(Heap("in-hand", self.seat, {self.palette[self.in_hand]: 1}))
        return heaps

    def drawn_areas(self) -> list[Area]:
        costs = zip(self.palette, self.costs, strict=False)
        return [area("worth", sign=str(cost), colour=colour, say="area-cost") for colour, cost in costs]

    def drawn_scores(self) -> list[int]:
        return [sum([count * cost for count, cost in zip(heap, self.costs, strict=True)]) for heap in self.kept]

    def said(self) -> list[Text]:
        costs = {f"c{index}": cost for index, cost in enumerate(self.costs)}
        return [Text("cui-bono-costs", {**{f"n{index}": name for index, name in enumerate(self.palette)}, **costs})]
