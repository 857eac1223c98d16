import { expect, test } from "vitest";
import type { KeptGame } from "./device";
import { eveningCurves } from "./score_curve";

const over = (began: string, names: readonly string[], winner: string): KeptGame => ({
	id: began,
	game: "rasanto",
	title: "Rasanto",
	players: names.map((name) => ({ name, colour: name === "Ann" ? "red" : "blue" })),
	options: {},
	finished: false,
	lines: [],
	past: [],
	future: [],
	draft: "",
	tally: {},
	tallies: [],
	again: [],
	unfinished: false,
	turn: 0,
	began,
	changed: began,
	evening: "one",
	result: { scores: [0, 0], ranks: names.map((name) => (name === winner ? 1 : 2)), what: "points" },
});

test("an evening's points grow game by game, oldest first, also for somebody who came later", () => {
	const games = [over("3", ["Ann", "Bob"], "Bob"), over("1", ["Ann"], "Ann"), over("2", ["Ann", "Bob"], "Ann")];
	expect(eveningCurves(games)).toEqual([
		{ name: "Ann", colour: "red", values: [0, 1, 2, 2] },
		{ name: "Bob", colour: "blue", values: [0, 0, 0, 1] },
	]);
});
