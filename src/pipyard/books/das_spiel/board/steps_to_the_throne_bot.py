"""What bots know of the Steps to the Throne: how many turns a climb still takes, on average."""

from functools import cache

from pipyard.books.das_spiel.board.steps_to_the_throne import GATE, GREEN, RED, StepsToTheThroneOptions, StepsToTheThroneState, enters
from pipyard.vocabulary import *

MANY = 12.0
CALM = 40
"""So many rounds of reckoning, and the turns to be expected on a bare plate change no more."""
UNKNOWN = 99.0


def outlook(state: StepsToTheThroneState, seat: int) -> float:
    """What climbing has cost the others, less what it costs me: turns used and turns to be expected."""
    return cost(state, 1 - seat) - cost(state, seat)


def cost(state: StepsToTheThroneState, seat: int) -> float:
    """What a seat's climb costs it by the measure of the match; one that has not begun, what it costs on a bare plate."""
    climbing = seat == state.climber and state.legs < (1 if state.single else 2)
    ahead = turns_ahead(state) if climbing else 0.0 if state.used[seat] else bare_turns()[GATE]
    if state.measure == "captures" and not state.single:
        return 0.1 * ahead - 10.0 * state.captured[seat]
    if state.measure == "black_used" and not state.single:
        return ahead + state.placed[1 - seat]
    return ahead + state.used[seat]


def turns_ahead(state: StepsToTheThroneState) -> float:
    """How many turns the climber still needs, on average: the next two past the dice that lie there, the others as on a bare plate."""
    bare = bare_turns()
    near = [UNKNOWN] * BASE
    for place in within_reach(state, state.green):
        near[place] = expected(state, place, bare)
    near[state.green] = expected(state, state.green, bare)
    return expected(state, state.green, near)


def within_reach(state: StepsToTheThroneState, green: int) -> list[int]:
    """Where some roll leads from a funnel."""
    found: list[int] = []
    for axis in range(3):
        for direction in ALONG[axis]:
            for place in RAY[green][direction][:6]:
                lies = state.pile.at(place)
                if lies != RED:
                    found.append(place)
                if lies != EMPTY and lies != GREEN:
                    break
    return found


def expected(state: StepsToTheThroneState, green: int, turns: list[float]) -> float:
    """How many turns are needed from a funnel, if ``turns`` are needed from those around it."""
    best = [turns[green]] * 21
    for axis in range(3):
        for direction in ALONG[axis]:
            slot = 7 * axis
            for place in RAY[green][direction][:6]:
                slot += 1
                lies = state.pile.at(place)
                if lies != RED and turns[place] < best[slot]:
                    best[slot] = turns[place]
                if lies != EMPTY and lies != GREEN:
                    break
    before_throne = AT[green][0] == 6
    total = 0.0
    for shown in UP:
        if not before_throne or not enters(green, shown[1], shown[2]):
            total += min(best[shown[0]], best[7 + shown[1]], best[14 + shown[2]])
    return 1.0 + total / 24


@cache
def bare_turns() -> list[float]:
    """How many turns a climber needs from every funnel while no black die is in the way, on average."""
    state = StepsToTheThroneState(2, StepsToTheThroneOptions())
    turns = [MANY] * BASE
    for _ in range(CALM):
        for place in range(BASE):
            turns[place] = expected(state, place, turns)
    return turns
