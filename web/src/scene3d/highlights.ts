/** Highlighted funnels and outlines of dice: one draw call each. */
import * as THREE from "three";
import { cellOf, cellsOfPyramid, key, level } from "../rules/lattice";
import type { Marks } from "../rules/marks";
import { BASIS, outlineGeometry, worldOf } from "./die_geometry";
import { USUAL_LOOK } from "./looks";
import { Losses, Trails } from "./move_traces";
import { cupGeometry, rimGeometry } from "./plate_mesh";

const MOST_HIGHLIGHTS = 170;
const GROUND_CELLS: readonly string[] = cellsOfPyramid()
	.filter((cell) => level(cell) === 0)
	.map(key);
/** Outlines: thickness and colour. */
const KINDS = {
	choice: [0.045, 0xffe9a8],
	recent: [0.055, 0x58bfe0],
	counted: [0.085, 0xffd23c],
	last: [0.075, 0x7fe3ff],
	picked: [0.12, 0xff9d2e],
	hover: [0.1, 0xffffff],
} as const;
type HighlightKind = keyof typeof KINDS;
/** The dark edge of the outline of a choice, seen on dice of any colour. */
const CASING = 0.05;

export class Highlights {
	readonly group = new THREE.Group();
	/** Funnels that can be picked; those not highlighted are pickable but invisible. */
	readonly cups: THREE.InstancedMesh;
	cupCells: readonly string[] = [];
	/** The edges of empty cups, worn lighter than their walls. */
	readonly edges: THREE.InstancedMesh;
	private readonly lit: THREE.InstancedMesh;
	private readonly casing: THREE.InstancedMesh;
	private readonly trails = new Trails();
	private readonly losses = new Losses();
	private readonly outlines: Readonly<Record<HighlightKind, THREE.InstancedMesh>>;
	/** The same for empty funnels. */
	private readonly rims: Readonly<Record<HighlightKind, THREE.InstancedMesh>>;

	constructor() {
		const hollow = cupGeometry();
		this.cups = instanced(hollow, new THREE.MeshBasicMaterial({ side: THREE.DoubleSide }));
		this.edges = instanced(rimGeometry(0.045, 0.475, 0.008), new THREE.MeshBasicMaterial({ side: THREE.DoubleSide }));
		this.dress(USUAL_LOOK.cups);
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
		const outlined = (
			shape: (thick: number) => THREE.BufferGeometry,
		): Readonly<Record<HighlightKind, THREE.InstancedMesh>> =>
			Object.fromEntries(
				Object.entries(KINDS).map(([kind, [thick, color]]) => [
					kind,
					instanced(shape(thick), new THREE.MeshBasicMaterial({ color, toneMapped: false, side: THREE.DoubleSide })),
				]),
			) as Record<HighlightKind, THREE.InstancedMesh>;
		this.outlines = outlined(outlineGeometry);
		// thin ones inside their own funnel: those of neighbours stand side by side
		this.rims = outlined((thick) => (thick < 0.06 ? rimGeometry(thick + 0.03, 0.47) : rimGeometry(thick)));
		this.casing = instanced(
			outlineGeometry(KINDS.choice[0] + CASING),
			new THREE.MeshBasicMaterial({ color: 0x1b1b1f, toneMapped: false, side: THREE.BackSide }),
		);
		this.group.add(
			this.lit,
			this.casing,
			this.trails.mesh,
			this.losses.group,
			...Object.values(this.outlines),
			...Object.values(this.rims),
		);
	}

	/** The wood of the cups. */
	dress(cups: number): void {
		(this.edges.material as THREE.MeshBasicMaterial).color.set(cups).multiplyScalar(0.95);
	}

	/** `taken` are the cells in which dice stand. */
	show(marks: Marks, taken: ReadonlySet<string>): void {
		const empty = (cell: string): boolean => !taken.has(cell);
		this.cupCells = [...new Set([...marks.choices, ...marks.quiet])].filter(empty);
		place(this.cups, this.cupCells);
		this.cups.computeBoundingSphere();
		place(this.edges, GROUND_CELLS.filter(empty));
		place(this.lit, marks.choices.filter(empty));
		const outline = (kind: HighlightKind, cells: readonly string[]): void => {
			place(
				this.outlines[kind],
				cells.filter((cell) => taken.has(cell)),
			);
			place(this.rims[kind], cells.filter(empty));
		};
		outline("choice", marks.choices);
		place(
			this.casing,
			marks.choices.filter((cell) => taken.has(cell)),
		);
		outline("picked", marks.picked);
		outline("counted", marks.counted);
		// an arrow shows where a die came from, and a cross where it came off; what can be chosen stays seen as such
		const left = new Set([...marks.trails, ...marks.earlierTrails].map((trail) => trail.from).filter(empty));
		for (const { cell } of marks.gone) left.add(cell);
		const ringed = (cells: readonly string[], ...but: readonly (readonly string[])[]): string[] =>
			cells.filter((cell) => !left.has(cell) && ![marks.picked, ...but].some((list) => list.includes(cell)));
		const [recent, last] = [ringed(marks.recent, marks.last, marks.counted), ringed(marks.last, marks.counted)];
		const chosen = (cell: string): boolean => marks.choices.includes(cell);
		for (const [kind, cells] of [["recent", recent] as const, ["last", last] as const]) {
			place(
				this.outlines[kind],
				cells.filter((cell) => taken.has(cell) && !chosen(cell)),
			);
			place(
				this.rims[kind],
				cells.filter((cell) => taken.has(cell) === chosen(cell)),
			);
		}
		this.trails.show(marks.trails, marks.earlierTrails);
		this.losses.show(marks.gone.filter(({ cell }) => empty(cell)));
		outline("hover", marks.hover ? [marks.hover] : []);
	}
}

function instanced(geometry: THREE.BufferGeometry, material: THREE.Material): THREE.InstancedMesh {
	const mesh = new THREE.InstancedMesh(geometry, material, MOST_HIGHLIGHTS);
	mesh.count = 0;
	mesh.visible = false;
	mesh.frustumCulled = false;
	return mesh;
}
function place(mesh: THREE.InstancedMesh, cells: readonly string[]): void {
	const m = new THREE.Matrix4();
	mesh.count = Math.min(MOST_HIGHLIGHTS, cells.length);
	mesh.visible = cells.length > 0;
	for (const [i, cell] of cells.slice(0, MOST_HIGHLIGHTS).entries())
		mesh.setMatrixAt(i, m.copy(BASIS).setPosition(worldOf(cellOf(cell))));
	mesh.instanceMatrix.needsUpdate = true;
}
