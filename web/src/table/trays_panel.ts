/** Dice beside the plate that a chunk is broken off from: tap them or swipe across them to choose, tap again to put back, drag them onto
 * the board. */
import { say } from "../i18n/texts";
import type { Scene, Table, Tray } from "../net/protocol";
import type { Picker } from "../rules/move_picker";
import type { ScreenPoint } from "../scene3d/viewport";
import { css } from "../ui/colours";
import { el } from "../ui/dom";
import { carry } from "../ui/drag";
import { trayDie } from "../ui/move_words";
import { html, nothing, paint, type View } from "../ui/render";
import { calledAt } from "../ui/sentences";
import { type Readiness, swipe } from "../ui/swipe";

interface Hands {
	/** Choose a die, or put it back. */
	toggle(name: string, spot: ScreenPoint): void;
	/** Whether a die can be chosen. */
	ready(name: string): Readiness;
	/** The chosen dice are over a point of the page. */
	over(x: number, y: number): void;
	/** The chosen dice are let go. */
	drop(x: number, y: number): void;
}

/** Dice beside the plate in fixed places, level by level, upper levels first; what was broken off leaves a gap. */
export function traysPanel(scene: Scene | null, picker: Picker | null, said: Table, hands: Hands): View[] {
	const trays = scene?.extra.trays ?? [];
	const offered = new Set(picker?.beforePiece.map((branch) => branch.atom));
	const picked = new Set(picker?.atoms ?? []);
	return trays.map((tray) => {
		const mine = picker?.seat === tray.owner;
		const colour = css(scene?.colours[tray.owner] ?? "ivory");
		const [rows, columns, levels] = tray.size;
		const drag = (event: PointerEvent): void => {
			const carried = el("span", { class: "tray-die carried", "aria-hidden": "true" });
			carried.style.setProperty("--colour", colour);
			carry(event, carried, {
				moved: (now) => hands.over(now.clientX, now.clientY),
				dropped: (now) => hands.drop(now.clientX, now.clientY),
			});
		};
		const across = (event: PointerEvent): void =>
			swipe(event, {
				nameOf: (element) => element?.closest<HTMLElement>("button.tray-die")?.dataset.key?.slice("tray-".length) ?? "",
				ready: hands.ready,
				choose: (name, now) => hands.toggle(name, { x: now.clientX, y: now.clientY }),
			});
		const place = (die: Tray["dice"][number] | undefined): View => {
			if (!die) return html`<span class="tray-gap"></span>`;
			const chosen = mine && picked.has(die.name);
			const open = chosen || offered.has(die.name);
			if (!mine) return html`<span class="tray-die" ${paint({ colour })}></span>`;
			return html`<button
				type="button"
				class=${chosen ? "tray-die picked" : open ? "tray-die" : "tray-die shut"}
				data-key="tray-${die.name}"
				aria-pressed=${chosen}
				aria-disabled=${!open}
				aria-label=${trayDie(die.name, scene)}
				@click=${(event: MouseEvent) => hands.toggle(die.name, { x: event.clientX, y: event.clientY })}
				@pointerdown=${chosen ? drag : across}
				${paint({ colour })}
			></button>`;
		};
		const at = (row: number, column: number, level: number): View =>
			place(tray.dice.find((die) => die.at[0] === row && die.at[1] === column && die.at[2] === level));
		const layer = (level: number): View =>
			html`<div class=${mine ? "tray-layer open" : "tray-layer"}>
				${mine && levels > 1 ? html`<span class="soft small">${layerName(level, levels)}</span>` : nothing}
				${counted(rows).map((row) => html`<div class="tray-row">${counted(columns).map((column) => at(row, column, level))}</div>`)}
			</div>`;
		return html`<div class=${`tray ${tray.kind}${mine ? "" : " other"}`}>
			<span class="soft small">${say(`tray-${tray.kind}`, { who: calledAt(said, tray.owner), count: tray.dice.length })}</span>
			<div class="tray-layers">${counted(levels).reverse().map(layer)}</div>
		</div>`;
	});
}
const counted = (count: number): number[] => [...Array(count).keys()];
const layerName = (level: number, levels: number): string =>
	level === levels - 1
		? say("tray-top-layer")
		: level === 0
			? say("tray-bottom-layer")
			: say("tray-layer", { number: levels - level });
