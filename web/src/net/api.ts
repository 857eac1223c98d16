/** What the server answers over HTTP. */

export interface GameWords {
	readonly title: string;
	readonly sentences: string;
	/** What is fun about it, in one line. */
	readonly fun: string;
	readonly options: Readonly<Record<string, OptionWords>>;
	/** The names of the set-ups one can choose. */
	readonly presets: Readonly<Record<string, string>>;
}
interface OptionWords {
	readonly name: string;
	readonly text: string;
	/** What it can be, in words; flags are True and False. */
	readonly words: Readonly<Record<string, string>>;
	/** Where it comes from: books and editions, and the questions that were decided. */
	readonly source: string;
	readonly rulings: readonly RulingWords[];
}
/** A question the books leave open, what they say of it (empty: nothing), and what was decided. */
interface RulingWords {
	readonly question: string;
	readonly book: string;
	readonly decision: string;
}

export async function get<T>(path: string): Promise<T> {
	const answer = await fetch(path);
	if (!answer.ok) throw new Error(path);
	return answer.json() as Promise<T>;
}
/** Every game in words of a language. */
export const gameWords = (language: string): Promise<Readonly<Record<string, GameWords>>> =>
	get(`/api/words/${language}`);
