/** Counting on the pyramid: everybody's dice or faces are tapped as they stand at the end, and the numbers follow. */
import { say } from "../i18n/texts";
import { type CountedSpot, diceBeside, levelsOf, outline } from "../rules/end_position";
import { cellOf, level } from "../rules/lattice";
import {
	type CountsSheet,
	cost_name,
	cost_of,
	type EndPosition,
	end_note,
	end_sums,
	spot_name,
} from "../rules/score_rules";
import type { FacePoint } from "../rules/tally";
import { html, nothing, svg, type View } from "../ui/render";
import { bound } from "./cards";
import { type KeptGame, tallied, withLine } from "./device";
import { painted, SHEET_LETTERS, type SheetHost } from "./sheet_host";

type PositionHost = SheetHost<CountsSheet>;
const END_MARGIN = 0.7;

/** The end position of a game; null: nothing is counted on its pyramid. */
export function positionOf({ card, game }: PositionHost): EndPosition | null {
	if (!card.pyramid) return null;
	return bound(card.pyramid, { ...card.options, ...game.options }, game.players.length) as EndPosition | null;
}
/** Whether the pyramid is open; then undo takes back taps on it. */
export const onPyramid = (game: KeptGame): boolean => new URLSearchParams(game.draft).has("pyramid");

/** The button that opens the pyramid, or the pyramid. */
export function endPositionView(host: PositionHost): View {
	const position = positionOf(host);
	if (!position || host.sheet.over()) return nothing;
	const draft = host.draft();
	if (draft.pyramid === undefined)
		return html`<button type="button" class="score-button" data-key="pyramid" @click=${() => host.noted({ pyramid: "1" })}>${say("sheet-pyramid")}</button>`;
	const seats = host.players.length;
	const seat = Math.min(Number(draft.owner ?? 0), seats - 1);
	const number = Number(draft.number ?? 6);
	const levels = levelsOf(position);
	const shown = Number(draft.level ?? levels[0] ?? 0);
	const sums = end_sums(position, new Map(Object.entries(host.game.tally)), seats);
	const spots = position.spots.filter(([cell]) => levels.length === 0 || level(cellOf(cell)) === shown);
	return html`<section class="end-position">
		<p class="score-asks" role="status">${say(position.numbers ? "sheet-pyramid-numbers" : position.own ? "sheet-pyramid-faces" : "sheet-pyramid-dice")}</p>
		<div class="score-chips" role="radiogroup" aria-label=${say("sheet-people")}>
			${host.players.map((person, one) => html`<button type="button" role="radio" class="score-chip" data-owner=${one} aria-checked=${String(one === seat)} @click=${() => host.noted({ owner: String(one) })} ${painted(person.colour)}><span>${person.name}</span><strong>${sums[one]}</strong></button>`)}
		</div>
		${position.numbers ? html`<div class="tumblin-faces" role="radiogroup" aria-label=${say("score-face")}>${[1, 2, 3, 4, 5, 6].map((one) => html`<button type="button" role="radio" data-face=${one} class=${one === number ? "now" : ""} aria-checked=${String(one === number)} @click=${() => host.noted({ number: String(one) })}>${one}</button>`)}</div>` : nothing}
		${levels.length ? html`<div class="score-plain" role="radiogroup" aria-label=${say("sheet-pyramid-level")}>${levels.map((one) => html`<button type="button" role="radio" data-level=${one} class=${one === shown ? "now" : ""} aria-checked=${String(one === shown)} @click=${() => host.noted({ level: String(one) })}>${one + 1}</button>`)}</div>` : nothing}
		${drawing(host, position, spots, seat, number)}
		${position.cost ? costs(host, position.cost) : nothing}
		<div class="score-plain">
			<button type="button" class="main-button" data-key="pyramid-take" @click=${() => host.change(taken(host, sums))}>${say("sheet-pyramid-take")}</button>
			<button type="button" data-key="pyramid-close" @click=${() => host.noted({ pyramid: undefined })}>${say("sheet-line-leave")}</button>
		</div>
	</section>`;
}
/** What everybody subtracts. */
function costs(host: PositionHost, what: string): View {
	const { tally } = host.game;
	const now = (seat: number): number => cost_of(new Map(Object.entries(tally)), seat);
	const set = (seat: number, count: number): void =>
		host.change(tallied(host.game, { ...tally, [cost_name(seat)]: String(count) }));
	return html`${host.players.map(
		({ name }, seat) => html`<div class="score-plain" data-cost=${seat}>
			<span class="grow">${say(`sheet-cost-${what}`, { name })}</span>
			<button type="button" data-step="-1" aria-label=${say("sheet-less", { name })} ?disabled=${now(seat) === 0} @click=${() => set(seat, now(seat) - 1)}>−</button>
			<strong>${now(seat)}</strong>
			<button type="button" data-step="1" aria-label=${say("sheet-more", { name })} @click=${() => set(seat, now(seat) + 1)}>+</button>
		</div>`,
	)}`;
}
/** A number for everybody; the highest last, as it may end the game. */
function taken({ game, sheet }: PositionHost, sums: readonly number[]): KeptGame {
	const { least, most } = sheet.terms;
	const order = [...sums.keys()].sort((one, other) => (sums[one] ?? 0) - (sums[other] ?? 0));
	const within = (sum: number): number => Math.max(least, Math.min(most, sum));
	return order.reduce((now, seat) => withLine(now, `${SHEET_LETTERS[seat]} ${within(sums[seat] ?? 0)}`), game);
}

