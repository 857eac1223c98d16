"""What the mirror writes into a rule file for the compiler, run without one."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = '''"""A game of tests."""

from pipyard.vocabulary import *

SIDES = 2


class RowOptions(Options):
    length = number(3, 1, 9, why="how long a row is")


class Mark:
    def copy(self) -> "Mark":
        """A mark never changes."""
        return self


class RowState(PassingState):
    palette = ("white", "grey")

    def __init__(self, seats: int, options: RowOptions) -> None:
        super().__init__(seats)
        self.length = options.length
        self.max_rounds: int = 7
        self.sign: Mark = Mark()
        self.rows: list[list[int]] = [[0] * SIDES for _ in range(self.length)]
        self.marks: dict[str, list[int]] = {"a": [1]}
        self.hidden: list[int] | None = None
        self.shown: set[int] = {3}


class CalmState(PassingState):
    pass


Row = Game(RowState, RowOptions, ["place CELL"], key="row_of_tests", title="Row", seats=(2,))
'''


@pytest.fixture
def rewritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import source_rewrite  # noqa: PLC0415 # pyright: ignore

    folder = ROOT / "src"
    (tmp_path / "row.py").write_text(SOURCE, encoding="utf-8")
    rooms = [path for room in ("core", "dice", "pyramid", "vocabulary") for path in (folder / "pipyard" / room).rglob("*.py")]
    sources = source_rewrite.Sources(folder, rooms)
    sources.modules["row"] = source_rewrite.Module("row", ast.parse(SOURCE))
    return source_rewrite.rewritten(SOURCE, "row", sources)


def test_the_compiler_gets_what_no_author_writes(rewritten: str) -> None:
    assert "import *" not in rewritten
    assert "from pipyard.core.game import Game as Game\n" in rewritten
    assert "palette: _ClassVar = " in rewritten
    assert "SIDES: _Final = 2" in rewritten
    assert "Row = Game(_begun, RowOptions" in rewritten
    for line in (
        "self.length",
        "self.sign",
        "[item1[:] for item1 in self.rows]",
        "self.shown.copy()",
        "(None if self.hidden is None else self.hidden[:])",
    ):
        assert f" = {line}\n" in rewritten


def test_the_limit_of_rounds_is_not_looked_for(rewritten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("row")
    monkeypatch.setitem(sys.modules, "row", module)
    exec(rewritten, module.__dict__)
    for kind, limit in (("RowState", 7), ("CalmState", 0)):
        assert "rounds_at_most" in vars(module.__dict__[kind])
        assert module.__dict__[kind](2, module.__dict__["RowOptions"]()).rounds_at_most() == limit


def test_only_what_nothing_is_made_from_is_final(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import source_rewrite  # noqa: PLC0415 # pyright: ignore

    folder = ROOT / "src" / "pipyard"
    sources = source_rewrite.Sources(
        folder.parent, [*folder.glob("books/**/*.py"), *folder.glob("core/*.py"), *folder.glob("pyramid/*.py")]
    )
    home = "pipyard.books.das_spiel.demolition"
    for name, final in (("asparagus", True), ("el_dado", False)):
        text = (folder / "books" / "das_spiel" / "demolition" / f"{name}.py").read_text(encoding="utf-8")
        assert ("@_final\nclass" in source_rewrite.rewritten(text, f"{home}.{name}", sources)) is final


def test_families_can_be_derived_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import source_rewrite  # noqa: PLC0415 # pyright: ignore

    folder = ROOT / "src" / "pipyard"
    sources = source_rewrite.Sources(
        folder.parent, [*folder.glob("books/**/*.py"), *folder.glob("core/*.py"), *folder.glob("pyramid/*.py")]
    )

    def written(room: str, name: str) -> str:
        text = (folder / "books" / room / f"{name}.py").read_text(encoding="utf-8")
        return source_rewrite.rewritten(text, f"pipyard.books.{room}.{name}", sources)

    open_class = "@_mypyc_attr(allow_interpreted_subclasses=True)\nclass"
    assert f"{open_class} Gestures(" in written("families", "gestures")
    assert f"{open_class} ChunkDie(" in written("families", "chunks")
    assert "@_final\nclass CubeSpace(" in written("families", "cube_chunks")


def test_the_copy_it_writes_shares_nothing_that_can_change(rewritten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("row")
    monkeypatch.setitem(sys.modules, "row", module)
    exec(rewritten, module.__dict__)
    state = module.__dict__["Row"].start()
    twin = state.copy()
    assert "copy" in vars(type(state))
    assert twin.facts() == state.facts()
    for change in (lambda one: one.rows[0].append(1), lambda one: one.marks["a"].append(2), lambda one: one.shown.add(4)):
        change(twin)
        assert twin.facts() != state.facts()
        twin = state.copy()


def test_a_state_made_from_another_is_copied_whole(rewritten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("row")
    monkeypatch.setitem(sys.modules, "row", module)
    exec(rewritten, module.__dict__)
    longer = type("LongerState", (module.__dict__["RowState"],), {})
    state = longer(2, module.__dict__["RowOptions"]())
    state.extra = [[1]]
    twin = state.copy()
    twin.extra[0].append(2)
    assert type(twin) is longer
    assert state.extra == [[1]]


def test_no_typed_dict_is_compiled() -> None:
    """The compiler loses ``total=False``: every key would be required, and own games would break the law of scenes."""
    sys.path.insert(0, str(ROOT / "tools"))
    import fast  # noqa: PLC0415 # pyright: ignore

    compiled = [ROOT / "src" / path for path in fast.compiled()]
    assert len(compiled) > 100
    assert [path.name for path in compiled if "TypedDict" in path.read_text(encoding="utf-8")] == []
