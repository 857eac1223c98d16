/** The club of the server, asked with the key of this device. */
import { currentLanguage, say } from "../i18n/texts";
import { urlOf } from "../net/base";
import type { Refusal } from "../net/protocol";
import { storage } from "../platform/storage";

/** A refusal, in words for people. */
export class ClubError extends Error {
	constructor(
		readonly status: number,
		message: string,
	) {
		super(message);
	}
}

async function answerOf(path: string, body?: object): Promise<Response> {
	const headers: Record<string, string> = { "accept-language": currentLanguage() };
	if (storage.member) headers.authorization = `Bearer ${storage.member}`;
	if (body) headers["content-type"] = "application/json";
	const asked = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
	const answer = await fetch(urlOf(`/api/club${path}`), asked).catch(() => null);
	if (!answer) throw new ClubError(0, say("lobby-no-server"));
	if (answer.ok) return answer;
	const why = await answer.json().then(
		(body) => (body as Refusal).error,
		() => String(answer.status),
	);
	throw new ClubError(answer.status, why);
}
/** Ask for something; with a body: change something. */
export const ask = async <T>(path: string, body?: object): Promise<T> =>
	(await (await answerOf(path, body)).json()) as T;

/** Save an answer as a file of this device. */
export async function download(path: string, name: string): Promise<void> {
	const address = URL.createObjectURL(await (await answerOf(path)).blob());
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
