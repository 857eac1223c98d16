/** Keeping the score of real dice: which games can be kept, who plays, and then the sheet of the game. */
import "./score.css";
import { currentLanguage, say } from "../i18n/texts";
import { bookName, type CatalogueGame, loadCatalogue } from "../lobby/catalogue";
import { field, presets } from "../lobby/game_setup";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { count, type Evening, Refused, recall, remember } from "./score_form";
import { KeeperSheet } from "./score_sheet";
import { TallySheet } from "./tally_sheet";

export async function score(app: HTMLElement, game: string): Promise<void> {
	try {
		const [books, answer] = await Promise.all([loadCatalogue(), fetch("/api/score")]);
		const kept = (await answer.json()) as Readonly<Record<string, string>>;
		const volume = books.find((one) => one.game.key === game && game in kept);
		if (volume) open(app, volume, kept[game] as string);
		else
			overview(
				app,
				books.filter((one) => one.game.key in kept),
				game,
			);
	} catch {
		const again = el("button", { type: "button", onclick: () => location.reload() }, say("score-retry"));
		app.replaceChildren(el("main", { class: "score" }, head("Pipyard"), el("p", {}, say("lobby-no-server")), again));
	}
}

const head = (title: string, ...beside: HTMLElement[]): HTMLElement =>
	el("header", {}, el("a", { href: "/score", class: "score-home" }, say("score-all")), el("h1", {}, title), ...beside);

function overview(app: HTMLElement, books: readonly CatalogueGame[], game: string): void {
	document.title = `${say("score-keepers")} · Pipyard`;
	const groups = [...new Set(books.map((one) => one.game.book))].map((book) =>
		el(
			"section",
			{},
			el("h2", {}, bookName(book)),
			el(
				"ul",
				{ class: "score-games" },
				...books
					.filter((one) => one.game.book === book)
					.map((one) =>
						el(
							"li",
							{},
							el(
								"a",
								{ href: `/score/${one.game.key}`, class: "score-game" },
								one.words.title,
								recall(one.game.key) && el("span", { class: "soft small" }, ` · ${say("score-begun")}`),
							),
						),
					),
			),
		),
	);
	app.replaceChildren(
		el(
			"main",
			{ class: "score" },
			el("header", {}, el("a", { href: "/", class: "score-home" }, "Pipyard"), el("h1", {}, say("score-keepers"))),
			game && el("p", { class: "sorry", role: "alert" }, say("score-none", { game })),
			el("p", {}, say("score-about")),
			...groups,
		),
	);
}

/** Go on with what is kept here, else ask who plays. */
function open(app: HTMLElement, volume: CatalogueGame, kind: string): void {
	const { game, words } = volume;
	document.title = `${words.title} · ${say("score-keepers")}`;
	const anew = (): void => {
		remember(game.key, null);
		setUp(app, volume, (evening) => show(evening));
	};
	const show = (evening: Evening, numbers = evening.lines.length > 0): void => {
		const main = el("main", { class: "score" });
		app.replaceChildren(main);
		const host = el("div", { class: "score-sheet" });
		const again = el("button", { type: "button", class: "quiet", onclick: anew }, say("score-anew"));
		main.append(head(words.title, again), host);
		const keep = (now: Evening): void => remember(game.key, now);
		if (kind === "faces" && !numbers) {
			const other = (now: Evening): void => show({ ...now, lines: [] }, true);
			void new TallySheet(host, game.key, evening, keep, other).show();
		} else {
			const other = kind === "faces" ? (now: Evening): void => show({ ...now, lines: [] }, false) : undefined;
			void new KeeperSheet(host, game.key, evening, keep, other).show();
		}
		void keepAwake();
	};
	const kept = recall(game.key);
	if (kept) show(kept);
	else setUp(app, volume, (evening) => show(evening));
}

/** Who plays, with which options. */
function setUp(app: HTMLElement, volume: CatalogueGame, done: (evening: Evening) => void): void {
	const { game, words } = volume;
	const chosen: Record<string, string> = {};
	const counts = el(
		"select",
		{ id: "count", onchange: () => drawNames() },
		...game.seats.map((seats) => el("option", { value: seats }, String(seats))),
	);
	counts.value = String(game.standard_seats.find((seats) => seats > 1) ?? game.seats[0]);
	const names = el("div", { class: "form" });
	const typed: string[] = [storage.name];
	const drawNames = (): void => {
		names.replaceChildren(
			...Array.from({ length: Number(counts.value) }, (_, seat) => {
				const input = el("input", {
					id: `player-${seat}`,
					maxlength: 24,
					autocomplete: "off",
					placeholder: say("score-player", { number: seat + 1 }),
					value: typed[seat] ?? "",
					oninput: () => {
						typed[seat] = input.value;
					},
				});
				const label = el("label", { for: input.id }, say("score-player", { number: seat + 1 }));
				return el("div", { class: "seat-row" }, label, input);
			}),
		);
	};
	drawNames();
	const own = game.options.filter((option) => option.name !== "input");
	const fields = el("div", { class: "form" }, ...own.map((option) => field(volume, option, chosen)));
	const trouble = el("p", { class: "sorry", role: "alert" });
	const begin = async (): Promise<void> => {
		const plain = (text: string): string => text.replaceAll(/[,;#\s]+/g, " ").trim();
		const players = Array.from(
			{ length: Number(counts.value) },
			(_, seat) => plain(typed[seat] ?? "") || say("score-player", { number: seat + 1 }),
		);
		if (new Set(players.map((name) => name.toLowerCase())).size < players.length) {
			trouble.textContent = say("score-names");
			return;
		}
		const evening: Evening = { players, options: chosen, lines: [], tally: {}, unfinished: false };
		try {
			await count(game.key, evening, currentLanguage());
			remember(game.key, evening);
			done(evening);
		} catch (error) {
			trouble.textContent = error instanceof Refused ? error.message : say("lobby-no-server");
		}
	};
	app.replaceChildren(
		el(
			"main",
			{ class: "score" },
			head(words.title),
			el(
				"form",
				{
					class: "form",
					onsubmit: (event) => {
						event.preventDefault();
						void begin();
					},
				},
				el("p", {}, say("score-who")),
				el("div", { class: "seat-row" }, el("label", { for: "count" }, say("number-of-players")), counts),
				names,
				Object.keys(game.presets).length > 1 && presets(volume, chosen, fields),
				own.length > 0 && el("details", {}, el("summary", {}, say("options-title")), fields),
				trouble,
				el("button", { type: "submit", class: "main-button" }, say("score-begin")),
			),
		),
	);
}

/** A phone that lies on the table should not fall asleep over the counting. */
async function keepAwake(): Promise<void> {
	try {
		await navigator.wakeLock.request("screen");
	} catch {
		// where it cannot be had the screen goes dark as ever
	}
}
