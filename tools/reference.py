"""Generate docs/reference.md from docstrings: the words of ``pipyard.vocabulary``, and the base classes behind them.

python tools/reference.py --write    write the page
python tools/reference.py --check    compare the page with the sources
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REFERENCE_PAGE = ROOT / "docs" / "reference.md"
SOURCE = ROOT / "src" / "pipyard"
VOCABULARY_ROOMS = ("core", "dice", "pyramid")
REFERENCE_HEAD = """# The vocabulary

Everything a rule file can import; `python tools/reference.py --write` generates this page from the
docstrings. [Writing a game](writing-a-game.md) and the [tutorial](tutorial/README.md) show the
words in use.

- Names with ★ come with `from pipyard.vocabulary import *`.
- Names with ☆ come with `from pipyard.vocabulary.hands import *`.
- Names with ◇ come with `from pipyard.vocabulary.blocks import *`.
- Names with ◎ come with `from pipyard.vocabulary.shots import *`.
- [Base classes](#base-classes) are not imported; they define methods that the words above inherit.

A class lists only what it adds to its base. Codes such as C9 stand for
[common rules](../src/pipyard/rulings/en/common.toml) of all games.

`i64` is a whole number of the size that the processor calculates with: compiled, it is faster than
`int`. In a game of your own write `int`.
"""
COMMON_MODULES = (
    "core.game", "core.turn", "core.space", "core.notation", "core.options", "core.text", "core.scene",
    "pyramid.play", "pyramid.pile", "pyramid.cells", "dice.pool", "dice.orientation",
)  # fmt: skip
"""Modules whose words a first game needs, in the order of the page; the others follow by name."""
WIDTH = 100
LONGEST_VALUE = 100
"""Longer values of constants are not shown."""


def public(name: str) -> bool:
    return not name.startswith("_")


def words(doc: str | None) -> str:
    """A docstring as one paragraph of Markdown."""
    if not doc:
        return ""
    first = inspect.cleandoc(doc).split("\n\n")[0]
    return " ".join(first.split()).replace("``", "`").replace(":func:", "").replace(":class:", "").replace(":meth:", "")


def whole(doc: str | None) -> str:
    """A docstring with all its paragraphs; indented ones become code blocks."""
    paragraphs = inspect.cleandoc(doc or "").replace("``", "`").split("\n\n")
    parts: list[str] = []
    for paragraph in paragraphs:
        lines = paragraph.splitlines()
        if all([line.startswith("    ") for line in lines if line.strip()]) and lines:
            parts.append(f"```\n{_dedented(lines)}\n```")
        elif paragraph.strip() and paragraph.strip() != "::":
            parts.append(words(paragraph).removesuffix("::").rstrip() + (":" if paragraph.rstrip().endswith("::") else ""))
    return "\n\n".join(parts)


def _dedented(lines: list[str]) -> str:
    return "\n".join([line[4:] for line in lines])


def signature(node: ast.FunctionDef, bound: bool) -> str:
    """The signature of a function, without ``self``."""
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
    """Name, type or value, and description of every constant."""
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
        annotation = kind if kind not in ("", "Final", "ClassVar") else ""
        shown = ast.unparse(value) if value is not None else ""
        plain = bool(shown) and len(shown) <= LONGEST_VALUE and not isinstance(value, (ast.Call, ast.ListComp, ast.DictComp))
        yield name, f": {annotation}" * bool(annotation) + f" = {shown}" * plain, words(doc)


def line(what: str, said: str, star: str = "") -> str:
    return f"- {star}`{what}`" + (f": {said}" if said else "")


def brought(vocabulary: Path) -> dict[tuple[str, str], str]:
    """The names that a vocabulary module imports: (module, name) -> its name in the vocabulary."""
    tree = ast.parse(vocabulary.read_text(encoding="utf-8"))
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return {(str(node.module), one.name): one.asname or one.name for node in imports for one in node.names}


VOCABULARIES = {"★": "__init__", "☆": "hands", "◇": "blocks", "◎": "shots"}
STARS = {f"{mark} ": brought(SOURCE / "vocabulary" / f"{module}.py") for mark, module in VOCABULARIES.items()}


def star(module: str, name: str) -> str:
    marks = ""
    for mark, names in STARS.items():
        called = names.get((module, name), "")
        if called and called != name:
            return f"{mark}`{called}`, here "
        marks += mark if called else ""
    return marks


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
    given = ast.get_docstring(begins) if begins is not None else None
    if given:
        yield ""
        yield whole(given)
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


def trees() -> dict[str, ast.Module]:
    """The modules of the vocabulary's rooms by name, the common ones first."""
    found: dict[str, ast.Module] = {}
    for room in VOCABULARY_ROOMS:
        for path in sorted((SOURCE / room).glob("*.py")):
            name = path.relative_to(SOURCE).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
            found[f"pipyard.{name}"] = ast.parse(path.read_text(encoding="utf-8"))
    order = {f"pipyard.{name}": at for at, name in enumerate(COMMON_MODULES)}
    return dict(sorted(found.items(), key=lambda item: (order.get(item[0], len(order)), item[0])))


def module_lines(module: str, tree: ast.Module, names: set[str]) -> Iterator[str]:
    """The words of one module."""
    yield f"## {module}"
    yield ""
    yield whole(ast.get_docstring(tree))
    yield ""
    plain = [line(f"{name}{kind}", said, star(module, name)) for name, kind, said in constants(tree.body) if name in names]
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in names:
            plain.append(line(signature(node, False), words(ast.get_docstring(node)), star(module, node.name)))
    yield from plain
    yield ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in names:
            yield from class_lines(node, module)


def base_classes(modules: dict[str, ast.Module], shown: set[tuple[str, str]]) -> Iterator[tuple[str, ast.ClassDef]]:
    """The classes that words derive from and that are no words themselves, with their modules."""
    classes = {node.name: (module, node) for module, tree in modules.items() for node in tree.body if isinstance(node, ast.ClassDef)}
    waiting = [name for _, name in sorted(shown) if name in classes]
    seen = set(waiting)
    while waiting:
        _, node = classes[waiting.pop(0)]
        for base in node.bases:
            name = ast.unparse(base).partition("[")[0]
            if name in classes and name not in seen:
                seen.add(name)
                waiting.append(name)
                yield classes[name]


def wrapped(text: str) -> str:
    """Paragraphs and list items wrapped at WIDTH; headings and code blocks stay as they are."""
    lines: list[str] = []
    code = False
    for one in text.split("\n"):
        code ^= one.startswith("```")
        if code or one.startswith(("#", "```")) or len(one) <= WIDTH:
            lines.append(one)
        else:
            indent = "  " if one.startswith("- ") else ""
            kept = re.sub(f"([{''.join(VOCABULARIES)}]) `", "\\1\u00a0`", one)
            parts = textwrap.wrap(kept, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
            lines += [part.replace("\u00a0", " ") for part in parts]
    return "\n".join(lines)


def reference() -> str:
    """The whole page."""
    lines = [REFERENCE_HEAD]
    modules = trees()
    shown = {key for names in STARS.values() for key in names}
    for module, tree in modules.items():
        names = {name for where, name in shown if where == module}
        if names:
            lines += module_lines(module, tree, names)
    lines += ["## Base classes", ""]
    for module, node in base_classes(modules, shown):
        lines += class_lines(node, module)
    text = "\n".join(lines)
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return wrapped(text).rstrip() + "\n"


def main() -> int:
    if "--write" in sys.argv:
        REFERENCE_PAGE.write_text(reference(), encoding="utf-8")
        print(f"wrote {REFERENCE_PAGE.relative_to(ROOT)}")
        return 0
    if not REFERENCE_PAGE.exists() or REFERENCE_PAGE.read_text(encoding="utf-8") != reference():
        print("docs/reference.md is out of date; run: python tools/reference.py --write")
        return 1
    print("docs/reference.md is up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
