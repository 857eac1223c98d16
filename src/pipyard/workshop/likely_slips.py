"""Slips that a file of rules shows when it is read, each with its line and the way out.

Only what is certain is reported: a file that is right in an unusual way must pass.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from difflib import get_close_matches

from pipyard import vocabulary
from pipyard.core import notation
from pipyard.core.text import because
from pipyard.workshop import shared_state, source_check
from pipyard.workshop.source_check import RETURNED, Problem

PURE = {"sorted", "len", "sum", "min", "max", "abs", "range", "tuple", "round", "Move", "Scene", "Text"}
"""Words that only make a value."""
ANSWERS = {"Turn", "Over", "Space", "Scene", "Chance", "Choose"}
"""What a method returns whose result has to be passed on."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def slips(tree: ast.Module) -> list[Problem]:
    """All of them, in the order of the lines."""
    found = [*_dice_of_its_own(tree), *_options(tree), *_moves(tree), *_classes(tree), *_results(tree), *_unused(tree)]
    return sorted([*found, *shared_state.shared(tree)], key=lambda one: one.line)


def _dice_of_its_own(tree: ast.Module) -> Iterator[Problem]:
    """Chance that is not the table's: such a game cannot be replayed."""
    for node in ast.walk(tree):
        names = [one.name for one in node.names] if isinstance(node, (ast.Import, ast.ImportFrom)) else []
        plain = isinstance(node, ast.Import) and "random" in names
        parts = isinstance(node, ast.ImportFrom) and node.module == "random" and set(names) - {"Random"}
        if isinstance(node, (ast.Import, ast.ImportFrom)) and (plain or parts):
            yield Problem(because("check-random"), node.lineno)
    for kind in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        for node in ast.walk(kind):
            if isinstance(node, ast.Call) and _name(node.func) == "Random":
                yield Problem(because("check-random"), node.lineno)


