/** The pyramid in 3D: viewpoint, highlights, picking. Knows nothing of games. */
import * as THREE from "three";
import { cellOf, spareOf, standing } from "../rules/lattice";
import { type Marks, NO_MARKS } from "../rules/marks";
import { DIE_MM, TABLE, type V3 } from "../rules/plate_plane";
import { AreaMarks } from "./area_marks";
import { closest, emptyCup, means } from "./cell_search";
import { DiceMesh } from "./dice_mesh";
import { DiceScene, toWorld } from "./dice_scene";
import { DiceThrow } from "./dice_throw";
import { DIE_EDGE, turnOf, UP, worldOf } from "./die_geometry";
import { Highlights } from "./highlights";
import { lookOf, USUAL_LOOK } from "./looks";
import { magnify } from "./loupe";
import { dressPlate } from "./plate_mesh";
import { outOf } from "./plate_sides";
import type { ThrownDie } from "./tumble";
import type { Quality, ScreenPoint } from "./viewport";

/** The share of the free height of the picture the board may fill. */
const FILLED_SHARE = 1.9;
/** Maximum angle from the home side, where other sides must not be seen. */
const NARROW_LOOK = 0.55;

/** Ratio of height to distance of the camera: at home high enough to see all three sides and all empty funnels. */
const HOME_HEIGHT = 2.6;
const SIDE_HEIGHT = 0.85;

const PLATE_TOP = worldOf([8 / 3 + 0.5, 8 / 3 + 0.5, 8 / 3 + 0.5]).y;

/** Pixels from a pickable cell within which a finger, or a mouse, means it. */
const NEAR_FINGER = 40;
const NEAR_MOUSE = 14;

export type CameraView = "home" | "top" | "x" | "y" | "z";

export class PyramidView extends DiceScene {
	/** A place was clicked or tapped, at this position of the page. */
	onPick: (cell: string, spot: ScreenPoint) => void = () => {};
	onHover: (cell: string | null) => void = () => {};
	/** Any point was tapped, whatever lies there. */
	onTap: (spot: ScreenPoint) => void = () => {};
	/** Actions take precedence over picking and the camera: the first handler to return true captures the pointer. */
	readonly grips: ((event: PointerEvent) => boolean)[] = [];
	/** Props other than dice: arrows, a mouth, a ladle. */
	readonly props = new THREE.Group();
	private readonly ghosts: DiceMesh;
	/** Dice that were thrown beside the plate. */
	private readonly thrown: DiceThrow;
	private readonly proxy: THREE.InstancedMesh;
	private readonly lights: Highlights;
	private readonly grounds: AreaMarks;
	/** Points to keep in view besides the plate and its dice. */
	private besides: readonly THREE.Vector3[] = [];
	private marks: Marks = NO_MARKS;
	private view: CameraView = "home";
	private side = 0;
	private kept: number | null = null;
	private inset = { top: 0, bottom: 0 };

	constructor(host: HTMLElement, quality: Quality) {
		super(host, quality);
		const sun = this.sun(2.3, [-9, 18, 6.5], 11);
		sun.shadow.bias = -0.0006;
		sun.shadow.normalBias = 0.03;
		this.felt(60, TABLE / DIE_MM, 22);
		this.ghosts = new DiceMesh(4, 6, "flat", 128);
		const glass = this.ghosts.mesh.material as THREE.Material;
		glass.transparent = true;
		glass.opacity = 0.6;
		this.ghosts.mesh.castShadow = this.ghosts.mesh.visible = false;
		this.thrown = new DiceThrow(this.tier.shading, this.camera, {
			run: (ms, frame) => this.run(ms, frame),
			draw: () => this.draw(true),
		});
		this.proxy = new THREE.InstancedMesh(
			new THREE.BoxGeometry(DIE_EDGE, DIE_EDGE, DIE_EDGE),
			new THREE.MeshBasicMaterial(),
			this.crowd.mesh.instanceMatrix.count,
		);
		this.proxy.count = 0;
		this.lights = new Highlights();
		this.grounds = new AreaMarks();
		this.plate.add(this.ghosts.mesh, this.grounds.group, this.lights.group);
		this.wood.add(this.lights.edges);
		this.scene.add(this.props, this.thrown.mesh.mesh);
		this.listen();
		this.hang();
	}

	/** Draw calls and dice of the last frame. */
	override get figures(): { calls: number; triangles: number; dice: number } {
		return { ...super.figures, dice: this.crowd.count };
	}

