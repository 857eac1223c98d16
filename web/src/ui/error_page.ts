/** Shown when part of the page fails to load: a sentence and a retry button. Uses no catalogue, which may be what is missing. */
import { el } from "./dom";

const ERROR_WORDS: Readonly<Record<string, readonly [sentence: string, button: string]>> = {
	en: [
		"A part of this page could not be loaded. Perhaps the line is bad, or the table has been renewed.",
		"Load again",
	],
	fr: [
		"Une partie de cette page n’a pas pu être chargée. La ligne est peut-être mauvaise, ou la table vient d’être mise à jour.",
		"Recharger",
	],
	nl: [
		"Een deel van deze pagina kon niet worden geladen. Misschien is de verbinding slecht, of is de tafel vernieuwd.",
		"Opnieuw laden",
	],
	de: [
		"Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht ist die Verbindung schlecht, oder der Tisch wurde erneuert.",
		"Neu laden",
	],
	es: [
		"No se ha podido cargar una parte de esta página. Quizá la conexión sea mala o la mesa se haya renovado.",
		"Cargar de nuevo",
	],
};

/** Replace the content of an element by the error. */
export function showLoadError(host: HTMLElement, language: string): void {
	const [sentence, button] = ERROR_WORDS[language] ?? (ERROR_WORDS.en as readonly [string, string]);
	host.replaceChildren(
		el(
			"div",
			{ class: "load-error", role: "alert" },
			el("p", {}, sentence),
			el(
				"button",
				{ type: "button", class: "main-button", "data-key": "reload", onclick: () => location.reload() },
				button,
			),
		),
	);
}
