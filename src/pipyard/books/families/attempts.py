"""Attempts (C12) and entry by hand (C13): in every round each player tries once, and the best try of each counts.

A try consists of actions and their outcomes or, with a real set, of one entry with the result. The others see an entry and may object to it
once: if all of them do, the try is repeated.
"""

from __future__ import annotations

from pipyard.books.families.attempt_entries import (
    ACCEPT,
    ACT,
    ANSWERS,
    BEGIN,
    DONE,
    FAILED,
    IN_MOTION,
    OBJECT,
    AttemptOptions,
    Entries,
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
from pipyard.pyramid.outcome import KEPT, OFF, SEATED, TAKEN, ActionOutcome, ActionResult, LyingDie
from pipyard.pyramid.play import given_seat, who_begins


class AttemptsState(State):
    """The current try, the finished ones, and the entry that is being judged. A game defines how a try works.

    ``tries``: every player's finished tries. ``entry``: the entry that is not accepted yet. ``asked``: who is asked about it. ``again``:
    whether this try is already the repeated one. ``clock``: the duration of the try so far in hundredths of a second. ``dice``: the dice on
    the plate by number. ``action``: what the hand does, until everything is at rest.
    """

    live: tuple[str, ...] = ()
    """The beginnings of moves that can be performed live."""
    palette: tuple[str, ...] = ("red", "green", "black")
    own_colours: bool = False
    """Whether every player has dice of their own colour."""
    usual_rig: Rig = PLAIN
    """The rig of a try, if it is always the same."""

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
        self.dice: dict[int, LyingDie] = {}
        self.action: Action | None = None
        self.last: str = ""
        if self.phase == ACT:
            self.begin_try()

    # --- defined by a game

    def set_up(self) -> None:
        """Set up the beginning of a try."""
        raise NotImplementedError

    def actions(self) -> Space:
        """The actions that the player may perform now."""
        return self.gestures()

    def gestures(self) -> Gestures:
        """The actions that the player may perform now, in games of gestures."""
        raise NotImplementedError

    def act(self, move: Move) -> Action | None:
        """The action of a move; None if the move was only words. ``stop`` never gets here: it ends the try."""
        raise NotImplementedError

    def seen(self, result: ActionResult) -> None:
        """Everything is at rest: continue the try, or end it with :meth:`end_try`."""
        raise NotImplementedError

    def rig(self) -> Rig:
        """The rig of the action."""
        return self.usual_rig

    def fresh(self) -> dict[int, int]:
        """The dice that the action adds, with their colours."""
        return {}

    def goals(self) -> list[frozenset[int]]:
        """Sets of cells that end an action as soon as the dice fill one of them."""
        return []

    def stays(self, die: LyingDie) -> bool:
        """Whether a die is still available for the next action."""
        return die.standing.how not in (OFF, TAKEN, KEPT)

    def entries(self) -> Entries:
        """The entries that can be made by hand."""
        raise NotImplementedError

    def entered(self, entry: Move) -> Tried:
        """The try that an entry describes."""
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

    # --- the course of the game

    def turn(self) -> Turn:
        if self.phase == BEGIN:
            return who_begins(self.seats)
        if self.phase == ACT:
            return ALONE[self.seat]
        if self.phase == IN_MOTION and self.action is not None:
            return Chance(self.outcome_of(self.action), self.seat)
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
                self.phase = IN_MOTION
        elif self.again or self.seats == 1:
            self.end_try(self.entered(move))
        else:
            self.entry = move
            self.asked = (self.seat + 1) % self.seats
            self.phase = OBJECT

    def answer(self, move: Move) -> None:
        """One acceptance is enough; if everybody objects, the try is repeated, and then its entry stands."""
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
            self.came_to_rest(self.outcome_of(self.action).result(outcome))

    def outcome_of(self, action: Action) -> ActionOutcome:
        """The possible outcomes of an action now."""
        left = (self.limit - self.clock) / 100
        return ActionOutcome(dict(self.dice), action, self.rig(), self.fresh(), self.clock / 100, left, self.goals())

    def came_to_rest(self, result: ActionResult) -> None:
        """Everything is at rest: update the clock, the dice, and the game."""
        self.clock = max(self.clock, round(100 * result.seconds))
        self.dice = {number: die for number, die in result.now(self.dice).items() if self.stays(die)}
        self.action = None
        self.phase = ACT
        self.seen(result)
        if self.phase == ACT and self.clock >= self.limit and self.tried_now():
            self.end_try(self.run_out())

    def tried_now(self) -> bool:
        """Whether a try is in progress."""
        return self.clock > 0

    def lapse(self, seat: int) -> None:
        """No answer means acceptance; no action lets the time of the try run out."""
        if self.phase == OBJECT:
            self.answer(ACCEPT)
        else:
            self.end_try(FAILED if self.by_hand else self.run_out())

    def run_out(self) -> Tried:
        """The result of a try that ends now without its goal."""
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
        """Record the try and pass to the next player who has one left."""
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
        """The current round, from 1."""
        return min(self.attempts, 1 + len(self.tries[self.seat]))

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.phase != ACT or seat != self.seat:
            return None
        return self.entries().trouble(move) if self.by_hand else self.trouble(move)

    def trouble(self, move: Move) -> Text | None:
        """The reason why the player cannot do that now."""
        return self.gestures().trouble(move)

    def seated_cells(self) -> list[int]:
        """The cells with seated dice."""
        return sorted([die.standing.cell for die in self.dice.values() if die.standing.how == SEATED])

    def poses(self) -> dict[int, Pose]:
        """The poses of the dice, where known."""
        return {die.number: die.pose for die in self.dice.values() if die.pose is not None}

    def colour_of(self, colour: int) -> str:
        return self.palette[colour % len(self.palette)]

    def scene(self) -> Scene:
        """The plate with its dice; dice outside cells are loose."""
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
            progress=tuple(self.progress()),
            say=(*self.said_tries(), *self.said()),
            areas=tuple(self.drawn_areas()),
            extra=self.drawn(),
        )  # fmt: skip

    def drawn_scores(self) -> list[int]:
        """Everybody's best result, as the end will count it."""
        raise NotImplementedError

    def leading(self) -> tuple[int, ...]:
        """The seats with the best result."""
        return leaders(self.drawn_scores())

    def progress(self) -> list[Text | None]:
        """How many of their tries everybody has made."""
        if self.attempts == 1:
            return []
        return [Text("progress-attempts", {"made": len(own), "of": self.attempts}) for own in self.tries]

    def said(self) -> list[Text]:
        """Further messages for the players."""
        return self.said_now() if self.phase == ACT and not self.by_hand else []

    def said_now(self) -> list[Text]:
        """Messages for a player in action."""
        return []

    def drawn_areas(self) -> list[Area]:
        """Where dice must go, and what may not be touched."""
        return []

    def drawn(self) -> dict[str, object]:
        """What a client needs to show hands, and dice outside their cells."""
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
        """The beginnings of moves that can be performed live now."""
        return list(self.live)

    def said_tries(self) -> list[Text]:
        """Messages: the round, the clock, the entry being judged."""
        if self.phase == DONE:
            return []
        said = [Text("attempt", {"number": self.round(), "of": self.attempts})]
        if self.phase == OBJECT and self.entry is not None:
            said.append(Text("attempt-entered", {"entry": self.entry.text}))
        elif self.again:
            said.append(Text("attempt-again"))
        elif not self.by_hand:
            said.append(Text("attempt-clock", {"seconds": clock_text(min(self.clock, self.limit)), "limit": clock_text(self.limit)}))
        return said
