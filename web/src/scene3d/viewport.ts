/** The base of all 3D views: canvas, camera and controls, rendering on demand. */
import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { still } from "../platform/settings";
import { animate } from "./animate";
import { UP } from "./die_geometry";
import { mapTones, roomLight } from "./environment";
import { type Shading, tableMaterial, turnSun } from "./materials";

/** "draft" is for tests with software rendering. */
export type Quality = "high" | "medium" | "low" | "draft";
export interface ScreenPoint {
	readonly x: number;
	readonly y: number;
}
/** A quality tier: its lighting, and its pixel ratio at rest and in motion. */
interface Tier {
	readonly shading: Shading;
	readonly rest: number;
	readonly moving: number;
	readonly least: number;
}
const TIERS: Readonly<Record<Quality, Tier>> = {
	high: { shading: "full", rest: 2, moving: 2, least: 0.75 },
	medium: { shading: "plain", rest: 1.5, moving: 1.25, least: 0.6 },
	// a still picture is drawn once, so it may be costly
	low: { shading: "flat", rest: 1.5, moving: 0.6, least: 0.4 },
	draft: { shading: "flat", rest: 0.3, moving: 0.3, least: 0.3 },
};
/** Frames closer together than this, in milliseconds, are motion. */
const CLOSE = 120;
/** Milliseconds without a frame after which the picture is at rest. */
const REST = 220;
/** Slower frames reduce the resolution in motion, faster ones raise it again. */
const [SLOW_FRAME, QUICK_FRAME] = [38, 18];
/** Milliseconds of a camera move. */
const GLIDE = 450;

interface Eye {
	readonly at: THREE.Vector3;
	readonly target: THREE.Vector3;
}
interface Lens {
	readonly fov: number;
	readonly near: number;
	readonly far: number;
}

export abstract class Viewport {
	protected readonly renderer: THREE.WebGLRenderer;
	protected readonly scene = new THREE.Scene();
	protected readonly camera: THREE.PerspectiveCamera;
	protected readonly controls: OrbitControls;
	protected readonly tier: Tier;
	/** The player has turned the camera. */
	protected turned = false;
	private queued = false;
	private moves = false;
	/** The first picture was drawn: from now on the camera glides. */
	private drawn = false;
	/** Number of glides started or cancelled. */
	protected glides = 0;
	private readonly watch: ResizeObserver;
	private readonly cloth = new THREE.Mesh<THREE.BufferGeometry, THREE.Material>();
	private lit = 1;
	/** Lamps fixed to the viewer, not to the board. */
	private readonly rig = new THREE.Group();
	/** Number of consecutive frames, and the time of the last. */
	private inARow = 0;
	private last = 0;
	private resting = 0;
	/** The resolution in motion. */
	private fine: number;
	private ratio = 0;

	constructor(
		protected readonly host: HTMLElement,
		quality: Quality,
		lens: Lens,
	) {
		this.tier = TIERS[quality];
		this.fine = Math.min(this.still, this.tier.moving);
		this.camera = new THREE.PerspectiveCamera(lens.fov, 1, lens.near, lens.far);
		const flat = this.tier.shading === "flat";
		this.renderer = new THREE.WebGLRenderer({ antialias: !flat, powerPreference: "high-performance" });
		this.setRatio(this.still);
		if (!flat) mapTones(this.renderer, 1.04);
		this.renderer.shadowMap.enabled = this.tier.shading === "full";
		this.renderer.shadowMap.type = THREE.PCFShadowMap;
		// shadows are redrawn when dice move, not when the camera does
		this.renderer.shadowMap.autoUpdate = false;
		this.light();
		// three.js restores its own resources; textures drawn here must be redrawn
		this.canvas.addEventListener("webglcontextrestored", () => {
			this.light();
			this.draw(true);
		});
		this.canvas.setAttribute("aria-hidden", "true");
		host.append(this.canvas);
		this.controls = new OrbitControls(this.camera, this.canvas);
		this.controls.enablePan = false;
		this.controls.maxPolarAngle = Math.PI * 0.49;
		this.controls.addEventListener("change", () => this.draw(false, this.turned));
		const before = new THREE.Vector3();
		this.controls.addEventListener("start", () => {
			this.glides++;
			before.copy(this.camera.position);
		});
		this.controls.addEventListener("end", () => {
			this.turned ||= before.distanceTo(this.camera.position) > 1e-3 * this.camera.far;
		});
		this.watch = new ResizeObserver(() => this.resize());
	}

