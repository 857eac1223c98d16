/** One small generated texture for everything with a surface: red the grain of wood, green the wool of a cloth, blue wear. It tiles. */
import * as THREE from "three";
import type { Shading } from "./materials";

const TEXELS = 256;

/** Smooth noise that repeats after 1, from a grid of this many cells. */
function noise(across: number, down: number, seed: number): (u: number, v: number) => number {
	let state = seed;
	const grid = Float32Array.from({ length: across * down }, () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	});
	const at = (x: number, y: number): number => grid[(y % down) * across + (x % across)] as number;
	return (u, v) => {
		const [x, y] = [(u - Math.floor(u)) * across, (v - Math.floor(v)) * down];
		const [i, j] = [Math.floor(x), Math.floor(y)];
		const [f, g] = [x - i, y - j];
		const [s, t] = [f * f * (3 - 2 * f), g * g * (3 - 2 * g)];
		const low = at(i, j) + (at(i + 1, j) - at(i, j)) * s;
		const high = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * s;
		return low + (high - low) * t;
	};
}

let made: THREE.DataTexture | null = null;

/** The texture, made once for the page. Repeats; grain runs along u. */
export function surfaceTexture(shading: Shading): THREE.DataTexture {
	if (made) return made;
	const [bend, wide, fibre, pore] = [noise(3, 5, 1), noise(4, 21, 2), noise(9, 96, 3), noise(40, 128, 4)];
	const [wool, tuft, wear] = [noise(128, 128, 5), noise(47, 53, 6), noise(6, 6, 7)];
	const out = new Uint8Array(4 * TEXELS * TEXELS);
	for (let y = 0; y < TEXELS; y++)
		for (let x = 0; x < TEXELS; x++) {
			const [u, v] = [x / TEXELS, y / TEXELS];
			const years = 0.5 + 0.5 * Math.sin(2 * Math.PI * (9 * v + 1.7 * bend(u, v)));
			const grain =
				0.34 * years ** 1.6 + 0.3 * wide(u, v) + 0.28 * fibre(u, v) + 0.08 - 0.3 * Math.max(0, pore(u, v) - 0.78);
			const twill = 0.5 + 0.5 * Math.sin(2 * Math.PI * 42 * (u + v));
			const o = 4 * (y * TEXELS + x);
			out[o] = 255 * Math.min(1, Math.max(0, grain));
			out[o + 1] = 255 * (0.5 * wool(u, v) + 0.32 * tuft(u, v) + 0.18 * twill);
			out[o + 2] = 255 * wear(u, v);
			out[o + 3] = 255;
		}
	made = new THREE.DataTexture(out, TEXELS, TEXELS, THREE.RGBAFormat);
	made.colorSpace = THREE.NoColorSpace;
	made.wrapS = made.wrapT = THREE.RepeatWrapping;
	made.generateMipmaps = true;
	made.magFilter = THREE.LinearFilter;
	made.minFilter = THREE.LinearMipmapLinearFilter;
	// looked at along the table it would blur; in software every sample is dear
	made.anisotropy = shading === "flat" ? 1 : 4;
	made.needsUpdate = true;
	return made;
}
