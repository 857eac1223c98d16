/** The board of Tumblin-Dice in three dimensions: steps, disc, pegs and dice; plays recorded motion, lets a shot be aimed. */
import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { colourOf } from "./colours";
import { atlas, DIE, diceMaterial, dieGeometry } from "./dice";
import { dieName, frameAt, type Motion, RATE } from "./motion";
import { onDisc, type Shape } from "./shot";
import type { Quality } from "./stage";

const MOST = 160;
const WOODS = [0xe3c999, 0xd6b57e, 0xc99f62, 0xb98748, 0xa87038, 0x96602c, 0x855224, 0x75471f, 0x663c1b, 0x593417];
/** The server's cube has 6, 2, 4 on +x, +y, +z; ours 1, 2, 3: half a turn about y lies between them. */
const HALF = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 1, 0), Math.PI);
export type Side = "home" | "top" | "end";

export interface Placed {
	readonly die: string;
	readonly colour: string;
	readonly pos: THREE.Vector3;
	readonly turn: THREE.Quaternion;
}
export interface Aim {
	readonly x: number;
	readonly y: number;
	readonly aim: number;
	readonly speed: number;
}

export class Slope {
	/** The die was moved to another place of the disc. */
	onPlace: (x: number, y: number) => void = () => {};
	/** The die was pulled back. */
	onPull: (aim: number, speed: number) => void = () => {};
	private readonly renderer: THREE.WebGLRenderer;
	private readonly scene = new THREE.Scene();
	/** Millimetres, x across, y down the board, z up. */
	private readonly board = new THREE.Group();
	private readonly camera = new THREE.PerspectiveCamera(34, 1, 20, 6000);
	private readonly controls: OrbitControls;
	private readonly dice: THREE.InstancedMesh;
	private readonly look: THREE.InstancedBufferAttribute;
	private readonly pips: THREE.InstancedBufferAttribute;
	private readonly arrow: THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;
	private placed: readonly Placed[] = [];
	private aimed: Aim | null = null;
	private side: Side = "home";
	private turned = false;
	private queued = false;
	private readonly low: boolean;

	constructor(
		private readonly host: HTMLElement,
		private readonly shape: Shape,
		faces: number,
		quality: Quality,
	) {
		this.low = quality !== "high";
		this.renderer = new THREE.WebGLRenderer({ antialias: !this.low });
		this.renderer.setPixelRatio(quality === "draft" ? 0.3 : this.low ? 1 : Math.min(devicePixelRatio, 2));
		this.renderer.toneMapping = THREE.NeutralToneMapping;
		this.renderer.shadowMap.enabled = !this.low;
		this.renderer.domElement.setAttribute("aria-hidden", "true");
		host.append(this.renderer.domElement);
		this.board.rotation.x = -Math.PI / 2;
		this.board.position.z = shape.length / 2;
		this.scene.add(this.board);
		this.light();
		this.build();
		const cube = faces === 6;
		const geo = cube ? dieGeometry(this.low ? 1 : 3) : new THREE.IcosahedronGeometry(0.56, 0);
		this.look = new THREE.InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
		this.pips = new THREE.InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
		geo.setAttribute("aLook", this.look);
		geo.setAttribute("aPip", this.pips);
		const material = cube ? diceMaterial(atlas(128), this.low) : new THREE.MeshStandardMaterial({ flatShading: true });
		this.dice = new THREE.InstancedMesh(geo, material, MOST);
		this.dice.frustumCulled = false;
		this.dice.castShadow = this.dice.receiveShadow = !this.low;
		this.dice.count = 0;
		this.arrow = new THREE.Mesh(
			arrowGeometry(),
			new THREE.MeshBasicMaterial({ color: 0xffc94d, transparent: true, opacity: 0.85 }),
		);
		this.arrow.visible = false;
		this.board.add(this.dice, this.arrow);
		this.controls = new OrbitControls(this.camera, this.renderer.domElement);
		this.controls.enablePan = false;
		this.controls.maxPolarAngle = Math.PI * 0.49;
		this.controls.addEventListener("change", () => this.draw());
		this.controls.addEventListener("start", () => {
			this.turned = true;
		});
		this.listen();
		new ResizeObserver(() => this.resize()).observe(host);
		this.resize();
	}

