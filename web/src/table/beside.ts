/** Everything beside the board: sentences, players, rolls, log, chat. */
import type { ChatLine, Picture, Table } from "../net/protocol";
import { storage } from "../platform/storage";
import type { TableContext } from "../state/table_context";
import { html, render } from "../ui/render";
import { pointable, readerSeat, sceneSays } from "../ui/sentences";
import type { Board } from "./board";
import type { Clock } from "./clock";
import type { Layout } from "./layout";
import type { MoveLog } from "./move_log";
import { chatPanel, playersPanel, rolledPanel } from "./panels";
import { sayings } from "./status";

/** Maximum number of scene sentences on the board. */
const MOST_SAYINGS = 2;

interface Neighbours {
	readonly log: MoveLog;
	readonly timer: Clock;
	readonly board: Board;
}

export class Beside {
	chat: ChatLine[] = [];

	constructor(
		private readonly parts: Layout,
		private readonly context: TableContext,
		private readonly around: Neighbours,
	) {}

	draw(said: Table, picture: Picture): void {
		const { parts, context, around } = this;
		const words = sayings(context, around.board.pictured);
		parts.play.classList.toggle("many", words.length > MOST_SAYINGS);
		render(
			words.map((text) => html`<p>${pointable(sceneSays(text, said.chairs))}</p>`),
			parts.says,
		);
		render(
			playersPanel(said, picture, (seat) => this.mute(seat), storage.muted(context.room)),
			parts.players,
		);
		around.timer.tick();
		render(rolledPanel(picture.scene, said.chairs, readerSeat(said)), parts.rolled);
		around.log.draw(said, picture);
		render(chatPanel(this.chat, said.chairs, readerSeat(said)), parts.chat);
	}
	private mute(seat: number): void {
		const { room } = this.context;
		const yes = !storage.muted(room).includes(seat);
		storage.mute(room, seat, yes);
		this.context.ask({ t: "mute", seat, yes });
		this.context.draw();
	}
}
