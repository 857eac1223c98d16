/** A table in the browser: receives updates, lets the player pick a move, draws everything. */

import { ActionTool } from "../hands/action_tool";
import { LiveTool } from "../hands/live_tool";
import { currentLanguage, say } from "../i18n/texts";
import type { Picture, Table, ToBrowser, Update } from "../net/protocol";
import { type Connection, type Health, RoomSocket, type Wish } from "../net/socket";
import { Attention } from "../platform/attention";
import { soundNews } from "../platform/sound";
import { storage } from "../platform/storage";
import { HANDS } from "../rules/move_picker";
import type { Spot } from "../scene3d/viewport";
import type { TableContext } from "../state/table_context";
import { afterFrame } from "../ui/dom";
import { render } from "../ui/render";
import { showRules } from "../ui/rules_page";
import { lightPlaces, readerSeat, sceneSays } from "../ui/sentences";
import { Announcer } from "./announcer";
import { Beside } from "./beside";
import { Board } from "./board";
import { ChoiceList } from "./choice_list";
import { Clock } from "./clock";
import { Curtain } from "./curtain";
import { HintPanel } from "./hint_panel";
import { buildLayout, type Layout } from "./layout";
import { offerLesson } from "./lesson_offer";
import { Moments } from "./moments";
import { MoveActions, noted } from "./move_actions";
import { MoveInput } from "./move_input";
import { MoveLog } from "./move_log";
import { HINT_ASKED, hintTaken, traysPanel } from "./panels";
import { type News, Playback } from "./playback";
import { RacePanel } from "./race_panel";
import { RaceSeats } from "./race_seats";
import { RaceStart } from "./race_start";
import { RealDicePanel } from "./real_dice_panel";
import { RollPanel } from "./roll_panel";
import { RoomPanel } from "./room_panel";
import { holdSeats, holdSeatsOfLink } from "./seat_tokens";
import { Sheet } from "./sheet";
import { sayings, statusView } from "./status";
import { turnNotice } from "./turn_notice";
import { undoPanel } from "./undo_panel";
import { Verdicts } from "./verdicts";

/** A game with fewer events has only begun. */
const BEGINNING = 6;

/** `connection`: replaces a room's connection, as in a lesson. */
export function table(app: HTMLElement, room: string, connection?: Connection): TableView {
	const view = new TableView(app, room, connection);
	Object.assign(window, { pipyard: view });
	return view;
}

