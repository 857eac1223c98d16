/** Imports point downwards: a folder knows those below it, never those above. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, normalize } from "node:path/posix";
import { expect, test } from "vitest";

/** From the bottom up. */
const LAYERS = [
	"net",
	"rules",
	"platform",
	"i18n",
	"ui",
	"scene3d",
	"state",
	"hands",
	"games",
	"table",
	"lobby",
	"lesson",
	"puzzle",
	"study",
	"score",
	"replay",
	"club",
	"invent",
	"main.ts",
];
const root = new URL("./", import.meta.url).pathname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
	(name) => name.endsWith(".ts") && !name.endsWith(".d.ts") && name !== "layers.test.ts",
);
const text = (file: string): string => readFileSync(root + file, "utf8");
const layerOf = (file: string): number => LAYERS.indexOf(file.split("/")[0] as string);
const importsOf = (file: string): string[] =>
	[...text(file).matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((found) => found[1] as string);

test("every file lies in a layer", () => {
	expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
});
test("imports point downwards", () => {
	const upwards = files.flatMap((file) =>
		importsOf(file)
			.filter((name) => name.startsWith("."))
			.map((name) => normalize(`${dirname(file)}/${name}`))
			.filter((found) => layerOf(found) > layerOf(file) || layerOf(found) < 0)
			.map((found) => `${file} -> ${found}`),
	);
	expect(upwards).toEqual([]);
});
test("one name has one meaning", () => {
	const sources = files.filter((file) => !file.endsWith(".test.ts"));
	const twice = (names: readonly string[]): string[] =>
		names.filter((name, at) => names.indexOf(name) < at && names.lastIndexOf(name) === at);
	const types = sources.flatMap((file) =>
		[...text(file).matchAll(/^(?:export )?(?:abstract )?(?:class|interface|type|enum) (\w+)/gm)].map(
			(found) => found[1] as string,
		),
	);
	expect(twice(types)).toEqual([]);
	// the board of a game is the plug-in of its folder
	const modules = sources
		.filter((file) => !/^games\/\w+\/board\.ts$/.test(file))
		.map((file) => file.split("/").at(-1) as string);
	expect(twice(modules)).toEqual([]);
	// a function with several signatures is one export, and every board of a game has the same one
	const exported = sources
		.filter((file) => !/^games\/\w+\/board\.ts$/.test(file))
		.flatMap((file) => [
			...new Set(
				[...text(file).matchAll(/^export (?:async )?(?:const|let|function\*?) (\w+)/gm)].map(
					(found) => found[1] as string,
				),
			),
		]);
	expect(twice(exported)).toEqual([]);
});
test("a constant has one value in all modules", () => {
	const values = new Map<string, Set<string>>();
	for (const file of files.filter((one) => !one.endsWith(".test.ts")))
		for (const [, name = "", value = ""] of text(file).matchAll(
			/^(?:export )?const ([A-Z][A-Z\d_]*)\b(?:: [^=]+?)? = ([^;]*);/gm,
		))
			values.set(name, (values.get(name) ?? new Set()).add(value.replace(/\s+/g, " ")));
	expect(values.size).toBeGreaterThan(300);
	const doubled = [...values].filter(([, found]) => found.size > 1).map(([name]) => name);
	expect(doubled).toEqual([]);
});
test("nothing is declared to be what its type says it is not", () => {
	const forced = files.filter((file) => !file.endsWith(".test.ts") && /as unknown as/.test(text(file)));
	expect(forced).toEqual([]);
});
test("rules know neither the page nor three.js", () => {
	const impure = files
		.filter((file) => file.startsWith("rules/") && !file.endsWith(".test.ts"))
		.filter(
			(file) =>
				importsOf(file).some((name) => /^three\b|^lit/.test(name)) ||
				/\b(document|window|localStorage)\.|HTMLElement/.test(text(file)),
		);
	expect(impure).toEqual([]);
});
test("boards of games do not know each other", () => {
	const games = files.filter((file) => /^games\/[^/]+\//.test(file));
	const crossing = games.filter((file) =>
		importsOf(file).some((name) => {
			const found = normalize(`${dirname(file)}/${name}`);
			return /^games\/[^/]+\//.test(found) && found.split("/")[1] !== file.split("/")[1];
		}),
	);
	expect(crossing).toEqual([]);
});
