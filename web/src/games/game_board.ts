/** The plug-in interface of boards other than the pyramid. */

import type { EventLine, Picture, Scene } from "../net/protocol";
import type { BranchPath, Picker } from "../rules/move_picker";
import type { Watched } from "../state/table_context";

/** The scene to draw. */
export interface BoardState {
	readonly said: Watched;
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
	take(way: BranchPath): void;
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
	play(lines: readonly EventLine[], quick: boolean): Promise<void>;
	/** Cut short what is being animated. */
	skip?(): void;
	/** Clean up before another board is loaded. */
	leave?(): void;
}

const GROUNDS: Readonly<Record<string, () => Promise<{ make: (actions: BoardActions) => GameBoard }>>> = {
	dice_trip: () => import("./dice_trip/board"),
	tumblin_dice: () => import("./tumblin_dice/board"),
};

export const hasBoard = (table: string): boolean => table in GROUNDS;
export const boardFor = async (table: string, actions: BoardActions): Promise<GameBoard | null> =>
	(await GROUNDS[table]?.())?.make(actions) ?? null;