	/** The look of a book: its dice, its plate, its table. */
	dress(book: string): void {
		const look = lookOf(book);
		if (look === this.look) return;
		this.look = look;
		const { shading } = this.tier;
		this.crowd.finish = this.thrown.mesh.finish = look.finish;
		dressPlate(this.wood, look, shading);
		this.lights.dress(look.cups);
		this.setCloth(look.table);
		this.draw(true);
	}
	private look = USUAL_LOOK;

	mark(marks: Marks): void {
		this.marks = marks;
		const taken = new Set(this.dice.map((die) => die.cell));
		this.lights.show(marks, taken);
		this.grounds.show(marks.areas, taken);
		this.ghosts.mesh.visible = marks.ghosts.length > 0;
		this.ghosts.count = marks.ghosts.length;
		for (const [i, ghost] of marks.ghosts.entries()) {
			const { rot, blank } = standing(ghost.triple, spareOf(ghost.cell));
			this.ghosts.move(i, worldOf(cellOf(ghost.cell)), turnOf(rot), 0.98);
			this.ghosts.setColour(i, ghost.colour, ghost.triple ? blank : 63);
		}
		this.draw();
	}

	/** Look from a preset side; "home" is a seat's own side. The camera glides there unless `atOnce`. */
	lookFrom(view: CameraView, seat = this.side, atOnce = false): void {
		const from = this.eye;
		this.view = view;
		this.side = seat;
		this.turned = false;
		const own = this.kept !== null;
		const axis = this.kept ?? (view === "x" ? 0 : view === "y" ? 1 : view === "z" ? 2 : ((seat % 3) + 3) % 3);
		const dir = outOf(axis);
		if (view === "home") this.lightFrom(Math.atan2(dir.x, dir.z));
		if (view === "top") dir.multiplyScalar(own ? 0.5 : 0.05).setY(1);
		else dir.setY(view === "home" && !own ? HOME_HEIGHT : SIDE_HEIGHT);
		this.controls.minAzimuthAngle = Number.NEGATIVE_INFINITY;
		this.controls.maxAzimuthAngle = Number.POSITIVE_INFINITY;
		const free = 1 - (this.inset.top + this.inset.bottom) / Math.max(1, this.host.clientHeight);
		const lift = (this.inset.bottom - this.inset.top) / Math.max(1, this.host.clientHeight);
		this.controls.target.set(0, -1.6, 0);
		const reach = this.fit(dir.normalize(), this.outline(), FILLED_SHARE * Math.max(0.4, free), 0.97, lift);
		this.controls.minDistance = 8;
		this.controls.maxDistance = reach * 1.6;
		if (own) {
			const middle = Math.atan2(dir.x, dir.z);
			this.controls.minAzimuthAngle = middle - NARROW_LOOK;
			this.controls.maxAzimuthAngle = middle + NARROW_LOOK;
		}
		this.controls.update();
		this.draw();
		if (atOnce) this.glides++;
		else this.glide(from, this.eye);
	}
	/** The camera follows a growing pyramid, unless the player has turned it. */
	protected changed(): void {
		if (!this.turned && !this.inSight()) this.lookFrom(this.view);
	}
	protected lookAgain(): void {
		this.lookFrom(this.view, this.side, true);
	}
	/** Restrict the camera to one side (null: free). */
	keepTo(axis: number | null): void {
		if (axis === this.kept) return;
		this.kept = axis;
		this.lookFrom(this.view);
	}
	/** Set the pixels covered by text and buttons. */
	leaveFree(top: number, bottom: number): void {
		if (Math.abs(top - this.inset.top) + Math.abs(bottom - this.inset.bottom) < 3) return;
		this.inset = { top, bottom };
		if (!this.turned) this.lookFrom(this.view, this.side, true);
	}

	private inSight(): boolean {
		this.camera.updateMatrixWorld();
		const seen = new THREE.Vector3();
		return this.dice.every((die) => {
			seen.copy(die.pos).addScaledVector(UP, 0.9).project(this.camera);
			return Math.abs(seen.x) < 1 && Math.abs(seen.y) < 0.97;
		});
	}
	/** The corners of the plate and the tops of the dice on it. */
	private outline(): THREE.Vector3[] {
		const rim = [0, 1, 2].flatMap((k) => {
			const a = -Math.PI / 2 + (k * 2 * Math.PI) / 3;
			return [TABLE / DIE_MM, PLATE_TOP].map((y) => new THREE.Vector3(9.1 * Math.cos(a), y, 9.1 * Math.sin(a)));
		});
		const shown = this.wood.visible ? this.dice.filter((die) => die.cell) : this.dice;
		// on the bare table, a die is held above the others
		const above = this.wood.visible ? 0.9 : 2.8;
		const tops = shown.map((die) => die.pos.clone().addScaledVector(UP, above));
		const feet = [-5, 5].map((x) => new THREE.Vector3(x, -2.5, 0));
		return [...(this.wood.visible ? rim : feet), ...tops, ...this.besides];
	}

