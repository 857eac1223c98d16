import { expect, test } from "vitest";
import type { Table, ToBrowser, Update } from "../net/protocol";
import { LessonPlayer, type LessonScript, named } from "./script";

const table = (n: number): Table =>
	({ t: "table", n, mine: [0], chairs: [{ name: "" }, { name: "Teacher" }] }) as unknown as Table;
const update = (n: number, lines = 1): Update =>
	({
		t: "update",
		n,
		lines: Array(lines).fill({ n }),
		chairs: [{ name: "" }, { name: "Teacher" }],
	}) as unknown as Update;
const SCRIPT: LessonScript = {
	key: "rasanto",
	title: "Rasanto",
	steps: [
		{ text: "look", table: table(1), update: update(1), do: "", tries: {} },
		{
			text: "do",
			table: table(2),
			update: update(2, 0),
			do: "place 8,0,0",
			tries: { "place 0,8,0": { text: "no", update: update(9) } },
		},
		{ text: "see", table: table(3), update: update(3), do: "", tries: {} },
	],
};
function started(): { player: LessonPlayer; heard: ToBrowser[] } {
	const player = new LessonPlayer(SCRIPT);
	const heard: ToBrowser[] = [];
	player.onMessage = (message) => heard.push(message);
	player.open();
	return { player, heard };
}
const submit = async (player: LessonPlayer, move: string): Promise<number> => {
	const id = player.send({ t: "submit", seat: 0, move, after: 0 });
	await Promise.resolve();
	return id;
};
const last = (heard: readonly ToBrowser[]): unknown => heard.at(-1);

test("a lesson begins with its table and goes on where there is something to see", () => {
	const { player, heard } = started();
	expect(last(heard)).toBe(SCRIPT.steps[0]?.table);
	player.next();
	// nothing has happened in between: the whole table
	expect(last(heard)).toBe(SCRIPT.steps[1]?.table);
	player.next();
	expect(player.at).toBe(1);
});
test("a mistake is shown and taken back, the right move leads on", async () => {
	const { player, heard } = started();
	player.next();
	await submit(player, "place 0,8,0");
	expect(player.mistake?.text).toBe("no");
	expect(last(heard)).toBe(SCRIPT.steps[1]?.tries["place 0,8,0"]?.update);
	player.again();
	expect(player.mistake).toBeNull();
	expect(last(heard)).toBe(SCRIPT.steps[1]?.table);
	const id = await submit(player, "place 8,0,0");
	expect(heard.at(-2)).toMatchObject({ t: "done", id });
	expect(last(heard)).toBe(SCRIPT.steps[2]?.update);
	player.next();
	expect(player.step).toBeNull();
	player.restart();
	expect(player.at).toBe(0);
});
test("a move that the lesson does not know changes nothing", async () => {
	const { player, heard } = started();
	player.next();
	await submit(player, "place 1,1,6");
	expect(player.at).toBe(1);
	expect(last(heard)).toBe(SCRIPT.steps[1]?.table);
});
test("the learner is called by name everywhere", () => {
	const script = named(SCRIPT, "Ann");
	const names = script.steps.flatMap((step) => [
		step.table,
		step.update,
		...Object.values(step.tries).map((one) => one.update),
	]);
	expect(new Set(names.map((message) => message.chairs.map((chair) => chair.name).join()))).toEqual(
		new Set(["Ann,Teacher"]),
	);
});
