/** The server's verdicts on claims: a small sign where the player clicked, and text at the edge, where it covers no dice. */

import { say } from "../i18n/texts";
import type { Chair, Verdict } from "../net/protocol";
import type { Spot } from "../scene3d/viewport";
import { el } from "../ui/dom";
import { sceneSays } from "../ui/sentences";

type Tone = "wait" | "right" | "wrong" | "void";
const SIGNS: Readonly<Record<Tone, string>> = { wait: "…", right: "✓", wrong: "✗", void: "–" };
const STAYS: Readonly<Record<Tone, number>> = { wait: 30_000, right: 900, wrong: 2600, void: 1600 };
const RULINGS = { right: "verdict-right", call: "verdict-call", wrong: "verdict-wrong", void: "verdict-void" };
const MARGIN = 6;

interface Asked {
	readonly bubble: HTMLElement;
	readonly spot: Spot;
	/** The answer in words, once there is one. */
	words: HTMLElement | null;
	answered: boolean;
	timer: number;
}

export class Verdicts {
	private readonly asked = new Map<number, Asked>();
	/** For tests: the verdicts shown, and where. */
	readonly heard: { readonly tone: Tone; readonly text: string; readonly x: number; readonly y: number }[] = [];

	constructor(
		private readonly host: HTMLElement,
		/** Announce it to screen readers. */
		private readonly tell: (text: string) => void,
	) {}

	/** A claim was sent; without a spot it was made by keyboard. */
	send(id: number, spot: Spot | null): void {
		const r = this.host.getBoundingClientRect();
		const at = spot ? { x: spot.x - r.left, y: spot.y - r.top } : { x: r.width / 2, y: r.height * 0.3 };
		const bubble = el("p", { class: "verdict wait", "aria-hidden": "true" }, SIGNS.wait);
		const timer = window.setTimeout(() => this.drop(id), STAYS.wait);
		this.host.append(bubble);
		this.asked.set(id, { bubble, spot: at, words: null, answered: false, timer });
		this.place(bubble, at);
	}

	hear(message: Verdict, chairs: readonly Chair[]): void {
		const tone = message.ruling === "call" ? "right" : message.ruling;
		const text = message.say ? sceneSays(message.say, chairs) : say(RULINGS[message.ruling]);
		this.answer(message.id, tone, text, message.wait_ms);
	}
	/** The answer; `wait`: milliseconds for which the player is blocked. */
	answer(id: number, tone: Tone, text: string, wait = 0): void {
		const found = this.asked.get(id);
		this.tell(text);
		if (!found) return;
		// show only the newest text
		for (const [other, { answered }] of this.asked) if (answered) this.drop(other);
		found.answered = true;
		found.bubble.className = `verdict ${tone}`;
		found.bubble.replaceChildren(SIGNS[tone]);
		found.words?.remove();
		found.words = el("p", { class: `ruling ${tone}`, "aria-hidden": "true" }, text);
		if (wait > 0 && tone !== "right") {
			const bar = el("span", { class: "blocked" });
			bar.style.animationDuration = `${wait}ms`;
			found.words.append(bar);
		}
		this.host.append(found.words);
		this.place(found.bubble, found.spot);
		const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = found.bubble;
		this.heard.push({ tone, text, x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2 });
		clearTimeout(found.timer);
		found.timer = window.setTimeout(() => this.drop(id), Math.max(STAYS[tone], tone === "right" ? 0 : wait));
	}
	knows(id: number): boolean {
		return this.asked.has(id);
	}

	/** Over the place, but fully on the board. */
	private place(bubble: HTMLElement, at: Spot): void {
		const x = at.x - bubble.offsetWidth / 2;
		const y = at.y - bubble.offsetHeight - 20;
		bubble.style.left = `${Math.max(MARGIN, Math.min(this.host.clientWidth - bubble.offsetWidth - MARGIN, x))}px`;
		bubble.style.top = `${y < MARGIN ? at.y + 24 : y}px`;
	}
	drop(id: number): void {
		const found = this.asked.get(id);
		clearTimeout(found?.timer);
		found?.bubble.remove();
		found?.words?.remove();
		this.asked.delete(id);
	}
}
