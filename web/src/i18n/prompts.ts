/** What to do now, in the words of the game, and what its score counts. */
import { maybe, say } from "./texts";

/** By game and verb, else by game; a game without a text of its own lists what may be done. */
export function promptText(game: string, verbs: readonly string[]): string {
	const sorted = [...new Set(verbs)].sort();
	for (const key of [...sorted.map((verb) => `do-${game}-${verb}`), `do-${game}`]) {
		const text = maybe(key);
		if (text) return text;
	}
	const words = sorted.map((verb) => maybe(`verb-${verb}`, { rest: "" })?.replace(/[:\s]+$/, "") ?? verb);
	return say("do-any", { verbs: words.join(", ") });
}
export const countsText = (game: string): string | null => maybe(`counts-${game}`);
