/** Drag something across the page: a copy follows the pointer from the first clear movement until release. */

/** Pixels of movement that start a drag. */
const DRAG_PIXELS = 10;

interface Carrying {
	/** The first clear movement. */
	begun?(): void;
	/** Every movement after that. */
	moved?(now: PointerEvent): void;
	/** Released after a clear movement, not cancelled. */
	dropped(now: PointerEvent): void;
}

export function carry(down: PointerEvent, carried: HTMLElement, { begun, moved, dropped }: Carrying): void {
	const move = (now: PointerEvent): void => {
		if (!carried.isConnected) {
			if (Math.hypot(now.clientX - down.clientX, now.clientY - down.clientY) < DRAG_PIXELS) return;
			document.body.append(carried);
			begun?.();
		}
		moved?.(now);
		carried.style.left = `${now.clientX}px`;
		carried.style.top = `${now.clientY}px`;
		now.preventDefault();
	};
	const end = (now: PointerEvent): void => {
		removeEventListener("pointermove", move);
		removeEventListener("pointerup", end);
		removeEventListener("pointercancel", end);
		if (!carried.isConnected) return;
		carried.remove();
		if (now.type === "pointerup") dropped(now);
	};
	addEventListener("pointermove", move);
	addEventListener("pointerup", end);
	addEventListener("pointercancel", end);
}
