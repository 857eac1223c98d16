"""A score keeper for the real board: it knows sides, order and rounds, takes zone and face of every die, and counts.

A die is two keys: ``46`` is a 6 on 4x, ``s`` is short, ``o`` off (``o5`` where that counts); ``+34`` is a bonus die. A player's dice
may come in any order, together or one by one. Everything is written into an ordinary log; a correction counts it all again.
"""

from __future__ import annotations

from typing import Any, cast

from pipyard.books.tumblin_dice.own_boards import board
from pipyard.books.tumblin_dice.own_boards import files as boards
from pipyard.books.tumblin_dice.terms import MODES, Rules, TumblinDiceOptions
from pipyard.books.tumblin_dice.tumblin_dice import ORDER, TumblinDiceState, side_name
from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.text import because
from pipyard.core.turn import Over
from pipyard.dice.shot import BONUS, Shot, die, die_name
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.score import Rows
from pipyard.score.cards import ScoreCard, TermBinding, chosen, same
from pipyard.score.forms import EntryForm, FormBlank, FormChoice, plain
from pipyard.texts import say

EXAMPLES = (
    ("46 23 o s", "score-can-dice"),
    ("A 46 23", "score-can-dice-of"),
    ("fix A 2 46", "score-can-fix-die"),
    ("fix 1 A 2 46", "score-can-fix-round"),
)
Round = dict[int, list[str]]
"""What was entered for every seat in one round: readings such as ``4x6``, a bonus die's behind a ``+``."""


