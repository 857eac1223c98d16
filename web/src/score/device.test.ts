import { expect, test } from "vitest";
import {
	atTime,
	changed,
	corrected,
	eveningNow,
	exported,
	imported,
	type KeptGame,
	NEW_DEVICE,
	readDevice,
	records,
	redone,
	restored,
	retallied,
	tallied,
	total,
	undone,
	untallied,
	withGame,
	withLine,
	withoutGame,
} from "./device";

const game = (more: Partial<KeptGame> = {}): KeptGame => ({
	id: "a",
	game: "emag",
	title: "Emag",
	players: [
		{ name: "Ann", colour: "red" },
		{ name: "Bob", colour: "blue" },
	],
	options: {},
	finished: false,
	lines: [],
	past: [],
	future: [],
	draft: "",
	tally: {},
	tallies: [],
	again: [],
	unfinished: false,
	turn: 0,
	began: "2026-11-16T19:00:00.000Z",
	changed: "2026-11-16T20:00:00.000Z",
	evening: "e",
	result: null,
	...more,
});

test("every change can be taken back and put forward again", () => {
	const three = ["A 1", "B 2", "A 3"].reduce(withLine, game());
	const fixed = corrected(three, 1, "B 5");
	const shorter = corrected(fixed, 0, null);
	expect(shorter.lines).toEqual(["B 5", "A 3"]);
	expect(undone(shorter).lines).toEqual(["A 1", "B 5", "A 3"]);
	expect(undone(undone(shorter)).lines).toEqual(three.lines);
	expect(redone(undone(shorter)).lines).toEqual(shorter.lines);
	expect(undone(game())).toEqual(game());
	expect(changed(undone(three), { at: 2, was: null, now: "B 9" }).future).toEqual([]);
});
test("what is thrown away comes back whole", () => {
	const device = withGame(NEW_DEVICE, withLine(game(), "A 1"));
	const gone = withoutGame(device, "a");
	expect(gone.games).toEqual([]);
	expect(restored(gone, "a").games).toEqual(device.games);
});
test("a game won is a point of the evening", () => {
	const result = { scores: [3, 5], ranks: [2, 1], what: "dice" };
	const shared = { scores: [4, 4], ranks: [1, 1], what: "dice" };
	expect(total([game({ result }), game({ id: "b", result: shared })])).toEqual([
		{ name: "Bob", points: 2 },
		{ name: "Ann", points: 1 },
	]);
});
test("everybody's best of every game is kept, the record first, and a time is best when it is short", () => {
	const times = { scores: [0, 3150], ranks: [2, 1], what: "seconds" };
	const found = records(
		[
			game({ result: { scores: [3, 5], ranks: [2, 1], what: "dice" } }),
			game({ id: "c", result: { scores: [4, 2], ranks: [1, 2], what: "dice" } }),
			game({ id: "b", game: "dune", title: "Dune", result: times }),
		],
		(key) => key === "dune",
	);
	expect(found.map(({ best }) => best.map(({ name, score }) => [name, score]))).toEqual([
		[
			["Bob", 5],
			["Ann", 4],
		],
		[["Bob", 3150]],
	]);
});
test("a file holds everything, and reading it twice adds nothing", () => {
	const device = withGame(NEW_DEVICE, withLine(game(), "A 1"));
	const read = imported(NEW_DEVICE, exported(device));
	expect(read?.games).toEqual(device.games);
	expect(imported(read ?? NEW_DEVICE, exported(device))).toEqual(read);
	expect(imported(device, "{}")).toBeNull();
	expect(imported(device, "no file")).toBeNull();
});
test("whatever else is kept under this name does no harm", () => {
	expect(readDevice(null)).toEqual(NEW_DEVICE);
	expect(
		readDevice({ games: [1, null, { id: "x" }, { id: "x", game: "emag", players: [{ name: "Ann" }], lines: [1] }] })
			.games,
	).toMatchObject([{ id: "x", lines: [], players: [{ name: "Ann", colour: "red" }] }]);
});
test("games of the same hours are one evening", () => {
	const device = withGame(NEW_DEVICE, game());
	expect(eveningNow(device, new Date("2026-11-16T23:00:00.000Z"))).toBe("e");
	expect(eveningNow(device, new Date("2026-11-17T20:00:00.000Z"))).not.toBe("e");
});

test("a stroke over the pyramid is taken back and made again", () => {
	const one = { ...tallied(game(), {}), tally: { "0,0,0": "red" } };
	const two = { ...tallied(one, one.tally), tally: { "0,0,0": "red", "4,0,0": "green" } };
	const back = untallied(untallied(two));
	expect(back.tally).toEqual({});
	expect(untallied(back)).toBe(back);
	const again = retallied(retallied(back));
	expect(again.tally).toEqual(two.tally);
	expect(retallied(again)).toBe(again);
	expect(untallied(again).tally).toEqual(one.tally);
	// another stroke instead: what was taken back is gone
	expect(tallied(back, back.tally).again).toEqual([]);
});
test("looking at a game that was over begins no evening and keeps its date", () => {
	const now = new Date("2026-11-30T20:00:00.000Z");
	expect(atTime(game(), true, now).changed).toBe(game().changed);
	expect(atTime(game(), false, now).changed).toBe(now.toISOString());
});
