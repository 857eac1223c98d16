import { expect, test } from "vitest";
import { begun, fileName, fileTitle } from "./own_files";

const TEMPLATE =
	'class HighRiseState:\n    pass\n\nHighRise = Game(HighRiseState, key="high_rise", title="High Rise")\n';

test("a new game has names that no other has", () => {
	const first = begun(TEMPLATE, []);
	expect(first).toContain('NewGame = Game(NewGameState, key="new_game", title="New Game")');
	const second = begun(TEMPLATE, [{ id: 1, text: first }]);
	expect(fileName(second)).toBe("new_game_2.py");
	expect(fileTitle(second)).toBe("New Game 2");
	expect(fileName(begun(TEMPLATE, [{ id: 1, text: second }]))).toBe("new_game.py");
});
test("a file without a name is one nevertheless", () => {
	expect(fileName("")).toBe("game.py");
	expect(fileName('Game(key="../../etc")')).toBe("game.py");
});
