/** Everything the client says comes from here: its own catalogue and the games' catalogue, which the server sends. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { memory } from "./memory";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";
import es from "./texts/es.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import nl from "./texts/nl.ftl?raw";

export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;
const OWN: Readonly<Record<Language, string>> = { en, fr, nl, de, es };

export function preferred(wanted: readonly string[]): Language {
	for (const one of wanted) {
		const short = one.slice(0, 2).toLowerCase();
		if (short in LANGUAGES) return short as Language;
	}
	return "en";
}

let language: Language = "en";
let bundles: FluentBundle[] = [];

function bundle(of: Language, ...texts: readonly string[]): FluentBundle {
	const made = new FluentBundle(of, { useIsolating: false });
	for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
	return made;
}
async function gameTexts(of: Language): Promise<string> {
	const answer = await fetch(`/texts/${of}.ftl`);
	return answer.ok ? answer.text() : "";
}

/** Load a language; what it lacks is said in English. */
export async function speak(wanted?: Language): Promise<void> {
	language = wanted ?? preferred([memory.language, ...navigator.languages]);
	const [own, english] = await Promise.all([gameTexts(language), gameTexts("en")]);
	bundles = [bundle(language, own, OWN[language]), bundle("en", english, en)];
	document.documentElement.lang = language;
}
export const spoken = (): Language => language;

/** A text that may not exist. */
export function maybe(key: string, args: Record<string, FluentVariable> = {}): string | null {
	for (const one of bundles) {
		const message = one.getMessage(key);
		if (message?.value) return one.formatPattern(message.value, args, []);
	}
	return null;
}
/** A text by its key; a key without a text shows itself, so that it is found. */
export const say = (key: string, args: Record<string, FluentVariable> = {}): string =>
	maybe(key, args) ?? key.replaceAll(/[-_]/g, " ");
