/** The lobby: find a game as people look for one, play it at once, read its rules, or set a table. */
import "./lobby.css";
import { say } from "../i18n/texts";
import type { GameCard, Place as Seat } from "../net/protocol";
import { storage } from "../platform/storage";
import { USUAL_LEVEL } from "../rules/bot_levels";
import { el } from "../ui/dom";
import { top } from "../ui/page_header";
import { showRules } from "../ui/rules_page";
import { sceneSays } from "../ui/sentences";
import { allWords, bookName, type CatalogueGame, kindNames, loadCatalogue } from "./catalogue";
import { fits, inAddress, MOODS, NO_WISH, ORDERS, type Order, ofAddress, type Wish } from "./filters";
import { openTable, setUp } from "./game_setup";
import { apart, type Place, Triangle, wishText } from "./triangle";

const TIMES = [10, 15, 20, 30, 45];
const MIDDLE: Place = { tactics: 1 / 3, chance: 1 / 3, skill: 1 / 3 };

export async function lobby(app: HTMLElement): Promise<void> {
	document.title = "Pipyard";
	const main = el("main", { class: "lobby" });
	app.replaceChildren(top("Pipyard", false), main);
	let all: CatalogueGame[];
	try {
		all = await loadCatalogue();
	} catch {
		main.append(el("p", { role: "alert" }, say("lobby-no-server")));
		return;
	}
	new Lobby(main, all);
}

class Lobby {
	private wish: Wish = NO_WISH;
	private order: Order = "book";
	private near: Place | null = null;
	private readonly cards = el("div", { class: "cards" });
	private readonly count = el("p", { class: "count", role: "status", "aria-live": "polite" });
	private readonly clear = el(
		"button",
		{ type: "button", "data-key": "clear", hidden: true, onclick: () => this.clearAll() },
		say("lobby-clear"),
	);
	private readonly triangle: Triangle;
	private readonly wanted = el("p", { class: "small", role: "status" });
	private readonly search: HTMLInputElement;
	private readonly shown: ReadonlyMap<string, HTMLElement>;

	constructor(
		main: HTMLElement,
		private readonly all: readonly CatalogueGame[],
	) {
		this.shown = new Map(all.map((volume) => [volume.game.key, card(volume)]));
		this.search = el("input", {
			type: "search",
			id: "search",
			placeholder: say("lobby-search"),
			"aria-label": say("lobby-search"),
			oninput: () => this.hope({ text: this.search.value.trim() }),
		});
		this.triangle = new Triangle(
			all.map(({ game, words, place }) => ({ key: game.key, title: words.title, place })),
			{
				choose: (key) => this.goTo(key),
				near: (place) => {
					this.near = place;
					this.setOrder(place ? "near" : "book");
				},
			},
		);
		main.append(
			el(
				"section",
				{ class: "asked", "aria-label": say("lobby-wishes") },
				el("h2", {}, say("lobby-title")),
				...goOn(),
				this.search,
				el(
					"button",
					{ type: "button", class: "skip", "data-key": "skip", onclick: () => this.toFirst() },
					say("lobby-skip"),
				),
				this.moods(),
				el("div", { class: "picks" }, ...this.picks()),
				el(
					"div",
					{ class: "row" },
					this.count,
					el("a", { class: "go", href: "/score", "data-key": "score" }, say("lobby-score")),
					this.clear,
				),
				this.wanted,
			),
			el(
				"details",
				{ class: "triangle-panel", open: matchMedia("(min-width: 60rem)").matches },
				el("summary", {}, say("triangle-title")),
				this.triangle.host,
			),
			this.cards,
		);
		this.cards.addEventListener("click", (event) => this.click(event));
		this.search.addEventListener("keydown", (event) => {
			if (event.key === "Enter") this.toFirst();
		});
		this.comeBack();
	}

	/** Everything as the address says, and where it was scrolled to. */
	private comeBack(): void {
		const { wish, order } = ofAddress(location.search);
		this.wish = wish;
		this.order = order;
		this.search.value = wish.text;
		const picked = { players: String(wish.players), minutes: String(wish.minutes), book: wish.book, order };
		for (const [name, value] of Object.entries(picked)) {
			const found = document.querySelector<HTMLSelectElement>(`#pick-${name}`);
			if (found) found.value = value;
		}
		if (order === "near") this.near = MIDDLE;
		this.list();
		history.scrollRestoration = "manual";
		const { scroll } = (history.state ?? {}) as { scroll?: number };
		if (scroll) scrollTo(0, scroll);
		addEventListener("scrollend", () => this.inAddress());
		addEventListener("pagehide", () => this.inAddress());
	}
	/** Back, forward and a copied address find the same. */
	private inAddress(): void {
		const search = inAddress(this.wish, this.order, location.search);
		history.replaceState({ scroll: scrollY }, "", location.pathname + search);
	}
	private toFirst(): void {
		this.cards.querySelector<HTMLElement>("[data-now]")?.focus();
	}

