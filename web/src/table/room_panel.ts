/** A room between games: seats, colours, who is ready, and the next game. */

import { live } from "lit-html/directives/live.js";
import { currentLanguage, say } from "../i18n/texts";
import { type GameWords, gameWords, request } from "../net/api";
import { SITE, whole } from "../net/base";
import {
	type Chair,
	type CodeMade,
	type GameCard,
	type Picture,
	type SeatColour,
	SeatColours,
	type Shelf,
	type Table,
} from "../net/protocol";
import type { ClientRequest } from "../net/socket";
import { copyText } from "../platform/clipboard";
import { canShare, shareLink } from "../platform/share";
import { seatsInLink, storage } from "../platform/storage";
import { USUAL_LEVEL } from "../rules/bot_levels";
import type { TableContext } from "../state/table_context";
import { css } from "../ui/colours";
import { qrCode } from "../ui/qr";
import { html, nothing, paint, render, type View } from "../ui/render";
import { chairName } from "../ui/sentences";
import { clockText } from "./clock";
import { Ending } from "./ending";
import { remediesView } from "./failure_panel";
import { manageView, voteView } from "./manage_panel";
import type { MoveLog } from "./move_log";

/** Loopback host names, which are no use to others. */
const AT_HOME = /^(localhost|127\..*|\[::1\])$/;

/** Games shown with a reason each: some that go on from the pyramid, some like the one just played. */
const CARDS_HERE = 2;
const CARDS_LIKED = 3;

const selectAll = (event: Event): void => (event.target as HTMLInputElement).select();

export class RoomPanel {
	private shelf: Shelf | null = null;
	/** The games that can start from the pyramid left standing, with their options. */
	private followers: Readonly<Record<string, Readonly<Record<string, string>>>> | null = null;
	private planning = false;
	/** The result of copying the link. */
	private copied: "" | "copied" | "not-copied" = "";
	private words: Readonly<Record<string, GameWords>> | null = null;
	/** The code for the front page, and its room. */
	private code = "";
	private codeOf = "";
	private readonly ending: Ending;
	/** New links of seats, shown until the page is left. */
	private readonly links = new Map<number, string>();

	constructor(
		private readonly host: HTMLElement,
		private readonly evening: HTMLElement,
		private readonly context: TableContext,
		history: Pick<MoveLog, "lastMove">,
	) {
		this.ending = new Ending(context, history);
	}

	/** The server's list of games that could follow. */
	learn(games: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
		this.followers = games;
		this.context.draw();
	}

	/** The server made a new token for a seat. */
	tokenMade(seat: number, token: string): void {
		this.links.set(seat, whole(`/t/${this.context.room}${seatsInLink({ [seat]: token })}`));
		this.context.draw();
	}

	draw(said: Table, picture: Picture): void {
		const { kind } = picture.turn;
		if (kind !== "waiting" && kind !== "over") {
			this.planning = false;
			this.followers = null;
			this.ending.forget();
		}
		const playing = kind !== "waiting" && kind !== "over";
		const ask = (request: ClientRequest): number => this.context.ask(request);
		const stage = playing ? this.vacant(said) : kind === "waiting" ? this.waiting(said) : this.over(said, picture);
		render(html`${voteView(said, ask)}${remediesView(this.context)}${stage}`, this.host);
		render(html`${eveningView(said)}${manageView(said, this.links, ask)}`, this.evening);
	}

