/**
 * A photo of one side of the pyramid, read by colour: 45 faces in one plane. Pure: no page, no picture library.
 * A face is named by its steps from the top along the right edge (`u`) and along the left edge (`v`).
 */
export interface PhotoPoint {
	readonly x: number;
	readonly y: number;
}
export interface Photo {
	readonly width: number;
	readonly height: number;
	/** Red, green, blue, alpha of every pixel. */
	readonly data: ArrayLike<number>;
}
export interface Face {
	readonly u: number;
	readonly v: number;
}
/** The top, right and left corner of the side in the picture, and how much farther than the top the other two are (logarithms). */
export interface PhotoFrame {
	readonly top: PhotoPoint;
	readonly right: PhotoPoint;
	readonly left: PhotoPoint;
	readonly farRight: number;
	readonly farLeft: number;
}
/** Faces read with less certainty than this are marked. */
export const DOUBT = 0.35;
export interface Reading {
	/** The index of the colour. */
	readonly colour: number;
	/** 0: might as well be another colour, 1: no doubt. */
	readonly sure: number;
}
type Triple = readonly [number, number, number];

const PHOTO_SIDE = 9;
export const SIDE_FACES: readonly Face[] = Array.from({ length: PHOTO_SIDE }, (_, u) =>
	Array.from({ length: PHOTO_SIDE - u }, (_, v) => ({ u, v })),
).flat();
/** The map from lattice steps to the picture: three corners, weighted by their distance from the camera. */
export function mapped({ top, right, left, farRight, farLeft }: PhotoFrame): (u: number, v: number) => PhotoPoint {
	const weights = [Math.exp(farRight), Math.exp(farLeft)] as const;
	return (u, v) => {
		const r = (u + 0.5) / PHOTO_SIDE;
		const l = (v + 0.5) / PHOTO_SIDE;
		const [wt, wr, wl] = [1 - r - l, r * weights[0], l * weights[1]];
		const all = wt + wr + wl;
		return { x: (wt * top.x + wr * right.x + wl * left.x) / all, y: (wt * top.y + wr * right.y + wl * left.y) / all };
	};
}

