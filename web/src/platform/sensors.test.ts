import { expect, test } from "vitest";
import { strengthOf } from "./sensors";

test("talking is no breath", () => {
	expect(strengthOf(0.03)).toBe(0);
	expect(strengthOf(0.5)).toBe(1);
});
