/** A lesson in place of the server: it sends the prepared messages of each step and accepts the moves it asks for. */
import type { Table, ToBrowser, Update } from "../net/protocol";
import type { Connection, Health, Wish } from "../net/socket";

export interface LessonTry {
	readonly text: string;
	readonly update: Update;
}
export interface LessonStep {
	readonly text: string;
	readonly table: Table;
	/** The events since the step before. */
	readonly update: Update;
	/** The move that leads to the next step; empty: the step only shows something. */
	readonly do: string;
	/** Expected mistakes, by move. */
	readonly tries: Readonly<Record<string, LessonTry>>;
}
export interface LessonScript {
	readonly key: string;
	readonly title: string;
	readonly steps: readonly LessonStep[];
}

/** The learner's name. */
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
	/** The text has changed. */
	onChange: () => void = () => {};
	/** The current step; equal to the number of steps at the end. */
	at = 0;
	/** The mistake made and not taken back yet. */
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
	/** Accept moves only. Answers are asynchronous, as from a server. */
	send(wish: Wish): number {
		const id = ++this.ids;
		if (wish.t === "submit") queueMicrotask(() => this.hear(id, wish.move));
		return id;
	}
	/** Go on after a step that only shows something. */
	next(): void {
		if (this.step?.do || this.mistake) return;
		this.goOn();
	}
	/** Show the step again, as before a mistake. */
	again(): void {
		this.mistake = null;
		if (this.step) this.onMessage(this.step.table);
		this.onChange();
	}
	/** Start again. */
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
		// a table treats an update without events as a change of visitors
		if (this.step) this.onMessage(this.step.update.lines.length ? this.step.update : this.step.table);
		this.onChange();
	}
}
