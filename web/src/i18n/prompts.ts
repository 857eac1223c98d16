/** A game's own texts: the prompt of the current turn, and the label of its score. */
import { maybe, say } from "./texts";

/** Looked up by game and verb, then by game. A game without a prompt lists its verbs. */
export function promptText(game: string, verbs: readonly string[]): string {
	const sorted = [...new Set(verbs)].sort();
	for (const key of [...sorted.map((verb) => `do-${game}-${verb}`), `do-${game}`]) {
		const text = maybe(key);
		if (text) return text;
	}
	const words = sorted.map((verb) => maybe(`verb-${verb}`, { rest: "" })?.replace(/^\s+|[:\s]+$/g, "") ?? verb);
	return say("do-any", { verbs: words.join(", ") });
}
/** What is rolled for, where somebody here rolls; null: nobody says so. */
export const rollingText = (game: string): string | null => maybe(`rolling-${game}`);
export const countsText = (game: string): string | null => maybe(`counts-${game}`);
