/** The moves so far, in words. */

import { readSettled } from "../i18n/hand_words";
import { say } from "../i18n/texts";
import type { EventLine, Picture, Table } from "../net/protocol";
import { type Gain, storage } from "../platform/storage";
import { isCell } from "../rules/lattice";
import { HANDS } from "../rules/move_picker";
import { placeName } from "../rules/place_names";
import { tellsShot } from "../rules/real_shot";
import { el } from "../ui/dom";
import { render } from "../ui/render";
import { calledAt, eventText, nothingDone, type Opening, readerSeat, unfolding } from "../ui/sentences";
import { seatScore } from "./panels";

/** Maximum number of events since one's own move that are shown at a glance; one's own count among them. */
const MOST_NEWEST = 6;
/** The same for spectators. */
const MOST_WATCHED = 3;
/** Number of recent events shown. */
const EVENTS_SHOWN = 80;

export class MoveLog {
	private lines: EventLine[] = [];
	/** Number of lines already worded, for these viewers and names. */
	private worded = 0;
	private readers = "";
	/** Scores after a line, and their changes. */
	private readonly gains = new Map<number, readonly Gain[]>();
	/** Where they are kept over a reload; empty: nowhere. */
	private room = "";

	constructor(private readonly host: HTMLElement) {}

	get lastMove(): string {
		return this.lines.filter((line) => line.seat >= 0).at(-1)?.text ?? "";
	}
	/** Whether the newest event is a move of this seat by which it rolls. */
	asksToRoll(seat: number): boolean {
		const line = this.lines.at(-1);
		return line?.seat === seat && ["roll", "reroll"].includes(line.text.split(" ")[0] ?? "");
	}
	rollsAndMovesOf(seat: number): number {
		return this.lines.filter((line) => line.seat < 0 || line.seat === seat).length;
	}
	/** Replace the whole log; what its lines brought is remembered by this browser, where it was there. */
	anew(lines: readonly EventLine[], room = ""): void {
		this.lines = [...lines];
		this.room = room;
		this.gains.clear();
		const known = new Set(lines.map(({ n }) => n));
		for (const [n, gains] of room ? storage.gainsOf(room) : []) if (known.has(n)) this.gains.set(n, gains);
		this.readers = "";
	}
	/** Append events, with the changes of scores. */
	add(lines: readonly EventLine[], before: readonly number[] = [], after: readonly number[] = []): void {
		this.lines.push(...lines);
		// a roll in the same update has had no effect yet
		const last = lines.filter((line) => line.seat >= 0 || line.steps.length > 0).at(-1) ?? lines.at(-1);
		if (!last || before.length !== after.length) return;
		const gains = after.flatMap((score, seat) => {
			const gain = score - (before[seat] ?? 0);
			return gain ? [{ seat, score, gain }] : [];
		});
		if (gains.length === 0) return;
		this.gains.set(last.n, gains);
		if (this.room) storage.keepGains(this.room, [...this.gains].slice(-EVENTS_SHOWN));
	}

	/** Scores after some lines, and their changes. */
	private points(lines: readonly EventLine[], said: Table): string {
		const sums = new Map<number, { seat: number; score: number; gain: number }>();
		for (const { seat, score, gain } of lines.flatMap((line) => this.gains.get(line.n) ?? []))
			sums.set(seat, { seat, score, gain: gain + (sums.get(seat)?.gain ?? 0) });
		const changes = [...sums.values()].map(({ seat, score, gain }) =>
			say(said.timed ? "time-log" : "points-log", {
				who: calledAt(said, seat),
				score: seatScore(score, said),
				gain: gain > 0 ? `+${gain}` : `−${-gain}`,
			}),
		);
		return changes.length ? `. ${changes.join(", ")}` : "";
	}

	/** Whether no seat has moved before this line. */
	opening(line: EventLine): boolean {
		const first = this.lines.find((one) => one.seat >= 0);
		return first === undefined || line.n < first.n;
	}

