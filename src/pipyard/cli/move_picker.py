"""Pick a move atom by atom, from typed words."""

from __future__ import annotations

from dataclasses import dataclass

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.match import Match
from pipyard.core.notation import Atom
from pipyard.core.space import Space, Steps
from pipyard.core.text import because
from pipyard.texts import say
from pipyard.texts.place_names import with_cells, with_names

Prefix = tuple[Atom, ...]


@dataclass(frozen=True)
class PartialMove:
    """The atoms picked so far, and what can follow."""

    prefix: Prefix
    steps: Steps

    @property
    def text(self) -> str:
        return " ".join(str(atom) for atom in self.prefix)

    @property
    def words(self) -> str:
        """The same for people: places by their names."""
        return with_names(self.text)

    @property
    def whole(self) -> bool:
        return self.steps.done

    @property
    def final(self) -> bool:
        """A complete move that nothing can follow."""
        return self.steps.done and not self.steps.atoms


def forced(space: Space, prefix: Prefix = ()) -> PartialMove:
    """Continue as long as there is only one way."""
    steps = space.steps(prefix)
    while not steps.done and len(steps.atoms) == 1:
        prefix = (*prefix, steps.atoms[0])
        steps = space.steps(prefix)
    return PartialMove(prefix, steps)


def pick(space: Space, text: str, prefix: Prefix = ()) -> PartialMove:
    """Continue a prefix with typed words: atoms, abbreviations, places, or numbers of the list.

    Atoms without an alternative may be left out. :class:`Unparsable` names the possible ones.
    """
    for token in text.split():
        steps = space.steps(prefix)
        found = _find(token, steps)
        while found is None and not steps.done and len(steps.atoms) == 1:
            prefix = _longer(prefix, steps.atoms[0])
            steps = space.steps(prefix)
            found = _find(token, steps)
        if found is None and not steps.atoms and steps.done:
            raise Unparsable(because("cli-only-this", token=token, move=PartialMove(prefix, steps).words))
        if found is None:
            raise Unparsable(because("cli-cannot-stand-here", token=token, offer=offer(steps)))
        prefix = _longer(prefix, found)
    return forced(space, prefix)


def offer(steps: Steps, most: int = 12) -> str:
    """What can come next, in short."""
    words = [with_names(str(atom)) for atom in steps.atoms[:most]]
    if len(steps.atoms) > most:
        words.append(say("cli-and-more", count=len(steps.atoms) - most))
    return ", ".join(words) if words else say("cli-nothing")


def _longer(prefix: Prefix, atom: Atom) -> Prefix:
    return (*prefix, atom)


def _find(token: str, steps: Steps) -> Atom | None:
    """The atom a token means: itself, a place by its name or without commas, an unambiguous abbreviation, or its number."""
    atoms = {str(atom): atom for atom in steps.atoms}
    if token in atoms:
        return atoms[token]
    if spelled(token) in atoms:
        return atoms[spelled(token)]
    number = token.removeprefix("#")
    if number.isdecimal() and 1 <= int(number) <= len(steps.atoms):
        return steps.atoms[int(number) - 1]
    begun = [atom for word, atom in atoms.items() if token.isalpha() and word.lower().startswith(token.lower())]
    return begun[0] if len(begun) == 1 else None


def spelled(text: str) -> str:
    """Cells in notation, however they were typed: d5.1 and 340 are 3,4,0."""
    return " ".join(",".join(word) if len(word) == 3 and word.isdecimal() else with_cells(word) for word in text.split())


def pick_line(match: Match, seat: int, space: Space, start: PartialMove, line: str) -> PartialMove:
    """Pick the move of a typed line. For an illegal move, raise the objection of the rules."""
    troubles: list[Unparsable] = []
    for prefix in dict.fromkeys((start.prefix, ())):
        try:
            return pick(space, line, prefix)
        except Unparsable as error:
            troubles.append(error)
    trouble = troubles[0]
    understood = False
    verbs = [form.split()[0] for form in match.game.forms]
    heads = ["", *[" ".join(map(str, start.prefix[: length + 1])) for length in range(len(start.prefix))]]
    for head, typed in [(head, typed) for typed in dict.fromkeys((line, spelled(line))) for head in heads]:
        text = f"{head} {typed}".strip()
        try:
            move = match.game.parse(text)
        except Unparsable as error:
            trouble = error if not head and text.split()[0] in verbs and not understood else trouble
            continue
        if not understood:  # a move, but not one of those that are possible
            understood, trouble = True, troubles[0 if head else -1]
        why = match.state.view(seat).objection(seat, move)
        if why:
            raise Unparsable(because("cli-not-allowed", move=move.text, because=why))
        if space.contains(move):  # where there are too many moves to list
            return PartialMove(move.atoms, Steps([], True))
    raise trouble


def completions(space: Space, words: list[str], prefix: Prefix = ()) -> list[str]:
    """The atoms that can follow some words; none if the words pick nothing."""
    try:
        return [str(atom) for atom in pick(space, " ".join(words), prefix).steps.atoms]
    except PipyardError:
        return []
