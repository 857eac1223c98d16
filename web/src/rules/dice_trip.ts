/** Dice Trip in `scene.extra`: the map and the sheets. */

import type { Scene } from "../net/protocol";

type Names = Readonly<Record<string, string>>;
export interface City {
	readonly id: string;
	readonly name: Names;
	readonly zone: string;
	readonly colour: string;
	readonly shape: string;
	readonly x: number;
	readonly y: number;
}
export interface Sheet {
	readonly numbers: Readonly<Record<string, number>>;
	readonly crossed: readonly string[];
	readonly ticks: Readonly<Record<string, string>>;
	readonly tracker: Readonly<Record<string, string>>;
	readonly powers: { readonly twice: boolean; readonly reroll: boolean };
	readonly done: boolean;
	readonly score: {
		readonly bonus: Part;
		readonly crossed: Part;
		readonly road: Part;
		readonly series: Part;
		readonly zones: { readonly points: number; readonly zones: readonly string[] };
		readonly tens: { readonly points: number; readonly counted: boolean };
		readonly total: number;
	};
}
interface Part {
	readonly points: number;
	readonly cities: readonly string[];
}
export interface Trip {
	readonly map: {
		readonly name: Names;
		readonly width: number;
		readonly height: number;
		readonly zones: readonly { readonly id: string; readonly name: Names }[];
		readonly cities: readonly City[];
		readonly links: readonly (readonly [string, string])[];
	};
	readonly dice: readonly {
		readonly letter: string;
		readonly colour: string;
		readonly shape: string;
		readonly value: number;
	}[];
	/** The number each pair of dice makes, tens first: `rb` is 35. */
	readonly pairs: Readonly<Record<string, number>>;
	readonly sheets: readonly Sheet[];
}

export const tripOf = (scene: Scene): Trip => scene.extra as unknown as Trip;

interface Entry {
	/** Null: crossed out. Undefined: not chosen yet. */
	readonly number: number | null;
	readonly city: string;
}
/** The entries picked so far: pairs and cities alternate after the verb. */
export function entriesOf(atoms: readonly string[], trip: Trip): Entry[] {
	const found: Entry[] = [];
	for (let at = 1; at < atoms.length; at += 2) {
		const pair = atoms[at] as string;
		found.push({ number: pair === "cross" ? null : (trip.pairs[pair] ?? 0), city: atoms[at + 1] ?? "" });
	}
	return found;
}
/** The dice used by the entries picked. */
export const usedDice = (atoms: readonly string[]): string[] =>
	atoms.filter((atom, at) => at % 2 === 1 && atom !== "cross").flatMap((pair) => [...pair]);
