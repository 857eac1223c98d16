/** Undo: request, agree, withdraw. */

import { say } from "../i18n/texts";
import type { Picture, Table } from "../net/protocol";
import type { TableContext } from "../state/table_context";
import { html, nothing, type View } from "../ui/render";
import { chairName } from "../ui/sentences";

export function undoPanel(context: TableContext, said: Table, picture: Picture): View {
	const undo = picture.undo;
	const mine = undo ? undo.waiting.find((seat) => said.mine.includes(seat)) : undefined;
	const seat = picture.may_undo[0];
	if (undo && mine !== undefined) {
		const chair = said.chairs[undo.seat];
		const answer = (yes: boolean) => () => context.ask({ t: "undo_answer", seat: mine, yes });
		return html`<div class="notice grow">
			<p>${say("undo-wanted", { name: chair ? chairName(chair, undo.seat) : "" })}</p>
			<div class="row">
				<button type="button" class="main-button" data-key="undo-yes" @click=${answer(true)}>${say("undo-yes")}</button>
				<button type="button" data-key="undo-no" @click=${answer(false)}>${say("undo-no")}</button>
			</div>
		</div>`;
	}
	if (undo && said.mine.includes(undo.seat)) {
		const withdraw = () => context.ask({ t: "undo_answer", seat: undo.seat, yes: false });
		return html`<span class="soft small grow">${say("undo-waiting")}</span>
			<button type="button" data-key="withdraw" @click=${withdraw}>${say("undo-withdraw")}</button>`;
	}
	if (seat === undefined) return nothing;
	return html`<button type="button" class="quiet" data-key="undo" @click=${() => context.ask({ t: "undo", seat })}>
		${say("undo-ask")}
	</button>`;
}
