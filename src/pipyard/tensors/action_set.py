"""The actions of a game: a fixed vocabulary derived from its notation.

Where all moves that the forms can write are few (``place CELL``: 165), an action is a whole move. Elsewhere (``jump CELL CELL``,
``build CELL...``) a move is spelled: an action is one word of it, and one more action ends moves that could go on. The words are the same
in every position of a game and for all its seats.
"""

from __future__ import annotations

from typing import Final

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.game import Game
from pipyard.core.notation import Move, is_kind
from pipyard.core.text import because

MOST_WHOLE: Final = 8192
"""The largest number of whole moves that are numbered; games with more spell their moves."""
END: Final = "."
"""The action that ends a spelled move which could go on."""
REPEATED: Final = "..."


class MoveForm:
    """One form of a game's moves: its words and kinds in order; ``more``: the last one may be repeated."""

    __slots__ = ("more", "parts")

    def __init__(self, text: str) -> None:
        self.parts: list[str] = [part.removesuffix(REPEATED) for part in text.split()]
        self.more: list[bool] = [part.endswith(REPEATED) for part in text.split()]


class ActionSet:
    """The numbered actions of a game with its options.

    ``words[number]`` is a whole move, or one word of a move if ``spelled``. ``lead`` are the words with which all moves begin: they go
    without saying when a move is spelled.
    """

    __slots__ = ("_forms", "_nexts", "_of_kind", "_stages", "end", "game", "index", "lead", "spelled", "words")

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self._forms: list[MoveForm] = [MoveForm(text) for text in game.forms]
        self._of_kind: dict[str, list[str]] = {}
        for form in self._forms:
            for part in form.parts:
                if part not in self._of_kind:
                    self._of_kind[part] = self._tokens(part)
        self.spelled: bool = self._count() > MOST_WHOLE
        self.lead: list[str] = self._common() if self.spelled else []
        self.words: list[str] = self._spelled_words() if self.spelled else self._whole_moves()
        self.index: dict[str, int] = {word: number for number, word in enumerate(self.words)}
        self.end: int = self.index[END] if self.spelled else -1
        # a stage is what the forms allow after some words: the places in the forms where a move may stand
        self._stages: list[list[tuple[int, int]]] = [[(number, 0) for number in range(len(self._forms))]]
        self._nexts: dict[tuple[int, int], int] = {}

    def __len__(self) -> int:
        return len(self.words)

    def _tokens(self, part: str) -> list[str]:
        if not is_kind(part):
            return [part]
        found = self.game.tokens(part)
        if found is None:
            raise PipyardError(because("why-kind-not-listed", key=self.game.info.key, kind=part))
        return found

    def _count(self) -> int:
        """How many moves the forms can write; more than enough where a part is repeated."""
        total = 0
        for form in self._forms:
            if True in form.more:
                return MOST_WHOLE + 1
            many = 1
            for part in form.parts:
                many *= len(self._of_kind[part])
            total += many
        return total

    def _whole_moves(self) -> list[str]:
        found: dict[str, None] = {}
        for form in self._forms:
            written = [""]
            for part in form.parts:
                written = [f"{start} {token}" if start else token for start in written for token in self._of_kind[part]]
            for text in written:
                found[text] = None
        return list(found)

    def _spelled_words(self) -> list[str]:
        found: dict[str, None] = {}
        for form in self._forms:
            for part in form.parts[len(self.lead) :]:
                for token in self._of_kind[part]:
                    found[token] = None
        found[END] = None
        return list(found)

    def _common(self) -> list[str]:
        """The words with which all forms begin."""
        first = self._forms[0].parts
        count = 0
        while count < len(first) and not is_kind(first[count]):
            if not all([len(form.parts) > count + 1 and form.parts[count] == first[count] for form in self._forms]):
                break
            count += 1
        return first[:count]

    def _token(self, number: int) -> str:
        return self.lead[-1 - number] if number < 0 else self.words[number]

    def after(self, stage: int, word: int) -> int:
        """The stage of a spelled move after one more word (-1, -2, …: the words of ``lead``); stage 0 is the beginning."""
        known = self._nexts.get((stage, word))
        if known is not None:
            return known
        token = self._token(word)
        found: list[tuple[int, int]] = []
        for number, place in self._stages[stage]:
            form = self._forms[number]
            # a repeated part may take another token, or be over
            if place > 0 and form.more[place - 1] and token in self._of_kind[form.parts[place - 1]]:
                found.append((number, place))
            if place < len(form.parts) and token in self._of_kind[form.parts[place]]:
                found.append((number, place + 1))
        if found in self._stages:
            reached = self._stages.index(found)
        else:
            reached = len(self._stages)
            self._stages.append(found)
        self._nexts[stage, word] = reached
        return reached

    def begun(self) -> int:
        """The stage after the words with which all moves begin."""
        stage = 0
        for place in range(len(self.lead)):
            stage = self.after(stage, -1 - place)
        return stage

    def may_go_on(self, stage: int) -> bool:
        """Whether the forms allow another word."""
        for number, place in self._stages[stage]:
            form = self._forms[number]
            if place < len(form.parts) or form.more[place - 1]:
                return True
        return False

    def encode(self, move: Move) -> list[int]:
        """The actions that make a move: one, or its spelling."""
        if not self.spelled:
            return [self._number(move.text)]
        tokens = [str(atom) for atom in move.atoms]
        stage = self.begun()
        found: list[int] = []
        for token in tokens[len(self.lead) :]:
            number = self._number(token)
            found.append(number)
            stage = self.after(stage, number)
        if self.may_go_on(stage):
            found.append(self.end)
        return found

    def _number(self, word: str) -> int:
        number = self.index.get(word, -1)
        if number < 0:
            raise Unparsable(because("why-no-action", key=self.game.info.key, word=word))
        return number

    def decode(self, numbers: list[int]) -> Move:
        """The move that some actions make."""
        if not self.spelled:
            return self.game.parse(self.words[numbers[0]])
        return self.game.parse(" ".join([*self.lead, *[self.words[number] for number in numbers if number != self.end]]))

    def __repr__(self) -> str:
        return f"<{len(self.words)} actions of {self.game.info.key}, {'one word each' if self.spelled else 'whole moves'}>"
