/** Parts that most score sheets share: turns and rounds, and the lines entered. */
import { say } from "../i18n/texts";
import { html, nothing, type View } from "../ui/render";
import { bound, type Card } from "./cards";
import { corrected, type KeptGame } from "./device";

/** Turn and round, where the rules limit the number of rounds. */
export function turnsView(card: Card, game: KeptGame, change: (game: KeptGame) => void): View {
	const most = Number(bound(card.rounds, { ...card.options, ...game.options }, game.players.length));
	if (!most || game.result) return nothing;
	const seats = game.players.length;
	const by = (step: number): void => change({ ...game, turn: Math.max(0, game.turn + step) });
	const round = Math.floor(game.turn / seats) + 1;
	return html`<div class="turns ${round > most ? "over" : ""}" role="group">
		<button type="button" class="quiet" data-key="turn-back" aria-label=${say("sheet-turn-back")} ?disabled=${game.turn === 0} @click=${() => by(-1)}>‹</button>
		<span class="grow" role="status">${round > most ? say("round-limit") : say("sheet-turn", { round, of: most, name: game.players[game.turn % seats]?.name ?? "" })}</span>
		<button type="button" data-key="turn" @click=${() => by(1)}>${say("sheet-turn-next")}</button>
	</div>`;
}
/** The lines entered; each can be removed and restored. */
export function linesView(game: KeptGame, taken: number, change: (game: KeptGame) => void): View {
	if (game.lines.length === 0) return nothing;
	return html`<details class="score-told no-print"><summary>${say("score-lines")} (${game.lines.length})</summary>
		<ol class="score-lines">${game.lines.map((line, at) => html`<li class=${at < taken ? "" : "uncounted"}><span class="score-line">${line}</span> <button type="button" class="quiet" aria-label="${say("score-leave-out")}: ${line}" @click=${() => change(corrected(game, at, null))}>✗</button></li>`)}</ol>
	</details>`;
}
