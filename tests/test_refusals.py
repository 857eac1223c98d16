"""Refusals carry a key and arguments: every key stands in every catalogue with the places that the sources fill in."""

from __future__ import annotations

import ast
import copy
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import pipyard
from pipyard import shelf, texts
from pipyard.books.dice_trip import atlas
from pipyard.books.dice_trip.chartfile import read_chart
from pipyard.core import errors
from pipyard.core.errors import BadLog, Illegal, PipyardError, Unparsable, reason_of
from pipyard.core.match import Match
from pipyard.core.text import LONGEST_QUOTED, MAX_TEXT, Text, bare, because, clean, either, quoted
from pipyard.core.turn import Choose
from pipyard.dice.board import BadBoard
from pipyard.dice.board import load as load_board
from pipyard.server.room.seats import RequestRefused
from pipyard.server.store.sqlite import SqliteStore, StoreError

SOURCES = Path(pipyard.__file__).parent
PLACE = re.compile(r"\$(\w+)")
BY_KEY = ("because", "Text")
REASONS = ("why-", "part-", "map-")
"""What the keys of refusals and of their parts begin with."""


@cache
def trees() -> dict[Path, ast.Module]:
    """The sources, read once."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))}


def called(node: ast.Call) -> str:
    """The plain name of what is called."""
    return node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""


def calls(*names: str) -> Iterator[tuple[Path, ast.Call]]:
    """Everywhere in the sources that one of these is called."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in names:
                yield path, node


def error_names() -> set[str]:
    """All classes of errors that carry a reason, those of outer packages too."""
    names = {"PipyardError"}
    while True:
        more = {
            node.name
            for tree in trees().values()
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base).rpartition(".")[2] in names for base in node.bases)
        }
        if more <= names:
            return names
        names |= more


def strings(node: ast.expr) -> list[ast.expr]:
    """What an expression could be that is plain text."""
    match node:
        case ast.IfExp():
            return [*strings(node.body), *strings(node.orelse)]
        case ast.BoolOp():
            return [found for value in node.values for found in strings(value)]
        case ast.Constant(value=str()) | ast.JoinedStr() | ast.BinOp():
            return [node]
        case ast.Call() if called(node) in ("say", "say_text", "str", "join", "format"):
            return [node]
        case _:
            return []


def test_every_key_is_in_every_catalogue_with_the_places_that_are_filled_in() -> None:
    wrong: list[str] = []
    for path, node in calls(*BY_KEY):
        if called(node) == "because" and isinstance(node.args[0], ast.JoinedStr):  # a family of keys, colour-…
            start = node.args[0].values[0]
            assert isinstance(start, ast.Constant)
            assert any(key.startswith(str(start.value)) for key in texts.catalogued())
        elif called(node) == "because":
            assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}: a key that cannot be looked up"
        if not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        key = str(node.args[0].value)
        if called(node) == "because":
            given = {word.arg for word in node.keywords}
        elif len(node.args) > 1 and isinstance(node.args[1], ast.Dict):
            named = node.args[1].keys
            given = {str(name.value) for name in named if isinstance(name, ast.Constant)} if None not in named else None
        else:
            given = None if len(node.args) > 1 else set[str | None]()
        for lang in texts.languages():
            entry = texts.entries(lang).get(key)
            if entry is None:
                wrong.append(f"{path.name}:{node.lineno}: {lang} has no {key}")
            elif given is not None and not set(PLACE.findall(entry)) <= given:
                wrong.append(f"{path.name}:{node.lineno}: {key} in {lang} asks for {set(PLACE.findall(entry)) - given}")
        if (
            called(node) == "because"
            and key in texts.entries("en")
            and (unsaid := (given or set()) - set(PLACE.findall(texts.entries("en")[key])))
        ):
            wrong.append(f"{path.name}:{node.lineno}: {key} does not say {unsaid}")
    assert wrong == []


def test_no_sentence_is_raised_anywhere() -> None:
    names = error_names()
    assert {"Illegal", "RequestRefused", "PhysicsError", "FigureError"} <= names
    plain = [
        f"{path.name}:{node.lineno}: {ast.unparse(found)}"
        for path, node in calls(*names)
        for argument in (node.args[1:] if called(node) == "RequestRefused" else node.args[:1])
        for found in strings(argument)
    ]
    assert plain == []


