/** Actions set up by numbers: throw, flick, pull, ladle, stack; with the pointer on the board, or with a form. */

import { amount, say } from "../i18n/texts";
import type { Scene } from "../net/protocol";
import { storage } from "../platform/storage";
import {
	actionText,
	clampNumber,
	flickedAt,
	flight,
	goal,
	type Manner,
	type Numbers,
	outward,
	pulledBack,
	startOf,
	straightOut,
	thrownAt,
	usual,
	velocityOf,
} from "../rules/hand_action";
import { isCell } from "../rules/lattice";
import { alongSide, beforeSide, DIE_MM, seenFromSide, TABLE, type V3 } from "../rules/plate_plane";
import { HandProps } from "../scene3d/hand_props";
import type { PyramidView } from "../scene3d/pyramid_view";
import type { ScreenPoint } from "../scene3d/viewport";
import type { TableContext } from "../state/table_context";
import { ARROWS, onIdleKey } from "../ui/idle_keys";
import { moveText } from "../ui/move_words";
import { ActionForm, verbWords } from "./action_form";

const VERBS = ["throw", "flick", "ladle", "stack", "pull"] as const;
type Verb = (typeof VERBS)[number];
/** Pixels within which the pointer grips. */
const GRIP_REACH = 44;
/** Millimetres by which a key pulls a die farther. */
const PULL_STEP = 10;
/** Millimetres: half of a die. */
const A_LITTLE = DIE_MM / 2;

interface Hand {
	readonly verb: Verb;
	readonly side: number;
	readonly distance: number;
	readonly colour: string;
	readonly most: number;
	/** How far a die may be pulled, in millimetres. */
	readonly farthest: number;
}

export class ActionTool {
	private hand: Hand | null = null;
	private numbers: Record<string, number> = {};
	private manner: Manner = "";
	/** The die to pull. */
	private gripped = "";
	/** A die was chosen to be pulled. */
	onGrip: () => void = () => {};
	private stage: PyramidView | null = null;
	private readonly props = new HandProps();
	private readonly form: ActionForm;

	constructor(
		host: HTMLElement,
		private readonly quick: HTMLElement,
		private readonly context: TableContext,
	) {
		quick.addEventListener("click", () => this.act());
		onIdleKey((key) => this.onKey(key));
		this.form = new ActionForm(host, {
			set: (numbers) => this.set(numbers),
			aim: (word) => this.aimAt(goal(word, this.hand?.side ?? 0)),
			manner: (manner) => {
				this.manner = manner;
				const end = this.hand && flight(this.hand.verb, this.numbers).at(-1);
				if (end) this.aimAt(end);
			},
			hold: (die) => this.hold(die),
			act: () => this.act(),
		});
	}

	/** Whether the pointer aims on the board instead of picking. */
	get aiming(): boolean {
		return this.hand !== null && this.hand.verb !== "pull";
	}

	/** The die to pull; empty: none. */
	get held(): string {
		return this.hand?.verb === "pull" ? this.gripped : "";
	}

	/** Whether an action is being set up. */
	draw(stage: PyramidView | null): boolean {
		const scene = this.context.shown?.scene ?? null;
		const hand = scene && this.handOf(scene);
		this.attach(stage);
		if (!hand) {
			this.hand = null;
			this.quick.hidden = true;
			this.props.clear();
			stage?.include([]);
			this.form.clear();
			return false;
		}
		if (!this.hand || this.hand.verb !== hand.verb || this.hand.side !== hand.side) this.begin(hand);
		this.hand = hand;
		this.form.build(hand.verb, hand.farthest);
		this.tellAll();
		return true;
	}

