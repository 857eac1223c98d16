/** A Tumblin-Dice shot as a player sets it up, and the text of its move. */
export interface Shape {
	readonly width: number;
	readonly length: number;
	readonly line: readonly [number, number];
	/** Start, end, top, multiplier of every step. */
	readonly steps: readonly (readonly [number, number, number, number])[];
	readonly disc: {
		readonly rect: readonly [number, number, number, number];
		readonly centre: readonly [number, number];
		readonly radius: number;
		readonly top: number;
	};
	readonly pads: readonly (readonly [number, number, number, number])[];
	readonly pegs: {
		readonly radius: number;
		readonly height: number;
		readonly at: readonly (readonly [number, number])[];
	};
	readonly edge: number;
}
interface Lying {
	readonly die: string;
	readonly owner: number;
	readonly colour: string;
	readonly bonus: boolean;
	/** Zone and face: `2x5`, `short`, `off`. */
	readonly lies: string;
	readonly points: number;
	readonly on_board: boolean;
	readonly pose: string;
}
export interface Tumbling {
	readonly shape: Shape;
	readonly faces: number;
	readonly round: number;
	readonly shooter: number;
	readonly dice: readonly Lying[];
	readonly unshot: readonly (readonly string[])[];
	readonly round_points: readonly number[];
	readonly sheet: readonly (readonly number[])[];
	readonly attitude: number;
	readonly wins: readonly number[];
}

export type Setting = "x" | "y" | "yaw" | "aim" | "speed" | "spin" | "lift";
export const USUAL: Readonly<Record<Setting, number>> = { x: 0, y: 60, yaw: 0, aim: 0, speed: 1.5, spin: 0, lift: 0 };
export const RANGES: Readonly<Record<Setting, readonly [low: number, high: number, step: number]>> = {
	aim: [-60, 60, 0.5],
	speed: [0.1, 4, 0.05],
	spin: [-60, 60, 1],
	lift: [-0.6, 0.6, 0.05],
	x: [-50, 50, 1],
	y: [0, 88, 1],
	yaw: [0, 90, 1],
};
export interface Shot {
	readonly verb: string;
	readonly die: string;
	/** The number on top; 0: the game's default. */
	readonly up: number;
	readonly set: Readonly<Record<Setting, number>>;
}
const ORDER: readonly (Setting | "up")[] = ["x", "y", "up", "yaw", "aim", "speed", "spin", "lift"];
const OF_ROLL: readonly string[] = ["x", "y", "aim", "speed"];

/** The text of the move; default values are omitted. */
export function written(shot: Shot): string {
	const parts = [shot.verb, shot.die];
	for (const key of ORDER) {
		if (shot.verb === "roll" && !OF_ROLL.includes(key)) continue;
		if (key === "up") {
			if (shot.up) parts.push(`up=${shot.up}`);
		} else if (shot.set[key] !== USUAL[key]) parts.push(`${key}=${Number(shot.set[key].toFixed(3))}`);
	}
	return parts.join(" ");
}
/** Parse the settings of a move. */
export function settingsOf(move: string): { die: string; set: Record<Setting, number> } {
	const [, die = "", ...rest] = move.split(" ");
	const set = { ...USUAL };
	for (const part of rest) {
		const [key = "", value = ""] = part.split("=");
		if (key in set) set[key as Setting] = Number(value);
	}
	return { die, set };
}
/** Whether a die here lies entirely on the disc in any orientation. */
export function onDisc(shape: Shape, x: number, y: number): boolean {
	const reach = (shape.edge / 2) * Math.SQRT2;
	const [x0, y0, x1, y1] = shape.disc.rect;
	const [cx, cy] = shape.disc.centre;
	const inside = (px: number, py: number): boolean =>
		(px >= x0 && px <= x1 && py >= y0 && py <= y1) || (py >= cy && Math.hypot(px - cx, py - cy) <= shape.disc.radius);
	return Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).every((a) =>
		inside(x + reach * Math.cos(a), y + reach * Math.sin(a)),
	);
}
export const limited = (key: Setting, value: number): number => {
	const [low, high, step] = RANGES[key];
	return Number((Math.round(Math.max(low, Math.min(high, value)) / step) * step).toFixed(3));
};
