/** The final tally at a real table: tap a colour for every die of the pyramid; all 135 faces are counted. */

import { maybe, say } from "../i18n/texts";
import { type Cell, cellOf, key } from "../rules/lattice";
import { ALL_FACES, type FacesSheet } from "../rules/score_rules";
import { corners, middle, neighbour, read, SEEN, shown, type Tally } from "../rules/tally";
import { css, inkOf } from "../ui/colours";
import { el, svg } from "../ui/dom";
import { bound, type Card, term } from "./cards";
import { type KeptGame, retallied, tallied, untallied } from "./device";
import { facesOf, numbersOf, withWord } from "./faces_result";
import { PhotoSheet } from "./photo_sheet";

const ARROW_WAYS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** The pyramid to tap. */
export class TallySheet {
	private tally: Tally;
	private unfinished: boolean;
	private early = false;
	/** The colour a tap sets; empty: clear. */
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
		private readonly card: Card,
		private game: KeptGame,
		private readonly save: (game: KeptGame) => void,
	) {
		this.tally = read(game.tally);
		this.unfinished = game.unfinished;
	}

	/** Seats have the colours of the game. */
	show(): void {
		this.seats = term<string[]>(this.card, "seats", this.game.options, this.game.players.length);
		const early = this.card.terms.early;
		this.early = Boolean(
			early && bound(early, { ...this.card.options, ...this.game.options }, this.game.players.length),
		);
		this.colours = [...new Set(this.seats)];
		this.tally = read(this.game.tally, this.colours);
		const noted = new URLSearchParams(this.game.draft);
		const brush = noted.get("brush");
		this.brush = brush !== null && ["", ...this.colours].includes(brush) ? brush : (this.colours[0] ?? "");
		this.turn = Number(noted.get("turn") ?? 0) % 3;
		if (numbersOf(this.game)) this.byNumbers();
		else this.build();
	}
	/** The numbers counted by the players, one per colour. */
	private byNumbers(): void {
		const known = numbersOf(this.game) ?? {};
		const write = (): void => {
			const draft = new URLSearchParams(withWord(this.game.draft, "numbers", "1"));
			for (const colour of this.colours) draft.delete(colour);
			for (const [colour, input] of inputs)
				if (input.value !== "")
					draft.set(colour, String(Math.max(0, Math.min(ALL_FACES, Math.round(Number(input.value))))));
			this.keep({ ...this.game, draft: draft.toString(), unfinished: this.unfinished });
			showSum();
		};
		const inputs = this.colours.map((colour): [string, HTMLInputElement] => [
			colour,
			el("input", {
				id: `faces-${colour}`,
				type: "number",
				inputmode: "numeric",
				min: 0,
				max: ALL_FACES,
				value: String(known[colour] ?? ""),
				oninput: write,
			}),
		]);
		const showSum = (): void => {
			const sheet = facesOf(this.card, this.game);
			const sum = sheet.entered();
			this.sum.textContent = this.unfinished
				? say("score-unfinished", { told: sum })
				: say("score-left", { told: sum, all: ALL_FACES, left: ALL_FACES - sum });
			this.end.textContent = say(this.unfinished ? "score-goes-on" : "score-stop");
			this.players.replaceChildren(
				...this.game.players.map((person, seat) =>
					el(
						"li",
						{},
						el("span", {}, `${person.name} · ${say("faces-of", { colour: nameOf(this.seats[seat] ?? "") })}`),
						el("strong", {}, String(sheet.counted.get(this.seats[seat] ?? "") ?? "–")),
					),
				),
			);
		};
		this.host.replaceChildren(
			...inputs.map(([colour, input]) =>
				el("div", { class: "score-blank" }, el("label", { for: input.id }, nameOf(colour)), input),
			),
			this.sum,
			this.players,
			el(
				"div",
				{ class: "score-tools" },
				...(this.early ? [this.end] : []),
				el(
					"button",
					{ type: "button", class: "score-button", onclick: () => this.leaveNumbers() },
					say("score-tapping"),
				),
			),
		);
		showSum();
	}
	/** Tap dice instead. The numbers stay, for another change of mind. */
	private leaveNumbers(): void {
		this.keep({ ...this.game, draft: withWord(this.game.draft, "numbers") });
		this.build();
	}

	private build(): void {
		const button = (text: string, act: () => void, name?: string): HTMLElement =>
			el("button", { type: "button", class: "score-button", onclick: act, "data-key": name }, text);
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
				this.note("turn", String(this.turn));
				this.draw();
			}),
			button(say("score-rest"), () => this.fillRest(), "rest"),
			button(say("score-clear"), () => this.change({})),
			...(this.early ? [this.end] : []),
			button(say("score-numbers"), () => {
				this.keep({ ...this.game, draft: withWord(this.game.draft, "numbers", "1") });
				this.byNumbers();
			}),
			this.file,
			...(this.unfinished ? [] : [button(say("photo-open"), () => this.byPhotos(), "photos")]),
		);
		this.host.replaceChildren(
			el("p", { class: "score-how" }, say("score-how")),
			this.chips,
			this.drawing,
			this.sum,
			tools,
		);
		this.draw();
	}

	/** Read the sides from photos; what is taken over can be undone like a stroke. */
	private byPhotos(): void {
		const photos = new PhotoSheet(this.host, this.colours, {
			tally: () => this.tally,
			take: (dice) => this.change({ ...this.tally, ...dice }),
			close: () => this.build(),
		});
		photos.show();
	}

	/** Every visible die as a group of its faces. */
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
		const sheet = this.counted();
		const found = sheet.tally();
		const ranks = sheet.over() ? sheet.ranks() : [];
		const best = this.seats.filter((_, seat) => ranks[seat] === 1);
		const entered = sheet.entered();
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
							this.choose(colour);
							this.refresh();
						},
					},
					el("span", {}, name),
					el("strong", {}, `${colour ? (found.get(colour) ?? 0) : ALL_FACES - entered}${star}`),
					colour && el("small", {}, this.namesOf(colour)),
				);
			}),
		);
		this.sum.textContent = this.summed(sheet);
		this.sum.classList.toggle("complete", best.length > 0);
		this.file.setAttribute("href", `data:text/plain;charset=utf-8,${encodeURIComponent(this.fileText(sheet))}`);
		this.file.setAttribute("download", `${this.game.game}.txt`);
	}

	private namesOf(colour: string): string {
		return this.game.players
			.filter((_, seat) => this.seats[seat] === colour)
			.map((one) => one.name)
			.join(", ");
	}

	private counted(): FacesSheet {
		return facesOf(this.card, { ...this.game, tally: this.tally, unfinished: this.unfinished });
	}
	/** As `pipyard score KEY --sheet FILE` reads it. */
	private fileText(sheet: FacesSheet): string {
		const names = this.game.players.map((one) => one.name).join(", ");
		return [`# pipyard score ${this.game.game}: ${names}`, ...sheet.kept_lines(), ""].join("\n");
	}

	/** The progress of the tally, and impossible entries. */
	private summed(sheet: FacesSheet): string {
		const [place, under] = this.unfinished ? sheet.floating() : [];
		if (place && under) return say("score-floating", { place, under });
		const entered = sheet.entered();
		if (entered === ALL_FACES) return say("score-complete", { all: ALL_FACES });
		return this.unfinished
			? say("score-unfinished", { told: entered })
			: say("score-left", { told: entered, all: ALL_FACES, left: ALL_FACES - entered });
	}

	/** Mark the pyramid as unfinished at the end of the game, or not. */
	private stop(): void {
		this.unfinished = !this.unfinished;
		this.keep({ ...this.game, unfinished: this.unfinished });
		if (numbersOf(this.game)) this.byNumbers();
		else this.refresh();
	}

	private press(event: PointerEvent): void {
		if (event.button !== 0) return;
		this.stroke();
		this.painting = true;
		// touch captures the first target; find the die under the finger by position
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
		this.keep({ ...this.game, tally: this.tally });
		this.refresh();
	}

	private typed(event: KeyboardEvent): void {
		const way = ARROW_WAYS[event.key];
		const colour = this.colours[Number(event.key) - 1];
		if (way) {
			const next: Cell = neighbour(cellOf(this.at), way[0], way[1], this.turn);
			this.at = key(next);
			this.refresh();
			this.dice.get(this.at)?.focus();
		} else if (event.key === "Enter" || event.key === " " || colour) {
			if (colour) this.choose(colour);
			this.stroke();
			this.paint(this.at);
			this.refresh();
		} else return;
		event.preventDefault();
	}

	/** The colour and the view outlive the page, too. */
	private note(name: string, value: string): void {
		this.keep({ ...this.game, draft: withWord(this.game.draft, name, value) });
	}
	private choose(brush: string): void {
		this.brush = brush;
		this.note("brush", brush);
	}

	private fillRest(): void {
		if (!this.brush) return;
		const rest = SEEN.map(key).filter((place) => !(place in this.tally));
		this.change({ ...this.tally, ...Object.fromEntries(rest.map((place) => [place, this.brush])) });
	}

	private change(tally: Tally): void {
		this.stroke();
		this.tally = tally;
		this.keep({ ...this.game, tally });
		this.refresh();
	}

	/** Start a stroke: save the tally for undo, which survives the page. */
	private stroke(): void {
		this.game = tallied(this.game, this.tally);
	}

	/** The game as it is stored: its turns are counted elsewhere, and another tab may have it open. */
	follow(game: KeptGame): void {
		this.game = game;
		const known = JSON.stringify(this.tally);
		this.tally = read(game.tally, this.colours);
		if (JSON.stringify(this.tally) !== known && !numbersOf(game)) this.refresh();
	}
	undo(): void {
		this.restore(untallied(this.game));
	}
	redo(): void {
		this.restore(retallied(this.game));
	}
	private restore(game: KeptGame): void {
		this.tally = read(game.tally, this.colours);
		this.keep(game);
		this.refresh();
	}

	private keep(game: KeptGame): void {
		this.game = game;
		this.save(game);
	}
}

const nameOf = (colour: string): string => maybe(`colour-${colour}`) ?? colour;
