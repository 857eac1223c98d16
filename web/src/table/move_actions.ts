/** The actions of making a move, for the parts of a table. */
import type { Scene } from "../net/protocol";
import type { Picker, Way } from "../rules/move_picker";
import { withCells } from "../rules/place_names";
import type { Spot } from "../scene3d/viewport";
import type { MoveInput } from "./move_input";

export abstract class MoveActions {
	protected abstract readonly making: MoveInput;

	get picker(): Picker | null {
		return this.making.picker;
	}
	get several(): readonly Way[] {
		return this.making.several;
	}
	get pending(): number {
		return this.making.pending;
	}
	get asked(): readonly number[] {
		return this.making.asked;
	}
	playAs(seat: number): void {
		this.making.playAs(seat);
	}
	pick(cell: string, spot: Spot | null): void {
		this.making.pick(cell, spot);
	}
	take(way: Way): void {
		this.making.take(way);
	}
	back(): void {
		this.making.back();
	}
	restart(): void {
		this.making.restart();
	}
	submit(): void {
		this.making.submit();
	}
	send(move: string, spot: Spot | null = null): void {
		this.making.send(move, spot);
	}
}

/** A typed move with place names, as notation. Dice of a tray may have names like places. */
export function noted(move: string, scene: Scene | null): string {
	const trays = (scene?.extra.trays ?? []) as readonly { dice: readonly { name: string }[] }[];
	const dice = new Set(trays.flatMap((tray) => tray.dice.map((die) => die.name)));
	return move
		.split(" ")
		.map((word) => (dice.has(word) ? word : withCells(word)))
		.join(" ");
}
