/** After a try or a round, keep the board as it is for a moment and show the result. */
import { outcomeWords } from "../i18n/shot_words";
import { amount, say } from "../i18n/texts";
import type { Scene, Table } from "../net/protocol";
import { type Milestone, milestones } from "../rules/milestones";
import { tumblingIn } from "../rules/tumblin_shot";
import type { TableContext } from "../state/table_context";
import { shotDie } from "../ui/move_words";
import { calledAt } from "../ui/sentences";
import type { News } from "./playback";

/** Milliseconds before the next try or shot starts, and for which the text stays. */
const NEXT_TRY_MS = 2200;
const SHOT_LOOKED_AT = 1400;
const MOMENT_MS = 9000;

export class Moments {
	private holding = false;
	/** A try has ended, and the next one begins on a board that is set up anew. */
	private passed = false;
	private timer = 0;

	constructor(
		private readonly host: HTMLElement,
		private readonly context: TableContext,
	) {
		host.hidden = true;
	}

	/** After an event was shown; `quick`: without a pause. */
	async show(news: News, quick: boolean): Promise<void> {
		const { shown, said } = this.context;
		const found = milestones(shown?.scene ?? null, news.picture.scene, news.lines);
		if (found.length === 0 || !said) return;
		const words = found
			.map((one) => worded(one, said, news.picture.scene))
			.map((text, at) => (at < found.length - 1 && !/[.!?…]$/.test(text) ? `${text}.` : text))
			.join(" ");
		const anew = found.some((one) => one.kind !== "shot" && one.kind !== "riddle");
		this.host.textContent = words;
		this.host.hidden = false;
		this.context.announce(words);
		clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.end(), MOMENT_MS);
		this.passed = anew;
		// the next riddle runs already, for bots too
		if (quick || found.every((one) => one.kind === "riddle")) return;
		this.holding = true;
		await new Promise<void>((done) => {
			this.skip = done;
			setTimeout(done, anew ? NEXT_TRY_MS : SHOT_LOOKED_AT);
		});
		this.holding = false;
	}
	/** Whether the board must not be drawn: it shows the end of a try, or (`behind`) what comes next is animated at once. */
	holds(behind: boolean): boolean {
		if (this.holding || (behind && !this.passed)) return true;
		this.passed = false;
		return false;
	}
	/** Cut the pause short. */
	skip: () => void = () => {};
	/** End the pause. */
	end(): void {
		this.host.hidden = true;
	}
}

function worded(one: Milestone, said: Table, scene: Scene | null): string {
	const name = (seat: number): string => calledAt(said, seat);
	if (one.kind === "tie") return say("moment-tie");
	if (one.kind === "riddle") return say("moment-riddle", { hill: one.hill });
	if (one.kind === "shot") {
		const what = outcomeWords(one.text, (die) => shotDie(die, scene), tumblingIn(scene) ?? undefined);
		return say("moment-shot", { name: name(one.seat), what });
	}
	if (one.kind === "roles") {
		const roles = one.roles.map((role, seat) => say("moment-role", { name: name(seat), role: say(`role-${role}`) }));
		return say("moment-roles", { roles: roles.join(", ") });
	}
	if (one.kind === "round") {
		const points = one.points.map((count, seat) => `${name(seat)} ${count}`).join(", ");
		return say("moment-round", { number: one.number, points });
	}
	const what = say(`moment-try-${one.how}`, { seconds: amount(one.seconds, 2, 0), score: one.score });
	return say(one.of ? "moment-try" : "moment-only-try", { name: name(one.seat), number: one.number, of: one.of, what });
}
