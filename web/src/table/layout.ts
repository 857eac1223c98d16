/** The page of a table: where everything goes. */

import { say } from "../i18n/texts";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { top } from "../ui/page_header";

export type Layout = ReturnType<typeof buildLayout>;

interface LayoutHandlers {
	rules(): void;
	textMode(on: boolean): void;
	/** A move was typed. */
	write(move: string): void;
	/** A chat message was entered, and by a spectator a name. Returns whether it was sent. */
	speak(text: string, name: string): boolean;
}

/** Build the page, empty. */
export function buildLayout(app: HTMLElement, acts: LayoutHandlers) {
	const parts = {
		title: el("h1", { class: "grow" }),
		play: el("main", { class: "play" }),
		board: el("div", { class: "board" }),
		/** On a phone: everything but the board. */
		sheet: el("div", { class: "sheet" }),
		head: el("div", { class: "sheet-head" }),
		/** Who has how many points, in one line. */
		strip: el("ul", { class: "strip" }),
		side: el("div", { class: "side" }),
		/** The button that plays, and the one that takes back. */
		acts: el("div", { class: "acts" }),
		tabs: el("nav", { class: "sheet-tabs", "aria-label": say("table-parts") }),
		stage: el("div", { class: "stage" }),
		ground: el("div", { class: "ground", hidden: true }),
		groundPanel: el("div", { class: "ground-panel" }),
		text: el("section", { class: "as-text", tabindex: 0, "aria-label": say("table-as-text") }),
		status: el("div", { class: "status" }),
		/** Text over the board. */
		over: el("div", { class: "words-over" }),
		/** What happened since one's own move, over a wide board. */
		news: el("div", { class: "news" }),
		/** What is drawn on the board, named; on a narrow screen it unfolds. */
		key: el("details", { class: "key", "data-key": "key", hidden: true }),
		keyRows: el("div", {}),
		views: el("div", { class: "views", role: "group", "aria-label": say("views") }),
		/** The button that plays a complete move, beside the finger. */
		quick: el("button", { type: "button", class: "main-button quick", "data-key": "quick-confirm", hidden: true }),
		/** Turns the piece that was put down. */
		turnPiece: el(
			"button",
			{ type: "button", class: "quick turn-piece", "data-key": "turn-piece", hidden: true },
			say("turn-piece"),
		),
		/** Covers the board before a race. */
		raceStart: el("section", { class: "race-start", "aria-label": say("race-start-title"), hidden: true }),
		/** The roll button. */
		roll: el("button", { type: "button", class: "main-button quick roll", "data-key": "roll", hidden: true }),
		rolling: el("div", {}),
		hint: el("div", {}),
		/** The result of a try or a round. */
		moment: el("p", { class: "moment", "data-key": "moment", "aria-hidden": "true", hidden: true }),
		/** Sentences of the scene on narrow screens, where they would hide the dice. */
		says: el("div", { class: "says narrow" }),
		clock: el("p", { class: "small clock", hidden: true, "aria-hidden": "true" }),
		notices: el("div", { class: "notices" }),
		/** Chooses the seat that moves, when several at this screen can. */
		who: el("section", { class: "who-plays", "aria-label": say("who-plays") }),
		race: el("section", { class: "race", "aria-label": say("race-title") }),
		/** The panel of live actions. */
		steer: el("section", { class: "tools steer", "aria-label": say("live-title") }),
		/** The form of actions by numbers. */
		tools: el("section", { class: "tools", "aria-label": say("hand-title") }),
		act: el("button", { type: "button", class: "main-button quick", "data-key": "quick-act", hidden: true }),
		trays: el("div", { class: "trays" }),
		choices: el("section", { class: "choices", tabindex: -1, "aria-label": say("choose-next") }),
		/** The field for typing a move in notation. */
		write: el("details", { class: "small write", hidden: true }),
		sorry: el("p", { class: "sorry", role: "alert" }),
		/** What the game is about, in a sentence or two. */
		about: el("p", { class: "about small" }),
		players: el("ul", { class: "players" }),
		rolled: el("div", { class: "on-table" }),
		undo: el("div", { class: "row" }),
		/** Conditional moves, in games with days for a move. */
		premoves: el("div", {}),
		turnNotice: el("div", {}),
		/** Whether the screen lies flat. */
		flat: el("div", {}),
		log: el("ol", {}),
		chat: el("div", {}),
		/** Signs what a spectator says. */
		signature: el("input", {
			"data-key": "chat-name",
			maxlength: 24,
			required: true,
			autocomplete: "nickname",
			"aria-label": say("your-name"),
			placeholder: say("your-name"),
			hidden: true,
			disabled: true,
		}),
		/** Reports of a name or a line of the chat. */
		report: el("div", {}),
		evening: el("div", { class: "evening" }),
		live: el("div", { class: "sr", role: "status", "aria-live": "polite" }),
	};
	const header = top("", true, rulesButton(acts), switcher(acts));
	header.querySelector("h1")?.replaceWith(parts.title);
	const { over } = parts;
	over.append(parts.status, parts.news);
	parts.board.append(
		parts.stage,
		parts.ground,
		parts.text,
		over,
		parts.turnPiece,
		parts.quick,
		parts.act,
		parts.roll,
		parts.moment,
		parts.raceStart,
		parts.views,
	);
	parts.key.append(el("summary", {}, say("key-title")), parts.keyRows);
	// beside the board, or where there is no room beside it, folded up over its edge
	const small = matchMedia("(max-width: 1000px), (max-height: 500px)");
	const settle = (): void => {
		parts.key.open = !small.matches;
		if (small.matches) parts.news.before(parts.key);
		else parts.rolled.before(parts.key);
	};
	parts.side.append(
		parts.clock,
		parts.notices,
		parts.says,
		parts.who,
		parts.race,
		parts.steer,
		parts.tools,
		parts.groundPanel,
		parts.trays,
		parts.rolling,
		parts.choices,
		parts.hint,
		parts.write,
		parts.sorry,
		parts.about,
		parts.players,
		parts.rolled,
		parts.undo,
		parts.premoves,
		parts.turnNotice,
		parts.flat,
		parts.evening,
		fold(
			"log-part",
			say("log-title"),
			el("div", { class: "newest lines", role: "group", tabindex: 0, "aria-label": say("log-title") }, parts.log),
		),
		fold(
			"chat-part",
			say("chat-title"),
			el(
				"div",
				{ class: "newest chat-lines", role: "group", tabindex: 0, "aria-label": say("chat-title") },
				parts.chat,
			),
			chatForm(acts, parts.signature),
			parts.report,
		),
	);
	settle();
	small.addEventListener("change", settle);
	parts.head.append(parts.strip);
	parts.sheet.append(parts.head, parts.side, parts.acts, parts.tabs);
	parts.play.append(parts.board, parts.sheet);
	parts.write.append(el("summary", {}, say("write-move")), writeForm(acts));
	app.replaceChildren(el("div", { class: "table with-sheet" }, header, parts.play, parts.live));
	return parts;
}

