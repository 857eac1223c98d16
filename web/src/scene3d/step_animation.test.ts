import { expect, test } from "vitest";
import type { Die, Step } from "../net/protocol";
import { cellOf } from "../rules/lattice";
import { worldOf } from "./die_geometry";
import { type DrawnDie, type Floor, playSteps, rhythm, stood } from "./step_animation";

/** A floor that notes in which order dice begin to move, and what knocks. */
class Noted implements Floor {
	/** Which dice moved, in the order in which they began to. */
	readonly story: string[] = [];
	readonly knocks: number[] = [];
	frames = 0;
	constructor(public dice: DrawnDie[]) {}
	async run(ms: number, change: (t: number) => void): Promise<void> {
		for (const t of ms > 0 ? Array.from({ length: 101 }, (_, i) => i / 100) : [1]) {
			this.frames++;
			change(t);
			await Promise.resolve();
		}
	}
	refresh(): void {}
	moved(die: DrawnDie): void {
		if (!this.story.includes(die.colour)) this.story.push(die.colour);
	}
	knock(hard: number): void {
		this.knocks.push(hard);
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
	expect(row.story).toEqual(["red", "green", "black", "white"]);
	expect(row.knocks).toHaveLength(4);
	expect(row.where()).toEqual({ "4,2,2": "green", "3,2,2": "black", "2,2,2": "white" });
	for (const one of row.dice) expect(one.pos.distanceTo(worldOf(cellOf(one.cell)))).toBeCloseTo(0);
});
test("a cascade overlaps, speeds up, and holds its breath before the last step", () => {
	const steps = Array.from({ length: 7 }, (_, i) => step("slide", `${6 - i},0,0`, `${7 - i},0,0`));
	const beats = rhythm(steps);
	const gaps = beats.slice(1).map(({ start }, i) => start - (beats[i]?.start ?? 0));
	for (const [i, gap] of gaps.slice(0, -1).entries()) {
		expect(gap).toBeLessThan(beats[i]?.ms ?? 0);
		expect(gap).toBeLessThanOrEqual(gaps[i - 1] ?? gap);
	}
	expect(gaps.at(-1)).toBeGreaterThan((gaps.at(-2) ?? 0) + 100);
});
test("a die comes to rest before it moves again", () => {
	const [first, second] = rhythm([step("pivot", "4,0,4", "3,1,4"), step("pivot", "3,1,4", "2,2,4")]);
	expect(second?.start).toBeGreaterThanOrEqual((first?.start ?? 0) + (first?.ms ?? 0));
});
test("even the dealing of a whole pyramid is over soon", () => {
	const last = rhythm(Array.from({ length: 165 }, (_, i) => step("put", `0,0,${i}`, "", "red"))).at(-1);
	expect((last?.start ?? 0) + (last?.ms ?? 0)).toBeLessThan(5000);
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
	expect(board.story).toEqual(["blue", "red", "green", "black", "white"]);
	expect(board.where()).toEqual({ "0,0,8": "blue", "3,1,4": "green", "5,4,0": "black", "8,0,0": "white" });
});
test("two dice that change places end where the other was", async () => {
	const board = floor(die("0,4,4", "red"), die("4,0,4", "green"));
	await playSteps(board, [step("jump", "0,4,4", "4,0,4", "red"), step("jump", "4,0,4", "0,4,4", "green")], [], false);
	expect(board.where()).toEqual({ "4,0,4": "red", "0,4,4": "green" });
});
test("without motion a viewer sees each step at once", async () => {
	const board = floor(die("0,4,4", "red"));
	await playSteps(board, [step("jump", "0,4,4", "0,8,0", "red")], [], true);
	expect(board.frames).toBe(1);
	expect(board.where()).toEqual({ "0,8,0": "red" });
});