	/** Set the environment light. */
	private light(): void {
		if (this.tier.shading === "flat") return;
		this.scene.environment?.dispose();
		this.scene.environment = roomLight(this.renderer);
		this.scene.environmentIntensity = 0.75;
	}
	/** Put the light over the viewer's left shoulder, for a view direction in radians about the vertical. */
	protected lightFrom(angle: number): void {
		this.rig.rotation.y = angle;
		this.scene.environmentRotation.y = angle;
		turnSun(angle);
	}
	/** The pixel ratio at rest. */
	private get still(): number {
		// without antialiasing, use more pixels
		return this.tier.shading === "flat" ? this.tier.rest : Math.min(devicePixelRatio, this.tier.rest);
	}
	private setRatio(ratio: number): void {
		if (ratio === this.ratio) return;
		this.ratio = ratio;
		this.renderer.setPixelRatio(ratio);
	}
	/** Draw calls of the last frame. */
	get figures(): { calls: number; triangles: number } {
		const { calls, triangles } = this.renderer.info.render;
		return { calls, triangles };
	}
	/** Orbit the camera by some radians and zoom, within the limits of the controls. */
	turn(around: number, over: number, nearer: number): void {
		const { target } = this.controls;
		const away = new THREE.Spherical().setFromVector3(this.camera.position.clone().sub(target));
		away.set(away.radius / nearer, away.phi - over, away.theta + around).makeSafe();
		this.camera.position.setFromSpherical(away).add(target);
		this.turned = this.moves = true;
		this.controls.update();
	}
	/** The position and target of the camera. */
	protected get eye(): Eye {
		return { at: this.camera.position.clone(), target: this.controls.target.clone() };
	}
	/** Glide the camera from a place to its current one; taking the controls cancels it. */
	protected glide(from: Eye, to: Eye): void {
		const glide = ++this.glides;
		const far = from.at.distanceTo(to.at) + from.target.distanceTo(to.target);
		if (!this.drawn || still() || document.hidden || far < 0.01) return;
		const away = (eye: Eye): THREE.Spherical => new THREE.Spherical().setFromVector3(eye.at.clone().sub(eye.target));
		const [first, last] = [away(from), away(to)];
		// the short way round
		const round = THREE.MathUtils.euclideanModulo(last.theta - first.theta + Math.PI, 2 * Math.PI) - Math.PI;
		this.bound = { to, glide };
		void this.run(GLIDE, (t) => {
			if (glide !== this.glides || this.turned) return;
			const part = t * t * (3 - 2 * t);
			const now = new THREE.Spherical(
				THREE.MathUtils.lerp(first.radius, last.radius, part),
				THREE.MathUtils.lerp(first.phi, last.phi, part),
				first.theta + round * part,
			);
			const target = from.target.clone().lerp(to.target, part);
			this.camera.position.setFromSpherical(now).add(target);
			this.controls.target.copy(target);
			this.camera.lookAt(target);
			this.draw();
			if (t === 1) this.controls.update();
		});
	}
	/** Where the last glide leads, and its number. */
	private bound: { readonly to: Eye; readonly glide: number } | null = null;
	/** Lean in towards a point, or (null) back; not if the player has turned the camera. */
	protected leanIn(towards: THREE.Vector3 | null): void {
		if (this.turned || still()) return;
		if (towards) {
			// a look that begins while the last one still glides back returns to where that one leads
			this.stood = this.bound?.glide === this.glides ? this.bound.to : this.eye;
			const { at, target } = this.stood;
			this.glide(this.eye, { at: at.clone().lerp(towards, 0.13), target: target.clone().lerp(towards, 0.35) });
			this.leaned = this.glides;
		} else if (this.stood) {
			// keep the view if the player has changed it meanwhile
			if (this.leaned === this.glides) this.glide(this.eye, this.stood);
			this.stood = null;
		}
	}
	private stood: Eye | null = null;
	private leaned = 0;
	/** Remove everything this has added to the page. */
	leave(): void {
		this.watch.disconnect();
		clearTimeout(this.resting);
		this.scene.environment?.dispose();
		this.controls.dispose();
		this.renderer.dispose();
		this.renderer.forceContextLoss();
		this.canvas.remove();
	}

	protected get canvas(): HTMLCanvasElement {
		return this.renderer.domElement;
	}

	/** Restore the player's view. */
	protected abstract lookAgain(): void;

	/** Follow the size of the host; call when the scene is complete. */
	protected hang(): void {
		this.watch.observe(this.host);
		this.resize();
	}

	/** Render with the next frame; nothing is rendered while nothing changes. */
	protected draw(moved = false, moves = false): void {
		this.moves ||= moves;
		if (moved) this.renderer.shadowMap.needsUpdate = true;
		if (this.queued) return;
		this.queued = true;
		requestAnimationFrame((now) => {
			this.queued = false;
			this.drawn = true;
			this.adapt(now);
			this.beforeFrame();
			this.renderer.render(this.scene, this.camera);
		});
	}
	/** What has to be computed for a picture, once for all changes since the last. */
	protected beforeFrame(): void {}
	/** Lower resolution in motion, full resolution at rest. */
	private adapt(now: number): void {
		const took = now - this.last;
		this.last = now;
		// a slow machine's frames are never close together: the camera and animations say that they move
		const close = took < (this.inARow > 2 && took < 600 ? CLOSE + 1000 : CLOSE);
		this.inARow = this.moves ? Math.max(2, this.inARow + 1) : close ? this.inARow + 1 : 0;
		clearTimeout(this.resting);
		const moving = this.inARow > 1;
		this.moves = false;
		if (moving) {
			const most = Math.min(this.still, this.tier.moving);
			if (took > SLOW_FRAME) this.fine = Math.max(this.tier.least, this.fine * 0.9);
			else if (took < QUICK_FRAME) this.fine = Math.min(most, this.fine * 1.03);
			// few steps: every change reallocates the canvas
			this.setRatio(Math.min(most, Math.round(this.fine * 10) / 10));
		}
		if (moving || this.ratio !== this.still)
			this.resting = window.setTimeout(() => {
				this.inARow = 0;
				if (this.ratio === this.still) return;
				this.setRatio(this.still);
				this.draw();
			}, REST);
	}

