import { expect, test } from "vitest";
import type { Branch } from "../net/protocol";
import { Picker } from "./move_picker";

const cell = (atom: string, more: readonly Branch[] = []): Branch => ({ atom, done: more.length === 0, more });
const TAKE: Branch[] = [{ atom: "take", more: [cell("0,0,0"), cell("1,0,0")] }];
const JUMP: Branch[] = [
	{ atom: "jump", more: [cell("6,0,0", [cell("5,3,0"), cell("5,2,1")]), cell("0,6,0", [cell("0,5,3")])] },
	{ atom: "swap", more: [cell("6,0,0", [cell("0,6,0")])] },
	{ atom: "pass", done: true },
];

test("a verb that is the only choice is chosen by itself", () => {
	const picker = new Picker(0, TAKE);
	expect(picker.atoms).toEqual(["take"]);
	expect(picker.cells()).toEqual(["0,0,0", "1,0,0"]);
	expect(picker.canGoBack).toBe(false);
	picker.take(picker.ways("1,0,0")[0] ?? []);
	expect(picker.move).toBe("take 1,0,0");
	picker.back();
	expect(picker.atoms).toEqual(["take"]);
	expect(picker.move).toBeNull();
});
test("behind several verbs of one die all the places it could go to are known", () => {
	const picker = new Picker(0, JUMP);
	const onward = picker.onward(picker.ways("6,0,0")).map((way) => way.map((branch) => branch.atom).join(" "));
	expect(onward).toEqual(["jump 6,0,0 5,3,0", "jump 6,0,0 5,2,1", "swap 6,0,0 0,6,0"]);
	picker.take(picker.onward(picker.ways("6,0,0"))[2] ?? []);
	expect(picker.move).toBe("swap 6,0,0 0,6,0");
});
test("a place that means several things is what has been chosen, and the places behind it are missing", () => {
	const picker = new Picker(0, JUMP);
	picker.waver(picker.ways("6,0,0"));
	expect(picker.chosen).toBe("6,0,0");
	expect(picker.missing).toEqual(["5,3,0", "5,2,1", "0,6,0"]);
	picker.take(picker.onward(picker.several)[0] ?? []);
	expect(picker.chosen).toBe("jump 6,0,0 5,3,0");
});
test("a click on a cell finds every verb that can begin there", () => {
	const picker = new Picker(0, JUMP);
	expect(picker.atoms).toEqual([]);
	expect(picker.ways("6,0,0").map((way) => way.map((branch) => branch.atom))).toEqual([
		["jump", "6,0,0"],
		["swap", "6,0,0"],
	]);
	expect(picker.ways("0,6,0").length).toBe(1);
	expect(picker.ways("3,3,2")).toEqual([]);
});
test("atom by atom to a whole move, and back", () => {
	const picker = new Picker(0, JUMP);
	picker.take(picker.ways("6,0,0")[0] ?? []);
	expect(picker.move).toBeNull();
	picker.take(picker.ways("5,2,1")[0] ?? []);
	expect(picker.move).toBe("jump 6,0,0 5,2,1");
	picker.back();
	expect(picker.atoms).toEqual(["jump", "6,0,0"]);
	picker.back();
	picker.back();
	expect(picker.atoms).toEqual([]);
});
test("a cell that may not be chosen is taken for the next one", () => {
	expect(new Picker(0, TAKE).meant("4,4,0")).toBe("take 4,4,0");
	expect(new Picker(0, JUMP).meant("4,4,0")).toBe("jump 4,4,0");
	expect(new Picker(0, [{ atom: "pass", done: true }]).meant("4,4,0")).toContain("4,4,0");
});
test("places that are filled together follow the first where nothing else is left, up to the last", () => {
	const BUILD: Branch[] = [
		{
			atom: "build",
			more: [cell("6,0,2", [cell("5,1,2", [cell("4,2,2")])]), cell("0,6,2", [cell("0,5,3"), cell("1,5,2")])],
		},
	];
	const picker = new Picker(0, BUILD);
	picker.take(picker.ways("6,0,2")[0] ?? []);
	expect(picker.atoms).toEqual(["build", "6,0,2", "5,1,2"]);
	expect(picker.move).toBeNull();
	picker.take(picker.ways("4,2,2")[0] ?? []);
	expect(picker.move).toBe("build 6,0,2 5,1,2 4,2,2");
	picker.back();
	picker.back();
	expect(picker.atoms).toEqual(["build"]);
	// the places of a path from place to place are chosen one by one
	const jump = new Picker(0, [{ atom: "jump", more: [cell("6,0,2", [cell("4,2,2", [cell("2,4,2")])])] }]);
	jump.take(jump.ways("6,0,2")[0] ?? []);
	expect(jump.atoms).toEqual(["jump", "6,0,2"]);
});
test("a word alone can be a move", () => {
	const picker = new Picker(0, [{ atom: "roll", done: true }]);
	expect(picker.atoms).toEqual([]);
	picker.take([{ atom: "roll", done: true }]);
	expect(picker.move).toBe("roll");
});
test("what was not sent is asked for", () => {
	const picker = new Picker(0, [{ atom: "set", more: null }]);
	expect(picker.atoms).toEqual(["set"]);
	expect(picker.next).toBeNull();
	picker.learn(["set"], [cell("8,0,0"), cell("7,1,0")]);
	expect(picker.cells()).toEqual(["8,0,0", "7,1,0"]);
});
test("a link word whose continuation is not known is asked for, and then skipped by a click", () => {
	const picker = new Picker(0, [
		{
			atom: "set",
			more: [
				{ atom: "a0", more: null },
				{ atom: "a1", more: null },
			],
		},
	]);
	picker.take([{ atom: "a0", more: null }]);
	expect(picker.unknown()).toEqual([["set", "a0"]]);
	picker.learn(
		["set", "a0"],
		[
			{ atom: "a1", more: null },
			{ atom: "on", more: null },
		],
	);
	expect(picker.unknown()).toEqual([["set", "a0", "on"]]);
	expect(picker.cells()).toEqual([]);
	picker.learn(["set", "a0", "on"], [{ atom: "4,2,2", more: null }]);
	expect(picker.cells()).toEqual(["4,2,2"]);
	picker.take(picker.ways("4,2,2")[0] ?? []);
	expect(picker.move).toBe(null);
	picker.learn(["set", "a0", "on", "4,2,2"], [], true);
	expect(picker.move).toBe("set a0 on 4,2,2");
});
test("what follows each of a few verbs is asked for, so that the board can be clicked at once", () => {
	const picker = new Picker(0, [
		{ atom: "pivot", more: null },
		{ atom: "turn", more: null },
		{ atom: "pull", more: null },
	]);
	expect(picker.unknown()).toEqual([["pivot"], ["turn"]]);
	picker.learn(["pivot"], [cell("8,0,0"), cell("7,1,0")]);
	picker.learn(["turn"], [cell("8,0,0")]);
	expect(picker.unknown()).toEqual([]);
	expect(picker.cells()).toEqual(["8,0,0", "7,1,0"]);
	expect(picker.ways("8,0,0").length).toBe(2);
});
test("it is known whether something else is offered", () => {
	expect(new Picker(0, TAKE).offers(JSON.parse(JSON.stringify(TAKE)))).toBe(true);
	expect(new Picker(0, TAKE).offers(JUMP)).toBe(false);
});
test("another cell can be chosen instead, however much has been chosen since", () => {
	const picker = new Picker(0, JUMP);
	picker.take(picker.ways("6,0,0")[0] ?? []);
	picker.take(picker.ways("5,3,0")[0] ?? []);
	expect(picker.move).toBe("jump 6,0,0 5,3,0");
	expect(picker.instead().sort()).toEqual(["0,6,0", "5,2,1", "5,3,0", "6,0,0"]);
	expect(picker.move).toBe("jump 6,0,0 5,3,0");
	expect(picker.backTo("5,2,1")).toBe(true);
	expect(picker.atoms).toEqual(["jump", "6,0,0"]);
	expect(picker.backTo("0,6,0")).toBe(true);
	expect(picker.atoms).toEqual([]);
	expect(picker.backTo("8,0,0")).toBe(false);
});

