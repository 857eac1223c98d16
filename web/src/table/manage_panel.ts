/** The host's menu, and votes where there is no host. */

import { say } from "../i18n/texts";
import type { Chair, ManageAction, Table } from "../net/protocol";
import type { ClientRequest } from "../net/socket";
import { copyText } from "../platform/clipboard";
import { USUAL_LEVEL } from "../rules/bot_levels";
import { html, nothing, type View } from "../ui/render";
import { chairName, sceneSays } from "../ui/sentences";
import { takeAlong } from "./take_along";

type Ask = (request: ClientRequest) => number;
/** What is asked about first: it cannot be undone by a click. */
const GRAVE: readonly string[] = ["manage-kick", "bot-make-way", "manage-leave", "manage-make-host", "manage-close"];

export function manageView(said: Table, links: ReadonlyMap<number, string>, ask: Ask): View {
	if (said.control.closed) return html`<p class="notice" data-key="closed">${say("manage-closed")}</p>`;
	if (said.mine.length === 0) return nothing;
	return html`<details class="manage" data-key="manage">
			<summary>${say("manage-title")}</summary>
			<p class="small soft">${whoDecides(said)}</p>
			<ul>
				${said.chairs.map((chair, seat) => html`<li>${seatRow(said, chair, seat, links.get(seat), ask)}</li>`)}
			</ul>
			${said.control.guarded ? html`<p class="small">${say("manage-guarded")}</p>` : nothing}
			<div class="row">${decides(said) ? tableActions(said, ask) : nothing} ${alongButton(said)}</div>
		</details>`;
}

/** Whether somebody here may decide something, or call a vote about it: not while the host is here. */
export function decides(said: Table): boolean {
	const { host } = said.control;
	return said.mine.length > 0 && (said.mine.includes(host) || !said.chairs[host]?.here);
}

/** The game as it stands goes on elsewhere; one that is over can be saved from its replay. */
const alongButton = (said: Table): View =>
	["waiting", "over"].includes(said.picture.turn.kind)
		? nothing
		: html`<button type="button" data-key="along" @click=${() => void takeAlong(said.room)}>${say("along-title")}</button>`;

const tableActions = (said: Table, ask: Ask): View =>
	html`${said.control.guarded ? manageButton(said, ask, "open", -1, "manage-open") : nothing}
		${manageButton(said, ask, "close", -1, "manage-close")}`;

function whoDecides(said: Table): string {
	const { host } = said.control;
	const chair = said.chairs[host];
	if (!chair) return say("manage-no-host");
	return said.mine.includes(host) ? say("manage-you-host") : say("manage-host", { name: chairName(chair, host) });
}

/** The actions on a seat: leave my own; remove others, free abandoned seats, make a new link. */
function seatRow(said: Table, chair: Chair, seat: number, link: string | undefined, ask: Ask): View {
	const name = chairName(chair, seat);
	return html`<div class="row">
			<span class="grow">${name}${said.control.host === seat ? html`<span class="soft small"> · ${say("manage-is-host")}</span>` : nothing}</span>
			${seatActions(said, chair, seat).map(([action, words]) => manageButton(said, ask, action, seat, words))}
			${
				chair.kind === "open"
					? html`<button type="button" data-key="manage-bot-${seat}" @click=${() => ask({ t: "invite", seat, bot: USUAL_LEVEL })}>
						${say("let-bot-sit", { bot: say(`bot-${USUAL_LEVEL}`) })}
					</button>`
					: nothing
			}
		</div>
		${link ? newLink(say(chair.kind === "open" ? "manage-invitation" : "manage-link", { name }), link) : nothing}`;
}

function seatActions(said: Table, chair: Chair, seat: number): readonly (readonly [ManageAction, string])[] {
	if (said.mine.includes(seat)) return chair.kind === "person" ? [["free", "manage-leave"]] : [];
	if (!decides(said)) return [];
	if (chair.kind === "open") return [["token", "manage-invite"]];
	const left = chair.kind === "person" && !chair.here;
	const host = chair.kind === "person" && said.mine.includes(said.control.host);
	return [
		...(left ? ([["free", "manage-free"]] as const) : []),
		// the secrets of a seat go to nobody else
		...(left && !(said.secret && said.picture.turn.kind !== "over") ? ([["token", "manage-token"]] as const) : []),
		...(host ? ([["host", "manage-make-host"]] as const) : []),
		["kick", "manage-kick"],
	];
}

function newLink(words: string, link: string): View {
	const copy = (event: Event): void => {
		const field = (event.target as Element).closest(".link-box")?.querySelector("input");
		if (field) void copyText(link, field);
	};
	return html`<p class="small">${words}</p>
		<div class="link-box">
			<input readonly value=${link} aria-label=${words} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
			<button type="button" @click=${copy}>${say("copy-link")}</button>
		</div>`;
}

export function manageButton(said: Table, ask: Ask, action: ManageAction, seat: number, words: string): View {
	const chair = said.chairs[seat];
	const sure = (): boolean =>
		!GRAVE.includes(words) ||
		confirm(say("manage-sure", { what: words.replace("manage-", ""), name: chair ? chairName(chair, seat) : "" }));
	const press = (): void => {
		if (sure()) ask({ t: "manage", action, seat });
	};
	return html`<button type="button" data-key="${words}-${seat}" @click=${press}>${say(words)}</button>`;
}

/** A vote that is running, and mine. */
export function voteView(said: Table, ask: Ask): View {
	const { vote } = said.control;
	if (!vote || said.mine.length === 0) return nothing;
	const name = (seat: number): string => {
		const chair = said.chairs[seat];
		return chair ? chairName(chair, seat) : "";
	};
	const what = vote.action === "token" && said.chairs[vote.seat]?.kind === "open" ? "invite" : vote.action;
	const proposal = sceneSays(
		{ key: `notice-propose-${what}`, args: { by: name(vote.by), name: name(vote.seat) } },
		said.chairs,
	);
	const button = (yes: boolean, words: string): View =>
		html`<button type="button" data-key=${words} @click=${() => ask({ t: "vote", yes })}>${say(words)}</button>`;
	const asked = vote.waiting.some((seat) => said.mine.includes(seat));
	const waiting = vote.waiting.map(name).join(", ");
	return html`<div class="notice" role="status" data-key="vote">
		<p>${proposal}</p>
		${asked ? html`<div class="row">${button(true, "vote-yes")} ${button(false, "vote-no")}</div>` : nothing}
		${asked || !waiting ? nothing : html`<p class="small soft">${say("vote-waiting", { names: waiting })}</p>`}
		${!asked && said.mine.includes(vote.by) ? html`<div class="row">${button(false, "vote-withdraw")}</div>` : nothing}
	</div>`;
}
