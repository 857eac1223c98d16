"""The texts of the games that the client needs."""

from functools import cache
from pathlib import Path

import pipyard

TEXTS = Path(pipyard.__file__).parent / "texts"
NOT_FOR_BROWSERS = ("cli", "club", "errors", "fun", "help", "keeping", "lab", "maps", "parts", "reasons")
"""Catalogues not sent to browsers: terminal texts, and texts sent as words."""


@cache
def catalogue(language: str) -> bytes:
    """The part of a language's catalogue that browsers need, cached: it is spread over some forty files.

    Its last line says that nothing is missing; the browser looks for it (``web/src/i18n/texts.ts``).
    """
    folder = [file for file in sorted((TEXTS / language).glob("**/*.ftl")) if file.stem not in NOT_FOR_BROWSERS]
    return b"\n".join([*[file.read_bytes() for file in [TEXTS / f"{language}.ftl", *folder] if file.exists()], b"# end\n"])
