/** Materials. The best tier computes light per pixel, the lowest per vertex. */
import * as THREE from "three";
import { UP } from "./die_geometry";
import { surfaceTexture } from "./surface";

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

interface Flat {
	readonly more?: (shader: Shader) => void;
	readonly sun?: typeof SUN;
	/** More light in the vertex shader, from `facing` into `vShade`. */
	readonly light?: string;
}
/** Vertex lighting: sky, ground and sun, passed in a varying. */
export function flatten(material: THREE.MeshBasicMaterial, { more, sun = SUN, light = "" }: Flat): void {
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
				vShade = mix(vec3(0.3, 0.28, 0.27), vec3(0.52, 0.55, 0.58), 0.5 + 0.5 * facing.y) + vec3(0.56, 0.51, 0.44) * sunny;
				${light}`,
			);
		shader.fragmentShader = shader.fragmentShader
			.replace("#include <common>", "#include <common>\nvarying vec3 vShade;")
			.replace("#include <color_fragment>", "#include <color_fragment>\ndiffuseColor.rgb *= vShade;");
		more?.(shader);
	};
}
export type Shader = Parameters<THREE.Material["onBeforeCompile"]>[0];

/** Pass object coordinates and the surface to the shader. */
function inPlace(shader: Shader, shading: Shading, colour: string): void {
	shader.uniforms.surface = { value: surfaceTexture(shading) };
	shader.vertexShader = shader.vertexShader
		.replace("#include <common>", "#include <common>\nvarying vec3 vPlace;")
		.replace("#include <begin_vertex>", "#include <begin_vertex>\nvPlace = position;");
	shader.fragmentShader = shader.fragmentShader
		.replace("#include <common>", "#include <common>\nvarying vec3 vPlace;\nuniform sampler2D surface;")
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

/** A cloth of wool, with a fine weave. */
const WOOL = "vec3 cloth = texture2D(surface, at * 0.21).rgb; float ground = 0.7 + 0.44 * cloth.g + 0.16 * cloth.b;";
/** Planks that run away from the viewer. */
const PLANKS = `float plank = floor(at.x / 6.5);
		float seam = 0.5 - abs(fract(at.x / 6.5) - 0.5);
		float fibre = texture2D(surface, vec2(at.y * 0.034 + 0.37 * plank, at.x * 0.1 + 0.61 * plank)).r;
		float ground = (0.5 + 0.86 * fibre) * (0.86 + 0.26 * fract(0.618 * plank)) * mix(0.35, 1.0, smoothstep(0.0, 0.014, seam));`;
/** The table, of cloth or wood, darker away from the lamp. `wide` is the lamp's reach. */
export function tableMaterial(tint: number, shading: Shading, wide: number, wooden: boolean): THREE.Material {
	const wool = `vec2 at = vPlace.xy * ${(40 / wide).toFixed(3)};
		${wooden ? PLANKS : WOOL}
		float away = length(vPlace.xy) / ${wide.toFixed(1)};
		diffuseColor.rgb *= ground * mix(1.14, 0.3, smoothstep(0.22, 1.3, away));`;
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ color: tint });
		plain.customProgramCacheKey = () => `table-flat-${wide}-${wooden}`;
		plain.onBeforeCompile = (shader) => inPlace(shader, shading, wool);
		return plain;
	}
	// wool reflects nothing: a constant instead of an environment lookup is far cheaper
	const felt = new THREE.MeshLambertMaterial({ color: tint });
	felt.customProgramCacheKey = () => `table-${wide}-${wooden}`;
	felt.onBeforeCompile = (shader) => {
		ambient(shader, 0.5);
		inPlace(shader, shading, wool);
	};
	return felt;
}

/** Where the grain of one piece of wood runs along x. */
const PLANK = "vec2 run = vec2(vPlace.x * 0.065, (vPlace.y + 1.9 * vPlace.z) * 0.31);";
/** Three boards around a triangle, each with its grain along its own side, mitred at the corners. */
const MITRED = `vec3 far = vec3(vPlace.y, -0.866 * vPlace.x - 0.5 * vPlace.y, 0.866 * vPlace.x - 0.5 * vPlace.y);
	float most = max(far.x, max(far.y, far.z));
	vec2 out2 = far.x == most ? vec2(0.0, 1.0) : far.y == most ? vec2(-0.866, -0.5) : vec2(0.866, -0.5);
	vec2 run = vec2(dot(vPlace.xy, vec2(out2.y, -out2.x)) * 0.065 + 3.7 * out2.x, (most + 0.9 * vPlace.z) * 0.27);
	float next = far.x + far.y + far.z - most - min(far.x, min(far.y, far.z));
	float joint = 1.0 - smoothstep(0.015, 0.06, most - next);\n`;

interface Wood {
	/** How many of its own units a unit of the pyramid is. */
	readonly scale?: number;
	readonly roughness?: number;
	/** A frame of three boards. */
	readonly mitred?: boolean;
}
/** Wood with its grain along x, or along the sides of a frame. */
export function woodMaterial(tint: number, shading: Shading, wood: Wood = {}): THREE.Material {
	const { scale = 1, roughness = 0.5, mitred = false } = wood;
	const colour = `${mitred ? MITRED : PLANK}
		float rings = texture2D(surface, run * ${(1 / scale).toFixed(5)}).r;
		diffuseColor.rgb *= (vec3(0.6, 0.54, 0.48) + vec3(0.82, 0.88, 0.92) * rings)${mitred ? " * (1.0 - 0.5 * joint)" : ""};`;
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ color: tint });
		plain.customProgramCacheKey = () => `wood-flat-${scale}-${mitred}`;
		flatten(plain, { more: (shader) => inPlace(shader, shading, colour) });
		return plain;
	}
	const solid = new THREE.MeshStandardMaterial({ color: tint, roughness });
	solid.customProgramCacheKey = () => `wood-${scale}-${mitred}`;
	solid.onBeforeCompile = (shader) => {
		ambient(shader, 0.56);
		inPlace(shader, shading, colour);
		shader.fragmentShader = shader.fragmentShader.replace(
			"#include <roughnessmap_fragment>",
			"#include <roughnessmap_fragment>\nroughnessFactor = clamp(roughnessFactor + 0.3 * (0.5 - rings), 0.2, 1.0);",
		);
	};
	return solid;
}

/** The inside of the cups: milled wood, dark in its depth. `rim` and `bottom` are the heights between which it darkens. */
export function cupMaterial(tint: number, shading: Shading, rim: number, bottom: number): THREE.Material {
	const depth = `float deep = clamp((${rim.toFixed(3)} - vPlace.y) * ${(1 / (rim - bottom)).toFixed(3)}, 0.0, 1.0);
		float rings = texture2D(surface, vec2(vPlace.x * 0.11, (vPlace.z + 1.3 * vPlace.y) * 0.4)).r;
		diffuseColor.rgb *= (0.7 + 0.56 * rings) * mix(1.0, 0.1, smoothstep(0.04, 0.8, deep));`;
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ color: tint, vertexColors: true });
		plain.customProgramCacheKey = () => "cups-flat";
		flatten(plain, { more: (shader) => inPlace(shader, shading, depth), sun: LIGHT_BEHIND });
		return plain;
	}
	const wood = new THREE.MeshLambertMaterial({ color: tint, vertexColors: true });
	wood.onBeforeCompile = (shader) => {
		ambient(shader, 0.78);
		shader.uniforms.uBehind = LIGHT_BEHIND;
		shader.vertexShader = shader.vertexShader
			.replace("#include <common>", "#include <common>\nuniform vec3 uBehind;\nvarying float vBehind;")
			.replace(
				"#include <begin_vertex>",
				"#include <begin_vertex>\nvBehind = max(0.0, dot(normalize(mat3(modelMatrix) * normal), uBehind));",
			);
		shader.fragmentShader = shader.fragmentShader.replace(
			"#include <common>",
			"#include <common>\nvarying float vBehind;",
		);
		inPlace(shader, shading, `${depth} diffuseColor.rgb *= 0.66 + 0.55 * vBehind;`);
	};
	return wood;
}

/** Birch in layers, in millimetres: pale wood on top, and at the cut edges the dark lines of glue between the plies. */
export function birchMaterial(tint: number, shading: Shading): THREE.Material {
	const plies = `float ply = abs(fract(vPlace.z / 3.2) - 0.5) * 2.0;
		float cut = 1.0 - smoothstep(0.4, 0.6, abs(vFace.z));
		vec3 edge = mix(vec3(0.5, 0.36, 0.24), vec3(0.92, 0.84, 0.7), smoothstep(0.12, 0.4, ply)) * (0.82 + 0.18 * step(0.5, fract(vPlace.z / 6.4)));
		// the grain of the top runs along the board
		float rings = texture2D(surface, vec2(vPlace.y * 0.0021, vPlace.x * 0.0093)).r;
		diffuseColor.rgb *= mix(vec3(0.8, 0.77, 0.73) + vec3(0.36, 0.39, 0.42) * rings, edge, cut);`;
	const face = (shader: Shader): void => {
		shader.vertexShader = shader.vertexShader
			.replace("#include <common>", "#include <common>\nvarying vec3 vFace;")
			.replace("#include <begin_vertex>", "#include <begin_vertex>\nvFace = normal;");
		shader.fragmentShader = shader.fragmentShader.replace(
			"#include <common>",
			"#include <common>\nvarying vec3 vFace;",
		);
		inPlace(shader, shading, plies);
	};
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ color: tint });
		plain.customProgramCacheKey = () => "birch-flat";
		flatten(plain, { more: face });
		return plain;
	}
	const birch = new THREE.MeshStandardMaterial({ color: tint, roughness: 0.46 });
	birch.customProgramCacheKey = () => "birch";
	birch.onBeforeCompile = (shader) => {
		ambient(shader, 0.4);
		face(shader);
	};
	return birch;
}
