/** The status over the board: whose turn it is, sentences of the scene, the connection. */

import { promptText, rollingText } from "../i18n/prompts";
import { say } from "../i18n/texts";
import type { Text } from "../net/protocol";
import { isCell, isTriple } from "../rules/lattice";
import type { TableContext } from "../state/table_context";
import { css } from "../ui/colours";
import { html, nothing, paint, type View } from "../ui/render";
import { moveText, pointable, sceneSays, turnText } from "../ui/sentences";
import { failureView } from "./failure_panel";

/** The sentences of the scene that the picture does not show. */
export const sayings = (context: TableContext, pictured: boolean): readonly Text[] =>
	(context.shown?.scene?.say ?? []).filter((text) => !pictured || text.key !== "mole-hills").map(withoutFarLimit);

/** The limit of a long game is only of interest in its last rounds. */
function withoutFarLimit(text: Text): Text {
	const { round, of } = text.args;
	const far = text.key === "round" && Number(of) > SHORT_GAME && Number(round) + LAST_ROUNDS < Number(of);
	return far ? { key: "round-without-limit", args: { round: Number(round) } } : text;
}
const SHORT_GAME = 30;
const LAST_ROUNDS = 10;

/** The prompt; once something is picked: the choice, and what is missing. */
export function promptOf({ said, shown, picker, animating }: TableContext): string {
	if (!said || !shown || animating) return "";
	if (shown.turn.kind === "chance" && shown.turn.rolls.some((seat) => said.mine.includes(seat)))
		return rollingText(said.game) ?? "";
	if (!picker || shown.turn.kind !== "choose") return "";
	const { move, next, canGoBack } = picker;
	if (!canGoBack)
		return promptText(
			said.game,
			picker.root.map((branch) => branch.atom),
		);
	const chosen = moveText(picker.atoms.join(" "), shown.scene, true, true);
	if (move !== null) return say("prompt-ready", { move: chosen });
	const atoms = (next ?? []).map((branch) => branch.atom);
	const dice = new Set(shown.scene?.dice.map((die) => die.cell));
	const kind = atoms.every(isTriple)
		? "triple"
		: atoms.every(isCell)
			? atoms.every((cell) => dice.has(cell))
				? "die"
				: "place"
			: "more";
	return say(`prompt-missing-${atoms.length ? kind : "more"}`, { move: chosen });
}
/** `happened`: the last thing that did; where the log is out of sight, it still stands here. */
export function statusView(context: TableContext, said: readonly Text[], happened: string): View {
	const { said: table, shown, health } = context;
	const turn = shown?.turn;
	const mine = turn?.kind === "choose" && context.picker !== null;
	const prompt = promptOf(context);
	const colour = turn?.seats.length ? shown?.scene?.colours[turn.seats[0] as number] : undefined;
	return html`${health === "connected" ? nothing : html`<p class="lost" role="alert">${say(`health-${health}`)}</p>`}
	${health === "nowhere" ? html`<p><a href="/" class="main-button">${say("back-to-lobby")}</a></p>` : nothing}
	${context.pending === 0 ? nothing : html`<p class="small sending" role="status">${say(health === "connected" ? "sending" : "sending-later")}</p>`}
	${
		table && turn
			? html`<p class=${mine ? "turn mine" : "turn"} ${paint({ colour: colour ? css(colour) : "var(--line)" })}>${turnText(turn, table)}</p>`
			: nothing
	}
	${prompt ? html`<p class="prompt">${pointable(prompt)}</p>` : nothing}
	${happened && turn?.kind !== "over" ? html`<p class="small wide happened" aria-hidden="true">${pointable(happened)}</p>` : nothing}
	${failureView(context)}
	${said.map((text) => html`<p class="small wide">${pointable(sceneSays(text, table?.chairs ?? []))}</p>`)}
	${table && table.mine.length === 0 && turn?.kind !== "waiting" ? html`<p class="small">${say("spectating")}</p>` : nothing}`;
}
