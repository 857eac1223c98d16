/** The Tumblin-Dice table: set down the die, aim, shoot, watch. */
import * as THREE from "three";
import { zoneWords } from "../../i18n/shot_words";
import { say } from "../../i18n/texts";
import type { EventLine } from "../../net/protocol";
import { byTouch } from "../../platform/touch";
import { type Motion, readMotion } from "../../rules/motion";
import {
	afterShot,
	limited,
	RANGES,
	type Settled,
	type Shot,
	type ShotSetting,
	settingsOf,
	shotText,
	type Tumbling,
	tumblingIn,
	USUAL_SHOT,
} from "../../rules/tumblin_shot";
import { turnShowing } from "../../scene3d/polyhedra";
import { type PosedDie, placedOf } from "../../scene3d/poses";
import { fittingQuality, graphics } from "../../scene3d/quality";
import { css } from "../../ui/colours";
import { el } from "../../ui/dom";
import { iconed, icons } from "../../ui/icons";
import { shotDie } from "../../ui/move_words";
import { html, paint, render, type View } from "../../ui/render";
import { calledAt } from "../../ui/sentences";
import type { BoardActions, BoardState, GameBoard } from "../game_board";
import { RealBoard } from "./real_board";
import { type Side, SlopeScene } from "./scene";
import { hearShotKeys } from "./shot_keys";

const SLIDERS: readonly ShotSetting[] = ["aim", "speed", "spin", "lift", "x", "y", "yaw"];
const BOARD_SIDES: readonly Side[] = ["home", "top", "end"];
/** Milliseconds for which others are seen aiming. */
const SHOWN_AIMING_MS = 800;
/** Milliseconds for which the end of a round is seen before others shoot again. */
const ROUND_READ = 2000;

export const make = (actions: BoardActions): GameBoard => new TumblinBoard(actions);

class TumblinBoard implements GameBoard {
	readonly host = el("div", { class: "tumble" });
	readonly panel = el("section", { class: "tumble-panel", "aria-label": say("shot-title") });
	private readonly stage = el("div", { class: "tumble-stage" });
	private readonly views = el("div", { class: "views", role: "group", "aria-label": say("views") });
	private readonly words = el("div", { class: "tumble-words", tabindex: 0, "aria-label": say("table-as-text") });
	private readonly form = el("div", { class: "shot-form" });
	private readonly inputs = new Map<ShotSetting, HTMLInputElement>();
	private readonly outputs = new Map<ShotSetting, HTMLElement>();
	private readonly dicePick = el("div", { class: "row", role: "group", "aria-label": say("shot-die") });
	private readonly up = el("select", { id: "shot-up" });
	private readonly shoot = el("button", { type: "button", class: "main-button", "data-key": "shoot" });
	/** The same, on the board beside the pointer. */
	private readonly quick = el("button", { type: "button", class: "main-button quick", "data-key": "quick-shoot" });
	private readonly rolled = el("input", { type: "checkbox", id: "shot-roll" });
	private readonly scores = el("div", {});
	private readonly real: RealBoard;
	private slope: SlopeScene | null = null;
	private sight: BoardState | null = null;
	private set: Record<ShotSetting, number> = { ...USUAL_SHOT };
	private chosen = "";
	/** The die shot, while its motion has not arrived. */
	private struck: { die: string; set: Record<ShotSetting, number> } | null = null;
	private last: { motion: Motion; before: readonly PosedDie[] } | null = null;
	private placed: readonly PosedDie[] = [];
	/** The dice on the board after the last shot. */
	private landed: readonly Settled[] = [];
	/** Those of the round before, as long as none was shot in this one. */
	private ended: readonly (Settled & { readonly colour: string })[] = [];

	constructor(private readonly actions: BoardActions) {
		this.real = new RealBoard(actions);
		this.host.append(this.stage, this.real.host, this.words, this.quick, this.views);
		this.panel.append(this.real.panel, this.form, this.scores);
		this.buildForm();
		hearShotKeys({
			able: () => this.host.isConnected && !this.form.hidden && this.mine().includes(this.chosen),
			settings: () => this.set,
			change: (set) => this.change(set),
			shoot: () => this.actions.send(shotText(this.shot)),
		});
		this.buildViews();
	}

