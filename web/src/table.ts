/** A table in the browser: the board, the players, what may be done, what has happened. */
import { css } from "./colours";
import { el, fill } from "./dom";
import { top } from "./frame";
import { type Ground, groundFor, hasGround } from "./ground";
import { isCell } from "./lattice";
import { USUAL_LEVEL } from "./levels";
import { memory } from "./memory";
import { plainTable, playersPanel, rolledPanel, textBoard, traysPanel, waitingPanel } from "./panels";
import { Picker, type Way } from "./picking";
import type { ChatLine, Line, Picture, Scene, Step, Table, ToBrowser, Update } from "./protocol";
import { showRules } from "./rules";
import { type Health, RoomSocket } from "./socket";
import { graphics, NO_MARKS, Stage, type View } from "./stage";
import { chairName, choiceLabel, lineText, moveText, sceneSays, turnText } from "./telling";
import { say } from "./texts";

const SIGNS: Readonly<Record<View, string>> = { home: "⌂", top: "△", x: "1", y: "2", z: "3" };
const VIEWS: readonly View[] = ["home", "top", "x", "y", "z"];
/** No eye yet, not even a spectator's. */
const NOBODY = -2;
/** So many choices are shown at once. */
const MOST_OPEN = 8;
/** A board that lags behind by more than this many messages stops animating and jumps to the present. */
const MOST_BEHIND = 3;

export function table(app: HTMLElement, room: string): TableView {
	const view = new TableView(app, room);
	Object.assign(window, { pipyard: view });
	return view;
}

class TableView {
	/** What the server said last. */
	private said: Table | null = null;
	/** What the board shows: never anything but a picture the server sent. */
	private shown: Picture | null = null;
	private lines: Line[] = [];
	private chat: ChatLine[] = [];
	private picker: Picker | null = null;
	private pending = 0;
	private hover: string | null = null;
	private several: readonly Way[] = [];
	private health: Health = "connecting";
	private stage: Stage | null = null;
	/** The board of a game that is not played on the pyramid, once it is loaded. */
	private ground: Ground | null = null;
	private loading = false;
	private queue: { steps: readonly Step[]; picture: Picture; news: readonly Line[] }[] = [];
	private animating = false;
	private marked = true;
	private view: View = "home";
	private listOpen = false;
	private textMode = memory.textMode;
	private eye = NOBODY;
	/** When the time for the move is up, on this browser's clock (0: there is no hurry). */
	private deadline = 0;
	private readonly clock = el("p", { class: "small clock", hidden: true, "aria-hidden": "true" });
	private readonly socket: RoomSocket;
	private readonly still = matchMedia("(prefers-reduced-motion: reduce)").matches;

	private readonly stageHost = el("div", { class: "stage" });
	private readonly groundHost = el("div", { class: "ground", hidden: true });
	private readonly groundPanel = el("div", { class: "ground-panel" });
	private readonly textHost = el("section", { class: "as-text", tabindex: 0, "aria-label": say("board-as-text") });
	private readonly status = el("div", { class: "status" });
	private readonly views = el("div", { class: "views", role: "group", "aria-label": say("views") });
	/** On a narrow screen what the scene says stands here: on the board it would hide the dice. */
	private readonly says = el("div", { class: "says narrow" });
	private readonly players = el("ul", { class: "players" });
	private readonly notices = el("div", {});
	private readonly rolled = el("div", {});
	private readonly choices = el("section", { class: "choices", "aria-label": say("choose-next") });
	private readonly trays = el("div", { class: "trays" });
	private readonly sorry = el("p", { class: "sorry", role: "alert" });
	private readonly log = el("ol", { class: "lines", tabindex: 0, "aria-label": say("log-title") });
	private readonly chatLines = el("div", {
		class: "chat-lines",
		tabindex: 0,
		role: "log",
		"aria-label": say("chat-title"),
	});
	private readonly undo = el("div", { class: "row" });
	private readonly live = el("div", { class: "sr", role: "status", "aria-live": "polite" });
	private readonly title = el("h1", { class: "grow" });

