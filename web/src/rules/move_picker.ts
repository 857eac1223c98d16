/** Picking a move atom by atom along the tree the server offers. Pure: no page, no socket. */

import type { Branch } from "../net/protocol";
import { isCell } from "./lattice";

/** A continuation: the atoms to add; the player sees the last one. */
export type Way = readonly Branch[];

/** Link words between a thing and its destination. */
export const LINKS: readonly string[] = ["on", "to"];
/** Up to this many verbs are expanded, so that a click on the board need not choose one first. */
const FEW_VERBS = 6;
/** Verbs of actions, which are not picked atom by atom. */
export const HANDS: readonly string[] = ["throw", "flick", "ladle", "stack", "pull", "tilt", "press", "blow"];

const kids = (branch: Branch): readonly Branch[] | null => (branch.more === undefined ? [] : branch.more);

export class Picker {
	private path: Branch[] = [];
	/** Branches the server sent later, by the prefix they follow. */
	private readonly fetched = new Map<string, readonly Branch[]>();
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
		return this.path.length > this.forced();
	}

	/** Add the server's answer for a prefix. */
	learn(prefix: readonly string[], branches: readonly Branch[], done = false): void {
		this.fetched.set(prefix.join(" "), branches);
		if (done) this.whole.add(prefix.join(" "));
		if (prefix.join(" ") === this.atoms.join(" ")) this.follow();
	}

	/** All continuations that lead to a cell, skipping words: a click on a die need not choose the verb first. */
	ways(cell: string): Way[] {
		const found: Way[] = [];
		this.walk((branch, so) => {
			if (branch.atom === cell) found.push([...so, branch]);
		});
		return found;
	}
	/** The cells a click can choose now. */
	cells(): string[] {
		const found = new Set<string>();
		this.walk((branch) => {
			if (isCell(branch.atom)) found.add(branch.atom);
		});
		return [...found];
	}
	/** The ways behind some ways to the cells that come next: a step and a jump of one die go to different places. */
	onward(ways: readonly Way[]): Way[] {
		return ways.flatMap((way) => {
			const before = [...this.atoms, ...way.slice(0, -1).map(({ atom }) => atom)];
			const next = this.after(before, way.at(-1) as Branch) ?? [];
			return next.filter(({ atom }) => isCell(atom)).map((branch): Way => [...way, branch]);
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
		const few = this.path.length === 0 && this.next.length <= FEW_VERBS;
		return this.next
			.filter(({ atom }) => LINKS.includes(atom) || (few && /^[a-z_]+$/.test(atom) && !HANDS.includes(atom)))
			.filter((branch) => this.after(this.atoms, branch) === null)
			.map((branch) => [...this.atoms, branch.atom]);
	}
	private after(prefix: readonly string[], branch: Branch): readonly Branch[] | null {
		return this.fetched.get([...prefix, branch.atom].join(" ")) ?? kids(branch);
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

	take(way: Way): void {
		this.path.push(...way);
		this.follow();
	}
	/** Take back the last choice, and the words that followed from it. */
	back(): void {
		const keep = this.forced();
		while (this.path.length > keep) {
			const gone = this.path.pop();
			if (gone && (this.next?.length ?? 0) !== 1) break;
		}
	}
	/** Cells that could replace a choice already made. */
	instead(): string[] {
		const chosen = this.path;
		const found = new Set<string>();
		this.path = [...chosen];
		while (this.canGoBack) {
			this.back();
			for (const cell of this.cells()) found.add(cell);
		}
		this.path = chosen;
		return [...found];
	}
	/** Take back choices until this cell can be chosen; if it never can, take back nothing. */
	backTo(cell: string): boolean {
		const chosen = this.path;
		this.path = [...chosen];
		while (this.canGoBack) {
			this.back();
			if (this.ways(cell).length > 0) return true;
		}
		this.path = chosen;
		return false;
	}
	reset(): void {
		this.path = [];
		this.follow();
	}

	/** Choose automatically where a word is the only choice and something must follow it. */
	private follow(): void {
		for (;;) {
			const next = this.next;
			const only = next?.length === 1 ? next[0] : undefined;
			if (!only || isCell(only.atom) || only.done || this.move !== null) return;
			this.path.push(only);
		}
	}
	private forced(): number {
		let count = 0;
		let branches: readonly Branch[] = this.root;
		while (count < this.path.length && branches.length === 1 && !isCell((branches[0] as Branch).atom)) {
			branches = kids(branches[0] as Branch) ?? [];
			count++;
		}
		return count;
	}
}
