import { expect, test } from "vitest";
import { fitting, NEW_SOLVER, solved, streakOn, tried } from "./puzzle_record";

test("a right first try raises the rating, a wrong one lowers it, and only the first counts", () => {
	const won = tried(NEW_SOLVER, "rasanto/1", 1000, true);
	expect(won.rating).toBe(1024);
	expect(tried(won, "rasanto/1", 1000, false)).toBe(won);
	expect(tried(NEW_SOLVER, "rasanto/1", 1000, false).rating).toBe(976);
	expect(tried(NEW_SOLVER, "rasanto/1", 1800, true).rating).toBeGreaterThan(1045);
});
test("daily puzzles of neighbouring days make a streak", () => {
	const first = solved(NEW_SOLVER, "a/1", "2026-02-28");
	const second = solved(first, "b/1", "2026-03-01");
	expect(second.streak).toBe(2);
	expect(solved(second, "b/1", "2026-03-01").streak).toBe(2);
	expect(solved(second, "c/1", "2026-03-03").streak).toBe(1);
	expect(streakOn(second, "2026-03-02")).toBe(2);
	expect(streakOn(second, "2026-03-03")).toBe(0);
});
test("a puzzle that is not the daily one changes no streak", () => {
	const record = solved(NEW_SOLVER, "a/1", "");
	expect(record).toMatchObject({ streak: 0, solved: ["a/1"] });
});
test("the puzzle for a solver is the nearest in rating that was never tried, then one never solved", () => {
	const shelf = [900, 1040, 1300].map((rating, at) => ({ key: "rasanto", number: at + 1, rating }));
	expect(fitting(NEW_SOLVER, shelf)?.number).toBe(2);
	const wolf = { key: "wolf", number: 1, rating: 1020 };
	expect(fitting(NEW_SOLVER, [...shelf, wolf], (key) => key === "wolf")).toBe(wolf);
	const once = tried(NEW_SOLVER, "rasanto/2", 1040, false);
	expect(fitting(once, shelf)?.number).toBe(1);
	const all = shelf.reduce((record, one) => tried(record, `rasanto/${one.number}`, one.rating, false), NEW_SOLVER);
	expect(fitting(solved(all, "rasanto/1", ""), shelf)?.number).toBe(2);
	expect(fitting({ ...NEW_SOLVER, solved: shelf.map((one) => `rasanto/${one.number}`) }, shelf)).toBeUndefined();
});
