import { expect, test } from "vitest";
import type { Branch, Die, Scene } from "../net/protocol";
import { Picker } from "./move_picker";
import { calls, claim, first, freeOf, funnelsOf, hillOf, hinted, listed, ownSide, reach } from "./race";

const die = (cell: string): Die => ({ cell, colour: "red", triple: "", owner: -1, mark: "" });
const scene = (cells: readonly string[], rolls: Scene["rolls"] = []): Scene =>
	({ dice: cells.map(die), rolls, extra: {} }) as unknown as Scene;
const cell = (atom: string): Branch => ({ atom, done: true, more: [] });
const word = (atom: string): Branch => ({ atom, done: true });
const THREE = ["4,2,2", "3,3,2", "3,2,3"];

test("funnels are the plate's empty cells and those over three dice; free dice carry nothing", () => {
	expect(funnelsOf([]).length).toBe(45);
	const dice = THREE.map(die);
	expect(funnelsOf(dice)).toContain("3,2,2");
	expect(funnelsOf(dice).length).toBe(43);
	expect(freeOf([...dice, die("3,2,2")])).toEqual(["3,2,2"]);
});
test("one click on a die is one grab, and the calls stand apart", () => {
	const picker = new Picker(0, [{ atom: "grab", more: THREE.map(cell) }, word("stop"), word("pass")]);
	expect(calls(picker).map((branch) => branch.atom)).toEqual(["stop", "pass"]);
	expect(reach(picker, scene(THREE), "").cells).toEqual(THREE);
	const way = claim(picker, "3,3,2", "");
	expect(Array.isArray(way) && way.map((branch) => branch.atom)).toEqual(["grab", "3,3,2"]);
	expect(claim(picker, "0,0,0", "")).toBe(null);
});
test("where funnels are claimed a click on a die claims nothing", () => {
	const picker = new Picker(0, [{ atom: "claim", more: [...THREE, "3,2,2", "0,0,0"].map(cell) }, word("no")]);
	expect(reach(picker, scene(THREE), "").cells).toEqual(["3,2,2"]);
	expect(listed(picker, scene(THREE)).map((way) => way.at(-1)?.atom)).toEqual(["3,2,2"]);
});
test("a throw needs a die first, and the keyboard takes the first funnel", () => {
	const numbers = ["2", "5"].map((number): Branch => ({ atom: number, more: ["0,0,8", "0,1,7"].map(cell) }));
	const picker = new Picker(0, [{ atom: "put", more: numbers }, word("stop")]);
	expect(claim(picker, "0,1,7", "")).toBe("die");
	const way = claim(picker, "0,1,7", "5");
	expect(Array.isArray(way) && way.map((branch) => branch.atom)).toEqual(["put", "5", "0,1,7"]);
	expect(first(picker, scene([]), 2)?.map((branch) => branch.atom)).toEqual(["put", "2", "0,0,8"]);
	expect(reach(picker, scene([]), "5").nearest).toBe(true);
});
test("every die of a hill points at it", () => {
	expect([hillOf("0,0,6"), hillOf("0,1,7"), hillOf("3,4,1"), hillOf("8,0,0"), hillOf("2,2,2")]).toEqual([
		1, 1, 5, 6, 0,
	]);
});
test("a game may keep everybody at the own side, and spectators nowhere", () => {
	expect([ownSide(true, 2), ownSide(true, -1), ownSide(false, 1)]).toEqual([2, null, null]);
});
test("hints light what lies free, or what the table says is right", () => {
	const cells = [...THREE, "3,2,2"];
	const picker = new Picker(0, [{ atom: "grab", more: cells.map(cell) }, word("stop")]);
	expect(hinted(picker, scene(cells), "")).toEqual(["3,2,2"]);
	const marked = { ...scene(cells), dice: cells.map((one) => ({ ...die(one), mark: one === "3,3,2" ? "!" : "" })) };
	expect(hinted(picker, marked, "")).toEqual(["3,3,2"]);
});
