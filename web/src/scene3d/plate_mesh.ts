/** The plate: a tray of wood with 45 cups, milled so that a flat land stays between them. */
import * as THREE from "three";
import type { Cell } from "../rules/lattice";
import { worldOf } from "./die_geometry";
import { type Look, USUAL_LOOK } from "./looks";
import { cupMaterial, type Shading, woodMaterial } from "./materials";
import { across, type Occlusion } from "./occlusion";

const H = 0.5;
/** The peaks between cups are cut off here: the sum of a place's lattice coordinates, 8 in the middles of the base dice. */
const LAND = 8 - 0.14;
const BOTTOM = 9.5;
const height = (sum: number): number => (8 - sum) / Math.sqrt(3);
/** The top of the frame: where the lowest corners of the outer dice are. */
const FRAME_TOP = height(8.5) - 0.02;
const PLATE_RADIUS = 8.6;

type MeshPoint = readonly [number, number, number];
const sumOf = ([x, y, z]: MeshPoint): number => x + y + z;
const between = (a: MeshPoint, b: MeshPoint): MeshPoint => {
	const t = (LAND - sumOf(a)) / (sumOf(b) - sumOf(a));
	return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
};
/** The part of a polygon below the land. */
function under(polygon: readonly MeshPoint[]): MeshPoint[] {
	const out: MeshPoint[] = [];
	for (const [i, here] of polygon.entries()) {
		const next = polygon[(i + 1) % polygon.length] as MeshPoint;
		if (sumOf(here) >= LAND) out.push(here);
		if (sumOf(here) >= LAND !== sumOf(next) >= LAND) out.push(between(here, next));
	}
	return out;
}

export function plateMesh(shading: Shading): THREE.Group {
	const group = new THREE.Group();
	const pos: number[] = [];
	const walls: Wall[] = [];
	const face = (polygon: readonly MeshPoint[]): MeshPoint[] => {
		const points: MeshPoint[] = [];
		for (let i = 1; i + 1 < polygon.length; i++)
			for (const point of [polygon[0], polygon[i], polygon[i + 1]] as MeshPoint[]) {
				const at = worldOf(point);
				pos.push(at.x, at.y, at.z);
				points.push(point);
			}
		return points;
	};
	// cups: the space left by the upper corners of the cubes under the base
	for (let x = 0; x <= 9; x++)
		for (let y = 0; x + y <= 9; y++) {
			const z = 9 - x - y;
			const corner = (i: number, j: number, k: number): MeshPoint => [x + i * H, y + j * H, z + k * H];
			const faces: MeshPoint[][] = [
				[corner(-1, -1, -1), corner(-1, -1, 1), corner(-1, 1, 1), corner(-1, 1, -1)],
				[corner(-1, -1, -1), corner(1, -1, -1), corner(1, -1, 1), corner(-1, -1, 1)],
				[corner(-1, -1, -1), corner(-1, 1, -1), corner(1, 1, -1), corner(1, -1, -1)],
			];
			for (const [axis, one] of faces.entries()) walls.push({ cell: [x, y, z], axis, points: face(under(one)) });
			const tip = corner(-1, -1, -1);
			const land = [between(tip, corner(-1, -1, 1)), between(tip, corner(-1, 1, -1)), between(tip, corner(1, -1, -1))];
			walls.push({ cell: [x, y, z], axis: -1, points: face(land) });
		}
	const g = new THREE.BufferGeometry();
	g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
	g.setAttribute("color", new THREE.Float32BufferAttribute(new Float32Array(pos.length).fill(1), 3));
	g.computeVertexNormals();
	const cups = new THREE.Mesh(g);
	cups.userData.walls = walls;
	cups.receiveShadow = cups.castShadow = true;
	cups.name = "cups";
	// the frame around the cups, and the board under them
	const low = -1.2;
	const frame = new THREE.Mesh(frameGeometry());
	frame.rotation.x = Math.PI / 2; // shape plane to the horizontal, extruded downwards
	frame.position.y = FRAME_TOP - 0.1;
	frame.castShadow = frame.receiveShadow = true;
	frame.name = "frame";
	const floor = new THREE.Mesh(
		new THREE.CircleGeometry(PLATE_RADIUS, 3).rotateZ(Math.PI / 2).rotateX(-Math.PI / 2),
		new THREE.MeshBasicMaterial({ color: 0x120b06 }),
	);
	floor.position.y = low;
	group.add(cups, frame, floor, footShadow());
	dressPlate(group, USUAL_LOOK, shading);
	return group;
}
/** A wall of a cup, or the land between three (axis -1): the face of the cube that would lie under the cup. */
interface Wall {
	readonly cell: Cell;
	readonly axis: number;
	/** Its vertices in the lattice, in the order of the geometry. */
	readonly points: readonly MeshPoint[];
}
/** Land is worn lighter than the walls. */
const LAND_LIGHT = 1.12;
/** Darken the cups beside dice. */
export function shadeCups(plate: THREE.Group, dark: Occlusion): void {
	const cups = plate.getObjectByName("cups") as THREE.Mesh;
	const colour = cups.geometry.getAttribute("color") as THREE.BufferAttribute;
	let at = 0;
	for (const { cell, axis, points } of cups.userData.walls as readonly Wall[]) {
		const faces = axis < 0 ? [0, 1, 2].map((one) => dark.wall(cell, one)) : [dark.wall(cell, axis)];
		for (const point of points) {
			let light = axis < 0 ? LAND_LIGHT : 1;
			for (const [i, corners] of faces.entries()) {
				const k = axis < 0 ? i : axis;
				const [u, v] = [(k + 1) % 3, (k + 2) % 3].map((j) => (point[j] as number) - (cell[j] as number) + H);
				light *= 1 - across(corners, u as number, v as number) / faces.length;
			}
			colour.setXYZ(at++, light, light, light);
		}
	}
	colour.needsUpdate = true;
}
/** The woods of a look. */
export function dressPlate(plate: THREE.Group, look: Look, shading: Shading): void {
	const inside = cupMaterial(look.cups, shading, height(LAND), height(BOTTOM));
	inside.side = THREE.DoubleSide;
	const woods = { cups: inside, frame: woodMaterial(look.plate, shading, { roughness: 0.42, mitred: true }) };
	for (const [name, wood] of Object.entries(woods)) {
		const mesh = plate.getObjectByName(name) as THREE.Mesh;
		(mesh.material as THREE.Material).dispose();
		mesh.material = wood;
	}
}

