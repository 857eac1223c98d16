/** A procedural environment map: a room with one big window and a lamp over the table. Nothing is loaded. */
import * as THREE from "three";

/**
 * Bright colours are compressed towards white, as three.js' neutral tone mapping does; but dark ones stay as they are, so that black dice
 * keep their edges and felt its grey.
 */
const TONES = `vec3 CustomToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	float peak = max(color.r, max(color.g, color.b));
	if (peak < 0.74) return color;
	float top = 1.0 - 0.0676 / (peak - 0.48);
	return mix(color * top / peak, vec3(top), 1.0 - 1.0 / (0.15 * (peak - top) + 1.0));
}`;
export function mapTones(renderer: THREE.WebGLRenderer, exposure: number): void {
	const chunk = THREE.ShaderChunk as { tonemapping_pars_fragment: string };
	chunk.tonemapping_pars_fragment = chunk.tonemapping_pars_fragment.replace(
		"vec3 CustomToneMapping( vec3 color ) { return color; }",
		TONES,
	);
	renderer.toneMapping = THREE.CustomToneMapping;
	renderer.toneMappingExposure = exposure;
}

/** The environment map, drawn once per renderer. */
export function roomLight(renderer: THREE.WebGLRenderer): THREE.Texture {
	const room = new THREE.Scene();
	const walls = new THREE.Mesh(
		new THREE.SphereGeometry(20, 24, 16),
		new THREE.MeshBasicMaterial({ vertexColors: true, side: THREE.BackSide }),
	);
	const at = walls.geometry.getAttribute("position");
	const shade: number[] = [];
	const [floor, wall, ceiling] = [0x2a211a, 0x6f675c, 0xc9cdd2].map((one) => new THREE.Color(one));
	const mixed = new THREE.Color();
	for (let i = 0; i < at.count; i++) {
		const high = at.getY(i) / 20;
		mixed
			.copy(wall as THREE.Color)
			.lerp((high > 0 ? ceiling : floor) as THREE.Color, Math.min(1, 1.6 * Math.abs(high)));
		shade.push(mixed.r, mixed.g, mixed.b);
	}
	walls.geometry.setAttribute("color", new THREE.Float32BufferAttribute(shade, 3));
	room.add(walls);
	const lamp = (
		tint: number,
		bright: number,
		size: readonly [number, number],
		from: readonly [number, number, number],
	): void => {
		const pane = new THREE.Mesh(
			new THREE.PlaneGeometry(...size),
			new THREE.MeshBasicMaterial({ color: new THREE.Color(tint).multiplyScalar(bright), side: THREE.DoubleSide }),
		);
		pane.position.set(...from);
		pane.lookAt(0, 0, 0);
		room.add(pane);
	};
	lamp(0xfff2e0, 14, [8, 5], [-7, 12, 4]);
	lamp(0xdfeaff, 5, [4, 12], [14, 6, -2]);
	lamp(0xffe3c0, 3, [12, 3], [0, 5, -15]);
	const maker = new THREE.PMREMGenerator(renderer);
	const light = maker.fromScene(room, 0.03).texture;
	maker.dispose();
	room.traverse((part) => {
		if (part instanceof THREE.Mesh) {
			part.geometry.dispose();
			part.material.dispose();
		}
	});
	return light;
}
