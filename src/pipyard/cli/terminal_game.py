"""People and bots play one match at this terminal."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from random import Random

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text as Line

from pipyard.bots.arena import watched
from pipyard.bots.bot import bot
from pipyard.cli import tables
from pipyard.cli.frame import PlayerNames, frame, verdict
from pipyard.cli.game_lookup import game_help, rules_text
from pipyard.cli.hangup import hanging_up
from pipyard.cli.move_picker import PartialMove, completions, forced, offer, pick_line
from pipyard.cli.narration import draws_first_player, event_words, steps_words
from pipyard.cli.prompt import Prompt
from pipyard.cli.saved_match import SavedMatch
from pipyard.cli.seat_words import bots
from pipyard.cli.style import LOUD, QUIET, Highlights
from pipyard.core.errors import Forfeit, PipyardError
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.race import CALL, HIT
from pipyard.core.space import Certain, Finite, Space
from pipyard.core.text import because
from pipyard.core.turn import Chance, Choose, Over, Turn
from pipyard.physics.physics_source import by_physics, require_engine, source_for
from pipyard.physics.simulation import Simulation
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.rules.wording import headline
from pipyard.texts import language, say, say_text
from pipyard.texts.place_names import with_names
from pipyard.texts.prompts import prompt, rolling

COMMON_COMMANDS = ("save", "rules", "log", "help", "quit")
MOVE_COMMANDS = ("moves", "hint", "undo", "table", "free", "funnels", *COMMON_COMMANDS)
MOST_LISTED_CHOICES = 60
LONGEST_EXAMPLE = 60
SECONDS_TO_LOOK = 30
"""Seconds a person has in a race at one keyboard before the others go on."""
SECONDS_SHOWN = 2.0
"""Default seconds for which something is shown before it is hidden again."""
LONGEST_WAIT_MS = 120_000
"""Later bells do not ring just because everybody waits."""


class PlayerQuit(Exception):
    """The player wants to stop."""


class TerminalGame:
    """One match at one terminal. Prints only what the person at the keyboard may know."""

    def __init__(self, match: Match, console: Console, hand: bool = False, save: Path | None = None, pace: float = 0.0) -> None:
        self.match = match
        self.console = console
        self.asker = Prompt(console)
        self.hand = hand
        self.saved = SavedMatch(match, console, self.asker, save)
        self.pace = pace
        self.players = PlayerNames(list(match.players))
        self.bots = bots(list(match.players), f"{match.seed}/{len(match.events)}" if match.events else match.seed)
        self._watching = {seat: player for seat, player in enumerate(self.bots) if player is not None and player.watches(match.game)}
        if self._watching and match.events:
            watched(match.game, match.seats, match.events, self._watching)
        self.people = [seat for seat, player in enumerate(self.bots) if player is None]
        self.point_out = ""
        self.rng = Random(f"{match.seed}/{len(match.events)}")
        self._before: Turn = match.turn
        self._last_at_keyboard: int | None = None
        self._racing = False
        self._waiting: list[int] = []
        self._began = 0.0

    # playing

    def play(self) -> Over | None:
        """Play to the end; None if somebody stopped before."""
        self.console.print(Line(say("cli-welcome", title=headline(self.match.game, language())[0]), LOUD))
        if self.people:
            self.console.print(Line(say("cli-welcome-help"), QUIET))
        self.match.watch = self.happened
        self.match.state.record_steps()
        try:
            with hanging_up(self.saved.save_silently):
                self._go()
        except (PlayerQuit, EOFError, KeyboardInterrupt) as stop:
            self.saved.leave(asked=isinstance(stop, PlayerQuit))
            if isinstance(stop, KeyboardInterrupt):
                raise
            return None
        if self.saved.path is not None:
            self.saved.save(self.saved.path)
        return self.match.over

    def _go(self) -> None:
        if not self.hand:
            seed = f"{self.match.seed}/{len(self.match.events)}" if self.match.events else self.match.seed
            if by_physics(self.match.game):
                require_engine(self.match.game.info.title)
            self.match.resume(source_for(self.match.game, seed, self._moved))
        while True:
            turn = self.match.turn
            self._before = turn
            if isinstance(turn, Over):
                self.show(None if len(self.people) != 1 else self.people[0])
                self.console.print(verdict(turn, self.players))
                return
            if isinstance(turn, Chance):
                self._roll_by_hand(turn)
            elif isinstance(turn, Choose):
                self._decide(turn)
            self.saved.checkpoint()

    def _moved(self, outcome: Move, simulation: Simulation) -> None:
        """Keep the motion of an outcome."""
        if simulation.motion is not None:
            self.saved.motions[outcome.text] = simulation.motion

    def _decide(self, turn: Choose) -> None:
        """Let one of the seats to move decide; in a race a seat that waits lets the next one go first."""
        self._racing = turn.how == "race"
        seats = [seat for seat in turn.seats if seat not in self._waiting] if self._racing else list(turn.seats)
        if not seats:
            self._waiting.clear()
            self._let_time_pass()
            return
        seat = seats[0]
        player = self.bots[seat]
        if player is None:
            self._ask(seat)
            return
        try:
            move = player.choose(self.match.game, self.match.state.view(seat), seat)
            if self._sees_nothing(seat, move):
                self._waiting.append(seat)
                return
            self._submit(seat, move)
        except Forfeit as error:
            self.console.print(Line(say_text(error.text), QUIET))
            self.match.forfeit(seat)
        time.sleep(self.pace)

    def _sees_nothing(self, seat: int, move: Move) -> bool:
        """Whether a bot in a race would only guess; at a terminal, where there is time to look, it waits instead."""
        window = self.match.state.race()
        return window is not None and not window.calm and self.match.state.view(seat).judge(seat, move) not in (CALL, HIT)

    def _let_time_pass(self) -> None:
        """Everybody waits: ring the next bell of the race."""
        window = self.match.state.race()
        bell = window.soonest() if window is not None else None
        if bell is not None and bell.after <= LONGEST_WAIT_MS:
            self.match.happen(bell.event, self._stamp())

    def _patience(self) -> int:
        """Seconds a person has to look; 0: no limit."""
        window = self.match.state.race() if self._racing else None
        return SECONDS_TO_LOOK if window is not None and not window.calm else 0

    def _stamp(self) -> int:
        """The time in a race, continued from a saved game."""
        stamps = [event.stamp for event in self.match.events if event.stamp is not None]
        self._began = self._began or time.monotonic() - max(stamps, default=0) / 1000
        return max(int((time.monotonic() - self._began) * 1000), *stamps, 0)

    def _submit(self, seat: int, move: str | Move) -> None:
        """Submit a move, in a race with its time."""
        state, amiss = self.match.state, None
        if self._racing and self.bots[seat] is None:
            tried = self.match.game.parse(str(move))
            amiss = state.amiss(seat, tried) if state.moves(seat).contains(tried) else None
        try:
            self.match.submit(seat, move, self._stamp() if self._racing else None)
        except PhysicsError:
            if self.match.can_undo:  # it was not recorded, so it can be played again
                self.match.undo()
            raise
        if amiss is not None:
            self.console.print(Line("  " + say_text(amiss), QUIET))
        self._waiting = [seat] if self._racing else []

    def audience(self) -> int | None:
        """The viewer while no seat is to move: the only person, otherwise a spectator."""
        return self.people[0] if len(self.people) == 1 else None

    def happened(self, match: Match, event: Event) -> None:
        """Called by the match after every event."""
        for number, player in self._watching.items():
            player.observe(match.game, match.state.view(number), number)
        seat = self.audience()
        shown = match.shown(len(match.events) - 1, seat)
        self.console.print(Line(event_words(shown, self._before, self.players), "" if event.seat == CHANCE_SEAT else LOUD))
        followed = steps_words(match.state.recorded_steps(), event.text)
        if followed and match.state.view(seat).facts() == match.state.facts():
            self.console.print(Line("  " + followed, QUIET))
        match.state.record_steps()
        self._before = match.turn
        if isinstance(self._before, Chance) and isinstance(self._before.space, Certain) and self._will_hide(self._before.space, seat):
            self._let_see(seat, self._before.space.seconds or SECONDS_SHOWN)
        elif event.seat == CHANCE_SEAT:
            time.sleep(self.pace)

    def _will_hide(self, space: Certain, seat: int | None) -> bool:
        """Whether a forced event hides something."""
        after = self.match.state.copy()
        after.land(space.event)
        now, then = ([(die.cell, die.colour, die.triple) for die in state.view(seat).scene().dice] for state in (self.match.state, after))
        return now != then

    def _let_see(self, seat: int | None, seconds: float) -> None:
        """Show something that will be hidden again, for as long as the game says."""
        self.show(seat)
        if self.asker.live:
            with self.console.status(say("cli-look-well", seconds=f"{seconds:g}")):
                time.sleep(seconds)
            self.console.clear()

    # showing

    def show(self, seat: int | None, picks: dict[str, int] | None = None) -> None:
        """Print the table as seen by a seat or a spectator."""
        turn = self.match.turn
        opened: frozenset[str] = frozenset()
        if seat is not None and isinstance(turn, Choose) and seat in turn.seats:
            opened = frozenset(str(atom) for atom in forced(self.match.state.view(seat).moves(seat)).steps.atoms)
        look = Highlights(self.console.width, self.point_out, opened, picks or {})
        self.console.print()
        self.console.print(frame(self.match.state.view(seat).scene(), turn, self.players, look))

    def _hand_over(self, seat: int) -> None:
        """With several people and secrets, hide the screen of the previous player."""
        before, self._last_at_keyboard = self._last_at_keyboard, seat
        if before is None or before == seat or not self.asker.live:
            return
        state = self.match.state
        if state.view(before).facts() == state.view(seat).facts():
            return
        self.console.clear()
        self.asker.ask(say("cli-hand-over", name=self.players.name(seat)), lambda words: [])

    # asking for a move

    def _ask(self, seat: int) -> None:
        """Ask until the seat has moved, or the position has changed by an undo."""
        self._hand_over(seat)
        self.show(seat)
        space = self.match.state.view(seat).moves(seat)
        picked = forced(space)
        verbs = [str(atom) for atom in space.steps(()).atoms]
        roles = self.match.state.view(seat).scene().roles
        self.console.print(Line(prompt(self.match.game.info.key, verbs, role=roles[seat] if roles else ""), QUIET))
        while True:
            start = picked
            line = self.asker.ask(self._prompt(seat, start), partial(self._next, space, start), self._below(start), self._patience())
            try:
                if not line and start.whole:
                    self._submit(seat, start.text)
                    return
                if not line:
                    self.list_moves(seat, start)
                    continue
                changed = self._command(line, seat, start)
                if changed:
                    return
                if changed is not None:
                    continue
                picked = pick_line(self.match, seat, space, start, line)
                if picked.final or (picked.whole and (not self.asker.live or len(line.split()) > 1)):
                    self._submit(seat, picked.text)
                    return
                if picked.whole:
                    self.console.print(say("cli-enter-plays", move=picked.words, offer=offer(picked.steps)))
            except PipyardError as error:
                self.complain(error)
                picked = start

    def _next(self, space: Space, start: PartialMove, words: list[str]) -> list[str]:
        """The completions of a line."""
        atoms = [with_names(atom) for atom in completions(space, words, start.prefix)]
        return atoms if words else [*atoms, *MOVE_COMMANDS]

    def _prompt(self, seat: int, picked: PartialMove) -> str:
        who = self.players.name(seat, self.match.state.view(seat).scene())
        if picked.final:
            return say("cli-only-move", who=who, move=picked.words) + "> "
        return say("cli-prompt", who=who, begun=picked.words).rstrip() + "> "

    def _below(self, picked: PartialMove) -> str:
        return say("cli-next", offer=offer(picked.steps, 4)) + " · " + say("cli-keys")

    def complain(self, error: PipyardError) -> None:
        self.console.print(Line(say_text(error.text), "red"))

    # commands

    def _command(self, line: str, seat: int, start: PartialMove) -> bool | None:
        """Run a command. True: the position has changed; None: not a command."""
        word, _, rest = line.partition(" ")
        if word in [str(atom) for atom in start.steps.atoms]:
            return None
        if word == "undo":
            self._undo(seat)
            return True
        if word == "wait" and self._racing:
            self._waiting.append(seat)
            return True
        if word == "moves":
            self.list_moves(seat, start)
        elif word == "hint":
            advice = bot("greedy", str(self.rng.random())).choose(self.match.game, self.match.state.view(seat), seat)
            self.console.print(say("cli-hint", move=with_names(advice.text)))
        elif word in ("free", "funnels"):
            self.point_out = "" if self.point_out == word else word
            self.show(seat)
        elif word == "table":
            self.show(seat)
        else:
            return self._common_command(word, rest, seat)
        return False

    def _common_command(self, word: str, rest: str, seat: int | None) -> bool | None:
        """Commands that work at every prompt."""
        if word in ("quit", "exit"):
            raise PlayerQuit
        if word == "save":
            self.saved.command(rest)
        elif word == "rules":
            self.console.print(Markdown(rules_text(self.match.game)))
        elif word == "log":
            self.console.print(self.match.log_for(seat), markup=False, highlight=False)
        elif word in ("help", "?"):
            self.console.print(game_help(self.match.game), markup=False, highlight=False)
        else:
            return None
        return False

    def _undo(self, seat: int) -> None:
        """Take back the seat's last move, and what bots played after it."""
        moved = self.match.undoable()
        if not self.people or seat not in moved:
            self.match.undo() if not moved else self.complain(PipyardError(because("cli-no-undo")))
            return
        for _ in range(len(moved) - max(at for at, who in enumerate(moved) if who == seat)):
            self.match.undo()

    def list_moves(self, seat: int, picked: PartialMove) -> None:
        """List what can come next, with numbers; places of the table get their numbers in the picture."""
        words = [str(atom) for atom in picked.steps.atoms]
        if words and tables.places(self.match.state.view(seat).scene()).issuperset(words):
            self.show(seat, {word: number for number, word in enumerate(words, 1)})
            self.console.print(say("cli-numbers-in-picture", begun=picked.words or "-"))
            return
        for number, word in enumerate(words[:MOST_LISTED_CHOICES], 1):
            self.console.print(f"{number:4}  {with_names(word)}", markup=False, highlight=False)
        if len(words) > MOST_LISTED_CHOICES:
            self.console.print(say("cli-and-more", count=len(words) - MOST_LISTED_CHOICES))

    # real dice

    def _roll_by_hand(self, turn: Chance) -> None:
        """Ask for the result of real dice. An outcome without alternatives happens by itself."""
        if isinstance(turn.space, Certain) or (isinstance(turn.space, Finite) and turn.space.size() == 1):
            self.match.happen(turn.space.sample(self.rng))
            return
        example = turn.space.sample(self.rng).text
        question = self._question(turn) + "> "
        if turn.by >= 0:
            decides = self.match.state.scene().rolls_for
            self.console.print(Line(rolling(self.match.game.info.key, decides=decides), QUIET))
        while True:
            line = self.asker.ask(question, lambda words: [*completions(turn.space, words), *COMMON_COMMANDS], say("cli-hand-below"))
            if line in ("", "random"):
                source = source_for(self.match.game, str(self.rng.random()), self._moved)
                self.match.happen(source.resolve(turn) or turn.space.sample(self.rng))
                return
            if line in ("help", "?"):
                self.console.print(say("cli-hand-help", example=example[:LONGEST_EXAMPLE]), markup=False, highlight=False)
                continue
            word, _, rest = line.partition(" ")
            try:
                if self._common_command(word, rest, self.audience()) is None:
                    first = draws_first_player(turn, self.match.seats) and line.isdecimal()
                    self.match.happen(str(int(line) - 1) if first else line)
                    return
            except PipyardError as error:
                self.complain(error)

    def _question(self, turn: Chance) -> str:
        if draws_first_player(turn, self.match.seats):
            return say("cli-who-begins", names=", ".join(f"{seat + 1} {self.players.name(seat)}" for seat in range(self.match.seats)))
        return say("cli-hand-prompt", who=self.players.name(turn.by) if turn.by >= 0 else say("cli-the-table"))
