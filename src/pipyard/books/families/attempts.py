"""Attempts (C12) and entry by hand (C13): in every round each player tries once, and the best try of each counts.

A try is made of actions and what becomes of them, or, where the players have a real set, of one entry that tells the result.
The others see an entry and may object to it once: if all of them do, the try is made again.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from pipyard.books.families.attempt_entries import (
    ACCEPT,
    ACT,
    ANSWERS,
    BEGIN,
    DONE,
    FAILED,
    OBJECT,
    SETTLE,
    AttemptOptions,
    Told,
    Tried,
    clock_text,
)
from pipyard.books.families.gestures import Gestures
from pipyard.core.game import State
from pipyard.core.notation import Move, Outcome
from pipyard.core.scene import Area, Scene, Text, leaders
from pipyard.core.scene import Die as Drawn
from pipyard.core.space import NOTHING, Space
from pipyard.core.turn import ALONE, Chance, Over, Turn
from pipyard.dice.pose import Pose
from pipyard.pyramid.action_fields import PLAIN, Rig, die_name
from pipyard.pyramid.actions import Action
from pipyard.pyramid.cells import CELLS
from pipyard.pyramid.outcome import KEPT, OFF, SEATED, TAKEN, ActionOutcome, Die
from pipyard.pyramid.outcome import Told as Heard
from pipyard.pyramid.play import given_seat, who_begins


@mypyc_attr(allow_interpreted_subclasses=True)
class AttemptsState(State):
    """Whose try it is, what has been tried, and the entry that is being judged. A game says how a try goes.

    ``tries`` holds every player's finished tries. ``entry`` is what was typed and is not settled yet, ``asked`` who is asked about
    it, and ``again`` whether this try is already the repeated one. ``clock`` are the hundredths of a second of the try so far, ``dice``
    what stands or lies on the plate by number, and ``action`` what the hand does, until everything is at rest.
    """

    live: tuple[str, ...] = ()
    """How moves begin that may be steered live."""
    palette: tuple[str, ...] = ("red", "green", "black")
    own_colours: bool = False
    """Whether everybody tries with dice of an own colour."""
    usual_rig: Rig = PLAIN
    """What a try happens at, where that is always the same."""

    def __init__(self, seats: int, options: AttemptOptions) -> None:
        self.seats: int = seats
        self.attempts: int = options.attempts
        self.limit: int = 100 * options.time_limit_s
        self.by_hand: bool = options.input == "by_hand"
        self.first: int = given_seat(options.start_seat) if seats > 1 else 0
        self.seat: int = self.first
        self.tries: list[list[Tried]] = [[] for _ in range(seats)]
        self.phase: int = BEGIN if self.first < 0 else ACT
        self.entry: Move | None = None
        self.asked: int = -1
        self.again: bool = False
        self.clock: int = 0
        self.dice: dict[int, Die] = {}
        self.action: Action | None = None
        self.last: str = ""
        if self.phase == ACT:
            self.begin_try()

    # what a game says

    def set_up(self) -> None:
        """Everything is put where a try begins."""
        raise NotImplementedError

    def actions(self) -> Space:
        """What the player's hands may do now."""
        return self.gestures()

    def gestures(self) -> Gestures:
        """What the player's hands may do now, in games of gestures."""
        raise NotImplementedError

    def act(self, move: Move) -> Action | None:
        """What the player's hand does; None where the move was words only. ``stop`` never comes here: it ends the try."""
        raise NotImplementedError

    def seen(self, heard: Heard) -> None:
        """Everything is at rest: the try goes on, or it ends with :meth:`end_try`."""
        raise NotImplementedError

    def rig(self) -> Rig:
        """What the action happens at, apart from the dice."""
        return self.usual_rig

    def fresh(self) -> dict[int, int]:
        """The dice that the action brings in, with their colours."""
        return {}

    def goals(self) -> list[frozenset[int]]:
        """The sets of cells that end an action as soon as the dice fill one of them."""
        return []

    def stays(self, die: Die) -> bool:
        """Whether a die is still there for the next action."""
        return die.standing.how not in (OFF, TAKEN, KEPT)

    def entries(self) -> Told:
        """What may be entered by hand."""
        raise NotImplementedError

    def entered(self, entry: Move) -> Tried:
        """The try that an entry tells of."""
        raise NotImplementedError

    def better(self, one: Tried, two: Tried) -> bool:
        """Whether a try is better than another."""
        raise NotImplementedError

    def has_finished(self, seat: int) -> bool:
        """Whether a player needs no more tries."""
        return len(self.tries[seat]) >= self.attempts

    def over(self) -> Over:
        """The end, when everybody has tried."""
        raise NotImplementedError

    # the course of the game

    def turn(self) -> Turn:
        if self.phase == BEGIN:
            return who_begins(self.seats)
        if self.phase == ACT:
            return ALONE[self.seat]
        if self.phase == SETTLE and self.action is not None:
            return Chance(self.handled(self.action), self.seat)
        if self.phase == OBJECT:
            return ALONE[self.asked]
        return self.over()

    def moves(self, seat: int) -> Space:
        if self.phase == OBJECT:
            return ANSWERS if seat == self.asked else NOTHING
        if self.phase != ACT or seat != self.seat:
            return NOTHING
        return self.entries() if self.by_hand else self.actions()

    def play(self, seat: int, move: Move) -> None:
        if self.phase == OBJECT:
            self.answer(move)
        elif not self.by_hand:
            self.last = move.text if len(move.text) < 60 else move.verb
            if move.verb == "stop":
                self.end_try(self.run_out())
                return
            action = self.act(move)
            if action is not None:
                self.action = action
                self.phase = SETTLE
        elif self.again or self.seats == 1:
            self.end_try(self.entered(move))
        else:
            self.entry = move
            self.asked = (self.seat + 1) % self.seats
            self.phase = OBJECT

    def answer(self, move: Move) -> None:
        """One who accepts is enough; if everybody objects, the try is made again, and then it stands."""
        entry = self.entry
        if move.verb == "accept" and entry is not None:
            self.end_try(self.entered(entry))
            return
        self.asked = (self.asked + 1) % self.seats
        if self.asked == self.seat:
            self.begin_try()
            self.again = True

    def land(self, outcome: Outcome) -> None:
        if self.phase == BEGIN:
            self.first = self.seat = outcome.number
            self.begin_try()
        elif self.action is not None:
            self.settle(self.handled(self.action).heard(outcome))

    def handled(self, action: Action) -> ActionOutcome:
        """What may become of an action now."""
        left = (self.limit - self.clock) / 100
        return ActionOutcome(dict(self.dice), action, self.rig(), self.fresh(), self.clock / 100, left, self.goals())

    def settle(self, heard: Heard) -> None:
        """Everything is at rest: the clock, the dice, and what the game sees in them."""
        self.clock = max(self.clock, round(100 * heard.seconds))
        self.dice = {number: die for number, die in heard.now(self.dice).items() if self.stays(die)}
        self.action = None
        self.phase = ACT
        self.seen(heard)
        if self.phase == ACT and self.clock >= self.limit and self.tried_now():
            self.end_try(self.run_out())

    def tried_now(self) -> bool:
        """Whether a try is going on that has begun."""
        return self.clock > 0

    def lapse(self, seat: int) -> None:
        """Whoever does not answer accepts; whoever does not act lets the time of the try run out."""
        if self.phase == OBJECT:
            self.answer(ACCEPT)
        else:
            self.end_try(FAILED if self.by_hand else self.run_out())

    def run_out(self) -> Tried:
        """What a try counts that ends now without its goal."""
        return FAILED

    def begin_try(self) -> None:
        self.entry = None
        self.asked = -1
        self.again = False
        self.clock = 0
        self.action = None
        self.last = ""
        self.phase = ACT
        if not self.by_hand:
            self.set_up()

    def end_try(self, tried: Tried) -> None:
        """The try is written down; the next player who still has one is on."""
        self.tries[self.seat].append(tried)
        for _ in range(self.seats):
            self.seat = (self.seat + 1) % self.seats
            if not self.has_finished(self.seat):
                self.begin_try()
                return
        self.entry = None
        self.asked = -1
        self.action = None
        self.phase = DONE

    def best(self, seat: int) -> Tried | None:
        """A player's best try so far."""
        found: Tried | None = None
        for one in self.tries[seat]:
            if found is None or self.better(one, found):
                found = one
        return found

    def round(self) -> int:
        """The round that is being played, from 1."""
        return min(self.attempts, 1 + len(self.tries[self.seat]))

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.phase != ACT or seat != self.seat:
            return None
        return self.entries().trouble(move) if self.by_hand else self.trouble(move)

    def trouble(self, move: Move) -> Text | None:
        """Why the player's hand cannot do that now, in words."""
        return self.gestures().trouble(move)

    def seated_cells(self) -> list[int]:
        """The cells in which dice are seated."""
        return sorted([die.standing.cell for die in self.dice.values() if die.standing.how == SEATED])

    def poses(self) -> dict[int, Pose]:
        """Where the dice lie, of which that is known."""
        return {die.number: die.pose for die in self.dice.values() if die.pose is not None}

    def colour_of(self, colour: int) -> str:
        return self.palette[colour % len(self.palette)]

    def scene(self) -> Scene:
        """The plate with its dice; what does not sit in a cell lies loose."""
        owner = self.seat if self.own_colours and self.phase != DONE else -1
        seated = [die for die in self.dice.values() if die.standing.how == SEATED]
        return Scene(
            dice=tuple([
                Drawn(CELLS[die.standing.cell].text, self.colour_of(die.colour), die.standing.triple, owner)
                for die in sorted(seated, key=lambda one: one.standing.cell)
            ]),
            scores=tuple(self.drawn_scores()),
            leaders=self.leading(),
            colours=tuple([self.colour_of(seat) for seat in range(self.seats)]) if self.own_colours else (),
            say=(*self.said_tries(), *self.said()),
            areas=tuple(self.drawn_areas()),
            extra=self.drawn(),
        )  # fmt: skip

    def drawn_scores(self) -> list[int]:
        """Everybody's best, as the end will count it."""
        raise NotImplementedError

    def leading(self) -> tuple[int, ...]:
        """Whose best is the best."""
        return leaders(self.drawn_scores())

    def said(self) -> list[Text]:
        """What else a player should know."""
        return self.said_now() if self.phase == ACT and not self.by_hand else []

    def said_now(self) -> list[Text]:
        """What a player should know whose hands are at work."""
        return []

    def drawn_areas(self) -> list[Area]:
        """Where dice have to go, and what may not be touched."""
        return []

    def drawn(self) -> dict[str, object]:
        """What a table needs that shows dice out of their cells, and hands."""
        rig = self.rig()
        loose: list[dict[str, object]] = []
        for die in self.dice.values():
            if die.pose is not None and die.standing.how != SEATED:
                where = {
                    "die": die_name(die.number),
                    "colour": self.colour_of(die.colour),
                    "how": str(die.standing),
                    "pose": die.pose.text(),
                }
                loose.append({**where})
        return {
            "ground": rig.ground,
            "lean": list(rig.lean),
            "finger": CELLS[rig.finger].text if rig.finger >= 0 else "",
            "live": self.steered() if self.phase == ACT and not self.by_hand else [],
            "loose": loose,
            "clock": self.clock,
            "limit": self.limit,
            "tries": [[list(one) for one in own] for own in self.tries],
        }

    def steered(self) -> list[str]:
        """How moves begin now that may be steered live."""
        return list(self.live)

    def said_tries(self) -> list[Text]:
        """The round, the clock, the entry that is judged."""
        if self.phase == DONE:
            return []
        said = [Text("attempt", {"number": self.round(), "of": self.attempts})]
        if self.phase == OBJECT and self.entry is not None:
            said.append(Text("attempt-entered", {"entry": self.entry.text}))
        elif self.again:
            said.append(Text("attempt-again"))
        elif not self.by_hand:
            said.append(Text("attempt-clock", {"seconds": clock_text(self.clock), "limit": clock_text(self.limit)}))
        return said
