/** Several seats at one screen that are asked at the same time: who of them makes the next move. */
import { type Desk, wire } from "./desk";
import { el, fill } from "./dom";
import { ownKey } from "./race";
import { chairName } from "./telling";
import { say } from "./texts";

export class WhoPlays {
	constructor(
		private readonly host: HTMLElement,
		private readonly desk: Desk,
	) {
		document.addEventListener("keydown", (event) => this.onKey(event));
	}

	draw(): void {
		const { said, picker, asked, racing } = this.desk;
		if (!said || !picker || asked.length < 2) {
			fill(this.host);
			return;
		}
		fill(
			this.host,
			el("h2", {}, say("who-plays")),
			el(
				"div",
				{ class: "row", role: "group", "aria-label": say("who-plays") },
				...asked.map((seat, place) => {
					const chair = said.chairs[seat];
					return el(
						"button",
						{
							type: "button",
							class: "who",
							"data-key": `who-${seat}`,
							"aria-pressed": seat === picker.seat,
							"aria-keyshortcuts": racing ? ownKey(place) : undefined,
						},
						chair ? chairName(chair, seat) : String(seat + 1),
						racing && " ",
						racing && el("kbd", { "aria-hidden": "true" }, ownKey(place).toUpperCase()),
					);
				}),
			),
			racing && el("p", { class: "small soft" }, say("who-plays-help")),
		);
		for (const seat of asked) wire(this.host, `who-${seat}`, () => this.desk.playAs(seat));
	}

	/** In a race a key is quicker than a button: each player has one. */
	private onKey(event: KeyboardEvent): void {
		const { asked, racing } = this.desk;
		const field = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
		if (!racing || asked.length < 2 || field || event.ctrlKey || event.altKey || event.metaKey) return;
		const seat = asked.find((_, place) => ownKey(place) === event.key.toLowerCase());
		if (seat === undefined || document.querySelector("dialog[open]")) return;
		event.preventDefault();
		this.desk.playAs(seat);
	}
}
