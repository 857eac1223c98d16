/** Real dice: the player types, or taps, what they show. */
import { type Desk, wire } from "./desk";
import { el, fill } from "./dom";
import type { Picture, Table } from "./protocol";
import { say } from "./texts";

const FACES = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

export class ByHand {
	constructor(
		private readonly host: HTMLElement,
		private readonly desk: Desk,
	) {}

	/** Whether the dice of a seat here are waited for. */
	draw(said: Table, picture: Picture): boolean {
		const seat = picture.turn.by_hand ? picture.turn.seats.find((one) => said.mine.includes(one)) : undefined;
		if (seat === undefined) return false;
		fill(
			this.host,
			el(
				"form",
				{ class: "notice", "data-key": "by-hand" },
				el("h2", {}, say("rolled-title")),
				el("p", { class: "small soft" }, say("rolled-help")),
				el(
					"div",
					{ class: "row" },
					...FACES.map((face, i) =>
						el(
							"button",
							{ type: "button", class: "face", "data-key": `rolled-${i + 1}`, "aria-label": String(i + 1) },
							face,
						),
					),
				),
				el(
					"div",
					{ class: "link-box" },
					el("input", {
						id: "rolled",
						inputmode: "numeric",
						autocomplete: "off",
						"aria-label": say("rolled-title"),
						"data-key": "rolled-field",
					}),
					el("button", { type: "submit", class: "main-button" }, say("rolled-send")),
				),
			),
		);
		const field = this.host.querySelector<HTMLInputElement>("#rolled");
		const form = this.host.querySelector("form");
		if (!field || !form) return true;
		form.onsubmit = (event) => {
			event.preventDefault();
			const outcome = field.value.trim();
			if (outcome && this.desk.ask({ t: "rolled", seat, outcome })) field.value = "";
		};
		for (let face = 1; face <= 6; face++)
			wire(this.host, `rolled-${face}`, () => {
				field.value = `${field.value} ${face}`.trim();
				field.focus();
			});
		return true;
	}
}
