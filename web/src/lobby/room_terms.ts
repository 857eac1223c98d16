/** The terms of a room: clocks per move and per game, real dice. */

import { say } from "../i18n/texts";
import type { NewRoom } from "../net/protocol";
import { storage } from "../platform/storage";
import { el } from "../ui/dom";
import { hasClub } from "./catalogue";

export type RoomTerms = Pick<NewRoom, "clock" | "bank" | "more" | "when_out" | "hand" | "rated" | "listed" | "days">;
const PER_MOVE = [0, 15, 30, 60, 120, 300];
const PER_GAME = [0, 180, 300, 600, 900, 1800, 3600];
/** Seconds for a rated game, unless chosen otherwise. */
const RATED_BANK = 900;
const ADDED = [0, 2, 5, 10, 30];
const DAYS = [0, 1, 3, 7, 14] as const;

/** Fields for the terms, folded; `read` returns the values. */
export function termsFields(): { readonly host: HTMLElement; read(): RoomTerms } {
	const choice = (key: string, values: readonly number[], none: string): HTMLSelectElement =>
		el(
			"select",
			{ id: `terms-${key}` },
			...values.map((value) =>
				el(
					"option",
					{ value },
					value === 0
						? none
						: value < 60
							? say("terms-seconds", { count: value })
							: say("terms-minutes", { count: value / 60 }),
				),
			),
		);
	const clock = choice("clock", PER_MOVE, say("terms-no-clock"));
	const bank = choice("bank", PER_GAME, say("terms-no-clock"));
	const more = choice("more", ADDED, say("terms-nothing"));
	const days = el(
		"select",
		{
			id: "terms-days",
			onchange: () => {
				if (days.value === "0") return;
				// days are the only clock, and whoever runs out of them loses
				for (const other of [clock, bank, more]) other.value = "0";
				out.value = "lose";
				hand.checked = false;
			},
		},
		...DAYS.map((count) =>
			el("option", { value: count }, count ? say("terms-days-each", { count }) : say("terms-no-clock")),
		),
	);
	const out = el(
		"select",
		{ id: "terms-out" },
		el("option", { value: "lose" }, say("terms-lose")),
		el("option", { value: "rules" }, say("terms-rules")),
	);
	const hand = el("input", { type: "checkbox", id: "terms-hand" });
	const rated = el("input", {
		type: "checkbox",
		id: "terms-rated",
		onchange: () => {
			if (!rated.checked) return;
			// a rated game needs a clock that decides, and the table's dice
			if (clock.value === "0" && bank.value === "0" && days.value === "0") bank.value = String(RATED_BANK);
			out.value = "lose";
			hand.checked = false;
		},
	});
	const listed = el("input", { type: "checkbox", id: "terms-listed" });
	const field = (key: string, input: HTMLElement): HTMLElement =>
		el("div", { class: "seat-row wide-label" }, el("label", { for: `terms-${key}` }, say(`terms-${key}`)), input);
	const host = el(
		"details",
		{ class: "terms" },
		el("summary", {}, say("terms-title")),
		el(
			"div",
			{ class: "form" },
			field("clock", clock),
			field("bank", bank),
			field("more", more),
			field("out", out),
			field("hand", hand),
			hasClub() && field("days", days),
			hasClub() && field("listed", listed),
			storage.member && field("rated", rated),
			storage.member && el("p", { class: "soft small" }, say("terms-rated-about")),
		),
	);
	return {
		host,
		read: () => ({
			clock: Number(clock.value),
			bank: Number(bank.value),
			more: Number(more.value),
			when_out: out.value === "rules" ? "rules" : "lose",
			hand: hand.checked,
			rated: rated.checked,
			listed: listed.checked,
			days: DAYS.find((count) => count === Number(days.value)) ?? 0,
		}),
	};
}
