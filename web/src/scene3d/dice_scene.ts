/** Dice on the plate, in cells or free poses: standing, stepping by the rules, or in recorded motion. */
import * as THREE from "three";
import type { Die, Step } from "../net/protocol";
import { clack } from "../platform/sound";
import { type Sample, swayOf } from "../rules/hand_trace";
import { type Cell, cellOf, spareOf } from "../rules/lattice";
import { type Frame, frameAt, type Motion, RATE } from "../rules/motion";
import { DIE_MM, type V3 } from "../rules/plate_plane";
import { DiceMesh } from "./dice_mesh";
import { BASIS, UP, worldOf } from "./die_geometry";
import { Signs } from "./die_labels";
import { SUN } from "./materials";
import { Occlusion } from "./occlusion";
import { plateMesh, shadeCups } from "./plate_mesh";
import { plateNames } from "./plate_names";
import { HALF_TURN, type PosedDie, placedOf } from "./poses";
import { type DrawnDie, type Floor, playSteps, stood } from "./step_animation";
import { type Quality, Viewport } from "./viewport";

const MOST_INSTANCES = 300;
/** From this many steps on, it is a cascade, and the camera leans in. */
const CASCADE = 3;
const CHEER = 1900;
/** Milliseconds: a recorded motion that took longer is shown faster. */
const LONGEST_MOTION_MS = 4000;
const INTO_LATTICE = BASIS.clone().transpose();
const Z_UP = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(1, 0, 0), -Math.PI / 2);

export abstract class DiceScene extends Viewport implements Floor {
	/** Everything that tilts with the plate. */
	readonly plate = new THREE.Group();
	protected readonly wood: THREE.Group;
	protected readonly crowd: DiceMesh;
	dice: DrawnDie[] = [];
	/** Something has moved since the last picking test. */
	protected stale = true;
	/** Number of motions playing. */
	protected playing = 0;
	private readonly signs = new Signs();
	private spares = new Map<string, number>();
	/** The dice shown, if nothing has moved since; otherwise null. */
	private standing: readonly Die[] | null = null;
	private lean: readonly [number, number] = [0, 0];
	private pushed: readonly [number, number] = [0, 0];

	constructor(host: HTMLElement, quality: Quality) {
		super(host, quality, { fov: 30, near: 0.5, far: 140 });
		const { shading } = this.tier;
		this.wood = plateMesh(shading);
		this.crowd = new DiceMesh(MOST_INSTANCES, 6, shading, shading === "full" ? 256 : 128);
		this.wood.add(plateNames());
		this.plate.add(this.wood, this.crowd.mesh, this.signs.group);
		this.scene.add(this.plate);
	}

	/** The dice have changed. */
	protected abstract changed(): void;

	/** Show exactly these dice. A pose overrides the cell. */
	show(dice: readonly Die[], loose: readonly PosedDie[] = []): void {
		if (dice === this.standing && loose.length === 0) return;
		this.standing = loose.length === 0 ? dice : null;
		this.spares = new Map(dice.map((die) => [die.cell, this.spares.get(die.cell) ?? spareOf(die.cell)] as const));
		this.dice = [
			...dice.map((die) => stood(die.cell, die.colour, die.triple, this.spares.get(die.cell) ?? 0)),
			...loose.map(layed),
		];
		this.signs.show(dice, loose);
		this.changed();
		this.refresh();
	}
	/** Update free dice in motion; like `show`, but nothing else changes. */
	lay(loose: readonly PosedDie[]): void {
		this.standing = null;
		this.signs.group.visible = false;
		this.dice = loose.map(layed);
		this.refresh();
	}

