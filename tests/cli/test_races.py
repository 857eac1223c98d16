"""Races in the terminal: slowed down to looks in turn, with a countdown; whoever waits lets the others go first."""

from __future__ import annotations

import io

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from pipyard.cli.prompt import Prompt
from pipyard.cli.terminal_game import TerminalGame
from pipyard.core.match import Match
from pipyard.shelf import game
from tests.races.test_referee import RACES


def sitting(key: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Match, str, TerminalGame]:
    """One person against reflex bots, with all that is typed."""
    one = game(key)
    seats = one.fewest()
    match = Match(one, seats, 3, ["human", *["reflex:normal"] * (seats - 1)], source=None)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    result = io.StringIO()
    table = TerminalGame(match, Console(file=result, width=100))
    table.play()
    return match, result.getvalue(), table


@pytest.mark.parametrize("key", RACES)
def test_a_race_can_be_played_to_its_end_in_the_terminal(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, result, _ = sitting(key, 20000 * "wait\n", monkeypatch)
    assert match.over is not None
    assert "wins" in result or "share" in result
    assert Match.replay(match.log, game).log == match.log


def test_a_person_can_grab_and_is_told_what_happened(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
    match, result, _ = sitting("raffzahn", "grab 1,0,0\nwait\ngrab 9,9,9\nquit\nn\n", monkeypatch)
    assert any(event.text == "grab 1,0,0" and event.stamp is not None for event in match.events)
    assert "not" in result


def test_who_lets_the_countdown_run_out_waits() -> None:
    with create_pipe_input() as keys:
        asker = Prompt(Console(file=io.StringIO()))
        asker.live = True
        asker._session = PromptSession(input=keys, output=DummyOutput())  # pyright: ignore[reportPrivateUsage]
        assert asker.ask("you> ", lambda words: [], "below", seconds=1) == "wait"
        keys.send_text("grab 1,0,0\n")
        assert asker.ask("you> ", lambda words: [], "below", seconds=5) == "grab 1,0,0"


def test_a_person_is_told_what_was_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
    _, result, _ = sitting("spotted_cow", "claim 0,0,0\nquit\nn\n", monkeypatch)
    assert "There is no funnel there." in result
