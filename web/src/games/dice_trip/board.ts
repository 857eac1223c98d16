/** The Dice Trip table: a map to write into, four dice to make numbers of. */

import "./beside.css";
import { inLanguage, say } from "../../i18n/texts";
import type { Branch } from "../../net/protocol";
import { entriesOf, type SheetView, type Trip, tripOf, usedDice } from "../../rules/dice_trip";
import { css, inkOf } from "../../ui/colours";
import { el } from "../../ui/dom";
import { html, nothing, paint, render, renderKeepingFocus, type View } from "../../ui/render";
import { calledAt } from "../../ui/sentences";
import type { BoardActions, BoardState, GameBoard } from "../game_board";
import { cityName, drawnMap, textMap } from "./map";
import { mapKey } from "./map_key";
import { dragNumbers } from "./number_drag";
import { scoreTable, tracker } from "./score_box";

const SHAPE_SIGNS: Readonly<Record<string, string>> = { square: "■", disc: "●", triangle: "▲", star: "★" };

/** Pixels from a city within which a tap means it. */
const CITY_REACH = 40;

export const make = (actions: BoardActions): GameBoard => new DiceTripBoard(actions);

class DiceTripBoard implements GameBoard {
	readonly host = el("div", { class: "trip" });
	readonly panel = el("section", { class: "trip-panel", "aria-label": say("trip-score") });
	private readonly hand = el("div", { class: "trip-hand", tabindex: -1 });
	private readonly map = el("div", { class: "trip-map" });
	private readonly tabs = el("div", { class: "row trip-tabs", role: "group", "aria-label": say("trip-sheets") });
	private sight: BoardState | null = null;
	/** The seat whose sheet is shown; -1: my own. */
	private looked = -1;
	/** The die chosen for the tens. */
	private half = "";
	private twice = false;
	/** The choice that this state belongs to. */
	private choosing: BoardState["picker"] = null;

	constructor(private readonly actions: BoardActions) {
		this.host.append(this.hand, this.tabs, this.map);
		this.hand.addEventListener("click", (event) => this.onHand(event));
		dragNumbers(this.hand, {
			pair: (tens, units) => this.carry(tens + units),
			cross: () => this.carry("cross") !== null,
			drop: (city) => this.onCity(city),
		});
		this.map.addEventListener("click", (event) => {
			const under = (event.target as Element).closest<SVGElement>("[data-city]");
			const city = under?.classList.contains("open") ? under : this.nearest(event);
			if (city?.dataset.city) this.onCity(city.dataset.city);
		});
		this.tabs.addEventListener("click", (event) => {
			const button = (event.target as Element).closest<HTMLElement>("[data-sheet]");
			if (button) this.looked = Number(button.dataset.sheet);
			if ((event.target as Element).closest("[data-print]")) print();
			this.actions.redraw();
		});
	}

	/** A tap beside an open city means the nearest one. */
	private nearest(event: MouseEvent): SVGElement | null {
		let best: SVGElement | null = null;
		let least = CITY_REACH;
		for (const city of this.map.querySelectorAll<SVGElement>(".city.open")) {
			const { left, top, width, height } = (city.querySelector(".spot") ?? city).getBoundingClientRect();
			const far = Math.hypot(left + width / 2 - event.clientX, top + height / 2 - event.clientY);
			if (far >= least) continue;
			least = far;
			best = city;
		}
		return best;
	}

	async play(): Promise<void> {}

	show(sight: BoardState): void {
		if (sight.picker && sight.picker !== this.choosing) {
			// a new turn of mine; entries of others do not reset what I have picked
			this.choosing = sight.picker;
			this.half = "";
			this.twice = false;
			this.looked = -1;
		}
		this.sight = sight;
		const trip = tripOf(sight.scene);
		const mine = sight.picker?.seat ?? Math.max(0, sight.picture.eye);
		const seat = this.looked >= 0 ? this.looked : mine;
		const sheet = trip.sheets[seat];
		if (!sheet) return;
		const next = (): HTMLElement =>
			this.hand.querySelector<HTMLElement>(".main-button, button:not(:disabled)") ?? this.hand;
		renderKeepingFocus(this.handView(trip), this.hand, next);
		if (document.activeElement === this.hand) next().focus({ preventScroll: true });
		render(this.tabsView(sight, trip, seat), this.tabs);
		const writing = seat === mine ? this.entries(trip) : [];
		const open = seat === mine ? this.cities() : [];
		render(
			sight.textMode
				? textMap(trip, sheet)
				: html`${drawnMap(trip, sheet, writing, open, this.label(trip, sheet))}${mapKey(trip)}`,
			this.map,
		);
		render(html`${scoreTable(sheet)}${tracker(sheet)}`, this.panel);
	}

