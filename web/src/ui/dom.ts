/** Helpers to build elements without markup in strings: text is always text. */
export type Child = Node | string | null | undefined | false;
type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | undefined>>;

export function el<K extends keyof HTMLElementTagNameMap>(
	tag: K,
	attributes: Attributes = {},
	...children: readonly Child[]
): HTMLElementTagNameMap[K] {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) {
		if (value === undefined || (value === false && !name.startsWith("aria-"))) continue;
		if (typeof value === "function") made.addEventListener(name.replace(/^on/, ""), value);
		else if (name === "colour" || name === "ink") made.style.setProperty(`--${name}`, String(value));
		else made.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
	}
	made.append(
		...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false),
	);
	return made;
}

/** The same for SVG. */
export function svg(
	tag: string,
	attributes: Attributes = {},
	...children: readonly (SVGElement | string | false | undefined)[]
): SVGElement {
	const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
	for (const [name, value] of Object.entries(attributes))
		if (value !== undefined && value !== false) made.setAttribute(name, String(value));
	made.append(...children.filter((child): child is SVGElement => child instanceof SVGElement));
	return made;
}

/** Run after the next frame, for work that can wait. */
export function afterFrame(act: () => void): void {
	// a page in the background gets no frames
	if (document.hidden) act();
	else requestAnimationFrame(() => setTimeout(act));
}
