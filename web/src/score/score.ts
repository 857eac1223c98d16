/** The score page for real dice: games, players, sheet, earlier evenings. Everything stays on this device. */
import "./score.css";
import { currentLanguage, maybe, say } from "../i18n/texts";
import { bookName, type CatalogueGame, loadCatalogue } from "../lobby/catalogue";
import { field, presets } from "../lobby/game_setup";
import { storage } from "../platform/storage";
import { Refusal } from "../rules/python";
import type { AnySheet } from "../rules/score_sheets";
import { el } from "../ui/dom";
import { html, nothing, render, type View } from "../ui/render";
import { showRules } from "../ui/rules_page";
import { bound, type Card, type Counted, checked, counted, kindOf, loadCards } from "./cards";
import { countsSheet } from "./counts_sheet";
import {
	COLOURS,
	corrected,
	type Device,
	eveningNow,
	exported,
	imported,
	type KeptGame,
	load,
	newest,
	type Person,
	type Result,
	records,
	redone,
	restored,
	save,
	thrown,
	total,
	undone,
	withGame,
	withPeople,
} from "./device";
import { facesResult, TallySheet } from "./faces_sheet";
import { heapsSheet } from "./heaps_sheet";
import { keepPage, keepRules, type Offline } from "./offline";
import { shareResult } from "./result_picture";
import { SheetHost } from "./sheet_host";
import { Stopwatch, watchView } from "./stopwatch";
import { secondsText, triesSheet } from "./tries_sheet";
import { finishedTrips, tripSheet } from "./trip_sheet";
import { tumblinSheet } from "./tumblin_sheet";

export async function score(app: HTMLElement, game: string): Promise<void> {
	try {
		const [books, cards] = await Promise.all([loadCatalogue(), loadCards()]);
		new Companion(app, books, cards).open(game, new URLSearchParams(location.search).get("id") ?? "");
	} catch {
		const again = el("button", { type: "button", onclick: () => location.reload() }, say("score-retry"));
		app.replaceChildren(
			el("main", { class: "score" }, el("h1", {}, say("score-keepers")), el("p", {}, say("lobby-no-server")), again),
		);
	}
}

const why = (error: unknown): string =>
	error instanceof Refusal ? (maybe(error.key, error.given) ?? error.key) : String(error);

const NOTICE_MS = 2500;

class Companion {
	private device: Device = load();
	private game = "";
	private id = "";
	private settingUp = false;
	private offline: Offline = "waiting";
	private rulesKept = "";
	/** What was just deleted, for undo. */
	private gone = "";
	private trouble = "";
	/** What an undo or a redo has just done. */
	private notice = "";
	private sought = "";
	private stored = true;
	private readonly watch = new Stopwatch(() => this.draw());
	private readonly clock = new Stopwatch(() => this.draw());

	constructor(
		private readonly app: HTMLElement,
		private readonly books: readonly CatalogueGame[],
		private readonly cards: Readonly<Record<string, Card>>,
	) {
		window.addEventListener("popstate", () => {
			this.device = load();
			this.open(
				/^\/score\/([a-z0-9_]+)$/.exec(location.pathname)?.[1] ?? "",
				new URLSearchParams(location.search).get("id") ?? "",
			);
		});
		// another tab may have the same game open
		window.addEventListener("storage", () => {
			this.device = load();
			this.draw();
		});
		window.addEventListener("keydown", (event) => this.claimed(event));
		void keepPage((state) => {
			this.offline = state;
			this.draw();
		});
	}

	/** In a race, keys 1 to 9 record the first claim and stop the clock. */
	private claimed(event: KeyboardEvent): void {
		const game = this.device.games.find((one) => one.id === this.id);
		const seat = Number(event.key) - 1;
		if (!game || !this.cards[game.game]?.race || event.target instanceof HTMLInputElement || !game.players[seat])
			return;
		this.claim(game, seat);
	}
	private claim(game: KeptGame, seat: number): void {
		const draft = new URLSearchParams(game.draft);
		if (draft.has("claim") || game.result) return;
		if (this.clock.running) this.clock.toggle();
		draft.set("claim", String(seat));
		this.change({ ...game, draft: draft.toString() });
	}

