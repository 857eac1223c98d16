"""Up and Down: even numbers go one way, odd numbers the other.

Building: an even roll puts as many dice of your colour, an odd one takes as many of them back; most outer faces of the
complete pyramid win. Demolition: an even roll may take up to as many of your dice off the complete pyramid, an odd one
brings some back; who has none left on it wins. Colours: the dice are nobody's, an even roll takes as many of any colour,
an odd one gives as many back; when the plate is empty, red counts 1, black counts -1.
"""

from pipyard.vocabulary import *

COLOURS = ("red", "green", "black")
COLOUR_LETTERS = "rgk"
SHARE = 55
DEAL = Chance(Shuffle(SHARE * "r" + SHARE * "g" + SHARE * "k"))
STOP = Move("stop")
PUT: list[list[Move]] = [[Move("put", colour, place) for place in CELLS] for colour in COLOURS]
BY_ROLL = {1: 0, 3: 1, 5: 2}
"""The colour that an odd roll gives back: red, green, black."""


class UpAndDownOptions(Options):
    version = choice("build", "demolish", "colours", why="which of the three games is played", source="book")
    stock = choice("unlimited", "equal", why="build: as many dice as needed, or 55 each; without dice you do not roll", source="C3")
    add = choice("rolled", "one", why="demolish: an odd roll brings back as many dice as rolled, or one", source="R4")
    put_back = choice(
        "choice",
        "by_roll",
        why="colours: give back what you like, or one die, red with 1, green with 3, black with 5",
        source="english, translator",
    )
    values = numbers((1, 0, -1), -9, 9, why="colours: what a red, green and black die is worth", source="book")
    max_rounds = number(
        0,
        0,
        1000,
        why="the limit; 0: 150 rounds of building, 60 of demolition (120 with add: one), 600 by the number of players for colours",
        source="C9, R4",
    )
    start_seat = start_seat()


def usual_limit(version: str, add: str, seats: int) -> int:
    """How many rounds a version is given where nothing else is agreed."""
    if version == "colours":
        return 600 // seats
    return 150 if version == "build" else 120 if add == "one" else 60


