"""Tumblin-Dice: the rules (tumblin_dice), what a zone is worth (terms), and the boards as files.

Nothing here knows physics: what becomes of a shot comes from a Source.
"""

from pathlib import Path
from typing import Final

BOARDS: Final = Path(__file__).parent / "boards"
"""The folder of the boards that come with the game."""
