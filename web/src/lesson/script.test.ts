import { expect, test } from "vitest";
import type { Table, ToBrowser, Update } from "../net/protocol";
import { LessonPlayer, type LessonScript, withLearner } from "./script";

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
	const script = withLearner(SCRIPT, "Ann");
	const names = script.steps.flatMap((step) => [
		step.table,
		step.update,
		...Object.values(step.tries).map((one) => one.update),
	]);
	expect(new Set(names.map((message) => message.chairs.map((chair) => chair.name).join()))).toEqual(
		new Set(["Ann,Teacher"]),
	);
});

const HAND: LessonScript = {
	...SCRIPT,
	steps: [
		{ text: "throw", table: table(1), update: update(1), do: "throw 3,3,2", tries: {}, by_hand: true },
		{ text: "see", table: table(2), update: update(2), do: "", tries: {} },
	],
};
const thrown = async (
	good: boolean | null,
): Promise<{ player: LessonPlayer; heard: ToBrowser[]; asked: unknown[] }> => {
	const asked: unknown[] = [];
	const player = new LessonPlayer(HAND, async (step, move) => {
		asked.push([step, move]);
		return good === null ? null : { text: good ? "well done" : "missed", update: update(7), good };
	});
	const heard: ToBrowser[] = [];
	player.onMessage = (message) => heard.push(message);
	player.open();
	player.send({ t: "submit", seat: 0, move: "throw 1 2 3", after: 0 });
	await new Promise((done) => setTimeout(done));
	return { player, heard, asked };
};

test("an action by hand is settled by the server, and can be repeated or left", async () => {
	const { player, heard, asked } = await thrown(true);
	expect(asked).toEqual([[0, "throw 1 2 3"]]);
	expect(player.mistake?.text).toBe("well done");
	expect((last(heard) as Update).n).toBe(7);
	player.again();
	expect(player.at).toBe(0);
	expect(last(heard)).toBe(HAND.steps[0]?.table);
});

test("after a good action the lesson goes on from its own position", async () => {
	const { player, heard } = await thrown(true);
	player.next();
	expect(player.at).toBe(1);
	expect(last(heard)).toBe(HAND.steps[1]?.table);
});

test("after a bad action the step is asked again, and without a server the lesson goes on", async () => {
	const missed = await thrown(false);
	missed.player.next();
	expect(missed.player.at).toBe(0);
	const alone = await thrown(null);
	expect(alone.player.at).toBe(1);
});

test("what took half a game is not shown move by move", () => {
	const long: LessonScript = {
		...SCRIPT,
		steps: [SCRIPT.steps[0], { ...SCRIPT.steps[2], update: update(9, 40) }] as never,
	};
	const player = new LessonPlayer(long);
	const heard: ToBrowser[] = [];
	player.onMessage = (message) => heard.push(message);
	player.open();
	player.next();
	expect(last(heard)).toBe(long.steps[1]?.table);
});

test("a live step goes on at a table for practice until the learner has had enough", async () => {
	const sent: string[] = [];
	let closed = 0;
	const practice = {
		onMessage: (_: ToBrowser) => {},
		onHealth: () => {},
		open: () => {},
		send: ({ t }: { t: string }) => sent.push(t),
		close: () => closed++,
	};
	const player = new LessonPlayer(
		SCRIPT,
		async () => null,
		async () => practice,
	);
	const heard: ToBrowser[] = [];
	player.onMessage = (message) => heard.push(message);
	player.open();
	player.next();
	await player.goLive();
	practice.onMessage(table(70));
	expect(last(heard)).toMatchObject({ n: 70 });
	await submit(player, "puff");
	expect(sent).toEqual(["submit"]);
	player.next();
	expect(closed).toBe(1);
	expect(player.at).toBe(2);
	expect(last(heard)).toBe(SCRIPT.steps[2]?.table);
	player.restart();
	expect(closed).toBe(1);
});
test("without a table for practice the step stays as it is", async () => {
	const { player, heard } = started();
	player.next();
	await player.goLive();
	expect(player.noPractice).toBe(true);
	expect(last(heard)).toBe(SCRIPT.steps[1]?.table);
});
