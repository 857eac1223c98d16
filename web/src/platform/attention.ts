/** Call a player's attention: the turn in the tab's title, a short vibration, and a screen that stays on during a game. */
import { urlOf } from "../net/base";

/** Whether notifications about one's turn are possible; "plain": not on an insecure address. */
export function notifying(): "yes" | "ask" | "no" | "plain" {
	if (!isSecureContext) return "plain";
	if (!("Notification" in window) || Notification.permission === "denied") return "no";
	return Notification.permission === "granted" ? "yes" : "ask";
}
/** Ask for permission. Phones show notifications of a service worker only, so one must be running. */
export async function askForNotices(): Promise<void> {
	if ((await Notification.requestPermission()) === "granted") await worker();
}
/** The service worker of this page, as notifications and calls need it. */
export const worker = async (): Promise<ServiceWorkerRegistration | null> => {
	if (!("serviceWorker" in navigator)) return null;
	try {
		await navigator.serviceWorker.register(urlOf("/service-worker.js"));
		return await navigator.serviceWorker.ready;
	} catch {
		// with a certificate accepted by hand there is no worker: the title and the sound must do
		return null;
	}
};
async function notify(turn: string, title: string): Promise<void> {
	if (notifying() !== "yes") return;
	const icon = urlOf("/assets/icon-192.png");
	const data = { page: location.href };
	await (await worker())?.showNotification(turn, { body: title, tag: location.pathname, icon, badge: icon, data });
}
/** Close the notification once the page is visible. */
async function takeBack(): Promise<void> {
	if (notifying() !== "yes" || !("serviceWorker" in navigator)) return;
	const found = await navigator.serviceWorker.getRegistration(urlOf("/"));
	for (const note of (await found?.getNotifications({ tag: location.pathname })) ?? []) note.close();
}
/** A dot on the icon of an installed page. */
function badge(on: boolean): void {
	if ("setAppBadge" in navigator) void (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
}

/** Length of the vibration in milliseconds. */
const BUZZ = 60;

export class Attention {
	private calling = false;
	private lock: WakeLockSentinel | null = null;
	private playing = false;

	constructor() {
		// the browser releases the lock whenever the page is hidden
		document.addEventListener("visibilitychange", () => {
			void this.stayAwake();
			if (!document.hidden) void takeBack();
		});
	}

	/** `turn`: prefix of the title while it is the turn of a player here; otherwise empty. */
	show(title: string, turn: string, playing: boolean): void {
		document.title = [turn && `● ${turn}`, title, "Pipyard"].filter(Boolean).join(" · ");
		const calls = turn !== "";
		if (calls && !this.calling && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
		if (calls && !this.calling && document.hidden) void notify(turn, title);
		if (calls !== this.calling) badge(calls);
		this.calling = calls;
		if (playing === this.playing) return;
		this.playing = playing;
		void this.stayAwake();
	}

	private async stayAwake(): Promise<void> {
		// secure contexts only
		if (!("wakeLock" in navigator)) return;
		if (!this.playing || document.hidden) {
			await this.lock?.release();
			this.lock = null;
			return;
		}
		if (this.lock && !this.lock.released) return;
		try {
			this.lock = await navigator.wakeLock.request("screen");
		} catch {
			// saving power comes first
		}
	}
}
