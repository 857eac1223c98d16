/** A room between its games: who sits where, in which colour, who is ready, and what is played next. */

import { say } from "../i18n/texts";
import { type Chair, type Picture, type SeatColour, SeatColours, type Shelf, type Table } from "../net/protocol";
import { copied } from "../platform/clipboard";
import { memory } from "../platform/storage";
import { USUAL_LEVEL } from "../rules/bot_levels";
import { type Desk, wire } from "../state/table_context";
import { css } from "../ui/colours";
import { type Child, el, fill } from "../ui/dom";
import { qrCode } from "../ui/qr";
import { chairName } from "../ui/sentences";
import { clockText } from "./clock";

/** Names of the machine itself: nobody else finds it by them. */
const AT_HOME = /^(localhost|127\..*|\[::1\])$/;

export class RoomPanel {
	private shelf: Shelf | null = null;
	/** The games that can start from the pyramid that stands here, with the options they need. */
	private followers: Readonly<Record<string, Readonly<Record<string, string>>>> | null = null;
	private planning = false;
	/** What is chosen in the plan's list: the panel is drawn anew whenever something arrives, and the choice must outlive that. */
	private planned = "";

	constructor(
		private readonly host: HTMLElement,
		private readonly evening: HTMLElement,
		private readonly desk: Desk,
	) {}

	/** The server's answer to the question what could follow. */
	learn(games: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
		this.followers = games;
		this.desk.draw();
	}

	draw(said: Table, picture: Picture): void {
		const { kind } = picture.turn;
		if (kind === "waiting") this.drawWaiting(said);
		else if (kind === "over") this.drawOver(said);
		else {
			this.planning = false;
			this.planned = "";
			this.followers = null;
			fill(this.host);
		}
		fill(this.evening, ...eveningParts(said));
	}

	private drawWaiting(said: Table): void {
		const link = `${location.origin}/t/${said.room}`;
		const open = said.chairs.some((chair) => chair.kind === "open");
		const seated = said.mine.length > 0;
		fill(
			this.host,
			el(
				"div",
				{ class: "notice" },
				el("h2", {}, say("waiting-title")),
				open && el("p", { class: "small" }, say("waiting-link")),
				open &&
					el(
						"div",
						{ class: "link-box" },
						el("input", { readonly: true, value: link, "aria-label": say("waiting-link") }),
						el("button", { type: "button", "data-key": "copy" }, say("copy-link")),
					),
				open && AT_HOME.test(location.hostname) && el("p", { class: "small soft" }, say("waiting-here")),
				open && el("details", { class: "small" }, el("summary", {}, say("qr-show")), qrCode(link)),
				...said.chairs.map((chair, seat) => this.chairRow(said, chair, seat)),
				!seated &&
					el(
						"div",
						{ class: "field" },
						el("label", { for: "my-name" }, say("your-name")),
						el("input", { id: "my-name", maxlength: 24, value: memory.name }),
					),
				...terms(said),
				seated && startRow(open, say("start"), "start"),
			),
		);
		wire(this.host, "copy", async () => {
			this.desk.tell(say((await copied(link)) ? "copied" : "not-copied"));
		});
		wire(this.host, "start", () => this.desk.ask({ t: "start" }));
		for (const [seat, chair] of said.chairs.entries()) this.wireChair(said, chair, seat);
	}

	/** A seat: who sits there, or who could; for my own its colour and whether I am ready. */
	private chairRow(said: Table, chair: Chair, seat: number): HTMLElement {
		const mine = said.mine.includes(seat);
		const seated = said.mine.length > 0;
		if (chair.kind === "open")
			return el(
				"div",
				{ class: "row" },
				el("span", { class: "grow" }, say("seat-label", { seat: seat + 1 })),
				seated
					? el(
							"button",
							{ type: "button", "data-key": `bot-${seat}` },
							say("let-bot-sit", { bot: say(`bot-${USUAL_LEVEL}`) }),
						)
					: el("button", { type: "button", class: "main-button", "data-key": `sit-${seat}` }, say("sit-here")),
			);
		const free = SeatColours.filter(
			(one) => one === chair.colour || !said.chairs.some((other) => other.colour === one),
		);
		return el(
			"div",
			{ class: "row chair", colour: css(chair.colour) },
			el("span", { class: "swatch", colour: css(chair.colour), "aria-hidden": "true" }),
			el(
				"span",
				{ class: "grow" },
				chairName(chair, seat),
				mine && el("span", { class: "soft small" }, ` (${say("you")})`),
			),
			mine &&
				el(
					"select",
					{ "data-key": `colour-${seat}`, "aria-label": say("seat-colour", { name: chairName(chair, seat) }) },
					...free.map((one) => el("option", { value: one, selected: one === chair.colour }, say(`colour-${one}`))),
				),
			mine && chair.kind === "person"
				? el(
						"button",
						{ type: "button", "data-key": `ready-${seat}`, "aria-pressed": chair.ready },
						`${chair.ready ? "✓ " : ""}${say("ready")}`,
					)
				: el("span", { class: "soft small" }, chair.ready ? `✓ ${say("ready")}` : ""),
		);
	}
	private wireChair(said: Table, chair: Chair, seat: number): void {
		const { desk, host } = this;
		wire(host, `bot-${seat}`, () => desk.ask({ t: "invite", seat, bot: USUAL_LEVEL }));
		wire(host, `ready-${seat}`, () => desk.ask({ t: "ready", seat, yes: !(said.chairs[seat] as Chair).ready }));
		wire(host, `sit-${seat}`, () => {
			const name = host.querySelector<HTMLInputElement>("#my-name")?.value.trim() ?? "";
			if (name) memory.name = name;
			desk.ask({ t: "sit", seat, name: name || say("seat-label", { seat: seat + 1 }) });
		});
		const colours = host.querySelector<HTMLSelectElement>(`[data-key="colour-${seat}"]`);
		if (!colours) return;
		colours.value = chair.colour;
		colours.onchange = () => desk.ask({ t: "colour", seat, colour: colours.value as SeatColour });
	}

