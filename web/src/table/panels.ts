/** Panels beside the board: players with their heaps, rolls, and the board in words. */

import { countsText } from "../i18n/prompts";
import { amount, say } from "../i18n/texts";
import type { Area, Chair, ChatLine, Die, Heap, Picture, Roll, Scene, Table } from "../net/protocol";
import { cellOf, level } from "../rules/lattice";
import { placeName } from "../rules/place_names";
import { tumblingIn } from "../rules/tumblin_shot";
import type { Watched } from "../state/table_context";
import { seatCss } from "../ui/area_colours";
import { css, inkOf } from "../ui/colours";
import { dieFace, standingDie } from "../ui/die_face";
import { asSeen, markText } from "../ui/move_words";
import { html, nothing, paint, type View } from "../ui/render";
import { calledAt, chairName, pointable, sceneSays } from "../ui/sentences";

/** The server's chat message when a player has asked for a suggestion. */
export const HINT_ASKED = "💡";
export const hintTaken = (line: ChatLine, reader: number): string =>
	line.seat === reader ? say("hint-taken-you") : say("hint-taken", { name: line.name });
const swatch = (colour: string): View =>
	html`<span class="swatch" aria-hidden="true" ${paint({ colour: css(colour) })}></span>`;
const holdsDice = (heap: Heap): boolean => Object.values(heap.dice).some((count) => count > 0);

/** Seats that have not begun what their score counts. */
const NOT_YET: readonly (string | undefined)[] = ["progress-searches-later", "progress-throne-next"];

/**
 * The scores on the players' cards. Null, a dash: nobody has any yet and their progress tells more, or the seat has yet to begin;
 * a nought would look like a result.
 */
export function scoresOnCards({ turn, scene }: Pick<Picture, "turn" | "scene">): readonly (number | null)[] {
	if (turn.kind === "over") return turn.scores;
	const { scores = [], progress = [] } = scene ?? {};
	const far = progress.map((text) => text?.key);
	const none = far.some(Boolean) && scores.every((score) => score === 0);
	return scores.map((score, seat) => (none || (NOT_YET.includes(far[seat]) && score === 0) ? null : score));
}

/** `muted`: seats whose chat is hidden in this browser; `mute` changes that. */
export function playersPanel(
	said: Watched,
	picture: Picture,
	mute: (seat: number) => void = () => {},
	muted: readonly number[] = [],
): View[] {
	const scores = scoresOnCards(picture);
	const counts = picture.turn.scores.length || picture.scene?.scores.length ? countsText(said.game) : null;
	const leaders = picture.scene?.leaders ?? [];
	const lying = tumblingIn(picture.scene)?.round_points ?? [];
	const over = picture.turn.kind === "over";
	const seats = said.chairs.map((chair, seat) => {
		const asked = picture.turn.kind === "choose" && picture.turn.seats.includes(seat);
		const colour = picture.scene?.colours[seat];
		const role = picture.scene?.roles[seat];
		const far = picture.scene?.progress[seat];
		const heaps = (picture.scene?.heaps ?? []).filter((heap) => heap.owner === seat && holdsDice(heap));
		const soft = (words: string): View => html`<span class="soft small">${words}</span>`;
		const mine = said.mine.includes(seat);
		const points = chair.points > 0;
		const called = calledAt(said, seat);
		// at a screen with all seats, as in a study, nobody is "you"
		const you = mine && said.mine.length < said.chairs.length && called !== say("you-name");
		return html`<li class=${asked ? "player asked" : "player"} ${paint({ colour: seatCss(seat, picture.scene, said.chairs) })}>
			<span class="name"
				>${asked ? "▶ " : ""}${called}${you ? soft(` (${say("you")})`) : nothing}${
					chair.kind === "person" && !chair.here ? soft(` · ${say("away")}`) : nothing
				}${colour ? soft(` · ${say(`colour-${colour}`)}`) : nothing}${role ? soft(` · ${say(`role-${role}`)}`) : nothing}${
					points
						? html`<span class="won small" title=${say("evening-points", { count: chair.points })}> ★${chair.points}</span>`
						: nothing
				}${
					!over && leaders.includes(seat)
						? html` <span class="leads small">${say(leaders.length > 1 ? "leads-shared" : "leads")}</span>`
						: nothing
				}</span
			>
			${
				scores[seat] === undefined
					? nothing
					: html`<span class="points"><span class="sr">${say("score")} </span>${seatScore(scores[seat] ?? undefined, said)}${
							!over && lying[seat]
								? html` <span class="soft small">${say("points-lying", { points: lying[seat] })}</span>`
								: nothing
						}</span>`
			}
			${said.mine.length > 0 && chair.kind === "person" && !mine ? muteButton(chair, seat, muted.includes(seat), mute) : nothing}
			${chair.left_ms >= 0 ? html`<span class="small clock" data-bank=${seat} aria-hidden="true"></span>` : nothing}
			${far ? html`<div class="small soft progress">${sceneSays(far, said.chairs)}</div>` : nothing}
			${heaps.length > 0 ? html`<div class="heaps">${heaps.map(heapRow)}</div>` : nothing}
		</li>`;
	});
	return counts ? [html`<li class="counts">${counts}</li>`, ...seats] : seats;
}

