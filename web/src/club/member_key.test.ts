import { expect, test } from "vitest";
import { isKey, keyOfPhrase, newKey, phraseOf } from "./member_key";

test("a key is random, and comes back from its words", () => {
	const keys = Array.from({ length: 50 }, newKey);
	expect(new Set(keys).size).toBe(50);
	for (const key of keys) {
		expect(isKey(key)).toBe(true);
		const words = phraseOf(key);
		expect(words.split(" ")).toHaveLength(12);
		expect(keyOfPhrase(words)).toBe(key);
		expect(keyOfPhrase(` ${words.toUpperCase().replaceAll(" ", ",\n")} `)).toBe(key);
	}
});
test("words that are wrong, missing or in another order are noticed", () => {
	expect(keyOfPhrase("")).toBeNull();
	expect(keyOfPhrase("abandon abandon abandon")).toBeNull();
	expect(keyOfPhrase("abandon ".repeat(12))).toBeNull();
	expect(keyOfPhrase(`${"abandon ".repeat(11)}pipyard`)).toBeNull();
	expect(keyOfPhrase(`${"abandon ".repeat(11)}about`)).toBe("AAAAAAAAAAAAAAAAAAAAAA");
});
