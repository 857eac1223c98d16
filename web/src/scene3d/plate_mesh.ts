import * as THREE from "three";
import { cellsOfPyramid } from "../rules/lattice";
import { worldOf } from "./die_geometry";

/** The plate: the stepped surface of the 45 cups (three lower faces of each base cell) inside a bevelled triangular board. */
export function plateMesh(): THREE.Group {
	const grp = new THREE.Group();
	const pos: number[] = [];
	const quad = (a: number[], b: number[], c: number[], d: number[]): void => {
		for (const p of [a, b, c, a, c, d]) {
			const w = worldOf(p);
			pos.push(w.x, w.y, w.z);
		}
	};
	const h = 0.5;
	for (const [x, y, z] of cellsOfPyramid().filter((c) => c[0] + c[1] + c[2] === 8)) {
		quad([x + h, y - h, z - h], [x + h, y - h, z + h], [x + h, y + h, z + h], [x + h, y + h, z - h]);
		quad([x - h, y + h, z - h], [x + h, y + h, z - h], [x + h, y + h, z + h], [x - h, y + h, z + h]);
		quad([x - h, y - h, z + h], [x - h, y + h, z + h], [x + h, y + h, z + h], [x + h, y - h, z + h]);
	}
	const g = new THREE.BufferGeometry();
	g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
	g.computeVertexNormals();
	const cups = new THREE.Mesh(
		g,
		new THREE.MeshStandardMaterial({
			color: 0x4a3426,
			roughness: 0.72,
			side: THREE.DoubleSide,
		}),
	);
	cups.receiveShadow = true;
	grp.add(cups);
	// the board around and under the cups
	const low = worldOf([8 / 3 + h, 8 / 3 + h, 8 / 3 + h]).y - 0.12;
	const R = 8.6;
	const shape = new THREE.Shape();
	const corner = (k: number, r: number, off: number): [number, number] => {
		const a = -Math.PI / 2 + (k * 2 * Math.PI) / 3 + off;
		return [r * Math.cos(a), r * Math.sin(a)];
	};
	for (let k = 0; k < 3; k++) {
		const [ax, ay] = corner(k, R, -0.1);
		const [cx, cy] = corner(k, R + 0.55, 0);
		const [bx, by] = corner(k, R, 0.1);
		if (k === 0) shape.moveTo(ax, ay);
		else shape.lineTo(ax, ay);
		shape.quadraticCurveTo(cx, cy, bx, by);
	}
	shape.closePath();
	const board = new THREE.Mesh(
		new THREE.ExtrudeGeometry(shape, {
			depth: 1.28,
			bevelEnabled: true,
			bevelSize: 0.12,
			bevelThickness: 0.12,
			bevelSegments: 3,
		}),
		new THREE.MeshStandardMaterial({ color: 0x6b4a33, roughness: 0.6 }),
	);
	board.rotation.x = Math.PI / 2; // shape plane to the horizontal, extruded downwards
	board.position.y = low;
	board.castShadow = board.receiveShadow = true;
	grp.add(board);
	return grp;
}
/** Inner faces of an empty funnel, for picking and highlighting; dark at the bottom, so that it looks hollow and not like a die. */
export function cupGeometry(): THREE.BufferGeometry {
	const h = 0.47;
	const pos: number[] = [];
	const shade: number[] = [];
	const face = (light: number, ...corners: readonly (readonly number[])[]): void => {
		for (const i of [0, 1, 2, 0, 2, 3]) {
			const [x = 0, y = 0, z = 0] = corners[i] ?? [];
			pos.push(x, y, z);
			const deep = ((x + y + z) / h + 1) / 4;
			const seen = light * (1 - 0.93 * deep);
			shade.push(seen, seen, seen);
		}
	};
	face(1.25, [h, -h, -h], [h, -h, h], [h, h, h], [h, h, -h]);
	face(1, [-h, h, -h], [h, h, -h], [h, h, h], [-h, h, h]);
	face(0.8, [-h, -h, h], [-h, h, h], [h, h, h], [h, -h, h]);
	const g = new THREE.BufferGeometry();
	g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
	g.setAttribute("color", new THREE.Float32BufferAttribute(shade, 3));
	return g;
}
