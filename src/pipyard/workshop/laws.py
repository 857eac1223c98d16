"""The laws of every game, checked by ``pipyard check`` and by the tests: what breaks one raises :class:`BrokenLaw`."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import cast

import msgspec

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.facts import facts, slots
from pipyard.core.game import Game, State
from pipyard.core.notation import Atom, Move
from pipyard.core.scene import AREA_KINDS, Scene
from pipyard.core.scene_extra import PlateExtra
from pipyard.core.space import Biased, Even, Finite, Listed, Space, Weighted
from pipyard.core.text import Text, bare, because
from pipyard.core.turn import Chance, Choose, Over, Turn
from pipyard.pictures.pyramid_drawing import Drawing, picture
from pipyard.pyramid.cells import CELLS, Cell

WEIGHED = 60
"""Decisions compared at a position."""
MOST_CHECKED_MOVES = 300
"""A longer list of moves is sampled."""
MOST_ODDS = 2000
"""The odds of longer lists are not added up."""
MOST_PICKED = 20_000
CELL_NAMES = frozenset(cell.text for cell in CELLS)
DRAWN = {
    "drawn_scores": "scores",
    "drawn_areas": "areas",
    "drawn_rolls": "rolls",
    "drawn_heaps": "heaps",
    "drawn_dice": "dice",
    "said": "say",
}
"""Methods that return the parts of a scene, as lists, and the fields of the parts."""
BLANK = re.compile(r"\{(\w+)\}")
"""A placeholder in a sentence."""


class BrokenLaw(PipyardError):
    """A law is broken. ``blame`` names what the author wrote, or should have written: methods, the most likely first, or a ``field``."""

    def __init__(self, text: Text, *blame: str, field: str = "", line: int = 0, kind: type | None = None) -> None:
        super().__init__(text)
        self.blame = blame
        self.field = field
        self.line = line
        self.kind = kind
        """The class to blame, if it is not the state's."""


# the viewer, and the moves to choose from


def viewers(seats: int) -> list[int | None]:
    return [*range(seats), None]


def viewer_name(viewer: int | None) -> Text:
    return because("check-spectator") if viewer is None else because("check-seat", seat=viewer)


def asked(state: State) -> list[int]:
    turn = state.turn()
    return list(turn.seats) if isinstance(turn, Choose) else []


def seat_to_ask(turn: Choose, rng: Random) -> int:
    return turn.seats[int(rng.random() * len(turn.seats))]


def members(space: Space, most: int) -> list[Move]:
    """Some members of a space: all of a short list, otherwise samples."""
    if isinstance(space, Finite) and space.size() <= most:
        return space.all()
    rng = Random(most)
    return list({move.text: move for move in [space.sample(rng) for _ in range(most)]}.values())


def neighbours(space: Space, rng: Random) -> list[Move]:
    """Neighbours in a list, which often differ in one part only, or samples."""
    if not isinstance(space, Finite):
        return [space.sample(rng) for _ in range(WEIGHED)]
    listed = space.all()
    first = int(rng.random() * max(1, len(listed) - WEIGHED))
    return listed[first : first + WEIGHED]


def walked(space: Space) -> list[str]:
    """Every move that picking atom by atom can reach."""
    found: list[str] = []
    reach: list[tuple[Atom, ...]] = [()]
    while reach:
        prefix = reach.pop()
        steps = space.steps(prefix)
        if steps.done:
            found.append(Move(*prefix).text)
        reach.extend([(*prefix, atom) for atom in steps.atoms])
        if len(reach) + len(found) > MOST_PICKED:
            raise _unreachable(space, Move(*prefix).text)
    return found


def follow(space: Space, move: Move) -> None:
    """Pick a move atom by atom."""
    for depth, atom in enumerate(move.atoms):
        offered = [str(one) for one in space.steps(move.atoms[:depth]).atoms]
        if offered.count(str(atom)) != 1:
            raise _unreachable(space, move.text)
    if not space.steps(move.atoms).done or space.parse(move.text) != move:
        raise _unreachable(space, move.text)


def wander(space: Space, rng: Random) -> Move:
    """A move picked at random among the atoms offered."""
    prefix: tuple[Atom, ...] = ()
    while True:
        steps = space.steps(prefix)
        if not steps.atoms and not steps.done:
            raise _unreachable(space, " ".join([str(atom) for atom in prefix]))
        if steps.done and (not steps.atoms or rng.random() < 0.5):
            return Move(*prefix)
        prefix = (*prefix, steps.atoms[int(rng.random() * len(steps.atoms))])


# turns and spaces


def turn_of(state: State, seats: int) -> Turn:
    """Whatever happens next is valid."""
    turn = state.turn()
    if isinstance(turn, Choose):
        for seat in turn.seats:
            if not 0 <= seat < seats:
                raise BrokenLaw(because("check-no-such-seat", seat=seat, last=seats - 1), "on_turn", "turn")
    elif isinstance(turn, Over):
        if len(turn.ranks) != seats or len(turn.scores) != seats:
            raise BrokenLaw(because("check-ranks", ranks=len(turn.ranks), scores=len(turn.scores), seats=seats), "ended", "turn")
        if not turn.why:
            raise BrokenLaw(because("check-no-why"), "ended", "turn")
    elif not isinstance(turn, Chance):
        raise BrokenLaw(because("check-no-turn", got=got(turn)), "turn", "on_turn")
    elif not isinstance(cast("object", turn.space), Space):
        raise BrokenLaw(because("check-no-chance", got=got(turn.space)), "on_turn", "turn")
    return turn


