"""Evenings that are counted twice, in Python and in the browser: ``python -m tests.score.evenings`` writes them for the browser's test."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from pipyard.books.dice_trip import atlas
from pipyard.books.dice_trip.dice_trip_score import chart_terms
from pipyard.books.dice_trip.sheet import CROSS
from pipyard.core.errors import PipyardError
from pipyard.score.cards import ScoreCard, Sheet, bound, cards, sheet_of
from pipyard.score.sheets.counts_sheet import CountsSheet
from pipyard.score.sheets.dice_trip_sheet import BEGIN, REROLL, ROLL_LINE, FinishedTrips, TripSheet
from pipyard.score.sheets.end_sums import cost_name, end_note, end_sums, spot_name
from pipyard.score.sheets.evening_points import with_wins
from pipyard.score.sheets.faces_sheet import ALL_FACES, FacesSheet
from pipyard.score.sheets.heaps_sheet import HeapsSheet
from pipyard.score.sheets.tries_sheet import TriesSheet
from pipyard.score.sheets.tumblin_sheet import PLAYER_LETTERS, TumblinSheet

TARGET = Path(__file__).parents[2] / "web" / "src" / "rules" / "evenings.json"
CARDS = {one.key: one for one in cards()}
PLAYED: list[tuple[str, int, dict[str, str], bool]] = [
    ("tumblin_dice", 3, {}, False),
    ("tumblin_dice", 2, {"mode": "duel5bonus", "goal": "rounds:3", "all_on_board": "double"}, False),
    ("tumblin_dice", 4, {"mode": "teams4", "goal": "wins:2", "order": "by_score", "ejected": "negative"}, False),
    ("tumblin_dice", 6, {"mode": "teams6", "goal": "rounds:2", "order": "rotate", "scoring": "add"}, False),
    ("tumblin_dice", 2, {"goal": "rounds:1", "dice_faces": "20", "board": "minus_one", "all_on_board": "10"}, False),
    ("dice_trip", 4, {}, False),
    ("dice_trip", 1, {"tens_variant": "yes"}, False),
    ("dice_trip", 3, {"map": "switzerland", "double_die_pairs": "two_dice", "tie": "fewest_crossed"}, False),
    ("dice_trip", 2, {"map": "pipland"}, True),
    ("el_dado", 3, {}, False),
    ("favourite", 4, {}, False),
    ("cui_bono", 3, {}, False),
    ("up_and_down", 4, {"version": "colours"}, False),
    ("up_and_down", 3, {"version": "demolish"}, False),
    ("dune", 3, {}, False),
    ("emag", 2, {}, False),
    ("captain_flint", 3, {"attempts": "4"}, False),
    ("flickers", 3, {}, False),
    ("spotted_cow", 3, {}, False),
    ("clever_mole", 4, {"riddles": "5", "wrong": "minus_one"}, False),
    ("wolf", 3, {}, False),
    ("slipped", 4, {}, False),
    ("finish", 3, {}, False),
    ("rasanto", 4, {}, False),
    ("forbidden_number", 3, {}, False),
    ("up_and_down", 3, {"version": "build"}, False),
    ("most_simple_game", 3, {}, False),
    ("summit_storm", 3, {}, False),
    ("triops", 3, {}, False),
    ("up_and_down", 6, {"version": "build"}, False),
]
"""The game, the players, the options, and whether finished sheets of Dice Trip are entered."""
ENDED: list[tuple[str, int, dict[str, str]]] = [
    ("ruins", 3, {}),
    ("flea_chase", 2, {}),
    ("witches_dance", 2, {}),
    ("race", 3, {"factors": "1-2-3-3-4"}),
    ("mucho", 4, {}),
    ("hide_away", 2, {}),
]
"""Games that are counted on the pyramid, spot by spot: the players and the options."""


def line_for(sheet: Sheet, rng: Random) -> str:
    """A line that may be entered now."""
    match sheet:
        case TumblinSheet():
            return _die(sheet, rng)
        case TripSheet():
            return _round(sheet, rng)
        case FinishedTrips():
            seat = rng.randrange(sheet.seats)
            city = rng.choice(sheet.terms.chart.cities).text
            thrown = rng.choice(["x", *[f"{rng.randint(1, 6)}{rng.randint(1, 6)}{plus}" for plus in ("", "+")]])
            return f"{PLAYER_LETTERS[seat]} {city} {thrown}"
        case HeapsSheet():
            seat = rng.choice(sheet.missing())
            left = sheet.left()
            last = len(sheet.missing()) == 1 and sheet.terms.exact
            return " ".join([PLAYER_LETTERS[seat], *[str(count if last else rng.randint(0, count)) for count in left]])
        case TriesSheet():
            seat = rng.choice([one for one in range(sheet.seats) if not sheet.done(one)])
            word = {
                "fastest": rng.choice([f"solved {rng.randint(1, 110)}.{rng.randint(0, 9)}", "failed"]),
                "most": f"counted {rng.randint(0, 12)}",
                "fewest_tries": rng.choice([f"solved {rng.randint(1, 99)}", f"failed {rng.randint(0, 25)} {rng.randint(0, 9)}"]),
            }[sheet.terms.how]
            return f"{PLAYER_LETTERS[seat]} {word}"
        case FacesSheet():
            return _faces(sheet, rng)
        case CountsSheet():
            seat = PLAYER_LETTERS[rng.randrange(sheet.seats)]
            if sheet.terms.way == "claims":
                return f"{seat} {rng.choice(['right', 'right', 'wrong'])}"
            if sheet.terms.way == "win":
                return rng.choice([f"out {seat}", f"won {seat}"])
            return rng.choice([f"{seat} {rng.randint(sheet.terms.least, min(sheet.terms.most, 60))}"] * 9 + ["over"])


def _faces(sheet: FacesSheet, rng: Random) -> str:
    """Some dice of a colour, or the faces that the players counted of it."""
    colours = sheet.colours()
    if sheet.counted or (not sheet.dice and rng.random() < 0.4):
        left = ALL_FACES - sheet.entered()
        to_count = [colour for colour in colours if colour not in sheet.counted]
        return f"{to_count[0]} {left if len(to_count) == 1 else rng.randint(0, left)}"
    if sheet.unfinished and sheet.floating():
        return f"{sheet.floating()[1]} {rng.choice(colours)}"
    if sheet.terms.early and sheet.dice and rng.random() < 0.3:
        return "unfinished"
    missing = sheet.missing()
    return " ".join([*rng.sample(missing, min(len(missing), rng.randint(1, 12))), rng.choice(colours)])


def _die(sheet: TumblinSheet, rng: Random) -> str:
    if not sheet.order:
        order = list(range(len(sheet.terms.members)))
        rng.shuffle(order)
        return " ".join([PLAYER_LETTERS[sheet.terms.members[side][0]] for side in order])
    seat = rng.choice(sheet.missing())
    own = sheet.dice[-1][seat]
    plain = len([word for word in own if not word.startswith("+")])
    bonus = sheet.terms.bonus and len(own) == plain and (plain == sheet.terms.dice_each or rng.random() < 0.2)
    face = rng.randint(1, sheet.terms.faces)
    word = rng.choice([f"{rng.choice(sheet.terms.times)}x{face}"] * 5 + [f"o{face}" if sheet.terms.ejected else "o", "s", "f"])
    return f"{PLAYER_LETTERS[seat]} {'+' if bonus else ''}{word}"


def _round(sheet: TripSheet, rng: Random) -> str:
    chart = sheet.terms.chart
    if sheet.phase == BEGIN:
        return str(rng.randrange(sheet.seats))
    if sheet.phase == ROLL_LINE:
        return " ".join([str(rng.randint(1, 6)) for _ in range(4)])
    if sheet.phase == REROLL:
        again = f"reroll {chart.letters[1]} {rng.randint(1, 6)} {chart.letters[3]} {rng.randint(1, 6)}"
        return rng.choice(["keep", "keep", "keep", again])
    own = sheet.sheets[sheet.writer]
    twice = sheet.may_twice() and rng.random() < 0.3
    empty = own.empty_cities()
    rng.shuffle(empty)
    first, words = -1, []
    for city in empty[: min(2, own.open)]:
        offered = sheet.pairs(twice, first)
        pair = rng.choice([one for one in offered if one != CROSS] * 4 + [one for one in offered if one == CROSS] or offered)
        first = pair if first < 0 else first
        words.append(f"{'x' if pair == CROSS else chart.pairs[pair]} {chart.cities[city].text}")
    return ("twice " if twice else "") + ", ".join(words)


def played(key: str, seats: int, options: dict[str, str], finished: bool, seed: int) -> tuple[Sheet, list[str]]:
    """A game with random lines."""
    rng = Random(seed)
    sheet = sheet_of(CARDS[key], options, seats, finished)
    lines: list[str] = []
    while not sheet.over() and len(lines) < 2000:
        line = line_for(sheet, rng)
        try:
            sheet.add_line(line)
        except PipyardError:
            continue
        lines.append(line)
    return sheet, lines


def terms_of(one: ScoreCard, options: dict[str, str], seats: int) -> dict[str, Any]:
    """The terms that there are for these players: one card may know several sheets."""
    found: dict[str, Any] = {}
    for name, term in one.terms.items():
        with suppress(PipyardError):
            found[name] = bound(term, {**one.options, **options}, seats)
    return found


def evenings() -> dict[str, Any]:
    """All of them, as the browser's test reads them."""
    result: list[dict[str, Any]] = []
    for number, (key, seats, options, finished) in enumerate(PLAYED):
        sheet, lines = played(key, seats, options, finished, number)
        one = CARDS[key]
        terms = terms_of(one, options, seats)
        if "chart" in terms:
            terms = {**terms, "chart": terms["chart"]["id"]}
        kind = bound(one.sheet, {**one.options, **options}, seats)
        result.append({
            "game": key, "kind": "finished" if finished else kind, "seats": seats, "terms": terms, "lines": lines, "over": sheet.over(),
            "scores": sheet.scores(), "ranks": sheet.ranks(),
        })  # fmt: skip
    return {
        "charts": {one.id: {**chart_terms(one), "map": None} for one in atlas.charts()},
        "evenings": result,
        "ended": [_ended(number) for number in range(len(ENDED))],
        "points": _points(),
    }


def _ended(number: int) -> dict[str, Any]:
    """The end of a game on its pyramid, tapped at random."""
    key, seats, options = ENDED[number]
    rng = Random(number)
    one = CARDS[key]
    position = bound(one.pyramid, {**one.options, **options}, seats)
    tapped: dict[str, str] = {}
    for cell, axis, _ in position.spots:
        for own in range(seats) if position.own else [0]:
            seat = own if position.own else rng.randrange(seats)
            if rng.random() < 0.7:
                tapped[spot_name(position, own, cell, axis)] = end_note(position, seat, rng.randint(1, 6))
    if position.cost:
        tapped[cost_name(1)] = "4"
    return {"game": key, "seats": seats, "position": asdict(position), "tapped": tapped, "sums": end_sums(position, tapped, seats)}


def _points() -> dict[str, Any]:
    """The points of an evening of three games."""
    games = [[1, 2, 3], [2, 1, 1], [0, 0, 0], [1, 3, 2]]
    points = [[0, 0, 0]]
    for ranks in games:
        points.append(with_wins(points[-1], ranks))
    return {"ranks": games, "points": points[1:]}


def text() -> str:
    return json.dumps(evenings(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), "utf-8")
