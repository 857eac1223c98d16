import { expect, test } from "vitest";
import type { Branch } from "../net/protocol";
import { choiceEntries } from "./choice_entries";
import { type BranchPath, Picker } from "./move_picker";

const branch = (atom: string, more: readonly Branch[] = [], done = more.length === 0): Branch => ({ atom, done, more });
const words = (entries: readonly BranchPath[]): string[] => entries.map((way) => way.map(({ atom }) => atom).join(" "));

const JUMP = [
	branch("step", [branch("0,0,0", [branch("1,0,0")])]),
	branch("jump", [
		branch("0,4,4", [
			branch("2,4,2", [branch("4,4,0", [branch("6,2,0"), branch("4,2,2")], true)], true),
			branch("0,6,2"),
		]),
	]),
];

test("a long row of jumps is one choice, beside its first place", () => {
	const picker = new Picker(0, JUMP);
	expect(words(choiceEntries(picker, false))).toEqual(["step", "jump"]);
	picker.take([JUMP[1] as Branch]);
	expect(words(choiceEntries(picker, false))).toEqual(["0,4,4", "0,4,4 2,4,2 4,4,0 6,2,0", "0,4,4 2,4,2 4,4,0 4,2,2"]);
	picker.take(choiceEntries(picker, false)[2] ?? []);
	expect(picker.move).toBe("jump 0,4,4 2,4,2 4,4,0 4,2,2");
});
test("where a list would be longer than keys can name at once, it holds the next places only", () => {
	const many = Array.from({ length: 24 }, (_, at) =>
		branch(`${at % 9},0,${8 - (at % 9)}`, [branch("1,1,1", [branch("2,2,2")])]),
	);
	const picker = new Picker(0, [branch("build", many), branch("stop")]);
	picker.take([picker.root[0] as Branch]);
	expect(choiceEntries(picker, false).length).toBe(24);
});
test("at a board of its own what is done comes with what it is done with", () => {
	const root = [branch("keep"), branch("write", [branch("gr", [branch("ghent")]), branch("cross", [branch("ghent")])])];
	expect(words(choiceEntries(new Picker(0, root), true))).toEqual(["keep", "write gr", "write cross"]);
	expect(words(choiceEntries(new Picker(0, root), false))).toEqual(["keep", "write"]);
});
test("what a click can mean is the list until one of it is chosen", () => {
	const picker = new Picker(0, JUMP);
	const ways = [[JUMP[0] as Branch], [JUMP[1] as Branch]];
	picker.waver(ways);
	expect(choiceEntries(picker, false)).toEqual(ways);
});
