/** Conditional moves in a game with days for a move: "if they play this, I play that", typed in notation. */
import { say } from "../i18n/texts";
import type { Picture, Table } from "../net/protocol";
import type { TableContext } from "../state/table_context";
import { html, nothing, type View } from "../ui/render";

const DAY_LONG = 86_400;

/** `kept`: the line that the server keeps, once it has told. */
export function premovesPanel(
	context: TableContext,
	said: Table,
	picture: Picture,
	kept: readonly string[] | null,
): View {
	const seat = said.mine[0];
	const waits =
		picture.turn.kind === "choose" &&
		picture.turn.how === "alone" &&
		!picture.turn.seats.some((one) => said.mine.includes(one));
	if (said.clock.move < DAY_LONG || said.secret || !waits || seat === undefined) return nothing;
	const ask = (line: readonly string[] | null): void => {
		context.ask({ t: "premoves", seat, line, after: said.n });
	};
	const add = (event: SubmitEvent): void => {
		event.preventDefault();
		const form = event.currentTarget as HTMLFormElement;
		const typed = (name: string): string => (form.elements.namedItem(name) as HTMLInputElement).value.trim();
		ask([...(kept ?? []), typed("expected"), typed("answer")]);
	};
	const pairs = (kept ?? []).flatMap((move, at) => (at % 2 ? [] : [[move, kept?.[at + 1] ?? ""] as const]));
	return html`<details class="small premoves" @toggle=${(event: Event) => {
		if ((event.currentTarget as HTMLDetailsElement).open && kept === null) ask(null);
	}}>
		<summary data-key="premoves">${say("premoves-title")}</summary>
		<p>${say("premoves-about")}</p>
		<ol data-key="premoves-line">${pairs.map(([theirs, mine]) => html`<li>${say("premoves-pair", { theirs, mine })}</li>`)}</ol>
		<form class="report" @submit=${add}>
			<label for="expected">${say("premoves-if")}</label>
			<input id="expected" name="expected" required maxlength="200" autocomplete="off" autocapitalize="off" />
			<label for="answer">${say("premoves-then")}</label>
			<input id="answer" name="answer" required maxlength="200" autocomplete="off" autocapitalize="off" />
			<button type="submit" data-key="premoves-add">${say("premoves-add")}</button>
		</form>
		${pairs.length ? html`<button type="button" data-key="premoves-clear" @click=${() => ask([])}>${say("premoves-clear")}</button>` : nothing}
	</details>`;
}
