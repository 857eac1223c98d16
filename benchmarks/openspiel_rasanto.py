"""Rasanto as one writes a game for OpenSpiel in Python: the standard game for two, with its funnels counted, not searched.

It is here to be measured beside Pipyard's own, so it is written as well as the interface allows: neighbours in tables, the
cascade with a stack, legal actions kept sorted. Cell numbers are those of Pipyard; seat 0 begins.
"""

from __future__ import annotations

import pyspiel

CELL_LIST = sorted(
    [(x, y, z) for x in range(9) for y in range(9 - x) for z in range(9 - x - y)],
    key=lambda cell: (-sum(cell), cell),
)
CELL_PLACES = {cell: index for index, cell in enumerate(CELL_LIST)}
BASE = 45
CELLS_UNDER = [
    [CELL_PLACES[x + 1, y, z], CELL_PLACES[x, y + 1, z], CELL_PLACES[x, y, z + 1]] if x + y + z < 8 else [] for x, y, z in CELL_LIST
]
CELLS_OVER = [[CELL_PLACES[cell] for cell in ((x - 1, y, z), (x, y - 1, z), (x, y, z - 1)) if cell in CELL_PLACES] for x, y, z in CELL_LIST]
OUTER_FACES = [(x == 0) + (y == 0) + (z == 0) for x, y, z in CELL_LIST]

GAME_TYPE = pyspiel.GameType(
    short_name="python_rasanto",
    long_name="Python Rasanto",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={},
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=BASE,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=BASE,
)


class RasantoGame(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self):
        return RasantoState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        raise NotImplementedError


class RasantoState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.colour = [-1] * len(CELL_LIST)
        self.held = [0] * len(CELL_LIST)
        self.empty = list(range(BASE))
        self.seat = 0

    def current_player(self):
        return self.seat if self.empty else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player):
        return self.empty

    def _apply_action(self, action):
        colour, held = self.colour, self.held
        self.empty.remove(action)
        colour[action] = self.seat
        dice = [action]
        while dice:
            for over in CELLS_OVER[dice.pop()]:
                count = held[over] + 1
                held[over] = count
                if count == 3:
                    a, b, c = CELLS_UNDER[over]
                    green = colour[a] + colour[b] + colour[c]
                    colour[over] = 1 if green in (0, 2) else 0
                    dice.append(over)
        self.seat = 1 - self.seat

    def _action_to_string(self, player, action):
        return "place {},{},{}".format(*CELL_LIST[action])

    def is_terminal(self):
        return not self.empty

    def faces(self):
        shown = [0, 0]
        for colour, outer in zip(self.colour, OUTER_FACES, strict=True):
            if colour >= 0:
                shown[colour] += outer
        return shown

    def returns(self):
        if self.empty:
            return [0.0, 0.0]
        red, green = self.faces()
        return [1.0, -1.0] if red > green else [-1.0, 1.0] if green > red else [0.0, 0.0]

    def __str__(self):
        return "".join(".rg"[colour + 1] for colour in self.colour)


pyspiel.register_game(GAME_TYPE, RasantoGame)
