"""Trulla: build the pyramid with a ladle.

You take as many dice of your colour as you like into a ladle and pour them onto the plate or the pyramid. Whatever settles in a funnel
stays, whatever rolls off comes back. When the pyramid is complete, most outer faces win.
"""

from pipyard.books.families.skill_entries import Entering, how_entered
from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

BOWL = 40
"""Dice that fit into the ladle."""
ALL_FACES = 135


def missing_faces(known: list[int]) -> int:
    """How many faces the last colour of a complete pyramid shows when the others show these."""
    return ALL_FACES - sum(known)


class TrullaOptions(Options):
    load = choice("any", "all_that_fit", why="as many dice as you like, or as many as the ladle holds", source="english, french")
    max_rounds = max_rounds(60, "the faces are counted", most=999, source="R4")
    input = how_entered()
    start_seat = start_seat()


class Pourings(Entering):
    """What may be entered about a turn with the ladle; ``tally N N`` tells the faces of every colour of the finished pyramid."""

    def __init__(self, pile: Pile, room: bool, moved: list[int], sides: int, colours: tuple[str, ...]) -> None:
        super().__init__(pile, False, room, moved, [], ("done",))
        self.sides: int = sides
        self.colours: tuple[str, ...] = colours

    def contains(self, move: Move) -> bool:
        return self.tally_trouble(move) is None if move.verb == "tally" else super().contains(move)

    def tally_trouble(self, move: Move) -> Text | None:
        """What is wrong with a tally."""
        told = move.numbers()
        if len(told) != len(move.atoms) - 1 or len(told) != self.sides or min(told) < 0:
            return because("why-a-tally-names", colours=", ".join(self.colours[: self.sides]))
        if sum(told) != ALL_FACES:
            last = self.colours[self.sides - 1]
            rest = missing_faces(told[:-1])
            if rest < 0:
                return because("why-tally-too-many", all=ALL_FACES)
            return because("why-tally-last-must-have", all=ALL_FACES, last=last, rest=rest)
        return None

    def trouble(self, move: Move) -> Text | None:
        return self.tally_trouble(move) if move.verb == "tally" else super().trouble(move)

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            steps = super().steps()
            return Steps([*steps.atoms, *([] if self.moved else ["tally"])], False)
        if prefix[0] != "tally" or self.moved:
            return super().steps(prefix)
        told = Move(*prefix).numbers()
        left = missing_faces(told)
        if len(told) != len(prefix) - 1 or left < 0:
            return Steps([], False)
        if len(told) == self.sides - 1:
            return Steps([left], False)
        return Steps([*range(left + 1)] if len(told) < self.sides else [], self.contains(Move(*prefix)))

    def sample(self, rng: Random) -> Move:
        """Seldom a tally: it ends the game."""
        while True:
            move = super().sample(rng)
            if move.verb != "tally" or rng.random() < 0.02:
                return move


class TrullaState(SkillTurnState):
    """The stock of a side is what it has not poured yet; a side's dice have the numbers from ``83 * side + 1`` on."""

    acts = ("ladle",)

    def __init__(self, seats: int, options: TrullaOptions) -> None:
        self.sides: int = two_or_three(seats)
        self.share: int = equal_share(self.sides)
        super().__init__(seats, options.start_seat, options.input, [self.share] * self.sides)
        self.fill: bool = options.load == "all_that_fit"
        self.max_rounds: int = options.max_rounds
        self.tally: list[int] = []
        self.touched: bool = False

    def rig(self) -> Rig:
        return Rig(side=self.seat % 3, ends_off=True)

    def side(self) -> int:
        """The side of the player whose turn it is."""
        return self.seat % self.sides

    def in_hand(self) -> int:
        return self.stock[self.side()]

    def actions(self) -> Aimings:
        hand = self.in_hand()
        return Aimings(self.verbs(), self.rig(), self.dice, hand, min(BOWL, hand) if self.fill else 1)

    def fresh(self, action: Action) -> dict[int, int]:
        first = 1 + 83 * self.side()
        unused = [number for number in range(first, first + self.share) if number not in self.dice]
        count = action.count if isinstance(action, Ladle) else 0
        return dict.fromkeys(unused[:count], self.side())

    def came_to_rest(self, result: ActionResult) -> None:
        self.take_in(result)
        self.touched = "touched" in result.words
        self.recount(self.share)
        self.pass_on()

    def entries(self) -> Space:
        return Pourings(self.pile, self.in_hand() > 0, self.moved, self.sides, self.palette)

    def draft(self, move: Move) -> bool:
        if move.verb == "tally":
            self.tally = move.numbers()
        if move.verb in ("tally", "done"):
            return True
        self.draw(move, self.side(), 1 + 83 * self.side(), self.share)
        self.recount(self.share)
        return False

    def confirmed(self) -> None:
        if self.tally:
            self.ending = ranked(self.drawn_scores(), "pyramid-complete")
            return
        self.pass_on()

    def clear_entry(self) -> None:
        super().clear_entry()
        if self.ending is None:
            self.tally = []

    def pass_on(self) -> None:
        """The next player with dice; the end when there is none, when the pyramid is complete, or after the last round."""
        self.restack()
        if self.pile.complete() or not any(self.stock):
            self.ending = ranked(self.drawn_scores(), "pyramid-complete" if self.pile.complete() else "all-dice-used")
            return
        self.next_seat()
        while self.stock[self.side()] == 0:
            self.next_seat()
        if not self.out_of_rounds(self.max_rounds):
            self.begin_act()

    def faces(self) -> list[int]:
        """The outer faces of every side."""
        return self.tally or [self.pile.outer_faces(side) for side in range(self.sides)]

    def owner(self, colour: int) -> int:
        return colour

    def seat_colours(self) -> list[str]:
        return [self.palette[seat % self.sides] for seat in range(self.seats)]

    def drawn_areas(self) -> list[Area]:
        return FACES_WORTH

    def drawn_scores(self) -> list[int]:
        faces = self.faces()
        return [faces[seat % self.sides] for seat in range(self.seats)]

    def said_turn(self) -> list[Text]:
        said = [self.said_round(self.max_rounds)]
        if self.touched:
            said.append(Text("trulla-touched"))
        return said


Trulla = Game(
    TrullaState, TrullaOptions,
    moves=[*aimed_forms("ladle"), "lost CELL", "shifted CELL CELL", "settled CELL", "done", "tally NUMBER...", "accept", "object"],
    presets={
        "standard": {}, "french": {"load": "all_that_fit"}, "short": {"max_rounds": 8},
        "by_hand": {"input": "by_hand", "max_rounds": 8},
    },
    sides_for=lambda options, seats: two_or_three(seats),
    key="trulla", book="kosmos", number=16, title="Trulla", seats=(2, 3, 4, 6), minutes=25,
    kinds=("dexterity", "construction", "teams"), short={"max_rounds": "4"},
    score="faces",
    summary="Pour your dice onto the plate with a ladle. What settles stays. Most outer faces of the finished pyramid win.",
)  # fmt: skip
