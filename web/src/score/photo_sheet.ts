/**
 * An experiment: photos of the three sides instead of taps. Tap three corners, check the colours, take them over.
 * The photo is read on this device, shown, and forgotten.
 */
import { amount, maybe, say } from "../i18n/texts";
import {
	colours,
	DOUBT,
	framed,
	mapped,
	type PhotoFrame,
	type PhotoPoint,
	readColours,
	SIDE_FACES,
} from "../rules/photo_faces";
import type { Tally } from "../rules/tally";
import { css, inkOf } from "../ui/colours";
import { el } from "../ui/dom";

interface PhotoHost {
	tally(): Tally;
	take(dice: Tally): void;
	close(): void;
}
interface Guess {
	readonly colour: string;
	readonly doubtful: boolean;
}
/** Wrong faces in a hundred, on pictures drawn by benchmarks/camera.py: three colours in good and in bad light. */
const MEASURED = { good: amount(0.04, 2), bad: amount(0.6, 1) };
const MOST_PIXELS = 1000;
const LOUPE = 132;
const ZOOM = 3;
/** How near to a corner a finger drags it, in pixels of the screen. */
const CORNER_REACH = 26;
/** A finger that moves less taps; in pixels of the screen. */
const STILL = 6;
const SIDE_COUNT = 3;
const PHOTO_CORNERS = ["photo-top", "photo-right", "photo-left"] as const;

const rgbOf = (colour: string): [number, number, number] => {
	const code = Number.parseInt(css(colour).slice(1), 16);
	return [code >> 16, (code >> 8) & 255, code & 255];
};
/** The die of a face; from outside, the right corner of a side is the next axis. */
export function dieOf(side: number, u: number, v: number): string {
	const steps = [0, 1, 2].map((axis) =>
		axis === (side + 1) % SIDE_COUNT ? u : axis === (side + 2) % SIDE_COUNT ? v : 0,
	);
	return steps.join(",");
}

export class PhotoSheet {
	private side = 0;
	private photo: ImageData | null = null;
	private corners: PhotoPoint[] = [];
	private frame: PhotoFrame | null = null;
	private guesses: Guess[] = [];
	private brush = 0;
	private dragged = -1;
	/** Where a press on a corner began, until it moves: it may be a tap on the face there. */
	private pressed: PhotoPoint | null = null;
	private readonly canvas = el("canvas", { class: "photo", role: "img", "aria-label": say("photo-picture") });
	private readonly loupe = el("canvas", { class: "photo-loupe", width: LOUPE, height: LOUPE, "aria-hidden": "true" });
	private readonly honest = el("span", {}, say("photo-honest", MEASURED));
	private readonly retry = el(
		"button",
		{ type: "button", class: "score-button", "data-key": "photo-again", onclick: () => this.again() },
		say("photo-again"),
	);
	private readonly asks = el("p", { class: "score-asks", role: "status", "data-key": "photo-asks" });
	private readonly chips = el("div", { class: "score-chips", role: "radiogroup", "aria-label": say("score-colour") });
	private readonly take = el(
		"button",
		{ type: "button", class: "main-button", "data-key": "photo-take", onclick: () => this.takeOver() },
		say("photo-take"),
	);

	constructor(
		private readonly host: HTMLElement,
		private readonly palette: readonly string[],
		private readonly game: PhotoHost,
	) {
		this.canvas.addEventListener("pointerdown", (event) => this.press(event));
		this.canvas.addEventListener("pointermove", (event) => this.drag(event));
		for (const end of ["pointerup", "pointercancel"]) this.canvas.addEventListener(end, () => this.drop());
	}

	show(): void {
		const picker = (name: string, camera: boolean): HTMLElement =>
			el(
				"label",
				{ class: "score-button" },
				say(name),
				el("input", {
					class: "sr",
					type: "file",
					accept: "image/*",
					"data-key": name,
					...(camera ? { capture: "environment" } : {}),
					onchange: (event) => void this.load(event.target as HTMLInputElement),
				}),
			);
		this.host.replaceChildren(
			el("p", { class: "small" }, el("strong", {}, say("photo-experiment")), " ", this.honest),
			this.asks,
			el("div", { class: "photo-frame" }, this.canvas, this.loupe),
			this.chips,
			el(
				"div",
				{ class: "score-tools" },
				this.take,
				picker("photo-camera", true),
				picker("photo-choose", false),
				this.retry,
				el(
					"button",
					{ type: "button", class: "score-button", "data-key": "photo-back", onclick: () => this.game.close() },
					say("score-tapping"),
				),
			),
		);
		this.draw();
	}
	private again(): void {
		this.corners = [];
		this.frame = null;
		this.guesses = [];
		this.draw();
	}
	private async load(input: HTMLInputElement): Promise<void> {
		const file = input.files?.[0];
		input.value = "";
		if (!file) return;
		try {
			const picture = await createImageBitmap(file);
			const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
			this.canvas.width = Math.max(1, Math.round(picture.width * scale));
			this.canvas.height = Math.max(1, Math.round(picture.height * scale));
			const pen = this.canvas.getContext("2d", { willReadFrequently: true });
			pen?.drawImage(picture, 0, 0, this.canvas.width, this.canvas.height);
			picture.close();
			this.photo = pen?.getImageData(0, 0, this.canvas.width, this.canvas.height) ?? null;
			this.again();
		} catch {
			this.asks.textContent = say("photo-unreadable");
		}
	}

