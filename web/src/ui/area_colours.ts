/** The colours of areas: those of their owners, else of their kind. */
import type { Area, Chair, Scene } from "../net/protocol";
import { colourOf } from "./colours";

const OF_KIND: Readonly<Record<string, number>> = {
	forbidden: 0xd8322a,
	sight: 0xc98bff,
	reach: 0xe0568f,
};
const NOBODYS = 0xe9dcc0;
/** Replacement colours for games in which other dice have the colours of players; none of them is a colour of dice or of a mark. */
const INSTEAD = [0xa6d93a, 0xa45cf0, 0xff7fb0, 0xc58a52, 0x7f96ff, 0x2fc7b5, 0xff8f5a, 0xd05cc0];
/** Darker colours are lightened, since they lie in dark hollows. */
const DARK = 0x40;

export function areaColour(area: Area, scene: Scene, chairs: readonly Chair[]): number {
	const own = OF_KIND[area.kind];
	if (own !== undefined) return own;
	if (area.owner < 0) return NOBODYS;
	const body = seatColour(area.owner, scene, chairs);
	const parts = [16, 8, 0].map((shift) => (body >> shift) & 255);
	return Math.max(...parts) < DARK ? parts.reduce((sum, part) => sum * 256 + part + 0x2c, 0) : body;
}
/** A player's colour, the same on the board and beside it: that of the player's dice, else the chosen one. */
function seatColour(seat: number, scene: Scene | null, chairs: readonly Chair[]): number {
	const dice = scene?.colours[seat] ?? scene?.dice.find((die) => die.owner === seat)?.colour;
	const name = dice ?? chairs[seat]?.colour ?? "";
	// where no dice are a player's, a chosen colour could be mistaken for that of other dice; those beside the plate may come onto it
	const others = new Set([
		...(scene?.dice ?? []).map(({ colour }) => colour),
		...(scene?.heaps ?? []).flatMap((heap) => Object.keys(heap.dice)),
	]);
	const mistaken = !dice && (!name || others.has(name));
	return mistaken ? (INSTEAD[seat % INSTEAD.length] ?? NOBODYS) : colourOf(name).body;
}
export const seatCss = (seat: number, scene: Scene | null, chairs: readonly Chair[]): string =>
	cssOf(seatColour(seat, scene, chairs));
/** The second colour in the pattern of an area. */
export const otherColour = ({ kind, tint }: { readonly kind: string; readonly tint: number }): number =>
	kind === "forbidden" || tint === NOBODYS ? 0x1b1b1f : 0xfff3da;
export const cssOf = (colour: number): string => `#${colour.toString(16).padStart(6, "0")}`;
