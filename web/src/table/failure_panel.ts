/** A failure and its remedies: try again; for a bot also replace it, free its seat, or end the game. */

import { say } from "../i18n/texts";
import type { Table } from "../net/protocol";
import { LEVELS, USUAL_LEVEL } from "../rules/bot_levels";
import type { TableContext } from "../state/table_context";
import { html, nothing, type View } from "../ui/render";
import { chairName, sceneSays } from "../ui/sentences";
import { decides, manageButton } from "./manage_panel";

/** Over the board: the failure, and a retry button. */
export function failureView(context: TableContext): View {
	const { said, shown } = context;
	if (!said || !shown?.failed) return nothing;
	return html`<p class="sorry" role="alert">${sceneSays(shown.failed, said.chairs)}</p>
		${stuck(context) ? html`<p>${retryButton(context)}</p>` : nothing}`;
}

/** Beside the board: replacements for a failed bot, for those who decide. */
export function remediesView(context: TableContext): View {
	const { said, shown } = context;
	if (!said || shown?.failed?.key !== "bot-failed" || !stuck(context) || !decides(said)) return nothing;
	const seat = Number(shown.failed.args.seat);
	const chair = said.chairs[seat];
	return html`<div class="notice remedies" data-key="remedies">
		<h2>${say("bot-instead", { name: chair ? chairName(chair, seat) : "" })}</h2>
		${otherPlayers(context, said, seat)}
	</div>`;
}

/** Whether the game waits for a retry: chance or a bot has to decide. */
function stuck({ said, shown }: TableContext): boolean {
	if (!said?.mine.length || !shown || said.control.closed) return false;
	const { kind, seats } = shown.turn;
	return kind === "chance" || (kind === "choose" && seats.some((seat) => said.chairs[seat]?.kind === "bot"));
}

const retryButton = (context: TableContext): View =>
	html`<button type="button" class="main-button" data-retry="yes" @click=${() => context.ask({ t: "retry" })}>${say("physics-retry")}</button>`;

/** A bot of some level, a person, or nobody. */
function otherPlayers(context: TableContext, said: Table, seat: number): View {
	const replace = (event: Event): void => {
		const chosen = (event.target as Element).closest(".remedies")?.querySelector("select")?.value ?? USUAL_LEVEL;
		context.ask({ t: "invite", seat, bot: chosen });
	};
	const ask = context.ask.bind(context);
	return html`<div class="row">
			<select class="grow" data-key="other-bot" aria-label=${say("bot-replace")}>
				${LEVELS.map((level) => html`<option value=${level} ?selected=${level === USUAL_LEVEL}>${say(`bot-${level}`)}</option>`)}
			</select>
			<button type="button" data-key="replace-bot" @click=${replace}>${say("bot-replace")}</button>
		</div>
		<div class="row">
			${manageButton(said, ask, "kick", seat, "bot-make-way")} ${manageButton(said, ask, "close", -1, "manage-close")}
		</div>`;
}