def space_of(state: State, seat: int) -> Space:
    """A seat that is to move has a move."""
    space = state.moves(seat)
    if not isinstance(cast("object", space), Space):
        raise BrokenLaw(because("check-no-space", got=got(space)), "moves")
    _holds_moves(space, "moves")
    if (isinstance(space, Finite) and space.size() == 0) or not space.steps().atoms:
        raise BrokenLaw(because("check-no-moves", seat=seat), "moves")
    return space


def _holds_moves(space: Space, *blame: str) -> None:
    """A list of moves or outcomes holds nothing else."""
    for one in cast("list[object]", space.all()) if isinstance(space, (Listed, Even, Biased)) else []:
        if not isinstance(one, Move):
            raise BrokenLaw(because("check-no-move", space=type(space).__name__, got=got(one)), *blame)


def odds_add_up(space: Space, rng: Random) -> None:
    """Chance outcomes are possible, parse back, and their odds add up to one."""
    _holds_moves(space, "on_turn", "turn")
    if isinstance(space, Weighted) and space.size() == 0:
        raise BrokenLaw(because("check-no-outcomes", space=type(space).__name__), "on_turn", "turn")
    weights: list[object] = list(space.weights) if isinstance(space, Biased) else []
    if not all([isinstance(weight, int) and weight >= 0 for weight in weights]) or (weights and not any(weights)):
        raise BrokenLaw(because("check-weights", weights=", ".join([str(weight) for weight in weights])), "on_turn", "turn")
    if isinstance(space, Biased) and len(weights) != len(space.outcomes):
        raise BrokenLaw(because("check-weights-count", weights=len(weights), outcomes=len(space.outcomes)), "on_turn", "turn")
    for _ in range(5):
        landed = space.sample(rng)
        if not space.contains(landed) or not _parses_back(space, landed) or not isinstance(cast("object", space.shown(landed, None)), str):
            raise BrokenLaw(
                because("check-outcome", outcome=landed.text, space=type(space).__name__),
                "contains",
                "all",
                "on_turn",
                "turn",
                kind=type(space),
            )
    if isinstance(space, Weighted) and space.size() <= MOST_ODDS:
        total = sum([space.odds(landed) for landed in {one.text: one for one in space.all()}.values()], Fraction(0))
        if total != 1:
            raise BrokenLaw(because("check-odds", space=type(space).__name__, sum=str(total)), "odds", kind=type(space))


def _parses_back(space: Space, landed: Move) -> bool:
    try:
        return space.parse(landed.text) == landed
    except Unparsable:
        return False


def reads_back(game: Game, space: Space, most: int = 40) -> None:
    """The text of a move parses back to the same move."""
    for move in members(space, most):
        try:
            again = game.parse(str(move))
        except Unparsable:
            raise BrokenLaw(because("check-notation", move=move.text, forms=", ".join(game.forms)), "Game") from None
        same = (again.verb, again.at, again.to, again.number) == (move.verb, move.at, move.to, move.number)
        if not same or (again.names(), again.numbers()) != (move.names(), move.numbers()) or not space.contains(again):
            raise BrokenLaw(because("check-notation", move=move.text, forms=", ".join(game.forms)), "Game")


def steps_reach(game: Game, space: Space, rng: Random) -> None:
    """Picking atom by atom reaches every move and nothing else."""
    if isinstance(space, Finite) and space.size() <= MOST_CHECKED_MOVES:
        listed = [move.text for move in space.all()]
        for one, other in pairwise(sorted(listed)):
            if one == other:
                raise BrokenLaw(because("check-twice", move=one), "moves", kind=type(space))
        reached = walked(space)
        for text in set(reached) ^ set(listed):
            raise _unreachable(space, text)
        if space.size() != len(listed) or len(reached) != len(listed):
            raise _unreachable(space, listed[0])
    for move in members(space, 10):
        if not space.contains(move):
            raise _unreachable(space, move.text)
        follow(space, move)
    for _ in range(5):
        wandered = wander(space, rng)
        if not space.contains(wandered) or not space.contains(game.parse(wandered.text)):
            raise _unreachable(space, wandered.text)


def _unreachable(space: Space, move: str) -> BrokenLaw:
    return BrokenLaw(because("check-steps", move=move), "steps", "contains", "moves", kind=type(space))