test("going back leads to what the player has seen: the die with all its destinations, then nothing chosen", () => {
	const picker = new Picker(0, JUMP);
	picker.waver(picker.ways("6,0,0"));
	expect(picker.cells()).toEqual(["5,3,0", "5,2,1", "0,6,0"]);
	picker.take(picker.choices("5,3,0")[0] ?? []);
	expect(picker.move).toBe("jump 6,0,0 5,3,0");
	picker.back();
	expect(picker.atoms).toEqual([]);
	expect(picker.several.length).toBe(2);
	expect(picker.choices("0,6,0").length).toBe(1);
	picker.back();
	expect(picker.several).toEqual([]);
	expect(picker.canGoBack).toBe(false);
});
test("once a kind of move is chosen, places of other kinds catch no clicks", () => {
	const picker = new Picker(0, [
		{ atom: "ask", more: [cell("6,0,0")] },
		{ atom: "set", more: [cell("5,2,0")] },
	]);
	picker.take([picker.root[0] as Branch]);
	expect(picker.cells()).toEqual(["6,0,0"]);
	expect(picker.instead()).toEqual([]);
	expect(picker.backTo("5,2,0")).toBe(false);
	picker.back();
	expect(picker.cells()).toEqual(["6,0,0", "5,2,0"]);
});

