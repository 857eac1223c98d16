/** Parts that most score sheets share: turns and rounds, and the lines entered. */
import { say } from "../i18n/texts";
import { html, nothing, type View } from "../ui/render";
import { bound, type Card } from "./cards";
import { corrected, type KeptGame } from "./device";
import { type LineWords, namedLine, roundText } from "./line_words";
import { correcting } from "./sheet_host";

/** Turns or rounds in a row without something, where the rules end a game after some of them. */
export function quietView(card: Card, game: KeptGame, change: (game: KeptGame) => void): View {
	const of = card.quiet ? Number(bound(card.quiet, { ...card.options, ...game.options }, game.players.length)) : 0;
	if (!of || game.result) return nothing;
	const to = (turn: number): void => change({ ...game, turn });
	return html`<div class="turns ${game.turn >= of ? "over" : ""}" role="group">
		<button type="button" class="quiet" data-key="quiet-reset" aria-label=${say("sheet-quiet-reset")} ?disabled=${game.turn === 0} @click=${() => to(0)}>0</button>
		<span class="grow" role="status">${say(`sheet-quiet-${card.quiet_what}`, { count: game.turn, of })}</span>
		<button type="button" data-key="quiet" @click=${() => to(game.turn + 1)}>${say("sheet-quiet-next")}</button>
	</div>`;
}
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
/** What the list of lines needs to know, and `correct`: a tap on a line enters it anew; without it lines are only removed. */
export interface LinesHost {
	readonly taken: number;
	readonly words: readonly LineWords[];
	readonly change: (game: KeptGame) => void;
	readonly correct?: (at: number) => void;
}
/** The lines entered, in words. Where a line cannot be missed, a tap replaces it and only the last ones can be removed. */
export function linesView(game: KeptGame, { taken, words, change, correct }: LinesHost): View {
	if (game.lines.length === 0) return nothing;
	const now = correcting(game);
	const line = (at: number): View => {
		const own = words[at] as LineWords;
		const text = namedLine(own);
		const last = at >= Math.min(taken, game.lines.length - 1);
		const told = html`${own.round && own.round !== words[at - 1]?.round ? html`<span class="soft small">${roundText(own.round)}</span> ` : nothing}${text}`;
		return html`<li class="${at < taken ? "" : "uncounted"} ${at === now ? "now" : ""}">
			${correct && at <= taken ? html`<button type="button" class="quiet score-line" data-line=${at} aria-label="${say("sheet-line-correct")}: ${text}" @click=${() => correct(at)}>${told}</button>` : html`<span class="score-line">${told}</span>`}
			${!correct || last ? html`<button type="button" class="quiet" data-remove=${at} aria-label="${say("score-leave-out")}: ${text}" @click=${() => change({ ...corrected(game, at, null), draft: "" })}>✗</button>` : nothing}
		</li>`;
	};
	return html`<details class="score-told no-print"><summary>${say("score-lines")} (${game.lines.length})</summary>
		${correct ? html`<p class="soft small">${say("sheet-line-hint")}</p>` : nothing}
		<ol class="score-lines">${game.lines.map((_, at) => line(at))}</ol>
	</details>`;
}
/** Says which line is being corrected. */
export function correctingView(text: string, leave: () => void): View {
	return html`<div class="score-undo" role="status" data-correcting>
		${say("sheet-line-now", { entry: text })} <button type="button" data-key="leave" @click=${leave}>${say("sheet-line-leave")}</button>
	</div>`;
}