def test_whoever_says_why_says_it_by_key() -> None:
    helpers = re.compile(r"^objection$|_because$|^_?(trouble|misfit|unfit|strange)$")
    plain: list[str] = []
    for path, tree in trees().items():
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and helpers.search(node.name)]:
            returned = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None]
            plain += [f"{path.name}:{found.lineno}: {ast.unparse(found)}" for value in returned for found in strings(value)]
    assert plain == []


def test_no_reason_is_left_over() -> None:
    used = {node.value for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert sorted(key for key in texts.catalogued() if key.startswith(REASONS) and key not in used) == []


def test_sentences_are_never_matched() -> None:
    """What was said once is not looked for in the catalogue again: that cost an attacker nothing and a server minutes."""
    assert not (SOURCES / "texts" / "reasons.py").exists()
    for path in (SOURCES / "texts").glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert "re.escape" not in source, path.name
        assert not re.search(r"re\.compile\((?!r\")", source), path.name


@pytest.mark.parametrize("lang", [lang for lang in texts.languages() if lang != "en"])
def test_a_reason_is_said_in_the_language_of_whoever_asked(lang: str) -> None:
    inner = because("why-there-is-no-funnel-at-a", what="0,0,0")
    result = texts.say_text(because("why-is-not-allowed", typed=quoted("place 0,0,0"), because=inner), lang)
    assert result.count("a1.8") == 2
    assert "allowed" not in result
    assert "funnel" not in result
    assert result == texts.say("why-is-not-allowed", lang, typed="'place a1.8'", because=texts.say_text(inner, lang))


def test_lists_and_choices_are_said_in_the_language_too() -> None:
    assert texts.say_text(because("part-dice", count=["1", because("part-by-a-face"), 3]), "en") == "1, by a face, 3 dice"
    assert str(either(["roll", "pass", "stop"])) == "roll or pass or stop"
    assert texts.say_text(Text("part-or", {"one": "roll", "two": because("part-by-a-face")}), "de") == "roll oder mit einer Fläche"


def test_numbers_that_could_be_typed_are_not_grouped() -> None:
    assert str(because("part-whole-number-from", low=1, high=10_000)) == "a whole number from 1 to 10000"


def test_what_is_read_has_the_sign_of_the_language_and_what_is_typed_a_point() -> None:
    assert texts.say_text(because("why-a-die-is-thrown-with", velocity=3.5), "de").endswith("3,5")
    assert texts.say_text(because("part-lies-between", low="0.1", high="3"), "de") == "der Wert muss zwischen 0.1 und 3 liegen"
    assert texts.figures("0.1.0", "de") == "0.1.0"
    assert texts.figures("127.0.0.1", "de") == "127.0.0.1"


def test_an_error_says_its_english_sentence_and_keeps_its_key() -> None:
    error = Illegal(because("why-the-die-at-is-not", cell="8,0,0"))
    assert str(error) == "the die at 8,0,0 is not yours"
    assert error.text == Text("why-the-die-at-is-not", {"cell": "8,0,0"})


@pytest.mark.parametrize(
    "error",
    [
        Illegal(because("why-the-die-at-is-not", cell="8,0,0")),
        BadLog(because("why-where-it-went-wrong", where=because("part-line", number=3), event="'0 x'", error="?")),
        RequestRefused("seat", because("why-seat-not-yours", seat=1)),
    ],
)
def test_errors_can_be_copied_and_sent_to_another_process(error: PipyardError) -> None:
    for again in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error))):
        assert type(again) is type(error)
        assert again.text == error.text
        assert str(again) == str(error)
        assert vars(again) == vars(error)


def test_a_game_of_ones_own_says_plain_sentences() -> None:
    assert str(Illegal(because("the die at {cell} is too hot - leave it", cell="8,0,0"))) == "the die at 8,0,0 is too hot - leave it"
    assert texts.say_text(because("only 1, 2 or 3 can be added"), "de") == "only 1, 2 or 3 can be added"
    assert str(Illegal("too hot")) == "too hot"
    assert texts.say_text(because("why-is-not-allowed", typed="'x'", because="too hot"), "en") == "'x' is not allowed: too hot"
    assert bare(Text("my-own-refusal", {"cell": "8,0,0"})) == "my own refusal 8,0,0"


