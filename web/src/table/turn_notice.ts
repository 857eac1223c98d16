/** Ask players who wait for others once whether a notification may announce their turn. */
import { currentLanguage, say } from "../i18n/texts";
import type { Picture, Table } from "../net/protocol";
import { askForNotices, notifying } from "../platform/attention";
import { callMe } from "../platform/push";
import { storage } from "../platform/storage";
import type { TableContext } from "../state/table_context";
import { html, nothing, type View } from "../ui/render";
import { secureLink } from "../ui/secure_link";

export function turnNotice(context: TableContext, said: Table, picture: Picture): View {
	const people = said.chairs.filter((chair, seat) => chair.kind === "person" && !said.mine.includes(seat)).length;
	const waiting = picture.turn.kind === "choose" && !context.picker;
	const state = notifying();
	if (people && said.mine.length) call(said.room);
	// only while waiting is it clear what the question is about
	if (!people || !said.mine.length || !waiting || storage.knowsNotice || state === "yes" || state === "no")
		return nothing;
	const done = (): void => {
		storage.knowsNotice = true;
		context.draw();
	};
	const ask = async (): Promise<void> => {
		await askForNotices();
		call(said.room);
		done();
	};
	return html`<div class="notice small" data-key="turn-notice">
		<p>${say(state === "plain" ? "notify-plain" : "notify-ask")} ${state === "plain" ? secureLink() : nothing}</p>
		<div class="row">
			${state === "ask" ? html`<button type="button" data-key="notify-yes" @click=${() => void ask()}>${say("notify-yes")}</button>` : nothing}
			<button type="button" class="quiet" data-key="notify-no" @click=${done}>${say("notify-no")}</button>
		</div>
	</div>`;
}

const call = (room: string): void => void callMe(room, Object.values(storage.tokens(room)), currentLanguage());
