/** Homes, goals and other areas on the plate: tinted funnels, borders, outlines of dice, and values of places. One draw call each. */
import * as THREE from "three";
import { borderOf, isGround, signedFunnels, type TintedArea, tintedDice, tintedFunnels } from "../rules/areas";
import { cellOf } from "../rules/lattice";
import { otherColour } from "../ui/area_colours";
import { BASIS, outlineGeometry, worldOf } from "./die_geometry";
import { cupGeometry } from "./plate_mesh";
import { Names } from "./plate_names";

const MOST_AREA_CELLS = 170;
/** Borders lie a little over the land between the cups. */
const BORDER_HEIGHT = 0.13;
const HALF_DIE = 0.5;
/** The extent of a border from the edge of its area, negative inwards. Borders of one place are visible side by side. */
const REACH: Readonly<Record<string, readonly [number, number]>> = {
	home: [-0.16, -0.02],
	reach: [-0.16, -0.02],
	goal: [0.0, 0.24],
	finish: [0.0, 0.24],
	forbidden: [0.0, 0.2],
};
/** Segments of an edge, along and across; every second one is light. */
const EDGE_SEGMENTS: Readonly<Record<string, readonly [number, number]>> = {
	home: [1, 1],
	reach: [5, 1],
	goal: [4, 2],
	finish: [4, 2],
	forbidden: [3, 1],
};

export class AreaMarks {
	readonly group = new THREE.Group();
	private readonly funnels: THREE.InstancedMesh;
	private readonly dice: THREE.InstancedMesh;
	private readonly borders: THREE.Mesh;
	private readonly worth = new Names(0.62);
	/** What is drawn already. */
	private drawn = "";

	constructor() {
		const look = { vertexColors: true, side: THREE.DoubleSide, toneMapped: false } as const;
		this.funnels = painted(
			cupGeometry(),
			new THREE.MeshBasicMaterial({ ...look, transparent: true, depthWrite: false, opacity: 0.8 }),
		);
		this.dice = painted(
			outlineGeometry(0.06),
			new THREE.MeshBasicMaterial({ side: THREE.DoubleSide, toneMapped: false }),
		);
		this.borders = new THREE.Mesh(new THREE.BufferGeometry(), new THREE.MeshBasicMaterial(look));
		this.borders.frustumCulled = this.borders.visible = false;
		this.group.add(this.funnels, this.dice, this.borders, this.worth.mesh);
	}

	/** `taken` are the cells in which dice stand. */
	show(areas: readonly TintedArea[], taken: ReadonlySet<string>): void {
		const now = areas.length ? `${JSON.stringify(areas)} ${[...taken].join(" ")}` : "";
		if (now === this.drawn) return;
		this.drawn = now;
		place(this.funnels, tintedFunnels(areas, taken));
		place(this.dice, tintedDice(areas, taken));
		this.drawBorders(areas.filter(isGround));
		this.worth.show([...signedFunnels(areas, taken)].map(([cell, text]) => ({ text, at: worldOf(cellOf(cell)) })));
	}

	private drawBorders(areas: readonly TintedArea[]): void {
		const pos: number[] = [];
		const colour: number[] = [];
		for (const area of areas) {
			const [near, far] = REACH[area.kind] ?? [0, 0.2];
			const [along, across] = EDGE_SEGMENTS[area.kind] ?? [1, 1];
			const paints = [new THREE.Color(area.tint), new THREE.Color(otherColour(area))];
			for (const { cell, up, down } of borderOf(area)) {
				const still = 3 - up - down;
				/** A point of the border: how far along the edge, how far out of the area. */
				const at = (t: number, out: number): THREE.Vector3 => {
					const point: [number, number, number] = [...cell];
					point[up] = (point[up] ?? 0) + HALF_DIE + out / Math.SQRT2;
					point[down] = (point[down] ?? 0) - HALF_DIE - out / Math.SQRT2;
					point[still] = (point[still] ?? 0) + (t - HALF_DIE);
					return worldOf(point).setY(BORDER_HEIGHT);
				};
				for (let i = 0; i < along; i++)
					for (let j = 0; j < across; j++) {
						const paint = paints[(i + j) % 2 === 0 || along === 1 ? 0 : 1] as THREE.Color;
						const [t0, t1] = [i / along, (i + 1) / along];
						const [o0, o1] = [j, j + 1].map((k) => near + ((far - near) * k) / across) as [number, number];
						const corners = [at(t0, o0), at(t1, o0), at(t1, o1), at(t0, o1)];
						for (const k of [0, 1, 2, 0, 2, 3]) {
							const { x, y, z } = corners[k] as THREE.Vector3;
							pos.push(x, y, z);
							colour.push(paint.r, paint.g, paint.b);
						}
					}
			}
		}
		const geometry = new THREE.BufferGeometry();
		geometry.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
		geometry.setAttribute("color", new THREE.Float32BufferAttribute(colour, 3));
		this.borders.geometry.dispose();
		this.borders.geometry = geometry;
		this.borders.visible = pos.length > 0;
	}
}

function painted(geometry: THREE.BufferGeometry, material: THREE.Material): THREE.InstancedMesh {
	const mesh = new THREE.InstancedMesh(geometry, material, MOST_AREA_CELLS);
	mesh.count = 0;
	mesh.visible = mesh.frustumCulled = false;
	return mesh;
}
function place(mesh: THREE.InstancedMesh, cells: ReadonlyMap<string, TintedArea>): void {
	const m = new THREE.Matrix4();
	const colour = new THREE.Color();
	mesh.count = cells.size;
	mesh.visible = cells.size > 0;
	for (const [i, [cell, area]] of [...cells].slice(0, MOST_AREA_CELLS).entries()) {
		mesh.setMatrixAt(i, m.copy(BASIS).setPosition(worldOf(cellOf(cell))));
		mesh.setColorAt(i, colour.set(area.tint));
	}
	mesh.instanceMatrix.needsUpdate = true;
	if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}
