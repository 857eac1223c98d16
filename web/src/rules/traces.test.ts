import { expect, test } from "vitest";
import type { EventLine, Step } from "../net/protocol";
import { captures, lossesOf, Traces, trailsOf } from "./traces";

const step = (verb: string, at: string, to = "", colour = "red"): Step => ({ verb, at, to, colour });
const line = (seat: number, text: string, ...steps: Step[]): EventLine =>
	({ n: 1, seat, text, by: -1, steps, motion: "", failed: null }) as EventLine;

test("an arrow leads from where a die came to where it went", () => {
	expect(trailsOf(line(0, "jump 8,0,0 6,1,1", step("jump", "8,0,0", "6,1,1")))).toEqual([
		{ from: "8,0,0", to: "6,1,1" },
	]);
});
test("dice that are lifted together are led one by one; many dice have no arrows", () => {
	const row = [step("take", "8,0,0"), step("take", "7,1,0"), step("put", "6,2,0"), step("put", "5,3,0")];
	expect(trailsOf(line(0, "hop 8,0,0 6,2,0", ...row)).map(({ to }) => to)).toEqual(["6,2,0", "5,3,0"]);
	expect(lossesOf(line(0, "hop 8,0,0 6,2,0", ...row))).toEqual([]);
	const many = [0, 1, 2, 3, 4].map((x) => step("jump", `${x},0,0`, `${x},1,0`));
	expect(trailsOf(line(0, "push", ...many))).toEqual([]);
});
test("a die that is taken by name is no capture; one that moved there and came off is", () => {
	expect(captures(line(0, "take 8,0,0", step("take", "8,0,0")))).toEqual([]);
	const lost = line(0, "pivot 8,0,0 7,1,0", step("pivot", "8,0,0", "7,1,0"), step("take", "7,1,0"));
	expect(captures(lost)).toEqual([{ cell: "7,1,0", colour: "red" }]);
	expect(captures(line(0, "jump 8,0,0 6,2,0", step("jump", "8,0,0", "6,2,0"), step("take", "7,1,0"))).length).toBe(1);
});
test("one's own move begins the traces anew, and what it lost stays marked until the next", () => {
	const traces = new Traces();
	const mine = line(0, "pivot 8,0,0 7,1,0", step("pivot", "8,0,0", "7,1,0"), step("take", "7,1,0"));
	const theirs = line(1, "take 0,8,0", step("take", "0,8,0", "", "green"));
	traces.add([line(1, "take 0,0,8", step("take", "0,0,8")), mine, theirs], [0]);
	const marks = traces.marks(["0,8,0"]);
	expect(marks.gone.map(({ cell }) => cell)).toEqual(["7,1,0", "0,8,0"]);
	expect(marks.trails).toEqual([]);
	expect(marks.earlierTrails).toEqual([{ from: "8,0,0", to: "7,1,0" }]);
	traces.add([line(0, "pivot 6,0,0 5,1,0", step("pivot", "6,0,0", "5,1,0"))], [0]);
	expect(traces.marks(["6,0,0", "5,1,0"])).toMatchObject({
		gone: [],
		recent: [],
		trails: [{ from: "6,0,0", to: "5,1,0" }],
	});
});
