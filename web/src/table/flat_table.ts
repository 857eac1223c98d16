/** Several people around a flat screen: the board stays, text and buttons turn to the player to move. */
import { say } from "../i18n/texts";
import type { Picture, Table } from "../net/protocol";
import { storage } from "../platform/storage";
import type { TableContext } from "../state/table_context";
import { html, nothing, type View } from "../ui/render";
import type { Board } from "./table_board";

/** Draw the choice, and turn the sheet. People sit on two sides: every other one opposite. */
export function flatTable(context: TableContext, board: Board, said: Table, picture: Picture, play: HTMLElement): View {
	// with secrets the screen changes hands instead
	const offered = said.mine.length > 1 && !said.secret && picture.turn.kind !== "waiting";
	const flat = offered && storage.flat;
	const seat = context.picker?.seat ?? picture.turn.seats.find((one) => said.mine.includes(one));
	play.classList.toggle("flat", flat);
	// between two turns it does not move
	if (seat !== undefined || !flat) play.classList.toggle("far", flat && said.mine.indexOf(seat ?? 0) % 2 === 1);
	if (!offered) return nothing;
	const change = (event: Event): void => {
		storage.flat = (event.target as HTMLInputElement).checked;
		if (storage.flat) board.lookDown();
		context.draw();
	};
	return html`<label class="tick small lies-flat" for="lies-flat"
		><input type="checkbox" id="lies-flat" .checked=${flat} @change=${change} />${say("lies-flat")}</label
	>`;
}
