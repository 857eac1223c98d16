/** A live scene: frames streamed by the server, played with a short delay so that they run smoothly. */
import * as THREE from "three";
import type { LiveNow } from "../net/protocol";
import { type Frame, frameAt, RATE, readMotion, type Track } from "../rules/motion";
import type { V3 } from "../rules/plate_plane";
import type { PosedDie } from "./poses";

/** Delay behind the newest frame, in frames. */
const FRAMES_BEHIND = 7;
/** Frames kept per die. */
const KEPT = 90;

interface Moving {
	readonly colour: string;
	track: { die: number; first: number; frames: Frame[] };
}

type Pair = readonly [number, number];

/** Two numbers per known frame. */
class FrameSeries {
	private from = 0;
	private readonly known: Pair[];

	constructor(start: Pair) {
		this.known = [start];
	}
	/** A value that is zero in all frames of a reel is not sent. */
	follow(first: number, length: number, heard: readonly Pair[]): void {
		const { known } = this;
		const before = known.at(-1) ?? [0, 0];
		for (let frame = this.from + known.length; frame < first; frame++) known.push(before);
		known.length = Math.max(0, Math.min(known.length, first - this.from));
		for (let i = 0; i < length; i++) known.push(heard[i] ?? [0, 0]);
		const old = known.length - KEPT;
		if (old > 0) {
			known.splice(0, old);
			this.from += old;
		}
	}
	/** Interpolate between two frames. */
	at(frame: number): Pair {
		const time = Math.max(0, frame - this.from);
		const low = Math.min(this.known.length - 1, Math.floor(time));
		const [ax, ay] = this.known[low] ?? [0, 0];
		const [bx, by] = this.known[low + 1] ?? [ax, ay];
		const t = Math.min(1, time - low);
		return [ax + (bx - ax) * t, ay + (by - ay) * t];
	}
}

export class LiveScene {
	readonly seat: number;
	private readonly dice = new Map<number, Moving>();
	private readonly tilts: FrameSeries;
	private readonly shifts = new FrameSeries([0, 0]);
	private newest = 0;
	private playhead = 0;
	private last = 0;

	constructor(live: LiveNow) {
		this.seat = live.seat;
		this.tilts = new FrameSeries(live.tilt);
		for (const { die, colour, at, turn } of live.dice) {
			const [w, i, j, k] = turn;
			const [x, y, z] = at;
			this.dice.set(die, { colour, track: { die, first: 0, frames: [{ x, y, z, turn: [i, j, k, w] }] } });
		}
	}

	/** The number of the newest frame heard. */
	get simulated(): number {
		return this.newest;
	}
	/** Where the dice are in the newest frame. */
	places(): V3[] {
		return [...this.dice.values()].flatMap(({ track }) => track.frames.slice(-1).map(({ x, y, z }): V3 => [x, y, z]));
	}

	/** Add frames; the first has this number. */
	async hear(first: number, motion: string, tilts: readonly Pair[], shifts: readonly Pair[]): Promise<void> {
		const { length, tracks } = await readMotion(motion);
		for (const track of tracks) this.add(track, first);
		this.tilts.follow(first, length, tilts);
		this.shifts.follow(first, length, shifts);
		this.newest = Math.max(this.newest, first + length - 1);
	}
	private add(heard: Track, first: number): void {
		const known = this.dice.get(heard.die) ?? {
			colour: "ivory",
			track: { die: heard.die, first: first + heard.first, frames: [] },
		};
		this.dice.set(heard.die, known);
		const { track } = known;
		const start = first + heard.first;
		const end = track.first + track.frames.length;
		// a die that stood still in between is not sent
		const still = track.frames.at(-1);
		for (let frame = end; still && frame < start; frame++) track.frames.push(still);
		track.frames.length = Math.min(track.frames.length, Math.max(0, start - track.first));
		track.frames.push(...heard.frames);
		const old = track.frames.length - KEPT;
		if (old > 0) {
			track.frames.splice(0, old);
			track.first += old;
		}
	}

	/** The plate's tilt in the frame `at` returned, in degrees. */
	get tilt(): Pair {
		return this.tilts.at(this.playhead);
	}
	/** The plate's displacement in that frame, in millimetres. */
	get shift(): Pair {
		return this.shifts.at(this.playhead);
	}
	/** The poses at a time of this browser's clock. */
	at(now: number): PosedDie[] {
		const passed = this.last ? ((now - this.last) / 1000) * RATE : 0;
		this.last = now;
		const wanted = this.newest - FRAMES_BEHIND;
		// adjust the speed slightly instead of jumping
		const rate = this.playhead < wanted - 30 ? 3 : 1 + Math.max(-0.5, Math.min(0.5, (wanted - this.playhead) / 20));
		this.playhead = Math.min(this.newest, Math.max(0, this.playhead + passed * rate));
		return [...this.dice.values()].map(({ colour, track }) => {
			const [a, b, t] = frameAt(track, this.playhead);
			return {
				die: `#${track.die}`,
				colour,
				pos: new THREE.Vector3(a.x, a.y, a.z).lerp(new THREE.Vector3(b.x, b.y, b.z), t),
				turn: new THREE.Quaternion(...a.turn).slerp(new THREE.Quaternion(...b.turn), t),
			};
		});
	}
}
