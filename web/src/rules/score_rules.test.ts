/** The same evenings as in tests/score/test_sheets.py: both sides come to the same. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
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
const { charts, evenings } = JSON.parse(readFileSync(new URL("./evenings.json", import.meta.url), "utf8")) as {
	readonly charts: Readonly<Record<string, unknown>>;
	readonly evenings: readonly Evening[];
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