	/** The page for the address: a stored game, the last running one, otherwise the players. */
	open(game: string, id: string): void {
		const volume = this.volume(game);
		const kept =
			this.device.games.find((one) => one.id === id) ??
			newest(this.device.games).find((one) => one.game === game && !one.result);
		this.game = volume ? game : "";
		this.id = volume && kept ? kept.id : "";
		this.settingUp = Boolean(volume) && !kept && !this.cards[game]?.why;
		this.trouble = game && !volume ? say("score-none", { game }) : "";
		if (volume && this.cards[game]?.why) {
			this.game = "";
			this.trouble = say(this.cards[game]?.why ?? "");
		}
		this.draw();
		if (this.id) void keepAwake();
	}
	private go(game: string, id = "", anew = false): void {
		history.pushState(null, "", `/score${game ? `/${game}` : ""}${id ? `?id=${id}` : ""}`);
		this.watch.reset();
		this.clock.reset();
		if (anew) {
			this.game = game;
			this.id = "";
			this.settingUp = true;
			this.trouble = "";
			this.draw();
		} else this.open(game, id);
		scrollTo(0, 0);
	}
	private volume(key: string): CatalogueGame | undefined {
		return this.books.find((one) => one.game.key === key);
	}
	private title(key: string): string {
		return this.volume(key)?.words.title ?? key;
	}
	private keep(device: Device): void {
		this.device = device;
		this.stored = save(device);
	}
	private step(game: KeptGame, notice: string): void {
		this.change(game);
		this.notice = notice;
		this.draw();
		setTimeout(() => {
			this.notice = "";
			this.draw();
		}, NOTICE_MS);
	}
	private change(game: KeptGame): void {
		this.notice = "";
		const card = this.cards[game.game] as Card;
		const result = this.resultOf(card, game);
		this.keep(withGame(this.device, { ...game, result, changed: new Date().toISOString() }));
		this.draw();
	}
	private resultOf(card: Card, game: KeptGame): Result | null {
		if (kindOf(card, game.options, game.players.length) === "faces") return facesResult(card, game);
		const { sheet } = counted(card, game);
		return sheet.over() ? { scores: sheet.scores(), ranks: sheet.ranks(), what: card.what } : null;
	}

	draw(): void {
		const kept = this.device.games.find((one) => one.id === this.id);
		const main = kept ? this.sheetPage(kept) : this.settingUp ? this.setUpPage() : this.home();
		render(main, this.app);
		document.title = `${kept || this.settingUp ? `${this.title(this.game)} · ` : ""}${say("score-keepers")}`;
		if (kept) this.drawTally(kept);
		else if (this.settingUp) this.drawSetUp();
		else this.tally = null;
	}

	// --- the first page

