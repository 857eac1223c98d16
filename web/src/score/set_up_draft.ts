/** A form of a new game that is only half filled in: it outlives the page. */
import { type Person, PLAYER_COLOURS } from "./device";

const DRAFT_STORE = "pipyard.set-up";

export interface HalfSetUp {
	readonly game: string;
	readonly count: number;
	readonly seats: readonly Person[];
	readonly preset: string;
	readonly options: Readonly<Record<string, string>>;
}
export const SetUpDraft = {
	/** What was filled in for this game; null: nothing. */
	of(game: string): HalfSetUp | null {
		try {
			const found = JSON.parse(localStorage.getItem(DRAFT_STORE) ?? "null") as HalfSetUp | null;
			if (found?.game !== game || !Array.isArray(found.seats)) return null;
			const seats = found.seats.map(({ name, colour }) => ({
				name: String(name).slice(0, 24),
				colour: PLAYER_COLOURS.includes(colour) ? colour : "red",
			}));
			return { game, count: Number(found.count), seats, preset: String(found.preset), options: { ...found.options } };
		} catch {
			return null;
		}
	},
	keep(draft: HalfSetUp): void {
		try {
			localStorage.setItem(DRAFT_STORE, JSON.stringify(draft));
		} catch {
			// no room: it lasts as long as the page
		}
	},
	forget(): void {
		try {
			localStorage.removeItem(DRAFT_STORE);
		} catch {
			// nothing was stored there
		}
	},
};