	constructor(
		private readonly app: HTMLElement,
		private readonly room: string,
	) {
		this.seatFromLink();
		this.build();
		this.socket = new RoomSocket(room, () => Object.values(memory.tokens(room)));
		this.socket.onMessage = (message) => this.hear(message);
		this.socket.onHealth = (health) => {
			this.health = health;
			// what was on its way when the line broke has either happened or not: the next picture tells
			if (health === "connecting") this.pending = 0;
			this.drawStatus();
		};
		this.socket.open();
	}

	/** For tests: what is shown, and where on the page a cell is. */
	get state(): { n: number; picture: Picture | null; atoms: readonly string[]; move: string | null; busy: boolean } {
		return {
			n: this.said?.n ?? -1,
			picture: this.shown,
			atoms: this.picker?.atoms ?? [],
			move: this.picker?.move ?? null,
			busy: this.animating || this.queue.length > 0 || this.pending > 0,
		};
	}
	pixel(cell: string): { x: number; y: number } | null {
		return this.stage?.pixel(cell) ?? null;
	}
	visible(cell: string): boolean {
		return this.stage?.visible(cell) ?? false;
	}
	get figures(): { calls: number; dice: number } | null {
		return this.stage?.figures ?? null;
	}

	// --- building the page

	/** A link with #seat.token brings a seat from another device. */
	private seatFromLink(): void {
		const found = /^#(\d+)\.([A-Za-z0-9_-]+)$/.exec(location.hash);
		if (!found) return;
		memory.remember(this.room, "", { [found[1] as string]: found[2] as string });
		history.replaceState(null, "", location.pathname + location.search);
	}

	private build(): void {
		const switcher = el("button", {
			type: "button",
			"aria-pressed": this.textMode,
			onclick: () => {
				this.textMode = !this.textMode;
				memory.textMode = this.textMode;
				switcher.setAttribute("aria-pressed", String(this.textMode));
				this.setBoard();
				this.draw();
			},
		});
		switcher.setAttribute("aria-label", say("text-mode"));
		switcher.append(
			el("span", { class: "wide" }, say("text-mode")),
			el("span", { class: "narrow", "aria-hidden": "true" }, "Aa"),
		);
		const rules = el(
			"button",
			{ type: "button", "aria-label": say("rules"), onclick: () => this.said && void showRules(this.said.game) },
			el("span", { class: "wide" }, say("rules")),
			el("span", { class: "narrow", "aria-hidden": "true" }, "?"),
		);
		const header = top("", true, rules, switcher);
		header.querySelector("h1")?.replaceWith(this.title);
		const chatInput = el("input", { maxlength: 400, "aria-label": say("chat-say"), placeholder: say("chat-say") });
		const chatForm = el(
			"form",
			{
				class: "say-row",
				onsubmit: (event) => {
					event.preventDefault();
					const text = chatInput.value.trim();
					if (text && this.socket.send({ t: "say", text })) chatInput.value = "";
				},
			},
			chatInput,
			el("button", { type: "submit" }, say("send")),
		);
		this.app.replaceChildren(
			el(
				"div",
				{ class: "table" },
				header,
				el(
					"main",
					{ class: "play" },
					el("div", { class: "board" }, this.stageHost, this.groundHost, this.textHost, this.status, this.views),
					el(
						"div",
						{ class: "side" },
						this.clock,
						this.notices,
						this.says,
						this.groundPanel,
						this.trays,
						this.choices,
						this.sorry,
						this.players,
						this.rolled,
						this.undo,
						el("section", {}, el("h2", {}, say("log-title")), this.log),
						el("section", {}, el("h2", {}, say("chat-title")), this.chatLines, chatForm),
					),
				),
				this.live,
			),
		);
		this.trays.addEventListener("click", (event) => {
			const die = (event.target as Element).closest<HTMLElement>("[data-tray]")?.dataset.tray;
			const branch = this.picker?.next?.find((one) => one.atom === die);
			if (branch) this.take([branch]);
		});
		this.choices.addEventListener("keydown", (event) => this.onKey(event));
		document.addEventListener("keydown", (event) => {
			if (event.key === "Escape" && !event.defaultPrevented) this.back();
		});
		setInterval(() => this.tick(), 500);
		this.setBoard();
	}

