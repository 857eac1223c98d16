/** The lobby: choose a game, say who plays, open a table. */
import { el, fill } from "./dom";
import { top } from "./frame";
import { LEVELS, USUAL_LEVEL } from "./levels";
import { memory } from "./memory";
import type { GameCard, OptionForm, Place, Refusal, RoomMade, Shelf } from "./protocol";
import { maybe, say } from "./texts";

export async function lobby(app: HTMLElement): Promise<void> {
	document.title = "Pipyard";
	const main = el("main", { class: "lobby" });
	app.replaceChildren(top("Pipyard", false), main);
	let shelf: Shelf;
	try {
		const answer = await fetch("/api/games");
		shelf = (await answer.json()) as Shelf;
	} catch {
		main.append(el("p", { role: "alert" }, say("lobby-no-server")));
		return;
	}
	const cards = el("div", { class: "cards" });
	const search = el("input", {
		type: "search",
		id: "search",
		placeholder: say("lobby-search"),
		"aria-label": say("lobby-search"),
		oninput: () => list(),
	});
	const list = (): void => {
		const wanted = search.value.trim().toLowerCase();
		const found = shelf.games.filter((game) =>
			[game.title, game.summary, game.key, String(game.number), ...game.kinds.map((kind) => say(`kind-${kind}`))]
				.join(" ")
				.toLowerCase()
				.includes(wanted),
		);
		fill(cards, ...(found.length ? found.map((game) => card(game)) : [el("p", {}, say("lobby-none"))]));
	};
	const known = memory.rooms().slice(0, 6);
	main.append(
		el("h2", {}, say("lobby-title")),
		search,
		...(known.length
			? [
					el(
						"nav",
						{ class: "row", "aria-label": say("lobby-go-on") },
						el("span", { class: "soft" }, say("lobby-go-on")),
						...known.map((room) => el("a", { href: `/t/${room.room}` }, room.title || room.room.slice(0, 5))),
					),
				]
			: []),
		cards,
	);
	list();
	cards.addEventListener("click", (event) => {
		const button = (event.target as HTMLElement).closest("button");
		const game = shelf.games.find((one) => one.key === button?.dataset.game);
		if (!button || !game) return;
		if (button.dataset.now) void open(game, against(game), {}, button);
		else setUp(game);
	});
}

function card(game: GameCard): HTMLElement {
	const least = Math.min(...game.seats);
	const most = Math.max(...game.seats);
	const facts = [
		`${maybe(`book-${game.book}`) ?? game.book}${game.number ? ` ${game.number}` : ""}`,
		say("lobby-players", { least, most, same: least === most ? "yes" : "no" }),
		say("lobby-minutes", { minutes: game.minutes }),
		...game.kinds.map((kind) => say(`kind-${kind}`)),
	];
	return el(
		"article",
		{ class: "card" },
		el("h3", {}, game.title),
		el("div", { class: "tags" }, ...facts.map((fact) => el("span", { class: "tag" }, fact))),
		el("p", {}, game.summary),
		el(
			"div",
			{ class: "row" },
			el(
				"button",
				{
					type: "button",
					class: "main-button grow",
					"data-game": game.key,
					"data-now": "yes",
					"aria-label": `${say("play-now")}: ${game.title}`,
				},
				say("play-now"),
			),
			el(
				"button",
				{ type: "button", "data-game": game.key, "aria-label": `${say("set-up")}: ${game.title}` },
				say("set-up"),
			),
		),
	);
}

/** Me against bots of the usual level, with as few of them as the game needs to be a contest. */
function against(game: GameCard): Place[] {
	const seats = game.standard_seats.find((count) => count > 1) ?? game.standard_seats[0] ?? 1;
	return Array.from({ length: seats }, (_, seat) =>
		seat === 0 ? { kind: "person", name: memory.name || say("default-name") } : { kind: "bot", bot: USUAL_LEVEL },
	);
}

