/** A moment of a finished game, and the table it looks like. */

import type { Chair, EventLine, Picture, Scene } from "../net/protocol";

export interface Moment {
	readonly key: string;
	readonly title: string;
	readonly kinds: readonly string[];
	readonly players: readonly string[];
	readonly bots: readonly number[];
	readonly game: number;
	readonly step: number;
	readonly steps: number;
	readonly line: EventLine | null;
	readonly scene: Scene;
	readonly book: string;
	readonly timed: boolean;
}

export const chairsOf = (now: Moment): Chair[] =>
	now.players.map((name, seat) => {
		const kind = now.bots.includes(seat) ? "bot" : "person";
		return { kind, name, here: true, colour: "white" } as Chair;
	});

/** The table of a moment without a decision. */
export const pictureOf = (now: Moment): Picture => ({
	eye: -1,
	scene: now.scene,
	turn: {
		kind: "chance",
		seats: [],
		how: "",
		moves: {},
		ranks: [],
		scores: [],
		why: "",
		left_ms: -1,
		by_hand: false,
		roll: null,
		rolls: [],
	},
	undo: null,
	may_undo: [],
	live: [],
	failed: null,
});
