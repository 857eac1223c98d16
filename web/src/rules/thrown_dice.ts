/** The dice an event throws onto the table: numbers and owners. Pure. */
import type { EventLine, Scene } from "../net/protocol";

export interface Thrown {
	readonly value: number;
	/** -1: no owner. */
	readonly by: number;
}
/** Larger rolls are shown as text, not thrown. */
const MOST_DICE = 8;

/** `scene` is the scene afterwards. Empty if nothing was rolled, or no six-sided dice. */
export function thrownBy(line: EventLine, scene: Scene | null): Thrown[] {
	if (line.seat >= 0 || !/^[1-6]( [1-6])*$/.test(line.text)) return [];
	const values = line.text.split(" ").map(Number);
	if (values.length > MOST_DICE) return [];
	if (line.by >= 0) return values.map((value) => ({ value, by: line.by }));
	// a roll without an owner counts only if it lies on the table: otherwise it draws the first player
	const lying = (scene?.rolls ?? []).flatMap((roll) => roll.values.map((value) => ({ value, by: roll.by })));
	return lying.map((one) => one.value).join(" ") === line.text ? lying : [];
}
