/** The pyramid from above as a flat drawing, for browsers without WebGL. Everything in it can be clicked. */
import type { Die } from "../net/protocol";
import { borderOf, isGround, signedFunnels, type TintedArea, tintedDice, tintedFunnels } from "../rules/areas";
import { type Cell, cellOf, cellsOfPyramid, key, level } from "../rules/lattice";
import type { Marks } from "../rules/marks";
import { PIP_PLACES } from "../rules/pips";
import { cssOf } from "./area_colours";
import { colourOf, css, inkOf } from "./colours";
import { html, nothing, svg, type View } from "./render";

type FlatPoint = readonly [number, number];
const FLAT_UNIT = 40;
const H = 0.5;
/** Where the axes of the lattice point, seen from above with side x near: x away, y to the right, z to the left. */
const LATTICE_AXES: readonly FlatPoint[] = [-90, 30, 150].map((degrees) => {
	const a = (degrees * Math.PI) / 180;
	return [Math.sqrt(2 / 3) * FLAT_UNIT * Math.cos(a), Math.sqrt(2 / 3) * FLAT_UNIT * Math.sin(a)] as const;
});
const turned = ([x, y]: FlatPoint, side: number): FlatPoint => {
	const a = (side * 2 * Math.PI) / 3;
	return [x * Math.cos(a) + y * Math.sin(a), y * Math.cos(a) - x * Math.sin(a)];
};
/** Where a place of the lattice is drawn. */
export function flatPlace(at: readonly number[], side: number): FlatPoint {
	const middle = 8 / 3;
	const [x, y] = LATTICE_AXES.reduce<FlatPoint>(
		([sx, sy], [ax, ay], i) => [sx + ax * ((at[i] ?? 0) - middle), sy + ay * ((at[i] ?? 0) - middle)],
		[0, 0],
	);
	return turned([x, y], side);
}
/** The two axes along the face of an axis. */
const ALONG: readonly (readonly [number, number])[] = [
	[1, 2],
	[2, 0],
	[0, 1],
];
const LIGHT = [1, 0.8, 0.64];

/** A point of the face towards -axis (of a cup: +axis) of a cell; u and v from -1 to 1. */
function onFace(cell: Cell, axis: number, sign: number, u: number, v: number): readonly number[] {
	const [a, b] = ALONG[axis] as readonly [number, number];
	const at = [...cell];
	at[axis] = (at[axis] ?? 0) + sign * H;
	at[a] = (at[a] ?? 0) + u * H;
	at[b] = (at[b] ?? 0) + v * H;
	return at;
}
const path = (points: readonly FlatPoint[]): string =>
	points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
const face = (cell: Cell, axis: number, sign: number, side: number): string =>
	path(
		(
			[
				[-1, -1],
				[1, -1],
				[1, 1],
				[-1, 1],
			] as const
		).map(([u, v]) => flatPlace(onFace(cell, axis, sign, u, v), side)),
	);

function shaded(colour: string, light: number): string {
	const { body } = colourOf(colour);
	const parts = [16, 8, 0].map((shift) => Math.round(((body >> shift) & 255) * light));
	return `rgb(${parts.join(" ")})`;
}
const outline = (cell: Cell, side: number): string =>
	path(
		(
			[
				[1, -1, -1],
				[1, 1, -1],
				[-1, 1, -1],
				[-1, 1, 1],
				[-1, -1, 1],
				[1, -1, 1],
			] as const
		).map(([x, y, z]) => flatPlace([cell[0] + x * H, cell[1] + y * H, cell[2] + z * H], side)),
	);

function drawnDie(die: Pick<Die, "cell" | "colour" | "triple">, side: number, ghost: boolean): View {
	const cell = cellOf(die.cell);
	return svg`<g data-cell=${die.cell} opacity=${ghost ? 0.6 : 1}>
		${[0, 1, 2].map(
			(
				axis,
			) => svg`<polygon points=${face(cell, axis, -1, side)} fill=${shaded(die.colour, LIGHT[(axis - side + 3) % 3] ?? 1)} stroke=${shaded(die.colour, 0.4)} stroke-width="1.6" stroke-linejoin="round"></polygon>
			${(PIP_PLACES[Number(die.triple[axis])] ?? []).map(([u, v]) => {
				const [x, y] = flatPlace(onFace(cell, axis, -1, u * 0.5, v * 0.5), side);
				return svg`<circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="2.6" fill=${inkOf(die.colour)}></circle>`;
			})}`,
		)}
		${mark(die.colour, cell, side)}
	</g>`;
}
/** The letter of a colour, for people who cannot tell colours apart. */
function mark(colour: string, cell: Cell, side: number): View {
	const [x, y] = flatPlace([cell[0] - H, cell[1] - H, cell[2] - H], side);
	return svg`<text x=${x.toFixed(1)} y=${(y + 3).toFixed(1)} class="flat-mark" fill=${inkOf(colour)} stroke=${css(colour)}>${colour[0]}</text>`;
}
function drawnCup(cell: Cell, side: number, lit: boolean): View {
	// light on the near walls and dark in the depth: hollow, not a cube
	const tints = lit ? ["#8a6a2a", "#e9c65c", "#c9a53f"] : ["#6d4c2c", "#b98f5c", "#93703f"];
	return svg`<g data-cell=${key(cell)}>
		${[0, 1, 2].map((axis) => svg`<polygon points=${face(cell, axis, 1, side)} fill=${tints[(axis - side + 3) % 3] ?? ""} stroke=${lit ? "#ffe9a8" : "#c9a06a"}></polygon>`)}
		<circle cx=${flatPlace(cell, side)[0].toFixed(1)} cy=${flatPlace(cell, side)[1].toFixed(1)} r="22" fill="url(#flat-depth)"></circle>
	</g>`;
}

