"""A release is prepared whole or not at all."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import pipyard

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import release  # noqa: E402


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in [*release.PLACES, release.CHANGELOG]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    changelog = tmp_path / release.CHANGELOG
    changelog.write_text(
        "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A wheel.\n\n## [0.0.9] - 2020-01-01\n\n- Older.\n", encoding="utf-8"
    )
    return tmp_path


def held(root: Path) -> dict[str, str]:
    return {
        str(path.relative_to(root)): path.read_text("utf-8")
        for path in sorted(root.rglob("*"))
        if path.is_file() and ".git" not in path.parts
    }


def test_the_version_is_the_same_everywhere() -> None:
    assert release.current(ROOT) == pipyard.__version__


def test_a_release_changes_every_version_and_the_changelog(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["7.0.0", "--date", "2030-05-06"], copy) == 0
    assert capsys.readouterr().out == "### Added\n\n- A wheel.\n"
    assert tomllib.loads((copy / "pyproject.toml").read_text("utf-8"))["project"]["version"] == "7.0.0"
    assert json.loads((copy / "web/package.json").read_text("utf-8"))["version"] == "7.0.0"
    locked = json.loads((copy / "web/package-lock.json").read_text("utf-8"))
    assert locked["version"] == locked["packages"][""]["version"] == "7.0.0"
    assert release.current(copy) == "7.0.0"
    changelog = (copy / release.CHANGELOG).read_text("utf-8")
    assert "## [Unreleased]\n\n## [7.0.0] - 2030-05-06\n\n### Added\n\n- A wheel.\n\n## [0.0.9]" in changelog
    assert release.main(["--notes", "7.0.0"], copy) == 0
    assert capsys.readouterr().out == "### Added\n\n- A wheel.\n"


def test_a_dry_run_changes_nothing(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = held(copy)
    assert release.main(["7.0.0", "--dry-run"], copy) == 0
    assert "- A wheel." in capsys.readouterr().out
    assert held(copy) == before


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["0.0.1"], "does not come after"),
        (["7.0"], "is no version"),
        (["v7.0.0"], "is no version"),
        ([], "is no version"),
        (["--notes", "5.0.0"], "has no"),
    ],
)
def test_what_makes_no_release_changes_nothing(copy: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str) -> None:
    before = held(copy)
    assert release.main(words, copy) == 2
    assert why in capsys.readouterr().err
    assert held(copy) == before


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True, encoding="utf-8").stdout


@pytest.fixture
def checkout(copy: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in {"NAME": "Ann", "EMAIL": "ann@example.org"}.items():
        monkeypatch.setenv(f"GIT_AUTHOR_{name}", value)
        monkeypatch.setenv(f"GIT_COMMITTER_{name}", value)
    git(copy, "init", "--quiet")
    git(copy, "add", ".")
    git(copy, "commit", "--quiet", "--message", "Begin")
    return copy


def test_a_release_is_committed_and_tagged_with_its_notes(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["7.0.0", "--commit"], checkout) == 0
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "describe").strip() == "v7.0.0"
    assert git(checkout, "log", "-1", "--format=%s").strip() == "Version 7.0.0"
    assert git(checkout, "tag", "--list", "--format=%(contents)", "v7.0.0").strip() == "Version 7.0.0\n\n### Added\n\n- A wheel."
    assert release.main(["--tag", "7.0.0"], checkout) == 2
    assert "there is a tag v7.0.0 already" in capsys.readouterr().err


def test_an_older_release_is_tagged_where_it_was_made(checkout: Path) -> None:
    first = git(checkout, "rev-parse", "HEAD").strip()
    git(checkout, "commit", "--quiet", "--allow-empty", "--message", "Go on")
    assert release.main(["--tag", "0.0.9", first], checkout) == 0
    assert git(checkout, "rev-list", "-1", "v0.0.9").strip() == first


def test_a_release_takes_nothing_with_it_that_is_not_committed(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "draft.txt").touch()
    before = held(checkout)
    assert release.main(["7.0.0", "--commit"], checkout) == 2
    assert "not committed" in capsys.readouterr().err
    assert held(checkout) == before


def test_the_changelog_tells_of_this_version() -> None:
    changelog = (ROOT / release.CHANGELOG).read_text("utf-8")
    assert "- " in release.notes_of(changelog, f"## [{pipyard.__version__}]")
    later = re.findall(r"(?m)^### (.+)$", release.notes_of(changelog, release.UNRELEASED))
    assert not {"Added", "Changed", "Fixed", "Removed"} & set(later), "later changes stand under headings by theme"


def test_nothing_new_is_no_release_and_versions_that_differ_are_not_guessed_at(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["7.0.0"], copy) == 0
    assert release.main(["7.0.1"], copy) == 2
    assert "nothing to release" in capsys.readouterr().err
    package = copy / "web" / "package.json"
    package.write_text(package.read_text("utf-8").replace("7.0.0", "6.0.0"), encoding="utf-8")
    assert release.main(["7.0.1"], copy) == 2
    assert "the versions differ" in capsys.readouterr().err
