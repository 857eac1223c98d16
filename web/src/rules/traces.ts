/** What a move did, to be marked on the board: dice that went from place to place, and dice that came off. Pure. */
import type { EventLine, Step } from "../net/protocol";
import { isCell } from "./lattice";

/** A die went from one place to another. */
export interface Trail {
	readonly from: string;
	readonly to: string;
}
/** A die came off here. */
export interface Loss {
	readonly cell: string;
	readonly colour: string;
}
/** Moves of more dice than this are rings only: whole rows that slide need no arrows. */
const MOST_TRAILS = 4;

const led = ({ verb, at, to }: Step): boolean =>
	(verb === "jump" || verb === "pivot") && isCell(at) && isCell(to) && at !== to;

/** The ways of the dice of a move. */
export function trailsOf({ steps }: Pick<EventLine, "steps">): readonly Trail[] {
	const found = steps.filter(led).map(({ at, to }) => ({ from: at, to }));
	if (found.length === 0) found.push(...lifted(steps));
	return found.length <= MOST_TRAILS ? found : [];
}

/** Dice that were all lifted together and put down elsewhere, in the same order. */
function lifted(steps: readonly Step[]): { from: string; to: string }[] {
	const [taken, put] = (["take", "put"] as const).map((verb) => steps.filter((step) => step.verb === verb)) as [
		Step[],
		Step[],
	];
	const same = taken.length === put.length && taken.every((step, at) => step.colour === put[at]?.colour);
	return same
		? taken.map((step, at) => ({ from: step.at, to: put[at]?.at ?? "" })).filter(({ from, to }) => from !== to)
		: [];
}

/** Dice that were taken and put down again have only moved: their colours, with how many were put. */
function putAgain(steps: readonly Step[]): Map<string, number> {
	const found = new Map<string, number>();
	for (const { verb, colour } of steps) if (verb === "put") found.set(colour, (found.get(colour) ?? 0) + 1);
	return found;
}

/** The dice that a move took off the plate for good. */
export function lossesOf({ steps }: Pick<EventLine, "steps">): readonly Loss[] {
	const again = putAgain(steps);
	return steps.flatMap(({ verb, at, colour }) =>
		verb === "take" && isCell(at) && !again.get(colour) ? [{ cell: at, colour }] : [],
	);
}
/** Those that the words of the move do not name: dice it captured or lost. Whatever went to a place named did not leave it by choice. */
export function captures(line: Pick<EventLine, "steps" | "text">): readonly Loss[] {
	const named = new Set(line.text.split(" "));
	const entered = new Set(line.steps.map((step) => (led(step) ? step.to : step.verb === "put" ? step.at : "")));
	return lossesOf(line).filter(({ cell }) => !named.has(cell) || entered.has(cell));
}

/** The events since one's own last move, to be marked. */
export class Traces {
	private cells: string[] = [];
	private gone: Loss[] = [];
	/** The ways of dice, a list for each move. */
	private trails: (readonly Trail[])[] = [];

	/** `anew`: these are all events of the game. */
	add(lines: readonly EventLine[], mine: readonly number[], anew = false): void {
		if (anew) this.forget();
		for (const line of lines) {
			const own = mine.includes(line.seat);
			if (own || line.text === "undo") this.forget();
			if (line.text === "undo" || mine.length === 0) continue;
			this.gone.push(...(own ? captures(line) : lossesOf(line)));
			const trails = trailsOf(line);
			if (trails.length) this.trails.push(trails);
			if (line.seat >= 0 && !own) this.cells.push(...line.text.split(" ").filter(isCell));
		}
	}
	private forget(): void {
		this.cells = [];
		this.gone = [];
		this.trails = [];
	}
	/** `last`: the cells of the last move. */
	marks(last: readonly string[]): {
		recent: readonly string[];
		trails: readonly Trail[];
		earlierTrails: readonly Trail[];
		gone: readonly Loss[];
	} {
		const newest = this.trails.at(-1) ?? [];
		// a move that led no die anywhere was made since
		const current = newest.some(({ to, from }) => last.includes(to) || last.includes(from));
		return {
			recent: this.cells.filter((cell) => !last.includes(cell)),
			trails: current ? newest : [],
			earlierTrails: (current ? this.trails.slice(0, -1) : this.trails).flat(),
			gone: this.gone,
		};
	}
}
