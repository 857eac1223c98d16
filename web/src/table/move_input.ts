/** Making a move, from the first click to sending it. */

import { say } from "../i18n/texts";
import type { EventLine } from "../net/protocol";
import { storage } from "../platform/storage";
import { choiceEntries } from "../rules/choice_entries";
import { isCell } from "../rules/lattice";
import { type BranchPath, Picker } from "../rules/move_picker";
import type { Piece } from "../rules/piece";
import { hasten, listed, reach } from "../rules/race";
import type { ScreenPoint } from "../scene3d/viewport";
import type { TableContext } from "../state/table_context";
import { sceneSays, turnText } from "../ui/sentences";
import type { RacePanel } from "./race_panel";
import type { Verdicts } from "./verdicts";

/** The parts of the page that move input needs. */
interface InputSurroundings {
	readonly race: RacePanel;
	readonly verdicts: Verdicts;
	/** Shows a refusal. */
	readonly sorry: HTMLElement;
	/** The page position of a cell. */
	spotOf(cell: string): ScreenPoint | null;
	/** Focus what comes next. */
	focusNext(): void;
}

/** A move that was sent, or waits for a connection. */
interface Flight {
	readonly seat: number;
	readonly move: string;
	/** The last event known when it was made. */
	readonly after: number;
	/** The id of the request; UNSENT: there was no connection. */
	readonly id: number;
	/** Number of times sent. */
	readonly times: number;
}
/** Not the id of any request. */
const UNSENT = -1;
/** A move without an answer is sent again once. */
const MOST_SENT = 2;

export class MoveInput {
	picker: Picker | null = null;
	/** The move being sent, until the server answers. */
	private flight: Flight | null = null;
	/** The last request for the reason why something is illegal. */
	private why = 0;
	/** The seat that plays, where several at this screen can. */
	private actor = -1;

	constructor(
		private readonly context: TableContext,
		private readonly around: InputSurroundings,
	) {}

	/** The id of the move being sent; 0: none. */
	get pending(): number {
		return this.flight?.id ?? 0;
	}
	get several(): readonly BranchPath[] {
		return this.picker?.several ?? [];
	}
	get asked(): readonly number[] {
		const turn = this.context.shown?.turn;
		return turn?.kind === "choose" ? turn.seats.filter((one) => turn.moves[one]) : [];
	}

