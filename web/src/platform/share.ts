/** The share sheet of a phone, where its browser has one. */

export const canShare = (): boolean => typeof navigator.share === "function";

/** Returns whether sharing is handled. Closing the sheet counts as handled. */
export async function shareLink(title: string, url: string): Promise<boolean> {
	try {
		await navigator.share({ title, url });
		return true;
	} catch (error) {
		return error instanceof DOMException && error.name === "AbortError";
	}
}