	async play(lines: readonly EventLine[], quick: boolean): Promise<void> {
		for (const line of lines) {
			if (line.seat >= 0 && /^(flick|roll|shoot) /.test(line.text)) {
				const others = !quick && !this.sight?.said.mine.includes(line.seat);
				if (others && this.ended.length) await this.slope?.run(ROUND_READ, () => {});
				if (this.ended.length) this.placed = [];
				this.ended = [];
				this.struck = settingsOf(line.text);
				this.draw();
				if (others) await this.aimed(this.struck.set);
			}
			if (line.seat < 0 && line.text.includes("@") && this.tumbling)
				this.landed = afterShot(this.tumbling, line.text.replace(/^\* /, ""));
			if (!line.motion) continue;
			const motion = await readMotion(line.motion);
			const before = this.placed;
			this.last = { motion, before };
			this.struck = null;
			this.slope?.aim(null);
			this.slope?.show(before);
			await this.slope?.play(motion, (die) => this.colourOf(die), quick);
			// the next shot may be played before the scene of this one is drawn
			if (this.slope) this.placed = this.slope.lying;
		}
	}

	/** Let others be seen aiming before their die goes off. */
	private async aimed(set: Record<ShotSetting, number>): Promise<void> {
		this.slope?.aim({ x: set.x, y: set.y, aim: set.aim, speed: set.speed });
		await this.slope?.run(SHOWN_AIMING_MS, () => {});
		this.slope?.aim(null);
	}

	show(sight: BoardState): void {
		const before = this.tumbling;
		this.sight = sight;
		const now = this.tumbling;
		if (!now) return;
		// their names are those of the dice that are shot again
		if (before && now.sheet.length > before.sheet.length && now.dice.length === 0)
			this.ended = this.landed.map((one) => ({
				...one,
				colour: before.dice.find(({ die }) => die === one.die)?.colour ?? this.colourOf(one.die),
				die: `${one.die}'`,
			}));
		else if (now.dice.length > 0) this.ended = [];
		const real = this.real.show(sight, now, this.mine());
		const pictures = !real && !sight.textMode && graphics() !== "none";
		this.stage.hidden = this.views.hidden = !pictures;
		this.words.hidden = pictures || real;
		if (pictures && !this.slope) {
			this.slope = new SlopeScene(this.stage, now.shape, now.faces, fittingQuality());
			this.slope.onPlace = (x, y) => this.change({ x: limited("x", x), y: limited("y", y) });
			this.slope.onPull = (aim, speed) => this.change({ aim: limited("aim", aim), speed: limited("speed", speed) });
			this.slope.onRelease = () => this.actions.send(shotText(this.shot));
			Object.assign(window, { pipyardSlope: this.slope });
		}
		if (sight.picture.turn.kind !== "chance") this.struck = null;
		const dice = this.mine();
		if (dice.length && !dice.includes(this.chosen)) {
			this.chosen = dice[0] as string;
			this.set = { ...USUAL_SHOT };
		}
		// until the next shot the board is seen as the round before has left it
		this.placed = [...now.dice.filter((die) => die.on_board && die.pose), ...this.ended].map(({ die, colour, pose }) =>
			placedOf(die, colour, pose),
		);
		this.drawForm(now, dice);
		render(scoreParts(sight, now), this.scores);
		render(wordsOf(sight, now), this.words);
		this.draw();
	}

	skip(): void {
		this.slope?.skip();
	}

	leave(): void {
		this.slope?.leave();
		this.slope = null;
	}

	private get tumbling(): Tumbling | null {
		return tumblingIn(this.sight?.scene);
	}
	/** The dice I can shoot now. */
	private mine(): readonly string[] {
		const picker = this.sight?.picker;
		if (!picker || this.sight?.busy || this.sight?.picture.turn.kind !== "choose") return [];
		return this.tumbling?.unshot[picker.seat] ?? [];
	}
	private colourOf(die: string): string {
		return this.sight?.scene.colours[die.charCodeAt(0) - 65] ?? "white";
	}
	private get shot(): Shot {
		const rolls = this.rolled.checked && !this.rolled.disabled;
		return { verb: rolls ? "roll" : "flick", die: this.chosen, up: Number(this.up.value) || 0, set: this.set };
	}

