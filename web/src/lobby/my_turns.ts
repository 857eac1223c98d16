/** Games of a member whose time runs on: what waits for them, and for how long. */
import { say } from "../i18n/texts";
import { timeLeft } from "../i18n/time_left";
import { request } from "../net/api";
import { urlOf } from "../net/base";
import type { MyTurn, MyTurns } from "../net/protocol";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";

/** What is known about one's turns; null: a guest, or the server does not say. */
export async function askTurns(): Promise<MyTurns | null> {
	if (!storage.member) return null;
	const answer = await request("/api/club/me/turns", { headers: { authorization: `Bearer ${storage.member}` } }).catch(
		() => null,
	);
	return answer?.ok ? ((await answer.json()) as MyTurns) : null;
}

/** A line of the list: the table, whose turn it is, and the time left. */
export function turnLine(one: MyTurn, now: number, titleOf: (game: string) => string): HTMLElement {
	const whose = one.mine ? say("turns-mine") : one.mover ? say("turns-of", { name: one.mover }) : say("turns-nobodys");
	const left = one.due ? ` · ${say("turns-left", { time: timeLeft(one.due - now) })}` : "";
	return el(
		"li",
		{ class: one.mine ? "mine" : undefined },
		el("a", { href: urlOf(`/t/${one.room}`) }, titleOf(one.game)),
		el("span", { class: "small" }, ` ${one.names}`),
		el("div", { class: "small soft" }, el(one.mine ? "strong" : "span", {}, whose), left),
	);
}
