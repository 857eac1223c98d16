/** A finished game, step by step, with a review of its mistakes. */

import { boardFor, type GameBoard, hasBoard } from "../games/game_board";
import { say } from "../i18n/texts";
import { SITE, urlOf } from "../net/base";
import type { EventLine, Picture } from "../net/protocol";
import { copyText } from "../platform/clipboard";
import { gameLink, saveLog } from "../platform/game_link";
import { still } from "../platform/settings";
import { soundNews } from "../platform/sound";
import { storage } from "../platform/storage";
import type { TintedArea } from "../rules/areas";
import { isCell } from "../rules/lattice";
import { ghostsOf, NO_MARKS } from "../rules/marks";
import { MoveAnimation, showScene } from "../scene3d/move_animation";
import { PyramidView } from "../scene3d/pyramid_view";
import { fittingQuality, graphics } from "../scene3d/quality";
import type { Watched } from "../state/table_context";
import { plainTable, playersPanel, rolledPanel, textBoard } from "../table/panels";
import { ViewBar } from "../table/view_bar";
import { areaColour } from "../ui/area_colours";
import { el } from "../ui/dom";
import { moveText } from "../ui/move_words";
import { top } from "../ui/page_header";
import { html, render } from "../ui/render";
import { eventText, lightPlaces, readerSeat, sceneSays, unfolding } from "../ui/sentences";
import { showRules } from "../ui/show_rules";
import { chairsOf, type Moment, pictureOf } from "./moment";
import { LinkedGame, type ReplaySource, RoomGame } from "./replay_source";
import { BEYOND, type Regret, Review } from "./review";

const PACE = 900;

