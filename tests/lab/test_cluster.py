"""A real cluster of two workers gives the numbers of one process, also when it loses one of them in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pipyard.core.errors import PipyardError
from pipyard.lab.crew import Alone, Cluster, piecework, version
from pipyard.lab.subject import Subject
from pipyard.lab.tournament import Tournament, asked, meet
from tests.lab.known import known

pytestmark = pytest.mark.realtime

distributed = pytest.importorskip("distributed")
Workers = tuple[str, list[subprocess.Popen[bytes]]]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Workers]:
    """A scheduler and two workers, each a process of its own, on this machine only."""
    told = tmp_path / "scheduler.json"
    log = (tmp_path / "log").open("wb")
    running: list[subprocess.Popen[bytes]] = []

    def begin(*words: str) -> None:
        command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
        running.append(subprocess.Popen(command, stdout=log, stderr=log, cwd=tmp_path))

    try:
        begin("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(told))
        until = time.monotonic() + 60
        while not told.exists() and time.monotonic() < until:
            time.sleep(0.1)
        address = str(json.loads(told.read_text())["address"])
        for _ in range(2):
            begin(
                "worker",
                address,
                "--host",
                "127.0.0.1",
                "--nthreads",
                "1",
                "--no-nanny",
                "--no-dashboard",
                "--local-directory",
                str(tmp_path),
            )
        with distributed.Client(address, timeout=60, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        yield address, running[1:]
    finally:
        for process in running:
            process.kill()
        for process in running:
            process.wait(10)
        log.close()


@pytest.mark.filterwarnings("default")
def test_a_cluster_finds_the_same_as_one_process_and_survives_the_loss_of_a_worker(cluster: Workers) -> None:
    address, workers = cluster
    version.cache_clear()  # somebody may have edited the sources since this process came up
    question = asked(Subject("rasanto"), ["greedy", "random"], 40, "3", settle=False)
    with Alone() as alone:
        expected = Tournament(question).run(alone)
        longer = list(alone.answers(piecework(meet, Subject("rasanto"), 2, ["mcts:20", "greedy"], "5", None), 0, 12))
    with Cluster(address) as crew:
        assert crew.workers == 2
        assert Tournament(question).run(crew) == expected
        found: list[float] = []
        for number, share in enumerate(crew.answers(piecework(meet, Subject("rasanto"), 2, ["mcts:20", "greedy"], "5", None), 0, 12)):
            if number == 2:
                workers[0].kill()
            found.append(share)
        assert found == longer
        # a file of the user's own travels with the work
        assert list(crew.answers(piecework(meet, known("coin"), 2, ["greedy", "random"], "0", None), 0, 6)) == [0.5] * 6


def test_where_nobody_listens_there_is_no_cluster() -> None:
    with pytest.raises(PipyardError, match="no scheduler"):
        Cluster("tcp://127.0.0.1:9")
