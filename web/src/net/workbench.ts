/** Python in a worker that checks a rule file and lets bots play by it: `pipyard.browser.workbench`. */
import { BASE } from "./base";

export interface FoundProblem {
	/** 0: no line is to blame. */
	readonly line: number;
	readonly why: string;
}
export interface Finding {
	readonly id: number;
	/** False: a report is still being made, and `said` says how far it is. */
	readonly done: boolean;
	readonly problems: readonly FoundProblem[];
	readonly said: string;
	/** A report, as a page. */
	readonly page: string;
}
type BenchTask = "check" | "report";

/** Milliseconds for the first answer, for which Python has to start, and for another. */
const FIRST_ANSWER_MS = 120_000;
const NEXT = { check: 30_000, report: 120_000 } as const;

export class Workbench {
	/** What is being asked; null: nothing. */
	asking: BenchTask | null = null;
	/** When it was asked. */
	since = 0;
	private worker: Worker | null = null;
	private started = false;
	private id = 0;
	private limit = 0;

	/** `onFinding`: null: there was no answer in time. */
	constructor(private readonly onFinding: (finding: Finding | null, asked: BenchTask) => void) {}

	ask(what: BenchTask, text: string, language: string): void {
		if (this.asking) this.stop();
		this.asking = what;
		this.since = performance.now();
		this.limit = window.setTimeout(() => this.giveUp(), this.started ? NEXT[what] : FIRST_ANSWER_MS);
		const line = JSON.stringify({ id: ++this.id, what, text, language });
		this.running().postMessage({ line });
	}
	/** Stop whatever runs. Python starts again with the next question. */
	stop(): void {
		clearTimeout(this.limit);
		this.worker?.terminate();
		this.worker = null;
		this.asking = null;
		this.started = false;
	}
	private giveUp(): void {
		const asked = this.asking;
		this.stop();
		if (asked) this.onFinding(null, asked);
	}
	private running(): Worker {
		if (this.worker) return this.worker;
		const worker = new Worker(`${BASE}assets/thinker.js`, { type: "module" });
		worker.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as Finding);
		worker.onerror = () => this.giveUp();
		worker.postMessage({ module: "pipyard.browser.workbench" });
		this.worker = worker;
		return worker;
	}
	private hear(finding: Finding): void {
		const asked = this.asking;
		if (finding.id !== this.id || !asked) return;
		this.started = true;
		if (finding.done) {
			clearTimeout(this.limit);
			this.asking = null;
		}
		this.onFinding(finding, asked);
	}
}
