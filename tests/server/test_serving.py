"""``pipyard serve`` as its owner meets it: where the table is, and what is said when it cannot be there."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard import texts
from pipyard.cli.app import app
from pipyard.core.errors import PipyardError
from pipyard.server.serve import address, host_names, listening
from pipyard.server.store.choose import FILE


def test_a_port_that_is_taken_is_told_of_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = CliRunner().invoke(app, ["serve", "--port", str(port)], env={"PIPYARD_LANG": "en"})
    assert result.exit_code == 2
    assert result.stderr.startswith(f"pipyard: port {port} is taken")
    assert f"--port {port + 1}" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("lang", texts.languages())
def test_a_store_that_cannot_be_opened_is_told_of_in_one_line(lang: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is no database, and nothing that could become one\n" * 20, encoding="utf-8")
    result = CliRunner().invoke(app, ["--lang", lang, "serve", "--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    error = texts.say("part-system-not-a-database", lang)
    assert result.stderr == f"pipyard: {texts.say('why-store-cannot-be-opened', lang, path=str(tmp_path / FILE), error=error)}\n"


def test_any_free_port_is_a_port_that_can_be_told() -> None:
    with listening("127.0.0.1", 0) as door:
        assert door.getsockname()[1] > 0


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(PipyardError, match=r"192\.0\.2\.77"):
        listening("192.0.2.77", 0)


@pytest.mark.parametrize(
    ("host", "result"), [("127.0.0.1", "http://127.0.0.1:8000"), ("0.0.0.0", "http://127.0.0.1:8000"), ("::1", "http://[::1]:8000")]
)
def test_an_address_can_be_opened_in_a_browser(host: str, result: str) -> None:
    assert address(host, 8000) == result


def test_a_host_name_may_be_written_with_its_port_or_as_an_address() -> None:
    given = ["dice.example.org", "Dice.example.org:8443", "https://dice.example.org/", "[::1]:8000"]
    assert host_names(given) == ("dice.example.org", "dice.example.org", "dice.example.org", "::1")


@pytest.mark.parametrize("name", ["", ":8000", "https://", "two words", "[::1"])
def test_what_is_no_host_name_is_refused_in_one_line(name: str) -> None:
    result = CliRunner().invoke(app, ["--lang", "en", "serve", "--port", "0", "--name", name])
    assert result.exit_code == 2
    assert "is not a host name" in result.stderr
    assert len(result.stderr.splitlines()) == 1
