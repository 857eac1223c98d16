import { expect, test } from "vitest";
import type { Table, ToBrowser } from "../net/protocol";
import { addressOf, readAddress } from "../rules/study_address";
import { type Studied, StudyPlayer, withoutLast } from "./study_player";

const studied = (line: readonly string[]): Studied => ({
	table: { t: "table", n: line.length } as unknown as Table,
	line,
	before: 0,
});
function started(first: readonly string[] = []): { player: StudyPlayer; heard: ToBrowser[] } {
	const heard: ToBrowser[] = [];
	const player = new StudyPlayer(
		{
			at: async (line, move) => (move === "bad" ? "no" : studied(move ? [...line, `0 ${move}`, "* 4"] : line)),
			steps: async () => null,
			think: async () => ({ seat: 0, rows: [], tries: 0 }),
		},
		first,
	);
	player.onMessage = (message) => heard.push(message);
	player.open();
	return { player, heard };
}
const soon = async (): Promise<void> => {
	for (let turn = 0; turn < 6; turn++) await Promise.resolve();
};

test("moves make a line, and one goes back and forth in it", async () => {
	const { player } = started();
	await soon();
	await player.play("a");
	await player.play("b");
	expect(player.line).toEqual(["0 a", "* 4", "0 b", "* 4"]);
	await player.back();
	expect(player.line).toEqual(["0 a", "* 4"]);
	player.forward();
	expect(player.line.length).toBe(4);
	await player.back();
	await player.play("c");
	expect(player.line).toEqual(["0 a", "* 4", "0 c", "* 4"]);
	expect(player.mayGoOn).toBe(false);
	await player.restart();
	expect(player.line).toEqual([]);
});
test("a shared line can be gone back to its beginning", async () => {
	const { player } = started(["0 a", "* 4", "1 b"]);
	await soon();
	await player.back();
	expect(player.line).toEqual(["0 a", "* 4"]);
	await player.back();
	expect(player.line).toEqual([]);
	expect(player.mayGoBack).toBe(false);
});
test("a refused move leaves the position as it is", async () => {
	const { player, heard } = started();
	await soon();
	const id = player.send({ t: "submit", seat: 0, move: "bad", after: 0 });
	await soon();
	expect(player.sorry).toBe("no");
	expect(heard.at(-1)).toMatchObject({ t: "done", id });
});
test("an address holds the whole study", () => {
	const line = ["0 place 8,0,0", "* 4"];
	const address = addressOf({ room: "abc", game: 2, step: 7 }, line);
	expect(readAddress(address.slice(address.indexOf("?")))).toEqual({ origin: { room: "abc", game: 2, step: 7 }, line });
	expect(readAddress("?puzzle=rasanto&number=3")).toEqual({ origin: { puzzle: "rasanto", number: 3 }, line: [] });
	const hint = {
		key: "rasanto",
		room: "abc",
		seats: 2,
		options: { contact: "touching" },
		start: ["* 0", "0 place 8,0,0"],
	};
	const found = readAddress(addressOf(hint, line).replace("/study", ""));
	expect(found).toEqual({ origin: hint, line });
	const carried = { log: "pipyard 1", packed: "eJw" };
	const linked = addressOf({ ...carried, step: 7 }, line);
	expect(linked.endsWith("#game=eJw")).toBe(true);
	expect(linked).not.toContain("pipyard");
	const search = linked.slice(linked.indexOf("?"), linked.indexOf("#"));
	expect(readAddress(search, carried)).toEqual({ origin: { ...carried, step: 7 }, line });
	expect(readAddress("?line=0")).toBeNull();
	expect(withoutLast(["* 3"])).toEqual([]);
});
