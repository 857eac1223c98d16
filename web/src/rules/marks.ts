/** Marks on the pyramid. */
import type { TintedArea } from "./areas";

export interface Ghost {
	readonly cell: string;
	readonly colour: string;
	/** Its orientation; empty: unknown. */
	readonly triple: string;
}
export interface Marks {
	/** Highlighted cells that can be picked now. */
	readonly choices: readonly string[];
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
	/** Cells of the moves before it, since one's own. */
	readonly recent: readonly string[];
	/** What the rules say of places. */
	readonly areas: readonly TintedArea[];
	/** Previews of dice that would come here. */
	readonly ghosts: readonly Ghost[];
	/** The cell under the keyboard cursor or the pointer. */
	readonly hover: string | null;
}
export const NO_MARKS: Marks = {
	choices: [],
	quiet: [],
	nearest: false,
	snaps: false,
	picked: [],
	last: [],
	recent: [],
	areas: [],
	ghosts: [],
	hover: null,
};
