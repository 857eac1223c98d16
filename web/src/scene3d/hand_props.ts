/** Props of an action: the die in hand, an arrow, the trajectory, a ring at the landing point. */
import * as THREE from "three";
import type { V3 } from "../rules/plate_plane";
import { DiceMesh } from "./dice_mesh";
import { toWorld } from "./dice_scene";

const GOLD = 0xffc94d;
const UP = new THREE.Vector3(0, 1, 0);

export class HandProps {
	readonly group = new THREE.Group();
	private readonly die = new DiceMesh(1, 6, "flat", 128);
	private readonly arrow = new THREE.Group();
	private readonly shaft: THREE.Mesh;
	private readonly head: THREE.Mesh;
	private readonly ring: THREE.Mesh;
	private readonly way: THREE.Line;

	constructor() {
		const gold = new THREE.MeshBasicMaterial({ color: GOLD, transparent: true, opacity: 0.9 });
		this.shaft = new THREE.Mesh(new THREE.CylinderGeometry(0.12, 0.12, 1, 10).translate(0, 0.5, 0), gold);
		this.head = new THREE.Mesh(new THREE.ConeGeometry(0.36, 0.9, 14).translate(0, 0.45, 0), gold);
		this.arrow.add(this.shaft, this.head);
		this.ring = new THREE.Mesh(new THREE.TorusGeometry(0.8, 0.09, 8, 40).rotateX(Math.PI / 2), gold);
		this.way = new THREE.Line(
			new THREE.BufferGeometry(),
			new THREE.LineDashedMaterial({ color: 0xffffff, dashSize: 0.35, gapSize: 0.25 }),
		);
		this.way.frustumCulled = false;
		this.group.add(this.die.mesh, this.arrow, this.ring, this.way);
		this.clear();
	}

	clear(): void {
		this.die.count = 0;
		this.arrow.visible = this.ring.visible = this.way.visible = this.die.mesh.visible = false;
	}
	/** A die in the hand. */
	hold(at: V3, colour: string, yaw = 0): void {
		const turn = new THREE.Quaternion().setFromAxisAngle(UP, (yaw * Math.PI) / 180);
		this.die.count = 1;
		this.die.mesh.visible = true;
		this.die.move(0, toWorld(...at), turn, 1);
		this.die.setColour(0, colour, 0);
	}
	/** An arrow from a place along a direction, its length in millimetres. */
	point(from: V3, way: V3, length: number): void {
		const dir = toWorld(...way);
		if (dir.length() < 1e-6 || length < 1) {
			this.arrow.visible = false;
			return;
		}
		const long = length / 16;
		this.arrow.visible = true;
		this.arrow.position.copy(toWorld(...from));
		this.arrow.quaternion.setFromUnitVectors(UP, dir.normalize());
		this.shaft.scale.set(1, Math.max(0.1, long - 0.9), 1);
		this.head.position.y = Math.max(0.1, long - 0.9);
	}
	/** A trajectory with a ring at its end. */
	fly(points: readonly V3[]): void {
		const last = points.at(-1);
		this.way.visible = this.ring.visible = last !== undefined;
		if (!last) return;
		this.way.geometry.dispose();
		this.way.geometry = new THREE.BufferGeometry().setFromPoints(points.map((point) => toWorld(...point)));
		this.way.computeLineDistances();
		this.ring.position.copy(toWorld(...last));
	}
	/** A ring alone. */
	aim(at: V3): void {
		this.ring.visible = true;
		this.ring.position.copy(toWorld(...at));
	}
}
