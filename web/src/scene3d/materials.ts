/** Materials. The best tier computes light per pixel, the lowest per vertex. */
import * as THREE from "three";
import { UP } from "./die_geometry";

/** Quality of a picture: "flat" is vertex lighting, for software rendering. */
export type Shading = "full" | "plain" | "flat";

const SUN_FROM = new THREE.Vector3(-0.42, 0.84, 0.3).normalize();
const CUPS_FROM = new THREE.Vector3(-0.25, 0.72, -0.65).normalize();
/** The direction of the sun for vertex lighting, shared by the page. */
export const SUN = { value: SUN_FROM.clone() };
/** Cups are lit from behind: light on their near walls reads as a hollow, light on the far wall as the top of a cube. */
const LIGHT_BEHIND = { value: CUPS_FROM.clone() };
/** Turn both with the viewer, by an angle about the vertical. */
export function turnSun(angle: number): void {
	SUN.value.copy(SUN_FROM).applyAxisAngle(UP, angle);
	LIGHT_BEHIND.value.copy(CUPS_FROM).applyAxisAngle(UP, angle);
}

export const NOISE = `
float hash2(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise2(vec2 p) {
	vec2 i = floor(p), f = fract(p);
	f = f * f * (3.0 - 2.0 * f);
	return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x), mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}`;
const GRAIN = `
float grain(vec3 p) {
	vec2 q = vec2(p.x * 0.22 + noise2(p.xy * 0.35) * 1.1, p.y * 2.6 + p.z * 5.0);
	return noise2(q * vec2(1.0, 2.2)) * 0.62 + noise2(q * vec2(3.0, 11.0)) * 0.38;
}`;

/** Vertex lighting: sky, ground and sun, passed in a varying. */
export function flatten(material: THREE.MeshBasicMaterial, more?: (shader: Shader) => void, sun = SUN): void {
	material.onBeforeCompile = (shader) => {
		shader.uniforms.uSun = sun;
		shader.vertexShader = shader.vertexShader
			.replace("#include <common>", "#include <common>\nuniform vec3 uSun;\nvarying vec3 vShade;")
			.replace(
				"#include <project_vertex>",
				`#include <project_vertex>
				mat3 turned = mat3(modelMatrix);
				#ifdef USE_INSTANCING
					turned = turned * mat3(instanceMatrix);
				#endif
				vec3 facing = normalize(turned * normal);
				float sunny = max(0.0, dot(facing, uSun));
				vShade = mix(vec3(0.3, 0.28, 0.27), vec3(0.52, 0.55, 0.58), 0.5 + 0.5 * facing.y) + vec3(0.56, 0.51, 0.44) * sunny;`,
			);
		shader.fragmentShader = shader.fragmentShader
			.replace("#include <common>", "#include <common>\nvarying vec3 vShade;")
			.replace("#include <color_fragment>", "#include <color_fragment>\ndiffuseColor.rgb *= vShade;");
		more?.(shader);
	};
}
export type Shader = Parameters<THREE.Material["onBeforeCompile"]>[0];

/** Pass object coordinates to the shader. */
function inPlace(shader: Shader, functions: string, colour: string): void {
	shader.vertexShader = shader.vertexShader
		.replace("#include <common>", "#include <common>\nvarying vec3 vPlace;")
		.replace("#include <begin_vertex>", "#include <begin_vertex>\nvPlace = position;");
	shader.fragmentShader = shader.fragmentShader
		.replace("#include <common>", `#include <common>\nvarying vec3 vPlace;\n${functions}`)
		.replace("#include <color_fragment>", `#include <color_fragment>\n${colour}`);
}

/** Ambient light: a constant in place of the lookup in the environment, which is by far the most expensive part of a pixel. */
function ambient(shader: Shader, bright: number): void {
	shader.fragmentShader = shader.fragmentShader
		.replace(
			"#include <emissivemap_fragment>",
			`#include <emissivemap_fragment>\ntotalEmissiveRadiance += ${bright.toFixed(2)} * diffuseColor.rgb;`,
		)
		.replace("#include <lights_fragment_maps>", "");
}

/** Wool: a fine, soft grain, darker away from the lamp. `wide` is the lamp's reach. */
export function feltMaterial(tint: number, shading: Shading, wide: number): THREE.Material {
	const fall = `float away = length(vPlace.xy) / ${wide.toFixed(1)}; diffuseColor.rgb *= mix(1.12, 0.34, smoothstep(0.25, 1.35, away));`;
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ color: tint });
		plain.onBeforeCompile = (shader) => inPlace(shader, "", fall);
		return plain;
	}
	// wool reflects nothing: a constant instead of an environment lookup is far cheaper
	const felt = new THREE.MeshLambertMaterial({ color: tint });
	const scale = (40 / wide).toFixed(3);
	felt.onBeforeCompile = (shader) => {
		ambient(shader, 1.07);
		inPlace(
			shader,
			NOISE,
			`vec2 at = vPlace.xy * ${scale};
			float wool = noise2(at * 27.0);
			diffuseColor.rgb *= 0.84 + 0.3 * wool; ${fall}`,
		);
	};
	return felt;
}

