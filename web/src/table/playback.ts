/** Events are shown one after another; a page that lags behind jumps to the present. */
import type { Chair, EventLine, Picture } from "../net/protocol";
import { still } from "../platform/settings";

export interface News {
	readonly lines: readonly EventLine[];
	readonly picture: Picture;
	/** The seats after it, if sent. */
	readonly chairs?: readonly Chair[];
}
/** A board that lags behind by more messages than this stops animating. */
export const MOST_BEHIND = 3;

/** The points of an evening as they are after an event; everything else as it is now. */
export const withPoints = (now: readonly Chair[], after: readonly Chair[]): readonly Chair[] =>
	now.map((chair, seat) => ({ ...chair, points: after[seat]?.points ?? chair.points }));

export class Playback {
	/** Show an event; `quick`: without animation. */
	play: (news: News, quick: boolean) => Promise<void> = async () => {};
	/** Set the current state. */
	present: (news: News) => void = () => {};
	/** Drop the current animation; nothing is left to show. */
	rest: () => void = () => {};
	/** How many messages it may lag behind. */
	patience: () => number = () => MOST_BEHIND;
	running = false;
	/** The viewer does not want to see what others do until it is their turn again. */
	skipping = false;
	/** What is being shown now. */
	current: News | null = null;
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
		return still() || this.skipping || this.queue.length > this.patience() || document.hidden;
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
			this.current = next;
			await this.play(next, this.quick);
			this.running = this.queue.length > 0;
			this.current = null;
			// a newer state that arrived meanwhile is not overwritten by an older one
			if (era === this.era) this.present(next);
			else if (!this.running) this.rest();
		}
	}
}
