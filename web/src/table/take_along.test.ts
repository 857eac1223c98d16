import { expect, test } from "vitest";
import { frontPage } from "./take_along";

test("an address leads to the front page, however it was typed", () => {
	expect(frontPage("dice.example")).toBe("https://dice.example/");
	expect(frontPage(" http://192.168.1.5:8000/t/AbC?quality=low#0.x ")).toBe("http://192.168.1.5:8000/");
	expect(frontPage("https://home.example/games/dice/?at=/t/x#game=y")).toBe("https://home.example/games/dice/");
});
test("what is no address leads nowhere", () => {
	for (const typed of ["", "javascript://alert(1)", "ftp://dice.example", "a b c"]) expect(frontPage(typed)).toBe("");
});