/** A cross where a die came off. */
function drawnLoss(cell: string, colour: string, side: number): View {
	const [x, y] = flatPlace(cellOf(cell), side).map((part) => part.toFixed(1)) as [string, string];
	return svg`<g class="flat-loss" transform="translate(${x} ${y})" fill=${css(colour)} stroke=${inkOf(colour)}>
		<circle r="10"></circle><path d="M-5-5L5 5M5-5L-5 5"></path>
	</g>`;
}

/** The border of an area: home a line, goals in dashes over a light one, what is forbidden in short dashes. */
function drawnBorder(area: TintedArea, side: number): View {
	const lines = borderOf(area).map(({ cell, up, down }) => {
		const at = (t: number): string => {
			const point: [number, number, number] = [...cell];
			point[up] = (point[up] ?? 0) + H;
			point[down] = (point[down] ?? 0) - H;
			point[3 - up - down] = (point[3 - up - down] ?? 0) + t;
			return flatPlace(point, side)
				.map((part) => part.toFixed(1))
				.join(" ");
		};
		return `M${at(-H)}L${at(H)}`;
	});
	const d = lines.join("");
	return svg`<path class="flat-border under" d=${d}></path><path class="flat-border ${area.kind}" d=${d} stroke=${cssOf(area.tint)}></path>`;
}

/** Dice and empty funnels from above, the side of this axis at the bottom; cells that can be picked have `data-cell`. */
export function flatPyramid(dice: readonly Die[], marks: Marks, side: number): View {
	const taken = new Set(dice.map((die) => die.cell));
	const low = (a: string, b: string): number => level(cellOf(a)) - level(cellOf(b));
	const standing = [...dice].sort((a, b) => low(a.cell, b.cell));
	const open = new Set([...marks.choices, ...marks.quiet].filter((cell) => !taken.has(cell)));
	const base = cellsOfPyramid().filter((cell) => level(cell) === 0 && !taken.has(key(cell)));
	const ringed = (cells: readonly string[], name: string): View[] =>
		cells.map((cell) => svg`<polygon class="flat-ring ${name}" points=${outline(cellOf(cell), side)}></polygon>`);
	const corners = [
		[10, -1, -1],
		[-1, 10, -1],
		[-1, -1, 10],
	].map((at) => flatPlace(at, side));
	const grounds = [...tintedFunnels(marks.areas, taken)].map(
		([cell, { tint }]) =>
			svg`<polygon class="flat-ground" points=${outline(cellOf(cell), side)} fill=${cssOf(tint)}></polygon>`,
	);
	const tints = [...tintedDice(marks.areas, taken)].map(
		([cell, { tint }]) =>
			svg`<polygon class="flat-ring area" points=${outline(cellOf(cell), side)} stroke=${cssOf(tint)}></polygon>`,
	);
	const worth = [...signedFunnels(marks.areas, taken)].map(([cell, sign]) => {
		const [x, y] = flatPlace(cellOf(cell), side);
		return svg`<text class="flat-worth" x=${x.toFixed(1)} y=${(y + 5).toFixed(1)}>${sign}</text>`;
	});
	return html`<svg class="flat-pyramid" viewBox="-340 -370 680 600" aria-hidden="true">
		<defs>
			<radialGradient id="flat-depth">
				<stop offset="0" stop-color="#120a04" stop-opacity="0.95"></stop>
				<stop offset="0.4" stop-color="#1a0f07" stop-opacity="0.7"></stop>
				<stop offset="1" stop-color="#2a190c" stop-opacity="0"></stop>
			</radialGradient>
		</defs>
		<polygon class="flat-plate" points=${path(corners)}></polygon>
		${base.map((cell) => drawnCup(cell, side, marks.choices.includes(key(cell))))}
		${grounds} ${worth} ${marks.areas.filter(isGround).map((area) => drawnBorder(area, side))}
		${standing.map((die) => drawnDie(die, side, false))} ${tints}
		${[...open]
			.filter((cell) => level(cellOf(cell)) > 0)
			.map(
				(cell) =>
					svg`<polygon data-cell=${cell} class="flat-open ${marks.choices.includes(cell) ? "lit" : ""}" points=${outline(cellOf(cell), side)}></polygon>`,
			)}
		${marks.ghosts.map((ghost) => drawnDie(ghost, side, true))}
		${ringed(
			marks.choices.filter((cell) => taken.has(cell)),
			"choice",
		)}
		${ringed(marks.recent, "recent")} ${ringed(marks.last, "last")} ${ringed(marks.counted, "counted")} ${ringed(marks.picked, "picked")}
		${marks.gone.filter(({ cell }) => !taken.has(cell)).map(({ cell, colour }) => drawnLoss(cell, colour, side))}
		${marks.hover ? ringed([marks.hover], "hover") : nothing}
	</svg>`;
}
