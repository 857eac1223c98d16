/** A game that was begun elsewhere and goes on here: what it is, who sits where, and go. */
import "./lobby.css";
import "./moved_game.css";
import { currentLanguage, say } from "../i18n/texts";
import { request } from "../net/api";
import { SITE, urlOf } from "../net/base";
import type { NewSeat, Refusal, RoomMade } from "../net/protocol";
import { carriedGame } from "../platform/game_link";
import { storage } from "../platform/storage";
import { LEVELS, USUAL_LEVEL } from "../rules/bot_levels";
import { el } from "../ui/dom";
import { top } from "../ui/page_header";
import { chosenSeats, seatRow } from "./game_setup";
import { sitDown } from "./open_table";

/** What is known of the game of a log, as in `server/web/moved_games.py`. */
interface MovedGameCard {
	readonly title: string;
	readonly players: readonly string[];
	/** The seats of bots. */
	readonly bots: readonly number[];
	readonly events: number;
}

/** The game of an address's fragment. */
export async function movedGame(app: HTMLElement, fragment: string): Promise<void> {
	const carried = await carriedGame(fragment);
	if (carried) await showMovedGame(app, carried.log);
	else draw(app, el("p", { role: "alert" }, say("replay-broken")));
}

/** The game of a log. */
export async function showMovedGame(app: HTMLElement, log: string): Promise<void> {
	const answer = await ask(log, []);
	if (answer.ok) draw(app, form((await answer.json()) as MovedGameCard, log));
	else draw(app, el("p", { role: "alert" }, ((await answer.json()) as Refusal).error));
}

const ask = (log: string, seats: readonly NewSeat[]): Promise<Response> =>
	request("/api/moved", {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"accept-language": currentLanguage(),
			...(storage.member ? { authorization: `Bearer ${storage.member}` } : {}),
		},
		body: JSON.stringify({ log, seats }),
	});

function draw(app: HTMLElement, shown: HTMLElement): void {
	document.title = `${say("moved-title")} · Pipyard`;
	const back = el("p", {}, el("a", { class: "go", href: urlOf("/") }, say("back-to-lobby")));
	app.replaceChildren(top(say("moved-title"), false), el("main", { class: "lobby moved-game" }, shown, back));
}

function form(game: MovedGameCard, log: string): HTMLElement {
	const seats = el("div", { class: "form" }, ...game.players.map((_, seat) => seatRow(seat, false, "alone")));
	const me = game.players.findIndex((_, seat) => !game.bots.includes(seat));
	for (const [seat, name] of game.players.entries()) fillIn(seats, seat, name, seat === me, game.bots.includes(seat));
	const sorry = el("p", { class: "sorry", role: "alert" });
	const go = el("button", { type: "submit", class: "main-button", "data-key": "moved-go" }, say("moved-go"));
	const send = async (): Promise<void> => {
		go.disabled = true;
		const answer = await ask(log, chosenSeats(seats, storage.name || game.players[0]));
		if (answer.ok) {
			sitDown((await answer.json()) as RoomMade, game.title);
			return;
		}
		sorry.textContent = ((await answer.json()) as Refusal).error;
		go.disabled = false;
	};
	return el(
		"form",
		{
			class: "form",
			onsubmit: (event) => {
				event.preventDefault();
				void send();
			},
		},
		el("h2", {}, game.title),
		el("p", {}, say("moved-about", { events: game.events })),
		el("fieldset", {}, el("legend", {}, say("seats-title")), seats),
		sorry,
		el("div", { class: "row" }, go),
	);
}

/** Who sat there sits there again; others than me come by link, where there is a server. */
function fillIn(host: HTMLElement, seat: number, name: string, mine: boolean, bot: boolean): void {
	const select = host.querySelector<HTMLSelectElement>(`#seat-${seat}`);
	const field = host.querySelector<HTMLInputElement>(`#seat-name-${seat}`);
	if (!select || !field) return;
	const level = name.split(" ")[0] ?? "";
	select.value = bot ? `bot:${LEVELS.find((one) => one === level) ?? USUAL_LEVEL}` : mine || SITE ? "me" : "open";
	if (!bot) field.value = name;
	field.hidden = seat === 0 || select.value !== "me";
}
