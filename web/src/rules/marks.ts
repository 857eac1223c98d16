/** Marks on the pyramid. */
import type { Die, Scene } from "../net/protocol";
import type { TintedArea } from "./areas";
import { isCell, isTriple } from "./lattice";
import type { Loss, Trail } from "./traces";

export interface Ghost {
	readonly cell: string;
	readonly colour: string;
	/** Its orientation; empty: unknown. */
	readonly triple: string;
}
export interface Marks {
	/** Highlighted cells that can be picked now. */
	readonly choices: readonly string[];
	/** All cells that can be picked now, highlighted or not: they catch a click before any other. */
	readonly targets: readonly string[];
	/** Cells that can be picked but are not highlighted: in a race the table does not show what fits. */
	readonly quiet: readonly string[];
	/** A click anywhere on the pile means the nearest quiet cell. */
	readonly nearest: boolean;
	/** A click beside everything means the nearest cell that can be picked, if one is close. Not in a race. */
	readonly snaps: boolean;
	/** Cells picked already. */
	readonly picked: readonly string[];
	/** Cells of the last move. */
	readonly last: readonly string[];
	/** Dice that decided the game. */
	readonly counted: readonly string[];
	/** Cells of the moves before it, since one's own. */
	readonly recent: readonly string[];
	/** The ways of dice in the last move, and in those before it since one's own. */
	readonly trails: readonly Trail[];
	readonly earlierTrails: readonly Trail[];
	/** Places where dice came off since one's own move. */
	readonly gone: readonly Loss[];
	/** Areas of the rules. */
	readonly areas: readonly TintedArea[];
	/** Previews of dice that would come here. */
	readonly ghosts: readonly Ghost[];
	/** The cell under the keyboard cursor or the pointer. */
	readonly hover: string | null;
}
export const NO_MARKS: Marks = {
	choices: [],
	targets: [],
	quiet: [],
	nearest: false,
	snaps: false,
	picked: [],
	last: [],
	counted: [],
	recent: [],
	trails: [],
	earlierTrails: [],
	gone: [],
	areas: [],
	ghosts: [],
	hover: null,
};

/** With at least this many dice, all selectable, highlighting every one says nothing. */
const MANY_DICE = 20;

/** The highlighted choices: if nearly every die can be chosen, only the funnels; if nearly every funnel can too, none. */
export function distinctive(choices: readonly string[], dice: readonly Die[]): readonly string[] {
	const standing = new Set(dice.map((die) => die.cell));
	const taken = choices.filter((cell) => standing.has(cell));
	const all = dice.length >= MANY_DICE && taken.length >= 0.9 * dice.length && taken.length < choices.length;
	const funnels = choices.filter((cell) => !standing.has(cell));
	return !all ? choices : funnels.length < MANY_DICE ? funnels : [];
}

/** The dice the move picked so far would add to empty cells. */
export function ghostsOf(atoms: readonly string[], scene: Scene, seat: number): Ghost[] {
	const standing = new Map(scene.dice.map((die) => [die.cell, die]));
	const cells = atoms.filter(isCell);
	const carried = cells.map((cell) => standing.get(cell)).find((die) => die !== undefined);
	const triple = atoms.find((atom) => isTriple(atom)) ?? "";
	const target = cells.filter((cell) => !standing.has(cell)).at(-1);
	if (target === undefined) return [];
	return [{ cell: target, colour: carried?.colour ?? scene.colours[seat] ?? "ivory", triple }];
}
