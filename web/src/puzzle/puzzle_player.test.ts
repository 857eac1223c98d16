import { expect, test } from "vitest";
import type { Table, ToBrowser, Update } from "../net/protocol";
import { type PuzzleAnswer, type PuzzlePage, PuzzlePlayer } from "./puzzle_player";

const table = { t: "table", n: 4, picture: { eye: 0 } } as unknown as Table;
const update = (n: number): Update => ({ t: "update", n, picture: { eye: n } }) as unknown as Update;
const answer = (right: boolean, solved: boolean, n: number): PuzzleAnswer => ({
	right,
	solved,
	text: "",
	update: update(n),
	proof: "",
	others: [],
});
const ANSWERS: Readonly<Record<string, PuzzleAnswer>> = {
	bad: answer(false, false, 6),
	good: answer(true, false, 6),
	"good/bad": answer(false, false, 8),
	"good/end": answer(true, true, 7),
};
function started(): { player: PuzzlePlayer; heard: ToBrowser[]; tries: boolean[] } {
	const heard: ToBrowser[] = [];
	const tries: boolean[] = [];
	const player = new PuzzlePlayer({ table } as PuzzlePage, {
		tried: async (moves) => ANSWERS[moves.join("/")] ?? null,
		steps: async () => null,
	});
	player.onMessage = (message) => heard.push(message);
	player.onTry = (one) => tries.push(one.right);
	player.open();
	return { player, heard, tries };
}
const submit = async (player: PuzzlePlayer, move: string): Promise<void> => {
	player.send({ t: "submit", seat: 0, move, after: 0 });
	for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

test("a wrong move is shown and taken back, a right one leads on to the end", async () => {
	const { player, heard, tries } = started();
	await submit(player, "bad");
	expect(player.answer?.right).toBe(false);
	expect(heard.at(-1)).toMatchObject({ t: "done" });
	player.again();
	expect(heard.at(-1)).toBe(table);
	await submit(player, "good");
	await submit(player, "bad");
	player.again();
	// after a right move one comes back to the position after it, not to the beginning
	expect(heard.at(-1)).toMatchObject({ n: 6, picture: { eye: 6 } });
	await submit(player, "end");
	expect(player.solution?.solved).toBe(true);
	expect(tries).toEqual([false, true, false, true]);
});
test("a solved puzzle is solved again for somebody who comes back, and nothing is recorded", async () => {
	const { player, tries } = started();
	await player.resume(["good", "end"]);
	expect(player.solution?.solved).toBe(true);
	expect(tries).toEqual([]);
	player.restart();
	await submit(player, "bad");
	expect(tries).toEqual([false]);
});
test("without an answer the position stays, and the player reads why", async () => {
	const { player, heard } = started();
	await submit(player, "unknown");
	expect(player.failed).toBe(true);
	expect(heard.filter((message) => message.t === "update")).toEqual([]);
	expect(player.answer).toBeNull();
});
