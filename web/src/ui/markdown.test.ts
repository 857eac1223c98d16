import { expect, test } from "vitest";
import { blocks, figureOf, items } from "./markdown";

test("blocks are parted by empty lines", () => {
	expect(blocks("# A\n\none\ntwo\n\n\n- x\n- y\n")).toEqual([["# A"], ["one", "two"], ["- x", "- y"]]);
});
test("an indented line goes on with its item", () => {
	expect(items(["- one", "  more", "- two"])).toEqual(["one more", "two"]);
	expect(items(["1. one", "2. two"])).toEqual(["one", "two"]);
});
test("a figure is a picture of this server", () => {
	expect(figureOf(["![red on 8,0,0 (132).](/rules/en/rasanto/1.svg)"])).toEqual({
		words: "red on 8,0,0 (132).",
		source: "/rules/en/rasanto/1.svg",
		caption: "",
	});
	expect(figureOf(["![x](/rules/en/rasanto/1.svg)", "*A die falls.*"])?.caption).toBe("A die falls.");
	expect(figureOf(["![x](https://elsewhere.example/x.svg)"])).toBeNull();
	expect(figureOf(["![x](//elsewhere.example/x.svg)"])).toBeNull();
	expect(figureOf(["text"])).toBeNull();
});
