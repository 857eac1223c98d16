"""The reference of a game, made from its data: options, named set-ups, rulings, notation and times, in every language."""

from __future__ import annotations

import re
from typing import Any

from pipyard import rules, rulings
from pipyard.core.game import Game
from pipyard.core.notation import described
from pipyard.core.options import Option, written
from pipyard.rules.wording import Wording, value_words, wording
from pipyard.texts import knows, language, say, say_text
from pipyard.texts.option_names import preset_name

MOST_LISTED_VALUES = 12
"""Of more values a range says more than a list."""
_TIME = re.compile(r"_(?:seconds|s|ms|minutes)$")


def page(game: Game, lang: str = "") -> str:
    """The reference of a game, as Markdown."""
    spoken = language(lang)
    words = wording(game, spoken)
    key = game.info.key
    parts = [
        f"# {say('reference-title', spoken, title=words.title)}",
        f"{say('reference-intro', spoken)} [{say('rules-how-to-play', spoken)}](rules:{key})",
        *_options(game, words, spoken),
        *_presets(game, words, spoken),
        *_rulings(game, spoken),
        *_notation(game, spoken),
        *_times(game, words, spoken),
    ]
    return "\n\n".join(parts) + "\n"


def listed_values(option: Option[Any], worded: dict[str, str], lang: str, usual: str) -> list[str]:
    """What an option can be, each by its name and as it is typed, the usual value marked; or its range and the usual value."""
    values = option.values()
    if isinstance(values, list):
        parts: list[str] = []
        for value in values:
            typed, name = written(value), worded.get(str(value), str(value))
            beside = [*([f"`{typed}`"] if name != typed else []), *([say("reference-usual", lang)] if value == option.default else [])]
            parts.append(f"**{name}**" + (f" ({', '.join(beside)})" if beside else ""))
        return parts
    default = say("reference-default", lang, value=f"**{usual}**") if usual else ""
    if "phrases" in values:
        ranges = [f"**{worded[word]}** (`{word}:N`, {bounds['from']}–{bounds['to']})" for word, bounds in values["phrases"].items()]
        return [*ranges, default]
    if "several" in values:
        return [*[f"**{worded.get(word, word)}** (`{word}`)" for word in values["several"]], default]
    if "from" in values:
        return [say("reference-range", lang, low=str(values["from"]), high=str(values["to"])), default]
    return [default]


def _options(game: Game, words: Wording, lang: str) -> list[str]:
    fields = type(game.options).fields
    parts = [f"## {rules.REFERENCE[lang][0]}"]
    if not fields:
        return [*parts, say("reference-no-options", lang)]
    for name, option in fields.items():
        option_words = words.options[name]
        usual = value_words(game, name, option.default, lang)
        values = [value for value in listed_values(option, option_words.words, lang, usual) if value]
        typed = say("reference-typed", lang, key=f"`{name}`")
        source = rulings.source_words(option, game.info.key, lang)
        lines = [f"- {typed}", *([f"- {say('reference-values', lang, values=', '.join(values))}"] if values else [])]
        if source:
            lines.append(f"- {say('reference-source', lang, source=source)}")
        parts += [f"### {_capital(option_words.name)}", _capital(option_words.text), "\n".join(lines)]
    return parts


def _presets(game: Game, words: Wording, lang: str) -> list[str]:
    if len(game.presets) < 2:
        return []
    lines = [f"- **{preset_name(game.info.key, name, lang)}** (`{name}`): {changes(game, words, name, lang)}" for name in game.presets]
    return [f"## {say('reference-presets', lang)}", "\n".join(lines)]


def changes(game: Game, words: Wording, preset: str, lang: str) -> str:
    """What a preset sets, by names."""
    given = game.presets[preset]
    parts = [f"{words.options[name].name}: {value_words(game, name, value, lang)}" for name, value in given.items()]
    return "; ".join(parts) or say("reference-preset-nothing", lang)


def _rulings(game: Game, lang: str) -> list[str]:
    found = rulings.for_game(game, lang)
    remarks = rules.remarks(game.info.key, lang) if rules.languages(game.info.key) else []
    if not found and not remarks:
        return []
    parts = [f"## {say('rulings-all', lang)}"]
    if found:
        parts += [say("rulings-about", lang), *[rulings.section(one, game, lang, "###") for one in found]]
    if remarks:
        parts += [f"### {say('reference-remarks', lang)}", "\n".join([f"- {remark}" for remark in remarks])]
    return parts


def _notation(game: Game, lang: str) -> list[str]:
    if not game.forms:
        return []
    lines = [f"- `{form}`{_verb(form, lang)}" for form in game.forms]
    kinds = dict.fromkeys([word.removesuffix("...") for form in game.forms for word in form.split() if word[:1].isupper()])
    atoms = [f"- `{kind}`: {say_text(meaning, lang)}" for kind in kinds if (meaning := described(kind))]
    parts = [f"## {say('reference-notation', lang)}", say("reference-notation-about", lang), "\n".join(lines)]
    return [*parts, "\n".join(atoms)] if atoms else parts


def _verb(form: str, lang: str) -> str:
    """What the verb of a form means, where the language has a text for it."""
    verb, _, rest = form.partition(" ")
    return f": {say(f'verb-{verb}', lang, rest='…' if rest else '').strip()}" if knows(f"verb-{verb}") else ""


def _times(game: Game, words: Wording, lang: str) -> list[str]:
    lines = [f"- {say('reference-game-takes', lang, minutes=game.info.minutes)}"]
    for name, option in type(game.options).fields.items():
        if name in game.hurries or _TIME.search(name):
            lines.append(f"- {_capital(words.options[name].name)}: {written(option.default)}")
    return [f"## {say('reference-times', lang)}", "\n".join(lines)]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
