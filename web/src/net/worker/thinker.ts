/** A worker in which a bot thinks, dice move or a game is reviewed: it runs one Python module, line by line. */
import { type Python, startPython } from "./python";
import { startRapier } from "./rapier";

/** `pipyard.browser.thinker` */
interface Work {
	wants_engine(line: string): boolean;
	take(line: string): void;
}
type Begin = (module: string, send: (line: string) => void) => Work;

/** Modules that need nothing of the rest of Python: bots, and dice in motion. */
const EARLY_MODULES = /\.(botpool\.worker|scene_worker)$/;
const waiting: string[] = [];
let working = false;
let begun: Promise<[Python, Work]> | null = null;
let engine: Promise<void> | null = null;

self.onmessage = ({ data }: MessageEvent<{ module?: string; line?: string }>) => {
	if (data.module !== undefined) begun = begin(data.module);
	else if (data.line !== undefined) waiting.push(data.line);
	if (!working) void work();
};

async function begin(module: string): Promise<[Python, Work]> {
	const { python, rest } = await startPython();
	if (!EARLY_MODULES.test(module)) await rest;
	const started = python.pyimport("pipyard.browser.thinker").begin as Begin;
	return [python, started(module, (line) => self.postMessage(line))];
}

/** Take the lines one after the other. The physics engine is loaded when the first of them needs it. */
async function work(): Promise<void> {
	if (!begun) return;
	working = true;
	const [python, module] = await begun;
	for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
		if (!engine && module.wants_engine(line)) engine = startRapier(python);
		await engine;
		module.take(line);
	}
	working = false;
}
