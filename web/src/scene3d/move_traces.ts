/** Traces of moves: arrows from where a die came, and crosses where dice came off. */
import * as THREE from "three";
import { cellOf } from "../rules/lattice";
import type { Loss, Trail } from "../rules/traces";
import { colourOf, inkOf } from "../ui/colours";
import { UP, worldOf } from "./die_geometry";

const LAST = new THREE.Color(0x7fe3ff);
const EARLIER = new THREE.Color(0x58bfe0);
/** Half the width of an arrow, of its head, and the length of the head. */
const HALF_ARROW = 0.06;
const HEAD = 0.2;
const TIP = 0.42;
/** How far above the places an arrow begins and ends, and how high its bow is for every unit of its length. */
const LIFT = 0.62;
const BOW = 0.22;
const ARROW_PIECES = 14;

/** All arrows in one draw call: flat ribbons that face upwards. */
export class Trails {
	readonly mesh = new THREE.Mesh(
		new THREE.BufferGeometry(),
		new THREE.MeshBasicMaterial({
			vertexColors: true,
			side: THREE.DoubleSide,
			toneMapped: false,
			transparent: true,
			opacity: 0.92,
		}),
	);
	private drawn = "";

	constructor() {
		this.mesh.frustumCulled = this.mesh.visible = false;
		this.mesh.renderOrder = 2;
	}
	show(last: readonly Trail[], earlier: readonly Trail[]): void {
		const now = JSON.stringify([last, earlier]);
		if (now === this.drawn) return;
		this.drawn = now;
		const pos: number[] = [];
		const tint: number[] = [];
		for (const [trails, colour] of [[earlier, EARLIER] as const, [last, LAST] as const])
			for (const trail of trails) ribbon(trail, colour, pos, tint);
		this.mesh.geometry.dispose();
		this.mesh.geometry = new THREE.BufferGeometry();
		this.mesh.geometry.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
		this.mesh.geometry.setAttribute("color", new THREE.Float32BufferAttribute(tint, 3));
		this.mesh.visible = pos.length > 0;
	}
}

function ribbon({ from, to }: Trail, colour: THREE.Color, pos: number[], tint: number[]): void {
	const lifted = (cell: string): THREE.Vector3 => worldOf(cellOf(cell)).addScaledVector(UP, LIFT);
	const [start, end] = [lifted(from), lifted(to)];
	const length = start.distanceTo(end);
	const middle = start
		.clone()
		.lerp(end, 0.5)
		.addScaledVector(UP, 2 * BOW * length);
	const curve = new THREE.QuadraticBezierCurve3(start, middle, end);
	const across = end.clone().sub(start).setY(0).normalize().cross(UP);
	const until = 1 - TIP / Math.max(length, 2 * TIP);
	const quad = (a: THREE.Vector3, b: THREE.Vector3, wideA: number, wideB: number): void => {
		const corner = (at: THREE.Vector3, by: number): THREE.Vector3 => at.clone().addScaledVector(across, by);
		const [p, q, r, s] = [corner(a, -wideA), corner(a, wideA), corner(b, wideB), corner(b, -wideB)];
		for (const one of [p, q, r, p, r, s]) {
			pos.push(one.x, one.y, one.z);
			tint.push(colour.r, colour.g, colour.b);
		}
	};
	for (let i = 0; i < ARROW_PIECES; i++)
		quad(
			curve.getPoint((until * i) / ARROW_PIECES),
			curve.getPoint((until * (i + 1)) / ARROW_PIECES),
			HALF_ARROW,
			HALF_ARROW,
		);
	quad(curve.getPoint(until), end, HEAD, 0);
}

/** A cross in the colour of the die that came off, at its place. */
export class Losses {
	readonly group = new THREE.Group();
	private readonly looks = new Map<string, THREE.SpriteMaterial>();

	show(losses: readonly Loss[]): void {
		this.group.clear();
		for (const { cell, colour } of losses) {
			const look = this.looks.get(colour) ?? crossLook(colour);
			this.looks.set(colour, look);
			const sprite = new THREE.Sprite(look);
			sprite.scale.setScalar(0.62);
			sprite.position.copy(worldOf(cellOf(cell))).addScaledVector(UP, 0.25);
			this.group.add(sprite);
		}
	}
}

function crossLook(colour: string): THREE.SpriteMaterial {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = 64;
	const g = canvas.getContext("2d");
	if (g) {
		g.fillStyle = `#${colourOf(colour).body.toString(16).padStart(6, "0")}`;
		g.strokeStyle = "#7fe3ff";
		g.lineWidth = 5;
		g.beginPath();
		g.arc(32, 32, 28, 0, 7);
		g.fill();
		g.stroke();
		g.strokeStyle = inkOf(colour);
		g.lineWidth = 8;
		g.lineCap = "round";
		g.beginPath();
		g.moveTo(21, 21);
		g.lineTo(43, 43);
		g.moveTo(43, 21);
		g.lineTo(21, 43);
		g.stroke();
	}
	const map = new THREE.CanvasTexture(canvas);
	map.colorSpace = THREE.SRGBColorSpace;
	return new THREE.SpriteMaterial({ map, depthTest: false });
}
