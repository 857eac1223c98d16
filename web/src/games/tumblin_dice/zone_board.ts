/** The board from above as zones to tap, with dice in them: for real dice, whose exact place nobody measures. */
import { say } from "../../i18n/texts";
import { css, inkOf } from "../../ui/colours";
import { el } from "../../ui/dom";
import { carry } from "../../ui/drag";
import { html, nothing, paint, svg, type View } from "../../ui/render";

/** A die in a zone: `4x6`, `o`, `o3`, `s`, `f`. */
export interface ZonedDie {
	readonly word: string;
	readonly colour: string;
	/** For tapping it, or dragging it elsewhere; empty: it stays. */
	readonly name?: string;
	/** It is the one being entered. */
	readonly now?: boolean;
}
export interface ZoneBoardHost {
	/** The multipliers of the levels, from the top down. */
	readonly times: readonly number[];
	readonly dice: readonly ZonedDie[];
	/** The chosen zone: a multiplier, `o`, `s`, `f`; empty: none. */
	readonly zone: string;
	/** Without it the board is only looked at. */
	readonly tap?: (zone: string) => void;
	/** A die that lies there was tapped, by its name; without it the tap is one of its zone. */
	readonly pick?: (name: string) => void;
	/** A die was dragged to a zone: one that lies there by its name, otherwise the number of a new one. */
	readonly drop?: (dragged: Dragged, zone: string) => void;
}
export type Dragged = { readonly name: string } | { readonly face: string };

const ZONES_WIDTH = 100;
const EDGE_ROW = 11;
const SMALL_DIE = 6.4;
/** A die in short: `4×6`, `off`. */
export function dieText(word: string): string {
	const plain = word.replace("+", "");
	if (plain === "s") return say("score-short");
	if (plain === "f") return say("score-foul");
	if (plain.startsWith("o")) return `${say("score-off")}${plain.slice(1)}`;
	return plain.replace("x", "×");
}
/** Follow a pointer with a die, and drop it on the zone below. */
export function dragDie(
	down: PointerEvent,
	{ face, colour, drop }: { face: string; colour: string; drop: (zone: string) => void },
): void {
	if (!down.isPrimary || down.button !== 0) return;
	const carried = el(
		"span",
		{ class: "die-carried", "aria-hidden": "true", colour: css(colour), ink: inkOf(colour) },
		face,
	);
	// touch would hold the pointer on the first thing it met
	(down.target as Element).releasePointerCapture?.(down.pointerId);
	const under = (now: PointerEvent): SVGElement | null =>
		document.elementFromPoint(now.clientX, now.clientY)?.closest<SVGElement>("[data-zone]") ?? null;
	let over: SVGElement | null = null;
	const show = (zone: SVGElement | null): void => {
		over?.classList.remove("over");
		over = zone;
		over?.classList.add("over");
	};
	carry(down, carried, {
		moved: (now) => show(under(now)),
		dropped: (now) => {
			const zone = under(now)?.dataset.zone;
			show(null);
			if (zone) drop(zone);
		},
	});
}