	/** Where an event is, in pixels of the photo. */
	private at(event: PointerEvent): PhotoPoint {
		const box = this.canvas.getBoundingClientRect();
		const scale = this.canvas.width / box.width;
		return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
	}
	private press(event: PointerEvent): void {
		if (!this.photo || event.button !== 0) return;
		event.preventDefault();
		this.canvas.setPointerCapture(event.pointerId);
		const spot = this.at(event);
		const near = (CORNER_REACH * this.canvas.width) / this.canvas.getBoundingClientRect().width;
		this.dragged = this.corners.findIndex((one) => Math.hypot(one.x - spot.x, one.y - spot.y) < near);
		if (this.dragged < 0 && this.corners.length < PHOTO_CORNERS.length) {
			this.dragged = this.corners.length;
			this.corners.push(spot);
		} else if (this.dragged < 0) this.paint(spot);
		else if (this.frame) this.pressed = spot;
		this.draw();
	}
	private drag(event: PointerEvent): void {
		if (this.dragged < 0) return;
		const spot = this.at(event);
		const still = (STILL * this.canvas.width) / this.canvas.getBoundingClientRect().width;
		if (this.pressed && Math.hypot(spot.x - this.pressed.x, spot.y - this.pressed.y) < still) return;
		this.pressed = null;
		this.corners[this.dragged] = spot;
		this.frame = null;
		this.draw();
	}
	private drop(): void {
		if (this.dragged < 0) return;
		this.dragged = -1;
		if (this.pressed) this.paint(this.pressed);
		else if (this.corners.length === PHOTO_CORNERS.length) this.read();
		this.pressed = null;
		this.draw();
	}
	private read(): void {
		const [top, right, left] = this.corners;
		if (!this.photo || !top || !right || !left) return;
		this.frame = framed(this.photo, top, right, left);
		this.guesses = readColours(colours(this.photo, this.frame), this.palette.map(rgbOf)).map(({ colour, sure }) => ({
			colour: this.palette[colour] ?? "",
			doubtful: sure < DOUBT,
		}));
	}
	/** Give the face under the finger the chosen colour. */
	private paint(spot: PhotoPoint): void {
		const { frame } = this;
		if (!frame) return;
		const map = mapped(frame);
		const away = SIDE_FACES.map(({ u, v }) => {
			const { x, y } = map(u, v);
			return Math.hypot(x - spot.x, y - spot.y);
		});
		const nearest = away.indexOf(Math.min(...away));
		const step = Math.hypot(frame.right.x - frame.top.x, frame.right.y - frame.top.y) / 9;
		if ((away[nearest] ?? step) < step)
			this.guesses[nearest] = { colour: this.palette[this.brush] ?? "", doubtful: false };
	}
	private takeOver(): void {
		this.game.take(
			Object.fromEntries(SIDE_FACES.map(({ u, v }, at) => [dieOf(this.side, u, v), this.guesses[at]?.colour ?? ""])),
		);
		this.side += 1;
		this.photo = null;
		this.canvas.width = 0;
		if (this.side === SIDE_COUNT) this.game.close();
		else this.again();
	}
	/** Whether a die on an edge has another colour than on the side before. */
	private differs(at: number): boolean {
		const face = SIDE_FACES[at];
		const known = face && this.game.tally()[dieOf(this.side, face.u, face.v)];
		return Boolean(known) && this.side > 0 && known !== this.guesses[at]?.colour;
	}

