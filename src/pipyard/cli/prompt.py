"""Prompts: with completion and a list of choices in a terminal, line by line for piped input."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from rich.console import Console

from pipyard.texts import say

WAIT_COMMAND = "wait"
"""The answer when a countdown runs out."""
Offer = Callable[[list[str]], list[str]]
"""What can follow the words typed so far."""


class ChoiceCompleter(Completer):
    """Completes the word at the cursor."""

    def __init__(self) -> None:
        self.offer: Offer = lambda words: []

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        before = document.text_before_cursor
        words = before.split()
        begun = words.pop() if words and not before.endswith(" ") else ""
        for word in self.offer(words):
            if word.startswith(begun) or word.replace(",", "").startswith(begun):
                yield Completion(word, -len(begun))


class Prompt:
    """Reads lines from the keyboard. Raises EOFError at the end of input."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        self._choices = ChoiceCompleter()
        self._session: PromptSession[str] | None = None

    def ask(self, prompt: str, offer: Offer, below: str = "", seconds: int = 0) -> str:
        """One line, stripped. With ``seconds`` a countdown runs; when it ends, the answer is ``wait``."""
        if not self.live:
            self.console.print(prompt, end="", markup=False, highlight=False, soft_wrap=True)
            line = sys.stdin.readline()
            self.console.print()
            if not line:
                raise EOFError
            return line.strip()
        if not below:
            return PromptSession[str]().prompt(prompt).strip()
        if self._session is None:
            self._session = PromptSession()
        self._choices.offer = offer
        ends = time.monotonic() + seconds

        def toolbar() -> str:
            return f"{say('cli-countdown', seconds=max(0, round(ends - time.monotonic())))} · {below}" if seconds else below

        return self._session.prompt(
            prompt,
            completer=self._choices,
            bottom_toolbar=toolbar,
            complete_while_typing=True,
            refresh_interval=0.5 if seconds else 0,
            pre_run=partial(_end_after, seconds) if seconds else None,
        ).strip()


def _end_after(seconds: int) -> None:
    """Let the current prompt answer itself after a while."""
    app = get_app()

    async def end() -> None:
        await asyncio.sleep(seconds)
        app.exit(result=WAIT_COMMAND)

    app.create_background_task(end())
