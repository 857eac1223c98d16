"""What a seat may do, as a tree of atoms that fits into a message."""

from __future__ import annotations

from functools import lru_cache

from pipyard.core.notation import Atom
from pipyard.core.space import Finite, Space
from pipyard.server.protocol.messages import Branch

MOST_BRANCHES = 600
"""A tree is sent as far as it has about so many branches; the rest is asked for when it is wanted."""
MOST_LISTED_MOVES = 4000
"""A space with more moves is not listed for this: it is asked step by step."""
MOST_TREE_STEPS = 40
"""How many steps are asked for one message."""


class MoveTree:
    """What may follow a prefix: whether it is a whole move, and the branches."""

    __slots__ = ("branches", "done")

    def __init__(self, done: bool, branches: tuple[Branch, ...]) -> None:
        self.done = done
        self.branches = branches


def offer(space: Space, prefix: tuple[str, ...] = ()) -> MoveTree | None:
    """What may follow a prefix, as deep as a message should go; None where the prefix leads nowhere."""
    if isinstance(space, Finite) and space.size() <= MOST_LISTED_MOVES:
        return _listed(space, prefix)
    return _stepped(space, prefix)


_Twig = dict[str, "_Twig"]
"""What may follow, by word; the empty word says that a move may end here."""


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
    """How many levels of a tree fit into a message."""
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
            # whether it ends a move is only known when it is asked for
            branches.append(Branch(str(atom), False, None))
            continue
        then = space.steps((*atoms, atom))
        more = tuple([Branch(str(next_atom), False, None) for next_atom in then.atoms])
        branches.append(Branch(str(atom), then.done, more))
    return MoveTree(steps.done, tuple(branches))
