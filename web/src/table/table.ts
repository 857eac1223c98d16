/** A table in the browser: receives updates, lets the player pick a move, draws everything. */

import { ActionTool } from "../hands/action_tool";
import { LiveTool } from "../hands/live_tool";
import { say } from "../i18n/texts";
import { dispatch, type Handlers } from "../net/dispatch";
import type { Picture, Table, Update } from "../net/protocol";
import type { ClientRequest, Connection, Health } from "../net/socket";
import { Attention } from "../platform/attention";
import { soundNews } from "../platform/sound";
import { storage } from "../platform/storage";
import type { ScreenPoint } from "../scene3d/viewport";
import type { TableContext } from "../state/table_context";
import { afterFrame } from "../ui/dom";
import { render } from "../ui/render";
import { capital, lightPlaces, readerSeat, sceneSays } from "../ui/sentences";
import { showRules } from "../ui/show_rules";
import { Announcer } from "./announcer";
import { Beside } from "./beside";
import { BottomSheet } from "./bottom_sheet";
import { ChoiceList } from "./choice_list";
import { Clock } from "./clock";
import { Curtain } from "./curtain";
import { HintPanel } from "./hint_panel";
import { KeyInput } from "./key_input";
import { buildLayout, type Layout } from "./layout";
import { offerLesson } from "./lesson_offer";
import { Moments } from "./moments";
import { MoveActions, moveNotation } from "./move_actions";
import { MoveInput } from "./move_input";
import { MoveLog } from "./move_log";
import { HINT_ASKED, hintTaken } from "./panels";
import { type News, Playback, withPoints } from "./playback";
import { RacePanel } from "./race_panel";
import { RaceSeats } from "./race_seats";
import { RaceStart } from "./race_start";
import { RealDiceSlot } from "./real_dice_slot";
import { RollPanel } from "./roll_panel";
import { RoomPanel } from "./room_panel";
import { holdSeats, holdSeatsOfLink, roomSocket } from "./seat_tokens";
import { mostBehind, sayings, statusView, watchesHand } from "./status";
import { Board } from "./table_board";
import { Verdicts } from "./verdicts";

/** `connection`: replaces a room's connection, as in a lesson. */
export function mountTable(app: HTMLElement, room: string, connection?: Connection): TableView {
	const view = new TableView(app, room, connection);
	Object.assign(window, { pipyard: view });
	return view;
}

class TableView extends MoveActions implements TableContext {
	said: Table | null = null;
	shown: Picture | null = null;
	textMode = storage.textMode;
	health: Health = "connecting";
	performed = false;
	private readonly moveLog: MoveLog;
	private readonly parts: Layout;
	private readonly socket: Connection;
	private readonly playback = new Playback();
	private readonly board: Board;
	private readonly choices: ChoiceList;
	protected readonly moveInput: MoveInput;
	private readonly who: RaceSeats;
	private readonly race: RacePanel;
	private readonly raceStart: RaceStart;
	private readonly verdicts: Verdicts;
	private readonly roomPanel: RoomPanel;
	private readonly byHand: RealDiceSlot;
	private readonly rolling: RollPanel;
	private readonly hints: HintPanel;
	private readonly timer: Clock;
	private readonly beside: Beside;
	private readonly sheet: BottomSheet;
	private readonly curtain: Curtain;
	private readonly announcer: Announcer;
	private readonly moments: Moments;
	private readonly attention = new Attention();
	private readonly hand: ActionTool;
	private readonly live: LiveTool;
	/** The panels are to be drawn after the next frame. */
	private behind = false;

