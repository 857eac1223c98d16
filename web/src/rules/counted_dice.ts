/** The dice that decided a game, to be outlined on the board at its end. */
import type { Area, Scene, TurnNow } from "../net/protocol";

/** Dice in these areas are what a game is about, the first that has any. */
const DECIDING: readonly (readonly Area["kind"][])[] = [["line"], ["goal", "finish"], ["worth"]];

/**
 * The cells of the winners' dice where the rules count: in their lines, at their goals, or on places that are worth something.
 * Nothing while the game lasts, if nobody or everybody has won, or if the board does not say what counts.
 */
export function countedDice(scene: Scene, { kind, ranks }: Pick<TurnNow, "kind" | "ranks">): readonly string[] {
	const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
	if (kind !== "over" || winners.length === 0 || winners.length === ranks.length) return [];
	const owned = scene.dice.some((die) => die.owner >= 0);
	for (const kinds of DECIDING) {
		const areas = scene.areas.filter((area) => kinds.includes(area.kind) && !area.of);
		const counted = scene.dice.filter(({ cell, owner }) =>
			areas.some(
				(area) =>
					area.cells.includes(cell) &&
					(owner >= 0 ? winners.includes(owner) && (area.owner < 0 || area.owner === owner) : !owned) &&
					(owned || winners.includes(area.owner)),
			),
		);
		if (counted.length > 0) return counted.map((die) => die.cell);
	}
	return [];
}
