/** Where the pips of a face lie, from its middle: -1, 0 or 1 to the right and upwards. */
export const PIP_PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
	1: [[0, 0]],
	2: [
		[-1, -1],
		[1, 1],
	],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	4: [
		[-1, -1],
		[-1, 1],
		[1, -1],
		[1, 1],
	],
	5: [
		[-1, -1],
		[-1, 1],
		[0, 0],
		[1, -1],
		[1, 1],
	],
	6: [
		[-1, -1],
		[-1, 0],
		[-1, 1],
		[1, -1],
		[1, 0],
		[1, 1],
	],
};