	constructor(
		app: HTMLElement,
		readonly room: string,
		connection?: Connection,
	) {
		super();
		holdSeatsOfLink(room);
		this.parts = buildLayout(app, {
			rules: () => this.said && void showRules(this.said.game),
			textMode: (on) => {
				this.textMode = on;
				this.board.set();
				this.draw();
			},
			write: (move) => this.send(moveNotation(move, this.shown?.scene ?? null)),
			speak: (text, name) => this.ask({ t: "say", text, name }) > 0,
		});
		const { parts } = this;
		this.moveLog = new MoveLog(parts.log);
		this.announcer = new Announcer(parts.live, this.moveLog);
		this.board = new Board(parts, this);
		this.moments = new Moments(parts.moment, this);
		this.choices = new ChoiceList(parts.choices, parts.quick, this);
		this.choices.side = () => this.board.side;
		this.choices.onHover = (cell) => this.board.setHover(cell);
		for (const host of [parts.log, parts.chat, parts.says, parts.status])
			lightPlaces(host, (cell) => this.board.point(cell));
		this.choices.onPreview = (triple) => this.board.setPreview(triple);
		this.who = new RaceSeats(parts.who, this);
		this.race = new RacePanel(parts.race, this);
		this.race.onDrop = (x, y) => this.board.drop(x, y);
		this.board.held = () => this.race.held;
		this.raceStart = new RaceStart(parts.raceStart, this);
		this.verdicts = new Verdicts(parts.board, (text) => this.announce(text));
		this.moveInput = new MoveInput(this, {
			race: this.race,
			verdicts: this.verdicts,
			sorry: parts.sorry,
			spotOf: (cell) => this.board.spot(cell),
			focusNext: () => this.choices.focusNext(),
		});
		new KeyInput(this, { ways: () => this.ways(), focusNext: () => this.choices.focusNext(true) });
		this.roomPanel = new RoomPanel(parts.notices, parts.evening, this, this.moveLog);
		this.byHand = new RealDiceSlot(parts.notices, this, this.moveLog);
		this.rolling = new RollPanel(parts.roll, parts.rolling, this, this.moveLog);
		this.hints = new HintPanel(parts.hint, parts.moment, this.board, this);
		this.board.hinted = () => this.hints.atoms;
		this.hand = new ActionTool(parts.tools, parts.act, this);
		this.live = new LiveTool(parts.steer, this, () => this.hand.held);
		this.hand.onGrip = () => this.draw();
		this.timer = new Clock(parts.clock, parts.players);
		this.beside = new Beside(parts, this, { log: this.moveLog, timer: this.timer, board: this.board });
		this.sheet = new BottomSheet(parts, this);
		this.curtain = new Curtain(parts.play, () => {
			this.draw();
			this.choices.focusNext();
		});
		parts.turnPiece.addEventListener("click", () => this.turnPiece());
		parts.play.after(this.curtain.host);
		// do not replay what was shown live
		this.playback.play = (news, quick) => {
			if (this.said) this.curtain.fall(this.said, news.picture);
			this.drawStatus();
			const seen = quick || this.racing || this.live.running || this.curtain.down;
			return this.board.play(news, seen).then(() => this.moments.show(news, quick || this.curtain.down));
		};
		this.playback.patience = () => mostBehind(this);
		this.playback.present = (news) => this.present(news);
		this.playback.rest = () => this.draw();
		document.addEventListener("keydown", (event) => {
			if (event.defaultPrevented) return;
			if (event.key === "Escape") this.back();
			else if (event.key === "r" && !(event.target as Element).closest("input, textarea, select")) this.turnPiece();
		});
		this.socket = connection ?? roomSocket(room);
		this.socket.onMessage = (message) => dispatch(message, this.handlers);
		this.socket.onHealth = (health) => {
			this.health = health;
			this.drawStatus();
		};
		this.socket.open();
	}

	// --- for tests: what is shown, and where on the page a cell is

	get state(): { n: number; picture: Picture | null; atoms: readonly string[]; move: string | null; busy: boolean } {
		return {
			n: this.said?.n ?? -1,
			picture: this.shown,
			atoms: this.picker?.atoms ?? [],
			move: this.picker?.move ?? null,
			busy: this.playback.busy || this.pending !== 0 || this.behind || this.raceStart.up,
		};
	}
	pixel(cell: string): ScreenPoint | null {
		return this.board.stage?.pixel(cell) ?? null;
	}
	visible(cell: string): boolean {
		return this.board.stage?.visible(cell) ?? false;
	}
	get steering(): LiveTool["state"] {
		return this.live.state;
	}
	get figures(): { calls: number; dice: number } | null {
		return this.board.stage?.figures ?? null;
	}