def _options(tree: ast.Module) -> Iterator[Problem]:
    """A choice of other things than words, and bounds the wrong way round."""
    own = {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    for call in [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]:
        word = source_check.called(call)
        if word == "choice" and word not in own:
            lists = (ast.List, ast.Tuple, ast.Set, ast.Dict)
            odd = [one for one in call.args if isinstance(one, lists) or (isinstance(one, ast.Constant) and not isinstance(one.value, str))]
            if odd:
                yield Problem(because("check-choice-words", got=ast.unparse(odd[0])), odd[0].lineno)
        elif word == "number" and word not in own:
            given = dict(zip(("default", "low", "high"), call.args, strict=False))
            given |= {str(one.arg): one.value for one in call.keywords}
            low, high = _whole(given.get("low")), _whole(given.get("high"))
            if low is not None and high is not None and low > high:
                yield Problem(because("check-bounds", low=low, high=high), call.lineno)


def _whole(node: ast.expr | None) -> int | None:
    try:
        value: object = ast.literal_eval(node) if node is not None else None
    except ValueError:
        return None
    return value if isinstance(value, int) else None


def _moves(tree: ast.Module) -> Iterator[Problem]:
    """Kinds of atoms that ``moves=`` misspells, and verbs that no move has."""
    constants = {one.name: one.value for node in tree.body for one in shared_state.assigned(node)}
    listed = [constants.get(_name(one.value), one.value) for call in _games(tree) for one in call.keywords if one.arg == "moves"]
    if len(listed) != 1 or not isinstance(listed[0], (ast.List, ast.Tuple)):
        return
    forms = [part for part in listed[0].elts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    kinds = [name for name in notation.kinds() if name.isupper()]
    registered = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    for form in forms:
        for part in [part.removesuffix("...") for part in str(form.value).split()[1:]]:
            near = get_close_matches(part, kinds, 1)
            if near and part.isupper() and not notation.is_kind(part) and part not in registered:
                yield Problem(because("check-kind", name=part, near=near[0]), form.lineno)
    verbs = [str(form.value).split()[0] for form in forms if str(form.value).strip()]
    if len(forms) == len(listed[0].elts) and verbs and not any(notation.is_kind(verb) for verb in verbs):
        for name, line in _compared_verbs(tree, constants):
            if name not in verbs:
                close = get_close_matches(name, verbs, 1)
                known = ", ".join(dict.fromkeys(verbs))
                why = because("check-verb", name=name, near=close[0]) if close else because("check-verb-unknown", name=name, near=known)
                yield Problem(why, line)


def _games(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Game":
            yield node


def _compared_verbs(tree: ast.Module, constants: dict[str, ast.expr]) -> list[tuple[str, int]]:
    """The words that the verb of a move is compared with, and where; ``constants`` are the names of the file."""
    words: list[tuple[ast.expr, int]] = []
    for scope in (tree, *[node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]):
        names = _verb_names(scope)
        for node in ast.walk(scope):
            if isinstance(node, ast.Compare) and names & {ast.unparse(node.left), ast.unparse(node.comparators[0])}:
                for side in (node.left, *node.comparators):
                    given = constants.get(_name(side), side)
                    several = given.elts if isinstance(given, (ast.Tuple, ast.List, ast.Set)) else [given]
                    words += [(word, node.lineno) for word in several]
            elif isinstance(node, ast.Match) and ast.unparse(node.subject) in names:
                cases = [one for case in node.cases for one in ast.walk(case.pattern) if isinstance(one, ast.MatchValue)]
                words += [(one.value, one.lineno) for one in cases]
    named = [(constants.get(_name(word), word), line) for word, line in words]
    found = [(word.value, line) for word, line in named if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    return list(dict.fromkeys([(word, line) for word, line in found if word]))


def _verb_names(function: ast.AST) -> set[str]:
    """What the verb of a move is called in a function: ``move.verb``, and a name that holds nothing else.

    Outcomes have verbs too, and these are not among the moves.
    """
    if not isinstance(function, ast.FunctionDef):
        return {"move.verb"}
    stored = [one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]
    same = [one.name for node in ast.walk(function) for one in shared_state.assigned(node) if ast.unparse(one.value) == "move.verb"]
    return {"move.verb", *[name for name in same if stored.count(name) == 1]}


def _classes(tree: ast.Module) -> Iterator[Problem]:
    """Bases that are never begun, and fields that only the class has."""
    for node in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        base = next((known for known in (getattr(vocabulary, _name(one), None) for one in node.bases) if isinstance(known, type)), None)
        begin = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
        sources = source_check.bases_of(base) if base is not None and base.__name__.endswith("State") else []
        asked = next((one.methods["__init__"] for one in sources if "__init__" in one.methods), None)
        if begin is not None and asked is not None and not _calls_base(begin):
            given = ", ".join([one.arg for one in asked.args.args[1:]])
            yield Problem(because("check-no-super", given=given), begin.lineno)
        if any(_name(one).endswith("State") for one in node.bases):
            yield from _class_fields(node, begin)


def _calls_base(begin: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Attribute) and node.attr == "__init__" for node in ast.walk(begin))


def _class_fields(node: ast.ClassDef, begin: ast.FunctionDef | None) -> Iterator[Problem]:
    """Values of the class that a method changes in one state: no copy of the state would have them, or all would share them."""
    made = {name for name, _ in source_check.stored(begin)} if begin is not None else set[str]()
    changed = {name for part in node.body if isinstance(part, ast.FunctionDef) for name, _ in source_check.stored(part)} - made
    shared = _changed_inside(node) - made - changed
    for part in node.body:
        if not isinstance(part, (ast.Assign, ast.AnnAssign)) or part.value is None:
            continue
        value = ast.unparse(part.value)
        for target in part.targets if isinstance(part, ast.Assign) else [part.target]:
            name = _name(target)
            if name in changed:
                yield Problem(because("check-class-field", name=name, value=value), part.lineno)
            elif name in shared:
                yield Problem(because("check-class-shared", name=name, value=value), part.lineno)


def _changed_inside(kind: ast.ClassDef) -> set[str]:
    """The names whose lists, dicts or sets the methods of a class change, as ``self.points[seat] += 1`` does."""
    return {inner.attr for inner, _ in shared_state.changed(kind) if isinstance(inner, ast.Attribute) and _name(inner.value) == "self"}


def _results(tree: ast.Module) -> Iterator[Problem]:
    """Results that a line drops although its function returns a value elsewhere, and ends that a helper has found."""
    own = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    for kind in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        answers = _answering(kind)
        for method in [part for part in kind.body if isinstance(part, ast.FunctionDef)]:
            returns = any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(method))
            for node in [node for node in ast.walk(method) if isinstance(node, ast.Expr)]:
                value = node.value
                call = value.func if isinstance(value, ast.Call) else None
                found = isinstance(call, ast.Attribute) and _name(call.value) in ("self", "super") and call.attr in answers
                made = isinstance(value, (ast.ListComp, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.SetComp, ast.DictComp))
                pure = isinstance(call, ast.Name) and call.id in PURE - own
                if found or (returns and (made or pure)):
                    yield Problem(because("check-dropped", code=source_check.shortened(value)), node.lineno)


def _unused(tree: ast.Module) -> Iterator[Problem]:
    """Turns, ends and spaces that get a name which the function never uses."""
    own = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        used = {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        used |= {name for node in ast.walk(function) if isinstance(node, (ast.Global, ast.Nonlocal)) for name in node.names}
        for one in [one for node in ast.walk(function) for one in shared_state.assigned(node)]:
            if one.name not in used and not one.name.startswith("_") and source_check.called(one.value) in RETURNED - own:
                yield Problem(because("check-unused-result", name=one.name, code=source_check.shortened(one.value)), one.line)


def _answering(kind: ast.ClassDef) -> set[str]:
    """The methods of a class, its own and its bases', that return a turn, an end or a space."""
    found = {part.name for part in kind.body if isinstance(part, ast.FunctionDef) and _makes_answer(part)}
    for base in [getattr(vocabulary, _name(one), None) for one in kind.bases]:
        for known in source_check.bases_of(base) if isinstance(base, type) else []:
            found |= {name for name, method in known.methods.items() if _annotated(method)}
    return found


def _makes_answer(method: ast.FunctionDef) -> bool:
    ends = [node.value for node in ast.walk(method) if isinstance(node, ast.Return) and node.value is not None]
    return _annotated(method) or any(source_check.called(end) in RETURNED for end in ends)


def _annotated(method: ast.FunctionDef) -> bool:
    words = ast.unparse(method.returns).replace("|", " ").split() if method.returns is not None else []
    return bool(ANSWERS & set(words))


def _name(node: ast.expr) -> str:
    inner = node.func if isinstance(node, ast.Call) else node
    return inner.id if isinstance(inner, ast.Name) else ""
