"""The physics engine of the browser: its world is set up like the server's, and dice fare in it as they do there.

Nothing of it needs a page, so Python and the engine run as in a worker of the browser, but without one.
"""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
from collections import Counter
from pathlib import Path
from tempfile import NamedTemporaryFile

import pytest

from pipyard.physics.bodies import Settings
from pipyard.physics.native_rapier import NativeBodies
from tests.physics.engine_samples import counted

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import site_python

import web

pytestmark = pytest.mark.browser
ROOT = Path(__file__).parents[2]
ENGINE = (ROOT / "build" / "site" / "assets" / "rapier_engine.js", site_python.RAPIER)
MOUNTED = {
    ROOT: "/repository",
    Path(sysconfig.get_paths()["purelib"]): "/packages",
    site_python.STAGE_FOLDER / "packages" / "msgspec": "/native/msgspec",
}
PREPARED = """
import os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/native", "/repository/src", "/repository"]
sys.path.append("/packages")
os.chdir("/repository")
import time
from js import process
# as on a server, the limits of a simulation are processor time: a busy machine gets the same results
def processor_time():
    used = process.cpuUsage()
    return (used.user + used.system) / 1_000_000
time.thread_time = processor_time
"""
LESS_THAN_ONE_IN_A_THOUSAND = (10.83, 13.82, 16.27, 18.47, 20.52, 22.46)
"""Values of chi-square for 1 to 6 degrees of freedom that chance alone exceeds once in a thousand."""
FEW = 8
"""Outcomes seen less often, both engines together, are counted as one."""
SETTINGS = Settings(1 / 240, 240.0, True, 4, 4, 0.0005)
QUICK = (
    "tests/physics/test_board.py::test_tumblin_dice_check_10",
    "tests/physics/test_board.py::test_tumblin_dice_check_11_a_die_at_rest_stays",
    "tests/physics/test_board.py::test_dice_that_are_not_hit_do_not_move",
    "tests/physics/test_board.py::test_a_roll_that_misses_the_disc_is_foul",
    "tests/physics/test_board.py::test_a_die_that_hardly_moves_stays_on_the_disc",
    "tests/physics/test_action.py::test_a_die_leaves_its_funnel_at_the_angle_that_friction_says",
    "tests/physics/test_action.py::test_a_pulled_edge_die_makes_its_row_slide_down_one_step",
    "tests/physics/test_action.py::test_a_weak_grip_slips_and_a_short_pull_leaves_the_die",
    "tests/physics/test_action.py::test_a_die_in_the_lee_of_others_is_not_blown",
    "tests/physics/test_action.py::test_the_skeleton_stays_under_the_finger",
    "tests/physics/test_live.py::test_a_course_without_a_process_records_what_was_simulated",
)
"""One test of everything that the engine does: sliding, resting, touching, corners, tilting, pulling, rays, pressing, a live scene."""
ALL = ("test_action.py", "test_board.py", "test_plate.py", "test_plate_motion.py", "test_breath.py")
ELSEWHERE = (
    "test_another_process_gives_the_same_outcome",  # there are no processes
    "test_thrown_dice_land_in_funnels_or_beside",  # 40 throws with a bound that the server's dice keep; here hundreds are compared
    "test_a_die_can_be_blown_up_onto_three_others",  # one delicate breath, chosen for the server's dice
)


def run(code: str) -> str:
    """Run Python as in a worker of the browser, and return what it prints."""
    assert (ROOT / "build" / "site" / "index.html").exists(), "the site is not built: python tools/static_site.py"
    binary, _, env = web.node()
    with NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(PREPARED + code)
        file.flush()
        mounted = [f"{folder}={path}" for folder, path in MOUNTED.items()]
        command = [*binary, str(ROOT / "tools" / "browser_python.mjs"), str(site_python.PYODIDE), file.name, *map(str, ENGINE), *mounted]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-3000:]
    return done.stdout


def passing(*tests: str) -> str:
    """Run tests there, by pytest itself, without this suite's own settings."""
    options = ["-q", "--noconftest", "-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:faulthandler", *tests]
    return run(f"""
import os
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
import pytest
assert pytest.main({options!r}) == 0, "tests have failed"
""")


def apart(one: Counter[str], other: Counter[str]) -> tuple[float, int]:
    """Chi-square of two samples, and its degrees of freedom."""
    together = one + other
    names = [name for name in together if together[name] >= FEW]
    pairs = [(one[name], other[name]) for name in names]
    rest = (one.total() - sum(a for a, _ in pairs), other.total() - sum(b for _, b in pairs))
    pairs += [rest] if sum(rest) >= FEW else []
    share = one.total() / max(1, other.total())
    return sum((a - share * b) ** 2 / (share * (a + b)) for a, b in pairs), len(pairs) - 1


def compare(count: int) -> None:
    theirs = json.loads(run(f"import json; from tests.physics.engine_samples import counted; print(json.dumps(counted({count})))"))
    ours = counted(count)
    assert set(theirs) == set(ours)
    for what, outcomes in ours.items():
        distance, freedom = apart(outcomes, Counter(theirs[what]))
        if freedom:
            assert distance < LESS_THAN_ONE_IN_A_THOUSAND[freedom - 1], (what, outcomes, theirs[what])


def test_both_engines_have_the_same_settings() -> None:
    native = NativeBodies.made(SETTINGS).world.integration_parameters.to_bytes()[8:]
    code = f"""
from pipyard.physics.bodies import Settings
from pipyard.physics.web_rapier import WebBodies
print(bytes(WebBodies.made({SETTINGS!r}).snapshot().to_py()).hex())
"""
    assert native.hex() in run(code).split()[-1]


def test_what_the_engine_does_in_short() -> None:
    assert " passed" in passing(*QUICK)


def test_zones_faces_and_seats_agree_in_short() -> None:
    compare(200)


@pytest.mark.long
def test_zones_faces_and_seats_agree() -> None:
    compare(4000)


@pytest.mark.long
def test_the_tests_of_physics_pass_in_the_browser() -> None:
    without = " or ".join(ELSEWHERE)
    assert " passed" in passing(*[f"tests/physics/{name}" for name in ALL], "-k", f"not ({without})")
