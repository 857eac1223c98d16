"""What hands do at the plate, and what becomes of it, as text: everything can be written, read back, and refused with a reason."""

from __future__ import annotations

import base64
import math
import random
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipyard.core.errors import Illegal, PipyardError, Unparsable
from pipyard.core.notation import Move, read
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.pose import Pose, any_turn, read_pose
from pipyard.pyramid.action_fields import FIELDS, FORMS, Rig, forms, tidy_number
from pipyard.pyramid.action_notation import objection, read_action
from pipyard.pyramid.action_space import Handlings, leaning, turning_over, wobbling
from pipyard.pyramid.actions import Action, Blow, Flick, Ladle, Place, Press, Pull, Throw, Tilt, usual_flick, usual_throw
from pipyard.pyramid.cells import CELLS, SIZE, cell, corner
from pipyard.pyramid.geometry import before_side, beside, lattice, nearest, place, pose_in, touching
from pipyard.pyramid.outcome import ASTRAY, KEPT, OFF, SEATED, TAKEN, ActionOutcome, LyingDie, Standing, on_plate, resting_on, seated
from pipyard.pyramid.trace import CHANNEL_NUMBER, CHANNELS, PRESS, RATE, SHAKE, TILT, Trace, quantised, read_trace, recorded
from tests import assertion_check

ALL = forms(*FORMS)


def within(verb: str, name: str) -> st.SearchStrategy[float]:
    field = next(field for field in FIELDS[verb] if field.name == name)
    return st.floats(field.low, field.high, allow_nan=False).map(lambda value: max(field.low, min(field.high, round(value, 3))))


def vectors(longest: float) -> st.SearchStrategy[tuple[float, float, float]]:
    part = st.floats(-longest / 2, longest / 2).map(lambda value: round(value, 3))
    return st.tuples(part, part, part)


traces = st.lists(st.tuples(*[st.integers(-600, 600)] * 2), min_size=1, max_size=50).map(lambda rows: Trace(TILT, rows))
actions = st.one_of(
    st.builds(Throw, st.tuples(within("throw", "x"), within("throw", "y"), within("throw", "z")), vectors(3), vectors(40)),
    st.builds(Flick, *[within("flick", field.name) for field in FIELDS["flick"]]),
    st.builds(
        Blow,
        st.tuples(within("blow", "x"), within("blow", "y"), within("blow", "z")),
        st.just((0.0, 0.8, -0.6)),
        within("blow", "strength"),
        within("blow", "seconds"),
    ),
    st.builds(
        Pull,
        st.integers(0, SIZE - 1),
        st.just((0.6, 0.0, 0.8)),
        within("pull", "distance"),
        within("pull", "speed"),
        within("pull", "grip"),
    ),
    st.builds(lambda die: Pull(-1, (0.0, 0.0, 1.0), die=die), st.integers(0, 281)),
    st.builds(
        lambda x, y, z, yaw, height: read_action(Move("place", x, y, z, yaw, height)), *[within("place", f.name) for f in FIELDS["place"]]
    ),
    st.builds(lambda where, triple: read_action(Move("place", _spot(where), TRIPLES[triple])), st.integers(0, 164), st.integers(0, 23)),
    st.builds(
        Ladle,
        st.integers(1, 40),
        st.tuples(within("ladle", "x0"), within("ladle", "y0")),
        st.tuples(within("ladle", "x1"), within("ladle", "y1")),
        within("ladle", "height"),
        within("ladle", "rate"),
    ),
    st.builds(Tilt, traces),
    st.builds(Press, st.integers(0, SIZE - 1), traces),
)


def _spot(where: int) -> object:
    return CELLS[where]


@given(actions)
@settings(max_examples=300, deadline=None)
def test_an_action_is_read_back_from_its_row(action: Action) -> None:
    text = action.text()
    again = read_action(read(text, ALL, "the hand"))
    assert type(again) is type(action)
    assert again.text() == text
    assert again == action
    assert action.trouble(Rig()) is None or isinstance(action, Flick)


def _done(row: str, verb: str) -> None:
    objection(read_action(read(row, forms(verb), "the hand")), Rig())


