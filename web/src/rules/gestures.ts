/** Gestures: moves for players who do not act live, such as `puff 3,3,2 x 0.7 0.3`. What their parts mean. Pure. */

export type GesturePart = "direction" | "strength" | "degrees" | "seconds" | "push" | "newton";

const GESTURE_PARTS: Readonly<Record<string, readonly GesturePart[]>> = {
	puff: ["direction", "strength", "seconds"],
	rock: ["direction", "degrees", "seconds"],
	jolt: ["direction", "push"],
	turn: ["newton", "degrees", "push", "seconds", "direction"],
	raise: ["newton", "seconds"],
};
/** Gestures that name a die first. */
const NAMING: readonly string[] = ["puff"];
/** The named directions, in degrees clockwise from the corner x. */
export const COMPASS: Readonly<Record<string, number>> = { x: 0, "-z": 60, y: 120, "-x": 180, z: 240, "-y": 300 };

/** What the atom at a place of a move means; null: it is not a part of a gesture. */
export function gesturePart(atoms: readonly string[], at: number): GesturePart | null {
	const [verb = ""] = atoms;
	const part = GESTURE_PARTS[verb]?.[at - (NAMING.includes(verb) ? 2 : 1)];
	const atom = atoms[at] ?? "";
	const fits = /^\d+(\.\d+)?$/.test(atom) || (part === "direction" && atom in COMPASS);
	return part && fits ? part : null;
}
/** The two named directions around one in degrees, the corner first. */
export function around(degrees: number): readonly [corner: string, side: string] | null {
	if (degrees % 60 !== 30) return null;
	const named = (at: number): string => Object.keys(COMPASS).find((word) => COMPASS[word] === (at + 360) % 360) ?? "";
	const pair = [named(degrees - 30), named(degrees + 30)] as const;
	return pair[0].startsWith("-") ? [pair[1], pair[0]] : pair;
}
