/** Reporting a name or a line of the chat to the moderators of the club. */
import { currentLanguage, say } from "../i18n/texts";
import { request } from "../net/api";
import type { ChatLine, Refusal, Report, Table } from "../net/protocol";
import { storage } from "../platform/storage";
import { html, nothing, type View } from "../ui/render";
import { chairName } from "../ui/sentences";
import { HINT_ASKED } from "./panels";

/** Lines of the chat that are offered, the newest first. */
const MOST_LINES = 20;
/** So much of a line is shown. */
const LINE_LENGTH = 60;

/** What can be reported: names of other people, and what others have written. */
function reportable(said: Table, chat: readonly ChatLine[]): readonly (readonly [string, string])[] {
	const names = said.chairs.flatMap((chair, seat) =>
		chair.kind === "person" && !said.mine.includes(seat)
			? [[`seat ${seat}`, say("report-name", { name: chairName(chair, seat) })] as const]
			: [],
	);
	const lines = chat
		.filter((line) => !line.say && line.text !== HINT_ASKED && !said.mine.includes(line.seat))
		.slice(-MOST_LINES)
		.reverse()
		.map((line) => {
			const text = line.text.length > LINE_LENGTH ? `${line.text.slice(0, LINE_LENGTH)}…` : line.text;
			return [`line ${line.n}`, `${line.name || say("chat-spectator")}: ${text}`] as const;
		});
	return [...lines, ...names];
}

export function reportPanel(said: Table, chat: readonly ChatLine[]): View {
	const choices = reportable(said, chat);
	if (!choices.length) return nothing;
	const send = async (event: SubmitEvent): Promise<void> => {
		event.preventDefault();
		const form = event.currentTarget as HTMLFormElement;
		const status = form.querySelector('[role="status"]') as HTMLElement;
		const [kind = "", number = ""] = (form.elements.namedItem("report") as HTMLSelectElement).value.split(" ");
		status.textContent = await reported(
			kind === "line" ? { room: said.room, line: Number(number) } : { room: said.room, seat: Number(number) },
		);
	};
	return html`<details class="small">
		<summary data-key="report">${say("report-title")}</summary>
		<form class="report" @submit=${send}>
			<label for="report">${say("report-about")}</label>
			<select id="report" name="report">
				${choices.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
			</select>
			<button type="submit" data-key="report-go">${say("report-go")}</button>
			<p role="status"></p>
		</form>
	</details>`;
}

/** Send a report; what came of it, in words. */
async function reported(wish: Report): Promise<string> {
	const answer = await request("/api/club/reports", {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"accept-language": currentLanguage(),
			...(storage.member ? { authorization: `Bearer ${storage.member}` } : {}),
		},
		body: JSON.stringify(wish),
	}).catch(() => null);
	if (!answer) return say("lobby-no-server");
	if (answer.ok) return say("report-done");
	return answer.json().then(
		(told) => (told as Refusal).error,
		() => String(answer.status),
	);
}
