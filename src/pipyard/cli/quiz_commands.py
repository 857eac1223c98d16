"""The quiz of a game in the terminal: a question, the position, the choices, and the answer."""

from __future__ import annotations

import sys

import typer
from rich.console import Console

from pipyard.cli.figure_drawing import shown
from pipyard.cli.style import Highlights
from pipyard.cli.tables import dice_trip
from pipyard.core.game import Game
from pipyard.quizzes.questions import ANSWER_LETTERS, ShownQuestion, asked, drawing, sheet
from pipyard.texts import language, say, speaking


def ask(game: Game, lang: str = "") -> None:
    """Ask all questions one by one; without a terminal, print the answers below them."""
    console = Console()
    with speaking(language(lang)):
        questions = asked(game, language(lang))
        if not questions:
            typer.echo(say("quiz-none"))
            return
        typer.echo(f"{say('quiz-title')}  {say('quiz-about')}")
        answered = sys.stdin.isatty() and console.is_terminal
        right = 0
        for number, one in enumerate(questions, 1):
            typer.echo(f"\n{number}. {one.ask}")
            seen = drawing(game, number)
            if seen is not None:
                console.print(shown(seen, console.width))
            written = sheet(game, number)
            if written is not None:
                console.print(dice_trip.draw(written, Highlights(width=console.width)))
            for line in [*one.facts, *[f"{letter}  {choice}" for letter, choice in zip(ANSWER_LETTERS, one.choices, strict=False)]]:
                typer.echo(f"   {line}")
            if answered:
                right += _answered(one)
            else:
                typer.echo(f"   {say('quiz-fact', what=say('quiz-answer'), how=ANSWER_LETTERS[one.answer])}. {one.why}")
        if answered:
            typer.echo(say("quiz-count", right=right, all=len(questions)))


def _answered(one: ShownQuestion) -> bool:
    """Read an answer and say whether it is right."""
    letters = ANSWER_LETTERS[: len(one.choices)]
    typed = typer.prompt(say("quiz-which", letters=", ".join(letters))).strip().upper()[:1]
    fits = typed == ANSWER_LETTERS[one.answer]
    said = say("quiz-right") if fits else say("quiz-wrong", choice=f"{ANSWER_LETTERS[one.answer]}: {one.choices[one.answer]}")
    typer.echo(f"{said} {one.why}")
    return fits
