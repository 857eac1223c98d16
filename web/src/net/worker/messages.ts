/** What a page and the worker with its table say to each other. */

/** A request, as for HTTP. */
export interface TableRequest {
	readonly t: "ask";
	readonly id: number;
	readonly method: string;
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}
/** A line to a room, in place of a WebSocket. */
export interface LineOpened {
	readonly t: "open" | "close";
	readonly line: number;
}
export interface LineText {
	readonly t: "text";
	readonly line: number;
	readonly text: string;
}
export type ToTable = TableRequest | LineOpened | LineText;

export interface Answered {
	readonly t: "answer";
	readonly id: number;
	readonly status: number;
	readonly type: string;
	readonly body: string;
}
/** How much of the table is loaded, from 0 to 1. */
export interface Progress {
	readonly t: "progress";
	readonly part: number;
}
/** The table is ready, or it cannot be. */
export interface Loaded {
	readonly t: "ready" | "failed";
	readonly why: string;
}
export type FromTable = Answered | Progress | Loaded | LineOpened | LineText;
