"""Why games end, asked again: for every reason a question to the last position and the last event.

The questions are put in the words of the reason, to the dice that lie and to what happened last, and not to the code that gave it.
Most reasons mean the same in every game; those that mean something of their own in one stand under its key.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from typing import Any

from pipyard.books.das_spiel.alteration.slipped import OWN, fulfilled
from pipyard.books.das_spiel.board.reducto import stranded
from pipyard.core.game import Game
from pipyard.core.notation import Move
from pipyard.core.turn import Over
from pipyard.pyramid.cells import ABOVE, AT, AXES, BASE, SIZE, cells

CORNERS = cells("8,0,0 0,8,0 0,0,8")


@dataclass
class End:
    """The end of a game: how it stands, what happened last, who did it (-1: chance), and after how many events."""

    game: Game
    over: Over
    state: Any
    by: int
    last: Move
    length: int

    @property
    def winners(self) -> list[int]:
        return self.over.winners()

    @property
    def winner(self) -> int:
        (only,) = self.winners
        return only

    @property
    def option(self) -> Any:
        return self.game.options

    def places(self, colour: int) -> list[int]:
        """The cells in which a colour lies."""
        return [place for place in range(SIZE) if self.state.pile.at(place) == colour]

    def lying(self) -> int:
        return sum(bool(self.state.pile.occupied(place)) for place in range(SIZE))

    def all_winners_have_none(self, left: list[int]) -> bool:
        return self.winners == [seat for seat, count in enumerate(left) if count == 0]

    def rounds_are_over(self, limit: int) -> bool:
        return 0 < limit <= self.state.turns // self.state.seats

    def nobody_is_able(self) -> bool:
        return not any(self.state.copy().able(seat) for seat in range(self.state.seats))


Question = Callable[[End], bool]


def rolled_more(end: End) -> bool:
    """The last event is a roll, and it is larger than the stock of whoever wins by it."""
    return end.by < 0 and end.last.number > end.state.stock[end.winner]


def one_is_buried(end: End) -> bool:
    """No cell above the dice of the seat whose turn it is is empty, or the pyramid is complete."""
    own = end.places(end.state.seat)
    above = [int(ABOVE[place][axis]) for place in own for axis in AXES]
    return end.lying() == SIZE or (bool(own) and all(place < 0 or end.state.pile.occupied(place) for place in above))


def tried_enough(end: End) -> bool:
    """Everybody has made all attempts; where the first success is enough, that ends them too."""
    most = end.option.attempts
    return all(len(own) == most or (len(own) < most and own[-1][0] == 1) for own in end.state.tries)


def rows_alike(end: End) -> bool:
    """Masquerade: three edges alike from foot to top; in training each of one colour."""
    for seat in end.winners:
        words = end.state.words(seat)
        if end.option.mode == "training":
            if any(len(set(word)) > 1 or "k" in word for word in words):
                return False
        elif len(set(words)) > 1:
            return False
    return True


def runs(chain: list[int], step: int) -> int:
    """The longest run of neighbours that differ by a step."""
    best = run = 1
    for before, after in pairwise(chain):
        run = run + 1 if after - before == step else 1
        best = max(best, run)
    return best


def slid_into_place(end: End) -> bool:
    """Slide: six of a kind, one to six, or six dice of an edge like the black ones beside them, on the winner's side."""
    side, state = end.winner, end.state
    chain = [state.pile.face(place, side) for place in chain_of(side)]
    if any(reads(objective, [chain]) for objective in getattr(state, "objectives", [])):
        return True
    if end.option.third_goal == "matched":
        for spar in AXES:
            if spar == side:
                continue
            beside = 3 - side - spar
            alike = 0
            for far in range(1, 8):
                edge, black = [0, 0, 0], [0, 0, 0]
                edge[spar], black[spar], black[beside] = far, far, 1
                alike += state.pile.face(at(edge), side) == state.pile.face(at(black), side)
            if alike >= 6:
                return True
    if not end.option.adjacent:
        return max(chain.count(face) for face in range(1, 7)) >= 6 or in_order(chain) or in_order(chain[::-1])
    if end.option.order == "any" and any(len(set(chain[first : first + 6])) == 6 for first in range(12)):
        return True
    return max(runs(chain, step) for step in (0, 1, -1)) >= 6


