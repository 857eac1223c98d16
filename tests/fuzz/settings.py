"""Any game under any options that make a game: Hypothesis chooses the options, the seats and the seed of the play."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from pipyard.core.errors import BadOption
from pipyard.core.game import Game
from pipyard.core.options import Choice, Flag, Number, Numbers, Option, Phrase, Several, TextLine
from pipyard.shelf import game
from tests.conformance.cases import allowed_seats

WIDE = 200
"""A number with a wider range is a limit of rounds or seconds: it is tried up to twice its default, and at its end."""
BRIEF = 8
"""The most such a limit is where games are to be short."""


def values(option: Option[Any], brief: bool) -> st.SearchStrategy[object]:
    """What an option may be."""
    match option:
        case Choice():
            return st.sampled_from(option.words)
        case Flag():
            return st.booleans()
        case Number():
            return limits(option.low, option.high, option.default, brief)
        case Numbers():
            anything = st.tuples(*[st.integers(option.low, option.high)] * len(option.default))
            return st.one_of(anything, st.permutations(option.default).map(tuple))  # some must add up, as the default does
        case Phrase():
            phrases = [limits(low, high, low, brief).map(f"{word}:{{}}".format) for word, (low, high) in option.ranges.items()]
            return st.one_of(*phrases)
        case Several():
            return st.sets(st.sampled_from(option.words), min_size=1).map(lambda some: tuple(sorted(some)))
        case TextLine():
            return st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=min(option.most, 40))
        case _:
            listed = option.values()
            assert isinstance(listed, list), f"{option.name} is of a kind that is not tried here"
            return st.sampled_from(listed)


def limits(low: int, high: int, default: int, brief: bool) -> st.SearchStrategy[int]:
    if high - low <= WIDE:
        return st.integers(low, high)
    low = max(low, 1)  # 0 is no limit at all
    if brief:
        return st.integers(low, low + BRIEF)
    return st.integers(low, min(high, max(2 * default, low + BRIEF)))


@st.composite
def tables(draw: st.DrawFn, key: str, brief: bool = False) -> tuple[Game, int]:
    """A game with options that go together, and a number of seats for it.

    The options are changed one after the other, in any order; one that makes no game with those before it is left as it was.
    """
    one = game(key)
    for name in draw(st.permutations(list(one.choices.fields))):
        option = one.choices.fields[name]
        result = [preset[name] for preset in one.presets.values() if name in preset]
        wanted = values(option, brief)
        value = draw(st.one_of(wanted, st.sampled_from(result)) if result and isinstance(option, TextLine) else wanted)
        if brief and isinstance(option, Number) and option.high - option.low > WIDE:
            value = option.check(value)
        elif draw(st.booleans()):
            continue
        changed = one.configured(**{name: value})
        try:
            changed.fewest()
        except BadOption:
            continue
        if allowed_seats(changed):
            one = changed
    return one, draw(st.sampled_from(allowed_seats(one)))