	/** The reader's last turn and everything since, in words; the newest last. What does not fit is left out between the two. */
	newest(said: Table, picture: Picture): string[] {
		const groups = grouped(this.lines);
		const reader = said.mine.length > 1 ? toMove(said, picture, this.lines) : (said.mine[0] ?? -1);
		const from = reader < 0 ? Math.max(0, groups.length - MOST_WATCHED) : lastTurn(groups, reader, said.rolls_for_all);
		const sentences: string[] = [];
		let own = 0;
		for (const [at, group] of groups.entries()) {
			if (at < from) continue;
			const [line] = group as [EventLine];
			const next = groups[at + 1]?.[0];
			// "roll" says nothing that the roll does not say
			if (line.text === "roll" && next && next.seat < 0 && next.by === line.seat) continue;
			const idle = next ? this.idle(line, next, said, picture) : this.passed(line, said, picture);
			// a roll and the move it was used for are one sentence
			const roll = sentences.length > 0 && uses(groups[at - 1]?.[0], line) ? (groups[at - 1] ?? []) : [];
			const counted = this.points(roll, said);
			const rolled = roll.length ? (sentences.pop() ?? "").slice(0, -counted.length || undefined) : "";
			if (rolled && own > sentences.length) own--;
			const opening = this.draws(line, said);
			const first = eventText(line, said.chairs, picture.scene, opening, false, readerSeat(said), rolled);
			// what a hand did and how the dice came to rest are one sentence
			const acted = (isOutcome(line) && handled(groups[at - 1]?.[0]) && sentences.pop()) || "";
			const ownAct = acted !== "" && own > sentences.length;
			if (ownAct) own--;
			const words = [
				acted ? `${acted}. ${first}` : first,
				...group.slice(1).map((one) => placeName(one.text.split(" ")[1] ?? "")),
			].join(", ");
			if (words === sentences.at(-1)) continue;
			sentences.push((idle ?? words) + this.points([...roll, ...group], said));
			if (own === sentences.length - 1 && (ownAct || isOf(line, reader))) own++;
		}
		if (sentences.length <= MOST_NEWEST) return sentences;
		const mine = sentences.slice(0, Math.min(own, 2));
		const rest = MOST_NEWEST - 1 - mine.length;
		return [...mine, say("news-left-out", { count: sentences.length - mine.length - rest }), ...sentences.slice(-rest)];
	}
	/** A roll that was not used before another player acted; null: it was used, or drew the first player. */
	private idle(roll: EventLine | undefined, next: EventLine, said: Table, picture: Picture): string | null {
		if (said.rolls_for_all || (roll && said.rolls_for_order && this.opening(roll))) return null;
		return nothingDone(roll, next, said.chairs, picture.scene, readerSeat(said), said.game);
	}
	/** The fate of a roll after which another player is to move; null: it can still be used. */
	private passed(line: EventLine, said: Table, picture: Picture): string | null {
		const { turn } = picture;
		const asked = turn.kind === "choose" ? turn.seats : turn.kind === "chance" ? turn.rolls : [];
		const [next] = asked;
		if (next === undefined || asked.includes(line.by)) return null;
		return this.idle(line, { ...line, seat: next, text: "" }, said, picture);
	}

	/** An entry between events: somebody has asked for a suggestion. */
	mark(words: string): void {
		this.host.prepend(el("li", { class: "soft" }, words));
	}

	/** Whether this line draws who begins: only the first can. */
	private draws(line: EventLine, said: Table): Opening {
		if (this.lines[0]?.n !== line.n || !this.opening(line)) return "";
		return said.rolls_for_order ? "rolls-first-log" : "begins-log";
	}

