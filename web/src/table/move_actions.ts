/** The actions of making a move, for the parts of a table. */
import type { Scene } from "../net/protocol";
import { type BranchPath, HANDS, type Picker } from "../rules/move_picker";
import { withCells } from "../rules/place_names";
import type { ScreenPoint } from "../scene3d/viewport";
import type { MoveInput } from "./move_input";

export abstract class MoveActions {
	protected abstract readonly moveInput: MoveInput;

	/** A hand acts on the board: what it does is not in the list. */
	protected handy = false;

	/** The choices of the list. */
	ways(): BranchPath[] {
		return this.moveInput.ways().filter((way) => !this.handy || !HANDS.includes(way[0]?.atom ?? ""));
	}
	get picker(): Picker | null {
		return this.moveInput.picker;
	}
	get several(): readonly BranchPath[] {
		return this.moveInput.several;
	}
	get pending(): number {
		return this.moveInput.pending;
	}
	get asked(): readonly number[] {
		return this.moveInput.asked;
	}
	playAs(seat: number): void {
		this.moveInput.playAs(seat);
	}
	pick(cell: string, spot: ScreenPoint | null): void {
		this.moveInput.pick(cell, spot);
	}
	take(way: BranchPath): void {
		this.moveInput.take(way);
	}
	toggle(atom: string, spot: ScreenPoint | null = null): void {
		this.moveInput.toggle(atom, spot);
	}
	turnPiece(): void {
		this.moveInput.turnPiece();
	}
	back(): void {
		this.moveInput.back();
	}
	restart(): void {
		this.moveInput.restart();
	}
	submit(): void {
		this.moveInput.submit();
	}
	send(move: string, spot: ScreenPoint | null = null): void {
		this.moveInput.send(move, spot);
	}
}

/** A typed move with place names, as notation. Dice of a tray may have names like places. */
export function moveNotation(move: string, scene: Scene | null): string {
	const trays = scene?.extra.trays ?? [];
	const dice = new Set(trays.flatMap((tray) => tray.dice.map((die) => die.name)));
	return move
		.split(" ")
		.map((word) => (dice.has(word) ? word : withCells(word)))
		.join(" ");
}
