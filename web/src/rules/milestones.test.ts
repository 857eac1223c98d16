import { expect, test } from "vitest";
import type { EventLine, Scene } from "../net/protocol";
import { milestones } from "./milestones";

const scene = (extra: object, roles: readonly string[] = [], table = "pyramid"): Scene =>
	({ table, extra, roles, say: [{ key: "attempt", args: { number: 1, of: 3 } }] }) as unknown as Scene;
const line = (text: string, seat = -1): EventLine => ({ text, seat }) as EventLine;

test("a die that falls off ends a try, and it is said whose and which", () => {
	const before = scene({ tries: [[], []] });
	const after = scene({ tries: [[[0, 0, 0]], []] });
	expect(milestones(before, after, [line("blow ~x", 0), line("T1.5 #2:off4")])).toEqual([
		{ kind: "try", seat: 0, number: 1, of: 3, how: "off", seconds: 0, score: 0 },
	]);
});
test.each([
	[[1, 1234, 0], "T12.34 goal", "solved"],
	[[0, 0, 0], "T120 #1:astray@1,2,3", "late"],
	[[0, 0, 0], "stop", "stopped"],
	[[1, 900, 7], "T9", "counted"],
	[[1, 0, 0], "stop", "stopped"],
])("a try of %s after %s is %s", (tried, text, how) => {
	const found = milestones(scene({ tries: [[]] }), scene({ tries: [[tried]] }), [line(text)]);
	expect(found.map((one) => one.kind === "try" && one.how)).toEqual([how]);
});
test("a round of Tumblin-Dice ends with its points", () => {
	const found = milestones(
		scene({ sheet: [[3, 4]] }, [], "tumblin_dice"),
		scene(
			{
				sheet: [
					[3, 4],
					[9, 12],
				],
			},
			[],
			"tumblin_dice",
		),
		[],
	);
	expect(found).toEqual([{ kind: "round", number: 2, points: [9, 12] }]);
});
test("a shot tells of its die and of those that count otherwise now", () => {
	const before = scene(
		{
			dice: [
				{ die: "A1", lies: "2x6" },
				{ die: "B1", lies: "3x5" },
			],
		},
		[],
		"tumblin_dice",
	);
	const landed = { text: "B2:4x1@1,2,3 A1:2x6@4,5,6 B1:off5@7,8,9", seat: -1, by: 1 } as EventLine;
	expect(milestones(before, scene({ dice: [] }, [], "tumblin_dice"), [landed])).toEqual([
		{ kind: "shot", seat: 1, text: "B2:4x1@1,2,3 B1:off5@7,8,9" },
	]);
	expect(milestones(scene({}), scene({}), [landed])).toEqual([]);
});
test("equal first rolls are said", () => {
	const rolling = (...values: number[]): Scene =>
		({
			...scene({}, [], "tumblin_dice"),
			say: [{ key: "tumblin-order-roll", args: {} }],
			rolls: values.length ? [{ values }] : [],
		}) as unknown as Scene;
	const rolled = [{ text: "2", seat: -1, by: 1 } as EventLine];
	expect(milestones(rolling(2), rolling(), rolled)).toEqual([{ kind: "tie" }]);
	expect(milestones(rolling(), rolling(2), rolled)).toEqual([]);
	expect(milestones(rolling(2), scene({}, [], "tumblin_dice"), rolled)).toEqual([]);
});
test("players change roles", () => {
	const [first, second] = [scene({}, ["shepherd", "pack"]), scene({}, ["pack", "shepherd"])];
	expect(milestones(first, second, [])).toEqual([{ kind: "roles", roles: ["pack", "shepherd"] }]);
	expect(milestones(first, first, [])).toEqual([]);
	expect(milestones(scene({}), first, [])).toEqual([]);
});
test("nothing ends where nothing has ended, or nothing was seen before", () => {
	expect(milestones(scene({ tries: [[]] }), scene({ tries: [[]] }), [line("stop")])).toEqual([]);
	expect(milestones(null, scene({ tries: [[[0, 0, 0]]] }), [])).toEqual([]);
});
test("who solved a riddle, or the rules, tell which hill it was, also when the next is asked at once", () => {
	const asked = (scores: readonly number[], say: readonly object[]): Scene =>
		({ table: "pyramid", extra: {}, roles: [], scores, say, rolls: [] }) as unknown as Scene;
	const hills = { key: "mole-hills", args: {} };
	const before = asked([0, 0], [hills]);
	const lines = [line("point 3", 1), line("point 6", 0), line("rgk"), line("age 40")];
	expect(milestones(before, asked([1, 0], [hills]), lines)).toEqual([{ kind: "riddle", hill: 6 }]);
	expect(milestones(before, asked([0, 0], [hills]), lines.slice(0, 1))).toEqual([]);
	const revealed = asked([0, 0], [{ key: "mole-was", args: { hill: 2 } }]);
	expect(milestones(before, revealed, [line("over")])).toEqual([{ kind: "riddle", hill: 2 }]);
});
