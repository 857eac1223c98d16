/** Keys that no control has asked for. */

/** Hear keys pressed while the focus is at no control; whatever `hear` acts on goes no further. */
export function onIdleKey(hear: (key: string, event: KeyboardEvent) => boolean): void {
	document.addEventListener("keydown", (event) => {
		const target = event.target as HTMLElement;
		const idle = target === document.body || target.tabIndex < 0;
		if (!idle || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
		if (!document.querySelector("dialog[open]") && hear(event.key, event)) event.preventDefault();
	});
}

/** Right and ahead, as arrow keys mean it. */
export const ARROWS: Readonly<Record<string, readonly [right: number, ahead: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, 1],
	ArrowDown: [0, -1],
};
