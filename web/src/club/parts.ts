/** Parts of the club's pages: sections, forms that say what went wrong, tables, numbers and days. */
import { currentLanguage, maybe, say } from "../i18n/texts";
import type { GameWords } from "../net/api";
import { urlOf } from "../net/base";
import type { PastPlayer, RatingCard } from "../net/protocol";
import { type Child, el } from "../ui/dom";
import { top } from "../ui/page_header";

export type GameWordsByKey = Readonly<Record<string, GameWords>>;
export const titleOf = (words: GameWordsByKey, game: string): string => words[game]?.title ?? game;
export const dayOf = (when: number): string =>
	new Date(when).toLocaleDateString(currentLanguage(), { dateStyle: "medium" });

/** A page of the club with its navigation; returns the main part. */
export function clubFrame(app: HTMLElement, title: string, here: string): HTMLElement {
	document.title = `${title} · Pipyard`;
	const main = el("main", { class: "club" });
	const link = (key: string, path: string): HTMLElement =>
		el("a", { href: urlOf(path), "aria-current": path === here ? "page" : undefined }, say(key));
	const links = el(
		"nav",
		{ class: "club-nav", "aria-label": say("club-title") },
		link("club-me", "/me"),
		link("club-title", "/club"),
		link("tournaments", "/tournaments"),
		link("club-privacy", "/privacy"),
	);
	app.replaceChildren(el("div", { class: "page" }, top(title, true), links, main));
	return main;
}

export const section = (title: string, ...children: readonly Child[]): HTMLElement =>
	el("section", { class: "club-part", "aria-label": title }, el("h2", {}, title), ...children);

/** A button whose work may be refused; the reason appears beside it. */
export function doing(label: string, key: string, work: () => Promise<void>, kind = ""): HTMLElement {
	const sorry = el("p", { class: "sorry", role: "alert" });
	const button = el(
		"button",
		{
			type: "button",
			class: kind || undefined,
			"data-key": key,
			onclick: () => void attempt(button, sorry, work),
		},
		label,
	);
	return el("div", { class: "club-doing" }, button, sorry);
}
/** A form with one field and a button. */
export function oneField(
	field: { readonly id: string; readonly label: string; readonly value?: string; readonly length?: number },
	button: string,
	work: (typed: string) => Promise<void>,
): HTMLElement {
	const input = el("input", {
		id: field.id,
		value: field.value ?? "",
		maxlength: field.length ?? 24,
		required: true,
		autocomplete: "off",
	});
	const sorry = el("p", { class: "sorry", role: "alert" });
	const go = el("button", { type: "submit", "data-key": field.id }, button);
	return el(
		"form",
		{
			class: "club-form",
			onsubmit: (event) => {
				event.preventDefault();
				void attempt(go, sorry, () => work(input.value.trim()));
			},
		},
		el("label", { for: field.id }, field.label),
		el("div", { class: "row" }, input, go),
		sorry,
	);
}
async function attempt(button: HTMLButtonElement, sorry: HTMLElement, work: () => Promise<void>): Promise<void> {
	sorry.textContent = "";
	button.disabled = true;
	try {
		await work();
	} catch (error) {
		sorry.textContent = error instanceof Error ? error.message : String(error);
	}
	button.disabled = false;
}

/** A table of words and numbers; columns from the second on are numbers. */
export function clubTable(caption: string, heads: readonly string[], rows: readonly (readonly Child[])[]): HTMLElement {
	const cell = (tag: "td" | "th", at: number, content: Child): HTMLElement =>
		el(tag, { class: at ? "club-number" : undefined, scope: tag === "th" ? "col" : undefined }, content);
	return el(
		"div",
		{ class: "club-table", tabindex: 0, role: "group", "aria-label": caption },
		el(
			"table",
			{},
			el("thead", {}, el("tr", {}, ...heads.map((head, at) => cell("th", at, head)))),
			el("tbody", {}, ...rows.map((row) => el("tr", {}, ...row.map((content, at) => cell("td", at, content))))),
		),
	);
}
/** A rating with its margin, such as 1540 ± 120; a question mark while it is provisional. */
export const ratingText = (
	rating: Pick<RatingCard, "points" | "margin"> & { readonly provisional?: boolean },
): string =>
	say(rating.provisional ? "club-rating-provisional" : "club-rating", {
		points: String(rating.points),
		margin: String(rating.margin),
	});

/** The name of a bot with its version, as `club@0.1.0`. */
export function botName(bot: string): string {
	const [name = "", version = ""] = bot.split("@");
	return say("club-bot", { name: maybe(`bot-${name}`) ?? name, version });
}
/** A player's name: a link for members. */
export const playerName = ({ id, bot, name }: Pick<PastPlayer, "id" | "bot" | "name">): Child =>
	id ? el("a", { href: urlOf(`/members/${id}`) }, name) : bot ? botName(bot) : name;