def reads(objective: str, chains: list[list[int]]) -> bool:
    """Whether all parts of an objective of the players' own lie in some chains, found by text, no two in the same place."""
    spans: list[set[tuple[int, int, int]]] = []
    for part in objective.split("+"):
        form, names = "", dict[str, str]()
        for sign in part:
            if sign.isdigit():
                form += sign
            elif sign in names:
                form += f"(?P={names[sign]})"
            else:
                others = "".join(f"(?!(?P={name}))" for name in names.values())
                names[sign] = f"n{len(names)}"
                form += f"{others}(?P<{names[sign]}>.)"
        found: set[tuple[int, int, int]] = set()
        for number, chain in enumerate(chains):
            text = "".join(map(str, chain))
            for match in re.finditer(f"(?={form})", text):
                found.add((number, match.start(), match.start() + len(part)))
            for match in re.finditer(f"(?={form})", text[::-1]):
                found.add((number, len(text) - match.start() - len(part), len(text) - match.start()))
        spans.append(found)
    return any(
        all(one[0] != other[0] or one[2] <= other[1] or other[2] <= one[1] for one, other in combinations(chosen, 2))
        for chosen in product(*spans)
    )


def in_order(chain: list[int]) -> bool:
    """Whether 1 to 6 come one after the other, with anything between them."""
    wanted = 1
    for face in chain:
        wanted += face == wanted
    return wanted == 7


def at(xyz: list[int]) -> int:
    return cells(",".join(map(str, xyz)))[0]


def chain_of(side: int) -> list[int]:
    """The 17 cells from foot to foot over the apex that show on a side."""
    left, right = (side + 1) % 3, (side + 2) % 3
    return [at([far if axis == left else 0 for axis in AXES]) for far in range(8, 0, -1)] + [
        at([far if axis == right else 0 for axis in AXES]) for far in range(9)
    ]


def corner_cells(axis: int, least: int) -> list[int]:
    """The pyramid that stands in a corner of the plate."""
    return [place for place in range(SIZE) if AT[place][axis] >= least]


def in_another_corner(end: End) -> bool:
    """Diebylon: the winner's ten dice fill one of the other corners."""
    own = end.places(end.winner)
    return len(own) == 10 and any(own == corner_cells(axis, 6) for axis in AXES if axis != end.winner)


def on_top_of_another_corner(end: End) -> bool:
    """Diebylon: the winner's die stands on a corner that is full below it and is not the winner's."""
    others = [corner_cells(axis, 6) for axis in AXES if axis != end.winner]
    return any(end.state.pile.at(corner[-1]) == end.winner for corner in others)


def triangle_formed(end: End) -> bool:
    """The winner's six dice lie on the plate as a triangle of rows of one, two and three."""
    own = sorted(place for row in range(3) for place in end.places(3 * end.winner + row))
    lines = [[sum(AT[place][axis] == value for place in own) for value in range(9)] for axis in AXES]
    return len(own) == 6 and own[-1] < BASE and all(sorted(filter(None, line)) == [1, 2, 3] for line in lines)


def nothing_leads_off(end: End) -> bool:
    """Reducto: dice are left, and no numbers on them could ever free one."""
    return end.lying() > 1 and stranded(end.state.pile, end.state.must)


def moved_house(end: End) -> bool:
    """Mound Mover: all twenty dice stand where the next one's mountain was, at the end of a round."""
    done = [seat for seat in AXES if all(AT[place][(seat + 1) % 3] >= 5 for place in end.places(seat))]
    return end.winners == done and end.state.turns % end.state.seats == 0


def angel_caught(end: End) -> bool:
    """The devil stands where the angel is, or on it."""
    angel, devil = end.state.where
    return angel == devil or devil in [int(ABOVE[angel][axis]) for axis in AXES]


def card_fulfilled(end: End) -> bool:
    """Slipped: one of the winner's cards is fulfilled; where cards are claimed, by the claim just made."""
    chains = [[end.state.pile.face(place, side) for place in chain_of(side)] for side in AXES]
    views = end.state.views()
    held = any(
        reads(end.state.objectives[card - OWN], chains) if card >= OWN else fulfilled(card, chains, views)
        for card in end.state.hands[end.winner]
    )
    return held and (end.option.claim == "automatic" or (end.last.verb == "claim" and end.by == end.winner))


def is_finish(place: int) -> bool:
    """Race: the twelve scoring funnels, the border of the far corner and the line across it."""
    x, y, z = AT[place]
    return x == 4 or (x > 4 and 0 in (y, z))


def no_throw_left(end: End) -> bool:
    """Hide Away: nobody who is still in the game can throw."""
    state = end.state
    return all(state.stock[seat] == 0 or state.throws[seat] >= state.max_throws or seat in state.out for seat in range(state.seats))


def hidden(end: End, seat: int) -> bool:
    return end.state.counts()[seat] == 9