@pytest.mark.parametrize(("verb", "at"), [(verb, at) for verb, fields in FIELDS.items() for at in range(len(fields))])
@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "1e9", "99999", "-99999", "x"])
def test_numbers_that_are_none_or_too_large_are_refused_with_a_reason(verb: str, at: int, value: str) -> None:
    head = "pull 0,0,0" if verb == "pull" else verb
    usual = [str(tidy_number(field.usual)) for field in FIELDS[verb]]
    row = " ".join([head, *usual[:at], value, *usual[at + 1 :]])
    with pytest.raises(PipyardError) as caught:
        _done(row, verb)
    assert 10 < len(str(caught.value)) < 700


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
def test_records_made_with_numbers_that_are_none_are_refused(bad: float) -> None:
    rig = Rig(distance=100)
    for action in (
        Throw((bad, -300.0, 200.0)),
        Throw((0.0, -300.0, 200.0), (bad, 0.0, 0.0)),
        Throw((0.0, -300.0, 200.0), (0.0, 0.0, 0.0), (0.0, bad, 0.0)),
        Flick(bad, 0.0, 90.0, 40.0, 1.0),
        Blow((0.0, -200.0, 30.0), (0.0, 1.0, 0.0), bad),
        Pull(0, (0.0, 0.0, 1.0), bad),
        Place((0.0, bad, 0.0), (1.0, 0.0, 0.0, 0.0)),
        Place((0.0, 0.0, 0.0), (bad, 0.0, 0.0, 0.0)),
        Ladle(3, (bad, 0.0), (0.0, 0.0)),
    ):
        assert action.trouble(rig) is not None
    with pytest.raises(Unparsable, match="between"):
        quantised(TILT, {"tilt_x": bad})


def test_limits_are_those_of_the_table() -> None:
    assert "3 m/s" in str(Throw((0.0, 0.0, 200.0), (2.5, 2.5, 0.0)).trouble(Rig()))
    assert "40 rad/s" in str(Throw((0.0, 0.0, 200.0), (0.0, 0.0, 0.0), (30.0, 30.0, 0.0)).trouble(Rig()))
    assert "15 cm" in str(Throw((0.0, 0.0, 200.0)).trouble(Rig(distance=150)))
    assert "60 degrees" in str(Tilt(recorded(TILT, [{"tilt_x": 61}])).trouble(Rig()))
    assert Tilt(recorded(TILT, [{"tilt_x": 61}])).trouble(Rig(steepest=180)) is None
    assert "press" in str(Tilt(recorded(PRESS, [{"press": 3}])).trouble(Rig()))
    assert "0,0,0" in str(Press(3, recorded(PRESS, [{"press": 3}])).trouble(Rig(finger=cell(0, 0, 0))))
    assert "direction" in str(Pull(0, (0.0, 0.0, 0.0)).trouble(Rig()))


@pytest.mark.parametrize("side", [-1, 0, 1, 2])
@pytest.mark.parametrize("distance", [50.0, 100.0, 150.0, 200.0, 300.0])
def test_the_usual_throw_and_flick_are_allowed(side: int, distance: float) -> None:
    rig = Rig(side=side, distance=distance)
    assert usual_throw(rig).trouble(rig) is None
    assert usual_flick(rig).trouble(rig) is None
    assert read_action(Move("throw"), rig) == usual_throw(rig)


def test_a_place_before_a_side_is_that_far_from_it() -> None:
    for side, corner_ahead in ((0, (8, 0, 0)), (1, (0, 8, 0)), (2, (0, 0, 8))):
        x, y = before_side(side, 100.0, 20.0)
        assert beside(x, y) == pytest.approx(100.0)
        cx, cy, _ = place(*corner_ahead)
        assert x * cx + y * cy < 0


def smooth(rng: random.Random, seconds: float, channels: tuple[str, ...]) -> Trace:
    """Two minutes of a hand: slow swings and a tremor."""
    samples: list[dict[str, float]] = []
    waves = {name: [(rng.uniform(0.2, 1), rng.uniform(0, 6), rng.uniform(0.3, 4)) for _ in range(4)] for name in channels}
    for at in range(round(seconds * RATE)):
        sample: dict[str, float] = {}
        for name in channels:
            channel = CHANNELS[CHANNEL_NUMBER[name]]
            reach = min(40.0, channel.high)
            value = sum(reach / 4 * size * math.sin(phase + speed * at / RATE) for size, phase, speed in waves[name])
            value += reach * 0.004 * rng.gauss(0, 1)
            sample[name] = max(channel.low, min(channel.high, value))
        samples.append(sample)
    return recorded(channels, samples)


