/** A drawn die face: pips, or a number if there are too many. */
import type { TemplateResult } from "lit-html";
import { PIP_PLACES } from "../rules/pips";
import { html, svg } from "./render";

const ICON_MIDDLE = 12;
const ICON_PIP_STEP = 5.5;

/** The edges of a die that stands on a corner, seen from above: half a width, half a height, and the height of a face. */
const [ASIDE, DOWN, UP] = [9.5, 5.5, 11];
/** Its three upper faces from the middle: towards the near side, the left and the right one. */
const UPPER_FACES = [
	[-ASIDE, DOWN, ASIDE, DOWN],
	[-ASIDE, DOWN, 0, -UP],
	[ASIDE, DOWN, 0, -UP],
] as const;

/** One die as it stands in a funnel, with its three upper faces. */
export function standingDie(values: readonly number[]): TemplateResult {
	return html`<svg viewBox="0 0 24 24" class="die-face" aria-hidden="true" focusable="false">
		${UPPER_FACES.map(
			(edges, face) =>
				svg`<g transform="matrix(${edges.map((part) => part / 24).join(" ")} ${ICON_MIDDLE} ${ICON_MIDDLE})">
					<rect x="0.4" y="0.4" width="23.2" height="23.2" rx="2" class="body"></rect>
					${(PIP_PLACES[values[face] ?? 0] ?? []).map(
						([u, v]) =>
							svg`<circle cx=${ICON_MIDDLE + ICON_PIP_STEP * u} cy=${ICON_MIDDLE - ICON_PIP_STEP * v} r="2.6" class="pip"></circle>`,
					)}
				</g>`,
		)}
	</svg>`;
}

/** Sized like text; its colours are `--face` and `--pip`. */
export function dieFace(value: number): TemplateResult {
	const pips = PIP_PLACES[value];
	return html`<svg viewBox="0 0 24 24" class="die-face" aria-hidden="true" focusable="false">
		<rect x="1" y="1" width="22" height="22" rx="4.5" class="body"></rect>
		${
			pips
				? pips.map(
						([u, v]) =>
							svg`<circle cx=${ICON_MIDDLE + ICON_PIP_STEP * u} cy=${ICON_MIDDLE - ICON_PIP_STEP * v} r="2.4" class="pip"></circle>`,
					)
				: svg`<text x="12" y="17" text-anchor="middle" class="pip">${value}</text>`
		}
	</svg>`;
}
