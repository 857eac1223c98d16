/** Dice Trip in `scene.extra`: the map and the sheets. */

import type { CityShape, Scene, SheetShape, TripExtra } from "../net/protocol";

export type MapCity = CityShape;
/** What is drawn of a sheet, at a table or while keeping score. */
export type SheetView = Pick<SheetShape, "numbers" | "crossed" | "ticks" | "tracker" | "powers" | "done" | "score">;
/** What is drawn of a map with its dice and sheets. */
export type Trip = Pick<TripExtra, "map" | "dice" | "pairs"> & { readonly sheets: readonly SheetView[] };

export const tripOf = (scene: Scene): Trip => scene.extra as Scene["extra"] & TripExtra;
/** The trip of a scene that may be of another game. */
export const tripIn = (scene: Scene | null | undefined): Trip | null =>
	scene?.table === "dice_trip" ? tripOf(scene) : null;

interface MapEntry {
	/** Null: crossed out. Undefined: not chosen yet. */
	readonly number: number | null;
	readonly city: string;
}
/** The entries picked so far: pairs and cities alternate after the verb. */
export function entriesOf(atoms: readonly string[], trip: Trip): MapEntry[] {
	const found: MapEntry[] = [];
	for (let at = 1; at < atoms.length; at += 2) {
		const pair = atoms[at] as string;
		found.push({ number: pair === "cross" ? null : (trip.pairs[pair] ?? 0), city: atoms[at + 1] ?? "" });
	}
	return found;
}
/** The dice used by the entries picked. */
export const usedDice = (atoms: readonly string[]): string[] =>
	atoms.filter((atom, at) => at % 2 === 1 && atom !== "cross").flatMap((pair) => [...pair]);