/** Wood with its grain along x. `scale` is how many of its own units a unit of the pyramid is. */
export function woodMaterial(tint: number, shading: Shading, scale = 1, gloss = 0.5): THREE.Material {
	const colour = `float rings = grain(vPlace * ${(1 / scale).toFixed(5)}); diffuseColor.rgb *= 0.7 + 0.56 * rings;`;
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ color: tint });
		flatten(plain);
		return plain;
	}
	const wood = new THREE.MeshStandardMaterial({ color: tint, roughness: gloss });
	wood.onBeforeCompile = (shader) => {
		inPlace(shader, NOISE + GRAIN, colour);
		shader.fragmentShader = shader.fragmentShader.replace(
			"#include <roughnessmap_fragment>",
			"#include <roughnessmap_fragment>\nroughnessFactor = clamp(roughnessFactor + 0.3 * (0.5 - rings), 0.2, 1.0);",
		);
	};
	return wood;
}

/** The inside of the cups: milled wood, dark in its depth. `rim` and `bottom` are the heights between which it darkens. */
export function cupMaterial(tint: number, shading: Shading, rim: number, bottom: number): THREE.Material {
	const depth = `float deep = clamp((${rim.toFixed(3)} - vPlace.y) * ${(1 / (rim - bottom)).toFixed(3)}, 0.0, 1.0);
		diffuseColor.rgb *= mix(1.0, 0.1, smoothstep(0.04, 0.8, deep));`;
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ color: tint, vertexColors: true });
		plain.customProgramCacheKey = () => "cups-flat";
		flatten(plain, (shader) => inPlace(shader, "", depth), LIGHT_BEHIND);
		return plain;
	}
	const wood = new THREE.MeshLambertMaterial({ color: tint, vertexColors: true });
	wood.onBeforeCompile = (shader) => {
		ambient(shader, 1.03);
		shader.uniforms.uBehind = LIGHT_BEHIND;
		shader.vertexShader = shader.vertexShader
			.replace("#include <common>", "#include <common>\nuniform vec3 uBehind;\nvarying float vBehind;")
			.replace(
				"#include <begin_vertex>",
				"#include <begin_vertex>\nvBehind = max(0.0, dot(normalize(mat3(modelMatrix) * normal), uBehind));",
			);
		inPlace(
			shader,
			`varying float vBehind;${NOISE}${GRAIN}`,
			`${depth} diffuseColor.rgb *= (0.8 + 0.36 * grain(vPlace.xzy * 1.3)) * (0.66 + 0.55 * vBehind);`,
		);
	};
	return wood;
}

/** Birch in layers, in millimetres: pale wood on top, and at the cut edges the dark lines of glue between the plies. */
export function birchMaterial(tint: number, shading: Shading): THREE.Material {
	const plies = `float ply = abs(fract(vPlace.z / 3.2) - 0.5) * 2.0;
		float cut = 1.0 - smoothstep(0.4, 0.6, abs(vFace.z));
		vec3 edge = mix(vec3(0.5, 0.36, 0.24), vec3(0.92, 0.84, 0.7), smoothstep(0.12, 0.4, ply)) * (0.82 + 0.18 * step(0.5, fract(vPlace.z / 6.4)));
		diffuseColor.rgb *= mix(vec3(1.0), edge, cut);`;
	const face = (shader: Shader): void => {
		shader.vertexShader = shader.vertexShader
			.replace("#include <common>", "#include <common>\nvarying vec3 vFace;")
			.replace("#include <begin_vertex>", "#include <begin_vertex>\nvFace = normal;");
		shader.fragmentShader = shader.fragmentShader.replace(
			"#include <common>",
			"#include <common>\nvarying vec3 vFace;",
		);
	};
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ color: tint });
		plain.customProgramCacheKey = () => "birch-flat";
		flatten(plain, (shader) => {
			face(shader);
			inPlace(shader, "", plies);
		});
		return plain;
	}
	const birch = new THREE.MeshStandardMaterial({ color: tint, roughness: 0.46 });
	birch.customProgramCacheKey = () => "birch";
	birch.onBeforeCompile = (shader) => {
		face(shader);
		// the grain of the top runs along the board
		inPlace(
			shader,
			NOISE + GRAIN,
			`float rings = grain(vec3(vPlace.y, vPlace.x, 0.0) * 0.05); diffuseColor.rgb *= mix(0.84 + 0.28 * rings, 1.0, 1.0 - smoothstep(0.4, 0.6, abs(vFace.z))); ${plies}`,
		);
	};
	return birch;
}
