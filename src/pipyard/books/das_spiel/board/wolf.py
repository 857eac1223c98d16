"""Wolf in a Sheep's Coat: find the wolf with as few dogs as you can.

45 black dice are a flock, and one of them is the wolf. Everybody knows which, but for the shepherd. He sets dogs between the
sheep; a dog looks along the three lines that cross where it sits, until a bush or an older dog is in the way, and says whether
it sees the wolf. Or the shepherd asks straight out for one sheep. Each dog and each question counts one. Everybody is shepherd once.
(Longer than most: two ways to set dogs, and what is hidden from whom.)
"""

from pipyard.vocabulary import *

SHEEP = 0
BUSH = 1
DOG = 2
KENNELS: list[int] = ON_LEVEL[1]
NAME: list[Move] = [Move("name", place) for place in CELLS[:BASE]]
ASK: list[Move] = [Move("ask", place) for place in CELLS[:BASE]]
SET_DOG: list[Move] = [Move("dog", place) for place in CELLS]
SURE: dict[str, Chance] = {answer: Chance(Certain(answer)) for answer in ("sees", "sees-not", "yes", "no")}
UNMASKED = Chance(Certain("unmasked"))
TOLD = {"sees": "wolf-seen-by", "sees-not": "wolf-not-seen-by"}
MARKS = {"sees": "sees", "sees-not": "not", "": "dog"}
"""What a dog is marked with: what it has answered, or nothing yet."""
SIGHTS = {"sees": "area-wolf-among-these", "sees-not": "area-wolf-elsewhere", "": "area-dog-looks"}


def looks(dog: int) -> list[list[tuple[int, int]]]:
    """What a dog on level 1 looks at in the six directions: the sheep one after the other, each with the dog's cell beside it."""
    found: list[list[tuple[int, int]]] = [[] for _ in STEP]
    for direction, step in enumerate(STEP):
        here = dog
        while here >= 0:
            found[direction].append((int(BELOW[here][GROWS[direction]]), here))
            here = moved(here, step[0], step[1], step[2])
    return found


LOOKS: dict[int, list[list[tuple[int, int]]]] = {dog: looks(dog) for dog in KENNELS}
FLOCK = list(range(BASE))


class WolfOptions(Options):
    bushes = number(0, 0, 15, why="green dice in random funnels that hide what is behind them", source="variant")
    dogs = choice("level1", "plate", why="dogs sit between the sheep, or stand on one", source="R1")
    wolf_by = choice("left_neighbour", "server", why="who hides the wolf", source="book, screen")
    limit = number(45, 1, 999, why="so many dogs and questions end a round, which then counts as many", source="R3")
    notes = flag(False, why="the shepherd sees which cells are still possible", source="screen")
    start_seat = start_seat()


class Den(Even):
    """The wolf's cell, drawn by the server: the shepherd and spectators do not read it."""

    def __init__(self, cells: list[int], shepherd: int) -> None:
        super().__init__([NAME[place] for place in cells])
        self.shepherd: int = shepherd

    def shown(self, outcome: Outcome, seat: int | None) -> str:
        return "name ?" if seat is None or seat == self.shepherd else outcome.text


