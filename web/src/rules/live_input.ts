/** Live input of a hand: sixty samples a second, from keys, pointer, phone or microphone. Pure: no page, no socket. */

import type { Channel } from "./hand_trace";
import { RATE } from "./motion";
import { type V3, v3 } from "./plate_plane";

/** Degrees a second while a key is held, and while none is. */
const TILTING = 110;
const LEVELLING = 170;
/** A shake: acceleration in m/s² for a number of frames, then the same to stop. */
const JOLT = 12;
const JOLT_FRAMES = 5;
/** Seconds from nothing to the strongest breath. */
const INHALE = 0.7;
/** Distance of the mouth in millimetres, and its angle in degrees downward. From farther or steeper, a die stays in its funnel. */
const MOUTH_DISTANCE = 54;
const FLAT = 12;
/** Minimum distance of any die from the mouth. */
const NEAREST = 51.5;
/** Degrees between two candidate directions past a die, and how many are tried before the mouth goes up and back. */
const ASIDE = 4;
const MOST_ASIDE = 11;
/** A pointer this close to a die means the die. */
const MEANT = 14;

/** Millimetres a second at which a key pulls a die, and a pointer at most. */
const DRAWING = 50;
const FASTEST = 400;

export type LiveKind = "tilt" | "press" | "blow" | "pull";
export type SteerKey = "left" | "right" | "up" | "down";
/** The keys that steer. */
export const STEER_KEYS: Readonly<Record<string, SteerKey>> = {
	ArrowLeft: "left",
	ArrowRight: "right",
	ArrowUp: "up",
	ArrowDown: "down",
	a: "left",
	d: "right",
	w: "up",
	s: "down",
};

export class Steering {
	/** The keys that are held. */
	readonly held = new Set<SteerKey>();
	/** Target tilt from a pointer or a phone, in degrees to the right and ahead; null: keys. */
	wanted: readonly [number, number] | null = null;
	tilt: [number, number] = [0, 0];
	press = 12;
	breath = 0;
	/** Blowing with a key or the pointer. */
	blowing = false;
	/** Strength from the microphone; null: not in use. */
	heard: number | null = null;
	/** The place pointed at, in millimetres, and the player's view direction, in degrees counter-clockwise from +x. */
	at: [number, number] = [0, 0];
	turned = 90;
	/** To the right and ahead as the player sees it, in the plane of the plate. */
	right: readonly [number, number] = [1, 0];
	ahead: readonly [number, number] = [0, 1];
	/** Displacement of the held die, and the pointer's target (null: keys), in millimetres. */
	drawn: V3 = [0, 0, 0];
	drawnTo: V3 | null = null;
	/** The direction out of the pyramid, for the keys, and the maximum displacement. */
	out: V3 = [0, 0, 1];
	farthest = 290;
	/** Newtons. */
	grip = 3;
	private jolting = 0;

	constructor(
		readonly kind: LiveKind,
		readonly steepest: number,
		/** The dice the mouth keeps clear of. */
		public dice: readonly V3[] = [],
		/** Initial tilt of the plate. */
		private readonly lean: readonly [number, number] = [0, 0],
	) {
		this.tilt = [...lean];
	}

	/** Jerk the plate in the direction held, otherwise ahead. */
	shake(): void {
		if (this.jolting === 0) this.jolting = 2 * JOLT_FRAMES;
	}
	/** Whether there is any input. */
	get idle(): boolean {
		return (
			this.held.size === 0 &&
			this.wanted === null &&
			this.jolting === 0 &&
			!this.blowing &&
			!this.heard &&
			this.drawnTo === null &&
			Math.hypot(...this.drawn) === 0 &&
			Math.hypot(this.tilt[0] - this.lean[0], this.tilt[1] - this.lean[1]) < 0.05
		);
	}

