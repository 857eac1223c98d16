"""A worker of the browser for whoever invents a game: checks a rule file, and reports on games that bots play by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from pipyard.browser.own_rules import CHECK_PATIENCE, file_name, place_of
from pipyard.core.errors import PipyardError, reason_of
from pipyard.lab.balance import report
from pipyard.lab.report_page import report_page
from pipyard.lab.subject import Subject
from pipyard.lab.worker_pool import SingleProcess
from pipyard.texts import say, say_text, speaking
from pipyard.workshop import game_check
from pipyard.workshop.game_check import Effort

EFFORT: Final = Effort(2, 20_000)
"""How much a check plays: somebody types and waits for it."""
REPORT_GAMES: Final = 60
REPORT_SECONDS: Final = 20.0
"""A report is made of so many games of each kind, or of as many as there is time for."""


class Asked(Struct, frozen=True):
    """A file to check or to report on, and the language of the answer."""

    id: int
    what: Literal["check", "report"]
    text: str
    language: str


class FoundProblem(Struct, frozen=True):
    """What is wrong with a file, and the line that is to blame; 0: no line is."""

    line: int
    why: str


class Finding(Struct, frozen=True):
    """The answer. ``said``: in a sentence what a check has found, or what a report is doing; ``page``: the report, as a page."""

    id: int
    done: bool = True
    problems: tuple[FoundProblem, ...] = ()
    said: str = ""
    page: str = ""


_decoder, _encoder = Decoder(Asked), Encoder()


def checked(asked: Asked) -> Finding:
    """What is wrong with a file; if nothing is, how much was tried."""
    found = game_check.check(place_of(asked.text), EFFORT, asked.text, CHECK_PATIENCE)
    problems = tuple([FoundProblem(one.line, say_text(one.why)) for one in found.problems])
    if problems or found.game is None:
        return Finding(asked.id, problems=problems)
    least, most = min(found.lengths), max(found.lengths)
    title, games = found.game.info.title, len(found.lengths)
    words = say("check-good", file=found.file, title=title, games=games, least=least, most=most, positions=found.positions)
    return Finding(asked.id, said=words)


def reported(asked: Asked, progress: Callable[[Finding], None]) -> Finding:
    """A report on a few games, which says with its intervals how little that is."""
    subject = Subject(file_name(asked.text), (), asked.text)
    title = subject.game().info.title

    def stage(name: str) -> None:
        progress(Finding(asked.id, done=False, said=say(f"lab-stage-{name}", title=title)))

    with SingleProcess() as here:
        found = report(subject, here, REPORT_GAMES, seconds=REPORT_SECONDS, progress=stage)
    return Finding(asked.id, page=report_page(found))


def work(line: bytes, send: Callable[[bytes], None]) -> None:
    """Answer one question."""
    asked = _decoder.decode(line)

    def progress(finding: Finding) -> None:
        send(_encoder.encode(finding))

    with speaking(asked.language):
        try:
            finding = checked(asked) if asked.what == "check" else reported(asked, progress)
        except PipyardError as error:
            finding = Finding(asked.id, problems=(FoundProblem(0, say_text(error.text)),))
        except (Exception, SystemExit) as error:
            finding = Finding(asked.id, problems=(FoundProblem(0, f"{type(error).__name__}: {reason_of(error)}"),))
    progress(finding)
