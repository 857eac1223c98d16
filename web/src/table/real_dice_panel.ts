/** Real dice: the player taps or types the result. */

import { live } from "lit-html/directives/live.js";
import { say } from "../i18n/texts";
import type { Picture, RollForm, Table } from "../net/protocol";
import { storage } from "../platform/storage";
import { tripIn } from "../rules/dice_trip";
import { byFaces, facesIn, MOST_SHOWN, nextFaces, outcomeOf } from "../rules/real_dice";
import type { TableContext } from "../state/table_context";
import { css, inkOf } from "../ui/colours";
import { dieFace } from "../ui/die_face";
import { html, nothing, paint, render, type View } from "../ui/render";
import { RealShotPanel } from "./real_shot_panel";

const ANY: RollForm = { kind: "text", count: 1, faces: 6, apart: false, words: [], example: "" };

export interface DiceHistory {
	/** The last move. */
	readonly lastMove: string;
	/** Number of decisions by chance or this seat. */
	rollsAndMovesOf(seat: number): number;
}

export class RealDicePanel {
	/** The faces entered so far. */
	private entered: number[] = [];
	/** The text typed, if it is not a row of faces. */
	private typed = "";
	/** The pending roll: its seat, its form, and the move before it. */
	private askedFor = "";
	private readonly shot: RealShotPanel;

	constructor(
		private readonly host: HTMLElement,
		private readonly context: TableContext,
		private readonly history: DiceHistory,
	) {
		this.shot = new RealShotPanel(context);
	}

	/** Whether a roll of a local seat is pending. */
	draw(said: Table, picture: Picture): boolean {
		const seat = picture.turn.by_hand ? picture.turn.seats.find((one) => said.mine.includes(one)) : undefined;
		if (seat === undefined) {
			this.askedFor = "";
			return false;
		}
		const form = picture.turn.roll ?? ANY;
		// actions of others do not reset the input
		const asked = JSON.stringify([seat, form, this.history.rollsAndMovesOf(seat)]);
		if (this.askedFor !== asked) {
			this.entered = [];
			this.typed = form.kind === "choice" ? (form.words?.[0] ?? "") : "";
			this.shot.begin(form);
		}
		this.askedFor = asked;
		render(form.kind === "shot" ? this.shot.view(form, seat) : this.view(form, seat), this.host);
		return true;
	}

	private view(form: RollForm, seat: number): View {
		const faced = byFaces(form);
		const able = faced ? outcomeOf(form, this.entered) !== null : this.typed.trim() !== "";
		const type = (event: Event): void => {
			this.typed = (event.target as HTMLInputElement).value;
			if (faced) this.entered = facesIn(form, this.typed);
			this.context.draw();
		};
		const send = (event: Event): void => {
			event.preventDefault();
			const outcome = faced ? outcomeOf(form, this.entered) : this.typed.trim();
			if (outcome) this.context.ask({ t: "rolled", seat, outcome });
		};
		const here = (none: boolean) => (): void => {
			storage.noDice = none;
			this.context.draw();
		};
		const roll = (): void => {
			this.context.ask({ t: "roll", seat });
		};
		if (storage.noDice)
			return html`<div class="notice by-hand" data-key="by-hand">
				<div class="link-box">
					<button type="button" class="main-button" data-key="table-rolls" @click=${roll}>${say("rolled-by-table")}</button>
					<button type="button" class="quiet" data-key="own-dice" @click=${here(false)}>${say("rolled-own-dice")}</button>
				</div>
			</div>`;
		return html`<form class="notice by-hand" data-key="by-hand" @submit=${send}>
			<h2>${say("rolled-title")}</h2>
			${this.asked(form).map((text) => html`<p class="small">${text}</p>`)}
			${faced ? this.faces(form) : nothing}
			<div class="link-box">
				${
					form.kind === "choice"
						? html`<select id="rolled" aria-label=${say("rolled-title")} data-key="rolled-field" @change=${type}>
							${(form.words ?? []).map((word) => html`<option value=${word}>${word}</option>`)}
						</select>`
						: html`<input
							id="rolled"
							inputmode=${form.kind === "text" ? "text" : "numeric"}
							autocomplete="off"
							aria-label=${say("rolled-title")}
							data-key="rolled-field"
							.value=${live(faced ? this.entered.join(" ") : this.typed)}
							@input=${type}
						/>`
				}
				<button type="submit" class="main-button" ?disabled=${!able}>${say("rolled-send")}</button>
			</div>
			<button type="button" class="quiet" data-key="no-dice" @click=${here(true)}>${say("rolled-no-dice")}</button>
		</form>`;
	}

	/** Which dice, and how many. */
	private asked(form: RollForm): string[] {
		if (form.kind === "standing") return [say("rolled-standing")];
		if (form.kind === "choice") return [say("rolled-choice")];
		if (form.kind === "text") return form.example ? [say("rolled-like", { example: form.example })] : [];
		const names = this.dice(form).map((die) => say(`colour-${die.colour}`));
		return [
			say("rolled-count", { count: form.count }),
			...(form.faces !== 6 ? [say("rolled-faces", { faces: form.faces })] : []),
			...(names.length > 1 ? [say("rolled-order", { names: names.join(", ") })] : []),
		];
	}

	/** The dice by colour, where colours distinguish them. */
	private dice(form: RollForm): readonly { readonly colour: string; readonly letter: string }[] {
		const all = tripIn(this.context.shown?.scene)?.dice;
		if (!all || form.kind !== "numbers") return [];
		if (form.count === all.length) return all;
		// only the dice picked up are rolled again
		const picked = this.history.lastMove.split(" ");
		return all.filter((die) => picked.includes(die.letter));
	}

	private faces(form: RollForm): View {
		const open = nextFaces(form, this.entered);
		const dice = this.dice(form);
		const name = (slot: number): string => {
			const die = dice[slot];
			if (die) return say(`colour-${die.colour}`);
			if (form.kind === "standing") return say(`view-${"xyz"[slot]}`);
			return say("rolled-die", { number: slot + 1 });
		};
		const enter = (faces: number[]) => (): void => {
			this.entered = faces;
			this.context.draw();
		};
		const slots = Array.from({ length: form.count }, (_, slot) => {
			const face = this.entered[slot];
			const die = dice[slot];
			const words =
				face === undefined ? say("rolled-empty", { die: name(slot) }) : say("rolled-slot", { die: name(slot), face });
			const without = facesIn(form, this.entered.filter((_, i) => i !== slot).join(""));
			return html`<button
				type="button"
				class="face"
				data-key="slot-${slot}"
				?disabled=${face === undefined}
				aria-label=${words}
				@click=${enter(without)}
				${paint(die ? { colour: css(die.colour), ink: inkOf(die.colour) } : {})}
			>
				${face === undefined ? " " : dieFace(face)}
			</button>`;
		});
		const faces = Array.from({ length: form.faces }, (_, i) => i + 1).map(
			(face) => html`<button
				type="button"
				class="face"
				data-key="rolled-${face}"
				aria-label=${face}
				?disabled=${!open.includes(face)}
				@click=${enter([...this.entered, face])}
			>
				${dieFace(face)}
			</button>`,
		);
		return html`${form.count <= MOST_SHOWN ? html`<div class="slots">${slots}</div>` : nothing}
			<div class="row faces">${faces}</div>
			${
				form.count > 1
					? html`<p class="small soft">${say("rolled-told", { told: this.entered.length, count: form.count })}</p>`
					: nothing
			}`;
	}
}
