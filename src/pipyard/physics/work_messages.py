"""Requests to the worker processes, and their answers, as plain values."""

from __future__ import annotations

from random import Random
from typing import Any

from pipyard.core.notation import read
from pipyard.core.space import Space
from pipyard.core.text import because
from pipyard.dice.board import Board
from pipyard.dice.pose import Pose, read_pose
from pipyard.dice.shot import Shot
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.physics.physics_source import simulate
from pipyard.physics.simulation import Simulation
from pipyard.physics.simulation_errors import PhysicsError, faults_reported
from pipyard.pyramid.action_fields import FORMS, Rig, forms
from pipyard.pyramid.action_notation import read_action
from pipyard.pyramid.outcome import ActionOutcome, LyingDie, Standing

SimulationRequest = tuple[Any, ...]
"""``("shot", …)`` or ``("action", …)``: only strings, numbers, lists and dictionaries, so that it can be sent anywhere."""
SimulationAnswer = tuple[str, bytes, bool]
"""The outcome as text, the packed motion (empty if it was not recorded), and whether time ran out."""

_boards: dict[str, Board] = {}
_RIG = ("ground", "steepest", "finger", "supported", "distance", "side", "lean", "ends_off", "taps", "farthest")


def asked(chance: Space, record: bool = True, seed: str = "") -> SimulationRequest:
    """A shot or an action as a request."""
    if isinstance(chance, ActionOutcome):
        return ("action", action_values(chance), seed, record)
    if not isinstance(chance, ShotOutcome):
        raise PhysicsError(because("why-only-shots-are-simulated"))
    shot = chance.shot
    fields = (shot.kind, shot.die, shot.x, shot.y, shot.aim, shot.speed, shot.spin, shot.lift, shot.turn, shot.axis)
    before: dict[int, str] = {}
    for die, pose in chance.before.items():
        if pose is None:
            raise PhysicsError(because("why-die-without-a-place"))
        before[die] = pose.text()
    return ("shot", (chance.board.name, chance.board.entries, chance.faces, fields, before, chance.face_off), seed, record)


def action_values(space: ActionOutcome) -> tuple[Any, ...]:
    """An action and its situation as plain values."""
    dice = [
        (die.number, die.colour, die.standing.how, die.standing.cell, die.standing.triple, die.standing.face, _die_text(die))
        for die in space.before.values()
    ]
    rig = {name: getattr(space.rig, name) for name in _RIG}
    goals = [sorted(goal) for goal in space.goals]
    return (dice, space.action.text(), rig, dict(space.fresh), space.elapsed, space.left, goals)


def _die_text(die: LyingDie) -> str:
    return die.pose.text() if die.pose is not None else ""


def action_of(values: tuple[Any, ...]) -> ActionOutcome:
    """The action that plain values describe."""
    listed, text, named, fresh, elapsed, left, goals = values
    before: dict[int, LyingDie] = {}
    for number, colour, how, cell, triple, face, place in listed:
        standing = Standing(how, cell, triple, face)
        before[number] = LyingDie(number, colour, standing, read_pose(place) if place else None)
    settings: dict[str, Any] = {**named, "lean": tuple(named["lean"])}
    rig = Rig(**settings)
    action = read_action(read(text, forms(*FORMS), "the hand"), rig)
    return ActionOutcome(before, action, rig, dict(fresh), elapsed, left, [frozenset(goal) for goal in goals])


def simulation_of(question: SimulationRequest) -> Simulation:
    """Simulate a request."""
    kind, values, seed, record = question
    if kind == "action":
        return simulate(action_of(values), Random(seed), record)
    name, entries, faces, fields, before, face_off = values
    board = _boards.get(name)
    if board is None or board.entries != entries:
        board = _boards[name] = Board(name, entries)
    shot = Shot(fields[0], fields[1])
    shot.x, shot.y, shot.aim, shot.speed, shot.spin, shot.lift, shot.turn, shot.axis = fields[2:]
    poses: dict[int, Pose | None] = {die: read_pose(text) for die, text in before.items()}
    return simulate(ShotOutcome(board, faces, shot, poses, face_off), Random(seed), record)


def answer(question: SimulationRequest) -> SimulationAnswer:
    """Entry point in the worker process."""
    with faults_reported():
        simulation = simulation_of(question)
    return simulation.outcome.text, simulation.motion.packed() if simulation.motion is not None else b"", simulation.capped
