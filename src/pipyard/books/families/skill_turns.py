"""Turns of skill: the players take turns setting dice in motion on the plate, and the rules read the result.

With a real set the players enter the result: ``lost CELL`` for every die that fell, ``shifted CELL CELL`` for one that moved to another
cell, ``settled CELL`` for a new one. The others see the entry and may object to it once (C13): if all of them do, the turn is repeated, and
then its entry stands.
"""

from __future__ import annotations

from pipyard.books.families.attempt_entries import ACCEPT, ACT, ANSWERS, BEGIN, IN_MOTION, OBJECT, Entries
from pipyard.books.families.skill_entries import DECIDE, Entering
from pipyard.core.notation import Move, Outcome
from pipyard.core.scene import Heap, Text
from pipyard.core.space import NOTHING, Space
from pipyard.core.turn import ALONE, Chance, Over, Turn, ranked
from pipyard.dice.orientation import INDEX
from pipyard.pyramid.action_fields import Rig, die_name
from pipyard.pyramid.action_words import Aimings
from pipyard.pyramid.actions import Action
from pipyard.pyramid.outcome import ASTRAY, SEATED, ActionOutcome, ActionResult, LyingDie, seated
from pipyard.pyramid.pile import EMPTY, Pile
from pipyard.pyramid.play import PyramidState, who_begins


