/** Choices by keys: places by their names (`e4`, with the level where it is needed), everything else by its key in the list. */
import { placeName } from "./place_names";

/** Typed input is a place, an entry of the list, a prefix of something, or nothing. */
export type Typed = { readonly cell: string } | { readonly entry: number } | "more" | null;

const CHOICE_DIGITS = "123456789";
/** Letters after those of the places; R turns a piece. */
const CHOICE_LETTERS = "jklmnopqstuvwxyz";
const PLACE_LETTERS = "abcdefghi";
/** The keys of a list: in a race letters mean other things, and a board of its own has no places to type. */
export type KeySet = "digits" | "letters" | "all letters";
export const keySet = (racing: boolean, ownBoard: boolean): KeySet =>
	racing ? "digits" : ownBoard ? "all letters" : "letters";
const SINGLE: Readonly<Record<KeySet, string>> = {
	digits: CHOICE_DIGITS,
	letters: CHOICE_DIGITS + CHOICE_LETTERS,
	"all letters": CHOICE_DIGITS + CHOICE_LETTERS + PLACE_LETTERS,
};
/** Lists up to this length need one key, longer ones two. */
export const oneKey = (keys: KeySet): number => SINGLE[keys].length;
/** Entries that two digits can name. */
const TWO_DIGITS = 99;

/** Whether a key can be part of a typed choice. */
export const isChoiceKey = (key: string): boolean => /^[a-z\d]$/.test(key) && key !== "r";

/** The key or keys of an entry of a list, as they are shown beside it. */
export function entryKeys(entry: number, entries: number, keys: KeySet = "letters"): string {
	if (entries <= oneKey(keys)) return SINGLE[keys][entry] ?? "";
	if (entry < TWO_DIGITS) return String(entry + 1).padStart(2, "0");
	const further = entry - TWO_DIGITS;
	const letter = keys === "digits" ? undefined : CHOICE_LETTERS[Math.floor(further / 10)];
	return letter === undefined ? "" : `${letter}${further % 10}`;
}

export function typedChoice(typed: string, cells: readonly string[], entries: number, keys: KeySet = "letters"): Typed {
	if (keys !== "all letters" && /^[a-i]/.test(typed)) return typedPlace(typed, cells);
	const all = Array.from({ length: entries }, (_, entry) => entryKeys(entry, entries, keys));
	const entry = all.indexOf(typed);
	if (entry >= 0) return { entry };
	return all.some((one) => one.startsWith(typed)) ? "more" : null;
}

function typedPlace(typed: string, cells: readonly string[]): Typed {
	const [place, level] = [typed.slice(0, 2), typed.slice(2)];
	const found = cells.filter((cell) => placeName(cell).startsWith(place));
	const there = level ? found.filter((cell) => (placeName(cell).split(".")[1] ?? "0") === level) : found;
	const [cell] = there;
	if (cell === undefined) return null;
	return typed.length >= 2 && there.length === 1 ? { cell } : "more";
}