	get animating(): boolean {
		return this.playback.running || this.hints.showing;
	}
	get acting(): number {
		const lines = this.playback.current?.lines ?? [];
		return lines.find((line) => line.seat >= 0)?.seat ?? lines.find((line) => line.by >= 0)?.by ?? -1;
	}
	get skippable(): boolean {
		return !this.playback.quick && watchesHand(this.shown, this.said?.mine ?? []);
	}
	skip(): void {
		this.playback.skipping = true;
		this.board.skip();
		this.moments.skip();
	}
	get aiming(): boolean {
		return this.hand.aiming;
	}
	get ownBoard(): boolean {
		return !this.parts.ground.hidden;
	}
	get racing(): boolean {
		return this.shown?.turn.kind === "choose" && this.shown.turn.how === "race";
	}

	// --- receiving

	private readonly handlers: Handlers = {
		table: (message) => this.hearTable(message),
		update: (message) => this.hearUpdate(message),
		seated: ({ seat, token }) => holdSeats(this.room, this.said?.title ?? "", { [String(seat)]: token }),
		token: ({ seat, token }) => this.roomPanel.tokenMade(seat, token),
		offer: ({ seat, prefix, branches, done, settings }) => {
			if (this.picker?.seat === seat) this.picker.learn(prefix, branches, done, settings);
			this.moveInput.askFurther();
			this.draw();
		},
		done: ({ id }) => {
			if (this.moveInput.answered(id)) this.draw();
			this.moveInput.allowed(id);
		},
		hint: (message) => this.hints.hear(message),
		race_starts: (message) => this.raceStart.hear(message),
		verdict: (message) => this.verdicts.hear(message, this.said?.chairs ?? []),
		sorry: ({ code, id, text }) => {
			if (code !== "stale" || !this.moveInput.outdated(id)) this.hearSorry(id, text);
		},
		premoves: ({ line }) => this.beside.learnLine(line),
		followers: ({ games }) => this.roomPanel.learn(games),
		live_waits: ({ place }) => this.live.waits(place),
		live: ({ live }) => this.live.start(live),
		frames: (message) => this.live.hear(message),
		live_over: ({ seat, say: said }) => {
			this.live.over(seat);
			if (said) this.warn(sceneSays(said, this.said?.chairs ?? []));
		},
	};

	private hearTable(message: Table): void {
		this.said = message;
		this.rolling.forget();
		this.raceStart.end();
		this.moveLog.anew(message.lines, this.room);
		this.board.heard(message.lines, message.mine, true);
		this.beside.chat = [...message.chat];
		this.playback.forget();
		this.parts.title.textContent = message.title;
		this.parts.about.textContent = message.summary;
		if (this.room) storage.remember(this.room, message.title, {});
		// a move among these lines has arrived: settle it before drawing
		this.moveInput.happened(message.lines);
		this.present({ lines: [], picture: message.picture });
		if (this.room) void offerLesson(this.parts.players, message);
		this.moveInput.reconnected();
		this.live.anew(message.picture.live);
		this.draw();
	}

	private hearUpdate(message: Update): void {
		if (!this.said) return;
		const { n, chairs, next, picture, control } = message;
		if (message.lines.length === 0) this.hints.spoken(this.said.n, n);
		// do not reveal the winner before the board shows it
		const waiting = withPoints(chairs, this.said.chairs);
		this.said = { ...this.said, n, chairs: message.lines.length ? waiting : chairs, next, picture, control };
		// after a reconnect, live scenes may have started or ended
		this.moveInput.happened(message.lines);
		if (message.lines.length) this.beside.askLine(this.said);
		if (message.id) {
			this.live.anew(picture.live);
			this.rolling.forget();
			this.moveInput.reconnected();
		}
		this.beside.hear(message.chat);
		for (const line of message.chat)
			if (line.text === HINT_ASKED) this.moveLog.mark(hintTaken(line, readerSeat(this.said)));
		if (message.lines.length === 0 && !this.playback.busy) {
			// visitors, chat and requests do not reset the picker
			this.shown = message.picture;
			this.timer.set(message.picture, message.chairs);
			this.draw();
			return;
		}
		void this.playback.add({ lines: message.lines, picture: message.picture, chairs });
	}

	/** An error that answers no request of this page. */
	private warn(text: string): void {
		this.parts.sorry.textContent = text;
		this.draw();
	}

