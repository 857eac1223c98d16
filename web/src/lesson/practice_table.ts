/** A table for practice in a lesson: a real room of the learner alone, with live actions, that nobody comes back to. */
import { currentLanguage, say } from "../i18n/texts";
import { request } from "../net/api";
import type { RoomMade } from "../net/protocol";
import { type Connection, RoomSocket } from "../net/socket";
import { storage } from "../platform/storage";

export interface PracticeTable extends Connection {
	close(): void;
}

/** Open one; null if that is not possible now. */
export async function practiceTable(
	game: string,
	options: Readonly<Record<string, string>>,
): Promise<PracticeTable | null> {
	const seats = [{ kind: "person", name: storage.name || say("default-name") }];
	const answer = await request("/api/rooms", {
		method: "POST",
		headers: { "content-type": "application/json", "accept-language": currentLanguage() },
		body: JSON.stringify({ game, seats, options, rolls: true }),
	}).catch(() => null);
	if (!answer?.ok) return null;
	const made = (await answer.json()) as RoomMade;
	return new RoomSocket(made.room, currentLanguage(), () => Object.values(made.tokens));
}
