/** A Tumblin-Dice shot as a player sets it up, and the text of its move. */
import type { BoardExtra, BoardShape, Scene } from "../net/protocol";

/** Whether the moves at a table are shots. */
export const isShot = (scene: Scene | null | undefined): boolean => scene?.table === "tumblin_dice";

/** Whether moves are actions of a hand, which take as long as the dice roll. */
export const isActed = (scene: Scene | null | undefined): boolean => isShot(scene) || scene?.extra.ground !== undefined;

export type Shape = BoardShape;
export type Tumbling = BoardExtra;
/** What the board of Tumblin-Dice shows; null at another table. */
export const tumblingIn = (scene: Scene | null | undefined): Tumbling | null =>
	isShot(scene) ? (scene?.extra as Scene["extra"] & Tumbling) : null;

/** How dice count. */
export type Counting = Pick<Tumbling, "scoring" | "ejected">;
export const COUNTING: Counting = { scoring: "multiply", ejected: false };
/** The points of a die that lies so: `2x5`, `short`, `off6`. The score sheet counts alike, but is too long to load for this. */
export function worthOf(lies: string, bonus: boolean, { scoring, ejected }: Counting): number {
	const [, off, step, face] = /^(off)?(?:(-?\d+)x)?(\d+)?/.exec(lies) ?? [];
	const on = step === undefined ? 0 : scoring === "add" ? Number(face) + Number(step) : Number(face) * Number(step);
	return (off && ejected ? -Number(face ?? 0) : on) * (bonus ? 2 : 1);
}

/** A die as it lies at the end of a shot. */
export interface Settled {
	readonly die: string;
	readonly pose: string;
	readonly points: number;
}
/** The dice on the board after a shot: `outcome` names every die that moved (`A1:2x6@…`), the others lie as `before`. */
export function afterShot(before: Tumbling, outcome: string): Settled[] {
	const lying = new Map<string, Settled>(before.dice.filter((die) => die.on_board).map((die) => [die.die, die]));
	for (const token of outcome.split(" ")) {
		const [die = "", lies = "", pose = ""] = token.split(/[:@]/);
		if (!pose || /^(off|foul)/.test(lies)) lying.delete(die);
		else lying.set(die, { die, pose, points: worthOf(lies, die.endsWith("+"), before) });
	}
	return [...lying.values()];
}

export type ShotSetting = "x" | "y" | "yaw" | "aim" | "speed" | "spin" | "lift";
export const USUAL_SHOT: Readonly<Record<ShotSetting, number>> = {
	x: 0,
	y: 60,
	yaw: 0,
	aim: 0,
	speed: 1.5,
	spin: 0,
	lift: 0,
};
export const RANGES: Readonly<Record<ShotSetting, readonly [low: number, high: number, step: number]>> = {
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
	readonly set: Readonly<Record<ShotSetting, number>>;
}
const WRITTEN_ORDER: readonly (ShotSetting | "up")[] = ["x", "y", "up", "yaw", "aim", "speed", "spin", "lift"];
const OF_ROLL: readonly string[] = ["x", "y", "aim", "speed"];

/** The text of the move; default values are omitted. */
export function shotText(shot: Shot): string {
	const parts = [shot.verb, shot.die];
	for (const key of WRITTEN_ORDER) {
		if (shot.verb === "roll" && !OF_ROLL.includes(key)) continue;
		if (key === "up") {
			if (shot.up) parts.push(`up=${shot.up}`);
		} else if (shot.set[key] !== USUAL_SHOT[key]) parts.push(`${key}=${Number(shot.set[key].toFixed(3))}`);
	}
	return parts.join(" ");
}
/** Parse the settings of a move. */
export function settingsOf(move: string): { die: string; set: Record<ShotSetting, number> } {
	const [, die = "", ...rest] = move.split(" ");
	const set = { ...USUAL_SHOT };
	for (const part of rest) {
		const [key = "", value = ""] = part.split("=");
		if (key in set) set[key as ShotSetting] = Number(value);
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
export const limited = (key: ShotSetting, value: number): number => {
	const [low, high, step] = RANGES[key];
	return Number((Math.round(Math.max(low, Math.min(high, value)) / step) * step).toFixed(3));
};