	/** Tilt the plate with everything on it, in degrees by which its +x and +y sides are lowered. */
	tilt(x: number, y: number): void {
		if (x === this.lean[0] && y === this.lean[1]) return;
		this.lean = [x, y];
		this.hold();
	}
	/** Displace the plate in its own plane, in millimetres. */
	shift(x: number, y: number): void {
		if (x === this.pushed[0] && y === this.pushed[1]) return;
		this.pushed = [x, y];
		this.hold();
	}
	private hold(): void {
		const [x, y] = this.lean;
		const steep = Math.hypot(x, y);
		const axis = new THREE.Vector3(x, 0, -y).normalize();
		this.plate.quaternion.setFromAxisAngle(axis.crossVectors(UP, axis), THREE.MathUtils.degToRad(steep));
		// lift the tilted plate so that its lowest corner clears the table
		const lift = Math.max(0, 9 * Math.sin(THREE.MathUtils.degToRad(Math.min(90, steep))) - 1.4);
		this.plate.position
			.copy(toWorld(...this.pushed, 0))
			.applyQuaternion(this.plate.quaternion)
			.addScaledVector(UP, lift);
		this.draw(true);
	}
	/** Play steps one after another; the caller then shows the final dice. */
	async play(steps: readonly Step[], after: readonly Die[], quick: boolean): Promise<void> {
		if (steps.length === 0) return;
		this.signs.group.visible = false;
		this.standing = null;
		this.playing++;
		const long = !quick && steps.length >= CASCADE;
		if (long) this.leanIn(middle(steps.map((step) => worldOf(cellOf(step.to || step.at)))));
		await playSteps(this, steps, after, quick);
		if (long) this.leanIn(null);
		this.playing--;
		this.spares = new Map(this.dice.map((die) => [die.cell, die.spare]));
	}

	/**
	 * Play recorded motion. A track that starts at a die is that die; other tracks bring in dice, with a colour from `colour` by
	 * their end. `moved` is the motion of the plate; `follow` is called on every frame.
	 */
	async playMotion(
		motion: Motion,
		colour: (end: V3) => string,
		quick: boolean,
		moved: readonly Sample[] = [],
		follow: (frame: number) => void = () => {},
	): Promise<void> {
		this.standing = null;
		this.signs.group.visible = false;
		const moving = motion.tracks.map((track) => {
			const first = track.frames[0] as Frame;
			const at = toWorld(first.x, first.y, first.z);
			const end = track.frames.at(-1) as Frame;
			let die = this.dice.find((one) => one.pos.distanceToSquared(at) < 0.02);
			if (!die) {
				die = layed(placedOf(`#${track.die}`, colour([end.x, end.y, end.z]), "0,0,0,1,0,0,0"));
				die.size = 0;
				this.dice.push(die);
			}
			return { track, die };
		});
		this.refresh();
		const carried = swayOf(moved);
		const fell = new Map<DrawnDie, readonly [number, number]>();
		this.playing++;
		await this.run(quick ? 0 : Math.min(LONGEST_MOTION_MS, (motion.length / RATE) * 1000), (t) => {
			const time = t * motion.length;
			const hand = moved[Math.min(moved.length - 1, Math.floor(time))];
			if (hand) this.tilt(hand.tilt_x ?? 0, hand.tilt_y ?? 0);
			this.shift(...(carried[Math.floor(time)] ?? [0, 0]));
			follow(Math.floor(time));
			for (const { track, die } of moving) {
				if (time < track.first) continue;
				die.size = 1;
				die.cell = "";
				put(die, ...frameAt(track, time));
				this.crowd.move(this.dice.indexOf(die), die.pos, die.turn, die.size);
				// a fall that ends abruptly is a knock
				const [height, speed] = fell.get(die) ?? [die.pos.y, 0];
				const now = die.pos.y - height;
				if (!quick && speed < -0.03 && now > 0.4 * speed) this.knock(Math.min(1, -4 * speed));
				fell.set(die, [die.pos.y, now]);
			}
			this.stale = true;
			this.draw(true);
		});
		this.playing--;
	}
	/** Let the winner's dice hop in a wave across the board. */
	async cheer(whose: (die: DrawnDie) => boolean): Promise<void> {
		const dice = this.dice.filter(whose);
		if (dice.length === 0) return;
		const from = dice.map((die) => die.pos.clone());
		this.playing++;
		await this.run(CHEER, (t) => {
			for (const [i, die] of dice.entries()) {
				const start = from[i] as THREE.Vector3;
				const part = 2.2 * t - 0.6 * (0.5 + start.x / 18) - 0.2 * (0.5 - start.z / 18);
				const hop = part > 0 && part < 1 ? Math.abs(Math.sin(2 * Math.PI * part)) * (1 - 0.6 * part) : 0;
				die.pos.copy(start).addScaledVector(UP, t === 1 ? 0 : 0.55 * hop);
				this.crowd.move(this.dice.indexOf(die), die.pos, die.turn, die.size);
			}
			this.draw(true);
		});
		this.playing--;
	}

