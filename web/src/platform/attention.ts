/** Call a player's attention: the turn in the tab's title, a short vibration, and a screen that stays on during a game. */

/** Whether a message about the own turn could be had: "plain" stands for an address that browsers do not trust with it. */
export function notifying(): "yes" | "ask" | "no" | "plain" {
	if (!isSecureContext) return "plain";
	if (!("Notification" in window) || Notification.permission === "denied") return "no";
	return Notification.permission === "granted" ? "yes" : "ask";
}
function notify(turn: string, title: string): void {
	if (notifying() !== "yes") return;
	try {
		const note = new Notification(turn, { body: title, tag: "pipyard-turn", icon: "/assets/icon-192.png" });
		note.onclick = () => {
			window.focus();
			note.close();
		};
	} catch {
		// browsers of phones want a service worker for it: the title and the sound have to do
	}
}

/** Length of the vibration in milliseconds. */
const BUZZ = 60;

export class Attention {
	private calling = false;
	private lock: WakeLockSentinel | null = null;
	private playing = false;

	constructor() {
		// the browser releases the lock whenever the page is hidden
		document.addEventListener("visibilitychange", () => void this.stayAwake());
	}

	/** `turn`: prefix of the title while it is the turn of a player here; otherwise empty. */
	show(title: string, turn: string, playing: boolean): void {
		document.title = [turn && `● ${turn}`, title, "Pipyard"].filter(Boolean).join(" · ");
		const calls = turn !== "";
		if (calls && !this.calling && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
		if (calls && !this.calling && document.hidden) notify(turn, title);
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
