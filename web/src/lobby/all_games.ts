/** All games: search, filters, the triangle, and a card for each. Folded until used. */
import { say } from "../i18n/texts";
import { el } from "../ui/dom";
import { card } from "./card";
import { allWords, bookName, type CatalogueGame, EQUAL_SHARES } from "./catalogue";
import { fits, type GameFilter, inAddress, isAsked, MOODS, NO_FILTER, ORDERS, type Order, ofAddress } from "./filters";
import { apart, filterText, Triangle, type TriangleShares } from "./triangle";

export const TIMES = [10, 15, 20, 30, 45];

export class AllGames {
	readonly host: HTMLDetailsElement;
	private ready = false;
	private filter: GameFilter = NO_FILTER;
	private order: Order = "book";
	private near: TriangleShares | null = null;
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

	constructor(private readonly all: readonly CatalogueGame[]) {
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
		this.host = el(
			"details",
			{ class: "all-games", id: "all", ontoggle: () => this.inAddress() },
			el("summary", {}, el("h2", {}, say("door-all", { count: all.length }))),
			el(
				"div",
				{ class: "found" },
				el(
					"section",
					{ class: "asked", "aria-label": say("lobby-wishes") },
					this.search,
					el(
						"button",
						{ type: "button", class: "skip", "data-key": "skip", onclick: () => this.toFirst() },
						say("lobby-skip"),
					),
					this.moods(),
					el("div", { class: "picks" }, ...this.picks()),
					el("div", { class: "row" }, this.count, this.clear),
					this.wanted,
				),
				el(
					"details",
					{ class: "triangle-panel", open: matchMedia("(min-width: 60rem)").matches },
					el("summary", {}, say("triangle-title")),
					this.triangle.host,
				),
				this.cards,
			),
		);
		this.search.addEventListener("keydown", (event) => {
			if (event.key === "Enter") this.toFirst();
		});
	}

	/** Restore filters and scroll position from the address, once the list is on the page. */
	comeBack(): void {
		const { filter, order } = ofAddress(location.search);
		this.filter = filter;
		this.order = order;
		this.search.value = filter.text;
		const picked = { players: String(filter.players), minutes: String(filter.minutes), book: filter.book, order };
		for (const [name, value] of Object.entries(picked)) {
			const found = document.querySelector<HTMLSelectElement>(`#pick-${name}`);
			if (found) found.value = value;
		}
		if (order === "near") this.near = EQUAL_SHARES;
		this.list();
		this.host.open = location.hash === "#all" || isAsked(location.search);
		this.ready = true;
		history.scrollRestoration = "manual";
		const { mark } = (history.state ?? {}) as { mark?: Mark };
		if (mark) scrollBack(mark);
		addEventListener("scrollend", () => this.inAddress());
		addEventListener("pagehide", () => this.inAddress());
	}
	/** Keep the address in step, for back, forward and copied links. */
	private inAddress(): void {
		if (!this.ready) return;
		if (!this.host.isConnected) return;
		const search = inAddress(this.filter, this.order, location.search, this.host.open);
		history.replaceState(scrollY > 0 ? { mark: topCard() } : null, "", location.pathname + search);
	}
	/** Search, and scroll to the top of the list. */
	look(change: Partial<GameFilter> = {}): void {
		this.host.open = true;
		this.clearAll();
		this.hope(change);
		for (const name of ["players", "minutes"] as const) {
			const found = this.host.querySelector<HTMLSelectElement>(`#pick-${name}`);
			if (found) found.value = String(this.filter[name]);
		}
		this.host.scrollIntoView({ block: "start" });
		this.search.focus({ preventScroll: true });
	}
	private toFirst(): void {
		this.cards.querySelector<HTMLElement>("[data-now]")?.focus();
	}

	// --- filters

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
								const on = !this.filter.moods.includes(mood);
								const others = this.filter.moods.filter((one) => one !== mood);
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
					if (value === "near" && !this.near) this.near = EQUAL_SHARES;
					if (value === "near") this.triangle.want(this.near);
					else this.setOrder(value as Order);
				},
			),
		];
	}
	private hope(change: Partial<GameFilter>): void {
		this.filter = { ...this.filter, ...change };
		// whoever types the name of a game finds it, whatever was asked for before
		const named = { ...NO_FILTER, text: this.filter.text };
		const found = (filter: GameFilter): boolean =>
			this.all.some((volume) => fits(volume.game, filter, allWords(volume)));
		if (change.text && !found(this.filter) && found(named)) {
			this.clearAll();
			this.search.value = change.text;
			this.filter = named;
		}
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
		this.filter = NO_FILTER;
		this.order = "book";
		this.triangle.want(null);
		this.search.focus();
	}

	// --- showing

	private list(): void {
		const found = this.all.filter((volume) => fits(volume.game, this.filter, allWords(volume)));
		const near = this.near;
		if (this.order === "short") found.sort((a, b) => a.game.minutes - b.game.minutes);
		if (this.order === "title") found.sort((a, b) => a.words.title.localeCompare(b.words.title));
		if (this.order === "near" && near) found.sort((a, b) => apart(a.place, near) - apart(b.place, near));
		this.cards.replaceChildren(...found.map(({ game }) => this.shown.get(game.key) as HTMLElement));
		this.triangle.show(new Set(found.map(({ game }) => game.key)));
		this.count.textContent = say("lobby-count", { count: found.length });
		this.wanted.textContent = this.order === "near" && near ? filterText(near) : "";
		this.clear.hidden = found.length === this.all.length && this.order === "book";
		for (const button of document.querySelectorAll<HTMLElement>("[data-mood]"))
			button.setAttribute("aria-pressed", String(this.filter.moods.includes(button.dataset.mood ?? "")));
	}
	/** Go to a game's card, even if the filters hide it. */
	private goTo(key: string): void {
		const wanted = this.shown.get(key);
		if (!wanted) return;
		if (!wanted.isConnected) this.clearAll();
		this.host.open = true;
		wanted.scrollIntoView({ block: "center" });
		wanted.querySelector<HTMLElement>("[data-now]")?.focus({ preventScroll: true });
		for (const one of this.shown.values()) one.classList.toggle("chosen", one === wanted);
	}
}

/** A select with its label above. */
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

/** A scroll position as a card and its distance from the top of the window. Page pixels would not do: content above it grows. */
interface Mark {
	card: string;
	top: number;
}

function topCard(): Mark | undefined {
	for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
		const { top, bottom } = card.getBoundingClientRect();
		if (bottom > 0) return { card: card.dataset.card ?? "", top };
	}
	return undefined;
}

/** Restore the card's position, again whenever the page grows (fonts, pictures and running games arrive late), until the visitor acts. */
function scrollBack({ card, top }: Mark): void {
	const growth = new ResizeObserver(() => {
		const found = document.querySelector<HTMLElement>(`[data-card="${card}"]`);
		if (found) scrollBy(0, found.getBoundingClientRect().top - top);
	});
	growth.observe(document.body);
	for (const kind of ["wheel", "touchstart", "keydown", "pointerdown"])
		addEventListener(kind, () => growth.disconnect(), { once: true, passive: true });
}
