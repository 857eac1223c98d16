"""Result files that grow line by line, so that an interrupted run resumes where it stopped and anyone can repeat it.

The first line holds the question, which determines the rest; each further line is a part of the answer.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import Text, because

Question = TypeVar("Question", bound=Struct)
Line = TypeVar("Line", bound=Struct)


class ResultFile(Generic[Question, Line]):
    """A question and the lines of its answer, in memory or in a file too."""

    def __init__(self, question: Question, line: type[Line], path: Path | None = None) -> None:
        self.question = question
        self.lines: list[Line] = []
        self.path = path
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            kept, self.lines = read(path, type(question), line)
            if kept != question:
                raise PipyardError(because("why-another-question", path=path, difference=_difference(kept, question)))
            _cut(path, 1 + len(self.lines))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(question) + b"\n")

    def add(self, line: Line, keep: bool = True) -> None:
        """Append a line and flush it to disk before returning. ``keep``: also keep it in memory."""
        if keep:
            self.lines.append(line)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
                os.fsync(file.fileno())


def read(path: Path, question: type[Question], line: type[Line], seen: Callable[[Line], None] | None = None) -> tuple[Question, list[Line]]:
    """Read the question and the lines of a file; an incomplete last line is dropped."""
    found: list[Line] = []
    try:
        with path.open("rb") as file:
            head = msgspec.json.decode(file.readline(), type=question)
            for text in file:
                if not text.endswith(b"\n"):
                    break
                one = msgspec.json.decode(text, type=line)
                if seen is None:
                    found.append(one)
                else:
                    seen(one)
    except (OSError, msgspec.DecodeError) as error:
        raise PipyardError(because("why-no-file-of-results", path=path, error=reason_of(error))) from None
    return head, found


def _cut(path: Path, lines: int) -> None:
    """Truncate the file after this many lines."""
    with path.open("r+b") as file:
        for _ in range(lines):
            file.readline()
        file.truncate(file.tell())


def _difference(kept: Struct, asked: Struct) -> list[Text]:
    names = [name for name in kept.__struct_fields__ if getattr(kept, name) != getattr(asked, name)]
    return [because("part-difference", name=name, there=repr(getattr(kept, name)), here=repr(getattr(asked, name))) for name in names]
