/** The final tally at a real table: a pyramid to tap, a colour for every die, and a count that knows of 135 faces, or that some are missing. */

import { currentLanguage, maybe, say } from "../i18n/texts";
import { type Cell, cellOf, key } from "../rules/lattice";
import {
	ALL_FACES,
	corners,
	counted,
	floating,
	leading,
	middle,
	neighbour,
	read,
	SEEN,
	shown,
	type Tally,
	written,
} from "../rules/tally";
import { css, inkOf } from "../ui/colours";
import { el, svg } from "../ui/dom";
import { count, type Evening, Refused } from "./score_form";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** The pyramid to tap. Once it is there it needs no server. */
export class TallySheet {
	private tally: Tally;
	private unfinished: boolean;
	private early = false;
	private readonly before: Tally[] = [];
	/** The colour that a tap gives; empty takes one away. */
	private brush = "";
	private seats: readonly string[] = [];
	private colours: readonly string[] = [];
	private turn = 0;
	private at = "0,0,0";
	private painting = false;
	private readonly dice = new Map<string, SVGElement>();
	private readonly drawing = svg("svg", {
		viewBox: "-8.2 -9.4 16.4 14.8",
		class: "score-pyramid",
		role: "group",
		"aria-label": say("score-pyramid"),
	});
	private readonly chips = el("div", { class: "score-chips", role: "radiogroup", "aria-label": say("score-colour") });
	private readonly sum = el("p", { class: "score-sum", role: "status" });
	private readonly players = el("ul", { class: "score-players" });
	private readonly end = el("button", { type: "button", class: "score-button", onclick: () => this.stop() });
	private readonly file = el("a", { class: "score-button", download: "" }, say("score-file"));

	constructor(
		private readonly host: HTMLElement,
		private readonly game: string,
		private readonly evening: Evening,
		private readonly save: (evening: Evening) => void,
		private readonly byNumbers: (evening: Evening) => void,
	) {
		this.tally = read(evening.tally);
		this.unfinished = evening.unfinished;
	}

	/** The seats have colours that the game knows. */
	async show(): Promise<void> {
		try {
			const known = await count(this.game, { ...this.evening, lines: [] }, currentLanguage());
			this.seats = known.colours;
			this.early = known.early;
		} catch (error) {
			const why = error instanceof Refused ? error.message : say("lobby-no-server");
			this.host.replaceChildren(el("p", { class: "sorry", role: "alert" }, why));
			return;
		}
		this.colours = [...new Set(this.seats)];
		this.tally = read(this.evening.tally, this.colours);
		this.brush = this.colours[0] ?? "";
		this.build();
	}

	private build(): void {
		const button = (text: string, act: () => void): HTMLElement =>
			el("button", { type: "button", class: "score-button", onclick: act }, text);
		this.drawing.addEventListener("pointerdown", (event) => this.press(event));
		this.drawing.addEventListener("pointermove", (event) => this.painting && this.paintUnder(event));
		for (const end of ["pointerup", "pointercancel"])
			this.drawing.addEventListener(end, () => {
				this.painting = false;
			});
		this.drawing.addEventListener("keydown", (event) => this.typed(event));
		const tools = el(
			"div",
			{ class: "score-tools" },
			button(say("score-turn"), () => {
				this.turn = (this.turn + 1) % 3;
				this.draw();
			}),
			button(say("score-rest"), () => this.fillRest()),
			button(say("score-undo"), () => this.undo()),
			button(say("score-clear"), () => this.change({})),
			...(this.early ? [this.end] : []),
			button(say("score-numbers"), () => this.byNumbers(this.now())),
			this.file,
		);
		this.host.replaceChildren(
			el("p", { class: "score-how" }, say("score-how")),
			this.chips,
			this.drawing as unknown as HTMLElement,
			this.sum,
			this.players,
			tools,
		);
		this.draw();
	}

