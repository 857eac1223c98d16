/** Events are shown one after another; a page that lags behind jumps to the present. */
import type { Line, Picture } from "../net/protocol";
import { still } from "../platform/settings";

export interface News {
	readonly lines: readonly Line[];
	readonly picture: Picture;
}
/** A board that lags behind by more messages than this stops animating. */
const MOST_BEHIND = 3;

export class Playback {
	/** Show an event; `quick`: without animation. */
	play: (news: News, quick: boolean) => Promise<void> = async () => {};
	/** Set the current state. */
	present: (news: News) => void = () => {};
	/** Drop the current animation; nothing is left to show. */
	rest: () => void = () => {};
	running = false;
	private queue: News[] = [];
	/** Number of full updates. */
	private era = 0;

	get waiting(): number {
		return this.queue.length;
	}
	get busy(): boolean {
		return this.running || this.queue.length > 0;
	}
	/** Whether to skip animations: motion is reduced, or the page is hidden. */
	get quick(): boolean {
		return still() || this.queue.length > MOST_BEHIND || document.hidden;
	}

	forget(): void {
		this.queue = [];
		this.era++;
	}
	async add(news: News): Promise<void> {
		this.queue.push(news);
		if (this.running) return;
		this.running = true;
		for (let next = this.queue.shift(); next; next = this.queue.shift()) {
			const { era } = this;
			await this.play(next, this.quick);
			this.running = this.queue.length > 0;
			// a newer state that arrived meanwhile is not overwritten by an older one
			if (era === this.era) this.present(next);
			else if (!this.running) this.rest();
		}
	}
}
