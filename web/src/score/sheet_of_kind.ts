/** The sheet that fits a game. */
import type { AnySheet } from "../rules/score_sheets";
import type { View } from "../ui/render";
import { kindOf } from "./cards";
import { countsSheet } from "./counts_sheet";
import { heapsSheet } from "./heaps_sheet";
import type { SheetHost } from "./sheet_host";
import type { Stopwatch } from "./stopwatch";
import { triesSheet } from "./tries_sheet";
import { finishedTrips, tripSheet } from "./trip_sheet";
import { tumblinSheet } from "./tumblin_sheet";

/** `claim`: a seat of a race was first. */
export function sheetView(host: SheetHost, watch: Stopwatch, claim: (seat: number) => void): View {
	const { card, game } = host;
	const kind = kindOf(card, game.options, game.players.length);
	const as = <S extends AnySheet>(): SheetHost<S> => host as SheetHost<S>;
	if (kind === "tumblin") return tumblinSheet(as());
	if (kind === "trip") return game.finished ? finishedTrips(as()) : tripSheet(as());
	if (kind === "heaps") return heapsSheet(as());
	if (kind === "tries") return triesSheet(as(), watch);
	return countsSheet(as(), claim);
}
