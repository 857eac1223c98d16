/**
 * How many keys moves need, by the page's own rules of picking and typing: the half of `python -m benchmarks.keys` that knows them.
 * It hears positions with moves to make as lines of JSON, asks back what the page would ask the server, and answers with numbers.
 */
import { createInterface } from "node:readline";
import type { Branch, Scene } from "../src/net/protocol";
import { choiceEntries } from "../src/rules/choice_entries";
import { type BranchPath, Picker } from "../src/rules/move_picker";
import type { PieceSetting } from "../src/rules/piece";
import { placeName } from "../src/rules/place_names";
import { hasten, listed } from "../src/rules/race";
import { entryKeys, keySet, typedChoice } from "../src/rules/typed_choice";

interface Position {
	readonly root: readonly Branch[];
	/** The game has a board of its own. */
	readonly own: boolean;
	/** In a race, what lies on the board: a claim is sent as soon as it is whole, and only what may be right is listed. */
	readonly race: Scene | null;
	/** The moves to make, as text. */
	readonly moves: readonly string[];
}
interface Offer {
	readonly branches: readonly Branch[];
	readonly done: boolean;
	readonly settings: readonly PieceSetting[];
}
/** One choice: an entry of the list, a typed place, or a piece turned. */
type Choice = { readonly way: number } | { readonly cell: string } | "turn";

/** The name of a die of a block or a cube. */
const TRAY_DIE = /^([a-z]\d+|\d+-\d+(-\d+)?)$/;
/** States looked at for one move; beyond, it counts as too long. */
const MOST_TRIED = 400;

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
async function hear(): Promise<unknown> {
	const { value, done } = await lines.next();
	if (done) process.exit(0);
	return JSON.parse(value as string);
}
const say = (what: unknown): boolean => process.stdout.write(`${JSON.stringify(what)}\n`);

/** What follows prefixes of the present position. */
const known = new Map<string, Offer | null>();
async function offer(prefix: readonly string[]): Promise<Offer | null> {
	const text = prefix.join(" ");
	if (!known.has(text)) {
		say({ steps: prefix });
		known.set(text, (await hear()) as Offer | null);
	}
	return known.get(text) ?? null;
}

/** Ask until nothing is asked any more. */
async function askFurther(picker: Picker): Promise<void> {
	for (let asked = ""; ; ) {
		const prefixes = picker.unknown();
		if (prefixes.length === 0 || JSON.stringify(prefixes) === asked) return;
		asked = JSON.stringify(prefixes);
		for (const prefix of prefixes) {
			const found = await offer(prefix);
			if (found) picker.learn(prefix, found.branches, found.done, found.settings);
		}
	}
}
async function askBehind(picker: Picker, ways: readonly BranchPath[]): Promise<void> {
	for (const way of ways) {
		if (way.at(-1)?.more !== null) continue;
		const prefix = [...picker.atoms, ...way.map(({ atom }) => atom)];
		const found = await offer(prefix);
		if (found) picker.learn(prefix, found.branches, found.done, found.settings);
	}
}
const entriesOf = (picker: Picker, { own, race }: Position): BranchPath[] =>
	race && !picker.several.length ? listed(picker, race) : choiceEntries(picker, own);

/** Do as `MoveInput` does. */
async function choose(picker: Picker, choice: Choice, position: Position): Promise<void> {
	if (choice === "turn") {
		picker.piece?.rotate();
		picker.settle();
	} else if ("way" in choice) {
		picker.take(entriesOf(picker, position)[choice.way] as BranchPath);
		await askFurther(picker);
	} else if (picker.piece) {
		picker.piece.choose(choice.cell);
		picker.settle();
	} else {
		const ways = picker.choices(choice.cell);
		if (ways.length === 1) picker.take(ways[0] as BranchPath);
		else {
			picker.waver(ways);
			await askBehind(picker, ways);
		}
		await askFurther(picker);
	}
}

/** A move in which the order of what is filled together does not count. */
function unordered(atoms: readonly string[]): string {
	const on = atoms.indexOf("on");
	if (on < 0) return atoms.join(" ");
	return `${[...atoms.slice(0, on)].sort().join(" ")} on ${[...atoms.slice(on + 1)].sort().join(" ")}`;
}
/** Whether these atoms are among those of a move. */
function among(some: readonly string[], atoms: readonly string[]): boolean {
	const left = [...atoms];
	return some.every((atom) => {
		const at = left.indexOf(atom);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
}
/** The keys that name a place among all that are offered; null: other places have the same name so far. */
function keysOf(cell: string, cells: readonly string[], entries: number): string | null {
	const [name = "", level = "0"] = placeName(cell).split(".");
	for (const typed of [name, name + level]) {
		const found = typedChoice(typed, cells, entries);
		if (found !== null && found !== "more" && "cell" in found) return found.cell === cell ? typed : null;
	}
	return null;
}

/** The fewest keys that make a move, with Enter at its end; null: none were found. */
async function fewest(position: Position, wanted: string): Promise<number | null> {
	const { root } = position;
	const racing = position.race !== null;
	const atoms = wanted.split(" ");
	const open: { keys: number; choices: readonly Choice[] }[] = [{ keys: 0, choices: [] }];
	const seen = new Set<string>();
	for (let tried = 0; open.length && tried < MOST_TRIED; tried++) {
		open.sort((a, b) => a.keys - b.keys);
		const { keys, choices } = open.shift() as (typeof open)[number];
		const picker = new Picker(0, root);
		if (racing) hasten(picker);
		await askFurther(picker);
		for (const choice of choices) await choose(picker, choice, position);
		if (picker.move !== null && !picker.several.length && unordered(picker.move.split(" ")) === unordered(atoms))
			return keys + (racing ? 0 : 1);
		const state = JSON.stringify([picker.atoms, picker.several]);
		if (seen.has(state)) continue;
		seen.add(state);
		const then = (typed: number, choice: Choice): number =>
			open.push({ keys: keys + typed, choices: [...choices, choice] });
		if (picker.piece?.put && picker.piece.turns > 1) then(1, "turn");
		const ways = entriesOf(picker, position);
		let dice = 0;
		for (const [way, branches] of ways.entries()) {
			const typed = entryKeys(way, ways.length, keySet(racing, position.own)).length;
			if (!typed || !among([...picker.atoms, ...branches.map(({ atom }) => atom)], atoms)) continue;
			// dice of a piece may be chosen in any order; one is enough
			if (TRAY_DIE.test(branches.at(-1)?.atom ?? "") && dice++ > 0) continue;
			then(typed, { way });
		}
		if (racing) continue;
		const cells = picker.cells();
		const all = [...new Set([...cells, ...picker.instead()])];
		for (const cell of cells) {
			const typed = atoms.includes(cell) ? keysOf(cell, all, ways.length) : null;
			if (typed) then(typed.length, { cell });
		}
	}
	return null;
}

for (;;) {
	const position = (await hear()) as Position;
	known.clear();
	const keys: (number | null)[] = [];
	for (const move of position.moves) keys.push(await fewest(position, move));
	say({ keys });
}
