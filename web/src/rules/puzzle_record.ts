/** A solver's rating, streak and solved puzzles. */
export interface PuzzleRecord {
	readonly rating: number;
	/** How many puzzles were rated. */
	readonly rated: number;
	/** By puzzle (`rasanto/3`): whether the first try was right. */
	readonly met: Readonly<Record<string, boolean>>;
	/** Puzzles solved, on any try. */
	readonly solved: readonly string[];
	/** The last day whose puzzle was solved, and the streak in days. */
	readonly day: string;
	readonly streak: number;
}
export const NEW_SOLVER: PuzzleRecord = { rating: 1000, rated: 0, met: {}, solved: [], day: "", streak: 0 };
/** The weight of a puzzle in a rating; the first ten count double. */
const RATING_STEP = 24;
const NOVICE = 10;
const DAY = 86_400_000;

/** The first try at a puzzle decides about the rating; later ones do not. */
export function tried(record: PuzzleRecord, puzzle: string, rating: number, right: boolean): PuzzleRecord {
	if (puzzle in record.met) return record;
	const expected = 1 / (1 + 10 ** ((rating - record.rating) / 400));
	const step = record.rated < NOVICE ? 2 * RATING_STEP : RATING_STEP;
	return {
		...record,
		rating: Math.round(record.rating + step * (Number(right) - expected)),
		rated: record.rated + 1,
		met: { ...record.met, [puzzle]: right },
	};
}
/** A puzzle was solved; `daily`: the day whose puzzle it is. */
export function solved(record: PuzzleRecord, puzzle: string, daily: string): PuzzleRecord {
	const known = [...new Set([...record.solved, puzzle])];
	if (!daily || record.day === daily) return { ...record, solved: known };
	return { ...record, solved: known, day: daily, streak: follows(record.day, daily) ? record.streak + 1 : 1 };
}
/** A puzzle of a game that the solver has not learned seems so much harder. */
const STRANGE = 150;
/** The unsolved puzzle whose rating is nearest to the solver's: first those never tried, above all of games that are known. */
export function fitting<P extends { readonly key: string; readonly number: number; readonly rating: number }>(
	record: PuzzleRecord,
	puzzles: readonly P[],
	known: (key: string) => boolean = () => true,
): P | undefined {
	const name = (one: P): string => `${one.key}/${one.number}`;
	const open = puzzles.filter((one) => !record.solved.includes(name(one)));
	const fresh = open.filter((one) => !(name(one) in record.met));
	const far = (one: P): number => Math.abs(one.rating + (known(one.key) ? 0 : STRANGE) - record.rating);
	return [...(fresh.length > 0 ? fresh : open)].sort((one, other) => far(one) - far(other))[0];
}
/** The streak as of a day; 0 if broken. */
export const streakOn = (record: PuzzleRecord, day: string): number =>
	record.day === day || follows(record.day, day) ? record.streak : 0;
const follows = (day: string, next: string): boolean => day !== "" && Date.parse(next) - Date.parse(day) === DAY;
