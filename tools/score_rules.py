"""Write web/src/rules/score_rules.ts, the browser's score sheets, from their Python: ``python tools/score_rules.py [--check]``.

Only plain Python is translated: functions and classes with annotated fields, numbers, text, lists, tuples, dicts and sets. Anything else is
an error here, so that nothing is translated into something that counts differently.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

from score_words import COMPARISONS, EVERYTHING, HELPERS, INTERFACES, LEFT_OUT_NAMES, METHODS, OPERATORS, TRANSLATED_PARTS, TYPES

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "pipyard"
SCORE_RULES_FILE: Final = ROOT / "web" / "src" / "rules" / "score_rules.ts"


class Untranslatable(Exception):
    """Python that has no counterpart here; says where."""

    def __init__(self, node: ast.AST) -> None:
        super().__init__(f"line {getattr(node, 'lineno', 0)}: {ast.unparse(node)[:80]}")


class Translator:
    """Python of one file, as TypeScript."""

    def __init__(self, classes: set[str]) -> None:
        self.classes = classes
        self.aliases: dict[str, ast.expr] = {}

    # types

    def kind(self, node: ast.expr | None) -> str:
        match node:
            case None:
                return ""
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name) if name in self.aliases:
                return self.kind(self.aliases[name])
            case ast.Name(id=name):
                return TYPES.get(name, name)
            case ast.BinOp(left=left, right=right):
                return f"{self.kind(left)} | {self.kind(right)}"
            case ast.Subscript(value=ast.Name(id="list"), slice=item):
                return f"({self.kind(item)})[]"
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, ast.Constant()])):
                return f"readonly ({self.kind(item)})[]"
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
                return f"[{', '.join(map(self.kind, items))}]"
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
                return f"Map<{self.kind(key)}, {self.kind(value)}>"
            case ast.Subscript(value=ast.Name(id="set"), slice=item):
                return f"Set<{self.kind(item)}>"
            case ast.Subscript(value=ast.Name(id="Final"), slice=item):
                return self.kind(item)
            case _:
                raise Untranslatable(node)

    # expressions

    def true(self, node: ast.expr) -> str:
        """An expression as a condition: empty lists and texts are false, as in Python."""
        match node:
            case ast.BoolOp(op=op, values=values):
                return "(" + (" && " if isinstance(op, ast.And) else " || ").join(map(self.true, values)) + ")"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self.true(operand)}"
            case ast.Compare():
                return self.value(node)
            case _:
                return f"py.truth({self.value(node)})"

    def value(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Constant(value=bool(value)):
                return "true" if value else "false"
            case ast.Constant(value=str(value)):
                return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
            case ast.Constant(value=int(value)):
                return str(value)
            case ast.Name(id=name):
                return "this" if name == "self" else name
            case ast.Attribute(value=value, attr=name):
                return f"{self.value(value)}.{name}"
            case ast.List(elts=items) | ast.Tuple(elts=items):
                return (
                    f"[{', '.join([f'...{self.value(one.value)}' if isinstance(one, ast.Starred) else self.value(one) for one in items])}]"
                )
            case ast.Dict(keys=keys, values=values):
                pairs = [f"[{self.value(key)}, {self.value(value)}]" for key, value in zip(keys, values, strict=True) if key is not None]
                return f"new Map([{', '.join(pairs)}])"
            case ast.ListComp(elt=item, generators=generators):
                return self.comprehended(item, generators)
            case ast.SetComp(elt=item, generators=generators):
                return f"new Set({self.comprehended(item, generators)})"
            case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return self.true(node)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"-{self.value(operand)}"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.true(test)} ? {self.value(body)} : {self.value(orelse)})"
            case ast.BinOp(op=ast.Mult(), left=ast.List(elts=[item]), right=times):
                return f"py.repeat({self.value(item)}, {self.value(times)})"
            case ast.BinOp(op=ast.FloorDiv(), left=left, right=right):
                return f"Math.floor({self.value(left)} / {self.value(right)})"
            case ast.BinOp(op=ast.Mod(), left=left, right=right):
                return f"py.modulo({self.value(left)}, {self.value(right)})"
            case ast.BinOp(op=ast.BitAnd(), left=left, right=right):
                return f"py.both({self.value(left)}, {self.value(right)})"
            case ast.BinOp(op=op, left=left, right=right) if type(op) in OPERATORS:
                if isinstance(op, ast.Add) and (isinstance(left, ast.Subscript) and isinstance(left.slice, ast.Slice)):
                    return f"[...{self.value(left)}, ...{self.value(right)}]"
                return f"({self.value(left)} {OPERATORS[type(op)]} {self.value(right)})"
            case ast.Compare(left=left, ops=operations, comparators=others):
                parts: list[str] = []
                for operation, other in zip(operations, others, strict=True):
                    parts.append(self.compared(left, operation, other))
                    left = other
                return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"
            case ast.Subscript(value=value, slice=ast.Slice(lower=lower, upper=upper, step=None)):
                return f"py.part({self.value(value)}, {self.value(lower) if lower else '0'}{', ' + self.value(upper) if upper else ''})"
            case ast.Subscript(value=value, slice=place):
                return f"py.item({self.value(value)}, {self.value(place)})"
            case ast.Lambda(args=given, body=body):
                return f"({', '.join([one.arg for one in given.args])}) => {self.value(body)}"
            case ast.JoinedStr(values=values):
                return "`" + "".join([self.piece(one) for one in values]) + "`"
            case ast.Call():
                return self.call(node)
            case _:
                raise Untranslatable(node)

    def piece(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=str(text)):
                return text.replace("`", "\\`")
            case ast.FormattedValue(value=value):
                return "${" + self.value(value) + "}"
            case _:
                raise Untranslatable(node)

    def compared(self, left: ast.expr, operation: ast.cmpop, right: ast.expr) -> str:
        one, two = self.value(left), self.value(right)
        plain = any([isinstance(side, ast.Constant) for side in (left, right)])
        match operation:
            case ast.Eq():
                return f"{one} === {two}" if plain else f"py.equal({one}, {two})"
            case ast.NotEq():
                return f"{one} !== {two}" if plain else f"!py.equal({one}, {two})"
            case ast.In():
                return f"py.has({two}, {one})"
            case ast.NotIn():
                return f"!py.has({two}, {one})"
            case ast.Is():
                return f"{one} === {two}"
            case ast.IsNot():
                return f"{one} !== {two}"
            case _:
                return (
                    f"{one} {COMPARISONS[type(operation)]} {two}" if plain else f"py.order({one}, {two}) {COMPARISONS[type(operation)]} 0"
                )

    def comprehended(self, item: ast.expr, generators: list[ast.comprehension]) -> str:
        first, *rest = generators
        source = f"py.listOf({self.value(first.iter)})"
        for test in first.ifs:
            source += f".filter(({self.target(first.target)}) => {self.true(test)})"
        inner = f"[{self.value(item)}]" if not rest else self.comprehended(item, rest)
        if not rest:
            return f"{source}.map(({self.target(first.target)}) => {self.value(item)})"
        return f"{source}.flatMap(({self.target(first.target)}) => {inner})"

    def target(self, node: ast.expr) -> str:
        match node:
            case ast.Name(id=name):
                return name
            case ast.Tuple(elts=items):
                return f"[{', '.join(map(self.target, items))}]"
            case _:
                raise Untranslatable(node)

    def call(self, node: ast.Call) -> str:
        given = [self.value(one) for one in node.args]
        named = {one.arg: self.value(one.value) for one in node.keywords if one.arg != "strict"}
        match node.func:
            case ast.Name(id="PipyardError"):
                return given[0]
            case ast.Name(id="because"):
                fields = ", ".join([f"{name}: {value}" for name, value in named.items()])
                return f"py.refused({given[0]}, {{ {fields} }})"
            case ast.Name(id=name) if name in self.classes:
                return f"new {name}({', '.join(given)})"
            case ast.Name(id=name):
                helper = HELPERS.get(name, name)
                if not helper or (named and name not in ("sorted", "max", "min")):
                    raise Untranslatable(node)
                return f"{helper}({', '.join([*given, *named.values()])})"
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__"):
                return f"super({', '.join(given)})"
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if not named:
                return f"this.{name}({', '.join(given)})"
            case ast.Attribute(value=value, attr=name) if name in METHODS and not named:
                return f"py.{METHODS[name]}({', '.join([self.value(value), *given])})"
            case ast.Attribute(value=value, attr=name) if not named:
                return f"{self.value(value)}.{name}({', '.join(given)})"
            case _:
                raise Untranslatable(node)

    # statements

    def body(self, nodes: list[ast.stmt], depth: int) -> list[str]:
        return [line for node in nodes for line in self.statement(node, depth)]

    def statement(self, node: ast.stmt, depth: int) -> list[str]:
        tab = "\t" * depth
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                return []
            case ast.Expr(value=value):
                return [f"{tab}{self.value(value)};"]
            case ast.Return(value=None):
                return [f"{tab}return;"]
            case ast.Return(value=value) if value is not None:
                return [f"{tab}return {self.value(value)};"]
            case ast.Raise(exc=error) if error is not None:
                return [f"{tab}throw {self.value(error)};"]
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
                return [f"{tab}{name} = {self.value(value)};"]
            case ast.AnnAssign(target=target, value=value) | ast.Assign(targets=[target], value=value) if value is not None:
                return [tab + self.assigned(target, self.value(value))]
            case ast.AugAssign(target=target, op=op, value=value):
                if isinstance(target, ast.Subscript):
                    return [tab + self.assigned(target, f"({self.value(target)} {OPERATORS[type(op)]} {self.value(value)})")]
                return [f"{tab}{self.value(target)} {OPERATORS[type(op)]}= {self.value(value)};"]
            case ast.If(test=test, body=body, orelse=orelse):
                lines = [f"{tab}if ({self.true(test)}) {{", *self.body(body, depth + 1), f"{tab}}}"]
                return [*lines, f"{tab}else {{", *self.body(orelse, depth + 1), f"{tab}}}"] if orelse else lines
            case ast.For(target=target, iter=source, body=body, orelse=[]):
                return [
                    f"{tab}for (const {self.target(target)} of py.listOf({self.value(source)})) {{", *self.body(body, depth + 1), f"{tab}}}"
                ]  # fmt: skip
            case ast.While(test=test, body=body, orelse=[]):
                return [f"{tab}while ({self.true(test)}) {{", *self.body(body, depth + 1), f"{tab}}}"]
            case ast.Continue():
                return [f"{tab}continue;"]
            case ast.Break():
                return [f"{tab}break;"]
            case _:
                raise Untranslatable(node)

    def assigned(self, target: ast.expr, value: str) -> str:
        match target:
            case ast.Name(id=name):
                return f"{name} = {value};"
            case ast.Attribute(value=owner, attr=name):
                return f"{self.value(owner)}.{name} = {value};"
            case ast.Subscript(value=owner, slice=place):
                return f"py.put({self.value(owner)}, {self.value(place)}, {value});"
            case ast.Tuple(elts=items):
                return f"[{', '.join([self.value(one) for one in items])}] = {value};"
            case _:
                raise Untranslatable(target)

    def variables(self, node: ast.FunctionDef) -> list[str]:
        """A function's own names, declared at its top: Python knows no smaller scope."""
        kinds: dict[str, str] = {}
        for each in ast.walk(node):
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                kinds[each.target.id] = f": {self.kind(each.annotation)}"
            elif isinstance(each, ast.Assign):
                for one in ast.walk(each.targets[0]):
                    if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
                        kinds.setdefault(one.id, "")
        given = [one.arg for one in node.args.args]
        return [f"let {name}{kind};" for name, kind in kinds.items() if name not in given]

    def function(self, node: ast.FunctionDef, depth: int, method: bool) -> list[str]:
        tab = "\t" * depth
        given = [f"{one.arg}: {self.kind(one.annotation)}" for one in node.args.args if one.arg != "self"]
        defaults = [self.value(one) for one in node.args.defaults]
        for at, default in enumerate(reversed(defaults)):
            given[-1 - at] += f" = {default}"
        head = "constructor" if node.name == "__init__" else node.name if method else f"export function {node.name}"
        gives = "void" if isinstance(node.returns, ast.Constant) else self.kind(node.returns)
        result = "" if node.name == "__init__" else f": {gives}"
        return [
            f"{tab}{head}({', '.join(given)}){result} {{",
            *["\t" * (depth + 1) + line for line in self.variables(node)],
            *self.body(node.body, depth + 1),
            f"{tab}}}",
        ]

    def klass(self, node: ast.ClassDef) -> list[str]:
        bases = [one.id for one in node.bases if isinstance(one, ast.Name) and one.id not in LEFT_OUT_NAMES]
        if node.decorator_list and ast.unparse(node.decorator_list[0]).startswith("dataclass"):
            fields = [one for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
            lines = [
                f"\treadonly {ast.unparse(one.target)}: {self.kind(one.annotation).replace('Map<string, ', 'Readonly<Record<string, ')};"
                for one in fields
            ]
            return [f"export interface {node.name} {{", *lines, "}"]
        parts: list[str] = []
        for one in node.body:
            if isinstance(one, ast.FunctionDef) and one.name == "__init__":
                for each in one.body:
                    if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Attribute):
                        parts.append(f"\t{each.target.attr}: {self.kind(each.annotation)};")
        for one in node.body:
            if isinstance(one, ast.FunctionDef) and one.name not in LEFT_OUT_NAMES:
                parts += self.function(one, 1, True)
        return [f"export class {node.name}{f' extends {bases[0]}' if bases else ''} {{", *parts, "}"]

    def module(self, tree: ast.Module, names: tuple[str, ...]) -> list[str]:
        lines: list[str] = []
        for node in tree.body:
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    pass
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    pass
                case _:
                    continue
            if name in LEFT_OUT_NAMES or (names != EVERYTHING and name not in names):
                continue
            match node:
                case ast.FunctionDef():
                    lines += self.function(node, 0, False)
                case ast.ClassDef():
                    lines += self.klass(node)
                case ast.Assign(value=ast.Subscript() as value) if isinstance(value.value, ast.Name) and value.value.id in (
                    "tuple",
                    "list",
                    "dict",
                ):
                    self.aliases[name] = value
                case ast.AnnAssign(annotation=annotation, value=value) if value is not None:
                    kind = "" if isinstance(annotation, ast.Name) and annotation.id == "Final" else f": {self.kind(annotation)}"
                    lines.append(f"export const {name}{kind} = {self.value(value)};")
                case ast.Assign(value=value):
                    lines.append(f"export const {name} = {self.value(value)};")
        return lines


def typescript() -> str:
    """The whole file."""
    trees = [(path, ast.parse((SOURCE / path).read_text("utf-8")), names) for path, names in TRANSLATED_PARTS]
    classes = {node.name for _, tree, _ in trees for node in tree.body if isinstance(node, ast.ClassDef)}
    translator = Translator(classes)
    lines = [
        "// Written by tools/score_rules.py from the Python files that are named here; change them there.",
        "// @ts-nocheck: pyright has checked it as Python",
    ]
    body: list[str] = [*INTERFACES]
    for path, tree, names in trees:
        try:
            body += ["", f"// src/pipyard/{path}", *translator.module(tree, names)]
        except Untranslatable as error:
            raise SystemExit(f"src/pipyard/{path}: {error}") from None
    return "\n".join([*lines, 'import * as py from "./python_runtime";', "", *body, ""])


def main() -> int:
    text = typescript()
    if "--check" in sys.argv:
        return 0 if SCORE_RULES_FILE.exists() and SCORE_RULES_FILE.read_text("utf-8") == text else 1
    SCORE_RULES_FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