	// --- wishing

	private moods(): HTMLElement {
		return el(
			"fieldset",
			{ class: "moods" },
			el("legend", {}, say("lobby-mood")),
			...Object.entries(MOODS)
				.filter(([, kinds]) => this.all.some(({ game }) => kinds.some((kind) => game.kinds.includes(kind))))
				.map(([mood]) => {
					const button = el(
						"button",
						{
							type: "button",
							"data-mood": mood,
							"aria-pressed": false,
							onclick: () => {
								const on = !this.wish.moods.includes(mood);
								const others = this.wish.moods.filter((one) => one !== mood);
								this.hope({ moods: on ? [...others, mood] : others });
							},
						},
						say(`mood-${mood}`),
					);
					return button;
				}),
		);
	}
	private picks(): HTMLElement[] {
		const books = [...new Set(this.all.map(({ game }) => game.book))];
		const most = Math.max(...this.all.flatMap(({ game }) => game.standard_seats.filter((seats) => seats <= 10)));
		return [
			pick(
				"players",
				say("lobby-how-many"),
				[["0", say("lobby-any")], ...Array.from({ length: most }, (_, i) => [String(i + 1), String(i + 1)] as const)],
				(value) => this.hope({ players: Number(value) }),
			),
			pick(
				"minutes",
				say("lobby-how-long"),
				[
					["0", say("lobby-any")],
					...TIMES.map((minutes) => [String(minutes), say("lobby-up-to", { minutes })] as const),
				],
				(value) => this.hope({ minutes: Number(value) }),
			),
			pick(
				"book",
				say("lobby-book"),
				[["", say("lobby-any-book")], ...books.map((book) => [book, bookName(book)] as const)],
				(value) => this.hope({ book: value }),
			),
			pick(
				"order",
				say("lobby-order"),
				ORDERS.map((order) => [order, say(`order-${order}`)] as const),
				(value) => {
					if (value === "near" && !this.near) this.near = MIDDLE;
					if (value === "near") this.triangle.want(this.near);
					else this.setOrder(value as Order);
				},
			),
		];
	}
	private hope(change: Partial<Wish>): void {
		this.wish = { ...this.wish, ...change };
		this.list();
		this.inAddress();
	}
	private setOrder(order: Order): void {
		this.order = order;
		this.inAddress();
		const pick = document.querySelector<HTMLSelectElement>("#pick-order");
		if (pick) pick.value = order;
		this.list();
	}
	private clearAll(): void {
		this.search.value = "";
		for (const name of ["players", "minutes", "book", "order"]) {
			const found = document.querySelector<HTMLSelectElement>(`#pick-${name}`);
			if (found) found.selectedIndex = 0;
		}
		this.wish = NO_WISH;
		this.order = "book";
		this.triangle.want(null);
		this.search.focus();
	}

	// --- showing

	private list(): void {
		const found = this.all.filter((volume) => fits(volume.game, this.wish, allWords(volume)));
		const near = this.near;
		if (this.order === "short") found.sort((a, b) => a.game.minutes - b.game.minutes);
		if (this.order === "title") found.sort((a, b) => a.words.title.localeCompare(b.words.title));
		if (this.order === "near" && near) found.sort((a, b) => apart(a.place, near) - apart(b.place, near));
		this.cards.replaceChildren(...found.map(({ game }) => this.shown.get(game.key) as HTMLElement));
		this.triangle.show(new Set(found.map(({ game }) => game.key)));
		this.count.textContent = say("lobby-count", { count: found.length });
		this.wanted.textContent = this.order === "near" && near ? wishText(near) : "";
		this.clear.hidden = found.length === this.all.length && this.order === "book";
		for (const button of document.querySelectorAll<HTMLElement>("[data-mood]"))
			button.setAttribute("aria-pressed", String(this.wish.moods.includes(button.dataset.mood ?? "")));
	}
	/** Go to a game's card, even if the wishes have hidden it. */
	private goTo(key: string): void {
		const wanted = this.shown.get(key);
		if (!wanted) return;
		if (!wanted.isConnected) this.clearAll();
		wanted.scrollIntoView({ block: "center" });
		wanted.querySelector<HTMLElement>("[data-now]")?.focus({ preventScroll: true });
		for (const one of this.shown.values()) one.classList.toggle("chosen", one === wanted);
	}

