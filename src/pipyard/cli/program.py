"""A bot that is another program: ``program:COMMAND``. See docs/bot-protocol.md.

Only the command line can name a command: :func:`allow` registers this kind of bot, and the web table never calls it. A program that hangs,
dies or answers nonsense forfeits; it is killed with all its children.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO

import msgspec

from pipyard.bots.bot import Bot, kind
from pipyard.core.errors import Forfeit, PipyardError, UnknownBot, reason_of
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.options import written
from pipyard.core.space import Finite, Space
from pipyard.core.text import Text, because, quoted

ANSWER_TIMEOUT = 10.0
"""Seconds for a move, and for the greeting."""
LISTED = 400
"""Longer lists of moves are not sent: the program asks for the steps."""
MAX_LINE_BYTES = 8192
"""Maximum characters in a line of the program."""
QUESTIONS = 2000
"""Maximum number of steps per decision."""


def allow() -> None:
    """Allow this process to start programs as bots."""
    kind("program", ProgramBot)


def allow_named(names: Sequence[str]) -> None:
    """Allow it if the command line of this process names one."""
    if any(name.strip().startswith("program:") for name in names):
        allow()


class ProgramBot(Bot):
    """Asks another program, line by line."""

    def __init__(self, command: str, seed: str, patience: float = ANSWER_TIMEOUT) -> None:
        super().__init__(seed)
        if not command.strip():
            raise UnknownBot(because("why-program-needs-a-command"))
        self.command = command
        self.seed = seed
        self.patience = patience
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str] = Queue(1000)
        self.why: Text | None = None

    def choose(self, game: Game, view: State, seat: int) -> Move:
        if self.why is not None:
            raise Forfeit(self.why)
        try:
            return self.ask(game, view, seat)
        except (Forfeit, OSError, ValueError) as error:
            self.why = because("why-program-failed", command=self.command, error=reason_of(error))
            self.close()
            raise Forfeit(self.why) from None

    def ask(self, game: Game, view: State, seat: int) -> Move:
        until = monotonic() + self.patience
        if self.process is None:
            self.begin(game, until)
        space = view.moves(seat)
        said = [f"choose {seat}", "scene " + msgspec.json.encode(view.scene()).decode()]
        if isinstance(space, Finite) and space.size() <= LISTED:
            said += [f"legal {move.text}" for move in space.all()]
        said.append(f"go {int(1000 * self.patience)}")
        self.write("\n".join(said), until)
        for _ in range(QUESTIONS):
            word, _, rest = self.read_line(until).partition(" ")
            if word == "steps":
                self.write(self.steps(space, rest), until)
            elif word == "move":
                try:
                    move = game.parse(rest)
                except PipyardError as error:
                    raise Forfeit(error.text) from None
                if not space.contains(move):
                    raise Forfeit(because("why-move-not-allowed-now", move=quoted(rest)))
                return move
            else:
                raise Forfeit(because("why-is-no-answer", word=quoted(word)))
        raise Forfeit(because("why-asks-and-asks"))

    def steps(self, space: Space, prefix: str) -> str:
        """What can follow a prefix, as one line."""
        atoms: list[object] = []
        for token in prefix.split():
            found = [atom for atom in space.steps(tuple(atoms)).atoms if str(atom) == token]  # type: ignore[arg-type]
            if not found:
                return "atoms"
            atoms.append(found[0])
        steps = space.steps(tuple(atoms))  # type: ignore[arg-type]
        return " ".join(["done" if steps.done else "atoms", *[str(atom) for atom in steps.atoms]])

    # the other program

    def begin(self, game: Game, until: float) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=os.name != "nt",
            )
        except OSError as error:
            raise Forfeit(because("why-cannot-be-started", strerror=reason_of(error))) from None
        assert self.process.stdout is not None
        Thread(target=self.listen, args=(self.process.stdout,), daemon=True).start()
        options = " ".join([f"{name}={written(value)}" for name, value in game.options.changed().items()])
        self.write(f"pipyard 1\ngame {game.info.key} {game.info.version} {options}".rstrip() + f"\nseed {self.seed}", until)
        if self.read_line(until).split()[:1] != ["ready"]:
            raise Forfeit(because("why-did-not-say-ready"))

    def listen(self, stream: IO[str]) -> None:
        """In a thread: pass on the lines that the program writes; an empty line marks the end."""
        try:
            while True:
                line = stream.readline(MAX_LINE_BYTES)
                self.lines.put(line)
                if not line:
                    return
        except (OSError, ValueError):
            self.lines.put("")

    def read_line(self, until: float) -> str:
        try:
            line = self.lines.get(timeout=max(0.001, until - monotonic()))
        except Empty:
            raise Forfeit(because("why-no-answer-within", seconds=self.patience)) from None
        if not line:
            raise Forfeit(because("why-it-has-ended"))
        return line.strip()

    def write(self, text: str, until: float) -> None:
        """Write, without waiting forever for a program that does not read."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        stream = process.stdin
        trouble: list[OSError | ValueError] = []

        def write_line() -> None:
            try:
                stream.write(text + "\n")
                stream.flush()
            except (OSError, ValueError) as error:
                trouble.append(error)

        writer = Thread(target=write_line, daemon=True)
        writer.start()
        writer.join(max(0.001, until - monotonic()))
        if writer.is_alive():
            raise Forfeit(because("why-does-not-read"))
        if trouble:
            raise Forfeit(because("why-it-has-ended"))

    def close(self) -> None:
        """Kill the program and all its children."""
        process, self.process = self.process, None
        if process is None:
            return
        try:
            if os.name == "nt":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        except (OSError, ProcessLookupError):
            pass
        process.wait(5)
        for stream in (process.stdin, process.stdout):
            try:
                if stream is not None:
                    stream.close()
            except OSError:
                pass

    def __del__(self) -> None:
        self.close()