	// --- picking

	private get rerolling(): boolean {
		return this.sight?.picker?.root.some((branch) => branch.atom === "keep") ?? false;
	}
	/** The pairs (or the cross) that can come next, each with its continuation. */
	private pairs(): Map<string, Branch[]> {
		const picker = this.sight?.picker;
		const found = new Map<string, Branch[]>();
		if (!picker || this.rerolling || this.sight?.busy) return found;
		if (picker.atoms.length === 0) {
			const verb = picker.root.find((branch) => branch.atom === (this.twice ? "twice" : "write"));
			for (const branch of verb?.more ?? []) found.set(branch.atom, [verb as Branch, branch]);
		} else if (picker.atoms.length % 2 === 1) for (const branch of picker.next ?? []) found.set(branch.atom, [branch]);
		return found;
	}
	private cities(): string[] {
		const picker = this.sight?.picker;
		if (!picker || this.rerolling || picker.atoms.length % 2 === 1 || picker.atoms.length === 0) return [];
		return (picker.next ?? []).map((branch) => branch.atom);
	}
	private entries(trip: Trip): ReturnType<typeof entriesOf> {
		const picker = this.sight?.picker;
		return picker && !this.rerolling ? entriesOf(picker.atoms, trip) : [];
	}

	private onHand(event: Event): void {
		const button = (event.target as Element).closest<HTMLElement>("button");
		const picker = this.sight?.picker;
		if (!button || !picker) return;
		const { die, act } = button.dataset;
		if (die && this.rerolling) this.toggle(die);
		else if (die) this.tapDie(die);
		else if (act === "cross") this.takePair("cross");
		else if (act === "confirm") this.actions.submit();
		else if (act === "back") {
			if (this.half) this.half = "";
			else this.actions.back();
			this.actions.redraw();
		} else if (act === "twice") {
			this.twice = !this.twice;
			this.half = "";
			this.actions.restart();
		} else if (act === "keep") {
			this.actions.restart();
			const keep = picker.root.find((branch) => branch.atom === "keep");
			if (keep) this.actions.take([keep]);
			this.actions.submit();
		}
	}
	/** A number without a city yet, and no other can be made. */
	private get forced(): boolean {
		return this.cities().length > 0 && this.sight?.picker?.forced === true;
	}
	private tapDie(letter: string): void {
		if (this.forced) return;
		// a number without a city yet is replaced
		if (this.cities().length > 0) this.actions.back();
		if (this.half === letter) this.half = "";
		else if (this.half && this.pairs().has(this.half + letter)) {
			this.takePair(this.half + letter);
			return;
		} else this.half = letter;
		this.actions.redraw();
	}
	private takePair(pair: string): void {
		if (this.cities().length > 0) this.actions.back();
		const way = this.pairs().get(pair);
		this.half = "";
		if (way) this.actions.take(way);
	}
	/** Drag a pair, or the cross, from its dice to a city. Returns its label, or null if that is illegal. */
	private carry(pair: string): string | null {
		if (this.rerolling || !this.sight) return null;
		const label = String(tripOf(this.sight.scene).pairs[pair] ?? "");
		if (this.forced) return this.sight.picker?.atoms.at(-1) === pair ? label : null;
		if (this.cities().length > 0) this.actions.back();
		if (!this.pairs().has(pair)) return null;
		this.takePair(pair);
		return label;
	}
	private toggle(letter: string): void {
		const picker = this.sight?.picker;
		if (!picker || !this.sight) return;
		const chosen = new Set(picker.atoms.slice(1));
		if (!chosen.delete(letter)) chosen.add(letter);
		this.actions.restart();
		if (chosen.size === 0) return;
		const way: Branch[] = [];
		let branches: readonly Branch[] = picker.root;
		const order = tripOf(this.sight.scene)
			.dice.map((die) => die.letter)
			.filter((one) => chosen.has(one));
		for (const atom of ["reroll", ...order]) {
			const branch = branches.find((one) => one.atom === atom);
			if (!branch) return;
			way.push(branch);
			branches = branch.more ?? [];
		}
		this.actions.take(way);
	}
	private onCity(city: string): void {
		const branch = this.sight?.picker?.next?.find((one) => one.atom === city);
		if (branch && this.cities().includes(city)) this.actions.take([branch]);
	}

