/** The wake lock of the screen. */

/** Keep the screen on while the page is visible. */
export async function keepAwake(): Promise<void> {
	try {
		await navigator.wakeLock.request("screen");
	} catch {
		// without a wake lock the screen goes dark as usual
	}
}
