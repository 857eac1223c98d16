"""Live scenes: driven in real time in another process, shown on the way, ended by themselves or by hand, never hanging."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from math import cos, hypot, sin
from pathlib import Path
from time import process_time, sleep

import pytest

from pipyard.core.errors import Unparsable
from pipyard.core.notation import read
from pipyard.physics import live_pool as pool
from pipyard.physics import live_session as module
from pipyard.physics.live_pool import LivePool, PoolBusy
from pipyard.physics.live_process import SceneProcess, SceneProcesses
from pipyard.physics.live_scene import LiveResult, LiveScene, live_action
from pipyard.physics.live_session import LiveSession
from pipyard.physics.motion import read_text
from pipyard.physics.process_pool import SimulationPool
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.physics.work_messages import action_of, action_values, asked
from pipyard.pyramid.action_fields import FORMS, Rig, forms
from pipyard.pyramid.action_notation import read_action
from pipyard.pyramid.action_space import turning_over
from pipyard.pyramid.actions import Press, Pull, Tilt, outward, usual_throw
from pipyard.pyramid.cells import APEX, SIZE, cell, xyz
from pipyard.pyramid.geometry import place
from pipyard.pyramid.outcome import OFF, SEATED, TAKEN, ActionOutcome, seated
from pipyard.pyramid.trace import MOST_LETTERS

MIDDLE = [cell(3, 3, 2), cell(3, 2, 3), cell(2, 3, 3)]
FULL = {number: seated(number, 0, number) for number in range(SIZE)}


def tilting(cells: list[int] = MIDDLE, **settings: object) -> ActionOutcome:
    before = {number: seated(number, 0, where) for number, where in enumerate(cells, 1)}
    return ActionOutcome(before, live_action("tilt"), Rig(ends_off=True), **settings)  # type: ignore[arg-type]


def test_questions_survive_the_way_to_another_process() -> None:
    rig = Rig(distance=150, steepest=180, finger=APEX, lean=(3.0, 4.0), taps=1)
    space = ActionOutcome({4: seated(4, 2, 7, "623")}, usual_throw(rig), rig, {9: 1}, 2.5, 60.0, [frozenset([1, 2])])
    again = action_of(action_values(space))
    assert action_values(again) == action_values(space)
    assert again.rig.lean == (3.0, 4.0)
    assert again.goals == space.goals


def test_a_course_without_a_process_records_what_was_simulated() -> None:
    course = LiveScene(tilting())
    for at in range(120):
        course.push({"tilt_x": 15 * sin(at / 20), "tilt_y": 15 * cos(at / 20) - 15})
        assert course.frame()
    shown = course.shown()
    assert len(shown.dice) == 3
    assert abs(shown.tilt[0]) > 1
    course.push({"tilt_x": 0, "tilt_y": 0})
    for _ in range(20):
        course.frame()
    course.going.rest()
    while course.frame():
        pass
    ended = course.ended()
    action = read_action(read(ended.move, forms(*FORMS), "the hand"), Rig())
    assert isinstance(action, Tilt)
    assert len(action.trace.rows) == 140
    assert course.space.contains(course.space.parse(ended.outcome))
    assert ended.words == []


def test_a_skeleton_made_live_is_the_same_as_one_from_its_trace() -> None:
    rig = Rig(steepest=180, finger=APEX, supported=False)
    course = LiveScene(ActionOutcome(FULL, live_action("press", APEX), rig))
    trace = turning_over(10.0)
    for at in range(len(trace.rows)):
        course.push(trace.sample(at))
        course.frame()
    course.going.rest()
    while course.frame():
        pass
    ended = course.ended()
    move = read_action(read(ended.move, forms(*FORMS), "the hand"), rig)
    assert isinstance(move, Press)
    answer = course.space.result(course.space.parse(ended.outcome))
    seats = [die for die in answer.now(FULL).values() if die.standing.how == SEATED]
    assert 20 < len(seats) < 60


def test_a_restless_hand_still_makes_a_word_that_fits() -> None:
    course = LiveScene(tilting())
    rng = random.Random(1)
    course.rows = [tuple(rng.randint(-600, 600) for _ in range(4)) for _ in range(7200)]
    assert len(course.trace().text()) <= MOST_LETTERS


def run(work: object) -> object:
    return asyncio.run(asyncio.wait_for(work, 180))  # type: ignore[arg-type]


def test_a_live_tilt_is_shown_and_told() -> None:
    async def play() -> tuple[LiveResult, int]:
        lives = LivePool(SceneProcesses())
        try:
            live = await lives.start(tilting(), speed=4)
            shown = 0

            async def watch() -> None:
                nonlocal shown
                async for _ in live.frames():
                    shown += 1

            watcher = asyncio.create_task(watch())
            for at in range(60):
                assert live.push({"tilt_x": 20 * sin(at / 10), "tilt_y": 0.0})
                await asyncio.sleep(0.01)
            live.push({"tilt_x": 0.0})
            await asyncio.sleep(0.1)
            ended = await live.finish()
            await watcher
            assert live.over
            assert not live.push({"tilt_x": 1.0})
            again = await lives.start(tilting())  # the same process, once more
            again.cancel()
            with pytest.raises(PhysicsError):
                await again.finish()
            return ended, shown
        finally:
            lives.close()

    ended, shown = run(play())  # type: ignore[misc]
    assert ended.move.startswith("tilt ~")
    assert ended.outcome.startswith("T")
    assert shown > 5
    assert read_text(ended.motion).length >= 1


def test_a_scene_ends_by_itself_when_a_die_is_off() -> None:
    async def play() -> LiveResult:
        lives = LivePool(SceneProcesses())
        try:
            live = await lives.start(tilting(), speed=8)
            live.push({"tilt_y": -60.0})
            async for _ in live.frames():
                pass
            return await live.ended()
        finally:
            lives.close()

    ended = run(play())
    assert isinstance(ended, LiveResult)
    assert "off" in ended.outcome


def test_a_scene_ends_when_its_time_is_over_and_at_a_goal() -> None:
    async def play() -> list[LiveResult]:
        lives = LivePool(SceneProcesses())
        try:
            found: list[LiveResult] = []
            for space in (tilting(left=1.0), tilting(goals=[frozenset(MIDDLE)])):
                live = await lives.start(space, speed=8)
                live.push({"tilt_y": -8.0})
                if space.goals:
                    live.push({"tilt_y": 0.0})
                found.append(await asyncio.wait_for(live.ended(), 60))
            return found
        finally:
            lives.close()

    late, right = run(play())  # type: ignore[misc]
    assert late.seconds == pytest.approx(1.0, abs=0.05)
    assert right.words == ["goal"]
    assert right.seconds < 3


def pulled(where: int, frames: int, grip: float, rig: Rig) -> LiveScene:
    """A die of a full pyramid is drawn straight out, a millimetre a frame, and let go."""
    course = LiveScene(ActionOutcome(FULL, live_action("pull", where), rig))
    x, y, z = outward(where)
    for at in range(frames):
        course.push({"hand_x": at * x, "hand_y": at * y, "hand_z": at * z, "grip": grip})
        course.frame()
    course.going.rest()
    while course.frame():
        pass
    return course


def test_a_die_is_pulled_live() -> None:
    course = pulled(cell(8, 0, 0), 60, 3.0, Rig())
    ended = course.ended()
    assert isinstance(read_action(read(ended.move, forms(*FORMS), "the hand")), Pull)
    answer = course.space.result(course.space.parse(ended.outcome))
    assert answer.now(FULL)[cell(8, 0, 0)].standing.how == TAKEN
    assert answer.now(FULL)[cell(7, 0, 0)].standing.how in (SEATED, OFF)


def test_a_die_is_drawn_no_farther_than_the_game_allows() -> None:
    course = pulled(cell(0, 4, 4), 40, 5.0, Rig(supported=False, farthest=8.0))
    pull = read_action(read(course.ended().move, forms(*FORMS), "the hand"))
    assert isinstance(pull, Pull)
    assert pull.trace is not None
    assert not pull.takes
    last = pull.trace.sample(len(pull.trace.rows) - 1)
    assert 7.7 < hypot(*[last.get(name, 0.0) for name in ("hand_x", "hand_y", "hand_z")]) <= 8.0


def process_of(live: LiveSession) -> int | None:
    assert isinstance(live._worker, SceneProcess)
    return live._worker.process.pid


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_limits_are_kept_and_nothing_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PUSHES_PER_SECOND", 20)
    monkeypatch.setattr(pool, "QUEUE_SECONDS", 0.2)

    async def play() -> None:
        lives = LivePool(SceneProcesses(), most=1)
        try:
            live = await lives.start(tilting())
            with pytest.raises(PoolBusy):
                await lives.start(tilting())
            assert lives.queued == 0
            for wrong in ({"tilt_x": float("nan")}, {"tilt_x": 500.0}, {"press": 3.0}, {"nothing": 1.0}, {}):
                with pytest.raises(Unparsable):
                    live.push(wrong)
            with monkeypatch.context() as within_a_second:
                now = module.monotonic()
                within_a_second.setattr(module, "monotonic", lambda: now)
                assert [live.push({"tilt_x": 1.0}) for _ in range(30)].count(True) == 20
            pid = process_of(live)
            assert pid is not None
            os.kill(pid, signal.SIGSTOP)
            with monkeypatch.context() as impatient:
                impatient.setattr(module, "SILENT", 2.0)
                with pytest.raises(PhysicsError, match="responds"):
                    await live.finish()
            assert not lives.busy
            other = await lives.start(tilting())
            killed = process_of(other)
            assert killed is not None
            os.kill(killed, signal.SIGKILL)
            with pytest.raises(PhysicsError):
                await other.finish()
            assert not lives.busy
        finally:
            lives.close()

    run(play())


def test_who_looks_late_sees_everything_that_moved() -> None:
    async def play() -> tuple[list[int], int]:
        lives = LivePool(SceneProcesses(), most=2)
        try:
            one, two = await lives.start(tilting(), speed=8), await lives.start(tilting(), speed=8)
            for live in (one, two):
                live.push({"tilt_y": -60.0})
            await one.ended()
            await two.ended()
            seen: set[int] = set()
            looks = 0
            async for shown in one.frames():
                looks += 1
                seen |= {placed[0] for placed in shown.dice}
            return sorted(seen), looks
        finally:
            lives.close()

    assert run(play()) == ([1, 2, 3], 1)


def test_processes_of_a_killed_server_go_too() -> None:
    script = (
        "from pipyard.physics.process_pool import SimulationPool, _start\nimport os, signal\n"
        "if __name__ == '__main__':\n"
        "    pool = SimulationPool(1)\n    print(pool.executor.submit(os.getpid).result(), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=180, check=False)
    assert gone(int(answer.stdout)), "it is still there"


def gone(pid: int) -> bool:
    """Whether a process ends, or waits for nothing but to be asked how it ended."""
    for _ in range(600):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").exists() and ") Z " in Path(f"/proc/{pid}/stat").read_text():
            return True
        sleep(0.1)
    return False


def test_only_movements_can_be_live() -> None:
    async def play() -> None:
        lives = LivePool(SceneProcesses())
        with pytest.raises(PhysicsError, match="live"):
            await lives.start(ActionOutcome({}, usual_throw(Rig()), Rig(), {1: 0}))

    run(play())
    with pytest.raises(PhysicsError):
        live_action("throw")


def test_a_full_pyramid_is_shaken_faster_than_real_time() -> None:
    """A loose bound for busy machines: benchmarks/physics.py measures it."""
    dice = list(range(SIZE))
    course = LiveScene(tilting(dice))
    began = process_time()
    for at in range(120):
        course.push({"tilt_x": 10 * sin(at / 5), "tilt_y": 10 * cos(at / 5) - 10})
        course.frame()
        if at % 2:
            course.shown()
    assert 2 / (process_time() - began) > 1.2


def test_actions_happen_in_other_processes() -> None:
    rig = Rig(distance=150)
    space = ActionOutcome({1: seated(1, 0, cell(3, 3, 2))}, usual_throw(rig), rig, {9: 1})
    with SimulationPool(1) as pool:
        text, motion, capped = pool.shoot(asked(space, seed="7"))
        again, _, _ = pool.shoot(asked(space, seed="7"))
    assert text == again
    assert space.contains(space.parse(text))
    assert motion is not None
    assert not capped


def test_a_live_plate_goes_no_farther_than_the_game_lets_it() -> None:
    course = LiveScene(tilting())
    course.push({"tilt_x": 170.0})
    course.frame()
    assert course.trace().sample(0)["tilt_x"] == pytest.approx(60)


def test_nobody_blows_from_too_near() -> None:
    where = cell(3, 3, 2)
    course = LiveScene(ActionOutcome({1: seated(1, 0, where)}, live_action("blow"), Rig()))
    x, y, z = place(*xyz(where))
    for far, moved in ((30.0, False), (60.0, True)):
        course.push({"breath": 1.0, "mouth_x": x, "mouth_y": y + far, "mouth_z": z + 10, "turned": -90.0, "raised": 0.0})
        for _ in range(20):
            course.frame()
        assert any(placed[2] < y - 5 for placed in course.shown().dice) == moved


def test_who_waits_for_a_scene_learns_each_place_in_the_queue() -> None:
    async def play() -> None:
        lives = LivePool(SceneProcesses(), most=1)
        result: dict[str, list[int]] = {"second": [], "third": []}
        try:
            first = await lives.start(tilting(), account="first", on_place=lambda place: pytest.fail("nobody waits"))
            loop = asyncio.get_running_loop()
            waiting = [loop.create_task(lives.start(tilting(), account=name, on_place=places.append)) for name, places in result.items()]
            while lives.queued < 2:
                await asyncio.sleep(0.01)
            assert result == {"second": [1], "third": [2]}
            first.cancel()
            second = await waiting[0]
            assert second.account == "second"
            assert result == {"second": [1], "third": [2, 1]}
            waiting[1].cancel()
            await asyncio.gather(waiting[1], return_exceptions=True)
            assert lives.queued == 0
        finally:
            lives.close()

    run(play())


def test_scenes_are_leased_and_nobody_holds_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "QUEUE_SECONDS", 120.0)  # a busy machine takes its time to end a scene and to begin another

    async def play() -> None:
        lives = LivePool(SceneProcesses(), most=2)
        greedy: set[asyncio.Task[None]] = set()

        async def hold(live: LiveSession) -> None:
            """Push without end, as a hand that never lets go."""
            while not live.over:
                live.push({"tilt_x": 1.0})
                await asyncio.sleep(0.05)

        async def grab() -> None:
            while True:
                try:
                    live = await lives.start(tilting(), account="greedy")
                except PoolBusy:
                    await asyncio.sleep(0.01)
                    continue
                await hold(live)

        try:
            for _ in range(8):
                greedy.add(asyncio.get_running_loop().create_task(grab()))
            while len(lives.busy) < 2 or lives.queued < pool.MAX_ACCOUNT_QUEUE:
                await asyncio.sleep(0.01)
            assert lives.queued == pool.MAX_ACCOUNT_QUEUE  # whatever it tries
            places: list[int] = []
            honest = await lives.start(tilting(), account="honest", on_place=places.append)
            assert honest.account == "honest"
            assert places == [1], "who has no scene is the next, however many wait"
            assert [live.account for live in lives.busy.values()].count("greedy") <= 1
            # a scene that nobody touches is given to the next who waits
            with pytest.raises(PhysicsError, match="others were waiting"):
                await honest.ended()
        finally:
            for task in greedy:
                task.cancel()
            lives.close()

    run(play())
