import { expect, test } from "vitest";
import { coloured, distinct, renamed } from "./seat_colours";

const seats = (...all: string[]) =>
	all.map((one) => {
		const [name = "", colour = ""] = one.split(" ");
		return { name, colour };
	});

test("nobody gets a colour that somebody has", () => {
	expect(distinct(seats("Cleo red", "Ann red"))).toEqual(seats("Cleo red", "Ann blue"));
	expect(distinct(seats("Cleo red", "Ann red", "Bob blue"))).toEqual(seats("Cleo red", "Ann green", "Bob blue"));
	expect(distinct(seats("Ann red", "Bob blue"))).toEqual(seats("Ann red", "Bob blue"));
});
test("a seat without a name leaves its colour to somebody with one", () => {
	expect(distinct(seats(" red", " blue", "Ann blue")).map((one) => one.colour)).toEqual(["red", "green", "blue"]);
});
test("a colour that somebody has is exchanged", () => {
	expect(coloured(seats("Ann red", "Bob blue"), 0, "blue")).toEqual(seats("Ann blue", "Bob red"));
	expect(coloured(seats("Ann red", "Bob blue"), 0, "green")).toEqual(seats("Ann green", "Bob blue"));
});
test("somebody known brings their colour, unless it is taken", () => {
	const people = seats("Eve pink");
	expect(renamed(seats("Ann red", "Bob blue"), 1, "eve", people)).toEqual(seats("Ann red", "eve pink"));
	expect(renamed(seats("Ann pink", "Bob blue"), 1, "Eve", people)).toEqual(seats("Ann pink", "Eve blue"));
	expect(renamed(seats("Ann red", "Bob blue"), 1, "Fay", people)).toEqual(seats("Ann red", "Fay blue"));
});
