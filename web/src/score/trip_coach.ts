/** The Dice Trip coach: what a player's decisions cost, and what would have been better. It thinks on the server. */
import { until } from "lit-html/directives/until.js";
import { cityName } from "../games/dice_trip/map";
import { amount, currentLanguage, say } from "../i18n/texts";
import { request } from "../net/api";
import type { Trip } from "../rules/dice_trip";
import type { TripSheet } from "../rules/score_rules";
import { html, type View } from "../ui/render";
import type { SheetHost } from "./sheet_host";

interface Advice {
	readonly round: number;
	readonly dice: readonly number[];
	readonly played: string;
	readonly best: string;
	readonly cost: number;
	readonly entries: boolean;
}
/** The dice by colour and letter. */
interface Dice {
	readonly colours: readonly string[];
	readonly letters: readonly string[];
}
/** Smaller differences are noise of the estimate. */
const WORTH_SAYING = 0.3;
const reviews = new Map<string, Promise<View>>();

export function coachView(host: SheetHost<TripSheet>, trip: Trip, dice: Dice, seat: number): View {
	const lines = host.game.lines.slice(0, host.counted.taken);
	if (!lines.some((line) => /[a-z]{2}/.test(line) && !/^(keep|reroll)/.test(line))) return html``;
	const key = JSON.stringify([host.game.id, seat, lines, currentLanguage()]);
	const name = host.name(seat);
	if (host.draft().coach !== String(seat))
		return html`<button type="button" class="quiet trip-ask" data-key="coach" @click=${() => host.noted({ coach: String(seat), seat: String(seat) })}>${say("coach-ask", { name })}</button>`;
	const found = reviews.get(key) ?? asked(host, trip, dice, seat, lines).catch(() => away(key));
	reviews.set(key, found);
	return html`<section class="trip-coach" aria-label=${say("coach-title", { name })}>
		<h2>${say("coach-title", { name })}</h2>
		${until(found, html`<p role="status">${say("coach-thinks")}</p>`)}
	</section>`;
}
function away(key: string): View {
	reviews.delete(key);
	return html`<p class="sorry" role="alert">${say("coach-away")}</p>`;
}
async function asked(
	host: SheetHost<TripSheet>,
	trip: Trip,
	dice: Dice,
	seat: number,
	lines: readonly string[],
): Promise<View> {
	const { players, options } = host.game;
	const answer = await request("/api/score/dice_trip/coach", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			players: players.map((one) => one.name),
			lines,
			options,
			language: currentLanguage(),
			seat,
		}),
	});
	if (!answer.ok) throw new Error(`no coach: ${answer.status}`);
	const advice = (await answer.json()) as readonly Advice[];
	const costly = advice.filter((one) => one.cost >= WORTH_SAYING);
	const cost = advice.reduce((all, one) => all + one.cost, 0);
	return html`<p role="status">${costly.length ? say("coach-cost", { cost: amount(cost, 1), name: host.name(seat) }) : say("coach-nothing")}</p>
		<ol class="trip-advice">${costly.map(
			(one) => html`<li>
				<span class="soft">${say("coach-round", { round: one.round, dice: one.dice.join(" ") })}</span>
				<span>${inWords(trip, dice, one.played)}</span>
				<strong>${say("coach-better", { better: inWords(trip, dice, one.best), cost: amount(one.cost, 1) })}</strong>
			</li>`,
		)}</ol>
		<p class="soft small">${say("coach-how")}</p>`;
}
/** A decision with the names of its cities: `twice: 11 gent, x mons`, `keep`, `reroll r b`. */
function inWords(trip: Trip, dice: Dice, decision: string): string {
	if (decision === "keep") return say("coach-keep");
	if (decision.startsWith("reroll ")) {
		const again = decision.split(" ").slice(1);
		const colours = dice.colours.filter((_, die) => again.includes(dice.letters[die] ?? ""));
		return say("coach-reroll", { dice: colours.map((one) => say(`colour-${one.toLowerCase()}`)).join(", ") });
	}
	const entries = decision
		.replace(/^twice: /, "")
		.split(", ")
		.map((entry) => {
			const [what = "", city = ""] = entry.split(" ");
			return `${what === "x" ? "✗" : what} ${cityName(trip, city)}`;
		})
		.join(", ");
	return decision.startsWith("twice: ") ? `${entries} (${say("sheet-trip-twice")})` : entries;
}
