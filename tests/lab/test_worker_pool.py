"""Handing out work: in order, never too much at once, spans that fit the time."""

from __future__ import annotations

from typing import TypeVar

import pytest

from pipyard.core.errors import PipyardError
from pipyard.lab.worker_pool import BATCHES_AHEAD, LocalProcesses, Pending, Piecework, WorkerPool, piecework, version, worker_pool

T = TypeVar("T")


def squares(offset: int, first: int, count: int) -> list[int]:
    return [offset + number * number for number in range(first, first + count)]


def broken(first: int, count: int) -> list[int]:
    raise PipyardError("this cannot be played")


class Slate(WorkerPool):
    """Three workers that pretend to take a hundredth of a second for each piece, and remember what they were given."""

    workers = 3

    def __init__(self) -> None:
        super().__init__()
        self.spans: list[int] = []
        self.open = self.most = 0

    def hand_out(self, work: Piecework[T], first: int, count: int) -> Pending[tuple[float, list[T]]]:
        self.spans.append(count)
        self.open += 1
        self.most = max(self.most, self.open)
        return Promise(self, work, first, count)

    def leave(self) -> None:
        pass


class Promise:
    def __init__(self, slate: Slate, work: Piecework[T], first: int, count: int) -> None:
        self.slate, self.work, self.first, self.count = slate, work, first, count

    def result(self) -> tuple[float, list[T]]:
        self.slate.open -= 1
        return 0.01 * self.count, self.work(self.first, self.count)  # type: ignore[return-value]

    def cancel(self) -> None:
        self.slate.open -= 1


def test_answers_come_in_order_and_few_wait() -> None:
    slate = Slate()
    assert list(slate.answers(piecework(squares, 7), 3, 4000)) == [7 + number * number for number in range(3, 4000)]
    assert slate.most <= 3 * BATCHES_AHEAD
    assert max(slate.spans) == pytest.approx(100, abs=2), "about a second of work"
    assert slate.spans[0] == 1
    assert slate.spans[-1] < 5, "towards the end everybody has something to do"


def test_whoever_stops_listening_leaves_nothing_behind() -> None:
    slate = Slate()
    answers = slate.answers(piecework(squares, 0), 0, 10_000)
    for _, answer in zip(range(20), answers, strict=False):
        assert answer >= 0
    answers.close()  # type: ignore[attr-defined]
    assert slate.open == 0


def test_a_second_question_of_the_same_kind_knows_how_long_a_piece_takes() -> None:
    slate = Slate()
    work = piecework(squares, 0)
    list(slate.answers(work, 0, 1000))
    slate.spans.clear()
    list(slate.answers(work, 0, 1000))
    assert slate.spans[0] > 50


def test_processes_answer_in_order_and_tell_what_is_wrong() -> None:
    with LocalProcesses(2) as workers:
        assert list(workers.answers(piecework(squares, 1), 0, 300)) == squares(1, 0, 300)
        assert list(workers.singly(piecework(squares, 1), 9)) == squares(1, 0, 9)
        with pytest.raises(PipyardError, match="cannot be played"):
            list(workers.answers(broken, 0, 5))


def test_one_process_needs_nobody_else() -> None:
    with worker_pool(1) as alone:
        assert list(alone.answers(piecework(squares, 0), 2, 5)) == [4, 9, 16]


def test_the_version_names_the_sources() -> None:
    assert version().startswith("pipyard ")
    assert len(version().split()) == 3