function setUp(game: GameCard): void {
	const chosen: Record<string, string> = {};
	const name = el("input", { id: "name", maxlength: 24, value: memory.name, autocomplete: "nickname" });
	const count = el(
		"select",
		{ id: "count", onchange: () => drawSeats() },
		...game.seats.map((seats) => el("option", { value: seats }, String(seats))),
	);
	count.value = String(game.standard_seats.find((seats) => seats > 1) ?? game.seats[0]);
	const seats = el("div", { class: "form" });
	const drawSeats = (): void => {
		fill(
			seats,
			...Array.from({ length: Number(count.value) }, (_, seat) =>
				el(
					"div",
					{ class: "seat-row" },
					el("label", { for: `seat-${seat}` }, say("seat-label", { seat: seat + 1 })),
					el(
						"select",
						{ id: `seat-${seat}`, class: "seat" },
						el("option", { value: "me" }, say(seat === 0 ? "seat-me" : "seat-also-me")),
						el("option", { value: "open", selected: seat > 0 }, say("seat-open")),
						...LEVELS.map((bot) => el("option", { value: `bot:${bot}` }, say("seat-bot", { bot: say(`bot-${bot}`) }))),
					),
				),
			),
		);
	};
	drawSeats();
	const fields = el("div", { class: "form" }, ...game.options.map((option) => field(option, chosen)));
	const presets = el(
		"select",
		{
			id: "preset",
			onchange: () => {
				const preset = game.presets[presets.value] ?? {};
				for (const option of game.options) {
					const input = fields.querySelector<HTMLInputElement>(`#option-${option.name}`);
					if (input) input.value = preset[option.name] ?? option.default;
					if (preset[option.name] === undefined) delete chosen[option.name];
					else chosen[option.name] = preset[option.name] as string;
				}
			},
		},
		...Object.keys(game.presets).map((preset) => el("option", { value: preset }, preset.replaceAll("_", " "))),
	);
	const trouble = el("p", { class: "sorry", role: "alert" });
	const go = el("button", { type: "submit", class: "main-button grow" }, say("make-room"));
	const form = el(
		"form",
		{
			class: "form",
			method: "dialog",
			onsubmit: (event) => {
				event.preventDefault();
				memory.name = name.value.trim();
				const places = [...seats.querySelectorAll<HTMLSelectElement>("select.seat")].map((select, seat): Place => {
					if (select.value === "open") return { kind: "open" };
					if (select.value.startsWith("bot:")) return { kind: "bot", bot: select.value.slice(4) };
					const mine = memory.name || say("default-name");
					return { kind: "person", name: seat === 0 ? mine : `${mine} ${seat + 1}` };
				});
				void open(game, places, chosen, go, trouble);
			},
		},
		el("h2", {}, game.title),
		el("p", {}, game.summary),
		el("div", { class: "field" }, el("label", { for: "name" }, say("your-name")), name),
		el(
			"fieldset",
			{},
			el("legend", {}, say("seats-title")),
			el("div", { class: "seat-row" }, el("label", { for: "count" }, say("number-of-players")), count),
			seats,
		),
		Object.keys(game.presets).length > 1 &&
			el("div", { class: "field" }, el("label", { for: "preset" }, say("presets-title")), presets),
		game.options.length > 0 && el("details", {}, el("summary", {}, say("options-title")), fields),
		trouble,
		el(
			"div",
			{ class: "row actions" },
			go,
			el("button", { type: "button", onclick: () => dialog.close() }, say("cancel")),
		),
	);
	const dialog = el("dialog", { "aria-label": game.title, onclose: () => dialog.remove() }, form);
	document.body.append(dialog);
	dialog.showModal();
}

/** A form field for one option, made from its own definition. */
function field(option: OptionForm, chosen: Record<string, string>): HTMLElement {
	const id = `option-${option.name}`;
	const keep = (event: Event): void => {
		chosen[option.name] = (event.target as HTMLInputElement).value;
	};
	const words: readonly (readonly [string, string])[] =
		option.kind === "flag"
			? [
					["yes", say("option-on")],
					["no", say("option-off")],
				]
			: option.words.map((word) => [word, word.replaceAll("_", " ")] as const);
	const input =
		option.kind === "choice" || option.kind === "flag"
			? el(
					"select",
					{ id, onchange: keep, "aria-describedby": `${id}-why` },
					...words.map(([word, label]) => el("option", { value: word, selected: word === option.default }, label)),
				)
			: el("input", {
					id,
					onchange: keep,
					"aria-describedby": `${id}-why`,
					value: option.default,
					...(option.kind === "number"
						? { type: "number", min: option.low, max: option.high }
						: { inputmode: "numeric" }),
				});
	return el(
		"div",
		{ class: "field" },
		el("label", { for: id }, option.name.replaceAll("_", " ")),
		input,
		el(
			"p",
			{ class: "soft small", id: `${id}-why` },
			option.why,
			option.source ? ` · ${say("option-source", { source: option.source })}` : "",
		),
	);
}

async function open(
	game: GameCard,
	seats: readonly Place[],
	options: Readonly<Record<string, string>>,
	button: HTMLButtonElement,
	trouble?: HTMLElement,
): Promise<void> {
	button.disabled = true;
	try {
		const answer = await fetch("/api/rooms", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ game: game.key, seats, options }),
		});
		if (!answer.ok) throw new Error(((await answer.json()) as Refusal).error);
		const made = (await answer.json()) as RoomMade;
		memory.remember(made.room, game.title, made.tokens);
		location.assign(`/t/${made.room}${location.search}`);
	} catch (error) {
		if (trouble) trouble.textContent = error instanceof Error ? error.message : say("lobby-no-server");
		button.disabled = false;
	}
}
