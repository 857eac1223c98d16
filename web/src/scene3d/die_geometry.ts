import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { PIPS, type Rot } from "../rules/lattice";
import { PIP_PLACES } from "../rules/pips";

/** Lattice axes to world axes: up is -(1,1,1), the -x plane faces the viewer. A proper rotation, so dice keep their hand. */
export const BASIS = (() => {
	const up = new THREE.Vector3(-1, -1, -1).normalize();
	const right = new THREE.Vector3(0, 1, -1).normalize();
	const back = new THREE.Vector3().crossVectors(right, up); // towards the viewer: (-2,1,1)/sqrt6
	// rows of the matrix are the world axes written in lattice coordinates
	return new THREE.Matrix4().set(
		...([right.x, right.y, right.z, 0, up.x, up.y, up.z, 0, back.x, back.y, back.z, 0, 0, 0, 0, 1] as const),
	);
})();
/** The up vector. */
export const UP = new THREE.Vector3(0, 1, 0);
export const DIE_EDGE = 0.965; // a small gap between dice

const CENTRE = 8 / 3;
export function worldOf(c: readonly number[]): THREE.Vector3 {
	return new THREE.Vector3(
		(c[0] as number) - CENTRE,
		(c[1] as number) - CENTRE,
		(c[2] as number) - CENTRE,
	).applyMatrix4(BASIS);
}
/** The world orientation of a die. */
export function turnOf(r: Rot): THREE.Quaternion {
	const at = (i: number): number => r[i] as number;
	const rot = new THREE.Matrix4().set(
		at(0),
		at(1),
		at(2),
		0,
		at(3),
		at(4),
		at(5),
		0,
		at(6),
		at(7),
		at(8),
		0,
		0,
		0,
		0,
		1,
	);
	return new THREE.Quaternion().setFromRotationMatrix(new THREE.Matrix4().multiplyMatrices(BASIS, rot));
}

const PIP_STEP = 0.25;
const PIP_R = 0.092;
const COLOUR_ROWS = 5;

/** Grid of one face in the atlas: 8 columns and rows. */
export const GRID = 8;

/**
 * Atlas: 6 columns (faces +x -x +y -y +z -z), one row per mark. Red: pip coverage. Green: the mark. Blue and alpha: the slope
 * of the surface along u and v, so that pips look drilled.
 */
export function atlas(tile = 256): THREE.DataTexture {
	const canvas = document.createElement("canvas");
	canvas.width = tile * 6;
	canvas.height = tile * COLOUR_ROWS;
	const g = canvas.getContext("2d", { willReadFrequently: true });
	if (!g) throw new Error("no 2d canvas");
	g.fillStyle = "#000";
	g.fillRect(0, 0, canvas.width, canvas.height);
	for (let row = 0; row < COLOUR_ROWS; row++)
		for (let f = 0; f < 6; f++) {
			g.save();
			g.beginPath();
			g.rect(f * tile, row * tile, tile, tile);
			g.clip();
			g.translate(f * tile + tile / 2, row * tile + tile / 2);
			mark(g, row, tile);
			for (const [u, v] of PIP_PLACES[PIPS[f] as number] ?? [])
				pip(g, u * PIP_STEP * tile, -v * PIP_STEP * tile, PIP_R * tile);
			g.restore();
		}
	return engraved(g, tile, 0.5);
}
/** Make a texture from a drawing: red and green are copied, blue is the carved depth. */
export function engraved(g: CanvasRenderingContext2D, tile: number, deep: number): THREE.DataTexture {
	const { width, height } = g.canvas;
	const drawn = g.getImageData(0, 0, width, height).data;
	const side = GRID * tile;
	const out = new Uint8Array(4 * side * side);
	const depth = (x: number, y: number): number => drawn[4 * (y * width + x) + 2] as number;
	for (let y = 0; y < side; y++)
		for (let x = 0; x < side; x++) {
			// texture rows start at the bottom
			const o = 4 * ((side - 1 - y) * side + x);
			out[o + 2] = out[o + 3] = 128;
			if (x >= width || y >= height) continue;
			const i = 4 * (y * width + x);
			out[o] = drawn[i] as number;
			out[o + 1] = drawn[i + 1] as number;
			if (x < 1 || y < 1 || x + 1 >= width || y + 1 >= height) continue;
			const strength = (deep * tile) / 256;
			out[o + 2] = 128 + strength * 4 * (depth(x + 1, y) - depth(x - 1, y));
			out[o + 3] = 128 - strength * 4 * (depth(x, y + 1) - depth(x, y - 1));
		}
	const t = new THREE.DataTexture(out, side, side, THREE.RGBAFormat);
	t.colorSpace = THREE.NoColorSpace;
	t.anisotropy = 8;
	t.generateMipmaps = true;
	t.magFilter = THREE.LinearFilter;
	t.minFilter = THREE.LinearMipmapLinearFilter;
	t.needsUpdate = true;
	return t;
}
/** A drilled pip: the depth profile of a sphere. */
function pip(g: CanvasRenderingContext2D, x: number, y: number, r: number): void {
	const dent = g.createRadialGradient(x, y, 0, x, y, r);
	for (let i = 0; i <= 10; i++) {
		const far = i / 10;
		dent.addColorStop(far, `rgb(255,0,${Math.round(255 * Math.sqrt(Math.max(0, 1 - far * far)))})`);
	}
	g.fillStyle = dent;
	g.beginPath();
	g.arc(x, y, r, 0, 7);
	g.fill();
}
/** A mark for colour-blind players: none (ivory and black differ in lightness), frame, brackets, ring, bars. */
function mark(g: CanvasRenderingContext2D, row: number, tile: number): void {
	const h = tile * 0.405;
	g.strokeStyle = "rgb(0,255,0)";
	g.lineWidth = tile * 0.022;
	if (row === 1) g.strokeRect(-h, -h, 2 * h, 2 * h);
	if (row === 2)
		for (const sx of [-1, 1])
			for (const sy of [-1, 1]) {
				g.beginPath();
				g.moveTo(sx * h, sy * h * 0.55);
				g.lineTo(sx * h, sy * h);
				g.lineTo(sx * h * 0.55, sy * h);
				g.stroke();
			}
	if (row === 3) {
		g.beginPath();
		g.arc(0, 0, h, 0, 7);
		g.stroke();
	}
	if (row === 4) {
		g.lineWidth = tile * 0.03;
		for (const sy of [-1, 1]) {
			g.beginPath();
			g.moveTo(-h * 0.8, sy * h);
			g.lineTo(h * 0.8, sy * h);
			g.stroke();
		}
	}
}

