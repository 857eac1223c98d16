/** A puzzle in place of a room: it shows the position, sends moves to the server and shows the result. */
import type { Offer, Table, ToBrowser, Update } from "../net/protocol";
import type { ClientRequest, Connection, Health } from "../net/socket";

export interface PuzzleCard {
	readonly key: string;
	readonly number: number;
	readonly kind: string;
	readonly moves: number;
	readonly rating: number;
}
export interface PuzzleShelf {
	readonly day: string;
	readonly key: string;
	readonly number: number;
	readonly puzzles: readonly PuzzleCard[];
}
export interface PuzzlePage extends PuzzleCard {
	readonly count: number;
	readonly title: string;
	readonly target: string;
	readonly ask: string;
	readonly table: Table;
}
export interface OtherTry {
	readonly move: string;
	readonly right: boolean;
	readonly text: string;
}
export interface PuzzleAnswer {
	readonly right: boolean;
	readonly solved: boolean;
	readonly text: string;
	readonly update: Update;
	readonly proof: string;
	readonly others: readonly OtherTry[];
}
/** Questions for the server; null: no answer. */
export interface PuzzleServer {
	tried(moves: readonly string[]): Promise<PuzzleAnswer | null>;
	steps(prefix: readonly string[]): Promise<Offer | null>;
}

export class PuzzlePlayer implements Connection {
	onMessage: (message: ToBrowser) => void = () => {};
	onHealth: (health: Health) => void = () => {};
	/** The text has changed. */
	onChange: () => void = () => {};
	/** A move was judged. */
	onTry: (answer: PuzzleAnswer) => void = () => {};
	/** The result of the last move; null: nothing tried yet. */
	answer: PuzzleAnswer | null = null;
	/** The answer that solved the puzzle. */
	solution: PuzzleAnswer | null = null;
	failed = false;
	/** Right moves so far. */
	moves: readonly string[] = [];
	/** The table before the next move. */
	private table: Table;
	private ids = 0;

	constructor(
		page: PuzzlePage,
		private readonly server: PuzzleServer,
	) {
		this.table = page.table;
		this.first = page.table;
	}
	private readonly first: Table;

	open(): void {
		this.onHealth("connected");
		this.onMessage(this.table);
		this.onChange();
	}
	send(request: ClientRequest): number {
		const id = ++this.ids;
		if (request.t === "submit") void this.hear(id, request.move);
		else if (request.t === "steps") void this.offer(id, request.prefix ?? []);
		return id;
	}
	/** The position before the wrong move. */
	again(): void {
		this.answer = null;
		this.failed = false;
		this.onMessage(this.table);
		this.onChange();
	}
	/** The position at the beginning. */
	restart(): void {
		this.moves = [];
		this.table = this.first;
		this.again();
	}
	/** Come back to a puzzle solved before: its moves are played again, and nothing is recorded. */
	async resume(moves: readonly string[]): Promise<void> {
		const record = this.onTry;
		this.onTry = () => {};
		for (const move of moves) await this.judge(move);
		this.onTry = record;
	}
	/** After the solution, show the result of any first move. */
	async show(move: string): Promise<void> {
		this.moves = [];
		this.table = this.first;
		this.onMessage(this.first);
		await this.judge(move);
	}

	private async hear(id: number, move: string): Promise<void> {
		await this.judge(move);
		this.onMessage({ t: "done", id, n: this.table.n });
	}
	private async judge(move: string): Promise<void> {
		const answer = await this.server.tried([...this.moves, move]);
		this.failed = !answer;
		if (!answer) {
			this.onMessage(this.table);
			this.onChange();
			return;
		}
		this.answer = answer;
		if (answer.right) this.moves = [...this.moves, move];
		if (answer.right && !answer.solved && answer.update.picture)
			this.table = { ...this.table, n: answer.update.n, picture: answer.update.picture };
		if (answer.solved) this.solution = answer;
		this.onTry(answer);
		this.onMessage(answer.update);
		this.onChange();
	}
	private async offer(id: number, prefix: readonly string[]): Promise<void> {
		const offer = await this.server.steps(prefix);
		if (offer) this.onMessage({ ...offer, id });
	}
}
