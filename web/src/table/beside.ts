/** Everything beside the board: sentences, players, rolls, log, chat. */
import { say } from "../i18n/texts";
import type { ChatLine, Picture, Scene, Table } from "../net/protocol";
import { storage } from "../platform/storage";
import { tripIn } from "../rules/dice_trip";
import type { Picker } from "../rules/move_picker";
import type { ScreenPoint } from "../scene3d/viewport";
import type { TableContext } from "../state/table_context";
import { html, render, type View } from "../ui/render";
import { pointable, readerSeat, sceneSays } from "../ui/sentences";
import type { Readiness } from "../ui/swipe";
import type { Clock } from "./clock";
import { flatTable } from "./flat_table";
import type { Layout } from "./layout";
import { endOffer } from "./lesson_offer";
import type { MoveLog } from "./move_log";
import { chatPanel, HINT_ASKED, playersPanel, rolledPanel, speaker } from "./panels";
import { premovesPanel } from "./premoves_panel";
import { reportPanel } from "./report_panel";
import { happenedView, sayings } from "./status";
import type { Board } from "./table_board";
import { traysPanel } from "./trays_panel";
import { turnNotice } from "./turn_notice";
import { undoPanel } from "./undo_panel";

/** Maximum number of scene sentences on the board. */
const MOST_SAYINGS = 2;
/** Maximum number beside it; more are folded, so that the choices stay on the screen. */
const MOST_BESIDE = 5;

interface Neighbours {
	readonly log: MoveLog;
	readonly timer: Clock;
	readonly board: Board;
}

/** The first sentences, the others behind a click. */
const folded = (sentences: readonly View[]): View =>
	sentences.length <= MOST_BESIDE + 1
		? html`${sentences}`
		: html`${sentences.slice(0, MOST_BESIDE)}<details>
					<summary data-key="more-sayings">${say("more-sayings", { count: sentences.length - MOST_BESIDE })}</summary>
					${sentences.slice(MOST_BESIDE)}
				</details>`;

export class Beside {
	chat: ChatLine[] = [];
	/** The conditional line that the server keeps for this seat; null: it has not been asked for. */
	premoves: readonly string[] | null = null;

	constructor(
		private readonly parts: Layout,
		private readonly context: TableContext,
		private readonly around: Neighbours,
	) {}

	/** New lines of the chat; screen readers hear those of others, also where the chat is folded away. */
	learnLine(line: readonly string[]): void {
		this.premoves = line;
		this.context.draw();
	}
	/** Something was played: what is left of the line? */
	askLine({ mine: [seat] }: Table): void {
		if (this.premoves && seat !== undefined) this.context.ask({ t: "premoves", seat, line: null });
	}
	hear(lines: readonly ChatLine[]): void {
		this.chat.push(...lines);
		const { said } = this.context;
		for (const line of lines)
			if (said && !line.say && line.text !== HINT_ASKED && !said.mine.includes(line.seat))
				this.context.announce(say("chat-heard", { name: speaker(line), text: line.text }));
	}

	draw(said: Table, picture: Picture): void {
		const { parts, context, around } = this;
		parts.signature.hidden = parts.signature.disabled = said.mine.length > 0;
		if (picture.turn.kind === "over") endOffer();
		const words = sayings(context, around.board.pictured);
		parts.play.classList.toggle("many", words.length > MOST_SAYINGS);
		const happened = picture.turn.kind === "over" ? [] : around.log.newest(said, picture);
		render(happenedView(happened), parts.news);
		const sentences = words.map((text) => html`<p>${pointable(sceneSays(text, said.chairs, readerSeat(said)))}</p>`);
		render(html`${happenedView(happened)}${folded(sentences)}`, parts.says);
		// a map has its dice above it, a table without a drawing on it
		const scene = tripIn(picture.scene) || parts.board.classList.contains("dice") ? null : picture.scene;
		render(rolledPanel(scene, said.chairs, readerSeat(said), around.board.side), parts.rolled);
		around.log.draw(said, picture);
		render(chatPanel(this.chat, said.chairs, readerSeat(said)), parts.chat);
		if (said.club) render(reportPanel(said, this.chat), parts.report);
	}
	/** The dice that pieces are broken off from; `toggle` chooses one, or puts it back. */
	drawTrays(said: Table, scene: Scene | null, toggle: (name: string, spot: ScreenPoint) => void): void {
		const { board } = this.around;
		const picker = this.context.animating ? null : this.context.picker;
		const hands = {
			toggle,
			ready: (name: string): Readiness => readiness(this.context.picker, name),
			over: (x: number, y: number) => board.over(x, y),
			drop: (x: number, y: number) => board.drop(x, y),
		};
		render(traysPanel(scene, picker, said, hands), this.parts.trays);
	}
	/** Scores and whose turn it is, in the same frame as the banner. */
	drawPlayers(said: Table, picture: Picture): void {
		render(
			playersPanel(said, picture, (seat) => this.mute(seat), storage.muted(this.context.room)),
			this.parts.players,
		);
		this.around.timer.tick();
	}
	/** Taking back, messages about one's turn, a screen that lies flat. */
	drawQuestions(said: Table, picture: Picture): void {
		const { parts, context } = this;
		render(undoPanel(context, said, picture), parts.undo);
		render(premovesPanel(context, said, picture, this.premoves), parts.premoves);
		render(turnNotice(context, said, picture), parts.turnNotice);
		render(flatTable(context, this.around.board, said, picture, parts.play), parts.flat);
	}
	private mute(seat: number): void {
		const { room } = this.context;
		const yes = !storage.muted(room).includes(seat);
		storage.mute(room, seat, yes);
		this.context.ask({ t: "mute", seat, yes });
		this.context.draw();
	}
}

/** Whether a die beside the plate can be chosen as the next of a piece. */
function readiness(picker: Picker | null, name: string): Readiness {
	if (!picker || picker.atoms.includes(name)) return "never";
	if (picker.next === null) return "later";
	return picker.beforePiece.some(({ atom }) => atom === name) ? "now" : "never";
}