	private home(): View {
		const running = newest(this.device.games).filter((one) => !one.result);
		const done = newest(this.device.games).filter((one) => one.result);
		const tonight = done.filter((one) => one.evening === eveningNow(this.device, new Date()));
		const plain = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
		const kept = this.books.filter(
			(one) => this.cards[one.game.key] && plain(`${one.words.title} ${one.game.key}`).includes(plain(this.sought)),
		);
		return html`<main class="score">
			<header><a href="/" class="score-home">Pipyard</a><h1>${say("score-keepers")}</h1></header>
			${this.trouble ? html`<p class="sorry" role="alert">${this.trouble}</p>` : nothing}
			${this.notices()}
			${running.length ? html`<section><h2>${say("sheet-running")}</h2><ul class="kept-games">${running.map((one) => this.runningGame(one))}</ul></section>` : nothing}
			${tonight.length ? html`<section><h2>${say("sheet-tonight")}</h2>${this.totals(tonight)}<ul class="kept-games">${tonight.map((one) => this.doneGame(one))}</ul></section>` : nothing}
			<section><h2>${say("sheet-games")}</h2><p class="soft">${say("score-about")}</p>
				<input type="search" id="seek" class="score-seek" placeholder=${say("sheet-seek")} aria-label=${say("sheet-seek")} @input=${(
					event: Event,
				) => {
					this.sought = (event.target as HTMLInputElement).value;
					this.draw();
				}} />
				${[...new Set(kept.map((one) => one.game.book))].map(
					(book) =>
						html`<h3>${bookName(book)}</h3><ul class="score-games">${kept.filter((one) => one.game.book === book).map((one) => this.gameCard(one))}</ul>`,
				)}
			</section>
			${this.history(done)}
		</main>`;
	}
	private notices(): View {
		return html`<p class="score-offline small" data-offline=${this.offline}>${say(`sheet-offline-${this.offline}`)}</p>
			${this.stored ? nothing : html`<p class="sorry" role="alert">${say("sheet-not-stored")}</p>`}
			${this.gone ? html`<p class="score-undo" role="status">${say("sheet-thrown")} <button type="button" data-key="restore" @click=${() => this.restore(this.gone)}>${say("sheet-restore")}</button></p>` : nothing}`;
	}
	private restore(id: string): void {
		this.keep(restored(this.device, id));
		this.gone = "";
		this.draw();
	}
	private throwAway(id: string): void {
		this.keep(thrown(this.device, id));
		this.gone = id;
		this.draw();
	}
	private gameCard({ game, words }: CatalogueGame): View {
		const card = this.cards[game.key] as Card;
		if (card.why)
			return html`<li><div class="score-game cannot" data-card=${game.key}><strong>${words.title}</strong><span class="soft small">${say(card.why)}</span></div></li>`;
		const go = (event: Event): void => {
			event.preventDefault();
			this.go(game.key, "", true);
		};
		return html`<li><a class="score-game" href="/score/${game.key}" data-card=${game.key} @click=${go}><strong>${words.title}</strong><span class="soft small">${say(`sheet-what-${card.what}`)}</span></a></li>`;
	}
	private runningGame(one: KeptGame): View {
		return html`<li data-kept=${one.id}>
			<button type="button" class="grow" data-key="go-on" @click=${() => this.go(one.game, one.id)}><strong>${this.title(one.game)}</strong> <span class="soft small">${one.players.map((person) => person.name).join(", ")} · ${when(one.changed)}</span></button>
			<button type="button" class="quiet" aria-label=${say("sheet-throw", { game: this.title(one.game) })} data-key="throw" @click=${() => this.throwAway(one.id)}>✕</button>
		</li>`;
	}
	private doneGame(one: KeptGame): View {
		const { result } = one;
		const winners = one.players.filter((_, seat) => result?.ranks[seat] === 1).map((person) => person.name);
		const points = one.players.map((person, seat) => `${person.name} ${this.scoreText(one, seat)}`).join(" · ");
		return html`<li data-kept=${one.id}>
			<button type="button" class="grow" @click=${() => this.go(one.game, one.id)}><strong>${this.title(one.game)}</strong> ★ ${winners.join(", ") || "–"}<br /><span class="soft small">${result?.what === "win" ? when(one.changed) : `${points} · ${when(one.changed)}`}</span></button>
			<button type="button" data-key="rematch" @click=${() => this.rematch(one)}>${say("sheet-rematch")}</button>
			<button type="button" class="quiet" aria-label=${say("sheet-throw", { game: this.title(one.game) })} data-key="throw" @click=${() => this.throwAway(one.id)}>✕</button>
		</li>`;
	}
	private scoreText(game: KeptGame, seat: number): string {
		const points = game.result?.scores[seat] ?? 0;
		return game.result?.what === "seconds" ? (points ? secondsText(points) : "–") : String(points);
	}
	private totals(games: readonly KeptGame[]): View {
		return html`<table class="totals"><caption class="soft small">${say("sheet-total")}</caption><tbody>${total(games).map(({ name, points }) => html`<tr><th scope="row">${name}</th><td>${points}</td></tr>`)}</tbody></table>`;
	}
	private history(done: readonly KeptGame[]): View {
		const low = (key: string): boolean => {
			const card = this.cards[key];
			return card?.what === "seconds" || card?.terms.low?.value === true;
		};
		const evenings = [...new Set(done.map((one) => one.evening))];
		return html`<section class="score-history"><details ?open=${done.length > 0 && done.length < 8}>
			<summary><h2>${say("sheet-history")}</h2></summary>
			${done.length === 0 ? html`<p class="soft">${say("sheet-history-none")}</p>` : nothing}
			${records(done, low).length ? html`<h3>${say("sheet-records")}</h3><table class="totals"><tbody>${records(done, low).map((one) => html`<tr><th scope="row">${one.title}</th><td>${one.what === "seconds" ? secondsText(one.score) : one.score}</td><td>${one.name}</td></tr>`)}</tbody></table>` : nothing}
			${evenings.map((evening) => {
				const games = done.filter((one) => one.evening === evening);
				return html`<h3>${day(games.at(-1)?.began ?? "")}</h3>${this.totals(games)}<ul class="kept-games">${games.map((one) => this.doneGame(one))}</ul>`;
			})}
			${this.device.thrown.length ? html`<h3>${say("sheet-bin")}</h3><ul class="kept-games">${[...this.device.thrown].reverse().map((one) => html`<li><span class="grow">${this.title(one.game)} · ${one.players.map((person) => person.name).join(", ")} · ${when(one.changed)}</span><button type="button" @click=${() => this.restore(one.id)}>${say("sheet-restore")}</button></li>`)}</ul>` : nothing}
			</details>
			<div class="score-tools no-print">
				<a class="score-button" data-key="export" download="pipyard-${new Date().toISOString().slice(0, 10)}.json" href=${`data:application/json;charset=utf-8,${encodeURIComponent(exported(this.device))}`}>${say("sheet-export")}</a>
				<label class="score-button">${say("sheet-import")}<input class="sr" type="file" accept="application/json,.json" data-key="import" @change=${(event: Event) => void this.import(event)} /></label>
				<button type="button" class="score-button" data-key="print" @click=${() => print()}>${say("sheet-print")}</button>
				${this.offline === "ready" ? html`<button type="button" class="score-button" data-key="keep-rules" @click=${() => void this.keepAllRules()}>${this.rulesKept || say("sheet-keep-rules")}</button>` : nothing}
			</div>
		</section>`;
	}
	private async import(event: Event): Promise<void> {
		const input = event.target as HTMLInputElement;
		const file = input.files?.[0];
		if (!file) return;
		const found = file.size < 5_000_000 ? imported(this.device, await file.text()) : null;
		input.value = "";
		this.trouble = found ? "" : say("sheet-import-wrong");
		if (found) this.keep(found);
		this.draw();
	}
	private async keepAllRules(): Promise<void> {
		this.rulesKept = say("sheet-keeping-rules");
		this.draw();
		const missing = await keepRules(this.books.map((one) => one.game.key));
		this.rulesKept = missing ? say("sheet-rules-missing", { count: missing }) : say("sheet-rules-kept");
		this.draw();
	}