/** Tangents seen from outside, order +x -x +y -y +z -z: axis of u, its sign, axis of v, its sign; u x v = outward. */
const FRAMES: readonly (readonly [number, number, number, number])[] = [
	[2, -1, 1, 1],
	[2, 1, 1, 1],
	[0, 1, 2, -1],
	[0, 1, 2, 1],
	[0, 1, 1, 1],
	[0, -1, 1, 1],
];
const clamp = (t: number): number => Math.min(0.996, Math.max(0.004, t));

/** A rounded cube whose UVs point into the atlas: column = face, row = the instance's mark. */
export function dieGeometry(segments = 3, radius = 0.085): THREE.BufferGeometry {
	const g = new RoundedBoxGeometry(DIE_EDGE, DIE_EDGE, DIE_EDGE, segments, radius);
	const pos = g.getAttribute("position");
	const uv = g.getAttribute("uv");
	const along = new Float32Array(pos.count * 3);
	if (g.groups.length !== 6) throw new Error(`expected 6 groups, got ${g.groups.length}`);
	for (const [f, grp] of g.groups.entries()) {
		const fr = FRAMES[f] as (typeof FRAMES)[number];
		for (let i = grp.start; i < grp.start + grp.count; i++) {
			const p = [pos.getX(i), pos.getY(i), pos.getZ(i)];
			const u = ((p[fr[0]] as number) * fr[1]) / DIE_EDGE + 0.5;
			const v = ((p[fr[2]] as number) * fr[3]) / DIE_EDGE + 0.5;
			uv.setXY(i, (f + clamp(u)) / GRID, 1 - (1 - clamp(v)) / GRID);
			along[3 * i + fr[0]] = fr[1];
		}
	}
	uv.needsUpdate = true;
	g.setAttribute("aAlong", new THREE.BufferAttribute(along, 3));
	g.clearGroups();
	return g;
}

/** The nine edges of the three upper faces as thin bars: an outline for any colour of die. */
export function outlineGeometry(thick: number): THREE.BufferGeometry {
	const h = DIE_EDGE / 2 + 0.012;
	const bars: THREE.BufferGeometry[] = [];
	const bar = (a: readonly number[], b: readonly number[]): void => {
		const size = [0, 1, 2].map((i) => Math.abs((a[i] as number) - (b[i] as number)) + thick);
		const g = new THREE.BoxGeometry(size[0], size[1], size[2]);
		g.translate(...([0, 1, 2].map((i) => ((a[i] as number) + (b[i] as number)) / 2) as [number, number, number]));
		bars.push(g.toNonIndexed());
	};
	const tip = [-h, -h, -h];
	for (const i of [0, 1, 2]) {
		const near = [...tip];
		near[i] = h;
		bar(tip, near);
		for (const j of [0, 1, 2]) {
			if (j === i) continue;
			const far = [...near];
			far[j] = h;
			bar(near, far);
		}
	}
	const pos = bars.flatMap((g) => [...(g.getAttribute("position").array as Float32Array)]);
	const out = new THREE.BufferGeometry();
	out.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
	return out;
}
