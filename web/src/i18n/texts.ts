/** All texts of the client: its own catalogue, and the games' catalogue, which the server sends. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { request } from "../net/api";
import { storage } from "../platform/storage";
import { byTouch } from "../platform/touch";

export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;
/** Languages are loaded on demand. */
const OWN = import.meta.glob<string>("./catalogues/**/*.ftl", { query: "?raw", import: "default" });

export function preferred(wanted: readonly string[]): Language {
	for (const one of wanted) {
		const short = one.slice(0, 2).toLowerCase();
		if (short in LANGUAGES) return short as Language;
	}
	return "en";
}

let language: Language = "en";
let bundles: FluentBundle[] = [];

async function bundle(of: Language): Promise<FluentBundle> {
	const made = new FluentBundle(of, { useIsolating: false });
	const own = Object.entries(OWN).filter(([path]) => path.endsWith(`/${of}.ftl`));
	const texts = await Promise.all([gameTexts(of), ...own.map(([, load]) => load())]);
	for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
	return made;
}
async function gameTexts(of: Language): Promise<string> {
	const answer = await request(`/texts/${of}.ftl`);
	if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
	const text = await answer.text();
	// a line that breaks among the headers looks like an empty answer
	if (!text.endsWith(TEXTS_END)) throw new Error("the texts end in the middle");
	return text;
}
/** The last line of the texts, written by the server. */
const TEXTS_END = "# end\n";

/** Load a language; missing texts fall back to English. */
export async function loadLanguage(wanted?: Language): Promise<void> {
	language = wanted ?? preferred([storage.language, ...navigator.languages]);
	bundles = await Promise.all([...new Set<Language>([language, "en"])].map(bundle));
	document.documentElement.lang = language;
}
export const currentLanguage = (): Language => language;
/** For dates: the region of the browser if it speaks this language (`en-GB`), for day and month differ in order. */
export const dateLocale = (): string =>
	globalThis.navigator?.languages?.find((one) => one.startsWith(`${language}-`)) ?? language;

/** A number for display, with the decimal sign of the language. Input always uses a point. */
export const amount = (value: number, digits: number, least = digits): string =>
	value.toLocaleString(language, { minimumFractionDigits: least, maximumFractionDigits: digits, useGrouping: false });

/** Plain figures such as `34.5 / 41.25` with the decimal sign of the language; anything else unchanged. */
export const figures = (text: string): string =>
	/^[-+\d./ ]+$/.test(text) ? text.replaceAll(/(?<=\d)\.(?=\d)/g, amount(0.5, 1).slice(1, 2)) : text;

/** A text that may not exist. */
export function maybe(key: string, args: Record<string, FluentVariable> = {}): string | null {
	for (const one of bundles) {
		const message = one.getMessage(key);
		if (message?.value) return one.formatPattern(message.value, args, []);
	}
	return null;
}
/** A text by its key. */
export const say = (key: string, args: Record<string, FluentVariable> = {}): string =>
	maybe(key, args) ?? withoutText(key, args);

/** How something is done; in words for fingers, where there is nothing else. */
export const sayHow = (key: string, byFingers: string): string => say(byTouch() ? byFingers : key);

/** A key without a text, as in custom games: a plain sentence with its blanks filled, or the words of the key and its arguments. */
function withoutText(key: string, args: Record<string, FluentVariable>): string {
	if (key.includes(" ")) return key.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(args[name] ?? blank));
	return [key.replaceAll(/[-_]/g, " "), ...Object.values(args).map(String)].join(" ");
}

/** Pick a name in the current language. */
export const inLanguage = (names: Readonly<Record<string, string>>): string =>
	names[language] ?? names.en ?? Object.values(names)[0] ?? "";
