/** What has happened is shown one thing after the other; who lags behind jumps to the present. */
import type { Line, Picture } from "../net/protocol";
import { still } from "../platform/settings";

export interface News {
	readonly lines: readonly Line[];
	readonly picture: Picture;
}
/** A board that lags behind by more than this many messages stops animating. */
const MOST_BEHIND = 3;

export class Playback {
	/** Show what happened; `quick`: without taking time. */
	play: (news: News, quick: boolean) => Promise<void> = async () => {};
	/** From now on this is what is. */
	present: (news: News) => void = () => {};
	/** What was being shown is of no interest any more, and nothing is left to show. */
	rest: () => void = () => {};
	running = false;
	private queue: News[] = [];
	/** How often everything was told anew. */
	private era = 0;

	get waiting(): number {
		return this.queue.length;
	}
	get busy(): boolean {
		return this.running || this.queue.length > 0;
	}
	/** Whether motion is not wanted, or nobody sees it. */
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
			// a picture of the present that came meanwhile is not overwritten by an older one
			if (era === this.era) this.present(next);
			else if (!this.running) this.rest();
		}
	}
}
