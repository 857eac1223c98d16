/** Many dice in one draw call, instanced, each with its own colours. */
import * as THREE from "three";
import { colourOf } from "../ui/colours";
import { atlas, dieGeometry } from "./die_geometry";
import { diceMaterial } from "./die_material";
import type { Finish } from "./looks";
import type { Shading } from "./materials";
import { numberAtlas, solidGeometry } from "./polyhedra";

export class DiceMesh {
	readonly mesh: THREE.InstancedMesh;
	private readonly look: THREE.InstancedBufferAttribute;
	private readonly pips: THREE.InstancedBufferAttribute;
	private readonly dim: THREE.InstancedBufferAttribute;
	private readonly m = new THREE.Matrix4();
	private readonly scale = new THREE.Vector3();
	private readonly tint = new THREE.Color();

	private readonly texture: THREE.Texture;
	private made: Finish = "resin";

	constructor(
		most: number,
		private readonly faces: number,
		private readonly shading: Shading,
		tile: number,
	) {
		const geo = faces === 6 ? dieGeometry(shading === "flat" ? 1 : 3) : solidGeometry(faces);
		this.look = new THREE.InstancedBufferAttribute(new Float32Array(most * 3), 3);
		this.pips = new THREE.InstancedBufferAttribute(new Float32Array(most * 3), 3);
		this.dim = new THREE.InstancedBufferAttribute(new Float32Array(most * 4), 4);
		geo.setAttribute("aDim", this.dim);
		geo.setAttribute("aLook", this.look);
		geo.setAttribute("aPip", this.pips);
		this.texture = faces === 6 ? atlas(tile) : numberAtlas(faces);
		this.mesh = new THREE.InstancedMesh(geo, this.material("resin"), most);
		this.mesh.instanceColor = new THREE.InstancedBufferAttribute(new Float32Array(most * 3), 3);
		this.mesh.frustumCulled = false;
		this.mesh.castShadow = this.mesh.receiveShadow = shading === "full";
		this.mesh.count = 0;
		this.marks = faces === 6;
	}
	/** Only cubes have marks besides pips; the atlas tiles of other dice hold their numbers. */
	private readonly marks: boolean;

	private material(finish: Finish): THREE.Material {
		return diceMaterial(this.texture, this.shading, finish, this.faces === 6);
	}
	/** Set the material of the dice. */
	set finish(finish: Finish) {
		if (finish === this.made) return;
		this.made = finish;
		(this.mesh.material as THREE.Material).dispose();
		this.mesh.material = this.material(finish);
	}

	get count(): number {
		return this.mesh.count;
	}
	/** Set the number of dice. */
	set count(count: number) {
		this.mesh.count = Math.min(count, this.mesh.instanceMatrix.count);
	}
	/** Set the pose of a die. */
	move(i: number, at: THREE.Vector3, turn: THREE.Quaternion, size: number): void {
		if (i >= this.mesh.instanceMatrix.count) return;
		this.mesh.setMatrixAt(i, this.m.compose(at, turn, this.scale.setScalar(size)));
		this.mesh.instanceMatrix.needsUpdate = true;
	}
	/** Set the look of a die; `blank` is a bit mask of hidden faces. */
	setColour(i: number, name: string, blank: number): void {
		if (i >= this.mesh.instanceMatrix.count) return;
		const colour = colourOf(name);
		this.mesh.setColorAt(i, this.tint.set(colour.body));
		this.look.setXYZ(i, this.marks ? colour.row : 0, blank, (i * 0.618) % 1);
		this.tint.set(colour.pip).toArray(this.pips.array, i * 3);
		if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
		this.look.needsUpdate = this.pips.needsUpdate = true;
	}
	/** How dark a die is beside and under others (`Occlusion.packed`). */
	setDim(i: number, [x, y, z, all]: readonly [number, number, number, number]): void {
		if (i >= this.mesh.instanceMatrix.count) return;
		this.dim.setXYZW(i, x, y, z, all);
		this.dim.needsUpdate = true;
	}
}
