import { expect, test } from "vitest";
import { blocks, items } from "./markdown";

test("blocks are parted by empty lines", () => {
	expect(blocks("# A\n\none\ntwo\n\n\n- x\n- y\n")).toEqual([["# A"], ["one", "two"], ["- x", "- y"]]);
});
test("an indented line goes on with its item", () => {
	expect(items(["- one", "  more", "- two"])).toEqual(["one more", "two"]);
	expect(items(["1. one", "2. two"])).toEqual(["one", "two"]);
});