class UpAndDownState(BuildingState):
    def __init__(self, seats: int, options: UpAndDownOptions) -> None:
        self.version: str = options.version
        building = self.version == "build"
        sides = seats if self.version == "colours" else 3
        super().__init__(seats, options.start_seat, sides, dice_each(options.stock, 3) if building else UNLIMITED)
        self.add_one: bool = options.add == "one"
        self.by_roll: bool = options.put_back == "by_roll"
        self.values: list[int] = list(options.values)
        self.max_rounds: int = options.max_rounds or usual_limit(self.version, options.add, seats)
        self.dealt: bool = building
        self.taking: bool = False
        self.collections: list[list[int]] = [[0, 0, 0] for _ in range(seats)]  # colours: what every seat has taken
        if self.version == "demolish":
            self.stock = [0, 0, 0]  # the heaps of dice that were taken off

    def turn(self) -> Turn:
        if self.due:
            return ALONE[self.seat]
        if self.seat < 0:
            return who_begins(self.seats)
        if not self.dealt:
            return DEAL
        if self.version == "build" and self.pile.complete():
            return ranked(self.drawn_scores(), "pyramid-complete")
        if self.version == "demolish" and SHARE in self.stock:
            winner = self.stock.index(SHARE)
            return won([seat for seat in range(self.seats) if seat % 3 == winner], self.drawn_scores(), "all-own-dice-off")
        if self.version == "colours" and self.pile.empty():
            return ranked(self.drawn_scores(), "no-die-left")
        if self.past(self.max_rounds):
            return ranked(self.drawn_scores(), "round-limit", self.version == "demolish")
        return ROLL[self.seat]

    def decided(self, outcome: Outcome) -> None:
        if not self.dealt:
            self.pile = Pile.full([COLOUR_LETTERS.index(letter) for letter in outcome.text])
            self.dealt = True
        else:
            self.roll(outcome.number)
            odd = self.rolled % 2 == 1
            self.taking = odd == (self.version == "build")
            one = odd and (self.add_one if self.version == "demolish" else self.by_roll and self.version == "colours")
            self.due = 1 if one else self.rolled
            self.ask_or_pass()

    def ask_or_pass(self) -> None:
        """What cannot be put or taken is forgiven, and the next seat is on."""
        if not (self.can_take() if self.taking else self.can_put()):
            self.due = 0
        if self.due == 0 and self.version == "build":
            self.next_with_dice()
        elif self.due == 0:
            self.next_seat()

    def can_take(self) -> bool:
        if self.version == "colours":
            return not self.pile.empty()
        return bool(self.free_own(self.seat % self.sides))

    def can_put(self) -> bool:
        if self.pile.complete():
            return False
        return bool(self.held()) if self.version == "colours" else self.stock[self.seat % self.sides] > 0

    def held(self) -> list[int]:
        """Colours: what the seat on turn may give back."""
        collection = self.collections[self.seat]
        if self.by_roll:
            colour = BY_ROLL[self.rolled]
            return [colour] if collection[colour] else []
        return [colour for colour in range(3) if collection[colour]]

    def moves(self, seat: int) -> Space:
        if self.version == "colours":
            if self.taking:
                return self.pile.takes
            funnels = self.pile.funnel_cells()
            return Listed([PUT[colour][place] for colour in self.held() for place in funnels])
        if not self.taking:
            return self.pile.places
        found = [TAKE[place] for place in sorted(self.free_own(seat % self.sides))]
        return Listed([*found, STOP] if self.version == "demolish" else found)

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "stop":
            self.due = 1
        elif move.verb == "put":
            colour = COLOURS.index(str(move.atoms[1]))
            self.pile.put(move.at, colour)
            self.collections[seat][colour] -= 1
        elif move.verb == "place":
            self.put_own(move.at)
        elif self.version == "colours":
            self.collections[seat][self.pile.take(move.at)] += 1
        else:
            self.take_own(move.at)
        self.due -= 1
        self.ask_or_pass()

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "stop":
            return because("why-only-who-takes-dice-off") if self.version != "demolish" else because("why-dice-that-come-back-must")
        if (move.verb == "take") != self.taking:
            dice = because("part-take-dice") if self.taking else because("part-put-dice")
            return because("why-with-a-you", rolled=self.rolled, dice=dice)
        if not self.taking:
            return self.pile.no_funnel_because(move.at) or because("why-that-colour-is-not-yours")
        return self.pile.not_free_because(move.at) if self.version == "colours" else self.not_own_because(seat, move.at)

    def owner(self, colour: int) -> int:
        return -1 if self.version == "colours" else colour

    def seat_colours(self) -> list[str]:
        return [] if self.version == "colours" else super().seat_colours()

    def drawn_areas(self) -> list[Area]:
        if self.version == "build":
            return FACES_WORTH
        if self.version == "demolish":
            return []
        return [area("worth", sign=str(value), colour=colour) for colour, value in zip(COLOURS, self.values, strict=True)]

    def drawn_scores(self) -> list[int]:
        """Faces showing; own dice left on the pyramid; the worth of the collection."""
        if self.version == "build":
            return self.by_seat(self.faces())
        if self.version == "demolish":
            return self.by_seat([SHARE - taken for taken in self.stock])
        return [sum([count * value for count, value in zip(heap, self.values, strict=True)]) for heap in self.collections]

    def leading(self) -> tuple[int, ...]:
        return leaders(self.drawn_scores(), self.version == "demolish")

    def drawn_heaps(self) -> list[Heap]:
        if self.version == "build":
            return super().drawn_heaps()
        if self.version == "demolish":
            return [Heap("taken", side, {COLOURS[side]: count}) for side, count in enumerate(self.stock)]
        return [Heap("taken", seat, dict(zip(COLOURS, heap, strict=True))) for seat, heap in enumerate(self.collections)]

    def said(self) -> list[Text]:
        found = [Text(f"up-and-down-{self.version}"), self.said_round(self.max_rounds)]
        if self.due and self.taking:
            found.append(Text("dice-to-take", {"count": self.due}))
            if self.version == "demolish":
                found.append(Text("you-may-stop"))
        return found if self.taking else found + self.dice_to_put()


def check(options: UpAndDownOptions, seats: int) -> None:
    colours = options.version == "colours"
    if colours and seats > 6:
        raise BadOption(because("why-the-colours-version-of-up", seats=seats))
    if not colours and seats % 3:
        raise BadOption(because("why-up-and-down-is-for", seats=seats))


def sides(options: UpAndDownOptions, seats: int) -> int:
    """Colours are played by each player alone."""
    return seats if options.version == "colours" else min(3, seats)


UpAndDown = Game(
    UpAndDownState, UpAndDownOptions, moves=["place CELL", "take CELL", "put red CELL", "put green CELL", "put black CELL", "stop"],
    presets={
        "standard": {}, "equal": {"stock": "equal"}, "demolish": {"version": "demolish"},
        "demolish_one": {"version": "demolish", "add": "one"}, "colours": {"version": "colours"},
        "colours_by_roll": {"version": "colours", "put_back": "by_roll"},
    },
    check=check, sides_for=sides,
    key="up_and_down", book="kosmos", number=13, title="Up and Down", seats=(2, 3, 4, 5, 6, 9), sides=3, minutes=40, kinds=("chance",),
    authors="Jürgen Wagner", score="faces",
    summary="Even numbers build, odd numbers tear down, or the other way round: three games with one rule.",
)  # fmt: skip