/** A part beside the board that folds away, and stays as it was left; in the sheet of a phone it has a button of its own. */
function fold(part: string, title: string, ...inside: readonly HTMLElement[]): HTMLElement {
	const section = el("section", { class: part }, ...inside);
	const button = el("button", { type: "button", class: "fold", "data-key": `fold-${part}` }, title);
	const show = (): void => {
		const folded = storage.folded.includes(part);
		section.classList.toggle("folded", folded);
		button.setAttribute("aria-expanded", String(!folded));
	};
	button.onclick = () => {
		const others = storage.folded.filter((one) => one !== part);
		storage.folded = others.length < storage.folded.length ? others : [...others, part];
		show();
	};
	section.prepend(el("h2", {}, button));
	show();
	return section;
}

function rulesButton(acts: LayoutHandlers): HTMLElement {
	return el(
		"button",
		{ type: "button", "aria-label": say("rules"), onclick: () => acts.rules() },
		el("span", { class: "wide" }, say("rules")),
		el("span", { class: "narrow", "aria-hidden": "true" }, "?"),
	);
}

function switcher(acts: LayoutHandlers): HTMLElement {
	let on = storage.textMode;
	const button = el(
		"button",
		{
			type: "button",
			"aria-pressed": on,
			"aria-label": say("text-mode"),
			onclick: () => {
				on = !on;
				storage.textMode = on;
				button.setAttribute("aria-pressed", String(on));
				acts.textMode(on);
			},
		},
		el("span", { class: "wide" }, say("text-mode")),
		el("span", { class: "narrow", "aria-hidden": "true" }, "Aa"),
	);
	return button;
}

function writeForm(acts: LayoutHandlers): HTMLElement {
	const input = el("input", { maxlength: 400, autocomplete: "off", "aria-label": say("write-move") });
	return el(
		"form",
		{
			class: "say-row",
			onsubmit: (event) => {
				event.preventDefault();
				const move = input.value.trim().replaceAll(/\s+/g, " ");
				if (move) acts.write(move);
				input.value = "";
			},
		},
		input,
		el("button", { type: "submit" }, say("send")),
	);
}

function chatForm(acts: LayoutHandlers, signature: HTMLInputElement): HTMLElement {
	const input = el("input", { maxlength: 400, "aria-label": say("chat-say"), placeholder: say("chat-say") });
	signature.value = storage.name;
	return el(
		"form",
		{
			class: "say-row",
			onsubmit: (event) => {
				event.preventDefault();
				const text = input.value.trim();
				const name = signature.disabled ? "" : signature.value.trim();
				if (name) storage.name = name;
				if (text && acts.speak(text, name)) input.value = "";
			},
		},
		signature,
		input,
		el("button", { type: "submit" }, say("send")),
	);
}