def reached_the_target(end: End) -> bool:
    """Tumblin-Dice: only the winning side has the highest total, and it is enough."""
    goal = int(end.option.goal.partition(":")[2])
    return max(end.over.scores) >= goal and all(end.over.scores[seat] == max(end.over.scores) for seat in end.winners)


def rounds_of_tumblin(end: End) -> bool:
    return end.state.round == int(end.option.goal.partition(":")[2]) and end.state.overtime == 0


REASONS: dict[str, Question] = {
    "all-dice-home": lambda end: len([place for place in end.places(end.winner) if AT[place][end.winner] == 0]) == 6,
    "all-dice-used": lambda end: end.all_winners_have_none(end.over.scores) and end.by >= 0,
    "all-own-dice-off": lambda end: not any(end.places(seat % 3) for seat in end.winners),
    "amoeba-at-home": lambda end: bool(end.state.pile.occupied(CORNERS[end.winner])),
    "angel-cannot-move": lambda end: not end.state.jumps(0),
    "angel-caught": angel_caught,
    "angel-escaped": lambda end: end.state.green == [0, 0] and not angel_caught(end),
    "attempts-all-failed": lambda end: tried_enough(end) and not any(tried[0] for own in end.state.tries for tried in own),
    "attempts-made": tried_enough,
    "both-have-climbed": lambda end: end.state.legs == 2 and min(end.state.used) > 0,
    "both-in-the-goal": lambda end: not any(end.state.outside(seat) for seat in range(2)),
    "climber-out-of-turns": lambda end: end.winner != end.state.climber and end.state.steps_left == 0,
    "corner-complete": lambda end: all(end.state.pile.at(place) == end.winner for place in end.state.corners[end.winner]),
    "corner-reached": lambda end: end.state.explorer[end.winner] == CORNERS[end.winner],
    "corners-complete": lambda end: all(len(end.places(seat)) == 20 for seat in range(3)),
    "enough-dice-kept": lambda end: max(sum(heap) for heap in end.state.kept) >= (10 if end.state.seats <= 4 else 7),
    "enough-dice-stored": lambda end: end.state.stored[end.winner] == max(end.state.stored) == end.state.target,
    "enough-dice-won": lambda end: end.state.won[end.winner] + end.state.action[end.winner] >= end.option.target,
    "enough-smugglers-arrived": lambda end: len([place for place in end.places(0) if AT[place][0] == 0]) >= end.option.needed,
    "everybody-was-shepherd": lambda end: end.state.rounds_played == end.state.seats,
    "fewer-than-two-dice": lambda end: min(len(end.places(seat)) + end.state.stock[seat] for seat in range(end.state.seats)) < 2,
    "finish-full": lambda end: all(end.state.pile.occupied(place) for place in range(BASE) if is_finish(place)),
    "finished": lambda end: end.last.verb == "finish",
    "flickers-all-on-plate": lambda end: (
        end.state.drawn_scores()[end.winner] == max(end.state.drawn_scores()) and end.state.stock[end.winner] == 0
    ),
    "hide-away-counted": no_throw_left,
    "hide-away-hidden": lambda end: all(hidden(end, seat) for seat in end.winners),
    "hide-away-last": lambda end: len([seat for seat in range(end.state.seats) if not hidden(end, seat)]) < 2,
    "last-die-placed": lambda end: end.state.stock[end.winner] == 0 and end.by >= 0,
    "last-in-the-game": lambda end: [seat for seat, count in enumerate(end.state.stock) if count] == end.winners,
    "map-full": lambda end: all(0 not in sheet.at for sheet in end.state.sheets),
    "no-capture-any-more": lambda end: end.state.turns - end.state.calm_from >= end.option.quiet_rounds * end.state.seats,
    "no-covering-die-left": lambda end: not any(end.state.pile.occupied(place) for place in range(BASE, SIZE)),
    "no-dice-in-stock": lambda end: end.state.stock[end.winner] == 0,
    "no-die-can-be-freed": nothing_leads_off,
    "no-die-left": lambda end: end.lying() == 0,
    "no-red-and-green-left": lambda end: not any(end.state.hands[end.winner]),
    "nobody-can-build": lambda end: (
        not any(end.state.builds(seat, count) for seat in range(end.state.seats) for count in range(1, min(6, end.state.stock[seat]) + 1))
    ),
    "nobody-can-move": End.nobody_is_able,
    "nobody-can-place": End.nobody_is_able,
    "nobody-can-set": End.nobody_is_able,
    "nobody-puts-a-die": lambda end: end.option.placing == "may" and end.state.turns // end.state.seats - end.state.placed_in > 3,
    "nobody-puts-dice": lambda end: end.state.quiet >= end.option.quiet_rounds,
    "nothing-grabbed": lambda end: end.state.barren >= end.option.stall_turns and end.lying() > 0,
    "nothing-taken-for-long": lambda end: end.state.stall >= end.option.stall_limit,
    "objective-fulfilled": card_fulfilled,
    "one-die-left": lambda end: end.lying() == 1,
    "only-the-plate-left": lambda end: (
        end.last.verb in ("stop", "pass", "close", "idle")
        and 0 < end.lying() == sum(bool(end.state.pile.occupied(place)) for place in range(BASE))
    ),
    "overtime-shared": lambda end: len(end.winners) > 1 and end.state.overtime == 10,
    "overtime-won": lambda end: end.state.overtime > 0,
    "peek-limit": lambda end: end.state.misses >= 200,
    "plate-empty": lambda end: end.lying() == 0,
    "plate-full": lambda end: all(end.state.pile.occupied(place) for place in range(BASE)),
    "player-buried": one_is_buried,
    "put-back-limit": lambda end: end.state.put_backs >= 200,
    "pyramid-complete": lambda end: end.lying() == SIZE,
    "quiet-limit": lambda end: end.state.quiet >= end.option.quiet_limit,
    "riddles-solved": lambda end: end.state.riddles_left == 0,
    "rolled-more-than-the-stock": rolled_more,
    "round-limit": lambda end: end.rounds_are_over(end.state.max_rounds),
    "rounds-played": rounds_of_tumblin,
    "rounds-won": lambda end: max(end.state.wins) == int(end.option.goal.partition(":")[2]),
    "stock-empty": lambda end: end.all_winners_have_none(end.state.stock) and end.by >= 0,
    "target-reached": reached_the_target,
    "throne-reached": lambda end: end.last.verb == "enter" and end.winner == end.by,
    "throws-made": lambda end: end.state.throws >= end.state.max_throws and min(end.state.stock) > 0,
    "time-over": lambda end: end.by < 0 and end.last.verb == "over",
    "too-few-smugglers-left": lambda end: len(end.places(0)) < end.option.needed,
    "top-of-a-corner": on_top_of_another_corner,
    "triangle-formed": triangle_formed,
    "turn-limit": lambda end: end.state.needed() >= end.state.extra_limit,
}
"""What every reason says, whatever the game."""