	private click(event: Event): void {
		const button = (event.target as HTMLElement).closest("button");
		const volume = this.all.find(({ game }) => game.key === button?.dataset.game);
		if (!button || !volume) return;
		const trouble = button.closest(".card")?.querySelector<HTMLElement>(".sorry") ?? undefined;
		if (button.dataset.now) void openTable(volume, against(volume.game), {}, button, trouble);
		else if (button.dataset.rules) void showRules(volume.game.key);
		else setUp(volume);
	}
}

/** A choice with its name above it. */
function pick(
	name: string,
	label: string,
	values: readonly (readonly [string, string])[],
	act: (value: string) => void,
): HTMLElement {
	const select = el(
		"select",
		{ id: `pick-${name}`, onchange: () => act(select.value) },
		...values.map(([value, words]) => el("option", { value }, words)),
	);
	return el("div", { class: "field" }, el("label", { for: select.id }, label), select);
}

/** The tables this browser has a seat at. */
function goOn(): HTMLElement[] {
	const known = storage.rooms().slice(0, 6);
	if (!known.length) return [];
	return [
		el(
			"nav",
			{ class: "row go-on", "aria-label": say("lobby-go-on") },
			el("span", { class: "soft" }, say("lobby-go-on")),
			...known.map((room) => el("a", { href: `/t/${room.room}` }, room.title || room.room.slice(0, 5))),
		),
	];
}

function card(volume: CatalogueGame): HTMLElement {
	const { game, words } = volume;
	const least = Math.min(...game.seats);
	const most = Math.max(...game.seats);
	const facts = [
		`${bookName(game.book)}${game.number ? ` ${game.number}` : ""}`,
		say("lobby-players", { least, most, same: least === most ? "yes" : "no" }),
		say("lobby-minutes", { minutes: game.minutes }),
		...kindNames(game),
	];
	const { unplayable } = game;
	const off: Readonly<Record<string, string>> = unplayable ? { disabled: "disabled" } : {};
	const button = (label: string, more: Readonly<Record<string, string>>, spoken: string): HTMLElement =>
		el("button", { type: "button", "data-game": game.key, "aria-label": spoken, ...more }, label);
	return el(
		"article",
		{ class: "card", "data-card": game.key },
		el("img", {
			class: "portrait",
			src: `/api/picture/${game.key}.svg`,
			alt: "",
			loading: "lazy",
			decoding: "async",
			width: 605,
			height: 536,
		}),
		el("h3", {}, words.title),
		el("div", { class: "tags" }, ...facts.map((fact) => el("span", { class: "tag" }, fact))),
		el("p", { class: "sentences" }, words.sentences),
		el("p", { class: "sorry", role: "alert" }, unplayable ? sceneSays(unplayable, []) : ""),
		el(
			"div",
			{ class: "row" },
			button(
				say("play-now"),
				{ class: "main-button grow", "data-now": "yes", ...off },
				`${say("play-now")}: ${words.title}`,
			),
			button(say("set-up"), off, `${say("set-up")}: ${words.title}`),
			button(say("rules"), { "data-rules": "yes" }, say("rules-of", { title: words.title })),
		),
		game.kept && scoreLink(game.key, words.title),
	);
}

/** Where the score of a game with real dice is kept. */
const scoreLink = (key: string, title: string): HTMLElement =>
	el(
		"a",
		{ class: "go small", href: `/score/${key}`, "data-score": key, "aria-label": `${say("card-score")}: ${title}` },
		say("card-score"),
	);

/** Me against bots of the usual level, with as few of them as the game needs to be a contest. */
function against(game: GameCard): Seat[] {
	const seats = game.standard_seats.find((count) => count > 1) ?? game.standard_seats[0] ?? 1;
	return Array.from({ length: seats }, (_, seat) =>
		seat === 0 ? { kind: "person", name: storage.name || say("default-name") } : { kind: "bot", bot: USUAL_LEVEL },
	);
}
