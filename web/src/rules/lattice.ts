/** The cubic lattice seen along its body diagonal, and the 24 orientations of a die. */
export type Cell = readonly [number, number, number];
export const PLATE_SIDE = 9;

const CELL = /^([0-8]),([0-8]),([0-8])$/;

/** Whether an atom names a cell. */
/** The three numbers a die shows to the three sides. */
export const isTriple = (atom: string): boolean => /^[1-6]{3}$/.test(atom);
export const isCell = (atom: string): boolean => CELL.test(atom);

export function cellOf(text: string): Cell {
	const found = CELL.exec(text);
	if (!found) throw new Error(`${text} is no cell`);
	return [Number(found[1]), Number(found[2]), Number(found[3])];
}

export function cellsOfPyramid(n = PLATE_SIDE): Cell[] {
	const out: Cell[] = [];
	for (let x = 0; x < n; x++) for (let y = 0; x + y < n; y++) for (let z = 0; x + y + z < n; z++) out.push([x, y, z]);
	return out;
}
export const level = ([x, y, z]: Cell): number => PLATE_SIDE - 1 - (x + y + z);
export const key = (c: Cell): string => c.join(",");

/** A 3x3 signed permutation, row-major; column j is where the body axis j points in the lattice. */
export type Rot = readonly number[];
const PERMUTATIONS = [
	[0, 1, 2],
	[0, 2, 1],
	[1, 0, 2],
	[1, 2, 0],
	[2, 0, 1],
	[2, 1, 0],
];
export const ORIENTATIONS: readonly Rot[] = (() => {
	const out: Rot[] = [];
	for (const p of PERMUTATIONS)
		for (let s = 0; s < 8; s++) {
			const m = new Array<number>(9).fill(0);
			for (let j = 0; j < 3; j++) m[(p[j] as number) * 3 + j] = s & (1 << j) ? -1 : 1;
			if (det(m) === 1) out.push(m);
		}
	return out;
})();
function det(m: Rot): number {
	const at = (i: number): number => m[i] as number;
	return (
		at(0) * (at(4) * at(8) - at(5) * at(7)) -
		at(1) * (at(3) * at(8) - at(5) * at(6)) +
		at(2) * (at(3) * at(7) - at(4) * at(6))
	);
}

/** Pips on the body faces +x -x +y -y +z -z. Right-handed die: 1, 2, 3 counter-clockwise about their common corner. */
export const PIPS = [1, 6, 2, 5, 3, 4] as const;

/** The body face (0 to 5: +x -x +y -y +z -z) that points in the lattice direction sign*axis. */
function faceTowards(r: Rot, axis: number, sign: number): number {
	for (let j = 0; j < 3; j++) {
		const v = r[axis * 3 + j] as number;
		if (v !== 0) return 2 * j + (v * sign > 0 ? 0 : 1);
	}
	throw new Error("not a rotation");
}
/** The number an oriented die shows in the lattice direction sign*axis. */
export const shows = (r: Rot, axis: number, sign: number): number => PIPS[faceTowards(r, axis, sign)] as number;

/** An orientation, and a bit mask of blank body faces. */
interface Standing {
	readonly rot: Rot;
	readonly blank: number;
}

/**
 * A die for a triple such as 623 or 6?3: unknown faces are blank. In games without numbers the triple is empty, and
 * `spare` chooses a decorative orientation.
 */
export function standing(triple: string, spare: number): Standing {
	if (triple === "") return { rot: ORIENTATIONS[spare % 24] as Rot, blank: 0 };
	const rot = ORIENTATIONS.find((r) =>
		[0, 1, 2].every((a) => triple[a] === "?" || Number(triple[a]) === shows(r, a, -1)),
	);
	if (!rot) throw new Error(`${triple} is no triple`);
	let blank = 0;
	for (const a of [0, 1, 2]) if (triple[a] === "?") blank |= 1 << faceTowards(rot, a, -1);
	// a known face fixes its opposite; unknown faces stay blank with their opposites
	for (const a of [0, 1, 2]) if (triple[a] === "?") blank |= 1 << faceTowards(rot, a, 1);
	return { rot, blank };
}

/** A number from a cell, so that dice without numbers look different. */
export function spareOf(cell: string): number {
	let h = 2166136261;
	for (let i = 0; i < cell.length; i++) h = Math.imul(h ^ cell.charCodeAt(i), 16777619);
	return ((h >>> 0) ^ (h >>> 13)) >>> 0;
}

/** The cells on top of a cell: a die is free when all are empty. */
export const over = ([x, y, z]: Cell): Cell[] =>
	(
		[
			[x - 1, y, z],
			[x, y - 1, z],
			[x, y, z - 1],
		] as Cell[]
	).filter((c) => Math.min(...c) >= 0);
