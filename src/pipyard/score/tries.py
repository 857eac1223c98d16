"""Games of skill with real dice: players type the result of every attempt, and an ordinary game counts it.

``undo`` takes back the last line; ``fix 3 counted 12`` replaces the third and recounts everything after it; if a later line no longer fits,
the correction is refused. An empty line accepts an entry made by another player.
"""

from __future__ import annotations

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.notation import Atom
from pipyard.core.space import Certain, Space
from pipyard.core.text import because
from pipyard.core.turn import Chance, Choose, Over
from pipyard.score import Rows
from pipyard.score.forms import EntryForm, FormBlank, plain
from pipyard.texts import say

ACCEPT = "accept"
EXAMPLES = (("fix 3 …", "score-can-fix-line"),)
MOST_BLANKS = 24
DECIMALS = ("SECONDS", "DECIMAL")
LABELS = {"CELL": "score-place", "TRIPLE": "score-triple", "SECONDS": "score-seconds"}


class TriesKeeper:
    """A game of skill at a real table. ``lines``: the lines typed, in order."""

    def __init__(self, game: Game, players: list[str]) -> None:
        self.game = game
        self.players = players
        self.lines: list[str] = []
        self.match = self._counted([])

    def _counted(self, lines: list[str]) -> Match:
        """The game after these lines."""
        match = Match(self.game, len(self.players), players=self.players, source=None)
        self._happen(match)
        for line in lines:
            self._enter(match, line)
            self._happen(match)
        return match

    @staticmethod
    def _happen(match: Match) -> None:
        """Play all forced events."""
        while isinstance(match.turn, Chance) and isinstance(match.turn.space, Certain):
            match.happen(match.turn.space.event)

    def _enter(self, match: Match, line: str) -> None:
        turn = match.turn
        if isinstance(turn, Chance):
            named = [seat for seat, name in enumerate(self.players) if name.lower() == line.lower()]
            match.happen(str(named[0]) if named else line)
        elif isinstance(turn, Choose):
            verbs = [str(atom) for atom in match.state.moves(turn.seat).steps().atoms]
            if line.split(maxsplit=1)[0] not in verbs:
                raise Unparsable(because("typed-help", verbs=" ".join(verbs)))
            match.submit(turn.seat, line)
        else:
            raise PipyardError(because("typed-over"))

    def _verbs(self) -> list[str]:
        turn = self.match.turn
        return [str(atom) for atom in self.match.state.moves(turn.seat).steps().atoms] if isinstance(turn, Choose) else []

    def asks(self) -> str:
        turn = self.match.turn
        if isinstance(turn, Over):
            return ""
        number = len(self.lines) + 1
        if isinstance(turn, Chance):
            return say("typed-who", number=number, names=", ".join(self.players))
        verbs = self._verbs()
        who = self.players[turn.seat]
        if ACCEPT in verbs:
            return say("typed-accept", number=number, name=who, line=self.lines[-1] if self.lines else "")
        return say("typed-ask", number=number, name=who, verbs=" ".join(verbs))

    def forms(self) -> list[EntryForm]:
        """A form for every verb that the game accepts now, with its arguments."""
        turn = self.match.turn
        if isinstance(turn, Chance):
            return [EntryForm(say("score-begins"), "", (FormBlank(say("score-begins"), plain(self.players)),))]
        if not isinstance(turn, Choose):
            return []
        moves = self.match.state.moves(turn.seat)
        return [self._form(moves, verb) for verb in moves.steps().atoms]

    def _form(self, moves: Space, verb: Atom) -> EntryForm:
        """The arguments of a verb, read along the first and the last of its choices."""
        seen: list[list[Atom]] = []
        for end in (0, -1):
            prefix: tuple[Atom, ...] = (verb,)
            for depth in range(MOST_BLANKS):
                atoms = moves.steps(prefix).atoms
                if not atoms:
                    break
                if depth == len(seen):
                    seen.append([])
                seen[depth] += [atom for atom in atoms if atom not in seen[depth]]
                prefix = (*prefix, atoms[end])
        spelled = self._spelled(str(verb), len(seen))
        blanks: list[FormBlank] = []
        for at, atoms in enumerate(seen):
            label = self._label(str(verb), spelled, at)
            words = [str(atom) for atom in atoms]
            if all([word.isdecimal() for word in words]) and spelled[at] != "TRIPLE":
                numbers = [int(word) for word in words]
                decimals = spelled[at] in DECIMALS
                blanks.append(FormBlank(label, least=0 if decimals else min(numbers), most=max(numbers), decimals=decimals))
            else:
                blanks.append(FormBlank(label, plain(words)))
        return EntryForm(say(f"verb-{verb}", rest="…" if blanks else ""), str(verb), tuple(blanks))

    def _spelled(self, verb: str, count: int) -> list[str]:
        """The kinds of a verb's arguments, from the game's notation."""
        for form in self.game.forms:
            first, *kinds = form.split()
            if first == verb and kinds and kinds[-1].endswith("..."):
                return [kinds[min(at, len(kinds) - 1)].removesuffix("...") for at in range(count)]
            if first == verb and len(kinds) == count:
                return kinds
        return ["NUMBER"] * count

    def _for_everybody(self, verb: str) -> bool:
        """Whether a verb takes as many numbers as there are players: ``tally NUMBER...``."""
        return len(self.players) > 1 and f"{verb} NUMBER..." in self.game.forms

    def _label(self, verb: str, spelled: list[str], at: int) -> str:
        """The label of a blank: a player's name if there is one number per player, else a kind of thing, numbered if there are several."""
        kind = spelled[at]
        same = [place for place, other in enumerate(spelled) if other == kind]
        if len(spelled) == len(self.players) and self._for_everybody(verb):
            return self.players[at]
        if kind not in LABELS:
            return f"{at + 1}." if len(same) > 1 else say("score-many")
        return f"{say(LABELS[kind])} {same.index(at) + 1}" if len(same) > 1 else say(LABELS[kind])

    def add_line(self, line: str) -> None:
        words = line.split()
        if not words:
            if ACCEPT not in self._verbs():
                raise Unparsable(because("typed-help", verbs=" ".join(self._verbs())))
            words = [ACCEPT]
        if words[0].lower() == "undo":
            lines = self.lines[:-1]
        elif words[0].lower() == "fix":
            if len(words) < 3 or not words[1].isdecimal() or not 1 <= int(words[1]) <= len(self.lines):
                raise Unparsable(because("typed-fix", count=len(self.lines)))
            lines = [*self.lines]
            lines[int(words[1]) - 1] = " ".join(words[2:])
        else:
            self._enter(self.match, " ".join(words))
            self._happen(self.match)
            self.lines.append(" ".join(words))
            return
        self.match = self._counted(lines)
        self.lines = lines

    def results(self) -> list[Rows]:
        turn = self.match.turn
        scores = list(turn.scores) if isinstance(turn, Over) else list(self.match.state.scene().scores)
        found: list[Rows] = []
        for seat in range(len(self.players)):
            points = int(scores[seat]) if seat < len(scores) else 0
            won = isinstance(turn, Over) and turn.ranks[seat] == 1
            found.append([(say("typed-points"), points, f"★ {say(turn.why)}" if isinstance(turn, Over) and won else "")])
        return found

    def kept(self) -> str:
        return self.match.log


def keeper(game: Game, players: list[str]) -> TriesKeeper:
    """A keeper for these players; the game takes outcomes entered by hand."""
    chosen = {name: getattr(game.options, name) for name in type(game.options).fields}
    by_hand = game.chosen(**{**chosen, "input": "by_hand"})
    return TriesKeeper(by_hand, players)
