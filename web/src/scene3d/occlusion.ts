/**
 * What dice take from each other of the light: beside and under other dice their faces are darker. Computed from the lattice, once
 * for every position, so it costs nothing while the camera moves. Knows no picture.
 */
import { type Cell, PLATE_SIDE } from "../rules/lattice";

/** The darkness (0 to 1) of a face at its corners: by its two tangents (-,-), (+,-), (-,+), (+,+). */
export type Corners = readonly [number, number, number, number];

/** Cells around the pyramid that can be asked for, on each side. */
const AROUND = 4;
const GRID_SIDE = PLATE_SIDE + 2 * AROUND;
/** How dark a corner is for each neighbour: one beside an edge of the face, one across its corner. */
const [EDGE, ACROSS] = [0.42, 0.24];
const DARKEST = 0.74;
const [BESIDE_CUP, UNDER_DIE] = [0.4, 0.6];
/** The strength of the shadow that dice throw, and how far it reaches, in dice. */
const SHADOW = 0.46;
const SHADOW_REACH = 4.5;
const SHADOW_STEP = 0.3;
/** Darkness of the lowest row under the topmost die of a whole pyramid. */
const DEPTH = 0.26;
const corners = (dark: (u: number, v: number) => number): Corners => [
	dark(-1, -1),
	dark(1, -1),
	dark(-1, 1),
	dark(1, 1),
];
/** Steps of darkness that a number has room for, four to a face. */
const DIM_STEPS = 15;

export class Occlusion {
	private readonly taken = new Uint8Array(GRID_SIDE ** 3);
	private top = 0;

	/** `cells` are those in which dice stand; `sun` is the direction to the light in the lattice, if dice throw shadows here. */
	constructor(
		cells: Iterable<Cell>,
		private readonly sun: Cell | null,
	) {
		for (const [x, y, z] of cells) {
			this.taken[index(x, y, z)] = 1;
			this.top = Math.max(this.top, PLATE_SIDE - 1 - x - y - z);
		}
	}

	/** The darkness of the outer face of a cell across an axis. */
	face(cell: Cell, axis: number): Corners {
		return corners((u, v) => {
			const near = this.nearby(cell, axis, u, v);
			return 1 - (1 - near) * (1 - SHADOW * this.shadow(cell, axis, u, v));
		});
	}
	/** The darkness of a wall of the plate, the outer face of a cell under the lowest row: only dice darken it. */
	wall(cell: Cell, axis: number): Corners {
		const front = [...cell] as [number, number, number];
		front[axis] = (front[axis] as number) - 1;
		if (this.die(...front)) return corners(() => UNDER_DIE);
		return corners((u, v) => {
			const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
			const at = [...front] as [number, number, number];
			at[a] = (at[a] as number) + u;
			at[b] = (at[b] as number) + v;
			return 1 - (1 - BESIDE_CUP * this.die(...at)) * (1 - 0.8 * this.shadow(cell, axis, u, v));
		});
	}
	/** The darkness of a whole die: that of the rows under the topmost. */
	depth([x, y, z]: Cell): number {
		return (DEPTH * Math.max(0, this.top - (PLATE_SIDE - 1 - x - y - z))) / (PLATE_SIDE - 1);
	}
	/** What a die's instance carries: the three outer faces, packed, and the darkness of the whole. A covered face is not seen. */
	packed([x, y, z]: Cell): [number, number, number, number] {
		const cell: Cell = [x, y, z];
		return [
			this.die(x - 1, y, z) ? 0 : packed(this.face(cell, 0)),
			this.die(x, y - 1, z) ? 0 : packed(this.face(cell, 1)),
			this.die(x, y, z - 1) ? 0 : packed(this.face(cell, 2)),
			this.depth(cell),
		];
	}

	private nearby(cell: Cell, axis: number, u: number, v: number): number {
		const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
		const full = (du: number, dv: number): number => {
			const at = [...cell] as [number, number, number];
			at[axis] = (at[axis] as number) - 1;
			at[a] = (at[a] as number) + du;
			at[b] = (at[b] as number) + dv;
			return this.filled(...at);
		};
		const [beside, other, across] = [full(u, 0), full(0, v), full(u, v)];
		return Math.min(DARKEST, EDGE * (beside + other) + ACROSS * across);
	}
	/** 1 for a die, and for the plate under the lowest row. */
	private filled(x: number, y: number, z: number): number {
		return x + y + z >= PLATE_SIDE ? 1 : this.die(x, y, z);
	}
	private die(x: number, y: number, z: number): number {
		const least = Math.min(x, y, z);
		return least < -AROUND || Math.max(x, y, z) >= PLATE_SIDE + AROUND ? 0 : (this.taken[index(x, y, z)] as number);
	}
	/** How much of the sun dice take from a corner of a face that is turned towards it. */
	private shadow(cell: Cell, axis: number, u: number, v: number): number {
		const { sun } = this;
		if (!sun) return 0;
		const lit = -(sun[axis] as number);
		if (lit <= 0) return 0;
		const at = [...cell] as [number, number, number];
		at[axis] = (at[axis] as number) - 0.54;
		at[(axis + 1) % 3] = (at[(axis + 1) % 3] as number) + 0.36 * u;
		at[(axis + 2) % 3] = (at[(axis + 2) % 3] as number) + 0.36 * v;
		// no arrays here: this is asked many hundred times for a position
		const [x, y, z] = at;
		const [dx, dy, dz] = sun;
		for (let far = SHADOW_STEP; far < SHADOW_REACH; far += SHADOW_STEP)
			if (this.die(Math.round(x + far * dx), Math.round(y + far * dy), Math.round(z + far * dz)))
				return Math.min(1, 1.6 * lit) * (1 - far / SHADOW_REACH);
		return 0;
	}
}

const index = (x: number, y: number, z: number): number =>
	((x + AROUND) * GRID_SIDE + (y + AROUND)) * GRID_SIDE + (z + AROUND);
const packed = (face: Corners): number =>
	face.reduce((sum, dark, i) => sum + Math.round(DIM_STEPS * Math.min(1, dark)) * (DIM_STEPS + 1) ** i, 0);

/** The darkness between the corners of a face, 0 to 1 along both tangents. */
export function across([a, b, c, d]: Corners, u: number, v: number): number {
	const [low, high] = [a + (b - a) * u, c + (d - c) * u];
	return low + (high - low) * v;
}

/** GLSL: the four corners of a packed face. */
export const UNPACK = `
vec4 unpack(float code) {
	float c = floor(code + 0.5);
	return vec4(mod(c, 16.0), mod(floor(c / 16.0), 16.0), mod(floor(c / 256.0), 16.0), floor(c / 4096.0)) / 15.0;
}`;
