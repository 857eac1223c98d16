/** Ends of tries and rounds within a game, found by comparing a scene with the one before. Pure. */
import type { Line, Scene } from "../net/protocol";

export type Milestone =
	| {
			readonly kind: "try";
			readonly seat: number;
			readonly number: number;
			/** Their number; 0: unknown. */
			readonly of: number;
			readonly how: "solved" | "counted" | "off" | "stopped" | "late";
			readonly seconds: number;
			readonly score: number;
	  }
	| { readonly kind: "round"; readonly number: number; readonly points: readonly number[] };

/** Whether the goal was reached, the time in hundredths of a second, and the score. */
type Tried = readonly [number, number, number];

export function milestones(before: Scene | null, after: Scene | null, lines: readonly Line[]): Milestone[] {
	if (!before || !after) return [];
	return [...triesEnded(before, after, lines), ...roundsEnded(before, after)];
}

function triesEnded(before: Scene, after: Scene, lines: readonly Line[]): Milestone[] {
	const earlier = (before.extra.tries ?? []) as readonly (readonly Tried[])[];
	const now = (after.extra.tries ?? []) as readonly (readonly Tried[])[];
	const of = Number(before.say.find((text) => text.key === "attempt")?.args.of ?? 0);
	return now.flatMap((own, seat) => {
		const ended = own.length > (earlier[seat]?.length ?? 0) ? own.at(-1) : undefined;
		if (!ended) return [];
		const [reached, hundredths, score] = ended;
		const how = score ? "counted" : reached ? "solved" : failure(lines);
		return [{ kind: "try", seat, number: own.length, of, how, seconds: hundredths / 100, score }];
	});
}
/** Why a try failed: a die fell off, the player gave up, or time ran out. */
function failure(lines: readonly Line[]): "off" | "stopped" | "late" {
	const fallen = lines.some((line) => line.seat < 0 && /:off\d*(@|\s|$)/.test(line.text));
	if (fallen) return "off";
	return lines.some((line) => line.text === "stop") ? "stopped" : "late";
}

function roundsEnded(before: Scene, after: Scene): Milestone[] {
	const earlier = (before.extra.sheet ?? []) as readonly (readonly number[])[];
	const now = (after.extra.sheet ?? []) as readonly (readonly number[])[];
	const points = now.at(-1);
	return Array.isArray(points) && now.length > earlier.length ? [{ kind: "round", number: now.length, points }] : [];
}