	private resize(): void {
		const w = Math.max(1, this.host.clientWidth);
		const h = Math.max(1, this.host.clientHeight);
		this.renderer.setSize(w, h, false);
		this.camera.aspect = w / h;
		this.camera.updateProjectionMatrix();
		if (!this.turned) this.lookAgain();
		this.draw(true);
	}

	/** Finish all animations at once. */
	skip(): void {
		this.skips++;
	}
	private skips = 0;

	/** Animate from 0 to 1 over a time, frame by frame. */
	run(ms: number, change: (t: number) => void): Promise<void> {
		const { skips } = this;
		const step = (t: number): void => {
			change(t);
			this.moves = t < 1;
		};
		return animate(ms, step, () => skips !== this.skips);
	}

	/**
	 * Place the camera so that these points fill the picture: at most `high` (the whole picture is 2) by `wide`, their middle
	 * `lift` above the picture's. Returns the distance.
	 */
	protected fit(dir: THREE.Vector3, points: readonly THREE.Vector3[], high: number, wide: number, lift = 0): number {
		const target = this.controls.target;
		const seen = new THREE.Vector3();
		const up = new THREE.Vector3();
		let low = 0;
		let top = 0;
		const fits = (reach: number): boolean => {
			this.camera.position.copy(dir).multiplyScalar(reach).add(target);
			this.camera.lookAt(target);
			this.camera.updateMatrixWorld();
			low = Number.POSITIVE_INFINITY;
			top = Number.NEGATIVE_INFINITY;
			let broad = 0;
			for (const point of points) {
				seen.copy(point).project(this.camera);
				low = Math.min(low, seen.y);
				top = Math.max(top, seen.y);
				broad = Math.max(broad, Math.abs(seen.x));
			}
			return top - low < high && broad < wide;
		};
		let reach = this.camera.far;
		for (let round = 0; round < 5; round++) {
			let near = 10 * this.camera.near;
			let far = this.camera.far;
			for (let i = 0; i < 13; i++) {
				reach = (near + far) / 2;
				if (fits(reach)) far = reach;
				else near = reach;
			}
			reach = far;
			fits(reach);
			up.copy(UP).applyQuaternion(this.camera.quaternion);
			const shift = ((low + top) / 2 - lift) * reach * Math.tan(THREE.MathUtils.degToRad(this.camera.fov / 2));
			target.addScaledVector(up, shift);
		}
		fits(reach);
		return reach;
	}

	/** The page position of a point in the world. */
	protected spot(at: THREE.Vector3): ScreenPoint {
		this.camera.updateMatrixWorld();
		const v = at.clone().project(this.camera);
		const r = this.canvas.getBoundingClientRect();
		return { x: r.left + ((v.x + 1) / 2) * r.width, y: r.top + ((1 - v.y) / 2) * r.height };
	}
	/** The object under a point of the page. */
	protected ray(x: number, y: number): THREE.Raycaster {
		const r = this.canvas.getBoundingClientRect();
		const ray = new THREE.Raycaster();
		this.camera.updateMatrixWorld();
		ray.setFromCamera(
			new THREE.Vector2(((x - r.left) / r.width) * 2 - 1, 1 - ((y - r.top) / r.height) * 2),
			this.camera,
		);
		return ray;
	}

	/** The cloth on the table; `lit` is the lamp's reach. */
	protected felt(radius: number, height: number, lit: number): void {
		this.cloth.geometry = new THREE.CircleGeometry(radius, 48);
		this.lit = lit;
		this.cloth.rotation.x = -Math.PI / 2;
		this.cloth.position.y = height;
		this.cloth.receiveShadow = true;
		this.scene.add(this.cloth);
		this.setCloth(0x14503d);
	}
	protected setCloth(tint: number, wooden = false): void {
		(this.cloth.material as THREE.Material).dispose();
		this.cloth.material = tableMaterial(tint, this.tier.shading, this.lit, wooden);
		this.scene.background = new THREE.Color(tint).multiplyScalar(0.3);
	}
	/** A light that casts shadows within a reach. */
	protected sun(strength: number, at: readonly [number, number, number], reach: number): THREE.DirectionalLight {
		const sun = new THREE.DirectionalLight(0xfff1dc, strength);
		sun.position.set(...at);
		const away = sun.position.length();
		sun.castShadow = this.tier.shading === "full";
		sun.shadow.radius = 4;
		sun.shadow.mapSize.set(2048, 2048);
		Object.assign(sun.shadow.camera, {
			left: -reach,
			right: reach,
			top: reach,
			bottom: -reach,
			near: away / 10,
			far: away + 2 * reach,
		});
		this.rig.add(sun);
		this.scene.add(this.rig);
		return sun;
	}
}
