/** The state and services shared by the parts of a table. */

import type { Picture, Table } from "../net/protocol";
import type { ClientRequest, Health } from "../net/socket";
import type { BranchPath, Picker } from "../rules/move_picker";
import type { ScreenPoint } from "../scene3d/viewport";

export interface TableContext {
	readonly room: string;
	/** The last message of the server. */
	readonly said: Table | null;
	/** The scene on the board: always one the server sent. */
	readonly shown: Picture | null;
	/** Null: there is nothing to choose here now. */
	readonly picker: Picker | null;
	/** The local seats that are to move at the same time; one of them is the picker's. */
	readonly asked: readonly number[];
	/** The alternatives of an ambiguous click. */
	readonly several: readonly BranchPath[];
	/** The id of the move being sent; 0: none. */
	readonly pending: number;
	/** Earlier events are being shown. */
	readonly animating: boolean;
	/** The seat whose move is being shown; -1: nobody's. */
	readonly acting: number;
	/** Another player's hand acts, and takes its time. */
	readonly skippable: boolean;
	/** Show only the results until it is one's own turn. */
	skip(): void;
	readonly textMode: boolean;
	/** The game has its own board, where everything can be picked with the pointer. */
	readonly ownBoard: boolean;
	readonly health: Health;
	/** A hand is aiming on the board: cells cannot be picked. */
	readonly aiming: boolean;
	/** A live action is going on; its tool says so. */
	performed: boolean;
	/** A race: clicks are sent at once. */
	readonly racing: boolean;
	/** Send a request; returns its id, or 0 while there is no connection. */
	ask(request: ClientRequest): number;
	/** A cell was clicked. */
	pick(cell: string, spot: ScreenPoint | null): void;
	take(way: BranchPath): void;
	back(): void;
	restart(): void;
	submit(): void;
	/** Choose which of the local seats to move makes the next move. */
	playAs(seat: number): void;
	/** Submit a move not picked from the tree; the server validates it. */
	send(move: string, spot?: ScreenPoint | null): void;
	/** Announce something to screen readers. */
	announce(text: string): void;
	draw(): void;
}

/** The texts about a game for its viewers, at a table or in a replay. */
export type Watched = Pick<Table, "game" | "title" | "chairs" | "mine" | "timed"> & Partial<Pick<Table, "hand">>;
