/** Live actions: tilt the plate, press on it, blow at dice, pull one out, by keys, pointer, phone or microphone. */

import { amount, say } from "../i18n/texts";
import type { LiveFrames, LiveNow } from "../net/protocol";
import { BreathSensor, PhoneTilt } from "../platform/sensors";
import { outward } from "../rules/hand_action";
import { isCell } from "../rules/lattice";
import { STEER_KEYS, Steering } from "../rules/live_input";
import { NO_MARKS } from "../rules/marks";
import { RATE } from "../rules/motion";
import { type V3, v3 } from "../rules/plate_plane";
import { HandProps } from "../scene3d/hand_props";
import { LiveScene } from "../scene3d/live_scene";
import type { PyramidView } from "../scene3d/pyramid_view";
import type { TableContext } from "../state/table_context";
import { el } from "../ui/dom";
import { html, render } from "../ui/render";
import { chairName } from "../ui/sentences";
import { livePanel, offersView } from "./live_panel";

/** Samples per message: twelve messages a second. */
const BATCH = 5;
/** Samples sent ahead of the newest frame heard; the server refuses more than 42. */
const AHEAD = 36;
/** A drag over this share of the board is the maximum tilt. */
const FULL = 0.32;

export class LiveTool {
	/** The live scene everybody sees. */
	private scene: LiveScene | null = null;
	/** My own action: its input, and samples not sent yet. */
	private steering: Steering | null = null;
	private live: LiveNow | null = null;
	private samples: number[][] = [];
	private sent = 0;
	/** The requests of my last action. */
	private readonly sending = new Set<number>();
	private began = 0;
	private ending = false;
	private asked = 0;
	/** The place in the queue for a simulation; 0: no queue. */
	private place = 0;
	private stage: PyramidView | null = null;
	private readonly props = new HandProps();
	/** The place of the die being pulled. */
	private from: V3 = [0, 0, 0];
	private phone: PhoneTilt | null = null;
	private breath: BreathSensor | null = null;
	private readonly meter = el("p", { class: "meter", "aria-hidden": "true" });

	constructor(
		private readonly host: HTMLElement,
		private readonly context: TableContext,
		/** The die chosen to be pulled; empty: none. */
		private readonly chosen: () => string,
	) {
		addEventListener("keydown", (event) => this.onKey(event, true));
		addEventListener("keyup", (event) => this.onKey(event, false));
		addEventListener("blur", () => this.steering?.held.clear());
	}

	/** Whether a live action is going on. */
	get running(): boolean {
		return this.scene !== null;
	}
	/** For tests: the tilt of the plate shown, and its maximum displacement. */
	get tilt(): readonly [number, number] | null {
		return this.scene?.tilt ?? null;
	}
	shaken = 0;
	/** For tests: my input. */
	get state(): { sent: number; tilt: readonly number[]; breath: number; drawn: readonly number[] } | null {
		const { steering: hand, sent } = this;
		return hand && { sent, tilt: [...hand.tilt], breath: hand.breath, drawn: [...hand.drawn] };
	}

	// --- messages of the server

	start(live: LiveNow): void {
		const running = this.scene !== null;
		this.asked = this.place = 0;
		this.scene = new LiveScene(live);
		this.context.performed = true;
		this.shaken = 0;
		if (this.context.said?.mine.includes(live.seat)) this.take(live);
		if (!running) this.frame();
		this.context.draw();
	}
	/** Replace the state after a full update. */
	anew(lives: readonly LiveNow[]): void {
		// requests over a broken connection stay unanswered
		this.asked = this.place = 0;
		if (lives.length === 0 && this.scene) this.stop();
		for (const live of lives) this.start(live);
	}
	hear({ seat, first, motion, tilts, shifts }: LiveFrames): void {
		if (this.scene?.seat === seat) void this.scene.hear(first, motion, tilts, shifts);
	}
	over(seat: number): void {
		if (this.scene?.seat === seat) this.stop();
	}
	/** Whether there is nothing to say about it: what was under way when an action ended by itself came too late. */
	refused(id: number): boolean {
		if (id === this.asked) this.asked = this.place = 0;
		return !this.steering && this.sending.has(id);
	}
	/** All simulations are taken. */
	waits(place: number): void {
		this.place = place;
		this.context.draw();
	}

