/** One material for all dice of a mesh: colours of body, pips and mark come from the instance and the atlas. */
import * as THREE from "three";
import { BASIS } from "./die_geometry";
import type { Finish } from "./looks";
import { flatten, type Shader, type Shading } from "./materials";
import { UNPACK } from "./occlusion";
import { surfaceTexture } from "./surface";

/** How the finishes differ without a graphics card: what they throw back, let through, and lose at their edges. */
const FLAT_FINISH: Readonly<Record<Finish, { readonly gloss: number; readonly clear: number }>> = {
	resin: { gloss: 1, clear: 0 },
	glass: { gloss: 1.7, clear: 1 },
	wood: { gloss: 0, clear: 0 },
};

/** `aLook` is (row of the mark, blank faces as bits, how light the die is beside others). `edged`: a cube, whose edges are darkened. */
export function diceMaterial(tex: THREE.Texture, shading: Shading, finish: Finish, edged: boolean): THREE.Material {
	const body = `${SURFACES[finish]}${edged ? DIE_EDGES[finish] : ""}`;
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ map: tex });
		plain.customProgramCacheKey = () => `dice-flat-${finish}-${edged}`;
		const { gloss, clear } = FLAT_FINISH[finish];
		flatten(plain, {
			more: (shader) => {
				paint(shader, body, edged, shading);
				drill(shader);
			},
			light: `
				vec3 eye = normalize(cameraPosition - (modelMatrix * instanceMatrix * vec4(position, 1.0)).xyz);
				vec3 mirror = reflect(-eye, facing);
				vGloss = ${gloss.toFixed(2)} * (0.014 * smoothstep(0.0, 1.0, mirror.y) + 0.03 * pow(max(0.0, dot(mirror, uSun)), 3.0) + 0.3 * pow(max(0.0, dot(mirror, uSun)), 24.0));
				${clear ? "vShade = mix(vShade, vec3(0.86), 0.45) + 0.3 * max(0.0, -dot(facing, uSun));" : ""}`,
		});
		return plain;
	}
	const look = {
		resin: { roughness: 0.27 },
		wood: { roughness: 0.62 },
		glass: { roughness: 0.16 },
	}[finish];
	const material = new THREE.MeshStandardMaterial({ ...look, map: tex });
	material.customProgramCacheKey = () => `dice-${finish}-${edged}`;
	material.onBeforeCompile = (shader) => {
		paint(shader, body, edged, shading);
		shader.vertexShader = shader.vertexShader
			.replace("#include <common>", "#include <common>\nattribute vec3 aAlong;\nvarying vec3 vAlong;")
			.replace(
				"#include <project_vertex>",
				"#include <project_vertex>\nvAlong = normalMatrix * (mat3(instanceMatrix) * aAlong);",
			);
		shader.fragmentShader = shader.fragmentShader
			.replace("#include <common>", "#include <common>\nvarying vec3 vAlong;")
			.replace(
				"#include <normal_fragment_maps>",
				`#include <normal_fragment_maps>
				vec2 dent = (lean - 0.5) * 2.0 * (1.0 - step(0.5, vLook.x));
				if (dot(dent, dent) > 0.0004) {
					vec3 along = normalize(vAlong - normal * dot(vAlong, normal));
					vec3 across = cross(normal, along);
					normal = normalize(normal + 1.5 * (dent.x * along + dent.y * across));
				}`,
			);
		if (finish === "glass")
			shader.fragmentShader = shader.fragmentShader.replace(
				"#include <emissivemap_fragment>",
				`#include <emissivemap_fragment>
				totalEmissiveRadiance += diffuseColor.rgb * 0.16 * (1.0 - gMask.r);`,
			);
	};
	return material;
}

/** The texture of a finish across the body. */
const SURFACES: Readonly<Record<Finish, string>> = {
	resin: "",
	// what shines through a clear die gathers at its edges and corners
	glass: `vec3 inside = abs(vBox) * 2.07;
	float thin = smoothstep(0.75, 2.0, inside.x + inside.y + inside.z - max(inside.x, max(inside.y, inside.z)));
	diffuseColor.rgb *= mix(0.72 + 0.85 * thin, 1.0, gMask.r);\n`,
	wood: `vec3 cut = vBox + vSeed;
	float rings = texture2D(surface, vec2(0.21 * cut.x + 0.26 * cut.z, 0.34 * cut.y + 0.05 * cut.x)).r;
	diffuseColor.rgb *= mix(vec3(0.62, 0.56, 0.5) + vec3(0.7, 0.74, 0.76) * rings, vec3(1.0), gMask.r);\n`,
};
const BEVEL = `vec3 reach = abs(vBox) * 2.07;
	float bevel = reach.x + reach.y + reach.z - max(reach.x, max(reach.y, reach.z)) - min(reach.x, min(reach.y, reach.z));
	float groove = smoothstep(0.8, 1.0, bevel);\n`;
