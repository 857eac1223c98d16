"""The typed lines of a score keeper, saved one by one, so that an interrupted evening can continue.

The file is readable: the players, the options, and every line after a ``>``.
"""

from __future__ import annotations

from pathlib import Path

from pipyard.cli import save_files
from pipyard.core.errors import PipyardError
from pipyard.core.folders import user_home
from pipyard.core.text import because, quoted
from pipyard.score import Keeper

PLAYERS_LINE = "# players: "
OPTION_LINE = "# option: "
LINE_MARK = ">"


class ScoreFile:
    """The lines of a running game. ``done`` moves them to the saved games, so nothing typed is lost."""

    def __init__(self, key: str, players: list[str], options: list[str]) -> None:
        self.key = key
        self.players = players
        self.options = options
        self.lines: list[str] = []

    @staticmethod
    def place(key: str) -> Path:
        return user_home() / "score" / f"{Path(key).stem}.txt"

    @classmethod
    def read(cls, key: str) -> ScoreFile | None:
        """The interrupted game, if there is one."""
        try:
            rows = cls.place(key).read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return None
        names = [row.removeprefix(PLAYERS_LINE) for row in rows if row.startswith(PLAYERS_LINE)]
        if not names:
            return None
        found = cls(key, names[0].split(", "), [row.removeprefix(OPTION_LINE) for row in rows if row.startswith(OPTION_LINE)])
        found.lines = [row[2:] for row in rows if row.startswith(LINE_MARK)]
        return found

    def text(self) -> str:
        head = [f"# pipyard score {self.key}", PLAYERS_LINE + ", ".join(self.players), *[OPTION_LINE + option for option in self.options]]
        return "\n".join([*head, *[f"{LINE_MARK} {line}" for line in self.lines]]) + "\n"

    def add(self, line: str) -> None:
        """Save an accepted line, before the next prompt."""
        self.lines.append(line.strip())
        save_files.keep(self.place(self.key), self.text())

    def take_back(self) -> str | None:
        """Remove the last line; None: there is none."""
        if not self.lines:
            return None
        gone = self.lines.pop()
        save_files.keep(self.place(self.key), self.text())
        return gone

    def replay_into(self, keeper: Keeper) -> None:
        """Replay the lines into a keeper; if that fails, the file stays as it is."""
        for number, line in enumerate(self.lines, 1):
            try:
                keeper.add_line(line)
            except PipyardError as error:
                place = str(self.place(self.key))
                raise PipyardError(because("why-not-resumed", number=number, line=quoted(line), file=place, why=error.text)) from None

    def done(self) -> None:
        """Move the lines to the saved games: the game is over, or another begins."""
        place = self.place(self.key)
        if self.lines and place.exists():
            kept = save_files.somewhere(Path(self.key).stem, ".score.txt")
            save_files.keep(kept, self.text())
            place.unlink()
