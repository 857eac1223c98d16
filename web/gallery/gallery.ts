/**
 * Scenes by name, drawn once, for the reference pictures: /?scene=full&quality=low. Not part of the client. Whoever brings dice of
 * their own (tools/board_pictures.py) shows them by `gallery`, the view.
 */
import type { Die } from "../src/net/protocol";
import type { TintedArea } from "../src/rules/areas";
import { cellsOfPyramid, key, level, ORIENTATIONS, shows } from "../src/rules/lattice";
import { type Marks, NO_MARKS } from "../src/rules/marks";
import { type CameraView, PyramidView } from "../src/scene3d/pyramid_view";
import type { Quality } from "../src/scene3d/viewport";
import { slope, trip } from "./boards";

const asked = new URLSearchParams(location.search);
const COLOURS = ["red", "green", "black", "blue", "golden", "ivory"];

const area = (kind: string, tint: number, cells: readonly string[]): TintedArea => ({
	kind,
	cells,
	owner: -1,
	sign: "",
	colour: "",
	of: "",
	say: null,
	tint,
});
/** What a die shows that stands in one of its 24 ways. */
function tripleOf(n: number): string {
	const rot = ORIENTATIONS[n % 24] as (typeof ORIENTATIONS)[number];
	return [0, 1, 2].map((axis) => shows(rot, axis, -1)).join("");
}
/** The same numbers every time. */
function dice(levels: number, colours: readonly string[] = COLOURS, keep = (_: string): boolean => true): Die[] {
	return cellsOfPyramid()
		.filter((cell) => level(cell) < levels && keep(key(cell)))
		.map((cell) => {
			const [x, y, z] = cell;
			const n = (x * 73 + y * 151 + z * 283 + x * y * 31) >>> 0;
			const colour = colours[(n >> 2) % colours.length] as string;
			return { cell: key(cell), colour, triple: tripleOf(n), mark: "" } as Die;
		});
}
interface Scene {
	readonly dice: readonly Die[];
	readonly view?: CameraView;
	readonly book?: string;
	readonly marks?: Partial<Marks>;
	readonly thrown?: readonly number[];
}
const SCENES: Readonly<Record<string, Scene>> = {
	empty: { dice: [] },
	full: { dice: dice(9) },
	above: { dice: dice(9), view: "top" },
	side: { dice: dice(9), view: "x" },
	few: { dice: dice(1, ["red", "green"], (cell) => cell.startsWith("0,")) },
	half: { dice: dice(4) },
	night: { dice: dice(4, ["black"]) },
	lit: {
		dice: dice(1, ["red", "green"], (cell) => cell.startsWith("0,")),
		marks: { choices: ["1,0,7", "1,1,6", "1,2,5", "2,3,3"], last: ["0,3,5"], picked: ["0,4,4"], hover: "1,1,6" },
	},
	areas: {
		dice: dice(1, ["red", "green"], (cell) => cell.startsWith("2,")),
		marks: {
			areas: [
				area("home", 0xc93a1e, ["8,0,0", "7,1,0", "7,0,1", "6,1,1", "6,2,0", "6,0,2"]),
				area("goal", 0x12a37a, ["8,0,0", "7,1,0", "7,0,1"]),
				area("finish", 0x26282e, ["0,2,6", "0,3,5", "0,4,4"]),
				area("forbidden", 0xd8322a, ["0,8,0", "1,7,0", "2,6,0"]),
				area("reach", 0xe0568f, ["3,3,2"]),
				area("sight", 0xc98bff, ["2,3,3", "2,2,4"]),
				{ ...area("worth", 0, ["0,0,8", "1,0,7", "0,1,7"]), sign: "×2" },
			],
			recent: ["2,1,5"],
			last: ["2,0,6"],
		},
	},
	wood: { dice: dice(5), book: "abacus" },
	glass: { dice: dice(5), book: "fifty_five" },
	palette: {
		dice: dice(1, [
			"ivory",
			"white",
			"blue",
			"red",
			"green",
			"black",
			"golden",
			"yellow",
			"violet",
			"orange",
			"pink",
			"brown",
			"grey",
			"turquoise",
			"olive",
			"navy",
			"maroon",
			"lime",
		]),
	},
	ghost: {
		dice: dice(2),
		marks: { ghosts: [{ cell: "2,2,2", colour: "blue", triple: tripleOf(5) }], choices: ["2,2,2", "1,2,3"] },
	},
	thrown: { dice: dice(2), thrown: [6, 3, 1] },
};

/** A scene of the pyramid. */
function pyramid(host: HTMLElement, quality: Quality, scene: Scene): PyramidView {
	const view = new PyramidView(host, quality);
	view.dress(asked.get("book") ?? scene.book ?? "");
	const put = asked.get("with");
	view.show([
		...scene.dice.filter((die) => without === null || !die.cell.startsWith(without)),
		...(put ? [{ cell: put, colour: "red", triple: "", mark: "" } as Die] : []),
	]);
	if (asked.has("bare")) view.bare(true);
	view.mark({ ...NO_MARKS, ...scene.marks });
	view.lookFrom((asked.get("view") as CameraView | null) ?? scene.view ?? "home", 0, true);
	if (scene.thrown)
		void view.throwDice(
			scene.thrown.map((value, i) => ({ colour: COLOURS[i] as string, value })),
			true,
		);
	return view;
}

// faults on purpose, to see that they are noticed
const without = asked.get("without");
if (asked.has("dark")) document.body.classList.add("dark");
const stage = document.getElementById("stage") as HTMLElement;
const quality = (asked.get("quality") ?? "low") as Quality;
const name = asked.get("scene") ?? "full";
const gallery =
	name === "slope"
		? slope(stage, quality, without)
		: name === "trip"
			? trip(stage, without)
			: pyramid(stage, quality, SCENES[name] as Scene);
Object.assign(window, { gallery });