	private draw(): void {
		const next = PHOTO_CORNERS[this.corners.length];
		const odd = this.guesses.filter((_, at) => this.differs(at)).length;
		const doubts = this.guesses.filter((one) => one.doubtful).length;
		this.asks.textContent = !this.photo
			? say("photo-side", { number: this.side + 1 })
			: next
				? say(next)
				: [say("photo-check", { doubts }), odd ? say("photo-edges", { count: odd }) : ""].join(" ");
		this.take.hidden = this.guesses.length === 0 || this.frame === null;
		this.chips.replaceChildren(
			...(this.take.hidden ? [] : this.palette).map((colour, at) =>
				el(
					"button",
					{
						type: "button",
						class: "score-chip",
						"aria-checked": String(this.brush === at),
						role: "radio",
						colour: css(colour),
						ink: inkOf(colour),
						onclick: () => {
							this.brush = at;
							this.draw();
						},
					},
					el("span", {}, maybe(`colour-${colour}`) ?? colour),
					el("strong", {}, String(this.guesses.filter((one) => one.colour === colour).length)),
				),
			),
		);
		this.honest.hidden = this.photo !== null;
		this.retry.hidden = this.corners.length === 0;
		this.loupe.hidden = this.dragged < 0;
		this.canvas.hidden = this.photo === null;
		const pen = this.canvas.getContext("2d");
		if (!pen || !this.photo) return;
		pen.putImageData(this.photo, 0, 0);
		if (this.dragged >= 0) this.magnify(this.corners[this.dragged] as PhotoPoint);
		const thick = this.canvas.width / 180;
		if (this.frame) this.drawFaces(pen, this.frame, thick);
		pen.lineWidth = thick;
		for (const { x, y } of this.corners) {
			for (const [radius, ink] of [
				[5 * thick, "#000"],
				[4 * thick, "#fff"],
			] as const) {
				pen.strokeStyle = ink;
				pen.beginPath();
				pen.arc(x, y, radius, 0, 7);
				pen.stroke();
			}
		}
	}
	/** The guess over the photo: a spot of its colour on every face, a question mark where it is doubtful. */
	private drawFaces(pen: CanvasRenderingContext2D, frame: PhotoFrame, thick: number): void {
		const map = mapped(frame);
		pen.textAlign = "center";
		pen.textBaseline = "middle";
		for (const [at, { u, v }] of SIDE_FACES.entries()) {
			const { colour, doubtful } = this.guesses[at] ?? { colour: "", doubtful: false };
			const marked = doubtful || this.differs(at);
			const spots = [
				map(u - 0.42, v - 0.42),
				map(u + 0.42, v - 0.42),
				map(u + 0.42, v + 0.42),
				map(u - 0.42, v + 0.42),
			];
			pen.beginPath();
			for (const { x, y } of spots) pen.lineTo(x, y);
			pen.closePath();
			pen.lineWidth = thick;
			pen.strokeStyle = marked ? "#fff" : css(colour);
			pen.stroke();
			const { x, y } = map(u, v);
			const radius = Math.hypot((spots[0]?.x ?? 0) - x, (spots[0]?.y ?? 0) - y) * 0.45;
			pen.beginPath();
			pen.arc(x, y, radius, 0, 7);
			pen.fillStyle = css(colour);
			pen.fill();
			pen.strokeStyle = "#fff";
			pen.lineWidth = thick / 2;
			pen.stroke();
			pen.fillStyle = inkOf(colour);
			pen.font = `bold ${Math.round(radius * 1.3)}px sans-serif`;
			pen.fillText(marked ? "?" : (maybe(`letter-${colour}`) ?? ""), x, y + radius * 0.08);
		}
	}
	/** What lies under the finger, larger and beside it. */
	private magnify({ x, y }: PhotoPoint): void {
		const pen = this.loupe.getContext("2d");
		if (!pen) return;
		const part = LOUPE / ZOOM;
		pen.fillStyle = "#000";
		pen.fillRect(0, 0, LOUPE, LOUPE);
		pen.drawImage(this.canvas, x - part / 2, y - part / 2, part, part, 0, 0, LOUPE, LOUPE);
		pen.strokeStyle = "#fff";
		pen.strokeRect(0.5, 0.5, LOUPE - 1, LOUPE - 1);
		pen.beginPath();
		pen.moveTo(LOUPE / 2, LOUPE / 2 - 14);
		pen.lineTo(LOUPE / 2, LOUPE / 2 + 14);
		pen.moveTo(LOUPE / 2 - 14, LOUPE / 2);
		pen.lineTo(LOUPE / 2 + 14, LOUPE / 2);
		pen.stroke();
		this.loupe.classList.toggle("right", x < this.canvas.width / 2);
	}
}