export function zoneBoard({ times, dice, zone, tap, pick, drop }: ZoneBoardHost): View {
	const high = times.length > 4 ? 11 : 15;
	const top = EDGE_ROW;
	const height = top + high * times.length + top;
	const inZone = (what: string): readonly ZonedDie[] =>
		dice.filter(({ word }) =>
			what === "o" ? word.startsWith("o") : what === "s" || what === "f" ? word === what : word.startsWith(`${what}x`),
		);
	const faceOf = (word: string): string => word.split("x")[1] ?? word.slice(1);
	const held = (one: ZonedDie) => (event: PointerEvent) => {
		if (!one.name || !drop) return;
		const { name } = one;
		dragDie(event, { face: faceOf(one.word), colour: one.colour, drop: (where) => drop({ name }, where) });
	};
	/** The finger moves the die, not the page; browsers hear touch-action only for the whole picture. */
	const still = (one: ZonedDie) => (event: Event) => {
		if (one.name && drop) event.preventDefault();
	};
	const picked = (one: ZonedDie) => (event: Event) => {
		if (!one.name || !pick) return;
		event.stopPropagation();
		pick(one.name);
	};
	const die = (
		one: ZonedDie,
		x: number,
		y: number,
		size: number,
	): View => svg`<g class="die ${one.name && drop ? "loose" : ""} ${one.now ? "now" : ""}" data-lies=${one.name ?? nothing} transform="translate(${x} ${y - size / 2}) scale(${size / SMALL_DIE})" @click=${picked(one)} @pointerdown=${held(one)} @touchmove=${still(one)} ${paint({ colour: css(one.colour), ink: inkOf(one.colour) })}>
				<rect width=${SMALL_DIE} height=${SMALL_DIE} rx="1.2"></rect>
				<text x="3.2" y="4.8">${faceOf(one.word)}</text>
			</g>`;
	/** From the right, so that most of a zone stays free for a finger; the fewer dice, the bigger. */
	const drawn = (what: string, y: number, right: number, room: number, most: number): View[] => {
		const own = inZone(what);
		const step = Math.min(most + 1, room / Math.max(1, own.length));
		const size = Math.max(SMALL_DIE, Math.min(most, step - 0.6));
		return own.map((one, number) => die(one, right - size - (own.length - 1 - number) * step, y, size));
	};
	const area = (what: string, label: string, shape: View, more: View): View =>
		!tap
			? svg`<g data-zone=${what}>${shape}${more}</g>`
			: svg`<g
		class="zone ${what === zone ? "now" : ""}" role="button" tabindex="0" data-zone=${what} aria-label=${label}
		@click=${() => tap(what)}
		@keydown=${(event: KeyboardEvent) => {
			if (event.key === "Enter" || event.key === " ") {
				event.preventDefault();
				tap(what);
			}
		}}>${shape}${more}</g>`;
	return html`<svg class="tumblin-board" viewBox="0 0 ${ZONES_WIDTH} ${height}" role="group" aria-label=${say(tap ? "sheet-board" : "real-board")}>
		${area("s", say("score-short"), svg`<rect class="short" x="12" y="0" width="76" height=${top}></rect>`, svg`<circle class="disc" cx="50" cy="5.5" r="4.2"></circle><text class="label" x="15" y="7.4">${say("score-short")}</text>${drawn("s", 5.5, 87, 31, 8)}`)}
		${times.map((multiplier, number) => {
			const what = String(multiplier);
			const y = top + number * high;
			return area(
				what,
				`${multiplier}×`,
				svg`<rect class="level level-${number}" x="12" y=${y} width="76" height=${high - 0.6}></rect>`,
				svg`<text class="times" x="15" y=${y + high / 2 + 2.4}>${multiplier}×</text>${drawn(what, y + high / 2 - 0.3, 87, 60, high > 12 ? 10 : 8)}`,
			);
		})}
		${area("o", say("score-off"), svg`<path class="off" d="M0 0H11V${height - top}H89V0H100V${height}H0Z"></path>`, svg`<text class="label" x="15" y=${height - 3.6}>${say("score-off")}</text>${drawn("o", height - 5.5, 73, 41, 8)}`)}
		${area("f", say("score-foul"), svg`<rect class="foul" x="75" y=${height - top + 0.6} width="25" height=${top - 0.6}></rect>`, svg`<text class="label" x="79" y=${height - 3.6}>${say("score-foul")}</text>${inZone("f").length ? svg`<text class="label" x="95" y=${height - 3.6}>${inZone("f").length}</text>` : nothing}`)}
	</svg>`;
}
/** The numbers to tap, or to drag onto the board. */
export function faceRow(
	faces: number,
	{
		now,
		later,
		able,
		tap,
		drag,
	}: {
		now: string;
		later: boolean;
		able: boolean;
		tap: (face: string) => void;
		drag?: (event: PointerEvent, face: string) => void;
	},
): View {
	return html`<div class="tumblin-faces faces-${Math.min(faces, 20)} ${later ? "later" : ""}" role="group" aria-label=${say("score-face")}>
		${Array.from({ length: faces }, (_, number) => String(number + 1)).map(
			(face) =>
				html`<button type="button" data-face=${face} class=${now === face ? "now" : ""} ?disabled=${!able} @pointerdown=${(event: PointerEvent) => drag?.(event, face)} @click=${() => tap(face)}>${face}</button>`,
		)}
	</div>`;
}
