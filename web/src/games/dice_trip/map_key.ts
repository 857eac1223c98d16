/** What the signs of the map mean: coloured rings, grounds, dashed roads, ticks. */

import { say } from "../../i18n/texts";
import type { Trip } from "../../rules/dice_trip";
import { css } from "../../ui/colours";
import { html, paint, type View } from "../../ui/render";
import { badge, ZONES } from "./map";
import "./map_key.css";

/** Folded where it would cover the map. */
const SMALL = "(max-width: 1000px), (max-height: 500px)";

const row = (sign: View, words: string): View =>
	html`<li><span class="trip-key-sign" aria-hidden="true">${sign}</span><span>${words}</span></li>`;

export function mapKey(trip: Trip): View {
	const rings = trip.dice.map(
		({ colour, shape }) =>
			html`<svg viewBox="0 0 40 40" ${paint({ colour: css(colour) })}>
				<circle class="ring" cx="18" cy="18" r="13"></circle>
				<g fill="var(--colour)">${badge(shape, 29, 29, 8)}</g>
			</svg>`,
	);
	const grounds = trip.map.zones.map(
		(_, at) => html`<i class="ground-sign" ${paint({ colour: ZONES[at % ZONES.length] as string })}></i>`,
	);
	const line = (name: string): View =>
		html`<svg class="wide-sign" viewBox="0 0 60 20"><line class=${name} x1="3" y1="10" x2="57" y2="10"></line></svg>`;
	return html`<details class="trip-key" data-key="trip-key" ?open=${!matchMedia(SMALL).matches}>
		<summary>${say("key-title")}</summary>
		<ul>
			${row(html`${rings}`, say("trip-key-ring"))} ${row(html`${grounds}`, say("trip-key-zone"))}
			${row(html`${line("link")}${line("link border")}`, say("trip-key-link"))}
			${row(html`${line("route")}`, say("trip-key-route"))}
			${row(
				html`<svg viewBox="0 0 40 40"><circle class="series" cx="20" cy="20" r="15"></circle></svg>`,
				say("trip-key-series"),
			)}
			${row(html`<b class="tick-sign">✓</b>`, say("trip-key-tick"))}
		</ul>
	</details>`;
}
