"""Help and usage errors of the command line in the user's language.

Commands and options are described in English in the code. The catalogue holds the same sentences, so they are looked up here. Usage errors
have keys; typer's own message follows in brackets.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, cast

import typer

from pipyard.core.text import Text, because, quoted
from pipyard.texts import ENGLISH, entries, say, say_text

HELP_PREFIX = "help-"
USAGE_PREFIX = "usage-"
METAVAR_PREFIX = "metavar-"
HEADING_KEYS = ("usage-usage", "usage-options", "usage-arguments", "usage-commands")
DEFAULT_NOTE = re.compile(r"  \[([^\[\]]*)\]$")
"""The note that typer appends to a description: the default, the range of a number, whether it is required."""


def wanted_language(arguments: Sequence[str]) -> str:
    """The value of ``--lang`` before the first command: help is printed before options are parsed."""
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
    """The keys of all descriptions, by their English text."""
    found = {key: entry.partition(" = ")[2].strip() for key, entry in entries(ENGLISH).items()}
    return {sentence: key for key, sentence in found.items() if key.startswith((HELP_PREFIX, USAGE_PREFIX, METAVAR_PREFIX))}


def translated(description: str) -> str:
    """A description in the user's language; one without a text stays as it is."""
    key = sentences().get(" ".join(description.split()))
    return say(key) if key else description


def translate(command: Any) -> None:
    """Translate the descriptions of a command and its subcommands."""
    for thing in (command, *command.params):
        for name in ("help", "short_help", "metavar", "options_metavar", "subcommand_metavar"):
            if name == "metavar" and not getattr(thing, "metavar", None):
                thing.metavar = stand_in(thing)
            described = str(getattr(thing, name, None) or "")
            if described:
                setattr(thing, name, translated(str(cast("dict[str, Any]", vars(thing)).setdefault(f"english_{name}", described))))
    for thing in command.params:
        thing.get_help_record = partial(_record, thing)
        if thing.param_type_name == "argument":
            thing.get_usage_pieces = partial(_usage, thing)
    command.get_help = partial(_help, command)
    for below in getattr(command, "commands", {}).values():
        translate(below)


def stand_in(param: Any) -> str | None:
    """The placeholder for the value of a parameter; choices are left to typer."""
    described = getattr(param, "type_descriptor", None)
    if getattr(param, "is_flag", True) or getattr(described, "is_choice", False):
        return None
    kind = str(getattr(described, "annotation", None) or getattr(param, "type", "")).lower()
    return "FILE" if "path" in kind else "NUMBER" if "int" in kind or "float" in kind else "TEXT" if "str" in kind else None


def _usage(argument: Any, context: Any) -> list[str]:
    """An argument in the usage line."""
    name = argument.metavar + ("..." if argument.nargs != 1 else "")
    return [name if argument.required else f"[{name}]"]


def _record(param: Any, context: Any) -> tuple[str, str] | None:
    """A parameter and its description, before layout."""
    record = cast("Any", type(param)).get_help_record(param, context)
    if record is None:
        return None
    name, described = record
    if param.param_type_name == "argument":
        name = param.metavar + ("..." if param.nargs != 1 else "")
    return name, DEFAULT_NOTE.sub(lambda found: f"  [{'; '.join([_remark(part) for part in found[1].split('; ')])}]", described)


def _remark(part: str) -> str:
    default = say("usage-default", ENGLISH, default="")
    if part.startswith(default):
        return say("usage-default", default=part.removeprefix(default))
    return say("usage-required") if part == say("usage-required", ENGLISH) else part


def _help(command: Any, context: Any) -> str:
    lines = str(cast("Any", type(command)).get_help(command, context)).splitlines()
    for key in HEADING_KEYS:
        english = say(key, ENGLISH)
        lines = [say(key) + line[len(english) :] if line.startswith(english) else line for line in lines]
    return "\n".join(lines).replace(say("usage-show-this", ENGLISH), say("usage-show-this"))


def is_usage(error: Exception) -> bool:
    """Whether typer would report a usage error; help that is printed without arguments is none."""
    return hasattr(error, "format_message") and hasattr(error, "ctx") and type(error).__name__ != "NoArgsIsHelpError"


def complain(error: Any) -> None:
    """Report a usage error like typer, in the user's language."""
    context = getattr(error, "ctx", None)
    if isinstance(getattr(error, "param_hint", None), str):
        error.param_hint = translated(error.param_hint)
    if context is not None:
        usage = context.get_usage().replace(say("usage-usage", ENGLISH), say("usage-usage"), 1)
        hint = say("usage-try", command=f"{context.command_path} {context.help_option_names[0]}")
        sys.stderr.write(f"{usage}\n{hint}\n\n")
    sys.stderr.write(say("usage-error", message=say_text(reason(error))) + "\n")


class UsageMistake(typer.BadParameter):
    """A command that is used wrongly, with the reason by key."""

    def __init__(self, why: Text, param_hint: str | None = None, ctx: Any = None) -> None:
        super().__init__(str(why), ctx=ctx, param_hint=param_hint)
        self.why = why


def reason(error: Any) -> Text:
    """A usage error as text, by the type of the exception and not by its words."""
    kind, hint = type(error).__name__, _hint(error)
    if isinstance(error, UsageMistake):
        return because("usage-invalid-value-for", param=hint, because=error.why) if hint else error.why
    if kind == "NoSuchOption":
        near = sorted(error.possibilities or ())
        option = quoted(error.option_name)
        return because("usage-possible-options", option=option, near=near) if near else because("usage-no-such-option", option=option)
    if kind == "MissingParameter":
        is_option = getattr(error.param, "param_type_name", error.param_type) == "option"
        return because("usage-missing-option", param=hint) if is_option else because("usage-missing-argument", param=hint)
    if kind == "BadParameter" and hint:
        return because("usage-does-not-fit", param=hint, said=error.message)
    return because("usage-wrong", said=error.message)


def _hint(error: Any) -> str:
    """The parameter of an error."""
    hint = getattr(error, "param_hint", None)
    if hint is None and getattr(error, "param", None) is not None:
        hint = error.param.get_error_hint(error.ctx)
    return " / ".join([quoted(part) for part in cast("Sequence[object]", hint)]) if isinstance(hint, (list, tuple)) else str(hint or "")
