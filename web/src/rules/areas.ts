/** Areas: homes, goals and other places with a meaning in the rules. Which are shown, and their key. Pure. */
import type { Area, Die, Text } from "../net/protocol";
import { key as cellKey, cellOf, level } from "./lattice";

/** An area with the colour it is drawn in. */
export interface TintedArea extends Area {
	readonly tint: number;
}
/** Kinds drawn as ground with a border; the others are drawn on dice. */
const GROUND_KINDS: readonly string[] = ["home", "goal", "finish", "forbidden", "reach"];
/** Kinds that change from move to move. */
const NOW: readonly string[] = ["forbidden", "reach"];
/** Where areas share a place, later kinds cover earlier ones. */
const COVERING_ORDER: readonly string[] = ["home", "finish", "goal", "reach", "forbidden"];

export const isGround = (area: Area): boolean => GROUND_KINDS.includes(area.kind);

/** The areas to show. An area `of` a cell shows only while that cell is hovered or picked, and then replaces others of its kind. */
export function shownAreas(areas: readonly Area[], pointed: readonly string[]): readonly Area[] {
	const asked = areas.filter((area) => area.of && pointed.includes(area.of));
	return [...areas.filter((area) => !area.of && !asked.some((other) => other.kind === area.kind)), ...asked];
}

const onPlate = (cell: string): boolean => level(cellOf(cell)) === 0;

/** Whether a die could stand in a cell: on the plate, or on three dice. */
export function isFunnel(cell: string, taken: ReadonlySet<string>): boolean {
	const [x, y, z] = cellOf(cell);
	if (taken.has(cell)) return false;
	const under = [
		[x + 1, y, z],
		[x, y + 1, z],
		[x, y, z + 1],
	] as const;
	return onPlate(cell) || under.every((at) => taken.has(cellKey(at)));
}

/** A tint above the plate looks like a die, so only areas that matter now get one, or those with no place on the plate. */
const tintsAbove = (area: Area): boolean => NOW.includes(area.kind) || !area.cells.some(onPlate);

/** The open funnels of ground areas, each with the most important area there. */
export function tintedFunnels(
	areas: readonly TintedArea[],
	taken: ReadonlySet<string>,
): ReadonlyMap<string, TintedArea> {
	const found = new Map<string, TintedArea>();
	const sorted = areas.filter(isGround).sort((a, b) => COVERING_ORDER.indexOf(a.kind) - COVERING_ORDER.indexOf(b.kind));
	for (const area of sorted)
		for (const cell of area.cells)
			if (isFunnel(cell, taken) && (onPlate(cell) || tintsAbove(area))) found.set(cell, area);
	return found;
}

/** The dice to outline, each with its area. */
export function tintedDice(areas: readonly TintedArea[], taken: ReadonlySet<string>): ReadonlyMap<string, TintedArea> {
	const found = new Map<string, TintedArea>();
	for (const area of areas)
		if (["sight", "line", "forbidden"].includes(area.kind))
			for (const cell of area.cells) if (taken.has(cell)) found.set(cell, area);
	return found;
}

/** The value of open funnels, by cell. */
export function signedFunnels(areas: readonly Area[], taken: ReadonlySet<string>): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const area of areas)
		if (area.kind === "worth") for (const cell of area.cells) if (isFunnel(cell, taken)) found.set(cell, area.sign);
	return found;
}

/** An edge of an area on the plate: the cell, and the axes along which one leaves it (up and down). */
export interface BorderEdge {
	readonly cell: readonly [number, number, number];
	readonly up: number;
	readonly down: number;
}
/** The border of the part of an area on the plate. */
export function borderOf(area: Area): BorderEdge[] {
	const ground = new Set(area.cells.filter(onPlate));
	return [...ground].flatMap((name) => {
		const cell = cellOf(name) as [number, number, number];
		return [0, 1, 2].flatMap((up) =>
			[0, 1, 2]
				.filter((down) => down !== up)
				.filter((down) => {
					const next = [...cell] as [number, number, number];
					next[up] = (next[up] ?? 0) + 1;
					next[down] = (next[down] ?? 0) - 1;
					return !ground.has(cellKey(next));
				})
				.map((down) => ({ cell, up, down })),
		);
	});
}

/** A row of the key: areas with the same meaning, or a sign on dice. */
export interface KeyRow {
	readonly kind: string;
	readonly say: Text;
	/** The owners; -1: everybody. */
	readonly owners: readonly number[];
	/** Its label on the board. */
	readonly signs: readonly string[];
	/** The value of dice of a colour. */
	readonly worth: readonly (readonly [string, string])[];
}

/** What is drawn on the board, each kind once. */
export function keyRows(areas: readonly Area[]): KeyRow[] {
	const rows = new Map<string, KeyRow>();
	const added = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list : [...list, one]);
	for (const area of areas) {
		const say = area.say ?? { key: `area-${area.kind}`, args: {} };
		const name = `${area.kind} ${say.key}`;
		const row = rows.get(name) ?? { kind: area.kind, say, owners: [], signs: [], worth: [] };
		rows.set(name, {
			...row,
			owners: added(row.owners, area.owner),
			signs: area.sign && !area.colour ? added(row.signs, area.sign) : row.signs,
			worth: area.colour ? [...row.worth, [area.colour, area.sign] as const] : row.worth,
		});
	}
	return [...rows.values()];
}

/** The signs on dice, each once; numbers need no key, or the game explains them. */
export const signsOf = (dice: readonly Die[]): string[] => [
	...new Set(dice.map((die) => die.mark).filter((mark) => mark && !/^\d+$/.test(mark))),
];