	private setBoard(): void {
		const able = graphics();
		const pictures = !this.textMode && able !== "none" && this.isPyramid();
		const own = hasGround(this.shown?.scene?.table ?? "");
		this.stageHost.hidden = !pictures;
		this.views.hidden = !pictures;
		this.groundHost.hidden = !own;
		this.textHost.hidden = pictures || own;
		this.stageHost.parentElement?.classList.toggle("plain", !pictures);
		this.stageHost.closest(".play")?.classList.toggle("own", own);
		if (own) void this.loadGround(this.shown?.scene?.table ?? "");
		if (!pictures || this.stage) return;
		const quality = new URLSearchParams(location.search).get("quality");
		const fitting = able === "software" ? "low" : "high";
		this.stage = new Stage(
			this.stageHost,
			quality === "high" || quality === "low" || quality === "draft" ? quality : fitting,
		);
		this.stage.onPick = (cell) => this.pick(cell);
		this.stage.onHover = (cell) => this.setHover(cell);
		this.drawViews();
	}

	/** Until the game has begun every table is taken for a pyramid. */
	private isPyramid(): boolean {
		return (this.shown?.scene?.table ?? "pyramid") === "pyramid";
	}

	/** Boards of their own are loaded when a game needs them. */
	private async loadGround(table: string): Promise<void> {
		if (this.ground || this.loading) return;
		this.loading = true;
		this.ground = await groundFor(table, {
			take: (way) => this.take(way),
			back: () => this.back(),
			restart: () => {
				this.several = [];
				this.picker?.reset();
				this.draw();
			},
			submit: () => this.submit(),
			send: (move) => this.send(move),
			redraw: () => this.draw(),
		});
		this.loading = false;
		if (!this.ground) return;
		this.groundHost.append(this.ground.host);
		this.groundPanel.append(this.ground.panel);
		this.draw();
	}

	private drawGround(said: Table, picture: Picture): void {
		if (!this.ground || !picture.scene || this.groundHost.hidden) return;
		this.ground.show({
			said,
			picture,
			scene: picture.scene,
			picker: this.animating ? null : this.picker,
			busy: this.pending > 0,
			textMode: this.textMode,
		});
	}

	private drawViews(): void {
		this.views.replaceChildren(
			...VIEWS.map((view) =>
				el(
					"button",
					{
						type: "button",
						"aria-pressed": view === this.view,
						"aria-label": say(`view-${view}`),
						title: say(`view-${view}`),
						onclick: () => {
							this.view = view;
							this.stage?.lookFrom(view, Math.max(0, this.eye));
							this.drawViews();
						},
					},
					el("span", { class: "wide" }, say(`view-${view}`)),
					el("span", { class: "narrow", "aria-hidden": "true" }, SIGNS[view]),
				),
			),
			el(
				"button",
				{
					type: "button",
					"aria-pressed": this.marked,
					title: say("show-choices"),
					"aria-label": say("show-choices"),
					onclick: () => {
						this.marked = !this.marked;
						this.drawViews();
						this.drawMarks();
					},
				},
				"◈",
			),
		);
	}

	// --- hearing

