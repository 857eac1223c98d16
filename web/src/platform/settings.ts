/** Settings of this browser: sounds, contrast, motion. They never leave it. */
const KEY = "pipyard.taste";
interface Preferences {
	/** Off by default. */
	readonly sounds: boolean;
	readonly contrast: boolean;
	readonly still: boolean;
	/** Roll automatically when it is my roll. */
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
		// without storage it lasts as long as the page
	}
	applyPreferences();
	dispatchEvent(new Event("pipyard-preferences"));
}
/** Apply the settings to the page. */
export function applyPreferences(): void {
	document.documentElement.classList.toggle("contrast", preferences().contrast);
}
/** Whether motion is reduced, by the system or by this page's setting. */
export const still = (): boolean => preferences().still || matchMedia("(prefers-reduced-motion: reduce)").matches;
