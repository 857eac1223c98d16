import { expect, test } from "vitest";
import type { GameCard, OptionForm } from "../net/protocol";
import { noiseOf } from "../platform/sound";
import { fits, inAddress, isAsked, MOODS, NO_FILTER, ofAddress } from "./filters";
import { objection } from "./option_fields";
import { apart, pointOf, sharesAt, spread } from "./triangle";

const game = {
	key: "ruins",
	book: "kosmos",
	number: 25,
	standard_seats: [3],
	minutes: 20,
	kinds: ["construction", "tactics"],
} as unknown as GameCard;
const fulfils = (filter: Partial<typeof NO_FILTER>): boolean =>
	fits(game, { ...NO_FILTER, ...filter }, "Ruins 25 Bâtir");

test("a game matches all filters or it is not shown", () => {
	expect(fulfils({})).toBe(true);
	expect(fulfils({ text: "ruins 25" })).toBe(true);
	expect(fulfils({ text: "batir" })).toBe(true);
	expect(fulfils({ text: "ruins 26" })).toBe(false);
	expect(fulfils({ players: 3, minutes: 20, book: "kosmos", moods: ["build", "think"] })).toBe(true);
	expect(fulfils({ players: 2 })).toBe(false);
	expect(fulfils({ minutes: 15 })).toBe(false);
	expect(fulfils({ book: "abacus" })).toBe(false);
	expect(fulfils({ moods: ["build", "luck"] })).toBe(false);
	expect(Object.values(MOODS).every((kinds) => kinds.length > 0)).toBe(true);
});

test("a place of the triangle is a point and back", () => {
	const place = { tactics: 0.2, chance: 0.5, skill: 0.3 };
	const back = sharesAt(pointOf(place));
	for (const corner of ["tactics", "chance", "skill"] as const) expect(back[corner]).toBeCloseTo(place[corner]);
	const outside = sharesAt({ x: -500, y: 900 });
	expect(outside.tactics).toBeGreaterThan(0.9);
	expect(outside.tactics + outside.chance + outside.skill).toBeCloseTo(1);
	expect(apart(place, back)).toBeCloseTo(0);
});
test("dots in one place make room for each other", () => {
	const there = pointOf({ tactics: 0.9, chance: 0.05, skill: 0.05 });
	const dots = spread(Array.from({ length: 12 }, () => there));
	for (const [i, a] of dots.entries())
		for (const b of dots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(9);
	expect(spread([there, { x: 100, y: 250 }])[1]?.x).toBeCloseTo(100, 0);
});

test("a form objects to what the game would not take", () => {
	const number = { kind: "number", default: "5", low: 1, high: 9 } as unknown as OptionForm;
	expect(objection(number, "9")).toBe("");
	expect(objection(number, "10")).not.toBe("");
	expect(objection(number, "x")).not.toBe("");
	const numbers = { kind: "numbers", default: "1,0,-1", low: -9, high: 9 } as unknown as OptionForm;
	expect(objection(numbers, "2,0,-2")).toBe("");
	expect(objection(numbers, "2,0")).not.toBe("");
});

test("events have their sounds", () => {
	const line = { n: 1, seat: 0, text: "", by: -1, failed: null, motion: "", steps: [] };
	const step = (verb: string) => ({ verb, at: "", to: "", colour: "" });
	expect(noiseOf({ ...line, steps: [step("put")] })).toBe("put");
	expect(noiseOf({ ...line, steps: [step("take"), step("slide")] })).toBe("put");
	expect(noiseOf({ ...line, steps: [step("take")] })).toBe("take");
	expect(noiseOf({ ...line, seat: -1, by: 1 })).toBe("roll");
	expect(noiseOf(line)).toBeNull();
});
test("what is looked for stands in the address and comes back from it", () => {
	const filter = { text: "red dice", book: "das_spiel", players: 3, minutes: 20, moods: ["think", "luck"] };
	const address = inAddress(filter, "short", "?quality=low");
	expect(address).toContain("quality=low");
	expect(ofAddress(address)).toEqual({ filter, order: "short" });
	expect(inAddress(NO_FILTER, "book", address)).toBe("?quality=low");
	expect(inAddress(NO_FILTER, "book", "", true)).toBe("?all=yes");
	expect(inAddress({ ...NO_FILTER, players: 2 }, "book", "?all=yes", true)).toBe("?players=2");
	expect([isAsked("?quality=low"), isAsked("?all=yes"), isAsked("?moods=luck")]).toEqual([false, true, true]);
	expect(ofAddress("?players=x&order=nonsense&moods=nothing")).toEqual({ filter: NO_FILTER, order: "book" });
});
