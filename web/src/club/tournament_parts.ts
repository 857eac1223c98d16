/** What the pages of tournaments share: words for systems, points and pairings, the standings as a table. */
import { amount, maybe, say } from "../i18n/texts";
import type { EntrantCard, NewTournament, PairingCard, TournamentPage } from "../net/protocol";
import { type Child, el } from "../ui/dom";
import { clubTable, type GameWordsByKey, playerName, titleOf } from "./parts";

export const SYSTEMS = {
	swiss: "tournament-swiss",
	"round-robin": "tournament-round-robin",
	"knock-out": "tournament-knock-out",
	arena: "tournament-arena",
} as const;
const STATES = {
	open: "tournament-open",
	running: "tournament-running",
	over: "tournament-over",
	stopped: "tournament-stopped",
} as const;
export const stateOf = (page: { readonly state: keyof typeof STATES }): string => say(STATES[page.state]);

/** Milliseconds between two looks at a tournament. */
export const TOURNAMENT_LOOK = 3000;
const TIE_BREAKS: Readonly<Record<string, string>> = {
	"buchholz-cut-1": "tie-break-buchholz-cut-1",
	buchholz: "tie-break-buchholz",
	"sonneborn-berger": "tie-break-sonneborn-berger",
	wins: "tie-break-wins",
};

/** Half points as people write them. */
export const pointsText = (points: number): string =>
	points % 1 === 0.5 ? `${points > 1 ? Math.floor(points) : ""}½` : amount(points, 2, 0);

/** Everybody's name, by number; bots by their level. */
export function namesOf(entrants: readonly EntrantCard[]): ReadonlyMap<number, string> {
	return new Map(entrants.map((one) => [one.number, plainName(one)]));
}
function plainName(one: EntrantCard): string {
	return one.bot ? say("tournament-bot", { name: maybe(`bot-${one.bot}`) ?? one.bot }) : one.name;
}
export const entrantName = (one: EntrantCard): Child => (one.bot ? plainName(one) : playerName(one) || "?");

/** `Ann – Ben`, or who has a bye. */
export function pairingText(pairing: PairingCard, names: ReadonlyMap<number, string>): string {
	const first = names.get(pairing.first) ?? "?";
	return pairing.second < 0 ? say("tournament-bye", { name: first }) : `${first} – ${names.get(pairing.second) ?? "?"}`;
}
export const resultText = (pairing: PairingCard): string =>
	pairing.points ? pairing.points.map(pointsText).join(" : ") : say("tournament-playing");

export function standingsTable(page: TournamentPage, wall = false): HTMLElement {
	const known = new Map(page.entrants.map((one) => [one.number, one]));
	const heads = [say("tournament-name"), say("tournament-points"), say("club-played")];
	const rows = page.standings.map((line): Child[] => {
		const one = known.get(line.entrant);
		const name = one ? (wall ? plainName(one) : entrantName(one)) : "?";
		const who = el("span", { class: line.entrant === page.me ? "tournament-me" : undefined }, `${line.place}. `, name);
		const numbers = wall ? [] : line.tie_breaks.map(pointsText);
		return [who, pointsText(line.points), String(line.played), ...numbers];
	});
	const kinds = wall ? [] : page.tie_breaks.map((kind) => say(TIE_BREAKS[kind] ?? kind));
	return clubTable(say("tournament-standings"), [...heads, ...kinds], rows);
}

/** The games, the system and the clock in one line. */
export function planText(plan: NewTournament, rounds: number, words: GameWordsByKey): string {
	const { rounds: wished, legs, minutes, bank, clock, more, rated } = plan;
	const count = rounds || wished;
	return [
		plan.games.map((one) => titleOf(words, one.game)).join(", "),
		say(SYSTEMS[plan.system]),
		plan.system === "arena"
			? say("terms-minutes", { count: minutes ?? 60 })
			: count
				? say("tournament-rounds", { count })
				: "",
		plan.system === "round-robin" && legs === 2 ? say("tournament-twice") : "",
		bank ? say("tournament-bank", { count: Math.round(bank / 6) / 10, more: more ?? 0 }) : "",
		clock ? say("club-table-clock", { seconds: clock }) : "",
		rated ? say("terms-rated") : "",
	]
		.filter(Boolean)
		.join(" · ");
}

/** Draw a part anew only if it has changed; whoever is about to press something there keeps it. */
export function redraw(host: HTMLElement, now: unknown, build: () => readonly Child[]): void {
	const text = JSON.stringify(now);
	if (host.dataset.now === text) return;
	host.dataset.now = text;
	const held = document.activeElement instanceof HTMLElement && host.contains(document.activeElement);
	const key = held ? (document.activeElement as HTMLElement).dataset.key : undefined;
	host.replaceChildren(...build().filter((one): one is Node | string => Boolean(one)));
	if (key) host.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
