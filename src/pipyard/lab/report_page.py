"""Reports as self-contained pages: one file that loads nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pipyard.lab import plots
from pipyard.lab.balance import BalanceReport, Caution
from pipyard.lab.option_effects import Effect
from pipyard.lab.statistics import Estimate
from pipyard.texts import decimals, knows, language, say

REPORT_STYLE = """
:root { color-scheme: light dark; --ink: #1d2530; --paper: #fbfaf7; --soft: #6b7480; --main: #1f6f8b; --sure: #b3401f; --edge: #d9d6cd; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6df; --paper: #16191d; --soft: #9aa3ad; --main: #5fb3cf; --sure: #ff9166; --edge: #3a4047; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0; line-height: 1.2; } h2 { margin-top: 2.2rem; font-size: 1.15rem; } .soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .7rem .25rem 0; border-bottom: 1px solid var(--edge); vertical-align: top; }
th { font-weight: 600; } td.number, th.number { text-align: right; } .wide { overflow-x: auto; }
.cautions li { margin: .3rem 0; } .cautions { border-left: 4px solid var(--sure); padding-left: 2rem; }
svg.plot { width: 100%; max-width: 30rem; height: auto; display: block; } .plot .word { fill: var(--ink); }
.plot .bar { fill: var(--main); } .plot .axis { stroke: var(--soft); }
.plot .mark { stroke: var(--soft); stroke-dasharray: 3 3; }
.plot .range { stroke: var(--main); stroke-width: 3; } .plot .dot { fill: var(--main); }
.plot .range.sure { stroke: var(--sure); } .plot .dot.sure { fill: var(--sure); }
"""


def page(title: str, body: str, script: str = "", style: str = "") -> str:
    """A whole page."""
    scripts = f"<script>{script}</script>" if script else ""
    return (
        f'<!doctype html>\n<html lang="{language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{REPORT_STYLE}{style}</style></head><body>{body}{scripts}</body></html>\n"
    )


def words(caution: Caution) -> str:
    """The text of a warning."""
    args = dict(caution.args)
    why = str(args.get("why", ""))
    if knows(why):
        args["why"] = say(why)
    return say(f"lab-warn-{caution.key}", "", **args)


def part(one: Estimate | None) -> str:
    """A share with its interval."""
    if one is None or not one.count:
        return "–"
    return f"{100 * one.value:.0f} % ({100 * max(0.0, one.low):.0f}–{100 * min(1.0, one.high):.0f})"


def amount(one: Estimate) -> str:
    """A number that is never negative, with its interval."""
    return decimals(f"{one.value:.1f} ({max(0.0, one.low):.1f}–{one.high:.1f})")


def facts(found: BalanceReport) -> list[tuple[str, str]]:
    """The figures of a report, in words and numbers."""
    return [
        (say("lab-decisions"), f"{amount(found.decisions.mean)}, {found.decisions.least:g}–{found.decisions.most:g}"),
        (say("lab-chances"), decimals(f"{found.chances:.1f}")),
        (say("lab-first-wins"), part(found.order[0]) if found.order else "–"),
        (say("lab-drawn"), part(found.drawn)),
        (say("lab-nobody"), part(found.nobody)),
        (say("lab-settled"), part(found.settled)),
        (say("lab-comeback"), part(found.comeback)),
        (say("lab-choices"), f"{amount(found.choices)}, {say('lab-at-most', most=found.most_choices)}" if found.choices.count else "–"),
        (say("lab-forced"), f"{100 * found.forced:.0f} %"),
        (say("lab-unlisted"), f"{100 * found.unlisted:.0f} %"),
        (say("lab-luck"), part(found.luck)),
        (say("lab-thinking"), part(found.thinking)),
        (say("lab-endless"), part(found.endless)),
    ]


def table(rows: Sequence[Sequence[str]], heads: Sequence[str] = ()) -> str:
    head = "<tr>" + "".join(f"<th>{escape(word)}</th>" for word in heads) + "</tr>" if heads else ""
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table>{head}{body}</table></div>'


def report_page(found: BalanceReport) -> str:
    """A report as a page."""
    about = say("lab-about", players=found.players, seats=found.seats, games=found.games, random=found.random_games, seed=found.seed)
    chosen = " ".join(f"{name}={value}" for name, value in found.options.items())
    parts = [f"<h1>{escape(found.title)}</h1><p class='soft'>{escape(' '.join([about, chosen]))}</p>"]
    if found.warnings:
        said = "".join(f"<li>{escape(words(one))}</li>" for one in found.warnings)
        parts.append(f"<h2>{escape(say('lab-warnings'))}</h2><ul class='cautions'>{said}</ul>")
    else:
        parts.append(f"<p>{escape(say('lab-no-warnings'))}</p>")
    parts.append(f"<h2>{escape(say('lab-figures'))}</h2>" + table([(escape(a), escape(b)) for a, b in facts(found)]))
    parts.append(_section("lab-lengths", plots.histogram(found.decisions.bars, say("lab-lengths"))))
    if found.sides > 1:
        rows = [(say("lab-player-in-order", place=place + 1), won) for place, won in enumerate(found.order)]
        parts.append(_section("lab-seats", plots.intervals(rows, 0.0, min(1.0, 2.5 / found.sides), 1 / found.sides, say("lab-seats"))))
    reasons = [(say(why), count) for why, count in found.ends.items()]
    parts.append(_section("lab-ends", plots.counts(reasons, say("lab-ends"))))
    forms = [*found.forms.items(), *[(_asleep(form, found), 0) for form in found.unused_forms]]
    parts.append(_section("lab-forms", plots.counts(forms, say("lab-forms"))))
    for sort in ("ruling", "variant", "screen"):
        chosen_effects = [one for one in found.effects if one.sort == sort]
        if chosen_effects:
            parts.append(_section(f"lab-options-{sort}", effects(chosen_effects)))
    if found.untried:
        parts.append(f"<p class='soft'>{escape(say('lab-untried', options=', '.join(found.untried)))}</p>")
    if found.unfit:
        parts.append(f"<p class='soft'>{escape(say('lab-unfit', options=', '.join(found.unfit)))}</p>")
    parts.append(f"<p class='soft'>{escape(say('lab-made-by', made=found.made_by, seconds=f'{found.seconds:.0f}'))}</p>")
    return page(found.title, "".join(parts))


def _asleep(form: str, found: BalanceReport) -> str:
    """An unused form, and the option that enables it."""
    return f"{form} ({found.elsewhere[form]})" if form in found.elsewhere else form


def _section(key: str, body: str) -> str:
    return f"<h2>{escape(say(key))}</h2>{body}"


def effects(rows: Sequence[Effect]) -> str:
    """The effects of other option values."""
    plot = plots.intervals([(f"{one.option}={one.value}", one.first) for one in rows], -0.2, 0.2, 0.0, say("lab-effect-first"))
    cells = [
        (escape(f"{one.option}={one.value}"), escape(one.usual), escape(one.source), f"{100 * one.differ:.0f} %", _change(one.first),
         _change(one.drawn), _change(one.length), str(one.games))
        for one in rows
    ]  # fmt: skip
    heads = [say(key) for key in ("lab-value", "lab-usual", "lab-source", "lab-differ", "lab-effect-first", "lab-effect-drawn",
                                  "lab-effect-length", "lab-games")]  # fmt: skip
    return plot + table(cells, heads)


def _change(one: Estimate) -> str:
    return f"{100 * one.value:+.0f} ({100 * one.low:+.0f} … {100 * one.high:+.0f})"


def index_page(found: Sequence[BalanceReport]) -> str:
    """All games in a table that sorts by its headings."""
    heads = [say(key) for key in ("lab-game", "lab-decisions", "lab-first-wins", "lab-drawn", "lab-settled", "lab-comeback", "lab-choices",
                                  "lab-luck", "lab-thinking", "lab-games", "lab-warnings")]  # fmt: skip
    rows: list[str] = []
    for one in found:
        cells = [
            one.decisions.mean,
            one.order[0] if one.order else None,
            one.drawn,
            one.settled,
            one.comeback,
            one.choices,
            one.luck,
            one.thinking,
        ]
        shown = "".join(
            f'<td class="number" data-value="{cell.value if cell and cell.count else -1:.4f}">{_brief(cell, at in (0, 5))}</td>'
            for at, cell in enumerate(cells)
        )
        link = f'<td data-value="{escape(one.title)}"><a href="{one.key}.html">{escape(one.title)}</a></td>'
        counts = "".join(f'<td class="number" data-value="{count}">{count}</td>' for count in (one.games, len(one.warnings)))
        rows.append(f"<tr>{link}{shown}{counts}</tr>")
    head = "".join(f'<th tabindex="0" aria-sort="none">{escape(word)}</th>' for word in heads)
    title = say("lab-index")
    whole = f"<table id='all'><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    body = f"<h1>{escape(title)}</h1><p class='soft'>{escape(say('lab-index-about'))}</p><div class='wide'>{whole}</div>"
    return page(title, body, SORT, INDEX_STYLE)


def _brief(one: Estimate | None, plain: bool) -> str:
    if one is None or not one.count:
        return "–"
    value, whole = (amount(one), f"{one.value:.0f}") if plain else (part(one), f"{100 * one.value:.0f} %")
    look = "soft" if one.high - one.low > (one.value if plain else ROUGH_WIDTH) else "sure"
    return f'<span title="{value}" class="{look}">{whole}</span>'


ROUGH_WIDTH = 0.4
"""Shares with a wider interval are shown in a muted colour."""
INDEX_STYLE = """
body { max-width: 80rem } th { cursor: pointer; vertical-align: bottom; font-size: .85rem; line-height: 1.25; }
th:not(:first-child) { text-align: right; min-width: 4.5rem; } td.number { white-space: nowrap; }
th::first-letter { text-transform: uppercase; } td:first-child, th:first-child { position: sticky; left: 0; background: var(--paper); }
th[aria-sort="ascending"]::after { content: " ↑"; } th[aria-sort="descending"]::after { content: " ↓"; } a { color: var(--main); }
"""
SORT = """
const table = document.getElementById("all"), body = table.tBodies[0];
table.querySelectorAll("th").forEach((head, at) => {
  const sort = () => {
    const up = head.getAttribute("aria-sort") !== "ascending";
    table.querySelectorAll("th").forEach(other => other.setAttribute("aria-sort", "none"));
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    const value = row => { const v = row.cells[at].dataset.value; return at ? Number(v) : v; };
    const after = (a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0);
    [...body.rows].sort((a, b) => after(a, b) * (up ? 1 : -1)).forEach(row => body.append(row));
  };
  head.addEventListener("click", sort);
  head.addEventListener("keydown", event => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); sort(); } });
});
"""
