/** The pyramid in three dimensions: draws scenes, plays steps, says what was clicked. Knows nothing of games. */
import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { colourOf } from "./colours";
import { atlas, BASIS, DIE, diceMaterial, dieGeometry, outlineGeometry, turnOf, worldOf } from "./dice";
import { cellOf, spareOf, standing } from "./lattice";
import { cupGeometry, plateMesh } from "./plate";
import type { Die, Step } from "./protocol";
import { markSign } from "./telling";

const MOST = 170;
/** How much of the height of the picture the board may fill. */
const MARGIN = 0.9;
const NARROW_MARGIN = 0.78;
const UP = new THREE.Vector3(0, 1, 0);
const TURN_OF_LATTICE = new THREE.Quaternion().setFromRotationMatrix(BASIS);

/** A die that is drawn. */
interface Drawn {
	cell: string;
	colour: string;
	triple: string;
	/** Dice without numbers keep the decoration they came with when they move. */
	spare: number;
	pos: THREE.Vector3;
	turn: THREE.Quaternion;
	size: number;
	blank: number;
}

export interface Marks {
	/** Cells that may be picked now. */
	readonly choices: readonly string[];
	/** Cells picked already. */
	readonly picked: readonly string[];
	/** Cells of the last move. */
	readonly last: readonly string[];
	/** A die that would come here. */
	readonly ghost: { readonly cell: string; readonly colour: string } | null;
	/** The cell the keyboard or the pointer is on. */
	readonly hover: string | null;
}
export const NO_MARKS: Marks = { choices: [], picked: [], last: [], ghost: null, hover: null };
/** "draft" is for tests on machines that draw in software. */
export type Quality = "high" | "low" | "draft";
export type View = "home" | "top" | "x" | "y" | "z";

export class Stage {
	onPick: (cell: string) => void = () => {};
	onHover: (cell: string | null) => void = () => {};
	private readonly renderer: THREE.WebGLRenderer;
	private readonly scene = new THREE.Scene();
	private readonly camera = new THREE.PerspectiveCamera(30, 1, 0.5, 140);
	private readonly controls: OrbitControls;
	private readonly body: THREE.InstancedMesh;
	private readonly look: THREE.InstancedBufferAttribute;
	private readonly pips: THREE.InstancedBufferAttribute;
	private readonly proxy: THREE.InstancedMesh;
	private readonly cups: THREE.InstancedMesh;
	private readonly outlines: Readonly<Record<"choice" | "picked" | "last" | "hover", THREE.InstancedMesh>>;
	private readonly ghost: THREE.Mesh<THREE.BufferGeometry, THREE.MeshStandardMaterial>;
	/** What some dice are besides dice, written over their tips. */
	private readonly signs = new THREE.Group();
	private readonly signLooks = new Map<string, THREE.SpriteMaterial>();
	private dice: Drawn[] = [];
	private cupCells: string[] = [];
	private marks: Marks = NO_MARKS;
	private spares = new Map<string, number>();
	private queued = false;
	private view: View = "home";
	private side = 0;
	private turned = false;

	private readonly low: boolean;