	private waiting(said: Table): View {
		const open = said.chairs.some((chair) => chair.kind === "open");
		if (said.mine.length === 0) return this.invitation(said, open);
		return html`<div class="notice">
			<h2>${say("waiting-title")}</h2>
			${open ? this.linkBox(said) : nothing} ${said.chairs.map((chair, seat) => this.chairRow(said, chair, seat))}
			${terms(said)} ${this.startButton(open, say("start"), "start")}
		</div>`;
	}
	/** A seat that became free during a game: a visitor or a bot may take it. */
	private vacant(said: Table): View {
		if (said.control.closed || !said.chairs.some((chair) => chair.kind === "open")) return nothing;
		if (said.mine.length === 0) return said.secret ? nothing : this.invitation(said, true);
		return html`<div class="notice" data-key="vacant">
			<h2>${say("vacant-title")}</h2>
			${said.secret ? html`<p class="small">${say("vacant-secret")}</p>` : this.linkBox(said)}
			${said.chairs.map((chair, seat) => (chair.kind === "open" ? this.chairRow(said, chair, seat) : nothing))}
		</div>`;
	}
	/** The invitation page: host, game, name field and seats. */
	private invitation(said: Table, open: boolean): View {
		const host = said.chairs.findIndex((chair) => chair.kind === "person");
		const chair = said.chairs[host];
		if (!this.words) void this.fetchWords();
		const words = this.words?.[said.game];
		const title = words?.title ?? said.title;
		const first = said.chairs.findIndex((one, seat) => one.kind === "open" && mayTake(said, seat));
		return html`<form
			class="notice invitation"
			@submit=${(event: Event) => {
				event.preventDefault();
				this.sit(first);
			}}
		>
			<h2>${chair ? say("invitation", { host: chairName(chair, host), title }) : title}</h2>
			${words ? html`<p>${words.sentences}</p>` : nothing}
			${
				open && first < 0
					? html`<p data-key="guarded">${say("invitation-guarded")}</p>`
					: open
						? html`<div class="field">
							<label for="my-name">${say("your-name")}</label>
							<input id="my-name" maxlength="24" autocomplete="nickname" value=${storage.name} />
						</div>
						<button type="submit" class="main-button" data-key="sit">${say("sit-down")}</button>`
						: html`<p>${say("invitation-full")}</p>`
			}
			${said.chairs.map((one, seat) => this.chairRow(said, one, seat))} ${terms(said)}
		</form>`;
	}
	/** The link to send to friends. */
	private linkBox(said: Table): View {
		if (SITE) return nothing;
		if (said.control.guarded) return html`<p class="small">${say("manage-guarded")}</p>`;
		if (said.room && this.codeOf !== said.room) void this.fetchCode(said.room);
		const link = whole(`/t/${said.room}`);
		const copy = async (event: Event): Promise<void> => {
			const field = (event.target as Element).closest(".link-box")?.querySelector("input");
			if (!field) return;
			this.copied = (await copyText(link, field)) ? "copied" : "not-copied";
			this.context.announce(say(this.copied));
			this.context.draw();
		};
		return html`<p class="small">${say("waiting-link")}</p>
			<div class="link-box">
				<input readonly value=${link} aria-label=${say("waiting-link")} @focus=${selectAll} />
				<button type="button" data-key="copy" @click=${copy}>${say("copy-link")}</button>
				${
					canShare()
						? html`<button type="button" data-key="share" @click=${() => void shareLink(said.title, link)}>${say("share")}</button>`
						: nothing
				}
			</div>
			${this.copied ? html`<p class="small" data-key="copied">${say(this.copied)}</p>` : nothing}
			${AT_HOME.test(location.hostname) ? html`<p class="small soft">${say("waiting-here")}</p>` : nothing}
			${this.code ? html`<p class="room-code">${say("code-say")} <strong data-key="code">${this.code}</strong></p>` : nothing}
			<details class="small"><summary>${say("qr-show")}</summary>${qrCode(link)}</details>`;
	}
	/** A short code to read out; renewed before it expires. */
	private async fetchCode(room: string): Promise<void> {
		this.codeOf = room;
		const answer = await request(`/api/rooms/${room}/code`, { method: "POST" }).catch(() => null);
		if (!answer?.ok) return;
		const made = (await answer.json()) as CodeMade;
		this.code = made.code;
		setTimeout(() => (this.codeOf = ""), 800 * made.seconds);
		this.context.draw();
	}

