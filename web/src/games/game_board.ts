/** The plug-in interface of boards other than the pyramid. */

import type { Line, Picture, Scene, Table } from "../net/protocol";
import type { Picker, Way } from "../rules/move_picker";

/** The scene to draw. */
export interface BoardState {
	readonly said: Table;
	readonly picture: Picture;
	readonly scene: Scene;
	/** Null: there is nothing to choose here now. */
	readonly picker: Picker | null;
	/** A move is being sent. */
	readonly busy: boolean;
	readonly textMode: boolean;
}

/** The services a table offers its board. */
export interface BoardActions {
	take(way: Way): void;
	back(): void;
	restart(): void;
	submit(): void;
	/** Submit a move not picked from the tree; the server validates it. */
	send(move: string): void;
	redraw(): void;
}

export interface GameBoard {
	/** The board. */
	readonly host: HTMLElement;
	/** The part shown beside the board. */
	readonly panel: HTMLElement;
	show(sight: BoardState): void;
	/** Animate an event, before its scene is drawn. */
	play(lines: readonly Line[], quick: boolean): Promise<void>;
	/** Clean up before another board is loaded. */
	leave?(): void;
}

const GROUNDS: Readonly<Record<string, () => Promise<{ make: (wishes: BoardActions) => GameBoard }>>> = {
	dice_trip: () => import("./dice_trip/board"),
	tumblin_dice: () => import("./tumblin_dice/board"),
};

export const hasBoard = (table: string): boolean => table in GROUNDS;
export const boardFor = async (table: string, wishes: BoardActions): Promise<GameBoard | null> =>
	(await GROUNDS[table]?.())?.make(wishes) ?? null;
