/** Views are lit templates: rendering again changes only the differences, so input, focus and scroll position survive. */
import { html, nothing, render, svg, type TemplateResult } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";
import { byKeys } from "../platform/input_mode";
import { afterFrame } from "./dom";

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

/**
 * Move the focus, if that is still wanted: at once for whoever uses keys. To focus forces a layout, and whoever points does not see
 * where the focus is, so there it waits until the frame is drawn.
 */
export function moveFocus(next: () => HTMLElement | null, wanted: () => boolean): void {
	const move = (): void => {
		if (wanted()) next()?.focus({ preventScroll: true });
	};
	if (byKeys()) move();
	else afterFrame(move);
}
/** Render. If the focused element is gone or disabled, focus `next` instead of the start of the page. */
export function renderKeepingFocus(view: View, host: HTMLElement, next: () => HTMLElement | null): void {
	const had = host.contains(document.activeElement);
	render(view, host);
	if (!had) return;
	moveFocus(next, () => {
		const focused = document.activeElement;
		const elsewhere = focused !== null && focused !== document.body && !host.contains(focused);
		return !elsewhere && (!host.contains(focused) || (focused as HTMLButtonElement).disabled);
	});
}
