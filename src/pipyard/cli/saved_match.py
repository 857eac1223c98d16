"""A match at a terminal and its file: saved on demand, at the end, and when the player leaves."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Console

from pipyard.cli import own_files, save_files
from pipyard.cli.prompt import Prompt
from pipyard.core.match import Match
from pipyard.physics.motion import Motion
from pipyard.physics.motion_log import with_motion
from pipyard.texts import say


class SavedMatch:
    """Saves one match. ``path``: the file the player named, if any. ``ours``: files that hold this match. ``motions``: by outcome."""

    def __init__(self, match: Match, console: Console, asker: Prompt, path: Path | None) -> None:
        self.match = match
        self.console = console
        self.asker = asker
        self.path = path
        self.ours = {path} if path else set[Path]()
        self.motions: dict[str, Motion] = {}

    def place(self) -> Path:
        """The file named by the player, or a new one on the shelf of saved games."""
        return self.path or save_files.somewhere(self.match.game.info.key)

    def _keep(self, path: Path) -> None:
        save_files.keep(path, with_motion(self.match.log, self.motions))
        own_files.remember(self.match.game)
        self.ours.add(path)

    def save(self, path: Path) -> None:
        self._keep(path)
        kept = say("cli-kept-over" if self.match.over else "cli-kept", path=str(path))
        self.console.print(kept, markup=False, highlight=False, soft_wrap=True)

    def command(self, rest: str) -> None:
        """The command ``save [FILE]``."""
        names = shlex.split(rest) if rest else []
        path = Path(names[0]).expanduser() if names else self.place()
        if path not in self.ours:
            save_files.must_be_new(path)
        self.save(path)

    def leave(self, asked: bool) -> None:
        """Save when the player stops, so that nothing is lost. After ``quit`` (``asked``) ask first."""
        self.console.print()
        if not self.match.events:
            return
        if asked and self.asker.live and self.path is None:
            try:
                if self.asker.ask(say("cli-keep-it"), lambda words: []).lower().startswith("n"):
                    return
            except (EOFError, KeyboardInterrupt):
                pass
        self.save(self.place())

    def checkpoint(self) -> None:
        """Save to the file the player named, after every turn."""
        if self.path is not None:
            self._keep(self.path)

    def save_silently(self) -> None:
        """Save silently: the terminal is gone."""
        if self.match.events and self.match.over is None:
            self._keep(self.place())
