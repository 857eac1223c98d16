/** The score of a Dice Trip sheet, and the numbers used. */

import { say } from "../../i18n/texts";
import type { SheetView } from "../../rules/dice_trip";
import { html, type View } from "../../ui/render";

export function scoreTable(sheet: SheetView): View {
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
	return html`<table class="trip-score">
		<tbody>
			${rows.map(
				([part, points]) => html`<tr class=${part}>
					<th scope="row">${say(`trip-part-${part}`)}</th>
					<td>${points}</td>
				</tr>`,
			)}
		</tbody>
	</table>`;
}
/** All 36 numbers, with used ones struck out. */
export function tracker(sheet: SheetView): View {
	return html`<div class="trip-tracker" aria-hidden="true">
		${Object.entries(sheet.tracker).map(([number, city]) => html`<span class=${city ? "gone" : ""}>${number}</span>`)}
	</div>`;
}
