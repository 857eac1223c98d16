/** The place of the panel for real dice, which is loaded at the tables that roll them. */
import type { Picture, Table } from "../net/protocol";
import type { TableContext } from "../state/table_context";
import type { DiceHistory, RealDicePanel } from "./real_dice_panel";

export class RealDiceSlot {
	private panel: RealDicePanel | null = null;
	private loading = false;

	constructor(
		private readonly host: HTMLElement,
		private readonly context: TableContext,
		private readonly history: DiceHistory,
	) {}

	/** Whether a roll of a local seat is pending and its panel is there. */
	draw(said: Table, picture: Picture): boolean {
		if (!this.panel && !this.loading && picture.turn.by_hand) void this.load();
		return this.panel?.draw(said, picture) ?? false;
	}

	private async load(): Promise<void> {
		this.loading = true;
		try {
			const { RealDicePanel } = await import("./real_dice_panel");
			this.panel = new RealDicePanel(this.host, this.context, this.history);
			this.context.draw();
		} finally {
			this.loading = false;
		}
	}
}
