/** Picking a move atom by atom along the tree the server offers. Pure: no page, no socket. */

import type { Branch } from "../net/protocol";
import { isCell } from "./lattice";
import { Piece, type PieceSetting } from "./piece";

/** A continuation: the atoms to add; the player sees the last one. */
export type BranchPath = readonly Branch[];

/** Link words between a thing and its destination. */
const ON = "on";
export const LINKS: readonly string[] = [ON, "to"];
/** Verbs followed by places that are filled together, in any order. */
const UNORDERED_VERBS: readonly string[] = ["build", "bonus", "set", "triangel", "triops", "pair"];
/** Up to this many verbs are expanded, so that a click on the board need not choose one first. */
const FEW_VERBS = 6;
/** Verbs of actions, which are not picked atom by atom. */
export const HANDS: readonly string[] = ["throw", "flick", "ladle", "stack", "pull", "tilt", "press", "blow"];

/** A state of the picker that the player has seen. */
interface Seen {
	readonly path: readonly Branch[];
	readonly several: readonly BranchPath[];
	/** The player then chose a kind of move: places of other kinds no longer catch clicks. */
	readonly verb: boolean;
}
const isWord = (atom: string): boolean => /^[a-z_]+$/.test(atom);

const kids = (branch: Branch): readonly Branch[] | null => (branch.more === undefined ? [] : branch.more);

export class Picker {
	private path: Branch[] = [];
	/** The alternatives of a click that means several things. */
	several: readonly BranchPath[] = [];
	/** What the player has seen on the way here; going back returns to it. */
	private seen: Seen[] = [];
	/** Branches the server sent later, by the prefix they follow. */
	private readonly fetched = new Map<string, readonly Branch[]>();
	/** Pieces by the prefix they are put down after. */
	private readonly pieces = new Map<string, Piece>();
	/** Prefixes that the server later declared to be whole moves. */
	private readonly whole = new Set<string>();

	constructor(
		readonly seat: number,
		readonly root: readonly Branch[],
	) {
		this.follow();
	}

	/** Whether exactly this offer is already shown. */
	offers(root: readonly Branch[]): boolean {
		return JSON.stringify(root) === JSON.stringify(this.root);
	}
	get atoms(): readonly string[] {
		return this.path.map((branch) => branch.atom);
	}
	/** What has been chosen; a place that means several things alone, before one of them is chosen. */
	get chosen(): string {
		const place = this.several[0]?.at(-1)?.atom;
		return [...this.atoms, ...(place ? [place] : [])].join(" ");
	}
	/** The next atoms among which the player chooses; where a place means several things, those of all of them. */
	get missing(): readonly string[] {
		const ways = this.several.length ? this.onward(this.several).map((way) => way.at(-1) as Branch) : (this.next ?? []);
		return ways.map(({ atom }) => atom);
	}
	/** The text of the move, if it is complete. */
	get move(): string | null {
		const text = this.atoms.join(" ");
		return this.path.length > 0 && (this.path.at(-1)?.done || this.whole.has(text)) ? text : null;
	}
	/** The next atoms; null: ask the server. */
	get next(): readonly Branch[] | null {
		const last = this.path.at(-1);
		if (!last) return this.root;
		return this.fetched.get(this.atoms.join(" ")) ?? kids(last);
	}
	/** Whether there is a choice to take back (words that were the only choice do not count). */
	get canGoBack(): boolean {
		return this.seen.length > 0 || (this.piece?.put ?? null) !== null;
	}

	/** Whether the last word came by itself: no other could stand in its place. */
	get forced(): boolean {
		const last = this.path.pop();
		const alone = last !== undefined && this.next?.length === 1;
		if (last) this.path.push(last);
		return alone;
	}

	/** Add the server's answer for a prefix; `settings`: all its endings, where what follows is put down as one thing. */
	learn(
		prefix: readonly string[],
		branches: readonly Branch[],
		done = false,
		settings: readonly PieceSetting[] = [],
	): void {
		this.fetched.set(prefix.join(" "), branches);
		if (settings.length && !this.pieces.has(prefix.join(" "))) this.pieces.set(prefix.join(" "), new Piece(settings));
		if (done) this.whole.add(prefix.join(" "));
		if (prefix.join(" ") === this.atoms.join(" ")) this.follow();
	}

	// --- a piece: some dice, chosen in any order and put down together

