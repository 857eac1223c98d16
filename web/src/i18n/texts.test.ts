import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { figures, loadLanguage, preferred, say } from "./texts";

const here = new URL("./", import.meta.url).pathname;
const folders = readdirSync(`${here}catalogues`, { withFileTypes: true })
	.filter((one) => one.isDirectory())
	.map((one) => `${one.name}/`);
const keys = (language: string): string[] =>
	["", ...folders]
		.flatMap((folder) => new FluentResource(readFileSync(`${here}catalogues/${folder}${language}.ftl`, "utf8")).body)
		.map((entry) => entry.id)
		.sort();
/** The games' catalogue, which the server sends. */
const shared = new URL("../../../src/pipyard/texts/", import.meta.url).pathname;
const games = ["en.ftl", ...readdirSync(`${shared}en`).map((name) => `en/${name}`)].flatMap((name) =>
	new FluentResource(readFileSync(shared + name, "utf8")).body.map((entry) => entry.id),
);
const root = new URL("../", import.meta.url).pathname;
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
	.map((name) => readFileSync(root + name, "utf8"))
	.join("\n");
/** Texts whose keys are put together. */
const FAMILIES =
	/^(atom|kind|book|turn-over|health|view|bot|who|slope|shot|mark|mood|order|preset|triangle|hand|live|settled|terms|zone|show|moment-try|hint|phrase|prompt|gesture-ask|shelf|sheet-offline|sheet-cost|sheet-quiet|secret|company|deciding|missed|puzzle-kind|tray|followed|idle|trip-hint)-|-you$/;

test.each(["fr", "nl", "de", "es"])("%s says everything that English says", (language) => {
	expect(keys(language)).toEqual(keys("en"));
});
test("no text is there twice", () => {
	expect(keys("en")).toEqual([...new Set(keys("en"))]);
});
test("no text is unused", () => {
	const unused = keys("en").filter((key) => !sources.includes(`"${key}"`) && !FAMILIES.test(key));
	expect(unused).toEqual([]);
});
test("no text is missing", () => {
	const used = [...sources.matchAll(/\bsay\(\s*"([a-z-]+)"/g)].map((found) => found[1] as string);
	const known = new Set([...keys("en"), ...games]);
	expect(used.filter((key) => !known.has(key))).toEqual([]);
});
test("the browser's language is taken if we speak it", () => {
	expect(preferred(["", "de-CH", "fr"])).toBe("de");
	expect(preferred(["pt-BR", "es-MX"])).toBe("es");
	expect(preferred(["ja"])).toBe("en");
});
test("only figures that stand alone are written as the language writes them", () => {
	expect(figures("34.5 / 41.25 / -")).toBe("34.5 / 41.25 / -");
	expect(figures("solved 34.5")).toBe("solved 34.5");
});
test("a key that only a game of one's own knows is said as it is, with what it was given", () => {
	expect(say("your-level-is", { level: 2 })).toBe("your level is 2");
	expect(say("the-summit-is-reached")).toBe("the summit is reached");
});

test("a plain sentence of a game of one's own gets its numbers where they belong", () => {
	expect(say("the row is worth {points}, {left} dice are left", { points: 7, left: 4 })).toBe(
		"the row is worth 7, 4 dice are left",
	);
	expect(say("press-your-luck: {unknown}", { left: 4 })).toBe("press-your-luck: {unknown}");
});
test("words are for fingers, too: no text asks for a click", () => {
	const catalogues = readdirSync(`${here}catalogues`, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".ftl"),
	);
	const clicking = catalogues.filter((name) =>
		/\bclick|klick|\bklik|cliqu|\bclic\b/i.test(
			readFileSync(`${here}catalogues/${name}`, "utf8").replaceAll(/^#.*$/gm, ""),
		),
	);
	expect(clicking).toEqual([]);
});
test.each(["", "chat-title = Ch", "chat-title = Chat\n"])(
	"texts that end in the middle are refused: %j",
	async (text) => {
		vi.stubGlobal("fetch", async () => new Response(text));
		await expect(loadLanguage("en")).rejects.toThrow("the texts end in the middle");
		vi.unstubAllGlobals();
	},
);
