/** A game's own texts: the prompt of the current turn, and the label of its score. */
import { maybe, say } from "./texts";

/**
 * Looked up by game and role, by game and the only verb, by game and verb, then by game. A game without a prompt lists its verbs.
 */
export function promptText(game: string, verbs: readonly string[], role = ""): string {
	const sorted = [...new Set(verbs)].sort();
	const only = sorted.length === 1 ? [`do-${game}-only-${sorted[0]}`] : [];
	for (const key of [`do-${game}-as-${role}`, ...only, ...sorted.map((verb) => `do-${game}-${verb}`), `do-${game}`]) {
		const text = maybe(key);
		if (text) return text;
	}
	const words = sorted.map((verb) => maybe(`verb-${verb}`, { rest: "" })?.replace(/^\s+|[:\s]+$/g, "") ?? verb);
	return say("do-any", { verbs: words.join(", ") });
}
/** The purpose of a roll by a local player, by what it decides, else by game; null: unknown. */
export const rollingText = (game: string, decides = ""): string | null =>
	(decides && maybe(`rolling-${game}-${decides}`)) || maybe(`rolling-${game}`);
export const countsText = (game: string): string | null => maybe(`counts-${game}`);
