/** Views are lit templates: rendering again changes only the differences, so input, focus and scroll position survive. */
import { html, nothing, render, svg, type TemplateResult } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";

export { html, nothing, render, svg };
export type View = TemplateResult | TemplateResult<2> | typeof nothing | string | Node;

/** Custom properties of an element, such as `--colour`. The page's policy forbids style attributes, so they are set one by one. */
class Paint extends Directive {
	override render(_properties: Readonly<Record<string, string>>): typeof nothing {
		return nothing;
	}
	override update(part: ElementPart, [properties]: [Readonly<Record<string, string>>]): typeof nothing {
		const { style } = part.element as HTMLElement | SVGElement;
		for (const [name, value] of Object.entries(properties))
			if (style.getPropertyValue(`--${name}`) !== value) style.setProperty(`--${name}`, value);
		return nothing;
	}
}
export const paint = directive(Paint);

/** Render. If the focused element is gone or disabled, focus `next` instead of the start of the page. */
export function renderKeepingFocus(view: View, host: HTMLElement, next: () => HTMLElement | null): void {
	const had = host.contains(document.activeElement);
	render(view, host);
	if (!had) return;
	const focused = document.activeElement;
	if (!host.contains(focused) || (focused as HTMLButtonElement).disabled) next()?.focus({ preventScroll: true });
}
