"""What Raffzahn and Greedy Grabber share: each player sees one side, and the first to see the rolled number on a free die grabs it."""

from pipyard.vocabulary import *

AS_DEALT = Chance(Deal(SIZE, [[axis for axis in AXES if AT[place][axis] == 0] for place in range(SIZE)], own_axis=True))
GRAB: list[Move] = [Move("grab", cell) for cell in CELLS]
STOP = Move("stop")
COVERED = "???"
SIGHT: list[list[str]] = [
    [*["?" * axis + str(UP[turned][axis]) + "?" * (2 - axis) for turned in range(len(TRIPLES))], COVERED] for axis in AXES
]
"""What a seat knows of a die by its orientation, if it sees the face on its axis; the last entry: if it does not."""
BLIND: list[str] = [COVERED] * (len(TRIPLES) + 1)

SETTING_UP = 0
ROLLING = 1
OPEN = 2
CLOSED = 3
FINISHED = 4


class GrabbingOptions(ProtocolOptions):
    false_grab = choice("fumble", "pay", why="a wrong grab blocks for a while, or costs a die for each of the others", source="raffzahn:R2")
    min_open_ms = min_open_ms("raffzahn:R6")
    idle_stop_ms = number(3000, 1, 60000, why="when a turn closes in which nobody has a right grab", source="screen")
    turn_limit_ms = number(30000, 1, 600000, why="when a turn closes by itself", source="screen")
    next_roll_ms = number(1500, 1, 60000, why="from Stop to the next roll", source="screen")
    stall_turns = number(60, 1, 999, why="so many turns in a row without a taken die end the game", source="screen")


