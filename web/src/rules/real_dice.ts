/** Input of real dice, die by die; accepts only faces such dice have. Pure: no page, no socket. */
import type { RollForm } from "../net/protocol";

/** Up to this many dice are shown one by one; beyond that only their number. */
export const MOST_SHOWN = 12;

/** Whether the form is filled in face by face. */
export const byFaces = (form: RollForm): boolean =>
	form.kind === "standing" || (form.kind === "numbers" && form.faces <= 9);

/** The faces that may come next. */
export function nextFaces(form: RollForm, entered: readonly number[]): number[] {
	const all = Array.from({ length: form.faces }, (_, i) => i + 1);
	if (entered.length >= form.count) return [];
	if (form.kind !== "standing") return all;
	return all.filter((face) => form.words?.some((word) => word.startsWith([...entered, face].join(""))));
}

/** The valid faces in typed input. */
export function facesIn(form: RollForm, text: string): number[] {
	const entered: number[] = [];
	for (const digit of text.replaceAll(/\D/g, "")) {
		const face = Number(digit);
		if (nextFaces(form, entered).includes(face)) entered.push(face);
	}
	return entered;
}

/** The outcome as the log writes it; null while something is missing. */
export function outcomeOf(form: RollForm, entered: readonly number[]): string | null {
	if (entered.length !== form.count) return null;
	return entered.join(form.kind === "standing" ? "" : " ");
}
