/** The colours of dice: after Okabe and Ito, darkened or lightened a little. Each has a mark of its own besides. */
interface Colour {
	readonly body: number;
	readonly pip: number;
	/** The row of the atlas: which mark the faces carry. */
	readonly row: number;
}

const DIE_COLOURS: Readonly<Record<string, Colour>> = {
	ivory: { body: 0xf1e9d6, pip: 0x1b1b1f, row: 0 },
	white: { body: 0xf4f1ea, pip: 0x1b1b1f, row: 0 },
	blue: { body: 0x0d5596, pip: 0xffffff, row: 1 },
	red: { body: 0xc93a1e, pip: 0xffffff, row: 2 },
	green: { body: 0x12a37a, pip: 0xffffff, row: 3 },
	black: { body: 0x26282e, pip: 0xfff3d0, row: 0 },
	golden: { body: 0xe8b21e, pip: 0x2a1c00, row: 4 },
	yellow: { body: 0xf0c83a, pip: 0x2a1c00, row: 4 },
	violet: { body: 0x7d3c98, pip: 0xffffff, row: 1 },
	purple: { body: 0x7d3c98, pip: 0xffffff, row: 1 },
	orange: { body: 0xe67e22, pip: 0x1b1b1f, row: 2 },
	pink: { body: 0xe8a0b4, pip: 0x1b1b1f, row: 3 },
	brown: { body: 0x7b5233, pip: 0xffffff, row: 4 },
	grey: { body: 0xb4b4b4, pip: 0x111111, row: 1 },
	turquoise: { body: 0x3bb6a8, pip: 0x111111, row: 2 },
	olive: { body: 0x7a7a2a, pip: 0xffffff, row: 3 },
	navy: { body: 0x1f2f5a, pip: 0xffffff, row: 4 },
	maroon: { body: 0x6b1f2a, pip: 0xffffff, row: 1 },
	lime: { body: 0x8fcf3c, pip: 0x111111, row: 2 },
};

export const colourOf = (name: string): Colour => DIE_COLOURS[name] ?? (DIE_COLOURS.ivory as Colour);
export const css = (name: string): string => `#${colourOf(name).body.toString(16).padStart(6, "0")}`;
/** The text colour legible on a die of this colour. */
export const inkOf = (name: string): string => `#${colourOf(name).pip.toString(16).padStart(6, "0")}`;
