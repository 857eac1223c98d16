/** The face of a die, drawn: pips as dice have them, a number where there are too many. */
import type { TemplateResult } from "lit-html";
import { html, svg } from "./render";

const NEAR = 6.5;
const MIDDLE = 12;
const FAR = 17.5;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
	[],
	[[MIDDLE, MIDDLE]],
	[
		[NEAR, FAR],
		[FAR, NEAR],
	],
	[
		[NEAR, FAR],
		[MIDDLE, MIDDLE],
		[FAR, NEAR],
	],
	[
		[NEAR, NEAR],
		[NEAR, FAR],
		[FAR, NEAR],
		[FAR, FAR],
	],
	[
		[NEAR, NEAR],
		[NEAR, FAR],
		[MIDDLE, MIDDLE],
		[FAR, NEAR],
		[FAR, FAR],
	],
	[
		[NEAR, NEAR],
		[NEAR, MIDDLE],
		[NEAR, FAR],
		[FAR, NEAR],
		[FAR, MIDDLE],
		[FAR, FAR],
	],
];

/** As large as letters are; its colours are `--face` and `--pip`. */
export function dieFace(value: number): TemplateResult {
	const pips = PIPS[value];
	return html`<svg viewBox="0 0 24 24" class="die-face" aria-hidden="true" focusable="false">
		<rect x="1" y="1" width="22" height="22" rx="4.5" class="body"></rect>
		${
			pips
				? pips.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.4" class="pip"></circle>`)
				: svg`<text x="12" y="17" text-anchor="middle" class="pip">${value}</text>`
		}
	</svg>`;
}
