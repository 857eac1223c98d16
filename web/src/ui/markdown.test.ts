import { expect, test } from "vitest";
import { blocks, type Part } from "./markdown";

/** Parts in one line: `p(one em(two))`. */
const short = (one: Part | string): string =>
	typeof one === "string" ? one : `${one.tag}(${one.parts.map(short).join("")})`;
const read = (text: string) => blocks(text).map(short);

test("blocks are parted by empty lines", () => {
	expect(read("# A\n\none\ntwo\n\n\n- x\n- y\n")).toEqual(["h2(A)", "p(one two)", "ul(li(x)li(y))"]);
});
test("an indented line goes on with its item", () => {
	expect(read("- one\n  more\n- two")).toEqual(["ul(li(one more)li(two))"]);
	expect(read("1. one\n\n2. two")).toEqual(["ol(li(one)li(two))"]);
});
test("strong, emphasis, code and tables are elements", () => {
	expect(read("a **b** *c* `d_e & f`")).toEqual(["p(a strong(b) em(c) code(d_e & f))"]);
	expect(read("| a | b |\n|---|---|\n| 1 | **2** |")).toEqual(["table(tr(th(a)th(b))tr(td(1)td(strong(2))))"]);
	expect(read("```\nx = 1\n```")).toEqual(["pre(x = 1)"]);
});
test("pages of rules are buttons, other links only words", () => {
	expect(blocks("see [the game](rules:rasanto)")).toMatchObject([
		{ parts: ["see ", { tag: "button", attributes: { "data-rules": "rasanto" }, parts: ["the game"] }] },
	]);
	expect(read("[x](https://elsewhere.example/) [y](javascript:alert)")).toEqual(["p(x y)"]);
});
test("markup in a text stays text", () => {
	expect(read('a <b onclick="x">c</b> & d')).toEqual(['p(a <b onclick="x">c</b> & d)']);
	expect(read("<script>x</script>")).toEqual(["p(<script>x</script>)"]);
});
test("a figure is a picture of this server", () => {
	const source = "/rules/en/rasanto/1.svg";
	expect(blocks(`![red on 8,0,0 (132).](${source})`)).toMatchObject([
		{ tag: "figure", parts: [{ tag: "img", attributes: { src: source, alt: "red on 8,0,0 (132)." } }] },
	]);
	expect(read(`![x](${source})\n*A die falls.*`)).toEqual(["figure(img()figcaption(A die falls.))"]);
	expect(read("![x](https://elsewhere.example/x.svg)")).toEqual(["p(![x](https://elsewhere.example/x.svg))"]);
	expect(read("![x](//elsewhere.example/x.svg)")).toEqual(["p(![x](//elsewhere.example/x.svg))"]);
});
