"""Turns of skill: one player after the other sets dice in motion on the plate, and the rules read what came to rest.

With a real set the players enter what became of a turn: ``lost CELL`` for every die that fell, ``shifted CELL CELL`` for one that lies in
another cell now, ``settled CELL`` for a new one. The others see the entry and may object to it once (C13): if all of them do, the
turn is repeated, and then its entry stands.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from pipyard.books.families.attempt_entries import ACCEPT, ACT, ANSWERS, BEGIN, OBJECT, SETTLE
from pipyard.books.families.attempt_entries import Told as Entries
from pipyard.books.families.skill_entries import DECIDE, Entering
from pipyard.core.notation import Move, Outcome
from pipyard.core.scene import Heap, Text
from pipyard.core.space import NOTHING, Space
from pipyard.core.turn import ALONE, Chance, Over, Turn, ranked
from pipyard.dice.orientation import INDEX
from pipyard.pyramid.action_fields import Rig, die_name
from pipyard.pyramid.action_words import Aimings
from pipyard.pyramid.actions import Action
from pipyard.pyramid.outcome import ASTRAY, SEATED, ActionOutcome, Die, Told, seated
from pipyard.pyramid.pile import EMPTY, Pile
from pipyard.pyramid.play import PyramidState, who_begins


@mypyc_attr(allow_interpreted_subclasses=True)
class SkillTurnState(PyramidState):
    """The dice on the plate by their numbers, whose turn it is, and what is being judged.

    ``action`` is what the hand does, until everything is at rest. ``entry`` are the parts of an entry so far, ``kept`` and ``kept_stock``
    what lay there before it, ``moved`` the cells into which dice came by it; ``asked`` is who is asked about it, ``again`` whether this
    turn is already the repeated one.
    """

    acts: tuple[str, ...] = ()
    """What a player's hand does, where it is always the same."""
    stocked: str = "stock"
    """What the dice are called that a player has not brought in."""

    def __init__(self, seats: int, start_seat: str, entered: str, stocks: list[int]) -> None:
        super().__init__(seats, start_seat)
        self.by_hand: bool = entered == "by_hand"
        self.stock: list[int] = stocks
        self.dice: dict[int, Die] = {}
        self.phase: int = BEGIN if self.seat < 0 else ACT
        self.action: Move | None = None
        self.entry: list[Move] = []
        self.kept: dict[int, Die] = {}
        self.kept_stock: list[int] = []
        self.moved: list[int] = []
        self.asked: int = -1
        self.again: bool = False
        self.ending: Over | None = None

    # what a game says

    def verbs(self) -> tuple[str, ...]:
        """What the player's hand may do now."""
        return self.acts

    def rig(self) -> Rig:
        """What it is done at."""
        raise NotImplementedError

    def fresh(self, action: Action) -> dict[int, int]:
        """The numbers and colours of the dice that an action brings onto the plate."""
        raise NotImplementedError

    def came_to_rest(self, told: Told) -> None:
        """Everything is at rest after an action."""
        raise NotImplementedError

    def entries(self) -> Space:
        """What may be entered now."""
        raise NotImplementedError

    def draft(self, move: Move) -> bool:
        """A part of an entry is put on the plate as it is typed; says whether the entry is complete with it."""
        raise NotImplementedError

    def confirmed(self) -> None:
        """The entry stands: now the rules draw their conclusions."""
        raise NotImplementedError

    def decisions(self) -> Space:
        """What else a player decides when everything is at rest."""
        return NOTHING

    def decide(self, move: Move) -> None:
        """The player has decided it."""
        raise NotImplementedError

    def pass_on(self) -> None:
        """The turn is over, the next player begins, or the game ends."""
        raise NotImplementedError

    def landed(self, outcome: Outcome) -> None:
        """Chance has decided something else than who begins or what came to rest."""
        raise NotImplementedError

    # the course of a turn

    def turn(self) -> Turn:
        if self.ending is not None:
            return self.ending
        if self.phase == BEGIN:
            return who_begins(self.seats)
        if self.phase == SETTLE and self.action is not None:
            return Chance(self.settling(self.action), self.seat)
        return ALONE[self.asked if self.phase == OBJECT else self.seat]

    def moves(self, seat: int) -> Space:
        if self.ending is not None:
            return NOTHING
        if self.phase == OBJECT:
            return ANSWERS if seat == self.asked else NOTHING
        if seat != self.seat:
            return NOTHING
        if self.phase == ACT:
            return self.entries() if self.by_hand else self.actions()
        return self.decisions() if self.phase == DECIDE else NOTHING

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if self.phase == OBJECT:
            self.answer(move)
        elif self.phase == DECIDE:
            self.decide(move)
        elif self.by_hand:
            self.enter(move)
        else:
            self.action = move
            self.phase = SETTLE

    def land(self, outcome: Outcome) -> None:
        if self.phase == BEGIN:
            self.seat = outcome.number
            self.phase = ACT
        elif self.phase == SETTLE and self.action is not None:
            self.came_to_rest(self.settling(self.action).heard(outcome))
            self.restack()
        else:
            self.landed(outcome)

    def actions(self) -> Aimings:
        """What the player's hand may do now."""
        return Aimings(self.verbs(), self.rig(), self.dice, self.in_hand())

    def in_hand(self) -> int:
        """How many dice the player can bring onto the plate."""
        return self.stock[self.seat]

    def settling(self, move: Move) -> ActionOutcome:
        """What may become of an action."""
        action = self.actions().action(move)
        return ActionOutcome(dict(self.dice), action, self.rig(), self.fresh(action))

    def enter(self, move: Move) -> None:
        """A part of an entry; when it is complete the others are asked, one after the other."""
        if not self.entry:
            self.kept = dict(self.dice)
            self.kept_stock = self.stock[:]
        self.entry.append(move)
        complete = self.draft(move)
        self.restack()
        if not complete:
            return
        if self.again:
            self.confirm()
        else:
            self.asked = (self.seat + 1) % self.seats
            self.phase = OBJECT

    def answer(self, move: Move) -> None:
        """One who accepts is enough; if everybody objects the turn is repeated, and then it stands."""
        if move.verb == "accept":
            self.confirm()
            return
        self.asked = (self.asked + 1) % self.seats
        if self.asked == self.seat:
            self.dice = dict(self.kept)
            self.stock = self.kept_stock[:]
            self.clear_entry()
            self.again = True
            self.phase = ACT
            self.restack()

    def confirm(self) -> None:
        self.confirmed()
        self.clear_entry()
        self.restack()

    def clear_entry(self) -> None:
        self.entry = []
        self.kept = {}
        self.kept_stock = []
        self.moved = []
        self.asked = -1
        self.again = False

    def begin_act(self) -> None:
        """The player whose turn it is may act."""
        self.action = None
        self.phase = ACT

    def lapse(self, seat: int) -> None:
        """Whoever does not answer accepts; whoever does not act is passed over, and an entry that is not complete is dropped."""
        if self.phase == OBJECT:
            self.answer(ACCEPT)
            return
        if self.entry:
            self.dice = dict(self.kept)
            self.stock = self.kept_stock[:]
        self.clear_entry()
        self.pass_on()
        self.restack()

    # dice

    def take_in(self, told: Told, askew_stays: bool = False) -> list[Die]:
        """Put the dice where they came to rest. Says which are not on the plate any more, those that fell first of all and in order."""
        gone: list[Die] = []
        for die in told.dice:
            if die.standing.how == SEATED or (die.standing.how == ASTRAY and askew_stays):
                self.dice[die.number] = die
            else:
                self.dice.pop(die.number, None)
                gone.append(die)
        return gone

    def restack(self) -> None:
        """The pile as the dice stand."""
        story = self.pile.story
        pile = Pile()
        for die in sorted(self.dice.values(), key=lambda die: die.standing.cell):
            standing = die.standing
            if standing.how == SEATED:
                pile.stand(standing.cell, die.colour, INDEX[standing.triple] if standing.triple else EMPTY)
        pile.story = story
        self.pile = pile

    def recount(self, share: int) -> None:
        """Of everybody's dice, so many each, those that do not lie are in the stocks."""
        lying = [die.colour for die in self.dice.values()]
        self.stock = [share - lying.count(colour) for colour in range(len(self.stock))]

    def die_at(self, place: int) -> int:
        """The number of the die in a cell, -1 if there is none."""
        for die in self.dice.values():
            if die.standing.cell == place:
                return die.number
        return -1

    def unused(self, first: int, most: int) -> int:
        """The first number from ``first`` on, of ``most``, that no die on the plate has."""
        for die in range(first, first + most):
            if die not in self.dice:
                return die
        return first + most

    def draw(self, move: Move, colour: int, first: int, most: int) -> Die:
        """Draw one of the usual parts of an entry: a die is ``lost``, ``shifted``, or ``settled`` with a number from ``first`` on."""
        last = str(move.atoms[-1])
        triple = last if last in INDEX else ""
        if move.verb == "settled":
            number = self.unused(first, most)
            self.dice[number] = seated(number, colour, move.at, triple)
            self.moved.append(move.at)
            return self.dice[number]
        die = self.dice.pop(self.die_at(move.at))
        if move.verb == "shifted":
            self.dice[die.number] = seated(die.number, die.colour, move.to, triple)
            self.moved.append(move.to)
        return die

    def objection(self, seat: int, move: Move) -> Text | None:
        if seat != self.seat or self.phase != ACT:
            return None
        if not self.by_hand:
            return self.actions().trouble(move)
        space = self.entries()
        return space.trouble(move) if isinstance(space, (Entering, Entries)) else None

    def out_of_rounds(self, limit: int) -> bool:
        """Whether the last round is over: then the scores decide."""
        if self.past(limit):
            self.ending = ranked(self.drawn_scores(), "round-limit")
        return self.ending is not None

    def drawn_heaps(self) -> list[Heap]:
        return [Heap(self.stocked, owner, {self.palette[owner]: count}) for owner, count in enumerate(self.stock)]

    def drawn_besides(self) -> dict[str, object]:
        """What a table needs that shows dice out of their cells, and what the hand that is asked may do."""
        rig = self.rig()
        loose: list[dict[str, object]] = []
        for die in self.dice.values():
            if die.standing.how != SEATED:
                where = {
                    "die": die_name(die.number),
                    "colour": self.palette[die.colour],
                    "how": str(die.standing),
                    "pose": die.pose.text() if die.pose is not None else "",
                }
                loose.append({**where})
        asked = self.phase == ACT and self.ending is None and not self.by_hand
        return {
            "ground": rig.ground,
            "loose": loose,
            "hand": list(self.verbs()) if asked else [],
            "distance": rig.distance,
            "side": rig.side if asked else -1,
        }

    def said(self) -> list[Text]:
        return [*self.said_turn(), *self.said_entry()] if self.ending is None else []

    def said_turn(self) -> list[Text]:
        """What a player should know in a turn."""
        return []

    def said_entry(self) -> list[Text]:
        """What was entered and is being judged."""
        if self.phase == OBJECT:
            return [Text("skill-entered", {"entry": ", ".join([move.text for move in self.entry])})]
        if self.again:
            return [Text("skill-again")]
        return []