	show(placed: readonly Placed[]): void {
		this.placed = placed;
		const m = new THREE.Matrix4();
		const tint = new THREE.Color();
		const size = this.shape.edge / DIE;
		const scale = new THREE.Vector3(size, size, size);
		this.dice.count = Math.min(MOST, placed.length);
		for (const [i, die] of placed.slice(0, MOST).entries()) {
			const colour = colourOf(die.colour);
			this.dice.setMatrixAt(i, m.compose(die.pos, die.turn.clone().multiply(HALF), scale));
			this.dice.setColorAt(i, tint.set(colour.body));
			this.look.setXYZ(i, colour.row, 0, 0);
			tint.set(colour.pip).toArray(this.pips.array, i * 3);
		}
		this.dice.instanceMatrix.needsUpdate = true;
		if (this.dice.instanceColor) this.dice.instanceColor.needsUpdate = true;
		this.look.needsUpdate = this.pips.needsUpdate = true;
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

	/** Play a motion; dice that do not move stay where they are. */
	play(motion: Motion, colour: (die: string) => string, quick: boolean): Promise<void> {
		const start = new Map(this.placed.map((die) => [die.die, die]));
		const show = (time: number): void => {
			const now = new Map(start);
			for (const track of motion.tracks) {
				const name = dieName(track.die);
				const [a, b, t] = frameAt(track, time);
				now.set(name, {
					die: name,
					colour: start.get(name)?.colour ?? colour(name),
					pos: new THREE.Vector3(a.x, a.y, a.z).lerp(new THREE.Vector3(b.x, b.y, b.z), t),
					turn: new THREE.Quaternion(...a.turn).slerp(new THREE.Quaternion(...b.turn), t),
				});
			}
			this.show([...now.values()]);
		};
		if (quick) {
			show(motion.length);
			return Promise.resolve();
		}
		const began = performance.now();
		return new Promise((done) => {
			const frame = (): void => {
				const time = ((performance.now() - began) / 1000) * RATE;
				show(Math.min(time, motion.length));
				if (time < motion.length && !document.hidden) requestAnimationFrame(frame);
				else done();
			};
			frame();
		});
	}

	lookFrom(side: Side): void {
		this.side = side;
		this.turned = false;
		const dir =
			side === "top"
				? new THREE.Vector3(0, 1, 0.02)
				: side === "end"
					? new THREE.Vector3(0, 0.9, -1)
					: new THREE.Vector3(0, 1.2, 1);
		const { width, length, disc } = this.shape;
		const corners = [-width / 2, width / 2].flatMap((x) =>
			[Math.min(0, disc.rect[1]), length].flatMap((y) =>
				[0, disc.top].map((z) => new THREE.Vector3(x, z, length / 2 - y)),
			),
		);
		this.controls.target.set(0, 30, 0);
		dir.normalize();
		let reach = 2000;
		const look = (): THREE.Vector3[] => {
			this.camera.position.copy(dir).multiplyScalar(reach).add(this.controls.target);
			this.camera.lookAt(this.controls.target);
			this.camera.updateMatrixWorld();
			return corners.map((one) => one.clone().project(this.camera));
		};
		for (let round = 0; round < 4; round++) {
			let near = 200;
			let far = 5000;
			for (let i = 0; i < 14; i++) {
				reach = (near + far) / 2;
				const seen = look();
				const high = Math.max(...seen.map((p) => p.y)) - Math.min(...seen.map((p) => p.y));
				if (high < 1.72 && seen.every((p) => Math.abs(p.x) < 0.96)) far = reach;
				else near = reach;
			}
			reach = far;
			const seen = look();
			// a little above the middle: the buttons lie at the lower edge
			const middle = (Math.max(...seen.map((p) => p.y)) + Math.min(...seen.map((p) => p.y))) / 2 - 0.07;
			const up = new THREE.Vector3(0, 1, 0).applyQuaternion(this.camera.quaternion);
			const shift = middle * reach * Math.tan(THREE.MathUtils.degToRad(this.camera.fov / 2));
			this.controls.target.addScaledVector(up, shift);
		}
		look();
		this.controls.minDistance = 150;
		this.controls.maxDistance = reach * 1.5;
		this.controls.update();
		this.draw();
	}

	/** Where on the page a point of the board is seen. */
	pixel(x: number, y: number, z = this.shape.disc.top): { x: number; y: number } {
		this.board.updateMatrixWorld();
		this.camera.updateMatrixWorld();
		const v = this.board.localToWorld(new THREE.Vector3(x, y, z)).project(this.camera);
		const r = this.renderer.domElement.getBoundingClientRect();
		return { x: r.left + ((v.x + 1) / 2) * r.width, y: r.top + ((1 - v.y) / 2) * r.height };
	}

	// --- building

	private light(): void {
		this.scene.background = new THREE.Color(0x143d33);
		this.scene.add(new THREE.HemisphereLight(0xffffff, 0x6b5a4a, 2));
		const sun = new THREE.DirectionalLight(0xfff1dc, 2.2);
		sun.position.set(-420, 900, 250);
		sun.castShadow = !this.low;
		sun.shadow.mapSize.set(2048, 2048);
		Object.assign(sun.shadow.camera, { left: -600, right: 600, top: 600, bottom: -600, near: 100, far: 2500 });
		sun.shadow.bias = -0.001;
		sun.shadow.normalBias = 1;
		const felt = new THREE.Mesh(
			new THREE.CircleGeometry(2600, 48),
			new THREE.MeshStandardMaterial({ color: 0x1f5a49, roughness: 0.95 }),
		);
		felt.rotation.x = -Math.PI / 2;
		felt.position.y = -0.5;
		felt.receiveShadow = true;
		this.scene.add(sun, felt);
	}

	private build(): void {
		const { width, steps, line, disc, pads, pegs } = this.shape;
		const add = (geo: THREE.BufferGeometry, colour: number, x: number, y: number, z: number): THREE.Mesh => {
			const mesh = new THREE.Mesh(geo, new THREE.MeshStandardMaterial({ color: colour, roughness: 0.62 }));
			mesh.position.set(x, y, z);
			mesh.castShadow = mesh.receiveShadow = !this.low;
			this.board.add(mesh);
			return mesh;
		};
		for (const [i, [start, end, top, times]] of steps.entries()) {
			add(
				new THREE.BoxGeometry(width, end - start, top),
				WOODS[i % WOODS.length] as number,
				0,
				(start + end) / 2,
				top / 2,
			);
			const from = i === 0 ? line[1] : start;
			for (const x of [-1, 1]) this.label(`${times}×`, x * (width / 2 - 28), (from + end) / 2, top + 0.6);
		}
		const deck = steps[0]?.[2] ?? 0;
		for (const [x0, y0, x1, y1] of pads)
			add(new THREE.BoxGeometry(x1 - x0, y1 - y0, 1), 0xf6efe0, (x0 + x1) / 2, (y0 + y1) / 2, deck + 0.5);
		add(new THREE.BoxGeometry(width, line[1] - line[0], 0.8), 0x3a2a1a, 0, (line[0] + line[1]) / 2, deck + 0.2);
		const [x0, y0, x1, y1] = disc.rect;
		const high = Math.max(1, disc.top - deck);
		add(new THREE.BoxGeometry(x1 - x0, y1 - y0, high), 0xf0e4c8, (x0 + x1) / 2, (y0 + y1) / 2, deck + high / 2);
		const half = new THREE.Shape().absarc(0, 0, disc.radius, 0, Math.PI, false);
		add(
			new THREE.ExtrudeGeometry(half, { depth: high, bevelEnabled: false, curveSegments: 32 }),
			0xf0e4c8,
			disc.centre[0],
			disc.centre[1],
			deck,
		);
		const peg = new THREE.CylinderGeometry(pegs.radius || 1, pegs.radius || 1, pegs.height || 1, 20).rotateX(
			Math.PI / 2,
		);
		for (const [x, y] of pegs.at) {
			const top = steps.find(([, end]) => y < end)?.[2] ?? 0;
			add(peg, 0x5a3519, x, y, top + pegs.height / 2);
		}
	}

	private label(words: string, x: number, y: number, z: number): void {
		const canvas = document.createElement("canvas");
		canvas.width = canvas.height = 128;
		const g = canvas.getContext("2d");
		if (!g) return;
		g.fillStyle = "#2c1c0c";
		g.font = "bold 62px system-ui, sans-serif";
		g.textAlign = "center";
		g.textBaseline = "middle";
		g.fillText(words, 64, 64);
		const map = new THREE.CanvasTexture(canvas);
		map.colorSpace = THREE.SRGBColorSpace;
		const mesh = new THREE.Mesh(
			new THREE.PlaneGeometry(58, 58),
			new THREE.MeshBasicMaterial({ map, transparent: true }),
		);
		mesh.position.set(x, y, z);
		this.board.add(mesh);
	}

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
		if (!this.turned) this.lookFrom(this.side);
		this.draw();
	}

