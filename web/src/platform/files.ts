/** Files that a person saves from a page, or gives to it. */

export function saveText(text: string, name: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
	Object.assign(document.createElement("a"), { href: address, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Let a person choose a text file; null: none, or one longer than so many characters. */
export function chooseText(kinds: string, most: number): Promise<string | null> {
	return new Promise((resolve) => {
		const field = Object.assign(document.createElement("input"), { type: "file", accept: kinds });
		field.addEventListener("cancel", () => resolve(null));
		field.addEventListener("change", () => {
			const file = field.files?.[0];
			if (!file || file.size > 4 * most) resolve(null);
			else void file.text().then((text) => resolve(text.length > most ? null : text));
		});
		field.click();
	});
}
