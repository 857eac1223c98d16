/** Short labels facing the viewer, in one draw call: row names on the rim of the plate, as on a chess board, and values of places. */
import * as THREE from "three";
import { PLATE_SIDE } from "../rules/lattice";
import { CELL_LETTERS, cellName } from "../rules/place_names";
import { worldOf } from "./die_geometry";

interface RimName {
	readonly text: string;
	/** Its place, in lattice steps. */
	readonly at: readonly [number, number, number];
}
/** Distance outside the middles of the outermost cells, in steps. */
const NAMES_OUT = 1.12;
const SIZE = 0.62;
/** Height over the middles of the base cells, on the rim. */
const NAMES_HEIGHT = -0.08;
const COLUMNS = 6;
const TILE = 64;

/** Letters along the side i1–a1, numbers along a1–a9; along the third side, where both rows end, whole names. */
export function rimNames(): RimName[] {
	const last = PLATE_SIDE - 1;
	const out = NAMES_OUT / 2;
	return Array.from({ length: PLATE_SIDE }, (_, i): RimName[] => [
		{ text: CELL_LETTERS[i] as string, at: [i + out, -NAMES_OUT, last - i + out] },
		{ text: String(i + 1), at: [-NAMES_OUT, i + out, last - i + out] },
		{ text: cellName([i, last - i, 0]), at: [i + out, last - i + out, -NAMES_OUT] },
	]).flat();
}

export function plateNames(): THREE.Mesh {
	const names = new Names(SIZE);
	names.show(
		rimNames().map(({ text, at }) => {
			const { x, z } = worldOf(at);
			return { text, at: new THREE.Vector3(x, NAMES_HEIGHT, z) };
		}),
	);
	return names.mesh;
}

interface PlacedName {
	readonly text: string;
	readonly at: THREE.Vector3;
}
/** Short words at places of the world, always turned to the viewer, in one draw call. */
export class Names {
	readonly mesh: THREE.Mesh<THREE.InstancedBufferGeometry, THREE.ShaderMaterial>;
	private words = "";

	constructor(size: number) {
		const material = new THREE.ShaderMaterial({
			uniforms: {
				map: { value: null },
				size: { value: size / 2 },
				tiles: { value: new THREE.Vector2(1, 1) },
			},
			vertexShader: `attribute vec3 place; attribute vec2 tile; uniform float size; uniform vec2 tiles; varying vec2 at;
			void main() {
				vec2 inside = position.xy * 0.5 + 0.5;
				at = vec2(tile.x + inside.x, tiles.y - 1.0 - tile.y + inside.y) / tiles;
				vec4 seen = modelViewMatrix * vec4(place, 1.0);
				seen.xy += position.xy * size;
				gl_Position = projectionMatrix * seen;
			}`,
			fragmentShader: `uniform sampler2D map; varying vec2 at;
			void main() {
				gl_FragColor = texture2D(map, at);
				if (gl_FragColor.a < 0.05) discard;
				#include <colorspace_fragment>
			}`,
			transparent: true,
			depthWrite: false,
		});
		this.mesh = new THREE.Mesh(new THREE.InstancedBufferGeometry(), material);
		this.mesh.frustumCulled = this.mesh.visible = false;
	}

	show(names: readonly PlacedName[]): void {
		this.mesh.visible = names.length > 0;
		if (names.length === 0) return;
		const words = [...new Set(names.map(({ text }) => text))];
		const rows = Math.ceil(words.length / COLUMNS);
		const { uniforms } = this.mesh.material;
		if (words.join() !== this.words) {
			this.words = words.join();
			(uniforms.map?.value as THREE.Texture | null)?.dispose();
			Object.assign(uniforms, {
				map: { value: drawn(words, rows) },
				tiles: { value: new THREE.Vector2(COLUMNS, rows) },
			});
		}
		const geometry = new THREE.InstancedBufferGeometry();
		geometry.setIndex([0, 1, 2, 0, 2, 3]);
		geometry.setAttribute("position", new THREE.Float32BufferAttribute([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0], 3));
		geometry.instanceCount = names.length;
		const places = names.flatMap(({ at }) => [at.x, at.y, at.z]);
		geometry.setAttribute("place", new THREE.InstancedBufferAttribute(new Float32Array(places), 3));
		const tiles = names.flatMap(({ text }) => {
			const i = words.indexOf(text);
			return [i % COLUMNS, Math.floor(i / COLUMNS)];
		});
		geometry.setAttribute("tile", new THREE.InstancedBufferAttribute(new Float32Array(tiles), 2));
		this.mesh.geometry.dispose();
		this.mesh.geometry = geometry;
	}
}

/** All words in one texture: inlaid letters, light with a soft dark edge, legible on wood and felt. */
function drawn(words: readonly string[], rows: number): THREE.CanvasTexture {
	const canvas = document.createElement("canvas");
	canvas.width = COLUMNS * TILE;
	canvas.height = rows * TILE;
	const g = canvas.getContext("2d");
	if (!g) throw new Error("no 2d canvas");
	g.textAlign = "center";
	g.textBaseline = "middle";
	g.lineJoin = "round";
	g.fillStyle = "#f6e2bd";
	g.shadowColor = "rgba(24, 13, 5, 0.95)";
	g.shadowBlur = 5;
	g.shadowOffsetY = 1.5;
	const write = (): void => {
		g.clearRect(0, 0, canvas.width, canvas.height);
		for (const [i, text] of words.entries()) {
			const x = ((i % COLUMNS) + 0.5) * TILE;
			const y = (Math.floor(i / COLUMNS) + 0.54) * TILE;
			g.font = `700 ${text.length > 1 ? 33 : 40}px "Nunito Variable", system-ui, sans-serif`;
			// twice: the edge becomes darker, the letter stays
			g.fillText(text, x, y);
			g.fillText(text, x, y);
		}
	};
	write();
	const map = new THREE.CanvasTexture(canvas);
	map.colorSpace = THREE.SRGBColorSpace;
	map.anisotropy = 4;
	// the page's font may come later than the board; the next frame shows it
	void document.fonts.load('700 40px "Nunito Variable"').then(() => {
		write();
		map.needsUpdate = true;
	});
	return map;
}
