/** Opening a table: ask the server for a room, and go there. */

import { currentLanguage, say } from "../i18n/texts";
import { request } from "../net/api";
import { go } from "../net/base";
import type { NewSeat, Refusal, RoomMade } from "../net/protocol";
import { seatsInLink, storage } from "../platform/storage";
import type { CatalogueGame } from "./catalogue";
import type { Chosen } from "./option_fields";
import type { RoomTerms } from "./room_terms";

/** Open a table and go there, or show why not. */
export async function openTable(
	volume: CatalogueGame,
	seats: readonly NewSeat[],
	options: Readonly<Chosen>,
	button: HTMLButtonElement,
	trouble?: HTMLElement,
	terms: Partial<RoomTerms> = {},
): Promise<void> {
	button.disabled = true;
	try {
		const answer = await request("/api/rooms", {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"accept-language": currentLanguage(),
				...(storage.member ? { authorization: `Bearer ${storage.member}` } : {}),
			},
			body: JSON.stringify({ game: volume.game.key, seats, options, rolls: true, device: storage.device, ...terms }),
		});
		if (!answer.ok) throw new Error(await refusal(answer));
		// keep the form for coming back
		addEventListener("pageshow", () => (button.disabled = false), { once: true });
		sitDown((await answer.json()) as RoomMade, volume.words.title);
	} catch (error) {
		const known = error instanceof Error && !(error instanceof TypeError);
		if (trouble) trouble.textContent = known ? error.message : say("lobby-no-server");
		button.disabled = false;
	}
}
/** Go to a room that was made for somebody here. */
export function sitDown(made: RoomMade, title: string): void {
	const kept = storage.remember(made.room, title, made.tokens);
	const quality = new URLSearchParams(location.search).get("quality");
	const search = quality ? `?quality=${quality}` : "";
	go(`/t/${made.room}${search}${kept ? "" : seatsInLink(made.tokens)}`);
}
async function refusal(answer: Response): Promise<string> {
	if (answer.status === 429) return say("error-too-many");
	if (answer.status === 503) return say("error-store");
	const why = await answer.json().then(
		(told) => (told as Refusal).error,
		() => String(answer.status),
	);
	return say("error-no-game", { why });
}