	// --- players

	private setUpPage(): View {
		return html`<main class="score">
			<header><button type="button" class="quiet" data-key="home" @click=${() => this.go("")}>‹ ${say("score-all")}</button><h1>${this.title(this.game)}</h1></header>
			${this.notices()}
			<div id="set-up" data-game=${this.game}></div>
		</main>`;
	}
	/** The form is built once, so it keeps its input. */
	private drawSetUp(): void {
		const host = this.app.querySelector<HTMLElement>("#set-up");
		if (!host || host.dataset.made === this.game) return;
		host.dataset.made = this.game;
		host.replaceChildren(this.setUpForm());
	}
	private setUpForm(): HTMLElement {
		const volume = this.volume(this.game) as CatalogueGame;
		const { game } = volume;
		const card = this.cards[this.game] as Card;
		const last = newest(this.device.games)[0]?.players ?? [];
		const seats: Person[] = Array.from({ length: Math.max(...game.seats) }, (_, seat) => ({
			name: last[seat]?.name ?? (seat === 0 ? storage.name : ""),
			colour: last[seat]?.colour ?? COLOURS[seat % COLOURS.length] ?? "red",
		}));
		const chosen: Record<string, string> = {};
		const usual = game.seats.includes(last.length)
			? last.length
			: (game.standard_seats.find((one) => one > 1) ?? game.seats[0] ?? 1);
		const counts = el(
			"select",
			{ id: "count", onchange: () => drawNames() },
			...game.seats.map((one) => el("option", { value: one, selected: one === usual }, String(one))),
		);
		const names = el("div", { class: "form" });
		const people = el("div", { class: "score-people", role: "group", "aria-label": say("sheet-people") });
		const drawNames = (): void => {
			names.replaceChildren(...Array.from({ length: Number(counts.value) }, (_, seat) => row(seat)));
			const here = seats.slice(0, Number(counts.value)).map((one) => one.name.toLowerCase());
			people.replaceChildren(
				...this.device.people
					.filter((one) => !here.includes(one.name.toLowerCase()))
					.slice(0, 12)
					.map((one) =>
						el(
							"button",
							{ type: "button", class: "score-person", colour: one.colour, onclick: () => sit(one) },
							one.name,
						),
					),
			);
		};
		const sit = (person: Person): void => {
			const free = seats.slice(0, Number(counts.value)).findIndex((one) => !one.name);
			const more = game.seats.find((one) => one > Number(counts.value));
			if (free >= 0) seats[free] = person;
			else if (more !== undefined) {
				seats[Number(counts.value)] = person;
				counts.value = String(more);
			}
			drawNames();
		};
		const row = (seat: number): HTMLElement => {
			const one = seats[seat] as Person;
			const label = say("score-player", { number: seat + 1 });
			const input = el("input", {
				id: `player-${seat}`,
				maxlength: 24,
				autocomplete: "off",
				placeholder: label,
				value: one.name,
				oninput: () => {
					seats[seat] = { ...(seats[seat] as Person), name: input.value };
				},
			});
			const colour = el(
				"select",
				{
					class: "score-colour",
					"aria-label": `${label}: ${say("score-colour")}`,
					onchange: () => {
						seats[seat] = { ...(seats[seat] as Person), colour: colour.value };
					},
				},
				...COLOURS.map((name) =>
					el("option", { value: name, selected: name === one.colour }, maybe(`colour-${name}`) ?? name),
				),
			);
			return el("div", { class: "seat-row" }, el("label", { for: input.id }, label), input, colour);
		};
		drawNames();
		const own = game.options.filter((option) => option.name !== "input" && option.name !== "start_seat");
		const fields = el("div", { class: "form" }, ...own.map((option) => field(volume, option, chosen)));
		const byMaps = kindOf(card, chosen, Number(counts.value)) === "trip";
		const trouble = el("p", { class: "sorry", role: "alert" });
		const begin = (finished: boolean): void => {
			const plain = (text: string): string => text.replaceAll(/[,;#\s]+/g, " ").trim();
			const players = seats.slice(0, Number(counts.value)).map((one, seat) => ({
				name: plain(one.name) || say("score-player", { number: seat + 1 }),
				colour: one.colour,
			}));
			if (new Set(players.map((one) => one.name.toLowerCase())).size < players.length) {
				trouble.textContent = say("score-names");
				return;
			}
			try {
				checked(card, chosen, players.length);
				this.begin(players, chosen, finished);
			} catch (error) {
				trouble.textContent = why(error);
			}
		};
		return el(
			"form",
			{
				class: "form",
				onsubmit: (event) => {
					event.preventDefault();
					begin(false);
				},
			},
			el("p", {}, say(`sheet-what-${card.what}`)),
			el("div", { class: "seat-row" }, el("label", { for: "count" }, say("number-of-players")), counts),
			names,
			people,
			Object.keys(game.presets).length > 1 && presets(volume, chosen, fields),
			own.length > 0 && el("details", {}, el("summary", {}, say("options-title")), fields),
			trouble,
			el("button", { type: "submit", class: "main-button" }, say(byMaps ? "sheet-begin-rounds" : "score-begin")),
			byMaps &&
				el(
					"button",
					{ type: "button", "data-key": "finished", onclick: () => begin(true) },
					say("sheet-begin-finished"),
				),
		);
	}
	private begin(
		players: readonly Person[],
		options: Readonly<Record<string, string>>,
		finished: boolean,
		game = this.game,
	): void {
		const now = new Date();
		const named = players.filter((one, seat) => one.name !== say("score-player", { number: seat + 1 }));
		const kept: KeptGame = {
			id: `${now.getTime().toString(36)}${Math.random().toString(36).slice(2, 6)}`,
			game,
			title: this.title(game),
			players,
			options: { ...options },
			finished,
			lines: [],
			past: [],
			future: [],
			draft: "",
			tally: {},
			tallies: [],
			unfinished: false,
			turn: 0,
			began: now.toISOString(),
			changed: now.toISOString(),
			evening: eveningNow(this.device, now),
			result: null,
		};
		this.keep(withGame(withPeople(this.device, named), kept));
		if (this.offline === "ready") void keepRules([game]);
		this.go(game, kept.id);
	}
	private rematch(one: KeptGame): void {
		this.begin(one.players, one.options, one.finished, one.game);
	}

	// --- the sheet

	private sheetPage(game: KeptGame): View {
		const card = this.cards[game.game] as Card;
		const kind = kindOf(card, game.options, game.players.length);
		const faces = kind === "faces";
		const found = faces ? null : counted(card, game);
		return html`<main class="score playing sheet-${kind}">
			<header>
				<button type="button" class="quiet" data-key="home" aria-label=${say("score-all")} @click=${() => this.go("")}>‹</button>
				<h1>${this.title(game.game)}</h1>
				<span class="grow"></span>
				${
					faces
						? nothing
						: html`<button type="button" class="quiet" data-key="undo" aria-label=${say("score-undo")} ?disabled=${game.past.length === 0} @click=${() => this.step(undone(game), say("sheet-undone"))}>↶</button>
				<button type="button" class="quiet" data-key="redo" aria-label=${say("sheet-redo")} ?disabled=${game.future.length === 0} @click=${() => this.step(redone(game), say("sheet-redone"))}>↷</button>`
				}
				<button type="button" class="quiet" data-key="rules" @click=${() => void this.showRules(game.game)}>${say("rules")}</button>
			</header>
			${this.stored ? nothing : html`<p class="sorry" role="alert">${say("sheet-not-stored")}</p>`}
			<p class="score-notice" role="status" data-key="notice">${this.notice}</p>
			${this.trouble ? html`<p class="sorry" role="alert">${this.trouble}</p>` : nothing}
			${game.result ? this.ending(game) : nothing}
			${found?.refused ? html`<div class="sorry" role="alert"><p>${say("sheet-not-counted", { count: game.lines.length - found.taken, why: why(found.refused) })}</p></div>` : nothing}
			${card.race && !game.result ? watchView(this.clock, Number(this.seconds(card, game))) : nothing}
			${this.turns(card, game)}
			<div class="score-sheet" data-kind=${kind}>${faces ? nothing : this.sheet(card, game, found as Counted)}</div>
			${kind === "tumblin" || faces ? nothing : this.told(game, found?.taken ?? 0)}
		</main>`;
	}
	/** Turn and round, where the rules limit the number of rounds. */
	private turns(card: Card, game: KeptGame): View {
		const most = Number(bound(card.rounds, { ...card.options, ...game.options }, game.players.length));
		if (!most || game.result) return nothing;
		const seats = game.players.length;
		const by = (step: number): void => this.change({ ...game, turn: Math.max(0, game.turn + step) });
		const round = Math.floor(game.turn / seats) + 1;
		return html`<div class="turns ${round > most ? "over" : ""}" role="group">
			<button type="button" class="quiet" data-key="turn-back" aria-label=${say("sheet-turn-back")} ?disabled=${game.turn === 0} @click=${() => by(-1)}>‹</button>
			<span class="grow" role="status">${round > most ? say("round-limit") : say("sheet-turn", { round, of: most, name: game.players[game.turn % seats]?.name ?? "" })}</span>
			<button type="button" data-key="turn" @click=${() => by(1)}>${say("sheet-turn-next")}</button>
		</div>`;
	}
	private seconds(card: Card, game: KeptGame): number {
		const { seconds } = card;
		return seconds.option
			? seconds.factor * Number(game.options[seconds.option] ?? card.options[seconds.option] ?? 0)
			: Number(seconds.value ?? 0);
	}
	/** Offline, show the cached rules, or a message. */
	private async showRules(game: string): Promise<void> {
		try {
			await showRules(game);
		} catch {
			this.trouble = say("sheet-rules-away");
			this.draw();
		}
	}
	private ending(game: KeptGame): View {
		const { result } = game;
		const winners = game.players.filter((_, seat) => result?.ranks[seat] === 1).map((person) => person.name);
		return html`<div class="score-ending" role="status">
			<p><strong>★ ${winners.length ? winners.join(", ") : say("sheet-nobody")}</strong></p>
			<div class="score-plain">
				<button type="button" class="main-button" data-key="rematch" @click=${() => this.rematch(game)}>${say("sheet-rematch")}</button>
				<button type="button" data-key="another" @click=${() => this.go("")}>${say("score-anew")}</button>
				<button type="button" data-key="share" @click=${() => void shareResult(this.title(game.game), game, (seat) => this.scoreText(game, seat))}>${say("sheet-share")}</button>
			</div>
		</div>`;
	}
	private sheet(card: Card, game: KeptGame, found: Counted): View {
		const host = new SheetHost(card, game, found, (now) => this.change(now));
		const kind = kindOf(card, game.options, game.players.length);
		const as = <S extends AnySheet>(): SheetHost<S> => host as unknown as SheetHost<S>;
		if (kind === "tumblin") return tumblinSheet(as());
		if (kind === "trip") return game.finished ? finishedTrips(as()) : tripSheet(as());
		if (kind === "heaps") return heapsSheet(as());
		if (kind === "tries") return triesSheet(as(), this.watch);
		return countsSheet(as(), (seat) => this.claim(game, seat));
	}
	/** The lines entered; each can be removed and restored. */
	private told(game: KeptGame, taken: number): View {
		if (game.lines.length === 0) return nothing;
		return html`<details class="score-told no-print"><summary>${say("score-lines")} (${game.lines.length})</summary>
			<ol class="score-lines">${game.lines.map((line, at) => html`<li class=${at < taken ? "" : "uncounted"}><span class="score-line">${line}</span> <button type="button" class="quiet" aria-label="${say("score-leave-out")}: ${line}" @click=${() => this.change(corrected(game, at, null))}>✗</button></li>`)}</ol>
		</details>`;
	}

	// --- the tally of a pyramid

	private tally: { id: string; host: HTMLElement } | null = null;
	private drawTally(game: KeptGame): void {
		const card = this.cards[game.game] as Card;
		const host = this.app.querySelector<HTMLElement>('.score-sheet[data-kind="faces"]');
		if (!host || (this.tally?.id === game.id && this.tally.host === host)) return;
		this.tally = { id: game.id, host };
		new TallySheet(host, card, game, (now) => this.change(now)).show();
	}
}

const day = (iso: string): string =>
	iso
		? new Date(iso).toLocaleDateString(currentLanguage(), {
				weekday: "long",
				year: "numeric",
				month: "long",
				day: "numeric",
			})
		: "";
const when = (iso: string): string =>
	iso ? new Date(iso).toLocaleString(currentLanguage(), { dateStyle: "short", timeStyle: "short" }) : "";

/** Keep the screen on during a tally. */
async function keepAwake(): Promise<void> {
	try {
		await navigator.wakeLock.request("screen");
	} catch {
		// without a wake lock the screen goes dark as usual
	}
}
