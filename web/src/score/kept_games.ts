/** Games with real dice in lists: to choose, running, and over. */

import { dateLocale, say } from "../i18n/texts";
import type { CatalogueGame } from "../lobby/catalogue";
import { urlOf } from "../net/base";
import { html, nothing, type View } from "../ui/render";
import { type Card, kindOf } from "./cards";
import { type GameRecords, type KeptGame, total } from "./device";
import { shareResult } from "./result_picture";
import { curvesView, eveningCurves, gameCurves } from "./score_curve";
import { secondsText } from "./tries_sheet";

/** The callbacks of the lists. */
export interface KeptGamesHost {
	title(key: string): string;
	go(game: string, id?: string): void;
	throwAway(id: string): void;
	rematch(game: KeptGame): void;
}

/** Stands for the id of a game that is still being set up. */
export const ANEW = "new";

/** The picture of a game; the rules keep one for every game on the device. */
export const scorePicture = (key: string): View =>
	html`<img class="score-portrait" src=${urlOf(`/api/picture/${key}.svg`)} alt="" loading="lazy" decoding="async" width="605" height="536" />`;

/** A game to choose, or why its score cannot be kept. */
export function gameCard({ game, words }: CatalogueGame, card: Card, host: KeptGamesHost): View {
	if (card.why)
		return html`<li><div class="score-game cannot" data-card=${game.key}><strong>${words.title}</strong><span class="soft small">${say(card.why)}</span>${scorePicture(game.key)}</div></li>`;
	const go = (event: Event): void => {
		event.preventDefault();
		host.go(game.key, ANEW);
	};
	return html`<li><a class="score-game" href=${urlOf(`/score/${game.key}`)} data-card=${game.key} @click=${go}><strong>${words.title}</strong><span class="soft small">${say(`sheet-what-${card.what}`)}</span>${scorePicture(game.key)}</a></li>`;
}
export function runningGame(one: KeptGame, host: KeptGamesHost): View {
	return html`<li data-kept=${one.id}>
		<button type="button" class="grow" data-key="go-on" @click=${() => host.go(one.game, one.id)}><strong>${host.title(one.game)}</strong> <span class="soft small">${one.players.map((person) => person.name).join(", ")} · ${when(one.changed)}</span></button>
		<button type="button" class="quiet" aria-label=${say("sheet-throw", { game: host.title(one.game) })} data-key="throw" @click=${() => host.throwAway(one.id)}>✕</button>
	</li>`;
}
export function doneGame(one: KeptGame, host: KeptGamesHost): View {
	const { result } = one;
	const winners = one.players.filter((_, seat) => result?.ranks[seat] === 1).map((person) => person.name);
	const points = one.players.map((person, seat) => `${person.name} ${sheetScore(one, seat)}`).join(" · ");
	return html`<li data-kept=${one.id}>
		<button type="button" class="grow" @click=${() => host.go(one.game, one.id)}><strong>${host.title(one.game)}</strong> ★ ${winners.join(", ") || "–"}<br /><span class="soft small">${result?.what === "win" ? when(one.changed) : `${points} · ${when(one.changed)}`}</span></button>
		<button type="button" data-key="rematch" @click=${() => host.rematch(one)}>${say("sheet-rematch")}</button>
		<button type="button" class="quiet" aria-label=${say("sheet-throw", { game: host.title(one.game) })} data-key="throw" @click=${() => host.throwAway(one.id)}>✕</button>
	</li>`;
}
/** A player's score in the unit of the game. */
export function sheetScore(game: KeptGame, seat: number): string {
	const points = game.result?.scores[seat] ?? 0;
	return game.result?.what === "seconds" ? (points ? secondsText(points) : "–") : String(points);
}
/** Everybody's best results, game by game. */
export function recordsView(found: readonly GameRecords[]): View {
	if (found.length === 0) return nothing;
	const score = (what: string, points: number): string => (what === "seconds" ? secondsText(points) : String(points));
	return html`<h3>${say("sheet-records")}</h3><table class="totals records"><tbody>${found.map(({ title, what, best }) => html`<tr><th scope="row">${title}</th><td>${best.slice(0, 6).map((one, at) => html`<span class=${at === 0 ? "record" : "soft"}>${at === 0 ? "★ " : ""}${one.name} ${score(what, one.score)}</span> `)}</td></tr>`)}</tbody></table>`;
}
/** The running score of some games. */
export function totals(games: readonly KeptGame[]): View {
	return html`<table class="totals"><caption class="soft small">${say("sheet-total")}</caption><tbody>${total(games).map(({ name, points }) => html`<tr><th scope="row">${name}</th><td>${points}</td></tr>`)}</tbody></table>${curvesView(eveningCurves(games))}`;
}

export const day = (iso: string): string =>
	iso
		? new Date(iso).toLocaleDateString(dateLocale(), {
				weekday: "long",
				year: "numeric",
				month: "long",
				day: "numeric",
			})
		: "";
export const when = (iso: string): string =>
	iso ? new Date(iso).toLocaleString(dateLocale(), { dateStyle: "medium", timeStyle: "short" }) : "";

/** Sheets whose lines make a score grow; tries and colours do not. */
const LINE_BY_LINE = new Set(["tumblin", "trip", "counts"]);
/** The winners, what to do next, and how it went. */
export function endingView(game: KeptGame, card: Card, host: KeptGamesHost): View {
	const { result } = game;
	const winners = game.players.filter((_, seat) => result?.ranks[seat] === 1).map((person) => person.name);
	return html`<div class="score-ending" role="status">
		<p><strong>★ ${winners.length ? winners.join(", ") : say("sheet-nobody")}</strong></p>
		<div class="score-plain">
			<button type="button" class="main-button" data-key="rematch" @click=${() => host.rematch(game)}>${say("sheet-rematch")}</button>
			<button type="button" data-key="another" @click=${() => host.go("")}>${say("score-anew")}</button>
		</div>
		<div class="score-plain">
			<button type="button" data-key="print" @click=${() => print()}>${say("sheet-print")}</button>
			<button type="button" data-key="share" @click=${() => void shareResult(host.title(game.game), game, (seat) => sheetScore(game, seat))}>${say("sheet-share")}</button>
		</div>
		${LINE_BY_LINE.has(kindOf(card, game.options, game.players.length)) ? curvesView(gameCurves(card, game)) : nothing}
	</div>`;
}