	private hear(message: ToBrowser): void {
		switch (message.t) {
			case "table":
				this.hearTable(message);
				break;
			case "update":
				this.hearUpdate(message);
				break;
			case "seated":
				memory.remember(this.room, this.said?.title ?? "", { [String(message.seat)]: message.token });
				break;
			case "offer":
				this.picker?.learn(message.prefix, message.branches, message.done);
				this.askFurther();
				this.draw();
				break;
			case "done":
				if (message.id === this.pending) this.pending = 0;
				break;
			case "sorry":
				if (message.id === this.pending) this.pending = 0;
				this.sorry.textContent = message.code === "unknown" && !this.said ? say("room-unknown") : message.text;
				this.picker?.reset();
				this.draw();
				break;
			case "pong":
				break;
		}
	}

	private hearTable(message: Table): void {
		this.said = message;
		this.lines = [...message.lines];
		this.chat = [...message.chat];
		this.queue = [];
		this.pending = 0;
		this.title.textContent = message.title;
		document.title = `${message.title} · Pipyard`;
		memory.remember(this.room, message.title, {});
		this.present(message.picture, []);
	}

	private hearUpdate(message: Update): void {
		if (!this.said) return;
		this.said = { ...this.said, n: message.n, chairs: message.chairs };
		this.lines.push(...message.lines);
		this.chat.push(...message.chat);
		if (message.lines.length === 0 && !this.animating && this.queue.length === 0) {
			// somebody came, went, spoke or asked: what the player has begun to pick stays
			this.shown = message.picture;
			this.draw();
			return;
		}
		this.queue.push({
			steps: message.lines.flatMap((line) => line.steps),
			picture: message.picture,
			news: message.lines,
		});
		void this.animate();
	}

	private async animate(): Promise<void> {
		if (this.animating) return;
		this.animating = true;
		for (let next = this.queue.shift(); next; next = this.queue.shift()) {
			const quick = this.still || this.queue.length > MOST_BEHIND || document.hidden;
			if (this.stage && !this.textMode) {
				this.stage.mark(NO_MARKS);
				await this.stage.play(next.steps, next.picture.scene?.dice ?? [], quick);
			}
			await this.ground?.play(next.news, quick);
			this.present(next.picture, next.news);
		}
		this.animating = false;
		this.draw();
	}

	/** From now on this is what is. */
	private present(picture: Picture, news: readonly Line[]): void {
		this.shown = picture;
		this.deadline = picture.turn.left_ms >= 0 ? performance.now() + picture.turn.left_ms : 0;
		this.tick();
		this.sorry.textContent = "";
		this.several = [];
		const seat = picture.turn.kind === "choose" ? picture.turn.seats.find((one) => picture.turn.moves[one]) : undefined;
		this.picker = seat === undefined ? null : new Picker(seat, picture.turn.moves[seat] ?? []);
		this.askFurther();
		if (picture.eye !== this.eye) {
			// who shares a screen keeps one view: the table does not spin with every turn
			const first = this.eye === NOBODY;
			this.eye = picture.eye;
			if (first || (this.said?.mine.length ?? 0) < 2) this.stage?.lookFrom(this.view, Math.max(0, this.eye));
		}
		this.draw();
		this.tell(news);
	}

