/** Highlighted funnels and outlines of dice: one draw call each. */
import * as THREE from "three";
import { cellOf } from "../rules/lattice";
import type { Marks } from "../rules/marks";
import { BASIS, outlineGeometry, worldOf } from "./die_geometry";
import { cupGeometry, rimGeometry } from "./plate_mesh";

const MOST = 170;
/** Outlines: thickness and colour. */
const KINDS = {
	choice: [0.045, 0xffe9a8],
	recent: [0.035, 0x4fb3cf],
	last: [0.07, 0x7fe3ff],
	picked: [0.12, 0xff9d2e],
	hover: [0.1, 0xffffff],
} as const;
type Kind = keyof typeof KINDS;

export class Highlights {
	readonly group = new THREE.Group();
	/** Funnels that can be picked; those not highlighted are pickable but invisible. */
	readonly cups: THREE.InstancedMesh;
	cupCells: readonly string[] = [];
	private readonly lit: THREE.InstancedMesh;
	private readonly outlines: Readonly<Record<Kind, THREE.InstancedMesh>>;
	/** The same for empty funnels. */
	private readonly rims: Readonly<Record<Kind, THREE.InstancedMesh>>;

	constructor() {
		const hollow = cupGeometry();
		this.cups = instanced(hollow, new THREE.MeshBasicMaterial({ side: THREE.DoubleSide }));
		this.lit = instanced(
			hollow,
			new THREE.MeshBasicMaterial({
				color: 0xffe27a,
				transparent: true,
				vertexColors: true,
				side: THREE.DoubleSide,
				depthWrite: false,
				toneMapped: false,
			}),
		);
		const outlined = (shape: (thick: number) => THREE.BufferGeometry): Readonly<Record<Kind, THREE.InstancedMesh>> =>
			Object.fromEntries(
				Object.entries(KINDS).map(([kind, [thick, color]]) => [
					kind,
					instanced(shape(thick), new THREE.MeshBasicMaterial({ color, toneMapped: false, side: THREE.DoubleSide })),
				]),
			) as Record<Kind, THREE.InstancedMesh>;
		this.outlines = outlined(outlineGeometry);
		this.rims = outlined(rimGeometry);
		this.group.add(this.lit, ...Object.values(this.outlines), ...Object.values(this.rims));
	}

	/** `taken` are the cells in which dice stand. */
	show(marks: Marks, taken: ReadonlySet<string>): void {
		const empty = (cell: string): boolean => !taken.has(cell);
		this.cupCells = [...new Set([...marks.choices, ...marks.quiet])].filter(empty);
		place(this.cups, this.cupCells);
		this.cups.computeBoundingSphere();
		place(this.lit, marks.choices.filter(empty));
		const outline = (kind: Kind, cells: readonly string[]): void => {
			place(
				this.outlines[kind],
				cells.filter((cell) => taken.has(cell)),
			);
			// choices are highlighted already
			if (kind !== "choice") place(this.rims[kind], cells.filter(empty));
		};
		outline("choice", marks.choices);
		outline("picked", marks.picked);
		outline(
			"recent",
			marks.recent.filter((cell) => !marks.picked.includes(cell) && !marks.last.includes(cell)),
		);
		outline(
			"last",
			marks.last.filter((cell) => !marks.picked.includes(cell)),
		);
		outline("hover", marks.hover ? [marks.hover] : []);
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
