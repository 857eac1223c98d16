import { expect, test } from "vitest";
import type { Chair, EventLine, Scene } from "../net/protocol";
import { moveText } from "./move_words";
import { afterName, capital, eventText, nothingDone } from "./sentences";

// without a catalogue every text is its key with what it was given
const CHAIRS = [{ kind: "person", name: "Ada" } as Chair, { kind: "person", name: "Ben" } as Chair];
const line = (text: string, more: Partial<EventLine> = {}): EventLine => ({
	n: 1,
	seat: -1,
	text,
	by: -1,
	steps: [],
	motion: "",
	failed: null,
	...more,
});

test("a chunk is described by how many dice it has and where they go, whatever its dice are called", () => {
	const words = "verb set many dice 4 → e3, d4, c3, d3";
	expect(moveText("set 0-0 0-1 1-0 1-1 on 4,2,2 3,3,2 2,2,4 3,2,3", null, false, true)).toBe(words);
	expect(moveText("set a8 a9 b1 b2 on 4,2,2 3,3,2 2,2,4 3,2,3", null, false, true)).toBe(words);
});
test("a large chunk is named by one of its places, and in full where it is unfolded", () => {
	const large = "set 0-0 0-1 0-2 0-3 1-0 1-1 1-2 on 8,0,0 7,1,0 6,2,0 5,3,0 4,4,0 3,5,0 2,6,0";
	expect(moveText(large, null, false, true)).toBe("verb set many dice 7 → many places i1 6");
	expect(moveText(large, null, false)).toBe("verb set many dice 7 → i1, h2, g3, f4, e5, d6, c7");
});
test("many places in a row are read at a glance", () => {
	const many = "build 8,0,0 7,1,0 6,2,0 5,3,0 4,4,0 3,5,0 2,6,0";
	expect(moveText(many, null, false, true)).toBe("build many places i1 6");
	expect(moveText(many, null, false)).toBe("build i1, h2, g3, f4, e5, d6, c7");
	expect(moveText("jump 4,2,2 3,3,2", null, false, true)).toBe("jump e3 → d4");
});
test("nobody reads how exactly a die was shot", () => {
	expect(moveText("flick B1 x=29.1 attitude=5", null, false)).toBe("flick B1");
});
test("what followed from a move is summed up by colour", () => {
	const put = (at: string, colour: string) => ({ verb: "put", at, to: "", colour });
	const steps = [put("8,0,0", "red"), put("7,0,0", "red"), put("6,1,0", "red"), put("6,0,1", "green")];
	const words = eventText(line("place 8,0,0", { seat: 0, steps }), CHAIRS);
	expect(words).toContain("Followed put 3 count colour 2 colour red, count colour 1 colour green");
});
test("a die that is taken is called by its colour, one that only moves is not", () => {
	const take = { verb: "take", at: "0,0,0", to: "", colour: "red" };
	const scene = { dice: [], colours: [], rolls: [], extra: {} } as unknown as Scene;
	const told = (text: string, steps: EventLine["steps"]) => eventText(line(text, { seat: 0, steps }), CHAIRS, scene);
	expect(told("take 0,0,0", [take])).toBe("player log Ada take die at cell die colour red red a1.8");
	const put = { verb: "put", at: "8,0,0", to: "", colour: "red" };
	expect(told("move 0,0,0 8,0,0", [take, put])).toBe("player log Ada move a1.8 → i1");
});
test("a die that is turned is named by its place", () => {
	const turn = { verb: "turn", at: "4,4,0", to: "", colour: "red" };
	expect(eventText(line("turn 145", { seat: 0, steps: [turn] }), CHAIRS)).toBe("player log Ada turn e5, showing 1 4 5");
});
test("things that happen by themselves are described without codes", () => {
	expect(eventText(line("65233451163513526611463", { by: 0 }), CHAIRS)).toBe("Throw log Ada 23");
	expect(eventText(line("O6", { by: 1 }), CHAIRS)).toBe("Card log Ben");
	expect(eventText(line("623", { by: 0 }), CHAIRS)).toBe("Roll log Ada 6 2 3");
	expect(eventText(line("timeout", { seat: 1 }), CHAIRS)).toBe("timeout log Ben");
});
test("a player who rolls and cannot move passes, in words", () => {
	expect(nothingDone(line("3", { by: 0 }), line("5", { by: 1 }), CHAIRS)).toBe("nothing done log Ada 3");
	expect(nothingDone(line("3", { by: 0 }), line("jump 8,0,0 7,1,0", { seat: 0 }), CHAIRS)).toBeNull();
	expect(nothingDone(line("1 2 3", { by: 0 }), line("5", { by: 1 }), CHAIRS)).toBeNull();
});
test("every die of an edge that slides is told in full, also the one that comes to the place named; at a glance it is no news", () => {
	const slide = (at: string, to: string, colour: string) => ({ verb: "slide", at, to, colour });
	const steps = [
		{ verb: "take", at: "8,0,0", to: "", colour: "red" },
		slide("7,0,0", "8,0,0", "green"),
		slide("6,0,0", "7,0,0", "blue"),
		slide("5,0,0", "6,0,0", "black"),
		{ verb: "put", at: "5,0,0", to: "", colour: "red" },
	];
	const words = eventText(line("draw 8,0,0", { seat: 0, steps }), CHAIRS, null, "", true);
	expect(words).toMatch(/followed slide named 3 /i);
	expect(eventText(line("draw 8,0,0", { seat: 0, steps }), CHAIRS)).not.toMatch(/followed/i);
	expect(eventText(line("set 8,0,0", { seat: 0, steps }), CHAIRS)).toContain("Followed slide 3 ");
	expect(words).not.toMatch(/followed (put|take)/i);
});
test("a secret decision is told as a fact", () => {
	expect(eventText(line("name ?", { seat: 0 }), CHAIRS)).toBe("player log Ada secret name");
	expect(eventText(line("name ?"), CHAIRS)).toBe("Secret name");
});
test("a row that is lifted and put down again has not come off", () => {
	const step = (verb: string, at: string) => ({ verb, at, to: "", colour: "red" });
	const steps = [step("take", "8,0,0"), step("take", "7,1,0"), step("put", "6,2,0"), step("put", "5,3,0")];
	expect(eventText(line("hop 8,0,0 6,2,0", { seat: 0, steps }), CHAIRS)).not.toMatch(/followed/i);
});
test("after a player's name and its colon, a move has no other colon", () => {
	expect(afterName("move: e5 → d6")).toBe("move e5 → d6");
	expect(afterName("aller\u00a0: e5")).toBe("aller e5");
	expect(afterName("use a die twice: 12 → Ghent")).toBe("use a die twice (12 → Ghent)");
	expect(afterName("place e5")).toBe("place e5");
	expect(afterName("e5 → red: 3")).toBe("e5 → red: 3");
});
test("a sentence begins with a capital, a place as it is written on the board", () => {
	expect(capital("dice go forward")).toBe("Dice go forward");
	expect(capital("élan")).toBe("Élan");
	expect(capital("e5 is taken")).toBe("e5 is taken");
});
