/** A world of dice in Rapier's WebAssembly, for Python: `pipyard.physics.web_rapier` says what the methods mean.
 *
 * Only numbers are passed, and arrays of numbers come back, for many steps at once: a call from Python takes microseconds. */
import {
	CoefficientCombineRule,
	type Collider,
	ColliderDesc,
	type JointAxesMask,
	JointData,
	Ray,
	type RigidBody,
	RigidBodyDesc,
	TriMeshFlags,
	World,
} from "@dimforge/rapier3d";

const NO_TURN = { x: 0, y: 0, z: 0, w: 1 };
const CYLINDER_UPRIGHT = { x: Math.SQRT1_2, y: 0, z: 0, w: Math.SQRT1_2 };
/** Where a snapshot has the settings for which this package has no setter: it begins with gravity and all settings, one after another. */
const SETTING_OFFSETS = { step: 12, stiffness: 20, damping: 24, fixedStiffness: 28, frictionModel: 184 };
const ANOTHER_VERSION = "another version of Rapier: its snapshots have a new layout";
const DAMPING = 10;
const FIXED_STIFFNESS = 60;
const COULOMB = 1;
/** How a new body falls asleep, as snapshots have it: linear and angular threshold, and seconds. There is no setter either. */
const USUAL_SLEEP = new Uint8Array(Float32Array.of(0.05, 0.5, 0.5).buffer);
/** Centimetres by which dice may sink in while nothing is to move. */
const ANY_SLACK = 1000;
/** Steps that dice may take to fall asleep where they lie. */
const LULLABY = 8;

/** When a die sleeps: slower than `slow` and `spin` for `rest` seconds. */
interface Sleep {
	readonly slow: number;
	readonly spin: number;
	readonly rest: number;
}

export class RapierWorld {
	private dice: RigidBody[] = [];
	private skins: Collider[] = [];
	/** How the last dice fall asleep, and how many of them the engine does not know yet. */
	private sleep: Sleep = { slow: 0, spin: 0, rest: 0 };
	private fresh = 0;

	private constructor(private world: World) {}

	static made(
		step: number,
		stiffness: number,
		coulomb: boolean,
		substeps: number,
		sweeps: number,
		slack: number,
	): RapierWorld {
		const bare = new World({ x: 0, y: 0, z: -981 });
		bare.timestep = step;
		bare.maxCcdSubsteps = substeps;
		bare.numInternalPgsIterations = sweeps;
		bare.integrationParameters.normalizedAllowedLinearError = slack;
		bare.integrationParameters.contact_natural_frequency = stiffness;
		const snapshot = bare.takeSnapshot();
		bare.free();
		amend(snapshot, step, stiffness, coulomb);
		return RapierWorld.resumed(snapshot, step);
	}

	static resumed(snapshot: Uint8Array, step: number): RapierWorld {
		return new RapierWorld(restored(snapshot, step));
	}

	again(snapshot: Uint8Array, step: number): RapierWorld {
		const copy = RapierWorld.resumed(snapshot, step);
		copy.sleep = this.sleep;
		copy.find(this.dice);
		return copy;
	}

	snapshot(): Uint8Array {
		this.teach();
		return this.world.takeSnapshot();
	}

	/** Find the dice of another copy of this world. */
	private find(dice: readonly RigidBody[]): void {
		this.dice = dice.map((die) => this.world.getRigidBody(die.handle));
		this.skins = this.dice.map((die) => die.collider(0));
	}

	/** Tell the engine how the last dice fall asleep. */
	private teach(): void {
		if (!this.fresh) return;
		const snapshot = this.world.takeSnapshot();
		const places = placesOf(USUAL_SLEEP, snapshot);
		if (places.length !== this.fresh) throw new Error(ANOTHER_VERSION);
		const { slow, spin, rest } = this.sleep;
		const sleep = new Uint8Array(Float32Array.of(slow, spin, rest).buffer);
		for (const place of places) snapshot.set(sleep, place);
		const world = restored(snapshot, this.world.timestep);
		this.world.free();
		this.world = world;
		this.find(this.dice);
		this.fresh = 0;
	}

