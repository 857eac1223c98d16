/** What is marked on the pyramid besides the dice themselves. */
export interface Ghost {
	readonly cell: string;
	readonly colour: string;
	/** How it would stand; empty: nobody knows. */
	readonly triple: string;
}
export interface Marks {
	/** Cells that may be picked now, and are lit. */
	readonly choices: readonly string[];
	/** Cells that may be picked without being lit: in a race nobody shows what fits. */
	readonly quiet: readonly string[];
	/** A point anywhere on the pile means the nearest of the quiet cells. */
	readonly nearest: boolean;
	/** A point beside everything means the nearest cell that may be picked, if one is near. In a race nobody aims for the player. */
	readonly snaps: boolean;
	/** Cells picked already. */
	readonly picked: readonly string[];
	/** Cells of the last move. */
	readonly last: readonly string[];
	/** Dice that would come here. */
	readonly ghosts: readonly Ghost[];
	/** The cell the keyboard or the pointer is on. */
	readonly hover: string | null;
}
export const NO_MARKS: Marks = {
	choices: [],
	quiet: [],
	nearest: false,
	snaps: false,
	picked: [],
	last: [],
	ghosts: [],
	hover: null,
};
