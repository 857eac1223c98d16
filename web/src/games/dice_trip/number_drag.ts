/** Dragging in Dice Trip: from the die of the tens over the die of the units to the city; or the cross to its city. */

import { el } from "../../ui/dom";
import { carry } from "../../ui/drag";

interface Drags {
	/** The pair that two dice make, if they may; its number is carried from then on. */
	pair(tens: string, units: string): string | null;
	/** The cross is carried; whether it may be. */
	cross(): boolean;
	/** Let go over a city. */
	drop(city: string): void;
}

export function dragNumbers(host: HTMLElement, drags: Drags): void {
	host.addEventListener("pointerdown", (down) => {
		const held = (down.target as Element).closest<HTMLButtonElement>("[data-die], [data-act='cross']");
		if (!held || held.disabled || !down.isPrimary) return;
		const tens = held.dataset.die ?? "";
		const carried = el("span", { class: "trip-carried", "aria-hidden": "true" });
		/** What is carried; empty: nothing yet. */
		let words = "";
		const under = (now: PointerEvent, what: string): HTMLElement | null =>
			document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>(what) ?? null;
		// a finger would keep the pointer to the die it began on
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
