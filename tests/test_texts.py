"""The catalogue: nothing that is said lacks a text, and no text is there for nothing."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import pipyard
from pipyard import shelf, texts
from pipyard.core.game import State
from pipyard.core.playout import LIMIT
from pipyard.core.scene import AREA_KINDS, Text
from pipyard.core.turn import Chance, Choose, Over

SOURCES = Path(pipyard.__file__).parent
ROOT = Path(__file__).parents[1]
PLACES = {"say": (0, "key"), "Text": (0, "key"), "Heap": (0, "label"), "Roll": (2, "label"), "Over": (2, "why")}
PLACES |= {"ranked": (1, "why"), "won": (2, "why"), "nobody": (1, "why")}
PLACES |= {"area": (-1, "say")}
"""Which argument of a call is a key."""


def literal_keys() -> Iterator[tuple[str, str]]:
    """Every key that is written out in the sources, with the file it stands in."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                at, keyword = PLACES.get(name, (-1, ""))
                given = [word.value for word in node.keywords if word.arg == keyword]
                given += node.args[at : at + 1] if at >= 0 else []
                for argument in given:
                    for key in filter(None, strings(argument)):
                        yield key, path.name


def strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from strings(value)


def any_string_in_the_sources() -> set[str]:
    found: set[str] = set()
    for path in [*sorted(SOURCES.rglob("*.py")), *[ROOT / "tools" / name for name in ("play.py", "step.py")]]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found | set(re.findall(r"setup-[a-z-]+", (ROOT / "Makefile").read_text(encoding="utf-8")))


def test_every_key_in_the_sources_has_a_text() -> None:
    known = texts.catalogued()
    missing = sorted({f"{key} ({where})" for key, where in literal_keys() if key not in known})
    assert not missing


def test_no_text_is_unused() -> None:
    used = any_string_in_the_sources()
    families = tuple(word for word in used if word.endswith("-") and word[0].isalpha())
    unused = sorted(key for key in texts.catalogued() if key.removesuffix("-you") not in used and not key.startswith(families))
    assert not unused