@given(
    st.lists(st.sampled_from([channel.name for channel in CHANNELS]), min_size=1, max_size=6, unique=True),
    st.integers(1, 80),
    st.randoms(use_true_random=False),
)
@settings(deadline=None)
def test_a_trace_is_read_back_from_its_word(names: list[str], count: int, rng: random.Random) -> None:
    channels = tuple(names)
    samples = [
        {name: rng.uniform(CHANNELS[CHANNEL_NUMBER[name]].low, CHANNELS[CHANNEL_NUMBER[name]].high) for name in names} for _ in range(count)
    ]
    trace = recorded(channels, samples)
    again = read_trace(trace.text())
    assert again == trace
    assert again.seconds == pytest.approx(count / RATE)
    for name in names:
        assert again.sample(0)[name] == pytest.approx(samples[0][name], abs=CHANNELS[CHANNEL_NUMBER[name]].step / 2 + 1e-6)


def test_two_minutes_of_two_angles_are_compact_and_a_legal_row() -> None:
    trace = smooth(random.Random(1), 120, TILT)
    assert len(trace.rows) == 7200
    assert len(trace.text()) < 12_000
    assert read_action(read(f"tilt {trace.text()}", ALL, "the hand")) == Tilt(trace)
    everything = smooth(random.Random(2), 120, PRESS)
    assert len(everything.text()) < 39_000
    assert read_action(read(f"press 0,0,0 {everything.text()}", ALL, "the hand")) == Press(cell(0, 0, 0), everything)


@pytest.mark.parametrize("word", ["", "~", "~AAAA", "~eJw", "eJwDAAAAAAE", "~ä", "~" + "A" * 50_000, "~eJxjZGBgYAAAAAUAAQ!"])
def test_words_that_are_no_traces_are_refused(word: str) -> None:
    with pytest.raises(Unparsable):
        read_trace(word)


@given(st.binary(max_size=200))
def test_no_bytes_break_the_reading_of_a_trace(noise: bytes) -> None:
    for raw in (noise, zlib.compress(noise), zlib.compress(bytes([1]) + noise)):
        try:
            found = read_trace("~" + base64.urlsafe_b64encode(raw).decode().rstrip("="))
        except Unparsable:
            assertion_check.made()  # refused, as it should be
        else:
            assert read_trace(found.text()) == found


def test_long_rows_stay_refused_without_a_recording() -> None:
    with pytest.raises(Unparsable, match="too long"):
        read("throw " + "1 " * 3000, ALL, "the hand")
    with pytest.raises(Unparsable, match="too long"):
        read("throw " + "1" * 5000, ALL, "the hand")
    with pytest.raises(Unparsable) as caught:
        read("tilt ~" + "A" * 30_000, ALL, "the hand")
    assert len(str(caught.value)) < 500


def some_dice() -> dict[int, LyingDie]:
    return {number: seated(number, number % 3, where) for number, where in enumerate(corner(0, 3), 1)}


def chances() -> list[ActionOutcome]:
    dice = some_dice()
    triangle = frozenset([cell(8, 0, 0), cell(0, 8, 0), cell(0, 0, 8)])
    lone = {number: seated(number, 0, where) for number, where in enumerate([cell(3, 3, 2), cell(3, 2, 3), cell(2, 3, 3)], 1)}
    tower = {1: LyingDie(1, 0, Standing(OFF, face=6), Pose(0, 0, -32)), 2: LyingDie(2, 0, Standing(ASTRAY), Pose(0, 0, -16))}
    return [
        ActionOutcome(dice, usual_throw(Rig()), Rig(), {40: 2}),
        ActionOutcome(dice, usual_flick(Rig(distance=100)), Rig(distance=100), {40: 2}),
        ActionOutcome(dice, Ladle(5, (0.0, 0.0), (9.0, 0.0)), Rig(), {40 + n: n % 3 for n in range(5)}),
        ActionOutcome(dice, Pull(cell(8, 0, 0), (0.0, 1.0, 0.0)), Rig(), elapsed=3.5, left=10),
        ActionOutcome(dice, Pull(cell(6, 0, 0), (0.0, 0.0, 1.0), 5.0), Rig()),
        ActionOutcome(dice, Pull(-1, (0.0, 0.0, 1.0), die=3), Rig()),
        ActionOutcome(dice, Blow((0.0, -170.0, 30.0), (0.0, 1.0, 0.0), 0.5), Rig(), goals=[triangle]),
        ActionOutcome(lone, Tilt(leaning(90, 30)), Rig(ends_off=True), goals=[triangle], left=2),
        ActionOutcome(dice, Press(cell(6, 0, 0), turning_over(10)), Rig(steepest=180, supported=False)),
        ActionOutcome(tower, read_action(Move("place", 0, 0, 0, 0, 1)), Rig(ground="table"), {3: 0}),
        ActionOutcome(dice, read_action(read("place 5,0,3 124", ALL, "")), Rig(), {50: 1}),
    ]


