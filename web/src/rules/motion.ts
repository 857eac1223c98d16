/** Recorded motion as the server sends it: sixty frames a second of the dice that moved, packed into one word. */
export interface Frame {
	readonly x: number;
	readonly y: number;
	readonly z: number;
	/** A quaternion: x, y, z, w. */
	readonly turn: readonly [number, number, number, number];
}
export interface Track {
	/** The die's owner times 16, plus its number. */
	readonly die: number;
	readonly first: number;
	readonly frames: readonly Frame[];
}
export interface Motion {
	readonly length: number;
	readonly tracks: readonly Track[];
}
export const RATE = 60;
const BASE_85 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const BONUS = 10;

/** `A1` is the first die of seat 0, `B+` the bonus die of seat 1. */
export const dieName = (die: number): string =>
	String.fromCharCode(65 + (die >> 4)) + ((die & 15) === BONUS ? "+" : String(die & 15));

function base85(word: string): Uint8Array<ArrayBuffer> {
	const padding = (5 - (word.length % 5)) % 5;
	const full = word + "~".repeat(padding);
	const bytes = new Uint8Array((full.length / 5) * 4);
	for (let at = 0; at < full.length; at += 5) {
		let value = 0;
		for (const digit of full.slice(at, at + 5)) value = value * 85 + BASE_85.indexOf(digit);
		new DataView(bytes.buffer).setUint32((at / 5) * 4, value);
	}
	return bytes.slice(0, bytes.length - padding);
}

export async function readMotion(word: string): Promise<Motion> {
	const stream = new Blob([base85(word)]).stream().pipeThrough(new DecompressionStream("deflate"));
	const raw = new DataView(await new Response(stream).arrayBuffer());
	const count = raw.getUint8(3);
	const heads = Array.from({ length: count }, (_, i) => [0, 2, 4].map((off) => raw.getUint16(4 + 6 * i + off, true)));
	let at = 4 + 6 * count;
	const column = (frames: number): number[] => {
		let value = 0;
		return Array.from({ length: frames }, () => {
			value = ((value + raw.getInt16(at, true)) << 16) >> 16;
			at += 2;
			return value;
		});
	};
	const tracks = heads.map(([die = 0, first = 0, frames = 0]) => {
		const columns = Array.from({ length: 7 }, () => column(frames));
		return {
			die,
			first,
			frames: Array.from({ length: frames }, (_, i) => frameOf(columns.map((one) => one[i] as number))),
		};
	});
	return { length: raw.getUint16(1, true), tracks };
}

function frameOf([x = 0, y = 0, z = 0, largest = 0, ...small]: readonly number[]): Frame {
	const rest = small.map((value) => value / 511 / Math.SQRT2);
	rest.splice(largest & 3, 0, Math.sqrt(Math.max(0, 1 - rest.reduce((sum, value) => sum + value * value, 0))));
	const [w = 1, i = 0, j = 0, k = 0] = rest;
	return { x: x / 10, y: y / 10, z: z / 10, turn: [i, j, k, w] };
}

/** Where a die is at a moment, between its frames. */
export function frameAt(track: Track, time: number): readonly [Frame, Frame, number] {
	const at = Math.max(0, Math.min(track.frames.length - 1, time - track.first));
	const low = Math.floor(at);
	const before = track.frames[low] as Frame;
	return [before, track.frames[low + 1] ?? before, at - low];
}