	/** Memory of WebAssembly is not collected by itself. */
	free(): void {
		this.world.free();
	}

	box(hx: number, hy: number, hz: number, x: number, y: number, z: number, friction: number, bounce: number): number {
		return this.fixed(ColliderDesc.cuboid(hx, hy, hz).setTranslation(x, y, z), friction, bounce);
	}

	/** `flat`: the corners, then the faces. */
	mesh(friction: number, bounce: number, corners: number, ...flat: readonly number[]): number {
		const points = Float32Array.from(flat.slice(0, 3 * corners));
		const faces = Uint32Array.from(flat.slice(3 * corners));
		return this.fixed(ColliderDesc.trimesh(points, faces, TriMeshFlags.FIX_INTERNAL_EDGES), friction, bounce);
	}

	cylinder(half: number, radius: number, x: number, y: number, z: number, friction: number, bounce: number): number {
		const made = ColliderDesc.cylinder(half, radius).setRotation(CYLINDER_UPRIGHT);
		return this.fixed(made.setTranslation(x, y, z), friction, bounce);
	}

	fixedCube(inner: number, border: number, ...rest: readonly number[]): number {
		const [x = 0, y = 0, z = 0, w = 1, i = 0, j = 0, k = 0, friction = 0, bounce = 0] = rest;
		const made = cube(inner, border).setTranslation(x, y, z).setRotation({ x: i, y: j, z: k, w });
		return this.fixed(made, friction, bounce);
	}

	private fixed(made: ColliderDesc, friction: number, bounce: number): number {
		const skin = this.world.createCollider(made);
		coat(skin, friction, bounce);
		return skin.handle;
	}

	/** How the dice fall asleep that are added from now on. */
	habit(slow: number, spin: number, rest: number): void {
		if (slow === this.sleep.slow && spin === this.sleep.spin && rest === this.sleep.rest) return;
		this.teach();
		this.sleep = { slow, spin, rest };
	}

	/** `rest`: place, turn, and the corners if it is no cube. */
	die(inner: number, border: number, ...rest: readonly number[]): number {
		const [x = 0, y = 0, z = 0, w = 1, i = 0, j = 0, k = 0, ...corners] = rest;
		const made = RigidBodyDesc.dynamic().setTranslation(x, y, z).setRotation({ x: i, y: j, z: k, w });
		const die = this.world.createRigidBody(made);
		const shape = corners.length ? hull(Float32Array.from(corners), border) : cube(inner, border);
		this.skins.push(this.world.createCollider(shape, die));
		this.fresh++;
		return this.dice.push(die) - 1;
	}

	weigh(number: number, mass: number, x: number, y: number, z: number): void {
		this.skin(number).setMassProperties(mass, { x: 0, y: 0, z: 0 }, { x, y, z }, NO_TURN);
	}

	coat(number: number, friction: number, bounce: number, damping: number, fast: boolean): void {
		coat(this.skin(number), friction, bounce);
		const die = this.at(number);
		die.setLinearDamping(damping);
		die.setAngularDamping(damping);
		die.enableCcd(fast);
	}

	/** Let some time pass in which nothing can move, so that the engine itself puts whole heaps of dice to sleep. */
	lull(): void {
		this.teach();
		const { gravity, timestep, integrationParameters } = this.world;
		const slack = integrationParameters.normalizedAllowedLinearError;
		this.world.gravity = { x: 0, y: 0, z: 0 };
		this.world.timestep = 1.1 * this.sleep.rest;
		integrationParameters.normalizedAllowedLinearError = ANY_SLACK;
		for (let step = 0; step < LULLABY && !this.resting(); step++) this.world.step();
		this.world.gravity = gravity;
		this.world.timestep = timestep;
		integrationParameters.normalizedAllowedLinearError = slack;
	}

	wakeAll(): void {
		for (const die of this.dice) die.wakeUp();
	}

	strike(number: number, x: number, y: number, z: number, a: number, b: number, c: number): void {
		const die = this.at(number);
		die.setLinvel({ x, y, z }, true);
		die.setAngvel({ x: a, y: b, z: c }, true);
		die.wakeUp(); // also without any speed
	}

