/** Races with the pointer: one click is one claim. Only the server knows what fits. Pure: no page, no socket. */

import type { Branch, Die, Scene } from "../net/protocol";
import { cellOf, cellsOfPyramid, isCell, key, level, over } from "./lattice";
import type { BranchPath, Picker } from "./move_picker";

/** The axis of the side a seat must stay at, if the game demands it; null: free view. */
export const ownSide = (kept: boolean, eye: number): number | null => (kept && eye >= 0 ? eye % 3 : null);

/** Words that end a move by themselves: stop, no, pass, roll. */
export const calls = (picker: Picker): readonly Branch[] =>
	picker.atoms.length === 0
		? picker.root.filter((branch) => branch.done && branch.more !== null && !branch.more?.length)
		: [];

const under = (cell: readonly number[]): string[] => {
	const [x = 0, y = 0, z = 0] = cell;
	return [key([x + 1, y, z]), key([x, y + 1, z]), key([x, y, z + 1])];
};
/** The empty cells that carry a die: those on the plate, and those over three dice. From below upwards. */
export function funnelsOf(dice: readonly Die[]): string[] {
	const taken = new Set(dice.map((die) => die.cell));
	return cellsOfPyramid()
		.filter((cell) => !taken.has(key(cell)) && (level(cell) === 0 || under(cell).every((one) => taken.has(one))))
		.sort((a, b) => level(a) - level(b) || a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
		.map(key);
}
/** The dice that nothing lies on. */
export function freeOf(dice: readonly Die[]): string[] {
	const taken = new Set(dice.map((die) => die.cell));
	return dice.map((die) => die.cell).filter((cell) => !over(cellOf(cell)).some((one) => taken.has(key(one))));
}

/** The cells a pointer can hit, and whether a click anywhere on the pile counts. */
export function reach(picker: Picker, scene: Scene, held: string): { cells: readonly string[]; nearest: boolean } {
	const offered = new Set(picker.cells());
	if (hillVerb(picker)) return { cells: scene.dice.map((die) => die.cell), nearest: false };
	const taken = new Set(scene.dice.map((die) => die.cell));
	const open = [...offered].filter((cell) => !taken.has(cell));
	// dice are targets only where dice are taken: a click beside a funnel claims nothing
	if (open.length === 0) return { cells: [...offered], nearest: false };
	const funnels = funnelsOf(scene.dice).filter((cell) => offered.has(cell));
	return { cells: funnels, nearest: held !== "" || throwsFirst(picker) };
}

/** The server's mark on right answers, if the table gives hints. */
const RIGHT_MARK = "!";
/** Hints: the right answers marked by the server, otherwise all free cells; of hills, the tops. */
export function hinted(picker: Picker, scene: Scene, held: string): string[] {
	const right = scene.dice.filter((die) => die.mark === RIGHT_MARK).map((die) => die.cell);
	if (right.length) return right;
	if (hillVerb(picker)) return [...hillTops(scene).keys()];
	const free = new Set(freeOf(scene.dice));
	const taken = new Set(scene.dice.map((die) => die.cell));
	return reach(picker, scene, held).cells.filter((cell) => !taken.has(cell) || free.has(cell));
}

/** Keys by which players at a shared screen identify themselves, far apart on a keyboard; none is a call. */
const OWN_KEYS = ["a", "l", "g", "b", "j", "z", "m", "f"];
export const ownKey = (place: number): string => OWN_KEYS[place] ?? "";

/** The continuation a click on a cell means: null for nothing, "die" if a die must be chosen first. */
export function claim(picker: Picker, cell: string, held: string): BranchPath | "die" | null {
	const hill = hillVerb(picker);
	if (hill) {
		const number = String(hillOf(cell));
		const branch = hill.more?.find((one) => one.atom === number);
		return branch ? [hill, branch] : null;
	}
	const ways = picker.ways(cell);
	if (ways.length <= 1) return ways[0] ?? null;
	if (throwsFirst(picker)) {
		return (
			ways.find((way) => way.some((branch) => branch.atom === held)) ??
			ways.find((way) => way.length === 2 && way[0]?.atom === "add") ??
			"die"
		);
	}
	return ways[0] ?? null;
}
/** Whether a number of the player's own throw comes before the cell. */
export const throwsFirst = (picker: Picker): boolean =>
	picker.root.some((branch) => branch.atom === "put" && /^\d$/.test(branch.more?.[0]?.atom ?? ""));
/** The numbers of a seat's own throw. */
export const throwOf = (scene: Scene, seat: number): readonly number[] =>
	scene.rolls.find((roll) => roll.by === seat && roll.label === "throw")?.values ?? [];
/** For the keyboard: a die of the throw goes into the first funnel, from below. */
export function first(picker: Picker, scene: Scene, number: number): BranchPath | null {
	const cell = funnelsOf(scene.dice)[0];
	const found = cell === undefined ? null : claim(picker, cell, String(number));
	return found === "die" ? null : found;
}

const hillVerb = (picker: Picker): Branch | undefined => picker.root.find((branch) => branch.atom === "point");
/** The six hills of the Mole stand side by side, each three cells wide; numbered as the rules name their tops. */
const FEET = ["0,0,2", "0,1,1", "0,2,0", "1,0,1", "1,1,0", "2,0,0"];
export function hillOf(cell: string): number {
	const at = cellOf(cell);
	return (
		1 +
		FEET.findIndex((foot) => {
			const off = cellOf(foot).map((part, axis) => (at[axis] as number) - 3 * part);
			return Math.min(...off) >= 0 && off.reduce((sum, part) => sum + part, 0) <= 2;
		})
	);
}
/** The top of every hill while a riddle is asked, to be labelled with its number: also for those who can no longer point. */
export const hillTops = (scene: Scene | null): ReadonlyMap<string, string> =>
	new Map(
		scene?.say.some(({ key }) => key === "mole-hills")
			? FEET.map((foot, index) => [
					key(cellOf(foot).map((part) => 3 * part) as [number, number, number]),
					String(index + 1),
				])
			: [],
	);

/** Claims offered in a list: complete and plausible ones. Throws are placed by their keys. */
export function listed(picker: Picker, scene: Scene): BranchPath[] {
	if (picker.atoms.length > 0 && !picker.next?.some((branch) => isCell(branch.atom)))
		return (picker.next ?? []).map((branch) => [branch]);
	const hill = hillVerb(picker);
	if (hill) return (hill.more ?? []).map((branch) => [hill, branch]);
	if (throwsFirst(picker)) return [];
	const cells = reach(picker, scene, "").cells;
	const free = new Set(freeOf(scene.dice));
	const taken = new Set(scene.dice.map((die) => die.cell));
	return cells.filter((cell) => !taken.has(cell) || free.has(cell)).flatMap((cell) => picker.ways(cell).slice(0, 1));
}

/** In a race, choose an only place automatically when something remains to be chosen there. */
export function hasten(picker: Picker): void {
	const only = picker.next?.length === 1 ? picker.next[0] : undefined;
	if (only && isCell(only.atom) && !only.done) picker.take([only]);
}
