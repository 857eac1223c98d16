"""How to play: the page of a game as it was written, with its facts under the title and what to read next at the end.

Links lead to ``rules:KEY`` and ``reference:KEY``; whoever shows the page knows where that is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from pipyard import rules
from pipyard.core.game import Game
from pipyard.rules.wording import said_by_itself
from pipyard.texts import language, say

TURN = 2
"""The place of "Your turn" among the sections."""
LINK = re.compile(r"\[([^\]]+)\]\((rules|reference):(\w+)\)")


def page(game: Game, lang: str = "") -> str:
    """How to play a game, as Markdown; one without a page speaks for itself."""
    key = game.info.key
    if not rules.languages(key):
        return said_by_itself(game) + _read_on(game, lang or language())
    spoken = rules.spoken(key, lang)
    head, *sections = rules.source(key, spoken).split("\n## ")
    begins = who_begins(game, spoken)
    if begins:
        title, blank, rest = sections[TURN].partition("\n\n")
        sections[TURN] = f"{title}{blank}{begins}\n\n{rest}"
    return "\n## ".join([f"{head.rstrip()}\n\n{facts_line(game, spoken)}\n", *sections]).rstrip() + "\n" + _read_on(game, spoken)


def chapter(lang: str = "") -> str:
    """The first chapter, how to read the pyramid."""
    return rules.source(rules.PYRAMID, lang)


def facts_line(game: Game, lang: str) -> str:
    """Ages, time and players, from the data of the game."""
    facts = rules.all_facts().get(game.info.key)
    parts = [say("rules-age", lang, age=facts.age)] if facts else []
    parts += [say("rules-minutes", lang, minutes=game.info.minutes), say("rules-players", lang, seats=seats(game))]
    return f"*{' · '.join(parts)}*"


def who_begins(game: Game, lang: str) -> str:
    """Who begins, and who is next, where the page leaves it to this sentence; else empty."""
    option, facts = type(game.options).fields.get("start_seat"), rules.all_facts().get(game.info.key)
    if option is None or option.default != "random" or facts is None or not facts.begins:
        return ""
    goes_round = facts.left and max(game.info.seats) > 2 and "speed" not in game.info.kinds
    return say("rules-lots-and-left" if goes_round else "rules-lots", lang)


def seats(game: Game) -> str:
    """``2–4, 6``: the numbers of players, runs drawn together."""
    runs: list[list[int]] = []
    for count in sorted(game.info.seats):
        if runs and runs[-1][-1] == count - 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    return ", ".join([str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs])


def _read_on(game: Game, lang: str) -> str:
    """What to play next, and where the rest stands."""
    facts = rules.all_facts().get(game.info.key)
    lines = [f"\n## {say('rules-read-on', lang)}"]
    if facts:
        titles = [f"[{rules.title(rules.source(key, lang))}](rules:{key})" for key in facts.next]
        lines.append(say("rules-next", lang, titles=", ".join(titles)))
    more = [f"[{say('rules-reference-about', lang)}](reference:{game.info.key})"]
    needs_pyramid = facts.pyramid if facts else any("CELL" in form for form in game.forms)
    if needs_pyramid and rules.languages(rules.PYRAMID):
        more.insert(0, f"[{rules.title(rules.source(rules.PYRAMID, lang))}](rules:{rules.PYRAMID})")
    return "\n\n".join([*lines, " · ".join(more)]) + "\n"


def without_links(text: str, files: Mapping[str, str] | None = None) -> str:
    """A page for where nothing can be clicked; ``files`` names, by key, the files of games that are not on the shelf."""

    def command(found: re.Match[str]) -> str:
        name = (files or {}).get(found[3], found[3])
        return f"{found[1]} (`pipyard rules {name}{' --reference' if found[2] == 'reference' else ''}`)"

    return LINK.sub(command, text)
