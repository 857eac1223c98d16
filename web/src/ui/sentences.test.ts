import { expect, test } from "vitest";
import { moveText } from "./sentences";

// without a catalogue every text is its key with what it was given
const CHUNK = "set 0-0 0-1 1-0 1-1 on 4,2,2 3,3,2 2,2,4 3,2,3";

test("many places are told at a glance, and one by one where the whole is wanted", () => {
	expect(moveText(CHUNK, null, false, true)).toBe("set many dice 4 → many places e3 3");
	const whole = moveText(CHUNK, null, false);
	expect(whole).toContain("e3, d4, c3, d3");
	expect(whole.match(/tray die/g)).toHaveLength(4);
});
test("a few are always named", () => {
	expect(moveText("build 4,2,2 3,3,2 2,2,4", null, false, true)).toBe("build e3, d4, c3");
	expect(moveText("jump 4,2,2 3,3,2", null, false, true)).toBe("jump e3 → d4");
});