const TRAY: Branch[] = [
	{
		atom: "set",
		more: [
			{ atom: "a0", more: null },
			{ atom: "a1", more: null },
		],
	},
];
/** Two dice are chosen, and can be set in two places. */
function chunk(): Picker {
	const picker = new Picker(0, TRAY);
	picker.toggle("a0");
	picker.learn(["set", "a0"], [{ atom: "a1", more: null }]);
	picker.toggle("a1");
	picker.learn(
		["set", "a0", "a1"],
		[
			{ atom: "on", more: null },
			{ atom: "a2", more: null },
		],
	);
	expect(picker.unknown()).toEqual([["set", "a0", "a1", "on"]]);
	picker.learn(["set", "a0", "a1", "on"], [cell("8,0,0"), cell("7,1,0"), cell("6,2,0")], false, [
		["8,0,0", "7,1,0"],
		["7,1,0", "6,2,0"],
	]);
	return picker;
}
test("a piece is put down, moved and taken back as one thing", () => {
	const picker = chunk();
	expect(picker.chosenDice).toBe(2);
	expect(picker.move).toBeNull();
	picker.piece?.choose("8,0,0");
	picker.settle();
	expect(picker.move).toBe("set a0 a1 on 8,0,0 7,1,0");
	picker.piece?.choose("6,2,0");
	picker.settle();
	expect(picker.move).toBe("set a0 a1 on 7,1,0 6,2,0");
	expect(picker.unknown()).toEqual([]);
	picker.back();
	expect(picker.atoms).toEqual(["set", "a0", "a1"]);
	expect(picker.piece?.settings.length).toBe(2);
});
test("a die of a piece is put back, and another one chosen", () => {
	const picker = chunk();
	picker.piece?.choose("8,0,0");
	picker.settle();
	expect(picker.toggle("b5")).toBe(false);
	expect(picker.toggle("a0")).toBe(true);
	expect(picker.atoms).toEqual(["set", "a1"]);
	expect(picker.unknown()).toEqual([["set", "a1"]]);
	expect(picker.piece).toBeNull();
	picker.back();
	expect(picker.atoms).toEqual(["set", "a0", "a1"]);
});
test("a word that came by itself is known, and stays known after going back", () => {
	const town = (atom: string): Branch => ({ atom, done: true });
	const ghent: Branch = { atom: "gent", more: [{ atom: "gy", more: [town("bruxelles"), town("arlon")] }] };
	const picker = new Picker(0, [
		{ atom: "write", more: [{ atom: "rb", more: [ghent, { atom: "mons", more: null }] }] },
	]);
	expect(picker.forced).toBe(true);
	picker.take([ghent]);
	expect(picker.atoms).toEqual(["write", "rb", "gent", "gy"]);
	expect(picker.forced).toBe(true);
	picker.take([town("arlon")]);
	expect(picker.forced).toBe(false);
	expect(picker.move).toBe("write rb gent gy arlon");
});
