/** A stopwatch. It stores its start time, so it goes on while the page sleeps. */
import { amount, say } from "../i18n/texts";
import { html, type View } from "../ui/render";

export class Stopwatch {
	private began = 0;
	private kept = 0;
	private ticking = 0;

	constructor(
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
			clearInterval(this.ticking);
		} else {
			this.began = this.now();
			this.ticking = window.setInterval(this.draw, 100);
		}
		this.draw();
	}
	reset(): void {
		clearInterval(this.ticking);
		this.began = 0;
		this.kept = 0;
		this.draw();
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
