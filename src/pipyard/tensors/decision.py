"""One decision, action by action: which actions are legal now, and which move they make."""

from __future__ import annotations

from pipyard.core.errors import Illegal
from pipyard.core.notation import Atom, Move
from pipyard.core.space import Finite, Space
from pipyard.core.text import because
from pipyard.pyramid.pile import COUNT, Among
from pipyard.tensors.action_set import ActionSet


class Decision:
    """The decision of a seat over a space. ``taken`` are the actions of the move so far."""

    __slots__ = ("_actions", "_atoms", "_depth", "_listed", "_moves", "_space", "_stage", "taken")

    def __init__(self, actions: ActionSet, space: Space) -> None:
        self._actions: ActionSet = actions
        self._space: Space = space
        self._moves: list[Move] = []
        self._listed: bool = isinstance(space, Finite)
        self._atoms: tuple[Atom, ...] = ()
        self._depth: int = 0
        self._stage: int = 0
        self.taken: list[int] = []
        self._begin()

    def _begin(self) -> None:
        space, actions = self._space, self._actions
        self.taken = []
        self._depth = len(actions.lead)
        if isinstance(space, Finite):
            if actions.spelled:
                self._moves = space.all()
        elif not actions.spelled:
            self._moves = self._walked()
        if actions.spelled:
            self._stage = actions.begun()
            if not self._listed:
                self._atoms = tuple(actions.lead)

    def _walked(self) -> list[Move]:
        """All moves of a small space that is defined by its steps."""
        found: list[Move] = []
        waiting: list[tuple[Atom, ...]] = [()]
        while waiting:
            prefix = waiting.pop()
            steps = self._space.steps(prefix)
            if steps.done:
                found.append(Move(*prefix))
            for atom in steps.atoms:
                waiting.append((*prefix, atom))
        return found

    def legal(self) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
        actions = self._actions
        index = actions.index
        if not actions.spelled:
            space = self._space
            if isinstance(space, Among):
                return self._among(space)
            moves = space.all() if isinstance(space, Finite) else self._moves
            return sorted({index[move.text] for move in moves})
        depth = self._depth
        found: set[int] = set()
        done = False
        if self._listed:
            for move in self._moves:
                if len(move.atoms) == depth:
                    done = True
                else:
                    found.add(index[str(move.atoms[depth])])
        else:
            steps = self._space.steps(self._atoms)
            done = steps.done
            for atom in steps.atoms:
                found.add(index[str(atom)])
        if done:
            found.add(actions.end)
        return sorted(found)

    def _among(self, space: Among) -> list[int]:
        """The same for the cells in a list of the pile, quicker: their moves are numbered in the order of the cells."""
        first = self._actions.index[space.words[0].text]
        listed = space.listed
        return sorted([first + place for place in listed[: listed[COUNT]]])

    def take(self, number: int) -> Move | None:
        """Take a legal action. Return the move when it is complete."""
        actions = self._actions
        if not 0 <= number < len(actions.words):
            raise Illegal(because("why-no-such-action", number=number, count=len(actions.words)))
        if not actions.spelled:
            return self._whole(actions.words[number])
        if number == actions.end:
            return self._complete()
        token = actions.words[number]
        depth = self._depth
        if self._listed:
            left = [move for move in self._moves if len(move.atoms) > depth and str(move.atoms[depth]) == token]
            if not left:
                raise Illegal(because("why-action-not-legal", word=token))
            self._moves = left
        else:
            found = [atom for atom in self._space.steps(self._atoms).atoms if str(atom) == token]
            if not found:
                raise Illegal(because("why-action-not-legal", word=token))
            self._atoms = (*self._atoms, found[0])
        self.taken.append(number)
        self._stage = actions.after(self._stage, number)
        self._depth = depth + 1
        if not actions.may_go_on(self._stage):
            return self._complete()
        if not self._listed:
            steps = self._space.steps(self._atoms)
            if not steps.done and not steps.atoms:
                self._begin()  # these words lead nowhere
        return None

    def _whole(self, text: str) -> Move:
        space = self._space
        for move in space.all() if isinstance(space, Finite) else self._moves:
            if move.text == text:
                return move
        raise Illegal(because("why-action-not-legal", word=text))

    def _complete(self) -> Move:
        if not self._listed:
            if not self._space.steps(self._atoms).done:
                raise Illegal(because("why-action-not-legal", word=self._actions.words[self._actions.end]))
            game, spelled = self._actions.game, Move(*self._atoms)
            return game.tidied(game.options, spelled) if game.tidied is not None else spelled
        for move in self._moves:
            if len(move.atoms) == self._depth:
                return move
        raise Illegal(because("why-action-not-legal", word=self._actions.words[self._actions.end]))