	/** The actions the game offers now; null: none with numbers. */
	private handOf(scene: Scene): Hand | null {
		const { picker, animating, pending, racing } = this.context;
		if (!picker || animating || pending || racing) return null;
		const root = picker.root.map((branch) => branch.atom);
		const { hand, distance, side } = scene.extra;
		const known = [...root, ...(hand ?? []), ...(root.includes("draw") ? ["pull"] : [])];
		const verb = VERBS.find((one) => known.includes(one));
		if (!verb || scene.table !== "pyramid") return null;
		// in a game without hands, a verb of this name means something else
		if (!("ground" in scene.extra)) return null;
		const stock = scene.heaps.find((heap) => heap.owner === picker.seat);
		return {
			verb,
			side: side !== undefined && side >= 0 ? side % 3 : 0,
			distance: distance ?? 0,
			// the dice of the stock are thrown; they need not be of the player's colour
			colour: Object.keys(stock?.dice ?? {})[0] ?? scene.colours[picker.seat] ?? "ivory",
			most: stock ? Object.values(stock.dice).reduce((sum, count) => sum + count, 0) : 40,
			// where dice are drawn by name, they stay in the pyramid
			farthest: root.includes("draw") ? A_LITTLE : Number.POSITIVE_INFINITY,
		};
	}

	/** Start a new action with default values. */
	private begin(hand: Hand): void {
		this.hand = hand;
		this.gripped = "";
		this.numbers = { ...usual(hand.verb) };
		if (hand.verb === "throw" || hand.verb === "flick") this.aimAt(goal("middle", hand.side));
		if (hand.verb === "pull") this.numbers.distance = Math.min(hand.farthest, this.numbers.distance ?? 0);
		if (hand.verb === "ladle") this.numbers.count = Math.min(hand.most, 12);
		if (hand.verb === "throw" || hand.verb === "flick") {
			const [x, y] = beforeSide(hand.side, Math.max(20, hand.distance) + 25);
			this.stage?.include([[x, y, hand.verb === "throw" ? 60 : TABLE]]);
			this.stage?.lookFrom((["x", "y", "z"] as const)[hand.side] ?? "x");
		}
	}

	private get aimed(): boolean {
		return this.hand?.verb === "throw" || this.hand?.verb === "flick";
	}
	private aimAt(at: V3): void {
		if (!this.hand) return;
		const from = this.numbers;
		const along = from.x === undefined ? 0 : alongSide(this.hand.side, from.x, from.y ?? 0);
		const found = this.hand.verb === "throw" ? thrownAt : flickedAt;
		this.set(found(at, this.hand, this.manner, Math.max(-110, Math.min(110, Number.isFinite(along) ? along : 0))));
	}
	private set(numbers: Numbers): void {
		if (!this.hand) return;
		for (const [name, value] of Object.entries(numbers))
			this.numbers[name] = Math.min(
				clampNumber(this.hand.verb, name, value),
				name === "distance" ? this.hand.farthest : Number.POSITIVE_INFINITY,
			);
		this.tellAll();
	}

	/** Arrows aim, Enter acts. */
	private onKey(key: string): boolean {
		const { hand } = this;
		if (!hand || this.context.animating || this.context.pending) return false;
		const way = ARROWS[key];
		if (way) this.nudge(hand, ...way);
		else if (key === "Enter") this.act();
		return way !== undefined || key === "Enter";
	}
	/** Move what is aimed at by the width of a die, a die on a tower by a millimetre; a die in the grip is pulled farther. */
	private nudge(hand: Hand, right: number, ahead: number): void {
		const n = this.numbers;
		const [dx, dy] = seenFromSide(hand.side, right * DIE_MM, ahead * DIE_MM);
		const [x, y, z] = flight(hand.verb, n).at(-1) ?? [0, 0, 0];
		if (this.aimed) this.aimAt([x + dx, y + dy, z]);
		else if (hand.verb === "ladle") this.carry(dx, dy);
		else if (hand.verb === "stack") this.set({ right: (n.right ?? 0) + right, ahead: (n.ahead ?? 0) + ahead });
		else this.set({ distance: (n.distance ?? 0) + PULL_STEP * ahead });
	}
	/** Move the path of the ladle. */
	private carry(dx: number, dy: number): void {
		const n = this.numbers;
		this.set({ x0: (n.x0 ?? 0) + dx, y0: (n.y0 ?? 0) + dy, x1: (n.x1 ?? 0) + dx, y1: (n.y1 ?? 0) + dy });
	}

