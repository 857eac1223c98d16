import { expect, test } from "vitest";
import { timeLeft } from "./time_left";

test("the time for a move is told in days, hours or minutes", () => {
	const hour = 3_600_000;
	expect(timeLeft(53 * hour)).toMatch(/^2.days? 5.hrs?$/);
	expect(timeLeft(3 * hour + 20 * 60_000)).toMatch(/^3.hrs? 20.min$/);
	expect(timeLeft(45 * 60_000 + 59_000)).toMatch(/^45.min$/);
	expect(timeLeft(-5)).toMatch(/^0.min$/);
});
