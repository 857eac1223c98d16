/** Web push: lets the table call this browser about its turns when the page is closed, where the host has set that up. */
import { get, post } from "../net/api";
import type { NewPush, PushKey } from "../net/protocol";
import { notifying, worker } from "./attention";

const asked = new Set<string>();

/** Give the table an address of this browser for its seats in a room; once for each page. */
export async function callMe(room: string, tokens: readonly string[], language: string): Promise<void> {
	if (notifying() !== "yes" || !("PushManager" in window) || !tokens.length || asked.has(room)) return;
	asked.add(room);
	try {
		const { key } = await get<PushKey>("/api/push");
		const manager = key ? (await worker())?.pushManager : undefined;
		if (!manager) return;
		const known = await manager.getSubscription();
		const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(async () => {
			// it was made with the key of another store
			await known?.unsubscribe();
			return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
		});
		const { endpoint, keys } = made.toJSON();
		const wish: NewPush = {
			tokens,
			endpoint: endpoint ?? "",
			p256dh: keys?.p256dh ?? "",
			auth: keys?.auth ?? "",
			language,
		};
		await post(`/api/rooms/${room}/push`, wish);
	} catch {
		// no push service can be reached: the open page still says whose turn it is
	}
}
