/** A magnifying glass over a finger: shows what lies under it, larger, where the finger does not hide it. */
import { el } from "../ui/dom";
import type { Spot } from "./viewport";

/** Width of the glass, and how much of the picture it shows, in pixels of the page. */
const GLASS = 132;
const SHOWN = 48;
/** Pixels between the finger and the glass. */
const ABOVE = 44;

export class Loupe {
	private readonly glass = el("canvas", { class: "loupe", "aria-hidden": "true", width: 2 * GLASS, height: 2 * GLASS });

	constructor(private readonly source: HTMLCanvasElement) {}

	get up(): boolean {
		return this.glass.isConnected;
	}
	/** To be called right after the picture was drawn: a browser forgets it with the frame. */
	show({ x, y }: Spot): void {
		const box = this.source.getBoundingClientRect();
		const scale = this.source.width / box.width;
		const half = SHOWN / 2;
		const pen = this.glass.getContext("2d");
		if (!pen) return;
		const [left, top] = [(x - box.left - half) * scale, (y - box.top - half) * scale];
		pen.clearRect(0, 0, 2 * GLASS, 2 * GLASS);
		pen.drawImage(this.source, left, top, SHOWN * scale, SHOWN * scale, 0, 0, 2 * GLASS, 2 * GLASS);
		const above = y - ABOVE - GLASS;
		this.glass.style.left = `${Math.max(4, Math.min(innerWidth - GLASS - 4, x - GLASS / 2))}px`;
		// at the upper edge there is room beside the finger only
		this.glass.style.top = `${above > 4 ? above : y + ABOVE}px`;
		if (!this.up) document.body.append(this.glass);
	}
	hide(): void {
		this.glass.remove();
	}
}

/** Whether what a finger means is hard to hit here: the target nearest to it has a neighbour within so many pixels. */
export function crowded(finger: Spot, targets: readonly Spot[], least: number, reach: number): boolean {
	const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
	const near = targets.filter((spot) => far(spot, finger) < reach).sort((a, b) => far(a, finger) - far(b, finger));
	const [first, ...others] = near;
	return first !== undefined && others.some((other) => far(first, other) < least);
}
