/** The Tumblin-Dice board in 3D: plays recorded motion, aims shots. */
import "./over.css";
import * as THREE from "three";
import { type Motion, RATE } from "../../rules/motion";
import { onDisc, type Shape } from "../../rules/tumblin_shot";
import { arrowGeometry } from "../../scene3d/arrow";
import { DiceMesh } from "../../scene3d/dice_mesh";
import { DIE_EDGE, UP } from "../../scene3d/die_geometry";
import { signLook } from "../../scene3d/die_labels";
import { lookOf } from "../../scene3d/looks";
import { HALF_TURN, type PosedDie, placedAt } from "../../scene3d/poses";
import { type Quality, type ScreenPoint, Viewport } from "../../scene3d/viewport";
import { boardMesh } from "./board_mesh";

const LONGEST_PULL = 160;
/** Minimum pull in pixels for a shot. */
const LEAST_PULL = 24;
export type Side = "home" | "top" | "end";
const SIDE_VIEWS: Readonly<Record<Side, readonly [number, number, number]>> = {
	// so steep that no step hides the dice behind it
	home: [0, 2, 1],
	top: [0, 1, 0.02],
	end: [0, 0.9, -1],
};

interface Aim {
	readonly x: number;
	readonly y: number;
	readonly aim: number;
	readonly speed: number;
}

export class SlopeScene extends Viewport {
	/** The die was moved to another place of the disc. */
	onPlace: (x: number, y: number) => void = () => {};
	/** The die was pulled back. */
	onPull: (aim: number, speed: number) => void = () => {};
	/** The die that was pulled back was let go. */
	onRelease: () => void = () => {};
	/** Millimetres, x across, y down the board, z up. */
	private readonly board = new THREE.Group();
	private readonly crowd: DiceMesh;
	private readonly cube: boolean;
	private readonly arrow: THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;
	private placed: readonly PosedDie[] = [];
	private aimed: Aim | null = null;
	private readonly tags = new THREE.Group();
	private readonly looks = new Map<string, THREE.SpriteMaterial>();
	private side: Side = "home";

	constructor(
		host: HTMLElement,
		private readonly shape: Shape,
		faces: number,
		quality: Quality,
	) {
		super(host, quality, { fov: 34, near: 20, far: 6000 });
		this.board.rotation.x = -Math.PI / 2;
		this.board.position.z = shape.length / 2;
		this.scene.add(this.board);
		const sun = this.sun(2.2, [-420, 900, 250], 600);
		sun.shadow.bias = -0.001;
		sun.shadow.normalBias = 1;
		this.felt(2600, -0.5, 1000);
		this.setCloth(lookOf("tumblin_dice").table, true);
		this.cube = faces === 6;
		this.crowd = new DiceMesh(LONGEST_PULL, faces, this.tier.shading, 128);
		this.arrow = new THREE.Mesh(
			arrowGeometry(),
			new THREE.MeshBasicMaterial({ color: 0xffc94d, transparent: true, opacity: 0.85 }),
		);
		this.arrow.visible = false;
		this.board.add(boardMesh(shape, this.tier.shading), this.crowd.mesh, this.arrow, this.tags);
		this.listen();
		this.hang();
	}

	show(placed: readonly PosedDie[]): void {
		this.placed = placed;
		const size = this.shape.edge / DIE_EDGE;
		const turn = new THREE.Quaternion();
		this.crowd.count = placed.length;
		for (const [i, die] of placed.entries()) {
			turn.copy(die.turn);
			this.crowd.move(i, die.pos, this.cube ? turn.multiply(HALF_TURN) : turn, size);
			this.crowd.setColour(i, die.colour, 0);
		}
		this.draw(true);
	}

	/** Labels over dice whose faces are too small to read. */
	number(numbers: ReadonlyMap<string, string>): void {
		this.tags.clear();
		for (const die of this.placed) {
			const text = numbers.get(die.die);
			if (!text) continue;
			const look = this.looks.get(text) ?? signLook(text);
			this.looks.set(text, look);
			const tag = new THREE.Sprite(look);
			tag.scale.setScalar(1.7 * this.shape.edge);
			tag.position.copy(die.pos);
			tag.position.z += 2 * this.shape.edge;
			this.tags.add(tag);
		}
		this.draw();
	}

