/** The score page for real dice: games, players, sheet, earlier evenings. Everything stays on this device. */
import { BASE, here, urlOf } from "../net/base";
import "../games/tumblin_dice/zone_board.css";
import "./score.css";
import "./counts_sheet.css";
import "./game_sheets.css";
import "./photo_sheet.css";
import "./trip_sheet.css";
import { say } from "../i18n/texts";
import { bookName, type CatalogueGame, loadCatalogue } from "../lobby/catalogue";
import { askToLast, mayBeDeleted } from "../platform/lasting_storage";
import { keepAwake } from "../platform/wake_lock";
import { el } from "../ui/dom";
import { html, nothing, render, type View } from "../ui/render";
import { showRules } from "../ui/show_rules";
import { type Card, type Counted, countLines, kindOf, loadCards, seconds } from "./cards";
import {
	atTime,
	type Change,
	type Device,
	eveningNow,
	exported,
	imported,
	type KeptGame,
	load,
	newest,
	newGame,
	type Person,
	redone,
	restored,
	retallied,
	save,
	undone,
	untallied,
	withGame,
	withoutGame,
	withPeople,
} from "./device";
import { onPyramid } from "./end_position_sheet";
import { type EveningsHost, historyView, tonightView } from "./evenings";
import { numbersOf, resultOf } from "./faces_result";
import { TallySheet } from "./faces_sheet";
import { ANEW, endingView, gameCard, runningGame } from "./kept_games";
import { lineWords, namedLine, roundText, stepDraft, stepText } from "./line_words";
import { keepPage, type Offline } from "./offline";
import { eveningsPrint, gamePrint } from "./print_tables";
import { why } from "./refusal_words";
import { SetUpDraft } from "./set_up_draft";
import { setUpForm } from "./set_up_form";
import { correcting, SheetHost } from "./sheet_host";
import { sheetView } from "./sheet_of_kind";
import { correctingView, linesView, quietView, turnsView } from "./sheet_parts";
import { Stopwatch, watchView } from "./stopwatch";

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

class Companion implements EveningsHost {
	private device: Device = load();
	private game = "";
	private id = "";
	private settingUp = false;
	private offline: Offline = "waiting";
	/** What was just deleted, for undo. */
	private gone = "";
	private trouble = "";
	/** What an undo or a redo has just done; it stays until the next entry, however slowly somebody reads. */
	private notice = "";
	private sought = "";
	private stored = true;
	/** The browser does not promise to keep the games. */
	private mayGo = false;
	private readonly watch = new Stopwatch("try", () => this.draw());
	private readonly clock = new Stopwatch("race", () => this.draw());

