"""The pictures of the documents: every game has its place on the contact sheet, and the README opens with one that moves."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from pipyard import shelf

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "docs" / "screens"
COLUMNS, TILE_HIGH, MARGIN = 6, 270 + 34 + 14, 14
"""As ``tools/board_pictures.py`` lays the sheet out."""


def test_the_contact_sheet_has_a_row_for_every_six_games() -> None:
    rows = -(-len(list(shelf.keys())) // COLUMNS)
    with Image.open(SCREENS / "all-games.webp") as sheet:
        assert sheet.height == rows * TILE_HIGH + MARGIN, "draw it anew: python tools/web.py sheet"


def test_the_readme_opens_with_a_small_picture_that_moves() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert 0 < readme.index("docs/screens/cascade.webp") < readme.index("\n## ")
    assert (SCREENS / "cascade.webp").stat().st_size < 500_000
    with Image.open(SCREENS / "cascade.webp") as film:
        assert getattr(film, "n_frames", 1) >= 20
        first = film.convert("RGB").tobytes()
        film.seek(getattr(film, "n_frames", 1) // 2)
        assert film.convert("RGB").tobytes() != first
