/** Dice thrown onto the table beside the plate: how they tumble there, and where they end. */
import * as THREE from "three";
import { DIE_MM, TABLE } from "../rules/plate_plane";
import { DiceMesh } from "./dice_mesh";
import { DIE_EDGE, UP } from "./die_geometry";
import type { Shading } from "./materials";
import { faceUp, type ThrownDie, tumbleTo } from "./tumble";

/** Thrown dice land in the upper right corner of the picture, beside the plate. */
const THROWN_AT = new THREE.Vector2(0.7, 0.5);
const MOST_DICE_SHOWN = 12;

/** What a throw needs of the scene it is shown in. */
interface ThrowStage {
	/** Call a function on every frame, with the share of the time that has passed. */
	run(ms: number, frame: (t: number) => void): Promise<void>;
	draw(): void;
}

export class DiceThrow {
	readonly mesh: DiceMesh;
	/** How many throws there were: a throw ends when the next begins. */
	private number = 0;

	constructor(
		shading: Shading,
		private readonly camera: THREE.Camera,
		private readonly stage: ThrowStage,
	) {
		this.mesh = new DiceMesh(MOST_DICE_SHOWN, 6, shading, 128);
	}

	/** `knock` is called on every impact. */
	async throw(dice: readonly ThrownDie[], quick: boolean, knock: (hard: number) => void): Promise<void> {
		const number = ++this.number;
		const shown = dice.slice(0, MOST_DICE_SHOWN);
		const middle = this.onTable(THROWN_AT);
		const hand = this.onTable(new THREE.Vector2(THROWN_AT.x, -0.9)).setY(middle.y + 6);
		const right = new THREE.Vector3().setFromMatrixColumn(this.camera.matrixWorld, 0).setY(0).normalize();
		const ahead = new THREE.Vector3().crossVectors(UP, right);
		const columns = Math.min(3, shown.length);
		const tumbles = shown.map(({ value }, i) => {
			const pos = middle
				.clone()
				.addScaledVector(right, 1.7 * ((i % columns) - (columns - 1) / 2))
				.addScaledVector(ahead, 1.7 * Math.floor(i / columns));
			const turn = faceUp(value, 0.5 * Math.sin(7 * i + number));
			const from = hand.clone().addScaledVector(right, (i % columns) - 1);
			return tumbleTo({ pos, turn }, { from, seed: 31 * number + i, ms: 1000 + 90 * i, size: DIE_EDGE });
		});
		this.mesh.count = shown.length;
		for (const [i, die] of shown.entries()) this.mesh.setColour(i, die.colour, 0);
		const last = Math.max(0, ...tumbles.map((tumble) => tumble.ms));
		let before = 0;
		await this.stage.run(quick ? 0 : last, (t) => {
			if (number !== this.number) return;
			const now = t * last;
			for (const [i, tumble] of tumbles.entries()) {
				const { pos, turn } = tumble.at(Math.min(now, tumble.ms));
				this.mesh.move(i, pos, turn, 1);
				if (!quick) for (const { at, hard } of tumble.knocks) if (before < at && at <= now) knock(hard);
			}
			before = now;
			this.stage.draw();
		});
	}

	clear(): void {
		this.number++;
		if (this.mesh.count === 0) return;
		this.mesh.count = 0;
		this.stage.draw();
	}

	/** The middle of a die on the table at a point of the picture (-1 to 1). */
	private onTable(point: THREE.Vector2): THREE.Vector3 {
		this.camera.updateMatrixWorld();
		const ray = new THREE.Raycaster();
		ray.setFromCamera(point, this.camera);
		const height = TABLE / DIE_MM + DIE_EDGE / 2;
		return (
			ray.ray.intersectPlane(new THREE.Plane(UP, -height), new THREE.Vector3()) ?? new THREE.Vector3(8, height, -8)
		);
	}
}
