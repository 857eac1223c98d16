/** The score sheets translated from Python, by kind. */
import {
	CountsSheet,
	type CountsTerms,
	FacesSheet,
	type FacesTerms,
	FinishedTrips,
	HeapsSheet,
	type HeapsTerms,
	TriesSheet,
	type TriesTerms,
	TripSheet,
	type TripTerms,
	TumblinSheet,
	type TumblinTerms,
} from "./score_rules";

/** The terms of a game that its sheet needs, by name. */
export type SheetTerms = Readonly<Record<string, unknown>>;
export type AnySheet = TumblinSheet | TripSheet | FinishedTrips | HeapsSheet | TriesSheet | CountsSheet | FacesSheet;

export function sheetOf(kind: string, terms: SheetTerms, seats: number): AnySheet {
	const given: unknown = terms;
	if (kind === "tumblin") return new TumblinSheet(given as TumblinTerms, seats);
	if (kind === "trip") return new TripSheet(given as TripTerms, seats);
	if (kind === "finished") return new FinishedTrips(given as TripTerms, seats);
	if (kind === "heaps") return new HeapsSheet(given as HeapsTerms, seats);
	if (kind === "tries") return new TriesSheet(given as TriesTerms, seats);
	if (kind === "faces") return new FacesSheet(given as FacesTerms, seats);
	return new CountsSheet(given as CountsTerms, seats);
}
