/** That it is somebody's turn reaches them: in the title of the tab, with a short buzz; and the screen stays on while they play. */

/** So long, in milliseconds, a phone buzzes. */
const BUZZ = 60;

export class Attention {
	private calling = false;
	private lock: WakeLockSentinel | null = null;
	private playing = false;

	constructor() {
		// a browser takes the lock away whenever the page is hidden
		document.addEventListener("visibilitychange", () => void this.stayAwake());
	}

	/** `turn`: the words that stand before the title while it is the turn of somebody here; empty: it is not. */
	show(title: string, turn: string, playing: boolean): void {
		document.title = [turn && `● ${turn}`, title, "Pipyard"].filter(Boolean).join(" · ");
		const calls = turn !== "";
		if (calls && !this.calling && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
		this.calling = calls;
		if (playing === this.playing) return;
		this.playing = playing;
		void this.stayAwake();
	}

	private async stayAwake(): Promise<void> {
		// only secure addresses may ask for it
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
