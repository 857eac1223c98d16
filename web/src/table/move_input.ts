/** Making a move: from the first click to what is sent. */

import { say } from "../i18n/texts";
import type { Line } from "../net/protocol";
import { storage } from "../platform/storage";
import { isCell } from "../rules/lattice";
import { Picker, type Way } from "../rules/move_picker";
import { hasten, listed, reach } from "../rules/race";
import type { Spot } from "../scene3d/viewport";
import type { TableContext } from "../state/table_context";
import type { RacePanel } from "./race_panel";
import type { Verdicts } from "./verdicts";

/** What the making of a move needs of the page. */
interface InputSurroundings {
	readonly race: RacePanel;
	readonly verdicts: Verdicts;
	/** Where a refusal is said. */
	readonly sorry: HTMLElement;
	/** Where on the page a cell is seen. */
	spotOf(cell: string): Spot | null;
	/** The keyboard goes on with what comes next. */
	focusNext(): void;
}

/** A move that was sent, or could not be. */
interface Flight {
	readonly seat: number;
	readonly move: string;
	/** The last event that was known when it was made. */
	readonly after: number;
	/** The number of the wish; UNSENT: there was no line. */
	readonly id: number;
	/** How often it has been sent. */
	readonly times: number;
}
/** No wish has this number. */
const UNSENT = -1;
/** A move whose answer never came is sent once more, never oftener. */
const MOST_SENT = 2;

export class MoveInput {
	picker: Picker | null = null;
	several: readonly Way[] = [];
	/** The move that is on its way, until the server has answered it. */
	private flight: Flight | null = null;
	/** The last question why something is not allowed. */
	private why = 0;
	/** Who plays, where several at this screen could. */
	private actor = -1;

	constructor(
		private readonly context: TableContext,
		private readonly around: InputSurroundings,
	) {}

	/** The number of the wish with the move that is on its way; 0: none is. */
	get pending(): number {
		return this.flight?.id ?? 0;
	}
	get asked(): readonly number[] {
		const turn = this.context.shown?.turn;
		return turn?.kind === "choose" ? turn.seats.filter((one) => turn.moves[one]) : [];
	}

	/**
	 * Something may be picked now, or nothing: as the picture says that is shown. What somebody else did takes nothing away
	 * from what has been picked so far, if the same may be chosen as before; `moved` are the seats that have done something.
	 */
	begin(moved: readonly number[] | null = null): void {
		const { asked } = this;
		// where everybody decides in secret it goes round: the picture is the one that the first of them may see
		const seat = this.context.racing && asked.includes(this.actor) ? this.actor : asked[0];
		const offered = seat === undefined ? [] : (this.context.shown?.turn.moves[seat] ?? []);
		if (moved && this.picker && seat === this.picker.seat && !moved.includes(seat) && this.picker.offers(offered))
			return;
		this.several = [];
		this.picker = seat === undefined ? null : new Picker(seat, offered);
		if (this.context.racing && this.picker) hasten(this.picker);
		this.askFurther();
	}
	playAs(seat: number): void {
		this.actor = seat;
		if (!this.asked.includes(seat) || this.picker?.seat === seat || this.context.animating || this.pending) return;
		this.begin();
		this.context.draw();
	}

	/** What the list offers: in a race whole claims, the calls stand apart. */
	ways(): Way[] {
		const { picker, context } = this;
		if (this.several.length) return [...this.several];
		if (!picker) return [];
		if (context.racing && context.shown?.scene) return listed(picker, context.shown.scene);
		return (picker.next ?? []).map((branch) => [branch]);
	}

	/** A cell was clicked, here on the page. */
	pick(cell: string, spot: Spot | null): void {
		const { picker, context } = this;
		if (!picker) return;
		if (context.racing) {
			this.claim(cell, spot);
			return;
		}
		if (context.animating || this.pending || context.aiming) return;
		if (picker.atoms.at(-1) === cell) {
			// the same place again: the move is meant
			if (picker.move) this.submit();
			else this.back();
			return;
		}
		let ways = picker.ways(cell);
		// another choice instead of one before
		if (ways.length === 0 && picker.backTo(cell)) ways = picker.ways(cell);
		if (ways.length === 0) this.askWhy(picker, cell, spot);
		else if (ways.length === 1) this.take(ways[0] as Way, spot);
		else {
			this.several = ways;
			context.draw();
		}
	}