OF_A_GAME: dict[tuple[str, str], Question] = {
    ("bunte_kuh", "round-limit"): lambda end: end.state.rounds_played >= end.option.round_cap,
    ("spotted_cow", "round-limit"): lambda end: end.state.rounds_played >= end.state.round_cap,
    ("diebylon", "goal-reached"): in_another_corner,
    ("finish", "goal-reached"): lambda end: len([place for place in end.places(end.winner) if AT[place][end.winner] == 0]) == 7,
    ("golden_centre", "round-limit"): lambda end: end.state.turns >= end.option.max_rounds,
    ("lookout", "round-limit"): lambda end: end.state.turns >= end.state.round_limit,
    ("masquerade", "goal-reached"): rows_alike,
    ("mound_mover", "goal-reached"): moved_house,
    ("mucho", "round-limit"): lambda end: end.rounds_are_over(end.state.last_round),
    ("my_game", "pyramid-complete"): lambda end: not end.state.pile.funnel_cells(),
    ("my_game", "plate-empty"): lambda end: not end.state.own_dice(),
    ("my_game", "stock-empty"): lambda end: 0 in end.state.stock,
    ("slide", "goal-reached"): slid_into_place,
    ("slipped", "last-player-left"): lambda end: [seat for seat in range(end.state.seats) if seat not in end.state.out] == end.winners,
    ("cui_bono_kosmos", "last-player-left"): lambda end: len(end.state.out) == end.state.seats - 1,
    ("cui_bono", "last-player-left"): lambda end: len(end.state.out) == end.state.seats - 1,
    ("trulla", "all-dice-used"): lambda end: not any(end.state.stock),
    ("trulla", "pyramid-complete"): lambda end: bool(end.state.tally) or end.lying() == SIZE,
    ("tumblin_dice", "round-limit"): lambda end: end.state.round == 60,
    ("wuerfelmarsch", "goal-reached"): lambda end: end.state.pile.at(CORNERS[end.winner]) == end.winner,
    ("wuerfelmarsch", "last-player-left"): lambda end: [seat for seat in AXES if end.places(seat)] == end.winners,
    ("ruins", "all-dice-used"): lambda end: 0 in end.state.stock,
}
"""What a reason says in one game, where that is something else."""


def question(key: str, why: str) -> Question | None:
    return OF_A_GAME.get((key, why), REASONS.get(why))
