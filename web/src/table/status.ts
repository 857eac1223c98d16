/** What stands over the board: whose turn it is, what the scene says, how the connection is. */

import { say } from "../i18n/texts";
import type { Text } from "../net/protocol";
import type { Desk } from "../state/table_context";
import { css } from "../ui/colours";
import { el, fill } from "../ui/dom";
import { sceneSays, turnText } from "../ui/sentences";

/** What the scene says, but not what a picture shows anyway. */
export const sayings = (desk: Desk, pictured: boolean): readonly Text[] =>
	(desk.shown?.scene?.say ?? []).filter((text) => !pictured || text.key !== "mole-hills");

/** Whether the game goes on only if somebody asks for it: chance has to decide, or a bot. */
function stuck({ said, shown }: Desk): boolean {
	if (!said?.mine.length || !shown) return false;
	const { kind, seats } = shown.turn;
	return kind === "chance" || (kind === "choose" && seats.some((seat) => said.chairs[seat]?.kind === "bot"));
}

export function drawStatus(host: HTMLElement, desk: Desk, said: readonly Text[]): void {
	const { said: table, shown, health } = desk;
	const turn = shown?.turn;
	const mine = turn?.kind === "choose" && desk.picker !== null;
	const colour = turn?.seats.length ? shown?.scene?.colours[turn.seats[0] as number] : undefined;
	fill(
		host,
		health !== "connected" && el("p", { class: "lost", role: "alert" }, say(`health-${health}`)),
		health === "nowhere" && el("p", {}, el("a", { href: "/", class: "main-button" }, say("back-to-lobby"))),
		table &&
			turn &&
			el(
				"p",
				{ class: mine ? "turn mine" : "turn", ...(colour ? { colour: css(colour) } : {}) },
				turnText(turn, table),
			),
		shown?.failed && el("p", { class: "sorry", role: "alert" }, sceneSays(shown.failed, table?.chairs ?? [])),
		shown?.failed &&
			stuck(desk) &&
			el(
				"p",
				{},
				el(
					"button",
					{ type: "button", "data-retry": "yes", onclick: () => desk.ask({ t: "retry" }) },
					say("physics-retry"),
				),
			),
		...said.map((text) => el("p", { class: "small wide" }, sceneSays(text, table?.chairs ?? []))),
		table && table.mine.length === 0 && turn?.kind !== "waiting" && el("p", { class: "small" }, say("spectating")),
	);
}