	advance(steps: number): void {
		this.teach();
		for (let step = 0; step < steps; step++) this.world.step();
	}

	moving(): Uint16Array {
		const found: number[] = [];
		for (const [number, die] of this.dice.entries()) if (!die.isSleeping()) found.push(number);
		return Uint16Array.from(found);
	}

	resting(): boolean {
		return this.dice.every((die) => die.isSleeping() || !die.isEnabled());
	}

	body(number: number): Float64Array {
		return Float64Array.from(pose(this.at(number)));
	}

	/** Eight numbers for each die that is awake: its own, and those of `body`. */
	awake(): Float64Array {
		const found: number[] = [];
		for (const [number, die] of this.dice.entries()) if (!die.isSleeping()) found.push(number, ...pose(die));
		return Float64Array.from(found);
	}

	velocity(number: number): Float64Array {
		const die = this.at(number);
		const [v, w] = [die.linvel(), die.angvel()];
		return Float64Array.of(v.x, v.y, v.z, w.x, w.y, w.z);
	}

	pull(x: number, y: number, z: number): void {
		this.world.gravity = { x, y, z };
		this.wakeAll();
	}

	push(number: number, x: number, y: number, z: number, above: number): void {
		const die = this.at(number);
		const at = die.translation();
		die.addForceAtPoint({ x, y, z }, { x: at.x, y: at.y, z: at.z + above }, true);
	}

	turned(sx: number, sy: number, gx: number, gy: number, mass: number, ...numbers: readonly number[]): void {
		for (const number of numbers) {
			const die = this.at(number);
			const [{ x, y, z }, u] = [die.translation(), die.linvel()];
			const c = sx * y - sy * x;
			const force = {
				x: -mass * (gy * z + sy * (c + 2 * u.z)),
				y: mass * (gx * z + sx * (c + 2 * u.z)),
				z: -mass * (gx * y - gy * x - (sx * sx + sy * sy) * z + 2 * (sx * u.y - sy * u.x)),
			};
			die.resetForces(true);
			die.addForce(force, true);
		}
	}

	leaveAlone(number: number): void {
		this.at(number).resetForces(true);
		this.at(number).resetTorques(true);
	}

	seen(x: number, y: number, z: number, number: number, above: number): boolean {
		const at = this.at(number).translation();
		const ray = new Ray({ x, y, z }, { x: at.x - x, y: at.y - y, z: at.z + above - z });
		const hit = this.world.castRay(ray, 1, true);
		return !hit || hit.collider.handle === this.skin(number).handle;
	}

	freeze(number: number): void {
		this.at(number).setEnabled(false);
	}

	touched(number: number): Float64Array {
		const [found, skin] = [[] as number[], this.skin(number)];
		this.world.contactPairsWith(skin, (other) => {
			let touches = false;
			this.world.contactPair(skin, other, (contact) => {
				touches ||= contact.numSolverContacts() > 0;
			});
			if (touches) found.push(other.handle);
		});
		return Float64Array.from(found);
	}

	grasp(number: number, stiffness: number): RapierFingers {
		this.teach();
		return new RapierFingers(() => this.world, this.at(number), stiffness);
	}

	private at(number: number): RigidBody {
		const die = this.dice[number];
		if (!die) throw new Error(`no die ${number}`);
		return die;
	}

	private skin(number: number): Collider {
		const skin = this.skins[number];
		if (!skin) throw new Error(`no die ${number}`);
		return skin;
	}
}

const JOINT_AXES = [0, 1, 2, 3, 4, 5] as const;
const NO_AXES = 0 as JointAxesMask;
const BY_ACCELERATION = 0;

export class RapierFingers {
	/** Bodies and joints keep their handles when the world is written and read again. */
	private readonly hand: number;
	private readonly die: number;
	private readonly joint: number;