	/**
	 * Update the picker to the scene shown. Other players' actions do not reset what has been picked, if the choices are the
	 * same as before; `moved` are the seats that acted.
	 */
	begin(moved: readonly number[] | null = null): void {
		const { asked } = this;
		// simultaneous secret decisions go in order of seats: the scene is the view of the first
		const seat = this.context.racing && asked.includes(this.actor) ? this.actor : asked[0];
		const offered = seat === undefined ? [] : (this.context.shown?.turn.moves[seat] ?? []);
		if (moved && this.picker && seat === this.picker.seat && !moved.includes(seat) && this.picker.offers(offered))
			return;
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

	/** The choices in the list; in a race complete claims, without calls. */
	ways(): BranchPath[] {
		const { picker, context } = this;
		if (!picker) return [];
		if (!this.several.length && context.racing && context.shown?.scene) return listed(picker, context.shown.scene);
		return choiceEntries(picker, context.ownBoard);
	}

	/** A cell was clicked, at this position of the page. */
	pick(cell: string, spot: ScreenPoint | null): void {
		const { picker, context } = this;
		if (!picker) {
			const { said, shown } = context;
			const others = shown?.turn.kind === "choose" && said && said.mine.length > 0;
			if (others && spot && !context.animating) this.around.verdicts.refuseAt(spot, turnText(shown.turn, said));
			return;
		}
		if (context.racing) {
			this.claim(cell, spot);
			return;
		}
		if (context.animating || this.pending || context.aiming) return;
		if (picker.piece) {
			this.setPiece(picker, picker.piece, cell, spot);
			return;
		}
		if ((this.several[0] ?? picker.atoms.map((atom) => ({ atom }))).at(-1)?.atom === cell) {
			// a second click on the same place plays the move
			if (picker.move && !this.several.length) this.submit();
			else this.back();
			return;
		}
		let ways = picker.choices(cell);
		// replace an earlier choice
		if (ways.length === 0 && picker.backTo(cell)) ways = picker.choices(cell);
		if (ways.length === 0) this.askWhy(picker, cell, spot);
		else if (ways.length === 1) this.take(ways[0] as BranchPath, spot);
		else {
			picker.waver(ways);
			this.askBehind(ways);
			context.draw();
		}
	}

	/** Put the chosen piece on a cell; where it stands already, turn it. */
	private setPiece(picker: Picker, piece: Piece, cell: string, spot: ScreenPoint | null): void {
		if (piece.put?.includes(cell) && piece.turns > 1) piece.rotate();
		else if (!piece.choose(cell)) {
			this.askWhy(picker, cell, spot);
			return;
		}
		picker.settle();
		this.context.draw();
	}
	/** Turn the piece that was put down. */
	turnPiece(): void {
		const { picker } = this;
		if (!picker?.piece?.put || this.context.animating || this.pending) return;
		picker.piece.rotate();
		picker.settle();
		this.context.draw();
	}
	/** Choose a die of a piece, or put it back. */
	toggle(atom: string, spot: ScreenPoint | null = null): void {
		const { picker } = this;
		if (this.context.animating || this.pending || !picker) return;
		if (!picker.toggle(atom)) {
			this.askWhyOf(picker, picker.extended(atom), spot);
			return;
		}
		this.around.sorry.textContent = "";
		this.askFurther();
		this.context.draw();
	}

	/** Explain an illegal choice where it was tapped. */
	private askWhy(picker: Picker, cell: string, spot: ScreenPoint | null): void {
		this.askWhyOf(picker, picker.meant(cell), spot);
	}
	private askWhyOf(picker: Picker, move: string, spot: ScreenPoint | null): void {
		const id = this.context.ask({ t: "why_not", seat: picker.seat, move });
		if (id === 0) return;
		this.why = id;
		this.around.verdicts.send(id, spot);
	}
	/** The rules do not object to the place, yet it was not among the choices. */
	allowed(id: number): void {
		if (id === this.why) this.around.verdicts.refuse(id, sceneSays({ key: "why-not-this-place", args: {} }, []));
	}

	/** In a race, send a click at once. */
	private claim(cell: string, spot: ScreenPoint | null): void {
		const scene = this.context.shown?.scene;
		const { race } = this.around;
		// a click beside all targets claims nothing
		if (!this.picker || !scene || !reach(this.picker, scene, race.held).cells.includes(cell)) return;
		const way = race.means(cell);
		if (way === "die") this.around.sorry.textContent = say("race-die-first");
		else if (way) this.take(way, spot);
	}

	take(way: BranchPath, spot: ScreenPoint | null = null): void {
		const { picker, around } = this;
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
		// a move that could continue waits for the player's confirmation
		if (move !== null && spot && storage.oneTap && !picker?.next?.length) this.submit();
		this.context.draw();
		around.focusNext();
	}

	/** Ask the server for branches it has not sent yet. */
	askFurther(): void {
		const { picker } = this;
		for (const prefix of picker?.unknown() ?? []) this.context.ask({ t: "steps", seat: picker?.seat ?? 0, prefix });
	}
	/** What follows each of several ways, where it is not known. */
	private askBehind(ways: readonly BranchPath[]): void {
		const { picker, context } = this;
		if (!picker) return;
		for (const way of ways)
			if (way.at(-1)?.more === null)
				context.ask({ t: "steps", seat: picker.seat, prefix: [...picker.atoms, ...way.map(({ atom }) => atom)] });
	}
	back(): void {
		this.picker?.back();
		this.context.draw();
	}
	restart(): void {
		this.picker?.reset();
		this.context.draw();
	}
	submit(): void {
		if (this.picker?.move) this.send(this.picker.move);
	}
	send(move: string, spot: ScreenPoint | null = null): void {
		const { picker, context } = this;
		if (!picker || !context.said || (this.pending && !context.racing)) return;
		const request = { t: "submit", seat: picker.seat, move, after: context.said.n } as const;
		const id = context.ask(request);
		// in a race the player does not wait for an answer
		if (context.racing) this.around.verdicts.send(id, spot);
		else this.flight = { ...request, id: id || UNSENT, times: id ? 1 : 0 };
		context.draw();
	}

	/** Handle an answer. Returns whether it was for the move being sent. */
	answered(id: number): boolean {
		if (!this.flight || id !== this.flight.id) return false;
		this.flight = null;
		return true;
	}
	/**
	 * The move was based on an older state and was refused. Send it again if it is still legal. Returns whether it was sent.
	 */
	outdated(id: number): boolean {
		return id === this.pending && this.again();
	}
	/**
	 * The connection is back, and `happened` has everything since. A move still unanswered was lost and is sent again. It cannot
	 * be played twice: the server refuses a move based on an older event.
	 */
	reconnected(): void {
		if (this.flight && !this.again()) this.flight = null;
	}
	/** The move being sent may be among these lines, though its answer has not arrived. */
	happened(lines: readonly EventLine[]): void {
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
