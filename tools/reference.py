"""The reference of the vocabulary, docs/reference.md: every public name of core, dice and pyramid, from their docstrings.

python tools/reference.py --write    write it anew
python tools/reference.py --check    say whether it is what the sources say
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "reference.md"
SOURCE = ROOT / "src" / "pipyard"
ROOMS = ("core", "dice", "pyramid")
HEAD = """# The vocabulary

Every public name of core, dice and pyramid, as the sources describe it; written by `python tools/reference.py --write`.
Where a class is made from another, only what is new is told.

A name with ★ comes with `from pipyard.vocabulary import *`, one with ☆ with `from pipyard.vocabulary.hands import *`. The others are for
those who need more than a rule file does: import them from the module under which they stand. Some names stand here twice; the star import
brings the one with the star.
[Writing a game](writing-a-game.md) and the [tutorial](tutorial/README.md) show it in use.
"""
LONGEST = 100
"""A longer value of a constant is not shown."""


def public(name: str) -> bool:
    return not name.startswith("_")


def words(doc: str | None) -> str:
    """A docstring as one paragraph of Markdown."""
    if not doc:
        return ""
    first = inspect.cleandoc(doc).split("\n\n")[0]
    return " ".join(first.split()).replace("``", "`").replace(":func:", "").replace(":class:", "").replace(":meth:", "")


def whole(doc: str | None) -> str:
    """A docstring with all its paragraphs; what stands indented stays as it is."""
    paragraphs = inspect.cleandoc(doc or "").replace("``", "`").split("\n\n")
    told: list[str] = []
    for paragraph in paragraphs:
        lines = paragraph.splitlines()
        if all([line.startswith("    ") for line in lines if line.strip()]) and lines:
            told.append(f"```\n{_dedented(lines)}\n```")
        elif paragraph.strip() and paragraph.strip() != "::":
            told.append(words(paragraph).removesuffix("::").rstrip() + (":" if paragraph.rstrip().endswith("::") else ""))
    return "\n\n".join(told)


def _dedented(lines: list[str]) -> str:
    return "\n".join([line[4:] for line in lines])


def signature(node: ast.FunctionDef, bound: bool) -> str:
    """How a function is called."""
    static = any([isinstance(mark, ast.Name) and mark.id == "staticmethod" for mark in node.decorator_list])
    given = ast.parse(f"def f({ast.unparse(node.args)}): pass").body[0]
    assert isinstance(given, ast.FunctionDef)
    if bound and not static and given.args.args:
        given.args.args.pop(0)
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None and ast.unparse(node.returns) != "None" else ""
    return f"{node.name}({ast.unparse(given.args)}){result}"


def is_property(node: ast.FunctionDef) -> bool:
    return any([isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list])


def constants(body: list[ast.stmt]) -> Iterator[tuple[str, str, str]]:
    """Name, type or value, and description of what is assigned once."""
    for at, node in enumerate(body):
        after = body[at + 1] if at + 1 < len(body) else None
        doc = ""
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            doc = after.value.value
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name, kind, value = node.target.id, ast.unparse(node.annotation), node.value
        elif isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name, kind, value = node.targets[0].id, "", node.value
        else:
            continue
        if not public(name):
            continue
        told = kind if kind not in ("", "Final", "ClassVar") else ""
        shown = ast.unparse(value) if value is not None else ""
        plain = bool(shown) and len(shown) <= LONGEST and not isinstance(value, (ast.Call, ast.ListComp, ast.DictComp))
        yield name, f": {told}" * bool(told) + f" = {shown}" * plain, words(doc)


def line(what: str, said: str, star: str = "") -> str:
    return f"- {star}`{what}`" + (f": {said}" if said else "")


def brought(vocabulary: Path) -> dict[tuple[str, str], str]:
    """What the names that a vocabulary brings from other modules are called in it."""
    tree = ast.parse(vocabulary.read_text(encoding="utf-8"))
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return {(str(node.module), one.name): one.asname or one.name for node in imports for one in node.names}


STARS = {"★ ": brought(SOURCE / "vocabulary" / "__init__.py"), "☆ ": brought(SOURCE / "vocabulary" / "hands.py")}


def star(module: str, name: str) -> str:
    for mark, names in STARS.items():
        called = names.get((module, name), "")
        if called:
            return mark if called == name else f"{mark}`{called}`, here "
    return ""


def class_lines(node: ast.ClassDef, module: str) -> Iterator[str]:
    bases = ", ".join([ast.unparse(base) for base in node.bases])
    begins = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
    call = signature(begins, True).removeprefix("__init__") if begins is not None else ""
    yield f"### {star(module, node.name)}`{node.name}{call}`"
    yield ""
    if bases:
        yield f"From `{bases}`. {words(ast.get_docstring(node))}".rstrip()
    else:
        yield whole(ast.get_docstring(node))
    more = ast.get_docstring(node)
    rest = inspect.cleandoc(more).partition("\n\n")[2] if more and bases else ""
    if rest:
        yield ""
        yield whole(rest)
    yield ""
    for name, kind, said in constants(node.body):
        yield line(f"{name}{kind}", said)
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and public(one.name):
            if is_property(one):
                kind = f": {ast.unparse(one.returns)}" if one.returns is not None else ""
                yield line(f"{one.name}{kind}", words(ast.get_docstring(one)))
            elif not any([ast.unparse(mark).endswith(".setter") for mark in one.decorator_list]):
                yield line(signature(one, True), words(ast.get_docstring(one)))
    yield ""


def module_lines(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    module = f"pipyard.{path.relative_to(SOURCE).with_suffix('').as_posix().replace('/', '.').removesuffix('.__init__')}"
    yield f"## {module}"
    yield ""
    yield whole(ast.get_docstring(tree))
    yield ""
    plain = [line(f"{name}{kind}", said, star(module, name)) for name, kind, said in constants(tree.body)]
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and public(node.name):
            plain.append(line(signature(node, False), words(ast.get_docstring(node)), star(module, node.name)))
    yield from plain
    if plain:
        yield ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and public(node.name):
            yield from class_lines(node, module)


def reference() -> str:
    """The whole page."""
    lines = [HEAD]
    for room in ROOMS:
        for path in sorted((SOURCE / room).glob("*.py"), key=lambda path: (path.stem != "__init__", path.stem)):
            lines += module_lines(path)
    text = "\n".join(lines)
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text.rstrip() + "\n"


def main() -> int:
    if "--write" in sys.argv:
        PAGE.write_text(reference(), encoding="utf-8")
        print(f"wrote {PAGE.relative_to(ROOT)}")
        return 0
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != reference():
        print("docs/reference.md is not what the sources say; python tools/reference.py --write writes it anew")
        return 1
    print("docs/reference.md is what the sources say")
    return 0


if __name__ == "__main__":
    sys.exit(main())
