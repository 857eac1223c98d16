/** Texts packed into letters that may stand in the fragment of an address. */

/** Characters of the longest packed text, and of the longest text, as in `server/web/log_api.py` and `browser/own_rules.py`. */
export const MOST_PACKED = 32_000;
export const MOST_TEXT = 60_000;

/** A text as letters; null: it is too long for a link. */
export async function packText(text: string): Promise<string | null> {
	if (text.length > MOST_TEXT) return null;
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
	const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
	const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	const packed = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
	return packed.length > MOST_PACKED ? null : packed;
}

/** What was packed; null: it is damaged, or more than a link may carry. */
export async function unpackText(packed: string): Promise<string | null> {
	if (!packed || packed.length > MOST_PACKED || !/^[A-Za-z0-9_-]+$/.test(packed)) return null;
	try {
		const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
		const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
		const decoder = new TextDecoder("utf-8", { fatal: true });
		const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
		let text = "";
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return text + decoder.decode();
			text += decoder.decode(value, { stream: true });
			// a few letters may unpack to more than there is memory
			if (text.length > MOST_TEXT) {
				await reader.cancel();
				return null;
			}
		}
	} catch {
		return null;
	}
}
