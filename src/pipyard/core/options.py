"""Options: one definition makes the command line, the web form and the log header.

A game's options are a class whose attributes are options::

    class RasantoOptions(Options):
        adjacency = choice("free", "touching", "touching_own", why="where a die may go", source="variant")
        max_rounds = number(150, 1, 999, why="the round limit")

Reading one gives its value (``game.options.adjacency == "free"``); values are checked when the options are made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, cast, overload

from pipyard.core.errors import BadOption
from pipyard.core.text import Text, because, either, quoted

T = TypeVar("T")
MOST_SEATS = 16
"""The maximum number of seats of any game."""
Chosen = TypeVar("Chosen", bound="Options")
Given = TypeVar("Given", bound="Option[Any]")


class Option(Generic[T]):
    """One option: its default, its other values, why to change it, and its source."""

    def __init__(self, default: T, why: str, source: str) -> None:
        self.name = ""
        self.default = default
        self.why = why
        self.source = source

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, owner: None, cls: type) -> Option[T]: ...
    @overload
    def __get__(self, owner: Options, cls: type) -> T: ...
    def __get__(self, owner: Options | None, cls: type) -> Option[T] | T:
        return self if owner is None else cast("T", owner.chosen[self.name])

    def check(self, value: object) -> T:
        """The value in its proper type (text is parsed); :class:`BadOption` says what would be valid."""
        raise NotImplementedError

    def values(self) -> list[Any] | dict[str, Any]:
        """The valid values: a list, or the bounds of a range."""
        raise NotImplementedError

    def refuse(self, value: object, allowed: Text | str) -> BadOption:
        if not self.name:
            return BadOption(because("why-default-cannot-be", value=quoted(value), allowed=allowed))
        return BadOption(because("why-option-cannot-be", name=self.name, value=quoted(value), allowed=allowed))


class Choice(Option[str]):
    """One of a few words."""

    def __init__(self, words: Sequence[str], why: str, source: str) -> None:
        super().__init__(words[0], why, source)
        self.words = list(words)

    def check(self, value: object) -> str:
        word = str(value).lower() if isinstance(value, bool) else str(value)
        if word not in self.words:
            raise self.refuse(value, because("part-one-of", words=", ".join(self.words)))
        return word

    def values(self) -> list[Any]:
        return list(self.words)


class StartSeat(Choice):
    """Drawn at random, or one of the seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(["random", *map(str, range(seats))], "who begins", "C1")
        self.seats = seats


