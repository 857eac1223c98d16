"""Tumblin-Dice: flick your dice down the steps, and bump the others off.

In your turn you set one of your dice down on the disc and flick it down the board. A die counts its upper face times the step it
lies on at the end of the round: 1x behind the line, then 2x, 3x and 4x. Every die on the board is a target: push it off, or
your own onto a better step. First to 301, or most points after four rounds.
(Longer than most: a box of its own, with players, teams, many house rules and boards of the user's own.)
"""

from __future__ import annotations

from pipyard.books.tumblin_dice.interim_totals import as_they_lie, far, needed
from pipyard.books.tumblin_dice.own_boards import board
from pipyard.books.tumblin_dice.round_points import Course, after_overtime, after_round, end_ranks, round_winner
from pipyard.books.tumblin_dice.terms import LOST, MODES, Rules, TumblinDiceOptions, mode_for, teams
from pipyard.vocabulary import *
from pipyard.vocabulary.shots import *

ORDER = 0
ATTITUDE = 1
SHOOT = 2
HAND = 3
IN_MOTION = 4


class TumblinDiceState(State):
    """Whose shot it is, how the dice lie, and the sheet. Dice have an index (see ``shot.die``), sides by a number.

    ``groups`` are the sides in the order found so far by the first roll, those of a group still being equal. ``sheet`` holds each
    player's points of every finished round, extra rounds included. ``readings`` are the dice of this round that were shot.
    """

    def __init__(self, seats: int, options: TumblinDiceOptions) -> None:
        rules = Rules(seats, options, board(options.board))
        sides = len(rules.members)
        self.rules: Rules = rules
        self.phase: int = ORDER
        self.groups: list[list[int]] = [list(range(sides))]
        self.rolled: list[int] = []
        self.order: list[int] = []
        self.round: int = 0
        self.overtime: int = 0
        self.shots: int = 0
        self.unshot: list[list[int]] = [[] for _ in range(rules.seats)]
        self.lying: dict[int, Pose | None] = {}
        self.readings: dict[int, Reading] = {}
        self.totals: list[int] = [0] * sides
        self.wins: list[int] = [0] * sides
        self.sheet: list[list[int]] = []
        self.shot: Shot | None = None
        self.attitude: int = -1
        self.ending: Over | None = None

    def turn(self) -> Turn:
        if self.ending is not None:
            return self.ending
        rules = self.rules
        if self.phase == ORDER:
            side = self.tied()[len(self.rolled)]
            return Chance(rules.alike, rules.members[side][0])
        seat = self.shooter()
        if self.phase == ATTITUDE:
            first = 0 if rules.faces == 6 else 1
            return Chance(Even([Move(count + first) for count in range(attitudes(rules.faces))]), seat)
        if self.phase == HAND and self.shot is not None:
            return Chance(Hand(self.shot, rules.noise), seat)
        if self.phase == IN_MOTION and self.shot is not None:
            return Chance(self.outcome_of(self.shot), seat)
        return ALONE[seat]

    def outcome_of(self, shot: Shot) -> ShotOutcome:
        """What may become of a shot now."""
        return ShotOutcome(self.rules.board, self.rules.faces, shot, dict(self.lying), self.rules.ejected, self.rules.scoring)

    def shooter(self) -> int:
        """The seat whose shot it is."""
        side = self.order[self.shots % len(self.order)]
        own = self.rules.members[side]
        return own[self.shots // len(self.order) % len(own)]

    def moves(self, seat: int) -> Space:
        if self.phase != SHOOT or self.ending is not None or seat != self.shooter():
            return NOTHING
        return self.shots_of(seat)

    def shots_of(self, seat: int) -> Shots:
        rules, board = self.rules, self.rules.board
        front = board.centre[1] + board.radius + 2 * board.edge
        lying = [pose for pose in self.lying.values() if pose is not None and pose.y < front]
        return Shots(board, rules.faces, self.unshot[seat], lying, rules.launch == "any", self.attitude)

    def play(self, seat: int, move: Move) -> None:
        self.shot = read_shot(move, self.rules.faces, self.attitude)
        self.unshot[seat].remove(move.at)
        hand = move.verb == "roll" or (move.verb == "flick" and self.rules.noise != "")
        self.phase = HAND if hand else IN_MOTION

    def lapse(self, seat: int) -> None:
        """Whoever lets the time for a shot pass loses a die for the round."""
        self.lose_a_die(seat)

    def lose_a_die(self, seat: int) -> None:
        """The first unshot die is gone for this round."""
        self.readings[self.unshot[seat].pop(0)] = LOST
        self.next_shot()

    def land(self, outcome: Outcome) -> None:
        if self.phase == ORDER:
            self.rank(outcome.number)
        elif self.phase == ATTITUDE:
            self.attitude = outcome.number
            self.phase = SHOOT
        elif self.phase == HAND and self.shot is not None:
            self.shot = Hand(self.shot, self.rules.noise).applied(outcome)
            self.phase = IN_MOTION
        elif self.shot is not None:
            self.came_to_rest(self.outcome_of(self.shot), outcome)

    def tied(self) -> list[int]:
        """The first sides that still share their places in the order."""
        return next(group for group in self.groups if len(group) > 1)

    def rank(self, rolled: int) -> None:
        """A side has rolled for its place; when all of a group have, the highest come first and equals roll again."""
        group = self.tied()
        self.rolled.append(rolled)
        if len(self.rolled) < len(group):
            return
        at = self.groups.index(group)
        numbers = sorted(set(self.rolled), reverse=True)
        split = [[side for side, its in zip(group, self.rolled, strict=True) if its == one] for one in numbers]
        self.groups[at : at + 1] = split
        self.rolled = []
        if all([len(some) == 1 for some in self.groups]):
            self.begin_round([some[0] for some in self.groups])

    def begin_round(self, order: list[int]) -> None:
        """The board is cleared and everybody in the order has all dice again."""
        self.round += 1
        self.order = order
        self.shots = 0
        self.lying = {}
        self.readings = {}
        for side in order:
            for seat in self.rules.members[side]:
                self.unshot[seat] = self.rules.dice_of(seat)
        self.ask()

    def ask(self) -> None:
        """The next player is to shoot; a die for which there is no place on the disc is lost."""
        self.shot = None
        self.attitude = -1
        seat = self.shooter()
        if not self.shots_of(seat).free():
            self.lose_a_die(seat)
            return
        self.phase = ATTITUDE if self.rules.random_face else SHOOT

    def came_to_rest(self, chance: ShotOutcome, outcome: Outcome) -> None:
        """Everything is at rest: dice that are off leave the round, short ones too where the rules say so."""
        for lie in chance.lies(outcome):
            self.readings[lie.die] = lie.reading
            self.lying[lie.die] = lie.pose
        for index in list(self.lying):
            zone = self.readings[index].zone
            if zone in (OFF_BOARD, FOUL) or (zone == SHORT and self.rules.remove):
                del self.lying[index]
        self.next_shot()

    def next_shot(self) -> None:
        self.shots += 1
        if self.shots < len(self.order) * self.rules.shots_a_side():
            self.ask()
        else:
            self.count()

    def round_points(self) -> list[int]:
        """What the dice of this round are worth as they lie, for every seat."""
        playing = [seat for side in self.order for seat in self.rules.members[side]]
        return [self.rules.round_of(seat, self.readings) if seat in playing else 0 for seat in range(self.rules.seats)]

    def side_points(self) -> list[int]:
        """What the dice of this round are worth, for every side."""
        return self.worth_of(self.readings)

    def worth_of(self, readings: dict[int, Reading]) -> list[int]:
        """What dice are worth for every side of this round."""
        rules = self.rules
        return [
            sum([rules.round_of(seat, readings) for seat in own]) if side in self.order else 0 for side, own in enumerate(rules.members)
        ]

    def count(self) -> None:
        """The round is over: it is read, written down, and either play goes on or it is the end."""
        self.sheet.append(self.round_points())
        gained = self.side_points()
        self.phase = SHOOT
        if self.overtime:
            self.follow(after_overtime(self.overtime, self.order, gained))
            return
        best = round_winner(gained)
        if best >= 0:
            self.wins[best] += 1
        self.totals = [total + more for total, more in zip(self.totals, gained, strict=True)]
        rules = self.rules
        self.follow(after_round(self.round, self.order, self.totals, self.wins, rules.goal, rules.goal_number, rules.order))

    def follow(self, course: Course) -> None:
        """Play goes on, or this was the end."""
        if not course.winners:
            self.overtime = course.overtime
            self.begin_round(course.order)
            return
        scores = self.wins if self.rules.goal == "wins" else self.totals
        side_of = self.rules.side_of
        self.ending = Over(end_ranks(course.winners, scores, side_of), [scores[side] for side in side_of], course.why)

    def objection(self, seat: int, move: Move) -> Text | None:
        return self.shots_of(seat).trouble(move) if self.phase == SHOOT and self.order else None

    def outlook(self, seat: int) -> float:
        """My side's total with what lies on the board, against the best other side."""
        gained = self.side_points()
        hopes = [total + more for total, more in zip(self.totals, gained, strict=True)]
        mine = self.rules.side_of[seat]
        return float(hopes[mine] - max([hope for side, hope in enumerate(hopes) if side != mine]))

    def scene(self) -> Scene:
        rules = self.rules
        totals = self.wins if rules.goal == "wins" else self.totals
        return Scene(
            table="tumblin_dice",
            rolls=(Roll(tuple(self.rolled), -1, "order"),) if self.rolled else (),
            heaps=tuple([self.heap(seat) for seat in range(rules.seats)]),
            scores=tuple([totals[side] for side in rules.side_of]),
            leaders=self.leading(),
            progress=tuple(far(rules, self.as_they_lie())) if self.order and self.ending is None else (),
            colours=tuple([rules.colour(die(seat, 1)) for seat in range(rules.seats)]),
            say=tuple(self.said()),
            extra=self.drawn(),
        )

    def leading(self) -> tuple[int, ...]:
        """Who is ahead with what lies on the board now; where rounds count, by rounds alone."""
        rules = self.rules
        if rules.goal == "wins" or self.ending is not None:
            return leaders([(self.wins if rules.goal == "wins" else self.totals)[side] for side in rules.side_of])
        hopes = self.as_they_lie() if self.order else self.totals
        return leaders([hopes[side] for side in rules.side_of])

    def as_they_lie(self) -> list[int]:
        """What counts for every side with the dice as they lie."""
        return as_they_lie(self.rules, self.totals, self.side_points())

    def heap(self, seat: int) -> Heap:
        """The dice a player has still to shoot."""
        left: dict[str, int] = {}
        for index in self.unshot[seat]:
            colour = self.rules.colour(index)
            left[colour] = left.get(colour, 0) + 1
        return Heap("unshot", seat, left)

    def said(self) -> list[Text]:
        if self.ending is not None:
            return []
        rules = self.rules
        if self.phase == ORDER:
            return [Text("tumblin-order-roll")]
        now = Text("tumblin-overtime", {"round": self.overtime}) if self.overtime else Text("tumblin-round", {"round": self.round})
        goal = Text(f"tumblin-goal-{rules.goal}", {"number": rules.goal_number})
        order = because("tumblin-order", order=[self.said_side(side) for side in self.order])
        standing = needed(rules, self.as_they_lie(), self.order, self.shooter())
        said_now = [now, *([standing] if standing else []), goal, order]
        if self.attitude >= 0:
            said_now.append(Text("tumblin-attitude", {"attitude": self.attitude}))
        return said_now

    def said_side(self, side: int) -> Text:
        """A side by its colour, a team by all of them."""
        colours = [Text(f"colour-{self.rules.colour(die(seat, 1))}") for seat in self.rules.members[side]]
        return colours[0] if len(colours) == 1 else because("tumblin-team", colours=colours)

    def drawn(self) -> dict[str, object]:
        """The board and its dice, for tables that draw them."""
        rules = self.rules
        dice: list[dict[str, object]] = []
        for index, reading in self.readings.items():
            pose = self.lying.get(index)
            dice.append({
                "die": die_name(index),
                "owner": index >> 4,
                "colour": rules.colour(index),
                "bonus": index & 15 == BONUS,
                "lies": "lost" if reading is LOST else said(reading, rules.board),
                "points": rules.points(reading, index & 15 == BONUS),
                "on_board": index in self.lying,
                "pose": pose.text() if pose is not None else "",
            })  # fmt: skip
        unshot = [[die_name(index) for index in own] for own in self.unshot]
        return {
            "board": rules.board.name,
            "shape": rules.board.shape(),
            "faces": rules.faces,
            "mode": rules.mode,
            "scoring": rules.scoring,
            "ejected": rules.ejected,
            "round": self.round,
            "overtime": self.overtime,
            "order": list(self.order),
            "shooter": self.shooter() if self.order and self.ending is None else -1,
            "dice": dice,
            "unshot": unshot,
            "round_points": self.round_points() if self.order else [0] * rules.seats,
            "sheet": [list(row) for row in self.sheet],
            "wins": list(self.wins),
            "attitude": self.attitude,
        }


def side_name(side: int, rules: Rules) -> str:
    """A side by its players' letters: ``A``, or ``A+C`` for a team."""
    return "+".join([chr(65 + seat) for seat in rules.members[side]])


def check(options: TumblinDiceOptions, seats: int) -> None:
    mode = mode_for(options.mode, seats)
    if seats not in MODES[mode][0]:
        allowed = ", ".join([str(count) for count in MODES[mode][0]])
        raise BadOption(because("why-mode-is-for-players-not", mode=mode, allowed=allowed, seats=seats))


def sides(options: TumblinDiceOptions, seats: int) -> int:
    return teams(mode_for(options.mode, seats), seats)


def patience(options: TumblinDiceOptions, state: TumblinDiceState, seat: int) -> tuple[int, int]:
    """So long for every shot."""
    return (state.rules.shot_seconds, 100 * (state.round + state.overtime) + len(state.unshot[seat]))


def reading(options: TumblinDiceOptions, move: Move) -> Move:
    return tidy(move, int(options.dice_faces))


TumblinDice = Game(
    TumblinDiceState, TumblinDiceOptions,
    moves=["flick OWNDIE", "flick OWNDIE SETTING...", "roll OWNDIE", "roll OWNDIE SETTING...", "shoot OWNDIE"],
    presets={
        "standard": {}, "rounds": {"goal": "rounds:4", "mode": "english", "short_dice": "remove", "order": "by_score", "launch": "any"},
        "bonus": {"mode": "duel5bonus"}, "nine": {"mode": "duel9"}, "teams": {"mode": "teams4", "goal": "target:501"},
        "young": {"scoring": "add", "goal": "rounds:4", "mode": "individual"},
        "wins": {"goal": "wins:4", "order": "rotate", "mode": "individual"},
        "keen": {"ejected": "negative", "all_on_board": "double", "motor_noise": "club", "mode": "individual"},
    },
    hurries=["shot_seconds"], check=check, sides_for=sides, patience=patience, reading=reading,
    key="tumblin_dice", book="tumblin", title="Tumblin-Dice", seats=range(2, 17), minutes=30, rolls_for_order=True,
    kinds=("dexterity", "chance", "teams"), short={"goal": "rounds:1", "mode": "individual"},
    editions={"en": "rounds", "de": "rounds", "es": "rounds"},
    summary="Flick your dice down the steps: step times face counts, and every die on the board may be bumped off.",
)  # fmt: skip
