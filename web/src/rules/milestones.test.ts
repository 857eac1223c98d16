import { expect, test } from "vitest";
import type { Line, Scene } from "../net/protocol";
import { milestones } from "./milestones";

const scene = (extra: object): Scene =>
	({ extra, say: [{ key: "attempt", args: { number: 1, of: 3 } }] }) as unknown as Scene;
const line = (text: string, seat = -1): Line => ({ text, seat }) as Line;

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
])("a try of %s after %s is %s", (tried, text, how) => {
	const found = milestones(scene({ tries: [[]] }), scene({ tries: [[tried]] }), [line(text)]);
	expect(found.map((one) => one.kind === "try" && one.how)).toEqual([how]);
});
test("a round of Tumblin-Dice ends with its points", () => {
	const found = milestones(
		scene({ sheet: [[3, 4]] }),
		scene({
			sheet: [
				[3, 4],
				[9, 12],
			],
		}),
		[],
	);
	expect(found).toEqual([{ kind: "round", number: 2, points: [9, 12] }]);
});
test("nothing ends where nothing has ended, or nothing was seen before", () => {
	expect(milestones(scene({ tries: [[]] }), scene({ tries: [[]] }), [line("stop")])).toEqual([]);
	expect(milestones(null, scene({ tries: [[[0, 0, 0]]] }), [])).toEqual([]);
});