	private drawOver(said: Table): void {
		const playing = said.mine.length > 0;
		if (this.planning && !this.shelf) void this.fetchShelf();
		const title = said.next?.title ?? said.title;
		fill(
			this.host,
			playing &&
				el(
					"div",
					{ class: "notice" },
					el("p", {}, say("next-is", { title }), said.next?.pyramid ? ` ${say("next-from-here")}` : ""),
					...said.chairs
						.map((chair, seat) => (chair.kind === "person" ? this.chairRow(said, chair, seat) : null))
						.filter((row) => row !== null),
					startRow(false, said.next ? say("start") : say("next-game"), "next"),
					el("button", { type: "button", "data-key": "plan", "aria-expanded": this.planning }, say("plan-next")),
					this.planning && this.planForm(said),
				),
			el("p", {}, el("a", { href: `/t/${said.room}?replay=0`, "data-key": "replay" }, say("replay-title"))),
		);
		wire(this.host, "next", () => this.desk.ask({ t: "start" }));
		wire(this.host, "plan", () => {
			this.planning = !this.planning;
			if (this.planning && !this.followers) this.desk.ask({ t: "followers" });
			this.desk.draw();
		});
		wire(this.host, "plan-go", () => this.plan());
		const list = this.planList();
		if (list) {
			list.value = this.planned || said.game;
			list.onchange = () => {
				this.planned = list.value;
			};
		}
		for (const [seat, chair] of said.chairs.entries()) this.wireChair(said, chair, seat);
	}
	private planForm(said: Table): Child {
		const seats = said.chairs.length;
		const games = (this.shelf?.games ?? []).filter((game) => game.standard_seats.includes(seats));
		const here = new Set(Object.keys(this.followers ?? {}));
		return el(
			"div",
			{ class: "row" },
			el(
				"select",
				{ "data-key": "plan-game", "aria-label": say("plan-next"), class: "grow" },
				here.size > 0 &&
					el(
						"optgroup",
						{ label: say("plan-from-here") },
						...games
							.filter((game) => here.has(game.key))
							.map((game) => el("option", { value: `+${game.key}` }, game.title)),
					),
				el(
					"optgroup",
					{ label: say("plan-afresh") },
					...games.map((game) => el("option", { value: game.key }, game.title)),
				),
			),
			el("button", { type: "button", class: "main-button", "data-key": "plan-go" }, say("plan-set")),
		);
	}
	private plan(): void {
		const chosen = this.planList()?.value ?? "";
		const game = chosen.replace(/^\+/, "");
		if (!game) return;
		const pyramid = chosen.startsWith("+");
		this.planning = false;
		this.desk.ask({ t: "plan", game, pyramid, options: pyramid ? (this.followers?.[game] ?? {}) : {} });
		this.desk.draw();
	}
	private planList(): HTMLSelectElement | null {
		return this.host.querySelector('[data-key="plan-game"]');
	}
	private async fetchShelf(): Promise<void> {
		this.shelf = (await (await fetch("/api/games")).json()) as Shelf;
		this.desk.draw();
	}
}

const startRow = (disabled: boolean, words: string, key: string): HTMLElement =>
	el("button", { type: "button", class: "main-button", "data-key": key, disabled }, words);

/** On what terms is played: clocks, real dice. */
function terms(said: Table): Child[] {
	const { move, bank, more } = said.clock;
	const told = [
		move > 0 && say("clock-move", { time: clockText(move * 1000) }),
		bank > 0 && say("clock-bank", { time: clockText(bank * 1000), more }),
		said.hand && say("real-dice"),
	].filter((one) => one !== false);
	return told.map((words) => el("p", { class: "small soft" }, words));
}

/** The games of the evening so far, and who won them. */
function eveningParts(said: Table): Child[] {
	if (said.evening.length === 0) return [];
	const name = (seat: number): string => {
		const chair = said.chairs[seat];
		return chair ? chairName(chair, seat) : say("seat-label", { seat: seat + 1 });
	};
	return [
		el("h2", {}, say("evening-title")),
		el("p", { class: "small" }, said.chairs.map((chair, seat) => `${name(seat)} ${chair.points}`).join(" · ")),
		el(
			"ol",
			{ class: "small soft" },
			...said.evening.map((game) => {
				const winners = [...game.ranks.keys()].filter((seat) => game.ranks[seat] === 1).map(name);
				return el("li", {}, `${game.title}: ${winners.join(", ") || "–"} (${game.scores.join(" : ")})`);
			}),
		),
	];
}