class WolfState(PyramidState):
    """``wolf`` is -1 before it is named and in the view of a shepherd; ``possible`` is what dogs and questions have left open."""

    palette = ("black", "green", "red")
    fewest_win = True

    def __init__(self, seats: int, options: WolfOptions) -> None:
        super().__init__(seats, options.start_seat if seats > 1 else "0")
        self.on_plate: bool = options.dogs == "plate"
        self.by_server: bool = options.wolf_by == "server" or seats == 1
        self.limit: int = options.limit
        self.notes: bool = options.notes
        self.growing: Chance | None = Chance(Shuffle(options.bushes * "g" + (BASE - options.bushes) * "k")) if options.bushes else None
        self.bushes: list[int] = []
        self.first: int = self.seat
        self.shepherd: int = -1
        self.rounds_played: int = 0
        self.cost: list[int] = [0] * seats
        self.wolf: int = -1
        self.named: bool = False
        self.unmasked: bool = False  # the round is decided, and everybody sees the wolf
        self.possible: list[int] = []
        self.kennels: list[int] = []  # where dogs can still be set
        self.dogs: list[int] = []
        self.told_so: list[str] = []  # what the dogs have answered
        self.asked: list[int] = []
        self.watched: list[int] = []  # what the newest dog sees, or the sheep asked for; empty: nothing to be answered
        self.hope: float = 0.0  # how many cells the last action leaves open on average
        if self.seat >= 0 and self.growing is None:
            self.new_round()

    def new_round(self) -> None:
        """The flock is put up again for the next shepherd."""
        self.shepherd = (self.first + self.rounds_played) % self.seats
        self.seat = self.shepherd if self.by_server else (self.shepherd + 1) % self.seats
        story = self.pile.story
        self.pile = Pile()
        for place in range(BASE):
            self.pile.put(place, BUSH if place in self.bushes else SHEEP)
        self.pile.story = story
        self.wolf, self.named, self.unmasked = -1, False, False
        self.possible = self.sheep()
        self.kennels = list(range(BASE)) if self.on_plate else KENNELS[:]
        self.dogs, self.told_so, self.asked, self.watched = [], [], [], []
        self.hope = float(len(self.possible))

    def ended(self) -> Over | None:
        return ranked(self.cost[:], "everybody-was-shepherd", fewest=True) if self.rounds_played == self.seats else None

    def on_turn(self) -> Turn:
        if self.shepherd < 0 and self.growing is not None:
            return self.growing
        if self.unmasked:
            return UNMASKED
        if not self.named:
            return Chance(Den(self.possible, self.shepherd)) if self.by_server else Choose((self.seat,), hidden_from=(self.shepherd,))
        return self.answer() if self.watched else ALONE[self.shepherd]

    def answer(self) -> Chance:
        """The dog, or the keeper, must tell the truth; for a shepherd who does not know it, chance by what is still possible."""
        asking = self.last is not None and self.last.verb == "ask"
        right, wrong = ("yes", "no") if asking else ("sees", "sees-not")
        if self.wolf >= 0:
            return SURE[right if self.wolf in self.watched else wrong]
        seen = len([place for place in self.possible if place in self.watched])
        return Chance(Biased([Move(right), Move(wrong)], [seen, len(self.possible) - seen]))

    def land(self, outcome: Outcome) -> None:
        if self.first < 0:
            self.first = self.seat = outcome.number
            if self.growing is None:
                self.new_round()
        elif self.shepherd < 0:
            self.bushes = [place for place in range(BASE) if outcome.text[place] == "g"]
            self.new_round()
        elif self.unmasked:
            self.rounds_played += 1
            if self.rounds_played < self.seats:
                self.new_round()
        elif not self.named:
            self.hide(outcome.at)
        else:
            self.hear(outcome)

    def hide(self, place: int) -> None:
        self.wolf = place
        self.named = True
        self.seat = self.shepherd

    def hear(self, outcome: Outcome) -> None:
        """An answer has come: some cells are ruled out, and a right question ends the round."""
        yes = outcome.verb in ("sees", "yes")
        self.possible = [place for place in self.possible if (place in self.watched) == yes]
        self.watched = []
        if outcome.verb in ("yes", "no"):
            self.unmasked = yes
        else:
            self.told_so.append(outcome.verb)
        if self.cost[self.shepherd] >= self.limit:
            self.unmasked = True
            self.cost[self.shepherd] = self.limit

    def sheep(self) -> list[int]:
        return [place for place in range(BASE) if place not in self.bushes] if self.bushes else FLOCK[:]

    def moves(self, seat: int) -> Space:
        if not self.named:
            return Listed([NAME[place] for place in self.sheep()])
        return Listed([*[SET_DOG[place] for place in self.kennels], *[ASK[place] for place in self.sheep()]])

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "name":
            self.last = None
            self.hide(move.at)
            return
        self.last = move
        self.cost[seat] += 1
        if move.verb == "ask":
            self.watched = [move.at]
            if move.at not in self.asked:
                self.asked.append(move.at)
        else:
            self.watched = self.sight(move.at)
            self.kennels.remove(move.at)
            self.dogs.append(move.at)
            if not self.on_plate:
                self.pile.put(move.at, DOG)
        many = len(self.possible)
        seen = len([place for place in self.possible if place in self.watched])
        right = 0 if move.verb == "ask" else seen
        self.hope = (right * right + (many - seen) * (many - seen)) / max(1, many)

    def sight(self, dog: int, older: list[int] | None = None) -> list[int]:
        """The sheep a dog sees at the moment it is set: along three lines, as far as no older dog and no bush is in the way."""
        seen: set[int] = set()
        older = self.dogs if older is None else older
        if self.on_plate:
            seen.add(dog)
            for direction in range(6):
                for place in RAY[dog][direction]:
                    if place in older or place in self.bushes:
                        break
                    seen.add(place)
        else:
            for line in LOOKS[dog]:
                for place, beside in line:
                    if beside != dog and (beside in older or place in self.bushes):
                        break
                    seen.add(place)
        return sorted([place for place in seen if place not in self.bushes])

    def conceal(self, seat: int | None) -> None:
        """The wolf is nobody's secret but the shepherd's; spectators could tell the others, so they do not know either."""
        if (seat is None or seat == self.shepherd) and not self.unmasked:
            self.wolf = -1

    def guess(self, rng: Random) -> State:
        new = self.copy()
        if new.named and new.wolf < 0:
            new.wolf = new.possible[int(rng.random() * len(new.possible))]
        return new

    def objection(self, seat: int, move: Move) -> Text | None:
        if not self.named:
            if move.verb != "name":
                return because("why-first-the-wolf-is-hidden")
            return because("why-a-bush-cannot-be-the") if move.at in self.bushes else because("why-the-wolf-is-one-of")
        if move.verb == "name":
            return because("why-the-wolf-is-hidden-already")
        if move.verb == "ask":
            return because("why-a-bush-cannot-be-the") if move.at in self.bushes else because("why-only-the-dice-on-the")
        if move.at in self.dogs:
            return because("why-a-dog-is-at-already", cell=CELLS[move.at].text)
        return because("why-dogs-stand-on-the-dice") if self.on_plate else because("why-dogs-sit-in-the-funnels")

    def owner(self, colour: int) -> int:
        return self.shepherd if colour == DOG else -1

    def drawn_areas(self) -> list[Area]:
        """What the newest dog sees; what an older one has seen, or one would see in an empty place, while that is pointed at."""
        found: list[Area] = []
        for number, dog in enumerate(self.dogs):
            seen = self.sight(dog, self.dogs[:number])
            answer = self.told_so[number] if number < len(self.told_so) else ""
            found.append(area("sight", seen, self.shepherd, of=dog, say=SIGHTS[answer]))
        if self.dogs:
            newest = found[-1]
            found.append(Area(newest.kind, newest.cells, newest.owner, say=newest.say))
        if self.named and not self.unmasked:
            newly = self.sight(self.dogs[-1], self.dogs[:-1]) if self.dogs else []
            ruled_out = [place for place in self.sheep() if place not in self.possible and place not in newly]
            if ruled_out:
                found.append(area("forbidden", ruled_out, say="area-ruled-out"))
            found.extend([area("sight", self.sight(dog), self.shepherd, of=dog, say="area-would-see") for dog in self.kennels])
        return found

    def drawn_dice(self) -> list[Die]:
        """Answers, questions, the wolf where it may be seen, and what is still possible are marks; a dog on a sheep covers it."""
        marks: dict[str, str] = {}
        if self.notes:
            marks.update({CELLS[place].text: "possible" for place in self.possible})
        marks.update({CELLS[place].text: "asked" for place in self.asked})
        for dog, answer in zip(self.dogs, [*self.told_so, ""], strict=False):
            marks[CELLS[dog].text] = MARKS[answer] + ("-on-a-bush" if dog in self.bushes else "")
        if self.wolf >= 0:
            marks[CELLS[self.wolf].text] = "wolf"
        ridden = {CELLS[dog].text for dog in self.dogs if dog < BASE}
        return [
            Die(die.cell, self.palette[DOG] if die.cell in ridden else die.colour, die.triple, die.owner, marks.get(die.cell, ""))
            for die in super().drawn_dice()
        ]

    def roles(self) -> list[str]:
        if self.shepherd < 0 or self.seats == 1:
            return []
        return ["shepherd" if seat == self.shepherd else "pack" for seat in range(self.seats)]

    def drawn_scores(self) -> list[int]:
        return self.cost

    def progress(self) -> list[Text | None]:
        """Who has not looked for the wolf yet, and counts nothing."""
        if self.shepherd < 0 or self.rounds_played == self.seats:
            return []
        searched = [(self.first + number) % self.seats for number in range(self.rounds_played + 1)]
        return [None if seat in searched else Text("progress-searches-later") for seat in range(self.seats)]

    def leading(self) -> tuple[int, ...]:
        """Nobody, before everybody has looked for the wolf."""
        return super().leading() if self.rounds_played == self.seats else ()

    def said(self) -> list[Text]:
        if self.shepherd < 0:
            return []
        found = [Text("wolf-shepherd", {"seat": self.shepherd, "used": self.cost[self.shepherd], "limit": self.limit})]
        if not self.named:
            found.append(Text("wolf-hiding"))
        elif self.wolf >= 0:
            found.append(Text("wolf-is", {"cell": CELLS[self.wolf].text}))
        for dog, answer in zip(self.dogs, self.told_so, strict=False):
            found.append(Text(TOLD[answer], {"cell": CELLS[dog].text}))
        found.extend([Text("wolf-not", {"cell": CELLS[place].text}) for place in self.asked if place not in self.possible])
        if self.notes and self.named:
            found.append(Text("wolf-possible", {"count": len(self.possible)}))
        return found


Wolf = Game(
    WolfState, WolfOptions, moves=["name CELL", "dog CELL", "ask CELL"],
    presets={
        "standard": {}, "bushes": {"bushes": 8}, "plate": {"dogs": "plate", "bushes": 5},
        "server": {"wolf_by": "server", "notes": True},
    },
    key="wolf", book="kosmos", number=47, title="Wolf in a Sheep's Coat", seats=(1, 2, 3, 4, 5, 6, 7, 8), minutes=15,
    kinds=("board", "hidden", "puzzle"),
    score="fewest dogs 999",
    summary="One sheep is the wolf. Set dogs that look along the lines, ask well, and find it with as few as you can.",
)  # fmt: skip