function pixel({ width, height, data }: Photo, { x, y }: PhotoPoint): Triple {
	const column = Math.min(width - 1, Math.max(0, Math.round(x)));
	const row = Math.min(height - 1, Math.max(0, Math.round(y)));
	const at = 4 * (row * width + column);
	return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
const WITHIN = [-0.4, -0.2, 0, 0.2, 0.4];
/** Keeps a side of one colour, where neighbours do not differ, from dividing by nothing. */
const PLAIN = 2000;
/** How much the colour changes inside faces, compared with the change from face to face: least where the lattice lies right. */
function unrest(photo: Photo, frame: PhotoFrame): number {
	const map = mapped(frame);
	const means = new Map<number, Triple>();
	let inside = 0;
	for (const { u, v } of SIDE_FACES) {
		const sums = [0, 0, 0];
		const squares = [0, 0, 0];
		for (const du of WITHIN)
			for (const dv of WITHIN) {
				const seen = pixel(photo, map(u + du, v + dv));
				for (const channel of CHANNELS) {
					sums[channel] = (sums[channel] ?? 0) + seen[channel];
					squares[channel] = (squares[channel] ?? 0) + seen[channel] ** 2;
				}
			}
		const count = WITHIN.length ** 2;
		const mean = (channel: 0 | 1 | 2): number => (sums[channel] ?? 0) / count;
		// square roots: a few faces with glare must not decide
		for (const channel of CHANNELS)
			inside += Math.sqrt(Math.max(0, (squares[channel] ?? 0) - count * mean(channel) ** 2));
		means.set(PHOTO_SIDE * u + v, [mean(0), mean(1), mean(2)]);
	}
	let between = 0;
	for (const { u, v } of SIDE_FACES)
		for (const next of u + v < PHOTO_SIDE - 1 ? [PHOTO_SIDE * (u + 1) + v, PHOTO_SIDE * u + v + 1] : []) {
			const [here, there] = [means.get(PHOTO_SIDE * u + v), means.get(next)];
			if (here && there) for (const channel of CHANNELS) between += Math.abs(here[channel] - there[channel]);
		}
	// nobody holds a phone so close that one corner is half as far again as another
	const steep = 1 + 1.5 * (frame.farRight ** 2 + frame.farLeft ** 2);
	return (inside / (between + PLAIN)) * steep;
}
const CHANNELS = [0, 1, 2] as const;
/** The frame of three tapped corners. A photo has perspective, and fingers miss: both are searched for in the picture. */
export function framed(photo: Photo, top: PhotoPoint, right: PhotoPoint, left: PhotoPoint): PhotoFrame {
	const first: PhotoFrame = { top, right, left, farRight: 0, farLeft: 0 };
	const starts: { readonly frame: PhotoFrame; readonly cost: number }[] = [];
	for (let farRight = -0.4; farRight < 0.41; farRight += 0.05)
		for (let farLeft = -0.4; farLeft < 0.41; farLeft += 0.05) {
			const frame = { ...first, farRight, farLeft };
			starts.push({ frame, cost: unrest(photo, frame) });
		}
	starts.sort((a, b) => a.cost - b.cost);
	// a tap that misses can make a wrong perspective look best: refine some different ones
	const several: PhotoFrame[] = [];
	for (const { frame } of starts)
		if (several.length < STARTS && several.every((one) => differs(one, frame) > 0.12)) several.push(frame);
	const refined = several.map((frame) => fitted(photo, first, frame));
	return refined.reduce((best, one) => (one.cost < best.cost ? one : best)).frame;
}
const STARTS = 5;
const differs = (a: PhotoFrame, b: PhotoFrame): number =>
	Math.max(Math.abs(a.farRight - b.farRight), Math.abs(a.farLeft - b.farLeft));

/** Move corners and perspective by smaller and smaller steps while that calms the faces. */
function fitted(
	photo: Photo,
	tapped: PhotoFrame,
	start: PhotoFrame,
): { readonly frame: PhotoFrame; readonly cost: number } {
	const corners = ["top", "right", "left"] as const;
	const step = Math.hypot(tapped.right.x - tapped.top.x, tapped.right.y - tapped.top.y) / PHOTO_SIDE;
	const weighed = (frame: PhotoFrame): number => {
		const moved = corners.reduce(
			(all, one) => all + Math.hypot(frame[one].x - tapped[one].x, frame[one].y - tapped[one].y) / step,
			0,
		);
		// a tap is close to its corner: moving far has to pay
		return unrest(photo, frame) * (1 + 0.05 * moved);
	};
	let best = { frame: start, cost: weighed(start) };
	const tried = (frame: PhotoFrame): void => {
		const cost = weighed(frame);
		if (cost < best.cost) best = { frame, cost };
	};
	for (let by = 0.24; by > 0.02; by /= 2)
		for (let round = 0; round < 2; round++) {
			for (const corner of corners)
				for (const [dx, dy] of [
					[by, 0],
					[-by, 0],
					[0, by],
					[0, -by],
				] as const) {
					const { x, y } = best.frame[corner];
					tried({ ...best.frame, [corner]: { x: x + dx * step, y: y + dy * step } });
				}
			for (const far of [by / 3, -by / 3]) {
				tried({ ...best.frame, farRight: best.frame.farRight + far });
				tried({ ...best.frame, farLeft: best.frame.farLeft + far });
			}
		}
	return best;
}

/** The colour of every face: the median of its middle, so pips and glare do not count. */
export function colours(photo: Photo, frame: PhotoFrame): Triple[] {
	const map = mapped(frame);
	return SIDE_FACES.map(({ u, v }) => {
		const seen: Triple[] = [];
		for (let du = -3; du <= 3; du++)
			for (let dv = -3; dv <= 3; dv++) seen.push(pixel(photo, map(u + du / 9, v + dv / 9)));
		const median = (channel: 0 | 1 | 2): number =>
			seen.map((one) => one[channel]).sort((a, b) => a - b)[seen.length >> 1] ?? 0;
		return [median(0), median(1), median(2)];
	});
}
const linear = (value: number): number => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
/** Oklab: distances are roughly what people see. Brightness counts less, because light falls unevenly. */
function seen([red, green, blue]: Triple): Triple {
	const l = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
	const m = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
	const s = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
	return [
		0.45 * (0.2105 * l + 0.7936 * m - 0.0041 * s),
		1.978 * l - 2.4286 * m + 0.4506 * s,
		0.0259 * l + 0.7828 * m - 0.8087 * s,
	];
}
const apart = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const FAR_COLOUR = 0.25;
const lightOf = (value: Triple): Triple => [linear(value[0]), linear(value[1]), linear(value[2])];

/** Name the colours of faces, given those of the dice. The light of the room is estimated from the picture itself. */
export function readColours(found: readonly Triple[], dice: readonly Triple[]): Reading[] {
	const faces = found.map((one) => seen(lightOf(one)));
	const plain = dice.map(lightOf);
	let best: Triple[] = plain.map(seen);
	let least = Number.POSITIVE_INFINITY;
	for (let bright = -1.6; bright <= 1; bright += 0.2)
		for (let warm = -0.6; warm <= 0.6; warm += 0.1)
			for (let tint = -0.2; tint <= 0.2; tint += 0.1) {
				const gain: Triple = [Math.exp(bright + warm / 2), Math.exp(bright + tint), Math.exp(bright - warm / 2)];
				const lit = plain.map(([r, g, b]) => seen([r * gain[0], g * gain[1], b * gain[2]]));
				const cost =
					faces.reduce((all, face) => all + Math.min(FAR_COLOUR, ...lit.map((one) => apart(face, one))), 0) /
						faces.length +
					0.01 * bright ** 2 +
					0.03 * warm ** 2 +
					0.1 * tint ** 2;
				if (cost < least) [best, least] = [lit, cost];
			}
	// real dice are not the colours of a screen: move each colour towards the faces that have it
	for (let round = 0; round < 3; round++) {
		const owner = faces.map((face) => nearest(face, best));
		best = best.map((one, colour) => {
			const own = faces.filter((_, at) => owner[at] === colour);
			if (own.length < 3) return one;
			const mean = (channel: 0 | 1 | 2): number => own.reduce((sum, face) => sum + face[channel], 0) / own.length;
			return [(one[0] + mean(0)) / 2, (one[1] + mean(1)) / 2, (one[2] + mean(2)) / 2];
		});
	}
	return faces.map((face) => {
		const colour = nearest(face, best);
		const [first = 0, second = 1] = best.map((one) => apart(face, one)).sort((a, b) => a - b);
		return { colour, sure: best.length < 2 ? 1 : (second - first) / (second + first + 1e-9) };
	});
}
function nearest(face: Triple, among: readonly Triple[]): number {
	let best = 0;
	for (const [at, one] of among.entries()) if (apart(face, one) < apart(face, among[best] as Triple)) best = at;
	return best;
}
