"""A real cluster of two workers gives the numbers of one process, also when it loses one of them in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pipyard.core.errors import PipyardError
from pipyard.lab import worker_pool as pools
from pipyard.lab.subject import Subject
from pipyard.lab.tournament import Tournament, asked, meet
from pipyard.lab.worker_pool import DaskCluster, SingleProcess, piecework, version
from tests.lab.known import known

distributed = pytest.importorskip("distributed")
Workers = tuple[str, list[subprocess.Popen[bytes]]]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Workers]:
    """A scheduler and two workers, each a process of its own, on this machine only; the workers wait for the scheduler's file."""
    result = tmp_path / "scheduler.json"
    log = (tmp_path / "log").open("wb")
    running: list[subprocess.Popen[bytes]] = []

    def begin(who: str, *words: str) -> None:
        command = [sys.executable, "-m", f"distributed.cli.dask_{who}", *words, "--host", "127.0.0.1", "--no-dashboard"]
        running.append(subprocess.Popen([*command, "--scheduler-file", str(result)], stdout=log, stderr=log, cwd=tmp_path))

    try:
        begin("scheduler", "--port", "0")
        for _ in range(2):
            begin("worker", "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
        wait_for(result.exists)
        address = str(json.loads(result.read_text())["address"])
        with distributed.Client(address, timeout=300, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=300)
        yield address, running[1:]
    finally:
        for process in running:
            process.kill()
        for process in running:
            process.wait(60)
        log.close()


def wait_for(condition: Callable[[], object]) -> None:
    """As long as it takes; only a machine that does nothing at all ends it."""
    until = time.monotonic() + 300
    while not condition() and time.monotonic() < until:
        time.sleep(0.05)


WAITS = """
        import os, pathlib, time
        folder = pathlib.Path({folder!r})
        (folder / f"{{os.getpid()}}.here").touch()
        while not (folder / "go").exists():
            time.sleep(0.02)
        self.asked = True"""
"""A player who says that he is there and waits for a sign before he plays."""


@pytest.mark.filterwarnings("default")
def test_a_cluster_finds_the_same_as_one_process_and_survives_the_loss_of_a_worker(cluster: Workers, tmp_path: Path) -> None:
    address, workers = cluster
    version.cache_clear()  # somebody may have edited the sources since this process came up
    question = asked(Subject("rasanto"), ["greedy", "random"], 12, "3", settle=False)
    coin = known("coin")
    slow = Subject(coin.word, (), coin.source.replace("\n        self.asked = True", WAITS.format(folder=str(tmp_path))))
    work = piecework(meet, slow, 2, ["greedy", "random"], "0", None)
    with SingleProcess() as alone:
        expected = Tournament(question).run(alone)

    def lose() -> None:
        """When both workers are in the middle of a game, the game of one of them is lost."""
        wait_for(lambda: len(list(tmp_path.glob("*.here"))) == 2)
        workers[0].kill()
        workers[0].wait(60)
        (tmp_path / "go").touch()

    losing = threading.Thread(target=lose)
    with DaskCluster(address) as pool:
        assert pool.workers == 2
        assert Tournament(question).run(pool) == expected
        losing.start()
        # a file of the user's own travels with the work
        found = list(pool.answers(work, 0, 8))
        losing.join()
    assert workers[0].poll() is not None
    with SingleProcess() as alone:
        assert found == list(alone.answers(work, 0, 8))


def test_where_nobody_listens_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "CONNECT_TIMEOUT", 0.1)
    with pytest.raises(PipyardError, match="no scheduler"):
        DaskCluster("tcp://127.0.0.1:9")
