/** A finished game, step by step, with a review of its mistakes. */

import { boardFor, type GameBoard, hasBoard } from "../games/game_board";
import { say } from "../i18n/texts";
import type { Chair, Line, Picture, Scene, Table } from "../net/protocol";
import { copyText } from "../platform/clipboard";
import { still } from "../platform/settings";
import { soundNews } from "../platform/sound";
import { storage } from "../platform/storage";
import type { TintedArea } from "../rules/areas";
import { isCell } from "../rules/lattice";
import { NO_MARKS } from "../rules/marks";
import { MoveAnimation, showScene } from "../scene3d/move_animation";
import { PyramidView } from "../scene3d/pyramid_view";
import { fittingQuality, graphics } from "../scene3d/quality";
import { ghostsOf } from "../table/board";
import { plainTable, playersPanel, rolledPanel, textBoard } from "../table/panels";
import { ViewBar } from "../table/view_bar";
import { areaColour } from "../ui/area_colours";
import { el } from "../ui/dom";
import { top } from "../ui/page_header";
import { html, render } from "../ui/render";
import { showRules } from "../ui/rules_page";
import { lightPlaces, lineText, moveText, sceneSays, unfolding } from "../ui/sentences";
import { type Regret, Review } from "./review";

interface Moment {
	readonly key: string;
	readonly title: string;
	readonly kinds: readonly string[];
	readonly players: readonly string[];
	readonly game: number;
	readonly step: number;
	readonly steps: number;
	readonly line: Line | null;
	readonly scene: Scene;
	readonly book: string;
}
const PACE = 900;

export async function replay(app: HTMLElement, room: string, game: number, step: number): Promise<void> {
	const view = new Replay(app, room, game);
	Object.assign(window, { pipyardReplay: view });
	await view.go(step);
}

