/** The state and services shared by the parts of a table. */

import type { Picture, Table } from "../net/protocol";
import type { Health, Wish } from "../net/socket";
import type { Picker, Way } from "../rules/move_picker";
import type { Spot } from "../scene3d/viewport";

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
	readonly several: readonly Way[];
	/** The id of the move being sent; 0: none. */
	readonly pending: number;
	/** Earlier events are being shown. */
	readonly animating: boolean;
	readonly textMode: boolean;
	/** The game has its own board, where everything can be picked with the pointer. */
	readonly ownBoard: boolean;
	readonly health: Health;
	/** A hand is aiming on the board: cells cannot be picked. */
	readonly aiming: boolean;
	/** A race: clicks are sent at once. */
	readonly racing: boolean;
	/** Send a request; returns its id, or 0 while there is no connection. */
	ask(wish: Wish): number;
	/** A cell was clicked. */
	pick(cell: string, spot: Spot | null): void;
	take(way: Way): void;
	back(): void;
	restart(): void;
	submit(): void;
	/** Choose which of the local seats to move makes the next move. */
	playAs(seat: number): void;
	/** Submit a move not picked from the tree; the server validates it. */
	send(move: string, spot?: Spot | null): void;
	/** Announce something to screen readers. */
	tell(text: string): void;
	draw(): void;
}
