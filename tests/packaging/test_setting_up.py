"""What ``make play`` says while it sets up, and what it does where the port is taken."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pipyard.server.serve import INVITE, listening
from pipyard.texts import languages, say
from tests.server.guests import PATIENCE, free_port
from tools import play

STEP = Path(__file__).resolve().parents[2] / "tools" / "step.py"
NOISE = "print('WARNING: not on PATH'); print('Collecting numpy'); print('npm warn deprecated')"


def step(code: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(STEP), "setup-packages", "30", "--", sys.executable, "-c", code]
    env = {**os.environ, "PIPYARD_LANG": lang}
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=env, check=False)


def test_a_step_is_two_lines_and_no_wall_of_warnings() -> None:
    done = step(NOISE)
    assert done.returncode == 0
    begun, ended = done.stdout.splitlines()
    assert "30" in begun, "about how long it takes"
    assert ended.lstrip().startswith("✓")
    assert not done.stderr


def test_a_step_that_fails_shows_what_was_said_without_the_noise() -> None:
    done = step(NOISE + "; print('no space left'); raise SystemExit(3)")
    assert done.returncode == 3
    assert "✗" in done.stdout
    *said, result = done.stderr.splitlines()
    assert said == ["Collecting numpy", "no space left"]
    assert sys.executable in result, "the command, for whoever wants to try it"


def test_a_step_speaks_the_language_of_whoever_sets_up() -> None:
    assert step("", "fr").stdout.splitlines()[0] != step("").stdout.splitlines()[0]


def test_a_free_port_is_taken_and_a_taken_one_gives_way(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(play, "free", lambda host, port: port not in (8000, 8001))
    monkeypatch.setattr(play, "is_pipyard", lambda port: False)
    monkeypatch.setattr(sys, "stdin", io.StringIO())  # nobody can be asked
    assert play.choose("127.0.0.1", 8005) == 8005
    assert play.choose("127.0.0.1", 8000) == 8002
    assert capsys.readouterr().out.strip() == say("play-port-moved", port="8000", other="8002")


def test_a_port_where_something_listens_is_taken() -> None:
    with listening("127.0.0.1", 0) as taken:
        assert not play.free("127.0.0.1", int(taken.getsockname()[1]))


def test_whoever_starts_the_table_twice_is_led_to_it_and_ctrl_c_closes_it_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-m", "pipyard", "serve", "--port", "0", "--data", str(tmp_path)]
    env = {**os.environ, INVITE: "make play FRIENDS=1", "PIPYARD_LANG": "en"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", env=env) as serving:
        assert serving.stdout is not None
        said = serving.stdout.readline()
        (here,) = re.findall(r"http://127\.0\.0\.1:\d+", said)
        port = int(here.rpartition(":")[2])
        opened: list[str] = []
        monkeypatch.setattr(play.webbrowser, "open", opened.append)
        monkeypatch.setattr(play, "free", lambda host, port: False)
        monkeypatch.setattr(play, "ANSWER_SECONDS", PATIENCE)
        with pytest.raises(SystemExit) as done:
            play.choose("127.0.0.1", port)
        assert (done.value.code, opened) == (0, [here])
        assert here in capsys.readouterr().out
        serving.send_signal(signal.SIGINT)
        rest, _ = serving.communicate(timeout=PATIENCE)
    assert serving.returncode == 0
    assert rest.strip() == say("serve-closed", "en")


WELCOME = "Have fun! The table is open at {here}. To let in friends on your network, stop it with Ctrl-C and start it with: {command}"
FRIENDS = "Have fun! The table is open at {here}, and for friends on your network at http://192.168.1.7:{port}. Ctrl-C stops it."
IN_A_NETWORK = "from pipyard.server import serve; serve.neighbourly = lambda: '192.168.1.7'; from pipyard.cli import main; main()"
"""The program of ``make play`` on a machine with this address."""


@pytest.mark.parametrize(
    ("usual", "host", "wanted"), [(True, "", WELCOME), (False, "", WELCOME), (False, "0.0.0.0", FRIENDS)], ids=["usual", "port", "friends"]
)
def test_the_last_sentence_of_make_play_says_where_the_table_is_and_how_friends_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, usual: bool, host: str, wanted: str
) -> None:
    port = free_port()
    monkeypatch.setattr(play, "USUAL", port if usual else port + 1)
    monkeypatch.setattr(sys, "argv", ["play.py", "" if usual else str(port), host])
    started: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(play.os, "execve", lambda _, words, env: started.append((words, env)))
    play.main()
    ((python, module, program, *words), env) = started[0]
    assert (module, program, "--open" in words) == ("-m", "pipyard", True)
    words = [word for word in words if word != "--open"]  # nobody sits before this browser
    command = [python, "-c", IN_A_NETWORK, *words, "--data", str(tmp_path)]
    env["PIPYARD_LANG"] = "en"
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", env=env) as serving:
        assert serving.stdout is not None
        said = serving.stdout.readline()
        serving.send_signal(signal.SIGINT)
        serving.communicate(timeout=PATIENCE)
    invitation = "make play FRIENDS=1" if usual else f"make play FRIENDS=1 PORT={port}"
    assert said.rstrip("\n") == wanted.format(here=f"http://127.0.0.1:{port}", port=port, command=invitation)


@pytest.mark.parametrize("lang", languages())
def test_the_last_sentence_of_make_play_names_the_addresses_in_every_language(lang: str) -> None:
    here, network, command = "http://127.0.0.1:8001", "http://192.168.1.7:8001", "make play FRIENDS=1 PORT=8001"
    welcome, friends = (say(key, lang, address=here, network=network, command=command) for key in ("serve-welcome", "serve-friends"))
    assert here in welcome
    assert here in friends
    assert network in friends
    assert welcome.endswith(command), "the command can be copied without a full stop"
    assert "\n" not in welcome + friends
