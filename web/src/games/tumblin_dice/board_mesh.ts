/** The board of Tumblin-Dice in layered birch: steps with their numbers, the disc, the pads, the pegs. */
import * as THREE from "three";
import type { Shape } from "../../rules/tumblin_shot";
import { birchMaterial, type Shading, woodMaterial } from "../../scene3d/materials";

const PALE = new THREE.Color(0xf0dcb2);
const DEEP = new THREE.Color(0xd0a367);
/** Width of the shade at the foot of a step, in millimetres. */
const SHADE = 26;

export function boardMesh(shape: Shape, shading: Shading): THREE.Group {
	const board = new THREE.Group();
	const { width, steps, line, disc, pads, pegs } = shape;
	// move the vertices, not the meshes: the wood grain runs through the whole board
	const add = (geo: THREE.BufferGeometry, wood: THREE.Material, x: number, y: number, z: number): void => {
		const mesh = new THREE.Mesh(geo.clone().translate(x, y, z), wood);
		mesh.castShadow = mesh.receiveShadow = shading === "full";
		board.add(mesh);
	};
	for (const [i, [start, end, top, times]] of steps.entries()) {
		const tint = PALE.clone().lerp(DEEP, i / Math.max(1, steps.length - 1));
		add(
			new THREE.BoxGeometry(width, end - start, top),
			birchMaterial(tint.getHex(), shading),
			0,
			(start + end) / 2,
			top / 2,
		);
		if (i > 0) board.add(footShade(width, start, top + 0.3));
		const from = i === 0 ? line[1] : start;
		for (const x of [-1, 1]) board.add(label(`${times}×`, x * (width / 2 - 28), (from + end) / 2, top + 0.6));
	}
	board.add(tableShade(width, steps[0]?.[0] ?? 0, steps.at(-1)?.[1] ?? 0));
	const deck = steps[0]?.[2] ?? 0;
	const pale = woodMaterial(0xdcbf8c, shading, { scale: 16 });
	const walnut = woodMaterial(0x4a2c17, shading, { scale: 16, roughness: 0.4 });
	const maple = birchMaterial(0xe9d3a4, shading);
	for (const [x0, y0, x1, y1] of pads)
		add(new THREE.BoxGeometry(x1 - x0, y1 - y0, 1), pale, (x0 + x1) / 2, (y0 + y1) / 2, deck + 0.5);
	add(new THREE.BoxGeometry(width, line[1] - line[0], 0.8), walnut, 0, (line[0] + line[1]) / 2, deck + 0.2);
	const [x0, y0, x1, y1] = disc.rect;
	const high = Math.max(1, disc.top - deck);
	add(new THREE.BoxGeometry(x1 - x0, y1 - y0, high), maple, (x0 + x1) / 2, (y0 + y1) / 2, deck + high / 2);
	const half = new THREE.Shape().absarc(0, 0, disc.radius, 0, Math.PI, false);
	add(
		new THREE.ExtrudeGeometry(half, { depth: high, bevelEnabled: false, curveSegments: 48 }),
		maple,
		disc.centre[0],
		disc.centre[1],
		deck,
	);
	// turned dowels: round at the top
	const r = pegs.radius || 1;
	const tall = pegs.height || 1;
	const soft = Math.min(r * 0.45, tall * 0.3);
	const profile = [
		[0, 0],
		[r, 0],
		[r, tall - soft],
		[r - soft * 0.3, tall - soft * 0.3],
		[r - soft, tall],
		[0, tall],
	].map(([x = 0, y = 0]) => new THREE.Vector2(x, y));
	const peg = new THREE.LatheGeometry(profile, 24).rotateX(Math.PI / 2);
	for (const [x, y] of pegs.at) {
		const top = steps.find(([, end]) => y < end)?.[2] ?? 0;
		add(peg, walnut, x, y, top);
		board.add(ringShade(x, y, top + 0.35, r));
	}
	return board;
}

/** Corners of a dark, fading surface. */
function shade(corners: readonly (readonly [number, number, number, number])[], faces: readonly number[]): THREE.Mesh {
	const pos = faces.flatMap((i) => (corners[i] ?? []).slice(0, 3));
	const dark = faces.flatMap((i) => [0, 0, 0, corners[i]?.[3] ?? 0]);
	const g = new THREE.BufferGeometry();
	g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
	g.setAttribute("color", new THREE.Float32BufferAttribute(dark, 4));
	return new THREE.Mesh(
		g,
		new THREE.MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, side: THREE.DoubleSide }),
	);
}
const QUAD = [0, 1, 2, 0, 2, 3];
function footShade(width: number, y: number, z: number): THREE.Mesh {
	const w = width / 2;
	return shade(
		[
			[-w, y, z, 0.5],
			[w, y, z, 0.5],
			[w, y + SHADE, z, 0],
			[-w, y + SHADE, z, 0],
		],
		QUAD,
	);
}
function ringShade(x: number, y: number, z: number, r: number): THREE.Mesh {
	const count = 20;
	const corners = Array.from({ length: 2 * (count + 1) }, (_, i) => {
		const a = (Math.floor(i / 2) * 2 * Math.PI) / count;
		const far = i % 2 ? r * 2.1 : r * 0.9;
		return [x + far * Math.cos(a), y + far * Math.sin(a), z, i % 2 ? 0 : 0.5] as const;
	});
	const faces = Array.from({ length: count }, (_, i) => [0, 1, 3, 0, 3, 2].map((k) => 2 * i + k)).flat();
	return shade(corners, faces);
}
/** The shadow of the board on the table. */
function tableShade(width: number, from: number, to: number): THREE.Mesh {
	const [w, out, z] = [width / 2, 60, 0.4];
	const inner = [
		[-w, from],
		[w, from],
		[w, to],
		[-w, to],
	] as const;
	const corners = [
		...inner.map(([x, y]) => [x, y, z, 0.55] as const),
		...inner.map(([x, y]) => [x + Math.sign(x) * out, y + (y === from ? -out : out), z, 0] as const),
	];
	const faces = [0, 1, 2, 3].flatMap((i) => {
		const j = (i + 1) % 4;
		return [i, j, j + 4, i, j + 4, i + 4];
	});
	return shade(corners, faces);
}

function label(words: string, x: number, y: number, z: number): THREE.Mesh {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = 128;
	const g = canvas.getContext("2d");
	if (g) {
		// branded into the wood
		g.fillStyle = "#3a2210";
		g.font = "bold 62px system-ui, sans-serif";
		g.textAlign = "center";
		g.textBaseline = "middle";
		g.fillText(words, 64, 64);
	}
	const map = new THREE.CanvasTexture(canvas);
	map.colorSpace = THREE.SRGBColorSpace;
	const mesh = new THREE.Mesh(new THREE.PlaneGeometry(58, 58), new THREE.MeshBasicMaterial({ map, transparent: true }));
	mesh.position.set(x, y, z);
	return mesh;
}