	/** Word new lines only, unless a name or the viewers have changed. The newest stands first. */
	draw(said: Table, picture: Picture): void {
		const reader = readerSeat(said);
		const readers = JSON.stringify([picture.eye, ...said.chairs.map((chair) => chair.name)]);
		if (readers !== this.readers) {
			this.host.replaceChildren();
			this.worded = Math.max(0, this.lines.length - EVENTS_SHOWN);
		}
		if (readers === this.readers && this.worded === this.lines.length) return;
		this.readers = readers;
		const words = (line: EventLine, whole: boolean): string =>
			eventText(line, said.chairs, picture.scene, this.draws(line, said), whole, reader) + this.points([line], said);
		for (const [at, line] of [...this.lines.entries()].slice(this.worded)) {
			const before = this.lines[at - 1];
			const idle = this.idle(before, line, said, picture);
			if (before && idle) {
				// it says what was rolled, too
				const latest = this.host.firstElementChild;
				if (latest?.textContent === words(before, false)) latest.remove();
				this.host.prepend(el("li", {}, idle));
			}
			const short = words(line, false);
			// colours are dealt, then numbers: one sentence for both
			if (short === say("dealt") && this.host.firstElementChild?.textContent === short) continue;
			const item = el("li");
			render(unfolding(short, words(line, true)), item);
			this.host.prepend(item);
		}
		this.worded = this.lines.length;
		while (this.host.childElementCount > EVENTS_SHOWN) this.host.lastElementChild?.remove();
	}
}

/** Lines one after the other in which a player puts or takes single dice in the same way are one group. */
function grouped(lines: readonly EventLine[]): EventLine[][] {
	const groups: EventLine[][] = [];
	const single = ({ seat, text, steps }: EventLine): string =>
		seat >= 0 && steps.length <= 1 && text.split(" ").length === 2 && isCell(text.split(" ")[1] ?? "")
			? `${seat} ${text.split(" ")[0]}`
			: "";
	for (const line of lines.slice(-MOST_GROUPED)) {
		const kind = single(line);
		const before = groups.at(-1);
		if (kind && before && single(before[0] as EventLine) === kind) before.push(line);
		else groups.push([line]);
	}
	return groups;
}
/** How dice came to rest; those of a shot are told with their places. */
const isOutcome = (line: EventLine): boolean =>
	line.seat < 0 && (readSettled(line.text) !== null || tellsShot(line.text));
/** What hands do, also where a place or a die is named instead of numbers. */
const ACTIONS: readonly string[] = [...HANDS, "place", "mount", "draw"];
const handled = (line: EventLine | undefined): boolean =>
	line !== undefined && line.seat >= 0 && ACTIONS.includes(line.text.split(" ")[0] ?? "");
const isOf = (line: EventLine, seat: number): boolean => line.seat === seat || (line.seat < 0 && line.by === seat);
/** A joint roll counts as everybody's own. */
const isJoint = (line: EventLine): boolean => line.seat < 0 && line.by < 0 && /^[1-6]( [1-6])+$/.test(line.text);

/** Whether a move follows its player's own roll of one die. */
const uses = (roll: EventLine | undefined, { seat, text }: EventLine): boolean =>
	roll !== undefined && roll.seat < 0 && roll.by === seat && text !== "undo" && /^[1-6]{1,3}$/.test(roll.text);

/** Where the last turn of a seat begins: with its rolls and moves up to the next player's. A roll that is yet to be used is no turn. */
function lastTurn(groups: readonly (readonly EventLine[])[], seat: number, race: boolean): number {
	const lines = groups.map((group) => group[0] as EventLine);
	let others = false;
	for (let at = lines.length - 1; at >= 0; at--) {
		const line = lines[at] as EventLine;
		// a race goes straight on: with a new roll, it is also told who was right about the last one
		if (isJoint(line) && !(race && at === lines.length - 1)) return at;
		if (line.seat === seat || (others && isOf(line, seat))) {
			while (at > 0 && isOf(lines[at - 1] as EventLine, seat)) at--;
			return at;
		}
		others ||= line.seat >= 0 || line.by >= 0 ? !isOf(line, seat) : false;
	}
	return 0;
}
/** At a shared screen the story is told to whoever is to move, or has just moved. */
function toMove(said: Table, { turn }: Picture, lines: readonly EventLine[]): number {
	const asked = [...turn.seats, ...turn.rolls].find((seat) => said.mine.includes(seat));
	return asked ?? [...lines].reverse().find((line) => said.mine.includes(line.seat))?.seat ?? said.mine[0] ?? -1;
}

/** Maximum number of lines searched for the last events. */
const MOST_GROUPED = 40;
