/** A study in place of a room: every move is tried for the player to move, and only the line is kept. */
import type { Offer, Table, ToBrowser } from "../net/protocol";
import type { ClientRequest, Connection, Health } from "../net/socket";

export interface Studied {
	readonly table: Table;
	readonly line: readonly string[];
	/** Events before the line. */
	readonly before: number;
}
export interface Row {
	readonly move: string;
	readonly worth: number;
	readonly tries: number;
}
export interface Thought {
	readonly seat: number;
	readonly rows: readonly Row[];
	readonly tries: number;
}
/** Requests to the server; a string is a refusal. */
export interface StudyServer {
	at(line: readonly string[], move: string): Promise<Studied | string>;
	steps(line: readonly string[], prefix: readonly string[]): Promise<Offer | null>;
	think(line: readonly string[], milliseconds: number): Promise<Thought | string>;
}

export class StudyPlayer implements Connection {
	onMessage: (message: ToBrowser) => void = () => {};
	onHealth: (health: Health) => void = () => {};
	/** Another position is shown, or something was refused. */
	onChange: () => void = () => {};
	sorry = "";
	/** The positions visited, and the index of the one shown. */
	private way: Studied[] = [];
	private at = -1;
	private ids = 0;

	constructor(
		private readonly server: StudyServer,
		private readonly first: readonly string[],
	) {}

	get now(): Studied | null {
		return this.way[this.at] ?? null;
	}
	get line(): readonly string[] {
		return this.now?.line ?? this.first;
	}
	get mayGoBack(): boolean {
		return this.at > 0 || this.line.length > 0;
	}
	get mayGoOn(): boolean {
		return this.at < this.way.length - 1;
	}

	open(): void {
		this.onHealth("connected");
		void this.load(this.first, "", []);
	}
	send(request: ClientRequest): number {
		const id = ++this.ids;
		if (request.t === "submit") void this.submit(id, request.move);
		else if (request.t === "steps") void this.offer(id, request.prefix ?? []);
		return id;
	}
	/** Try a move for the player to move. */
	async play(move: string): Promise<void> {
		await this.load(this.line, move, this.way.slice(0, this.at + 1));
	}
	async back(): Promise<void> {
		if (this.at > 0) this.show(this.at - 1);
		else if (this.line.length) await this.load(withoutLast(this.line), "", []);
	}
	forward(): void {
		if (this.mayGoOn) this.show(this.at + 1);
	}
	/** The starting position. */
	async restart(): Promise<void> {
		if (this.way[0]?.line.length === 0) this.show(0);
		else await this.load([], "", []);
	}

	private async submit(id: number, move: string): Promise<void> {
		await this.play(move);
		this.onMessage({ t: "done", id, n: this.now?.table.n ?? 0 });
	}
	private async load(line: readonly string[], move: string, way: Studied[]): Promise<void> {
		const found = await this.server.at(line, move);
		if (typeof found === "string") {
			this.sorry = found;
			if (this.now) this.onMessage(this.now.table);
			this.onChange();
			return;
		}
		this.way = [...way, found];
		this.show(this.way.length - 1);
	}
	private show(at: number): void {
		this.sorry = "";
		this.at = at;
		if (this.now) this.onMessage(this.now.table);
		this.onChange();
	}
	private async offer(id: number, prefix: readonly string[]): Promise<void> {
		const offer = await this.server.steps(this.line, prefix);
		if (offer) this.onMessage({ ...offer, id });
	}
}

/** A line without its last move and what chance did after it. */
export function withoutLast(line: readonly string[]): readonly string[] {
	let last = line.length - 1;
	while (last > 0 && line[last]?.startsWith("*")) last--;
	return line.slice(0, Math.max(0, last));
}
