"""What a seat may do, as a tree of atoms that fits into a message."""

from __future__ import annotations

from pipyard.core.notation import Atom
from pipyard.core.space import Finite, Space
from pipyard.table.protocol import Branch

MOST_BRANCHES = 600
"""A tree is sent as far as it has about so many branches; the rest is asked for when it is wanted."""
MOST_LISTED = 4000
"""A space with more moves is not listed for this: it is asked step by step."""
MOST_STEPS = 40
"""How many steps are asked for one message."""


class Offered:
    """What may follow a prefix: whether it is a whole move, and the branches."""

    __slots__ = ("branches", "done")

    def __init__(self, done: bool, branches: tuple[Branch, ...]) -> None:
        self.done = done
        self.branches = branches


def offer(space: Space, prefix: tuple[str, ...] = ()) -> Offered | None:
    """What may follow a prefix, as deep as a message should go; None where the prefix leads nowhere."""
    if isinstance(space, Finite) and space.size() <= MOST_LISTED:
        return _listed(space, prefix)
    return _stepped(space, prefix)


class _Twig:
    __slots__ = ("done", "kids")

    def __init__(self) -> None:
        self.done = False
        self.kids: dict[str, _Twig] = {}


def _listed(space: Finite, prefix: tuple[str, ...]) -> Offered | None:
    top = _Twig()
    found = False
    for move in space.all():
        words = tuple(move.text.split())
        if words[: len(prefix)] == prefix:
            found = True
            twig = top
            for word in words[len(prefix) :]:
                twig = twig.kids.setdefault(word, _Twig())
            twig.done = True
    if not found:
        return None
    depth, level, count = 0, list(top.kids.values()), len(top.kids)
    while level and count <= MOST_BRANCHES:
        depth += 1
        level = [kid for twig in level for kid in twig.kids.values()]
        count += len(level)
    return Offered(top.done, _cut(top, max(1, depth)))


def _cut(twig: _Twig, depth: int) -> tuple[Branch, ...]:
    if depth > 1:
        return tuple([Branch(word, kid.done, _cut(kid, depth - 1)) for word, kid in twig.kids.items()])
    return tuple([Branch(word, kid.done, None if kid.kids else ()) for word, kid in twig.kids.items()])


def _stepped(space: Space, prefix: tuple[str, ...]) -> Offered | None:
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
        if len(steps.atoms) > MOST_STEPS:
            # whether it ends a move is only known when it is asked for
            branches.append(Branch(str(atom), False, None))
            continue
        then = space.steps((*atoms, atom))
        more = tuple([Branch(str(next_atom), False, None) for next_atom in then.atoms])
        branches.append(Branch(str(atom), then.done, more))
    return Offered(steps.done, tuple(branches))