	constructor(
		private readonly app: HTMLElement,
		private readonly books: readonly CatalogueGame[],
		private readonly cards: Readonly<Record<string, Card>>,
	) {
		window.addEventListener("popstate", () => {
			this.device = load();
			this.open(
				/^\/score\/([a-z0-9_]+)$/.exec(here())?.[1] ?? "",
				new URLSearchParams(location.search).get("id") ?? "",
			);
		});
		// another tab may have the same game open
		window.addEventListener("storage", () => {
			this.device = load();
			this.draw();
		});
		window.addEventListener("keydown", (event) => this.claimed(event));
		// a number that is still being typed is entered before the page goes, or the phone sleeps
		for (const leaving of ["pagehide", "visibilitychange"])
			window.addEventListener(leaving, () => {
				const field = document.activeElement;
				if (field instanceof HTMLInputElement && this.id) field.blur();
			});
		void this.learnIfLasting();
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
		this.sought = String(history.state?.sought ?? "");
		const running = newest(this.device.games).find((one) => one.game === game && !one.result);
		const kept = id === ANEW ? undefined : (this.device.games.find((one) => one.id === id) ?? running);
		this.notice = "";
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
	go(game: string, id = ""): void {
		history.pushState(null, "", urlOf(`/score${game ? `/${game}` : ""}${id ? `?id=${id}` : ""}`));
		this.open(game, id);
		scrollTo(0, 0);
	}
	private volume(key: string): CatalogueGame | undefined {
		return this.books.find((one) => one.game.key === key);
	}
	title(key: string): string {
		return this.volume(key)?.words.title ?? key;
	}
	private keep(device: Device): void {
		this.device = device;
		this.stored = save(device);
	}
	/** Undo or redo, and say of which line. */
	private step(before: KeptGame, after: KeptGame, key: string, changes: readonly Change[]): void {
		const card = this.cards[after.game] as Card;
		const what = stepText(card, before, after, changes.at(-1));
		this.change({ ...after, draft: after.draft || stepDraft(card, after, changes.at(-1)) });
		this.notice = say(key, { what });
		this.draw();
	}
	private change(game: KeptGame): void {
		this.notice = "";
		const card = this.cards[game.game] as Card;
		this.keep(
			withGame(this.device, atTime({ ...game, result: resultOf(card, game) }, game.result !== null, new Date())),
		);
		this.draw();
	}

	draw(): void {
		const kept = this.device.games.find((one) => one.id === this.id);
		for (const watch of [this.watch, this.clock]) watch.of(kept?.id ?? "");
		const main = kept ? this.sheetPage(kept) : this.settingUp ? this.setUpPage() : this.home();
		render(main, this.app);
		document.title = `${kept || this.settingUp ? `${this.title(this.game)} · ` : ""}${say("score-keepers")}`;
		if (kept) this.drawTally(kept);
		else if (this.settingUp) this.drawSetUp();
		else this.tally = null;
	}

	// --- the first page

	/** Books of one game come first: they need a sheet in every round, not only at the end. */
	private booksOf(games: readonly CatalogueGame[]): readonly string[] {
		const size = (book: string): number => this.books.filter((one) => one.game.book === book).length;
		return [...new Set(games.map((one) => one.game.book))].sort((one, other) => size(one) - size(other));
	}
	private home(): View {
		const running = newest(this.device.games).filter((one) => !one.result);
		const done = newest(this.device.games).filter((one) => one.result);
		const tonight = done.filter((one) => one.evening === eveningNow(this.device, new Date()));
		const plain = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
		const kept = this.books.filter(
			(one) => this.cards[one.game.key] && plain(`${one.words.title} ${one.game.key}`).includes(plain(this.sought)),
		);
		return html`<main class="score">
			<header><a href=${BASE} class="score-home">Pipyard</a><h1>${say("score-keepers")}</h1></header>
			${this.trouble ? html`<p class="sorry" role="alert">${this.trouble}</p>` : nothing}
			${this.notices()}
			${running.length ? html`<section><h2>${say("sheet-running")}</h2><ul class="kept-games">${running.map((one) => runningGame(one, this))}</ul></section>` : nothing}
			${tonightView(tonight, this)}
			<section><h2>${say("sheet-games")}</h2><p class="soft">${say("score-about")}</p>
				<input type="search" id="seek" class="score-seek" .value=${this.sought} placeholder=${say("sheet-seek")} aria-label=${say("sheet-seek")} @input=${(
					event: Event,
				) => {
					this.sought = (event.target as HTMLInputElement).value;
					// for a reload, and for coming back
					history.replaceState({ sought: this.sought }, "");
					this.draw();
				}} />
				${this.booksOf(kept).map(
					(book) =>
						html`<h3>${bookName(book)}</h3><ul class="score-games">${kept.filter((one) => one.game.book === book).map((one) => gameCard(one, this.cards[one.game.key] as Card, this))}</ul>`,
				)}
			</section>
			${this.history(done)}
			${eveningsPrint(done, tonight, (key) => this.title(key))}
		</main>`;
	}
	private notices(): View {
		return html`<p class="score-offline small" data-offline=${this.offline}>${say(`sheet-offline-${this.offline}`)}</p>
			${this.stored ? nothing : html`<p class="sorry" role="alert">${say("sheet-not-stored")}</p>`}
			${this.mayGo && this.device.games.length ? html`<p class="score-offline small" data-key="may-go">${say("storage-may-go")}</p>` : nothing}
			${this.gone ? html`<p class="score-undo" role="status">${say("sheet-thrown")} <button type="button" data-key="restore" @click=${() => this.restore(this.gone)}>${say("sheet-restore")}</button></p>` : nothing}`;
	}
	restore(id: string): void {
		this.keep(restored(this.device, id));
		this.gone = "";
		this.draw();
	}
	throwAway(id: string): void {
		this.keep(withoutGame(this.device, id));
		this.gone = id;
		this.draw();
	}
	keepPeople(device: Device, trouble = ""): void {
		this.trouble = trouble;
		this.keep(device);
		this.draw();
		if (trouble) scrollTo(0, 0);
	}
	private history(done: readonly KeptGame[]): View {
		return html`<section class="score-history">${historyView(this.device, done, this.cards, this)}
			<div class="score-tools no-print">
				<a class="score-button" data-key="export" download="pipyard-${new Date().toISOString().slice(0, 10)}.json" href=${`data:application/json;charset=utf-8,${encodeURIComponent(exported(this.device))}`}>${say("sheet-export")}</a>
				<label class="score-button">${say("sheet-import")}<input class="sr" type="file" accept="application/json,.json" data-key="import" @change=${(event: Event) => void this.import(event)} /></label>
				<button type="button" class="score-button" data-key="print" @click=${() => print()}>${say("sheet-print")}</button>
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
		const volume = this.volume(this.game) as CatalogueGame;
		const card = this.cards[this.game] as Card;
		host.replaceChildren(
			setUpForm(volume, card, this.device, (players, options, finished) => {
				this.begin(players, options, finished);
				SetUpDraft.forget();
			}),
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
		const kept = newGame(this.device, now, game, this.title(game), players, options, finished);
		this.keep(withGame(withPeople(this.device, named), kept));
		this.go(game, kept.id);
		void askToLast().then(() => this.learnIfLasting());
	}
	private async learnIfLasting(): Promise<void> {
		this.mayGo = await mayBeDeleted();
		this.draw();
	}
	rematch(one: KeptGame): void {
		this.begin(one.players, one.options, one.finished, one.game);
	}

	// --- the sheet

	private sheetPage(game: KeptGame): View {
		const card = this.cards[game.game] as Card;
		const kind = kindOf(card, game.options, game.players.length);
		const faces = kind === "faces";
		const found = faces ? null : countLines(card, game);
		const words = found ? lineWords(card, game) : [];
		// the line being corrected is asked for as it was then
		const rounds = kind === "trip" && !game.finished;
		const at = rounds ? correcting(game) : -1;
		const shown = at >= 0 ? countLines(card, game, game.lines.slice(0, at)) : found;
		const entry = words[at];
		// numbers of faces are typed over; and what is half entered of a heap stays
		const { tallies, again } = numbersOf(game) ? { tallies: [], again: [] } : game;
		const strokes = faces || onPyramid(game);
		const undo = (): void => {
			if (faces) this.tally?.sheet.undo();
			else if (strokes) this.change(untallied(game));
			else this.step(game, { ...undone(game), draft }, "sheet-undone", game.past);
		};
		const redo = (): void => {
			if (faces) this.tally?.sheet.redo();
			else if (strokes) this.change(retallied(game));
			else this.step(game, { ...redone(game), draft }, "sheet-redone", game.future);
		};
		const draft = kind === "heaps" ? game.draft : "";
		return html`<main class="score playing sheet-${kind}">
			<header>
				<button type="button" class="quiet" data-key="home" aria-label=${say("score-all")} @click=${() => this.go("")}>‹</button>
				<h1>${this.title(game.game)}</h1>
				<span class="grow"></span>
				<button type="button" class="quiet" data-key="undo" aria-label=${say("score-undo")} ?disabled=${(strokes ? tallies : game.past).length === 0} @click=${undo}>↶</button>
				<button type="button" class="quiet" data-key="redo" aria-label=${say("sheet-redo")} ?disabled=${(strokes ? again : game.future).length === 0} @click=${redo}>↷</button>
				<button type="button" class="quiet" data-key="rules" @click=${() => void this.showRules(game.game)}>${say("rules")}</button>
			</header>
			${this.stored ? nothing : html`<p class="sorry" role="alert">${say("sheet-not-stored")}</p>`}
			<p class="score-notice" role="status" data-key="notice">${this.notice}</p>
			${this.trouble ? html`<p class="sorry" role="alert">${this.trouble}</p>` : nothing}
			${game.result && at < 0 ? endingView(game, card, this) : nothing}
			${entry ? correctingView([roundText(entry.round), namedLine(entry)].filter(Boolean).join(" · "), () => this.change({ ...game, draft: "" })) : nothing}
			${found?.refused ? html`<div class="sorry" role="alert"><p>${say("sheet-not-counted", { count: game.lines.length - found.taken, why: why(found.refused) })}</p>${found.sheet.over() ? nothing : html`<p>${say("sheet-line-gap")}</p>`}</div>` : nothing}
			${card.race && !game.result ? watchView(this.clock, seconds(card, game.options)) : nothing}
			${turnsView(card, game, (now) => this.change(now))}
			<div class="score-sheet" data-kind=${kind}>${faces ? nothing : this.sheet(card, game, shown as Counted)}</div>${quietView(card, game, (now) => this.change(now))}
			${gamePrint(card, game)}
			${kind === "tumblin" || faces ? nothing : linesView(game, { taken: found?.taken ?? 0, words, change: (now) => this.change(now), ...(rounds ? { correct: (line: number) => this.correct(game, line) } : {}) })}
		</main>`;
	}
	private correct(game: KeptGame, line: number): void {
		this.change({ ...game, draft: `line=${line}` });
		scrollTo(0, 0);
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
	private sheet(card: Card, game: KeptGame, found: Counted): View {
		const host = new SheetHost(card, game, found, (now) => this.change(now));
		return sheetView(host, this.watch, (seat) => this.claim(game, seat));
	}
	// --- the tally of a pyramid

	private tally: { id: string; host: HTMLElement; sheet: TallySheet } | null = null;
	private drawTally(game: KeptGame): void {
		const card = this.cards[game.game] as Card;
		const host = this.app.querySelector<HTMLElement>('.score-sheet[data-kind="faces"]');
		if (!host) return;
		if (this.tally?.id === game.id && this.tally.host === host) {
			this.tally.sheet.follow(game);
			return;
		}
		const sheet = new TallySheet(host, card, game, (now) => this.change(now));
		this.tally = { id: game.id, host, sheet };
		sheet.show();
	}
}
