"""A sheet and its map as plain facts for whoever draws them: a terminal, a picture, a browser."""

from __future__ import annotations

from pipyard.books.dice_trip.chart import NUMBERS, SHAPES, Chart
from pipyard.books.dice_trip.sheet import EQUAL_DIGITS, Score, Sheet, made


def portrait(
    chart: Chart, sheets: list[Sheet], dice: list[int], tens_variant: bool, written: list[str], done: list[bool]
) -> dict[str, object]:
    """The map once, and every seat's sheet on it."""
    return {
        "map": drawn_map(chart),
        "dice": [
            {"letter": letter, "colour": colour, "shape": shape, "value": dice[place] if dice else 0}
            for place, (letter, colour, shape) in enumerate(zip(chart.letters, chart.colours, SHAPES, strict=True))
        ],
        "pairs": {text: made(dice, pair) for pair, text in enumerate(chart.pairs)} if dice else {},
        "sheets": [{**drawn_sheet(sheet, tens_variant), "written": written[seat], "done": done[seat]} for seat, sheet in enumerate(sheets)],
    }


def drawn_map(chart: Chart) -> dict[str, object]:
    """Positions run from 0 to 1 across the longer side, y downwards as on a screen."""
    left, right = min([city.x for city in chart.cities]), max([city.x for city in chart.cities])
    low, high = min([city.y for city in chart.cities]), max([city.y for city in chart.cities])
    side = max(right - left, high - low) or 1.0
    return {
        "id": chart.id,
        "name": chart.names,
        "colours": chart.colours,
        "letters": chart.letters,
        "shapes": SHAPES,
        "width": round((right - left) / side, 4),
        "height": round((high - low) / side, 4),
        "zones": [{"id": zone.id, "name": zone.names} for zone in chart.zones],
        "cities": [
            {
                "id": city.text,
                "name": city.names,
                "zone": chart.zones[city.zone].id,
                "colour": chart.colours[city.colour] if city.colour >= 0 else "",
                "shape": SHAPES[city.colour] if city.colour >= 0 else "",
                "x": round((city.x - left) / side, 4),
                "y": round((high - city.y) / side, 4),
                "label": city.label,
            }
            for city in chart.cities
        ],
        "links": [[chart.cities[a].text, chart.cities[b].text] for a, b in chart.links],
        "zone_points": chart.zone_points,
        "series_points": [[length, chart.series[length]] for length in range(2, 37) if chart.series[length] != chart.series[length - 1]],
    }


def drawn_sheet(sheet: Sheet, tens_variant: bool) -> dict[str, object]:
    """What stands on a sheet, and its score box with the cities behind every point."""
    chart = sheet.chart
    ids = [city.text for city in chart.cities]
    score = Score(sheet, tens_variant)
    return {
        "numbers": {ids[city]: number for city, number in enumerate(sheet.at) if number > 0},
        "crossed": [ids[city] for city in score.crossed],
        "ticks": {ids[city]: "equal" if sheet.ticks[city] == EQUAL_DIGITS else "colour" for city in score.bonus},
        "tracker": {str(number): ids[sheet.city_of[place]] if sheet.city_of[place] >= 0 else "" for place, number in enumerate(NUMBERS)},
        "tens": [max(sheet.city_of[first : first + 6]) >= 0 for first in range(0, 36, 6)],
        "powers": {"twice": sheet.may_twice, "reroll": sheet.may_reroll},
        "empty": sheet.open,
        "score": {
            "bonus": {"points": len(score.bonus), "cities": [ids[city] for city in score.bonus]},
            "crossed": {"points": -len(score.crossed), "cities": [ids[city] for city in score.crossed]},
            "road": {"points": len(score.road), "cities": [ids[city] for city in score.road]},
            "series": {"points": score.series_points, "cities": [ids[city] for city in score.series]},
            "zones": {"points": score.zone_points, "zones": [chart.zones[zone].id for zone in score.clean]},
            "tens": {"points": score.tens, "counted": tens_variant, "reached": sheet.tens >= 0},
            "total": score.total,
        },
    }
