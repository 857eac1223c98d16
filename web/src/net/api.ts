/** The HTTP API. */
import { SITE, urlOf } from "./base";
import { type Asking, askTable } from "./own_table";

export interface GameWords {
	readonly title: string;
	readonly sentences: string;
	/** What is fun about it, in one line. */
	readonly fun: string;
	readonly options: Readonly<Record<string, OptionWords>>;
	/** The names of the presets. */
	readonly presets: Readonly<Record<string, string>>;
}
interface OptionWords {
	readonly name: string;
	readonly text: string;
	/** Its values in words; flags have True and False. */
	readonly words: Readonly<Record<string, string>>;
	/** Sources: books and editions, and decided questions. */
	readonly source: string;
	readonly rulings: readonly RulingWords[];
}
/** A question the books leave open, what they say about it (may be empty), and the decision. */
interface RulingWords {
	readonly question: string;
	readonly book: string;
	readonly decision: string;
}

/** Send a request to the table: to its server, or to the worker in which it runs. */
export const request = (path: string, asking: Asking = {}): Promise<Response> =>
	SITE ? askTable(path, asking) : fetch(urlOf(path), asking);

export async function get<T>(path: string): Promise<T> {
	const answer = await request(path);
	if (!answer.ok) throw new Error(path);
	return answer.json() as Promise<T>;
}
export async function post<T>(path: string, body: unknown): Promise<T> {
	const answer = await request(path, { method: "POST", body: JSON.stringify(body) });
	if (!answer.ok) throw new Error(path);
	return answer.json() as Promise<T>;
}
/** All games, described in a language. */
export const gameWords = (language: string): Promise<Readonly<Record<string, GameWords>>> =>
	get(`/api/words/${language}`);