	/** What is not offered is explained where it was tapped. */
	private askWhy(picker: Picker, cell: string, spot: Spot | null): void {
		const id = this.context.ask({ t: "why_not", seat: picker.seat, move: picker.meant(cell) });
		if (id === 0) return;
		this.why = id;
		this.around.verdicts.send(id, spot);
	}
	/** What was asked about may be done: then there is nothing to explain. */
	allowed(id: number): void {
		if (id === this.why) this.around.verdicts.drop(id);
	}

	/** In a race: what this click means is sent at once. */
	private claim(cell: string, spot: Spot | null): void {
		const scene = this.context.shown?.scene;
		const { race } = this.around;
		// a click beside what could be claimed claims nothing
		if (!this.picker || !scene || !reach(this.picker, scene, race.held).cells.includes(cell)) return;
		const way = race.means(cell);
		if (way === "die") this.around.sorry.textContent = say("race-die-first");
		else if (way) this.take(way, spot);
	}

	take(way: Way, spot: Spot | null = null): void {
		const { picker, around } = this;
		this.several = [];
		around.sorry.textContent = "";
		picker?.take(way);
		const move = picker?.move ?? null;
		const cell = way.at(-1)?.atom ?? "";
		if (move !== null && this.context.racing) {
			picker?.reset();
			this.send(move, spot ?? (isCell(cell) ? around.spotOf(cell) : null));
			return;
		}
		this.askFurther();
		// a move that could go on is not sent before its player says that it is all
		if (move !== null && spot && storage.oneTap && !picker?.next?.length) this.submit();
		this.context.draw();
		around.focusNext();
	}

	/** Ask the server for what it has not sent yet. */
	askFurther(): void {
		const { picker } = this;
		for (const prefix of picker?.unknown() ?? []) this.context.ask({ t: "steps", seat: picker?.seat ?? 0, prefix });
	}
	back(): void {
		this.several = [];
		this.picker?.back();
		this.context.draw();
	}
	restart(): void {
		this.several = [];
		this.picker?.reset();
		this.context.draw();
	}
	submit(): void {
		if (this.picker?.move) this.send(this.picker.move);
	}
	send(move: string, spot: Spot | null = null): void {
		const { picker, context } = this;
		if (!picker || !context.said || (this.pending && !context.racing)) return;
		const wish = { t: "submit", seat: picker.seat, move, after: context.said.n } as const;
		const id = context.ask(wish);
		// in a race nobody waits for an answer: the hand goes on
		if (context.racing) this.around.verdicts.send(id, spot);
		else this.flight = { ...wish, id: id || UNSENT, times: id ? 1 : 0 };
		context.draw();
	}

	/** The server has answered; whether it was the move on its way. */
	answered(id: number): boolean {
		if (!this.flight || id !== this.flight.id) return false;
		this.flight = null;
		return true;
	}
	/**
	 * The move on its way knew of less than the server does. Nothing has come of it: it is sent once more, if the same may still be
	 * chosen. Whether that is so.
	 */
	outdated(id: number): boolean {
		return id === this.pending && this.again();
	}
	/**
	 * There is a line again, and `happened` knows of everything since the last one. A move that is still on its way has got
	 * lost: it is sent again. It cannot be played twice, for a move made before the last event is refused.
	 */
	reconnected(): void {
		if (this.flight && !this.again()) this.flight = null;
	}
	/** The move on its way may be among these lines, though its answer has not come. */
	happened(lines: readonly Line[]): void {
		const { flight } = this;
		if (lines.some((line) => line.seat === flight?.seat && line.n > flight.after)) this.flight = null;
	}
	private again(): boolean {
		const { flight, picker, context } = this;
		const offered = context.said?.picture.turn.moves[flight?.seat ?? -1];
		if (!flight || !context.said || flight.times >= MOST_SENT || !picker || picker.seat !== flight.seat) return false;
		if (!offered || !picker.offers(offered)) return false;
		const id = context.ask({ t: "submit", seat: flight.seat, move: flight.move, after: context.said.n });
		this.flight = { ...flight, after: context.said.n, id: id || UNSENT, times: flight.times + (id ? 1 : 0) };
		return true;
	}
}
