"""What was typed at a score keeper, kept line by line: an evening that is interrupted goes on where it was.

The file is for reading: who plays, the options, and every line behind a ``>``.
"""

from __future__ import annotations

from pathlib import Path

from pipyard.cli import save_files
from pipyard.core.errors import PipyardError
from pipyard.core.folders import user_home
from pipyard.core.text import because, quoted
from pipyard.score import Keeper

PLAYERS = "# players: "
OPTION = "# option: "
LINE = ">"


class Told:
    """The lines of a running game. ``done`` moves them to the kept games, so nothing typed is ever lost."""

    def __init__(self, key: str, players: list[str], options: list[str]) -> None:
        self.key = key
        self.players = players
        self.options = options
        self.lines: list[str] = []

    @staticmethod
    def place(key: str) -> Path:
        return user_home() / "score" / f"{Path(key).stem}.txt"

    @classmethod
    def read(cls, key: str) -> Told | None:
        """The running game, if one was interrupted."""
        try:
            rows = cls.place(key).read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return None
        names = [row.removeprefix(PLAYERS) for row in rows if row.startswith(PLAYERS)]
        if not names:
            return None
        found = cls(key, names[0].split(", "), [row.removeprefix(OPTION) for row in rows if row.startswith(OPTION)])
        found.lines = [row[2:] for row in rows if row.startswith(LINE)]
        return found

    def text(self) -> str:
        head = [f"# pipyard score {self.key}", PLAYERS + ", ".join(self.players), *[OPTION + option for option in self.options]]
        return "\n".join([*head, *[f"{LINE} {line}" for line in self.lines]]) + "\n"

    def add(self, line: str) -> None:
        """A line counts, so it is on the disk before the next is asked for."""
        self.lines.append(line.strip())
        save_files.keep(self.place(self.key), self.text())

    def tell(self, keeper: Keeper) -> None:
        """Tell a keeper everything again; where that fails, the file stays as it is."""
        for number, line in enumerate(self.lines, 1):
            try:
                keeper.told(line)
            except PipyardError as error:
                place = str(self.place(self.key))
                raise PipyardError(because("why-not-resumed", number=number, line=quoted(line), file=place, why=error.text)) from None

    def done(self) -> None:
        """The game is over, or another begins: its lines go to the kept games."""
        place = self.place(self.key)
        if self.lines and place.exists():
            kept = save_files.somewhere(Path(self.key).stem, ".score.txt")
            save_files.keep(kept, self.text())
            place.unlink()
