"""More words, for games of pieces made of several dice: shapes, and where they lie."""

from pipyard.pyramid.growth import BESIDE_MASK, UNDER_MASK, lying, mask
from pipyard.pyramid.pieces import Ground
from pipyard.pyramid.shapes import PAIR, TRIANGEL, TRIOPS

__all__ = ["BESIDE_MASK", "PAIR", "TRIANGEL", "TRIOPS", "UNDER_MASK", "Ground", "lying", "mask"]