def test_what_strangers_wrote_is_repeated_short_and_on_one_line() -> None:
    assert quoted("place\n0 forfeit") == r"'place\n0 forfeit'"
    assert len(quoted("x" * 10_000)) == LONGEST_QUOTED + 3
    assert clean("a\x1b[31m\nb\x00") == "a [31m b "
    assert len(clean("x" * 10_000)) == MAX_TEXT + 1
    assert because("part-or", one="a\nb", two="c" * 10_000).args == {"one": "a b", "two": "c" * MAX_TEXT + "…"}


def test_what_others_say_stays_theirs_and_the_system_speaks_by_key() -> None:
    assert reason_of(FileNotFoundError(2, "No such file or directory")) == because("part-system-no-such-file")
    assert reason_of(ValueError("too\nlong")) == "too long"
    assert reason_of(Unparsable(because("why-the-game-is-over"))) == because("why-the-game-is-over")
    assert reason_of(errors.Illegal(because("why-the-game-is-over"))) == because("why-the-game-is-over")


@pytest.mark.parametrize("lang", texts.languages())
def test_files_that_others_cannot_read_are_refused_in_our_words(lang: str, tmp_path: Path) -> None:
    """What TOML and SQLite say may follow in parentheses; it is never the sentence."""
    file = tmp_path / "broken"
    file.write_text("= no table, no database " * 100, encoding="utf-8")
    chart = read_chart(file.read_bytes(), file.name).errors[0]
    with pytest.raises(BadBoard) as board:
        load_board(file)
    with pytest.raises(StoreError) as store:
        SqliteStore(file)
    for why, key in (
        (chart.what, "map-not-toml"),
        (board.value.text, "why-is-no-toml-file"),
        (store.value.text, "why-store-cannot-be-opened"),
    ):
        assert why.key == key
        said = texts.say_text(why, lang)
        ours = re.sub(r"\(.*\)", "", said)
        assert not [word for word in ("Invalid", "statement", "file is not", "database") if word in ours and lang != "en"], said


TYPED = re.compile(r"'[^']*'|\"[^\"]*\"|[a-z_]+=\S*|[A-Z]{2,}(?:\.\.\.)?|[#A-Z]\d+\S*")
"""What is typed or stands for it: quotations, options, kinds of atoms, names of dice."""


def refusals(key: str, preset: str, rng: Random) -> Iterator[Text]:
    """What a game says to nonsense, and to moves that cannot be made, along a game."""
    game = shelf.game(key).configured(**shelf.game(key).presets[preset])
    match = Match(game, seed=1)
    words = sorted({word for form in game.forms for word in form.split() if word.islower()})
    filling = {"CELL": ["0,0,0", "4,4,0", "8,0,0", "3,2,3", "2,2,1"], "TRIPLE": ["623", "124"], "NUMBER": ["0", "7", "99"]}
    for step in range(6):
        turn = match.turn
        if not isinstance(turn, Choose):
            return
        seat = turn.seats[0]
        tries = ["", "nonsense", "0,0,0", *words, *[f"{word} nonsense" for word in words]]
        for form in game.forms:
            tries.append(" ".join([rng.choice(filling.get(word.removesuffix("..."), [word])) for word in form.split()]))
        for text in tries:
            try:
                match.submit(seat, text)
            except PipyardError as error:
                yield error.text
            else:
                break
        else:
            match.submit(seat, match.state.moves(seat).sample(rng))
        try:
            match.submit(match.seats + step, words[0])
        except PipyardError as error:
            yield error.text


def phrases(text: Text) -> Iterator[Text]:
    """A text and all phrases in it."""
    yield text
    for value in text.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Text):
                yield from phrases(part)


@pytest.mark.parametrize("key", sorted(set(shelf.keys()) - {"golden_centre"}))  # there nobody can do anything wrong
def test_no_english_comes_through_when_a_game_refuses_something(key: str) -> None:
    game = shelf.game(key)
    typed = {word for form in game.forms for word in form.split()} | {key} | {city for chart in atlas.charts() for city in chart.city}
    for preset in game.presets:
        for reason in refusals(key, preset, Random(1)):
            for phrase in phrases(reason):
                assert texts.knows(phrase.key), phrase
                for value in phrase.args.values():
                    if isinstance(value, str) and " " in value:
                        left = set(re.findall("[a-z]{2,}", TYPED.sub("", value))) - typed
                        assert not left, f"{left} in {phrase}"
            for lang in texts.languages():
                assert not re.search(r"\{\s*\$?\w+\s*\}", texts.say_text(reason, lang))
