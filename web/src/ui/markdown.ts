/** Markdown as elements, parsed by marked. Nothing is ever parsed as HTML: tags in a text stay text. */

import { Lexer, lexer, type Token, type Tokens } from "marked";
import { urlOf } from "../net/base";
import { el } from "./dom";

/** An element to be made, or text. */
export interface Part {
	readonly tag:
		| "h2"
		| "h3"
		| "h4"
		| "p"
		| "ul"
		| "ol"
		| "li"
		| "pre"
		| "code"
		| "strong"
		| "em"
		| "button"
		| Figure
		| TableTag;
	readonly attributes: Readonly<Record<string, string>>;
	readonly parts: readonly (Part | string)[];
}
type Figure = "figure" | "img" | "figcaption";
type TableTag = "table" | "tr" | "th" | "td";

const HEADINGS = ["h2", "h3", "h4"] as const;

const part = (tag: Part["tag"], parts: readonly (Part | string)[], attributes: Part["attributes"] = {}): Part => ({
	tag,
	attributes,
	parts,
});

function inlinePart(token: Token): (Part | string)[] {
	const inner = () => inlineParts("tokens" in token ? (token.tokens ?? []) : []);
	switch (token.type) {
		case "strong":
		case "em":
			return [part(token.type, inner())];
		case "codespan":
			return [part("code", [token.text])];
		case "text":
		case "escape":
			return "tokens" in token && token.tokens ? inner() : [token.text];
		case "link": {
			// handled by the page that shows it; other links are only words
			const page = /^(rules|reference):(\w+)$/.exec(token.href);
			return page
				? [part("button", inner(), { type: "button", class: "page-link", [`data-${page[1]}`]: page[2] ?? "" })]
				: inner();
		}
		default:
			return [token.raw];
	}
}

/** Adjacent texts are joined; a line break within a paragraph is a blank. */
function inlineParts(tokens: readonly Token[]): (Part | string)[] {
	const found: (Part | string)[] = [];
	for (const one of tokens.flatMap(inlinePart)) {
		const before = found.at(-1);
		if (typeof one === "string" && typeof before === "string") found[found.length - 1] = before + one;
		else found.push(one);
	}
	return found.map((one) => (typeof one === "string" ? one.replace(/\s*\n\s*/g, " ") : one));
}

/** An image in a block of its own, with its caption in emphasis; only images of this server are shown. */
function figure(tokens: readonly Token[]): Part | null {
	const [image, ...rest] = tokens.filter((token) => token.raw.trim() !== "");
	if (image?.type !== "image" || !/^\/(?!\/)/.test(image.href) || rest.some((token) => token.type !== "em"))
		return null;
	const caption = inlineParts(rest.flatMap((token) => (token as Tokens.Em).tokens));
	return part("figure", [
		part("img", [], { src: urlOf(image.href), alt: image.text, loading: "lazy", decoding: "async" }),
		...(caption.length > 0 ? [part("figcaption", caption)] : []),
	]);
}

function row(cells: readonly Tokens.TableCell[], tag: "th" | "td"): Part {
	return part(
		"tr",
		cells.map((cell) => part(tag, inlineParts(cell.tokens))),
	);
}

function blockPart(token: Token): (Part | string)[] {
	switch (token.type) {
		case "heading":
			return [part(HEADINGS[token.depth - 1] ?? "h4", inlineParts(token.tokens ?? []))];
		case "list": {
			const list = token as Tokens.List;
			return [
				part(
					list.ordered ? "ol" : "ul",
					list.items.map((item) => part("li", item.tokens.flatMap(itemPart))),
				),
			];
		}
		case "code":
			return [part("pre", [token.text])];
		case "table": {
			const table = token as Tokens.Table;
			return [part("table", [row(table.header, "th"), ...table.rows.map((cells) => row(cells, "td"))])];
		}
		case "paragraph":
		case "text": {
			const tokens = "tokens" in token ? (token.tokens ?? []) : [];
			return [figure(tokens) ?? part("p", inlineParts(tokens))];
		}
		case "space":
		case "hr":
			return [];
		default:
			return [part("p", [token.raw.trim()])];
	}
}

/** A paragraph of an item needs no element of its own. */
function itemPart(token: Token): (Part | string)[] {
	return token.type === "text" || token.type === "paragraph"
		? inlineParts("tokens" in token ? (token.tokens ?? []) : [])
		: blockPart(token);
}

/** The blocks of a page. */
export const blocks = (text: string): (Part | string)[] => lexer(text).flatMap(blockPart);

const made = (one: Part | string): Node | string => (typeof one === "string" ? one : element(one));
const element = (one: Part): HTMLElement => el(one.tag, one.attributes, ...one.parts.map(made));

/** A sentence with emphasis, code and links to rules. */
export const inline = (text: string): (Node | string)[] => inlineParts(Lexer.lexInline(text)).map(made);
export const markdownPage = (text: string): HTMLElement[] =>
	blocks(text)
		.filter((one) => typeof one !== "string")
		.map(element);