	// --- drawing

	private handView(trip: Trip): View {
		const picker = this.sight?.picker;
		const atoms = picker?.atoms ?? [];
		const used = this.rerolling || atoms[0] === "twice" ? [] : usedDice(atoms);
		const pairs = this.pairs();
		const choosing = picker !== null && picker !== undefined && !this.sight?.busy;
		const tens = new Set([...pairs.keys()].filter((pair) => pair.length === 2).map((pair) => pair[0]));
		const can = (letter: string): boolean => {
			if (!choosing || this.forced) return false;
			if (this.rerolling || letter === this.half || this.cities().length > 0) return true;
			return this.half ? pairs.has(this.half + letter) : tens.has(letter);
		};
		const picked = this.rerolling ? atoms.slice(1) : [this.half];
		const die = ({ letter, colour, value, shape }: Trip["dice"][number]): View =>
			html`<button
				type="button"
				class="trip-die${used.includes(letter) ? " used" : ""}"
				data-die=${letter}
				data-key="die-${letter}"
				aria-pressed=${picked.includes(letter)}
				aria-label="${say(`colour-${colour}`)} ${value || ""}"
				?disabled=${!can(letter)}
				${paint({ colour: css(colour), ink: inkOf(colour) })}
			>
				<span class="shape" aria-hidden="true">${SHAPE_SIGNS[shape] ?? ""}</span>
				<span class="value">${value || "·"}</span>
			</button>`;
		const act = (name: string, words: string, pressed: boolean | typeof nothing = nothing): View =>
			html`<button type="button" data-act=${name} data-key=${name} aria-pressed=${pressed}>${words}</button>`;
		return html`<div class="trip-dice">
				${trip.dice.map(die)} ${choosing && pairs.has("cross") ? act("cross", `✕ ${say("trip-cross")}`) : nothing}
				${choosing && this.rerolling ? act("keep", say("trip-keep")) : nothing}
				${choosing && picker.root.some((branch) => branch.atom === "twice") ? act("twice", say("trip-twice"), this.twice) : nothing}
			</div>
			${
				choosing
					? html`<div class="row">
						<span class="grow small">${this.advice(trip)}</span>
						${
							picker.canGoBack || this.half !== ""
								? html`<button type="button" data-act="back" data-key="trip-back">${say("back")}</button>`
								: nothing
						}
						${
							picker.move === null
								? nothing
								: html`<button type="button" class="main-button" data-act="confirm" data-key="trip-confirm">
									✓ ${say("trip-done")}
								</button>`
						}
					</div>`
					: nothing
			}`;
	}
	private advice(trip: Trip): string {
		const picker = this.sight?.picker;
		if (this.rerolling) return say("trip-pick-reroll");
		const entries = this.entries(trip);
		const written = entries
			.filter((entry) => entry.city)
			.map((entry) => `${entry.number ?? "✕"} → ${cityName(trip, entry.city)}`)
			.join(", ");
		const open = entries.find((entry) => !entry.city);
		const next = picker?.move
			? ""
			: open
				? open.number === null
					? say("trip-pick-cross")
					: say("trip-pick-city", { number: open.number })
				: this.half
					? say("trip-pick-units")
					: say("trip-pick-dice");
		return [written, next].filter(Boolean).join(". ");
	}

	private tabsView(sight: BoardState, trip: Trip, seat: number): View {
		const tab = (sheet: SheetView, other: number): View => {
			return html`<button type="button" data-sheet=${other} data-key="sheet-${other}" aria-pressed=${other === seat}>
				${calledAt(sight.said, other)} · ${sheet.score.total}${sheet.done ? " ✓" : ""}
			</button>`;
		};
		return html`${trip.sheets.length > 1 ? trip.sheets.map(tab) : nothing}
			<button type="button" class="quiet" data-print="yes" data-key="print">${say("trip-print")}</button>`;
	}
	private label(trip: Trip, sheet: SheetView): string {
		const filled = Object.keys(sheet.numbers).length + sheet.crossed.length;
		return say("trip-map-alt", { name: inLanguage(trip.map.name), filled, all: trip.map.cities.length });
	}
}
