/** The end of a game: winner and reason, scores side by side, and what to do next. */

import { countsText } from "../i18n/prompts";
import { say } from "../i18n/texts";
import { request } from "../net/api";
import { SITE, urlOf, whole } from "../net/base";
import type { Picture, Table } from "../net/protocol";
import { copyText } from "../platform/clipboard";
import { canShare, shareLink } from "../platform/share";
import { countedDice } from "../rules/counted_dice";
import type { TableContext } from "../state/table_context";
import { seatCss } from "../ui/area_colours";
import { html, nothing, paint, type View } from "../ui/render";
import { calledAt, sceneSays } from "../ui/sentences";
import type { MoveLog } from "./move_log";
import { seatScore } from "./panels";

export class Ending {
	/** The result of sharing the game. */
	private shared: "" | "copied" | "not-copied" = "";
	private link = "";

	constructor(
		private readonly context: TableContext,
		private readonly history: Pick<MoveLog, "lastMove">,
	) {}

	/** Another game begins. */
	forget(): void {
		this.shared = this.link = "";
	}

	/** `more` goes under the scores: who is ready, and the next game. */
	view(said: Table, picture: Picture, more: View): View {
		const { ranks, why } = picture.turn;
		const counts = picture.turn.scores.length > 0 ? countsText(said.game) : null;
		const marked = picture.scene !== null && countedDice(picture.scene, picture.turn).length > 0;
		const replay = urlOf(`/t/${said.room}?replay=0`);
		return html`<section class="notice ending" aria-label=${say("ending-title")}>
			<h2>${headline(said, ranks)}</h2>
			<p>${say("over-why", { why: say(why) })} ${ranks.filter((rank) => rank === 1).length > 1 ? say("ending-tie") : nothing}</p>
			${counts ? html`<p class="small counted">${counts}</p>` : nothing}
			${evenLosers(ranks, picture.turn.scores) ? html`<p class="small" data-key="ending-no-second">${say("ending-no-second")}</p>` : nothing}
			${marked ? html`<p class="small" data-key="ending-counted">${say("ending-counted")}</p>` : nothing}
			<ol class="standings">
				${rankedSeats(ranks).map((seat) => standing(said, picture, seat))}
			</ol>
			${more}
			<div class="row">
				${this.history.lastMove ? reviews(replay) : nothing}
				<a class="go" href=${replay} data-key="replay">${say("replay-title")}</a>
				${SITE ? nothing : html`<button type="button" data-key="share-game" @click=${() => void this.share(said)}>${say("ending-share")}</button>`}
			</div>
			${this.shared ? html`<p class="small" data-key="shared">${say(this.shared)}</p>` : nothing}
			${
				this.link
					? html`<input readonly data-key="share-link" value=${this.link} aria-label=${say("copy-link")} />`
					: nothing
			}
		</section>`;
	}

	private async share(said: Table): Promise<void> {
		// the last game is number 0 only until the next begins
		const answer = await request(`/api/rooms/${said.room}/games/0/0`).catch(() => null);
		const game = answer?.ok ? ((await answer.json()) as { game: number }).game : 0;
		const link = whole(`/t/${said.room}?replay=${game}`);
		if (canShare() && (await shareLink(said.title, link))) return;
		this.link = link;
		this.context.draw();
		const field = document.querySelector<HTMLInputElement>('[data-key="share-link"]');
		this.shared = field && (await copyText(link, field)) ? "copied" : "not-copied";
		this.context.announce(say(this.shared));
		this.context.draw();
	}
}

/** The best moves and the biggest mistake; of a game without moves there are none. */
const reviews = (
	replay: string,
): View => html`<a class="go" href="${replay}&review=best" data-key="ending-best">${say("ending-best")}</a>
	<a class="go" href="${replay}&review=1" data-key="ending-review">${say("ending-review")}</a>`;

/** The seats, the best first. */
export const rankedSeats = (ranks: readonly number[]): number[] =>
	[...ranks.keys()].sort((one, other) => (ranks[one] || UNRANKED) - (ranks[other] || UNRANKED));
/** Whether the rules rank nobody behind the winner: the others lose alike, however many points each of them has. */
export function evenLosers(ranks: readonly number[], scores: readonly number[]): boolean {
	const losers = [...ranks.keys()].filter((seat) => (ranks[seat] ?? 0) > 1);
	return new Set(losers.map((seat) => ranks[seat])).size === 1 && new Set(losers.map((seat) => scores[seat])).size > 1;
}
/** Where somebody without a rank comes; the rules give none where nobody wins. */
const UNRANKED = 1000;

function headline(said: Table, ranks: readonly number[]): string {
	const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
	const names = winners.map((seat) => calledAt(said, seat));
	if (winners.length === 0) return say("over-nobody");
	if (winners.length > 1) return say("over-winners", { names: names.join(", ") });
	const mine = said.mine.length === 1 && said.mine[0] === winners[0];
	return mine ? say("ending-you-win") : say("over-winner", { names: names.join("") });
}

/** One player's score, with a bar to compare. */
function standing(said: Table, picture: Picture, seat: number): View {
	const { ranks, scores } = picture.turn;
	const score = scores[seat];
	const most = Math.max(1, ...scores.map(Math.abs));
	const colour = seatCss(seat, picture.scene, said.chairs);
	const far = picture.scene?.progress[seat];
	const even = evenLosers(ranks, scores);
	const share = score === undefined ? 0 : Math.abs(score) / most;
	return html`<li class=${ranks[seat] === 1 ? "standing first" : "standing"} ${paint({ colour, share: String(share) })}>
		<span class="rank" aria-hidden="true">${ranks[seat] === 1 ? "★" : (!even && ranks[seat]) || "–"}</span>
		<span class="name">${calledAt(said, seat)}</span>
		<b class="points"><span class="sr">${say("score")} </span>${seatScore(score, said)}</b>
		${far ? html`<span class="small far">${sceneSays(far, said.chairs)}</span>` : nothing}
		<span class="bar" aria-hidden="true"></span>
	</li>`;
}
