/** The board of Tumblin-Dice as solid wood: steps with their numbers, the disc, the pads, the pegs. */
import * as THREE from "three";
import type { Shape } from "../../rules/tumblin_shot";

const WOODS = [0xe3c999, 0xd6b57e, 0xc99f62, 0xb98748, 0xa87038, 0x96602c, 0x855224, 0x75471f, 0x663c1b, 0x593417];

export function boardMesh(shape: Shape, shadows: boolean): THREE.Group {
	const board = new THREE.Group();
	const { width, steps, line, disc, pads, pegs } = shape;
	const add = (geo: THREE.BufferGeometry, colour: number, x: number, y: number, z: number): void => {
		const mesh = new THREE.Mesh(geo, new THREE.MeshStandardMaterial({ color: colour, roughness: 0.62 }));
		mesh.position.set(x, y, z);
		mesh.castShadow = mesh.receiveShadow = shadows;
		board.add(mesh);
	};
	for (const [i, [start, end, top, times]] of steps.entries()) {
		const wood = WOODS[i % WOODS.length] as number;
		add(new THREE.BoxGeometry(width, end - start, top), wood, 0, (start + end) / 2, top / 2);
		const from = i === 0 ? line[1] : start;
		for (const x of [-1, 1]) board.add(label(`${times}×`, x * (width / 2 - 28), (from + end) / 2, top + 0.6));
	}
	const deck = steps[0]?.[2] ?? 0;
	for (const [x0, y0, x1, y1] of pads)
		add(new THREE.BoxGeometry(x1 - x0, y1 - y0, 1), 0xf6efe0, (x0 + x1) / 2, (y0 + y1) / 2, deck + 0.5);
	add(new THREE.BoxGeometry(width, line[1] - line[0], 0.8), 0x3a2a1a, 0, (line[0] + line[1]) / 2, deck + 0.2);
	const [x0, y0, x1, y1] = disc.rect;
	const high = Math.max(1, disc.top - deck);
	add(new THREE.BoxGeometry(x1 - x0, y1 - y0, high), 0xf0e4c8, (x0 + x1) / 2, (y0 + y1) / 2, deck + high / 2);
	const half = new THREE.Shape().absarc(0, 0, disc.radius, 0, Math.PI, false);
	add(
		new THREE.ExtrudeGeometry(half, { depth: high, bevelEnabled: false, curveSegments: 32 }),
		0xf0e4c8,
		disc.centre[0],
		disc.centre[1],
		deck,
	);
	const peg = new THREE.CylinderGeometry(pegs.radius || 1, pegs.radius || 1, pegs.height || 1, 20).rotateX(Math.PI / 2);
	for (const [x, y] of pegs.at) {
		const top = steps.find(([, end]) => y < end)?.[2] ?? 0;
		add(peg, 0x5a3519, x, y, top + pegs.height / 2);
	}
	return board;
}

function label(words: string, x: number, y: number, z: number): THREE.Mesh {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = 128;
	const g = canvas.getContext("2d");
	if (g) {
		g.fillStyle = "#2c1c0c";
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