	private tick(): void {
		this.clock.hidden = this.deadline === 0;
		const left = Math.max(0, Math.ceil((this.deadline - performance.now()) / 1000));
		const text = `⏱ ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
		if (this.clock.textContent !== text) this.clock.textContent = text;
	}

	private tell(news: readonly Line[]): void {
		const said = this.said;
		if (!said || !this.shown) return;
		const told = [
			...news.map((line) => lineText(line, said.chairs, this.shown?.scene ?? null)),
			turnText(this.shown.turn, said),
		].join(". ");
		if (this.live.textContent !== told) this.live.textContent = told;
	}

	// --- picking

	private setHover(cell: string | null): void {
		if (cell === this.hover) return;
		this.hover = cell;
		this.drawMarks();
	}

	private pick(cell: string): void {
		const picker = this.picker;
		if (!picker || this.animating || this.pending) return;
		if (picker.atoms.at(-1) === cell) {
			// the same place again: the move is meant
			if (picker.move) this.submit();
			else this.back();
			return;
		}
		let ways = picker.ways(cell);
		if (ways.length === 0 && picker.canGoBack) {
			// another choice instead of the one before
			picker.back();
			ways = picker.ways(cell);
		}
		if (ways.length === 1) this.take(ways[0] as Way);
		else {
			this.several = ways;
			this.draw();
		}
	}

	private take(way: Way): void {
		this.several = [];
		this.sorry.textContent = "";
		this.picker?.take(way);
		this.askFurther();
		this.draw();
		const first =
			this.choices.querySelector<HTMLElement>(".confirm .main-button") ??
			this.choices.querySelector<HTMLElement>("li button");
		if (this.choices.contains(document.activeElement) || document.activeElement === document.body)
			first?.focus({ preventScroll: true });
	}

	/** Ask the server for what it has not sent yet. */
	private askFurther(): void {
		for (const prefix of this.picker?.unknown() ?? [])
			this.socket.send({ t: "steps", seat: this.picker?.seat ?? 0, prefix });
	}

	private back(): void {
		this.several = [];
		this.picker?.back();
		this.draw();
	}

	private submit(): void {
		if (this.picker?.move) this.send(this.picker.move);
	}

	private send(move: string): void {
		if (!this.picker || this.pending || !this.said) return;
		this.pending = this.socket.send({ t: "submit", seat: this.picker.seat, move, after: this.said.n });
		this.draw();
	}

	/** Arrow keys walk through the choices. */
	private onKey(event: KeyboardEvent): void {
		const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
		const buttons = [...this.choices.querySelectorAll<HTMLButtonElement>("button")];
		const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
		if (step === undefined || at < 0) return;
		buttons[(at + step + buttons.length) % buttons.length]?.focus();
		event.preventDefault();
	}

	// --- drawing

	private draw(): void {
		const said = this.said;
		const picture = this.shown;
		if (!said || !picture) return;
		this.drawStatus();
		this.drawNotices(said, picture);
		fill(this.says, ...(picture.scene?.say ?? []).map((text) => el("p", {}, sceneSays(text))));
		fill(this.players, ...playersPanel(said, picture));
		fill(this.rolled, ...rolledPanel(picture.scene, said.chairs));
		fill(this.trays, ...traysPanel(picture.scene, this.animating ? null : this.picker, said.chairs));
		this.drawChoices(picture);
		this.drawUndo(said, picture);
		fill(this.log, ...this.lines.slice(-80).map((line) => el("li", {}, lineText(line, said.chairs, picture.scene))));
		this.log.scrollTop = this.log.scrollHeight;
		fill(
			this.chatLines,
			...(this.chat.length
				? this.chat.map((line) => el("p", {}, el("b", {}, line.name || say("spectating")), " ", line.text))
				: [el("p", { class: "soft small" }, say("chat-empty"))]),
		);
		this.chatLines.scrollTop = this.chatLines.scrollHeight;
		if (this.animating && this.queue.length) return;
		if (this.stageHost.hidden === this.isPyramid() || this.groundHost.hidden === hasGround(picture.scene?.table ?? ""))
			this.setBoard();
		this.drawGround(said, picture);
		if (this.stage && !this.textMode) this.stage.show(picture.scene?.dice ?? []);
		if (!this.groundHost.hidden) return;
		if (!this.isPyramid()) fill(this.textHost, ...plainTable(picture.scene));
		else if (this.textMode || !this.stage) fill(this.textHost, ...textBoard(picture.scene));
		this.drawMarks();
	}

	private drawStatus(): void {
		const said = this.said;
		const turn = this.shown?.turn;
		const mine = turn?.kind === "choose" && this.picker !== null;
		const colour = turn?.seats.length ? this.shown?.scene?.colours[turn.seats[0] as number] : undefined;
		fill(
			this.status,
			this.health !== "connected" && el("p", { class: "lost", role: "alert" }, say(`health-${this.health}`)),
			said &&
				turn &&
				el(
					"p",
					{ class: mine ? "turn mine" : "turn", ...(colour ? { colour: css(colour) } : {}) },
					turnText(turn, said),
				),
			...(this.shown?.scene?.say ?? []).map((text) => el("p", { class: "small wide" }, sceneSays(text))),
			said && said.mine.length === 0 && turn?.kind !== "waiting" && el("p", { class: "small" }, say("spectating")),
		);
	}

	private drawNotices(said: Table, picture: Picture): void {
		if (picture.turn.kind !== "waiting") {
			const over = picture.turn.kind === "over" && said.mine.length > 0;
			fill(
				this.notices,
				over &&
					el(
						"button",
						{
							type: "button",
							class: "main-button",
							"data-key": "next",
							onclick: () => this.socket.send({ t: "start" }),
						},
						say("next-game"),
					),
				picture.turn.kind === "over" &&
					el("p", {}, el("a", { href: `/t/${this.room}?replay=0`, "data-key": "replay" }, say("replay-title"))),
			);
			if (over) this.wire(this.notices, "next", () => this.socket.send({ t: "start" }));
			return;
		}
		const link = `${location.origin}/t/${this.room}`;
		fill(this.notices, waitingPanel(said, link, memory.name));
		this.wire(this.notices, "copy", () => {
			void navigator.clipboard?.writeText(link);
			this.live.textContent = say("copied");
		});
		this.wire(this.notices, "start", () => this.socket.send({ t: "start" }));
		for (const seat of said.chairs.keys()) {
			this.wire(this.notices, `bot-${seat}`, () => this.socket.send({ t: "invite", seat, bot: USUAL_LEVEL }));
			this.wire(this.notices, `sit-${seat}`, () => {
				const name = this.notices.querySelector<HTMLInputElement>("#my-name")?.value.trim() ?? "";
				if (name) memory.name = name;
				this.socket.send({ t: "sit", seat, name: name || say("seat-label", { seat: seat + 1 }) });
			});
		}
	}

	/** Parts of the page that did not change keep their old elements: so what a click does is set here. */
	private wire(host: HTMLElement, key: string, act: () => void): void {
		const found = host.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
		if (found) found.onclick = act;
	}

	private drawChoices(picture: Picture): void {
		const picker = this.picker;
		if (!picker || this.animating) {
			if (!picker) fill(this.choices);
			return;
		}
		const scene = picture.scene;
		const ways: Way[] = this.several.length ? [...this.several] : (picker.next ?? []).map((branch) => [branch]);
		const move = picker.move;
		fill(
			this.choices,
			el(
				"h2",
				{},
				this.several.length
					? say("which-move")
					: !this.stageHost.hidden && ways.some((way) => isCell(way.at(-1)?.atom ?? ""))
						? say("choose-on-board")
						: say("choose-next"),
			),
			(move !== null || picker.canGoBack || this.several.length > 0) &&
				el(
					"div",
					{ class: "confirm" },
					move !== null &&
						el(
							"button",
							{ type: "button", class: "main-button", "data-key": "confirm", disabled: this.pending > 0 },
							say("confirm", { move: moveText(move, scene) }),
						),
					el("button", { type: "button", "data-key": "back" }, say("back")),
				),
			move === null &&
				picker.canGoBack &&
				el("p", { class: "small soft" }, say("chosen-so-far", { move: moveText(picker.atoms.join(" "), scene) })),
			ways.length > 0 && this.choiceList(ways, scene),
			el("p", { class: "sr" }, say("keys-help")),
		);
		const folded = this.choices.querySelector("details");
		if (folded)
			folded.ontoggle = () => {
				this.listOpen = folded.open;
			};
		this.wire(this.choices, "confirm", () => this.submit());
		this.wire(this.choices, "back", () => this.back());
		for (const [index, way] of ways.entries()) {
			this.wire(this.choices, `way-${index}`, () => this.take(way));
			const button = this.choices.querySelector<HTMLElement>(`[data-key="way-${index}"]`);
			const cell = way.at(-1)?.atom ?? "";
			if (button && isCell(cell)) {
				button.onfocus = () => this.setHover(cell);
				button.onpointerenter = () => this.setHover(cell);
				button.onblur = button.onpointerleave = () => this.setHover(null);
			}
		}
	}

	/** Many places are easier to find on the board: then the list is folded away until it is wanted. */
	private choiceList(ways: readonly Way[], scene: Scene | null): HTMLElement {
		const list = el(
			"ul",
			{},
			...ways.map((way, index) =>
				el("li", {}, el("button", { type: "button", "data-key": `way-${index}` }, ...choiceLabel(way, scene))),
			),
		);
		if (ways.length <= MOST_OPEN || this.textMode || (this.stageHost.hidden && this.groundHost.hidden)) return list;
		return el(
			"details",
			{ open: this.listOpen },
			el("summary", { "data-key": "list" }, say("choices-list", { count: ways.length })),
			list,
		);
	}

	private drawUndo(said: Table, picture: Picture): void {
		const undo = picture.undo;
		const mine = undo ? undo.waiting.find((seat) => said.mine.includes(seat)) : undefined;
		const seat = picture.may_undo[0];
		if (undo && mine !== undefined) {
			const chair = said.chairs[undo.seat];
			fill(
				this.undo,
				el(
					"div",
					{ class: "notice grow" },
					el("p", {}, say("undo-wanted", { name: chair ? chairName(chair, undo.seat) : "" })),
					el(
						"div",
						{ class: "row" },
						el("button", { type: "button", class: "main-button", "data-key": "undo-yes" }, say("undo-yes")),
						el("button", { type: "button", "data-key": "undo-no" }, say("undo-no")),
					),
				),
			);
			this.wire(this.undo, "undo-yes", () => this.socket.send({ t: "undo_answer", seat: mine, yes: true }));
			this.wire(this.undo, "undo-no", () => this.socket.send({ t: "undo_answer", seat: mine, yes: false }));
		} else if (undo && said.mine.includes(undo.seat)) {
			fill(
				this.undo,
				el("span", { class: "soft small grow" }, say("undo-waiting")),
				el("button", { type: "button", "data-key": "withdraw" }, say("undo-withdraw")),
			);
			this.wire(this.undo, "withdraw", () => this.socket.send({ t: "undo_answer", seat: undo.seat, yes: false }));
		} else if (seat !== undefined) {
			fill(this.undo, el("button", { type: "button", class: "quiet", "data-key": "undo" }, say("undo-ask")));
			this.wire(this.undo, "undo", () => this.socket.send({ t: "undo", seat }));
		} else fill(this.undo);
	}

	private drawMarks(): void {
		const scene = this.shown?.scene;
		if (!this.stage || !scene || this.animating) return;
		const picker = this.picker;
		const picked = (picker?.atoms ?? []).filter(isCell);
		const taken = new Map(scene.dice.map((die) => [die.cell, die.colour]));
		const target = picked.at(-1);
		const carried = picked.map((cell) => taken.get(cell)).find((colour) => colour !== undefined);
		const own = picker ? scene.colours[picker.seat] : undefined;
		const choices = picker && !this.pending ? picker.cells() : [];
		this.stage.mark({
			choices: this.marked ? choices : [],
			picked,
			last: scene.last,
			ghost: target && !taken.has(target) ? { cell: target, colour: carried ?? own ?? "ivory" } : null,
			hover: this.hover && (choices.includes(this.hover) || picked.includes(this.hover)) ? this.hover : null,
		});
	}
}
