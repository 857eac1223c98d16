import { beforeAll, expect, test, vi } from "vitest";
import type { EventLine, Picture, Table } from "../net/protocol";
import { MoveLog } from "./move_log";

beforeAll(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const CHAIRS = ["Ada", "Ben", "Cleo"].map((name) => ({ kind: "person", name, here: true, points: 0 }));
const said = { chairs: CHAIRS, mine: [0], game: "rasanto", rolls_for_order: false } as unknown as Table;
const picture = (seats: number[]): Picture =>
	({ turn: { kind: "choose", seats, rolls: [] }, scene: null }) as unknown as Picture;
const line = (n: number, seat: number, text: string, by = -1): EventLine =>
	({ n, seat, text, by, steps: [], motion: "", failed: null }) as EventLine;
const log = (...lines: EventLine[]): MoveLog => {
	const made = new MoveLog({} as HTMLElement);
	made.anew(lines);
	return made;
};

const names = (words: readonly string[]): string[] =>
	words.map((one) => /Ada|Ben|Cleo|\d left out|news left out/.exec(one)?.[0] ?? one);
test("one's own last move comes first, then what the others did, the newest last", () => {
	const told = log(
		line(1, 2, "take 7,0,1"),
		line(2, 0, "take 8,0,0"),
		line(3, 1, "take 0,8,0"),
		line(4, 2, "take 0,0,8"),
	);
	expect(names(told.newest(said, picture([0])))).toEqual(["Ada", "Ben", "Cleo"]);
});
test("a pass of one's own is told as long as a move, also when the dice are rolled by themselves", () => {
	const lines = [
		line(1, 2, "take 7,0,1"),
		line(2, -1, "1", 0),
		line(3, -1, "4", 1),
		line(4, 1, "take 0,8,0"),
		line(5, -1, "6", 0),
	];
	const words = log(...lines).newest(said, picture([0]));
	expect(names(words)).toEqual(["Ada", "Ben", "Ada"]);
	expect(words[1]).toMatch(/4.*a9/);
});
test("what is too long leaves out the middle: one's own move and the newest stay", () => {
	const others = [2, 3, 4, 5, 6, 7, 8, 9].map((n) => line(n, 1 + (n % 2), `take ${n - 2},0,0`));
	const words = log(line(1, 0, "take 8,0,0"), ...others).newest(said, picture([0]));
	expect(words.length).toBe(6);
	expect(words[0]).toContain("Ada");
	expect(words[1]).toContain("news left out");
	expect(words[5]).toContain("h1");
});
test("at a shared screen the story begins with the last turn of whoever is to move", () => {
	const told = log(line(1, 0, "take 7,0,1"), line(2, 1, "take 8,0,0"), line(3, 2, "take 0,8,0"));
	expect(names(told.newest({ ...said, mine: [0, 1, 2] } as unknown as Table, picture([0])))).toEqual([
		"Ada",
		"Ben",
		"Cleo",
	]);
	expect(names(told.newest({ ...said, mine: [0, 1, 2] } as unknown as Table, picture([1])))).toEqual(["Ben", "Cleo"]);
});
test("one's own move is shown until another player answers it", () => {
	expect(
		log(line(1, 1, "take 0,8,0"), line(2, 0, "take 8,0,0"))
			.newest(said, picture([1]))
			.join(),
	).toContain("Ada");
});
test("a roll that nobody can use is shown as passed at once", () => {
	const shown = log(line(1, -1, "5", 1)).newest(said, picture([0]));
	expect(shown.join()).toContain("nothing done log");
});
test("dice put one after the other are described in one sentence, with what they brought together", () => {
	const shown = log();
	shown.add([line(1, 1, "place 8,0,0")], [0, 0, 0], [0, 2, 0]);
	shown.add([line(2, 1, "place 0,8,0")], [0, 2, 0], [0, 3, 0]);
	const words = shown.newest(said, picture([0]));
	expect(words.length).toBe(1);
	expect(words[0]).toMatch(/i1, a9.*3.*\+3/);
});
test("what moves brought is still told after a reload, in this room and for these events only", () => {
	const before = log();
	before.anew([], "ROOM");
	before.add([line(1, 1, "place 8,0,0")], [0, 0, 0], [0, 2, 0]);
	const told = (room: string, ...lines: EventLine[]): string => {
		const back = log();
		back.anew(lines, room);
		return back.newest(said, picture([0])).join();
	};
	expect(told("ROOM", line(1, 1, "place 8,0,0"))).toMatch(/2.*\+2/);
	expect(told("OTHER", line(1, 1, "place 8,0,0"))).not.toContain("+2");
	expect(told("ROOM", line(7, 1, "place 8,0,0"))).not.toContain("+2");
});
test("where the server says that scores are times, they are shown in seconds", () => {
	const shown = log();
	shown.add([line(1, 1, "stop")], [0, 0, 0], [0, 1250, 0]);
	expect(shown.newest({ ...said, timed: true }, picture([0])).join()).toContain("12.5 s");
	expect(shown.newest(said, picture([0])).join()).not.toContain("12.5 s");
});

test("what a hand did and how the dice came to rest are one sentence, and the same again is told once", () => {
	const blow = "blow 1 2 3 0.5 0.5 0.5";
	const words = log(
		line(1, 0, "take 8,0,0"),
		line(2, 1, blow),
		line(3, -1, "T1.5", 1),
		line(4, 1, blow),
		line(5, -1, "T1.5", 1),
		line(6, 1, blow),
		line(7, -1, "T2 #3:off4", 1),
	).newest(said, picture([0]));
	expect(words.length).toBe(3);
	expect(names(words)).toEqual(["Ada", "Ben", "Ben"]);
	expect(words[2]).toContain(". ");
});
test("with a new roll of a race, the round before is still told", () => {
	const told = log(line(1, -1, "1 2 3"), line(2, 1, "claim 6,1,0"), line(3, 1, "put 6,1,0 514"), line(4, -1, "2 4 5"));
	const race = { ...said, rolls_for_all: true } as unknown as Table;
	expect(told.newest(race, picture([0, 1])).length).toBe(4);
	expect(told.newest(said, picture([0, 1])).length).toBe(1);
});
test("a die put and how it came to rest are one sentence", () => {
	const told = log(line(1, 1, "place 10 20 30"), line(2, -1, "T1.5 #166:astray", 1));
	expect(told.newest(said, picture([0])).length).toBe(1);
});
test("who plays “roll” has asked for the dice", () => {
	expect(log(line(1, 0, "roll")).asksToRoll(0)).toBe(true);
	expect(log(line(1, 1, "roll")).asksToRoll(0)).toBe(false);
	expect(log(line(1, 0, "roll"), line(2, -1, "4", 0)).asksToRoll(0)).toBe(false);
});
test("that somebody chose to roll is told by the roll", () => {
	expect(log(line(1, 1, "roll"), line(2, -1, "4", 1)).newest(said, picture([0])).length).toBe(1);
});
