import { expect, test } from "vitest";
import type { Area } from "../net/protocol";
import { borderOf, isFunnel, keyRows, shownAreas, signedFunnels, signsOf, tintedDice, tintedFunnels } from "./areas";

const area = (kind: string, cells: string[] = [], more: Partial<Area> = {}): Area => ({
	kind,
	cells,
	owner: -1,
	sign: "",
	colour: "",
	of: "",
	say: null,
	...more,
});
const tinted = (one: Area, tint = 1) => ({ ...one, tint });

test("what belongs to a cell is shown while it is pointed at, instead of what else there is of its kind", () => {
	const areas = [area("home", ["8,0,0"]), area("sight", ["0,8,0"]), area("sight", ["0,0,8"], { of: "0,0,7" })];
	expect(shownAreas(areas, [])).toEqual(areas.slice(0, 2));
	expect(shownAreas(areas, ["0,0,7"])).toEqual([areas[0], areas[2]]);
});
test("a funnel is an empty place on the plate or on three dice", () => {
	const taken = new Set(["8,0,0", "7,1,0", "7,0,1"]);
	expect(isFunnel("8,0,0", taken)).toBe(false);
	expect(isFunnel("6,2,0", taken)).toBe(true);
	expect(isFunnel("7,0,0", taken)).toBe(true);
	expect(isFunnel("6,1,0", taken)).toBe(false);
});
test("where areas share a funnel, the goal is seen and not the home", () => {
	const home = tinted(area("home", ["8,0,0", "7,1,0"], { owner: 0 }));
	const goal = tinted(area("goal", ["8,0,0"], { owner: 1 }));
	const found = tintedFunnels([goal, home], new Set());
	expect(found.get("8,0,0")).toEqual(goal);
	expect(found.get("7,1,0")).toEqual(home);
});
test("above the plate only what matters now is tinted, or what lies nowhere else", () => {
	const taken = new Set(["8,0,0", "7,1,0", "7,0,1"]);
	expect(tintedFunnels([tinted(area("home", ["7,0,0", "8,0,0"]))], taken).size).toBe(0);
	expect(tintedFunnels([tinted(area("goal", ["7,0,0"]))], taken).size).toBe(1);
	expect(tintedFunnels([tinted(area("reach", ["7,0,0"]))], taken).size).toBe(1);
});
test("sights and lines are about dice, homes are not; what a place is worth stands in it while it is empty", () => {
	const taken = new Set(["8,0,0"]);
	expect([
		...tintedDice([tinted(area("sight", ["8,0,0", "7,1,0"])), tinted(area("home", ["8,0,0"]))], taken).keys(),
	]).toEqual(["8,0,0"]);
	expect([...signedFunnels([area("worth", ["8,0,0", "7,1,0"], { sign: "2" })], taken)]).toEqual([["7,1,0", "2"]]);
});
test("a border goes round an area, not through it", () => {
	expect(borderOf(area("home", ["8,0,0"]))).toHaveLength(6);
	expect(borderOf(area("home", ["8,0,0", "7,1,0"]))).toHaveLength(10);
	// what lies above the plate has no ground
	expect(borderOf(area("home", ["7,0,0"]))).toEqual([]);
});
test("the key names each kind once, with everybody whose it is, and all that colours are worth in one row", () => {
	const rows = keyRows([
		area("goal", ["8,0,0"], { owner: 0 }),
		area("goal", ["0,8,0"], { owner: 1 }),
		area("worth", [], { sign: "10", colour: "golden" }),
		area("worth", [], { sign: "5", colour: "blue" }),
		area("worth", ["8,0,0"], { sign: "2", say: { key: "area-outer-faces", args: {} } }),
	]);
	expect(rows.map(({ kind, say }) => [kind, say.key])).toEqual([
		["goal", "area-goal"],
		["worth", "area-worth"],
		["worth", "area-outer-faces"],
	]);
	expect(rows[0]?.owners).toEqual([0, 1]);
	expect(rows[1]?.worth).toEqual([
		["golden", "10"],
		["blue", "5"],
	]);
	expect(rows[2]?.signs).toEqual(["2"]);
});
test("signs of dice are named once, and numbers not at all", () => {
	const die = (mark: string) => ({ cell: "8,0,0", colour: "red", triple: "", owner: -1, mark });
	expect(signsOf([die("witch"), die("witch"), die("3"), die("")])).toEqual(["witch"]);
});