	constructor(
		private readonly host: HTMLElement,
		quality: Quality,
	) {
		const low = quality !== "high";
		this.low = low;
		this.renderer = new THREE.WebGLRenderer({ antialias: !low, powerPreference: "high-performance" });
		this.renderer.setPixelRatio(quality === "draft" ? 0.3 : low ? 1 : Math.min(devicePixelRatio, 2));
		this.renderer.toneMapping = THREE.NeutralToneMapping;
		this.renderer.toneMappingExposure = 1.12;
		this.renderer.shadowMap.enabled = !low;
		this.renderer.shadowMap.type = THREE.PCFShadowMap;
		this.renderer.shadowMap.autoUpdate = false;
		host.append(this.renderer.domElement);
		this.renderer.domElement.setAttribute("aria-hidden", "true");
		this.light();
		this.scene.add(plateMesh());
		const geo = dieGeometry(low ? 1 : 3);
		this.look = new THREE.InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
		this.pips = new THREE.InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
		geo.setAttribute("aLook", this.look);
		geo.setAttribute("aPip", this.pips);
		this.body = new THREE.InstancedMesh(geo, diceMaterial(atlas(low ? 128 : 256), low), MOST);
		this.body.frustumCulled = false;
		this.body.castShadow = this.body.receiveShadow = !low;
		this.body.count = 0;
		this.proxy = new THREE.InstancedMesh(new THREE.BoxGeometry(DIE, DIE, DIE), new THREE.MeshBasicMaterial(), MOST);
		this.proxy.count = 0;
		this.cups = new THREE.InstancedMesh(
			cupGeometry(),
			new THREE.MeshBasicMaterial({
				color: 0xffe08a,
				transparent: true,
				opacity: 0.62,
				vertexColors: true,
				side: THREE.DoubleSide,
				depthWrite: false,
			}),
			MOST,
		);
		this.cups.count = 0;
		this.cups.frustumCulled = false;
		this.outlines = {
			choice: this.outline(0.045, 0xffe9a8),
			last: this.outline(0.07, 0x7fe3ff),
			picked: this.outline(0.12, 0xff9d2e),
			hover: this.outline(0.1, 0xffffff),
		};
		this.ghost = new THREE.Mesh(
			new THREE.BoxGeometry(DIE, DIE, DIE),
			new THREE.MeshStandardMaterial({ transparent: true, opacity: 0.62, roughness: 0.5 }),
		);
		this.ghost.quaternion.copy(TURN_OF_LATTICE);
		this.ghost.visible = false;
		this.scene.add(this.body, this.cups, this.ghost, this.signs);
		this.controls = new OrbitControls(this.camera, this.renderer.domElement);
		this.controls.enablePan = false;
		this.controls.maxPolarAngle = Math.PI * 0.49;
		this.controls.addEventListener("change", () => this.draw());
		const before = new THREE.Vector3();
		this.controls.addEventListener("start", () => before.copy(this.camera.position));
		this.controls.addEventListener("end", () => {
			this.turned ||= before.distanceTo(this.camera.position) > 0.05;
		});
		this.listenToPointer();
		new ResizeObserver(() => this.resize()).observe(host);
		this.resize();
	}

	/** How many draw calls and dice the last frame had. */
	get figures(): { calls: number; dice: number } {
		return { calls: this.renderer.info.render.calls, dice: this.body.count };
	}

	/** Show exactly these dice. */
	show(dice: readonly Die[]): void {
		this.spares = new Map(dice.map((die) => [die.cell, this.spares.get(die.cell) ?? spareOf(die.cell)] as const));
		this.dice = dice.map((die) => this.drawn(die.cell, die.colour, die.triple, this.spares.get(die.cell) ?? 0));
		this.sign(dice);
		// the camera follows a growing pyramid, unless the player has taken it into his own hand
		if (!this.turned && !this.inSight()) this.lookFrom(this.view);
		this.refresh();
	}

	private sign(dice: readonly Die[]): void {
		this.signs.clear();
		this.signs.visible = true;
		for (const die of dice) {
			if (!die.mark) continue;
			const text = markSign(die.mark);
			const look = this.signLooks.get(text) ?? signLook(text);
			this.signLooks.set(text, look);
			const sprite = new THREE.Sprite(look);
			sprite.scale.setScalar(0.62);
			sprite.position.copy(worldOf(cellOf(die.cell))).addScaledVector(UP, 1.05);
			this.signs.add(sprite);
		}
	}

	mark(marks: Marks): void {
		this.marks = marks;
		const taken = new Set(this.dice.map((die) => die.cell));
		const onDice = marks.choices.filter((cell) => taken.has(cell));
		this.cupCells = marks.choices.filter((cell) => !taken.has(cell));
		this.place(this.cups, this.cupCells);
		this.cups.computeBoundingSphere();
		this.place(this.outlines.choice, onDice);
		this.place(this.outlines.picked, marks.picked);
		this.place(
			this.outlines.last,
			marks.last.filter((cell) => !marks.picked.includes(cell)),
		);
		this.place(this.outlines.hover, marks.hover ? [marks.hover] : []);
		this.ghost.visible = marks.ghost !== null;
		if (marks.ghost) {
			this.ghost.position.copy(worldOf(cellOf(marks.ghost.cell)));
			this.ghost.material.color.set(colourOf(marks.ghost.colour).body);
		}
		this.draw();
	}

	/** Play steps one after the other; the dice as they stand afterwards are shown by the caller. */
	async play(steps: readonly Step[], after: readonly Die[], quick: boolean): Promise<void> {
		if (steps.length) this.signs.visible = false;
		const each = quick ? 0 : Math.max(70, Math.min(420, 3200 / Math.max(1, steps.length)));
		const triples = new Map(after.map((die) => [die.cell, die.triple]));
		for (const [i, step] of steps.entries()) {
			// a die that stays where this step leaves it stands as the scene says
			const place = step.to || step.at;
			const stays = !steps.slice(i + 1).some((later) => later.at === place || later.to === place);
			await this.playOne(step, (stays && triples.get(place)) || "", each);
		}
	}

