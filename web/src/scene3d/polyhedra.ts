/** Dice other than cubes, as on the server: octahedron, ten-sided die, dodecahedron, icosahedron, with their numbers. */
import * as THREE from "three";
import { DIE_EDGE, engraved, GRID } from "./die_geometry";

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const KITE = Math.PI / 4;
type V = readonly [number, number, number];

/** The outward normals of the lower half of the numbers. */
function halves(faces: number): readonly V[] {
	const low = 1 / GOLDEN;
	switch (faces) {
		case 8:
			return [
				[1, 1, 1],
				[1, -1, -1],
				[-1, 1, -1],
				[-1, -1, 1],
			];
		case 10:
			return [0, 2, 4, 1, 3].map((ring) => {
				const turn = (2 * Math.PI * ring) / 5;
				return [Math.cos(KITE) * Math.cos(turn), Math.cos(KITE) * Math.sin(turn), Math.sin(KITE)] as V;
			});
		case 12:
			return [
				[0, 1, GOLDEN],
				[0, 1, -GOLDEN],
				[1, GOLDEN, 0],
				[1, -GOLDEN, 0],
				[GOLDEN, 0, 1],
				[-GOLDEN, 0, 1],
			];
		case 20:
			return [
				[1, 1, 1],
				[1, -1, -1],
				[-1, 1, -1],
				[-1, -1, 1],
				[0, low, GOLDEN],
				[0, low, -GOLDEN],
				[low, GOLDEN, 0],
				[low, -GOLDEN, 0],
				[GOLDEN, 0, low],
				[-GOLDEN, 0, low],
			];
		default:
			throw new Error(`there is no die of ${faces} faces here`);
	}
}
/** Normal n-1 belongs to number n; the opposite of n is the number of faces plus 1 minus n. */
export function normalsOf(faces: number): THREE.Vector3[] {
	const half = halves(faces).map((one) => new THREE.Vector3(...one).normalize());
	return [...half, ...[...half].reverse().map((one) => one.clone().negate())];
}
/** The vertices: points where three faces meet and no other cuts them off. Opposite faces are 1 apart. */
function cornersOf(normals: readonly THREE.Vector3[]): THREE.Vector3[] {
	const found: THREE.Vector3[] = [];
	const m = new THREE.Matrix3();
	for (const [a, na] of normals.entries())
		for (const [b, nb] of normals.slice(a + 1).entries())
			for (const nc of normals.slice(a + b + 2)) {
				m.set(na.x, na.y, na.z, nb.x, nb.y, nb.z, nc.x, nc.y, nc.z);
				if (Math.abs(m.determinant()) < 1e-9) continue;
				const point = new THREE.Vector3(0.5, 0.5, 0.5).applyMatrix3(m.invert());
				if (normals.some((n) => n.dot(point) > 0.5 + 1e-6)) continue;
				if (!found.some((one) => one.distanceTo(point) < 1e-5)) found.push(point);
			}
	return found;
}

/** Every face as a polygon, its corners counter-clockwise seen from outside. */
export function polygonsOf(faces: number): THREE.Vector3[][] {
	const normals = normalsOf(faces);
	const corners = cornersOf(normals);
	return normals.map((normal) => {
		const mine = corners.filter((corner) => Math.abs(corner.dot(normal) - 0.5) < 1e-6);
		const middle = normal.clone().multiplyScalar(0.5);
		const u = (mine[0] as THREE.Vector3).clone().sub(middle).normalize();
		const v = new THREE.Vector3().crossVectors(normal, u);
		const angle = (p: THREE.Vector3): number => Math.atan2(p.clone().sub(middle).dot(v), p.clone().sub(middle).dot(u));
		return mine.sort((p, q) => angle(p) - angle(q));
	});
}

/** A solid with UVs into `numberAtlas`, for the cubes' material: one mesh, one draw call. */
export function solidGeometry(faces: number): THREE.BufferGeometry {
	const pos: number[] = [];
	const nor: number[] = [];
	const uv: number[] = [];
	const along: number[] = [];
	const normals = normalsOf(faces);
	for (const [i, polygon] of polygonsOf(faces).entries()) {
		const normal = normals[i] as THREE.Vector3;
		const middle = polygon.reduce((sum, one) => sum.add(one), new THREE.Vector3()).divideScalar(polygon.length);
		const up = (polygon[0] as THREE.Vector3).clone().sub(middle).normalize();
		const right = new THREE.Vector3().crossVectors(up, normal);
		const far = Math.max(...polygon.map((one) => one.distanceTo(middle)));
		const column = i % GRID;
		const row = Math.floor(i / GRID);
		for (let k = 1; k + 1 < polygon.length; k++)
			for (const corner of [polygon[0], polygon[k], polygon[k + 1]] as THREE.Vector3[]) {
				const off = corner.clone().sub(middle);
				pos.push(corner.x * DIE_EDGE, corner.y * DIE_EDGE, corner.z * DIE_EDGE);
				nor.push(normal.x, normal.y, normal.z);
				along.push(right.x, right.y, right.z);
				uv.push(
					(column + 0.5 + (0.49 * off.dot(right)) / far) / GRID,
					1 - (row + 0.5 - (0.49 * off.dot(up)) / far) / GRID,
				);
			}
	}
	const g = new THREE.BufferGeometry();
	g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
	g.setAttribute("normal", new THREE.Float32BufferAttribute(nor, 3));
	g.setAttribute("uv", new THREE.Float32BufferAttribute(uv, 2));
	g.setAttribute("aAlong", new THREE.Float32BufferAttribute(along, 3));
	return g;
}
/** The numbers 1 to `faces`, one per tile. Red is the number, as in the atlas of the cubes. */
export function numberAtlas(faces: number, tile = 128): THREE.DataTexture {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = tile * GRID;
	const g = canvas.getContext("2d", { willReadFrequently: true });
	if (!g) throw new Error("no 2d canvas");
	g.fillStyle = "#000";
	g.fillRect(0, 0, canvas.width, canvas.height);
	g.fillStyle = "rgb(255,0,200)";
	g.textAlign = "center";
	g.textBaseline = "middle";
	g.font = `bold ${Math.round(tile * (faces === 20 ? 0.42 : 0.5))}px system-ui, sans-serif`;
	for (let n = 1; n <= faces; n++) {
		const x = (((n - 1) % GRID) + 0.5) * tile;
		const y = (Math.floor((n - 1) / GRID) + 0.5) * tile;
		g.fillText(String(n), x, y);
		// underline numbers that could be read upside down
		if (n === 6 || n === 9) g.fillRect(x - tile * 0.14, y + tile * 0.22, tile * 0.28, tile * 0.05);
	}
	return engraved(g, tile, 0.2);
}
/** The orientation of a solid with a number up (z). */
export const turnShowing = (faces: number, number: number): THREE.Quaternion =>
	new THREE.Quaternion().setFromUnitVectors(
		normalsOf(faces)[number - 1] ?? new THREE.Vector3(0, 0, 1),
		new THREE.Vector3(0, 0, 1),
	);
