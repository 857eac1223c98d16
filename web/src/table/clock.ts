/** The clocks of a table: time left for the move, and everybody's bank. */
import { timeLeft } from "../i18n/time_left";
import type { Chair, Picture } from "../net/protocol";

export const clockText = (ms: number): string => {
	const left = Math.max(0, Math.ceil(ms / 1000));
	// days for a move: nobody counts their seconds
	if (left >= 3600) return timeLeft(ms);
	return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
};

export class Clock {
	/** When the time for the move is up, on this browser's clock (0: no limit). */
	private deadline = 0;
	private banks: readonly number[] = [];
	private asked: readonly number[] = [];
	private heard = 0;

	constructor(
		private readonly host: HTMLElement,
		private readonly players: HTMLElement,
	) {
		setInterval(() => this.tick(), 250);
	}

	set(picture: Picture, chairs: readonly Chair[]): void {
		this.heard = performance.now();
		this.deadline = picture.turn.left_ms >= 0 ? this.heard + picture.turn.left_ms : 0;
		this.banks = chairs.map((chair) => chair.left_ms);
		this.asked = picture.turn.kind === "choose" ? picture.turn.seats : [];
		this.tick();
	}

	/** The current bank of a seat; -1: none. */
	bank(seat: number): number {
		const left = this.banks[seat] ?? -1;
		if (left < 0) return -1;
		return Math.max(0, left - (this.asked.includes(seat) ? performance.now() - this.heard : 0));
	}

	tick(): void {
		this.host.hidden = this.deadline === 0;
		const left = this.deadline - performance.now();
		write(this.host, `◷ ${clockText(left)}`);
		this.host.classList.toggle("short", left < 10_000);
		for (const shown of this.players.querySelectorAll<HTMLElement>("[data-bank]"))
			write(shown, `◷ ${clockText(this.bank(Number(shown.dataset.bank)))}`);
	}
}
function write(host: HTMLElement, text: string): void {
	if (host.textContent !== text) host.textContent = text;
}