export async function replay(app: HTMLElement, room: string, game: number, step: number): Promise<void> {
	await begin(app, new RoomGame(room, game), step);
}
/** The game that the fragment of this address carries. */
export async function replayOfLink(app: HTMLElement): Promise<void> {
	const found = await LinkedGame.read(location.hash);
	if (typeof found === "string") {
		const why = el("p", { role: "alert", "data-key": "broken-link" }, say("replay-broken"), " ", found);
		app.replaceChildren(top(say("replay-title"), true), el("main", { class: "lobby" }, why));
	} else await begin(app, found, found.step);
}
async function begin(app: HTMLElement, source: ReplaySource, step: number): Promise<void> {
	const view = new Replay(app, source);
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
	/** The seats of this browser. */
	private readonly mine: readonly number[];
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
		"aria-label": say("table-as-text"),
	});
	private readonly caption = el("div", { class: "replay-line", role: "status", "aria-live": "polite" });
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
	/** The link to the study board, from the step shown. */
	private readonly branch = el("a", { class: "main-button go", "data-key": "study", hidden: true }, say("study-here"));
	private readonly count = el("span", { class: "soft small" });

	constructor(
		app: HTMLElement,
		private readonly source: ReplaySource,
	) {
		const { room } = source;
		this.mine = Object.keys(storage.tokens(room)).map(Number);
		this.seat = this.mine.length ? Math.min(...this.mine) : 0;
		this.review = new Review(`/api/rooms/${room}/games/${source.game}/review`, this.mine);
		this.review.onGo = (step) => void this.go(step);
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
						this.caption,
						this.says,
						this.review.host,
						this.players,
						this.rolled,
						this.panel,
						el(
							"div",
							{ class: "row" },
							this.button("share", "replay-share", () => this.share(this.source.link(0))),
							this.button("share-moment", "replay-link", () => this.share(this.source.link(this.at))),
							!SITE && room && this.button("share-whole", "replay-whole", () => this.share(this.wholeLink())),
							this.button("save-log", "replay-save", () => this.save()),
							room && el("a", { class: "go", href: urlOf(`/t/${room}`) }, say("replay-table")),
						),
						el("div", { class: "row" }, this.branch),
					),
				),
			),
		);
		lightPlaces(this.caption, (cell) =>
			this.stage?.mark({ ...NO_MARKS, last: this.last, areas: this.areas, hover: cell }),
		);
		document.addEventListener("keydown", (event) => {
			if (event.defaultPrevented || (event.target as Element).closest("input, select, dialog")) return;
			if (event.key === "ArrowRight") void this.go(this.at + 1);
			else if (event.key === "ArrowLeft") void this.go(this.at - 1);
		});
	}

	private button(key: string, text: string, act: () => Promise<void>): HTMLElement {
		return el("button", { type: "button", "data-key": key, onclick: () => void act() }, say(text));
	}

	async go(step: number): Promise<void> {
		const wanted = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
		const forward = wanted === this.at + 1;
		this.at = wanted;
		const now = await this.moment(wanted);
		if (!now) {
			render(say("replay-none"), this.caption);
			return;
		}
		if (this.at !== wanted) return; // a newer request has replaced this one
		this.at = now.step;
		this.steps = now.steps;
		this.source.game = now.game;
		this.key = now.key;
		this.title.textContent = now.title;
		document.title = `${now.title} · Pipyard`;
		this.slider.max = String(now.steps);
		this.slider.value = String(now.step);
		this.count.textContent = `${now.step} / ${now.steps}`;
		// keep the address in step with what is shown, without adding to the history
		history.replaceState(history.state, "", this.source.address(now.step));
		this.review.at(now.step, now.steps);
		this.branch.hidden = now.kinds.some((kind) => BEYOND.includes(kind));
		this.branch.href = urlOf(this.source.study(now.step));
		await this.draw(now, forward);
		if (now.step < now.steps) void this.moment(now.step + 1);
		if (this.begun) return;
		this.begun = true;
		if (this.source.room) await this.review.begin(chairsOf(now), now.scene, now.kinds);
	}

	/** The position before a mistake, with the move played or the better one. */
	private async show(regret: Regret, better: boolean): Promise<void> {
		await this.go(regret.at - 1);
		const now = await this.moment(regret.at - 1);
		if (!now || this.at !== regret.at - 1) return;
		const move = better ? regret.better : regret.played;
		const label = better ? "review-better" : "review-played";
		const words = (short: boolean): string => say(label, { move: moveText(move, now.scene, true, short) });
		render(unfolding(words(true), words(false)), this.caption);
		const atoms = move.split(" ");
		this.stage?.mark({ ...NO_MARKS, picked: atoms.filter(isCell), ghosts: ghostsOf(atoms, now.scene, regret.seat) });
	}

	private moment(step: number): Promise<Moment | null> {
		const found =
			this.known.get(step) ??
			this.source.moment(step).then((answer) => (answer.ok ? (answer.json() as Promise<Moment>) : null));
		this.known.set(step, found);
		return found;
	}

	private async draw(now: Moment, forward: boolean): Promise<void> {
		const chairs = chairsOf(now);
		const picture = pictureOf(now);
		const said = { game: now.key, title: now.title, timed: now.timed, chairs, mine: this.mine };
		const reader = readerSeat(said);
		const opening = now.step <= 3 ? "begins-log" : "";
		const line = (whole: boolean): string =>
			now.line ? eventText(now.line, chairs, now.scene, opening, whole, reader) : say("replay-start");
		render(unfolding(line(false), line(true)), this.caption);
		render(
			now.scene.say.map((text) => html`<p class="small">${sceneSays(text, chairs, reader)}</p>`),
			this.says,
		);
		render(playersPanel(said, picture), this.players);
		render(rolledPanel(now.scene, chairs, reader), this.rolled);
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

	private async drawGround(now: Moment, said: Watched, picture: Picture, lines: readonly EventLine[]): Promise<void> {
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

	private async wholeLink(): Promise<string | null> {
		const packed = await this.source.packed();
		return packed && gameLink(packed);
	}
	private async save(): Promise<void> {
		const log = await this.source.log();
		if (log === null) render(say("replay-none"), this.caption);
		else saveLog(log);
	}
	private async share(made: Promise<string | null>): Promise<void> {
		const link = await made;
		if (!link) {
			render(say("replay-too-long"), this.caption);
			return;
		}
		const field = el("input", { readonly: true, value: link, "aria-label": say("copy-link"), "data-key": "link" });
		render(field, this.caption);
		if (await copyText(link, field)) render(say("copied"), this.caption);
		else {
			render(html`${field}<span class="small">${say("not-copied")}</span>`, this.caption);
			field.select();
		}
	}
}