const corner = (k: number, r: number, off: number): [number, number] => {
	const a = -Math.PI / 2 + (k * 2 * Math.PI) / 3 + off;
	return [r * Math.cos(a), r * Math.sin(a)];
};
function rounded(path: THREE.Path, r: number, out: number, off: number): void {
	for (let k = 0; k < 3; k++) {
		const [ax, ay] = corner(k, r, -off);
		const [cx, cy] = corner(k, r + out, 0);
		const [bx, by] = corner(k, r, off);
		if (k === 0) path.moveTo(ax, ay);
		else path.lineTo(ax, ay);
		path.quadraticCurveTo(cx, cy, bx, by);
	}
	path.closePath();
}
function frameGeometry(): THREE.BufferGeometry {
	const shape = new THREE.Shape();
	rounded(shape, PLATE_RADIUS, 0.55, 0.1);
	const hole = new THREE.Path();
	// the sides of the hole are slightly outside the outer dice: plane x = -1/2 at the height of the frame
	const inner = worldOf([8.5 - 2 * -0.56, -0.56, -0.56]);
	const reach = Math.hypot(inner.x, inner.z);
	const off = 0.03;
	const r = reach / (2 * Math.cos(Math.PI / 3 - off));
	rounded(hole, r, reach - r, off);
	shape.holes.push(hole);
	return new THREE.ExtrudeGeometry(shape, {
		depth: FRAME_TOP + 2.5 - 0.2,
		bevelEnabled: true,
		bevelSize: 0.1,
		bevelThickness: 0.1,
		bevelSegments: 4,
		curveSegments: 16,
	});
}
/** The soft shadow of the plate on the table, in every tier. */
function footShadow(): THREE.Mesh {
	const rings: readonly (readonly [number, number])[] = [
		[PLATE_RADIUS - 0.4, 0.62],
		[PLATE_RADIUS + 0.25, 0.42],
		[PLATE_RADIUS + 0.9, 0.14],
		[PLATE_RADIUS + 1.8, 0],
	];
	const steps = 14;
	const outline = (r: number): THREE.Vector2[] => {
		const path = new THREE.Path();
		rounded(path, r, 0.55, 0.1 + 0.012 * (r - PLATE_RADIUS));
		return path.getSpacedPoints(steps * 3);
	};
	const pos: number[] = [];
	const shade: number[] = [];
	const lines = rings.map(([r]) => outline(r));
	for (let ring = 0; ring + 1 < rings.length; ring++)
		for (let i = 0; i < steps * 3; i++) {
			const quad = [
				[ring, i],
				[ring, i + 1],
				[ring + 1, i + 1],
				[ring, i],
				[ring + 1, i + 1],
				[ring + 1, i],
			] as const;
			for (const [k, j] of quad) {
				const point = lines[k]?.[j] as THREE.Vector2;
				pos.push(point.x, point.y, 0);
				shade.push(0, 0, 0, rings[k]?.[1] ?? 0);
			}
		}
	const g = new THREE.BufferGeometry();
	g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
	g.setAttribute("color", new THREE.Float32BufferAttribute(shade, 4));
	const shadow = new THREE.Mesh(
		g,
		new THREE.MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, side: THREE.DoubleSide }),
	);
	shadow.rotation.x = Math.PI / 2;
	shadow.position.y = -2.5 + 0.015;
	shadow.name = "foot";
	return shadow;
}

