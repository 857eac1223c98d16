"""Asking people: with completion and a list of what is possible in a terminal, line by line where input is piped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from rich.console import Console

Offer = Callable[[list[str]], list[str]]
"""What may follow the words typed so far."""


class Choices(Completer):
    """Completes the word at the cursor from what may stand there."""

    def __init__(self) -> None:
        self.offer: Offer = lambda words: []

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        before = document.text_before_cursor
        words = before.split()
        begun = words.pop() if words and not before.endswith(" ") else ""
        for word in self.offer(words):
            if word.startswith(begun) or word.replace(",", "").startswith(begun):
                yield Completion(word, -len(begun))


class Asker:
    """Reads lines from the person at the keyboard. Raises EOFError when there is nobody any more."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        self._choices = Choices()
        self._session: PromptSession[str] | None = None

    def ask(self, prompt: str, offer: Offer, below: str = "") -> str:
        """One line, without blanks round it."""
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
        return self._session.prompt(prompt, completer=self._choices, bottom_toolbar=below, complete_while_typing=True).strip()