	private get move(): string {
		const verb = this.hand?.verb ?? "throw";
		return actionText(verb, this.numbers, verb === "pull" ? this.gripped : "");
	}
	private act(): void {
		if (!this.hand || (this.hand.verb === "pull" && !this.gripped)) return;
		this.context.send(this.move);
	}

	/** Update form, arrow and buttons. */
	private tellAll(): void {
		const { hand } = this;
		if (!hand) return;
		const able = hand.verb !== "pull" || this.gripped !== "";
		const strength = this.summary();
		const words = `${verbWords(hand.verb)}${strength ? ` · ${strength}` : ""}`;
		const held =
			hand.verb !== "pull"
				? ""
				: this.gripped
					? moveText(`pull ${this.gripped}`, this.context.shown?.scene)
					: say("hand-which");
		this.form.show(this.numbers, held, words, able);
		this.quick.hidden = !able || !this.stage || this.context.textMode;
		this.quick.textContent = words;
		this.drawProps();
	}
	/** The strength, in short. */
	private summary(): string {
		const n = this.numbers;
		switch (this.hand?.verb) {
			case "throw":
			case "flick":
				return `${amount(Math.hypot(...velocityOf(this.hand.verb, n)), 1)} m/s`;
			case "pull":
				return `${Math.round(n.distance ?? 0)} mm`;
			case "ladle":
				return `${n.count}`;
			case "stack":
				return `${amount(n.right ?? 0, 1)} / ${amount(n.ahead ?? 0, 1)} mm`;
			default:
				return "";
		}
	}

	// --- the board

	private attach(stage: PyramidView | null): void {
		if (stage === this.stage) return;
		this.stage = stage;
		if (!stage) return;
		stage.props.add(this.props.group);
		stage.grips.push((event) => this.grip(event));
		stage.onTap = (spot) => this.tap(spot);
	}
	private drawProps(): void {
		const { hand, stage, numbers: n } = this;
		this.props.clear();
		if (!hand || !stage) return;
		if (this.aimed) {
			const start = startOf(hand.verb, n);
			const velocity = velocityOf(hand.verb, n);
			this.props.hold(start, hand.colour);
			this.props.point(start, velocity, 25 + 45 * Math.hypot(...velocity));
			this.props.fly(flight(hand.verb, n));
		} else if (hand.verb === "ladle") {
			const start: V3 = [n.x0 ?? 0, n.y0 ?? 0, n.height ?? 60];
			const way: V3 = [(n.x1 ?? 0) - start[0], (n.y1 ?? 0) - start[1], 0];
			this.props.point(start, way, Math.max(10, Math.hypot(...way)));
			this.props.hold(start, hand.colour);
		} else if (hand.verb === "stack") this.props.hold(this.topOfTower(), hand.colour, n.yaw ?? 0);
		else if (this.gripped) {
			const at = stage.middleOf(this.gripped);
			if (at) this.props.point(at, [n.dx ?? 0, n.dy ?? 0, n.dz ?? 1], 20 + (n.distance ?? 0));
		}
		stage.redraw();
	}
	/** Where the next die of a tower would be released. */
	private topOfTower(): V3 {
		const loose = this.context.shown?.scene?.extra.loose ?? [];
		const poses = loose.map((one) => one.pose.split(",").map(Number));
		const top = poses.reduce<readonly number[]>(
			(best, pose) => ((pose[2] ?? 0) > (best[2] ?? 0) ? pose : best),
			[0, 0, TABLE - DIE_MM / 2],
		);
		const n = this.numbers;
		return [
			(top[0] ?? 0) + (n.right ?? 0),
			(top[1] ?? 0) + (n.ahead ?? 0),
			(top[2] ?? 0) + DIE_MM + Math.max(3, n.height ?? 0),
		];
	}

	private tap(spot: ScreenPoint): void {
		const { hand, stage } = this;
		if (!hand || !stage) return;
		const at = stage.pointAt(spot, DIE_MM / 2);
		if (at && this.aimed) this.aimAt([at.x, at.y, DIE_MM / 2]);
		if (at && hand.verb === "ladle") {
			const n = this.numbers;
			const dx = at.x - ((n.x0 ?? 0) + (n.x1 ?? 0)) / 2;
			const dy = at.y - ((n.y0 ?? 0) + (n.y1 ?? 0)) / 2;
			this.carry(dx, dy);
		}
	}

