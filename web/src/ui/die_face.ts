/** A drawn die face: pips, or a number if there are too many. */
import type { TemplateResult } from "lit-html";
import { PIP_PLACES } from "../rules/pips";
import { html, svg } from "./render";

const MIDDLE = 12;
const STEP = 5.5;

/** Sized like text; its colours are `--face` and `--pip`. */
export function dieFace(value: number): TemplateResult {
	const pips = PIP_PLACES[value];
	return html`<svg viewBox="0 0 24 24" class="die-face" aria-hidden="true" focusable="false">
		<rect x="1" y="1" width="22" height="22" rx="4.5" class="body"></rect>
		${
			pips
				? pips.map(
						([u, v]) => svg`<circle cx=${MIDDLE + STEP * u} cy=${MIDDLE - STEP * v} r="2.4" class="pip"></circle>`,
					)
				: svg`<text x="12" y="17" text-anchor="middle" class="pip">${value}</text>`
		}
	</svg>`;
}