	private take(live: LiveNow): void {
		const kind = (["tilt", "press", "blow", "pull"] as const).find((one) => one === live.prefix[0]);
		if (!kind) return;
		this.live = live;
		const [x = 0, y = 0] = this.context.shown?.scene?.extra.lean ?? [];
		this.steering = new Steering(
			kind,
			kind === "press" ? 180 : 60,
			live.dice.map((die) => die.at),
			[x, y],
		);
		if (kind === "pull") this.takeHold(this.steering, live);
		this.stage?.mark(NO_MARKS);
		// a plate that is turned over needs room
		if (kind === "press") this.stage?.include([[0, 0, 240]]);
		this.samples = [];
		this.sending.clear();
		this.sent = this.began = 0;
		this.ending = false;
	}
	private takeHold(hand: Steering, live: LiveNow): void {
		const die = live.prefix[1] ?? "";
		const number = Number(die.slice(1));
		this.from = this.stage?.middleOf(die) ?? live.dice.find((one) => one.die === number)?.at ?? [0, 0, 0];
		hand.out = isCell(die) ? outward(die) : [0, 0, 1];
		hand.farthest = this.context.shown?.scene?.extra.reach ?? hand.farthest;
	}
	private stop(): void {
		this.scene = this.steering = this.live = null;
		this.context.performed = false;
		this.phone?.end();
		this.breath?.end();
		this.phone = this.breath = null;
		this.props.clear();
		this.stage?.tilt(0, 0);
		this.stage?.shift(0, 0);
		this.stage?.include([]);
		this.context.draw();
	}

	// --- sixty times a second

	private frame(): void {
		if (!this.scene) return;
		const now = performance.now();
		if (this.steering && this.live) this.steer(this.steering, this.live, now);
		this.stage?.lay(this.scene.at(now));
		// my own plate follows my input; others' as the server sent it
		if (!this.steering) this.watch(this.scene);
		this.stage?.shift(...this.scene.shift);
		this.shaken = Math.max(this.shaken, Math.hypot(...this.scene.shift));
		requestAnimationFrame(() => this.frame());
	}
	private watch(scene: LiveScene): void {
		const { tilt } = scene;
		this.stage?.tilt(...tilt);
		const steep = Math.round(Math.hypot(...tilt));
		const words = steep > 0 ? say("live-tilt", { degrees: steep }) : "";
		if (this.meter.textContent !== words) this.meter.textContent = words;
	}
	private steer(hand: Steering, live: LiveNow, now: number): void {
		if (this.stage) {
			const { right, ahead } = this.stage.bearing;
			if (hand.held.size === 0 && !hand.wanted) [hand.right, hand.ahead] = [right, ahead];
			hand.turned = (Math.atan2(ahead[1], ahead[0]) * 180) / Math.PI;
		}
		if (this.breath) hand.heard = this.breath.strength;
		// the mouth stays in place while blowing
		if (hand.breath === 0 && this.scene) hand.dice = this.scene.places();
		// the clock starts with the first input
		if (!this.began) {
			if (hand.idle) {
				this.show(hand);
				return;
			}
			this.began = now - 1000 / RATE;
		}
		const made = this.sent + this.samples.length;
		const wanted = Math.floor(((now - this.began) / 1000) * RATE) - made;
		const due = Math.max(0, Math.min(30, wanted, (this.scene?.simulated ?? 0) + AHEAD - made));
		// time stands still while the table catches up, and none is made up for afterwards
		if (wanted > due) this.began += ((wanted - due) * 1000) / RATE;
		for (let i = 0; i < due; i++) {
			hand.step();
			this.samples.push(hand.sample(live.channels, live.rest));
		}
		if (this.samples.length >= BATCH) this.flush(live);
		this.show(hand);
	}
	private flush(live: LiveNow): void {
		if (this.ending) return;
		while (this.samples.length > 0) {
			const samples = this.samples.splice(0, 12);
			this.sending.add(this.context.ask({ t: "input", seat: live.seat, first: this.sent, samples }));
			this.sent += samples.length;
		}
	}
	private show(hand: Steering): void {
		const words =
			hand.kind === "blow"
				? say("live-breath", { percent: Math.round(100 * hand.breath) })
				: hand.kind === "pull"
					? say("live-drawn", { millimetres: Math.round(Math.hypot(...hand.drawn)) })
					: say("live-tilt", { degrees: Math.round(Math.hypot(...hand.tilt)) });
		const seconds = this.began ? ` · ${this.time((performance.now() - this.began) / 1000)}` : "";
		if (this.meter.textContent !== words + seconds) this.meter.textContent = words + seconds;
		if (!this.stage) return;
		if (hand.kind === "pull") {
			this.props.point(this.from, this.began ? hand.drawn : hand.out, 20 + Math.hypot(...hand.drawn));
			this.stage.redraw();
			return;
		}
		if (hand.kind !== "blow") {
			this.stage.tilt(hand.tilt[0], hand.tilt[1]);
			return;
		}
		const mouth = hand.mouth();
		const [x, y, z] = hand.target();
		const at = [x, y, z + 6] as const;
		this.props.aim(at);
		this.props.point(
			mouth,
			v3((i) => at[i] - mouth[i]),
			20 + 60 * hand.breath,
		);
		this.stage.redraw();
	}