@pytest.mark.parametrize("space", chances(), ids=lambda space: space.action.verb)
def test_outcomes_of_the_plain_model_are_outcomes(space: ActionOutcome) -> None:
    rng = random.Random(7)
    for _ in range(60):
        outcome = space.sample(rng)
        assert space.contains(outcome), outcome
        assert space.parse(outcome.text) == outcome
        result = space.result(outcome)
        assert result.seconds >= space.elapsed
        now = result.now(space.before)
        assert set(now) == set(space.before) | set(space.fresh)
        cells = [die.standing.cell for die in now.values() if die.standing.how == SEATED]
        assert len(cells) == len(set(cells))
        if space.left:
            assert result.seconds <= space.elapsed + space.left


@given(st.randoms(use_true_random=False))
@settings(deadline=None)
def test_outcomes_told_by_poses_round_trip(rng: random.Random) -> None:
    dice = some_dice()
    space = ActionOutcome(dice, usual_throw(Rig()), Rig(), {40: 2, 41: 2})
    poses = {number: die.pose for number, die in dice.items() if die.pose is not None}
    for number in (1, 2, 40, 41):
        turn = any_turn(rng.random(), rng.random(), rng.random())
        poses[number] = Pose(rng.uniform(-200, 200), rng.uniform(-200, 200), rng.uniform(-30, 100), turn)
    outcome = space.from_poses(1.234, ["capped"], poses, [41, 40], {})
    assert space.parse(outcome.text) == outcome
    result = space.result(outcome)
    assert result.seconds == pytest.approx(1.23)
    assert result.words == ["capped"]
    for number, die in result.now(dice).items():
        assert die.pose is not None
        if die.standing.how != SEATED:
            assert die.pose == poses[number]
    fallen = [die.number for die in result.dice if die.standing.how == OFF]
    if {40, 41} <= set(fallen):
        assert fallen.index(41) < fallen.index(40)


def test_people_tell_it_by_cells_and_words() -> None:
    dice = some_dice()
    space = ActionOutcome(dice, usual_throw(Rig()), Rig(), {40: 2}, elapsed=2)
    assert space.parse("5,2,1/623").text == "T2 #40:5,2,1/623"
    assert space.parse("off4 8,0,0:off").text.split()[1:] == [
        "#40:off4",
        f"#{next(d.number for d in dice.values() if d.standing.cell == cell(8, 0, 0))}:off",
    ]
    assert space.parse("T3.5 #40:astray #1:off").text == "T3.5 #1:off #40:astray"
    result = space.result(space.parse("5,2,1"))
    assert result.dice[0].standing.triple == ""
    assert result.dice[0].pose is not None
    for wrong in ("", "8,0,0/124", "9,0,0", "#99:off", "5,2,1/111", "off7", "off off", "Tx off", "#40:8,1,0@1,2,3,1,0,0,0", "what"):
        with pytest.raises((Unparsable, Illegal)) as caught:
            space.parse(wrong)
        assert len(str(caught.value)) > 10
    pull = ActionOutcome(dice, Pull(cell(6, 0, 0), (0.0, 0.0, 1.0)), Rig())
    assert pull.parse("taken").text.endswith(":taken")
    assert pull.parse("nothing").text == "T0"
    assert TAKEN in str(pull.sample(random.Random(1)))
    ladle = ActionOutcome(dice, Ladle(2, (0.0, 0.0), (9.0, 0.0)), Rig(), {40: 0, 41: 0})
    assert ladle.parse("touched").text == "T0 touched"
    assert ladle.parse(f"#40:{KEPT} #41:off3").text == f"T0 #41:off3 #40:{KEPT}"