	// --- the pointer

	private listen(): void {
		const canvas = this.renderer.domElement;
		let pulling = false;
		let down: { x: number; y: number } | null = null;
		// before the camera's controls hear of it: who grips the die does not turn the board
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
			const tapped = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) < 8;
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
		const r = this.renderer.domElement.getBoundingClientRect();
		const ray = new THREE.Raycaster();
		ray.setFromCamera(
			new THREE.Vector2(((x - r.left) / r.width) * 2 - 1, 1 - ((y - r.top) / r.height) * 2),
			this.camera,
		);
		const hit = ray.ray.intersectPlane(
			new THREE.Plane(new THREE.Vector3(0, 1, 0), -this.shape.disc.top),
			new THREE.Vector3(),
		);
		return hit ? this.board.worldToLocal(hit) : null;
	}
}

/** One unit long along +y, from the middle of the die. */
function arrowGeometry(): THREE.BufferGeometry {
	const shape = new THREE.Shape();
	shape.moveTo(-3, 0.1);
	shape.lineTo(-3, 0.86);
	shape.lineTo(-9, 0.86);
	shape.lineTo(0, 1);
	shape.lineTo(9, 0.86);
	shape.lineTo(3, 0.86);
	shape.lineTo(3, 0.1);
	return new THREE.ShapeGeometry(shape);
}