@pytest.mark.parametrize("lang", texts.languages())
def test_the_catalogue_has_no_key_twice(lang: str) -> None:
    pages = [SOURCES / "texts" / f"{lang}.ftl", *sorted((SOURCES / "texts" / lang).glob("*.ftl"))]
    lines = [line for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
    names = [line.partition("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line]
    assert not sorted({name for name in names if names.count(name) > 1})


def test_every_entry_of_the_catalogue_can_be_read() -> None:
    for key in texts.catalogued():
        assert texts.has(key, "en"), f"{key} is written so that Fluent cannot read it"


def positions(key: str, preset: str, seed: int, most: int = 60) -> Iterator[State]:
    """Positions along a random game."""
    game = shelf.game(key)
    state = game.start(0, **game.presets[preset])
    rng = Random(seed)
    for _ in range(min(most, LIMIT)):
        yield state
        turn = state.turn()
        if isinstance(turn, Over):
            return
        if isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        elif isinstance(turn, Choose):
            state.play(turn.seat, state.moves(turn.seat).sample(rng))


@pytest.mark.parametrize("key", shelf.keys())
def test_whatever_a_game_shows_has_a_text(key: str) -> None:
    missing: set[str] = set()
    for preset in shelf.game(key).presets:
        for state in positions(key, preset, 1):
            scene = state.scene()
            spoken = [*scene.say, *(Text(heap.label) for heap in scene.heaps), *(Text(roll.label) for roll in scene.rolls)]
            colours = {die.colour for die in scene.dice} | set(scene.colours) | {c for heap in scene.heaps for c in heap.dice}
            spoken += [Text(f"colour-{colour}") for colour in colours]
            spoken += [area.say or Text(AREA_KINDS[area.kind]) for area in scene.areas]
            missing |= {text.key for text in spoken if not texts.knows(text.key)}
            for text in spoken:
                assert "{" not in texts.say_text(text), f"{text.key} is not given all it asks for: {texts.say_text(text)}"
    assert not missing


@pytest.mark.parametrize("key", shelf.keys())
def test_every_verb_of_a_game_has_a_text(key: str) -> None:
    verbs = {form.split()[0] for form in shelf.game(key).forms}
    assert not [verb for verb in sorted(verbs) if verb.islower() and not texts.knows(f"verb-{verb}")]


def test_every_option_and_every_word_it_can_be_has_a_name_and_no_name_is_left_over() -> None:
    wanted, own = {"value-yes", "value-no", "value-seat"}, set[str]()
    for game in pipyard.games():
        for name, option in type(game.options).fields.items():
            values = option.values()
            words = [str(word) for word in values if not isinstance(word, bool)] if isinstance(values, list) else []
            named = [word for word in words if re.search("[a-z]", word)]
            several = values.get("several", []) if isinstance(values, dict) else []
            wanted |= {f"option-{name}", *(f"value-{name}-{word}" for word in named)}
            # a name that means something else in this game than elsewhere
            key = game.info.key
            own |= {f"option-{key}-{name}", *(f"value-{key}-{name}-{word}" for word in [*words, *several, "yes", "no"])}
            assert not [word for word in several if re.search("[a-z]", word) and not texts.knows(f"value-{key}-{name}-{word}")]
    assert {key for key in texts.catalogued() if key.startswith(("option-", "value-"))} - own == wanted


def test_colours_have_letters_of_their_own() -> None:
    colours = [key.removeprefix("colour-") for key in texts.catalogued() if key.startswith("colour-")]
    letters = [texts.say(f"letter-{colour}", "en") for colour in colours]
    assert all(re.fullmatch(r"[A-Z]", letter) for letter in letters)
    assert len(set(letters)) == len(letters)


def test_a_key_without_a_text_is_said_as_it_is() -> None:
    assert texts.say("my-own-game-is-over", points=3) == "my own game is over 3"


def test_the_language_is_the_one_asked_for_then_the_environment_then_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PIPYARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert texts.language() == "en"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert os.environ["LANG"]
    assert texts.choose_language("de_AT.UTF-8", ["de", "en"]) == "de"
    assert texts.choose_language("de_AT.UTF-8", ["de", "de-at", "en"]) == "de-at"
    assert texts.choose_language("C.UTF-8", ["de", "en"]) == "en"
    assert texts.language() in texts.languages()


def variables(pattern: str) -> set[str]:
    """All names in a text."""
    return set(re.findall(r"\$(\w+)", pattern))


def run_story(pattern: str) -> set[str]:
    """The names that are said, and not only looked at to bend a word."""
    return set(re.findall(r"\{ \$(\w+) \}", pattern))


@pytest.mark.parametrize("lang", [lang for lang in texts.languages() if lang != "en"])
def test_every_language_says_everything_with_the_same_names_in_it(lang: str) -> None:
    english, other = texts.entries("en"), texts.entries(lang)
    assert sorted(set(english) - set(other)) == [], f"what {lang} lacks"
    assert sorted(set(other) - set(english)) == [], f"what only {lang} has"
    wrong = [key for key, pattern in english.items() if not run_story(other[key]) <= variables(pattern)]
    assert not wrong, "names that are not given"
    lost = [key for key, pattern in english.items() if run_story(pattern) - variables(other[key])]
    assert not lost, "names that are not said"


@pytest.mark.parametrize("lang", [lang for lang in texts.languages() if lang != "en"])
def test_every_entry_of_every_language_can_be_read(lang: str) -> None:
    for key in texts.catalogued():
        assert texts.has(key, lang), f"{key} is written so that Fluent cannot read it"


def test_numbers_for_reading_have_the_decimal_sign_of_the_language() -> None:
    assert texts.decimals("0.15 (0.1–2.25) of 3.", "en") == "0.15 (0.1–2.25) of 3."
    assert {texts.decimals("0.15 (0.1–2.25) of 3.", lang) for lang in texts.languages() if lang != "en"} == {"0,15 (0,1–2,25) of 3."}


def test_figures_of_a_scene_are_for_reading_and_moves_are_not() -> None:
    assert texts.say_text(Text("attempt-times", {"times": "34.5 / - / 41.25"}), "de").endswith("34,5 / - / 41,25")
    assert texts.figures("solved 34.5", "de") == "solved 34.5"
