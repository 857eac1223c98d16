"""Basic SVG, and conversion to PDF and PNG."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because

FONT = "Nunito, DejaVu Sans, Helvetica, Arial, sans-serif"
INK, GREY_INK = "#1d2433", "#6b7280"
"""The ink of drawings on paper."""

FONT_FILE: Final = Path(__file__).with_name("fonts") / "nunito.ttf"


def number(value: float) -> str:
    """A coordinate without trailing digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, body: str = "", /, **attributes: object) -> str:
    """One element; ``stroke_width`` becomes ``stroke-width``."""
    parts = [name]
    for key, value in attributes.items():
        shown = number(value) if isinstance(value, float) else str(value)
        parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(shown)}")
    return f"<{' '.join(parts)}>{body}</{name}>" if body else f"<{' '.join(parts)}/>"


def text(x: float, y: float, said: str, size: float, **attributes: object) -> str:
    return tag("text", escape(said), x=float(x), y=float(y), font_size=float(size), **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: object) -> str:
    return tag("line", x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), **attributes)


def document(width: float, height: float, body: str, title: str, unit: str = "") -> str:
    """A complete picture; with a unit (mm), at its true size on paper."""
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{number(width)}{unit}" '
        f'height="{number(height)}{unit}" viewBox="0 0 {number(width)} {number(height)}" font-family="{FONT}">'
        f"<title>{escape(title)}</title>{body}</svg>\n"
    )


def keep(pages: list[str], out: Path) -> list[Path]:
    """Write pictures as SVG, PNG or PDF, by file extension. Several pages become several numbered files."""
    kind = out.suffix.lower()
    if kind not in (".svg", ".pdf", ".png"):
        raise PipyardError(because("why-picture-ends-with", out=out))
    written: list[Path] = []
    for place, page in enumerate(pages):
        path = out if len(pages) == 1 else out.with_name(f"{out.stem}-{place + 1}{out.suffix}")
        try:
            path.write_bytes(page.encode() if kind == ".svg" else converted(page, kind))
        except OSError as error:
            raise PipyardError(because("why-cannot-be-written", path=path, strerror=reason_of(error))) from None
        written.append(path)
    return written


def converted(page: str, kind: str) -> bytes:
    """A picture as PNG, at double size, or as PDF; refused if the PDF library is missing."""
    if kind == ".png":
        return png(page, zoom=2.0)
    try:
        import cairosvg  # noqa: PLC0415  # pyright: ignore[reportMissingImports, reportMissingTypeStubs]
    except (ImportError, OSError):
        raise PipyardError(because("why-pdf-needs")) from None
    return bytes(cairosvg.svg2pdf(bytestring=page.encode()))  # pyright: ignore


def png(page: str, zoom: float = 1.0) -> bytes:
    """A picture as PNG with the bundled font, identical on every machine."""
    import resvg_py  # noqa: PLC0415 - only whoever draws needs it

    font = str(FONT_FILE)
    return bytes(resvg_py.svg_to_bytes(svg_string=page, zoom=zoom, skip_system_fonts=True, font_files=[font], sans_serif_family="Nunito"))