	constructor(
		private readonly world: () => World,
		die: RigidBody,
		stiffness: number,
	) {
		const [at, turn, origin] = [die.translation(), die.rotation(), { x: 0, y: 0, z: 0 }];
		const made = RigidBodyDesc.kinematicPositionBased().setTranslation(at.x, at.y, at.z).setCanSleep(false);
		const hand = world().createRigidBody(made);
		const joint = world().createImpulseJoint(
			JointData.generic(origin, origin, { x: 1, y: 0, z: 0 }, NO_AXES),
			hand,
			die,
			true,
		);
		joint.setLocalFrame1(origin, NO_TURN);
		joint.setLocalFrame2(origin, { x: -turn.x, y: -turn.y, z: -turn.z, w: turn.w });
		[this.hand, this.die, this.joint] = [hand.handle, die.handle, joint.handle];
		const joints = world().impulseJoints.raw;
		for (const axis of JOINT_AXES) {
			joints.jointConfigureMotorModel(this.joint, axis, BY_ACCELERATION);
			joints.jointConfigureMotorPosition(this.joint, axis, 0, stiffness, 2 * Math.sqrt(stiffness));
		}
	}

	grip(x: number, y: number, z: number, angular: number): void {
		for (const [axis, most] of [x, y, z, angular, angular, angular].entries())
			this.world().impulseJoints.raw.jointSetMotorMaxForce(this.joint, axis, most);
	}

	move(x: number, y: number, z: number): void {
		this.world().getRigidBody(this.hand).setNextKinematicTranslation({ x, y, z });
		this.world().getRigidBody(this.die).wakeUp();
	}

	letGo(): void {
		const hand = this.world().getRigidBody(this.hand);
		this.world().removeRigidBody(hand);
	}
}

function restored(snapshot: Uint8Array, step: number): World {
	const world = World.restoreSnapshot(snapshot);
	world.timestep = step;
	return world;
}

/** Write the settings that have no setter into a snapshot. */
function amend(snapshot: Uint8Array, step: number, stiffness: number, coulomb: boolean): void {
	const view = new DataView(snapshot.buffer, snapshot.byteOffset, snapshot.byteLength);
	const found = [
		SETTING_OFFSETS.step,
		SETTING_OFFSETS.stiffness,
		SETTING_OFFSETS.damping,
		SETTING_OFFSETS.fixedStiffness,
	].map((at) => view.getFloat32(at, true));
	const known = [step, stiffness, DAMPING, FIXED_STIFFNESS].map(Math.fround);
	if (found.some((value, at) => value !== known[at]) || view.getUint32(SETTING_OFFSETS.frictionModel, true) !== 0)
		throw new Error(ANOTHER_VERSION);
	view.setFloat32(SETTING_OFFSETS.fixedStiffness, 2 * stiffness, true);
	if (coulomb) view.setUint32(SETTING_OFFSETS.frictionModel, COULOMB, true);
}

/** Where a sequence of bytes occurs. */
function placesOf(bytes: Uint8Array, all: Uint8Array): number[] {
	const found: number[] = [];
	const first = bytes[0] as number;
	for (let at = all.indexOf(first); at >= 0; at = all.indexOf(first, at + 1))
		if (bytes.every((byte, more) => all[at + more] === byte)) found.push(at);
	return found;
}

function coat(skin: Collider, friction: number, bounce: number): void {
	skin.setFriction(friction);
	skin.setRestitution(bounce);
	skin.setFrictionCombineRule(CoefficientCombineRule.Multiply);
	skin.setRestitutionCombineRule(CoefficientCombineRule.Multiply);
}
function cube(inner: number, border: number): ColliderDesc {
	return border ? ColliderDesc.roundCuboid(inner, inner, inner, border) : ColliderDesc.cuboid(inner, inner, inner);
}
function hull(corners: Float32Array, border: number): ColliderDesc {
	const made = border ? ColliderDesc.roundConvexHull(corners, border) : ColliderDesc.convexHull(corners);
	if (!made) throw new Error("these corners are no solid");
	return made;
}
function pose(die: RigidBody): readonly number[] {
	const [at, turn] = [die.translation(), die.rotation()];
	return [at.x, at.y, at.z, turn.w, turn.x, turn.y, turn.z];
}
