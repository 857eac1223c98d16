"""Playing in a terminal, with what a person types piped in."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pipyard import Match, workshop
from pipyard.cli.app import app


def surroundings(home: Path, columns: int = 120) -> dict[str, str]:
    return {"PIPYARD_HOME": str(home), "COLUMNS": str(columns), "PIPYARD_LANG": "en"}


def play(home: Path, typed: str, *words: str, columns: int = 120) -> Result:
    """A sitting of somebody who types these lines."""
    return CliRunner().invoke(app, ["play", *words], input=typed, env=surroundings(home, columns))


def play_at_a_shell(home: Path, typed: str, *words: str) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own."""
    around = {**os.environ, **surroundings(home), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "pipyard", "play", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", env=around, check=False, timeout=120)


def kept(home: Path) -> Match:
    """The only game in the folder of kept games."""
    (path,) = (home / "games").iterdir()
    return Match.replay(path.read_text())


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    done = play_at_a_shell(tmp_path, "1\n" * 23, "rasanto", "--seed", "3", "--save", str(tmp_path / "game"))
    assert done.returncode == 0, done.stderr
    assert "the pyramid is complete." in done.stdout
    match = Match.replay((tmp_path / "game").read_text())
    assert match.over is not None
    assert match.players == ("human", "greedy")


def test_a_whole_game_of_three_people_at_one_keyboard(tmp_path: Path) -> None:
    done = play(
        tmp_path,
        "\n" * 2 + "1\n" * 164,
        "el_dado",
        "-s",
        "human:Ann,human:Bob,human:Eve",
        "-o",
        "start_seat=2",
        "--save",
        str(tmp_path / "g"),
    )
    assert done.exit_code == 0, done.stderr
    assert "Eve: take a1.8" in done.stdout
    assert "Ann: take" in done.stdout
    assert "no die is left." in done.stdout


def test_a_game_of_pure_chance_runs_by_itself(tmp_path: Path) -> None:
    done = play(tmp_path, "", "golden_centre", "-p", "short", "--seed", "1")
    assert done.exit_code == 0, done.stderr
    assert "a corner pyramid is complete." in done.stdout


@pytest.mark.parametrize("typed", ["place 8,0,0", "8,0,0", "800", "i1", "place i1", "place 800", "pl 8,0,0", "45", "#45"])
def test_a_move_may_be_typed_in_many_ways(tmp_path: Path, typed: str) -> None:
    play(tmp_path, f"{typed}\n", "rasanto", "-o", "start_seat=0")
    assert kept(tmp_path).events[0].text == "place 8,0,0"


def test_what_the_rules_refuse_is_explained_and_asked_again(tmp_path: Path) -> None:
    done = play(tmp_path, "take 3,4,0\n340\nnonsense\ntake 9,9,9\n\n", "el_dado", "-o", "start_seat=0")
    assert done.stdout.count("the die at d5.1 is not free") == 2
    assert '"nonsense" is not possible here' in done.stdout
    assert "'9,9,9' is not a place" in done.stdout
    assert kept(tmp_path).events[1].text == "take 0,0,0"


def test_the_end_of_the_input_keeps_the_game_and_says_where(tmp_path: Path) -> None:
    done = play_at_a_shell(tmp_path, "8,0,0\n", "rasanto", "-o", "start_seat=0", "--seed", "5")
    assert done.returncode == 0
    (path,) = (tmp_path / "games").iterdir()
    assert str(path) in done.stdout
    assert [event.seat for event in kept(tmp_path).events] == [0, 1]


def test_a_kept_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(tmp_path, "8,0,0\nquit\n", "rasanto", "-o", "start_seat=0", "--seed", "5", "--save", str(path))
    before = Match.replay(path.read_text()).events
    done = play(tmp_path, "1\n" * 30, "--load", str(path))
    assert done.exit_code == 0, done.stderr
    after = Match.replay(path.read_text())
    assert after.events[: len(before)] == before
    assert after.over is not None


def test_a_kept_game_of_an_own_file_finds_its_rules_again(tmp_path: Path) -> None:
    rules = tmp_path / "tower.py"
    rules.write_text((Path(workshop.__file__).parent / "high_rise.py").read_text("utf-8").replace("high_rise", "tower"), "utf-8")
    path = tmp_path / "game"
    play(tmp_path, "quit\n", str(rules), "-s", "human,random", "--seed", "5", "--save", str(path))
    assert "game: tower" in path.read_text()
    done = play_at_a_shell(tmp_path, "quit\n", "--load", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is saved in" in done.stdout
    rules.unlink()
    assert "there is no game 'tower'" in play_at_a_shell(tmp_path, "", "--load", str(path)).stderr


def test_a_finished_game_that_is_loaded_is_only_shown(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(tmp_path, "", "golden_centre", "-p", "short", "--seed", "1", "--save", str(path))
    done = play(tmp_path, "", "--load", str(path))
    assert done.exit_code == 0
    assert "a corner pyramid is complete." in done.stdout


def test_undo_takes_back_the_own_move_and_the_bots(tmp_path: Path) -> None:
    play(tmp_path, "8,0,0\nundo\n0,8,0\n", "rasanto", "-o", "start_seat=0", "-s", "human,random")
    result = [(event.seat, event.text) for event in kept(tmp_path).events]
    assert result[0] == (0, "place 8,0,0")
    assert result[2:5] == [(1, "undo"), (0, "undo"), (0, "place 0,8,0")]


def test_undo_with_nothing_to_take_back_says_so(tmp_path: Path) -> None:
    done = play(tmp_path, "undo\n8,0,0\n", "rasanto", "-o", "start_seat=0")
    assert "nothing has been played" in done.stdout
    assert kept(tmp_path).events[0].text == "place 8,0,0"


def test_the_commands_answer(tmp_path: Path) -> None:
    path = tmp_path / "here it is"
    typed = f"help\nrules\nhint\nmoves\nfunnels\nfree\ntable\nlog\nsave '{path}'\nquit\n"
    done = play(tmp_path, typed, "rasanto", "-o", "start_seat=0", "--seed", "1", "-s", "human,random")
    for said in ("save FILE", "Special cases", "the greedy bot would play place", "Type a number", "<∘>", "pipyard 1", f"saved in {path}"):
        assert said in done.stdout, said
    assert Match.replay(path.read_text()).events == []


def test_no_file_is_written_over(tmp_path: Path) -> None:
    precious, mine = tmp_path / "precious", tmp_path / "mine"
    precious.write_text("precious")
    done = play(tmp_path, "8,0,0\n", "rasanto", "--save", str(precious))
    assert done.exit_code == 2
    assert f"pipyard play --load {precious}" in done.stderr
    typed = f"save '{precious}'\n8,0,0\nsave '{mine}'\n0,8,0\nsave '{mine}'\nquit\n"
    done = play(tmp_path, typed, "rasanto", "-o", "start_seat=0", "--seed", "1", "-s", "human:Ann,human:Bob")
    assert "name another file" in done.stdout
    assert precious.read_text() == "precious"
    assert len(Match.replay(mine.read_text()).events) == 2, "a file that holds this game is written anew"


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    done = play(tmp_path, f"save {tmp_path}\n8,0,0\n", "rasanto", "-o", "start_seat=0")
    assert "cannot be saved" in done.stdout
    assert kept(tmp_path).events


def test_real_dice_are_asked_for_and_bad_ones_refused_kindly(tmp_path: Path) -> None:
    done = play(tmp_path, "7\nhelp\n1\n9\n4\n5,3,0\n\n", "diebylon", "--hand", "-s", "human,random,random")
    assert "Who begins (1 you, 2 random (2), 3 random (3))" in done.stdout
    assert "'6' is not possible here" in done.stdout
    assert "'9' is not possible here" in done.stdout
    assert "for example" in done.stdout
    assert [event.text for event in kept(tmp_path).events][:3] == ["0", "4", "jump 6,0,0 5,3,0"]


def test_a_person_is_not_shown_what_is_hidden(tmp_path: Path) -> None:
    done = play(tmp_path, "lift 700\nlog\n", "storing_scores", "-s", "human,human", "--seed", "1", "-o", "start_seat=0")
    tables = done.stdout.split("level 0")
    assert re.search(r"K\?\?\?", tables[1])
    assert not re.search(r"K[1-6]{3}", tables[1]), "a border die shows two numbers at most before anything is lifted"
    (path,) = (tmp_path / "games").iterdir()
    deal = Match.replay(path.read_text()).events[0].text
    assert len(deal) == 45
    assert deal not in done.stdout


def test_narrow_windows_stack_the_levels_and_wide_ones_put_them_side_by_side(tmp_path: Path) -> None:
    narrow = play(tmp_path, "", "el_dado", "--seed", "1", columns=60).stdout
    wide = play(tmp_path, "", "el_dado", "--seed", "1", columns=220).stdout
    rows = [line for line in narrow.splitlines() if re.search(r"^[a-i] ", line)]
    assert rows
    assert max(len(row) for row in rows) <= 60
    assert "level 1" not in next(line for line in narrow.splitlines() if "level 0" in line)
    assert max(line.count("level") for line in wide.splitlines()) == 1
    assert any(re.fullmatch(r"a( +[A-Z])+( +[a-i]( +[A-Z])+){8} *", line) for line in wide.splitlines())


def test_an_empty_line_numbers_what_may_follow_what_was_picked_so_far(tmp_path: Path) -> None:
    done = play(tmp_path, "roll\nlift\n\n1\n", "storing_scores", "-s", "human,human", "-o", "start_seat=0", "--seed", "1")
    assert "Type a number to choose (so far: lift)." in done.stdout
    assert kept(tmp_path).events[2].text == "lift 0,0,7"


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="terminals here do not hang up")
def test_a_terminal_that_is_closed_loses_no_game(tmp_path: Path) -> None:
    around = {**os.environ, **surroundings(tmp_path), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "pipyard", "play", "rasanto", "-o", "start_seat=0"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=around) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"place 8,0,0\n")
        process.stdin.flush()
        while b"greedy: place" not in process.stdout.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGHUP)
        process.stdout.read()
        assert process.wait() == 128 + signal.SIGHUP
    assert "0 place 8,0,0" in kept(tmp_path).log
