/** The host's menu, and votes where there is no host. */

import { say } from "../i18n/texts";
import type { Chair, ManageAction, Table } from "../net/protocol";
import type { Wish } from "../net/socket";
import { html, nothing, type View } from "../ui/render";
import { chairName, sceneSays } from "../ui/sentences";

type Ask = (wish: Wish) => number;

export function manageView(said: Table, links: ReadonlyMap<number, string>, ask: Ask): View {
	if (said.control.closed) return html`<p class="notice" data-key="closed">${say("manage-closed")}</p>`;
	if (said.mine.length === 0) return nothing;
	return html`${voteView(said, ask)}
		<details class="manage" data-key="manage">
			<summary>${say("manage-title")}</summary>
			<p class="small soft">${whoDecides(said)}</p>
			${said.chairs.map((chair, seat) => seatRow(said, chair, seat, links.get(seat), ask))}
			${actionButton(ask, "close", -1, "manage-close", true)}
		</details>`;
}

function whoDecides(said: Table): string {
	const { host } = said.control;
	const chair = said.chairs[host];
	if (!chair) return say("manage-no-host");
	return said.mine.includes(host) ? say("manage-you-host") : say("manage-host", { name: chairName(chair, host) });
}

/** The actions on a seat: leave my own; remove others, free abandoned seats, make a new link. */
function seatRow(said: Table, chair: Chair, seat: number, link: string | undefined, ask: Ask): View {
	if (chair.kind === "open") return nothing;
	const mine = said.mine.includes(seat);
	const left = chair.kind === "person" && !chair.here;
	const hands = chair.kind === "person" && said.mine.includes(said.control.host);
	return html`<div class="row">
			<span class="grow">${chairName(chair, seat)}</span>
			${mine && chair.kind === "person" ? actionButton(ask, "free", seat, "manage-leave", true) : nothing}
			${mine ? nothing : actionButton(ask, "kick", seat, "manage-kick", true)}
			${left && !mine ? html`${actionButton(ask, "free", seat, "manage-free")}${actionButton(ask, "token", seat, "manage-token")}` : nothing}
			${hands && !mine ? actionButton(ask, "host", seat, "manage-make-host", true) : nothing}
		</div>
		${
			link
				? html`<label class="small">
					${say("manage-link", { name: chairName(chair, seat) })}
					<input readonly value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
				</label>`
				: nothing
		}`;
}

function actionButton(ask: Ask, action: ManageAction, seat: number, words: string, sure = false): View {
	const press = (): void => {
		if (!sure || confirm(say("manage-sure"))) ask({ t: "manage", action, seat });
	};
	return html`<button type="button" data-key="${words}-${seat}" @click=${press}>${say(words)}</button>`;
}

function voteView(said: Table, ask: Ask): View {
	const { vote } = said.control;
	if (!vote) return nothing;
	const name = (seat: number): string => {
		const chair = said.chairs[seat];
		return chair ? chairName(chair, seat) : "";
	};
	const proposal = sceneSays(
		{ key: `notice-propose-${vote.action}`, args: { by: name(vote.by), name: name(vote.seat) } },
		said.chairs,
	);
	const button = (yes: boolean, words: string): View =>
		html`<button type="button" data-key=${words} @click=${() => ask({ t: "vote", yes })}>${say(words)}</button>`;
	const asked = vote.waiting.some((seat) => said.mine.includes(seat));
	return html`<div class="notice" role="status">
		<p>${proposal}</p>
		${asked ? html`${button(true, "vote-yes")} ${button(false, "vote-no")}` : nothing}
		${!asked && said.mine.includes(vote.by) ? button(false, "vote-withdraw") : nothing}
	</div>`;
}