	/** The choices before the piece is put down. */
	private get chunk(): readonly Branch[] {
		const on = this.path.findIndex(({ atom }) => atom === ON);
		return on < 0 ? this.path : this.path.slice(0, on);
	}
	private get chunkAtoms(): readonly string[] {
		return this.chunk.map(({ atom }) => atom);
	}
	/** How many dice are chosen for a piece; the first word is the verb. */
	get chosenDice(): number {
		return Math.max(0, this.chunk.length - 1);
	}
	/** The chosen piece; null: there are no pieces here, or none is chosen yet. */
	get piece(): Piece | null {
		return this.pieces.get([...this.chunkAtoms, ON].join(" ")) ?? null;
	}
	/** The other choices if the piece were not put down. */
	get beforePiece(): readonly Branch[] {
		const last = this.chunk.at(-1);
		if (this.chunk.length === this.path.length) return this.next ?? [];
		return this.fetched.get(this.chunkAtoms.join(" ")) ?? (last ? (kids(last) ?? []) : this.root);
	}
	/** The move that puts the piece where it stands. */
	settle(): void {
		const put = this.piece?.put ?? [];
		const atoms = put.length ? [ON, ...put] : [];
		this.path = [...this.chunk, ...atoms.map((atom, at) => ({ atom, done: at === put.length }))];
	}
	/** Choose a die of the piece, or put it back; false: it cannot be chosen. */
	toggle(atom: string): boolean {
		const branch = this.beforePiece.find((one) => one.atom === atom);
		const { chunk } = this;
		const chosen = chunk.some((one) => one.atom === atom);
		if (!chosen && !branch) return false;
		if (this.piece) this.piece.put = null;
		this.remember(chunk, false);
		// ask again what follows a shorter row of dice
		const without = chunk.filter((one) => one.atom !== atom).map((one) => ({ atom: one.atom, more: null }));
		this.path = chosen ? without : [...chunk, branch as Branch];
		if (this.path.length <= 1) this.reset();
		else this.follow();
		return true;
	}

	/** The choices of a piece with one more die, as if it could be chosen. */
	extended(atom: string): string {
		return [...this.chunkAtoms, atom].join(" ");
	}

	/** All continuations that lead to a cell, skipping words: a click on a die need not choose the verb first. */
	ways(cell: string): BranchPath[] {
		const found: BranchPath[] = [];
		this.walk((branch, so) => {
			if (branch.atom === cell) found.push([...so, branch]);
		});
		return found;
	}
	/** What a click on a cell can mean now. */
	choices(cell: string): BranchPath[] {
		if (this.several.length === 0) return this.ways(cell);
		return this.onward(this.several).filter((way) => way.at(-1)?.atom === cell);
	}
	/** The cells a click can choose now; of an ambiguous die, its destinations. */
	cells(): string[] {
		if (this.piece) return this.piece.cells;
		if (this.several.length) return [...new Set(this.onward(this.several).map((way) => way.at(-1)?.atom ?? ""))];
		const found = new Set<string>();
		this.walk((branch) => {
			if (isCell(branch.atom)) found.add(branch.atom);
		});
		return [...found];
	}
	/** All continuations after some continuations, up to the next cells: a step and a jump of one die go to different places. */
	onward(ways: readonly BranchPath[]): BranchPath[] {
		return ways.flatMap((way) => {
			const before = [...this.atoms, ...way.slice(0, -1).map(({ atom }) => atom)];
			const next = this.after(before, way.at(-1) as Branch) ?? [];
			return next.filter(({ atom }) => isCell(atom)).map((branch): BranchPath => [...way, branch]);
		});
	}
	/** The move a click on an illegal cell probably meant, as if the cell could come next. */
	meant(cell: string): string {
		let words: readonly string[] | null = null;
		this.walk((branch, so) => {
			if (isCell(branch.atom)) words ??= so.map((one) => one.atom);
		});
		return [...this.atoms, ...(words ?? []), cell].join(" ");
	}
	/** Prefixes to ask the server about: what comes next, what follows a link word, and at the start what follows each of a few verbs. */
	unknown(): string[][] {
		if (this.next === null) return [[...this.atoms]];
		// only an answer says whether what follows is a piece
		const on = [...this.chunkAtoms, ON];
		const ends = this.path.length > this.chunk.length || this.next.some(({ atom }) => atom === ON);
		if (ends && this.path.length > 0 && !this.fetched.has(on.join(" "))) return [on];
		const few = this.path.length === 0 && this.next.length <= FEW_VERBS;
		return this.next
			.filter(({ atom }) => LINKS.includes(atom) || (few && isWord(atom) && !HANDS.includes(atom)))
			.filter((branch) => this.after(this.atoms, branch) === null)
			.map((branch) => [...this.atoms, branch.atom]);
	}
	private after(prefix: readonly string[], branch: Branch): readonly Branch[] | null {
		return this.fetched.get([...prefix, branch.atom].join(" ")) ?? kids(branch);
	}
	/**
	 * Whole ways from place to place, as far as they lead: a row of jumps, all places of a build. Only where at least this many
	 * places follow, and all of it is known.
	 */
	farther(least: number): BranchPath[] {
		const found: BranchPath[] = [];
		const go = (way: BranchPath): void => {
			const last = way.at(-1) as Branch;
			const next = isCell(last.atom)
				? this.after([...this.atoms, ...way.slice(0, -1).map(({ atom }) => atom)], last)
				: null;
			if (next?.length) for (const branch of next) go([...way, branch]);
			else if (next && way.length >= least) found.push(way);
		};
		if (this.path.length > 0) for (const branch of this.next ?? []) go([branch]);
		return found;
	}
	/** Walk all known continuations up to the next cell. */
	private walk(see: (branch: Branch, so: readonly Branch[]) => void): void {
		const go = (branches: readonly Branch[], so: readonly Branch[]): void => {
			for (const branch of branches) {
				see(branch, so);
				if (isCell(branch.atom)) continue;
				go(this.after([...this.atoms, ...so.map((one) => one.atom)], branch) ?? [], [...so, branch]);
			}
		};
		go(this.next ?? [], []);
	}

