"""The end of a demolition: how many dice of every colour each player has taken, against the mix, 165 in all.

``Ann 1 3 20 15 16`` enters Ann's dice in the order of the colours, ``Ann red 16`` one colour; a new entry replaces the old one. The last
player's remaining dice are suggested, and an empty line accepts them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.game import Game
from pipyard.core.space import Shuffle
from pipyard.core.text import Text, because
from pipyard.pyramid.cells import SIZE
from pipyard.pyramid.dealt_state import DealtState
from pipyard.score import Rows
from pipyard.score.forms import EntryForm, FormBlank
from pipyard.texts import say, say_text

ALL_DICE: Final = SIZE


class HeapsKeeper:
    """The heaps of one game; the game itself counts them."""

    def __init__(self, game: Game, players: list[str]) -> None:
        self.game = game
        self.players = players
        state = cast("DealtState", game.start(len(players)))
        assert state.colours is not None
        shuffle = cast("Shuffle", state.colours.space)
        deck = Counter(shuffle.deck)
        self.palette: tuple[str, ...] = state.palette
        self.most = [deck[letter] for letter in state.letters]
        """The number of dice of each colour; with a mix drawn from the box, the maximum."""
        self.exact = sum(self.most) == ALL_DICE
        self.heaps: list[list[int] | None] = [None] * len(players)
        self.agreed = False

    # counting

    def _sums(self) -> list[int]:
        return [sum([heap[at] for heap in self.heaps if heap is not None]) for at in range(len(self.palette))]

    def _missing(self) -> list[int]:
        return [seat for seat, heap in enumerate(self.heaps) if heap is None]

    def trouble(self) -> Text | None:
        """What is impossible in the entries so far."""
        sums = self._sums()
        for colour, count, most in zip(self.palette, sums, self.most, strict=True):
            if count > most or (self.exact and not self._missing() and count != most):
                return because("heaps-colour-wrong", colour=because(f"colour-{colour}"), count=count, most=most)
        if sum(sums) > ALL_DICE or (not self._missing() and sum(sums) != ALL_DICE):
            return because("heaps-sum-wrong", count=sum(sums), all=ALL_DICE)
        return None

    def complete(self) -> bool:
        return not self._missing() and not self.trouble()

    def asks(self) -> str:
        if self.agreed:
            return ""
        colours = " ".join([say(f"colour-{colour}") for colour in self.palette])
        entered = self._entered()
        missing = self._missing()
        if self.complete():
            return f"{entered}\n{say('heaps-right', all=ALL_DICE)}"
        if trouble := self.trouble():
            return f"{entered}\n{say_text(trouble)}"
        if len(missing) == 1 and self.exact and len(self.players) > 1:
            left = " ".join([str(most - count) for most, count in zip(self.most, self._sums(), strict=True)])
            return f"{entered}\n{say('heaps-last', name=self.players[missing[0]], colours=colours, counts=left)}"
        return f"{entered}\n{say('heaps-ask', name=self.players[missing[0]], colours=colours)}".strip()

    def forms(self) -> list[EntryForm]:
        """A form for each player's heap, missing ones first."""
        if self.agreed:
            return []
        missing = self._missing()
        found: list[EntryForm] = []
        for seat in [*missing, *[seat for seat in range(len(self.players)) if seat not in missing]]:
            heap = self.heaps[seat]
            blanks = [
                FormBlank(say(f"colour-{colour}"), most=self.most[at], value="" if heap is None else str(heap[at]))
                for at, colour in enumerate(self.palette)
            ]
            found.append(EntryForm(say("score-heap", name=self.players[seat]), self.players[seat], tuple(blanks)))
        last = len(missing) == 1 and self.exact and len(self.players) > 1 and not self.trouble()
        return [EntryForm(say("score-right")), *found] if last or self.complete() else found

    def _entered(self) -> str:
        scores = self.scores()
        known = [(seat, heap) for seat, heap in enumerate(self.heaps) if heap is not None]
        return "; ".join([f"{self.players[seat]} {' '.join(map(str, heap))} = {scores[seat]}" for seat, heap in known])

    def _counted(self) -> Any:
        """The game's own state with these heaps."""
        state: Any = self.game.start(len(self.players))
        state.heaps = [heap or [0] * len(self.palette) for heap in self.heaps]
        return state

    def scores(self) -> list[int]:
        return list(self._counted().drawn_scores())

    def winners(self) -> list[int]:
        state = self._counted()
        if hasattr(state, "winners"):
            return sorted(state.winners())
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # input

    def add_line(self, line: str) -> None:
        words = line.replace(",", " ").split()
        if not words:
            self._agree()
            return
        seat, words = self._seat(words)
        self.agreed = False
        if len(words) == len(self.palette) and all([word.isdecimal() for word in words]):
            self.heaps[seat] = [int(word) for word in words]
        elif words and len(words) % 2 == 0 and all([word.isdecimal() for word in words[1::2]]):
            heap = list(self.heaps[seat] or [0] * len(self.palette))
            for word, count in zip(words[::2], words[1::2], strict=True):
                heap[self._colour(word)] = int(count)
            self.heaps[seat] = heap
        else:
            raise Unparsable(because("heaps-help", colours=[because(f"colour-{colour}") for colour in self.palette]))

    def _agree(self) -> None:
        missing = self._missing()
        if self.complete():
            self.agreed = True
        elif len(missing) == 1 and self.exact and not self.trouble():
            self.heaps[missing[0]] = [most - count for most, count in zip(self.most, self._sums(), strict=True)]
        else:
            raise Unparsable(because("heaps-help", colours=[because(f"colour-{colour}") for colour in self.palette]))

    def _seat(self, words: list[str]) -> tuple[int, list[str]]:
        """The player named in the line, otherwise the one asked."""
        for seat, name in enumerate(self.players):
            parts = name.lower().split()
            if [word.lower() for word in words[: len(parts)]] == parts:
                return seat, words[len(parts) :]
        missing = self._missing()
        if not missing:
            raise Unparsable(because("heaps-nobody", word=words[0], players=", ".join(self.players)))
        return missing[0], words

    def _colour(self, word: str) -> int:
        for at, colour in enumerate(self.palette):
            if word.lower() in (colour, say(f"colour-{colour}").lower()):
                return at
        raise Unparsable(because("faces-no-colour", word=word, colours=[because(f"colour-{colour}") for colour in self.palette]))

    # output

    def results(self) -> list[Rows]:
        scores, winners = self.scores(), self.winners() if self.complete() else []
        found: list[Rows] = []
        for seat, heap in enumerate(self.heaps):
            dice = ", ".join(
                [f"{count} {say(f'colour-{colour}')}" for colour, count in zip(self.palette, heap or [], strict=False) if count]
            )
            found.append([(say("heaps-points"), scores[seat], f"{dice}{' ★' if seat in winners else ''}")])
        return found

    def kept(self) -> str:
        lines = [f"# pipyard score {self.game.info.key}: {' '.join(self.palette)}"]
        lines += [f"{self.players[seat]} {' '.join(map(str, heap))}" for seat, heap in enumerate(self.heaps) if heap is not None]
        return "\n".join(lines) + "\n"


def keeper(game: Game, players: list[str]) -> HeapsKeeper:
    if len(players) not in game.info.seats:
        raise PipyardError(because("heaps-players", least=min(game.info.seats), most=max(game.info.seats)))
    return HeapsKeeper(game, players)


def finished(game: Game, text: str, tens: int) -> Rows:
    """Read the heaps from a file: a line per player, the name and the numbers."""
    lines = [line.partition("#")[0].split() for line in text.splitlines() if line.partition("#")[0].strip()]
    width = len(cast("DealtState", game.start(min(game.info.seats))).palette)
    names = [" ".join(words[:-width]) or say("heaps-player", number=at + 1) for at, words in enumerate(lines)]
    counting = keeper(game, names)
    for name, words in zip(names, lines, strict=True):
        counting.add_line(" ".join([name, *words[-width:]]))
    if not counting.complete():
        raise PipyardError(counting.trouble() or because("score-not-complete", asked=counting.asks()))
    return [(name, rows[0][1], rows[0][2]) for name, rows in zip(names, counting.results(), strict=True)]