/** A score as it is read: hundredths of a second as seconds. */
export function seatScore(score: number | undefined, { timed }: Pick<Table, "timed">): string {
	if (!timed || score === undefined) return String(score ?? "–");
	return score > 0 ? `${amount(score / 100, 2, 0)} s` : "–";
}

function muteButton(chair: Chair, seat: number, muted: boolean, mute: (seat: number) => void): View {
	const words = say("mute", { name: chairName(chair, seat) });
	// a loudspeaker, struck out if muted
	const waves = muted ? "M16 9l5 6M21 9l-5 6" : "M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12";
	return html`<button
		type="button"
		class="quiet mute"
		data-key="mute-${seat}"
		aria-pressed=${muted}
		aria-label=${words}
		title=${words}
		@click=${() => mute(seat)}
	>
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor"></path>
			<path d=${waves} fill="none" stroke="currentColor" stroke-width="2"></path>
		</svg>
	</button>`;
}

function heapRow(heap: Heap): View {
	return html`<div class="heap">
		<span class="soft">${say(heap.label)}</span>
		${Object.entries(heap.dice)
			.filter(([, count]) => count > 0)
			.map(
				([colour, count]) =>
					html`<span title=${say(`colour-${colour}`)}>${swatch(colour)}${count}<span class="sr"> ${say(`colour-${colour}`)}</span></span>`,
			)}
	</div>`;
}

/** Who has said something; a spectator is never taken for a player. */
export function speaker({ seat, name }: ChatLine): string {
	if (seat >= 0) return name;
	return name ? say("chat-watching", { name }) : say("chat-spectator");
}
export function chatPanel(lines: readonly ChatLine[], chairs: readonly Chair[], reader = -1): View {
	if (lines.length === 0) return html`<p class="soft small">${say("chat-empty")}</p>`;
	return html`${lines.map((line) =>
		line.say
			? html`<p class="soft">${sceneSays(line.say, chairs)}</p>`
			: line.text === HINT_ASKED
				? html`<p class="soft">${hintTaken(line, reader)}</p>`
				: html`<p><b>${speaker(line)}</b> ${pointable(line.text)}</p>`,
	)}`;
}

export function rolledPanel(scene: Scene | null, chairs: readonly Chair[], reader = -1, side = 0): View {
	// the numbers that count are looked for before the many dice of a throw, one's own before the others'
	const rank = ({ by, label }: Roll): number => (label === "throw" ? 2 : 0) + (by === reader ? 0 : 1);
	const rolls = [...(scene?.rolls ?? [])].sort((a, b) => rank(a) - rank(b));
	return html`${rolls.length > 0 ? html`<h2>${say("dice-on-table")}</h2>` : nothing}
		${rolls.map(
			(roll) => html`<div class="rolled">
				${rolledDice(roll, scene, side)}
				<span class="soft small">${rollWords(roll, chairs, reader)}</span>
			</div>`,
		)}
		${(scene?.heaps ?? []).filter((heap) => heap.owner < 0 && holdsDice(heap)).map(heapRow)}`;
}