	/** Look from a preset side; "home" is the own side of a seat. */
	lookFrom(view: View, seat = this.side): void {
		this.view = view;
		this.side = seat;
		this.turned = false;
		const axis = view === "x" ? 0 : view === "y" ? 1 : view === "z" ? 2 : ((seat % 3) + 3) % 3;
		const out = [0, 0, 0];
		out[axis] = -1;
		const dir = new THREE.Vector3(...(out as [number, number, number])).applyMatrix4(BASIS).setY(0).normalize();
		if (view === "home") dir.applyAxisAngle(UP, Math.PI / 3 - 0.16);
		if (view === "top") dir.multiplyScalar(0.05).setY(1);
		else dir.setY(view === "home" ? 1.35 : 0.85);
		const reach = this.frame(dir.normalize());
		this.controls.minDistance = 8;
		this.controls.maxDistance = reach * 1.6;
		this.controls.update();
		this.draw();
	}

	private inSight(): boolean {
		this.camera.updateMatrixWorld();
		return this.dice.every((die) => {
			const seen = die.pos.clone().addScaledVector(UP, 0.9).project(this.camera);
			return Math.abs(seen.x) < 1 && Math.abs(seen.y) < 0.97;
		});
	}

	/** Put the camera where the whole plate and the dice on it fill the picture, and say how far that is. */
	private frame(dir: THREE.Vector3): number {
		const low = worldOf([8 / 3 + 0.5, 8 / 3 + 0.5, 8 / 3 + 0.5]).y - 0.4;
		const rim = [0, 1, 2].map((k) => {
			const a = -Math.PI / 2 + (k * 2 * Math.PI) / 3;
			return new THREE.Vector3(9.2 * Math.cos(a), low, 9.2 * Math.sin(a));
		});
		const points = [...rim, ...this.dice.map((die) => die.pos.clone().addScaledVector(UP, 0.9))];
		const target = this.controls.target.set(0, -1.6, 0);
		const look = (reach: number): THREE.Vector3[] => {
			this.camera.position.copy(dir).multiplyScalar(reach).add(target);
			this.camera.lookAt(target);
			this.camera.updateMatrixWorld();
			return points.map((point) => point.clone().project(this.camera));
		};
		let reach = 40;
		for (let i = 0; i < 6; i++) {
			let near = 8;
			let far = 140;
			for (let k = 0; k < 14; k++) {
				reach = (near + far) / 2;
				const seen = look(reach);
				const high = Math.max(...seen.map((p) => p.y)) - Math.min(...seen.map((p) => p.y));
				if (high < 2 * (this.camera.aspect < 1.2 ? NARROW_MARGIN : MARGIN) && seen.every((p) => Math.abs(p.x) < 0.98))
					far = reach;
				else near = reach;
			}
			reach = far;
			const seen = look(reach);
			const middle = (Math.max(...seen.map((p) => p.y)) + Math.min(...seen.map((p) => p.y))) / 2;
			const up = new THREE.Vector3(0, 1, 0).applyQuaternion(this.camera.quaternion);
			target.addScaledVector(up, middle * reach * Math.tan(THREE.MathUtils.degToRad(this.camera.fov / 2)));
		}
		look(reach);
		return reach;
	}

	/** Whether a click on a cell's point would pick it, or something in front of it. For tests. */
	visible(cell: string): boolean {
		const { x, y } = this.pixel(cell);
		return document.elementFromPoint(x, y) === this.renderer.domElement && this.hit(x, y) === cell;
	}

	/** The point of the page where the tip of a die, or the bottom of an empty cell, is seen. For tests. */
	pixel(cell: string): { x: number; y: number } {
		const c = cellOf(cell);
		const off = this.dice.some((die) => die.cell === cell) ? -0.3 : 0.3;
		const v = worldOf(c.map((at) => at + off)).project(this.camera);
		const r = this.renderer.domElement.getBoundingClientRect();
		return { x: r.left + ((v.x + 1) / 2) * r.width, y: r.top + ((1 - v.y) / 2) * r.height };
	}

	// --- drawing

