"""Perfect matchings of a graph: whether everybody can have a partner, by Edmonds' blossom algorithm."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

UNMATCHED = -1


class Matching:
    """Who is matched with whom in a graph whose nodes are numbered from 0. Nodes can be taken out for good."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self.neighbours = neighbours
        self.mate = [UNMATCHED] * len(neighbours)
        self.out = [False] * len(neighbours)

    def complete(self) -> bool:
        """Match everybody who is left, if that is possible; whether it is."""
        return all([self.mate[node] != UNMATCHED or self.out[node] or self._augment(node) for node in range(len(self.mate))])

    def take_out(self, a: int, b: int) -> bool:
        """Take two nodes out as partners, if all others can still be matched; whether they can. Everybody is matched before and after."""
        before, left = list(self.mate), (self.mate[a], self.mate[b])
        self.out[a] = self.out[b] = True
        if left == (b, a):
            return True
        for node in left:
            self.mate[node] = UNMATCHED
        if self._augment(left[0]):
            return True
        self.mate = before
        self.out[a] = self.out[b] = False
        return False

    def _augment(self, root: int) -> bool:
        """Match one more node, along a path on which partners change."""
        count = len(self.mate)
        parent, base = [UNMATCHED] * count, list(range(count))
        seen = [False] * count
        seen[root] = True
        queue = deque([root])
        while queue:
            node = queue.popleft()
            for to in self.neighbours[node]:
                if self.out[to] or base[node] == base[to] or self.mate[node] == to:
                    continue
                if to == root or (self.mate[to] != UNMATCHED and parent[self.mate[to]] != UNMATCHED):
                    self._contract(node, to, parent, base, seen, queue)
                elif parent[to] == UNMATCHED:
                    parent[to] = node
                    if self.mate[to] == UNMATCHED:
                        self._exchange(to, parent)
                        return True
                    seen[self.mate[to]] = True
                    queue.append(self.mate[to])
        return False

    def _contract(self, node: int, to: int, parent: list[int], base: list[int], seen: list[bool], queue: deque[int]) -> None:
        """Treat a circle of odd length as one node."""
        top = self._meet(node, to, parent, base)
        inside: set[int] = set()
        for start, beside in ((node, to), (to, node)):
            at, child = start, beside
            while base[at] != top:
                inside |= {base[at], base[self.mate[at]]}
                parent[at] = child
                child = self.mate[at]
                at = parent[child]
        for other in range(len(base)):
            if base[other] in inside:
                base[other] = top
                if not seen[other]:
                    seen[other] = True
                    queue.append(other)

    def _meet(self, a: int, b: int, parent: list[int], base: list[int]) -> int:
        """The first common node on the ways to the root."""
        above: set[int] = set()
        at = base[a]
        above.add(at)
        while self.mate[at] != UNMATCHED:
            at = base[parent[self.mate[at]]]
            above.add(at)
        at = base[b]
        while at not in above:
            at = base[parent[self.mate[at]]]
        return at

    def _exchange(self, end: int, parent: list[int]) -> None:
        at = end
        while at != UNMATCHED:
            before = parent[at]
            following = self.mate[before]
            self.mate[at], self.mate[before] = before, at
            at = following
