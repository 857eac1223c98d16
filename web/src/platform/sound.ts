/** Synthesised sounds: a die set down, taken or rolled; my turn; the end. Nothing is loaded. */
import type { EventLine } from "../net/protocol";
import { preferences } from "./settings";

type Noise = "put" | "take" | "roll" | "turn" | "end";

let studio: AudioContext | null = null;
/** Nothing sounds before the first touch or key: browsers forbid it, and nobody expects it. */
let touched = false;
for (const gesture of ["pointerdown", "keydown"]) {
	globalThis.addEventListener?.(
		gesture,
		() => {
			touched = true;
		},
		{ capture: true, once: true },
	);
}
const audible = (): boolean => touched && preferences().sounds;

/** A knock: a short burst of filtered noise. */
function knock(at: number, pitch: number, loud: number, length = 0.05): void {
	if (!studio) return;
	const frames = Math.ceil(studio.sampleRate * length);
	const buffer = studio.createBuffer(1, frames, studio.sampleRate);
	const wave = buffer.getChannelData(0);
	for (let i = 0; i < frames; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 6;
	const source = studio.createBufferSource();
	source.buffer = buffer;
	const filter = studio.createBiquadFilter();
	filter.type = "bandpass";
	filter.frequency.value = pitch;
	filter.Q.value = 4;
	const gain = studio.createGain();
	gain.gain.value = loud;
	source.connect(filter).connect(gain).connect(studio.destination);
	source.start(at);
}
/** A soft note. */
function note(at: number, pitch: number, loud: number, length: number): void {
	if (!studio) return;
	const voice = studio.createOscillator();
	voice.type = "sine";
	voice.frequency.value = pitch;
	const gain = studio.createGain();
	gain.gain.setValueAtTime(0, at);
	gain.gain.linearRampToValueAtTime(loud, at + 0.015);
	gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
	voice.connect(gain).connect(studio.destination);
	voice.start(at);
	voice.stop(at + length);
}

export function sound(noise: Noise): void {
	if (!audible()) return;
	studio ??= new AudioContext();
	if (studio.state === "suspended") void studio.resume();
	const now = studio.currentTime + 0.01;
	switch (noise) {
		case "put":
			knock(now, 1700, 0.9);
			knock(now + 0.03, 900, 0.5);
			break;
		case "take":
			knock(now, 2600, 0.5, 0.03);
			break;
		case "roll":
			for (let i = 0; i < 6; i++) knock(now + i * 0.06 * (1 + i / 8), 1200 + 300 * (i % 3), 0.6 - 0.08 * i);
			break;
		case "turn":
			note(now, 660, 0.12, 0.25);
			break;
		case "end":
			for (const [i, pitch] of [523, 659, 784].entries()) note(now + i * 0.12, pitch, 0.12, 0.5);
			break;
	}
	heard.push(noise);
}
/** When the board last made a sound. */
let clacked = Number.NEGATIVE_INFINITY;
/** A die lands, hard (1) or softly (0), with some variation. */
export function clack(hard: number): void {
	if (!audible()) return;
	const time = performance.now();
	// merge many at once
	if (time - clacked < 18) return;
	clacked = time;
	studio ??= new AudioContext();
	if (studio.state === "suspended") void studio.resume();
	const now = studio.currentTime + 0.005;
	const pitch = 1500 + 700 * Math.random();
	knock(now, pitch, 0.25 + 0.75 * hard, 0.045);
	knock(now + 0.012, pitch * 0.45, 0.3 * hard, 0.08);
}
/** For tests: the sounds played. */
export const heard: Noise[] = [];

/** The sound of an event. */
export function noiseOf(line: EventLine): Noise | null {
	const verbs = line.steps.map((step) => step.verb);
	if (line.seat < 0 && line.by >= 0) return "roll";
	if (verbs.some((verb) => verb !== "take" && verb !== "roll")) return "put";
	if (verbs.includes("take")) return "take";
	return verbs.includes("roll") || line.motion ? "roll" : null;
}
/** Play the sounds of some events, and of my turn or the end. */
export function soundNews(lines: readonly EventLine[], after: "mine" | "over" | ""): void {
	if (!audible() || lines.length === 0) return;
	const noise = lines
		.map(noiseOf)
		.filter((one) => one !== null)
		.at(-1);
	// landings that were animated have been played already
	const clackedAlready = (noise === "put" || noise === "take") && performance.now() - clacked < 2000;
	if (noise && !clackedAlready) sound(noise);
	if (after === "over") sound("end");
	else if (after === "mine") sound("turn");
}
