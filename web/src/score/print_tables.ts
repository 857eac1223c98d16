/** What is printed: a game as rounds × players, or what was counted × players, an evening as games × players. On the screen it is hidden. */
import { dieText } from "../games/tumblin_dice/zone_board";
import { say } from "../i18n/texts";
import type { TumblinSheet } from "../rules/score_rules";
import { html, nothing, type View } from "../ui/render";
import { type Card, countLines, kindOf } from "./cards";
import { type KeptGame, total } from "./device";
import { day, sheetScore, when } from "./kept_games";
import { lineWords, roundText } from "./line_words";
import { countedRows, type PrintRow } from "./print_rows";
import { roundName } from "./tumblin_sheet";

export interface PrintTable {
	readonly names: readonly string[];
	readonly rows: readonly PrintRow[];
	readonly total: readonly [string, readonly string[]];
}
export function gameTable(card: Card, game: KeptGame): PrintTable {
	const kind = kindOf(card, game.options, game.players.length);
	const names = game.players.map((one) => one.name);
	const scores = game.result
		? names.map((_, seat) => sheetScore(game, seat))
		: kind === "faces"
			? names.map(() => "")
			: countLines(card, game).sheet.scores().map(String);
	const won = scores.map((one, seat) => (game.result?.ranks[seat] === 1 ? `${one} ★` : one));
	const rows =
		kind === "tumblin"
			? tumblinRows(card, game)
			: kind === "trip" && !game.finished
				? tripRows(card, game)
				: countedRows(kind, card, game, () => countLines(card, game));
	return { names, rows, total: [say("trip-part-total"), won] };
}
function tumblinRows(card: Card, game: KeptGame): PrintTable["rows"] {
	const sheet = countLines(card, game).sheet as TumblinSheet;
	const cell = (round: number, seat: number): string => {
		const dice = sheet.dice[round]?.[seat] ?? [];
		return dice.length ? `${sheet.worth(round, seat)} (${dice.map(dieText).join(", ")})` : "";
	};
	return sheet.dice
		.map((_, round) => [roundName(sheet, round), game.players.map((_, seat) => cell(round, seat))] as const)
		.filter(([, cells]) => cells.some(Boolean));
}
/** Everybody's entries, by round. */
function tripRows(card: Card, game: KeptGame): PrintTable["rows"] {
	const entries = lineWords(card, game).filter((one) => one.entries && one.round > 0);
	const rounds = [...new Set(entries.map((one) => one.round))];
	return rounds.map((round) => [
		roundText(round),
		game.players.map(({ name }) => entries.find((one) => one.round === round && one.name === name)?.words ?? ""),
	]);
}
/** The games of an evening, oldest first, with everybody's scores and games won. */
export function eveningTable(games: readonly KeptGame[], title: (key: string) => string): PrintTable {
	const won = total(games);
	const names = won.map((one) => one.name);
	const ordered = [...games].sort((a, b) => a.began.localeCompare(b.began));
	const cell = (game: KeptGame, name: string): string => {
		const seat = game.players.findIndex((one) => one.name === name);
		const star = game.result?.ranks[seat] === 1 ? "★" : "";
		if (seat < 0) return "";
		return game.result?.what === "win" ? star : `${sheetScore(game, seat)} ${star}`.trim();
	};
	return {
		names,
		rows: ordered.map((game) => [title(game.game), names.map((name) => cell(game, name))]),
		total: [say("sheet-total"), won.map((one) => String(one.points))],
	};
}
function drawn({ names, rows, total: [label, sums] }: PrintTable): View {
	return html`<table class="print-table">
		<thead><tr><td></td>${names.map((one) => html`<th scope="col">${one}</th>`)}</tr></thead>
		<tbody>${rows.map(([row, cells]) => html`<tr><th scope="row">${row}</th>${cells.map((one) => html`<td>${one}</td>`)}</tr>`)}</tbody>
		<tfoot><tr><th scope="row">${label}</th>${sums.map((one) => html`<td>${one}</td>`)}</tr></tfoot>
	</table>`;
}
export const gamePrint = (card: Card, game: KeptGame): View =>
	html`<section class="print-only"><p>${when(game.changed)}</p>${drawn(gameTable(card, game))}</section>`;

/** This evening, or all earlier ones if there is nothing of this evening. */
export function eveningsPrint(
	done: readonly KeptGame[],
	tonight: readonly KeptGame[],
	title: (key: string) => string,
): View {
	if (done.length === 0) return nothing;
	const evenings = tonight.length
		? [tonight]
		: [...new Set(done.map((one) => one.evening))].map((evening) => done.filter((one) => one.evening === evening));
	return html`<section class="print-only">${evenings.map((games) => html`<h2>${day(games.at(-1)?.began ?? "")}</h2>${drawn(eveningTable(games, title))}`)}</section>`;
}
