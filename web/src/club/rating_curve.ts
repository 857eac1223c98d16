/** A rating over time: the line of the points, and the band in which the strength lies with 95 %. */
import { say } from "../i18n/texts";
import type { Curve } from "../net/protocol";
import { svg } from "../ui/dom";

const RATING_WIDTH = 320;
const RATING_HEIGHT = 140;
const RATING_MARGIN = 8;

/** The chart; null with fewer than two games. */
export function ratingCurve({ points }: Curve): SVGElement | null {
	const last = points.at(-1);
	if (!last || points.length < 2) return null;
	const low = Math.min(...points.map((one) => one.points - one.margin));
	const high = Math.max(...points.map((one) => one.points + one.margin));
	const x = (at: number): string =>
		(RATING_MARGIN + (at / (points.length - 1)) * (RATING_WIDTH - 2 * RATING_MARGIN)).toFixed(1);
	const y = (value: number): string =>
		(RATING_HEIGHT - RATING_MARGIN - ((value - low) / (high - low)) * (RATING_HEIGHT - 2 * RATING_MARGIN)).toFixed(1);
	const above = points.map((one, at) => `${x(at)},${y(one.points + one.margin)}`);
	const below = points.map((one, at) => `${x(at)},${y(one.points - one.margin)}`).reverse();
	const made = svg(
		"svg",
		{
			class: "club-curve",
			viewBox: `0 0 ${RATING_WIDTH} ${RATING_HEIGHT}`,
			role: "img",
			"aria-label": say("club-curve", {
				games: points.length,
				points: String(last.points),
				margin: String(last.margin),
			}),
		},
		svg("polygon", { class: "band", points: [...above, ...below].join(" ") }),
		svg("polyline", { class: "line", points: points.map((one, at) => `${x(at)},${y(one.points)}`).join(" ") }),
	);
	return made;
}
