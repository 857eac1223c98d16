/** A piece: dice that are put down together. Where it can stand, how it is turned, where it was put. Pure. */
import { cellOf, level } from "./lattice";

/** The cells of a piece. */
export type PieceSetting = readonly string[];

/** The orientation of a piece, independent of its place. */
function turnOf(setting: PieceSetting): string {
	const cells = setting.map(cellOf);
	const least = [0, 1, 2].map((axis) => Math.min(...cells.map((cell) => cell[axis] as number)));
	return cells
		.map((cell) => cell.map((at, axis) => at - (least[axis] as number)).join(","))
		.sort()
		.join(" ");
}
const lowest = (setting: PieceSetting): number => Math.min(...setting.map((cell) => level(cellOf(cell))));

export class Piece {
	/** Where it stands; null: not put down yet. */
	put: PieceSetting | null = null;
	/** Its orientation; empty: any that fits. */
	private turn = "";
	/** The place it was put on. */
	private on = "";

	constructor(readonly settings: readonly PieceSetting[]) {}

	/** The places it can cover. */
	get cells(): string[] {
		return [...new Set(this.settings.flat())];
	}
	/** Where it would stand on a place: in its current orientation if that fits, with its foot there. */
	at(cell: string): PieceSetting | null {
		return this.best(
			this.settings.filter((setting) => setting.includes(cell)),
			cell,
		);
	}
	private best(fitting: readonly PieceSetting[], cell: string): PieceSetting | null {
		const height = level(cellOf(cell));
		const cost = (setting: PieceSetting): number =>
			(turnOf(setting) === this.turn ? 0 : 10) + (lowest(setting) === height ? 0 : 1);
		return fitting.reduce<PieceSetting | null>((least, one) => (least && cost(least) <= cost(one) ? least : one), null);
	}
	/** Put it on a place; false: it does not fit there in any orientation. */
	choose(cell: string): boolean {
		const found = this.at(cell);
		if (!found) return false;
		this.put = found;
		this.on = cell;
		this.turn = turnOf(found);
		return true;
	}
	/** The number of orientations possible where it stands. */
	get turns(): number {
		return this.turnsHere().length;
	}
	/** Turn it where it stands. */
	rotate(): void {
		const turns = this.turnsHere();
		const next = turns[(turns.indexOf(this.turn) + 1) % turns.length];
		if (next === undefined) return;
		this.turn = next;
		this.choose(this.on);
	}
	private turnsHere(): string[] {
		return [...new Set(this.settings.filter((setting) => setting.includes(this.on)).map(turnOf))].sort();
	}
}
