/** The entries of the list of choices, so that few keys make a move. Pure: no page, no socket. */
import type { BranchPath, Picker } from "./move_picker";
import { keySet, oneKey } from "./typed_choice";

/** Ways with fewer places are as quickly picked place by place. */
const LONG_WAY = 3;

/** `ownBoard`: the game has a board of its own, on which no place is clicked before a verb. */
export function choiceEntries(picker: Picker, ownBoard: boolean): BranchPath[] {
	if (picker.several.length) return [...picker.several];
	const most = oneKey(keySet(false, ownBoard));
	const next = (picker.next ?? []).map((branch): BranchPath => [branch]);
	if (ownBoard && picker.atoms.length === 0) {
		// what is done with what: one choice instead of two
		const whole = next.flatMap((way) => (way[0]?.more ?? []).map((branch): BranchPath => [...way, branch]));
		const verbs = next.filter((way) => !way[0]?.more?.length);
		const entries = [...verbs, ...whole];
		return entries.length <= most ? entries : next;
	}
	const far = picker.farther(LONG_WAY);
	return next.length + far.length <= most ? [...next, ...far] : next;
}
