"""The commands: what they print, what they keep, and how they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import pipyard
from pipyard import shelf
from pipyard.bots import arena
from pipyard.cli.app import app
from pipyard.cli.bot_games import ResultCounter, wilson
from pipyard.cli.game_lookup import find

TEMPLATE = Path(__file__).parents[2] / "src" / "pipyard" / "workshop" / "high_rise.py"
FIELDS = {"key", "book", "number", "title", "seats", "kinds", "options", "presets", "minutes", "summary"}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIPYARD_HOME", str(tmp_path / "kept"))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def refusal(result: Result) -> str:
    """The one line of an error a user can put right."""
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


def finished(key: str, seed: int = 1) -> str:
    game = shelf.game(key)
    return arena.play(game, game.info.seats[0], ["random"], seed).log


def test_games_are_listed_for_people_and_for_programs() -> None:
    assert "El Dado" in run("games").stdout
    described = json.loads(run("games", "--json").stdout)
    assert [game["key"] for game in described] == [game.info.key for game in shelf.games()]
    assert all(set(game) >= FIELDS for game in described)
    dado = next(game for game in described if game["key"] == "el_dado")
    mix = next(option for option in dado["options"] if option["key"] == "mix")
    assert mix["values"] == ["fixed", "box"]
    assert mix["default"] == "fixed"
    assert mix["source"]
    assert mix["why"]
    assert dado["presets"]["box"] == {"mix": "box"}


def test_the_version() -> None:
    assert run("--version").stdout.strip() == f"pipyard {pipyard.__version__}"


@pytest.mark.parametrize("command", ["games", "rules", "play", "simulate", "replay", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.stdout


def test_rules_are_shown() -> None:
    assert "## Your turn" in run("rules", "el_dado").stdout
    assert "## Your turn" in run("rules", "el_dado", "--lang", "en_GB").stdout


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    assert "did you mean el_dado?" in refusal(run("rules", "el_dadoo"))
    assert "did you mean" in refusal(run("play", "rasant"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-o", "mix=soup"], "it must be one of fixed, box"),
        (["-o", "soup=1"], "there is no option 'soup'"),
        (["-o", "mix"], "write name=value"),
        (["-p", "soup"], "it has: standard, box"),
        (["-s", "human,gredy"], "there is no bot 'gredy'"),
        (["-s", "human:greedy,random"], "that is the name of a bot"),
        (["-s", ","], "--seats is empty"),
        (["-s", "human"], "cannot be played by 1"),
    ],
)
def test_bad_words_for_a_game_are_refused_in_one_line(home: Path, words: list[str], said: str) -> None:
    assert said in refusal(run("play", "el_dado", *words))


@pytest.mark.parametrize("text", ["", "nonsense", "pipyard 1\ngame: el_dado 1\nseats: 2\n\n0 take 0,0,0\n", "pipyard 1\n\n", "\udcff"])
def test_broken_logs_are_refused_in_one_line(home: Path, text: str) -> None:
    path = home / "broken"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    for words in (["replay", str(path)], ["replay", str(path), "--json"], ["play", "--load", str(path)]):
        assert refusal(run(*words)).startswith("pipyard: ")


def test_a_file_that_is_not_there_is_refused(home: Path) -> None:
    assert "cannot be read" in refusal(run("replay", str(home / "nothing")))
    assert "cannot be read" in refusal(run("play", "--load", str(home)))


def test_a_game_to_play_must_be_named() -> None:
    result = run("play")
    assert result.exit_code == 2
    assert "give a game" in result.stderr


def test_a_replay_tells_the_game_in_words(home: Path) -> None:
    path = home / "log"
    path.write_text(finished("rasanto"))
    result = run("replay", str(path))
    assert result.exit_code == 0
    assert "random (1): place " in result.stdout
    assert "wins: the pyramid is complete." in result.stdout


def test_a_replay_for_programs_has_a_scene_for_every_event(home: Path) -> None:
    path = home / "log"
    path.write_text(finished("el_dado"))
    walked = json.loads(run("replay", str(path), "--json").stdout)
    assert walked["header"]["game"] == "el_dado"
    assert [len(event["scene"]["dice"]) for event in walked["events"]] == [0, *range(165, -1, -1)]
    assert walked["events"][2]["steps"] == [
        {"verb": "take", "at": "0,0,0", "to": "", "colour": walked["events"][1]["scene"]["dice"][-1]["colour"]}
    ]
    assert walked["over"]["why"] == "no-die-left"
    assert sum(walked["over"]["scores"]) == 367


def test_a_log_that_stops_early_can_be_replayed(home: Path) -> None:
    path = home / "log"
    path.write_text("\n".join(finished("el_dado").splitlines()[:12]) + "\n")
    assert "ends before the game does" in run("replay", str(path)).stdout
    assert json.loads(run("replay", str(path), "--json").stdout)["over"] is None


def test_a_simulation_is_the_same_on_one_process_and_on_two() -> None:
    words = ["simulate", "rasanto", "-n", "20", "-s", "greedy,random", "--seed", "7", "--json"]
    alone, shared = run(*words), run(*words, "-j", "2")
    assert json.loads(alone.stdout) == json.loads(shared.stdout)
    assert json.loads(alone.stdout)["games"] == 20
    assert alone.stdout != run(*words[:-2], "8", "--json").stdout


def test_a_simulation_adds_up() -> None:
    summary = json.loads(run("simulate", "el_dado", "-n", "6", "-s", "random", "--seats-count", "3", "-p", "box", "--json").stdout)
    assert [player["name"] for player in summary["players"]] == ["random"] * 3
    assert sum(player["won"] - player["shared"] for player in summary["players"]) + summary["nobody_won"] <= 6
    assert summary["options"] == {"mix": "box"}
    assert summary["mean_length"] == summary["longest"] == 167
    table = run("simulate", "el_dado", "-n", "2").stdout
    assert "95 %" in table
    assert "greedy" in table


def test_bots_that_change_seats_keep_their_own_results() -> None:
    words = ["simulate", "el_dado", "-n", "6", "-s", "greedy,random", "-o", "start_seat=0", "--json"]
    summary = json.loads(run(*words, "--rotate").stdout)
    assert [player["won"] for player in summary["players"]] == [6, 0]


def test_people_do_not_take_part_in_simulations() -> None:
    assert "there is no bot 'human'" in refusal(run("simulate", "el_dado", "-s", "human,greedy"))
    assert "cannot be played by 9" in refusal(run("simulate", "el_dado", "--seats-count", "9"))


def test_the_interval_is_wilsons() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert ResultCounter(2).games == 0


def test_a_game_of_your_own_is_described_simulated_kept_and_replayed(home: Path) -> None:
    own, path = str(TEMPLATE), str(home / "log")
    key = json.loads(run("games", own, "--json").stdout)[0]["key"]
    assert run("rules", own).stdout.startswith("# ")
    assert json.loads(run("simulate", own, "-n", "2", "--json").stdout)["game"] == key
    assert run("play", own, "-s", "random,random", "--save", path).exit_code == 0
    assert run("replay", path, "--game", own).exit_code == 0
    assert run("play", own, "--load", path).exit_code == 0


def test_a_file_that_is_no_game_is_refused_in_one_line(home: Path) -> None:
    for text, said in (("syntax error(", "line 1: this is not valid Python"), ("x = 1 / 0", "division by zero"), ("", "defines no game")):
        file = home / "own.py"
        file.write_text(text)
        find.cache_clear()
        assert said in refusal(run("play", str(file)))
    assert "there is no file" in refusal(run("rules", str(home / "nothing.py")))


@pytest.mark.parametrize("words", [["--lang", "xx", "games"], ["rules", "el_dado", "--lang", "xx"]])
def test_a_language_that_nobody_speaks_here_is_refused(words: list[str]) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert "there is no language 'xx'; choose one of: de, en, es, fr, nl" in done.stderr
