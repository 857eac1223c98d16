/** Copying a text, also where the page is not served over https and the browser's clipboard is out of reach. */

/** Whether it was copied. `field` shows the same text: if nothing else works it is left selected, to be copied by hand. */
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
