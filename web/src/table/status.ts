/** The status over the board: whose turn it is, sentences of the scene, the connection. */

import { promptText, rollingText } from "../i18n/prompts";
import { say } from "../i18n/texts";
import { BASE } from "../net/base";
import type { Picture, Text } from "../net/protocol";
import { preferences } from "../platform/settings";
import { type Trip, tripIn } from "../rules/dice_trip";
import { isCell, isTriple } from "../rules/lattice";
import { LINKS, type Picker } from "../rules/move_picker";
import { isActed } from "../rules/tumblin_shot";
import type { TableContext } from "../state/table_context";
import { seatCss } from "../ui/area_colours";
import { moveText } from "../ui/move_words";
import { html, nothing, paint, type View } from "../ui/render";
import { movingText, pointable, readerSeat, sceneSays, turnText } from "../ui/sentences";
import { failureView } from "./failure_panel";
import { MOST_BEHIND } from "./playback";

/** The sentences of the scene that nothing else shows: a live action has a clock of its own. */
export const sayings = (context: TableContext, pictured: boolean): readonly Text[] =>
	(context.shown?.scene?.say ?? [])
		.filter(
			({ key }) =>
				!((pictured || !context.textMode) && (key === "mole-hills" || key === "mole-was")) &&
				!(context.performed && key === "attempt-clock"),
		)
		.map(withoutFarLimit);

/** Whether a hand acts now that is nobody's here: its actions take as long as they took. */
export function watchesHand(picture: Picture | null, mine: readonly number[]): boolean {
	if (!picture || mine.length === 0 || !isActed(picture.scene)) return false;
	const { kind, seats, rolls } = picture.turn;
	return (kind === "choose" || kind === "chance") && ![...seats, ...rolls].some((seat) => mine.includes(seat));
}

/** How many messages the board may lag behind: actions of hands are all shown, unless my clock runs meanwhile. */
export function mostBehind({ said, shown }: TableContext): number {
	const { seats, left_ms } = said?.picture.turn ?? { seats: [], left_ms: -1 };
	const hurried = left_ms >= 0 && seats.some((seat) => said?.mine.includes(seat));
	return isActed(shown?.scene) && !hurried ? Number.POSITIVE_INFINITY : MOST_BEHIND;
}

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
		return rollingText(said.game, shown.scene?.rolls_for) ?? "";
	if (!picker || shown.turn.kind !== "choose") return "";
	const { move, next, canGoBack } = picker;
	if (!canGoBack)
		return promptText(
			said.game,
			picker.root.map((branch) => branch.atom),
			shown.scene?.roles[picker.seat],
		);
	const chosen = moveText(picker.chosen, shown.scene, true, true);
	// whether a piece fits is known when the server has answered
	if (shown.scene?.extra.trays !== undefined && next) return say(pieceKey(picker), { count: picker.chosenDice });
	if (move !== null) return say("prompt-ready", { move: chosen });
	const atoms = picker.missing;
	const dice = new Set(shown.scene?.dice.map((die) => die.cell));
	const trip = tripIn(shown.scene);
	const kind = trip
		? tripKind(trip, atoms)
		: atoms.every(isTriple)
			? "triple"
			: atoms.every(isCell)
				? atoms.every((cell) => dice.has(cell))
					? "die"
					: "place"
				: "more";
	return say(`prompt-missing-${atoms.length ? kind : "more"}`, { move: chosen });
}
/** What is missing of an entry on a map: a city, or a number made of two dice. */
function tripKind(trip: Trip, atoms: readonly string[]): string {
	const cities = new Set(trip.map.cities.map(({ id }) => id));
	if (atoms.every((atom) => cities.has(atom))) return "city";
	return atoms.some((atom) => atom in trip.pairs) ? "number" : "more";
}
/** Breaking off a piece and putting it down. */
function pieceKey({ piece, beforePiece }: Picker): string {
	if (!piece) return "prompt-piece-begun";
	if (piece.put) return piece.turns > 1 ? "prompt-piece-put" : "prompt-piece-put-fixed";
	return beforePiece.some(({ atom }) => !LINKS.includes(atom)) ? "prompt-piece" : "prompt-piece-whole";
}
/** `said`: the sentences of the scene. */
export function statusView(context: TableContext, said: readonly Text[]): View {
	const { said: table, shown, health } = context;
	const turn = shown?.turn;
	const playing = table && context.animating && !context.racing ? movingText(context.acting, table) : "";
	const mine = turn?.kind === "choose" && context.picker !== null && !playing;
	const reader = table ? readerSeat(table) : -1;
	const alone = turn?.kind === "chance" && !turn.by_hand && preferences().autoRoll;
	const prompt = alone ? "" : promptOf(context);
	const seat = playing ? context.acting : turn?.seats[0];
	const colour = seat === undefined || !table ? "var(--line)" : seatCss(seat, shown?.scene ?? null, table.chairs);
	return html`${health === "connected" ? nothing : html`<p class="lost" role="alert">${say(`health-${health}`)}</p>`}
	${health === "nowhere" ? html`<p><a href=${BASE} class="main-button">${say("back-to-lobby")}</a></p>` : nothing}
	${context.pending === 0 ? nothing : html`<p class="small sending" role="status">${say(health === "connected" ? "sending" : "sending-later")}</p>`}
	${
		table && turn
			? html`<p class=${mine ? "turn mine" : "turn"} ${paint({ colour })}>${playing || (alone ? say("rolls-by-itself") : turnText(turn, table))}</p>`
			: nothing
	}
	${
		context.skippable
			? html`<button type="button" class="skip" data-key="skip" @click=${() => context.skip()}>${say("skip-ahead")}</button>`
			: nothing
	}
	${prompt ? html`<p class="prompt">${pointable(prompt)}</p>` : nothing}
	${failureView(context)}
	${said.map((text) => html`<p class="small wide">${pointable(sceneSays(text, table?.chairs ?? [], reader))}</p>`)}
	${table && table.mine.length === 0 && turn?.kind !== "waiting" ? html`<p class="small">${say("spectating")}</p>` : nothing}`;
}

/** The last events, a line each. Screen readers announce them as they happen. */
export const happenedView = (lines: readonly string[]): View =>
	lines.length
		? html`<p class="happened" aria-hidden="true">${lines.map((line) => html`<span>${pointable(line)}</span>`)}</p>`
		: nothing;
