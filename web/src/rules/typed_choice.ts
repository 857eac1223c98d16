/** Choices by keys: places by their names (`e4`, with the level where it is needed), everything else by its number in the list. */
import { placeName } from "./place_names";

/** Typed input is a place, an entry of the list, a prefix of something, or nothing. */
export type Typed = { readonly cell: string } | { readonly entry: number } | "more" | null;

/** Lists up to this length need one digit, longer ones two. */
const ONE_DIGIT = 9;

export function typedChoice(typed: string, cells: readonly string[], entries: number): Typed {
	if (/^\d/.test(typed)) {
		const long = entries > ONE_DIGIT;
		if (long && typed.length < 2) return "more";
		const entry = Number(typed) - 1;
		return entry >= 0 && entry < entries && typed.length === (long ? 2 : 1) ? { entry } : null;
	}
	const [place, level] = [typed.slice(0, 2), typed.slice(2)];
	const found = cells.filter((cell) => placeName(cell).startsWith(place));
	const there = level ? found.filter((cell) => (placeName(cell).split(".")[1] ?? "0") === level) : found;
	const [cell] = there;
	if (cell === undefined) return null;
	return typed.length >= 2 && there.length === 1 ? { cell } : "more";
}
/** The key or keys of an entry of a list, as they are shown beside it. */
export const entryKeys = (entry: number, entries: number): string =>
	String(entry + 1).padStart(entries > ONE_DIGIT ? 2 : 1, "0");
