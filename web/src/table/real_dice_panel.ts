/** Real dice: the player taps, or types, what they show. */

import { say } from "../i18n/texts";
import type { Picture, RollForm, Table } from "../net/protocol";
import { tripOf } from "../rules/dice_trip";
import { byFaces, facesIn, MOST_SHOWN, nextFaces, outcomeOf } from "../rules/real_dice";
import { type Desk, wire } from "../state/table_context";
import { css, inkOf } from "../ui/colours";
import { dieFace } from "../ui/die_face";
import { type Child, el, fill } from "../ui/dom";

const ANY: RollForm = { kind: "text", count: 1, faces: 6, apart: false, words: [], example: "" };

export class ByHand {
	/** What has been told of the roll that is waited for. */
	private told: number[] = [];
	/** After which event it is waited for. */
	private after = -1;

	constructor(
		private readonly host: HTMLElement,
		private readonly desk: Desk,
		/** The move that was made last. */
		private readonly lastMove: () => string,
	) {}

	/** Whether the dice of a seat here are waited for. */
	draw(said: Table, picture: Picture): boolean {
		const seat = picture.turn.by_hand ? picture.turn.seats.find((one) => said.mine.includes(one)) : undefined;
		if (seat === undefined) return false;
		if (this.after !== said.n) this.told = [];
		this.after = said.n;
		const form = picture.turn.roll ?? ANY;
		fill(
			this.host,
			el(
				"form",
				{ class: "notice by-hand", "data-key": "by-hand" },
				el("h2", {}, say("rolled-title")),
				...this.asked(form),
				...(byFaces(form) ? this.faces(form) : []),
				el(
					"div",
					{ class: "link-box" },
					form.kind === "choice" ? choice(form) : field(form),
					el("button", { type: "submit", class: "main-button" }, say("rolled-send")),
				),
			),
		);
		this.wireAll(form, seat);
		return true;
	}

	/** Which dice, and how many. */
	private asked(form: RollForm): Child[] {
		const line = (text: string): Child => el("p", { class: "small" }, text);
		if (form.kind === "standing") return [line(say("rolled-standing"))];
		if (form.kind === "choice") return [line(say("rolled-choice"))];
		if (form.kind === "text") return [form.example ? line(say("rolled-like", { example: form.example })) : null];
		const names = this.dice(form).map((die) => say(`colour-${die.colour}`));
		return [
			line(say("rolled-count", { count: form.count })),
			form.faces !== 6 && line(say("rolled-faces", { faces: form.faces })),
			names.length > 1 && line(say("rolled-order", { names: names.join(", ") })),
		];
	}

	/** The dice by their colours, where they are told apart by them. */
	private dice(form: RollForm): readonly { readonly colour: string; readonly letter: string }[] {
		const scene = this.desk.shown?.scene;
		if (scene?.table !== "dice_trip" || form.kind !== "numbers") return [];
		const all = tripOf(scene).dice;
		if (form.count === all.length) return all;
		// only those that were picked up are rolled again
		const picked = this.lastMove().split(" ");
		return all.filter((die) => picked.includes(die.letter));
	}

	private faces(form: RollForm): Child[] {
		const open = nextFaces(form, this.told);
		const dice = this.dice(form);
		const name = (slot: number): string => {
			const die = dice[slot];
			if (die) return say(`colour-${die.colour}`);
			if (form.kind === "standing") return say(`view-${"xyz"[slot]}`);
			return say("rolled-die", { number: slot + 1 });
		};
		return [
			form.count <= MOST_SHOWN &&
				el(
					"div",
					{ class: "slots" },
					...Array.from({ length: form.count }, (_, slot) => {
						const face = this.told[slot];
						const die = dice[slot];
						return el(
							"button",
							{
								type: "button",
								class: "face",
								"data-key": `slot-${slot}`,
								disabled: face === undefined,
								"aria-label":
									face === undefined
										? say("rolled-empty", { die: name(slot) })
										: say("rolled-slot", { die: name(slot), face }),
								...(die ? { colour: css(die.colour), ink: inkOf(die.colour) } : {}),
							},
							face === undefined ? " " : dieFace(face),
						);
					}),
				),
			el(
				"div",
				{ class: "row faces" },
				...Array.from({ length: form.faces }, (_, i) => i + 1).map((face) =>
					el(
						"button",
						{
							type: "button",
							class: "face",
							"data-key": `rolled-${face}`,
							"aria-label": String(face),
							disabled: !open.includes(face),
						},
						dieFace(face),
					),
				),
			),
			form.count > 1 &&
				el("p", { class: "small soft" }, say("rolled-told", { told: this.told.length, count: form.count })),
		];
	}

	private wireAll(form: RollForm, seat: number): void {
		const asked = this.host.querySelector("form");
		const field = this.host.querySelector<HTMLInputElement | HTMLSelectElement>("#rolled");
		const go = asked?.querySelector<HTMLButtonElement>("[type=submit]");
		if (!asked || !field || !go) return;
		const faced = byFaces(form);
		const outcome = (): string | null => (faced ? outcomeOf(form, this.told) : field.value.trim() || null);
		if (faced) field.value = this.told.join(" ");
		go.disabled = outcome() === null;
		field.oninput = () => {
			if (faced) {
				this.told = facesIn(form, field.value);
				this.desk.draw();
			} else go.disabled = outcome() === null;
		};
		asked.onsubmit = (event) => {
			event.preventDefault();
			const told = outcome();
			if (told !== null) this.desk.ask({ t: "rolled", seat, outcome: told });
		};
		for (let face = 1; face <= form.faces; face++)
			wire(this.host, `rolled-${face}`, () => {
				this.told = [...this.told, face];
				this.desk.draw();
			});
		for (const slot of this.told.keys())
			wire(this.host, `slot-${slot}`, () => {
				this.told = facesIn(form, this.told.filter((_, i) => i !== slot).join(""));
				this.desk.draw();
			});
	}
}

const field = (form: RollForm): HTMLElement =>
	el("input", {
		id: "rolled",
		inputmode: form.kind === "text" ? "text" : "numeric",
		autocomplete: "off",
		"aria-label": say("rolled-title"),
		"data-key": "rolled-field",
	});
const choice = (form: RollForm): HTMLElement =>
	el(
		"select",
		{ id: "rolled", "aria-label": say("rolled-title"), "data-key": "rolled-field" },
		...(form.words ?? []).map((word) => el("option", { value: word }, word)),
	);