def test_a_seated_die_needs_no_pose_and_an_unmoved_die_no_word() -> None:
    dice = some_dice()
    space = ActionOutcome(dice, usual_throw(Rig()), Rig(), {40: 2})
    poses = {number: die.pose for number, die in dice.items() if die.pose is not None}
    right = pose_in(cell(0, 8, 0), "623")
    poses[40] = Pose(right.x + 0.02, right.y, right.z, right.turn())
    assert space.from_poses(1, [], poses, [], {}).text == "T1 #40:0,8,0/623"
    poses[40] = Pose(right.x + 0.3, right.y, right.z, right.turn())
    assert "@" in space.from_poses(1, [], poses, [], {}).text


@pytest.mark.parametrize(
    "space",
    [
        Handlings(("throw", "stop"), Rig(distance=150), some_dice()),
        Handlings(("flick",), Rig(distance=100, side=1), some_dice()),
        Handlings(("blow", "done"), Rig(), some_dice()),
        Handlings(("pull", "place", "stop"), Rig(), some_dice()),
        Handlings(("place", "stop"), Rig(ground="table"), {}),
        Handlings(("ladle",), Rig(), some_dice(), 7),
        Handlings(("tilt",), Rig(), some_dice()),
        Handlings(("press", "done"), Rig(steepest=180, finger=cell(6, 0, 0)), some_dice()),
    ],
    ids=lambda space: "-".join(space.verbs),
)
def test_what_is_offered_leads_to_actions(space: Handlings) -> None:
    rng = random.Random(5)
    for _ in range(15):
        move = space.sample(rng)
        assert space.trouble(move) is None, move
        assert space.parse(move.text) == move
        prefix: tuple[object, ...] = ()
        for atom in move.atoms:
            if move.verb != "tilt" or not prefix:
                assert str(atom) in [str(offered) for offered in space.steps(prefix).atoms]  # type: ignore[arg-type]
            prefix = (*prefix, atom)
        assert space.steps(move.atoms).done


def test_what_cannot_be_done_is_said() -> None:
    space = Handlings(("blow", "pull", "ladle"), Rig(), some_dice(), 3)
    assert "5 cm" in str(space.trouble(space.parse("blow 0 100 20")))
    assert "no such die" in str(space.trouble(space.parse("pull 0,0,0")))
    assert "only 3" in str(space.trouble(space.parse("ladle 4")))
    assert "is not possible now" in str(space.trouble(Move("throw")))
    assert "no die left" in str(Handlings(("throw",), Rig(), {}, 0).trouble(Move("throw")))


def test_dice_that_touch_and_carry() -> None:
    low, high = Pose(0, 0, -32), Pose(5, 3, -16, any_turn(0.5, 0.0, 0.25))
    assert touching(low, Pose(5, 3, -16))
    assert not touching(low, Pose(17, 0, -32))
    assert not touching(low, Pose(0, 0, 100))
    assert resting_on({1: low, 2: Pose(5, 3, -16), 3: Pose(40, 0, -16)}) == {1: [], 2: [1], 3: []}
    assert on_plate(pose_in(cell(8, 0, 0), "124"))
    assert not on_plate(pose_in(cell(6, 0, 0), "124"))
    assert high.z == -16


@given(st.floats(-2, 9), st.floats(-2, 9), st.floats(-2, 9))
def test_lattice_and_world_are_inverse(x: float, y: float, z: float) -> None:
    assert lattice(*place(x, y, z)) == pytest.approx((x, y, z), abs=1e-9)


def test_a_wobble_ends_level_and_stays_in_its_limits() -> None:
    for seed in range(20):
        trace = wobbling(random.Random(seed), 40, 2)
        assert abs(trace.sample(len(trace.rows))["tilt_x"]) < 3
        assert max(max(map(abs, row)) for row in trace.rows) <= 400
    assert SHAKE[:2] == TILT
    assert nearest(pose_in(3, "124"))[0] == 3
    assert read_pose(pose_in(3, "124").text()) == pose_in(3, "124")