	/** Every die of which something is to be seen: a group of its faces. */
	private draw(): void {
		this.dice.clear();
		const groups = SEEN.map((cell) => {
			const faces = shown(cell).map((axis) => {
				const points = corners(cell, axis, this.turn).map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`);
				return svg("polygon", { points: points.join(" "), class: `side-${(axis - this.turn + 3) % 3}` });
			});
			const { x, y } = middle(cell, this.turn);
			const letter = svg("text", { x: x.toFixed(2), y: (y + 0.16).toFixed(2) });
			const made = svg("g", { "data-cell": key(cell), role: "button" }, ...faces, letter);
			this.dice.set(key(cell), made);
			return made;
		});
		this.drawing.replaceChildren(...groups);
		this.refresh();
	}

	private refresh(): void {
		const untold = say(this.unfinished ? "score-empty" : "score-nothing");
		for (const [place, die] of this.dice) {
			const colour = this.tally[place];
			die.style.setProperty("--colour", colour ? css(colour) : "");
			die.style.setProperty("--ink", colour ? inkOf(colour) : "");
			die.classList.toggle("told", colour !== undefined);
			die.setAttribute("tabindex", place === this.at ? "0" : "-1");
			die.setAttribute("aria-label", `${place}: ${colour ? nameOf(colour) : untold}`);
			const letter = die.querySelector("text");
			if (letter) letter.textContent = colour ? (maybe(`letter-${colour}`) ?? "") : "";
		}
		const found = counted(this.tally, this.colours);
		const best = leading(this.tally, this.colours, this.unfinished);
		this.end.textContent = say(this.unfinished ? "score-goes-on" : "score-stop");
		this.end.setAttribute("aria-pressed", String(this.unfinished));
		this.drawing.classList.toggle("unfinished", this.unfinished);
		this.chips.replaceChildren(
			...[...this.colours, ""].map((colour) => {
				const name = colour ? nameOf(colour) : untold;
				const star = colour && best.includes(colour) ? " ★" : "";
				return el(
					"button",
					{
						type: "button",
						role: "radio",
						"aria-checked": this.brush === colour,
						class: colour ? "score-chip" : "score-chip empty",
						...(colour ? { colour: css(colour), ink: inkOf(colour) } : {}),
						onclick: () => {
							this.brush = colour;
							this.refresh();
						},
					},
					el("span", {}, name),
					el("strong", {}, `${found[colour]}${star}`),
				);
			}),
		);
		const told = ALL_FACES - (found[""] ?? 0);
		this.players.replaceChildren(
			...this.evening.players.map((name, seat) => {
				const colour = this.seats[seat] ?? "";
				const star = best.includes(colour) ? " ★" : "";
				const faces = say("faces-of", { colour: nameOf(colour) });
				return el("li", {}, el("span", {}, `${name} · ${faces}`), el("strong", {}, `${found[colour] ?? 0}${star}`));
			}),
		);
		this.sum.textContent = this.summed(told);
		this.sum.classList.toggle("complete", best.length > 0);
		this.file.setAttribute(
			"href",
			`data:text/plain;charset=utf-8,${encodeURIComponent(written(this.game, this.tally, this.evening.players, this.colours, this.unfinished))}`,
		);
		this.file.setAttribute("download", `${this.game}.txt`);
	}

	/** How far the count is, and what cannot be. */
	private summed(told: number): string {
		const hanging = this.unfinished && floating(this.tally);
		if (hanging) return say("score-floating", { place: hanging[0], under: hanging[1] });
		if (told === ALL_FACES) return say("score-complete", { all: ALL_FACES });
		return this.unfinished
			? say("score-unfinished", { told })
			: say("score-left", { told, all: ALL_FACES, left: ALL_FACES - told });
	}

	/** The game has ended before the pyramid was complete; or it goes on after all. */
	private stop(): void {
		this.unfinished = !this.unfinished;
		this.keep();
		this.refresh();
	}

	private press(event: PointerEvent): void {
		if (event.button !== 0) return;
		this.before.push(this.tally);
		this.painting = true;
		// a finger holds on to what it has touched first; the dice under it are asked for by their place
		this.paintUnder(event);
	}

	private paintUnder(event: PointerEvent): void {
		const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-cell]");
		const place = under?.dataset.cell;
		if (!place) return;
		this.at = place;
		this.paint(place);
	}

	private paint(place: string): void {
		if ((this.tally[place] ?? "") === this.brush) return;
		const { [place]: _, ...others } = this.tally;
		this.tally = this.brush ? { ...others, [place]: this.brush } : others;
		this.keep();
		this.refresh();
	}

	private typed(event: KeyboardEvent): void {
		const way = WAYS[event.key];
		const colour = this.colours[Number(event.key) - 1];
		if (way) {
			const next: Cell = neighbour(cellOf(this.at), way[0], way[1], this.turn);
			this.at = key(next);
			this.refresh();
			this.dice.get(this.at)?.focus();
		} else if (event.key === "Enter" || event.key === " " || colour) {
			if (colour) this.brush = colour;
			this.before.push(this.tally);
			this.paint(this.at);
			this.refresh();
		} else return;
		event.preventDefault();
	}

	private fillRest(): void {
		if (!this.brush) return;
		const rest = SEEN.map(key).filter((place) => !(place in this.tally));
		this.change({ ...this.tally, ...Object.fromEntries(rest.map((place) => [place, this.brush])) });
	}

	private change(tally: Tally): void {
		this.before.push(this.tally);
		this.tally = tally;
		this.keep();
		this.refresh();
	}

	/** Back to the last tally that was another. */
	private undo(): void {
		let last = this.before.pop();
		while (last && JSON.stringify(last) === JSON.stringify(this.tally)) last = this.before.pop();
		if (!last) return;
		this.tally = last;
		this.keep();
		this.refresh();
	}

	private now(): Evening {
		return { ...this.evening, tally: this.tally, unfinished: this.unfinished };
	}

	private keep(): void {
		this.save({ ...this.now(), lines: [] });
	}
}

const nameOf = (colour: string): string => maybe(`colour-${colour}`) ?? colour;