	/** A seat: its player or how to take it; for my own, its colour and whether I am ready. */
	private chairRow(said: Table, chair: Chair, seat: number): View {
		const { context } = this;
		const mine = said.mine.includes(seat);
		const seated = said.mine.length > 0;
		if (chair.kind === "open") {
			const invite = (): number => context.ask({ t: "invite", seat, bot: USUAL_LEVEL });
			return html`<div class="row">
				<span class="grow">${say("seat-label", { seat: seat + 1 })}</span>
				${
					seated
						? html`<button type="button" data-key="bot-${seat}" @click=${invite}>
							${say("let-bot-sit", { bot: say(`bot-${USUAL_LEVEL}`) })}
						</button>`
						: mayTake(said, seat)
							? html`<button type="button" data-key="sit-${seat}" @click=${() => this.sit(seat)}>${say("sit-here")}</button>`
							: nothing
				}
			</div>`;
		}
		const free = SeatColours.filter(
			(one) => one === chair.colour || !said.chairs.some((other) => other.colour === one),
		);
		const recolour = (event: Event): number =>
			context.ask({ t: "colour", seat, colour: (event.target as HTMLSelectElement).value as SeatColour });
		const ready = (): number => context.ask({ t: "ready", seat, yes: !chair.ready });
		// dice have the colours of the game, whatever the seats choose
		const dice = said.dice[seat];
		return html`<div class="row chair" ${paint({ colour: css(dice ?? chair.colour) })}>
			<span class="swatch" aria-hidden="true" ${paint({ colour: css(dice ?? chair.colour) })}></span>
			<span class="grow"
				>${chairName(chair, seat)}${mine ? html`<span class="soft small"> (${say("you")})</span>` : nothing}${
					dice ? html`<span class="soft small"> · ${say(`colour-${dice}`)}</span>` : nothing
				}</span
			>
			${
				mine && !dice
					? html`<select
						data-key="colour-${seat}"
						aria-label=${say("seat-colour", { name: chairName(chair, seat) })}
						@change=${recolour}
					>
						${free.map((one) => html`<option value=${one} .selected=${live(one === chair.colour)}>${say(`colour-${one}`)}</option>`)}
					</select>`
					: nothing
			}
			${
				mine && chair.kind === "person"
					? html`<button type="button" data-key="ready-${seat}" aria-pressed=${chair.ready} @click=${ready}>
						${chair.ready ? "✓ " : ""}${say("ready")}
					</button>`
					: html`<span class="soft small">${chair.ready ? `✓ ${say("ready")}` : ""}</span>`
			}
		</div>`;
	}
	private sit(seat: number): void {
		const name = this.host.querySelector<HTMLInputElement>("#my-name")?.value.trim() ?? "";
		if (name) storage.name = name;
		this.context.ask({ t: "sit", seat, name: name || say("seat-label", { seat: seat + 1 }) });
	}
	private startButton(disabled: boolean, words: string, key: string): View {
		return html`<button
			type="button"
			class="main-button"
			data-key=${key}
			?disabled=${disabled}
			@click=${() => this.context.ask({ t: "start" })}
		>
			${words}
		</button>`;
	}

