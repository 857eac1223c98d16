/** The recorded input of a hand, as encoded in a move: `~eJz…`. */
import { RATE } from "./motion";

const HAND_CHANNELS = [
	"tilt_x",
	"tilt_y",
	"push_x",
	"push_y",
	"press",
	"breath",
	"mouth_x",
	"mouth_y",
	"mouth_z",
	"turned",
	"raised",
	"hand_x",
	"hand_y",
	"hand_z",
	"grip",
] as const;
const STEPS = [0.1, 0.1, 0.05, 0.05, 0.1, 0.01, 1, 1, 1, 0.5, 0.5, 0.1, 0.1, 0.1, 0.05];
export type Channel = (typeof HAND_CHANNELS)[number];
export type Sample = Readonly<Partial<Record<Channel, number>>>;

export async function readTrace(word: string): Promise<Sample[]> {
	const body = word.slice(1).replaceAll("-", "+").replaceAll("_", "/");
	const packed = Uint8Array.from(atob(body.padEnd(Math.ceil(body.length / 4) * 4, "=")), (letter) =>
		letter.charCodeAt(0),
	);
	const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
	const raw = new Uint8Array(await new Response(stream).arrayBuffer());
	const many = raw[1] ?? 0;
	const numbers = [...raw.slice(2, 2 + many)];
	const count = ((raw[2 + many] ?? 0) << 8) | (raw[3 + many] ?? 0);
	let at = 4 + many;
	const samples = Array.from({ length: count }, (): Partial<Record<Channel, number>> => ({}));
	for (const number of numbers) {
		const name = HAND_CHANNELS[number];
		const step = STEPS[number];
		if (name === undefined || step === undefined) throw new Error("a movement of something unknown");
		let value = 0;
		for (const sample of samples) {
			let folded = 0;
			for (let shift = 0; ; shift += 7) {
				const byte = raw[at++] ?? 0;
				folded |= (byte & 127) << shift;
				if (byte < 128) break;
			}
			value += folded & 1 ? -((folded + 1) >> 1) : folded >> 1;
			sample[name] = value * step;
		}
	}
	return samples;
}

/** Bandwidth with which hands return a pushed plate, in radians a second, and substeps per frame. */
const HELD = 4 * Math.PI;
const TRACE_PARTS = 4;
/** Displacement of the plate by pushes, per frame, in millimetres. */
export function swayOf(samples: readonly Sample[]): (readonly [number, number])[] {
	if (!samples.some((sample) => sample.push_x || sample.push_y)) return [];
	const along = (push: (sample: Sample) => number): number[] => {
		let far = 0;
		let fast = 0;
		const part = 1 / RATE / TRACE_PARTS;
		return [...samples, ...Array.from({ length: RATE }, (): Sample => ({}))].map((sample) => {
			for (let i = 0; i < TRACE_PARTS; i++) {
				fast += part * (1000 * push(sample) - HELD * (HELD * far + 2 * fast));
				far += part * fast;
			}
			return Math.round(10 * far) / 10;
		});
	};
	const y = along((sample) => sample.push_y ?? 0);
	return along((sample) => sample.push_x ?? 0).map((x, i) => [x, y[i] ?? 0] as const);
}
