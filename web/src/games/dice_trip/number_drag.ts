/** Dragging in Dice Trip: from the die of the tens over the die of the units to the city; or the cross to its city. */

import { el } from "../../ui/dom";
import { carry } from "../../ui/drag";

interface Drags {
	/** The number of a pair of dice, if legal; it is dragged from then on. */
	pair(tens: string, units: string): string | null;
	/** Start dragging the cross. Returns whether it is legal. */
	cross(): boolean;
	/** Released over a city. */
	drop(city: string): void;
}

export function dragNumbers(host: HTMLElement, drags: Drags): void {
	host.addEventListener("pointerdown", (down) => {
		const held = (down.target as Element).closest<HTMLButtonElement>("[data-die], [data-act='cross']");
		if (!held || held.disabled || !down.isPrimary) return;
		const tens = held.dataset.die ?? "";
		const carried = el("span", { class: "trip-carried", "aria-hidden": "true" });
		/** The label being dragged; empty: none yet. */
		let words = "";
		const under = (now: PointerEvent, what: string): HTMLElement | null =>
			document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>(what) ?? null;
		// touch would capture the pointer on the first die
		held.releasePointerCapture?.(down.pointerId);
		carry(down, carried, {
			begun: () => {
				if (!tens && drags.cross()) words = "✕";
			},
			moved: (now) => {
				const units = words ? "" : (under(now, "[data-die]")?.dataset.die ?? "");
				if (tens && units && units !== tens) words = drags.pair(tens, units) ?? "";
				carried.textContent = words || "…";
			},
			dropped: (now) => {
				const city = under(now, "[data-city]")?.dataset.city;
				if (words && city) drags.drop(city);
			},
		});
	});
}
