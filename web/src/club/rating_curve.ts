/** A rating over time: the line of the points, and the band in which the strength lies with 95 %. */
import { say } from "../i18n/texts";
import type { Curve } from "../net/protocol";
import { svg } from "../ui/dom";

const WIDE = 320;
const HIGH = 140;
const EDGE = 8;

/** The chart; null with fewer than two games. */
export function ratingCurve({ points }: Curve): SVGElement | null {
	const last = points.at(-1);
	if (!last || points.length < 2) return null;
	const low = Math.min(...points.map((one) => one.points - one.margin));
	const high = Math.max(...points.map((one) => one.points + one.margin));
	const x = (at: number): string => (EDGE + (at / (points.length - 1)) * (WIDE - 2 * EDGE)).toFixed(1);
	const y = (value: number): string => (HIGH - EDGE - ((value - low) / (high - low)) * (HIGH - 2 * EDGE)).toFixed(1);
	const above = points.map((one, at) => `${x(at)},${y(one.points + one.margin)}`);
	const below = points.map((one, at) => `${x(at)},${y(one.points - one.margin)}`).reverse();
	const made = svg(
		"svg",
		{
			class: "club-curve",
			viewBox: `0 0 ${WIDE} ${HIGH}`,
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