	private over(said: Table, picture: Picture): View {
		return this.ending.view(said, picture, said.mine.length > 0 ? this.next(said) : nothing);
	}
	/** Who is ready for what comes next. */
	private next(said: Table): View {
		if (this.planning && !this.shelf) void this.fetchShelf();
		if (this.planning && !this.words) void this.fetchWords();
		const people = said.chairs.filter((chair) => chair.kind === "person").length;
		const title = said.next?.title ?? said.title;
		const toggle = (): void => {
			this.planning = !this.planning;
			if (this.planning && !this.followers) this.context.ask({ t: "followers" });
			this.context.draw();
		};
		return html`${
			said.next || people > 1
				? html`<p class="small">${say("next-is", { title })}${said.next?.pyramid ? ` ${say("next-from-here")}` : ""}</p>`
				: nothing
		}
		${
			people > 1
				? said.chairs.map((chair, seat) => (chair.kind === "person" ? this.chairRow(said, chair, seat) : nothing))
				: nothing
		}
		<div class="row">
			${this.startButton(false, said.next ? say("start") : say("next-game"), "next")}
			<button type="button" data-key="plan" aria-expanded=${this.planning} @click=${toggle}>${say("plan-next")}</button>
		</div>
		${this.planning ? this.planForm(said) : nothing}`;
	}
	private planForm(said: Table): View {
		const seats = said.chairs.length;
		const games = (this.shelf?.games ?? []).filter((game) => game.standard_seats.includes(seats));
		const here = games.filter((game) => game.key in (this.followers ?? {}));
		const played = games.find((game) => game.key === said.game);
		const liked = (played?.next ?? []).flatMap((key) => games.find((game) => game.key === key) ?? []);
		const choice = liked[0]?.key ?? said.game;
		const title = (game: GameCard): string => this.words?.[game.key]?.title ?? game.title;
		const fun = (game: GameCard): string => this.words?.[game.key]?.fun ?? game.summary;
		const card = (game: GameCard, why: string, value: string): View =>
			html`<li>
				<button type="button" class="plan-card" data-key=${`plan-card-${value}`} @click=${() => this.plan(value)}>
					<strong>${title(game)}</strong> <span class="small soft">${why}</span>
					<span class="small">${fun(game)}</span>
				</button>
			</li>`;
		return html`<ul class="plan-cards">
			${here.slice(0, CARDS_HERE).map((game) => card(game, say("plan-from-here"), `+${game.key}`))}
			${liked.slice(0, CARDS_LIKED).map((game) => card(game, say("plan-like-this", { title: said.title, minutes: game.minutes }), game.key))}
		</ul>
		<div class="row">
			<select data-key="plan-game" aria-label=${say("plan-next")} class="grow">
				${
					here.length > 0
						? html`<optgroup label=${say("plan-from-here")}>
							${here.map((game) => html`<option value="+${game.key}">${title(game)}</option>`)}
						</optgroup>`
						: nothing
				}
				${
					liked.length > 0
						? html`<optgroup label=${say("plan-liked")}>
							${liked.map((game) => html`<option value=${game.key} ?selected=${game.key === choice}>${title(game)}</option>`)}
						</optgroup>`
						: nothing
				}
				<optgroup label=${say("plan-afresh")}>
					${games
						.filter((game) => !liked.includes(game))
						.map((game) => html`<option value=${game.key} ?selected=${game.key === choice}>${title(game)}</option>`)}
				</optgroup>
			</select>
			<button
				type="button"
				class="main-button"
				data-key="plan-go"
				@click=${() => this.plan(this.host.querySelector<HTMLSelectElement>('[data-key="plan-game"]')?.value ?? "")}
			>
				${say("plan-set")}
			</button>
		</div>`;
	}
	/** Plan a game; `+` before its key: with the pyramid left standing. */
	private plan(chosen: string): void {
		const game = chosen.replace(/^\+/, "");
		if (!game) return;
		const pyramid = chosen.startsWith("+");
		this.planning = false;
		this.context.ask({ t: "plan", game, pyramid, options: pyramid ? (this.followers?.[game] ?? {}) : {} });
		this.context.draw();
	}
	private async fetchWords(): Promise<void> {
		this.words = {};
		this.words = await gameWords(currentLanguage()).catch(() => ({}));
		this.context.draw();
	}
	private async fetchShelf(): Promise<void> {
		this.shelf = (await (await request("/api/games")).json()) as Shelf;
		this.context.draw();
	}
}

/** Whether a visitor of this page may take the seat: after a removal only by a link to that seat. */
const mayTake = (said: Table, seat: number): boolean => !said.control.guarded || said.invited.includes(seat);

/** The terms of the room: clocks, real dice. */
function terms(said: Table): View[] {
	const { move, bank, more } = said.clock;
	const notes = [
		move > 0 && say("clock-move", { time: clockText(move * 1000) }),
		bank > 0 && say("clock-bank", { time: clockText(bank * 1000), more }),
		said.hand && say("real-dice"),
	].filter((one) => one !== false);
	return notes.map((words) => html`<p class="small soft">${words}</p>`);
}

/** The games of the evening so far, and who won them. */
function eveningView(said: Table): View {
	if (said.evening.length === 0) return nothing;
	const name = (seat: number): string => {
		const chair = said.chairs[seat];
		return chair ? chairName(chair, seat) : say("seat-label", { seat: seat + 1 });
	};
	return html`<h2>${say("evening-title")}</h2>
		<p class="small">${said.chairs.map((chair, seat) => `${name(seat)} ${chair.points}`).join(" · ")}</p>
		<ol class="small soft">
			${said.evening.map((game) => {
				const winners = [...game.ranks.keys()].filter((seat) => game.ranks[seat] === 1).map(name);
				return html`<li>${game.title}: ${winners.join(", ") || "–"} (${game.scores.join(" : ")})</li>`;
			})}
		</ol>`;
}