	take(way: BranchPath): void {
		this.remember(this.path, isWord(way.at(-1)?.atom ?? ""));
		this.path = [...this.path, ...way];
		this.several = [];
		this.follow();
	}
	/** A click means several things: the next one, or the list, decides. */
	waver(ways: readonly BranchPath[]): void {
		this.remember(this.path, false);
		this.several = ways;
	}
	private remember(path: readonly Branch[], verb: boolean): void {
		this.seen.push({ path: [...path], several: this.several, verb });
	}
	/** Return to what the player saw before the last choice. */
	back(): void {
		if (this.piece?.put) {
			this.piece.put = null;
			this.settle();
			return;
		}
		const before = this.seen.pop();
		if (before) this.restore(before);
	}
	private restore({ path, several }: Pick<Seen, "path" | "several">): void {
		this.path = [...path];
		this.several = several;
	}
	/** The earlier states that a click may return to, the latest first: none beyond a chosen kind of move. */
	private get earlier(): readonly Seen[] {
		return this.seen.slice(this.seen.map((one) => one.verb).lastIndexOf(true) + 1).reverse();
	}
	/** Do something as if in an earlier state. */
	private within<T>(state: Seen, look: () => T): T {
		const now = { path: this.path, several: this.several };
		this.restore(state);
		const found = look();
		this.restore(now);
		return found;
	}
	/** Cells that could replace a choice already made. */
	instead(): string[] {
		return [...new Set(this.earlier.flatMap((state) => this.within(state, () => this.cells())))];
	}
	/** Take back choices until this cell can be chosen; if it never can, take back nothing. */
	backTo(cell: string): boolean {
		const found = this.earlier.find((state) => this.within(state, () => this.choices(cell).length > 0));
		if (!found) return false;
		this.seen = this.seen.slice(0, this.seen.indexOf(found));
		this.restore(found);
		return true;
	}
	reset(): void {
		for (const piece of this.pieces.values()) piece.put = null;
		this.path = [];
		this.several = [];
		this.seen = [];
		this.follow();
	}

	/** Choose automatically where something must follow the only choice: after a word, or a place of several that are filled together. */
	private follow(): void {
		for (;;) {
			const next = this.next;
			const only = next?.length === 1 ? next[0] : undefined;
			if (!only || only.done || this.move !== null) return;
			if (
				isCell(only.atom) &&
				!(UNORDERED_VERBS.includes(this.path[0]?.atom ?? "") && isCell(this.path.at(-1)?.atom ?? ""))
			)
				return;
			this.path.push(only);
		}
	}
}
