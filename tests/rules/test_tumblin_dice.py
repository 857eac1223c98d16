"""Tumblin-Dice against the check values of its rules page, and what its rulings say."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pipyard.books.tumblin_dice import BOARDS
from pipyard.books.tumblin_dice.round_points import next_order
from pipyard.books.tumblin_dice.terms import MODES, Rules, TumblinDiceOptions
from pipyard.books.tumblin_dice.tumblin_dice import TumblinDiceState
from pipyard.core.errors import BadOption, Illegal, OutOfTurn, Unparsable
from pipyard.core.match import Match
from pipyard.core.turn import Choose, Over
from pipyard.dice.board import OFF_BOARD, SHORT, BadBoard, Board, Reading, load
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import Pose, about, attitudes, read_pose, standing, times, yawed
from pipyard.dice.shot import die, read_shot
from pipyard.shelf import game

STANDARD = load(BOARDS / "standard.toml")


def rules(seats: int = 2, **options: object) -> Rules:
    return Rules(seats, TumblinDiceOptions(**options), STANDARD)


def counted(words: str, seats: int = 2, mode: str = "individual", **options: object) -> int:
    """The round of the first player whose dice lie as said: ``4x6 2x3 off5 short2``; a bonus die comes last."""
    table = rules(seats, mode=mode, **options)
    readings: dict[int, Reading] = {}
    for index, word in zip(table.dice_of(0), words.split(), strict=True):
        zone, face = (OFF_BOARD, word[3:]) if word.startswith("off") else (SHORT, word[5:]) if word.startswith("short") else word.split("x")
        readings[index] = Reading(int(zone), int(face))
    return table.round_of(0, readings)


def by_hand(seats: int, **options: object) -> Match:
    """A game of real dice; the sides begin in seat order."""
    match = Match(game("tumblin_dice", **options), seats, source=None)
    state = match.state
    assert isinstance(state, TumblinDiceState)
    sides = len(state.rules.members)
    assert sides <= state.rules.faces
    for side in range(sides):
        match.happen(str(state.rules.faces - side))
    return match


def table(match: Match) -> TumblinDiceState:
    assert isinstance(match.state, TumblinDiceState)
    return match.state


def shoot(match: Match, how: str) -> None:
    """Whoever is on shoots the next die, and it comes to rest so."""
    state = table(match)
    seat = state.shooter()
    name = state.shots_of(seat).steps(("shoot",)).atoms[0]
    match.submit(seat, f"shoot {name}")
    match.happen(how)


def play_round(match: Match, wanted: dict[int, int]) -> None:
    """A whole round in which every side gains so many points (up to 96 with four dice of six faces)."""
    state = table(match)
    left = dict(wanted)
    now = (state.round, state.overtime)
    while state.ending is None and (state.round, state.overtime) == now:
        side = state.order[state.shots % len(state.order)]
        best = max([(f * z, z, f) for z in range(1, 5) for f in range(1, 7) if f * z <= left[side]], default=(0, 0, 0))
        left[side] -= best[0]
        shoot(match, f"{best[1]}x{best[2]}" if best[0] else "short")
        state = table(match)


def reach(match: Match, totals: list[int]) -> None:
    """Rounds until the sides have these totals; none reaches its own before the last round."""
    rounds = -(-max(totals) // 90)
    for count in range(rounds, 0, -1):
        state = table(match)
        left = {side: total - state.totals[side] for side, total in enumerate(totals)}
        play_round(match, {side: points if count == 1 else points // count for side, points in left.items()})


def test_tumblin_dice_check_1() -> None:
    """Face times zone, 24 at most; with "add" face plus zone."""
    table = rules()
    for face, zone, points in ((6, 4, 24), (5, 1, 5), (4, 2, 8), (4, 3, 12)):
        assert table.points(Reading(zone, face), bonus=False) == points
    added = rules(scoring="add")
    assert added.points(Reading(4, 5), bonus=False) == 9
    assert added.points(Reading(3, 4), bonus=False) == 7


def test_tumblin_dice_check_2() -> None:
    """A round with one off and one short: 30; negative 25, add 15, both 10."""
    dice = "4x6 2x3 off5 short2"
    assert counted(dice) == 30
    assert counted(dice, ejected="negative") == 25
    assert counted(dice, scoring="add") == 15
    assert counted(dice, scoring="add", ejected="negative") == 10


def test_tumblin_dice_check_3() -> None:
    """A round with all on the board: 41, with a bonus 51, 61 or 82; add 26, doubled 52."""
    dice = "4x6 2x3 1x5 3x2"
    assert counted(dice) == 41
    assert counted(dice, all_on_board="10") == 51
    assert counted(dice, all_on_board="20") == 61
    assert counted(dice, all_on_board="double") == 82
    assert counted(dice, scoring="add") == 26
    assert counted(dice, scoring="add", all_on_board="double") == 52


def test_tumblin_dice_check_4() -> None:
    """duel5bonus: 42 + 24 = 66; the bonus die off and negative 34."""
    dice = "4x6 2x3 1x5 3x2 1x1"
    assert counted(f"{dice} 3x4", mode="duel5bonus") == 66
    assert counted(f"{dice} off4", mode="duel5bonus", ejected="negative") == 34


def test_tumblin_dice_check_5() -> None:
    """The largest rounds are 96, 120, 168 and 216; dice of 20, 12, 10, 8 faces score 80, 48, 40, 32 at most."""
    for mode, most, rounds in (("individual", 96, 4), ("duel5", 120, 3), ("duel5bonus", 168, 2), ("duel9", 216, 2)):
        dice = rules(mode=mode).dice_of(0)
        assert counted(" ".join(["4x6"] * len(dice)), mode=mode) == most
        assert -(-301 // most) == rounds
    for faces, most in ((20, 80), (12, 48), (10, 40), (8, 32)):
        assert rules(dice_faces=faces).points(Reading(4, faces), bonus=False) == most


def test_tumblin_dice_check_6() -> None:
    """The next order is by score, ties as before."""
    assert next_order([0, 1, 2, 3], [40, 52, 52, 10], "by_score") == [1, 2, 0, 3]
    assert next_order([3, 2, 1, 0], [52, 52, 10, 52], "by_score") == [3, 1, 0, 2]
    assert next_order([2, 0, 1], [0, 0, 0], "rotate") == [0, 1, 2]
    assert next_order([2, 0, 1], [0, 9, 0], "fixed") == [2, 0, 1]


def test_tumblin_dice_check_7() -> None:
    """Over 301 the highest total wins; a tie at the top goes into overtime alone."""
    match = by_hand(4)
    reach(match, [305, 310, 288, 301])
    over = match.over
    assert over is not None
    assert over.scores == [305, 310, 288, 301]
    assert over.ranks == [2, 1, 4, 3]
    match = by_hand(4)
    reach(match, [310, 310, 305, 20])
    assert match.over is None
    assert table(match).overtime == 1
    assert table(match).order == [0, 1]


def test_tumblin_dice_check_8() -> None:
    """Where the line of zone 1 runs for a die straight and at 45 degrees."""
    for y, yaw, zone in ((361, 0, 1), (360.9, 0, SHORT), (361, 45, SHORT), (364.3, 45, SHORT), (364.4, 45, 1)):
        for attitude in range(24):
            pose = Pose(0, y, 88, yawed(standing(6, attitude), yaw))
            assert STANDARD.read(pose, 6) == Reading(zone, int(TRIPLES[attitude].text[2]))


def test_tumblin_dice_check_9() -> None:
    """The zones of ten places, off and short among them."""
    places = {
        (0, 469.9): 1, (0, 470): 2, (10, 569): 2, (10, 570): 3, (0, 665): 4, (0, 750.1): OFF_BOARD,
        (189, 500): 2, (191, 500): OFF_BOARD, (0, -10): SHORT, (70, -10): OFF_BOARD,
    }  # fmt: skip
    for (x, y), zone in places.items():
        top = STANDARD.top_at(x, y) or 20
        assert STANDARD.read(Pose(x, y, top + 8), 6).zone == zone, (x, y)


def test_a_die_that_touches_the_table_is_off_wherever_its_centre_is() -> None:
    assert STANDARD.read(Pose(0, 745, 8), 6).zone == OFF_BOARD


def test_a_leaning_die_shows_the_face_nearest_to_up_and_the_smallest_of_equals() -> None:
    def leaning(angle: float) -> int:
        return Pose(0, 400, 90, times(about((1.0, 0.0, 0.0), angle), standing(6, 0))).face(solid(6))

    upright = int(TRIPLES[0].text[2])
    assert leaning(0.7) == upright
    flipped = leaning(0.87)
    assert flipped != upright
    assert leaning(0.785398) == min(upright, flipped)


@pytest.mark.parametrize("faces", [6, 8, 10, 12, 20])
def test_a_die_set_down_shows_the_face_of_its_attitude(faces: int) -> None:
    shape = solid(faces)
    assert len(shape.normals) == faces
    first = 0 if faces == 6 else 1
    shown = [Pose(0, 0, 8, standing(faces, attitude)).face(shape) for attitude in range(first, first + attitudes(faces))]
    assert sorted(set(shown)) == list(range(1, faces + 1))
    for number, (x, y, z) in enumerate(shape.normals, 1):
        ox, oy, oz = shape.normals[faces - number]
        assert max(abs(x + ox), abs(y + oy), abs(z + oz)) < 1e-9


def test_a_team_never_shoots_back_to_back() -> None:
    match = by_hand(4, mode="teams4")
    seats: list[int] = []
    for _ in range(16):
        seats.append(table(match).shooter())
        shoot(match, "short")
    assert seats == [0, 1, 2, 3] * 4
    match = by_hand(6, mode="teams6")
    assert [(shoot(match, "1x1"), table(match).shooter())[1] for _ in range(5)] == [1, 2, 3, 4, 5]
    match = by_hand(16, mode="teams16")
    assert [(shoot(match, "1x1"), table(match).shooter())[1] for _ in range(15)] == list(range(1, 16))
    assert {table(match).rules.colour(die(seat, 1)) for seat in (1, 5, 9, 13)} == {"black"}


def test_a_team_adds_the_points_of_its_members() -> None:
    match = by_hand(4, mode="teams4")
    for _ in range(16):
        shoot(match, "4x6" if table(match).shooter() in (0, 2) else "2x1")
    assert table(match).totals == [192, 16]


def test_equal_rolls_for_the_order_are_rolled_again_among_themselves_only() -> None:
    match = Match(game("tumblin_dice"), 4, source=None)
    for rolled in ("3", "6", "3", "6"):
        match.happen(rolled)
    assert table(match).groups == [[1, 3], [0, 2]]
    for rolled in ("2", "5", "4", "4"):
        match.happen(rolled)
    assert table(match).groups == [[3], [1], [0, 2]]
    for rolled in ("1", "6"):
        match.happen(rolled)
    assert table(match).order == [3, 1, 2, 0]


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_is_refused_for_other_numbers_of_players(mode: str) -> None:
    one = game("tumblin_dice", mode=mode)
    for seats in one.info.seats:
        if seats in MODES[mode][0]:
            assert one.start(seats)
        else:
            with pytest.raises(BadOption, match=mode):
                one.start(seats)


def test_the_usual_modes_go_by_the_number_of_players() -> None:
    french = [rules(seats, mode="french").mode for seats in (2, 3, 4, 5, 6, 16)]
    english = [rules(seats, mode="english").mode for seats in (2, 3, 4, 5, 6, 16)]
    assert french == ["duel5", "individual", "individual", "crowd", "teams6", "teams16"]
    assert english == ["individual", "individual", "individual", "crowd", "teams6", "crowd"]


@pytest.mark.parametrize("seats", range(9, 16))
def test_a_crowd_plays_everybody_alone_with_four_dice_of_a_colour(seats: int) -> None:
    for usual in ("french", "english"):
        crowd = rules(seats, mode=usual)
        assert (crowd.mode, crowd.dice_each, len(crowd.members)) == ("crowd", 4, seats)
        assert len({crowd.colour(die(seat, count)) for seat in range(seats) for count in (1, 4)}) == seats
    match = Match(game("tumblin_dice"), seats, 1)
    assert sorted(table(match).order) == list(range(seats))


def test_short_dice_stay_as_obstacles_or_leave_at_once() -> None:
    for how, lies in (("stay", True), ("remove", False)):
        match = by_hand(2, short_dice=how, mode="individual")
        shoot(match, "short")
        assert (die(0, 1) in table(match).lying) is lies


def test_a_die_pushed_back_over_the_line_is_removed_too() -> None:
    match = by_hand(2, short_dice="remove", mode="individual")
    shoot(match, "2x5")
    shoot(match, "B1:1x3 A1:short")
    assert list(table(match).lying) == [die(1, 1)]
    assert table(match).round_points() == [0, 3]


def test_a_bumped_die_counts_where_it_ends() -> None:
    match = by_hand(2, mode="individual", ejected="negative")
    shoot(match, "2x5")
    assert table(match).round_points() == [10, 0]
    shoot(match, "B1:1x3 A1:off2")
    assert table(match).round_points() == [-2, 3]
    with pytest.raises(Unparsable, match="off3"):
        shoot(match, "off")


def test_time_over_costs_a_die_and_the_bonus_die_last() -> None:
    match = by_hand(2, mode="duel5bonus")
    state = table(match)
    state.lapse(0)
    assert state.shooter() == 1
    assert state.unshot[0] == [die(0, count) for count in (2, 3, 4, 5, 10)]
    assert state.rules.round_of(0, state.readings) == 0


def test_overtime_is_played_by_the_tied_alone_and_not_added() -> None:
    match = by_hand(3, goal="rounds:1", mode="individual", order="by_score")
    play_round(match, {0: 10, 1: 20, 2: 20})
    assert table(match).order == [1, 2]
    play_round(match, {1: 5, 2: 5})
    assert table(match).overtime == 2
    play_round(match, {1: 5, 2: 9})
    over = match.over
    assert over is not None
    assert over.ranks == [3, 2, 1]
    assert over.scores == [10, 20, 20]
    assert over.why == "overtime-won"


def test_after_ten_extra_rounds_the_victory_is_shared() -> None:
    match = by_hand(2, goal="rounds:1", mode="individual")
    for _ in range(11):
        assert match.over is None
        play_round(match, {0: 4, 1: 4})
    over = match.over
    assert over is not None
    assert over.ranks == [1, 1]
    assert over.why == "overtime-shared"


def test_the_table_says_how_it_stands_with_the_dice_as_they_lie() -> None:
    match = by_hand(2, mode="individual", goal="target:100")
    assert all(text.key not in ("tumblin-ahead", "tumblin-behind") for text in table(match).scene().say)
    shoot(match, "3x4")
    scene = table(match).scene()
    assert [(one.key, one.args) for one in scene.progress if one] == [
        ("progress-tumblin-target", {"total": 12, "left": 88}),
        ("progress-tumblin-target", {"total": 0, "left": 100}),
    ]
    assert ("tumblin-behind", {"seat": 1, "points": 12, "needs": 13}) in [(text.key, text.args) for text in scene.say]
    shoot(match, "2x6")
    assert "tumblin-level" in [text.key for text in table(match).scene().say]


def test_a_tied_round_is_won_by_nobody() -> None:
    match = by_hand(2, goal="wins:2", mode="individual")
    play_round(match, {0: 9, 1: 9})
    assert table(match).wins == [0, 0]
    play_round(match, {0: 9, 1: 8})
    play_round(match, {0: 9, 1: 8})
    over = match.over
    assert over is not None
    assert over.ranks == [1, 2]
    assert over.scores == [2, 0]


def test_target_games_end_after_sixty_rounds() -> None:
    match = by_hand(2, mode="individual")
    for _ in range(60):
        play_round(match, {0: 1, 1: 2})
    over = match.over
    assert over is not None
    assert over.why == "round-limit"
    assert over.ranks == [2, 1]


def test_the_order_goes_by_score_in_the_english_game() -> None:
    match = by_hand(4, **dict(game("tumblin_dice").presets["rounds"]))
    play_round(match, {0: 40, 1: 52, 2: 52, 3: 10})
    assert table(match).order == [1, 2, 0, 3]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("flick A1 speed=4.1", "between 0.1 and 4"),
        ("flick A1 aim=-61", "between -60 and 60"),
        ("flick A1 attitude=24", "0 to 23"),
        ("flick A1 attitude=2.5", "0 to 23"),
        ("flick A1 yaw=91", "between 0 and 90"),
        ("flick A1 x=55", "not completely on the disc"),
        ("flick A1 y=95", "not completely on the disc"),
        ("flick A1 y=-8", "not completely on the disc"),
        ("flick B1", "you can shoot: A1"),
        ("flick A6", "you can shoot: A1"),
        ("roll A1", "flicked in this game"),
    ],
)
def test_shots_that_cannot_be_are_refused_with_a_reason(text: str, complaint: str) -> None:
    match = by_hand(2)
    with pytest.raises(Illegal, match=complaint):
        match.submit(0, text)
    assert len(match.events) == 2


@pytest.mark.parametrize(
    "text", ["flick A1 speed=nan", "flick A1 speed=inf", "flick A1 speed=1e3", "flick A1 aim", "flick", "flick A1 wind=3"]
)
def test_what_is_no_shot_is_not_read(text: str) -> None:
    with pytest.raises(Unparsable):
        by_hand(2).submit(0, text)


def test_a_setting_said_twice_is_not_read() -> None:
    with pytest.raises(Unparsable, match="twice"):
        by_hand(2).submit(0, "flick A1 up=6 attitude=3")


def test_a_shot_is_written_in_one_order_and_as_short_as_it_goes() -> None:
    one = game("tumblin_dice")
    assert str(one.parse("flick a1 speed=1.30 aim=-3.50 attitude=623")) == "flick A1 attitude=20 aim=-3.5 speed=1.3"
    shot = read_shot(one.parse("flick A1 up=5"), 6)
    assert shot.pose(STANDARD).face(solid(6)) == 5


def test_a_die_cannot_start_in_another() -> None:
    match = by_hand(2)
    match.submit(0, "flick A1 speed=0.1")
    match.happen("A1:short6@0,61,96,1,0,0,0".replace("short6", f"short{Pose(0, 61, 96).face(solid(6))}"))
    with pytest.raises(Illegal, match="another die"):
        match.submit(1, "flick B1")
    with pytest.raises(Illegal, match="another die"):
        match.submit(1, "flick B1 x=15.9")
    match.submit(1, "flick B1 x=16.1")


def test_an_outcome_must_name_the_shot_die_once_and_agree_with_its_pose() -> None:
    match = by_hand(2)
    match.submit(0, "flick A1")
    face = Pose(0, 400, 88).face(solid(6))
    for wrong in (
        "",
        "B1:2x5",
        "A1:5x5",
        "A1:2x7",
        "A1:2x5 A1:2x5",
        "A1:2x5@0,400,88,1,0,0,0",
        "A1:@0,400,nan,1,0,0,0",
        "A1:@1,2,3",
        "A1:@0,0,0,0,0,0,0",
    ):
        with pytest.raises((Unparsable, Illegal)):
            match.happen(wrong)
    match.happen("A1:@0,400,88,1,0,0,0")
    assert match.events[-1].text == f"A1:1x{face}@0,400,88,1,0,0,0"


def test_a_drawn_attitude_must_be_kept() -> None:
    match = by_hand(2, start_face="random")
    match.happen("7")
    with pytest.raises(Illegal, match="drawn 7"):
        match.submit(0, "flick A1 attitude=3")
    match.submit(0, "flick A1")


def test_what_the_hand_did_is_written_down() -> None:
    match = Match(game("tumblin_dice", motor_noise="club"), 2, seed=3)
    turn = match.turn
    assert isinstance(turn, Choose)
    match.submit(turn.seat, f"flick {'AB'[turn.seat]}1 aim=5 speed=1.4")
    hand = match.events[-2].text
    assert [word.partition("=")[0] for word in hand.split()] == ["aim", "speed", "spin", "lift"]
    assert Match.replay(match.log, game).log == match.log


def test_nothing_more_can_be_shot_when_it_is_over() -> None:
    match = by_hand(2, goal="rounds:1", mode="individual")
    play_round(match, {0: 4, 1: 5})
    assert isinstance(match.turn, Over)
    with pytest.raises(OutOfTurn):
        match.submit(0, "flick A1")


def test_dice_for_which_there_is_no_place_on_the_disc_are_lost() -> None:
    match = by_hand(2, mode="duel9")
    rng = random.Random(1)
    shot = 0
    for x, y in [(x, y) for y in (0, 27, 54, 81) for x in (-45, -15, 15, 45)]:
        state = table(match)
        if state.round == 2:
            break
        seat = state.shooter()
        move = match.submit(seat, state.shots_of(seat).sample(rng))
        match.happen(f"{move.atoms[1]}:@{x},{y},96,1,0,0,0")
        shot += 1
    assert 4 < shot < 18
    assert table(match).round == 2
    assert table(match).totals == [0, 0]


@pytest.mark.parametrize("name", ["standard", "minus_one", "narrow"])
def test_every_board_can_be_played(name: str) -> None:
    assert load(BOARDS / f"{name}.toml").levels
    assert game("tumblin_dice", board=name).start(2)


def test_a_die_on_the_minus_zone_costs_points() -> None:
    board = load(BOARDS / "minus_one.toml")
    table = Rules(2, TumblinDiceOptions(board="minus_one"), board)
    assert table.points(board.read(Pose(0, 400, 108, standing(6, 0)), 6), bonus=False) == -int(TRIPLES[0].text[2])
    match = by_hand(2, board="minus_one")
    shoot(match, "-1x4")
    assert table.points(Reading(1, 4), bonus=False) == -4


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("width = 380.0", "width = nan", "finite"),
        ("width = 380.0", "width = -5.0", "between"),
        ("width = 380.0", 'width = "wide"', "number"),
        ("line = [350.0, 353.0]", "line = [480.0, 490.0]", "first step"),
        ("y = [470.0, 570.0]", "y = [480.0, 570.0]", "begin at 470"),
        ("top = 60.0", "top = 90.0", "lower than the step before"),
        ("y = [665.0, 750.0]", "y = [665.0, 740.0]", "board.length"),
        ("[0.0, 520.0]", "[0.0, 800.0]", "is not on the board"),
        ("[0.0, 520.0]", "[0.0, 50.0]", "is on the disc"),
        ("radius = 60.0", "radius = 400.0", "in front of the line"),
        ("edge = 16.0", "edge = 0.0", "between"),
        ("die_die = [0.20, 0.45]", "die_die = [0.20, 1.45]", "restitution"),
        ("[dice]", "[dices]", "dice"),
        ("mass = 0.0045", "weight = 0.0045", "no entry"),
        ("[contact]", "[contact", "TOML"),
    ],
)
def test_an_impossible_board_is_refused_by_its_entry(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    text = (BOARDS / "standard.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadBoard, match=complaint):
        load(path)
    with pytest.raises(BadBoard, match="cannot be read"):
        load(tmp_path / "none.toml")


def test_a_pose_is_as_exact_as_its_text() -> None:
    pose = Pose(1.23456, -0.001, 8, yawed(standing(20, 13), 12.3))
    assert read_pose(pose.text()) == pose
    assert read_pose(pose.text()).text() == pose.text()


def test_boards_are_told_from_entries_too() -> None:
    with pytest.raises(BadBoard):
        Board("none", {})


def test_a_board_of_your_own_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (BOARDS / "standard.toml").read_text(encoding="utf-8").replace("times = 4", "times = 9")
    (tmp_path / "wild.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("PIPYARD_BOARDS", str(tmp_path))
    match = by_hand(2, board="wild")
    shoot(match, "9x6")
    assert table(match).round_points() == [54, 0]
    with pytest.raises(BadOption, match="did you mean wild"):
        game("tumblin_dice", board="wilt")
    (tmp_path / "broken.toml").write_text("width = 3", encoding="utf-8")
    with pytest.raises(BadBoard):
        game("tumblin_dice", board="broken")
    with pytest.raises(BadOption):
        game("tumblin_dice", board="../../etc/passwd")
