/** The score of a Dice Trip sheet, and the numbers used. */

import { maybe, say } from "../../i18n/texts";
import type { SheetView } from "../../rules/dice_trip";
import { html, nothing, type View } from "../../ui/render";

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
	const row = ([part, points]: readonly [string, number]): View => {
		const counts = maybe(`trip-hint-${part}`);
		return html`<tr class=${part}>
			<th scope="row">
				${say(`trip-part-${part}`)} ${counts === null ? nothing : html`<small class="soft counts">${counts}</small>`}
			</th>
			<td>${points}</td>
		</tr>`;
	};
	return html`<table class="trip-score">
		<tbody>
			${rows.map(row)}
		</tbody>
	</table>`;
}
/** All 36 numbers, with used ones struck out. */
export function tracker(sheet: SheetView): View {
	return html`<div class="trip-tracker" aria-hidden="true">
		${Object.entries(sheet.tracker).map(([number, city]) => html`<span class=${city ? "gone" : ""}>${number}</span>`)}
	</div>`;
}
