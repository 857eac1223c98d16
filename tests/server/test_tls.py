"""A table with TLS: its certificates, and the page that explains them to a phone."""

from __future__ import annotations

import json
import re
import ssl
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from typer.testing import CliRunner
from websockets.sync.client import connect

from pipyard.cli.app import app
from pipyard.core.errors import PipyardError
from pipyard.server.certificates import given, made
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.web.secure_page import CERTIFICATE, page
from pipyard.texts import languages

from .guests import Server

HOME = ["localhost", "127.0.0.1", "table.local", "192.168.1.7"]


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_certificates_are_kept_until_a_name_comes_to_them(tmp_path: Path) -> None:
    first = made(tmp_path, HOME)
    before = files(tmp_path)
    assert made(tmp_path, HOME) == first
    assert files(tmp_path) == before
    made(tmp_path, [*HOME, "192.168.1.8"])
    after = files(tmp_path)
    # phones need not trust anything anew: the authority is the same
    assert after["authority.pem"] == before["authority.pem"]
    assert after["table.pem"] != before["table.pem"]


def test_nobody_else_reads_the_keys(tmp_path: Path) -> None:
    made(tmp_path / "tls", HOME)
    assert (tmp_path / "tls").stat().st_mode & 0o077 == 0
    assert all(file.stat().st_mode & 0o077 == 0 for file in (tmp_path / "tls").iterdir())


def test_the_authority_speaks_for_the_home_network_alone(tmp_path: Path) -> None:
    authority = made(tmp_path, HOME).authority
    assert authority
    known = x509.load_pem_x509_certificate(authority.read_bytes())
    limits = known.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
    permitted = [str(one.value) for one in limits.value.permitted_subtrees or []]
    assert "192.168.0.0/16" in permitted
    assert "local" in permitted
    assert "0.0.0.0/0" not in permitted
    before = authority.read_bytes()
    # a name outside is named one by one, and makes a new authority
    made(tmp_path, [*HOME, "dice.example.org"])
    assert authority.read_bytes() != before


def test_a_damaged_file_is_said_not_replaced(tmp_path: Path) -> None:
    made(tmp_path, HOME)
    (tmp_path / "authority.pem").write_text("no certificate")
    with pytest.raises(PipyardError, match="TLS"):
        made(tmp_path, HOME)


def test_given_files_are_tried_before_the_table_opens(tmp_path: Path) -> None:
    files = made(tmp_path, HOME)
    assert given(files.chain, files.key).authority is None
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--certificate", str(files.key)], env={"PIPYARD_LANG": "en"})
    assert result.exit_code == 2
    assert "cannot be used for TLS" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", languages())
def test_the_page_explains_it_in_every_language(language: str) -> None:
    result = page(language, True, "https://192.168.1.7:8000", False)
    assert f'href=".{CERTIFICATE}"' in result
    assert 'href="https://192.168.1.7:8000"' in result
    assert "secure-" not in result.replace("pipyard-", "")
    assert "pipyard serve --tls" in page(language, False, "", False)
    assert "pipyard serve --tls" not in page(language, False, "", True)


class Secured(Server):
    """A server with certificates of its own."""

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.folder / "tls" / "authority.pem")

    def get(self, path: str) -> Any:
        if not (self.folder / "tls" / "table.pem").exists():
            raise OSError
        with urllib.request.urlopen(f"https://localhost:{self.port}{path}", timeout=60, context=self.trust) as answer:
            return json.load(answer)


@pytest.mark.table
def test_a_table_with_tls_is_played_at_by_whoever_trusts_its_authority(tmp_path: Path) -> None:
    table = Secured(tmp_path)
    table.more = ["--tls"]
    table.journal = tmp_path / "journal"
    table.start()
    try:
        with connect(f"wss://localhost:{table.port}/ws", ssl=table.trust) as socket:
            socket.send(json.dumps({"t": "hello", "id": 1, "protocol": PROTOCOL, "room": "nowhere", "tokens": [], "since": -1}))
            assert json.loads(socket.recv(60))["code"] == "unknown"
        with pytest.raises(ssl.SSLError), connect(f"wss://localhost:{table.port}/ws", ssl=ssl.create_default_context()):
            pass
        guide = re.findall(r"http://(\S+)", (tmp_path / "journal").read_text())[-1]
        with urllib.request.urlopen(f"http://{guide}", timeout=60) as answer:
            assert CERTIFICATE in answer.read().decode()
        with urllib.request.urlopen(f"http://{guide}{CERTIFICATE}", timeout=60) as answer:
            assert answer.headers["content-type"] == "application/x-x509-ca-cert"
            assert answer.read() == (tmp_path / "tls" / "authority.pem").read_bytes()
    finally:
        table.stop()
