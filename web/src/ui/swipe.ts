/** Swipe across dice to choose them one after the other. */

/** Whether something can be chosen: `later`, once the server has said what follows. */
export type Readiness = "now" | "later" | "never";

interface Swiping {
	/** The name of what is there, if anything. */
	nameOf(element: Element | null): string;
	ready(name: string): Readiness;
	choose(name: string, now: PointerEvent): void;
}

/** From the first die that the pointer reaches after the one where it went down; a tap stays a tap. */
export function swipe(down: PointerEvent, { nameOf, ready, choose }: Swiping): void {
	const first = nameOf(down.target as Element);
	const met = new Set([first]);
	const waiting: string[] = [];
	let last = down;
	let released = false;
	const work = (): void => {
		while (waiting[0] !== undefined && ready(waiting[0]) !== "later") {
			const name = waiting.shift() as string;
			if (ready(name) === "now") choose(name, last);
		}
		if (!released || waiting.length > 0) requestAnimationFrame(work);
	};
	const move = (now: PointerEvent): void => {
		last = now;
		const name = nameOf(document.elementFromPoint(now.clientX, now.clientY));
		if (!name || met.has(name)) return;
		if (met.size === 1) {
			waiting.push(first);
			work();
		}
		met.add(name);
		waiting.push(name);
		now.preventDefault();
	};
	const end = (): void => {
		released = true;
		removeEventListener("pointermove", move);
		removeEventListener("pointerup", end);
		removeEventListener("pointercancel", end);
		// a swipe that ends where it began is no tap
		if (met.size === 1) return;
		const swallow = (click: Event): void => click.stopPropagation();
		addEventListener("click", swallow, { capture: true, once: true });
		setTimeout(() => removeEventListener("click", swallow, { capture: true }));
	};
	addEventListener("pointermove", move);
	addEventListener("pointerup", end);
	addEventListener("pointercancel", end);
}