	knock(hard: number): void {
		clack(hard);
	}
	/** Dice and cups beside others are darker: computed anew when the cells in which dice stand have changed, or the side of the light. */
	protected override beforeFrame(): void {
		if (!this.unshaded) return;
		this.unshaded = false;
		const cells = this.dice.map(cellAtRest);
		const sun = this.tier.shading === "full" ? null : SUN.value.clone().applyMatrix4(INTO_LATTICE);
		const now = `${this.wood.visible} ${sun?.x.toFixed(2)} ${cells.map((cell) => cell ?? "-").join(" ")}`;
		if (now === this.shaded) return;
		this.shaded = now;
		const stand = this.wood.visible ? cells.filter((cell) => cell !== null) : [];
		const dark = new Occlusion(stand, sun ? [sun.x, sun.y, sun.z] : null);
		for (const [i, cell] of cells.entries())
			this.crowd.setDim(i, cell && this.wood.visible ? dark.packed(cell) : [0, 0, 0, 0]);
		shadeCups(this.wood, dark);
	}
	private shaded = "";
	private unshaded = true;
	protected override draw(moved = false, moves = false): void {
		this.unshaded ||= moved;
		super.draw(moved, moves);
	}
	refresh(): void {
		this.crowd.count = this.dice.length;
		for (const [i, die] of this.dice.entries()) {
			this.crowd.move(i, die.pos, die.turn, die.size);
			this.crowd.setColour(i, die.colour, die.blank);
		}
		this.stale = true;
		this.draw(true);
	}
	/** Only this die has moved. */
	moved(die: DrawnDie): void {
		this.crowd.move(this.dice.indexOf(die), die.pos, die.turn, die.size);
		this.stale = true;
		this.draw(true);
	}
}

const PLACES = new Map<string, { readonly cell: Cell; readonly at: THREE.Vector3 }>();
/** The cell in which a die stands; null while it moves. */
function cellAtRest(die: DrawnDie): Cell | null {
	if (!die.cell || die.size < 1) return null;
	let place = PLACES.get(die.cell);
	if (!place) {
		const cell = cellOf(die.cell);
		place = { cell, at: worldOf(cell) };
		PLACES.set(die.cell, place);
	}
	return die.pos.distanceToSquared(place.at) < 0.003 ? place.cell : null;
}
/** Convert from server coordinates (z up, y ahead, millimetres). */
export const toWorld = (x: number, y: number, z: number): THREE.Vector3 =>
	new THREE.Vector3(x / DIE_MM, z / DIE_MM, -y / DIE_MM);
function middle(points: readonly THREE.Vector3[]): THREE.Vector3 {
	return points.reduce((sum, one) => sum.add(one), new THREE.Vector3()).divideScalar(Math.max(1, points.length));
}
/** Interpolate between two frames of a motion. */
function put(die: DrawnDie, a: Frame, b: Frame, t: number): void {
	die.pos.copy(toWorld(a.x, a.y, a.z)).lerp(toWorld(b.x, b.y, b.z), t);
	die.turn
		.set(...a.turn)
		.slerp(new THREE.Quaternion(...b.turn), t)
		.premultiply(Z_UP)
		.multiply(HALF_TURN);
}
function layed(one: PosedDie): DrawnDie {
	const turn = Z_UP.clone().multiply(one.turn).multiply(HALF_TURN);
	return {
		cell: one.cell ?? "",
		name: one.die,
		colour: one.colour,
		spare: 0,
		pos: toWorld(one.pos.x, one.pos.y, one.pos.z),
		turn,
		size: 1,
		blank: 0,
	};
}
