/** Copy a text, also on plain http, where the clipboard API is missing. */

/** Returns whether the text was copied. `field` shows the same text; if all fails it is left selected, for copying by hand. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		field.focus();
		field.select();
		// old, but the only way on plain http
		return document.execCommand("copy");
	}
}