class SkillTurnState(PyramidState):
    """The dice on the plate by number, the turn, and the entry that is being judged.

    ``action``: what the hand does, until everything is at rest. ``entry``: the parts of an entry so far. ``kept`` and ``kept_stock``: the
    dice before it. ``moved``: the cells that dice came into by it. ``asked``: who is asked about it. ``again``: whether this turn is
    already the repeated one.
    """

    acts: tuple[str, ...] = ()
    """What a player's hand does, where it is always the same."""
    stocked: str = "stock"
    """The name of the dice that a player has not brought in yet."""

    def __init__(self, seats: int, start_seat: str, entered: str, stocks: list[int]) -> None:
        super().__init__(seats, start_seat)
        self.by_hand: bool = entered == "by_hand"
        self.stock: list[int] = stocks
        self.dice: dict[int, LyingDie] = {}
        self.phase: int = BEGIN if self.seat < 0 else ACT
        self.action: Move | None = None
        self.entry: list[Move] = []
        self.kept: dict[int, LyingDie] = {}
        self.kept_stock: list[int] = []
        self.moved: list[int] = []
        self.asked: int = -1
        self.again: bool = False
        self.ending: Over | None = None

    # --- defined by a game

    def verbs(self) -> tuple[str, ...]:
        """The verbs that the player may use now."""
        return self.acts

    def rig(self) -> Rig:
        """The rig of the action."""
        raise NotImplementedError

    def fresh(self, action: Action) -> dict[int, int]:
        """The numbers and colours of the dice that an action adds."""
        raise NotImplementedError

    def came_to_rest(self, result: ActionResult) -> None:
        """Everything is at rest after an action."""
        raise NotImplementedError

    def entries(self) -> Space:
        """The possible entries now."""
        raise NotImplementedError

    def draft(self, move: Move) -> bool:
        """Apply a part of an entry to the plate as it is typed; return whether the entry is complete."""
        raise NotImplementedError

    def confirmed(self) -> None:
        """The entry stands: apply the rules."""
        raise NotImplementedError

    def decisions(self) -> Space:
        """Further decisions of the player when everything is at rest."""
        return NOTHING

    def decide(self, move: Move) -> None:
        """Play such a decision."""
        raise NotImplementedError

    def pass_on(self) -> None:
        """End the turn: the next player begins, or the game ends."""
        raise NotImplementedError

    def landed(self, outcome: Outcome) -> None:
        """Apply a chance outcome other than the first seat or dice at rest."""
        raise NotImplementedError

    # --- the course of a turn

    def turn(self) -> Turn:
        if self.ending is not None:
            return self.ending
        if self.phase == BEGIN:
            return who_begins(self.seats)
        if self.phase == IN_MOTION and self.action is not None:
            return Chance(self.outcome_of(self.action), self.seat)
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
            self.phase = IN_MOTION

    def land(self, outcome: Outcome) -> None:
        if self.phase == BEGIN:
            self.seat = outcome.number
            self.phase = ACT
        elif self.phase == IN_MOTION and self.action is not None:
            self.came_to_rest(self.outcome_of(self.action).result(outcome))
            self.restack()
        else:
            self.landed(outcome)

    def actions(self) -> Aimings:
        """The actions that the player may perform now."""
        return Aimings(self.verbs(), self.rig(), self.dice, self.in_hand())

    def in_hand(self) -> int:
        """The number of dice that the player can bring in."""
        return self.stock[self.seat]

    def outcome_of(self, move: Move) -> ActionOutcome:
        """The possible outcomes of an action."""
        action = self.actions().action(move)
        return ActionOutcome(dict(self.dice), action, self.rig(), self.fresh(action))

    def enter(self, move: Move) -> None:
        """Take a part of an entry; when it is complete, ask the others one by one."""
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
        """One acceptance is enough; if everybody objects, the turn is repeated, and then its entry stands."""
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
        """Begin the player's turn."""
        self.action = None
        self.phase = ACT

    def lapse(self, seat: int) -> None:
        """No answer means acceptance; no action skips the turn, and an incomplete entry is dropped."""
        if self.phase == OBJECT:
            self.answer(ACCEPT)
            return
        if self.entry:
            self.dice = dict(self.kept)
            self.stock = self.kept_stock[:]
        self.clear_entry()
        self.pass_on()
        self.restack()

    # --- dice

    def take_in(self, result: ActionResult, askew_stays: bool = False) -> list[LyingDie]:
        """Put the dice where they came to rest. Return those that are no longer on the plate, fallen ones first and in order."""
        gone: list[LyingDie] = []
        for die in result.dice:
            if die.standing.how == SEATED or (die.standing.how == ASTRAY and askew_stays):
                self.dice[die.number] = die
            else:
                self.dice.pop(die.number, None)
                gone.append(die)
        return gone

    def take_off(self, colour: int, count: int) -> None:
        """Take so many dice of a colour off the plate, the first ones first."""
        for number in [die.number for die in self.dice.values() if die.colour == colour][:count]:
            del self.dice[number]

    def restack(self) -> None:
        """The pile of the seated dice."""
        story = self.pile.story
        pile = Pile()
        for die in sorted(self.dice.values(), key=lambda die: die.standing.cell):
            standing = die.standing
            if standing.how == SEATED:
                pile.stand(standing.cell, die.colour, INDEX[standing.triple] if standing.triple else EMPTY)
        pile.story = story
        self.pile = pile

    def recount(self, share: int) -> None:
        """Every player has so many dice; those not on the plate are in the stocks."""
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

    def draw(self, move: Move, colour: int, first: int, most: int) -> LyingDie:
        """Apply one of the usual parts of an entry: a die is ``lost``, ``shifted``, or ``settled`` with a number from ``first`` on."""
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
        """Whether the last round is over, so that the scores decide."""
        if self.past(limit):
            self.ending = ranked(self.drawn_scores(), "round-limit")
        return self.ending is not None

    def drawn_heaps(self) -> list[Heap]:
        return [Heap(self.stocked, owner, {self.palette[owner]: count}) for owner, count in enumerate(self.stock)]

    def drawn_besides(self) -> dict[str, object]:
        """What a client needs to show dice outside their cells, and the possible actions."""
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
        """Messages for the player in a turn."""
        return []

    def said_entry(self) -> list[Text]:
        """Messages about the entry being judged."""
        if self.phase == OBJECT:
            return [Text("skill-entered", {"entry": ", ".join([move.text for move in self.entry])})]
        if self.again:
            return [Text("skill-again")]
        return []
