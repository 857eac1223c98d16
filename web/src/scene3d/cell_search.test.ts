import { expect, test } from "vitest";
import { closest, means } from "./cell_search";

const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
	taken: [100, 100],
	free: [140, 100],
	tiny: [112, 100],
};
const sight = {
	pixel: (cell: string) => ({ x: SPOTS[cell]?.[0] ?? 0, y: SPOTS[cell]?.[1] ?? 0 }),
	visible: () => true,
};

test("a tap clearly on a place means it, though another one nearby can be picked", () => {
	expect(means({ x: 104, y: 100 }, "taken", "free", sight)).toBe(true);
	expect(means({ x: 116, y: 100 }, "taken", "free", sight)).toBe(false);
});
test("among places that a finger cannot tell apart, the one that can be picked is meant", () => {
	expect(means({ x: 101, y: 100 }, "taken", "tiny", sight)).toBe(false);
});
test("a tap beside everything means the closest place in reach", () => {
	expect(closest({ x: 130, y: 100 }, 40, ["free", "tiny"], sight)).toBe("free");
	expect(closest({ x: 300, y: 100 }, 40, ["free", "tiny"], sight)).toBe(null);
});
