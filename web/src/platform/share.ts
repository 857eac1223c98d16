/** The share sheet of a phone, where its browser has one. */

export const canShare = (): boolean => typeof navigator.share === "function";

/** Whether it was shared; whoever closes the sheet has changed their mind, and nothing else is to be done. */
export async function shareLink(title: string, url: string): Promise<boolean> {
	try {
		await navigator.share({ title, url });
		return true;
	} catch (error) {
		return error instanceof DOMException && error.name === "AbortError";
	}
}