	/** The board with the dice on it, and the die that is about to be shot. */
	private draw(): void {
		const now = this.tumbling;
		if (!now || !this.slope) return;
		const able = this.mine().includes(this.chosen);
		const held = this.struck ?? (able ? { die: this.chosen, set: this.set } : null);
		const lying = this.placed.some((die) => die.die === held?.die);
		const shown = held && !lying ? [...this.placed, this.atHand(now, held.die, held.set)] : this.placed;
		this.slope.show(shown);
		this.slope.number(this.labels(now));
		this.slope.aim(able ? { x: this.set.x, y: this.set.y, aim: this.set.aim, speed: this.set.speed } : null);
	}
	/** What every die counts as it lies; of dice with many faces the face, which nobody can read, until the round is over. */
	private labels(now: Tumbling): ReadonlyMap<string, string> {
		if (this.struck) return new Map();
		if (this.ended.length || now.faces === 6)
			return new Map([...now.dice, ...this.ended].map((die) => [die.die, String(die.points)]));
		return new Map(now.dice.map((die) => [die.die, die.lies.split("x")[1] ?? ""]));
	}
	private atHand(now: Tumbling, die: string, set: Record<ShotSetting, number>): PosedDie {
		const yaw = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 0, 1), THREE.MathUtils.degToRad(set.yaw));
		return {
			die,
			colour: this.colourOf(die),
			pos: new THREE.Vector3(set.x, set.y, now.shape.disc.top + now.shape.edge / 2),
			turn: yaw.multiply(showing(now.faces, Number(this.up.value) || now.faces)),
		};
	}

	private change(set: Partial<Record<ShotSetting, number>>): void {
		this.set = { ...this.set, ...set };
		for (const key of SLIDERS) this.tellSetting(key);
		this.draw();
	}
	private tellSetting(key: ShotSetting): void {
		const input = this.inputs.get(key);
		if (input) input.value = String(this.set[key]);
		const output = this.outputs.get(key);
		if (output) output.textContent = String(this.set[key]);
	}

	// --- the form beside the board: everything the pointer does, by keyboard

	private buildForm(): void {
		const rows = SLIDERS.map((key) => {
			const [min, max, step] = RANGES[key];
			const input = el("input", {
				type: "range",
				id: `shot-${key}`,
				min,
				max,
				step,
				oninput: () => this.change({ [key]: Number(input.value) }),
			});
			const output = el("span", { class: "value", "aria-hidden": "true" });
			this.inputs.set(key, input);
			this.outputs.set(key, output);
			return el("div", { class: "slider" }, el("label", { for: `shot-${key}` }, say(`shot-${key}`)), input, output);
		});
		for (const button of [this.shoot, this.quick])
			button.addEventListener("click", () => this.actions.send(shotText(this.shot)));
		this.up.addEventListener("change", () => this.draw());
		this.rolled.addEventListener("change", () => this.actions.redraw());
		this.dicePick.addEventListener("click", (event) => {
			const die = (event.target as Element).closest<HTMLElement>("[data-die]")?.dataset.die;
			if (die) this.chosen = die;
			this.actions.redraw();
		});
		this.form.append(
			el("h2", {}, say("shot-title")),
			el("p", { class: "small soft" }, say("shot-help")),
			byTouch() ? "" : el("p", { class: "small soft" }, say("keys-shoot")),
			this.dicePick,
			...rows.slice(0, 2),
			this.shoot,
			el(
				"details",
				{},
				el("summary", {}, say("shot-more")),
				...rows.slice(2),
				el("div", { class: "slider" }, el("label", { for: "shot-up" }, say("shot-up")), this.up),
				el("div", { class: "slider roll" }, el("label", { for: "shot-roll" }, say("shot-roll")), this.rolled),
			),
		);
	}
	private drawForm(now: Tumbling, dice: readonly string[]): void {
		this.form.hidden = this.quick.hidden = dice.length === 0 || this.real.entering;
		if (this.form.hidden) return;
		render(
			dice.map(
				(die) => html`<button
					type="button"
					data-die=${die}
					data-key="shot-${die}"
					aria-pressed=${die === this.chosen}
					aria-label=${shotDie(die, this.sight?.scene ?? null)}
				>
					<span class="swatch" aria-hidden="true" ${paint({ colour: css(this.colourOf(die)) })}></span>${die.slice(1)}
				</button>`,
			),
			this.dicePick,
		);
		if (this.up.options.length !== now.faces + 1)
			this.up.replaceChildren(
				el("option", { value: "" }, "–"),
				...Array.from({ length: now.faces }, (_, i) => el("option", { value: now.faces - i }, String(now.faces - i))),
			);
		this.up.disabled = now.attitude >= 0;
		if (this.up.disabled) this.up.value = "";
		const rolls = this.sight?.picker?.root.some((branch) => branch.atom === "roll") ?? false;
		this.rolled.disabled = !rolls;
		(this.rolled.parentElement as HTMLElement).hidden = !rolls;
		for (const key of SLIDERS) this.tellSetting(key);
		this.shoot.textContent = this.quick.textContent = say("shot-shoot", {
			die: shotDie(this.chosen, this.sight?.scene ?? null),
		});
	}
	private buildViews(): void {
		const button = (words: string, sign: SVGElement, key: string, act: () => void): HTMLElement =>
			el(
				"button",
				{ type: "button", "data-key": key, "aria-label": words, title: words, onclick: act },
				...iconed(sign, words),
			);
		for (const side of BOARD_SIDES)
			this.views.append(
				button(say(`slope-${side}`), icons[`slope-${side}`](), `slope-${side}`, () => this.slope?.lookFrom(side)),
			);
		this.views.append(button(say("shot-again"), icons.again(), "again", () => void this.again()));
	}
	/** Replay the last shot from the current camera position. */
	private async again(): Promise<void> {
		if (!this.last || !this.slope) return;
		this.slope.aim(null);
		this.slope.show(this.last.before);
		await this.slope.play(this.last.motion, (die) => this.colourOf(die), false);
		this.draw();
	}
}