/** The dice of a roll; one die with three upper faces as it stands, seen from `side`. */
function rolledDice(roll: Roll, scene: Scene | null, side = 0): View {
	const own = roll.colour || (roll.one ? scene?.colours[roll.by] : undefined);
	const painted = own ? paint({ face: css(own), pip: inkOf(own) }) : nothing;
	if (roll.one)
		return html`<span class="face standing" role="img" aria-label=${roll.values.join(" ")} ${painted}>${standingDie(asSeen(roll.values, side))}</span>`;
	return html`${roll.values.map((value) => html`<span class="face" role="img" aria-label=${value} ${painted}>${dieFace(value)}</span>`)}`;
}

/** A table without a drawing: the dice on it, large, and those beside it. */
export function plainTable(scene: Scene | null, chairs: readonly Chair[]): View {
	const waiting = (scene?.heaps ?? []).filter((heap) => heap.owner < 0 && holdsDice(heap));
	return html`${(scene?.rolls ?? []).map(
		(roll) => html`<figure class="lying">
			<figcaption class="soft">${rollWords(roll, chairs)}</figcaption>
			<p class="large" role="img" aria-label=${roll.values.join(" ")}>${rolledDice(roll, scene)}</p>
		</figure>`,
	)}
	${waiting.length > 0 ? html`<div class="waiting-dice">${waiting.map(waitingHeap)}</div>` : nothing}
	${!scene?.rolls.length && waiting.length === 0 ? html`<p class="soft">${say("plain-table")}</p>` : nothing}`;
}
/** A heap of the table, as small dice. */
function waitingHeap(heap: Heap): View {
	return html`<figure>
		<figcaption class="soft small">${say(heap.label)}</figcaption>
		${Object.entries(heap.dice).map(
			([colour, count]) => html`<p class="small-dice" role="img" aria-label="${count} ${say(`colour-${colour}`)}">
				${Array.from({ length: Math.min(count, 60) }, () => swatch(colour))}
			</p>`,
		)}
	</figure>`;
}
/** The player and purpose of a roll. */
function rollWords(roll: Roll, chairs: readonly Chair[], reader = -1): string {
	const chair = chairs[roll.by];
	return [
		chair && (roll.by === reader ? say("you-name") : chairName(chair, roll.by)),
		(!chair || roll.label !== "roll") && say(roll.label),
	]
		.filter(Boolean)
		.join(" · ");
}

/** The pyramid in words, from the top down. */
export function textBoard(scene: Scene | null, chairs: readonly Chair[] = []): View {
	const dice = scene?.dice ?? [];
	const levels = [...new Set(dice.map((die) => level(cellOf(die.cell))))].sort((a, b) => b - a);
	const words = (die: Die): string => {
		const colour = say(`colour-${die.colour}`);
		const seen = die.triple ? say("cell-die-numbers", { colour, triple: die.triple }) : say("cell-die", { colour });
		return die.mark ? `${seen} · ${markText(die.mark)}` : seen;
	};
	const item = (die: Die): View => {
		const last = scene?.last.includes(die.cell) ? ` · ${say("last-move")}` : "";
		return html`<li>${swatch(die.colour)}${placeName(die.cell)}: ${words(die)}${last}</li>`;
	};
	return html`<h2 class="sr">${say("board-as-text")}</h2>
		${dice.length === 0 ? html`<p>${say("board-empty")}</p>` : nothing}
		${levels.map(
			(height) => html`<h3>${say("level", { level: height })}</h3>
				<ul>
					${dice.filter((die) => level(cellOf(die.cell)) === height).map(item)}
				</ul>`,
		)}
		${areasInWords(scene, chairs)}`;
}

/** What the rules say of places and colours: whose, and where. */
function areasInWords(scene: Scene | null, chairs: readonly Chair[]): View {
	const areas = (scene?.areas ?? []).filter((area) => !area.of);
	if (areas.length === 0) return nothing;
	const item = (area: Area): View => {
		const owner = chairs[area.owner];
		const parts = [
			sceneSays(area.say ?? { key: `area-${area.kind}`, args: {} }, chairs),
			owner ? chairName(owner, area.owner) : "",
			area.colour ? say(`colour-${area.colour}`) : "",
			area.sign,
		];
		const places = area.cells.map(placeName).join(", ");
		return html`<li>${parts.filter(Boolean).join(" · ")}${places ? `: ${places}` : ""}</li>`;
	};
	return html`<h3>${say("key-title")}</h3><ul class="areas">${areas.map(item)}</ul>`;
}
