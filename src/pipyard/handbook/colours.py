"""Syntax highlighting with Pygments."""

# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# Pygments' own type hints are not enough for strict checking

from __future__ import annotations

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound


def coloured(source: str, language: str) -> str:
    """Highlighted source as HTML; empty for unknown languages."""
    try:
        return str(highlight(source, get_lexer_by_name(language), HtmlFormatter(nowrap=True)))
    except ClassNotFound:
        return ""


def style(name: str) -> str:
    """The token colours as CSS, without the background, which is ours."""
    rules = str(HtmlFormatter(style=name).get_style_defs("code"))
    return "\n".join([line for line in rules.splitlines() if line.startswith("code .") and ".err" not in line])
