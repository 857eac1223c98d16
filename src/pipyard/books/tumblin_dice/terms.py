"""The terms of a game of Tumblin-Dice: options, modes, sides and colours."""

from __future__ import annotations

from pipyard.books.tumblin_dice.own_boards import USUAL as USUAL_BOARD
from pipyard.books.tumblin_dice.own_boards import BoardChoice
from pipyard.books.tumblin_dice.round_points import MOST_ROUNDS, round_worth
from pipyard.dice.board import SHORT, Board, Reading
from pipyard.dice.shot import BONUS, die
from pipyard.dice.shot_outcome import worth
from pipyard.vocabulary import *

COLOURS = (
    "red", "black", "green", "white", "blue", "yellow", "orange", "purple",
    "pink", "brown", "grey", "turquoise", "olive", "navy", "maroon", "lime",
)  # fmt: skip
MODES: dict[str, tuple[tuple[int, ...], int, int]] = {
    "individual": ((2, 3, 4), 0, 4),
    "duel5": ((2,), 0, 5),
    "duel5bonus": ((2,), 0, 5),
    "duel9": ((2,), 0, 9),
    "teams4": ((4,), 2, 4),
    "teams6": ((6,), 2, 3),
    "teams16": ((16,), 4, 1),
    "crowd": (tuple(range(5, 17)), 0, 4),
}
"""For every mode: the numbers of players, the teams (0: everybody alone) and the dice each."""
USUAL: dict[str, dict[int, str]] = {
    "french": {2: "duel5", 3: "individual", 4: "individual", 6: "teams6", 16: "teams16"},
    "english": {2: "individual", 3: "individual", 4: "individual", 6: "teams6"},
}
"""The usual mode for a number of players, where nothing is said: else everybody brings a colour."""


class TumblinDiceOptions(Options):
    goal = phrase(
        "target:301",
        {"target": (1, 9999), "rounds": (1, MOST_ROUNDS), "wins": (1, 30)},
        why="first to a number of points, most after some rounds, or first to win some rounds",
        source="french, dutch, english, german, spanish",
    )
    mode = choice("french", "english", *MODES, why="who plays with how many dice; french and english go by the number of players")
    short_dice = choice(
        "stay", "remove", why="dice that are not fully over the line: obstacles until the end, or gone", source="R4, french, english"
    )
    order = choice("fixed", "by_score", "rotate", why="who begins the later rounds", source="R2, french, english")
    launch = choice("flick", "any", why="dice are flicked only, or also rolled off the disc", source="french, english")
    scoring = choice("multiply", "add", why="face times zone, or face plus zone for young players", source="english, french")
    ejected = choice("zero", "negative", why="a die pushed off counts nothing, or against its owner", source="variant, R9")
    all_on_board = choice("none", "10", "20", "double", why="a bonus when all dice of a player score", source="variant, R10")
    dice_faces = choice("6", "8", "10", "12", "20", why="other dice for all", source="variant")
    start_face = choice("free", "random", why="the player turns the die, or it is drawn how it stands", source="R12")
    motor_noise = choice("device", "beginner", "club", "master", why="how much the hands of all players tremble; device adds nothing")
    shot_seconds = number(60, 0, 3600, why="whoever takes longer loses a die; 0 for no limit")
    board = BoardChoice(USUAL_BOARD, why="another board, of Pipyard or a file of your own", source="files")


class Rules:
    """The options in the form the rules use them; made once a game."""

    def __init__(self, seats: int, options: TumblinDiceOptions, board: Board) -> None:
        goal, _, amount = options.goal.partition(":")
        self.seats: int = seats
        self.board: Board = board
        self.goal: str = goal
        self.goal_number: int = int(amount)
        self.mode: str = mode_for(options.mode, seats)
        self.faces: int = int(options.dice_faces)
        self.remove: bool = options.short_dice == "remove"
        self.order: str = options.order
        self.launch: str = options.launch
        self.scoring: str = options.scoring
        self.ejected: bool = options.ejected == "negative"
        self.all_on_board: str = options.all_on_board
        self.random_face: bool = options.start_face == "random"
        self.noise: str = "" if options.motor_noise == "device" else options.motor_noise
        self.shot_seconds: int = options.shot_seconds
        sides = teams(self.mode, seats)
        self.side_of: list[int] = [seat % sides for seat in range(seats)]
        self.members: list[list[int]] = [[seat for seat in range(seats) if seat % sides == side] for side in range(sides)]
        self.dice_each: int = MODES[self.mode][2]
        self.has_bonus: bool = self.mode == "duel5bonus"
        self.alike: Even = Even([Move(face) for face in range(1, self.faces + 1)])

    def dice_of(self, seat: int) -> list[int]:
        """A player's dice for a round; a bonus die comes last."""
        own = [die(seat, count) for count in range(1, self.dice_each + 1)]
        return [*own, die(seat, BONUS)] if self.has_bonus else own

    def shots_a_side(self) -> int:
        return len(self.members[0]) * (self.dice_each + (1 if self.has_bonus else 0))

    def colour(self, index: int) -> str:
        """The colour of a die: two colours a player where one does not have enough dice."""
        seat, count = index >> 4, index & 15
        if self.mode == "teams16":
            return COLOURS[seat % 4]
        if self.mode == "teams6":
            return COLOURS[seat % 2 + (2 if seat // 2 * 3 + count > 5 else 0)]
        second = count > 5
        return COLOURS[seat + 2] if second else COLOURS[seat]

    def points(self, reading: Reading, bonus: bool) -> int:
        """What one die counts at the end of a round."""
        return worth(reading, self.board, self.scoring, self.ejected, bonus)

    def round_of(self, seat: int, readings: dict[int, Reading]) -> int:
        """A player's points of one round; dice without a reading were lost to the clock."""
        dice = self.dice_of(seat)
        points = [self.points(readings.get(index, LOST), index & 15 == BONUS) for index in dice]
        return round_worth(points, all([readings.get(index, LOST).zone > 0 for index in dice]), self.all_on_board)

    def facts(self) -> object:
        return (self.mode, self.seats)


LOST = Reading(SHORT, 0)


def mode_for(chosen: str, seats: int) -> str:
    """The mode a game is played in."""
    return USUAL[chosen].get(seats, "crowd") if chosen in USUAL else chosen


def teams(mode: str, seats: int) -> int:
    """How many sides play in a mode: the teams, or everybody alone."""
    return MODES[mode][1] or seats
