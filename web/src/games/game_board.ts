/** A table of its own: what a board that is no pyramid gets to know and may ask for. */

import type { Line, Picture, Scene, Table } from "../net/protocol";
import type { Picker, Way } from "../rules/move_picker";

/** How things stand. */
export interface BoardState {
	readonly said: Table;
	readonly picture: Picture;
	readonly scene: Scene;
	/** Null: nothing is to be chosen here now. */
	readonly picker: Picker | null;
	/** A move is on its way. */
	readonly busy: boolean;
	readonly textMode: boolean;
}

/** What a board may ask of the table it lies on. */
export interface BoardActions {
	take(way: Way): void;
	back(): void;
	restart(): void;
	submit(): void;
	/** A move that was not picked from the tree: the server says whether it is one. */
	send(move: string): void;
	redraw(): void;
}

export interface GameBoard {
	/** The board. */
	readonly host: HTMLElement;
	/** What belongs to it beside the board. */
	readonly panel: HTMLElement;
	show(sight: BoardState): void;
	/** Show what happened, before the picture that came of it is shown. */
	play(lines: readonly Line[], quick: boolean): Promise<void>;
	/** Another board comes. */
	leave?(): void;
}

const GROUNDS: Readonly<Record<string, () => Promise<{ make: (wishes: BoardActions) => GameBoard }>>> = {
	dice_trip: () => import("./dice_trip/board"),
	tumblin_dice: () => import("./tumblin_dice/board"),
};

export const hasBoard = (table: string): boolean => table in GROUNDS;
export const boardFor = async (table: string, wishes: BoardActions): Promise<GameBoard | null> =>
	(await GROUNDS[table]?.())?.make(wishes) ?? null;
