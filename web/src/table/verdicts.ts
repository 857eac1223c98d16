/** Answers to clicks. A claim of a race: a small sign where it was, and text at the edge, where it covers no dice. A refusal: its reason where it was. */

import { say } from "../i18n/texts";
import type { Chair, Verdict } from "../net/protocol";
import type { ScreenPoint } from "../scene3d/viewport";
import { el } from "../ui/dom";
import { sceneSays } from "../ui/sentences";

type Tone = "wait" | "right" | "wrong" | "void";
const VERDICT_SIGNS: Readonly<Record<Tone, string>> = { wait: "…", right: "✓", wrong: "✗", void: "–" };
const STAYS: Readonly<Record<Tone, number>> = { wait: 30_000, right: 900, wrong: 2600, void: 1600 };
const RULINGS = { right: "verdict-right", call: "verdict-call", wrong: "verdict-wrong", void: "verdict-void" };
const VERDICT_MARGIN = 6;
/** Milliseconds for which the reason of a refusal stays, unless something else is clicked. */
const REASON_MS = 6000;

interface PendingClaim {
	readonly bubble: HTMLElement;
	readonly spot: ScreenPoint;
	/** Made by keyboard or in a list: a sign on the board would be at a place that nobody meant. */
	readonly nowhere: boolean;
	/** The answer in words, once there is one. */
	words: HTMLElement | null;
	answered: boolean;
	timer: number;
}

/** The id of a click that was answered without the server. */
const HERE = -1;

const middleOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): ScreenPoint => ({
	x: offsetLeft + offsetWidth / 2,
	y: offsetTop + offsetHeight / 2,
});

export class Verdicts {
	private readonly pending = new Map<number, PendingClaim>();
	/** For tests: the verdicts shown, and where. */
	readonly shown: { readonly tone: Tone; readonly text: string; readonly x: number; readonly y: number }[] = [];

	constructor(
		private readonly host: HTMLElement,
		/** Announce it to screen readers. */
		private readonly announce: (text: string) => void,
	) {}

	/** A claim was sent; without a spot it was made by keyboard. */
	send(id: number, spot: ScreenPoint | null): void {
		for (const [other, { answered }] of this.pending) if (answered) this.drop(other);
		const r = this.host.getBoundingClientRect();
		const at = spot ? { x: spot.x - r.left, y: spot.y - r.top } : { x: r.width / 2, y: r.height * 0.3 };
		const bubble = el("p", { class: "verdict wait", "aria-hidden": "true" }, VERDICT_SIGNS.wait);
		this.drop(id);
		const timer = window.setTimeout(() => this.drop(id), STAYS.wait);
		this.host.append(bubble);
		this.pending.set(id, { bubble, spot: at, nowhere: spot === null, words: null, answered: false, timer });
		this.place(bubble, at);
	}

	hear(message: Verdict, chairs: readonly Chair[]): void {
		const tone = message.ruling === "call" ? "right" : message.ruling;
		const text = message.say ? sceneSays(message.say, chairs) : say(RULINGS[message.ruling]);
		this.answer(message.id, tone, text, message.wait_ms);
	}
	/** The answer; `wait`: milliseconds for which the player is blocked. */
	answer(id: number, tone: Tone, text: string, wait = 0): void {
		const found = this.pending.get(id);
		this.announce(text);
		if (!found) return;
		// show only the newest text
		for (const [other, { answered }] of this.pending) if (answered) this.drop(other);
		found.answered = true;
		found.bubble.className = `verdict ${tone}`;
		found.bubble.replaceChildren(VERDICT_SIGNS[tone]);
		found.bubble.hidden = found.nowhere;
		found.words?.remove();
		found.words = el("p", { class: `ruling ${tone}`, "aria-hidden": "true" }, text);
		if (wait > 0 && tone !== "right") {
			const bar = el("span", { class: "blocked" });
			bar.style.animationDuration = `${wait}ms`;
			found.words.append(bar);
		}
		this.host.append(found.words);
		this.place(found.bubble, found.spot);
		this.shown.push({ tone, text, ...middleOf(found.bubble) });
		clearTimeout(found.timer);
		found.timer = window.setTimeout(() => this.drop(id), Math.max(STAYS[tone], tone === "right" ? 0 : wait));
	}
	/** Refuse a click where it was. */
	refuse(id: number, text: string): void {
		const found = this.pending.get(id);
		this.announce(text);
		if (!found) return;
		found.answered = true;
		found.bubble.className = "verdict why";
		found.bubble.replaceChildren(text);
		this.place(found.bubble, found.spot);
		this.shown.push({ tone: "void", text, ...middleOf(found.bubble) });
		clearTimeout(found.timer);
		found.timer = window.setTimeout(() => this.drop(id), REASON_MS);
	}
	/** Refuse a click that no server needs to judge. */
	refuseAt(spot: ScreenPoint | null, text: string): void {
		this.send(HERE, spot);
		this.refuse(HERE, text);
	}
	knows(id: number): boolean {
		return this.pending.has(id);
	}

	/** Over the place, but fully on the board. */
	private place(bubble: HTMLElement, at: ScreenPoint): void {
		const x = at.x - bubble.offsetWidth / 2;
		const y = at.y - bubble.offsetHeight - 14;
		bubble.style.left = `${Math.max(VERDICT_MARGIN, Math.min(this.host.clientWidth - bubble.offsetWidth - VERDICT_MARGIN, x))}px`;
		bubble.style.top = `${y < VERDICT_MARGIN ? at.y + 24 : y}px`;
	}
	drop(id: number): void {
		const found = this.pending.get(id);
		clearTimeout(found?.timer);
		found?.bubble.remove();
		found?.words?.remove();
		this.pending.delete(id);
	}
}
