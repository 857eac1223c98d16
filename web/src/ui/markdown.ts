/** The little Markdown that rules pages use, as elements: headings, paragraphs, lists, tables, figures, bold, emphasis, code. */
import { el } from "./dom";

export function inline(text: string): (Node | string)[] {
	const parts: (Node | string)[] = [];
	let at = 0;
	for (const found of text.matchAll(/\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|\[([^\]]+)\]\((rules|reference):(\w+)\)/g)) {
		parts.push(text.slice(at, found.index));
		if (found[1] !== undefined) parts.push(el("strong", {}, found[1]));
		else if (found[2] !== undefined) parts.push(el("code", {}, found[2]));
		else if (found[3] !== undefined) parts.push(el("em", {}, found[3]));
		// handled by the page that shows it
		else
			parts.push(
				el(
					"button",
					{ type: "button", class: "page-link", [`data-${found[5] ?? ""}`]: found[6] ?? "" },
					found[4] ?? "",
				),
			);
		at = found.index + found[0].length;
	}
	return [...parts, text.slice(at)].filter((part) => part !== "");
}

/** The blocks of a page, separated by blank lines. */
export function blocks(text: string): string[][] {
	return text
		.split(/\n\s*\n/)
		.map((block) => block.split("\n").filter((line) => line.trim() !== ""))
		.filter((block) => block.length > 0);
}

/** The items of a list; an indented line continues the one before. */
export function items(lines: readonly string[]): string[] {
	const found: string[] = [];
	for (const line of lines) {
		const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
		if (item) found.push(item[1] ?? "");
		else found.push(`${found.pop() ?? ""} ${line.trim()}`.trim());
	}
	return found;
}

/** An image in a block of its own; only images of this server are shown. */
export function figureOf(lines: readonly string[]): { words: string; source: string; caption: string } | null {
	const found = /^!\[([^\]]*)\]\((\/[^)\s]*)\)(?: \*([^*]*)\*)?$/.exec(lines.join(" ").trim());
	return found && !found[2]?.startsWith("//")
		? { words: found[1] ?? "", source: found[2] ?? "", caption: found[3] ?? "" }
		: null;
}

const HEADINGS = ["h2", "h3", "h4"] as const;

function block(lines: readonly string[]): HTMLElement {
	const first = lines[0] ?? "";
	const heading = /^(#+)\s+(.*)$/.exec(first);
	if (heading) return el(HEADINGS[(heading[1] ?? "").length - 1] ?? "h4", {}, ...inline(heading[2] ?? ""));
	if (/^\s*[-*]\s/.test(first)) return el("ul", {}, ...items(lines).map((item) => el("li", {}, ...inline(item))));
	if (/^\s*\d+\.\s/.test(first)) return el("ol", {}, ...items(lines).map((item) => el("li", {}, ...inline(item))));
	if (first.startsWith("```")) return el("pre", {}, lines.filter((line) => !line.startsWith("```")).join("\n"));
	const figure = figureOf(lines);
	if (figure)
		return el(
			"figure",
			{},
			el("img", { src: figure.source, alt: figure.words, loading: "lazy", decoding: "async" }),
			figure.caption && el("figcaption", {}, figure.caption),
		);
	if (first.startsWith("|")) {
		const rows = lines
			.filter((line) => !/^[|\s:-]+$/.test(line))
			.map((line) => line.replace(/^\||\|\s*$/g, "").split("|"));
		return el(
			"table",
			{},
			...rows.map((row, i) =>
				el("tr", {}, ...row.map((cell) => el(i === 0 ? "th" : "td", {}, ...inline(cell.trim())))),
			),
		);
	}
	return el("p", {}, ...inline(lines.join(" ")));
}

export const page = (text: string): HTMLElement[] => blocks(text).map(block);
