/** A shot on a real board as its players enter it: zone and number of the die, and of every other that it moved. Pure. */

/** Words of the dice by name, in the short form of the score sheet: `4x6`, `o`, `o3`, `s`, `f`. */
export type RealWords = Readonly<Record<string, string>>;

const LONG: Readonly<Record<string, string>> = { o: "off", s: "short", f: "foul" };
/** As the log writes it: `off3`. */
const long = (word: string): string => word.replace(/^[osf]/, (letter) => LONG[letter] ?? letter);
/** As the sheet writes it: `o3`; a die lost to the clock is short. */
export const brief = (lies: string): string =>
	lies.replace(/^(off|short|foul|lost)(\d*)$/, (_, word: string, face: string) =>
		word === "off" ? `o${face}` : word === "foul" ? "f" : "s",
	);

/** Whether a die in this zone shows a number that counts; `faced`: also one that is off. */
export const needsNumber = (zone: string, faced: boolean): boolean =>
	zone !== "s" && zone !== "f" && (zone !== "o" || faced);
/** A die in a zone with its number. */
export function inZone(zone: string, face: string, faced: boolean): string {
	if (!needsNumber(zone, faced)) return zone;
	return zone === "o" ? `o${face}` : `${zone}x${face}`;
}
export const numberOf = (word: string): string => /^(?:-?\d+x|o)(\d+)$/.exec(word)?.[1] ?? "";

/** The outcome for the log: the die that was shot first. Null: it is not entered yet. */
export function realOutcome(shot: string, words: RealWords): string | null {
	if (!words[shot]) return null;
	const others = Object.keys(words).filter((die) => die !== shot);
	return [shot, ...others.sort()].map((die) => `${die}:${long(words[die] ?? "")}`).join(" ");
}
/** Whether an outcome says how the dice of a shot lie, with their exact places or entered from a real board. */
export const tellsShot = (outcome: string): boolean => outcome.includes("@") || /^[A-P](\d+|\+):/.test(outcome);
