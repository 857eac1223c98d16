/** Archives in which files lie as they are, one after the other: `tools/site_python.py` writes them, without comments. */

/** The files of an archive, by name, without copying them. */
export function filesIn(archive: Uint8Array): Map<string, Uint8Array> {
	const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
	const end = archive.length - 22;
	const found = new Map<string, Uint8Array>();
	const text = new TextDecoder();
	let at = view.getUint32(end + 16, true);
	for (let left = view.getUint16(end + 10, true); left > 0; left--) {
		const size = view.getUint32(at + 24, true);
		const [name, extra, note] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
			number,
			number,
			number,
		];
		const local = view.getUint32(at + 42, true);
		const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
		found.set(text.decode(archive.subarray(at + 46, at + 46 + name)), archive.subarray(start, start + size));
		at += 46 + name + extra + note;
	}
	return found;
}
