/** What stands above every page. */
import { el } from "./dom";
import icon from "./icon.svg";
import { memory } from "./memory";
import { LANGUAGES, type Language, say, spoken } from "./texts";

export function top(title: string, atTable: boolean, ...more: readonly Node[]): HTMLElement {
	const languages = el(
		"select",
		{
			"aria-label": say("language"),
			onchange: () => {
				memory.language = languages.value;
				location.reload();
			},
		},
		...Object.entries(LANGUAGES).map(([code, name]) =>
			el("option", { value: code, selected: code === (spoken() as Language) }, name),
		),
	);
	return el(
		"header",
		{ class: "top" },
		el(
			"a",
			{ href: "/", "aria-label": say("back-to-lobby"), title: say("back-to-lobby") },
			el("img", { src: icon, alt: "" }),
		),
		el("h1", { class: "grow" }, title),
		!atTable && el("span", { class: "soft wide" }, say("app-subtitle")),
		...more,
		languages,
	);
}