/** A stroke that began on a spot: whether it clears, and what it has met. */
let stroke: { readonly clears: boolean; readonly met: Set<string> } | null = null;

function drawing(
	host: PositionHost,
	position: EndPosition,
	spots: readonly CountedSpot[],
	seat: number,
	number: number,
): View {
	const { tally } = host.game;
	const what = end_note(position, seat, number);
	const points = spots.flatMap((one) => outline(position, one));
	const [left, right] = [
		Math.min(...points.map(({ x }) => x)) - END_MARGIN,
		Math.max(...points.map(({ x }) => x)) + END_MARGIN,
	];
	const [top, bottom] = [
		Math.min(...points.map(({ y }) => y)) - END_MARGIN,
		Math.max(...points.map(({ y }) => y)) + END_MARGIN,
	];
	const set = (name: string, clears: boolean, first: boolean): void => {
		const { [name]: _, ...others } = tally;
		const now = clears ? others : { ...others, [name]: what };
		host.change(first ? tallied(host.game, now) : { ...host.game, tally: now });
	};
	const paint = (event: PointerEvent): void => {
		const name = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-spot]")
			?.dataset.spot;
		if (!name || stroke?.met.has(name)) return;
		const first = stroke === null;
		stroke ??= { clears: tally[name] === what, met: new Set() };
		stroke.met.add(name);
		if (stroke.clears || tally[name] !== what) set(name, stroke.clears, first);
	};
	const press = (event: PointerEvent): void => {
		stroke = null;
		if (event.button === 0) paint(event);
	};
	const move = (event: PointerEvent): void => {
		if (stroke && event.buttons) paint(event);
	};
	const drawn = (corners: readonly FacePoint[]): string =>
		corners.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ");
	const shape = (one: CountedSpot): View => {
		const name = spot_name(position, seat, one[0], one[1]);
		const [who, face = ""] = (tally[name] ?? "").split(":");
		const owner = who ? host.players[Number(who)] : undefined;
		const corners = outline(position, one);
		const middle = (axis: "x" | "y"): string =>
			(corners.reduce((sum, point) => sum + point[axis], 0) / corners.length).toFixed(2);
		const label = `${one[0]}: ${owner ? [owner.name, face].filter(Boolean).join(" ") : say("score-nothing")}`;
		return svg`<g data-spot=${name} role="button" tabindex="0" aria-label=${label} class=${owner ? "told" : ""} ${painted(owner?.colour ?? "")}
			@keydown=${(event: KeyboardEvent) => {
				if (event.key !== "Enter" && event.key !== " ") return;
				event.preventDefault();
				set(name, tally[name] === what, true);
			}}>
			<polygon points=${drawn(corners)}></polygon>
			<text x=${middle("x")} y=${(Number(middle("y")) + 0.16).toFixed(2)}>${face || (owner ? owner.name.slice(0, 1) : "")}</text>
		</g>`;
	};
	return html`<svg class="end-pyramid" viewBox="${left} ${top} ${right - left} ${bottom - top}" role="group" aria-label=${say("score-pyramid")} @pointerdown=${press} @pointermove=${move}>${diceBeside(position, spots).map((corners) => svg`<polygon class="beside" points=${drawn(corners)}></polygon>`)}${spots.map(shape)}</svg>`;
}
