/** A breath as recorded in a move: place, direction and strength from frame to frame. Pure. */
import { COMPASS } from "./gestures";
import { readTrace, type Sample } from "./hand_trace";
import { RATE } from "./motion";
import type { V3 } from "./plate_plane";

export interface Breath {
	readonly mouth: V3;
	readonly way: V3;
	/** From 0 to 1. */
	readonly strength: number;
}
/** Distance behind a die, in millimetres, and angle above it, in degrees, at which a mouth is drawn. */
const MOUTH_BEHIND = 75;
const STEEP = 14;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The breaths of a move, frame by frame; empty if it has none. `middle` finds a die by its name. */
export async function breathsOf(move: string, middle: (die: string) => V3 | null): Promise<(Breath | null)[]> {
	const [verb = "", first = "", ...rest] = move.split(" ");
	if (verb === "blow" && first.startsWith("~")) return (await readTrace(first)).map(breathed);
	if (verb === "blow") {
		const [x = 0, y = 0, z = 0, dx = 0, dy = 0, dz = 0, strength = 0, seconds = 0.5] = [first, ...rest].map(Number);
		return lasting({ mouth: [x, y, z], way: [dx, dy, dz], strength }, seconds);
	}
	const at = verb === "puff" ? middle(first) : null;
	if (!at) return [];
	const [where = "x", strength = "0.7", seconds = "0.3"] = rest;
	const towards = radians(COMPASS[where] ?? Number(where));
	const flat = Math.cos(radians(STEEP));
	const way: V3 = [flat * Math.sin(towards), flat * Math.cos(towards), -Math.sin(radians(STEEP))];
	const mouth: V3 = [at[0] - MOUTH_BEHIND * way[0], at[1] - MOUTH_BEHIND * way[1], at[2] - MOUTH_BEHIND * way[2]];
	return lasting({ mouth, way, strength: Number(strength) }, Number(seconds));
}
const lasting = (breath: Breath, seconds: number): Breath[] =>
	Array.from({ length: Math.max(1, Math.round(seconds * RATE)) }, () => breath);

function breathed(sample: Sample): Breath | null {
	if (!sample.breath) return null;
	const turned = radians(sample.turned ?? 0);
	const raised = radians(sample.raised ?? 0);
	return {
		mouth: [sample.mouth_x ?? 0, sample.mouth_y ?? 0, sample.mouth_z ?? 0],
		way: [Math.cos(raised) * Math.cos(turned), Math.cos(raised) * Math.sin(turned), Math.sin(raised)],
		strength: sample.breath,
	};
}
