/** One material for all dice of a mesh: colours of body, pips and mark come from the instance and the atlas. */
import * as THREE from "three";
import type { Finish } from "./looks";
import { flatten, NOISE, type Shader, type Shading } from "./materials";

/** `aLook` is (row of the mark, blank faces as bits, how light the die is beside others). `edged`: a cube, whose edges are darkened. */
export function diceMaterial(tex: THREE.Texture, shading: Shading, finish: Finish, edged: boolean): THREE.Material {
	const groove = edged
		? `vec3 reach = abs(vBox) * 2.07;
		float middle = reach.x + reach.y + reach.z - max(reach.x, max(reach.y, reach.z)) - min(reach.x, min(reach.y, reach.z));
		float groove = smoothstep(0.8, 1.0, middle);
		diffuseColor.rgb *= 1.0 - 0.6 * groove * groove;`
		: "";
	if (shading === "flat") {
		const plain = new THREE.MeshBasicMaterial({ map: tex });
		plain.customProgramCacheKey = () => `dice-flat-${edged}`;
		flatten(plain, (shader) => paint(shader, groove));
		return plain;
	}
	const body = {
		resin: { roughness: 0.27 },
		wood: { roughness: 0.62 },
		glass: { roughness: 0.16 },
	}[finish];
	const material = new THREE.MeshStandardMaterial({ ...body, map: tex });
	material.customProgramCacheKey = () => `dice-${finish}-${edged}`;
	material.onBeforeCompile = (shader) => {
		paint(shader, grained[finish] + groove);
		shader.vertexShader = shader.vertexShader
			.replace("#include <common>", "#include <common>\nattribute vec3 aAlong;\nvarying vec3 vAlong;")
			.replace(
				"#include <project_vertex>",
				"#include <project_vertex>\nvAlong = normalMatrix * (mat3(instanceMatrix) * aAlong);",
			);
		shader.fragmentShader = shader.fragmentShader
			.replace("#include <common>", `#include <common>\nvarying vec3 vAlong;${finish === "wood" ? NOISE : ""}`)
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
				// translucent dice glow at edges and corners
				vec3 inside = abs(vBox) * 2.07;
				float thin = smoothstep(0.9, 2.6, inside.x + inside.y + inside.z - max(inside.x, max(inside.y, inside.z)));
				totalEmissiveRadiance += diffuseColor.rgb * (0.16 + 0.5 * thin) * (1.0 - gMask.r);`,
			);
	};
	return material;
}

/** The texture of a finish across the body. */
const grained: Readonly<Record<Finish, string>> = {
	resin: "",
	glass: "diffuseColor.rgb *= 0.9;\n",
	wood: `vec3 cut = vBox + vSeed;
	float rings = noise2(vec2(cut.x * 2.0 + cut.z * 1.4 + noise2(cut.xy * 3.0), cut.y * 22.0));
	float fibre = noise2(vec2(cut.x * 7.0 + cut.z * 7.0, cut.y * 60.0));
	diffuseColor.rgb *= mix(vec3(1.0), vec3(0.8, 0.74, 0.66) + 0.42 * rings + 0.12 * fibre, 1.0 - gMask.r);\n`,
};

function paint(shader: Shader, body: string): void {
	shader.vertexShader = shader.vertexShader
		.replace(
			"#include <common>",
			`#include <common>
			attribute vec3 aLook;
			attribute vec3 aPip;
			varying vec3 vPip;
			varying vec3 vBox;
			varying vec3 vSeed;
			varying vec2 vLook;`,
		)
		.replace(
			"#include <uv_vertex>",
			`#include <uv_vertex>
			vMapUv.y -= aLook.x / 8.0;
			float gFace = floor(uv.x * 8.0);
			vPip = aPip;
			vBox = position;
			vSeed = 7.0 * fract(aPip + vec3(0.37, 0.61, 0.17) * (aLook.z * 91.0));
			vLook = vec2(mod(floor(aLook.y / exp2(gFace)), 2.0), aLook.z);`,
		);
	shader.fragmentShader = shader.fragmentShader
		.replace(
			"#include <common>",
			`#include <common>
			varying vec3 vPip;
			varying vec3 vBox;
			varying vec3 vSeed;
			varying vec2 vLook;
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
			diffuseColor.rgb *= 0.95 + 0.1 * vLook.y;
			${body}
			diffuseColor.rgb = mix(diffuseColor.rgb, vPip, 0.5 * gMask.g);
			diffuseColor.rgb = mix(diffuseColor.rgb, vPip * (0.9 - 0.16 * (lean.y - 0.5)), gMask.r);`,
		);
}