class Flag(Option[bool]):
    """Yes or no."""

    def check(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if str(value).lower() in ("yes", "true", "on", "1"):
            return True
        if str(value).lower() in ("no", "false", "off", "0"):
            return False
        raise self.refuse(value, because("part-yes-or-no"))

    def values(self) -> list[Any]:
        return [self.default, not self.default]


class Number(Option[int]):
    """A whole number between two bounds."""

    def __init__(self, default: int, low: int, high: int, why: str, source: str) -> None:
        super().__init__(default, why, source)
        self.low, self.high = low, high

    def check(self, value: object) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise self.refuse(value, because("part-whole-number-from", low=self.low, high=self.high))
        return number

    def values(self) -> dict[str, Any]:
        return {"from": self.low, "to": self.high}


class Numbers(Option[tuple[int, ...]]):
    """A fixed number of whole numbers, written ``1,0,-1``."""

    def __init__(self, default: Sequence[int], low: int, high: int, why: str, source: str) -> None:
        super().__init__(tuple(default), why, source)
        self.low, self.high = low, high

    def check(self, value: object) -> tuple[int, ...]:
        try:
            parts: list[Any] = list(cast("Sequence[Any]", value)) if not isinstance(value, str) else value.split(",")
            numbers = tuple(int(str(part)) for part in parts)
        except (ValueError, TypeError):
            numbers = ()
        if len(numbers) != len(self.default) or any(not self.low <= number <= self.high for number in numbers):
            raise self.refuse(value, because("part-whole-numbers-from", count=len(self.default), low=self.low, high=self.high))
        return numbers

    def values(self) -> dict[str, Any]:
        return {"from": self.low, "to": self.high, "count": len(self.default)}


class Phrase(Option[str]):
    """A word and a number, ``rounds:4``: one of several words, each with its own range."""

    def __init__(self, default: str, ranges: dict[str, tuple[int, int]], why: str, source: str) -> None:
        super().__init__(default, why, source)
        self.ranges = ranges

    def check(self, value: object) -> str:
        word, _, digits = str(value).partition(":")
        low, high = self.ranges.get(word, (1, 0))
        number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else low - 1
        if not low <= number <= high:
            allowed = [because("part-phrase", word=name, low=first, high=last) for name, (first, last) in self.ranges.items()]
            raise self.refuse(value, either(allowed))
        return f"{word}:{number}"

    def values(self) -> dict[str, Any]:
        return {"phrases": {word: {"from": low, "to": high} for word, (low, high) in self.ranges.items()}}


class Several(Option[tuple[str, ...]]):
    """Any subset of some words, written ``put,take``."""

    def __init__(self, default: Sequence[str], words: Sequence[str], why: str, source: str) -> None:
        super().__init__(tuple(default), why, source)
        self.words = list(words)

    def check(self, value: object) -> tuple[str, ...]:
        parts = (
            [part for part in value.split(",") if part] if isinstance(value, str) else [str(part) for part in cast("Sequence[Any]", value)]
        )
        if not parts or any(part not in self.words for part in parts):
            raise self.refuse(value, because("part-some-of", words=", ".join(self.words)))
        return tuple(word for word in self.words if word in parts)

    def values(self) -> dict[str, Any]:
        return {"several": list(self.words)}


class TextLine(Option[str]):
    """A line of free text."""

    def __init__(self, default: str, most: int, why: str, source: str) -> None:
        super().__init__(default, why, source)
        self.most = most

    def check(self, value: object) -> str:
        text = str(value)
        if len(text) > self.most or not text.isprintable():
            raise self.refuse(value, because("part-one-line", most=self.most))
        return text

    def values(self) -> dict[str, Any]:
        return {"text": self.most}


def usual(option: Given) -> Given:
    """The option, if its own default is valid: checked here, where the author's line is known."""
    option.check(option.default)
    return option


def choice(*words: str, why: str, source: str = "") -> Choice:
    """An option that is one of these words; the first is the default. ``why`` says what it changes, ``source`` where it comes from: for the
    games of the books words and numbers of rulings, ``"variant, R2"``; for your own anything, or nothing.
    """
    return Choice(words, why, source)


def flag(default: bool, why: str, source: str = "") -> Flag:
    """An option that is on or off."""
    return usual(Flag(default, why, source))


def number(default: int, low: int, high: int, why: str, source: str = "") -> Number:
    """An option that is a whole number from ``low`` to ``high``."""
    return usual(Number(default, low, high, why, source))


def numbers(default: Sequence[int], low: int, high: int, why: str, source: str = "") -> Numbers:
    """An option of as many whole numbers as the default has."""
    return usual(Numbers(default, low, high, why, source))


def phrase(default: str, ranges: dict[str, tuple[int, int]], why: str, source: str = "") -> Phrase:
    """An option that is one of several words with a number: ``phrase("rounds:4", {"rounds": (1, 60)}, ...)``."""
    return usual(Phrase(default, ranges, why, source))


def several(default: Sequence[str], words: Sequence[str], why: str, source: str = "") -> Several:
    """An option that is any subset of these words."""
    return usual(Several(default, words, why, source))


def line(default: str, most: int, why: str, source: str = "") -> TextLine:
    """An option that is a line of text."""
    return usual(TextLine(default, most, why, source))


def start_seat() -> StartSeat:
    """The starting player (C1): drawn at random, or one of the seats."""
    return StartSeat(MOST_SEATS)


def max_rounds(default: int, then: str, most: int = 10_000, source: str = "C9") -> Number:
    """The round limit (C9); 0 for none."""
    return number(default, 0, most, f"after so many rounds {then}; 0 for no limit", source)


class OptionsMeta(type):
    """Collects the options of a class in source order; those of a base with ``comes_last`` come last."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> OptionsMeta:
        cls = super().__new__(mcs, name, bases, body)
        first: dict[str, Option[Any]] = {}
        last: dict[str, Option[Any]] = {}
        for base in reversed(cls.__mro__):
            own: dict[str, Option[Any]] = {key: value for key, value in vars(base).items() if isinstance(value, Option)}
            for key, value in own.items():
                (last if vars(base).get("comes_last") or key in last else first)[key] = value
        cls.fields = {**first, **last}
        return cls

    fields: dict[str, Option[Any]]


class Options(metaclass=OptionsMeta):
    """The options of one game with their values. Immutable; :meth:`replace` returns a copy."""

    def __init__(self, /, **given: object) -> None:
        fields = type(self).fields
        for name in given:
            if name not in fields:
                if not fields:
                    raise BadOption(because("why-no-option-at-all", what=quoted(name)))
                raise BadOption(because("why-there-is-no-option-there", what=quoted(name), known=", ".join(fields)))
        values = {name: option.check(given.get(name, option.default)) for name, option in fields.items()}
        object.__setattr__(self, "chosen", values)

    chosen: dict[str, Any]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"options do not change; use replace({name}=...)")

    def replace(self, **given: object) -> Options:
        return type(self)(**{**self.chosen, **given})

    def changed(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        return {name: value for name, value in self.chosen.items() if value != type(self).fields[name].default}

    def __str__(self) -> str:
        return " ".join(f"{name}={written(value)}" for name, value in self.changed().items())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.chosen == cast("Options", other).chosen

    def __hash__(self) -> int:
        return hash(tuple(self.chosen.items()))


def for_seats(options: type[Chosen], most: int) -> type[Chosen]:
    """The options of a game with at most so many seats, which limits who can begin."""
    starts = options.fields.get("start_seat")
    if not isinstance(starts, StartSeat) or starts.seats <= most:
        return options
    about = {"__module__": options.__module__, "__qualname__": options.__qualname__, "__doc__": options.__doc__}
    return cast("type[Chosen]", OptionsMeta(options.__name__, (options,), {**about, "start_seat": StartSeat(most)}))


def written(value: object) -> str:
    """An option's value as text that :meth:`Option.check` parses."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(str, cast("tuple[object, ...]", value)))
    return str(value)
