/** A look for each book: the materials of its dice, plate and table. */
export type Finish = "resin" | "glass" | "wood";

export interface Look {
	readonly finish: Finish;
	/** The cloth or wood of the table. */
	readonly table: number;
	/** The plate, and the cups in it. */
	readonly plate: number;
	readonly cups: number;
}
/** Opaque resin on green felt, as in most boxes. */
export const USUAL_LOOK: Look = { finish: "resin", table: 0x14503d, plate: 0x6a4326, cups: 0xb08a5a };

const LOOKS: Readonly<Record<string, Look>> = {
	das_spiel: USUAL_LOOK,
	// the wooden edition: painted wood on a plate of pale beech
	abacus: { finish: "wood", table: 0x2b4a63, plate: 0xa9763f, cups: 0xd7b27c },
	// translucent dice on a dark plate
	fifty_five: { finish: "glass", table: 0x3b2a4d, plate: 0x332b2b, cups: 0x86735f },
	tumblin_dice: { finish: "resin", table: 0x4a3527, plate: 0xd9b884, cups: 0xd9b884 },
};
export const lookOf = (book: string): Look => LOOKS[book] ?? USUAL_LOOK;