/** Inner faces of an empty funnel, for picking and highlighting: bright at the rim, clear in the depth, so that it looks hollow. */
export function cupGeometry(): THREE.BufferGeometry {
	const pos: number[] = [];
	const shade: number[] = [];
	const h = 0.485;
	const rim = LAND - 8;
	const faces: MeshPoint[][] = [
		[
			[h, -h, -h],
			[h, -h, h],
			[h, h, h],
			[h, h, -h],
		],
		[
			[-h, h, -h],
			[h, h, -h],
			[h, h, h],
			[-h, h, h],
		],
		[
			[-h, -h, h],
			[-h, h, h],
			[h, h, h],
			[h, -h, h],
		],
	];
	for (const one of faces) {
		const cut = under(one.map(([x, y, z]): MeshPoint => [x + 8 / 3, y + 8 / 3, z + 8 / 3]));
		for (let i = 1; i + 1 < cut.length; i++)
			for (const point of [cut[0], cut[i], cut[i + 1]] as MeshPoint[]) {
				pos.push(...point.map((part) => part - 8 / 3));
				const deep = (sumOf(point) - 8 - rim) / (1.5 - rim);
				shade.push(1, 1, 1, 0.62 * (1 - Math.min(1, deep) ** 0.35));
			}
	}
	const g = new THREE.BufferGeometry();
	g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
	g.setAttribute("color", new THREE.Float32BufferAttribute(shade, 4));
	return g;
}

/**
 * The rim of an empty funnel as a flat ring, for outlines: an empty place must not look like a die. `reach` is that of its outer edge,
 * `up` its height over the land.
 */
export function rimGeometry(thick: number, reach = H + thick / 2, up = 0.03): THREE.BufferGeometry {
	const pos: number[] = [];
	const s = LAND - 8;
	// the corners of a cube cut at the height of the land, in order
	const ring = (h: number): MeshPoint[] =>
		(
			[
				[h, s, -h],
				[h, -h, s],
				[s, -h, h],
				[-h, s, h],
				[-h, h, s],
				[s, h, -h],
			] as const
		).map(([x, y, z]): MeshPoint => {
			const lift = (s - (x + y + z)) / 3;
			return [x + lift, y + lift, z + lift];
		});
	const inner = ring(H - thick);
	const outer = ring(reach);
	for (let i = 0; i < 6; i++) {
		const j = (i + 1) % 6;
		const quad = [inner[i], outer[i], outer[j], inner[i], outer[j], inner[j]] as MeshPoint[];
		for (const point of quad) pos.push(...point.map((part) => part - up));
	}
	const g = new THREE.BufferGeometry();
	g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
	return g;
}
