"""Places in words, in five languages; the browser counts rows and places in the same way."""

from __future__ import annotations

import pytest

from pipyard import texts
from pipyard.pyramid.cells import CELLS
from pipyard.texts.places import aloud, place_words


def test_a_move_is_read_aloud() -> None:
    assert aloud("place 3,4,0", lang="en") == "place level 1, fourth row, fifth"
    assert aloud("jump 8,0,0 0,0,0", lang="en") == "jump plate, back corner → the tip"
    assert aloud("take 0,8,0", 1, "en") == "take plate, back corner"
    assert aloud("place 3,4,0", lang="de") == "setzen Ebene 1, vierte Reihe, fünfter"
    assert aloud("roll", lang="en") == "roll"


@pytest.mark.parametrize("lang", texts.languages())
def test_every_place_has_words_of_its_own(lang: str) -> None:
    for side in range(3):
        words = [place_words(cell.text, side, lang) for cell in CELLS]
        assert len(set(words)) == len(words)