	/** Take this pointer if it grips something, and follow it until release. Returns whether it was taken. */
	private grip(event: PointerEvent): boolean {
		const { hand, stage } = this;
		if (!hand || !stage) return false;
		const from: ScreenPoint = { x: event.clientX, y: event.clientY };
		const near = (at: V3): boolean => {
			const seen = stage.pixelOf(...at);
			return Math.hypot(seen.x - from.x, seen.y - from.y) < GRIP_REACH;
		};
		const follow = this.follower(hand, stage, from, near);
		if (!follow) return false;
		const canvas = event.target as HTMLElement;
		canvas.setPointerCapture(event.pointerId);
		const move = (now: PointerEvent): void => follow({ x: now.clientX, y: now.clientY });
		const end = (now: PointerEvent): void => {
			canvas.removeEventListener("pointermove", move);
			canvas.removeEventListener("pointerup", end);
			canvas.removeEventListener("pointercancel", end);
			const pulled = Math.hypot(now.clientX - from.x, now.clientY - from.y) > 12;
			if (now.type === "pointerup" && pulled && storage.oneTap) this.act();
		};
		canvas.addEventListener("pointermove", move);
		canvas.addEventListener("pointerup", end);
		canvas.addEventListener("pointercancel", end);
		return true;
	}
	/** The handler of a drag from here; null if there is nothing to grip nearby. */
	private follower(
		hand: Hand,
		stage: PyramidView,
		from: ScreenPoint,
		near: (at: V3) => boolean,
	): ((spot: ScreenPoint) => void) | null {
		const n = this.numbers;
		if (this.aimed) {
			const start = startOf(hand.verb, n);
			if (!near(start)) return null;
			return (spot) => {
				const at = stage.pointAt(spot, start[2]);
				if (at) this.set(pulledBack(hand.verb, this.numbers, [at.x, at.y]));
			};
		}
		if (hand.verb === "ladle") {
			const end = near([n.x1 ?? 0, n.y1 ?? 0, n.height ?? 60]);
			if (!end && !near([n.x0 ?? 0, n.y0 ?? 0, n.height ?? 60])) return null;
			return (spot) => {
				const at = stage.pointAt(spot, n.height ?? 60);
				if (at) this.set(end ? { x1: at.x, y1: at.y } : { x0: at.x, y0: at.y });
			};
		}
		if (hand.verb === "stack") {
			if (!near(this.topOfTower())) return null;
			const { right, ahead } = n;
			const height = this.topOfTower()[2];
			const first = stage.pointAt(from, height);
			return (spot) => {
				const at = stage.pointAt(spot, height);
				if (at && first) this.set({ right: (right ?? 0) + at.x - first.x, ahead: (ahead ?? 0) + at.y - first.y });
			};
		}
		const die = stage.dieAt(from);
		if (!die || !this.hold(die)) return null;
		const at = stage.middleOf(die);
		return (spot) => {
			if (!at) return;
			const way = stage.carried(at, from, spot);
			const far = Math.hypot(...way);
			if (far < 3) return;
			const [dx, dy, dz] = this.straight ? straightOut(this.gripped, way) : [way[0] / far, way[1] / far, way[2] / far];
			this.set({ dx, dy, dz, distance: far });
		};
	}
	/** Whether dice are only pulled straight out of their sides, and a little. */
	private get straight(): boolean {
		return this.hand?.farthest === A_LITTLE;
	}
	/** Choose a die to pull. Returns whether that is legal. */
	private hold(die: string): boolean {
		if (!this.pullable(die)) return false;
		this.gripped = die;
		const [dx, dy, dz] = !isCell(die) ? [0, 0, 1] : this.straight ? straightOut(die, null) : outward(die);
		this.set({ dx, dy, dz });
		this.onGrip();
		return true;
	}
	private pullable(die: string): boolean {
		const pull = this.context.picker?.root.find((branch) => branch.atom === "pull" || branch.atom === "draw");
		return !pull?.more || pull.more.some((branch) => branch.atom === die);
	}
}