	private light(): void {
		this.scene.background = new THREE.Color(0x143d33);
		this.scene.add(new THREE.HemisphereLight(0xffffff, 0x6b5a4a, 2.1));
		const fill = new THREE.DirectionalLight(0xcfe0ff, 0.75);
		fill.position.set(12, 8, 4);
		const sun = new THREE.DirectionalLight(0xfff1dc, 1.9);
		sun.position.set(-8, 17, 6);
		sun.castShadow = !this.low;
		sun.shadow.mapSize.set(2048, 2048);
		Object.assign(sun.shadow.camera, { left: -11, right: 11, top: 11, bottom: -11, near: 2, far: 40 });
		sun.shadow.bias = -0.0006;
		sun.shadow.normalBias = 0.03;
		const felt = new THREE.Mesh(
			new THREE.CircleGeometry(60, 48),
			new THREE.MeshStandardMaterial({ color: 0x1f5a49, roughness: 0.95 }),
		);
		felt.rotation.x = -Math.PI / 2;
		felt.position.y = worldOf([8 / 3 + 0.5, 8 / 3 + 0.5, 8 / 3 + 0.5]).y - 0.9;
		felt.receiveShadow = true;
		this.scene.add(fill, sun, felt);
	}

	private outline(thick: number, colour: number): THREE.InstancedMesh {
		const mesh = new THREE.InstancedMesh(outlineGeometry(thick), new THREE.MeshBasicMaterial({ color: colour }), MOST);
		mesh.count = 0;
		mesh.frustumCulled = false;
		this.scene.add(mesh);
		return mesh;
	}

	private place(mesh: THREE.InstancedMesh, cells: readonly string[]): void {
		const m = new THREE.Matrix4();
		mesh.count = cells.length;
		for (const [i, cell] of cells.entries()) mesh.setMatrixAt(i, m.copy(BASIS).setPosition(worldOf(cellOf(cell))));
		mesh.instanceMatrix.needsUpdate = true;
	}

	private drawn(cell: string, colour: string, triple: string, spare: number): Drawn {
		const { rot, blank } = standing(triple, spare);
		return { cell, colour, triple, spare, pos: worldOf(cellOf(cell)), turn: turnOf(rot), size: 1, blank };
	}

	private refresh(): void {
		const m = new THREE.Matrix4();
		const tint = new THREE.Color();
		this.body.count = this.proxy.count = this.dice.length;
		for (const [i, die] of this.dice.entries()) {
			const colour = colourOf(die.colour);
			m.compose(die.pos, die.turn, new THREE.Vector3(die.size, die.size, die.size));
			this.body.setMatrixAt(i, m);
			this.proxy.setMatrixAt(i, m);
			this.body.setColorAt(i, tint.set(colour.body));
			this.look.setXYZ(i, colour.row, die.blank, 0);
			tint.set(colour.pip).toArray(this.pips.array, i * 3);
		}
		this.body.instanceMatrix.needsUpdate = true;
		if (this.body.instanceColor) this.body.instanceColor.needsUpdate = true;
		this.look.needsUpdate = true;
		this.pips.needsUpdate = true;
		this.proxy.computeBoundingSphere();
		this.renderer.shadowMap.needsUpdate = true;
		this.draw();
	}

	/** Draw with the next frame; nothing is drawn while nothing changes. */
	private draw(): void {
		if (this.queued) return;
		this.queued = true;
		requestAnimationFrame(() => {
			this.queued = false;
			this.renderer.render(this.scene, this.camera);
		});
	}

	private resize(): void {
		const w = Math.max(1, this.host.clientWidth);
		const h = Math.max(1, this.host.clientHeight);
		this.renderer.setSize(w, h, false);
		this.camera.aspect = w / h;
		this.camera.updateProjectionMatrix();
		this.lookFrom(this.view);
		this.renderer.shadowMap.needsUpdate = true;
	}

	// --- steps

	private async playOne(step: Step, triple: string, ms: number): Promise<void> {
		if (step.verb === "put") {
			const spare = spareOf(step.at);
			const die = this.drawn(step.at, step.colour, triple, spare);
			this.spares.set(step.at, spare);
			this.dice.push(die);
			const end = die.pos.clone();
			const start = end.clone().addScaledVector(UP, 2.5);
			await this.run(ms, (t) => {
				die.pos.lerpVectors(start, end, t * t);
				die.size = Math.min(1, 0.3 + t);
			});
			return;
		}
		const die = this.dice.find((one) => one.cell === step.at);
		if (!die) return;
		if (step.verb === "take") {
			const start = die.pos.clone();
			await this.run(ms, (t) => {
				die.pos.copy(start).addScaledVector(UP, 2.2 * t);
				die.size = Math.max(0.01, 1 - t * t);
			});
			this.spares.delete(step.at);
			this.dice = this.dice.filter((one) => one !== die);
			this.refresh();
			return;
		}
		const end = worldOf(cellOf(step.to || step.at));
		const start = die.pos.clone();
		const high = step.verb === "slide" ? 0 : step.verb === "jump" ? 1.4 : 0.8;
		const from = die.turn.clone();
		const roll = new THREE.Quaternion();
		if (step.verb === "pivot") {
			const axis = new THREE.Vector3().crossVectors(UP, end.clone().sub(start)).normalize();
			roll.setFromAxisAngle(axis, Math.PI / 2);
		}
		const to = triple ? turnOf(standing(triple, 0).rot) : roll.multiply(from);
		await this.run(ms, (t) => {
			const e = t * t * (3 - 2 * t);
			die.pos.lerpVectors(start, end, e).addScaledVector(UP, high * Math.sin(Math.PI * e));
			die.turn.slerpQuaternions(from, to, e);
		});
		if (!step.to) return;
		this.spares.delete(step.at);
		this.spares.set(step.to, die.spare);
		die.cell = step.to;
	}