class GrabbingState(RacingState):
    """``number``: the roll. ``taken``: dice grabbed since. ``barren``: turns in a row without a grab. Seat ``s`` sees axis ``s``."""

    def __init__(self, seats: int, options: GrabbingOptions, deck: str, keeps_apex: bool, plate_ends: bool) -> None:
        super().__init__(seats, options.start_seat, Chance(Shuffle(deck)), AS_DEALT)
        self.rules: GrabbingOptions = options
        self.hinted = options.hints
        self.keeps_apex: bool = keeps_apex
        self.plate_ends: bool = plate_ends
        self.phase: int = SETTING_UP
        self.number: int = 0
        self.taken: int = 0
        self.barren: int = 0
        self.heaps: list[int] = [0] * seats
        self.why: str = ""

    def ended(self) -> Over | None:
        return ranked(self.heaps, self.why) if self.phase == FINISHED else None

    def on_turn(self) -> Turn:
        return ROLL[self.seat] if self.phase == ROLLING else self.everybody()

    def race(self) -> Window | None:
        rules = self.rules
        if self.phase == OPEN:
            bells = [Bell("close", rules.turn_limit_ms, self.window)]
            if not self.anybody_right():
                bells.append(Bell("idle", rules.idle_stop_ms, 1000 * self.window + self.taken))
            hold = {"stop": rules.min_open_ms}
            return Window(self.window, bells, self.seat, hand={"grab": rules.hand_ms}, fumble=rules.fumble_ms, hold=hold)
        if self.phase == CLOSED:
            bells = [Bell("next", rules.next_roll_ms, self.window)]
            return Window(self.window, bells, self.seat, self.window - 1, rules.grace_ms, {"grab": rules.hand_ms}, rules.fumble_ms)
        return None

    def land(self, outcome: Outcome) -> None:
        if self.phase == SETTING_UP:
            super().land(outcome)
            if self.seat >= 0 and self.colours is None and self.standing is None:
                if not self.keeps_apex:
                    self.pile.take(APEX)
                self.phase = ROLLING
        elif self.phase == ROLLING:
            self.number = outcome.number
            self.taken = 0
            self.phase = OPEN
            self.open_window()
        elif self.phase == OPEN:
            self.close()
        else:
            self.next_seat()
            self.phase = ROLLING

    def moves(self, seat: int) -> Space:
        calls = self.may_pass(seat)
        if self.phase == OPEN and seat == self.seat:
            calls.append(STOP)
        return tries([GRAB[place] for place in self.pile.dice_cells()], calls, [GRAB[place] for place in self.pile.free_cells()])

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "pass":
            self.say_pass(seat)
        elif move.verb == "stop":
            self.close()
        elif self.right(seat, move.at):
            if self.phase == CLOSED:
                self.pay(seat)
                return
            self.pile.take(move.at)
            self.heaps[seat] += 1
            self.taken += 1
            self.look_again()
            if self.pile.empty():
                self.end("no-die-left")
        elif self.phase == OPEN and self.rules.false_grab == "pay":
            self.pay(seat)

    def close(self) -> None:
        """Close the turn: grabbing now costs a penalty."""
        self.phase = CLOSED
        self.open_window()
        self.barren = 0 if self.taken else self.barren + 1
        if self.plate_ends and not any([place >= BASE for place in self.pile.free_cells()]):
            self.end("only-the-plate-left")
        elif self.barren >= self.rules.stall_turns:
            self.end("nothing-grabbed")

    def end(self, why: str) -> None:
        self.phase = FINISHED
        self.why = why

    def pay(self, seat: int) -> None:
        """One die for each of the others, as far as they last."""
        others = [other for other in range(self.seats) if other != seat]
        if self.heaps[seat] >= len(others):
            self.heaps[seat] -= len(others)
            for other in others:
                self.heaps[other] += 1

    def shows(self, place: int, axis: int) -> int:
        """The number on the upper face of an axis, 0 where the view does not know it."""
        known = self.seen.get(place, "")
        if known:
            return int(known[axis]) if known[axis] != "?" else 0
        return self.pile.face(place, axis) if self.pile.turned[place] >= 0 else 0

    def right(self, seat: int, place: int) -> bool:
        return self.pile.is_free(place) and self.shows(place, seat) == self.number

    def anybody_right(self) -> bool:
        free = self.pile.free_cells()
        if self.seen:
            asked = str(self.number)
            return any([asked in self.seen[place] for place in free])
        return any([self.number in (self.pile.face(place, 0), self.pile.face(place, 1), self.pile.face(place, 2)) for place in free])

    def judge(self, seat: int, move: Move) -> int:
        if move.verb != "grab":
            return CALL
        right = self.right(seat, move.at)
        if self.phase == CLOSED:
            return SLIP if right else VOID
        if right:
            return HIT
        return PAID if self.rules.false_grab == "pay" else SLIP

    def amiss(self, seat: int, move: Move) -> Text | None:
        if move.verb != "grab":
            return None
        if not self.pile.is_free(move.at):
            return Text("amiss-not-free")
        shows = self.shows(move.at, seat)
        if shows != self.number:
            return Text("amiss-number", {"shows": shows, "asked": self.number})
        return Text("amiss-after-stop") if self.phase == CLOSED else None

    def glances(self, seat: int) -> list[Move]:
        return [GRAB[place] for place in self.pile.free_cells()] if self.phase == OPEN else []

    def closing(self, seat: int) -> Move | None:
        return STOP if self.phase == OPEN and seat == self.seat else None

    def conceal(self, seat: int | None) -> None:
        """A seat sees the uncovered faces of its own axis, a spectator none, until the game is over."""
        if self.phase == FINISHED or self.seen or self.standing is not None:
            return
        self.seen = self.pile.hide_numbers(seat, SIGHT[seat]) if seat is not None else self.pile.hide_numbers(0, BLIND)

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "grab":
            return self.pile.not_free_because(move.at)
        if move.verb == "stop":
            return because("why-only-the-player-who-rolled")
        return because("why-you-have-passed-already")

    def rough_outlook(self, seat: int) -> float:
        return ahead(self.heaps, seat)

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((self.number,), self.seat)] if self.number else []

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("taken", seat, {"dice": count}) for seat, count in enumerate(self.heaps)]

    def drawn_scores(self) -> list[int]:
        return self.heaps

    def said(self) -> list[Text]:
        if self.phase == OPEN:
            return [Text("grab-open", {"number": self.number, "seat": self.seat}), *self.hint()]
        return [Text("grab-closed")] if self.phase == CLOSED else []
