/** The header of every page. */

import { currentLanguage, LANGUAGES, type Language, say } from "../i18n/texts";
import { BASE } from "../net/base";
import { changePreferences, preferences } from "../platform/settings";
import { sound } from "../platform/sound";
import { storage } from "../platform/storage";
import { el } from "./dom";
import icon from "./icon.svg";
import { icons } from "./icons";
import { secureLink } from "./secure_link";

export function top(title: string, atTable: boolean, ...more: readonly Node[]): HTMLElement {
	return el(
		"header",
		{ class: "top" },
		el(
			"a",
			{ href: BASE, class: "home", "aria-label": say("back-to-lobby"), title: say("back-to-lobby") },
			el("img", { src: icon, alt: "" }),
		),
		el("h1", { class: "grow" }, title),
		!atTable && el("span", { class: "soft wide" }, say("app-subtitle")),
		...more,
		atTable && soundButton(),
		el(
			"button",
			{
				type: "button",
				"data-key": "settings",
				"aria-label": say("settings"),
				title: say("settings"),
				onclick: settings,
			},
			el("span", { "aria-hidden": "true" }, "⚙"),
		),
	);
}

/** Sounds on or off, in sight where something sounds. */
function soundButton(): HTMLElement {
	const button = el("button", {
		type: "button",
		"data-key": "sounds",
		onclick: () => {
			changePreferences({ sounds: !preferences().sounds });
			if (preferences().sounds) sound("put");
			show();
		},
	});
	const show = (): void => {
		const { sounds } = preferences();
		const words = say("settings-sounds");
		button.setAttribute("aria-pressed", String(sounds));
		button.setAttribute("aria-label", words);
		button.title = words;
		button.replaceChildren(sounds ? icons.sound() : icons.silent());
	};
	addEventListener("pipyard-preferences", show);
	show();
	return button;
}

/** The menu of languages and settings. */
function settings(): void {
	const languages = el(
		"select",
		{
			id: "language",
			onchange: () => {
				storage.language = languages.value;
				location.reload();
			},
		},
		...Object.entries(LANGUAGES).map(([code, name]) =>
			el("option", { value: code, selected: code === (currentLanguage() as Language) }, name),
		),
	);
	const tick = (id: "sounds" | "contrast" | "still" | "autoRoll", label: string): HTMLElement => {
		const box = el("input", {
			type: "checkbox",
			id: `taste-${id}`,
			checked: preferences()[id],
			onchange: () => {
				changePreferences({ [id]: box.checked });
				if (id === "sounds" && box.checked) sound("put");
			},
		});
		return el("label", { class: "tick", for: box.id }, box, label);
	};
	const dialog = el(
		"dialog",
		{ class: "settings", "aria-labelledby": "settings-title", onclose: () => dialog.remove() },
		el("h2", { id: "settings-title" }, say("settings")),
		el("div", { class: "field" }, el("label", { for: "language" }, say("language")), languages),
		tick("sounds", say("settings-sounds")),
		tick("contrast", say("settings-contrast")),
		tick("still", say("settings-motion")),
		tick("autoRoll", say("settings-rolls")),
		!isSecureContext && el("p", { class: "small soft" }, say("settings-plain"), " ", secureLink()),
		el("button", { type: "button", class: "main-button", onclick: () => dialog.close() }, say("close")),
	);
	document.body.append(dialog);
	dialog.showModal();
}