class TumblinKeeper:
    """A game of Tumblin-Dice at a real table."""

    def __init__(self, game: Game, players: list[str]) -> None:
        self.game = game
        self.players = players
        self.order: list[int] = []
        self.rounds: list[Round] = []
        self.match = Match(game, len(players), players=players, source=None)
        self.state = self._state(self.match)

    @staticmethod
    def _state(match: Match) -> TumblinDiceState:
        assert isinstance(match.state, TumblinDiceState)
        return match.state

    # asking

    def asks(self) -> str:
        """What to type next; empty when the game is over."""
        state = self.state
        if isinstance(state.turn(), Over):
            return ""
        if not self.order:
            sides = " ".join(self._side(side) for side in range(len(state.rules.members)))
            return say("tumblin-keep-order", sides=sides)
        head = say("tumblin-overtime", round=state.overtime) if state.overtime else say("tumblin-round", round=state.round)
        scores = ", ".join(f"{self._side(side)} {self._score(side)}" for side in state.order)
        seat = self._missing()[0]
        left = self._left(seat)
        dice = say("tumblin-keep-dice", name=self.players[seat], letter=chr(65 + seat), count=left)
        goal = say(f"tumblin-goal-{state.rules.goal}", number=state.rules.goal_number)
        return f"{head} {goal} {say('tumblin-order', order=scores)}\n{dice}"

    def forms(self) -> list[EntryForm]:
        """The order of the sides; then zone and face of every die of the player who is asked, or of another."""
        if isinstance(self.state.turn(), Over):
            return []
        if not self.order:
            sides = tuple([FormChoice(chr(65 + members[0]), self._side(side)) for side, members in enumerate(self.state.rules.members)])
            return [EntryForm(say("score-order"), "", tuple([FormBlank(f"{place + 1}.", sides) for place in range(len(sides))]))]
        return [self._dice_of(seat) for seat in self._missing()]

    def _dice_of(self, seat: int) -> EntryForm:
        """A player may tell fewer dice than all; those of the bonus die are marked."""
        rules = self.state.rules
        entered = self._now().get(seat, [])
        marked = sum([word.startswith("+") for word in entered])
        levels = [str(level.times) for level in reversed(rules.board.levels)]
        zones = (
            *[FormChoice(zone, f"{zone}×") for zone in levels],
            *[FormChoice(word[0], say(f"score-{word}")) for word in ("off", "short", "foul")],
        )
        shows = (*levels, *(["o"] if rules.ejected else []))
        faces = plain([str(face) for face in range(1, rules.faces + 1)])
        blanks: list[FormBlank] = []
        for number in range(len(entered) + 1, len(entered) + self._left(seat) + 1):
            bonus = number - len(entered) > rules.dice_each - (len(entered) - marked)
            name = say("score-bonus-die") if bonus else say("score-die", number=number - marked)
            blanks.append(FormBlank(name, zones, joint=" +" if bonus else " ", optional=True))
            blanks.append(FormBlank(say("score-face"), faces, joint="", after=shows, optional=True))
        return EntryForm(say("score-dice-of", name=self.players[seat]), chr(65 + seat), tuple(blanks))

    def _side(self, side: int) -> str:
        names = "+".join(self.players[seat] for seat in self.state.rules.members[side])
        return f"{side_name(side, self.state.rules)}={names}"

    def _score(self, side: int) -> int:
        return self.state.wins[side] if self.state.rules.goal == "wins" else self.state.totals[side]

    def _now(self) -> Round:
        """The entries of the round that is being played."""
        while len(self.rounds) < self.state.round:
            self.rounds.append({})
        return self.rounds[self.state.round - 1]

    def _left(self, seat: int) -> int:
        return len(self.state.rules.dice_of(seat)) - len(self._now().get(seat, []))

    def _missing(self) -> list[int]:
        """The seats of this round whose dice are not all entered, in the order of play."""
        members = [seat for side in self.state.order for seat in self.state.rules.members[side]]
        return [seat for seat in members if self._left(seat) > 0]

    # listening

    def add_line(self, line: str) -> None:
        """Take one line. After an error nothing has changed."""
        words = line.replace(",", " ").split()
        if not words:
            raise Unparsable(because("tumblin-keep-help"))
        if isinstance(self.state.turn(), Over) and words[0] != "fix":
            raise PipyardError(because("tumblin-keep-over"))
        kept = (self.order[:], [{seat: dice[:] for seat, dice in entered.items()} for entered in self.rounds])
        try:
            if words[0] == "fix":
                self._fix(words[1:])
            elif not self.order:
                self.order = self._ordered(words)
            else:
                self._enter(words)
            self._count()
        except PipyardError:
            self.order, self.rounds = kept
            self._count()
            raise

    def _ordered(self, words: list[str]) -> list[int]:
        """The sides in the order named, by a letter of each."""
        sides = [self.state.rules.side_of[self._seat(word)] for word in words]
        if sorted(sides) != list(range(len(self.state.rules.members))):
            raise Unparsable(because("tumblin-keep-order-wrong"))
        return sides

    def _seat(self, word: str) -> int:
        """A player by letter or by name."""
        for seat, name in enumerate(self.players):
            if word.upper() == chr(65 + seat) or word.lower() == name.lower():
                return seat
        raise Unparsable(
            because("tumblin-keep-nobody", word=word, players=" ".join((f"{chr(65 + s)}={n}" for s, n in enumerate(self.players))))
        )

    def _enter(self, words: list[str]) -> None:
        missing = self._missing()
        try:
            seat, dice = self._seat(words[0]), words[1:]
        except Unparsable:
            if words[0][0].isalpha() and words[0][0].lower() not in "osf":
                raise
            seat, dice = missing[0], words
        if seat not in missing or len(dice) > self._left(seat) or not dice:
            raise Unparsable(because("tumblin-keep-too-many", name=self.players[seat], count=self._left(seat) if seat in missing else 0))
        entered = self._now().setdefault(seat, [])
        for word in dice:
            entered.append(self._reading(word))
            self._check_bonus(seat, entered)

    def _fix(self, words: list[str]) -> None:
        """``fix A 2 46``: the second die of A in this round; ``fix 1 A 2 46`` in round 1."""
        number = self.state.round
        if len(words) == 4 and words[0].isdecimal():
            number, words = int(words[0]), words[1:]
        if len(words) != 3 or not words[1].isdecimal() or not 1 <= number <= len(self.rounds):
            raise Unparsable(because("tumblin-keep-fix"))
        seat, place = self._seat(words[0]), int(words[1])
        entered = self.rounds[number - 1].get(seat, [])
        if not 1 <= place <= len(entered):
            raise Unparsable(because("tumblin-keep-no-die", name=self.players[seat], count=len(entered)))
        entered[place - 1] = self._reading(words[2])
        self._check_bonus(seat, entered)

    def _check_bonus(self, seat: int, entered: list[str]) -> None:
        """There is one bonus die, and it must be marked."""
        rules = self.state.rules
        marked = sum(word.startswith("+") for word in entered)
        plain = len(entered) - marked
        if marked > (1 if rules.has_bonus else 0) or plain > rules.dice_each:
            raise Unparsable(because("tumblin-keep-bonus", name=self.players[seat]))

    def _reading(self, word: str) -> str:
        """``46`` or ``4x6``, ``o``, ``o5``, ``s``, ``f``, with ``+`` for a bonus die; as the log writes it."""
        bonus, plain = ("+", word[1:]) if word.startswith("+") else ("", word)
        board = self.state.rules.board
        spelled = plain.lower()
        for short, long in (("o", "off"), ("s", "short"), ("f", "foul")):
            if spelled[:1] == short and not spelled.startswith(long):
                spelled = long + spelled[1:]
        for level in board.levels:
            zone = str(level.times)
            if spelled.startswith(zone) and "x" not in spelled and spelled[len(zone) :].isdecimal():
                spelled = f"{zone}x{spelled[len(zone) :]}"
                break
        shot = Shot("shoot", 1)
        chance = ShotOutcome(board, self.state.rules.faces, shot, {}, self.state.rules.ejected)
        try:
            return bonus + chance.parse(spelled).text.partition(":")[2]
        except PipyardError:
            if spelled.startswith("off"):  # whether a face is wanted there is a question of the rules
                raise
            raise Unparsable(because("tumblin-keep-no-reading", word=word)) from None

    # counting

    def _count(self) -> None:
        """Tell the whole game again from what was entered."""
        self.match = Match(self.game, len(self.players), players=self.players, source=None)
        self.state = self._state(self.match)
        if not self.order:
            return
        while self.state.phase == ORDER:
            group = self.state.tied()
            wanted = sorted(group, key=self.order.index)
            place = wanted.index(group[len(self.state.rolled)])
            faces = self.state.rules.faces
            self.match.happen(str(faces - place * faces // max(len(group), faces)))
        while not isinstance(self.state.turn(), Over) and not self._missing():
            self._round(self._now())

    def _round(self, entered: Round) -> None:
        """All shots of a round, each with the place where its die lay in the end."""
        now = (self.state.round, self.state.overtime)
        left = {seat: sorted(words, key=lambda word: word.startswith("+")) for seat, words in entered.items()}
        while not isinstance(self.state.turn(), Over) and (self.state.round, self.state.overtime) == now:
            seat = self.state.shooter()
            if self.state.rules.random_face and self.state.attitude < 0:
                self.match.happen("1")
            die = self.state.unshot[seat][0]
            word = left[seat].pop(0)
            if (die & 15 == BONUS) != word.startswith("+"):
                raise Unparsable(because("tumblin-keep-bonus", name=self.players[seat]))
            self.match.submit(seat, f"shoot {die_name(die)}")
            self.match.happen(f"{die_name(die)}:{word.removeprefix('+')}")

    # telling

    def kept(self) -> str:
        return self.match.log

    def results(self) -> list[Rows]:
        """Every player's rounds, with the dice they come from."""
        found: list[Rows] = []
        for seat in range(len(self.players)):
            rows: Rows = []
            for number, points in enumerate(self.state.sheet):
                entered = self.rounds[number].get(seat, [])
                if entered:
                    rows.append((say("tumblin-round", round=number + 1), points[seat], " ".join(entered)))
            rows.append(self._end(seat))
            found.append(rows)
        return found

    def _end(self, seat: int) -> tuple[str, int, str]:
        """A player's line at the bottom: the side's total, and whether that has won."""
        turn = self.state.turn()
        won = isinstance(turn, Over) and turn.ranks[seat] == 1
        return (
            say("tumblin-keep-total"),
            self._score(self.state.rules.side_of[seat]),
            f"★ {say(turn.why)}" if isinstance(turn, Over) and won else "",
        )


def keeper(game: Game, players: list[str]) -> TumblinKeeper:
    """A keeper for these players."""
    return TumblinKeeper(game, players)


def card(game: Game) -> ScoreCard:
    """What the sheet of the browser has to know."""
    tables: dict[str, dict[str, Any]] = {name: {} for name in ("members", "side_of", "dice_each", "bonus", "colours")}
    for mode in ("french", "english", *MODES):
        for seats in game.info.seats:
            try:
                one = game.chosen(mode=mode)
                one.start(seats)
            except PipyardError:
                continue
            rules = Rules(seats, cast("TumblinDiceOptions", one.options), board(str(one.options.chosen["board"])))
            found = (rules.members, rules.side_of, rules.dice_each, rules.has_bonus, [rules.colour(die(seat, 1)) for seat in range(seats)])
            for name, value in zip(tables, found, strict=True):
                tables[name][f"{mode}/{seats}"] = value
    plain = ("order", "scoring", "all_on_board")
    terms = {
        **{name: TermBinding("mode", table=table) for name, table in tables.items()},
        **{name: TermBinding(name) for name in plain},
        "faces": chosen("dice_faces"),
        "goal": TermBinding("goal", part=0),
        "goal_number": TermBinding("goal", part=1, kind="number"),
        "ejected": TermBinding("ejected", table={"zero": False, "negative": True}),
        "times": TermBinding("board", table={name: [level.times for level in board(name).levels] for name in boards()}),
        "levels": TermBinding("board", table={name: [[level.start, level.end] for level in board(name).levels] for name in boards()}),
        "size": TermBinding("board", table={name: [board(name).width, board(name).length] for name in boards()}),
    }
    return ScoreCard(sheet=same("tumblin"), terms=terms, what="points")
