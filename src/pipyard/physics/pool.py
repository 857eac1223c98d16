"""Shots in other processes, so that whoever asks stays responsive: a table goes on talking while dice roll."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from pipyard.books.tumblin_dice.settling import Settling
from pipyard.books.tumblin_dice.shot import Shot
from pipyard.dice.board import Board
from pipyard.dice.pose import Pose, read_pose
from pipyard.physics.engine import PhysicsError
from pipyard.physics.flicking import PATIENCE, shoot
from pipyard.physics.motion import Motion, unpack

_boards: dict[str, Board] = {}
Asked = tuple[str, dict[str, object], int, tuple[Any, ...], dict[int, str], bool, bool]
Answered = tuple[str, bytes, bool]


def asked(chance: Settling, record: bool = True) -> Asked:
    """A shot as plain values that another process can read."""
    shot = chance.shot
    fields = (shot.kind, shot.die, shot.x, shot.y, shot.aim, shot.speed, shot.spin, shot.lift, shot.turn, shot.axis)
    before: dict[int, str] = {}
    for die, pose in chance.before.items():
        if pose is None:
            raise PhysicsError("a die without a known place cannot be simulated")
        before[die] = pose.text()
    return (chance.board.name, chance.board.entries, chance.faces, fields, before, chance.face_off, record)


def answer(question: Asked) -> Answered:
    """In the other process: the outcome as text, the packed motion, and whether time ran out."""
    name, entries, faces, fields, before, face_off, record = question
    board = _boards.get(name)
    if board is None:
        board = _boards[name] = Board(name, entries)
    shot = Shot(fields[0], fields[1])
    shot.x, shot.y, shot.aim, shot.speed, shot.spin, shot.lift, shot.turn, shot.axis = fields[2:]
    poses: dict[int, Pose | None] = {die: read_pose(text) for die, text in before.items()}
    settled = shoot(Settling(board, faces, shot, poses, face_off), record)
    packed = settled.motion.packed() if settled.motion is not None else b""
    return settled.outcome.text, packed, settled.capped


class Pool:
    """A few processes that shoot. Use it in a ``with``, or close it."""

    def __init__(self, processes: int = 2) -> None:
        self.processes = processes
        self.executor = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))

    def submit(self, question: Asked) -> Future[Answered]:
        """Ask for one shot; the future brings the answer."""
        try:
            return self.executor.submit(answer, question)
        except BrokenProcessPool:
            self.executor = self._start()
            return self.executor.submit(answer, question)

    def shoot(self, question: Asked, patience: float = 4 * PATIENCE) -> tuple[str, Motion | None, bool]:
        """Ask and wait, but not for ever."""
        future = self.submit(question)
        try:
            text, packed, capped = future.result(timeout=patience)
        except TimeoutError:
            future.cancel()
            raise PhysicsError(f"the shot was not resolved within {patience:g} seconds") from None
        except BrokenProcessPool:
            self.executor = self._start()
            raise PhysicsError("the process that simulated the shot has died; try again") from None
        return text, unpack(packed) if packed else None, capped

    def many(self, questions: Iterable[Asked]) -> list[Answered]:
        """Many shots, spread over the processes."""
        return list(self.executor.map(answer, questions, chunksize=8))

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
