/** What the parts of a table know of it, and may ask of it. */

import type { Picture, Table } from "../net/protocol";
import type { Health, Wish } from "../net/socket";
import type { Picker, Way } from "../rules/move_picker";
import type { Spot } from "../scene3d/viewport";

export interface TableContext {
	readonly room: string;
	/** What the server said last. */
	readonly said: Table | null;
	/** What the board shows: never anything but a picture the server sent. */
	readonly shown: Picture | null;
	/** Null: nothing is to be chosen here now. */
	readonly picker: Picker | null;
	/** The seats here that are asked at the same time: one of them is the picker's. */
	readonly asked: readonly number[];
	/** The ways a click could have meant, when it could have meant several. */
	readonly several: readonly Way[];
	/** The number of the move that is on its way; 0: none is. */
	readonly pending: number;
	/** Something is being shown that happened before the present. */
	readonly animating: boolean;
	readonly textMode: boolean;
	/** The game has a board of its own, on which everything can be picked with the pointer. */
	readonly ownBoard: boolean;
	readonly health: Health;
	/** A hand aims on the board: places there are not picked. */
	readonly aiming: boolean;
	/** First come, first served: what is clicked is sent at once. */
	readonly racing: boolean;
	/** Say something to the server; the number of the wish, 0 while there is no connection. */
	ask(wish: Wish): number;
	/** A cell was clicked. */
	pick(cell: string, spot: Spot | null): void;
	take(way: Way): void;
	back(): void;
	restart(): void;
	submit(): void;
	/** Of the seats here that are asked, this one makes the next move. */
	playAs(seat: number): void;
	/** A move that was not picked from the tree: the server says whether it is one. */
	send(move: string, spot?: Spot | null): void;
	/** Say something to whoever cannot see it. */
	tell(text: string): void;
	draw(): void;
}
