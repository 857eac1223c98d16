/** After a try or a round, keep the board as it is for a moment and show the result. */
import { amount, say } from "../i18n/texts";
import type { Chair } from "../net/protocol";
import { type Milestone, milestones } from "../rules/milestones";
import type { TableContext } from "../state/table_context";
import { chairName } from "../ui/sentences";
import type { News } from "./playback";

/** Milliseconds before the next try starts, and for which the text stays. */
const LOOKED_AT = 2200;
const READ = 9000;

export class Moments {
	/** The board shows the end of a try and must not be redrawn. */
	holding = false;
	private timer = 0;

	constructor(
		private readonly host: HTMLElement,
		private readonly context: TableContext,
	) {
		host.hidden = true;
	}

	/** After an event was shown; `quick`: without a pause. */
	async tell(news: News, quick: boolean): Promise<void> {
		const { shown, said } = this.context;
		const found = milestones(shown?.scene ?? null, news.picture.scene, news.lines);
		if (found.length === 0 || !said) return;
		const words = found.map((one) => worded(one, said.chairs)).join(" ");
		this.host.textContent = words;
		this.host.hidden = false;
		this.context.tell(words);
		clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.end(), READ);
		if (quick) return;
		this.holding = true;
		await new Promise((done) => setTimeout(done, LOOKED_AT));
		this.holding = false;
	}
	/** End the pause. */
	end(): void {
		this.host.hidden = true;
	}
}

function worded(one: Milestone, chairs: readonly Chair[]): string {
	const name = (seat: number): string => {
		const chair = chairs[seat];
		return chair ? chairName(chair, seat) : String(seat + 1);
	};
	if (one.kind === "round") {
		const points = one.points.map((count, seat) => `${name(seat)} ${count}`).join(", ");
		return say("moment-round", { number: one.number, points });
	}
	const what = say(`moment-try-${one.how}`, { seconds: amount(one.seconds, 2, 0), score: one.score });
	return say(one.of ? "moment-try" : "moment-only-try", { name: name(one.seat), number: one.number, of: one.of, what });
}
