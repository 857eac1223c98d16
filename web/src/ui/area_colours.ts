/** The colours of areas: those of their owners, else of their kind. */
import type { Area, Chair, Scene } from "../net/protocol";
import { colourOf } from "./colours";

const OF_KIND: Readonly<Record<string, number>> = {
	forbidden: 0xd8322a,
	sight: 0xc98bff,
	reach: 0xe0568f,
};
const NOBODYS = 0xe9dcc0;
/** Replacement colours for games in which other dice have the colours of players. */
const INSTEAD = [0xfff3da, 0xb46bff, 0xff7fb0];
/** Darker colours are lightened, since they lie in dark hollows. */
const DARK = 0x40;

export function areaColour(area: Area, scene: Scene, chairs: readonly Chair[]): number {
	const own = OF_KIND[area.kind];
	if (own !== undefined) return own;
	if (area.owner < 0) return NOBODYS;
	const dice = scene.colours[area.owner] ?? scene.dice.find((die) => die.owner === area.owner)?.colour;
	const name = dice ?? chairs[area.owner]?.colour ?? "";
	if (!dice && (!name || meansDice(name, area.owner, scene))) return INSTEAD[area.owner % INSTEAD.length] ?? NOBODYS;
	const { body } = colourOf(name);
	const parts = [16, 8, 0].map((shift) => (body >> shift) & 255);
	return Math.max(...parts) < DARK ? parts.reduce((sum, part) => sum * 256 + part + 0x2c, 0) : body;
}
/** Whether a player's colour could be mistaken for that of other dice. */
export const meansDice = (colour: string, seat: number, scene: Scene | null): boolean =>
	!scene?.colours[seat] && (scene?.dice.some((die) => die.colour === colour) ?? false);
/** The second colour in the pattern of an area. */
export const otherColour = ({ kind, tint }: { readonly kind: string; readonly tint: number }): number =>
	kind === "forbidden" || tint === NOBODYS || tint === INSTEAD[0] ? 0x1b1b1f : 0xfff3da;
export const cssOf = (colour: number): string => `#${colour.toString(16).padStart(6, "0")}`;