class Replay {
	at = 0;
	steps = 0;
	private readonly known = new Map<number, Promise<Moment | null>>();
	private stage: PyramidView | null = null;
	private readonly showing = new MoveAnimation();
	private ground: GameBoard | null = null;
	private running = 0;
	private key = "";
	/** The cells of the move shown. */
	private last: readonly string[] = [];
	private areas: readonly TintedArea[] = [];
	private begun = false;
	private readonly review: Review;
	/** The home side: that of the player in this browser, otherwise the first seat's. */
	private readonly seat: number;
	private readonly views = el("div", { class: "views", role: "group", "aria-label": say("views"), hidden: true });
	private readonly bar = new ViewBar(
		this.views,
		{
			look: (view) => this.stage?.lookFrom(view, this.seat),
			turn: (...by) => this.stage?.turn(...by),
			drawAnew: () => {
				this.stage?.leave();
				this.stage = null;
				void this.go(this.at);
			},
		},
		false,
	);
	private readonly title = el("h1", { class: "grow" });
	private readonly board = el("div", { class: "board" });
	private readonly stageHost = el("div", { class: "stage" });
	private readonly groundHost = el("div", { class: "ground", hidden: true });
	private readonly textHost = el("section", {
		class: "as-text",
		hidden: true,
		tabindex: 0,
		"aria-label": say("board-as-text"),
	});
	private readonly told = el("div", { class: "replay-line", role: "status", "aria-live": "polite" });
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
		const mine = Object.keys(storage.tokens(room)).map(Number);
		this.seat = mine.length ? Math.min(...mine) : 0;
		this.review = new Review(`/api/rooms/${room}/games/${game}/review`);
		this.review.onShow = (regret, better) => void this.show(regret, better);
		const button = (sign: string, label: string, act: () => void): HTMLElement =>
			el(
				"button",
				{ type: "button", "aria-label": say(label), title: say(label), "data-key": label, onclick: act },
				el("span", { "aria-hidden": "true" }, sign),
			);
		const rules = el(
			"button",
			{ type: "button", "aria-label": say("rules"), onclick: () => this.key && void showRules(this.key) },
			el("span", { class: "wide" }, say("rules")),
			el("span", { class: "narrow", "aria-hidden": "true" }, "?"),
		);
		const header = top("", true, rules);
		header.querySelector("h1")?.replaceWith(this.title);
		this.board.append(this.stageHost, this.groundHost, this.textHost, this.views);
		new ResizeObserver(() => this.leaveFree()).observe(this.board);
		app.replaceChildren(
			el(
				"div",
				{ class: "table" },
				header,
				el(
					"main",
					{ class: "play" },
					this.board,
					el(
						"div",
						{ class: "side" },
						el("h2", {}, say("replay-title")),
						el(
							"div",
							{ class: "replay-steps" },
							button("⇤", "replay-first", () => void this.go(0)),
							button("←", "replay-back", () => void this.go(this.at - 1)),
							button("→", "replay-next", () => void this.go(this.at + 1)),
							button("⇥", "replay-last", () => void this.go(this.steps)),
							button("▶▶", "replay-run", () => this.run()),
							this.count,
						),
						this.slider,
						this.told,
						this.says,
						this.review.host,
						this.players,
						this.rolled,
						this.panel,
						el(
							"div",
							{ class: "row" },
							el(
								"button",
								{ type: "button", "data-key": "share", onclick: () => void this.share(false) },
								say("replay-share"),
							),
							el(
								"button",
								{ type: "button", "data-key": "share-moment", onclick: () => void this.share(true) },
								say("replay-link"),
							),
							el("a", { class: "go", href: `/t/${room}` }, say("replay-table")),
						),
					),
				),
			),
		);
		lightPlaces(this.told, (cell) =>
			this.stage?.mark({ ...NO_MARKS, last: this.last, areas: this.areas, hover: cell }),
		);
		document.addEventListener("keydown", (event) => {
			if (event.defaultPrevented || (event.target as Element).closest("input, select, dialog")) return;
			if (event.key === "ArrowRight") void this.go(this.at + 1);
			else if (event.key === "ArrowLeft") void this.go(this.at - 1);
		});
	}

	async go(step: number): Promise<void> {
		const wanted = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
		const forward = wanted === this.at + 1;
		this.at = wanted;
		const now = await this.moment(wanted);
		if (!now) {
			render(say("replay-none"), this.told);
			return;
		}
		if (this.at !== wanted) return; // a newer request has replaced this one
		this.at = now.step;
		this.steps = now.steps;
		this.game = now.game;
		this.key = now.key;
		this.title.textContent = now.title;
		document.title = `${now.title} · Pipyard`;
		this.slider.max = String(now.steps);
		this.slider.value = String(now.step);
		this.count.textContent = `${now.step} / ${now.steps}`;
		this.rememberStep();
		await this.draw(now, forward);
		if (now.step < now.steps) void this.moment(now.step + 1);
		if (this.begun) return;
		this.begun = true;
		await this.review.begin(chairsOf(now), now.scene, now.kinds);
	}
	/** Keep the address in step with what is shown, without adding to the history. */
	private rememberStep(): void {
		const wanted = new URLSearchParams(location.search);
		wanted.set("replay", String(this.game));
		wanted.set("step", String(this.at));
		history.replaceState(history.state, "", `?${wanted}${location.hash}`);
	}

	/** The position before a mistake, with the move played or the better one. */
	private async show(regret: Regret, better: boolean): Promise<void> {
		await this.go(regret.at - 1);
		const now = await this.moment(regret.at - 1);
		if (!now || this.at !== regret.at - 1) return;
		const move = better ? regret.better : regret.played;
		const label = better ? "review-better" : "review-played";
		const words = (short: boolean): string => say(label, { move: moveText(move, now.scene, true, short) });
		render(unfolding(words(true), words(false)), this.told);
		const atoms = move.split(" ");
		this.stage?.mark({ ...NO_MARKS, picked: atoms.filter(isCell), ghosts: ghostsOf(atoms, now.scene, regret.seat) });
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
		const chairs = chairsOf(now);
		const picture = {
			eye: -1,
			scene: now.scene,
			turn: { kind: "chance", seats: [], how: "", moves: {}, ranks: [], scores: [], why: "", left_ms: -1 },
			undo: null,
			may_undo: [],
		} as unknown as Picture;
		const said = { game: now.key, title: now.title, chairs, mine: [], options: {} } as unknown as Table;
		const line = (whole: boolean): string =>
			now.line ? lineText(now.line, chairs, now.scene, now.step <= 3, whole) : say("replay-start");
		render(unfolding(line(false), line(true)), this.told);
		render(
			now.scene.say.map((text) => html`<p class="small">${sceneSays(text, chairs)}</p>`),
			this.says,
		);
		render(playersPanel(said, picture), this.players);
		render(rolledPanel(now.scene, chairs), this.rolled);
		const lines = forward && now.line ? [now.line] : [];
		soundNews(lines, now.step === now.steps ? "over" : "");
		if (hasBoard(now.scene.table)) await this.drawGround(now, said, picture, lines);
		else if (now.scene.table !== "pyramid" || graphics() === "none") {
			this.stageHost.hidden = true;
			this.textHost.hidden = false;
			this.board.classList.add("plain");
			render(
				now.scene.table === "pyramid" ? textBoard(now.scene, chairs) : plainTable(now.scene, chairs),
				this.textHost,
			);
		} else {
			this.stage ??= this.raise();
			const { stage } = this;
			stage.dress(now.book);
			await this.showing.play(stage, lines, now.scene, still());
			showScene(stage, now.scene);
			this.last = now.scene.last;
			this.areas = now.scene.areas
				.filter((area) => !area.of)
				.map((area) => ({ ...area, tint: areaColour(area, now.scene, chairs) }));
			stage.mark({ ...NO_MARKS, last: this.last, areas: this.areas });
		}
	}

	private raise(): PyramidView {
		const stage = new PyramidView(this.stageHost, fittingQuality());
		stage.lookFrom(this.bar.view, this.seat);
		this.views.hidden = false;
		this.bar.draw({ seat: this.seat, kept: false, racing: false });
		this.leaveFree(stage);
		return stage;
	}
	/** The plate keeps clear of the buttons. */
	private leaveFree(stage = this.stage): void {
		stage?.leaveFree(14, this.bar.below(this.stageHost));
	}

	private async drawGround(now: Moment, said: Table, picture: Picture, lines: readonly Line[]): Promise<void> {
		if (!this.ground) {
			const nothing = (): void => {};
			this.ground = await boardFor(now.scene.table, {
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
			this.board.classList.add("plain");
			this.board.closest(".play")?.classList.add("own");
			this.groundHost.append(this.ground.host);
			this.panel.append(this.ground.panel);
		}
		// play the recorded motion; nothing is simulated again
		if (lines.some((line) => line.motion)) await this.ground.play(lines, still());
		this.ground.show({ said, picture, scene: now.scene, picker: null, busy: false, textMode: false });
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

	private async share(moment: boolean): Promise<void> {
		const step = moment ? `&step=${this.at}` : "";
		const link = `${location.origin}/t/${this.room}?replay=${this.game}${step}`;
		const field = el("input", { readonly: true, value: link, "aria-label": say("copy-link"), "data-key": "link" });
		render(field, this.told);
		if (await copyText(link, field)) render(say("copied"), this.told);
		else {
			render(html`${field}<span class="small">${say("not-copied")}</span>`, this.told);
			field.select();
		}
	}
}

const chairsOf = (now: Moment): Chair[] =>
	now.players.map((name): Chair => ({ kind: "person", name, here: true, colour: "white" }) as Chair);
