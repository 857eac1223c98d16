/** What a visitor likes: sounds, contrast, motion. Remembered by this browser; nothing leaves it. */
const KEY = "pipyard.taste";
interface Preferences {
	/** Off unless somebody wants them. */
	readonly sounds: boolean;
	readonly contrast: boolean;
	readonly still: boolean;
	/** The table rolls for me, as soon as it is my roll. */
	readonly autoRoll: boolean;
}
const USUAL: Preferences = { sounds: false, contrast: false, still: false, autoRoll: false };

export function preferences(): Preferences {
	try {
		return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
	} catch {
		return USUAL;
	}
}
export function changePreferences(change: Partial<Preferences>): void {
	try {
		localStorage.setItem(KEY, JSON.stringify({ ...preferences(), ...change }));
	} catch {
		// a browser without a memory forgets it with the page
	}
	applyPreferences();
}
/** Let the page look as is liked. */
export function applyPreferences(): void {
	document.documentElement.classList.toggle("contrast", preferences().contrast);
}
/** Whether motion is not wanted, by the system's word or by this page's. */
export const still = (): boolean => preferences().still || matchMedia("(prefers-reduced-motion: reduce)").matches;
