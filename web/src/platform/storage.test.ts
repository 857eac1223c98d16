import { afterEach, expect, test, vi } from "vitest";
import { seatsInLink, seatsOfLink, storage } from "./storage";

class Shelf {
	readonly kept = new Map<string, string>();
	full = false;
	getItem(key: string): string | null {
		return this.kept.get(key) ?? null;
	}
	setItem(key: string, text: string): void {
		if (this.full) throw new Error("full");
		this.kept.set(key, text);
	}
	removeItem(key: string): void {
		this.kept.delete(key);
	}
}
afterEach(() => vi.unstubAllGlobals());

test("where nothing may be stored, a seat is remembered until the page is left", () => {
	expect(storage.remember("denied", "Rasanto", { 0: "abc" })).toBe(false);
	expect(storage.tokens("denied")).toEqual({ 0: "abc" });
});
test("where the browser's storage is full, the session keeps it", () => {
	const local = new Shelf();
	const session = new Shelf();
	vi.stubGlobal("localStorage", local);
	vi.stubGlobal("sessionStorage", session);
	local.full = true;
	expect(storage.remember("full", "Rasanto", { 1: "def" })).toBe(true);
	expect(storage.tokens("full")).toEqual({ 1: "def" });
	local.full = false;
	storage.remember("roomy", "Mucho", { 0: "x" });
	expect(session.kept.size).toBe(0);
	expect(Object.keys(storage.tokens("full"))).toEqual(["1"]);
});
test("seats travel behind the # of an address", () => {
	const seats = { 0: "a-b_c", 2: "xyz" };
	expect(seatsOfLink(seatsInLink(seats))).toEqual(seats);
	expect(seatsInLink({})).toBe("");
	expect(seatsOfLink("#main")).toEqual({});
});
