/** A loupe: magnifies what is under a finger, beside the finger. */
import { el } from "../ui/dom";
import type { ScreenPoint } from "./viewport";

/** Width of the glass, and how much of the picture it shows, in pixels of the page. */
const GLASS = 132;
const LOUPE_PIXELS = 48;
/** Pixels between the finger and the glass. */
const ABOVE = 44;

export class Loupe {
	private readonly glass = el("canvas", { class: "loupe", "aria-hidden": "true", width: 2 * GLASS, height: 2 * GLASS });

	constructor(private readonly source: HTMLCanvasElement) {}

	get up(): boolean {
		return this.glass.isConnected;
	}
	/** Call right after drawing: the browser drops the picture with the frame. */
	show({ x, y }: ScreenPoint): void {
		const box = this.source.getBoundingClientRect();
		const scale = this.source.width / box.width;
		const half = LOUPE_PIXELS / 2;
		const pen = this.glass.getContext("2d");
		if (!pen) return;
		const [left, top] = [(x - box.left - half) * scale, (y - box.top - half) * scale];
		pen.clearRect(0, 0, 2 * GLASS, 2 * GLASS);
		pen.drawImage(this.source, left, top, LOUPE_PIXELS * scale, LOUPE_PIXELS * scale, 0, 0, 2 * GLASS, 2 * GLASS);
		const above = y - ABOVE - GLASS;
		this.glass.style.left = `${Math.max(4, Math.min(innerWidth - GLASS - 4, x - GLASS / 2))}px`;
		// at the upper edge there is room only beside the finger
		this.glass.style.top = `${above > 4 ? above : y + ABOVE}px`;
		if (!this.up) document.body.append(this.glass);
	}
	hide(): void {
		this.glass.remove();
	}
}

/** Whether targets are hard to hit here: the nearest one has a neighbour within this many pixels. */
export function crowded(finger: ScreenPoint, targets: readonly ScreenPoint[], least: number, reach: number): boolean {
	const far = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
	const near = targets.filter((spot) => far(spot, finger) < reach).sort((a, b) => far(a, finger) - far(b, finger));
	const [first, ...others] = near;
	return first !== undefined && others.some((other) => far(first, other) < least);
}

/** Targets closer than this, in pixels, get a loupe after a finger rests on them for this many milliseconds. */
const SMALL_TARGET = 24;
const HOLD = 220;
/** Movement in pixels that cancels the loupe before it appears. */
const STRAY = 8;

/** A picture whose small targets are magnified. */
export interface Magnified {
	/** The page positions of the current targets; none: nothing to magnify. */
	targets(): readonly ScreenPoint[];
	/** The distance in pixels within which a finger means a target. */
	readonly reach: number;
	/** Draw now, with the target under the finger highlighted; null: no finger. */
	draw(finger: ScreenPoint | null): void;
	/** Enable or disable turning the picture with fingers. */
	turns(on: boolean): void;
	pick(finger: ScreenPoint): void;
}

/**
 * A finger that rests where targets are small gets a loupe. It moves with the finger, and what is under it on release is picked.
 * Listens before others do, and keeps from them the release that the loupe has answered.
 */
export function magnify(canvas: HTMLCanvasElement, picture: Magnified): void {
	const loupe = new Loupe(canvas);
	let waiting = 0;
	let finger: ScreenPoint = { x: 0, y: 0 };
	const look = (): void => {
		picture.draw(finger);
		loupe.show(finger);
	};
	const end = (): boolean => {
		clearTimeout(waiting);
		if (!loupe.up) return false;
		loupe.hide();
		picture.turns(true);
		picture.draw(null);
		return true;
	};
	canvas.addEventListener(
		"pointerdown",
		(event) => {
			end();
			if (event.pointerType === "mouse" || !event.isPrimary) return;
			finger = { x: event.clientX, y: event.clientY };
			waiting = window.setTimeout(() => {
				if (!crowded(finger, picture.targets(), SMALL_TARGET, picture.reach)) return;
				picture.turns(false);
				look();
			}, HOLD);
		},
		{ capture: true },
	);
	canvas.addEventListener("pointermove", (event) => {
		if (event.pointerType === "mouse" || !event.isPrimary) return;
		const now = { x: event.clientX, y: event.clientY };
		if (!loupe.up && Math.hypot(now.x - finger.x, now.y - finger.y) > STRAY) clearTimeout(waiting);
		if (!loupe.up) return;
		finger = now;
		look();
	});
	canvas.addEventListener(
		"pointerup",
		(event) => {
			if (!end() || !event.isPrimary) return;
			event.stopImmediatePropagation();
			picture.pick({ x: event.clientX, y: event.clientY });
		},
		{ capture: true },
	);
	canvas.addEventListener("pointercancel", end);
}
