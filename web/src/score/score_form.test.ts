import { expect, test } from "vitest";
import { type Blank, type Form, lineOf, missing, readEvening } from "./score_form";

const blank = (more: Partial<Blank>): Blank => ({
	label: "",
	choices: [],
	least: 0,
	most: 6,
	decimals: false,
	joint: " ",
	after: [],
	optional: false,
	value: "",
	...more,
});
const dice: Form = {
	title: "",
	head: "A",
	blanks: [
		blank({ optional: true }),
		blank({ joint: "", after: ["4", "3"], optional: true }),
		blank({ joint: " +", optional: true }),
		blank({ joint: "", after: ["4", "3"], optional: true }),
	],
};

test("a line is the head and the words behind their joints", () => {
	expect(lineOf(dice, ["4", "6", "o", ""])).toBe("A 46 +o");
	expect(lineOf({ title: "", head: "", blanks: [blank({}), blank({ joint: ", " })] }, ["12", "35"])).toBe("12, 35");
});
test("a face without its zone is not told", () => {
	expect(lineOf(dice, ["o", "6", "", ""])).toBe("A o");
});
test("a zone wants its face; a die that is left out wants nothing", () => {
	expect(missing(dice, ["4", "", "", ""])).toBe(1);
	expect(missing(dice, ["4", "6", "", ""])).toBe(-1);
	expect(missing({ ...dice, blanks: [blank({})] }, [""])).toBe(0);
});
test("whatever else is kept under this name does no harm", () => {
	expect(readEvening(null)).toBeNull();
	expect(readEvening({ players: [] })).toBeNull();
	expect(readEvening({ players: ["Ann"], lines: [1], tally: { a: 2, b: "red" } })).toEqual({
		players: ["Ann"],
		options: {},
		lines: [],
		tally: { b: "red" },
		unfinished: false,
	});
});
