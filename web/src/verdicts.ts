/** What the server thought of a claim, said where the player looks: at the place he has clicked. */
import { el } from "./dom";
import type { Spot } from "./easel";

export type Tone = "wait" | "right" | "wrong" | "void";
const SIGNS: Readonly<Record<Tone, string>> = { wait: "…", right: "✓", wrong: "✗", void: "–" };
const STAYS: Readonly<Record<Tone, number>> = { wait: 4000, right: 900, wrong: 2600, void: 1600 };

interface Asked {
	readonly bubble: HTMLElement;
	timer: number;
}

export class Verdicts {
	private readonly asked = new Map<number, Asked>();
	private until = 0;

	constructor(
		private readonly host: HTMLElement,
		/** Say it to whoever cannot see it. */
		private readonly tell: (text: string) => void,
	) {}

	/** A claim is on its way; without a spot it was made with the keyboard. */
	send(id: number, spot: Spot | null): void {
		const r = this.host.getBoundingClientRect();
		const bubble = el("p", { class: "verdict wait", "aria-hidden": "true" }, SIGNS.wait);
		const x = spot ? spot.x - r.left : r.width / 2;
		const y = spot ? spot.y - r.top : r.height * 0.3;
		bubble.style.left = `${Math.max(16, Math.min(r.width - 16, x))}px`;
		bubble.style.top = `${Math.max(48, y - 18)}px`;
		// near an edge the words lean to the middle
		bubble.dataset.lean = x < r.width * 0.3 ? "right" : x > r.width * 0.7 ? "left" : "middle";
		this.host.append(bubble);
		this.asked.set(id, { bubble, timer: window.setTimeout(() => this.drop(id), STAYS.wait) });
	}

	/** The answer; `wait`: so many milliseconds the hand can do nothing. */
	answer(id: number, tone: Tone, text: string, wait = 0): void {
		const found = this.asked.get(id);
		this.tell(text);
		if (wait > 0) this.until = performance.now() + wait;
		if (!found) return;
		found.bubble.className = `verdict ${tone}`;
		found.bubble.replaceChildren(`${SIGNS[tone]} ${text}`.trim());
		if (wait > 0 && tone === "wrong") {
			const bar = el("span", { class: "blocked" });
			bar.style.animationDuration = `${wait}ms`;
			found.bubble.append(bar);
		}
		clearTimeout(found.timer);
		found.timer = window.setTimeout(() => this.drop(id), Math.max(STAYS[tone], tone === "wrong" ? wait : 0));
	}
	/** So long the hand is still blocked. */
	get blocked(): number {
		return Math.max(0, this.until - performance.now());
	}
	knows(id: number): boolean {
		return this.asked.has(id);
	}
	private drop(id: number): void {
		this.asked.get(id)?.bubble.remove();
		this.asked.delete(id);
	}
}
