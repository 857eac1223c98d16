/** Announcements for screen readers. */
import type { EventLine, Picture, Table } from "../net/protocol";
import { eventText, readerSeat, turnText } from "../ui/sentences";
import type { MoveLog } from "./move_log";

export class Announcer {
	/** The pending announcement; null: none. */
	private news: readonly EventLine[] | null = null;

	constructor(
		private readonly host: HTMLElement,
		private readonly log: MoveLog,
	) {}

	say(text: string): void {
		if (this.host.textContent !== text) this.host.textContent = text;
	}
	add(lines: readonly EventLine[]): void {
		this.news = [...(this.news ?? []), ...lines];
	}
	/** Announce everything new since the last time, and whose turn it is. */
	sayNews(said: Table, picture: Picture): void {
		if (this.news === null) return;
		const reader = readerSeat(said);
		const news = this.news.map((line) =>
			eventText(line, said.chairs, picture.scene, this.log.opening(line) ? "begins-log" : "", false, reader),
		);
		this.news = null;
		this.say([...news, turnText(picture.turn, said)].join(". "));
	}
}