	/** The time of the whole try if it is limited, otherwise of this action. */
	private time(seconds: number): string {
		const { clock = 0, limit = 0 } = this.context.shown?.scene?.extra ?? {};
		if (!limit) return `${amount(seconds, 1)} s`;
		const used = Math.min(clock / 100 + seconds, limit / 100);
		return say("live-clock", { seconds: amount(used, 1), limit: amount(limit / 100, 0) });
	}

	// --- keys and pointer

	private onKey(event: KeyboardEvent, down: boolean): void {
		const hand = this.steering;
		const field = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
		if (!hand || field || event.ctrlKey || event.metaKey) return;
		const way = STEER_KEYS[event.key];
		if (way) {
			if (down) hand.held.add(way);
			else hand.held.delete(way);
		} else if (event.key === " ") {
			if (hand.kind === "blow") hand.blowing = down;
			else if (hand.kind !== "pull" && down && !event.repeat) hand.shake();
		} else if (event.key === "Escape" && down) this.letGo();
		else if (event.key === "Enter" && down && !(event.target instanceof HTMLButtonElement)) this.letGo();
		else return;
		event.preventDefault();
	}
	private grip(event: PointerEvent): boolean {
		const hand = this.steering;
		const stage = this.stage;
		if (!hand || !stage) return false;
		const canvas = event.target as HTMLElement;
		const from = { x: event.clientX, y: event.clientY };
		const start = [...(hand.wanted ?? [0, 0])];
		const reach = FULL * Math.min(canvas.clientWidth, canvas.clientHeight);
		const drawn = hand.drawn;
		const held = v3((i) => this.from[i] + drawn[i]);
		const follow = (x: number, y: number): void => {
			if (hand.kind === "pull") {
				const way = stage.carried(held, from, { x, y });
				hand.drawnTo = v3((i) => drawn[i] + way[i]);
			} else if (hand.kind === "blow") {
				const at = stage.pointAt({ x, y }, 0);
				if (at) hand.at = [at.x, at.y];
			} else {
				const scale = hand.steepest / reach;
				hand.wanted = [(start[0] ?? 0) + (x - from.x) * scale, (start[1] ?? 0) - (y - from.y) * scale];
			}
		};
		follow(from.x, from.y);
		hand.blowing = hand.kind === "blow";
		canvas.setPointerCapture(event.pointerId);
		const move = (now: PointerEvent): void => follow(now.clientX, now.clientY);
		const end = (): void => {
			canvas.removeEventListener("pointermove", move);
			canvas.removeEventListener("pointerup", end);
			canvas.removeEventListener("pointercancel", end);
			hand.blowing = false;
			hand.drawnTo = null;
			if (!this.phone) hand.wanted = null;
		};
		canvas.addEventListener("pointermove", move);
		canvas.addEventListener("pointerup", end);
		canvas.addEventListener("pointercancel", end);
		return true;
	}

