import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { PIPS, type Rot } from "../rules/lattice";

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
/** Up, for everybody who looks. */
export const UP = new THREE.Vector3(0, 1, 0);
export const DIE = 0.965; // a hair of air between dice

const CENTRE = 8 / 3;
export function worldOf(c: readonly number[]): THREE.Vector3 {
	return new THREE.Vector3(
		(c[0] as number) - CENTRE,
		(c[1] as number) - CENTRE,
		(c[2] as number) - CENTRE,
	).applyMatrix4(BASIS);
}
/** How a die stands in the world. */
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

const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
	1: [[0, 0]],
	2: [
		[-1, -1],
		[1, 1],
	],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	4: [
		[-1, -1],
		[-1, 1],
		[1, -1],
		[1, 1],
	],
	5: [
		[-1, -1],
		[-1, 1],
		[0, 0],
		[1, -1],
		[1, 1],
	],
	6: [
		[-1, -1],
		[-1, 0],
		[-1, 1],
		[1, -1],
		[1, 0],
		[1, 1],
	],
};
const PIP_STEP = 0.25;
const PIP_R = 0.088;
const ROWS = 5;

/** Atlas: 6 columns (faces +x -x +y -y +z -z), one row a mark. Red: pip coverage. Green: the mark. Blue: depth of the dent. */
export function atlas(tile = 256): THREE.CanvasTexture {
	const canvas = document.createElement("canvas");
	canvas.width = tile * 8;
	canvas.height = tile * 8;
	const g = canvas.getContext("2d");
	if (!g) throw new Error("no 2d canvas");
	g.fillStyle = "#000";
	g.fillRect(0, 0, canvas.width, canvas.height);
	for (let row = 0; row < ROWS; row++)
		for (let f = 0; f < 6; f++) {
			g.save();
			g.beginPath();
			g.rect(f * tile, row * tile, tile, tile);
			g.clip();
			g.translate(f * tile + tile / 2, row * tile + tile / 2);
			mark(g, row, tile);
			for (const [u, v] of SPOTS[PIPS[f] as number] ?? [])
				pip(g, u * PIP_STEP * tile, -v * PIP_STEP * tile, PIP_R * tile);
			g.restore();
		}
	const t = new THREE.CanvasTexture(canvas);
	t.colorSpace = THREE.NoColorSpace;
	t.anisotropy = 8;
	t.generateMipmaps = true;
	t.minFilter = THREE.LinearMipmapLinearFilter;
	return t;
}
function pip(g: CanvasRenderingContext2D, x: number, y: number, r: number): void {
	const dent = g.createRadialGradient(x - r * 0.2, y - r * 0.25, r * 0.1, x, y, r);
	dent.addColorStop(0, "rgb(255,0,255)");
	dent.addColorStop(0.8, "rgb(255,0,150)");
	dent.addColorStop(1, "rgb(255,0,0)");
	g.fillStyle = dent;
	g.beginPath();
	g.arc(x, y, r, 0, 7);
	g.fill();
}
/** A mark a colour-blind player can tell: nothing (ivory, black: told apart by lightness), frame, brackets, ring, bars. */
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
export function dieGeometry(segments = 3, radius = 0.09): THREE.BufferGeometry {
	const g = new RoundedBoxGeometry(DIE, DIE, DIE, segments, radius);
	const pos = g.getAttribute("position");
	const uv = g.getAttribute("uv");
	if (g.groups.length !== 6) throw new Error(`expected 6 groups, got ${g.groups.length}`);
	for (const [f, grp] of g.groups.entries()) {
		const fr = FRAMES[f] as (typeof FRAMES)[number];
		for (let i = grp.start; i < grp.start + grp.count; i++) {
			const p = [pos.getX(i), pos.getY(i), pos.getZ(i)];
			const u = ((p[fr[0]] as number) * fr[1]) / DIE + 0.5;
			const v = ((p[fr[2]] as number) * fr[3]) / DIE + 0.5;
			uv.setXY(i, (f + clamp(u)) / 8, 1 - (1 - clamp(v)) / 8);
		}
	}
	uv.needsUpdate = true;
	g.clearGroups();
	return g;
}

/**
 * One material for all dice: the colours of body, pips and mark come from the instance and the mask.
 * `aLook` is (row of the mark, blank faces as bits, lift of the brightness).
 */
export function diceMaterial(tex: THREE.Texture, fast: boolean): THREE.MeshStandardMaterial {
	const look = { roughness: 0.34, metalness: 0, map: tex };
	const m = fast
		? new THREE.MeshStandardMaterial(look)
		: new THREE.MeshPhysicalMaterial({ ...look, clearcoat: 0.6, clearcoatRoughness: 0.22 });
	m.customProgramCacheKey = () => `dice-${fast}`;
	m.onBeforeCompile = (s) => {
		s.vertexShader = s.vertexShader
			.replace(
				"#include <common>",
				"#include <common>\nattribute vec3 aLook;\nattribute vec3 aPip;\nvarying vec3 vPip;\nvarying vec2 vLook;",
			)
			.replace(
				"#include <uv_vertex>",
				"#include <uv_vertex>\nvMapUv.y -= aLook.x/8.0;\nfloat gFace = floor(uv.x*8.0);\nvPip = aPip;\nvLook = vec2(mod(floor(aLook.y/exp2(gFace)), 2.0), aLook.z);",
			);
		s.fragmentShader = s.fragmentShader
			.replace("#include <common>", "#include <common>\nvarying vec3 vPip;\nvarying vec2 vLook;\nvec3 gMask;")
			.replace("#include <map_fragment>", "gMask = texture2D(map, vMapUv).rgb;\ngMask.r *= 1.0 - step(0.5, vLook.x);")
			.replace(
				"#include <color_fragment>",
				"#include <color_fragment>\ndiffuseColor.rgb = mix(diffuseColor.rgb, vPip, 0.5*gMask.g);\ndiffuseColor.rgb = mix(diffuseColor.rgb, vPip*(0.72+0.28*gMask.b), gMask.r);",
			);
	};
	return m;
}

/** The nine edges of the three upper faces as thin bars: an outline that any colour of die can wear. */
export function outlineGeometry(thick: number): THREE.BufferGeometry {
	const h = DIE / 2 + 0.012;
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
