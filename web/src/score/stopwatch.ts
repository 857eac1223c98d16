/** A stopwatch. Its start is kept on the device, so it runs on while the page sleeps or is loaded again. */
import { amount, say } from "../i18n/texts";
import { html, type View } from "../ui/render";

const WATCH_STORE = "pipyard.watch.";

export class Stopwatch {
	private began = 0;
	private kept = 0;
	private ticking = 0;
	/** The game it belongs to. */
	private game = "";

	constructor(
		private readonly name: string,
		private readonly draw: () => void,
		private readonly now: () => number = () => Date.now(),
	) {}

	get running(): boolean {
		return this.began > 0;
	}
	seconds(): number {
		return (this.kept + (this.began ? this.now() - this.began : 0)) / 1000;
	}
	toggle(): void {
		if (this.began) {
			this.kept += this.now() - this.began;
			this.began = 0;
		} else this.began = this.now();
		this.tick();
		this.save();
		this.draw();
	}
	reset(): void {
		this.began = 0;
		this.kept = 0;
		this.tick();
		this.save();
		this.draw();
	}
	/** Measure for this game; what it has measured for it so far comes back. */
	of(game: string): void {
		if (game === this.game) return;
		this.game = game;
		const [whose, began, kept] = (stored(this.name) ?? "").split(" ");
		this.began = whose === game ? Number(began) || 0 : 0;
		this.kept = whose === game ? Number(kept) || 0 : 0;
		this.tick();
	}
	private tick(): void {
		clearInterval(this.ticking);
		if (this.began) this.ticking = window.setInterval(this.draw, 100);
	}
	private save(): void {
		try {
			localStorage.setItem(WATCH_STORE + this.name, `${this.game} ${this.began} ${this.kept}`);
		} catch {
			// no room: it still runs while the page is open
		}
	}
}
function stored(name: string): string | null {
	try {
		return localStorage.getItem(WATCH_STORE + name);
	} catch {
		return null;
	}
}
/** The time and a button; with a limit, the time left. */
export function watchView(watch: Stopwatch, limit: number): View {
	const over = limit > 0 && watch.seconds() >= limit;
	return html`<div class="watch ${over ? "over" : ""}">
		<output>${amount(watch.seconds(), 1)}${limit > 0 ? html` <span class="soft small">/ ${limit}</span>` : ""}</output>
		<button type="button" data-key="watch" @click=${() => watch.toggle()}>${say(watch.running ? "sheet-watch-stop" : "sheet-watch-start")}</button>
		<button type="button" data-key="watch-reset" @click=${() => watch.reset()}>${say("sheet-watch-reset")}</button>
	</div>`;
}
