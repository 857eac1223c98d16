import { expect, test } from "vitest";
import type { Scene } from "../net/protocol";
import { showScene } from "./move_animation";
import type { PosedDie } from "./poses";
import type { PyramidView } from "./pyramid_view";

/** The dice out of their cells as a view is shown them. */
function shown(extra: object): readonly PosedDie[] {
	let seen: readonly PosedDie[] = [];
	const nothing = (): void => {};
	const show = (_: unknown, loose: readonly PosedDie[]): void => {
		seen = loose;
	};
	showScene(
		{ bare: nothing, tilt: nothing, shift: nothing, show } as unknown as PyramidView,
		{ dice: [], extra } as unknown as Scene,
	);
	return seen;
}
const die = (name: string, how: string): object => ({ die: name, colour: "red", how, pose: "0,0,0,1,0,0,0" });

test("under a finger the dice that lie askew are pointed out", () => {
	const loose = [die("#1", "astray"), die("#2", "off4")];
	expect(shown({ loose, finger: "0,0,0" }).map((one) => one.askew)).toEqual([true, false]);
});
test("where dice lie about anyway, none is", () => {
	expect(shown({ loose: [die("#1", "astray")], finger: "" }).map((one) => one.askew)).toEqual([false]);
});
