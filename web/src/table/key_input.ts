/** Playing by typing: names of places and keys of choices, wherever the focus is, as long as it is in no field. */

import type { BranchPath } from "../rules/move_picker";
import { isChoiceKey, keySet, typedChoice } from "../rules/typed_choice";
import type { TableContext } from "../state/table_context";

export class KeyInput {
	private typed = "";
	/** Where the focus went after a typed choice: there, too, Enter plays the move. */
	private rest: Element | null = null;

	constructor(
		private readonly context: TableContext,
		private readonly surroundings: {
			/** The choices of the list, as numbered there. */
			ways(): readonly BranchPath[];
			/** After a choice, focus what is next. */
			focusNext(): void;
		},
	) {
		document.addEventListener("keydown", (event) => this.hear(event));
	}

	private hear(event: KeyboardEvent): void {
		const { picker, racing, animating, pending, ownBoard } = this.context;
		const target = event.target as HTMLElement;
		if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
		if (!picker || animating || target.closest("input, select, textarea, dialog, .views")) return;
		if (pending && !racing) return;
		if (event.key === "Enter" && picker.move && (target === document.body || target === this.rest)) {
			event.preventDefault();
			this.context.submit();
			return;
		}
		this.rest = null;
		const key = event.key.toLowerCase();
		if (!isChoiceKey(key)) return;
		const ways = this.surroundings.ways();
		// in a race letters say who claims, or call
		const cells = racing ? [] : [...new Set([...picker.cells(), ...picker.instead()])];
		// a key that does not continue the input starts a new one
		for (const typed of this.typed ? [this.typed + key, key] : [key]) {
			const found = typedChoice(typed, cells, ways.length, keySet(racing, ownBoard));
			if (found === null) continue;
			event.preventDefault();
			this.typed = found === "more" ? typed : "";
			if (found === "more") return;
			if ("cell" in found) this.context.pick(found.cell, null);
			else this.context.take(ways[found.entry] as BranchPath);
			if (!racing) this.surroundings.focusNext();
			this.rest = document.activeElement;
			return;
		}
		this.typed = "";
	}
}
