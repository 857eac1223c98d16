"""The moves of a seat as a tree of atoms that fits into a message."""

from __future__ import annotations

from functools import lru_cache

from pipyard.core.notation import Atom
from pipyard.core.space import Finite, Space
from pipyard.server.protocol.messages import Branch

MOST_BRANCHES = 600
"""Approximate number of branches per message; the client asks for the rest."""
MOST_LISTED_MOVES = 4000
"""Larger spaces are not listed but explored step by step."""
MOST_SETTINGS = 2000
"""Maximum number of endings of one prefix in a message."""
MOST_TREE_STEPS = 40
"""Number of steps computed for one message."""


class MoveTree:
    """What can follow a prefix: whether it is a complete move, the branches, and all endings where the rest is one choice."""

    __slots__ = ("branches", "done", "settings")

    def __init__(self, done: bool, branches: tuple[Branch, ...], settings: tuple[tuple[str, ...], ...] = ()) -> None:
        self.done = done
        self.branches = branches
        self.settings = settings


def offer(space: Space, prefix: tuple[str, ...] = ()) -> MoveTree | None:
    """What can follow a prefix, as deep as a message allows; None if the prefix leads nowhere."""
    if isinstance(space, Finite) and space.size() <= MOST_LISTED_MOVES:
        return _listed(space, prefix)
    return _stepped(space, prefix)


_Twig = dict[str, "_Twig"]
"""What can follow, by word; the empty word means that a move can end here."""


_END: _Twig = {}


@lru_cache(20_000)
def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@lru_cache(20_000)
def _leaf(word: str) -> Branch:
    return Branch(word, True)


def _listed(space: Finite, prefix: tuple[str, ...]) -> MoveTree | None:
    top: _Twig = {}
    skipped, count = len(prefix), 0
    for move in space.all():
        words = _words(move.text)
        if skipped:
            if words[:skipped] != prefix:
                continue
            words = words[skipped:]
        twig = top
        for word in words:
            if word in twig:
                twig = twig[word]
            else:
                kid: _Twig = {}
                twig[word] = kid
                twig = kid
                count += 1
        twig[""] = _END
    if not top:
        return None
    return MoveTree("" in top, _cut(top, count if count <= MOST_BRANCHES else _depth(top)))


def _depth(top: _Twig) -> int:
    """The number of levels of a tree that fit into a message."""
    depth, level, count = 0, _kids(top), len(top)
    while level and count <= MOST_BRANCHES:
        depth += 1
        level = [kid for twig in level for kid in _kids(twig)]
        count += len(level)
    return max(1, depth)


def _kids(twig: _Twig) -> list[_Twig]:
    return [kid for word, kid in twig.items() if word]


def _cut(twig: _Twig, depth: int) -> tuple[Branch, ...]:
    found: list[Branch] = []
    for word, kid in twig.items():
        if not word:
            continue
        ends = "" in kid
        if ends and len(kid) == 1:
            found.append(_leaf(word))
        else:
            found.append(Branch(word, ends, _cut(kid, depth - 1) if depth > 1 else None))
    return tuple(found)


def _stepped(space: Space, prefix: tuple[str, ...]) -> MoveTree | None:
    atoms: tuple[Atom, ...] = ()
    steps = space.steps(atoms)
    for word in prefix:
        found = [atom for atom in steps.atoms if str(atom) == word]
        if not found:
            return None
        atoms = (*atoms, found[0])
        steps = space.steps(atoms)
    branches: list[Branch] = []
    for atom in steps.atoms[:MOST_BRANCHES]:
        if len(steps.atoms) > MOST_TREE_STEPS:
            # unknown until it is asked for
            branches.append(Branch(str(atom), False, None))
            continue
        then = space.steps((*atoms, atom))
        more = tuple([Branch(str(next_atom), False, None) for next_atom in then.atoms])
        branches.append(Branch(str(atom), then.done, more))
    settings = space.settings(atoms)[:MOST_SETTINGS]
    return MoveTree(steps.done, tuple(branches), tuple([tuple([str(atom) for atom in ending]) for ending in settings]))