/** A cube of the server (6, 2, 4 on +x, +y, +z) turned so that a number lies up. */
function showing(faces: number, number: number): THREE.Quaternion {
	if (faces !== 6) return turnShowing(faces, number);
	const [axis, angle] = (
		{ 1: ["y", 1], 2: ["x", 1], 3: ["x", 2], 4: ["x", 0], 5: ["x", -1], 6: ["y", -1] } as Record<
			number,
			[string, number]
		>
	)[number] ?? ["x", 0];
	const about = axis === "x" ? new THREE.Vector3(1, 0, 0) : new THREE.Vector3(0, 1, 0);
	return new THREE.Quaternion().setFromAxisAngle(about, (angle * Math.PI) / 2);
}

/** Zones and totals: the value of every die, the round's score, earlier rounds. */
function scoreParts(sight: BoardState, now: Tumbling): View {
	return html`<h2>${say("tumble-round-points")}</h2>
		${now.round_points.map((points, seat) => {
			const dice = now.dice.filter((die) => die.owner === seat);
			const worth = dice.map(
				(die) =>
					`${shotDie(die.die, sight.scene)}: ${zoneWords(die.lies, die.die, now)}${die.points ? ` = ${die.points}` : ""}`,
			);
			const before = sight.scene.scores[seat] ?? 0;
			const counted = sight.picture.turn.kind === "over" || now.wins.some((won) => won > 0);
			const sum = counted || !before ? "" : ` (${before} + ${points} = ${before + points})`;
			return html`<p class="small"><b>${calledAt(sight.said, seat)}: ${points}</b>${sum}<br />${worth.join(" · ")}</p>`;
		})}`;
}
function wordsOf(sight: BoardState, now: Tumbling): View {
	const words = (die: Tumbling["dice"][number]): string => {
		return `${shotDie(die.die, sight.scene)} (${calledAt(sight.said, die.owner)}): ${zoneWords(die.lies, die.die, now)} = ${die.points}`;
	};
	return html`<h2>${say("tumble-on-board")}</h2>
		<ul>
			${now.dice.filter((die) => die.on_board).map((die) => html`<li>${words(die)}</li>`)}
		</ul>`;
}
