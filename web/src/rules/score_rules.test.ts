/** The same evenings as in tests/score/test_sheets.py: both sides come to the same. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type EndPosition, end_sums, type FacesSheet, with_wins } from "./score_rules";
import { type SheetTerms, sheetOf } from "./score_sheets";

interface Evening {
	readonly game: string;
	readonly kind: string;
	readonly seats: number;
	readonly terms: SheetTerms;
	readonly lines: readonly string[];
	readonly over: boolean;
	readonly scores: readonly number[];
	readonly ranks: readonly number[];
}
interface Ended {
	readonly game: string;
	readonly seats: number;
	readonly position: EndPosition;
	readonly tapped: Readonly<Record<string, string>>;
	readonly sums: readonly number[];
}
const { charts, evenings, ended, points } = JSON.parse(
	readFileSync(new URL("./evenings.json", import.meta.url), "utf8"),
) as {
	readonly charts: Readonly<Record<string, unknown>>;
	readonly evenings: readonly Evening[];
	readonly ended: readonly Ended[];
	readonly points: { readonly ranks: readonly number[][]; readonly points: readonly number[][] };
};

test.each(evenings.map((one, at) => [`${at} ${one.game}`, one] as const))("%s", (_, one) => {
	const terms = "chart" in one.terms ? { ...one.terms, chart: charts[String(one.terms.chart)] } : one.terms;
	const sheet = sheetOf(one.kind, terms, one.seats);
	for (const line of one.lines) sheet.add_line(line);
	expect({ over: sheet.over(), scores: sheet.scores(), ranks: sheet.ranks() }).toEqual({
		over: one.over,
		scores: one.scores,
		ranks: one.ranks,
	});
});
test.each(ended.map((one) => [one.game, one] as const))("the end of %s on its pyramid", (_, one) => {
	expect(end_sums(one.position, new Map(Object.entries(one.tapped)), one.seats)).toEqual(one.sums);
});
test("what nobody has, or somebody who does not play, counts nothing", () => {
	const [first] = ended as [Ended];
	const [[cell, axis]] = first.position.spots as [EndPosition["spots"][number]];
	expect(end_sums(first.position, new Map([[`${cell}/${axis}`, "5"]]), 2)).toEqual([0, 0]);
});
test("an evening gives every winner a point", () => {
	let now = points.ranks[0]?.map(() => 0) ?? [];
	const found = points.ranks.map((ranks) => {
		now = with_wins(now, ranks);
		return now;
	});
	expect(found).toEqual(points.points);
});
test("what was entered of a pyramid is kept in lines that count the same", () => {
	const faces = evenings.filter((one) => one.kind === "faces");
	expect(faces.length).toBeGreaterThan(4);
	for (const one of faces) {
		const [sheet, again] = [0, 1].map(() => sheetOf("faces", one.terms, one.seats) as FacesSheet) as [
			FacesSheet,
			FacesSheet,
		];
		for (const line of one.lines) sheet.add_line(line);
		for (const line of sheet.kept_lines()) again.add_line(line);
		expect(again.scores()).toEqual(one.scores);
		expect(again.over()).toBe(one.over);
	}
});
