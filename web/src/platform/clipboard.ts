/** Copy a text; whether that was possible. Over plain http browsers keep the clipboard to themselves, but still copy what is selected. */
export async function copied(text: string): Promise<boolean> {
	if (navigator.clipboard) {
		try {
			await navigator.clipboard.writeText(text);
			return true;
		} catch {
			// not allowed: the old way may be
		}
	}
	const field = document.createElement("textarea");
	field.value = text;
	// what is not drawn cannot be selected
	Object.assign(field.style, { position: "fixed", opacity: "0" });
	document.body.append(field);
	field.select();
	try {
		return document.execCommand("copy");
	} catch {
		return false;
	} finally {
		field.remove();
	}
}
