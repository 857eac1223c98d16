import { expect, test } from "vitest";
import type { Area } from "../net/protocol";
import { sampleArea, sampleDie, sampleScene } from "../net/samples";
import { countedDice } from "./counted_dice";

const die = (cell: string, owner = -1) => sampleDie({ cell, owner });
const area = (kind: Area["kind"], cells: readonly string[], owner = -1): Area => sampleArea({ kind, cells, owner });
const over = { kind: "over", ranks: [1, 2] } as const;

test("a line of the winner counts, that of the loser does not", () => {
	const dice = [die("0,0,8"), die("0,1,7"), die("8,0,0")];
	const areas = [area("line", ["0,0,8", "0,1,7"], 0), area("line", ["8,0,0"], 1)];
	expect(countedDice(sampleScene({ dice, areas }), over)).toEqual(["0,0,8", "0,1,7"]);
});
test("the winner's dice at the winner's goal count, before places that are worth something", () => {
	const dice = [die("0,0,8", 0), die("0,1,7", 1), die("8,0,0", 0), die("3,3,2", 0)];
	const areas = [area("goal", ["0,0,8", "0,1,7"], 0), area("goal", ["8,0,0"], 1), area("worth", ["3,3,2"])];
	expect(countedDice(sampleScene({ dice, areas }), over)).toEqual(["0,0,8"]);
	expect(countedDice(sampleScene({ dice, areas: areas.slice(2) }), over)).toEqual(["3,3,2"]);
});
test("nothing counts while the game lasts, or where everybody or nobody has won", () => {
	const scene = sampleScene({ dice: [die("0,0,8", 0)], areas: [area("goal", ["0,0,8"])] });
	expect(countedDice(scene, over)).toEqual(["0,0,8"]);
	expect(countedDice(scene, { kind: "choose", ranks: [] })).toEqual([]);
	expect(countedDice(scene, { kind: "over", ranks: [1, 1] })).toEqual([]);
	expect(countedDice(scene, { kind: "over", ranks: [0, 0] })).toEqual([]);
});
test("dice of nobody are not taken for the winner's where nobody owns the place", () => {
	expect(countedDice(sampleScene({ dice: [die("0,0,8")], areas: [area("worth", ["0,0,8"])] }), over)).toEqual([]);
});
