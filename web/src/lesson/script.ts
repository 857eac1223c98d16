/** A lesson plays the server: it sends what was worked out for each step, and hears the moves it has asked for. */
import type { Table, ToBrowser, Update } from "../net/protocol";
import type { Connection, Health, Wish } from "../net/socket";

export interface LessonTry {
	readonly text: string;
	readonly update: Update;
}
export interface LessonStep {
	readonly text: string;
	readonly table: Table;
	/** What has happened since the step before. */
	readonly update: Update;
	/** The move that leads on; empty: there is something to see. */
	readonly do: string;
	/** Mistakes that may be made, by move. */
	readonly tries: Readonly<Record<string, LessonTry>>;
}
export interface LessonScript {
	readonly key: string;
	readonly title: string;
	readonly steps: readonly LessonStep[];
}

/** The learner by name, as at any table. */
export function named(script: LessonScript, name: string): LessonScript {
	const called = <T extends Table | Update>(message: T, mine: readonly number[]): T => ({
		...message,
		chairs: message.chairs.map((chair, seat) => (mine.includes(seat) ? { ...chair, name } : chair)),
	});
	return {
		...script,
		steps: script.steps.map((step) => ({
			...step,
			table: called(step.table, step.table.mine),
			update: called(step.update, step.table.mine),
			tries: Object.fromEntries(
				Object.entries(step.tries).map(([move, tried]) => [
					move,
					{ ...tried, update: called(tried.update, step.table.mine) },
				]),
			),
		})),
	};
}

export class LessonPlayer implements Connection {
	onMessage: (message: ToBrowser) => void = () => {};
	onHealth: (health: Health) => void = () => {};
	/** Something else is to be said. */
	onChange: () => void = () => {};
	/** The step that is shown; as many as there are steps: the lesson is over. */
	at = 0;
	/** The mistake that has been made and is not taken back yet. */
	mistake: LessonTry | null = null;
	private ids = 0;

	constructor(private readonly script: LessonScript) {}

	get step(): LessonStep | null {
		return this.script.steps[this.at] ?? null;
	}
	get steps(): number {
		return this.script.steps.length;
	}

	open(): void {
		this.onHealth("connected");
		if (this.step) this.onMessage(this.step.table);
		this.onChange();
	}
	/** Only moves are heard. An answer never comes before the question has been asked. */
	send(wish: Wish): number {
		const id = ++this.ids;
		if (wish.t === "submit") queueMicrotask(() => this.hear(id, wish.move));
		return id;
	}
	/** The next step, where there was something to see. */
	next(): void {
		if (this.step?.do || this.mistake) return;
		this.goOn();
	}
	/** The step as it was, before a mistake or once more. */
	again(): void {
		this.mistake = null;
		if (this.step) this.onMessage(this.step.table);
		this.onChange();
	}
	/** From the beginning. */
	restart(): void {
		this.at = 0;
		this.again();
	}

	private hear(id: number, move: string): void {
		const { step } = this;
		if (!step) return;
		this.onMessage({ t: "done", id, n: step.table.n });
		const tried = step.tries[move];
		if (move === step.do) this.goOn();
		else if (tried) {
			this.mistake = tried;
			this.onMessage(tried.update);
			this.onChange();
		} else this.again();
	}
	private goOn(): void {
		this.at++;
		// a table takes an update in which nothing has happened for somebody's coming or going
		if (this.step) this.onMessage(this.step.update.lines.length ? this.step.update : this.step.table);
		this.onChange();
	}
}
