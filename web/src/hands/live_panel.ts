/** The panel of a live action: instructions, strength, and how to end it. */
import { say, sayHow } from "../i18n/texts";
import { canListen, canTilt, sensesKept } from "../platform/sensors";
import type { Steering } from "../rules/live_input";
import { el } from "../ui/dom";
import { html, nothing, type View } from "../ui/render";
import { secureLink } from "../ui/secure_link";

interface LiveActs {
	/** Whether the browser allowed it. */
	phone(): Promise<boolean>;
	microphone(): Promise<boolean>;
	letGo(): void;
}

/** The live actions that can begin; `place`: that in the queue for a simulation, 0: there is none. */
export const offersView = (
	prefixes: readonly (readonly string[])[],
	asked: boolean,
	place: number,
	acts: { begin(prefix: readonly string[]): void; leave(): void },
): View =>
	html`${prefixes.map(
		(prefix) => html`<button
		type="button"
		class="main-button"
		data-key="live-${prefix[0]}"
		?disabled=${asked}
		@click=${() => acts.begin(prefix)}
	>
		${say(`live-begin-${prefix[0]}`)}
	</button>`,
	)}${
		place
			? html`<p role="status" data-key="live-waits">${say("live-waits", { place })}</p>
			<button type="button" data-key="live-leave" @click=${() => acts.leave()}>${say("live-leave-queue")}</button>`
			: nothing
	}`;

/** `timed`: the time of the try is limited. */
export function livePanel(hand: Steering, meter: HTMLElement, timed: boolean, acts: LiveActs): HTMLElement[] {
	const { kind } = hand;
	const tilts = kind === "tilt" || kind === "press";
	const parts: (HTMLElement | false)[] = [
		el("p", { class: "small" }, sayHow(`live-help-${kind}`, `live-help-${kind}-touch`)),
		meter,
		kind === "press" && forceRow(say("live-force"), hand.press, 1, 30, 0.5, (force) => (hand.press = force)),
		kind === "pull" && forceRow(say("live-grip"), hand.grip, 0.5, 5, 0.1, (force) => (hand.grip = force)),
		tilts && canTilt() && senseButton("live-phone", acts.phone),
		kind === "blow" && canListen() && senseButton("live-microphone", acts.microphone),
		kind !== "pull" &&
			sensesKept() &&
			el("p", { class: "small soft", "data-key": "live-no-senses" }, say("live-no-senses"), " ", secureLink()),
		tilts && el("button", { type: "button", "data-key": "live-shake", onclick: () => hand.shake() }, say("live-shake")),
		el(
			"button",
			{ type: "button", class: "main-button", "data-key": "live-end", onclick: () => acts.letGo() },
			say(`live-end-${kind}`),
		),
		timed &&
			el(
				"p",
				{ class: "small soft" },
				say(kind === "press" ? "live-clock-why-press" : "live-clock-why", { button: say(`live-end-${kind}`) }),
			),
	];
	return parts.filter((part) => part !== false);
}

function forceRow(
	words: string,
	value: number,
	min: number,
	max: number,
	step: number,
	change: (force: number) => void,
): HTMLElement {
	const force = el("input", {
		type: "range",
		id: "live-press",
		min,
		max,
		step,
		value,
		oninput: () => change(Number(force.value)),
	});
	return el("div", { class: "slider" }, el("label", { for: "live-press" }, words), force);
}

function senseButton(key: string, act: () => Promise<boolean>): HTMLElement {
	const button: HTMLButtonElement = el(
		"button",
		{
			type: "button",
			"data-key": key,
			onclick: async () => {
				button.disabled = true;
				if (!(await act())) button.textContent = say("live-not-allowed");
			},
		},
		say(key),
	);
	return button;
}
