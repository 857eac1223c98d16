/** What a sheet of Dice Trip comes to, and which numbers are used up. */

import { say } from "../../i18n/texts";
import type { Sheet } from "../../rules/dice_trip";
import { el } from "../../ui/dom";

export function scoreTable(sheet: Sheet): HTMLElement {
	const { score } = sheet;
	const rows: (readonly [string, number])[] = [
		["bonus", score.bonus.points],
		["crossed", score.crossed.points],
		["road", score.road.points],
		["series", score.series.points],
		["zones", score.zones.points],
		...(score.tens.counted ? [["tens", score.tens.points] as const] : []),
		["total", score.total],
	];
	return el(
		"table",
		{ class: "trip-score" },
		el(
			"tbody",
			{},
			...rows.map(([part, points]) =>
				el("tr", { class: part }, el("th", { scope: "row" }, say(`trip-part-${part}`)), el("td", {}, String(points))),
			),
		),
	);
}
/** All 36 numbers: those that stand on the sheet are struck. */
export function tracker(sheet: Sheet): HTMLElement {
	return el(
		"div",
		{ class: "trip-tracker", "aria-hidden": "true" },
		...Object.entries(sheet.tracker).map(([number, city]) => el("span", { class: city ? "gone" : "" }, number)),
	);
}
