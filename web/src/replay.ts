/** A finished game, step by step, for whoever has the link. */
import { el, fill } from "./dom";
import { top } from "./frame";
import { type Ground, groundFor, hasGround } from "./ground";
import { playersPanel, rolledPanel, textBoard } from "./panels";
import type { Chair, Line, Picture, Scene, Table } from "./protocol";
import { graphics, NO_MARKS, Stage } from "./stage";
import { lineText, sceneSays } from "./telling";
import { say } from "./texts";

interface Moment {
	readonly key: string;
	readonly title: string;
	readonly players: readonly string[];
	readonly game: number;
	readonly step: number;
	readonly steps: number;
	readonly line: Line | null;
	readonly scene: Scene;
}
const PACE = 900;

export async function replay(app: HTMLElement, room: string, game: number): Promise<void> {
	const view = new Replay(app, room, game);
	Object.assign(window, { pipyardReplay: view });
	await view.go(0);
}

class Replay {
	at = 0;
	steps = 0;
	private readonly known = new Map<number, Promise<Moment | null>>();
	private stage: Stage | null = null;
	private ground: Ground | null = null;
	private running = 0;
	private readonly title = el("h1", { class: "grow" });
	private readonly stageHost = el("div", { class: "stage" });
	private readonly groundHost = el("div", { class: "ground", hidden: true });
	private readonly textHost = el("section", {
		class: "as-text",
		hidden: true,
		tabindex: 0,
		"aria-label": say("board-as-text"),
	});
	private readonly told = el("p", { class: "replay-line", role: "status", "aria-live": "polite" });
	private readonly says = el("div", {});
	private readonly players = el("ul", { class: "players" });
	private readonly rolled = el("div", {});
	private readonly panel = el("div", {});
	private readonly slider = el("input", {
		type: "range",
		min: 0,
		max: 0,
		value: 0,
		"aria-label": say("replay-position"),
		oninput: () => void this.go(Number(this.slider.value)),
	});
	private readonly count = el("span", { class: "soft small" });

	constructor(
		app: HTMLElement,
		private readonly room: string,
		private game: number,
	) {
		const button = (sign: string, label: string, act: () => void): HTMLElement =>
			el(
				"button",
				{ type: "button", "aria-label": say(label), title: say(label), "data-key": label, onclick: act },
				sign,
			);
		const header = top("", true);
		header.querySelector("h1")?.replaceWith(this.title);
		app.replaceChildren(
			el(
				"div",
				{ class: "table" },
				header,
				el(
					"main",
					{ class: "play" },
					el("div", { class: "board" }, this.stageHost, this.groundHost, this.textHost),
					el(
						"div",
						{ class: "side" },
						el("h2", {}, say("replay-title")),
						el(
							"div",
							{ class: "row" },
							button("⏮", "replay-first", () => void this.go(0)),
							button("◀", "replay-back", () => void this.go(this.at - 1)),
							button("▶", "replay-next", () => void this.go(this.at + 1)),
							button("⏭", "replay-last", () => void this.go(this.steps)),
							button("⏵⏵", "replay-run", () => this.run()),
							this.count,
						),
						this.slider,
						this.told,
						this.says,
						this.players,
						this.rolled,
						this.panel,
						el(
							"div",
							{ class: "row" },
							el("button", { type: "button", onclick: () => this.share() }, say("replay-share")),
							el("a", { href: `/t/${room}` }, say("replay-table")),
						),
					),
				),
			),
		);
	}

	async go(step: number): Promise<void> {
		const wanted = Math.max(0, step);
		const forward = wanted === this.at + 1;
		this.at = wanted;
		const now = await this.moment(wanted);
		if (!now) {
			this.told.textContent = say("replay-none");
			return;
		}
		if (this.at !== wanted) return; // somebody was quicker
		this.at = now.step;
		this.steps = now.steps;
		this.game = now.game;
		this.title.textContent = now.title;
		document.title = `${now.title} · Pipyard`;
		this.slider.max = String(now.steps);
		this.slider.value = String(now.step);
		this.count.textContent = `${now.step} / ${now.steps}`;
		await this.draw(now, forward);
		if (now.step < now.steps) void this.moment(now.step + 1);
	}

	private moment(step: number): Promise<Moment | null> {
		const found =
			this.known.get(step) ??
			fetch(`/api/rooms/${this.room}/games/${this.game}/${step}`).then((answer) =>
				answer.ok ? (answer.json() as Promise<Moment>) : null,
			);
		this.known.set(step, found);
		return found;
	}

	private async draw(now: Moment, forward: boolean): Promise<void> {
		const chairs = now.players.map((name): Chair => ({ kind: "person", name, here: true }) as Chair);
		const picture = {
			eye: -1,
			scene: now.scene,
			turn: { kind: "chance", seats: [], how: "", moves: {}, ranks: [], scores: [], why: "" },
			undo: null,
			may_undo: [],
		} as unknown as Picture;
		const said = { game: now.key, title: now.title, chairs, mine: [], options: {} } as unknown as Table;
		this.told.textContent = now.line ? lineText(now.line, chairs, now.scene) : say("replay-start");
		fill(this.says, ...now.scene.say.map((text) => el("p", { class: "small" }, sceneSays(text))));
		fill(this.players, ...playersPanel(said, picture));
		fill(this.rolled, ...rolledPanel(now.scene, chairs));
		if (hasGround(now.scene.table)) {
			if (!this.ground) {
				const nothing = (): void => {};
				this.ground = await groundFor(now.scene.table, {
					take: nothing,
					back: nothing,
					restart: nothing,
					submit: nothing,
					send: nothing,
					redraw: () => void this.go(this.at),
				});
				if (!this.ground) return;
				this.stageHost.hidden = true;
				this.groundHost.hidden = false;
				this.groundHost.parentElement?.classList.add("plain");
				this.groundHost.closest(".play")?.classList.add("own");
				this.groundHost.append(this.ground.host);
				this.panel.append(this.ground.panel);
			}
			this.ground.show({ said, picture, scene: now.scene, picker: null, busy: false, textMode: false });
			return;
		}
		const able = graphics();
		if (able === "none") {
			this.stageHost.hidden = true;
			this.textHost.hidden = false;
			fill(this.textHost, ...textBoard(now.scene));
			return;
		}
		const asked = new URLSearchParams(location.search).get("quality");
		this.stage ??= new Stage(this.stageHost, asked === "draft" ? "draft" : able === "software" ? "low" : "high");
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		if (forward && now.line) await this.stage.play(now.line.steps, now.scene.dice, still);
		this.stage.show(now.scene.dice);
		this.stage.mark({ ...NO_MARKS, last: now.scene.last });
	}

	private run(): void {
		if (this.running) {
			clearInterval(this.running);
			this.running = 0;
			return;
		}
		this.running = window.setInterval(() => {
			if (this.at >= this.steps) this.run();
			else void this.go(this.at + 1);
		}, PACE);
	}

	private share(): void {
		void navigator.clipboard?.writeText(`${location.origin}/t/${this.room}?replay=${this.game}`);
		this.told.textContent = say("copied");
	}
}
