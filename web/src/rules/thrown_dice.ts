/** The dice that an event throws on the table: their numbers, and whose they are. Pure. */
import type { Line, Scene } from "../net/protocol";

export interface Thrown {
	readonly value: number;
	/** -1: nobody's own. */
	readonly by: number;
}
/** More are not thrown but read. */
const MOST = 8;

/** `scene` is what came of it; empty: nothing was rolled, or no dice of six. */
export function thrownBy(line: Line, scene: Scene | null): Thrown[] {
	if (line.seat >= 0 || !/^[1-6]( [1-6])*$/.test(line.text)) return [];
	const values = line.text.split(" ").map(Number);
	if (values.length > MOST) return [];
	if (line.by >= 0) return values.map((value) => ({ value, by: line.by }));
	// nobody's roll is one only where it lies on the table: else it says who begins
	const lying = (scene?.rolls ?? []).flatMap((roll) => roll.values.map((value) => ({ value, by: roll.by })));
	return lying.map((one) => one.value).join(" ") === line.text ? lying : [];
}