	aim(aimed: Aim | null): void {
		this.aimed = aimed;
		this.arrow.visible = aimed !== null;
		if (aimed) {
			this.arrow.position.set(aimed.x, aimed.y, this.shape.disc.top + this.shape.edge + 4);
			this.arrow.rotation.z = -THREE.MathUtils.degToRad(aimed.aim);
			this.arrow.scale.set(1, 40 + aimed.speed * 90, 1);
		}
		this.draw();
	}

	/** Play a motion from the current camera position. Dice that do not move stay where they are. */
	play(motion: Motion, colour: (die: string) => string, quick: boolean): Promise<void> {
		const start = this.placed;
		this.tags.clear();
		return this.run(quick ? 0 : (motion.length / RATE) * 1000, (t) =>
			this.show(placedAt(start, motion, t * motion.length, colour)),
		);
	}

	/** The dice as they lie now. */
	get lying(): readonly PosedDie[] {
		return this.placed;
	}

	lookFrom(side: Side): void {
		this.side = side;
		this.turned = false;
		const { width, length, disc } = this.shape;
		const corners = [-width / 2, width / 2].flatMap((x) =>
			[Math.min(0, disc.rect[1]), length].flatMap((y) =>
				[0, disc.top].map((z) => new THREE.Vector3(x, z, length / 2 - y)),
			),
		);
		this.controls.target.set(0, 30, 0);
		// slightly above the middle: the buttons are at the lower edge
		const reach = this.fit(new THREE.Vector3(...SIDE_VIEWS[side]).normalize(), corners, 1.68, 0.96, 0.1);
		this.controls.minDistance = 150;
		this.controls.maxDistance = reach * 1.5;
		this.controls.update();
		this.draw();
	}
	protected lookAgain(): void {
		this.lookFrom(this.side);
	}

	/** The page position of a point on the board. */
	pixel(x: number, y: number, z = this.shape.disc.top): ScreenPoint {
		this.board.updateMatrixWorld();
		return this.spot(this.board.localToWorld(new THREE.Vector3(x, y, z)));
	}

	// --- the pointer

	private listen(): void {
		const canvas = this.canvas;
		let pulling = false;
		let down: { x: number; y: number } | null = null;
		// before the camera controls get the event: gripping the die must not turn the board
		canvas.addEventListener(
			"pointerdown",
			(event) => {
				down = { x: event.clientX, y: event.clientY };
				if (!this.aimed) return;
				const die = this.pixel(this.aimed.x, this.aimed.y, this.shape.disc.top + this.shape.edge / 2);
				pulling = Math.hypot(event.clientX - die.x, event.clientY - die.y) < 44;
				if (!pulling) return;
				this.controls.enabled = false;
				canvas.setPointerCapture(event.pointerId);
			},
			{ capture: true },
		);
		canvas.addEventListener("pointermove", (event) => {
			if (!pulling || !this.aimed || !down) return;
			const far = Math.hypot(event.clientX - down.x, event.clientY - down.y);
			const at = this.ground(event.clientX, event.clientY);
			if (far < 10 || !at) return;
			const angle = THREE.MathUtils.radToDeg(Math.atan2(this.aimed.x - at.x, this.aimed.y - at.y));
			this.onPull(angle, 0.5 + (2.6 * far) / (0.3 * canvas.clientHeight));
		});
		const up = (event: PointerEvent): void => {
			this.controls.enabled = true;
			const far = down ? Math.hypot(event.clientX - down.x, event.clientY - down.y) : 0;
			const tapped = down && far < 8;
			// bringing it back to its place cancels
			if (pulling && this.aimed && far >= LEAST_PULL) this.onRelease();
			const at = tapped && this.aimed ? this.ground(event.clientX, event.clientY) : null;
			if (at && onDisc(this.shape, at.x, at.y)) this.onPlace(at.x, at.y);
			pulling = false;
			down = null;
		};
		canvas.addEventListener("pointerup", up);
		canvas.addEventListener("pointercancel", () => {
			this.controls.enabled = true;
			pulling = false;
			down = null;
		});
	}
	/** The point of the disc's plane under a point of the page. */
	private ground(x: number, y: number): THREE.Vector3 | null {
		const hit = this.ray(x, y).ray.intersectPlane(new THREE.Plane(UP, -this.shape.disc.top), new THREE.Vector3());
		return hit ? this.board.worldToLocal(hit) : null;
	}
}
