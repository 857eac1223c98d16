/** A lesson in place of the server: it sends the prepared messages of each step and accepts the moves it asks for. */
import { say } from "../i18n/texts";
import type { Table, ToBrowser, Update } from "../net/protocol";
import type { ClientRequest, Connection, Health } from "../net/socket";
import type { PracticeTable } from "./practice_table";

export interface LessonTry {
	readonly text: string;
	readonly update: Update;
	/** An action by hand that went well; nothing to take back. */
	readonly good?: boolean;
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
	/** The learner throws or flicks freely, and the server's physics decides. */
	readonly by_hand?: boolean;
	/** Other ways to write the move. */
	readonly also?: readonly string[];
	/** Actions by hand that no tool of the table sets up. */
	readonly choices?: readonly string[];
	/** The learner may also act live, at a table for practice. */
	readonly live?: boolean;
}
export interface LessonScript {
	readonly key: string;
	readonly title: string;
	readonly steps: readonly LessonStep[];
	/** The options of its game. */
	readonly options?: Readonly<Record<string, string>>;
}

/** With more events since the step before, they are not shown one by one. */
const MOST_SHOWN = 12;

const called = <T extends Table | Update>(message: T, mine: readonly number[], name: string): T => ({
	...message,
	chairs: message.chairs.map((chair, seat) => (mine.includes(seat) ? { ...chair, name } : chair)),
});

/** The learner's name. */
export function withLearner(script: LessonScript, name: string): LessonScript {
	return {
		...script,
		steps: script.steps.map((step) => ({
			...step,
			table: called(step.table, step.table.mine, name),
			update: called(step.update, step.table.mine, name),
			tries: Object.fromEntries(
				Object.entries(step.tries).map(([move, tried]) => [
					move,
					{ ...tried, update: called(tried.update, step.table.mine, name) },
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
	/** The mistake made and not taken back yet, or an action by hand that went well. */
	mistake: LessonTry | null = null;
	/** The table for practice, while the learner acts live. */
	practice: PracticeTable | null = null;
	/** No table for practice could be opened. */
	noPractice = false;
	private ids = 0;

	constructor(
		private readonly script: LessonScript,
		/** Ask the server for the outcome of an action by hand in a step; null: no answer. */
		private readonly settle: (step: number, move: string) => Promise<LessonTry | null> = async () => null,
		/** Open a table for practice; null: not now. */
		private readonly practise: () => Promise<PracticeTable | null> = async () => null,
	) {}

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
	send(request: ClientRequest): number {
		if (this.practice) return this.practice.send(request);
		const id = ++this.ids;
		if (request.t === "submit") queueMicrotask(() => this.hear(id, request.move));
		if (request.t === "why_not")
			queueMicrotask(() => this.onMessage({ t: "sorry", id, code: "illegal", text: say("lesson-elsewhere") }));
		return id;
	}
	/** Act live: until the learner goes on, the table is one for practice. */
	async goLive(): Promise<void> {
		const { at } = this;
		const table = await this.practise();
		this.noPractice = !table;
		if (this.at !== at || this.practice) table?.close();
		else if (table) {
			this.practice = table;
			table.onMessage = (message) => this.onMessage(message);
			table.onHealth = (health) => this.onHealth(health);
			table.open();
		}
		this.onChange();
	}
	private endPractice(): void {
		this.practice?.close();
		this.practice = null;
		this.noPractice = false;
		this.onHealth("connected");
	}
	/** Go on after a step that only shows something. */
	next(): void {
		if (this.mistake?.good || this.practice) this.leave();
		else if (!this.step?.do && !this.mistake) this.goOn();
	}
	/** Show the step again, as before a mistake. */
	again(): void {
		this.endPractice();
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
		if (step.table.picture?.turn.how === "race")
			this.onMessage({
				t: "verdict",
				id,
				n: step.table.n,
				seat: step.table.mine[0] ?? 0,
				move,
				ruling: move === step.do ? "right" : "wrong",
				why: "",
				say: null,
				wait_ms: 0,
			});
		if (step.by_hand) {
			void this.settled(move);
			return;
		}
		const tried = step.tries[move];
		if (move === step.do || step.also?.includes(move)) this.goOn();
		else if (tried) {
			this.mistake = tried;
			this.onMessage(tried.update);
			this.onChange();
		} else this.again();
	}
	/** The real outcome of an action; without one, the prepared outcome. */
	private async settled(move: string): Promise<void> {
		const { at } = this;
		const found = await this.settle(at, move);
		if (this.at !== at) return;
		if (!found) {
			this.leave();
			return;
		}
		const mine = this.step?.table.mine ?? [];
		const name = this.step?.table.chairs[mine[0] ?? 0]?.name ?? "";
		this.mistake = { ...found, update: called(found.update, mine, name) };
		this.onMessage(this.mistake.update);
		this.onChange();
	}
	/** Go on from what the learner did by hand to the prepared position. */
	private leave(): void {
		this.endPractice();
		this.mistake = null;
		this.at++;
		if (this.step) this.onMessage(this.step.table);
		this.onChange();
	}
	private goOn(): void {
		this.at++;
		// a table treats an update without events as a change of visitors; many events are not shown one by one
		const lines = this.step?.update.lines.length ?? 0;
		if (this.step) this.onMessage(lines > 0 && lines <= MOST_SHOWN ? this.step.update : this.step.table);
		this.onChange();
	}
}
