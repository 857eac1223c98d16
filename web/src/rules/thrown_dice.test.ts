import { expect, test } from "vitest";
import type { EventLine, Scene } from "../net/protocol";
import { thrownBy } from "./thrown_dice";

const line = (text: string, by = -1, seat = -1): EventLine => ({ text, by, seat }) as EventLine;
const scene = (...rolls: { values: number[]; by: number }[]): Scene => ({ rolls }) as unknown as Scene;

test("somebody's roll is thrown in one colour", () => {
	expect(thrownBy(line("3 6", 1), null)).toEqual([
		{ value: 3, by: 1 },
		{ value: 6, by: 1 },
	]);
});
test("a roll of all is thrown as it lies on the table, everybody's in the own colour", () => {
	const lying = scene({ values: [3], by: 0 }, { values: [4], by: 1 }, { values: [4], by: 2 });
	expect(thrownBy(line("3 4 4"), lying).map((die) => die.by)).toEqual([0, 1, 2]);
});
test.each([
	["2", -1, -1],
	["take 0,0,0", -1, 0],
	["632", 0, -1],
	["8 3", 0, -1],
	["1 2 3 4 5 6 1 2 3", 0, -1],
])("%s throws nothing", (text, by, seat) => {
	expect(thrownBy(line(text, by, seat), scene())).toEqual([]);
});