	/** For tests: whether a click on a cell's point would pick it and nothing in front of it. */
	visible(cell: string): boolean {
		const { x, y } = this.pixel(cell);
		return document.elementFromPoint(x, y) === this.canvas && this.hit(x, y) === cell;
	}
	/** The page position of the tip of a die, or the bottom of an empty cell. */
	pixel(cell: string): ScreenPoint {
		const off = this.dice.some((die) => die.cell === cell) ? -0.3 : 0.3;
		return this.spot(this.plate.localToWorld(worldOf(cellOf(cell).map((at) => at + off))));
	}
	/** The page position of a point in the server's millimetres. */
	pixelOf(x: number, y: number, z: number): ScreenPoint {
		return this.spot(toWorld(x, y, z));
	}
	/** The point of a level plane under a point of the page, in the server's millimetres. */
	pointAt(spot: ScreenPoint, height: number): { x: number; y: number } | null {
		const hit = this.ray(spot.x, spot.y).ray.intersectPlane(new THREE.Plane(UP, -height / DIE_MM), new THREE.Vector3());
		return hit ? { x: hit.x * DIE_MM, y: -hit.z * DIE_MM } : null;
	}
	/** The die under a point of the page, by its cell or its number. */
	dieAt(spot: ScreenPoint): string | null {
		this.freshen();
		const found = this.ray(spot.x, spot.y).intersectObject(this.proxy, false)[0];
		return found?.instanceId === undefined ? null : (this.dice[found.instanceId]?.name ?? null);
	}
	/** Where a die is, in the server's millimetres. */
	middleOf(name: string): V3 | null {
		const die = this.dice.find((one) => one.name === name);
		return die ? [die.pos.x * DIE_MM, -die.pos.z * DIE_MM, die.pos.y * DIE_MM] : null;
	}
	/** The displacement of an object by a drag across the picture, in the server's millimetres. */
	carried(from: V3, start: ScreenPoint, end: ScreenPoint): V3 {
		const at = toWorld(...from);
		const plane = new THREE.Plane().setFromNormalAndCoplanarPoint(
			this.camera.getWorldDirection(new THREE.Vector3()).negate(),
			at,
		);
		const point = (spot: ScreenPoint): THREE.Vector3 =>
			this.ray(spot.x, spot.y).ray.intersectPlane(plane, new THREE.Vector3()) ?? at.clone();
		const way = point(end).sub(point(start));
		return [way.x * DIE_MM, -way.z * DIE_MM, way.y * DIE_MM];
	}
	/** The viewer's right and ahead as directions in the server's plane. */
	get bearing(): { right: readonly [number, number]; ahead: readonly [number, number] } {
		const way = this.camera.getWorldDirection(new THREE.Vector3()).setY(0).normalize();
		return { right: [-way.z, -way.x], ahead: [way.x, -way.z] };
	}
	/** The plate, or the bare table. */
	bare(yes: boolean): void {
		if (this.wood.visible === !yes) return;
		this.wood.visible = !yes;
		if (!this.turned) this.lookFrom(this.view);
	}
	/** Keep these points in view too, in the server's millimetres. */
	include(points: readonly V3[]): void {
		if (points.length === 0 && this.besides.length === 0) return;
		this.besides = points.map((point) => toWorld(...point));
		if (!this.turned) this.lookFrom(this.view);
	}
	/** Throw dice onto the table beside the plate, until `clearThrown` or the next throw. `knock` is called on every impact. */
	throwDice(dice: readonly ThrownDie[], quick: boolean, knock: (hard: number) => void = () => {}): Promise<void> {
		return this.thrown.throw(dice, quick, knock);
	}
	clearThrown(): void {
		this.thrown.clear();
	}
	/** Redraw after a change of props. */
	redraw(): void {
		this.draw();
	}
	/** Whether the pointer turns the camera. */
	set steady(steady: boolean) {
		this.controls.enabled = !steady;
	}

	// --- the pointer