class TableView extends MoveActions implements TableContext {
	said: Table | null = null;
	shown: Picture | null = null;
	textMode = storage.textMode;
	health: Health = "connecting";
	private readonly chronicle: MoveLog;
	private readonly parts: Layout;
	private readonly socket: Connection;
	private readonly playback = new Playback();
	private readonly board: Board;
	private readonly choices: ChoiceList;
	protected readonly making: MoveInput;
	private readonly who: RaceSeats;
	private readonly race: RacePanel;
	private readonly raceStart: RaceStart;
	private readonly verdicts: Verdicts;
	private readonly roomPanel: RoomPanel;
	private readonly byHand: RealDicePanel;
	private readonly rolling: RollPanel;
	private readonly hints: HintPanel;
	private readonly timer: Clock;
	private readonly beside: Beside;
	private readonly sheet: Sheet;
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
			write: (move) => this.send(noted(move, this.shown?.scene ?? null)),
			speak: (text) => this.ask({ t: "say", text }) > 0,
		});
		const { parts } = this;
		this.chronicle = new MoveLog(parts.log);
		this.announcer = new Announcer(parts.live, this.chronicle);
		this.board = new Board(parts, this);
		this.moments = new Moments(parts.moment, this);
		this.choices = new ChoiceList(parts.choices, parts.quick, this);
		this.choices.onHover = (cell) => this.board.setHover(cell);
		for (const host of [parts.log, parts.chat, parts.says, parts.status])
			lightPlaces(host, (cell) => this.board.point(cell));
		this.choices.onPreview = (triple) => this.board.setPreview(triple);
		this.who = new RaceSeats(parts.who, this);
		this.race = new RacePanel(parts.race, this);
		this.race.onDrop = (x, y) => this.board.drop(x, y);
		this.board.held = () => this.race.held;
		this.raceStart = new RaceStart(parts.raceStart, this);
		this.verdicts = new Verdicts(parts.board, (text) => this.tell(text));
		this.making = new MoveInput(this, {
			race: this.race,
			verdicts: this.verdicts,
			sorry: parts.sorry,
			spotOf: (cell) => this.board.spot(cell),
			focusNext: () => this.choices.focusNext(),
		});
		this.roomPanel = new RoomPanel(parts.notices, parts.evening, this);
		this.byHand = new RealDicePanel(parts.notices, this, this.chronicle);
		this.rolling = new RollPanel(parts.roll, parts.rolling, this);
		this.hints = new HintPanel(parts.hint, parts.moment, this.board, this);
		this.board.hinted = () => this.hints.atoms;
		this.hand = new ActionTool(parts.tools, parts.act, this);
		this.live = new LiveTool(parts.steer, this, () => this.hand.held);
		this.hand.onGrip = () => this.draw();
		this.timer = new Clock(parts.clock, parts.players);
		this.beside = new Beside(parts, this, { log: this.chronicle, timer: this.timer, board: this.board });
		this.sheet = new Sheet(parts, this);
		this.curtain = new Curtain(parts.play, () => {
			this.draw();
			this.choices.focusNext();
		});
		parts.play.after(this.curtain.host);
		// do not replay what was shown live
		this.playback.play = (news, quick) => {
			if (this.said) this.curtain.fall(this.said, news.picture);
			const seen = quick || this.racing || this.live.running || this.curtain.down;
			return this.board.play(news, seen).then(() => this.moments.tell(news, quick || this.curtain.down));
		};
		this.playback.present = (news) => this.present(news);
		this.playback.rest = () => this.draw();
		document.addEventListener("keydown", (event) => {
			if (event.key === "Escape" && !event.defaultPrevented) this.back();
		});
		this.socket =
			connection ??
			new RoomSocket(
				room,
				currentLanguage(),
				() => Object.values(storage.tokens(room)),
				() => storage.muted(room),
			);
		this.socket.onMessage = (message) => this.hear(message);
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
	pixel(cell: string): Spot | null {
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

	private hear(message: ToBrowser): void {
		switch (message.t) {
			case "table":
				this.hearTable(message);
				break;
			case "update":
				this.hearUpdate(message);
				break;
			case "seated":
				holdSeats(this.room, this.said?.title ?? "", { [String(message.seat)]: message.token });
				break;
			case "token":
				this.roomPanel.tokenMade(message.seat, message.token);
				break;
			case "offer":
				if (this.picker?.seat === message.seat) this.picker.learn(message.prefix, message.branches, message.done);
				this.making.askFurther();
				this.draw();
				break;
			case "done":
				if (this.making.answered(message.id)) this.draw();
				this.making.allowed(message.id);
				break;
			case "hint":
				this.hints.hear(message);
				break;
			case "race_starts":
				this.raceStart.hear(message);
				break;
			case "verdict":
				this.verdicts.hear(message, this.said?.chairs ?? []);
				break;
			case "sorry":
				if (message.code !== "stale" || !this.making.outdated(message.id)) this.hearSorry(message.id, message.text);
				break;
			case "followers":
				this.roomPanel.learn(message.games);
				break;
			case "live_waits":
				this.live.waits(message.place);
				break;
			case "live":
				this.live.start(message.live);
				break;
			case "frames":
				this.live.hear(message);
				break;
			case "live_over":
				this.live.over(message.seat);
				if (message.say) this.warn(sceneSays(message.say, this.said?.chairs ?? []));
				break;
			default:
				break;
		}
	}

	private hearTable(message: Table): void {
		this.said = message;
		this.rolling.forget();
		this.raceStart.end();
		this.chronicle.anew(message.lines);
		this.board.heard(message.lines, message.mine, true);
		this.beside.chat = [...message.chat];
		this.playback.forget();
		this.parts.title.textContent = message.title;
		if (this.room) storage.remember(this.room, message.title, {});
		// a move among these lines has arrived: settle it before drawing
		this.making.happened(message.lines);
		this.present({ lines: [], picture: message.picture });
		if (this.room && message.mine.length && message.lines.length <= BEGINNING)
			void offerLesson(this.parts.players, message.game, message.title);
		this.making.reconnected();
		this.live.anew(message.picture.live);
		this.draw();
	}

	private hearUpdate(message: Update): void {
		if (!this.said) return;
		const { n, chairs, next, picture, control } = message;
		if (message.lines.length === 0) this.hints.spoken(this.said.n, n);
		this.said = { ...this.said, n, chairs, next, picture, control };
		// after a reconnect, live scenes may have started or ended
		this.making.happened(message.lines);
		if (message.id) {
			this.live.anew(picture.live);
			this.rolling.forget();
			this.making.reconnected();
		}
		this.beside.chat.push(...message.chat);
		for (const line of message.chat)
			if (line.text === HINT_ASKED) this.chronicle.mark(hintTaken(line, readerSeat(this.said)));
		if (message.lines.length === 0 && !this.playback.busy) {
			// visitors, chat and requests do not reset the picker
			this.shown = message.picture;
			this.timer.set(message.picture, message.chairs);
			this.draw();
			return;
		}
		void this.playback.add({ lines: message.lines, picture: message.picture });
	}

	/** An error that answers no request of this page. */
	private warn(text: string): void {
		this.parts.sorry.textContent = text;
		this.draw();
	}

	private hearSorry(id: number, text: string): void {
		const mine = this.making.answered(id);
		this.live.refused(id);
		this.hints.refused(id);
		if (this.verdicts.knows(id)) this.verdicts.answer(id, "void", text);
		else this.parts.sorry.textContent = text;
		if (mine || this.racing) this.picker?.reset();
		this.draw();
	}

	/** Set the current state. */
	private present({ lines, picture }: News): void {
		// an undone move may be anybody's, and so may events before the first line
		const moved =
			lines.length > 0 && lines.every((line) => line.text !== "undo") ? lines.map((line) => line.seat) : null;
		if (this.said) this.curtain.fall(this.said, picture);
		// the log never runs ahead of the board
		this.board.heard(lines, this.said?.mine ?? []);
		this.chronicle.add(lines, this.shown?.scene?.scores ?? [], picture.scene?.scores ?? []);
		this.shown = picture;
		this.timer.set(picture, this.said?.chairs ?? []);
		this.parts.sorry.textContent = "";
		this.making.begin(moved);
		this.board.look(picture, this.said);
		this.announcer.add(lines);
		this.draw();
		soundNews(lines, picture.turn.kind === "over" ? "over" : this.picker ? "mine" : "");
	}

	tell(text: string): void {
		this.announcer.say(text);
	}

	ask(wish: Wish): number {
		return this.socket.send(wish);
	}

	// --- drawing

	draw(): void {
		const { said, shown: picture, parts } = this;
		if (!said || !picture) return;
		const scene = picture.scene;
		this.drawStatus();
		const { kind } = picture.turn;
		const mine = kind === "choose" && this.picker !== null && !this.animating;
		this.attention.show(said.title, mine ? say("your-turn") : "", said.mine.length > 0 && kind !== "over");
		parts.play.classList.toggle("inviting", picture.turn.kind === "waiting" && said.mine.length === 0);
		if (!this.byHand.draw(said, picture)) this.roomPanel.draw(said, picture);
		this.rolling.draw(said, picture);
		this.hints.draw(said, picture);
		render(
			traysPanel(scene, this.animating ? null : this.picker, said.chairs, (way) => this.take(way)),
			parts.trays,
		);
		this.who.draw();
		this.race.draw();
		const { stage } = this.board;
		const pyramid = parts.stage.hidden ? null : stage;
		const steered = this.live.draw(pyramid);
		if (steered) parts.tools.hidden = true;
		else parts.tools.hidden = !this.hand.draw(pyramid);
		const ways = this.making.ways().filter((way) => parts.tools.hidden || !HANDS.includes(way[0]?.atom ?? ""));
		this.choices.draw(scene, ways, this.board.pictured, steered);
		parts.write.hidden = !this.picker || this.racing || steered;
		render(undoPanel(this, said, picture), parts.undo);
		render(turnNotice(this, said, picture), parts.turnNotice);
		this.sheet.draw(said, picture, this.beside.chat.length);
		if (!this.behind) {
			this.behind = true;
			afterFrame(() => this.drawBeside());
		}
		if ((this.animating && this.playback.waiting) || this.live.running || this.moments.holding || this.hints.showing)
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

	private drawStatus(): void {
		const { said, shown } = this;
		const happened = said && shown ? this.chronicle.newest(said, shown) : "";
		render(statusView(this, sayings(this, this.board.pictured), happened), this.parts.status);
	}
}
