/** Lit funnels, and outlines round dice: one draw call each. */
import * as THREE from "three";
import { cellOf } from "../rules/lattice";
import type { Marks } from "../rules/marks";
import { BASIS, outlineGeometry, worldOf } from "./die_geometry";
import { cupGeometry } from "./plate_mesh";

const MOST = 170;

export class Highlights {
	readonly group = new THREE.Group();
	/** Hollows that can be pointed at; those that are not lit are felt but not seen. */
	readonly cups: THREE.InstancedMesh;
	cupCells: readonly string[] = [];
	private readonly lit: THREE.InstancedMesh;
	private readonly outlines: Readonly<Record<"choice" | "picked" | "last" | "hover", THREE.InstancedMesh>>;

	constructor() {
		const hollow = cupGeometry();
		this.cups = instanced(hollow, new THREE.MeshBasicMaterial({ side: THREE.DoubleSide }));
		this.lit = instanced(
			hollow,
			new THREE.MeshBasicMaterial({
				color: 0xffe08a,
				transparent: true,
				opacity: 0.62,
				vertexColors: true,
				side: THREE.DoubleSide,
				depthWrite: false,
			}),
		);
		const outline = (thick: number, color: number): THREE.InstancedMesh =>
			instanced(outlineGeometry(thick), new THREE.MeshBasicMaterial({ color }));
		this.outlines = {
			choice: outline(0.045, 0xffe9a8),
			last: outline(0.07, 0x7fe3ff),
			picked: outline(0.12, 0xff9d2e),
			hover: outline(0.1, 0xffffff),
		};
		this.group.add(this.lit, ...Object.values(this.outlines));
	}

	/** `taken` are the cells in which dice stand. */
	show(marks: Marks, taken: ReadonlySet<string>): void {
		const empty = (cell: string): boolean => !taken.has(cell);
		this.cupCells = [...new Set([...marks.choices, ...marks.quiet])].filter(empty);
		place(this.cups, this.cupCells);
		this.cups.computeBoundingSphere();
		place(this.lit, marks.choices.filter(empty));
		place(
			this.outlines.choice,
			marks.choices.filter((cell) => taken.has(cell)),
		);
		place(this.outlines.picked, marks.picked);
		place(
			this.outlines.last,
			marks.last.filter((cell) => !marks.picked.includes(cell)),
		);
		place(this.outlines.hover, marks.hover ? [marks.hover] : []);
	}
}

function instanced(geometry: THREE.BufferGeometry, material: THREE.Material): THREE.InstancedMesh {
	const mesh = new THREE.InstancedMesh(geometry, material, MOST);
	mesh.count = 0;
	mesh.visible = false;
	mesh.frustumCulled = false;
	return mesh;
}
function place(mesh: THREE.InstancedMesh, cells: readonly string[]): void {
	const m = new THREE.Matrix4();
	mesh.count = Math.min(MOST, cells.length);
	mesh.visible = cells.length > 0;
	for (const [i, cell] of cells.slice(0, MOST).entries())
		mesh.setMatrixAt(i, m.copy(BASIS).setPosition(worldOf(cellOf(cell))));
	mesh.instanceMatrix.needsUpdate = true;
}