	private listen(): void {
		const canvas = this.canvas;
		magnify(canvas, {
			targets: () =>
				this.playing > 0 || !this.marks.snaps
					? []
					: [...new Set([...this.marks.choices, ...this.marks.quiet])].map((cell) => this.pixel(cell)),
			reach: NEAR_FINGER,
			draw: (finger) => {
				this.onHover(finger && this.hit(finger.x, finger.y, NEAR_FINGER));
				this.renderer.render(this.scene, this.camera);
			},
			turns: (on) => {
				this.controls.enabled = on;
			},
			pick: (finger) => {
				const cell = this.hit(finger.x, finger.y, NEAR_FINGER);
				if (cell) this.onPick(cell, finger);
			},
		});
		let down: ScreenPoint | null = null;
		// before the camera controls get the event: an action must not turn the board
		canvas.addEventListener(
			"pointerdown",
			(e) => {
				down = e.isPrimary ? { x: e.clientX, y: e.clientY } : null;
				if (e.isPrimary && this.grips.some((grip) => grip(e))) {
					down = null;
					e.stopImmediatePropagation();
				}
			},
			{ capture: true },
		);
		canvas.addEventListener("pointerup", (e) => {
			if (!down || Math.hypot(e.clientX - down.x, e.clientY - down.y) > 8) return;
			// a tap during an animation skips it
			if (this.playing > 0) {
				this.skip();
				return;
			}
			const spot = { x: e.clientX, y: e.clientY };
			this.onTap(spot);
			const cell = this.hit(spot.x, spot.y, e.pointerType === "mouse" ? NEAR_MOUSE : NEAR_FINGER);
			const picked = cell ?? emptyCup(spot, new Set(this.dice.map((die) => die.cell)), this);
			if (picked) this.onPick(picked, spot);
		});
		canvas.addEventListener("pointermove", (e) => {
			if (e.pointerType !== "mouse" || e.buttons) return;
			const cell = this.hit(e.clientX, e.clientY);
			canvas.classList.toggle(
				"over",
				cell !== null && (this.marks.choices.includes(cell) || this.marks.quiet.includes(cell)),
			);
			this.onHover(cell);
		});
		canvas.addEventListener("pointerleave", () => this.onHover(null));
	}

	/** The cell a click here would pick. */
	cellAt(spot: ScreenPoint): string | null {
		return this.hit(spot.x, spot.y);
	}
	/** The cell of the die or of the open funnel under a point of the page; what can be picked now wins over what lies before it or beside it. */
	private hit(x: number, y: number, near = 0): string | null {
		const { targets, quiet, picked, snaps } = this.marks;
		const cell = this.under(x, y);
		if (!snaps || (cell && targets.includes(cell))) return cell;
		return (
			this.snapped({ x, y }, near, cell) ??
			(cell && (quiet.includes(cell) || picked.includes(cell)) ? cell : this.nearest(x, y, near, quiet)) ??
			cell
		);
	}
	/** The closest target, unless a place that cannot be picked is clearly meant. */
	private snapped(at: ScreenPoint, near: number, cell: string | null): string | null {
		const target = this.nearest(at.x, at.y, near, this.marks.targets);
		const tapped = target && (cell ?? emptyCup(at, new Set(this.dice.map((die) => die.cell)), this));
		return tapped && tapped !== target && means(at, tapped, target, this) ? tapped : target;
	}
	private nearest(x: number, y: number, near: number, cells: readonly string[]): string | null {
		return closest({ x, y }, near, cells, this);
	}
	private under(x: number, y: number): string | null {
		this.freshen();
		const met = this.ray(x, y).intersectObjects([this.proxy, this.lights.cups], false);
		const cup = (one: (typeof met)[number]): string | null =>
			one.object === this.lights.cups ? (this.lights.cupCells[one.instanceId ?? -1] ?? null) : null;
		// an unlit funnel does not hide what can be picked behind it; a die does
		const solid = met.findIndex((one) => one.object === this.proxy);
		const open = met
			.slice(0, solid < 0 ? met.length : solid)
			.find((one) => this.marks.targets.includes(cup(one) ?? ""));
		const behind = met[solid];
		const wanted = behind && this.marks.targets.includes(this.dice[behind.instanceId ?? -1]?.cell ?? "");
		const found = open ?? (wanted ? behind : met[0]);
		if (found?.instanceId === undefined) return null;
		if (found.object === this.lights.cups) return cup(found);
		const cell = this.dice[found.instanceId]?.cell || null;
		if (!this.marks.nearest || (cell && this.marks.quiet.includes(cell))) return cell;
		// a die dropped anywhere on the pile goes to the nearest funnel
		const at = this.plate.worldToLocal(found.point.clone());
		const far = (one: string): number => worldOf(cellOf(one)).distanceToSquared(at);
		return this.marks.quiet.reduce<string | null>(
			(best, one) => (best === null || far(one) < far(best) ? one : best),
			null,
		);
	}
	/** Update the picking geometry to the dice. */
	private freshen(): void {
		if (!this.stale) return;
		this.stale = false;
		this.proxy.count = this.crowd.count;
		this.proxy.instanceMatrix.copyArray(this.crowd.mesh.instanceMatrix.array as Float32Array);
		this.proxy.computeBoundingSphere();
	}
}
