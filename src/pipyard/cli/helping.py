"""Help and complaints of the command line in the language of whoever asks.

Commands and options are described in English where they are written. The catalogue holds the same sentences, and those that typer says
itself, so they are found again here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, cast

from pipyard.texts import ENGLISH, entries, language, say
from pipyard.texts.reasons import reworded

HELP = "help-"
USAGE = "usage-"
HEADINGS = ("usage-usage", "usage-options", "usage-arguments", "usage-commands")
INSIDE = ("usage-show-this", "usage-required")


def wanted_language(arguments: Sequence[str]) -> str:
    """What ``--lang`` says before the first command: help is printed before options are read."""
    for at, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang":
            return "".join(arguments[at + 1 : at + 2])
        if not word.startswith("-"):
            break
    return ""


@cache
def sentences() -> dict[str, str]:
    """The keys of all descriptions, by the English ones."""
    found = {key: entry.partition(" = ")[2].strip() for key, entry in entries(ENGLISH).items()}
    return {sentence: key for key, sentence in found.items() if key.startswith((HELP, USAGE))}


def told(description: str) -> str:
    """A description in the language that is spoken; one of a command that others have added stays as it is."""
    key = sentences().get(" ".join(description.split()))
    return say(key) if key else description


def translate(command: Any) -> None:
    """Let a command, and all below it, describe themselves in the language that is spoken."""
    for thing in (command, *command.params):
        for name in ("help", "short_help"):
            described = str(getattr(thing, name, None) or "")
            if described:
                setattr(thing, name, told(str(cast("dict[str, Any]", vars(thing)).setdefault(f"english_{name}", described))))
    command.get_help = partial(_help, command)
    for below in getattr(command, "commands", {}).values():
        translate(below)


def _help(command: Any, context: Any) -> str:
    lines = str(cast("Any", type(command)).get_help(command, context)).splitlines()
    for key in HEADINGS:
        english = say(key, ENGLISH)
        lines = [say(key) + line[len(english) :] if line.startswith(english) else line for line in lines]
    text = "\n".join(lines)
    for key in INSIDE:
        text = text.replace(say(key, ENGLISH), say(key))
    return text.replace(say("usage-default", ENGLISH, default=""), say("usage-default", default=""))


def is_usage(error: Exception) -> bool:
    """Whether typer would say that a command is used wrongly; help that is printed because nothing was asked is no complaint."""
    return hasattr(error, "format_message") and hasattr(error, "ctx") and type(error).__name__ != "NoArgsIsHelpError"


def complain(error: Any) -> None:
    """Say what is wrong with a command as typer would, in the language that is spoken."""
    context = getattr(error, "ctx", None)
    if context is not None:
        usage = context.get_usage().replace(say("usage-usage", ENGLISH), say("usage-usage"), 1)
        hint = say("usage-try", command=f"{context.command_path} {context.help_option_names[0]}")
        sys.stderr.write(f"{usage}\n{hint}\n\n")
    sys.stderr.write(say("usage-error", message=reworded(error.format_message(), prefix=USAGE)) + "\n")


def english() -> bool:
    """Whether everything can stay as it is written."""
    return language() == ENGLISH
