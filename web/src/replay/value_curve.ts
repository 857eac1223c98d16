/** The course of a game as a curve for every player: the value of the game at each decision. */
import { live } from "lit-html/directives/live.js";
import { currentLanguage, say } from "../i18n/texts";
import type { Table } from "../net/protocol";
import { html, svg, type View } from "../ui/render";
import { calledAt } from "../ui/sentences";

export interface CurvePoint {
	/** The number of the event, from 1. */
	readonly at: number;
	readonly seat: number;
	readonly worth: number;
}
const WIDTH = 320;
const CURVE_HEIGHT = 110;
const STROKES = ["", "6 3", "2 3", "8 3 2 3"];

export function curveView(
	points: readonly CurvePoint[],
	steps: number,
	now: number,
	said: Pick<Table, "chairs" | "mine">,
	go: (step: number) => void,
): View {
	const seats = [...new Set(points.map((point) => point.seat))].sort((one, other) => one - other);
	const x = (at: number): number => (WIDTH * at) / Math.max(1, steps);
	const y = (worth: number): number => CURVE_HEIGHT * (1 - worth);
	const stroke = (seat: number): string => STROKES[seat % STROKES.length] ?? "";
	const onClick = (event: MouseEvent): void => {
		const box = (event.currentTarget as Element).getBoundingClientRect();
		go(Math.round(((event.clientX - box.left) / box.width) * steps));
	};
	// the keyboard goes from one decision to the next; a decision may have a value for every player
	const decisions = [...new Set(points.map((point) => point.at))].sort((one, other) => one - other);
	const here = Math.max(0, decisions.filter((at) => at - 1 <= now).length - 1);
	const percent = new Intl.NumberFormat(currentLanguage(), { style: "percent" });
	const values = points
		.filter((point) => point.at === decisions[here])
		.map((point) => `${calledAt(said, point.seat)} ${percent.format(point.worth)}`);
	const told = say("curve-point", { at: (decisions[here] ?? 1) - 1, values: values.join(", ") });
	const onInput = (event: Event): void => {
		const at = decisions[Number((event.currentTarget as HTMLInputElement).value)];
		if (at) go(at - 1);
	};
	return html`<figure class="curve">
		<svg viewBox="0 0 ${WIDTH} ${CURVE_HEIGHT}" role="img" aria-label=${say("curve-label")} data-key="curve" @click=${onClick}>
			<line x1="0" x2=${WIDTH} y1=${CURVE_HEIGHT / 2} y2=${CURVE_HEIGHT / 2} class="curve-middle"></line>
			${seats.map(
				(seat) =>
					svg`<polyline
						class="curve-line seat-${seat}"
						fill="none"
						stroke-dasharray=${stroke(seat)}
						points=${points
							.filter((point) => point.seat === seat)
							.map((point) => `${x(point.at - 1).toFixed(1)},${y(point.worth).toFixed(1)}`)
							.join(" ")}
					></polyline>`,
			)}
			<line x1=${x(now)} x2=${x(now)} y1="0" y2=${CURVE_HEIGHT} class="curve-now"></line>
		</svg>
		<input
			type="range"
			data-key="curve-decision"
			min="0"
			max=${Math.max(0, decisions.length - 1)}
			.value=${live(String(here))}
			aria-label=${say("curve-decision")}
			aria-valuetext=${told}
			@input=${onInput}
		/>
		<figcaption class="small soft">
			${say("curve-about")}
			${seats.map(
				(seat) => html`<span class="curve-key"
					><svg viewBox="0 0 24 8" aria-hidden="true">
						<line x1="0" x2="24" y1="4" y2="4" class="curve-line seat-${seat}" stroke-dasharray=${stroke(seat)}></line></svg
					>${calledAt(said, seat)}</span
				> `,
			)}
		</figcaption>
	</figure>`;
}
