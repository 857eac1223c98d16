/** What a score keeper asks for, and the line that the filled-in blanks make: the same as on a keyboard. */
interface Choice {
	readonly word: string;
	readonly label: string;
}
export interface Blank {
	readonly label: string;
	readonly choices: readonly Choice[];
	readonly least: number;
	readonly most: number;
	readonly decimals: boolean;
	/** What stands before the word in the line. */
	readonly joint: string;
	/** Only where the blank before it holds one of these words. */
	readonly after: readonly string[];
	readonly optional: boolean;
	readonly value: string;
}
export interface Form {
	readonly title: string;
	readonly head: string;
	readonly blanks: readonly Blank[];
}
/** The name of a part, its points, where they come from. */
type Row = readonly [string, number, string];
export interface Counted {
	readonly taken: number;
	readonly refused: string;
	readonly asks: string;
	readonly forms: readonly Form[];
	readonly results: readonly (readonly Row[])[];
	readonly kept: string;
	readonly colours: readonly string[];
	/** Whether the pyramid may be unfinished. */
	readonly early: boolean;
	readonly dice: Readonly<Record<string, string>>;
}
/** A game at a real table, as this browser remembers it. */
export interface Evening {
	readonly players: readonly string[];
	readonly options: Readonly<Record<string, string>>;
	readonly lines: readonly string[];
	readonly tally: Readonly<Record<string, string>>;
	/** Nothing lies where nothing was told. */
	readonly unfinished: boolean;
}

/** Whether a blank is to be filled in, after the word before it. */
export const wanted = (blank: Blank, before: string): boolean =>
	blank.after.length === 0 || blank.after.includes(before);

export function lineOf(form: Form, words: readonly string[]): string {
	const told = form.blanks.map((blank, at) => {
		const word = words[at] ?? "";
		return word && wanted(blank, words[at - 1] ?? "") ? blank.joint + word : "";
	});
	return (form.head + told.join("")).trim();
}
/** The first blank that must be filled in and is not; -1: none. A face belongs to its zone, so it is no less needed than that. */
export const missing = (form: Form, words: readonly string[]): number =>
	form.blanks.findIndex((blank, at) => {
		const before = words[at - 1] ?? "";
		const needed = blank.after.length > 0 ? blank.after.includes(before) : !blank.optional;
		return needed && !words[at];
	});

/** What was kept, without whatever is no such thing. */
export function readEvening(kept: unknown): Evening | null {
	if (typeof kept !== "object" || kept === null) return null;
	const { players, options, lines, tally, unfinished } = kept as Record<string, unknown>;
	const texts = (list: unknown): list is string[] =>
		Array.isArray(list) && list.every((one) => typeof one === "string");
	const words = (given: unknown): Record<string, string> =>
		typeof given === "object" && given !== null
			? Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === "string"))
			: {};
	if (!texts(players) || players.length === 0) return null;
	const told = { lines: texts(lines) ? lines : [], tally: words(tally), unfinished: unfinished === true };
	return { players, options: words(options), ...told };
}
export function recall(game: string): Evening | null {
	try {
		return readEvening(JSON.parse(localStorage.getItem(`pipyard.score.${game}`) ?? "null"));
	} catch {
		return null;
	}
}
export function remember(game: string, evening: Evening | null): void {
	try {
		if (evening) localStorage.setItem(`pipyard.score.${game}`, JSON.stringify(evening));
		else localStorage.removeItem(`pipyard.score.${game}`);
	} catch {
		// a browser without a memory can still count
	}
}

export class Refused extends Error {}

/** What all that was told comes to. A Refused says why not; any other error: the server did not answer. */
export async function count(game: string, evening: Evening, language: string): Promise<Counted> {
	const { players, options, lines } = evening;
	const answer = await fetch(`/api/score/${game}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ players, options, lines, language }),
	});
	if (answer.ok) return (await answer.json()) as Counted;
	if (answer.status >= 500) throw new Error(String(answer.status));
	throw new Refused(((await answer.json()) as { error: string }).error);
}