def refuses(game: Game, state: State, seat: int, others: list[Move], rng: Random) -> int:
    """Illegal moves are refused, with a readable reason; return how many were tried.

    They are moves of other turns (``others``) and moves of this one with a part changed.
    """
    space = state.moves(seat)
    listed = members(space, 12)
    tried = {move.text: move for move in [*others, *[_changed(move, rng) for move in listed for _ in range(4)]]}
    held = facts(state)
    count = 0
    for text in tried:
        try:
            move = game.parse(text)
        except Unparsable:
            continue
        if space.contains(move):
            continue
        count += 1
        for looked in (state, state.view(seat)):
            why = cast("object", looked.objection(seat, move))
            if why is not None and not isinstance(why, (Text, str)):
                raise BrokenLaw(because("check-no-objection", got=got(why)), "objection")
            if isinstance(why, Text) and " " in why.key and (left := BLANK.search(bare(why))):
                raise BrokenLaw(because("check-unfilled", name=left[1]), "objection")
        if facts(state) != held:
            raise BrokenLaw(because("check-looking-changes", method="objection"), "objection", "moves")
    return count


def _changed(move: Move, rng: Random) -> Move:
    """A move with one part changed: a number out of range, another cell, or a missing part."""
    atoms = list(move.atoms)
    at = int(rng.random() * len(atoms))
    atom = atoms[at]
    if isinstance(atom, Cell):
        atoms[at] = CELLS[int(rng.random() * len(CELLS))]
    elif isinstance(atom, int):
        atoms[at] = (atom + 1, atom - 1, 0, -1, 99)[int(rng.random() * 5)]
    elif at:
        del atoms[at]
    return Move(*atoms)


# states


def only_looks(state: State, seats: int) -> None:
    """Queries do not change a state."""
    held = facts(state)
    for method, ask in {
        "turn": state.turn,
        "moves": lambda: [state.moves(seat) for seat in asked(state)],
        "view": lambda: [state.view(viewer) for viewer in viewers(seats)],
        "scene": state.scene,
        "outlook": lambda: _outlooks(state, seats),
    }.items():
        ask()
        if facts(state) != held:
            raise BrokenLaw(because("check-looking-changes", method=method), method, "turn")


def _outlooks(state: State, seats: int) -> None:
    for seat in range(seats):
        hope = cast("object", state.outlook(seat))
        if not isinstance(hope, int | float):
            raise BrokenLaw(because("check-no-outlook", got=got(hope)), "outlook")


def differing(one: State, other: State) -> str:
    """The first field in which two states differ."""
    for name in slots(other):
        if facts(getattr(one, name, None)) != facts(getattr(other, name, None)):
            return name
    return type(other).__name__


def scenes_are_drawn(state: State, seats: int, title: str = "") -> None:
    """Every view can be sent to a browser and drawn."""
    for viewer in viewers(seats):
        view = state.view(viewer)
        try:
            scene = view.scene()
        except Exception:
            _drawn_lists(view)
            raise
        if not isinstance(cast("object", scene), Scene):
            raise BrokenLaw(because("check-no-scene", got=got(scene)), "scene")
        try:
            same = msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
            msgspec.convert(scene.extra, PlateExtra)
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            part = next((method for method, field in DRAWN.items() if f"$.{field}" in str(error)), "drawn_besides")
            raise BrokenLaw(because("check-scene-json", error=str(error)), part, "scene", "drawn_besides", *DRAWN) from None
        if not same:
            raise BrokenLaw(because("check-scene-other"), "scene", "drawn_besides", *DRAWN)
        if len(scene.scores) not in (0, seats):
            raise BrokenLaw(because("check-scores", count=len(scene.scores), seats=seats), "drawn_scores", "scene")
        for area in scene.areas:
            drawn = [*area.cells, *filter(None, [area.of])]
            if area.kind not in AREA_KINDS or not -1 <= area.owner < seats or not CELL_NAMES.issuperset(drawn):
                kinds = ", ".join(AREA_KINDS)
                raise BrokenLaw(because("check-area", area=area.kind, kinds=kinds), "drawn_areas", "scene")
        try:
            picture(Drawing(scene.dice), title, pips=True)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BrokenLaw(because("check-scene-picture", error=why), "drawn_dice", "scene") from None


def _drawn_lists(state: State) -> None:
    for method in DRAWN:
        drawn: object = getattr(state, method)() if hasattr(state, method) else []
        if not isinstance(drawn, (list, tuple)):
            raise BrokenLaw(because("check-no-list", method=method, got=got(drawn)), method)


# secrets


def views_are_enough(state: State) -> None:
    """A seat that is to move has the same moves in its own view."""
    for seat in asked(state):
        view = state.view(seat)
        mine = view.turn()
        if not isinstance(mine, Choose) or seat not in mine.seats:
            raise BrokenLaw(because("check-view-moves", seat=seat), "conceal", "moves")
        space, seen = state.moves(seat), view.moves(seat)
        if isinstance(space, Finite) and space.size() <= MOST_CHECKED_MOVES:
            same = isinstance(seen, Finite) and sorted([move.text for move in seen.all()]) == sorted([move.text for move in space.all()])
        else:
            same = all([seen.contains(move) for move in members(space, 20)]) and all([space.contains(move) for move in members(seen, 20)])
        if not same:
            raise BrokenLaw(because("check-view-moves", seat=seat), "conceal", "moves")


def got(thing: object) -> str:
    """The type of a returned value, in a word."""
    return "None" if thing is None else type(thing).__name__