	private begin(prefix: readonly string[]): void {
		const { said, picker } = this.context;
		if (said && picker) this.asked = this.context.ask({ t: "live", seat: picker.seat, prefix, after: said.n });
	}
	private leaveQueue(): void {
		const seat = this.context.picker?.seat;
		if (seat === undefined) return;
		this.context.ask({ t: "live_cancel", seat });
		this.asked = this.place = 0;
		this.context.draw();
	}
	private letGo(): void {
		const { live } = this;
		if (!live || this.ending) return;
		if (this.began) {
			this.flush(live);
			this.ending = true;
			this.sending.add(this.context.ask({ t: "live_end", seat: live.seat }));
		} else this.context.ask({ t: "live_cancel", seat: live.seat });
	}

	// --- the panel

	/** Whether a live action runs here, so that nothing else can be chosen. */
	draw(stage: PyramidView | null): boolean {
		this.attach(stage);
		const waiting = this.prefixes();
		if (this.steering) this.drawHeld(this.steering);
		else if (this.scene) this.drawWatched(this.scene.seat);
		else
			render(
				offersView(waiting, this.asked > 0, this.asked ? this.place : 0, {
					begin: (prefix) => this.begin(prefix),
					leave: () => this.leaveQueue(),
				}),
				this.host,
			);
		return this.steering !== null;
	}
	/** The live actions on offer, in notation: `tilt`, `press 0,0,0`. */
	private prefixes(): string[][] {
		const { shown, picker, animating, pending } = this.context;
		if (!picker || animating || pending || this.scene) return [];
		return (shown?.scene?.extra.live ?? [])
			.map((text) => text.split(" "))
			.map(([verb = "", ...rest]) => (verb === "pull" ? [verb, this.chosen()] : [verb, ...rest]))
			.filter(([verb, die]) => verb === "tilt" || verb === "press" || verb === "blow" || (verb === "pull" && die));
	}
	/** The panel while another player acts. */
	private drawWatched(seat: number): void {
		const chair = this.context.said?.chairs[seat];
		const words = say("live-watch", { name: chair ? chairName(chair, seat) : "" });
		render(html`<p data-key="live-watch">${words}</p>${this.meter}`, this.host);
	}
	private drawHeld(hand: Steering): void {
		if (this.host.querySelector('[data-key="live-end"]')) return;
		const limit = this.context.shown?.scene?.extra.limit ?? 0;
		render(
			livePanel(hand, this.meter, limit > 0, {
				phone: () => this.listenToPhone(hand),
				microphone: () => this.listenToBreath(),
				letGo: () => this.letGo(),
			}),
			this.host,
		);
	}
	private listenToPhone(hand: Steering): Promise<boolean> {
		this.phone = new PhoneTilt((right, ahead) => {
			hand.wanted = [right, ahead];
		});
		return this.phone.begin();
	}
	private async listenToBreath(): Promise<boolean> {
		const breath = new BreathSensor();
		const allowed = await breath.begin();
		if (allowed && this.steering) this.breath = breath;
		else breath.end();
		return allowed;
	}

	private attach(stage: PyramidView | null): void {
		if (stage === this.stage) return;
		this.stage = stage;
		if (!stage) return;
		stage.props.add(this.props.group);
		stage.grips.unshift((event) => this.grip(event));
	}
}