/** The joints between dice are dark; a die that is dark itself has edges that catch the light, so that two side by side stay apart. */
const DIE_EDGES: Readonly<Record<Finish, string>> = {
	resin: `${BEVEL}float night = 1.0 - smoothstep(0.02, 0.1, max(diffuseColor.r, max(diffuseColor.g, diffuseColor.b)));
	diffuseColor.rgb *= 1.0 - 0.6 * groove * groove;
	diffuseColor.rgb += night * vec3(0.105, 0.11, 0.125) * smoothstep(0.8, 0.88, bevel) * (1.0 - smoothstep(0.93, 0.985, bevel));\n`,
	glass: `${BEVEL}diffuseColor.rgb *= 1.0 - 0.45 * groove * groove;
	diffuseColor.rgb += 0.05 * smoothstep(0.8, 0.88, bevel) * (1.0 - smoothstep(0.93, 0.985, bevel));\n`,
	// paint wears off at the edges of wood
	wood: `${BEVEL}float worn = smoothstep(0.83, 0.93, bevel + 0.16 * (rings - 0.5));
	diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.5, 0.33, 0.17), 0.42 * worn * (1.0 - gMask.r));
	diffuseColor.rgb *= 1.0 - 0.62 * groove * groove;\n`,
};

/** Lattice axes of a vector in the axes of the plate, as GLSL. */
const TO_LATTICE = `mat3(${new THREE.Matrix3()
	.setFromMatrix4(BASIS)
	.transpose()
	.elements.map((one) => one.toFixed(6))
	.join(", ")})`;

function paint(shader: Shader, body: string, edged: boolean, shading: Shading): void {
	shader.uniforms.surface = { value: surfaceTexture(shading) };
	shader.vertexShader = shader.vertexShader
		.replace(
			"#include <common>",
			`#include <common>
			attribute vec3 aLook;
			attribute vec3 aPip;
			varying vec3 vPip;
			varying vec3 vBox;
			varying vec3 vSeed;
			varying vec2 vLook;
			${edged ? `attribute vec4 aDim;\nvarying vec4 vDim;\nvarying vec3 vAcross;${UNPACK}` : ""}`,
		)
		.replace(
			"#include <uv_vertex>",
			`#include <uv_vertex>
			vMapUv.y -= aLook.x / 8.0;
			float gFace = floor(uv.x * 8.0);
			vPip = aPip;
			vBox = position;
			vSeed = 7.0 * fract(aPip + vec3(0.37, 0.61, 0.17) * (aLook.z * 91.0));
			vLook = vec2(mod(floor(aLook.y / exp2(gFace)), 2.0), aLook.z);
			${edged ? DIM_VERTEX : ""}`,
		);
	shader.fragmentShader = shader.fragmentShader
		.replace(
			"#include <common>",
			`#include <common>
			uniform sampler2D surface;
			varying vec3 vPip;
			varying vec3 vBox;
			varying vec3 vSeed;
			varying vec2 vLook;
			${edged ? "varying vec4 vDim;\nvarying vec3 vAcross;" : ""}
			vec3 gMask;
			vec2 lean;`,
		)
		.replace(
			"#include <map_fragment>",
			`vec4 mask = texture2D(map, vMapUv);
			gMask = mask.rgb;
			lean = mask.ba;
			gMask.r *= 1.0 - step(0.5, vLook.x);`,
		)
		.replace(
			"#include <color_fragment>",
			`#include <color_fragment>
			diffuseColor.rgb *= 0.92 + 0.16 * vLook.y;
			${body}
			diffuseColor.rgb = mix(diffuseColor.rgb, vPip, 0.5 * gMask.g);
			diffuseColor.rgb = mix(diffuseColor.rgb, vPip * (0.9 - 0.16 * (lean.y - 0.5)), gMask.r);
			${edged ? "diffuseColor.rgb *= (1.0 - mix(mix(vDim.x, vDim.y, vAcross.x), mix(vDim.z, vDim.w, vAcross.x), vAcross.y)) * vAcross.z;" : ""}`,
		);
}
/** Which outer face of the lattice a vertex belongs to, how dark its corners are, and where in the face it lies. */
const DIM_VERTEX = `
			mat3 toLattice = ${TO_LATTICE} * mat3(instanceMatrix);
			float way = 1.0 - 2.0 * mod(gFace, 2.0);
			vec3 out3 = toLattice * (way * vec3(step(gFace, 1.5), step(1.5, gFace) * step(gFace, 3.5), step(3.5, gFace)));
			vec3 at3 = toLattice * position + 0.5;
			vec3 outer = step(vec3(0.5), -out3);
			vDim = unpack(dot(outer, aDim.xyz));
			vAcross = vec3(dot(outer, at3.yzx), dot(outer, at3.zxy), 1.0 - aDim.w);`;

/** Pips without a normal per pixel: their walls are shaded by where the sun stands over the face. */
function drill(shader: Shader): void {
	shader.vertexShader = shader.vertexShader
		.replace(
			"#include <common>",
			"#include <common>\nattribute vec3 aAlong;\nvarying vec2 vSlant;\nvarying float vGloss;",
		)
		.replace(
			"#include <project_vertex>",
			`#include <project_vertex>
			mat3 standing = mat3(modelMatrix) * mat3(instanceMatrix);
			vec3 along = normalize(standing * aAlong);
			vSlant = vec2(dot(along, uSun), dot(cross(normalize(standing * normal), along), uSun));`,
		);
	shader.fragmentShader = shader.fragmentShader
		.replace("#include <common>", "#include <common>\nvarying vec2 vSlant;\nvarying float vGloss;")
		.replace(
			"diffuseColor.rgb *= vShade;",
			`vec2 dent = lean * 2.0 - 1.0;
			diffuseColor.rgb *= vShade * (1.0 + 0.5 * dot(dent, vSlant) * (1.0 - step(0.5, vLook.x)));
			diffuseColor.rgb += vGloss * (1.0 - 0.6 * gMask.r);`,
		);
}
