/** The buttons under the pyramid: viewpoint, highlights, play and drawing settings. */

import { say } from "../i18n/texts";
import { storage } from "../platform/storage";
import { edgeOf } from "../scene3d/plate_sides";
import type { CameraView } from "../scene3d/pyramid_view";
import { fittingQuality } from "../scene3d/quality";
import { el } from "../ui/dom";
import { iconed, icons } from "../ui/icons";

const VIEWS: readonly CameraView[] = ["home", "top", "x", "y", "z"];
/** Highlights: legal choices, free dice, or none. */
const LIT = ["choices", "free", "nothing"] as const;

const TURN_STEP = Math.PI / 24;
/** Camera keys while a button here has the focus: around, over, nearer. */
const TURNS: Readonly<Record<string, readonly [number, number, number]>> = {
	ArrowLeft: [-TURN_STEP, 0, 1],
	ArrowRight: [TURN_STEP, 0, 1],
	ArrowUp: [0, TURN_STEP, 1],
	ArrowDown: [0, -TURN_STEP, 1],
	"+": [0, 0, 1.1],
	"-": [0, 0, 1 / 1.1],
};

interface ViewBarHandlers {
	look(view: CameraView): void;
	turn(around: number, over: number, nearer: number): void;
	/** The highlights have changed. */
	light?(): void;
	/** The drawing quality has changed. */
	drawAnew(): void;
}
interface Situation {
	/** The axis of the home side. */
	readonly seat: number;
	/** The view is fixed to the home side. */
	readonly kept: boolean;
	readonly racing: boolean;
}
interface Button {
	readonly key: string;
	readonly label: string;
	readonly word: string;
	readonly pressed: boolean;
	readonly sign: SVGElement;
	act(): void;
}

export class ViewBar {
	view: CameraView = "home";
	lit: (typeof LIT)[number] = "choices";
	/** In a race nothing is highlighted, unless the player asks for it. */
	hints = false;
	private now: Situation = { seat: 0, kept: false, racing: false };

	constructor(
		private readonly host: HTMLElement,
		private readonly acts: ViewBarHandlers,
		/** Whether there is anything to pick here. */
		private readonly picks = true,
	) {
		host.addEventListener("keydown", (event) => {
			const turn = TURNS[event.key];
			if (!turn) return;
			event.preventDefault();
			this.acts.turn(...turn);
		});
	}

	/** Pixels at the bottom of the stage taken by the buttons, unless they are beside it. */
	below(stage: HTMLElement): number {
		return this.host.offsetLeft >= stage.offsetWidth ? 8 : this.host.offsetHeight + 12;
	}

	/** Draw the buttons if they have changed. */
	draw(now: Situation): void {
		const { seat, kept, racing } = this.now;
		const same = seat === now.seat && kept === now.kept && racing === now.racing;
		this.now = now;
		if (!same || this.host.childElementCount === 0) this.build();
	}

	private build(): void {
		const focused = this.host.contains(document.activeElement)
			? (document.activeElement as HTMLElement).dataset.key
			: undefined;
		const buttons = [...this.views(), ...(this.picks ? [this.hinting(), this.manner()] : []), this.drawing()];
		this.host.replaceChildren(
			...buttons.map(({ key, label, word, pressed, sign, act }) =>
				el(
					"button",
					{
						type: "button",
						"data-key": key,
						"aria-pressed": pressed,
						"aria-label": label,
						title: label,
						onclick: () => {
							act();
							this.build();
						},
					},
					...iconed(sign, word),
				),
			),
		);
		// keep the keyboard focus
		if (focused) this.host.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
	}

	private views(): Button[] {
		const { seat, kept } = this.now;
		return VIEWS.filter((view) => !kept || view === "home" || view === "top").map((view) => ({
			key: `view-${view}`,
			label: say(`view-${view}`),
			word: say(`view-${view}`),
			pressed: view === this.view,
			sign: view === "home" || view === "top" ? icons[view]() : icons.side(edgeOf("xyz".indexOf(view), seat)),
			act: () => {
				this.view = view;
				this.acts.look(view);
			},
		}));
	}
	private hinting(): Button {
		const { racing } = this.now;
		const shown = racing ? "choices" : this.lit;
		return {
			key: "hints",
			label: say(`show-${shown}`),
			word: say(`show-${shown}-short`),
			pressed: racing ? this.hints : this.lit !== "nothing",
			sign: shown === "free" ? icons.free() : icons.hints(),
			act: () => {
				if (racing) this.hints = !this.hints;
				else this.lit = LIT[(LIT.indexOf(this.lit) + 1) % LIT.length] ?? "choices";
				this.acts.light?.();
			},
		};
	}
	private manner(): Button {
		return {
			key: "one-tap",
			label: say("one-tap"),
			word: say("one-tap-short"),
			pressed: storage.oneTap,
			sign: icons.tap(),
			act: () => {
				storage.oneTap = !storage.oneTap;
			},
		};
	}
	private drawing(): Button {
		return {
			key: "draw-fast",
			label: say("draw-fast"),
			word: say("draw-fast-short"),
			pressed: fittingQuality() !== "high",
			sign: icons.fast(),
			act: () => {
				storage.quality = fittingQuality() === "high" ? "low" : "high";
				this.acts.drawAnew();
			},
		};
	}
}
