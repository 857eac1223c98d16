import { expect, test } from "vitest";
import type { Die, Step } from "../net/protocol";
import { cellOf } from "../rules/lattice";
import { worldOf } from "./die_geometry";
import { type Drawn, type Floor, playSteps, stood } from "./step_animation";

/** A floor that notes in which order which dice move: a sequence of (die, cell it leaves). */
class Noted implements Floor {
	readonly story: string[] = [];
	frames = 0;
	constructor(public dice: Drawn[]) {}
	async run(ms: number, change: (t: number) => void): Promise<void> {
		for (const t of ms > 0 ? [0, 0.5, 1] : [1]) {
			this.frames++;
			change(t);
			await Promise.resolve();
		}
	}
	refresh(): void {}
	moved(die: Drawn): void {
		const word = `${die.colour} ${die.cell}`;
		if (this.story.at(-1) !== word) this.story.push(word);
	}
	where(): Record<string, string> {
		return Object.fromEntries(this.dice.map((die) => [die.cell, die.colour]));
	}
}
const die = (cell: string, colour: string): Die => ({ cell, colour, triple: "", mark: "" }) as Die;
const step = (verb: string, at: string, to = "", colour = ""): Step => ({ verb, at, to, colour }) as Step;
const floor = (...dice: readonly Die[]): Noted =>
	new Noted(dice.map((one) => stood(one.cell, one.colour, one.triple, 0)));

test("a cascade: a die is drawn out, and those over it come down one after the other, each into the hole before it", async () => {
	const row = floor(die("4,2,2", "red"), die("3,2,2", "green"), die("2,2,2", "black"), die("1,2,2", "white"));
	const steps = [
		step("take", "4,2,2", "", "red"),
		step("slide", "3,2,2", "4,2,2", "green"),
		step("slide", "2,2,2", "3,2,2", "black"),
		step("slide", "1,2,2", "2,2,2", "white"),
	];
	await playSteps(row, steps, [], false);
	expect(row.story).toEqual(["red 4,2,2", "green 3,2,2", "black 2,2,2", "white 1,2,2"]);
	expect(row.where()).toEqual({ "4,2,2": "green", "3,2,2": "black", "2,2,2": "white" });
	for (const one of row.dice) expect(one.pos.distanceTo(worldOf(cellOf(one.cell)))).toBeCloseTo(0);
});
test("while a die comes down the others stand still", async () => {
	const row = floor(die("3,2,2", "green"), die("2,2,2", "black"));
	const black = row.dice[1] as Drawn;
	let still = true;
	row.moved = (one) => {
		if (one.colour === "green") still &&= black.pos.distanceTo(worldOf(cellOf("2,2,2"))) < 1e-9;
	};
	await playSteps(row, [step("slide", "3,2,2", "4,2,2"), step("slide", "2,2,2", "3,2,2")], [], false);
	expect(still).toBe(true);
	expect(black.cell).toBe("3,2,2");
});
test("every kind of step is shown, in the order of the rules", async () => {
	const board = floor(die("0,4,4", "red"), die("4,0,4", "green"), die("4,4,0", "black"), die("8,0,0", "white"));
	const steps = [
		step("put", "0,0,8", "", "blue"),
		step("jump", "0,4,4", "0,8,0", "red"),
		step("pivot", "4,0,4", "3,1,4", "green"),
		step("slide", "4,4,0", "5,4,0", "black"),
		step("turn", "8,0,0", "", "white"),
		step("roll", "8,0,0", "", "white"),
		step("take", "0,8,0", "", "red"),
	];
	await playSteps(board, steps, [{ ...die("8,0,0", "white"), triple: "623" }], false);
	expect(board.story).toEqual(["blue 0,0,8", "red 0,4,4", "green 4,0,4", "black 4,4,0", "white 8,0,0", "red 0,8,0"]);
	expect(board.where()).toEqual({ "0,0,8": "blue", "3,1,4": "green", "5,4,0": "black", "8,0,0": "white" });
	expect(board.frames).toBe(3 * steps.length);
});
test("two dice that change places end where the other was", async () => {
	const board = floor(die("0,4,4", "red"), die("4,0,4", "green"));
	await playSteps(board, [step("jump", "0,4,4", "4,0,4", "red"), step("jump", "4,0,4", "0,4,4", "green")], [], false);
	expect(board.where()).toEqual({ "4,0,4": "red", "0,4,4": "green" });
});
test("whoever wants no motion sees each step at once", async () => {
	const board = floor(die("0,4,4", "red"));
	await playSteps(board, [step("jump", "0,4,4", "0,8,0", "red")], [], true);
	expect(board.frames).toBe(1);
	expect(board.where()).toEqual({ "0,8,0": "red" });
});
