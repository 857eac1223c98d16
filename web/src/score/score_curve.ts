/** A small chart of the scores of a game, line by line, or of the evening's points. */
import { say } from "../i18n/texts";
import { css } from "../ui/colours";
import { html, nothing, paint, svg, type View } from "../ui/render";
import { type Card, countLines } from "./cards";
import { type KeptGame, total } from "./device";

const SCORE_WIDTH = 320;
const SCORE_HEIGHT = 120;
const SCORE_MARGIN = 6;
const MOST_POINTS = 60;

/** One line of a chart: its values from left to right. */
export interface ScoreCurve {
	readonly name: string;
	readonly colour: string;
	readonly values: readonly number[];
}

/** The scores after each line that counts; a long game is sampled, its end always included. */
export function gameCurves(card: Card, game: KeptGame): ScoreCurve[] {
	const { taken } = countLines(card, game);
	const stride = Math.max(1, Math.ceil(taken / MOST_POINTS));
	const steps: number[] = [];
	for (let step = taken; step > 0; step -= stride) steps.unshift(step);
	const scores = [0, ...steps].map((step) => countLines(card, game, game.lines.slice(0, step)).sheet.scores());
	return game.players.map(({ name, colour }, seat) => ({
		name,
		colour,
		values: scores.map((one) => one[seat] ?? 0),
	}));
}
/** The points of an evening after each of its games, oldest first. */
export function eveningCurves(games: readonly KeptGame[]): ScoreCurve[] {
	const ordered = [...games].sort((a, b) => a.began.localeCompare(b.began));
	const colours = new Map(ordered.flatMap((game) => game.players.map((one) => [one.name, one.colour] as const)));
	return [...colours].map(([name, colour]) => ({
		name,
		colour,
		values: [
			0,
			...ordered.map((_, at) => total(ordered.slice(0, at + 1)).find((one) => one.name === name)?.points ?? 0),
		],
	}));
}
/** A chart with a legend; nothing if no line changes or there is only one step. */
export function curvesView(curves: readonly ScoreCurve[]): View {
	const values = curves.flatMap((one) => one.values);
	const low = Math.min(0, ...values);
	const high = Math.max(0, ...values);
	const steps = (curves[0]?.values.length ?? 0) - 1;
	if (steps < 2 || low === high) return nothing;
	const x = (at: number): number => SCORE_MARGIN + (at / steps) * (SCORE_WIDTH - 2 * SCORE_MARGIN);
	const y = (value: number): number =>
		SCORE_HEIGHT - SCORE_MARGIN - ((value - low) / (high - low)) * (SCORE_HEIGHT - 2 * SCORE_MARGIN);
	const said = curves.map(({ name, values: all }) => `${name} ${all.at(-1) ?? 0}`).join(", ");
	return html`<details class="score-curve"><summary>${say("sheet-curve")}</summary>
		<svg viewBox="0 0 ${SCORE_WIDTH} ${SCORE_HEIGHT}" role="img" aria-label=${say("sheet-curve-ends", { scores: said })}>
			<line class="curve-zero" x1=${SCORE_MARGIN} x2=${SCORE_WIDTH - SCORE_MARGIN} y1=${y(0)} y2=${y(0)} />
			${curves.map(
				({ colour, values: all }, seat) =>
					svg`<polyline class="curve-line curve-dash-${seat % 4}" ${paint({ colour: css(colour) })} points=${all.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ")} />`,
			)}
		</svg>
		<ul class="curve-legend">${curves.map(({ name, colour, values: all }, seat) => html`<li><svg viewBox="0 0 24 8" aria-hidden="true"><line class="curve-line curve-dash-${seat % 4}" ${paint({ colour: css(colour) })} x1="0" x2="24" y1="4" y2="4" /></svg> ${name} <strong>${all.at(-1)}</strong></li>`)}</ul>
	</details>`;
}
