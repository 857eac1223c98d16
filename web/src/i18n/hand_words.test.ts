import { expect, test } from "vitest";
import { readSettled, settledWords } from "./hand_words";

test("what became of dice is counted", () => {
	const read = readSettled(
		"T1.33 goal #4:off1 #1:4,4,0/531 #2:3,3,2/514@1,2,3,1,0,0,0 #9:kept #3:astray@0,0,0,1,0,0,0",
	);
	expect(read?.seconds).toBe(1.33);
	expect(read?.words).toEqual(["goal"]);
	expect(read?.dice).toEqual({
		seated: ["4,4,0", "3,3,2"],
		astray: ["astray"],
		off: ["off1"],
		taken: [],
		kept: ["kept"],
	});
	expect(readSettled("A1:2x5@1,2,3")).toBe(null);
});
test("a single fallen die tells its number where that matters", () => {
	expect(settledWords("T1.33 #4:off1", true)).toContain("1");
	expect(settledWords("T1.33 #4:off1", true)).not.toBe(settledWords("T1.33 #4:off2", true));
	expect(settledWords("T1.33 #4:off1")).toBe(settledWords("T1.33 #4:off2"));
});
