/** Where the game of a replay is: in a room, or in the address of the page. */
import { currentLanguage } from "../i18n/texts";
import { request } from "../net/api";
import { SITE, whole } from "../net/base";
import type { Refusal } from "../net/protocol";
import { type CarriedGame, carriedGame, fragmentOf, gameLink, logOf } from "../platform/game_link";
import { packText } from "../platform/packed_text";
import { addressOf } from "../rules/study_address";

export interface ReplaySource {
	/** The room; empty: none, the link carries the game. */
	readonly room: string;
	/** The number of the game in its room; 0: the last one, until its first moment says which. */
	game: number;
	/** The game after so many events. */
	moment(step: number): Promise<Response>;
	/** The address of this page for a step. */
	address(step: number): string;
	/** The address of the study board that branches off from a step. */
	study(step: number): string;
	/** A link for others; null: the game is too long for one. */
	link(step: number): Promise<string | null>;
	log(): Promise<string | null>;
	packed(): Promise<string | null>;
}

export class RoomGame implements ReplaySource {
	constructor(
		readonly room: string,
		public game: number,
	) {}
	moment(step: number): Promise<Response> {
		return request(`/api/rooms/${this.room}/games/${this.game}/${step}`);
	}
	address(step: number): string {
		const wanted = new URLSearchParams(location.search);
		wanted.set("replay", String(this.game));
		wanted.set("step", String(step));
		return `?${wanted}${location.hash}`;
	}
	study(step: number): string {
		return addressOf({ room: this.room, game: this.game, step }, []);
	}
	/** Nobody else knows the rooms of a site without a server. */
	async link(step: number): Promise<string | null> {
		if (!SITE) return whole(`/t/${this.room}?replay=${this.game}${step ? `&step=${step}` : ""}`);
		const packed = await this.packed();
		return packed && gameLink(packed, step);
	}
	log(): Promise<string | null> {
		return logOf(this.room, this.game);
	}
	async packed(): Promise<string | null> {
		const log = await this.log();
		return log && packText(log);
	}
}

/** Beyond the end of every game. */
const END = 1_000_000;

export class LinkedGame implements ReplaySource {
	readonly room = "";
	game = 1;

	private constructor(
		private readonly carried: CarriedGame,
		readonly step: number,
	) {}

	/** The game of a fragment, or why it cannot be shown: all of it is played through once. */
	static async read(fragment: string): Promise<LinkedGame | string> {
		const carried = await carriedGame(fragment);
		if (!carried) return "";
		const found = new LinkedGame(carried, carried.step);
		const answer = await found.moment(END);
		return answer.ok ? found : answer.json().then((told) => (told as Refusal).error);
	}
	moment(step: number): Promise<Response> {
		return request("/api/replay", {
			method: "POST",
			headers: { "content-type": "application/json", "accept-language": currentLanguage() },
			body: JSON.stringify({ log: this.carried.log, step }),
		});
	}
	address(step: number): string {
		return location.search + fragmentOf(this.carried.packed, step);
	}
	study(step: number): string {
		return addressOf({ packed: this.carried.packed, step }, []);
	}
	async link(step: number): Promise<string | null> {
		return gameLink(this.carried.packed, step);
	}
	async log(): Promise<string | null> {
		return this.carried.log;
	}
	async packed(): Promise<string | null> {
		return this.carried.packed;
	}
}
