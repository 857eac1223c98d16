/** Ends of tries and rounds within a game, found by comparing a scene with the one before. Pure. */

import type { EventLine, Scene } from "../net/protocol";
import { tellsShot } from "./real_shot";
import { isShot, tumblingIn } from "./tumblin_shot";

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
	| { readonly kind: "shot"; readonly seat: number; readonly text: string }
	| { readonly kind: "tie" }
	| { readonly kind: "riddle"; readonly hill: number }
	| { readonly kind: "roles"; readonly roles: readonly string[] }
	| { readonly kind: "round"; readonly number: number; readonly points: readonly number[] };

export function milestones(before: Scene | null, after: Scene | null, lines: readonly EventLine[]): Milestone[] {
	if (!before || !after) return [];
	return [
		...shotsLanded(before, after, lines),
		...orderTied(before, after, lines),
		...riddleSolved(before, after, lines),
		...triesEnded(before, after, lines),
		...roundsEnded(before, after),
		...rolesChanged(before, after),
	];
}

/** The die that was shot, which comes first, and those that count otherwise than before. */
function shotsLanded(before: Scene, after: Scene, lines: readonly EventLine[]): Milestone[] {
	if (!isShot(after)) return [];
	const lay = new Map((tumblingIn(before)?.dice ?? []).map(({ die, lies }) => [die, lies]));
	const tells = (token: string, at: number): boolean => {
		const [die = "", lies = ""] = (token.split("@")[0] ?? "").split(":");
		return at === 0 || lay.get(die) !== lies;
	};
	return lines
		.filter((line) => line.seat < 0 && line.by >= 0 && tellsShot(line.text))
		.map((line) => ({ kind: "shot", seat: line.by, text: line.text.split(" ").filter(tells).join(" ") }));
}

function rolesChanged(before: Scene, after: Scene): Milestone[] {
	const { roles } = after;
	const others = roles.some((role, seat) => role !== before.roles[seat]);
	return before.roles.length > 0 && others ? [{ kind: "roles", roles }] : [];
}

/** All have rolled for their order, and some have to roll again. */
function orderTied(before: Scene, after: Scene, lines: readonly EventLine[]): Milestone[] {
	const rolling = [before, after].every((scene) => scene.say.some(({ key }) => key === "tumblin-order-roll"));
	const rolled = lines.some((line) => line.seat < 0 && line.by >= 0);
	return rolling && rolled && before.rolls.length > 0 && after.rolls.length === 0 ? [{ kind: "tie" }] : [];
}

/** The hill of a riddle that is over: the one that brought a point, or the one that the rules reveal. */
function riddleSolved(before: Scene, after: Scene, lines: readonly EventLine[]): Milestone[] {
	if (!before.say.some(({ key }) => key === "mole-hills")) return [];
	const right = lines.find(
		({ seat, text }) => text.startsWith("point ") && (after.scores[seat] ?? 0) > (before.scores[seat] ?? 0),
	);
	const told = after.say.find(({ key }) => key === "mole-was")?.args.hill;
	const hill = Number(right ? right.text.split(" ")[1] : (told ?? 0));
	return hill ? [{ kind: "riddle", hill }] : [];
}

function triesEnded(before: Scene, after: Scene, lines: readonly EventLine[]): Milestone[] {
	const earlier = before.extra.tries ?? [];
	const now = after.extra.tries ?? [];
	const of = Number(before.say.find((text) => text.key === "attempt")?.args.of ?? 0);
	return now.flatMap((own, seat) => {
		const ended = own.length > (earlier[seat]?.length ?? 0) ? own.at(-1) : undefined;
		if (!ended) return [];
		const [reached, hundredths, score] = ended;
		// a game that counts dice needs no time for none
		const how = score ? "counted" : !reached ? failure(lines) : hundredths ? "solved" : "stopped";
		return [{ kind: "try", seat, number: own.length, of, how, seconds: hundredths / 100, score }];
	});
}
/** Why a try failed: a die fell off, the player gave up, or time ran out. */
function failure(lines: readonly EventLine[]): "off" | "stopped" | "late" {
	const fallen = lines.some((line) => line.seat < 0 && /:off\d*(@|\s|$)/.test(line.text));
	if (fallen) return "off";
	return lines.some((line) => line.text === "stop") ? "stopped" : "late";
}

function roundsEnded(before: Scene, after: Scene): Milestone[] {
	const earlier = tumblingIn(before)?.sheet ?? [];
	const now = tumblingIn(after)?.sheet ?? [];
	const points = now.at(-1);
	return points && now.length > earlier.length ? [{ kind: "round", number: now.length, points }] : [];
}