	private hearSorry(id: number, text: string): void {
		const mine = this.moveInput.answered(id);
		if (this.live.refused(id)) return;
		this.hints.refused(id);
		if (this.verdicts.knows(id)) {
			if (this.racing) this.verdicts.answer(id, "void", capital(text));
			else this.verdicts.refuse(id, capital(text));
		} else this.parts.sorry.textContent = capital(text);
		if (mine || this.racing) this.picker?.reset();
		this.draw();
	}

	/** Set the current state. */
	private present({ lines, picture, chairs }: News): void {
		if (this.said && chairs) this.said = { ...this.said, chairs: withPoints(this.said.chairs, chairs) };
		// an undone move may be anybody's, and so may events before the first line
		const moved =
			lines.length > 0 && lines.every((line) => line.text !== "undo") ? lines.map((line) => line.seat) : null;
		if (this.said) this.curtain.fall(this.said, picture);
		// the log never runs ahead of the board
		this.board.heard(lines, this.said?.mine ?? []);
		this.moveLog.add(lines, this.shown?.scene?.scores ?? [], picture.scene?.scores ?? []);
		this.shown = picture;
		if (!watchesHand(picture, this.said?.mine ?? [])) this.playback.skipping = false;
		this.timer.set(picture, this.said?.chairs ?? []);
		this.parts.sorry.textContent = "";
		this.moveInput.begin(moved);
		this.board.look(picture, this.said);
		this.announcer.add(lines);
		this.draw();
		if (lines.length && !this.racing && (this.picker || picture.turn.kind === "over"))
			afterFrame(() => this.parts.side.scrollTo(0, 0)); // what is new stands there; at once it forces a layout
		if (this.room) storage.ended(this.room, picture.turn.kind === "over");
		soundNews(lines, picture.turn.kind === "over" ? "over" : this.picker ? "mine" : "");
	}

	announce(text: string): void {
		this.announcer.say(text);
	}

	ask(request: ClientRequest): number {
		return this.socket.send(request);
	}

	// --- drawing

	draw(): void {
		const { said, shown: picture, parts } = this;
		if (!said || !picture) return;
		const { scene } = picture;
		const { kind } = picture.turn;
		this.drawStatus();
		const mine = kind === "choose" && this.picker !== null && !this.animating;
		this.attention.show(said.title, mine ? say("your-turn") : "", said.mine.length > 0 && kind !== "over");
		parts.play.classList.toggle("inviting", kind === "waiting" && said.mine.length === 0);
		if (!this.byHand.draw(said, picture)) this.roomPanel.draw(said, picture);
		this.rolling.draw(said, picture);
		this.hints.draw(said, picture);
		this.beside.drawTrays(said, scene, (name, spot) => this.toggle(name, spot));
		this.beside.drawPlayers(said, picture);
		this.who.draw();
		this.race.draw();
		const pyramid = parts.stage.hidden ? null : this.board.stage;
		const steered = this.live.draw(pyramid);
		if (steered) parts.tools.hidden = true;
		else parts.tools.hidden = !this.hand.draw(pyramid);
		this.handy = !parts.tools.hidden;
		// before a race starts nothing can be claimed
		this.choices.draw(scene, this.ways(), this.board.pictured, steered || this.raceStart.up);
		parts.race.hidden = this.raceStart.up;
		parts.turnPiece.hidden = this.animating || !this.picker?.piece?.put || this.picker.piece.turns < 2;
		parts.write.hidden = !this.picker || this.racing || steered;
		this.beside.drawQuestions(said, picture);
		// what one has said or asked for is no news
		this.sheet.draw(said, picture, this.beside.chat.filter(({ seat }) => !said.mine.includes(seat)).length);
		if (!this.behind) {
			this.behind = true;
			afterFrame(() => this.drawBeside());
		}
		if (this.live.running || this.hints.showing || this.moments.holds(this.animating && this.playback.waiting > 0))
			return;
		this.board.draw(said, picture);
	}

	/** Draw the panels, a moment after the board. */
	private drawBeside(): void {
		this.behind = false;
		const { said, shown: picture } = this;
		if (!said || !picture) return;
		this.beside.draw(said, picture);
		if (!this.curtain.down) this.announcer.sayNews(said, picture);
	}

	private readonly drawStatus = (): unknown =>
		render(statusView(this, sayings(this, this.board.pictured)), this.parts.status);
}