	/** Advance by one sixtieth of a second. */
	step(): void {
		const key = this.keys();
		if (this.kind === "pull") {
			this.draw(key);
			return;
		}
		if (this.kind === "blow") {
			for (const i of [0, 1] as const)
				this.at[i] = clamp(this.at[i] + 1.6 * (key[0] * this.right[i] + key[1] * this.ahead[i]), 130);
			const wanted = this.blowing ? 1 : (this.heard ?? 0);
			const rise = 1 / (INHALE * RATE);
			this.breath =
				this.heard !== null && !this.blowing ? wanted : clamp(this.breath + (wanted ? rise : -5 * rise), 1, 0);
			return;
		}
		const goal = this.wanted ?? [key[0] * this.steepest, key[1] * this.steepest];
		const held = this.wanted !== null || this.held.size > 0;
		const most = (this.wanted ? 300 : held ? TILTING : LEVELLING) / RATE;
		const seen = [...goal] as [number, number];
		const steep = Math.hypot(...seen);
		if (steep > this.steepest) for (const i of [0, 1] as const) seen[i] *= this.steepest / steep;
		// from the player's view to the axes of the plate
		for (const i of [0, 1] as const) {
			const aim = seen[0] * this.right[i] + seen[1] * this.ahead[i];
			this.tilt[i] += clamp(aim - this.tilt[i], most);
		}
		if (this.jolting > 0) this.jolting--;
	}
	/** Move the hand to the pointer or by the keys: down is out of the pyramid, up is back, the others sideways. */
	private draw([right, ahead]: readonly [number, number]): void {
		const aside = [this.right[0], this.right[1], 0];
		const by = DRAWING / RATE;
		const goal =
			this.drawnTo ?? this.drawn.map((part, i) => part + by * (right * (aside[i] ?? 0) - ahead * (this.out[i] ?? 0)));
		const way = goal.map((part, i) => part - (this.drawn[i] ?? 0));
		const less = Math.min(1, FASTEST / RATE / (Math.hypot(...way) || 1));
		const there = way.map((part, i) => (this.drawn[i] ?? 0) + less * part);
		const within = Math.min(1, this.farthest / (Math.hypot(...there) || 1));
		this.drawn = v3((i) => within * (there[i] ?? 0));
	}
	private keys(): readonly [number, number] {
		const on = (way: SteerKey): number => (this.held.has(way) ? 1 : 0);
		return [on("right") - on("left"), on("up") - on("down")];
	}

	/** The current sample of these channels. */
	sample(channels: readonly string[], rest: readonly number[]): number[] {
		const now = this.values();
		return channels.map((name, i) => {
			const value = now[name as Channel] ?? rest[i] ?? 0;
			return Math.round(value * 100) / 100;
		});
	}
	private values(): Partial<Record<Channel, number>> {
		if (this.kind === "blow") {
			const [x, y, z] = this.mouth();
			return {
				breath: this.breath,
				mouth_x: Math.round(x),
				mouth_y: Math.round(y),
				mouth_z: Math.round(z),
				turned: Math.round(2 * this.way) / 2,
				raised: -this.steep,
			};
		}
		if (this.kind === "pull") {
			const [x, y, z] = this.drawn;
			return { hand_x: x, hand_y: y, hand_z: z, grip: this.grip };
		}
		const key = this.keys();
		const way = key[0] || key[1] ? key : [0, 1];
		const pushed = this.jolting === 0 ? 0 : this.jolting > JOLT_FRAMES ? -JOLT : JOLT;
		const values: Partial<Record<Channel, number>> = { tilt_x: this.tilt[0], tilt_y: this.tilt[1] };
		const push = [0, 1].map(
			(i) => pushed * ((way[0] ?? 0) * (this.right[i] ?? 0) + (way[1] ?? 0) * (this.ahead[i] ?? 0)),
		);
		values.push_x = push[0] ?? 0;
		values.push_y = push[1] ?? 0;
		if (this.kind === "press") values.press = this.press;
		return values;
	}

	/** The direction of the breath: degrees downward, and counter-clockwise from +x. */
	private steep = FLAT;
	private way = 90;
	/** The target of the breath: the die at the pointer, otherwise the place. */
	target(): V3 {
		const far = (die: V3): number => Math.hypot(die[0] - this.at[0], die[1] - this.at[1]);
		const [nearest] = [...this.dice].sort((one, other) => far(one) - far(other));
		return nearest && far(nearest) < MEANT ? nearest : [...this.at, 0];
	}
	/** A place close behind the target; if another die is too close, to the side of it; if that fails, higher and farther back. */
	mouth(): V3 {
		const [x, y, z] = this.target();
		const from = (way: number, higher: number): V3 => {
			this.steep = FLAT + 3 * higher;
			this.way = ((way + 540) % 360) - 180;
			const [turn, down] = [(this.way * Math.PI) / 180, (this.steep * Math.PI) / 180];
			const far = MOUTH_DISTANCE + 3 * higher;
			const flat = far * Math.cos(down);
			return [x - flat * Math.cos(turn), y - flat * Math.sin(turn), z + 3 + far * Math.sin(down)];
		};
		const free = (mouth: V3): boolean =>
			this.dice.every((die) => Math.hypot(...die.map((part, i) => part - (mouth[i] as number))) > NEAREST);
		for (let aside = 0; aside <= MOST_ASIDE; aside++)
			for (const side of aside ? [1, -1] : [0]) {
				const mouth = from(this.turned + side * aside * ASIDE, 0);
				if (free(mouth)) return mouth;
			}
		for (let higher = 1; higher < 13; higher++) {
			const mouth = from(this.turned, higher);
			if (free(mouth)) return mouth;
		}
		return from(this.turned, 13);
	}
}
const clamp = (value: number, most: number, least = -most): number => Math.max(least, Math.min(most, value));
