/** What waits for a member, and their vacation: clocks of games with days for a move stand still meanwhile. */
import { currentLanguage, say } from "../i18n/texts";
import { askTurns, turnLine } from "../lobby/my_turns";
import type { TakeVacation, Vacation } from "../net/protocol";
import { el } from "../ui/dom";
import { ask } from "./club_api";
import { doing, type GameWordsByKey, section, titleOf } from "./parts";

/** Days of vacation that are offered. */
const VACATIONS = [1, 2, 3, 5, 7, 10, 14, 21, 30];

export function myTurns(words: GameWordsByKey): HTMLElement {
	const list = el("ul", { class: "club-games", "data-key": "turns" });
	const show = async (): Promise<void> => {
		const found = await askTurns();
		list.replaceChildren(
			...(found?.games.length
				? found.games.map((one) => turnLine(one, found.now, (game) => titleOf(words, game)))
				: [el("li", { class: "soft" }, say("turns-none"))]),
		);
	};
	void show();
	return section(say("turns-title"), list, vacation(show));
}

function vacation(changed: () => Promise<void>): HTMLElement {
	const host = el("div", { role: "status", "data-key": "vacation" });
	const take = async (days: number): Promise<void> => {
		draw(await ask<Vacation>("/me/vacation", { days } satisfies TakeVacation));
		await changed();
	};
	const draw = ({ until, left }: Vacation): void => {
		if (until) {
			const day = new Date(until).toLocaleDateString(currentLanguage(), { dateStyle: "medium" });
			host.replaceChildren(
				el("p", {}, say("vacation-until", { day })),
				doing(say("vacation-back"), "vacation-back", () => take(0)),
			);
			return;
		}
		const days = el(
			"select",
			{ id: "vacation-days" },
			...VACATIONS.filter((count) => count <= left).map((count) =>
				el("option", { value: count }, say("vacation-days", { count })),
			),
		);
		host.replaceChildren(
			el("p", { class: "small" }, say("vacation-about", { left })),
			left > 0
				? el(
						"div",
						{ class: "row" },
						el("label", { for: "vacation-days" }, say("vacation-take")),
						days,
						doing(say("vacation-go"), "vacation-go", () => take(Number(days.value))),
					)
				: "",
		);
	};
	void ask<Vacation>("/me/vacation").then(draw);
	return el("details", {}, el("summary", {}, say("vacation-title")), host);
}