	private run(ms: number, change: (t: number) => void): Promise<void> {
		if (ms === 0) {
			change(1);
			this.refresh();
			return Promise.resolve();
		}
		const began = performance.now();
		return new Promise((done) => {
			const frame = (): void => {
				const t = Math.min(1, (performance.now() - began) / ms);
				change(t);
				this.refresh();
				// a page in the background gets no frames: do not let the game wait for it
				if (t < 1 && !document.hidden) requestAnimationFrame(frame);
				else {
					if (t < 1) change(1);
					done();
				}
			};
			frame();
		});
	}

	// --- the pointer

	private listenToPointer(): void {
		const canvas = this.renderer.domElement;
		let down: { x: number; y: number } | null = null;
		canvas.addEventListener("pointerdown", (e) => {
			down = e.isPrimary ? { x: e.clientX, y: e.clientY } : null;
		});
		canvas.addEventListener("pointerup", (e) => {
			if (!down || Math.hypot(e.clientX - down.x, e.clientY - down.y) > 8) return;
			const cell = this.hit(e.clientX, e.clientY);
			if (cell) this.onPick(cell);
		});
		canvas.addEventListener("pointermove", (e) => {
			if (e.pointerType !== "mouse" || e.buttons) return;
			const cell = this.hit(e.clientX, e.clientY);
			canvas.classList.toggle("over", cell !== null && this.marks.choices.includes(cell));
			this.onHover(cell);
		});
		canvas.addEventListener("pointerleave", () => this.onHover(null));
	}

	/** The cell of the die or of the offered funnel under a point of the page. */
	private hit(x: number, y: number): string | null {
		const r = this.renderer.domElement.getBoundingClientRect();
		const ray = new THREE.Raycaster();
		ray.setFromCamera(
			new THREE.Vector2(((x - r.left) / r.width) * 2 - 1, 1 - ((y - r.top) / r.height) * 2),
			this.camera,
		);
		const found = ray.intersectObjects([this.proxy, this.cups], false)[0];
		if (found?.instanceId === undefined) return null;
		if (found.object === this.cups) return this.cupCells[found.instanceId] ?? null;
		return this.dice[found.instanceId]?.cell ?? null;
	}
}

/** A letter on a light disc, always turned to the viewer. */
function signLook(text: string): THREE.SpriteMaterial {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = 64;
	const g = canvas.getContext("2d");
	if (g) {
		g.fillStyle = "#fffdf6";
		g.strokeStyle = "#1b1b1f";
		g.lineWidth = 5;
		g.beginPath();
		g.arc(32, 32, 28, 0, 7);
		g.fill();
		g.stroke();
		g.fillStyle = "#1b1b1f";
		g.font = "bold 38px system-ui, sans-serif";
		g.textAlign = "center";
		g.textBaseline = "middle";
		g.fillText(text, 32, 35);
	}
	const map = new THREE.CanvasTexture(canvas);
	map.colorSpace = THREE.SRGBColorSpace;
	return new THREE.SpriteMaterial({ map });
}

/** Whether this browser can draw in three dimensions, and whether it does so in software. */
export function graphics(): "none" | "software" | "hardware" {
	const gl = document.createElement("canvas").getContext("webgl2");
	if (!gl) return "none";
	const info = gl.getExtension("WEBGL_debug_renderer_info");
	const name = String(info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : gl.getParameter(gl.RENDERER));
	gl.getExtension("WEBGL_lose_context")?.loseContext();
	return /swiftshader|llvmpipe|software/i.test(name) ? "software" : "hardware";
}
